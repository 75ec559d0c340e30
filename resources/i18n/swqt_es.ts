<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AbilityDialog</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n región en este mapa ahora</numerusform>
            <numerusform>%n regiones en este mapa ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Add an ability</source>
        <translation>Añadir una habilidad</translation>
    </message>
    <message>
        <source>Example – {0}: {1}</source>
        <extracomment>{0}: a race or power of the box; {1}: sentences</extracomment>
        <translation>Ejemplo – {0}: {1}</translation>
    </message>
    <message>
        <source>What else shall it be able to do?</source>
        <translation>¿Qué más debe poder hacer?</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copy version info</source>
        <translation>&amp;Copiar la versión</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencias</translation>
    </message>
    <message>
        <source>&amp;Made with</source>
        <translation>&amp;Hecho con</translation>
    </message>
    <message>
        <source>About swqt</source>
        <translation>Acerca de swqt</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Everything else – rules, artwork, sounds and wording – was made for swqt.</source>
        <translation>Todo lo demás (reglas, dibujos, sonidos y textos) se ha hecho para swqt.</translation>
    </message>
    <message>
        <source>Free software under {0}: use it, change it, share it.</source>
        <translation>Software libre con licencia {0}: úsalo, cámbialo y compártelo.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Lo&amp;g file:</source>
        <translation>Re&amp;gistro:</translation>
    </message>
    <message>
        <source>Log file</source>
        <translation>Archivo de registro</translation>
    </message>
    <message>
        <source>No log file is being written.</source>
        <translation>No se está escribiendo ningún archivo de registro.</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Abrir la ca&amp;rpeta</translation>
    </message>
    <message>
        <source>Small World for your desktop. swqt is an unofficial fan project. It is not connected with the publisher of the game and uses none of its artwork or texts. Small World is a trademark of its owner.</source>
        <translation>Small World en tu escritorio. swqt es un proyecto no oficial de aficionados. No tiene relación con la editorial del juego y no usa ninguna de sus imágenes ni de sus textos. Small World es una marca de su propietario.</translation>
    </message>
    <message>
        <source>What swqt is made with</source>
        <translation>Con qué está hecho swqt</translation>
    </message>
    <message>
        <source>includes {0}</source>
        <extracomment>{0}: names of the parts of a bundled program</extracomment>
        <translation>incluye {0}</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>Change the kind</source>
        <translation>Cambiar el tipo</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Change the tokens</source>
        <translation>Cambiar las fichas</translation>
    </message>
    <message>
        <source>Change the word</source>
        <translation>Cambiar la palabra</translation>
    </message>
    <message>
        <source>Change the world</source>
        <translation>Cambiar el mundo</translation>
    </message>
    <message>
        <source>Game files call it so: small letters a to z and hyphens</source>
        <translation>Así se llama en los archivos de partida: letras minúsculas de la a a la z y guiones</translation>
    </message>
    <message>
        <source>In other languages…</source>
        <translation>En otros idiomas…</translation>
    </message>
    <message>
        <source>Its tokens are</source>
        <translation>Sus fichas son</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Hecho para</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name in {0}</source>
        <extracomment>{0}: a language</extracomment>
        <translation>Nombre en {0}</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Raza</translation>
    </message>
    <message>
        <source>Small World</source>
        <translation>Small World</translation>
    </message>
    <message>
        <source>Small World Underground</source>
        <translation>Small World Underground</translation>
    </message>
    <message>
        <source>Special power</source>
        <translation>Poder especial</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Tokens of its own, in all</source>
        <translation>Fichas propias, en total</translation>
    </message>
    <message>
        <source>Word in files</source>
        <translation>Palabra en archivos</translation>
    </message>
    <message>
        <source>its own, in all:</source>
        <translation>propias, en total:</translation>
    </message>
    <message>
        <source>those of {0}</source>
        <extracomment>{0}: a race, which lends its tokens</extracomment>
        <translation>las de: {0}</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Declive</translation>
    </message>
    <message>
        <source>&amp;Decline  +{0}</source>
        <translation>&amp;Declive  +{0}</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>Ti&amp;rar</translation>
    </message>
    <message>
        <source>No race can roll before a conquest right now</source>
        <translation>Ahora ninguna raza puede tirar antes de una conquista</translation>
    </message>
    <message>
        <source>Roll the die before your next conquest ({0})</source>
        <translation>Tirar el dado antes de tu próxima conquista ({0})</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Mostrar la regla</translation>
    </message>
    <message>
        <source>You can decline only at the start of a turn, instead of conquering</source>
        <translation>Solo puedes entrar en declive al principio de un turno, en vez de conquistar</translation>
    </message>
    <message>
        <source>You pick a new race next turn.</source>
        <translation>En tu próximo turno eliges una raza nueva.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About swqt</source>
        <translation>&amp;Acerca de swqt</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>Or&amp;denar los paneles</translation>
    </message>
    <message>
        <source>&amp;Balance tokens</source>
        <translation>Re&amp;partir las fichas</translation>
    </message>
    <message>
        <source>&amp;Board…</source>
        <translation>&amp;Tablero…</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Confirmar</translation>
    </message>
    <message>
        <source>&amp;Continue last game</source>
        <translation>&amp;Continuar la última partida</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Crear</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>Entrar en &amp;declive</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Fin del turno</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Fit map to window</source>
        <translation>A&amp;justar el mapa a la ventana</translation>
    </message>
    <message>
        <source>&amp;Fortify borders</source>
        <translation>Fortificar las fr&amp;onteras</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Income</source>
        <translation>&amp;Ingresos</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Inmediata</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Atajos de &amp;teclado…</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Aprender a &amp;jugar</translation>
    </message>
    <message>
        <source>&amp;Let a bot play</source>
        <translation>De&amp;jar jugar a un bot</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Local network…</source>
        <translation>Red &amp;local…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>Panel &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Paso siguiente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Owners</source>
        <translation>&amp;Dueños</translation>
    </message>
    <message>
        <source>&amp;Play against bots</source>
        <translation>Jugar contra &amp;bots</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>Panel a&amp;nterior</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Race or power…</source>
        <translation>&amp;Raza o poder…</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Replay for the browser…</source>
        <translation>&amp;Repetición para el navegador…</translation>
    </message>
    <message>
        <source>&amp;Roll the die</source>
        <translation>&amp;Tirar el dado</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Muéstramelo</translation>
    </message>
    <message>
        <source>&amp;Skip ahead</source>
        <translation>&amp;Saltar la espera</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>Son&amp;ido</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Terreno</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Turno</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;What happened since my last turn</source>
        <translation>&amp;Qué ha pasado desde mi último turno</translation>
    </message>
    <message>
        <source>Bo&amp;t speed</source>
        <translation>&amp;Velocidad de los bots</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>C&amp;ancelar</translation>
    </message>
    <message>
        <source>Colou&amp;r theme</source>
        <translation>Tema de c&amp;olores</translation>
    </message>
    <message>
        <source>Continue &amp;without the others…</source>
        <translation>Seguir sin los &amp;demás…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Fast-forward the b&amp;ot&apos;s turn</source>
        <translation>Aca&amp;bar ya el turno del bot</translation>
    </message>
    <message>
        <source>Games and &amp;replays…</source>
        <translation>Partidas y &amp;repeticiones…</translation>
    </message>
    <message>
        <source>Last &amp;round&apos;s changes</source>
        <translation>&amp;Cambios de la última ronda</translation>
    </message>
    <message>
        <source>Not&amp;e about this moment…</source>
        <translation>Nota sobre este &amp;momento…</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>&amp;Vistas del mapa</translation>
    </message>
    <message>
        <source>Pick &amp;up all tokens</source>
        <translation>&amp;Recoger todas las fichas</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Desafí&amp;os…</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Desa&amp;fío del día</translation>
    </message>
    <message>
        <source>R&amp;ecent games</source>
        <translation>Partidas r&amp;ecientes</translation>
    </message>
    <message>
        <source>Region &amp;codes</source>
        <translation>&amp;Códigos de las regiones</translation>
    </message>
    <message>
        <source>Rep&amp;lay this game</source>
        <translation>R&amp;epetición de esta partida</translation>
    </message>
    <message>
        <source>Reset &amp;turn</source>
        <translation>Reiniciar el &amp;turno</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>&amp;Restablecer la disposición</translation>
    </message>
    <message>
        <source>Rule &amp;book</source>
        <translation>&amp;Libro de reglas</translation>
    </message>
    <message>
        <source>Rules for &amp;this</source>
        <translation>Reglas sobre &amp;esto</translation>
    </message>
    <message>
        <source>S&amp;tart screen</source>
        <translation>Pan&amp;talla de inicio</translation>
    </message>
    <message>
        <source>Searc&amp;h the log</source>
        <translation>&amp;Buscar en el registro</translation>
    </message>
    <message>
        <source>Statist&amp;ics</source>
        <translation>Estadíst&amp;icas</translation>
    </message>
    <message>
        <source>Suggest a &amp;move</source>
        <translation>S&amp;ugerir una jugada</translation>
    </message>
    <message>
        <source>T&amp;hreats</source>
        <translation>&amp;Amenazas</translation>
    </message>
    <message>
        <source>Watch to&amp;gether…</source>
        <translation>Ver j&amp;untos…</translation>
    </message>
    <message>
        <source>Wi&amp;de map</source>
        <translation>Mapa anc&amp;ho</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>{0}%</source>
        <extracomment>A text size</extracomment>
        <translation>{0}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ApplicationController</name>
    <message numerus="yes">
        <source>%n setting(s) couldn&apos;t be used and went back to the default.</source>
        <translation>
            <numerusform>%n ajuste no se pudo usar y vuelve a su valor inicial.</numerusform>
            <numerusform>%n ajustes no se pudieron usar y vuelven a su valor inicial.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so swqt uses the defaults.</source>
        <translation>No se han podido leer los ajustes, así que swqt usa los predeterminados.</translation>
    </message>
    <message>
        <source>The settings file was damaged, so all settings went back to their defaults. The damaged file is kept as {0}.</source>
        <translation>El archivo de ajustes estaba dañado, así que todos los ajustes han vuelto a sus valores predeterminados. El archivo dañado se conserva como {0}.</translation>
    </message>
</context>
<context>
    <name>ArrivalDialog</name>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Look at it in the form</source>
        <translation>&amp;Verla en el formulario</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>&amp;Sustituir lo mío</translation>
    </message>
    <message>
        <source>A race or power from a file</source>
        <translation>Una raza o un poder de un archivo</translation>
    </message>
    <message>
        <source>Keep both: call it &amp;{0}</source>
        <extracomment>{0}: the word for a race or power in game files</extracomment>
        <translation>Guardar los dos: como &amp;{0}</translation>
    </message>
    <message>
        <source>The file has no mistakes. Keep {0} among your own races and powers?</source>
        <translation>El archivo no tiene errores. ¿Guardar {0} entre tus razas y poderes?</translation>
    </message>
    <message>
        <source>You already have {0}, and the two differ. Which ones do you want?</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>Ya tienes {0}, y no son iguales. ¿Qué quieres hacer?</translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>&amp;Played by</source>
        <translation>&amp;Quién juega</translation>
    </message>
    <message>
        <source>&amp;Show regions</source>
        <translation>&amp;Mostrar las regiones</translation>
    </message>
    <message>
        <source>Bot speed: {0}</source>
        <translation>Velocidad de los bots: {0}</translation>
    </message>
    <message>
        <source>For {0}</source>
        <translation>Por {0}</translation>
    </message>
    <message>
        <source>Suggestions are turned off in Settings.</source>
        <translation>Las sugerencias están desactivadas en los ajustes.</translation>
    </message>
    <message>
        <source>There are no suggestions in a puzzle.</source>
        <translation>En un desafío no hay sugerencias.</translation>
    </message>
</context>
<context>
    <name>BeginDialog</name>
    <message>
        <source>&amp;An existing board</source>
        <translation>&amp;Un tablero existente</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>Ta&amp;blero:</translation>
    </message>
    <message>
        <source>&amp;New board</source>
        <translation>&amp;Nuevo tablero</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>&amp;Regions:</source>
        <translation>&amp;Regiones:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Semilla:</translation>
    </message>
    <message>
        <source>&amp;World:</source>
        <translation>&amp;Mundo:</translation>
    </message>
    <message>
        <source>A board of your own is changed; any other one is copied.</source>
        <translation>Un tablero propio se modifica; cualquier otro se copia.</translation>
    </message>
    <message>
        <source>Another number or word gives another board.</source>
        <translation>Con otro número u otra palabra sale otro tablero.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Continue “{0}”, which was not saved</source>
        <translation>Seguir con «{0}» (sin guardar)</translation>
    </message>
    <message>
        <source>Make a board</source>
        <translation>Crear un tablero</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Superficie</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>{0} (yours)</source>
        <extracomment>{0}: the name of a board, and its number of players</extracomment>
        <translation>{0} (propio)</translation>
    </message>
    <message>
        <source>{0}, {1} players</source>
        <extracomment>{0}: the name of a board; {1}: a number of players</extracomment>
        <translation>{0}, {1} jugadores</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>&amp;Join with</source>
        <translation>&amp;Unir con</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>D&amp;ividir</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Move &amp;borders</source>
        <translation>Mover &amp;fronteras</translation>
    </message>
    <message>
        <source>Move a border</source>
        <translation>Mover una frontera</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintar</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
</context>
<context>
    <name>BoardGroup</name>
    <message>
        <source>&amp;Board:</source>
        <translation>T&amp;ablero:</translation>
    </message>
    <message>
        <source>&amp;Races and powers:</source>
        <translation>Ra&amp;zas y poderes:</translation>
    </message>
    <message>
        <source>&amp;World:</source>
        <translation>&amp;Mundo:</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>Los dos juegos</translation>
    </message>
    <message>
        <source>Custom selection</source>
        <translation>A tu gusto</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Monsters guard them. On surface boards, they replace some Lost Tribes.</source>
        <translation>Los guardan Monstruos. En mapas de la superficie sustituyen a algunas Tribus Perdidas.</translation>
    </message>
    <message>
        <source>Relics and P&amp;laces</source>
        <translation>&amp;Reliquias y Lugares</translation>
    </message>
    <message>
        <source>Six more races and six more powers, made for this program.</source>
        <translation>Seis razas y seis poderes más, hechos para este programa.</translation>
    </message>
    <message>
        <source>Small World</source>
        <translation>Small World</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Superficie</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>Way&amp;farers</source>
        <translation>&amp;Gente del camino</translation>
    </message>
    <message>
        <source>{0}: {1} regions, {2} rounds</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>{0}: {1} regiones, {2} rondas</translation>
    </message>
</context>
<context>
    <name>BoardMaker</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;Edit it</source>
        <translation>&amp;Modificarlo</translation>
    </message>
    <message>
        <source>A new board is being made…</source>
        <translation>Se está creando un tablero…</translation>
    </message>
    <message>
        <source>Add and &amp;edit</source>
        <translation>Añadir y &amp;modificar</translation>
    </message>
    <message>
        <source>Add the board “{0}” to your boards?</source>
        <translation>¿Añadir el tablero «{0}» a los tuyos?</translation>
    </message>
    <message>
        <source>Boards (*.swboard)</source>
        <translation>Tableros (*.swboard)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exportar el tablero</translation>
    </message>
    <message>
        <source>Exported to {0}.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Exportado a {0}.</translation>
    </message>
    <message>
        <source>My {0}</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>Mi {0}</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nuevo tablero</translation>
    </message>
    <message>
        <source>No board could be made.</source>
        <translation>No se ha podido crear ningún tablero.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Players: {0}. Regions: {1}.</source>
        <extracomment>{1}: a number of regions</extracomment>
        <translation>Jugadores: {0}. Regiones: {1}.</translation>
    </message>
    <message>
        <source>Saved. You can choose this board when you set up a new game.</source>
        <translation>Guardado. Puedes elegir este tablero al preparar una partida.</translation>
    </message>
    <message>
        <source>The board can&apos;t be exported.</source>
        <translation>No se puede exportar el tablero.</translation>
    </message>
    <message>
        <source>The board can&apos;t be saved.</source>
        <translation>No se puede guardar el tablero.</translation>
    </message>
    <message>
        <source>This board can&apos;t be opened.</source>
        <translation>No se puede abrir este tablero.</translation>
    </message>
    <message>
        <source>This game can&apos;t be started.</source>
        <translation>No se puede empezar esta partida.</translation>
    </message>
    <message>
        <source>You have the board “{0}” already.</source>
        <translation>Ya tienes el tablero «{0}».</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board {0}</source>
        <translation>Vista previa del tablero {0}</translation>
    </message>
</context>
<context>
    <name>BoardTexts</name>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <translation>
            <numerusform>%n cosa por mejorar</numerusform>
            <numerusform>%n cosas por mejorar</numerusform>
        </translation>
    </message>
    <message>
        <source>A board has at most 120 regions.</source>
        <translation>Un tablero tiene 120 regiones como mucho.</translation>
    </message>
    <message>
        <source>A board needs at least 12 regions.</source>
        <translation>Un tablero necesita al menos 12 regiones.</translation>
    </message>
    <message>
        <source>A good board: nothing to mend</source>
        <translation>Un buen tablero: nada por mejorar</translation>
    </message>
    <message>
        <source>A region would become too narrow.</source>
        <translation>Una región quedaría demasiado estrecha.</translation>
    </message>
    <message>
        <source>At the edge of the board.</source>
        <translation>En el borde del mapa.</translation>
    </message>
    <message>
        <source>Beside it: {0}.</source>
        <extracomment>{0}: the neighbours of a region</extracomment>
        <translation>Al lado: {0}.</translation>
    </message>
    <message>
        <source>Border of {0}, {1} from the left, {2} from the top</source>
        <extracomment>{0}: two regions; {1}, {2}: percentages of the width and height of the board</extracomment>
        <translation>Frontera de {0}, {1} desde la izquierda, {2} desde arriba</translation>
    </message>
    <message>
        <source>Borders between equal terrains</source>
        <translation>Fronteras entre terrenos iguales</translation>
    </message>
    <message>
        <source>Borders between regions</source>
        <translation>Fronteras entre regiones</translation>
    </message>
    <message>
        <source>Borders between river regions</source>
        <translation>Fronteras entre regiones de río</translation>
    </message>
    <message>
        <source>Borders cross at {0}.</source>
        <translation>Las fronteras se cruzan en {0}.</translation>
    </message>
    <message>
        <source>Borders must not cross.</source>
        <translation>Las fronteras no se pueden cruzar.</translation>
    </message>
    <message>
        <source>Caverns side by side</source>
        <translation>Cavernas contiguas</translation>
    </message>
    <message>
        <source>Chasms</source>
        <translation>Simas</translation>
    </message>
    <message>
        <source>Chasms side by side</source>
        <translation>Simas contiguas</translation>
    </message>
    <message>
        <source>Corner of {0}, {1} from the left, {2} from the top</source>
        <extracomment>{0}: the regions that meet there; {1}, {2}: percentages of the width and height of the board</extracomment>
        <translation>Esquina de {0}, {1} desde la izquierda, {2} desde arriba</translation>
    </message>
    <message>
        <source>Cut off from the rest of the board: {0}.</source>
        <translation>Sin paso al resto del tablero: {0}.</translation>
    </message>
    <message>
        <source>Draw the line from border to border, across one region.</source>
        <translation>Traza la línea de frontera a frontera, a través de una región.</translation>
    </message>
    <message>
        <source>Ends of the river at the edge of the board</source>
        <translation>Extremos del río en el borde del mapa</translation>
    </message>
    <message>
        <source>Every region has room for its tokens.</source>
        <translation>Todas las regiones tienen sitio para sus fichas.</translation>
    </message>
    <message>
        <source>How far a terrain gathers on one side</source>
        <translation>Cuánto se junta un terreno en un lado</translation>
    </message>
    <message>
        <source>How far natives gather on one side</source>
        <translation>Cuánto se juntan los nativos en un lado</translation>
    </message>
    <message>
        <source>Lakes</source>
        <translation>Lagos</translation>
    </message>
    <message>
        <source>Lakes at the edge of the board</source>
        <translation>Lagos en el borde del mapa</translation>
    </message>
    <message>
        <source>Land around {0}</source>
        <translation>Tierra alrededor de {0}</translation>
    </message>
    <message>
        <source>Land at the edge of the board</source>
        <translation>Tierra en el borde del mapa</translation>
    </message>
    <message>
        <source>Land beside a chasm</source>
        <translation>Tierra junto a una sima</translation>
    </message>
    <message>
        <source>Land beside the river</source>
        <translation>Tierra junto al río</translation>
    </message>
    <message>
        <source>Land beside water</source>
        <translation>Tierra junto al agua</translation>
    </message>
    <message>
        <source>Land regions</source>
        <translation>Regiones de tierra</translation>
    </message>
    <message>
        <source>Land where a race may enter</source>
        <translation>Tierra por la que puede entrar una raza</translation>
    </message>
    <message>
        <source>Land with 3 to 6 neighbours</source>
        <translation>Tierra con 3 a 6 vecinas</translation>
    </message>
    <message>
        <source>Lost Tribes</source>
        <translation>Tribus Perdidas</translation>
    </message>
    <message>
        <source>Lost Tribes on a mountain or on water</source>
        <translation>Tribus Perdidas en montañas o en agua</translation>
    </message>
    <message>
        <source>Lost Tribes where a race may enter</source>
        <translation>Tribus Perdidas donde puede entrar una raza</translation>
    </message>
    <message>
        <source>Monsters on a river or chasm</source>
        <translation>Monstruos en un río o en una sima</translation>
    </message>
    <message>
        <source>Monsters side by side</source>
        <translation>Monstruos contiguos</translation>
    </message>
    <message>
        <source>Mountains with a Mine and a Cavern</source>
        <translation>Montañas con Mina y Caverna</translation>
    </message>
    <message>
        <source>Neighbours of a region of land at most</source>
        <translation>Vecinas de una región de tierra, como mucho</translation>
    </message>
    <message>
        <source>Neighbours of a region of land on average</source>
        <translation>Vecinas de una región de tierra, de media</translation>
    </message>
    <message>
        <source>No room for two pieces below the tokens: {0}.</source>
        <translation>Sin sitio para dos piezas bajo las fichas: {0}.</translation>
    </message>
    <message>
        <source>Only neighbours can be joined.</source>
        <translation>Solo se unen regiones vecinas.</translation>
    </message>
    <message>
        <source>Other regions with several symbols</source>
        <translation>Otras regiones con varios símbolos</translation>
    </message>
    <message>
        <source>Parts of the land that are apart</source>
        <translation>Partes separadas de la tierra</translation>
    </message>
    <message>
        <source>Parts of the river that are apart</source>
        <translation>Partes separadas del río</translation>
    </message>
    <message>
        <source>Parts that chasms cut off</source>
        <translation>Partes aisladas por simas</translation>
    </message>
    <message>
        <source>Quarters of the board where a race may enter</source>
        <translation>Cuartos del tablero por los que puede entrar una raza</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Regions at the edge that terrains lack</source>
        <translation>Regiones del borde que faltan a algún terreno</translation>
    </message>
    <message>
        <source>Regions with a Monster</source>
        <translation>Regiones con un Monstruo</translation>
    </message>
    <message>
        <source>River regions</source>
        <translation>Regiones de río</translation>
    </message>
    <message>
        <source>River regions at the edge of the board</source>
        <translation>Regiones de río en el borde del mapa</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Seas</source>
        <translation>Mares</translation>
    </message>
    <message>
        <source>Seas at the edge of the board</source>
        <translation>Mares en el borde del mapa</translation>
    </message>
    <message>
        <source>Seas that touch each other</source>
        <translation>Mares que se tocan</translation>
    </message>
    <message>
        <source>Sides of the river</source>
        <translation>Orillas del río</translation>
    </message>
    <message>
        <source>Steps from one end of the land to the other</source>
        <translation>Pasos de un extremo de la tierra al otro</translation>
    </message>
    <message>
        <source>Symbols of the surface</source>
        <translation>Símbolos de la superficie</translation>
    </message>
    <message>
        <source>Symbols on water</source>
        <translation>Símbolos en el agua</translation>
    </message>
    <message>
        <source>Terrains with Monsters</source>
        <translation>Terrenos con Monstruos</translation>
    </message>
    <message>
        <source>The corner of the board stays where it is.</source>
        <translation>La esquina del tablero no se mueve.</translation>
    </message>
    <message>
        <source>The smaller side of the river</source>
        <translation>La orilla menor del río</translation>
    </message>
    <message>
        <source>Too narrow for a stack of tokens: {0}.</source>
        <translation>Sin sitio para una pila de fichas: {0}.</translation>
    </message>
    <message>
        <source>Volcanoes</source>
        <translation>Volcanes</translation>
    </message>
    <message>
        <source>Volcanoes outside chasms</source>
        <translation>Volcanes fuera de las simas</translation>
    </message>
    <message>
        <source>at least {0}</source>
        <translation>al menos {0}</translation>
    </message>
    <message>
        <source>at most {0}</source>
        <translation>como mucho {0}</translation>
    </message>
    <message>
        <source>{0} has no room for a name.</source>
        <translation>{0} no tiene sitio para un nombre.</translation>
    </message>
    <message>
        <source>{0} is too narrow for its symbols.</source>
        <translation>{0}: sin sitio para los símbolos.</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <extracomment>A range of numbers, such as 4 to 6</extracomment>
        <translation>de {0} a {1}</translation>
    </message>
    <message>
        <source>{0} touch along a border that is too short to be seen.</source>
        <translation>{0}: la frontera que comparten es tan corta que no se ve.</translation>
    </message>
    <message>
        <source>{0} touches the edge of the board along a border that is too short.</source>
        <translation>{0}: el tramo junto al borde del mapa es demasiado corto.</translation>
    </message>
    <message>
        <source>{0}: {1}, should be {2}.</source>
        <extracomment>{0}: what is counted, such as Lost Tribes; {1}: how many there are; {2}: such as &quot;4&quot; or &quot;4 to 6&quot;</extracomment>
        <translation>{0}: {1}, lo bueno es {2}.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>BoardWindow</name>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n región</numerusform>
            <numerusform>%n regiones</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unir</translation>
    </message>
    <message>
        <source>&amp;Make your own board</source>
        <translation>&amp;Crear un tablero</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Pintar</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>D&amp;ividir</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Probarlo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Click or drag over regions to paint them.</source>
        <translation>Haz clic en las regiones o arrastra por encima para pintarlas.</translation>
    </message>
    <message>
        <source>Click two neighbours.</source>
        <translation>Haz clic en dos vecinas.</translation>
    </message>
    <message>
        <source>Drag a point of a border, or a corner.</source>
        <translation>Arrastra un punto de una frontera o una esquina.</translation>
    </message>
    <message>
        <source>Draw a line across a region.</source>
        <translation>Traza una línea a través de una región.</translation>
    </message>
    <message>
        <source>Move &amp;borders</source>
        <translation>Mover &amp;fronteras</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Redone: {0}</source>
        <extracomment>{0}: what was done again, such as &quot;Paint&quot;</extracomment>
        <translation>Rehecho: {0}</translation>
    </message>
    <message>
        <source>Save the board “{0}”?</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>¿Guardar el tablero «{0}»?</translation>
    </message>
    <message>
        <source>Saved. You can choose this board when you set up a new game.</source>
        <translation>Guardado. Puedes elegir este tablero al preparar una partida.</translation>
    </message>
    <message>
        <source>The draft can&apos;t be kept: {0}</source>
        <translation>No se puede conservar el borrador: {0}</translation>
    </message>
    <message>
        <source>Undone: {0}</source>
        <extracomment>{0}: what was undone, such as &quot;Paint&quot;</extracomment>
        <translation>Deshecho: {0}</translation>
    </message>
    <message>
        <source>What is checked on the board</source>
        <translation>Lo que se comprueba en el tablero</translation>
    </message>
    <message>
        <source>{0}[*] – board</source>
        <translation>{0}[*] – tablero</translation>
    </message>
</context>
<context>
    <name>ChatBox</name>
    <message>
        <source>Chat messages</source>
        <translation>Mensajes del chat</translation>
    </message>
    <message>
        <source>Only players may chat here</source>
        <translation>Aquí solo escriben los jugadores</translation>
    </message>
    <message>
        <source>Quick chat</source>
        <translation>Frases rápidas</translation>
    </message>
    <message>
        <source>Quick chat only</source>
        <translation>Solo frases rápidas</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Type a message</source>
        <translation>Escribe un mensaje</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>{0}: a person; {1}: what they wrote</extracomment>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>ChatChoice</name>
    <message>
        <source>Everyone who may chat can use quick chat.</source>
        <translation>Las frases rápidas son para todos los que pueden usar el chat.</translation>
    </message>
    <message>
        <source>Who may chat</source>
        <translation>Quién puede usar el chat</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Extra seconds per turn</source>
        <translation>Segundos extra por turno</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Minutos por jugador</translation>
    </message>
    <message>
        <source>Minutes until a reminder</source>
        <translation>Minutos hasta un aviso</translation>
    </message>
    <message>
        <source>Nobody loses on time. When a player&apos;s time is up, the others may vote to let a bot play for now.</source>
        <translation>Nadie pierde por el reloj. Cuando a alguien se le acaba el tiempo, los demás pueden votar que de momento juegue un bot.</translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>Minutes</extracomment>
        <translation>min</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sin reloj</translation>
    </message>
    <message>
        <source>reminder</source>
        <extracomment>A clock that only reminds those who think for long</extracomment>
        <translation>aviso</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Seconds</extracomment>
        <translation>s</translation>
    </message>
    <message>
        <source>time bank</source>
        <translation>reserva de tiempo</translation>
    </message>
</context>
<context>
    <name>CoinsChart</name>
    <message>
        <source>Coins by round</source>
        <translation>Monedas por ronda</translation>
    </message>
</context>
<context>
    <name>ColourButton</name>
    <message>
        <source>Blue, circle</source>
        <translation>Azul, círculo</translation>
    </message>
    <message>
        <source>Green, diamond</source>
        <translation>Verde, rombo</translation>
    </message>
    <message>
        <source>Purple, star</source>
        <translation>Púrpura, estrella</translation>
    </message>
    <message>
        <source>Red, square</source>
        <translation>Rojo, cuadrado</translation>
    </message>
    <message>
        <source>Yellow, triangle</source>
        <translation>Amarillo, triángulo</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <extracomment>{0}: a colour and its shape; {1}: the player who has it</extracomment>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>{0}: change colour</source>
        <translation>{0}: cambiar el color</translation>
    </message>
</context>
<context>
    <name>ColumnPanel</name>
    <message numerus="yes">
        <source>%n coin(s) per combo skipped</source>
        <translation>
            <numerusform>%n moneda por combinación saltada</numerusform>
            <numerusform>%n monedas por combinación saltada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <extracomment>Regions without tokens</extracomment>
        <translation>
            <numerusform>%n libre</numerusform>
            <numerusform>%n libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n región</numerusform>
            <numerusform>%n regiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with Monsters</source>
        <translation>
            <numerusform>%n con Monstruos</numerusform>
            <numerusform>%n con Monstruos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a Lost Tribe</source>
        <translation>
            <numerusform>%n con Tribu Perdida</numerusform>
            <numerusform>%n con Tribu Perdida</numerusform>
        </translation>
    </message>
    <message>
        <source>(no power yet)</source>
        <translation>(aún sin poder)</translation>
    </message>
    <message>
        <source>Combos</source>
        <translation>Combinaciones</translation>
    </message>
    <message>
        <source>You can&apos;t swap powers with this combo.</source>
        <translation>No puedes intercambiar poderes con esta combinación.</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The price of a combo</extracomment>
        <translation>gratis</translation>
    </message>
    <message numerus="yes">
        <source>pay %n</source>
        <extracomment>The price of a combo in coins</extracomment>
        <translation>
            <numerusform>pagas %n</numerusform>
            <numerusform>pagas %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComboCard</name>
    <message numerus="yes">
        <source>%n coin(s) on it</source>
        <translation>
            <numerusform>%n moneda encima</numerusform>
            <numerusform>%n monedas encima</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t afford</source>
        <translation>demasiado cara</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>A combo, for screen readers</extracomment>
        <translation>elegida</translation>
    </message>
    <message numerus="yes">
        <source>{0}, %n token(s)</source>
        <extracomment>{0}: a combo</extracomment>
        <translation>
            <numerusform>{0}, %n ficha</numerusform>
            <numerusform>{0}, %n fichas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComboDetails</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>What this combo can do</source>
        <translation>Lo que hace esta combinación</translation>
    </message>
</context>
<context>
    <name>CombosModel</name>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Combo</source>
        <translation>Combinación</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Conquistas</translation>
    </message>
    <message>
        <source>Per token</source>
        <translation>Por ficha</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>{0}, in decline from {1}</source>
        <translation>{0}, en declive desde la ronda {1}</translation>
    </message>
    <message>
        <source>{0}: price {1}, coins picked up {2}, tokens lost {3}</source>
        <translation>{0}: precio {1}, monedas recogidas {2}, fichas perdidas {3}</translation>
    </message>
</context>
<context>
    <name>CombosView</name>
    <message>
        <source>Races</source>
        <translation>Razas</translation>
    </message>
</context>
<context>
    <name>ConfirmationTexts</name>
    <message>
        <source>Decline: {0}.</source>
        <translation>Declive: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coin(s).</source>
        <translation>
            <numerusform>Cuesta %n moneda.</numerusform>
            <numerusform>Cuesta %n monedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move: {0}. Choose the region to move it from.</source>
        <translation>Mover: {0}. Elige de qué región sale.</translation>
    </message>
    <message>
        <source>Move: {0}. Choose where it goes.</source>
        <translation>Mover: {0}. Elige adónde va.</translation>
    </message>
    <message>
        <source>Now choose the combo to swap powers with.</source>
        <translation>Ahora elige con qué combinación intercambias el poder.</translation>
    </message>
    <message>
        <source>Pick {0}?</source>
        <translation>¿Elegir a los {0}?</translation>
    </message>
    <message>
        <source>Place: {0}. Choose a region.</source>
        <translation>Colocar: {0}. Elige una región.</translation>
    </message>
    <message numerus="yes">
        <source>earn %n coin(s) now</source>
        <translation>
            <numerusform>ganas %n moneda ahora</numerusform>
            <numerusform>ganas %n monedas ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep %n region(s)</source>
        <translation>
            <numerusform>conservas %n región</numerusform>
            <numerusform>conservas %n regiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n token(s)</source>
        <translation>
            <numerusform>pierdes %n ficha</numerusform>
            <numerusform>pierdes %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map</source>
        <translation>desaparecen del mapa: {0}</translation>
    </message>
    <message>
        <source>{0} stay on offer.</source>
        <translation>Los {0} siguen disponibles.</translation>
    </message>
    <message>
        <source>{0}: choose a region.</source>
        <translation>{0}: elige una región.</translation>
    </message>
</context>
<context>
    <name>ContentSummary</name>
    <message numerus="yes">
        <source>%n power(s)</source>
        <translation>
            <numerusform>%n poder</numerusform>
            <numerusform>%n poderes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation>
            <numerusform>%n raza</numerusform>
            <numerusform>%n razas</numerusform>
        </translation>
    </message>
    <message>
        <source>In play: {0}.</source>
        <translation>En juego: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>Relics and Places: %n</source>
        <translation>
            <numerusform>Reliquias y Lugares: %n</numerusform>
            <numerusform>Reliquias y Lugares: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
</context>
<context>
    <name>CountedNoun</name>
    <message numerus="yes">
        <source>{0} starts with %n extra coin(s).</source>
        <extracomment>{0}: the name of a player</extracomment>
        <translation>
            <numerusform>{0} empieza con %n moneda más.</numerusform>
            <numerusform>{0} empieza con %n monedas más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong. Your game is saved.</source>
        <translation>Algo ha fallado. Tu partida está guardada.</translation>
    </message>
    <message>
        <source>You can keep playing. Details are in {0}.</source>
        <translation>Puedes seguir jugando. Los detalles están en {0}.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Abrir la carpeta</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>Co&amp;ntinuar</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Copiar el &amp;informe</translation>
    </message>
    <message>
        <source>Nothing has been sent to anyone. The report contains version numbers, where the program stopped and the end of the log – nothing about you.</source>
        <translation>No se ha enviado nada a nadie. El informe contiene números de versión, el punto donde se paró el programa y el final del registro; nada sobre ti.</translation>
    </message>
    <message>
        <source>Report copied. It contains version numbers, where the program stopped and the end of the log.</source>
        <translation>Informe copiado. Contiene números de versión, el punto donde se paró el programa y el final del registro.</translation>
    </message>
    <message>
        <source>swqt crashed last time, but your game is safe.</source>
        <translation>swqt se cerró de golpe la última vez, pero tu partida está a salvo.</translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>conquer</source>
        <extracomment>What a player has to do, in a line of its own or after &quot;Do this first:&quot;</extracomment>
        <translation>conquista</translation>
    </message>
    <message>
        <source>conquer or decline</source>
        <translation>conquista o declive</translation>
    </message>
    <message>
        <source>conquer with the race in decline</source>
        <translation>conquistar con la raza en declive</translation>
    </message>
    <message>
        <source>decline or keep the race</source>
        <translation>declinar o conservar la raza</translation>
    </message>
    <message>
        <source>die roll</source>
        <translation>tirada del dado</translation>
    </message>
    <message>
        <source>finish the turn</source>
        <translation>fin del turno</translation>
    </message>
    <message>
        <source>give up tokens or continue</source>
        <translation>entregar fichas o continuar</translation>
    </message>
    <message>
        <source>new combo</source>
        <translation>combinación nueva</translation>
    </message>
    <message>
        <source>pick a combo</source>
        <translation>elección de una combinación</translation>
    </message>
    <message>
        <source>redeploy</source>
        <extracomment>What a player has to do</extracomment>
        <translation>redistribución</translation>
    </message>
    <message>
        <source>retreat</source>
        <extracomment>What a player has to do</extracomment>
        <translation>retirada</translation>
    </message>
    <message>
        <source>reveal</source>
        <extracomment>What chance decides: which Relic, Place or power turns up</extracomment>
        <translation>revelación</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>DiceChart</name>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
</context>
<context>
    <name>DiceVerifier</name>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n sorteo</numerusform>
            <numerusform>%n sorteos</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who was the only link between two others could have held back a part of a die, which leaves no proof.</source>
        <translation>Quien fuera la única conexión entre otros dos pudo callarse una parte de un dado; el silencio no deja pruebas.</translation>
    </message>
    <message>
        <source>At step {0}, moves were taken back (signed by {1}).</source>
        <translation>En el paso {0} se deshicieron jugadas: firmado por {1}.</translation>
    </message>
    <message>
        <source>At step {0}, moves were taken back and draw {1} was made again (signed by {2}).</source>
        <translation>En el paso {0} se deshicieron jugadas y el sorteo {1} se repitió: firmado por {2}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the game: {0}</source>
        <translation>No se ha podido leer la partida: {0}</translation>
    </message>
    <message>
        <source>Draw {0} is unfinished: this file doesn&apos;t have the part of {1}.</source>
        <translation>El sorteo {0} sigue abierto: en este archivo falta la parte de {1}.</translation>
    </message>
    <message>
        <source>Draw {0} was made again because the part of {2} was missing (signed by {1}).</source>
        <translation>El sorteo {0} se repitió porque faltaba la parte de {2}: firmado por {1}.</translation>
    </message>
    <message>
        <source>From step {0} on, this is a copy of the game in which {1} went on without {2}.</source>
        <translation>Desde el paso {0} esto es una copia de la partida, continuada por {1} sin {2}.</translation>
    </message>
    <message>
        <source>It can&apos;t show what came after the end of this file.</source>
        <translation>No puede mostrar lo que vino después del final de este archivo.</translation>
    </message>
    <message>
        <source>More than half of the players can play on without the others. The file shows that they did and who signed, but not whether their reason was true.</source>
        <translation>Más de la mitad de los jugadores puede seguir sin los demás: el archivo muestra que lo hicieron y quién firmó, no si su motivo era cierto.</translation>
    </message>
    <message>
        <source>Not proved: line {0} of the file isn&apos;t part of a signed log.</source>
        <translation>No está probada: la línea {0} del archivo no forma parte de un registro firmado.</translation>
    </message>
    <message>
        <source>Not proved: line {0} of the file isn&apos;t what was played.</source>
        <translation>No está probada: la línea {0} del archivo no es lo que se jugó.</translation>
    </message>
    <message>
        <source>Not proved: not all players signed this start of the game, or it isn&apos;t for this program.</source>
        <translation>No está probada: el comienzo de la partida no es lo que firmaron todos los jugadores, o no es para este programa.</translation>
    </message>
    <message>
        <source>Not proved: step {0} of the log isn&apos;t as the players signed it ({1}).</source>
        <translation>No está probada: el paso {0} del registro no es como lo firmaron los jugadores ({1}).</translation>
    </message>
    <message>
        <source>Other changes to seats or draws: {0}.</source>
        <translation>Otros cambios que afectaron a asientos o sorteos: {0}.</translation>
    </message>
    <message>
        <source>The dice were fair: {0} and every move are just as all players signed them.</source>
        <translation>Los dados fueron limpios: {0} y cada jugada coinciden con lo que firmaron todos.</translation>
    </message>
    <message>
        <source>This game wasn&apos;t played on a network, so there is nothing to verify.</source>
        <translation>Esta partida no se jugó en red, así que no hay nada que verificar.</translation>
    </message>
    <message>
        <source>This shows which program signed, not who sat there.</source>
        <translation>Esto muestra qué programa firmó, no quién estaba sentado allí.</translation>
    </message>
    <message>
        <source>With two players, the one who gets the other&apos;s part of a die first could stop the game, but never roll that die again. Nobody can prove who stopped.</source>
        <translation>Con dos jugadores, quien recibe primero la parte del dado del otro puede parar la partida, pero nunca volver a tirar ese dado. Nadie puede demostrar quién la paró.</translation>
    </message>
    <message>
        <source>the rules refuse it</source>
        <translation>las reglas no lo permiten</translation>
    </message>
    <message>
        <source>{0} lost the seat at step {1} (signed by {2}).</source>
        <translation>Asiento perdido en el paso {1}: {0}. Firmado por {2}.</translation>
    </message>
    <message>
        <source>{0} signed for two sides of this game; the proof is in step {1}.</source>
        <translation>Firma por dos bandos de esta partida: {0}. La prueba está en el paso {1}.</translation>
    </message>
</context>
<context>
    <name>DieWidget</name>
    <message>
        <source>The die shows {0}</source>
        <translation>El dado muestra {0}</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>sin ayuda</translation>
    </message>
</context>
<context>
    <name>DockLayout</name>
    <message>
        <source>Combos</source>
        <translation>Combinaciones</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
</context>
<context>
    <name>EffectCard</name>
    <message>
        <source>Move down: {0}</source>
        <translation>Bajar: {0}</translation>
    </message>
    <message>
        <source>Move up: {0}</source>
        <extracomment>{0}: an ability of the form</extracomment>
        <translation>Subir: {0}</translation>
    </message>
    <message>
        <source>Remove: {0}</source>
        <translation>Quitar: {0}</translation>
    </message>
    <message>
        <source>The form can&apos;t show this part of the file. It stays as it is: {0}</source>
        <extracomment>{0}: a part of a file</extracomment>
        <translation>El formulario no puede mostrar esta parte del archivo. Se queda como está: {0}</translation>
    </message>
</context>
<context>
    <name>EffectsPanel</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n región en este mapa ahora</numerusform>
            <numerusform>%n regiones en este mapa ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add an ability…</source>
        <translation>&amp;Añadir una habilidad…</translation>
    </message>
    <message>
        <source>Add an ability</source>
        <translation>Añadir una habilidad</translation>
    </message>
    <message>
        <source>Change an ability</source>
        <translation>Cambiar una habilidad</translation>
    </message>
    <message>
        <source>It has no ability yet: its strength is in its numbers.</source>
        <translation>Aún no tiene ninguna habilidad: su fuerza está en su número.</translation>
    </message>
    <message>
        <source>Move an ability</source>
        <translation>Mover una habilidad</translation>
    </message>
    <message>
        <source>Remove an ability</source>
        <translation>Quitar una habilidad</translation>
    </message>
</context>
<context>
    <name>EndTurnWarnings</name>
    <message numerus="yes">
        <source>{0} ({1}, %n token(s))</source>
        <extracomment>{0}: a player; {1}: a race</extracomment>
        <translation>
            <numerusform>{0} ({1}, %n ficha)</numerusform>
            <numerusform>{0} ({1}, %n fichas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}, and other regions are at risk too.</source>
        <translation>
            <numerusform>{0} deja %n ficha en {1}, al alcance de {2}, y otras regiones también corren peligro.</numerusform>
            <numerusform>{0} deja %n fichas en {1}, al alcance de {2}, y otras regiones también corren peligro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}.</source>
        <translation>
            <numerusform>{0} deja %n ficha en {1}, al alcance de {2}.</numerusform>
            <numerusform>{0} deja %n fichas en {1}, al alcance de {2}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s next race</source>
        <translation>la próxima raza de {0}</translation>
    </message>
</context>
<context>
    <name>FieldEditor</name>
    <message>
        <source>no</source>
        <extracomment>Something is not so</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Something is so</extracomment>
        <translation>sí</translation>
    </message>
</context>
<context>
    <name>FieldsGrid</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n región en este mapa ahora</numerusform>
            <numerusform>%n regiones en este mapa ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Añadir una condición</translation>
    </message>
    <message>
        <source>Add a detail</source>
        <translation>Añadir un detalle</translation>
    </message>
    <message>
        <source>Remove: {0}</source>
        <extracomment>{0}: a field or condition of the form</extracomment>
        <translation>Quitar: {0}</translation>
    </message>
</context>
<context>
    <name>GameButtons</name>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation>Comparar cada sorteo con lo que firmaron los jugadores</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation>Comprobar los dados</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
</context>
<context>
    <name>GameLauncher</name>
    <message>
        <source>Couldn&apos;t read {0}: {1}</source>
        <extracomment>{0}: a file; {1}: the reason</extracomment>
        <translation>No se ha podido leer {0}: {1}</translation>
    </message>
    <message>
        <source>Games, races, powers and boards (*.swn *.swtrait *.swboard *.json)</source>
        <translation>Partidas, razas, poderes y tableros (*.swn *.swtrait *.swboard *.json)</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Abrir la &amp;carpeta</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Put it in this folder and restart swqt. You can then choose it when you set up a new game:
{0}</source>
        <translation>Ponlo en esta carpeta y reinicia swqt. Después podrás elegirlo al preparar una partida nueva:\n{0}</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened.</source>
        <translation>No se puede abrir esta partida.</translation>
    </message>
    <message>
        <source>This game can&apos;t be started.</source>
        <translation>No se puede empezar esta partida.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t a swqt game file.</source>
        <translation>{0} no es un archivo de partida de swqt.</translation>
    </message>
    <message>
        <source>{0} looks like a file of races and powers, not a game.</source>
        <translation>{0} parece un archivo de razas y poderes, no una partida.</translation>
    </message>
</context>
<context>
    <name>GameNotices</name>
    <message>
        <source>A bot is playing for you.</source>
        <translation>Un bot juega por ti.</translation>
    </message>
    <message>
        <source>A bot is playing for you. You get your seat back automatically.</source>
        <translation>Un bot juega por ti. Recuperas tu asiento automáticamente.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Anyone can check every draw of this game.</source>
        <translation>Cualquiera puede comprobar cada sorteo de esta partida.</translation>
    </message>
    <message>
        <source>Ask for seat {0}</source>
        <translation>Pedir el asiento {0}</translation>
    </message>
    <message>
        <source>Ask to continue</source>
        <translation>Pedir que siga</translation>
    </message>
    <message>
        <source>Asking the others: {0}.</source>
        <translation>Se pregunta a los demás: {0}.</translation>
    </message>
    <message>
        <source>Asking the others: {0}. Still to answer: {1}.</source>
        <translation>Se pregunta a los demás: {0}. Falta la respuesta de {1}.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Join the copy</source>
        <translation>Unirse a la copia</translation>
    </message>
    <message>
        <source>Let a bot play for now</source>
        <translation>Que juegue un bot por ahora</translation>
    </message>
    <message>
        <source>Play on in a copy</source>
        <translation>Seguir en una copia</translation>
    </message>
    <message>
        <source>Play on in a copy…</source>
        <translation>Seguir en una copia…</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Guardar y salir</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: {1}.</source>
        <translation>El asiento {0} ya no está libre: {1}.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Take your seat back</source>
        <translation>Recuperar tu asiento</translation>
    </message>
    <message numerus="yes">
        <source>The disk of {0} is full.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>El disco de {0} está lleno.</numerusform>
            <numerusform>Los discos de {0} están llenos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game went on while you were away.</source>
        <translation>La partida ha seguido mientras no estabas.</translation>
    </message>
    <message>
        <source>The players voted against giving you seat {0}.</source>
        <translation>Los jugadores han votado en contra de darte el asiento {0}.</translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation>Comprobar los dados</translation>
    </message>
    <message>
        <source>Waiting for {0} to confirm what was agreed.</source>
        <translation>Esperando la confirmación de {0} a lo acordado.</translation>
    </message>
    <message>
        <source>Waiting for {0} to contribute to the next draw.</source>
        <translation>Esperando la parte de {0} para el próximo sorteo.</translation>
    </message>
    <message>
        <source>Waiting for {0} to reconnect. The game continues as soon as they&apos;re back.</source>
        <translation>Esperando la conexión de {0}. La partida sigue en cuanto se recupere.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>You asked for seat {0}. The players are deciding.</source>
        <translation>Has pedido el asiento {0}. Los jugadores están decidiendo.</translation>
    </message>
    <message>
        <source>You asked for seat {0}. {1} said no; the others are still deciding.</source>
        <translation>Has pedido el asiento {0}. Votos en contra: {1}; los demás aún deciden.</translation>
    </message>
    <message>
        <source>You&apos;ll continue in a copy of this game, with bots in every other seat. The others keep the original, and the two games can&apos;t be merged again.</source>
        <translation>Seguirás en una copia de esta partida, con bots en los demás asientos. Los demás conservan la original, y las dos partidas ya no se podrán unir.</translation>
    </message>
    <message>
        <source>You&apos;re out of time. The others may vote to let a bot play for you for now.</source>
        <translation>Se te ha acabado el tiempo. Los demás pueden votar que de momento juegue un bot por ti.</translation>
    </message>
    <message>
        <source>Your disk is full. Nothing you do is sent until the game can be saved again.</source>
        <translation>Tu disco está lleno. Nada de lo que hagas se envía hasta que la partida se pueda guardar otra vez.</translation>
    </message>
    <message>
        <source>Your record of this game was lost. Getting it back from the others…</source>
        <translation>Se ha perdido tu copia de esta partida. Recuperándola de los demás…</translation>
    </message>
    <message>
        <source>{0} asked for a pause.</source>
        <translation>{0} ha pedido una pausa.</translation>
    </message>
    <message numerus="yes">
        <source>{0} have been away for a while.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>{0} lleva un rato ausente.</numerusform>
            <numerusform>{0} llevan un rato ausentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} haven&apos;t moved for a long time.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>{0} lleva mucho tiempo sin jugar.</numerusform>
            <numerusform>{0} llevan mucho tiempo sin jugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is back and would like seat {1} again ({2}). If you agree, everyone votes on it.</source>
        <translation>{0} ha vuelto y quiere de nuevo el asiento {1} ({2}). Si te parece bien, votan todos.</translation>
    </message>
    <message>
        <source>{0} is out of time.</source>
        <translation>Se ha acabado el tiempo de {0}.</translation>
    </message>
    <message>
        <source>{0} is playing for you.</source>
        <translation>{0} juega ahora por ti.</translation>
    </message>
    <message>
        <source>{0} of {1} players can&apos;t be reached: {2}. Wait, or play on in a copy.</source>
        <translation>No hay conexión con {0} de {1} jugadores: {2}. Espera o sigue en una copia.</translation>
    </message>
    <message>
        <source>{0} played on in a copy of this game. Join it now, or stay in this game for the moment?</source>
        <translation>Esta partida ha seguido en una copia: {0}. ¿Te unes a ella ahora o te quedas por el momento en esta partida?</translation>
    </message>
    <message>
        <source>{0} proposes: {1}.</source>
        <extracomment>A player, and what they propose</extracomment>
        <translation>{0} propone: {1}.</translation>
    </message>
    <message>
        <source>{0} said no to giving you your seat back.</source>
        <translation>Votos en contra de devolverte tu asiento: {0}.</translation>
    </message>
    <message>
        <source>{0} said no to your request for seat {1}.</source>
        <translation>Votos en contra de darte el asiento {1}: {0}.</translation>
    </message>
    <message>
        <source>{0} would like seat {1} ({2}). If you agree, everyone votes on it.</source>
        <translation>{0} quiere el asiento {1} ({2}). Si te parece bien, votan todos.</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>With several Relics</source>
        <translation>Con varias Reliquias</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation>Pantalla compartida</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última ronda</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <extracomment>What somebody has written about this moment of the game</extracomment>
        <translation>Nota: {0}</translation>
    </message>
    <message>
        <source>Now playing for {0}: {1}.</source>
        <translation>Ahora juega por {0}: {1}.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Desafío</translation>
    </message>
    <message>
        <source>Redo the last move you undid</source>
        <translation>Rehacer la última jugada deshecha</translation>
    </message>
    <message>
        <source>Round {0} – swqt</source>
        <translation>Ronda {0} – swqt</translation>
    </message>
    <message>
        <source>Round {0} – {1}&apos;s turn – swqt</source>
        <translation>Ronda {0} – turno de {1} – swqt</translation>
    </message>
    <message>
        <source>Undo everything done this turn</source>
        <translation>Deshacer todo lo hecho en este turno</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Deshacer la última jugada</translation>
    </message>
    <message>
        <source>nothing is left to do</source>
        <translation>no queda nada por hacer</translation>
    </message>
    <message>
        <source>{0} has nothing left to do</source>
        <translation>A {0} no le queda nada por hacer</translation>
    </message>
    <message>
        <source>{0} is now played by a person.</source>
        <translation>Ahora juega por {0} una persona.</translation>
    </message>
    <message>
        <source>{0} takes over</source>
        <translation>ahora juega {0}</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Monedas por ronda</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Ingresos por origen</translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <translation>Hecho con swqt, un proyecto de aficionados, sin relación con la editorial del juego.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Race tokens on the map</source>
        <translation>Fichas de raza en el mapa</translation>
    </message>
    <message>
        <source>The final map</source>
        <translation>El mapa final</translation>
    </message>
    <message>
        <source>The map at the end of the game</source>
        <translation>El mapa al final de la partida</translation>
    </message>
    <message>
        <source>{0}: {1} rounds of Small World with {2}</source>
        <translation>{0}: {1} rondas de Small World con {2}</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>Hand over to {0}, then press Continue.</source>
        <translation>Cede el sitio a {0} y pulsa Continuar.</translation>
    </message>
    <message>
        <source>Nothing is left to do this turn. {0} is next.</source>
        <translation>No queda nada por hacer en este turno. Después le toca a {0}.</translation>
    </message>
    <message>
        <source>That was your answer.</source>
        <translation>Esa era tu respuesta.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The turn is over.</source>
        <translation>El turno ha terminado.</translation>
    </message>
    <message>
        <source>Waiting for {0} to reconnect…</source>
        <translation>Esperando la conexión de {0}…</translation>
    </message>
    <message>
        <source>thinking… ({0})</source>
        <extracomment>{0}: a kind of bot</extracomment>
        <translation>pensando… ({0})</translation>
    </message>
    <message>
        <source>{0} is playing…</source>
        <translation>{0} está jugando…</translation>
    </message>
    <message>
        <source>{0} is playing… Press Space to skip ahead.</source>
        <translation>{0} está jugando… Pulsa Espacio para saltar la espera.</translation>
    </message>
    <message>
        <source>{0} is thinking… Press Space for an answer now.</source>
        <translation>{0} está pensando… Pulsa Espacio para que responda ya.</translation>
    </message>
    <message>
        <source>{0} waits until you&apos;ve read the card.</source>
        <translation>{0} espera a que leas la tarjeta.</translation>
    </message>
    <message>
        <source>{0}&apos;s tokens are retreating…</source>
        <translation>Las fichas de {0} se retiran…</translation>
    </message>
</context>
<context>
    <name>GameSetupDialog</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Reglas de la &amp;casa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Its tokens are needed for {0}.</source>
        <translation>Sus fichas hacen falta para {0}.</translation>
    </message>
    <message>
        <source>Races and p&amp;owers</source>
        <translation>Razas y p&amp;oderes</translation>
    </message>
    <message>
        <source>Relics and Places are not in play.</source>
        <translation>No se juega con Reliquias ni Lugares.</translation>
    </message>
    <message>
        <source>There&apos;s no board like this for {0} players.</source>
        <translation>No hay un tablero así para {0} jugadores.</translation>
    </message>
    <message>
        <source>{0} players need at least {1} races and {1} powers. You have {2} races and {3} powers.</source>
        <translation>Para {0} jugadores hacen falta al menos {1} razas y {1} poderes. Tienes {2} razas y {3} poderes.</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>copy of a network game that continued without it</source>
        <translation>copia de una partida en red que continuó sin ella</translation>
    </message>
    <message>
        <source>custom board</source>
        <translation>tablero propio</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>A game in a list</extracomment>
        <translation>terminada</translation>
    </message>
    <message>
        <source>on the network</source>
        <translation>en red</translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>ronda {0} de {1}</translation>
    </message>
    <message>
        <source>unreadable</source>
        <extracomment>A game in a list</extracomment>
        <translation>ilegible</translation>
    </message>
    <message numerus="yes">
        <source>{0} share the victory with %n coin(s)</source>
        <translation>
            <numerusform>{0} comparten la victoria con %n moneda</numerusform>
            <numerusform>{0} comparten la victoria con %n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} wins with %n coin(s)</source>
        <translation>
            <numerusform>Gana {0} con %n moneda</numerusform>
            <numerusform>Gana {0} con %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Turno de {0}</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>&amp;Back</source>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>Termina&amp;das</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Record…</source>
        <translation>&amp;Historial…</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <translation>Sin termin&amp;ar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games and replays</source>
        <translation>Partidas y repeticiones</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Aún no hay partidas terminadas.</translation>
    </message>
    <message>
        <source>No unfinished games.</source>
        <translation>No hay partidas sin terminar.</translation>
    </message>
    <message>
        <source>Verifying the dice…</source>
        <translation>Comprobando los dados…</translation>
    </message>
    <message>
        <source>Wins, opponents, races, luck with the die, and a rating</source>
        <translation>Victorias, rivales, razas, suerte con el dado y una puntuación</translation>
    </message>
</context>
<context>
    <name>GraceBox</name>
    <message>
        <source>They choose whether to wait, let a bot play, or let someone else take the seat.</source>
        <translation>Eligen entre esperar, dejar que juegue un bot o que otra persona ocupe el asiento.</translation>
    </message>
    <message>
        <source>When the others may vote about a player who is away</source>
        <translation>Cuándo pueden votar los demás sobre un jugador ausente</translation>
    </message>
    <message>
        <source>after {0} seconds</source>
        <translation>después de {0} segundos</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>The others never vote about a player who is away</extracomment>
        <translation>nunca</translation>
    </message>
</context>
<context>
    <name>HandicapBar</name>
    <message>
        <source>Ha&amp;ndicap…</source>
        <translation>Ve&amp;ntaja…</translation>
    </message>
    <message>
        <source>Let players start with more coins than the others</source>
        <translation>Algunos empiezan con más monedas que los demás</translation>
    </message>
</context>
<context>
    <name>HandicapDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Extra coins of {0}</source>
        <translation>Monedas de más: {0}</translation>
    </message>
    <message>
        <source>Give some players extra coins at the start: children, beginners, or bots against strong players.</source>
        <translation>Da más monedas al empezar a quien quieras: niños, principiantes o bots contra jugadores fuertes.</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
</context>
<context>
    <name>HandoverController</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Ronda {0} de {1}</translation>
    </message>
    <message>
        <source>The last two turns have brought {0} almost nothing. Decline now to keep what is on the map, and pick a fresh race next turn.</source>
        <translation>Los dos últimos turnos no le han dado casi nada a {0}. Entra ahora en declive para conservar lo que hay en el mapa y elige una raza nueva en el próximo turno.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Rules for this decision</source>
        <translation>Reglas de esta decisión</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>More in the rule book</source>
        <translation>Más en el libro de reglas</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Lo que hace</translation>
    </message>
</context>
<context>
    <name>HelpTopicFinder</name>
    <message>
        <source>**Cost {0}** = {1}</source>
        <extracomment>{1}: a sum, such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>**Coste {0}** = {1}</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message numerus="yes">
        <source>Ending the turn now pays %n coin(s).</source>
        <translation>
            <numerusform>Si acabas ahora el turno, ganas %n moneda.</numerusform>
            <numerusform>Si acabas ahora el turno, ganas %n monedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation>Cómo se calcula</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>¿Por qué no?</translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <source>Next: {0}</source>
        <translation>Siguiente: {0}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message numerus="yes">
        <source>%n coin(s) now</source>
        <translation>
            <numerusform>%n moneda ahora</numerusform>
            <numerusform>%n monedas ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Expected final lead over the others: {0} coins</source>
        <translation>Ventaja final esperada sobre los demás: {0} monedas</translation>
    </message>
    <message>
        <source>No suggestions right now.</source>
        <translation>Ahora no hay sugerencias.</translation>
    </message>
    <message>
        <source>Play next step</source>
        <translation>Jugar un paso</translation>
    </message>
    <message>
        <source>Play only the next step of this turn</source>
        <translation>Jugar solo el paso siguiente de este turno</translation>
    </message>
    <message>
        <source>Play the steps of the chosen turn, until it is over or chance decides</source>
        <translation>Jugar los pasos del turno elegido hasta que termine o decida el azar</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>Jugar todo el turno</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>The expected lead at the end: none</extracomment>
        <translation>empate</translation>
    </message>
    <message>
        <source>{0} ahead</source>
        <extracomment>{0}: expected coins</extracomment>
        <translation>{0} de ventaja</translation>
    </message>
    <message>
        <source>{0} behind</source>
        <translation>{0} de desventaja</translation>
    </message>
    <message>
        <source>≈ {0} at the end</source>
        <translation>≈ {0} al final</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>abandons {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: regions</extracomment>
        <translation>abandona {0}</translation>
    </message>
    <message>
        <source>aiming for {0}</source>
        <translation>con vistas a {0}</translation>
    </message>
    <message>
        <source>conquers nothing</source>
        <translation>no conquista nada</translation>
    </message>
    <message>
        <source>conquers {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: regions</extracomment>
        <translation>conquista {0}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>termina el turno</translation>
    </message>
    <message numerus="yes">
        <source>gives up a token for %n coin(s)</source>
        <translation>
            <numerusform>entrega una ficha por %n moneda</numerusform>
            <numerusform>entrega una ficha por %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>moves tokens to {0}</source>
        <translation>mueve fichas a {0}</translation>
    </message>
    <message>
        <source>nobody can strike back right away</source>
        <translation>nadie puede contraatacar enseguida</translation>
    </message>
    <message>
        <source>only {0} can strike back, at {1}</source>
        <translation>contraataque posible solo en {1}: {0}</translation>
    </message>
    <message>
        <source>only {0} can strike back, most easily at {1}</source>
        <translation>contraataque posible, sobre todo en {1}: solo {0}</translation>
    </message>
    <message>
        <source>peace with {0}</source>
        <translation>paz con {0}</translation>
    </message>
    <message>
        <source>picks {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo</extracomment>
        <translation>elige a los {0}</translation>
    </message>
    <message>
        <source>picks {0} (about average)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo</extracomment>
        <translation>elige a los {0} (más o menos la media)</translation>
    </message>
    <message>
        <source>picks {0} ({1} coins above the average combo)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo; {1}: coins such as 4.2</extracomment>
        <translation>elige a los {0} ({1} monedas por encima de la combinación media)</translation>
    </message>
    <message>
        <source>picks {0} ({1} coins below the average combo)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo; {1}: coins such as 4.2</extracomment>
        <translation>elige a los {0} ({1} monedas por debajo de la combinación media)</translation>
    </message>
    <message>
        <source>places {0} in {1}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a piece with its article; {1}: a region</extracomment>
        <translation>coloca {0} en {1}</translation>
    </message>
    <message>
        <source>rolls for {0}</source>
        <translation>tira el dado por {0}</translation>
    </message>
    <message>
        <source>rolls the die first</source>
        <translation>tira antes el dado</translation>
    </message>
    <message>
        <source>sends {0} into decline</source>
        <translation>pone en declive a los {0}</translation>
    </message>
    <message>
        <source>{0} can strike back</source>
        <translation>contraataque posible: {0}</translation>
    </message>
    <message>
        <source>{0} from {1}</source>
        <extracomment>{0}: a region; {1}: the player who holds it</extracomment>
        <translation>{0} desde {1}</translation>
    </message>
    <message>
        <source>{0} with a new race</source>
        <translation>{0} con una raza nueva</translation>
    </message>
    <message>
        <source>{0}&apos;s {1}</source>
        <extracomment>{0}: a player; {1}: a race</extracomment>
        <translation>{1} de {0}</translation>
    </message>
</context>
<context>
    <name>Hotseat</name>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Turno de {0}</translation>
    </message>
    <message>
        <source>{0}: tokens to retreat</source>
        <translation>{0}: fichas en retirada</translation>
    </message>
</context>
<context>
    <name>HouseRulesGroup</name>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Coins: {0}</source>
        <translation>Monedas: {0}</translation>
    </message>
    <message>
        <source>Elf replaced by Sorcerers</source>
        <translation>Elfo sustituido por Hechiceros</translation>
    </message>
    <message>
        <source>Encampments moved per turn</source>
        <translation>Campamentos movidos por turno</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Flames enter</source>
        <translation>Los Ígneos entran</translation>
    </message>
    <message>
        <source>How many placed Encampments may move each turn.</source>
        <translation>Cuántos Campamentos colocados se pueden mover en cada turno.</translation>
    </message>
    <message>
        <source>Races and powers of no use on the board</source>
        <translation>Razas y poderes sin uso en el tablero</translation>
    </message>
    <message>
        <source>Rule: {0}</source>
        <translation>Regla: {0}</translation>
    </message>
    <message>
        <source>Sorcerers with an empty hand</source>
        <translation>Hechiceros con la mano vacía</translation>
    </message>
    <message>
        <source>What players see of each other&apos;s coins. In the tabletop game, everyone sees what a turn pays, but totals stay hidden until the end.</source>
        <translation>Lo que los jugadores ven de las monedas de los demás. En el juego de mesa todos ven lo que da un turno, pero los totales quedan ocultos hasta el final.</translation>
    </message>
    <message>
        <source>Where Flames without a region enter the map.</source>
        <translation>Por dónde entran en el mapa los Ígneos que no tienen regiones.</translation>
    </message>
    <message>
        <source>Whether Elves lose a token that Sorcerers replace.</source>
        <translation>Si los Elfos pierden la ficha que sustituyen los Hechiceros.</translation>
    </message>
    <message>
        <source>Whether they are removed before the game or discarded when they turn up.</source>
        <translation>Si se quitan antes de la partida o se descartan cuando salen.</translation>
    </message>
    <message>
        <source>Whether they may still replace a token.</source>
        <translation>Si aun así pueden sustituir una ficha.</translation>
    </message>
    <message>
        <source>Who goes first, in the first seat.</source>
        <translation>Quién empieza, en el primer asiento.</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>How many Encampments may move</extracomment>
        <translation>todos</translation>
    </message>
    <message>
        <source>at the edge, like everyone</source>
        <translation>por el borde, como todos</translation>
    </message>
    <message>
        <source>can replace tokens</source>
        <translation>pueden sustituir fichas</translation>
    </message>
    <message>
        <source>can&apos;t replace tokens</source>
        <translation>no pueden sustituir fichas</translation>
    </message>
    <message>
        <source>discarded when they turn up</source>
        <translation>se descartan cuando salen</translation>
    </message>
    <message>
        <source>first in the list</source>
        <translation>el primero de la lista</translation>
    </message>
    <message>
        <source>gains shown, totals hidden</source>
        <translation>ganancias a la vista, totales ocultos</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>Coins</extracomment>
        <translation>ocultas</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>The token of Elves that Sorcerers replace</extracomment>
        <translation>se conserva</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>The token of Elves that Sorcerers replace</extracomment>
        <translation>se pierde</translation>
    </message>
    <message>
        <source>next to their Volcano only</source>
        <translation>solo junto a su Volcán</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>How many Encampments may move</extracomment>
        <translation>uno</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Coins that everyone sees</extracomment>
        <translation>a la vista</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>Who goes first</extracomment>
        <translation>al azar</translation>
    </message>
    <message>
        <source>removed before the game</source>
        <translation>se quitan antes de la partida</translation>
    </message>
</context>
<context>
    <name>IncomeChart</name>
    <message>
        <source>Income by source</source>
        <translation>Ingresos por origen</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>Invite others</source>
        <translation>Invitar a otros</translation>
    </message>
</context>
<context>
    <name>InvitePanel</name>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Copied: {0}</source>
        <translation>Copiado: {0}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy: {0}</source>
        <translation>Copiar: {0}</translation>
    </message>
    <message>
        <source>If that doesn&apos;t work, try: {0}</source>
        <translation>Si no funciona, prueba: {0}</translation>
    </message>
    <message>
        <source>Invite others</source>
        <translation>Invitar a otros</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>PIN nuevo</translation>
    </message>
    <message>
        <source>PIN {0}</source>
        <translation>PIN {0}</translation>
    </message>
    <message>
        <source>QR code for the link</source>
        <translation>Código QR del enlace</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>Pedir un P&amp;IN para entrar</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Código corto</translation>
    </message>
    <message>
        <source>This computer has no address that others can reach.</source>
        <translation>Este ordenador no tiene ninguna dirección accesible para los demás.</translation>
    </message>
</context>
<context>
    <name>ItemStrip</name>
    <message>
        <source>More pieces on the map</source>
        <translation>Más piezas en el mapa</translation>
    </message>
    <message>
        <source>Relics, Places and pieces on the map</source>
        <translation>Reliquias, Lugares y piezas en el mapa</translation>
    </message>
</context>
<context>
    <name>JoinBox</name>
    <message>
        <source>&amp;Invitation or address:</source>
        <translation>&amp;Invitación o dirección:</translation>
    </message>
    <message>
        <source>&amp;PIN (if needed):</source>
        <translation>PIN (&amp;si lo piden):</translation>
    </message>
    <message>
        <source>Invitation or address</source>
        <translation>Invitación o dirección</translation>
    </message>
    <message>
        <source>J&amp;oin</source>
        <translation>Entr&amp;ar</translation>
    </message>
    <message>
        <source>Join by invitation or address</source>
        <translation>Entrar con invitación o dirección</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
</context>
<context>
    <name>LanWords</name>
    <message>
        <source>Let in</source>
        <translation>Dejar entrar</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>host</source>
        <extracomment>This player opened the table</extracomment>
        <translation>anfitrión</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>This person leads a replay that is watched together</extracomment>
        <translation>guía</translation>
    </message>
    <message>
        <source>muted</source>
        <extracomment>This player&apos;s chat is hidden</extracomment>
        <translation>en silencio</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>preparándose</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>This player is ready to start</extracomment>
        <translation>listo</translation>
    </message>
    <message>
        <source>watching</source>
        <extracomment>A spectator</extracomment>
        <translation>mirando</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>This player is the one at this computer</extracomment>
        <translation>tú</translation>
    </message>
    <message>
        <source>{0} joined.</source>
        <translation>{0} ha entrado.</translation>
    </message>
    <message>
        <source>{0} left.</source>
        <translation>{0} se ha ido.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Answers instantly.</source>
        <translation>Responde al instante.</translation>
    </message>
    <message>
        <source>Beginner bot</source>
        <translation>Bot principiante</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Bot fácil</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Bot experto</translation>
    </message>
    <message>
        <source>Hard bot</source>
        <translation>Bot difícil</translation>
    </message>
    <message>
        <source>Has learned from many games what each race and power is worth, and plays ahead in its head where choices are close.</source>
        <translation>Ha aprendido en muchas partidas lo que vale cada raza y cada poder, y juega por adelantado en su cabeza si la elección es ajustada.</translation>
    </message>
    <message>
        <source>Makes any legal move.</source>
        <translation>Hace cualquier jugada legal.</translation>
    </message>
    <message>
        <source>Medium bot</source>
        <translation>Bot medio</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but takes coins now rather than wait for more.</source>
        <translation>Casi tan bueno como el experto, pero prefiere cobrar ya a esperar más monedas.</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but would rather build than fight.</source>
        <translation>Casi tan bueno como el experto, pero prefiere construir a luchar.</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but would rather rob others than build.</source>
        <translation>Casi tan bueno como el experto, pero prefiere saquear a los demás a construir.</translation>
    </message>
    <message>
        <source>Opportunist bot</source>
        <translation>Bot oportunista</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Plans whole turns and expects the others to strike back.</source>
        <translation>Planea turnos enteros y cuenta con que los demás contraataquen.</translation>
    </message>
    <message>
        <source>Plans whole turns, but sometimes misjudges them.</source>
        <translation>Planea turnos enteros, pero a veces calcula mal.</translation>
    </message>
    <message>
        <source>Plays out about {0} turns in its head. Takes a second or two.</source>
        <extracomment>{0}: a number above 50</extracomment>
        <translation>Juega en su cabeza unos {0} turnos. Tarda un segundo o dos.</translation>
    </message>
    <message>
        <source>Raider bot</source>
        <translation>Bot saqueador</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>Bot al azar</translation>
    </message>
    <message>
        <source>Settler bot</source>
        <translation>Bot colono</translation>
    </message>
    <message>
        <source>Takes whatever pays this turn, and often misjudges it.</source>
        <translation>Toma lo que da monedas este turno, y a menudo calcula mal.</translation>
    </message>
    <message>
        <source>Thinks about future coins, but is often wrong about them.</source>
        <translation>Piensa en las monedas futuras, pero a menudo se equivoca.</translation>
    </message>
    <message>
        <source>on another computer</source>
        <translation>en otro ordenador</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{0} and {1}</source>
        <extracomment>{0}: the first parts of a list, separated by commas; {1}: the last one. Before some letters another form may be needed: “{0} y {1} | i hi: {0} e {1} | hie: {0} y {1}”; the longest beginning of {1} counts</extracomment>
        <translation>{0} y {1} | i hi: {0} e {1} | hia hie hio: {0} y {1}</translation>
    </message>
</context>
<context>
    <name>LobbyController</name>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Local network – swqt</source>
        <translation>Red local – swqt</translation>
    </message>
    <message>
        <source>New table: {0}</source>
        <translation>Mesa nueva: {0}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Receiving the replay…</source>
        <translation>Recibiendo la repetición…</translation>
    </message>
    <message>
        <source>Resuming the game…</source>
        <translation>Reanudando la partida…</translation>
    </message>
    <message>
        <source>Too many wrong PINs were tried, so the PIN has changed.</source>
        <translation>Se han probado demasiados PIN equivocados, así que el PIN ha cambiado.</translation>
    </message>
    <message>
        <source>You&apos;re the host now.</source>
        <translation>Ahora eres el anfitrión.</translation>
    </message>
    <message>
        <source>Your fingerprint is {0}. They see it, too.</source>
        <translation>Tu huella es {0}. Allí también la ven.</translation>
    </message>
    <message>
        <source>{0} is no longer ready.</source>
        <translation>{0} ha quitado su «Listo».</translation>
    </message>
    <message>
        <source>{0} is ready.</source>
        <translation>{0} ha pulsado «Listo».</translation>
    </message>
    <message>
        <source>{0} – swqt</source>
        <translation>{0} – swqt</translation>
    </message>
    <message>
        <source>{0}&apos;s table</source>
        <translation>Mesa de {0}</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Dejar la mesa</translation>
    </message>
    <message>
        <source>&amp;Reopen the table</source>
        <translation>Rea&amp;brir la mesa</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>Empe&amp;zar</translation>
    </message>
    <message>
        <source>Allow s&amp;pectators</source>
        <translation>Permitir e&amp;spectadores</translation>
    </message>
    <message>
        <source>Change ga&amp;me…</source>
        <translation>Ca&amp;mbiar la partida…</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Chat:</source>
        <translation>Chat:</translation>
    </message>
    <message>
        <source>Check the game, then say you&apos;re ready.</source>
        <translation>Mira a qué se juega y pulsa Listo.</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>Relo&amp;j:</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>Todo el mundo está listo.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Hosted by {0}</source>
        <translation>Anfitrión: {0}</translation>
    </message>
    <message>
        <source>I&apos;m &amp;ready</source>
        <translation>&amp;Listo</translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation>Votar so&amp;bre ausentes:</translation>
    </message>
    <message>
        <source>Just &amp;watch</source>
        <translation>Solo mi&amp;rar</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: the host has closed it.</source>
        <translation>El asiento {0} ya no está libre: lo ha cerrado el anfitrión.</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: the host has put a bot there.</source>
        <translation>El asiento {0} ya no está libre: el anfitrión ha puesto un bot.</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: {1} has just taken it.</source>
        <translation>El asiento {0} ya no está libre: {1} acaba de ocuparlo.</translation>
    </message>
    <message>
        <source>Seat {0} no longer exists.</source>
        <translation>El asiento {0} ya no existe.</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Asientos, en sentido horario</translation>
    </message>
    <message>
        <source>The game is about to start…</source>
        <translation>La partida está a punto de empezar…</translation>
    </message>
    <message>
        <source>The host has removed some seats, and yours is gone.</source>
        <translation>El anfitrión ha quitado asientos, y el tuyo ya no está.</translation>
    </message>
    <message>
        <source>The host starts the game when everyone is ready.</source>
        <translation>El anfitrión empieza la partida cuando todo el mundo está listo.</translation>
    </message>
    <message>
        <source>You&apos;re the host</source>
        <translation>Eres el anfitrión</translation>
    </message>
    <message>
        <source>You&apos;re watching. To play, take an open seat, if there is one.</source>
        <translation>Estás mirando. Para jugar, ocupa un asiento libre, si lo hay.</translation>
    </message>
    <message>
        <source>{0} has closed the table. Anyone who was here can reopen it.</source>
        <translation>{0} ha cerrado la mesa. Cualquiera que estuviera aquí puede reabrirla.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>&amp;Copy visible lines</source>
        <translation>&amp;Copiar las líneas visibles</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Nota…</translation>
    </message>
    <message>
        <source>&amp;Search (Ctrl+F)</source>
        <translation>&amp;Buscar (Ctrl+F)</translation>
    </message>
    <message>
        <source>&amp;Undo to here</source>
        <translation>&amp;Deshacer hasta aquí</translation>
    </message>
    <message>
        <source>About me</source>
        <translation>Lo mío</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Batallas</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Couldn&apos;t export: {0}</source>
        <translation>No se ha podido exportar: {0}</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exportar el registro</translation>
    </message>
    <message>
        <source>Fold the log (Esc)</source>
        <translation>Plegar el registro (Esc)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Log filter</source>
        <translation>Filtro del registro</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Buscar en el registro</translation>
    </message>
    <message>
        <source>Search, copy and export</source>
        <translation>Buscar, copiar y exportar</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>View the &amp;map at this point</source>
        <translation>Ver el &amp;mapa en este punto</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Escribir una nota sobre este momento</translation>
    </message>
    <message>
        <source>since the last turn</source>
        <translation>desde el último turno</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>{0}: a person; {1}: what they wrote</extracomment>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>The last %n line(s) of this file couldn&apos;t be read. The game continues in round {0}, {1}&apos;s turn.</source>
        <translation>
            <numerusform>No se ha podido leer la última línea de este archivo. La partida continúa en la ronda {0}, turno de {1}.</numerusform>
            <numerusform>No se han podido leer las últimas %n líneas de este archivo. La partida continúa en la ronda {0}, turno de {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n line(s) of this file couldn&apos;t be read. The game is over.</source>
        <translation>
            <numerusform>No se ha podido leer la última línea de este archivo. La partida ha terminado.</numerusform>
            <numerusform>No se han podido leer las últimas %n líneas de este archivo. La partida ha terminado.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MakerWindows</name>
    <message>
        <source>{0} is among your own now. Choose it when you set up a new game.</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>{0} está ahora entre los tuyos. Elígelo cuando prepares una partida nueva.</translation>
    </message>
</context>
<context>
    <name>MapToolbar</name>
    <message>
        <source>Fit map to window</source>
        <translation>Ajustar el mapa a la ventana</translation>
    </message>
    <message>
        <source>Zoom and overlays</source>
        <translation>Zoom y vistas del mapa</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>&apos;:&apos; and a command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;:&apos; y una orden</translation>
    </message>
    <message>
        <source>&apos;:&apos; and neighbours</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;:&apos; y regiones vecinas</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a digest, or the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; y una suma de control, o el final de la línea</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a digest, or {0} and the lines of the trait below</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; y una suma de control, o {0} y debajo las líneas del rasgo</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a number of tokens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; y un número de fichas</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a value</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; y un valor</translation>
    </message>
    <message>
        <source>&apos;asks nobody&apos; ends the game, so there is no other &apos;asks&apos; line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;asks nobody&apos; acaba la partida, así que no hay otra línea &apos;asks&apos;</translation>
    </message>
    <message>
        <source>&apos;piece&apos;, a piece and a region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;piece&apos;, una pieza y una región</translation>
    </message>
    <message>
        <source>&apos;swqt&apos; belongs in the first line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;swqt&apos; va en la primera línea</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is asked of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; se pide solo a {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is refused: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; no está permitido: {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands here twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; aparece aquí dos veces</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but chance decides first: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, pero antes decide el azar: {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but the game is over</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, pero la partida ha terminado</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but {1} is asked to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, pero le toca a {1}: {2}</translation>
    </message>
    <message>
        <source>&apos;|&apos; and a race in decline</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;|&apos; y una raza en declive</translation>
    </message>
    <message>
        <source>&apos;~&apos; and a race in decline</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;~&apos; y una raza en declive</translation>
    </message>
    <message>
        <source>2 to 5 seats can play, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>pueden jugar de 2 a 5 asientos, no {0}</translation>
    </message>
    <message>
        <source>&lt;use&gt; shows #{0}, which has a &lt;use&gt; in it; expected plain shapes</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&lt;use&gt; muestra #{0}, que tiene un &lt;use&gt; dentro; se esperaban formas simples</translation>
    </message>
    <message>
        <source>&lt;use&gt; shows a part of this picture, as in href=&quot;#hat&quot;, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&lt;use&gt; muestra una parte de esta imagen, como href=&quot;#hat&quot;, no {0}</translation>
    </message>
    <message>
        <source>[0, 0, width, height], both from {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>[0, 0, anchura, altura], ambas de {0} a {1}</translation>
    </message>
    <message>
        <source>a board has {0} to {1} regions, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un tablero tiene de {0} a {1} regiones, no {2}</translation>
    </message>
    <message>
        <source>a code that begins with {0}, the letter of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un código que empieza por {0}, la letra de {1}</translation>
    </message>
    <message>
        <source>a command is one line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una orden es una línea</translation>
    </message>
    <message>
        <source>a decline is of a whole race; at = decline takes no where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>entra en declive una raza entera; at = decline no admite where</translation>
    </message>
    <message>
        <source>a digest is {0} digits, 0-9 and a-f, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una suma de control tiene {0} cifras, 0-9 y a-f, no {1}</translation>
    </message>
    <message>
        <source>a draw must say which conquest uncovers it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>draw debe decir qué conquista lo descubre</translation>
    </message>
    <message>
        <source>a file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un archivo</translation>
    </message>
    <message>
        <source>a file with scenarios says nothing but &apos;swqt 1&apos; before the first one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>en un archivo de escenarios, antes del primero solo va &apos;swqt 1&apos;</translation>
    </message>
    <message>
        <source>a game brings at most {0} traits along</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una partida trae como mucho {0} rasgos</translation>
    </message>
    <message>
        <source>a last redeployment needs keep = all</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una última redistribución necesita keep = all</translation>
    </message>
    <message>
        <source>a line cannot begin with {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una línea no puede empezar por {0}</translation>
    </message>
    <message>
        <source>a line of the position</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una línea de la posición</translation>
    </message>
    <message>
        <source>a link is either anywhere or a passage</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un link es o bien anywhere o bien passage</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una lista entre corchetes</translation>
    </message>
    <message>
        <source>a list of tables, each headed in two brackets {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una lista de tablas, cada una con un título entre dos corchetes {0}</translation>
    </message>
    <message>
        <source>a list of two or more points</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una lista de dos o más puntos</translation>
    </message>
    <message>
        <source>a list of words</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una lista de palabras</translation>
    </message>
    <message>
        <source>a list of {0} numbers</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una lista de {0} números</translation>
    </message>
    <message>
        <source>a mark stands twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una marca aparece dos veces</translation>
    </message>
    <message>
        <source>a name must be 1 to {0} letters, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nombre debe tener de 1 a {0} letras, no {1}</translation>
    </message>
    <message>
        <source>a name of at most {0} printable characters, no &lt; and no spaces around it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nombre de {0} caracteres imprimibles como mucho, sin &lt; ni espacios alrededor</translation>
    </message>
    <message>
        <source>a new piece each turn comes at = redeploy or close</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una pieza nueva cada turno llega con at = redeploy o close</translation>
    </message>
    <message>
        <source>a new piece each turn needs stock: how many there are in all</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una pieza nueva cada turno necesita stock: cuántas hay en total</translation>
    </message>
    <message>
        <source>a number here has thousands of digits</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un número de aquí tiene miles de cifras</translation>
    </message>
    <message>
        <source>a number of Monsters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el número de Monstruos</translation>
    </message>
    <message>
        <source>a number of coins</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un número de monedas</translation>
    </message>
    <message>
        <source>a number of pieces</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un número de piezas</translation>
    </message>
    <message>
        <source>a number of tokens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un número de fichas</translation>
    </message>
    <message>
        <source>a picture begins with &lt;svg&gt;, and has one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una imagen empieza con &lt;svg&gt; y tiene uno solo</translation>
    </message>
    <message>
        <source>a picture has no &lt;?{0}?&gt;; remove it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una imagen no lleva &lt;?{0}?&gt;; quítalo</translation>
    </message>
    <message>
        <source>a picture has no DOCTYPE and no entities; remove the declaration</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una imagen no lleva DOCTYPE ni entidades; quita la declaración</translation>
    </message>
    <message>
        <source>a picture has {0} elements and {1} levels at most</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una imagen tiene como mucho {0} elementos y {1} niveles</translation>
    </message>
    <message>
        <source>a picture may have {0} kB</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una imagen puede tener {0} kB</translation>
    </message>
    <message>
        <source>a picture may have {0} kB, this one has {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una imagen puede tener {0} kB, esta tiene {1}</translation>
    </message>
    <message>
        <source>a piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una pieza</translation>
    </message>
    <message>
        <source>a piece is summoned only above conquer or ghouls</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo se invoca una pieza encima de conquer o ghouls</translation>
    </message>
    <message>
        <source>a piece placed at = conquest needs note: a word for how many were placed</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una pieza con at = conquest necesita note: una palabra para cuántas se han puesto</translation>
    </message>
    <message>
        <source>a piece placed at = pick does not move</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una pieza con at = pick no se mueve</translation>
    </message>
    <message>
        <source>a piece placed at = pick needs count = 1, and where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una pieza con at = pick necesita count = 1 y where</translation>
    </message>
    <message>
        <source>a piece placed at = {0} does not use {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una pieza con at = {0} no usa {1}</translation>
    </message>
    <message>
        <source>a place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un lugar</translation>
    </message>
    <message>
        <source>a point [x, y] within 0..{0}, 0..{1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un punto [x, y] dentro de 0..{0}, 0..{1}</translation>
    </message>
    <message>
        <source>a power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un poder</translation>
    </message>
    <message>
        <source>a race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una raza</translation>
    </message>
    <message>
        <source>a race holds this region, so no natives live there</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una raza ocupa esta región, así que allí no vive nadie más</translation>
    </message>
    <message>
        <source>a region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una región</translation>
    </message>
    <message>
        <source>a region or &apos;|&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una región o &apos;|&apos;</translation>
    </message>
    <message>
        <source>a region&apos;s code, like f1, or {0} after the last region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el código de una región, como f1, o {0} tras la última región</translation>
    </message>
    <message>
        <source>a relic</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una reliquia</translation>
    </message>
    <message>
        <source>a relic or place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una Reliquia o un Lugar</translation>
    </message>
    <message>
        <source>a relic, place or power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una Reliquia, un Lugar o un poder</translation>
    </message>
    <message>
        <source>a roll cannot be for a region that the race holds</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll no puede ser para una región que la raza ocupa</translation>
    </message>
    <message>
        <source>a roll must lie on ghouls or conquer</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll debe estar sobre ghouls o conquer</translation>
    </message>
    <message>
        <source>a roll must say what it is for</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll debe decir para qué es</translation>
    </message>
    <message>
        <source>a seat</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un asiento</translation>
    </message>
    <message>
        <source>a seat cannot make peace with itself</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un asiento no puede hacer las paces consigo mismo</translation>
    </message>
    <message>
        <source>a seat, one of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un asiento, uno de {0}</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una tabla</translation>
    </message>
    <message>
        <source>a table, as in {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una tabla, como {0}</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un rasgo</translation>
    </message>
    <message>
        <source>a trait is called by small letters and hyphens, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el nombre de un rasgo lleva letras minúsculas y guiones, no {0}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a whole number from {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un número entero de {0} a {1}</translation>
    </message>
    <message>
        <source>a word of letters, digits and hyphens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una palabra de letras, cifras y guiones</translation>
    </message>
    <message>
        <source>a word of small letters and hyphens other than {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una palabra de letras minúsculas y guiones distinta de {0}</translation>
    </message>
    <message>
        <source>after &apos;{0}&apos; the digest should be {1}, and it is {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tras &apos;{0}&apos; la suma de control debería ser {1} y es {2}</translation>
    </message>
    <message>
        <source>an effect needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un efecto necesita {0}</translation>
    </message>
    <message>
        <source>an income paid once in the game needs per = turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>unos ingresos de una vez por partida necesitan per = turn</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un objeto entre llaves</translation>
    </message>
    <message>
        <source>an outer ring</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un anillo exterior</translation>
    </message>
    <message>
        <source>arc {0} begins at {1}, but the ring has come to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el arco {0} empieza en {1}, pero el anillo ha llegado a {2}</translation>
    </message>
    <message>
        <source>arc {0} is used too often: an arc has two sides and parts two regions</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el arco {0} se usa demasiado: un arco tiene dos lados y separa dos regiones</translation>
    </message>
    <message>
        <source>at least {0} and at most {1} tokens cannot both stand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>al menos {0} y como mucho {1} fichas no es posible a la vez</translation>
    </message>
    <message>
        <source>at most {0} conditions may stand one in another</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>como mucho {0} condiciones pueden ir una dentro de otra</translation>
    </message>
    <message>
        <source>attribute of &lt;{0}&gt;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>atributo de &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>board {0}: it has no regions</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tablero {0}: no tiene regiones</translation>
    </message>
    <message>
        <source>board {0}: players must be 2 to 5, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tablero {0}: players debe ser de 2 a 5, no {1}</translation>
    </message>
    <message>
        <source>board {0}: rounds must be 1 to 20, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tablero {0}: rounds debe ser de 1 a 20, no {1}</translation>
    </message>
    <message>
        <source>board {0}: world must be one of {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tablero {0}: world debe ser uno de estos: {1}, no {2}</translation>
    </message>
    <message>
        <source>cannot be read: {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no se puede leer: {0}</translation>
    </message>
    <message>
        <source>chance is asked to {0} on behalf of nobody</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>se pide al azar sin que sea para nadie: {0}</translation>
    </message>
    <message>
        <source>clause</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>cláusula</translation>
    </message>
    <message>
        <source>command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>orden</translation>
    </message>
    <message>
        <source>condition</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>condición</translation>
    </message>
    <message>
        <source>content</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>contenido</translation>
    </message>
    <message>
        <source>content: expected {0}, -name or +name after {1}, found {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>content: tras {1} se esperaba {0}, -nombre o +nombre, hay {2}</translation>
    </message>
    <message>
        <source>content: {0} can be said once</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>content: {0} puede aparecer una sola vez</translation>
    </message>
    <message>
        <source>dashes and gaps of &lt;{0}&gt; are at least {1} long</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>los trazos y huecos de &lt;{0}&gt; miden al menos {1}</translation>
    </message>
    <message>
        <source>deal cannot be asked about {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>deal no se puede pedir sobre {0}</translation>
    </message>
    <message>
        <source>decision</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>decisión</translation>
    </message>
    <message>
        <source>decline needs keep, extra, badge or after_score</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>decline necesita keep, extra, badge o after_score</translation>
    </message>
    <message>
        <source>decline pays an amount only with keep = none</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>decline paga un amount solo con keep = none</translation>
    </message>
    <message>
        <source>defence of a place needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>defence de un lugar necesita {0}</translation>
    </message>
    <message>
        <source>each of the {0} seats</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>cada uno de los {0} asientos</translation>
    </message>
    <message>
        <source>each seat</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>cada asiento</translation>
    </message>
    <message>
        <source>element of a picture</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>elemento de una imagen</translation>
    </message>
    <message>
        <source>every counts regions or conquests, not per = {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>every cuenta regiones o conquistas, no per = {0}</translation>
    </message>
    <message>
        <source>expectation</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>expectativa</translation>
    </message>
    <message>
        <source>expected [picture] at the end of the file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>se esperaba [picture] al final del archivo</translation>
    </message>
    <message>
        <source>expected [picture] with svg = and the picture in it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>se esperaba [picture] con svg = y la imagen dentro</translation>
    </message>
    <message>
        <source>expected {0}, and {1} is {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>se esperaba {0}, y {1} es {2}</translation>
    </message>
    <message>
        <source>expected {0}, found {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>se esperaba {0}, hay {1}</translation>
    </message>
    <message>
        <source>field</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>campo</translation>
    </message>
    <message>
        <source>held</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ocupada</translation>
    </message>
    <message>
        <source>here should stand the trait {0}, and there is {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>aquí debería estar el rasgo {0}, pero hay esto: {1}</translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>en juego</translation>
    </message>
    <message>
        <source>in the column</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>en la columna</translation>
    </message>
    <message>
        <source>in the stack</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>en la pila</translation>
    </message>
    <message>
        <source>it borrows tokens of {0}; supply is theirs</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>toma fichas de {0}; supply es el suyo</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>termina demasiado pronto</translation>
    </message>
    <message>
        <source>key</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>clave</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>línea</translation>
    </message>
    <message>
        <source>mark</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>marca</translation>
    </message>
    <message>
        <source>moment here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>momento aquí</translation>
    </message>
    <message>
        <source>neighbour</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>vecina</translation>
    </message>
    <message>
        <source>no attempt with the seed {0} gave a board; try another seed</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ningún intento con la semilla {0} dio un tablero; prueba con otra</translation>
    </message>
    <message>
        <source>no boards are known for the world {0} and {1} players: 2 to 5 can play</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no hay tableros para el mundo {0} y {1} jugadores: pueden jugar de 2 a 5</translation>
    </message>
    <message>
        <source>no place in play offers an altar</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ningún Lugar en juego ofrece un altar</translation>
    </message>
    <message>
        <source>no region uses this arc</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ninguna región usa este arco</translation>
    </message>
    <message>
        <source>no round is from {0} on and up to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ninguna ronda va desde la {0} y hasta la {1}</translation>
    </message>
    <message>
        <source>no such {0}: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no existe ({0}): {1}</translation>
    </message>
    <message>
        <source>no such {0}: {1}; did you mean {2}?</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no existe ({0}): {1}; ¿querías decir {2}?</translation>
    </message>
    <message>
        <source>no such {0}: {1}; known are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no existe ({0}): {1}; se conocen {2}</translation>
    </message>
    <message>
        <source>no trait in play brings a {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ningún rasgo en juego trae esto: {0}</translation>
    </message>
    <message>
        <source>no {0} of this seat are in play, or they are named twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: este asiento no los tiene en juego, o aparecen dos veces</translation>
    </message>
    <message>
        <source>no {0} stands in {1}: its holder does not bring it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no está en {1}: quien ocupa la región no lo trae</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing can answer what {0} is asked</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no hay respuesta posible a lo que se pide a {0}</translation>
    </message>
    <message>
        <source>nothing can be asked above a deal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>encima de deal no se puede pedir nada</translation>
    </message>
    <message>
        <source>nothing is left to deal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no queda nada para deal</translation>
    </message>
    <message>
        <source>nothing is left to draw</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no queda nada para draw</translation>
    </message>
    <message>
        <source>nothing is summoned by {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no invoca nada</translation>
    </message>
    <message>
        <source>on the map</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>en el mapa</translation>
    </message>
    <message>
        <source>one of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>uno de {0}</translation>
    </message>
    <message>
        <source>one or more points</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>uno o más puntos</translation>
    </message>
    <message>
        <source>only a piece at = pick, or a new one each turn, can ask for its region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo una pieza con at = pick, o una nueva cada turno, puede pedir su región</translation>
    </message>
    <message>
        <source>only a single piece placed at = conquest can move</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo una única pieza con at = conquest puede moverse</translation>
    </message>
    <message>
        <source>only one draw can be open</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo puede haber un draw pendiente</translation>
    </message>
    <message>
        <source>only one effect of a trait may bring new pieces each turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo un efecto puede traer piezas nuevas cada turno</translation>
    </message>
    <message>
        <source>only one effect of a trait may have a limit (again has one by itself)</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo un efecto puede tener un limit (again tiene uno propio)</translation>
    </message>
    <message>
        <source>only pieces placed at = conquest are counted in a note</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo las piezas con at = conquest se cuentan en note</translation>
    </message>
    <message>
        <source>only {0} may say &apos;{1}&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{1}&apos; es solo para {0}</translation>
    </message>
    <message>
        <source>only {0} uses this arc, but it does not lie on the board&apos;s edge: two neighbours must share the arc between them</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo {0} usa este arco, pero no está en el borde del mapa: dos regiones vecinas comparten el arco que las separa</translation>
    </message>
    <message>
        <source>option</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regla de la casa</translation>
    </message>
    <message>
        <source>option here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>opción aquí</translation>
    </message>
    <message>
        <source>option {0} must be {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regla de la casa {0}: debe ser {1}, no {2}</translation>
    </message>
    <message>
        <source>option {0} must be {1}, or 0 to {2} coins for {3} and not 0 for all, like {4}, not {5}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regla de la casa {0}: debe ser {1}, o de 0 a {2} monedas para {3} y no 0 para todos, como {4}, no {5}</translation>
    </message>
    <message>
        <source>per = opponent takes coins; its amount must be a whole number from 1 to 10</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>per = opponent quita monedas; su amount debe ser un número entero de 1 a 10</translation>
    </message>
    <message>
        <source>per = {0} looks at all regions held; it takes no where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>per = {0} mira todas las regiones ocupadas; no admite where</translation>
    </message>
    <message>
        <source>piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>pieza</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>poder</translation>
    </message>
    <message>
        <source>quantized coordinates are not supported, write them as they are</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no se admiten coordenadas cuantizadas; escríbelas tal como son</translation>
    </message>
    <message>
        <source>race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>raza</translation>
    </message>
    <message>
        <source>refusal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>negativa</translation>
    </message>
    <message>
        <source>region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>región</translation>
    </message>
    <message>
        <source>region {0}: a code is a terrain letter and a number, like f1</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>región {0}: un código es una letra de terreno y un número, como f1</translation>
    </message>
    <message>
        <source>region {0}: a hole lies outside its outer ring</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>región {0}: un hueco está fuera de su anillo exterior</translation>
    </message>
    <message>
        <source>region {0}: it cannot be its own neighbour</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>región {0}: no puede ser su propia vecina</translation>
    </message>
    <message>
        <source>region {0}: it is on the board twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>región {0}: está dos veces en el tablero</translation>
    </message>
    <message>
        <source>region {0}: its first ring must be the outer one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>región {0}: su primer anillo debe ser el exterior</translation>
    </message>
    <message>
        <source>region {0}: its neighbour {1} is not on the board</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>región {0}: su vecina {1} no está en el tablero</translation>
    </message>
    <message>
        <source>region {0}: no such mark: {1}; marks are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>región {0}: no existe la marca {1}; se conocen {2}</translation>
    </message>
    <message>
        <source>relic</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Reliquia</translation>
    </message>
    <message>
        <source>relic or place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>reliquia o lugar</translation>
    </message>
    <message>
        <source>relic, place or power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Reliquia, Lugar o poder</translation>
    </message>
    <message>
        <source>replay: no game has more than {0} lines, or one of {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>repetición: ninguna partida tiene más de {0} líneas ni una de {1} caracteres</translation>
    </message>
    <message>
        <source>returned</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>devuelta</translation>
    </message>
    <message>
        <source>round {0} is not on this board&apos;s track of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la ronda {0} no está en la pista de este tablero, que tiene {1}</translation>
    </message>
    <message>
        <source>round {0} of {1}: there are no more than {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ronda {0} de {1}: no hay más de {1}</translation>
    </message>
    <message>
        <source>seat {0} has no active race to {1} with</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el asiento {0} no tiene una raza activa para {1}</translation>
    </message>
    <message>
        <source>seat {0} has no race in decline that goes on conquering</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el asiento {0} no tiene una raza en declive que siga conquistando</translation>
    </message>
    <message>
        <source>seat {0} has no race in decline to redeploy</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el asiento {0} no tiene una raza en declive que redistribuir</translation>
    </message>
    <message>
        <source>seat {0} has no region to redeploy in</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el asiento {0} no tiene una región donde redistribuir</translation>
    </message>
    <message>
        <source>seat {0} has nothing withdrawn to place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el asiento {0} no tiene fichas en retirada que colocar</translation>
    </message>
    <message>
        <source>seat {0} has two active races</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el asiento {0} tiene dos razas activas</translation>
    </message>
    <message>
        <source>seat {0} is asked to {1} out of turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>se pide al asiento {0} fuera de su turno: {1}</translation>
    </message>
    <message>
        <source>seat {0} picks only without an active race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el asiento {0} elige solo sin una raza activa</translation>
    </message>
    <message>
        <source>seat {0} stands here, and seat {1} is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>aquí está el asiento {0} y falta el asiento {1}</translation>
    </message>
    <message>
        <source>so many of {0} stand on the map</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tantas piezas hay en el mapa ({0})</translation>
    </message>
    <message>
        <source>stage here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>estado aquí</translation>
    </message>
    <message>
        <source>such a file may have {0} kB, this one is larger</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un archivo así puede tener {0} kB, este es mayor</translation>
    </message>
    <message>
        <source>the board is not closed: there is no {0} after its last region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el tablero no está cerrado: falta {0} tras su última región</translation>
    </message>
    <message>
        <source>the board {0} is for {1} players, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el tablero {0} es para {1} jugadores, no {2}</translation>
    </message>
    <message>
        <source>the character {0} means nothing here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el carácter {0} no significa nada aquí</translation>
    </message>
    <message>
        <source>the clause {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la cláusula {0}</translation>
    </message>
    <message>
        <source>the code of a language, like en, es or ru</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el código de un idioma, como en, es o ru</translation>
    </message>
    <message>
        <source>the code of a refusal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el código de una negativa</translation>
    </message>
    <message>
        <source>the code {0} is taken by geometries[{1}]</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>geometries[{1}] ya tiene el código {0}</translation>
    </message>
    <message>
        <source>the column has {0} places, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la columna tiene {0} puestos, no {1}</translation>
    </message>
    <message>
        <source>the column is full: nothing is dealt</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la columna está llena: no se reparte nada</translation>
    </message>
    <message>
        <source>the content, like &apos;base&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el contenido, como &apos;base&apos;</translation>
    </message>
    <message>
        <source>the end of the command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el final de la orden</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el final de la línea</translation>
    </message>
    <message>
        <source>the first {0} digits of a digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>las {0} primeras cifras de una suma de control</translation>
    </message>
    <message>
        <source>the id {0} is used twice; the first is in line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la id {0} se usa dos veces; la primera está en la línea {1}</translation>
    </message>
    <message>
        <source>the income of a relic needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>los ingresos de una reliquia necesitan {0}</translation>
    </message>
    <message>
        <source>the line &apos;{0}&apos; is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>falta la línea &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>the line has no end</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la línea no tiene final</translation>
    </message>
    <message>
        <source>the name of a board, or {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el nombre de un tablero, o {0}</translation>
    </message>
    <message>
        <source>the name of a note</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el nombre de una nota</translation>
    </message>
    <message>
        <source>the name of a race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el nombre de una raza</translation>
    </message>
    <message>
        <source>the name of the trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el nombre del rasgo</translation>
    </message>
    <message>
        <source>the number of an arc, {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el número de un arco, de {0} a {1}</translation>
    </message>
    <message>
        <source>the number of rounds</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el número de rondas</translation>
    </message>
    <message>
        <source>the pips of the die</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>los puntos del dado</translation>
    </message>
    <message>
        <source>the point {0} stands twice in a row</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el punto {0} aparece dos veces seguidas</translation>
    </message>
    <message>
        <source>the position ends here: moves and expectations belong to a game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la posición acaba aquí: las jugadas y expectativas son de una partida</translation>
    </message>
    <message>
        <source>the position has ended: only moves and expectations follow</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la posición ha acabado: solo siguen jugadas y expectativas</translation>
    </message>
    <message>
        <source>the regions cover an area of {0}, the board has {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>las regiones cubren un área de {0}, el tablero tiene {1}</translation>
    </message>
    <message>
        <source>the ring is not closed: it must end where it begins</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el anillo no está cerrado: debe terminar donde empieza</translation>
    </message>
    <message>
        <source>the round</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la ronda</translation>
    </message>
    <message>
        <source>the row of a combo</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la fila de una combinación</translation>
    </message>
    <message>
        <source>the row to swap with</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la fila con la que se intercambia</translation>
    </message>
    <message>
        <source>the seat in turn has no active race; those in decline stand after &apos;|&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el asiento en turno no tiene raza activa; las que están en declive van tras &apos;|&apos;</translation>
    </message>
    <message>
        <source>the seat in turn has no race for this part</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el asiento en turno no tiene raza para esta parte</translation>
    </message>
    <message>
        <source>the text is damaged here: it holds what is no letter, digit or sign</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el texto está dañado aquí: contiene algo que no es letra, cifra ni signo</translation>
    </message>
    <message>
        <source>the trait {0} is not closed: no line below is just {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el rasgo {0} no está cerrado: debajo falta una línea solo con {1}</translation>
    </message>
    <message>
        <source>the trait {0} is too long: a trait has at most {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el rasgo {0} es demasiado largo: puede tener como mucho {1} caracteres</translation>
    </message>
    <message>
        <source>the trait {0} stands here already: line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el rasgo {0} ya está aquí: línea {1}</translation>
    </message>
    <message>
        <source>the traits are too long: all of a game have at most {0} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>los rasgos son demasiado largos: todos los de una partida tienen como mucho {0} caracteres</translation>
    </message>
    <message>
        <source>the value of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>el valor de {0}</translation>
    </message>
    <message>
        <source>the version</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la versión</translation>
    </message>
    <message>
        <source>the {0} digits of the trait&apos;s digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>las {0} cifras de la suma de control del rasgo</translation>
    </message>
    <message>
        <source>the {0} {1} is {2} (line {3}) already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} {1}: ya está ({2}, línea {3})</translation>
    </message>
    <message>
        <source>there are only {0} of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo hay {0}: {1}</translation>
    </message>
    <message>
        <source>there are only {0} tokens of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo hay {0} fichas de {1}</translation>
    </message>
    <message>
        <source>there is a line &apos;{0}&apos; already: line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ya hay una línea &apos;{0}&apos;: la línea {1}</translation>
    </message>
    <message>
        <source>there is no board {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no hay ningún tablero {0}</translation>
    </message>
    <message>
        <source>there is no power {0} in this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no hay ningún poder {0} en esta partida</translation>
    </message>
    <message>
        <source>there is no race and no power in it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no hay ninguna raza ni ningún poder</translation>
    </message>
    <message>
        <source>there is no race {0} in this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no hay ninguna raza {0} en esta partida</translation>
    </message>
    <message>
        <source>there is no seat {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no hay asiento {0}</translation>
    </message>
    <message>
        <source>there is no seat {0}: seats are {1} to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no hay asiento {0}: los asientos son de {1} a {2}</translation>
    </message>
    <message>
        <source>there is no {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>esto no existe: {0}</translation>
    </message>
    <message>
        <source>there is nothing here; expected {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>aquí no hay nada; se esperaba {0}</translation>
    </message>
    <message>
        <source>there is nothing to pick</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>no hay nada que elegir</translation>
    </message>
    <message>
        <source>there is only one {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>de esto solo hay una pieza: {0}</translation>
    </message>
    <message>
        <source>there is {0} called {1} already: {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ya hay {0} con la palabra {1}: {2}</translation>
    </message>
    <message>
        <source>this is a file of scenarios, and not one game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>esto es un archivo de escenarios, no una sola partida</translation>
    </message>
    <message>
        <source>this is nested too deeply: tables, lists and dotted names are at most {0} deep</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>esto está demasiado anidado: tablas, listas y nombres con puntos tienen como mucho {0} niveles</translation>
    </message>
    <message>
        <source>this is not SVG: {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>esto no es SVG: {0}</translation>
    </message>
    <message>
        <source>this is not TOML</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>esto no es TOML</translation>
    </message>
    <message>
        <source>this is not TOML (column {0})</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>esto no es TOML (columna {0})</translation>
    </message>
    <message>
        <source>this is not TOML: the end of the file comes too early</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>esto no es TOML: el archivo acaba antes de tiempo</translation>
    </message>
    <message>
        <source>this is not UTF-8 text; expected an SVG picture</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>esto no es texto en UTF-8; se esperaba una imagen SVG</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>esto no es texto en UTF-8</translation>
    </message>
    <message>
        <source>this is version {0}; this program reads version {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>esta es la versión {0}; este programa lee la versión {1}</translation>
    </message>
    <message>
        <source>this isn&apos;t swqt text: the first line must be {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>esto no es texto de swqt: la primera línea debe ser {0}</translation>
    </message>
    <message>
        <source>this region is named twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>esta región aparece dos veces</translation>
    </message>
    <message>
        <source>trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>rasgo</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>true o false</translation>
    </message>
    <message>
        <source>two of {0} stand in one region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>hay dos en una misma región: {0}</translation>
    </message>
    <message>
        <source>value of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>valor de {0}</translation>
    </message>
    <message>
        <source>verb</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>verbo</translation>
    </message>
    <message>
        <source>with all &lt;use&gt;, a picture has {0} elements at most</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>con todos los &lt;use&gt;, una imagen tiene como mucho {0} elementos</translation>
    </message>
    <message>
        <source>word of a seat line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>palabra de la línea de un asiento</translation>
    </message>
    <message>
        <source>world</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>mundo</translation>
    </message>
    <message>
        <source>{0} and the regions of the board in the lines below</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} y, en las líneas de debajo, las regiones del tablero</translation>
    </message>
    <message>
        <source>{0} and {1} both use the {2}; leave one out, as in {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} y {1} usan lo mismo: {2}; deja fuera uno, como con {3}</translation>
    </message>
    <message>
        <source>{0} and {1} of one trait are used by the same words</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} y {1} no se distinguen en una orden</translation>
    </message>
    <message>
        <source>{0} are in decline and cannot have tokens in hand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: en declive, no pueden tener fichas en mano</translation>
    </message>
    <message>
        <source>{0} are in play and in the column or the stack</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: en juego y a la vez en la columna o en la pila</translation>
    </message>
    <message>
        <source>{0} are in play twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: en juego dos veces</translation>
    </message>
    <message>
        <source>{0} cannot be a name: it is a word of game files</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no puede ser un nombre: es una palabra de los archivos de partida</translation>
    </message>
    <message>
        <source>{0} cannot be a name: write 3 to {1} small letters a to z and hyphens, at first three letters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no puede ser un nombre: escribe de 3 a {1} letras minúsculas de la a a la z y guiones, primero tres letras</translation>
    </message>
    <message>
        <source>{0} cannot be asked about {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no se puede pedir sobre {1}</translation>
    </message>
    <message>
        <source>{0} cannot be asked to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>esto no se puede pedir a {0}: {1}</translation>
    </message>
    <message>
        <source>{0} cannot be at peace with seat {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: no pueden estar en paz con el asiento {1}</translation>
    </message>
    <message>
        <source>{0} cannot be the name of {1} that does not bring it: it is a piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no puede ser el nombre de {1} que no la trae: es una pieza</translation>
    </message>
    <message>
        <source>{0} cannot be the name of {1}: it lies there as a piece itself</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no puede ser el nombre de {1}: está ahí como pieza</translation>
    </message>
    <message>
        <source>{0} cannot lend {1}, no power of this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no puede prestar {1}: no es un poder de esta partida</translation>
    </message>
    <message>
        <source>{0} cannot roll without a token in hand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: no pueden tirar sin una ficha en mano</translation>
    </message>
    <message>
        <source>{0} comes by another effect of {1} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ya llega por otro efecto de {1}</translation>
    </message>
    <message>
        <source>{0} does not lie in {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no está en {1}</translation>
    </message>
    <message>
        <source>{0} does not lie where {1} could use it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no está donde se pueda usar: {1}</translation>
    </message>
    <message>
        <source>{0} does not use the {1} {2}; it takes no {1}s of its own</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no usa esto ({1}): {2}; no admite ninguno</translation>
    </message>
    <message>
        <source>{0} does not use the {1} {2}; it takes {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no usa esto ({1}): {2}; admite {3}</translation>
    </message>
    <message>
        <source>{0} has fewer than {1} tokens; borrow from a larger race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} tiene menos de {1} fichas; pídelas a una raza mayor</translation>
    </message>
    <message>
        <source>{0} has tokens of nobody</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>en {0} hay fichas de nadie</translation>
    </message>
    <message>
        <source>{0} have {1} tokens here, and there are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: aquí tienen {1} fichas y solo hay {2}</translation>
    </message>
    <message>
        <source>{0} here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} aquí</translation>
    </message>
    <message>
        <source>{0} in {1} has no holder</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} en {1}: nadie ocupa esa región</translation>
    </message>
    <message>
        <source>{0} is a chasm: nobody can stand there</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} es un abismo: nadie puede estar ahí</translation>
    </message>
    <message>
        <source>{0} is a colour such as #8a9a5e, none or url(#id), not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} es un color como #8a9a5e, none o url(#id), no {1}</translation>
    </message>
    <message>
        <source>{0} is asked to {1} above another decision</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>se pide a {0} encima de otra decisión: {1}</translation>
    </message>
    <message>
        <source>{0} is held by {1} and by natives</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: ahí están {1} y también tribus o Monstruos</translation>
    </message>
    <message>
        <source>{0} is held twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} está ocupada dos veces</translation>
    </message>
    <message>
        <source>{0} is held without a token</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} está ocupada sin ninguna ficha</translation>
    </message>
    <message>
        <source>{0} is in this file twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} está dos veces en este archivo</translation>
    </message>
    <message>
        <source>{0} is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>falta {0}</translation>
    </message>
    <message>
        <source>{0} is no code: that is one of {1} and a number, like f1</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no es un código: ese es una letra de {1} y un número, como f1</translation>
    </message>
    <message>
        <source>{0} is not the one that this game was played with: its digest is {1}, not {2}; to play with it as it stands here, remove the digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no es igual que cuando se jugó esta partida: su suma de control es {1}, no {2}; para jugar tal como está aquí, quita la suma de control</translation>
    </message>
    <message>
        <source>{0} is too long for a game file: at most {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} es demasiado largo para un archivo de partida: como mucho {1} caracteres</translation>
    </message>
    <message>
        <source>{0} lies on the map and is unseen at once</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} está en el mapa y a la vez sin descubrir</translation>
    </message>
    <message>
        <source>{0} must be a number, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} debe ser un número, no {1}</translation>
    </message>
    <message>
        <source>{0} must be {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} debe ser {1}</translation>
    </message>
    <message>
        <source>{0} must be {1} at least: {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} debe ser al menos {1}: {2}</translation>
    </message>
    <message>
        <source>{0} must be {1} here, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} debe ser aquí {1}, no {2}</translation>
    </message>
    <message>
        <source>{0} must be {1} to {2}, not {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: debe ser de {1} a {2}, no {3}</translation>
    </message>
    <message>
        <source>{0} must be {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} debe ser {1}, no {2}</translation>
    </message>
    <message>
        <source>{0} needs a redeployment; with fixed there is none</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} necesita una redistribución; con fixed no la hay</translation>
    </message>
    <message>
        <source>{0} needs {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} necesita {1}</translation>
    </message>
    <message>
        <source>{0} of &lt;{1}&gt; has a number beyond {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} de &lt;{1}&gt; tiene un número mayor que {2}</translation>
    </message>
    <message>
        <source>{0} of &lt;{1}&gt; has characters that no picture needs</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} de &lt;{1}&gt; tiene caracteres que ninguna imagen necesita</translation>
    </message>
    <message>
        <source>{0} of a place needs {1} in its where, or it would serve everyone</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} de un lugar necesita {1} en su where, o serviría a todos</translation>
    </message>
    <message>
        <source>{0} or the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} o el final de la línea</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} o {1}</translation>
    </message>
    <message>
        <source>{0} players need at least {1} races and {1} powers, not {2} and {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} jugadores necesitan al menos {1} razas y {1} poderes, no {2} y {3}</translation>
    </message>
    <message>
        <source>{0} sides of borders are within {1} units, more than can be seen</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>hay {0} tramos de frontera en {1} unidades, más de los que se pueden ver</translation>
    </message>
    <message>
        <source>{0} with amount = {1} changes nothing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} con amount = {1} no cambia nada</translation>
    </message>
    <message>
        <source>{0} would have no use on the board {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} no serviría de nada en el tablero {1}</translation>
    </message>
    <message>
        <source>{0}: a shipped board has the id {1} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: ya hay un tablero incluido con la id {1}</translation>
    </message>
    <message>
        <source>{0}: arcs {1} and {2} cross or touch outside their ends</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: los arcos {1} y {2} se cruzan o se tocan fuera de sus extremos</translation>
    </message>
    <message>
        <source>{0}: properties.id: expected lower-case words and hyphens, found {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: properties.id: se esperaban palabras en minúsculas y guiones, hay {1}</translation>
    </message>
    <message>
        <source>{0}: properties.id: expected the file&apos;s name {1}, found {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: properties.id: se esperaba el nombre del archivo {1}, hay {2}</translation>
    </message>
    <message>
        <source>{0}: the file is empty, expected a board as TopoJSON</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: el archivo está vacío, se esperaba un tablero en TopoJSON</translation>
    </message>
    <message>
        <source>{0}: this is not JSON</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: esto no es JSON</translation>
    </message>
    <message>
        <source>{0}: this is not UTF-8 text: {1} at byte {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: esto no es texto en UTF-8: {1} en el byte {2}</translation>
    </message>
    <message>
        <source>{0}: this is not a board: it has a number of thousands of digits</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: esto no es un tablero: tiene un número de miles de cifras</translation>
    </message>
    <message>
        <source>{0}: this is not a board: it is nested too deeply</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: esto no es un tablero: está demasiado anidado</translation>
    </message>
    <message>
        <source>{0}: this is not a file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: esto no es un archivo</translation>
    </message>
    <message>
        <source>{0}: this is too long for a game of swqt: more than {1} kB</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: esto es demasiado largo para una partida de swqt: más de {1} kB</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} is in {2} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1} ya está en {2}</translation>
    </message>
    <message>
        <source>{0}: {1} is not in {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1} no está en {2}</translation>
    </message>
    <message>
        <source>{0}: {1} leaves out all relics and places</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1} deja fuera todas las Reliquias y todos los Lugares</translation>
    </message>
    <message>
        <source>{0}; this is in the beginning of the file, so nothing of the game can be kept</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}; esto está al principio del archivo, así que no se puede conservar nada de la partida</translation>
    </message>
</context>
<context>
    <name>MuteButton</name>
    <message>
        <source>Sound is off. Turn it on: {0}</source>
        <translation>El sonido está apagado. Encenderlo: {0}</translation>
    </message>
    <message>
        <source>Sound is on. Turn it off: {0}</source>
        <translation>El sonido está encendido. Apagarlo: {0}</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Sonido desactivado</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Sonido activado</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Lost Tribe</source>
        <translation>Tribu Perdida</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstruo</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstruos</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montaña</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Río</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>The basic cost of a region, in a sum such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>base</translation>
    </message>
    <message>
        <source>coins on the combo</source>
        <extracomment>A source of income: the coins that lay on a combo</extracomment>
        <translation>monedas de la combinación</translation>
    </message>
    <message>
        <source>die</source>
        <extracomment>A part of a sum: what the roll saves</extracomment>
        <translation>dado</translation>
    </message>
    <message>
        <source>minimum</source>
        <extracomment>A part of a sum: what brings a cost back to the least that a region can cost</extracomment>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>regions</source>
        <extracomment>A source of income: one coin for each region</extracomment>
        <translation>regiones</translation>
    </message>
    <message>
        <source>token</source>
        <extracomment>A part of a sum: one token, or one Monster, that defends a region</extracomment>
        <translation>ficha</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>A part of a sum</extracomment>
        <translation>fichas</translation>
    </message>
    <message>
        <source>{0} as {1}</source>
        <extracomment>{0}: the Bag; {1}: the Relic that it copies</extracomment>
        <translation>{0} como {1}</translation>
    </message>
    <message>
        <source>{0}%</source>
        <extracomment>A number of percent, such as a chance</extracomment>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>{0}: a label; {1}: what belongs to it</extracomment>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>NearbyPage</name>
    <message>
        <source>&amp;Ask to be let in</source>
        <translation>Pedir &amp;que me dejen entrar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unirse</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Contin&amp;uar</translation>
    </message>
    <message>
        <source>&amp;Stop trying</source>
        <translation>&amp;Dejar de intentar</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Mirar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Local network</source>
        <translation>Red local</translation>
    </message>
    <message>
        <source>No tables yet. Tables opened on this network show up here automatically.</source>
        <translation>Aún no hay mesas. Las que se abran en esta red aparecerán aquí solas.</translation>
    </message>
    <message>
        <source>Open a tab&amp;le…</source>
        <translation>A&amp;brir una mesa…</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>Abrir una mesa…</translation>
    </message>
    <message>
        <source>Others can reach this computer at {0}.</source>
        <translation>Los demás llegan a este ordenador en {0}.</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Mesas cercanas</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Tu &amp;nombre:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>“{0}” needs a PIN. The host can see it on screen.</source>
        <translation>«{0}» pide un PIN. El anfitrión lo ve en su pantalla.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>A different computer answers at that address. Trying again…</source>
        <translation>En esa dirección responde otro ordenador. Intentándolo de nuevo…</translation>
    </message>
    <message>
        <source>A draw is open, and too few players would stay. Wait, or play on in a copy.</source>
        <translation>Hay un sorteo abierto y quedarían muy pocos jugadores. Espera o sigue en una copia.</translation>
    </message>
    <message>
        <source>A game needs at least one person on a seat.</source>
        <translation>Hace falta al menos una persona en un asiento.</translation>
    </message>
    <message>
        <source>A network message couldn&apos;t be understood: {0}</source>
        <translation>No se ha entendido un mensaje de la red: {0}</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Se ha perdido la conexión. Intentándolo de nuevo…</translation>
    </message>
    <message>
        <source>Different versions: they have swqt {0} ({1}), you have swqt {2} ({3}). Everyone needs the same version.</source>
        <translation>Versiones distintas: allí tienen swqt {0} ({1}) y tú swqt {2} ({3}). Todos necesitan la misma versión.</translation>
    </message>
    <message>
        <source>Each player can pause three times.</source>
        <translation>Cada jugador puede pausar tres veces.</translation>
    </message>
    <message>
        <source>Enter an invitation or an address like 192.168.0.7. To use a port other than {0}, add it after a colon.</source>
        <translation>Escribe una invitación o una dirección como 192.168.0.7. Si el puerto no es {0}, añádelo tras dos puntos.</translation>
    </message>
    <message>
        <source>Getting the game from the others. One moment, please.</source>
        <translation>Recibiendo la partida de los demás. Un momento, por favor.</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>¡Buena partida!</translation>
    </message>
    <message>
        <source>Invitation codes have 16 letters and digits, like XXXX-XXXX-XXXX-XXXX, or 8 on the same network.</source>
        <translation>Los códigos de invitación tienen 16 letras y cifras, como XXXX-XXXX-XXXX-XXXX, u 8 en la misma red.</translation>
    </message>
    <message>
        <source>Invitation codes have 16 or 8 letters and digits; this one has {0}.</source>
        <translation>Los códigos de invitación tienen 16 u 8 letras y cifras; este tiene {0}.</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s turn now.</source>
        <translation>Ahora le toca a otro jugador.</translation>
    </message>
    <message>
        <source>May I take that back?</source>
        <translation>¿Puedo deshacerlo?</translation>
    </message>
    <message>
        <source>No answer yet. Trying again…</source>
        <translation>Aún no hay respuesta. Intentándolo de nuevo…</translation>
    </message>
    <message>
        <source>No answer yet. Trying again… Check the address, and that you&apos;re both on the same network.</source>
        <translation>Aún no hay respuesta. Intentándolo de nuevo… Comprueba la dirección y que los dos estéis en la misma red.</translation>
    </message>
    <message>
        <source>No tables found on this network. If someone has opened one, a firewall may be blocking it: join by invitation or address.</source>
        <translation>No se han encontrado mesas en esta red. Si alguien ha abierto una, quizá la bloquee un cortafuegos: entra con invitación o dirección.</translation>
    </message>
    <message>
        <source>Nothing can be saved here, so your moves wait until there is room: {0}</source>
        <translation>Aquí no se puede guardar nada, así que tus jugadas esperan hasta que haya sitio: {0}</translation>
    </message>
    <message>
        <source>Nothing can be saved on this computer, so that has to wait.</source>
        <translation>En este ordenador no se puede guardar nada, así que eso tiene que esperar.</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Un momento, por favor</translation>
    </message>
    <message>
        <source>Only players can do that.</source>
        <translation>Solo los jugadores pueden hacerlo.</translation>
    </message>
    <message>
        <source>Only quick chat is allowed at this table.</source>
        <translation>En esta mesa solo se usan frases rápidas.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Solo el anfitrión puede hacerlo.</translation>
    </message>
    <message>
        <source>Others can&apos;t connect to this computer, but it can connect to them, so you can play.</source>
        <translation>Los demás no pueden conectarse a este ordenador, pero él sí a los demás: puedes jugar.</translation>
    </message>
    <message>
        <source>Others can&apos;t reach this computer: {0} You can still join their tables.</source>
        <translation>Los demás no llegan a este ordenador: {0} Aun así puedes unirte a sus mesas.</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>¡Ay!</translation>
    </message>
    <message>
        <source>Receiving custom content: {0}</source>
        <translation>Recibiendo contenido propio de la mesa: {0}</translation>
    </message>
    <message>
        <source>Seat {0} is empty. Wait for someone, or add a bot.</source>
        <translation>El asiento {0} está vacío. Espera a alguien o pon un bot.</translation>
    </message>
    <message>
        <source>Seat {0} isn&apos;t yours.</source>
        <translation>El asiento {0} no es tuyo.</translation>
    </message>
    <message>
        <source>Short codes only work with port {0}.</source>
        <translation>Los códigos cortos solo sirven con el puerto {0}.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found automatically on this network ({0}). Join by invitation or address.</source>
        <translation>En esta red no se encuentran mesas automáticamente ({0}). Entra con invitación o dirección.</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Gracias</translation>
    </message>
    <message>
        <source>That can&apos;t be undone or changed now.</source>
        <translation>Eso no se puede deshacer ni cambiar ahora.</translation>
    </message>
    <message>
        <source>That proposal is no longer open.</source>
        <translation>Esa propuesta ya no está abierta.</translation>
    </message>
    <message>
        <source>That request is out of date. Try again.</source>
        <translation>Esa petición ha caducado. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>That&apos;s the address of this computer.</source>
        <translation>Esa es la dirección de este mismo ordenador.</translation>
    </message>
    <message>
        <source>The board {0} is for {1} players.</source>
        <translation>El tablero {0} es para {1} jugadores.</translation>
    </message>
    <message>
        <source>The board {0} is missing: it isn&apos;t on this computer and didn&apos;t come with the table.</source>
        <translation>Falta el tablero {0}: no está en este ordenador ni ha llegado con la mesa.</translation>
    </message>
    <message>
        <source>The board {0} that came with the table can&apos;t be used: {1}</source>
        <translation>El tablero {0} que ha llegado con la mesa no se puede usar: {1}</translation>
    </message>
    <message>
        <source>The custom boards, races and powers are too large to send: {0} bytes, and the limit is {1}. The largest is {2}.</source>
        <translation>Los tableros, razas y poderes propios ocupan demasiado para enviarlos: {0} bytes, y el límite es {1}. El mayor es {2}.</translation>
    </message>
    <message>
        <source>The end of this game isn&apos;t saved here: {0}</source>
        <translation>El final de esta partida no se ha guardado aquí: {0}</translation>
    </message>
    <message>
        <source>The end of this link is damaged. Copy the whole link again.</source>
        <translation>El final de este enlace está dañado. Copia otra vez el enlace entero.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because it can&apos;t be saved here: {0}</source>
        <translation>La partida no puede empezar porque aquí no se puede guardar: {0}</translation>
    </message>
    <message>
        <source>The game can&apos;t start because its players aren&apos;t the ones at the table.</source>
        <translation>La partida no puede empezar: sus jugadores no son los de la mesa.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the custom content that arrived isn&apos;t the table&apos;s: {0}</source>
        <translation>La partida no puede empezar: ha llegado un contenido propio distinto del que usa la mesa: {0}</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host tried to start a different table from the one shown.</source>
        <translation>La partida no puede empezar: el anfitrión quería empezar una mesa distinta de la que se ve.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host&apos;s details about you don&apos;t match yours.</source>
        <translation>La partida no puede empezar: los datos que el anfitrión tiene de ti no coinciden con los tuyos.</translation>
    </message>
    <message>
        <source>The game has started, and nobody else can join.</source>
        <translation>La partida ya ha empezado y no puede entrar nadie más.</translation>
    </message>
    <message>
        <source>The game is about to start.</source>
        <translation>La partida está a punto de empezar.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The game is paused at a player&apos;s request.</source>
        <translation>La partida está en pausa a petición de un jugador.</translation>
    </message>
    <message>
        <source>The game is saved here again and continues.</source>
        <translation>La partida se vuelve a guardar aquí y continúa.</translation>
    </message>
    <message>
        <source>The host has closed seat {0}.</source>
        <translation>El anfitrión ha cerrado el asiento {0}.</translation>
    </message>
    <message>
        <source>The host has just changed the game. Check it again.</source>
        <translation>El anfitrión acaba de cambiar la partida. Vuelve a mirarla.</translation>
    </message>
    <message>
        <source>The host has removed you from this table.</source>
        <translation>El anfitrión te ha expulsado de esta mesa.</translation>
    </message>
    <message>
        <source>The host is telling players different things. Be careful.</source>
        <translation>El anfitrión dice cosas distintas a cada jugador. Ten cuidado.</translation>
    </message>
    <message>
        <source>The name {0} is already taken.</source>
        <translation>El nombre {0} ya está ocupado.</translation>
    </message>
    <message>
        <source>The other computer couldn&apos;t prove its identity. Trying again…</source>
        <translation>El otro ordenador no ha podido demostrar su identidad. Intentándolo de nuevo…</translation>
    </message>
    <message>
        <source>The other players&apos; boards don&apos;t allow that.</source>
        <translation>Los tableros de los demás no lo permiten.</translation>
    </message>
    <message>
        <source>The people there are being asked whether to let you in.</source>
        <translation>Se está preguntando a las personas de allí si te dejan entrar.</translation>
    </message>
    <message>
        <source>The players&apos; computers disagree about the board ({0}), so the game is paused. Report: {1}</source>
        <translation>Los ordenadores de los jugadores no coinciden en el tablero ({0}), así que la partida está en pausa. Informe: {1}</translation>
    </message>
    <message>
        <source>The replay of {0} can&apos;t be read: {1}</source>
        <translation>No se puede leer la repetición de {0}: {1}</translation>
    </message>
    <message>
        <source>The search for tables stalled. Starting again…</source>
        <translation>La búsqueda de mesas se ha atascado. Empezando de nuevo…</translation>
    </message>
    <message>
        <source>The table has grown too large to send to everyone.</source>
        <translation>La mesa es ya demasiado grande para enviarla a todos.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>La mesa está llena.</translation>
    </message>
    <message>
        <source>The table is voting. One moment, please.</source>
        <translation>La mesa está votando. Un momento, por favor.</translation>
    </message>
    <message>
        <source>There&apos;s a typo in this invitation.</source>
        <translation>Hay una errata en esta invitación.</translation>
    </message>
    <message>
        <source>There&apos;s no bot called {0}.</source>
        <translation>No hay ningún bot llamado {0}.</translation>
    </message>
    <message>
        <source>There&apos;s no seat {0}.</source>
        <translation>No existe el asiento {0}.</translation>
    </message>
    <message>
        <source>These races and powers can&apos;t be played here: {0}: {1}</source>
        <translation>Aquí no se puede jugar con estas razas y poderes: {0}: {1}</translation>
    </message>
    <message>
        <source>They have a different version of swqt. Everyone needs the same version.</source>
        <translation>Allí tienen otra versión de swqt. Todos necesitan la misma versión.</translation>
    </message>
    <message>
        <source>They have a newer version (SWQT/{0}; yours is SWQT/{1}). Please update swqt.</source>
        <translation>Allí tienen una versión más nueva (SWQT/{0}; la tuya es SWQT/{1}). Actualiza swqt.</translation>
    </message>
    <message>
        <source>They have a version that yours can&apos;t talk to. Please update swqt.</source>
        <translation>Allí tienen una versión con la que la tuya no se entiende. Actualiza swqt.</translation>
    </message>
    <message>
        <source>They have an older version (SWQT/{0}; yours is SWQT/{1}). They need to update swqt.</source>
        <translation>Allí tienen una versión más antigua (SWQT/{0}; la tuya es SWQT/{1}). Tienen que actualizar swqt.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>This computer is connected only through a VPN, where tables can&apos;t be found. Join by invitation or address, or turn the VPN off.</source>
        <translation>Este ordenador solo está conectado por una VPN, donde no se encuentran mesas. Entra con invitación o dirección, o apaga la VPN.</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a network.</source>
        <translation>Este ordenador no está conectado a ninguna red.</translation>
    </message>
    <message>
        <source>This game can&apos;t be played here: {0}</source>
        <translation>Esta partida no se puede jugar aquí: {0}</translation>
    </message>
    <message>
        <source>This game is too large to be shown to others: {0} bytes, and the limit is {1}.</source>
        <translation>Esta partida es demasiado grande para mostrarla a otros: {0} bytes, y el límite es {1}.</translation>
    </message>
    <message>
        <source>This game was started with swqt {0} (rules {1}) and needs that version. This is swqt {2} ({3}).</source>
        <translation>Esta partida se empezó con swqt {0} (reglas {1}) y necesita esa versión. Esta es swqt {2} ({3}).</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Ask for a new one.</source>
        <translation>Esta invitación ya no es válida. Pide una nueva.</translation>
    </message>
    <message>
        <source>This invitation uses port 0, which can&apos;t be reached.</source>
        <translation>Esta invitación usa el puerto 0, al que no se puede llegar.</translation>
    </message>
    <message>
        <source>This network keeps devices apart, as guest networks do. Use another network or a phone hotspot.</source>
        <translation>Esta red mantiene separados los dispositivos, como las redes para invitados. Usa otra red o el punto de acceso de un móvil.</translation>
    </message>
    <message>
        <source>This short code is for another network, or there&apos;s a typo in it.</source>
        <translation>Este código corto es de otra red o tiene una errata.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t allow spectators.</source>
        <translation>En esta mesa no se puede mirar.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t ask for a PIN, so it may not be the one you want. Leave the PIN empty to join anyway.</source>
        <translation>Esta mesa no pide PIN, así que quizá no sea la que buscas. Deja el PIN vacío para entrar de todos modos.</translation>
    </message>
    <message>
        <source>This table is full and doesn&apos;t allow spectators.</source>
        <translation>Esta mesa está llena y en ella no se puede mirar.</translation>
    </message>
    <message>
        <source>This table needs a PIN. The host can see it on screen.</source>
        <translation>Esta mesa pide un PIN. El anfitrión lo ve en su pantalla.</translation>
    </message>
    <message>
        <source>Too many people are connecting at once. Trying again…</source>
        <translation>Demasiada gente se conecta a la vez. Intentándolo de nuevo…</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait a minute, or ask the people there to let you in.</source>
        <translation>Demasiados PIN equivocados. Espera un minuto o pide a las personas de allí que te dejen entrar.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>¡Bien jugado!</translation>
    </message>
    <message>
        <source>What answers there isn&apos;t swqt, or is a version that yours can&apos;t talk to.</source>
        <translation>Lo que responde allí no es swqt, o es una versión con la que la tuya no se entiende.</translation>
    </message>
    <message>
        <source>Windows may be blocking swqt. Allow it on private networks in Windows Security, under Firewall.</source>
        <translation>Quizá Windows esté bloqueando swqt. Permítelo en redes privadas en Seguridad de Windows, en Firewall.</translation>
    </message>
    <message>
        <source>Wrong PIN. Ask the host, who can see it on screen.</source>
        <translation>PIN equivocado. Pregunta al anfitrión, que lo ve en su pantalla.</translation>
    </message>
    <message>
        <source>You can&apos;t play on in a copy here.</source>
        <translation>Aquí no puedes seguir en una copia.</translation>
    </message>
    <message>
        <source>You&apos;re no longer at this table.</source>
        <translation>Ya no estás en esta mesa.</translation>
    </message>
    <message>
        <source>You&apos;re sending messages too fast. Wait a moment.</source>
        <translation>Envías mensajes demasiado deprisa. Espera un momento.</translation>
    </message>
    <message>
        <source>Your copy of the board {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation>Tu copia del tablero {0} ({2}) es distinta de la del anfitrión ({1}).</translation>
    </message>
    <message>
        <source>Your copy of {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation>Tu copia de {0} ({2}) es distinta de la del anfitrión ({1}).</translation>
    </message>
    <message>
        <source>Your races and powers “{0}” ({2}) differ from the host&apos;s ({1}).</source>
        <translation>Tus razas y poderes «{0}» ({2}) son distintos de los del anfitrión ({1}).</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>a part of a draw isn&apos;t the one its player had fixed</source>
        <translation>una parte de un sorteo no es la que su jugador había fijado</translation>
    </message>
    <message>
        <source>everyone</source>
        <extracomment>May chat</extracomment>
        <translation>todos</translation>
    </message>
    <message>
        <source>it belongs to another part of the game</source>
        <translation>es de otra parte de la partida</translation>
    </message>
    <message>
        <source>it came at the wrong time</source>
        <translation>no era el momento</translation>
    </message>
    <message>
        <source>it doesn&apos;t follow the step before it</source>
        <translation>no sigue al paso anterior</translation>
    </message>
    <message>
        <source>it doesn&apos;t prove that anyone signed for two sides</source>
        <translation>no está demostrado que nadie firmara por dos bandos</translation>
    </message>
    <message>
        <source>it isn&apos;t signed for the draw that was open</source>
        <translation>no es una firma para el sorteo abierto</translation>
    </message>
    <message>
        <source>it isn&apos;t the draw that was due</source>
        <translation>no es el sorteo que tocaba</translation>
    </message>
    <message>
        <source>it isn&apos;t written the way swqt writes it</source>
        <translation>no está escrito como lo escribe swqt</translation>
    </message>
    <message>
        <source>its player had a different position</source>
        <translation>su jugador tenía otra posición</translation>
    </message>
    <message>
        <source>macOS may be blocking swqt on your network. Allow it in System Settings, under Privacy &amp; Security, Local Network.</source>
        <translation>Quizá macOS esté bloqueando swqt en tu red. Permítelo en Ajustes del Sistema, en Privacidad y seguridad, Red local.</translation>
    </message>
    <message>
        <source>not everyone who had to sign this change did</source>
        <translation>este cambio no lo firmaron todos los que debían</translation>
    </message>
    <message>
        <source>not everyone who took part signed it</source>
        <translation>no lo firmaron todos los que participaban</translation>
    </message>
    <message>
        <source>players only</source>
        <translation>solo jugadores</translation>
    </message>
    <message>
        <source>quick chat only</source>
        <translation>solo frases rápidas</translation>
    </message>
    <message>
        <source>swqt has stopped looking for tables. Join by invitation or address.</source>
        <translation>swqt ha dejado de buscar mesas. Entra con invitación o dirección.</translation>
    </message>
    <message>
        <source>swqt is running there, but no table is open yet.</source>
        <translation>Allí hay un swqt en marcha, pero todavía no hay ninguna mesa abierta.</translation>
    </message>
    <message>
        <source>the game wasn&apos;t over</source>
        <translation>la partida no había terminado</translation>
    </message>
    <message>
        <source>the player in that seat didn&apos;t sign it</source>
        <translation>no lo firmó quien tenía ese asiento</translation>
    </message>
    <message>
        <source>there&apos;s no such step</source>
        <translation>no existe ese paso</translation>
    </message>
    <message>
        <source>this can&apos;t be taken back</source>
        <translation>esto no se puede deshacer</translation>
    </message>
    <message>
        <source>this change isn&apos;t possible</source>
        <translation>este cambio no se puede hacer</translation>
    </message>
    <message>
        <source>too few players voted for it</source>
        <translation>lo votaron demasiado pocos</translation>
    </message>
    <message>
        <source>{0} already has that colour.</source>
        <translation>{0} ya tiene ese color.</translation>
    </message>
    <message>
        <source>{0} asks to join without a PIN. Their fingerprint is {1}. Do they see the same one?</source>
        <translation>{0} pide entrar sin PIN. Su huella es {1}. ¿Ve allí la misma?</translation>
    </message>
    <message>
        <source>{0} didn&apos;t answer in time, so the game hasn&apos;t started. Try again.</source>
        <translation>{0} no ha respondido a tiempo, así que la partida no ha empezado. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>{0} has closed the table.</source>
        <translation>{0} ha cerrado la mesa.</translation>
    </message>
    <message>
        <source>{0} is being asked whether to let you in.</source>
        <translation>Se está preguntando a {0} si te deja entrar.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t ready yet.</source>
        <translation>Falta que {0} pulse «Listo».</translation>
    </message>
    <message>
        <source>{0}, which came with the table, can&apos;t be used: {1}</source>
        <translation>{0}, que ha llegado con la mesa, no se puede usar: {1}</translation>
    </message>
    <message>
        <source>{1} already has seat {0}.</source>
        <translation>{1} ya tiene el asiento {0}.</translation>
    </message>
    <message>
        <source>“{0}” can&apos;t be used as a name. Use 1 to 24 visible characters.</source>
        <translation>«{0}» no sirve como nombre. Usa de 1 a 24 caracteres visibles.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a PIN. PINs have 6 digits.</source>
        <translation>«{0}» no es un PIN. Los PIN tienen 6 cifras.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid computer name or address.</source>
        <translation>«{0}» no es un nombre ni una dirección de ordenador.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid port. Use a number from 1 to 65535.</source>
        <translation>«{0}» no es un puerto. Usa un número de 1 a 65535.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t an invitation link. Links begin with swqt://j/.</source>
        <translation>«{0}» no es un enlace de invitación. Los enlaces empiezan por swqt://j/.</translation>
    </message>
    <message>
        <source>“{0}”, character {1} of the code, never appears in an invitation.</source>
        <translation>«{0}», el carácter {1} del código, no aparece nunca en una invitación.</translation>
    </message>
    <message>
        <source>“{0}”: put an IPv6 address in brackets when you add a port, like [fe80::1]:47770.</source>
        <translation>«{0}»: pon la dirección IPv6 entre corchetes si añades un puerto, como [fe80::1]:47770.</translation>
    </message>
    <message>
        <source>“{0}”: the name or number of a network interface must follow the %.</source>
        <translation>«{0}»: tras % debe ir el nombre o el número de una interfaz de red.</translation>
    </message>
    <message>
        <source>“{1}” isn&apos;t a valid choice for the house rule {0}.</source>
        <translation>«{1}» no es una opción válida para la regla de la casa {0}.</translation>
    </message>
</context>
<context>
    <name>NetworkGameView</name>
    <message numerus="yes">
        <source>%n move(s) that the others never saw have been undone.</source>
        <translation>
            <numerusform>Se deshace %n jugada que los demás nunca vieron.</numerusform>
            <numerusform>Se deshacen %n jugadas que los demás nunca vieron.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here on, this is a copy of the game, marked as one.</source>
        <translation>Desde aquí esto es una copia de la partida, marcada como tal.</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Jugador {0}</translation>
    </message>
    <message>
        <source>The draw is repeated: {0} signed that {1} didn&apos;t contribute to it.</source>
        <translation>El sorteo se repite porque falta la parte de {1}: firmado por {0}.</translation>
    </message>
    <message>
        <source>The game has gone on, so this is no longer up for a vote: {0}.</source>
        <translation>La partida ha seguido, así que esto ya no se vota: {0}.</translation>
    </message>
    <message>
        <source>The others signed against a move that was final here. You can only play on in a copy.</source>
        <translation>Los demás han firmado en contra de una jugada que aquí era definitiva. Solo puedes seguir en una copia.</translation>
    </message>
    <message>
        <source>The table voted against this: {0}.</source>
        <translation>La mesa ha votado en contra: {0}.</translation>
    </message>
    <message>
        <source>The table was split: {0} played on this side, {1} on the other. This game continues, and what was played on the other side is kept as a copy.</source>
        <translation>La mesa quedó dividida: {0} en este lado, {1} en el otro. Esta partida continúa, y lo jugado en el otro lado se guarda como copia.</translation>
    </message>
    <message numerus="yes">
        <source>The table was split: {1} played on this side, {0} on the other. The game continues from the other side. Your part, %n move(s), is kept as a copy, and you get your seat back.</source>
        <translation>
            <numerusform>La mesa quedó dividida: {1} en este lado, {0} en el otro. La partida continúa desde el otro lado. Tu parte, %n jugada, se guarda como copia, y recuperas tu asiento.</numerusform>
            <numerusform>La mesa quedó dividida: {1} en este lado, {0} en el otro. La partida continúa desde el otro lado. Tu parte, %n jugadas, se guarda como copia, y recuperas tu asiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your program signed for two tables. You can only come back if everyone agrees.</source>
        <translation>Tu programa firmó en dos mesas. Solo puedes volver si todos están de acuerdo.</translation>
    </message>
    <message>
        <source>a bot plays for {0} until they return</source>
        <translation>un bot juega por {0} hasta que vuelva</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>A player who is not connected</extracomment>
        <translation>ausente</translation>
    </message>
    <message>
        <source>everyone may chat</source>
        <translation>todos pueden usar el chat</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>A player who is connected</extracomment>
        <translation>presente</translation>
    </message>
    <message>
        <source>not responding</source>
        <translation>no responde</translation>
    </message>
    <message>
        <source>only players may chat</source>
        <translation>solo los jugadores pueden usar el chat</translation>
    </message>
    <message>
        <source>other table settings</source>
        <translation>otros ajustes de la mesa</translation>
    </message>
    <message>
        <source>played by a bot</source>
        <translation>juega un bot</translation>
    </message>
    <message>
        <source>played by {0}</source>
        <translation>juega {0}</translation>
    </message>
    <message numerus="yes">
        <source>players are reminded after %n minute(s)</source>
        <translation>
            <numerusform>hay un aviso al cabo de %n minuto</numerusform>
            <numerusform>hay un aviso al cabo de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>the clock gives {0}</source>
        <extracomment>{0}: the time of each player, and perhaps what every turn adds to it</extracomment>
        <translation>el reloj da {0}</translation>
    </message>
    <message>
        <source>the game continues</source>
        <translation>la partida sigue</translation>
    </message>
    <message>
        <source>the last move is undone</source>
        <translation>se deshace la última jugada</translation>
    </message>
    <message>
        <source>there is no clock</source>
        <translation>no hay reloj</translation>
    </message>
    <message>
        <source>there is only quick chat</source>
        <translation>en el chat solo hay frases rápidas</translation>
    </message>
    <message>
        <source>via another player</source>
        <translation>a través de otro jugador</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>This player is the one at this computer</extracomment>
        <translation>tú</translation>
    </message>
    <message numerus="yes">
        <source>{0} has been thinking for %n minute(s).</source>
        <translation>
            <numerusform>{0} lleva %n minuto pensando.</numerusform>
            <numerusform>{0} lleva %n minutos pensando.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is away</source>
        <translation>{0} está ausente</translation>
    </message>
    <message>
        <source>{0} leaves, and a bot plays for them</source>
        <translation>{0} se va y un bot juega en su lugar</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0} ms</translation>
    </message>
    <message>
        <source>{0}&apos;s program played at two tables at once. A bot plays for {0}.</source>
        <translation>El programa de {0} jugó en dos mesas a la vez. Un bot juega por {0}.</translation>
    </message>
    <message>
        <source>{0}&apos;s program signed two different moves. A bot plays for {0}, who may come back.</source>
        <translation>El programa de {0} firmó dos jugadas distintas. Un bot juega por {0}, que puede volver.</translation>
    </message>
    <message>
        <source>{1} is back in seat {0}</source>
        <translation>{1} vuelve al asiento {0}</translation>
    </message>
    <message>
        <source>{1} takes seat {0}</source>
        <translation>{1} ocupa el asiento {0}</translation>
    </message>
</context>
<context>
    <name>NetworkLoader</name>
    <message>
        <source>This copy of swqt can&apos;t play on a network.</source>
        <translation>Esta copia de swqt no puede jugar en red.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Empezar partida</translation>
    </message>
</context>
<context>
    <name>NewVersionDialog</name>
    <message>
        <source>&amp;Download page</source>
        <translation>&amp;Página de descargas</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Nueva versión</translation>
    </message>
    <message>
        <source>What&apos;s new in swqt {0}</source>
        <translation>Novedades de swqt {0}</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>OfferButtons</name>
    <message>
        <source>More choices</source>
        <translation>Más opciones</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
</context>
<context>
    <name>OnlinePlay</name>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Game saved, with proof of every draw: {0}</source>
        <translation>Partida guardada, con la prueba de cada sorteo: {0}</translation>
    </message>
    <message>
        <source>Spectators need the PIN {0}.</source>
        <translation>Para mirar hace falta el PIN {0}.</translation>
    </message>
    <message>
        <source>The game couldn&apos;t be saved: {0}</source>
        <translation>No se ha podido guardar la partida: {0}</translation>
    </message>
    <message>
        <source>• Chat</source>
        <translation>• Chat</translation>
    </message>
</context>
<context>
    <name>OutlookCard</name>
    <message>
        <source>Nothing, without the die.</source>
        <translation>Nada, sin el dado.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Este turno</translation>
    </message>
    <message>
        <source>Under threat</source>
        <translation>Bajo amenaza</translation>
    </message>
</context>
<context>
    <name>OutlookTexts</name>
    <message>
        <source>If you finish now</source>
        <translation>Si terminas ahora</translation>
    </message>
    <message numerus="yes">
        <source>{0} can take one of your regions, for %n token(s).</source>
        <extracomment>{0}: a race with its owner, as in &quot;Anna&apos;s Orcs&quot;</extracomment>
        <translation>
            <numerusform>Los {0} pueden quitarte una región, por %n ficha.</numerusform>
            <numerusform>Los {0} pueden quitarte una región, por %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for %n token(s) each.</source>
        <extracomment>{0}: a race with its owner; {1}: a number</extracomment>
        <translation>
            <numerusform>Los {0} pueden quitarte {1} regiones, por %n ficha cada una.</numerusform>
            <numerusform>Los {0} pueden quitarte {1} regiones, por %n fichas cada una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for {2} to %n token(s) each.</source>
        <extracomment>{0}: a race with its owner; {1}, {2}: numbers</extracomment>
        <translation>
            <numerusform>Los {0} pueden quitarte {1} regiones, por {2}–%n fichas cada una.</numerusform>
            <numerusform>Los {0} pueden quitarte {1} regiones, por {2}–%n fichas cada una.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s income</source>
        <translation>Ingresos de {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take one of your regions, for %n token(s).</source>
        <extracomment>{0}: a player</extracomment>
        <translation>
            <numerusform>{0}, con una raza nueva, puede quitarte una región, por %n ficha.</numerusform>
            <numerusform>{0}, con una raza nueva, puede quitarte una región, por %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take {1} of your regions, for %n token(s) each.</source>
        <extracomment>{0}: a player; {1}: a number</extracomment>
        <translation>
            <numerusform>{0}, con una raza nueva, puede quitarte {1} regiones, por %n ficha cada una.</numerusform>
            <numerusform>{0}, con una raza nueva, puede quitarte {1} regiones, por %n fichas cada una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take {1} of your regions, for {2} to %n token(s) each.</source>
        <extracomment>{0}: a player; {1}, {2}: numbers</extracomment>
        <translation>
            <numerusform>{0}, con una raza nueva, puede quitarte {1} regiones, por {2}–%n fichas cada una.</numerusform>
            <numerusform>{0}, con una raza nueva, puede quitarte {1} regiones, por {2}–%n fichas cada una.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlayController</name>
    <message numerus="yes">
        <source>Earns {0} %n coin(s) now.</source>
        <translation>
            <numerusform>Ahora da %n moneda a {0}.</numerusform>
            <numerusform>Ahora da %n monedas a {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Ingresos</translation>
    </message>
    <message>
        <source>Last round&apos;s changes</source>
        <translation>Cambios de la última ronda</translation>
    </message>
    <message>
        <source>Nobody can conquer this next turn.</source>
        <translation>Nadie puede conquistarla en su próximo turno.</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Dueños</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Threats to {0}</source>
        <translation>Amenazas a {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), after one conquest on the way.</source>
        <translation>
            <numerusform>{0} podría tomarla con %n ficha, tras una conquista en el camino.</numerusform>
            <numerusform>{0} podría tomarla con %n fichas, tras una conquista en el camino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), with a lucky roll.</source>
        <translation>
            <numerusform>{0} podría tomarla con %n ficha, con una buena tirada.</numerusform>
            <numerusform>{0} podría tomarla con %n fichas, con una buena tirada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s).</source>
        <translation>
            <numerusform>{0} podría tomarla con %n ficha.</numerusform>
            <numerusform>{0} podría tomarla con %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} gained it last round.</source>
        <translation>{0} la ganó en la última ronda.</translation>
    </message>
    <message>
        <source>{0} lost it last round.</source>
        <translation>{0} la perdió en la última ronda.</translation>
    </message>
    <message>
        <source>{0} took it from {1} last round.</source>
        <translation>{0} se la quitó a {1} en la última ronda.</translation>
    </message>
</context>
<context>
    <name>OverlayMenuButton</name>
    <message>
        <source>Overlays</source>
        <translation>Vistas del mapa</translation>
    </message>
</context>
<context>
    <name>PeersPanel</name>
    <message>
        <source>Ask everyone whether you may take back your last move</source>
        <translation>Preguntar a todos si puedes deshacer tu última jugada</translation>
    </message>
    <message>
        <source>Ask for a seat</source>
        <translation>Pedir un asiento</translation>
    </message>
    <message>
        <source>Ask the players for a seat that a bot is playing or whose player is away</source>
        <translation>Pedir a los jugadores un asiento en el que juega un bot o cuyo jugador está ausente</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Pedir deshacer</translation>
    </message>
    <message>
        <source>Mute this person</source>
        <translation>Silenciar a esta persona</translation>
    </message>
    <message>
        <source>Options for this person, the chat and the clock</source>
        <translation>Opciones para esta persona, el chat y el reloj</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pause or resume the game. Each player can pause three times</source>
        <translation>Pausar o reanudar la partida. Cada jugador puede pausarla tres veces</translation>
    </message>
    <message>
        <source>Press Enter to mute or unmute this person</source>
        <translation>Pulsa Intro para silenciar o volver a oír a esta persona</translation>
    </message>
    <message>
        <source>Propose a clock</source>
        <translation>Proponer un reloj</translation>
    </message>
    <message>
        <source>Propose that a bot plays for now</source>
        <translation>Proponer que juegue un bot por ahora</translation>
    </message>
    <message>
        <source>Propose who may chat</source>
        <translation>Proponer quién usa el chat</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <extracomment>Letter of the seat, and who has it now</extracomment>
        <translation>Asiento {0} ({1})</translation>
    </message>
    <message>
        <source>Unmute this person</source>
        <translation>Volver a oír a esta persona</translation>
    </message>
    <message>
        <source>disk is full</source>
        <translation>disco lleno</translation>
    </message>
    <message>
        <source>getting the game back</source>
        <translation>recuperando la partida</translation>
    </message>
    <message>
        <source>{0} (replaced by a bot)</source>
        <translation>{0} (juega un bot)</translation>
    </message>
    <message>
        <source>{0} (spectator)</source>
        <translation>{0} (mirando)</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>quedan {0}</translation>
    </message>
</context>
<context>
    <name>PeopleBox</name>
    <message>
        <source>Fingerprint {0}</source>
        <translation>Huella {0}</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>Mute {0}</source>
        <translation>Silenciar a {0}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Expulsar</translation>
    </message>
    <message>
        <source>Remove {0}</source>
        <translation>Expulsar a {0}</translation>
    </message>
    <message>
        <source>Show or hide this person&apos;s chat, here and in the game</source>
        <translation>Mostrar u ocultar los mensajes de esta persona, aquí y en la partida</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>People at this table</source>
        <translation>Personas en esta mesa</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Conquer</source>
        <translation>Conquistar</translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation>Pantalla compartida</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Players share this screen</source>
        <translation>Varias personas comparten esta pantalla</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Redistribuir</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Round {0}/{1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Ronda {0}/{1}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>This turn&apos;s income and risks</source>
        <translation>Ingresos y riesgos de este turno</translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Turno de {0}</translation>
    </message>
</context>
<context>
    <name>PicturePanel</name>
    <message>
        <source>Anothe&amp;r one</source>
        <translation>&amp;Otra</translation>
    </message>
    <message>
        <source>Change the picture</source>
        <translation>Cambiar la imagen</translation>
    </message>
    <message>
        <source>Choose an SVG picture of {0} × {1}</source>
        <translation>Elige una imagen SVG de {0} × {1}</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Colour of the emblem</source>
        <translation>Color del emblema</translation>
    </message>
    <message>
        <source>Ears</source>
        <translation>Orejas</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblema</translation>
    </message>
    <message>
        <source>From an SVG &amp;file…</source>
        <translation>De un ar&amp;chivo SVG…</translation>
    </message>
    <message>
        <source>Hair or hat</source>
        <translation>Pelo o sombrero</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeza</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paisaje</translation>
    </message>
    <message>
        <source>No &amp;picture</source>
        <translation>&amp;Sin imagen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Imágenes (*.svg)</translation>
    </message>
    <message>
        <source>Put other parts together</source>
        <translation>Componer otras piezas</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Quitar la imagen</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Piel</translation>
    </message>
    <message>
        <source>The picture is from a file.</source>
        <translation>La imagen es de un archivo.</translation>
    </message>
</context>
<context>
    <name>PlayersDelegate</name>
    <message numerus="yes">
        <source>%n extra coin(s)</source>
        <translation>
            <numerusform>%n moneda más</numerusform>
            <numerusform>%n monedas más</numerusform>
        </translation>
    </message>
    <message>
        <source>no active race</source>
        <translation>sin raza activa</translation>
    </message>
    <message>
        <source>no race</source>
        <translation>sin raza</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Martillo</numerusform>
            <numerusform>%n Martillos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra coin(s) at the start</source>
        <extracomment>What a player had more than the others when the game began</extracomment>
        <translation>
            <numerusform>%n moneda de ventaja</numerusform>
            <numerusform>%n monedas de ventaja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n región</numerusform>
            <numerusform>%n regiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins are secret until the end. On your turn, point here or hold C to see yours.</source>
        <translation>Las monedas son secretas hasta el final. En tu turno, señala aquí o mantén pulsada C para ver las tuyas.</translation>
    </message>
    <message>
        <source>coins are secret</source>
        <translation>monedas secretas</translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>The player who moves last in a round</extracomment>
        <translation>último</translation>
    </message>
    <message>
        <source>last in order</source>
        <translation>en último lugar</translation>
    </message>
    <message>
        <source>playing</source>
        <extracomment>The bot or player elsewhere whose turn it is</extracomment>
        <translation>juega</translation>
    </message>
    <message>
        <source>playing now</source>
        <translation>jugando ahora</translation>
    </message>
    <message>
        <source>plus {0}</source>
        <extracomment>{0}: a second power, which a Place grants to a race</extracomment>
        <translation>más {0}</translation>
    </message>
    <message>
        <source>revenge on: {0}</source>
        <translation>venganza: {0}</translation>
    </message>
    <message>
        <source>thinking</source>
        <extracomment>A bot</extracomment>
        <translation>pensando</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The player at this screen whose turn it is</extracomment>
        <translation>tú</translation>
    </message>
    <message>
        <source>{0} (in decline)</source>
        <translation>{0} (en declive)</translation>
    </message>
    <message>
        <source>{0} in hand</source>
        <extracomment>{0}: a number of tokens</extracomment>
        <translation>{0} en mano</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>quedan {0}</translation>
    </message>
    <message>
        <source>{0} left, clock running</source>
        <translation>quedan {0}, reloj en marcha</translation>
    </message>
    <message>
        <source>{0} retreating</source>
        <extracomment>{0}: a number of tokens</extracomment>
        <translation>{0} en retirada</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>orden de turno</translation>
    </message>
</context>
<context>
    <name>PrivacyScreen</name>
    <message>
        <source>&amp;What happened?</source>
        <translation>¿&amp;Qué ha pasado?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The table is covered. Press Enter to uncover it.</source>
        <translation>La mesa está tapada. Pulsa Intro para destaparla.</translation>
    </message>
    <message>
        <source>Uncover the table and see what happened since your last turn</source>
        <translation>Destapar la mesa y ver lo que ha pasado desde tu último turno</translation>
    </message>
</context>
<context>
    <name>PuzzleController</name>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Copied. You can paste it anywhere.</source>
        <translation>Copiado. Puedes pegarlo donde quieras.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>No se ha podido guardar: {0}</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>It&apos;s round {0} of {1}.</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Es la ronda {0} de {1}.</translation>
    </message>
    <message>
        <source>It&apos;s the last round.</source>
        <translation>Es la última ronda.</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Siguiente desafío</translation>
    </message>
    <message>
        <source>On the right track.</source>
        <translation>Vas por buen camino.</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>The best choice!</source>
        <translation>¡La mejor opción!</translation>
    </message>
    <message>
        <source>The best turn!</source>
        <translation>¡El mejor turno!</translation>
    </message>
    <message>
        <source>The file with what you solved is damaged, so counting starts again. It is kept as {0}.</source>
        <translation>El archivo con lo que has resuelto está dañado, así que se empieza a contar de nuevo. Se conserva como {0}.</translation>
    </message>
    <message>
        <source>The puzzles can&apos;t be read.</source>
        <translation>Los desafíos no se pueden leer.</translation>
    </message>
    <message>
        <source>There is a better way.</source>
        <translation>Hay una manera mejor.</translation>
    </message>
    <message>
        <source>This turn has too many possibilities to be judged.</source>
        <translation>Este turno tiene demasiadas posibilidades para valorarlo.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Very close!</source>
        <translation>¡Muy cerca!</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>You are {0}.</source>
        <extracomment>{0}: the name of a colour</extracomment>
        <translation>Tu color: {0}.</translation>
    </message>
    <message>
        <source>You cancelled it.</source>
        <translation>Lo has cancelado.</translation>
    </message>
    <message>
        <source>coins this turn</source>
        <translation>monedas en este turno</translation>
    </message>
    <message>
        <source>expected coins: luck doesn&apos;t count</source>
        <translation>monedas esperadas: la suerte no cuenta</translation>
    </message>
    <message>
        <source>expected lead at the end</source>
        <translation>ventaja final esperada</translation>
    </message>
</context>
<context>
    <name>PuzzleNotice</name>
    <message>
        <source>All puzzles</source>
        <translation>Desafíos</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Best: {0}. Yours: {1}. {2}</source>
        <extracomment>{0}, {1}: expected coins; {2}: what coins these are</extracomment>
        <translation>Mejor: {0}. Tuyo: {1}. {2}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Copy your result as coloured squares that give nothing away</source>
        <translation>Copiar tu resultado como cuadrados de colores que no revelan nada</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Judging your turn</source>
        <translation>Valorando tu turno</translation>
    </message>
    <message>
        <source>Judging your turn…</source>
        <translation>Valorando tu turno…</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Sin valorar</translation>
    </message>
    <message>
        <source>Say why the best turn is the best</source>
        <translation>Decir por qué el mejor turno es el mejor</translation>
    </message>
    <message>
        <source>Set up the position again</source>
        <translation>Volver a poner la posición</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Show best turn</source>
        <translation>Mejor turno</translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>El mejor turno</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Watch it step by step on the map</source>
        <translation>Verlo paso a paso en el mapa</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Tuyo</translation>
    </message>
</context>
<context>
    <name>PuzzleTexts</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n intento</numerusform>
            <numerusform>%n intentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Decline or continue?</source>
        <translation>¿Declive o seguir?</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Find the best turn.</source>
        <translation>Encuentra el mejor turno.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última ronda</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Pick a combo</source>
        <translation>Elegir combinación</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Desafío del día</translation>
    </message>
    <message>
        <source>Puzzle {0}</source>
        <translation>Desafío {0}</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Ronda {0} de {1}</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Superficie</translation>
    </message>
    <message>
        <source>The coins of this turn count; luck with the die doesn&apos;t.</source>
        <translation>Cuentan las monedas de este turno; la suerte con el dado, no.</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>The mark of the puzzle of the day</extracomment>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>What counts is the lead at the end that the strongest bot expects, after many play-outs.</source>
        <translation>Cuenta la ventaja final que espera el bot más fuerte, tras muchas partidas de prueba.</translation>
    </message>
    <message>
        <source>What counts is the lead at the end that the strongest bot expects, after many play-outs. Your first move is your answer.</source>
        <translation>Cuenta la ventaja final que espera el bot más fuerte, tras muchas partidas de prueba. Tu primera acción es tu respuesta.</translation>
    </message>
    <message>
        <source>Which combo is best?</source>
        <translation>¿Qué combinación es la mejor?</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <extracomment>A puzzle</extracomment>
        <translation>aún sin intentar</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n estrella</numerusform>
            <numerusform>%n estrellas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>Both worlds</source>
        <translation>Ambos mundos</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>No puzzles like that.</source>
        <translation>No hay desafíos así.</translation>
    </message>
    <message>
        <source>Only &amp;unsolved ones</source>
        <translation>Solo sin &amp;resolver</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Desafíos</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Mostrar todos</translation>
    </message>
    <message>
        <source>The puzzles can&apos;t be read: {0}</source>
        <translation>Los desafíos no se pueden leer: {0}</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>{0} of {1} solved</source>
        <extracomment>{0}, {1}: numbers of puzzles</extracomment>
        <translation>{0} de {1} resueltos</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <extracomment>A key as it is printed on the keyboards of the country, in place of the name that Qt has for it</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
</context>
<context>
    <name>RecordChart</name>
    <message numerus="yes">
        <source>%n coin(s), {0}</source>
        <extracomment>Coins; then: won, or not won</extracomment>
        <translation>
            <numerusform>%n moneda, {0}</numerusform>
            <numerusform>%n monedas, {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Coins and luck, game by game</source>
        <translation>Monedas y suerte, partida a partida</translation>
    </message>
    <message>
        <source>Luck with the die, in pips</source>
        <translation>Suerte con el dado, en puntos</translation>
    </message>
    <message>
        <source>luck so far: {0}</source>
        <extracomment>How much more the die has shown than was to be expected, in all games so far</extracomment>
        <translation>suerte hasta aquí: {0}</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>no ganada</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>A game</extracomment>
        <translation>ganada</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s): {0} pips compared with what was to be expected</source>
        <extracomment>{0}: a number of rolls; {1}: of pips</extracomment>
        <translation>
            <numerusform>%n tirada: {0} puntos respecto a lo esperado</numerusform>
            <numerusform>%n tiradas: {0} puntos respecto a lo esperado</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 días</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Un año</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Cualquier número de jugadores</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>By chance it would be {0}.</source>
        <translation>Por azar serían {0}.</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Por número de jugadores</translation>
    </message>
    <message>
        <source>Cha&amp;rt</source>
        <translation>&amp;Gráfico</translation>
    </message>
    <message>
        <source>Coins ahead</source>
        <translation>Monedas de ventaja</translation>
    </message>
    <message>
        <source>Coins earned</source>
        <translation>Monedas ganadas</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>No se ha podido guardar: {0}</translation>
    </message>
    <message>
        <source>Count &amp;older games again</source>
        <translation>C&amp;ontar de nuevo las partidas anteriores</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Igual</translation>
    </message>
    <message numerus="yes">
        <source>From %n game(s) against bots: easy is 1320, medium 1440, hard 1575, expert 1780. Whoever is 120 ahead wins two games of three. The second number is how far off it may be.</source>
        <translation>
            <numerusform>De %n partida contra bots: fácil tiene 1320, medio 1440, difícil 1575 y experto 1780. Quien lleva 120 de ventaja gana dos de cada tres partidas. El segundo número dice cuánto puede desviarse.</numerusform>
            <numerusform>De %n partidas contra bots: fácil tiene 1320, medio 1440, difícil 1575 y experto 1780. Quien lleva 120 de ventaja gana dos de cada tres partidas. El segundo número dice cuánto puede desviarse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games played until now no longer count. Their files stay.</source>
        <translation>Las partidas jugadas hasta ahora ya no cuentan. Sus archivos se conservan.</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Tipo de partida</translation>
    </message>
    <message>
        <source>Measured worth</source>
        <translation>Valor medido</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Aún no hay partidas terminadas.</translation>
    </message>
    <message>
        <source>No games like that.</source>
        <translation>No hay partidas así.</translation>
    </message>
    <message>
        <source>Not all games were read.</source>
        <translation>No se han leído todas las partidas.</translation>
    </message>
    <message>
        <source>On average: {0}</source>
        <translation>De media: {0}</translation>
    </message>
    <message>
        <source>On the network</source>
        <translation>En la red</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>En este ordenador</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Play against bots to get a rating.</source>
        <translation>Juega contra bots para obtener una puntuación.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Poder</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poderes</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Raza</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Razas</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Leyendo las partidas…</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Save as web &amp;page…</source>
        <translation>Guardar como &amp;página web…</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Guardar el historial</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>Guardado como {0}.</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>E&amp;mpezar de nuevo</translation>
    </message>
    <message>
        <source>Tab&amp;les</source>
        <translation>&amp;Tablas</translation>
    </message>
    <message>
        <source>The games can&apos;t be read: {0}</source>
        <translation>No se pueden leer las partidas: {0}</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Tres meses</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Ganadas, %</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Peor</translation>
    </message>
    <message>
        <source>custom board</source>
        <translation>tablero propio</translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <extracomment>Below a number</extracomment>
        <translation>
            <numerusform>partida</numerusform>
            <numerusform>partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>luck with the die</source>
        <translation>suerte con el dado</translation>
    </message>
    <message>
        <source>most coins</source>
        <translation>más monedas</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Below a number of points</extracomment>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below a number of games</extracomment>
        <translation>ganadas</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Already used this turn: {0}.</source>
        <translation>En este turno ya has usado esto: {0}.</translation>
    </message>
    <message>
        <source>At least one token must stay in {all}.</source>
        <translation>Al menos una ficha debe quedarse en {all}.</translation>
    </message>
    <message>
        <source>Do this first: {0}.</source>
        <translation>Antes toca esto: {0}.</translation>
    </message>
    <message>
        <source>Even the highest roll wouldn&apos;t conquer anything.</source>
        <translation>Ni con la tirada más alta se conquistaría nada.</translation>
    </message>
    <message>
        <source>Every region of the race must be included: {all}.</source>
        <translation>Hay que incluir todas las regiones de la raza: {all}.</translation>
    </message>
    <message>
        <source>First place the piece that comes with the Place you just discovered.</source>
        <translation>Coloca antes la pieza que trae el Lugar que acabas de descubrir.</translation>
    </message>
    <message>
        <source>It can&apos;t go there: {0}.</source>
        <translation>No puede ir allí: {0}.</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s decision: {0}.</source>
        <translation>Decide otro jugador: {0}.</translation>
    </message>
    <message>
        <source>No tokens left in hand.</source>
        <translation>No quedan fichas en la mano.</translation>
    </message>
    <message>
        <source>None left to place: {0}.</source>
        <translation>Ya está todo colocado: {0}.</translation>
    </message>
    <message>
        <source>None of this race&apos;s regions has this Relic: {0}.</source>
        <translation>Ninguna región de esta raza tiene esta Reliquia: {0}.</translation>
    </message>
    <message>
        <source>Not yet. Do this first: {0}.</source>
        <translation>Todavía no. Antes toca esto: {0}.</translation>
    </message>
    <message>
        <source>Place this first: {0}.</source>
        <translation>Coloca antes esto: {0}.</translation>
    </message>
    <message>
        <source>That isn&apos;t for a player to decide.</source>
        <translation>Eso no lo decide un jugador.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The tray has no more tokens for {0}.</source>
        <translation>En la bandeja no quedan fichas de {0}.</translation>
    </message>
    <message>
        <source>There&apos;s already a piece in {1}: {0}.</source>
        <translation>En {1} ya hay una pieza: {0}.</translation>
    </message>
    <message>
        <source>There&apos;s no combo {0}; there are only {1}.</source>
        <translation>No existe la combinación {0}; solo hay {1}.</translation>
    </message>
    <message>
        <source>There&apos;s no such region.</source>
        <translation>Esa región no existe.</translation>
    </message>
    <message>
        <source>This doesn&apos;t help to conquer {0}: {rest}.</source>
        <translation>Esto no ayuda a conquistar {0}: {rest}.</translation>
    </message>
    <message>
        <source>This race already holds {0}.</source>
        <translation>Esta raza ya ocupa {0}.</translation>
    </message>
    <message>
        <source>This race can&apos;t make peace.</source>
        <translation>Esta raza no puede hacer las paces.</translation>
    </message>
    <message>
        <source>This race has no such piece: {0}.</source>
        <translation>Esta raza no tiene esa pieza: {0}.</translation>
    </message>
    <message>
        <source>This race isn&apos;t in {all}.</source>
        <translation>Esta raza no está en {all}.</translation>
    </message>
    <message>
        <source>This race rolls before it chooses a region, not as a final attempt.</source>
        <translation>Esta raza tira antes de elegir una región, no como último intento.</translation>
    </message>
    <message>
        <source>Tokens allowed in {rest}: no more than {0}.</source>
        <translation>Fichas permitidas en {rest}: {0} como máximo.</translation>
    </message>
    <message>
        <source>Tokens needed in {rest}: at least {0}.</source>
        <translation>Fichas necesarias en {rest}: al menos {0}.</translation>
    </message>
    <message>
        <source>You can abandon regions only before your first conquest of the turn.</source>
        <translation>Solo puedes abandonar regiones antes de tu primera conquista del turno.</translation>
    </message>
    <message>
        <source>You can decline only at the start of a turn, instead of conquering.</source>
        <translation>Solo puedes entrar en declive al principio de un turno, en vez de conquistar.</translation>
    </message>
    <message>
        <source>You can only make peace with an opponent.</source>
        <translation>Solo puedes hacer las paces con un rival.</translation>
    </message>
    <message>
        <source>You can&apos;t afford this combo: it costs {0}, and you have {1}.</source>
        <translation>No puedes pagar esta combinación: cuesta {0} y tienes {1}.</translation>
    </message>
    <message>
        <source>You can&apos;t take {0}: {1} charge a coin for it, and you have none.</source>
        <translation>No puedes conquistar {0}: los {1} cobran una moneda y no tienes ninguna.</translation>
    </message>
    <message>
        <source>You can&apos;t use these together: {all}.</source>
        <translation>No puedes usar esto a la vez: {all}.</translation>
    </message>
    <message>
        <source>You have fewer tokens than regions: only one may stay in {all}.</source>
        <translation>Tienes menos fichas que regiones: solo una puede quedarse en {all}.</translation>
    </message>
    <message>
        <source>You&apos;ve already made peace this turn.</source>
        <translation>Ya has hecho las paces en este turno.</translation>
    </message>
    <message>
        <source>You&apos;ve rolled the die: conquer with it, or end your conquests.</source>
        <translation>Ya has tirado el dado: conquista con él o acaba tus conquistas.</translation>
    </message>
    <message>
        <source>{0} can&apos;t be used now.</source>
        <translation>Ahora no se puede usar: {0}.</translation>
    </message>
    <message>
        <source>{0} can&apos;t swap their power.</source>
        <translation>Los {0} no pueden intercambiar su poder.</translation>
    </message>
    <message>
        <source>{0} costs {1} tokens; you have {2}.</source>
        <translation>{0} cuesta {1} fichas; tienes {2}.</translation>
    </message>
    <message>
        <source>{0} costs {1}, and you have {2} in hand: there&apos;s no need to roll.</source>
        <translation>{0} cuesta {1} y tienes {2} en la mano: no hace falta tirar el dado.</translation>
    </message>
    <message>
        <source>{0} don&apos;t redeploy: their tokens stay where they are.</source>
        <translation>{0} no redistribuyen: sus fichas se quedan donde están.</translation>
    </message>
    <message>
        <source>{0} have no special power yet and can&apos;t be picked.</source>
        <translation>Los {0} aún no tienen poder especial y no se pueden elegir.</translation>
    </message>
    <message>
        <source>{0} is a chasm: nobody can enter it.</source>
        <translation>{0} es una sima: nadie puede entrar.</translation>
    </message>
    <message>
        <source>{0} is at peace until its owner&apos;s next turn.</source>
        <translation>{0} está en paz hasta el próximo turno de su dueño.</translation>
    </message>
    <message>
        <source>{0} is immune: {rest}.</source>
        <translation>{0} es inmune: {rest}.</translation>
    </message>
    <message>
        <source>{0} is protected from powers, Relics and Places.</source>
        <translation>{0} está a salvo de poderes, Reliquias y Lugares.</translation>
    </message>
    <message>
        <source>{0} is water: this race can&apos;t go there.</source>
        <translation>{0} es agua: esta raza no puede ir allí.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t adjacent to a region of this race.</source>
        <translation>{0} no es adyacente a ninguna región de esta raza.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t held by a single active token of an opponent.</source>
        <translation>En {0} no hay una única ficha activa de un rival.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t on the border, where a race without regions must enter.</source>
        <translation>{0} no está en el borde, por donde tiene que entrar una raza sin regiones.</translation>
    </message>
    <message>
        <source>{0} needs {1} more tokens, and the die gives at most {2}.</source>
        <translation>Te faltan {1} fichas para {0}, y el dado da {2} como mucho.</translation>
    </message>
    <message>
        <source>{0} of {1} retreating tokens placed. Place them all.</source>
        <translation>Has colocado {0} de las {1} fichas en retirada. Colócalas todas.</translation>
    </message>
    <message>
        <source>{0} of {1} tokens placed. Place them all.</source>
        <translation>Has colocado {0} de {1} fichas. Colócalas todas.</translation>
    </message>
    <message>
        <source>{0} was attacked this turn and won&apos;t make peace.</source>
        <translation>Has atacado a {0} este turno y no habrá paz.</translation>
    </message>
</context>
<context>
    <name>RegionActions</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Martillo</numerusform>
            <numerusform>%n Martillos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Conquer: {1}</source>
        <translation>Conquistar: {1}</translation>
    </message>
    <message numerus="yes">
        <source>Give up a token in {0} for %n coin(s)?</source>
        <translation>
            <numerusform>¿Entregar una ficha en {0} por %n moneda?</numerusform>
            <numerusform>¿Entregar una ficha en {0} por %n monedas?</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll for {0}? You need +{1} ({2}% chance). Your conquests end either way.</source>
        <translation>¿Tirar por {0}? Necesitas +{1} ({2}&#xa0;% de probabilidad). Tus conquistas acaban en cualquier caso.</translation>
    </message>
    <message>
        <source>Roll for {0}? {1}% chance. Your conquests end either way.</source>
        <translation>¿Tirar por {0}? {1}&#xa0;% de probabilidad. Tus conquistas acaban en cualquier caso.</translation>
    </message>
    <message>
        <source>Roll the die ({1}%)</source>
        <translation>Tirar el dado ({1}&#xa0;%)</translation>
    </message>
    <message>
        <source>Roll the die with {0} ({1}%)</source>
        <translation>Tirar el dado con {0} ({1}&#xa0;%)</translation>
    </message>
    <message numerus="yes">
        <source>Toll to {0}: %n coin(s) ({1})</source>
        <translation>
            <numerusform>Peaje para {0}: %n moneda ({1})</numerusform>
            <numerusform>Peaje para {0}: %n monedas ({1})</numerusform>
        </translation>
    </message>
    <message>
        <source>Use {0} on {1}?</source>
        <extracomment>{0}: a race, power or Relic; {1}: a region</extracomment>
        <translation>¿Usar en {1}: {0}?</translation>
    </message>
    <message>
        <source>With {0}: {1}</source>
        <extracomment>{0}: Relics; {1}: a number of tokens</extracomment>
        <translation>Con {0}: {1}</translation>
    </message>
    <message>
        <source>roll first</source>
        <translation>tirar antes</translation>
    </message>
    <message>
        <source>roll first ({0}%)</source>
        <translation>tirar antes ({0}&#xa0;%)</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <extracomment>{0}: a number of tokens; {1}: a number of Hammers</extracomment>
        <translation>{0} y {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1})</source>
        <extracomment>{0}: a player; {1}: a power or Place</extracomment>
        <translation>
            <numerusform>{0} recibe %n moneda ({1})</numerusform>
            <numerusform>{0} recibe %n monedas ({1})</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: roll for {1}? It can&apos;t fail and may save tokens.</source>
        <translation>¿Tirar por {1} ({0})? No puede fallar y quizá ahorre fichas.</translation>
    </message>
    <message>
        <source>{0}: roll for {1}? {2}% chance. If it fails, your conquests end for this turn.</source>
        <translation>¿Tirar por {1} ({0})? {2}&#xa0;% de probabilidad. Si falla, acaban tus conquistas de este turno.</translation>
    </message>
</context>
<context>
    <name>RegionCard</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost of {0}</source>
        <translation>Coste: {0}</translation>
    </message>
    <message>
        <source>F1: rules for this</source>
        <translation>F1: leer las reglas</translation>
    </message>
    <message>
        <source>costs</source>
        <extracomment>Heads the sum of a region&apos;s cost</extracomment>
        <translation>cuesta</translation>
    </message>
</context>
<context>
    <name>RegionDescriber</name>
    <message numerus="yes">
        <source>%n more way(s) with Relics</source>
        <translation>
            <numerusform>%n manera más con reliquias</numerusform>
            <numerusform>%n maneras más con reliquias</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A region</extracomment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>income {0}: {1}</source>
        <extracomment>{0}: a change such as +2; {1}: its parts</extracomment>
        <translation>ingresos {0}: {1}</translation>
    </message>
    <message>
        <source>{0} grants its holder {1}</source>
        <translation>{0} da a quien la ocupa: {1}</translation>
    </message>
    <message>
        <source>{0}, in decline</source>
        <translation>{0}, en declive</translation>
    </message>
    <message numerus="yes">
        <source>{0}: %n token(s)</source>
        <extracomment>{0}: a race with its owner</extracomment>
        <translation>
            <numerusform>{0}: %n ficha</numerusform>
            <numerusform>{0}: %n fichas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionListModel</name>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Ingreso</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vecinas</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Dueño</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
</context>
<context>
    <name>RegionListPanel</name>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Ta&amp;rgets only</source>
        <translation>Solo &amp;objetivos</translation>
    </message>
</context>
<context>
    <name>RegionMenu</name>
    <message>
        <source>&amp;History of this region</source>
        <translation>&amp;Historia de esta región</translation>
    </message>
    <message>
        <source>Abandon this region</source>
        <translation>Abandonar esta región</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>Añadir una ficha</translation>
    </message>
    <message numerus="yes">
        <source>All %n remaining token(s)</source>
        <translation>
            <numerusform>La %n ficha que queda</numerusform>
            <numerusform>Las %n fichas que quedan</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this region</source>
        <translation>Conservar esta región</translation>
    </message>
    <message>
        <source>R&amp;ules for this region</source>
        <translation>&amp;Reglas de esta región</translation>
    </message>
    <message>
        <source>Take a token away</source>
        <translation>Quitar una ficha</translation>
    </message>
    <message>
        <source>Why can&apos;t I conquer it?</source>
        <translation>¿Por qué no puedo conquistarla?</translation>
    </message>
    <message>
        <source>{0} (here)</source>
        <extracomment>{0}: what is done, such as &quot;Place: Hero&quot;</extracomment>
        <translation>{0} (aquí)</translation>
    </message>
</context>
<context>
    <name>RegionTexts</name>
    <message>
        <source>No special rules apply here.</source>
        <translation>Aquí no se aplica ninguna regla especial.</translation>
    </message>
    <message>
        <source>Nothing has happened here yet.</source>
        <translation>Aquí aún no ha pasado nada.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
</context>
<context>
    <name>RejectedCallers</name>
    <message>
        <source>Someone at {0} couldn&apos;t join because they have a different version of swqt.</source>
        <translation>Alguien en {0} tiene otra versión de swqt y no ha podido entrar.</translation>
    </message>
    <message>
        <source>Someone at {0} tried a wrong PIN and was not let in.</source>
        <translation>Alguien en {0} ha probado un PIN equivocado y no ha podido entrar.</translation>
    </message>
    <message>
        <source>Someone you removed tried to come back, from {0}.</source>
        <translation>Alguien a quien expulsaste ha intentado volver, desde {0}.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>&amp;Statistics</source>
        <translation>E&amp;stadísticas</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Volver (Esc)</translation>
    </message>
    <message>
        <source>Co&amp;ntinue from here</source>
        <translation>Continuar &amp;desde aquí</translation>
    </message>
    <message>
        <source>Export the replay for a browser</source>
        <translation>Exportar la repetición para un navegador</translation>
    </message>
    <message>
        <source>Next turn (PageDown)</source>
        <translation>Turno siguiente (AvPág)</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausa (Espacio)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Reproducir (Espacio)</translation>
    </message>
    <message>
        <source>Play on from this position as a separate game, with people in every seat</source>
        <translation>Seguir jugando desde esta posición en una partida aparte, con personas en todos los asientos</translation>
    </message>
    <message>
        <source>Previous turn (PageUp)</source>
        <translation>Turno anterior (RePág)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Watch together on the local network</source>
        <translation>Ver juntos en la red local</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Escribir una nota sobre este momento</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>No se ha podido guardar: {0}</translation>
    </message>
    <message>
        <source>Export the replay</source>
        <translation>Exportar la repetición</translation>
    </message>
    <message>
        <source>Games (*.swn)</source>
        <translation>Partidas (*.swn)</translation>
    </message>
    <message>
        <source>Nothing has happened since this player&apos;s last turn.</source>
        <translation>No ha pasado nada desde el último turno de este jugador.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Report cancelled.</source>
        <translation>Informe cancelado.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Round {0}, {1}:</source>
        <extracomment>{1}: a player</extracomment>
        <translation>Ronda {0}, {1}:</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>Guardado como {0}.</translation>
    </message>
    <message>
        <source>The signed game isn&apos;t saved yet, so its dice can&apos;t be verified.</source>
        <translation>La partida firmada aún no está guardada, así que no se pueden comprobar sus dados.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened.</source>
        <translation>No se puede abrir esta partida.</translation>
    </message>
    <message>
        <source>This is now a separate game. The original is kept as it was.</source>
        <translation>Esta es ahora una partida aparte. La original se conserva como estaba.</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Writing the replay for the browser…</source>
        <translation>Escribiendo la repetición para el navegador…</translation>
    </message>
</context>
<context>
    <name>ReplayView</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Nota: {0}</translation>
    </message>
    <message>
        <source>Since the last turn: round {0}, {1}</source>
        <translation>Desde el último turno: ronda {0}, {1}</translation>
    </message>
    <message>
        <source>Viewing round {0}, {1}</source>
        <extracomment>{1}: a player</extracomment>
        <translation>Viendo la ronda {0}, {1}</translation>
    </message>
    <message>
        <source>Viewing the end of the game</source>
        <translation>Viendo el final de la partida</translation>
    </message>
    <message>
        <source>{0} – press Esc to return</source>
        <translation>{0} – pulsa Esc para volver</translation>
    </message>
</context>
<context>
    <name>ReportPicture</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <translation>Hecho con swqt, un proyecto de aficionados, sin relación con la editorial del juego.</translation>
    </message>
</context>
<context>
    <name>ResultTableTab</name>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por comas (*.csv)</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar tabla</translation>
    </message>
    <message>
        <source>Couldn&apos;t export: {0}</source>
        <translation>No se ha podido exportar: {0}</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV…</source>
        <translation>E&amp;xportar como CSV…</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Exportar las tablas</translation>
    </message>
    <message>
        <source>Exported to {0}.</source>
        <translation>Exportado a {0}.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
</context>
<context>
    <name>ResultTables</name>
    <message>
        <source>Battles</source>
        <translation>Batallas</translation>
    </message>
    <message>
        <source>Best combo</source>
        <translation>Mejor combinación</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Monedas por ronda</translation>
    </message>
    <message>
        <source>Coins earned</source>
        <translation>Monedas ganadas</translation>
    </message>
    <message>
        <source>Coins on combos</source>
        <translation>Monedas en combinaciones</translation>
    </message>
    <message>
        <source>Coins per token</source>
        <translation>Monedas por ficha</translation>
    </message>
    <message>
        <source>Coins picked up</source>
        <translation>Monedas recogidas</translation>
    </message>
    <message>
        <source>Combo</source>
        <translation>Combinación</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Conquistas</translation>
    </message>
    <message>
        <source>Declined in round</source>
        <translation>Declive en la ronda</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Everyone&apos;s target</source>
        <translation>Blanco de todos</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Face {0}</source>
        <translation>Cara {0}</translation>
    </message>
    <message>
        <source>Failed rolls</source>
        <translation>Tiradas fallidas</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Desde la ronda</translation>
    </message>
    <message>
        <source>In decline</source>
        <translation>En declive</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Ingresos por origen</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Luckiest player</source>
        <translation>Quien más suerte ha tenido</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Poder</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Raza</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Razas</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Regions conquered</source>
        <translation>Regiones conquistadas</translation>
    </message>
    <message>
        <source>Regions lost</source>
        <translation>Regiones perdidas</translation>
    </message>
    <message>
        <source>Relics and Places</source>
        <translation>Reliquias y Lugares</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Tiradas</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Monedas iniciales</translation>
    </message>
    <message>
        <source>Tied on coins and on race tokens on the map ({0}): a shared victory.</source>
        <translation>Empate a monedas y a fichas de raza en el mapa ({0}): victoria compartida.</translation>
    </message>
    <message>
        <source>Tied on coins. Most race tokens on the map wins ({0}).</source>
        <translation>Empate a monedas. Gana quien tiene más fichas de raza en el mapa ({0}).</translation>
    </message>
    <message>
        <source>To round</source>
        <translation>Hasta la ronda</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Tokens lost</source>
        <translation>Fichas perdidas</translation>
    </message>
    <message>
        <source>Top conqueror</source>
        <translation>Mayor conquistador</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total rolled</source>
        <translation>Total de las tiradas</translation>
    </message>
    <message numerus="yes">
        <source>Won by %n coin(s).</source>
        <translation>
            <numerusform>Victoria por %n moneda.</numerusform>
            <numerusform>Victoria por %n monedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>average luck</source>
        <translation>suerte normal</translation>
    </message>
    <message>
        <source>from {0}</source>
        <extracomment>Regions conquered from a player</extracomment>
        <translation>a {0}</translation>
    </message>
    <message>
        <source>luckier than {0} in 100</source>
        <translation>con más suerte que {0} de cada 100</translation>
    </message>
    <message>
        <source>no rolls</source>
        <translation>ninguna tirada</translation>
    </message>
    <message>
        <source>prices of combos</source>
        <translation>precios de combinaciones</translation>
    </message>
    <message>
        <source>rolled {0}, expected {1}</source>
        <extracomment>Sums of the die</extracomment>
        <translation>total {0}, esperado {1}</translation>
    </message>
    <message>
        <source>times expected</source>
        <translation>veces esperadas</translation>
    </message>
    <message>
        <source>times rolled</source>
        <translation>veces que salió</translation>
    </message>
    <message>
        <source>to other players ({0})</source>
        <translation>a otros jugadores ({0})</translation>
    </message>
    <message>
        <source>unluckier than {0} in 100</source>
        <translation>con menos suerte que {0} de cada 100</translation>
    </message>
    <message>
        <source>{0} share the victory</source>
        <translation>{0} comparten la victoria</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Gana {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0}, who lost %n region(s) to others</source>
        <translation>
            <numerusform>{0}, a quien otros quitaron %n región</numerusform>
            <numerusform>{0}, a quien otros quitaron %n regiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with %n conquest(s)</source>
        <translation>
            <numerusform>{0}, con %n conquista</numerusform>
            <numerusform>{0}, con %n conquistas</numerusform>
        </translation>
    </message>
    <message>
        <source>{1}&apos;s {0}: {2} coins per token</source>
        <translation>{0} de {1}: {2} monedas por ficha</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race token(s) on the map</source>
        <translation>
            <numerusform>%n ficha de raza en el mapa</numerusform>
            <numerusform>%n fichas de raza en el mapa</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Volver &amp;a la partida</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>Dad&amp;os</translation>
    </message>
    <message>
        <source>&amp;Income</source>
        <translation>&amp;Ingresos</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mapa</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>N&amp;ueva partida…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Revanc&amp;ha</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>&amp;Guardar partida…</translation>
    </message>
    <message>
        <source>&amp;Watch replay</source>
        <translation>Ver &amp;repetición</translation>
    </message>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation>Comparar cada sorteo con lo que firmaron los jugadores</translation>
    </message>
    <message>
        <source>Coins are secret until the end.</source>
        <translation>Las monedas son secretas hasta el final.</translation>
    </message>
    <message>
        <source>Gra&amp;ph</source>
        <translation>Grá&amp;fico</translation>
    </message>
    <message>
        <source>Loo&amp;k at the map</source>
        <translation>Mirar e&amp;l mapa</translation>
    </message>
    <message>
        <source>One file that shows the game in any browser, without a network</source>
        <translation>Un archivo que muestra la partida en cualquier navegador, sin red</translation>
    </message>
    <message>
        <source>Open a table for the same game, or go to the one that another player has opened</source>
        <translation>Abre una mesa para la misma partida, o ve a la que ha abierto otro jugador</translation>
    </message>
    <message>
        <source>R&amp;aces</source>
        <translation>Ra&amp;zas</translation>
    </message>
    <message>
        <source>Replay for the &amp;browser…</source>
        <translation>Como página &amp;web…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Round {0} so far</source>
        <translation>Ronda {0} hasta ahora</translation>
    </message>
    <message>
        <source>Same players, same board. The next player goes first</source>
        <translation>Mismos jugadores, mismo tablero. Empieza el siguiente jugador</translation>
    </message>
    <message>
        <source>Save rep&amp;ort…</source>
        <translation>Guardar i&amp;nforme…</translation>
    </message>
    <message>
        <source>Saving the report… {0}%</source>
        <translation>Guardando el informe… {0}&#xa0;%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Tab&amp;les</source>
        <translation>Ta&amp;bla</translation>
    </message>
    <message>
        <source>The game isn&apos;t over yet.</source>
        <translation>La partida aún no ha terminado.</translation>
    </message>
    <message>
        <source>Veri&amp;fy the dice</source>
        <translation>&amp;Comprobar los dados</translation>
    </message>
    <message>
        <source>Verifying the dice…</source>
        <translation>Comprobando los dados…</translation>
    </message>
    <message numerus="yes">
        <source>{0} started with %n extra coin(s)</source>
        <extracomment>{0}: the name of a player, in the results of a game</extracomment>
        <translation>
            <numerusform>{0} empezó con %n moneda más</numerusform>
            <numerusform>{0} empezó con %n monedas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} used %n hint(s)</source>
        <translation>
            <numerusform>{0} ha usado %n sugerencia</numerusform>
            <numerusform>{0} ha usado %n sugerencias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RetreatFlow</name>
    <message>
        <source>The retreat you prepared no longer works: {0}</source>
        <translation>La retirada que preparaste ya no sirve: {0}</translation>
    </message>
    <message>
        <source>Your retreat has been sent.</source>
        <translation>Tu retirada se ha enviado.</translation>
    </message>
    <message>
        <source>Your retreat is ready. Waiting for {0}.</source>
        <translation>Tu retirada está lista. Esperando a {0}.</translation>
    </message>
    <message>
        <source>{0} are retreating…</source>
        <translation>{0} se retiran…</translation>
    </message>
    <message>
        <source>{0} – with {1}</source>
        <extracomment>{0}: what is done, such as &quot;retreat&quot;; {1}: the players who do it at the same time</extracomment>
        <translation>{0} – con {1}</translation>
    </message>
    <message>
        <source>{0}: retreat ready. Waiting for {1}.</source>
        <translation>{0}: retirada lista. Esperando a {1}.</translation>
    </message>
    <message>
        <source>{0}: retreat sent.</source>
        <translation>{0}: retirada enviada.</translation>
    </message>
</context>
<context>
    <name>ReviewTab</name>
    <message numerus="yes">
        <source>%n turn(s), {0} expected coins lost in total.</source>
        <translation>
            <numerusform>%n turno; en total se han perdido {0} monedas esperadas.</numerusform>
            <numerusform>%n turnos; en total se han perdido {0} monedas esperadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot&apos;s choice</source>
        <translation>Lo que haría el bot</translation>
    </message>
    <message>
        <source>Coins lost</source>
        <translation>Monedas perdidas</translation>
    </message>
    <message>
        <source>Only bots played this game.</source>
        <translation>En esta partida solo han jugado bots.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Review m&amp;y turns</source>
        <translation>Repasar mis &amp;turnos</translation>
    </message>
    <message>
        <source>Review pla&amp;yers&apos; turns</source>
        <translation>Repasar los turnos de los &amp;jugadores</translation>
    </message>
    <message>
        <source>Reviewed turns</source>
        <translation>Turnos repasados</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) and shows what each one cost, in expected coins.</source>
        <translation>
            <numerusform>El bot más fuerte repasa %n turno y muestra lo que ha costado, en monedas esperadas.</numerusform>
            <numerusform>El bot más fuerte repasa %n turnos y muestra lo que ha costado cada uno, en monedas esperadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) of {0} and shows what each one cost, in expected coins.</source>
        <translation>
            <numerusform>El bot más fuerte repasa %n turno de {0} y muestra lo que ha costado, en monedas esperadas.</numerusform>
            <numerusform>El bot más fuerte repasa %n turnos de {0} y muestra lo que ha costado cada uno, en monedas esperadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns, most costly first</source>
        <translation>Turnos, primero los más caros</translation>
    </message>
    <message>
        <source>View this t&amp;urn</source>
        <translation>Ver e&amp;ste turno</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Libro de reglas</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>{0} – Rule book</source>
        <translation>{0} – Libro de reglas</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Earned</source>
        <translation>Ganancias</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>What has happened since this player&apos;s last turn (Ctrl+Shift+L)</source>
        <translation>Lo que ha pasado desde el último turno de este jugador (Ctrl+Mayús+L)</translation>
    </message>
</context>
<context>
    <name>SearchResults</name>
    <message>
        <source>Search results</source>
        <translation>Resultados de la búsqueda</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Closed</source>
        <translation>Cerrado</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Asiento libre</translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <extracomment>Number of the seat; who plays it, such as a bot, or that it is open</extracomment>
        <translation>Asiento {0} ({1})</translation>
    </message>
    <message>
        <source>Seat {0}: {1}, {2}</source>
        <extracomment>Number of the seat, who has it, and their state</extracomment>
        <translation>Asiento {0}: {1}, {2}</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sentarse aquí</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Levantarse</translation>
    </message>
    <message>
        <source>Who plays seat {0}</source>
        <translation>Quién juega en el asiento {0}</translation>
    </message>
    <message>
        <source>nobody can sit here</source>
        <translation>aquí no puede sentarse nadie</translation>
    </message>
    <message>
        <source>run by the host</source>
        <translation>lo lleva el anfitrión</translation>
    </message>
    <message>
        <source>waiting for a player</source>
        <translation>esperando a alguien</translation>
    </message>
</context>
<context>
    <name>SeatsGroup</name>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>A name can&apos;t contain “&lt;” or invisible characters.</source>
        <translation>Un nombre no puede contener «&lt;» ni caracteres invisibles.</translation>
    </message>
    <message>
        <source>Colour of player {0}: {1}</source>
        <translation>Color del jugador {0}: {1}</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Cada jugador necesita un nombre.</translation>
    </message>
    <message>
        <source>Name of player {0}</source>
        <translation>Nombre del jugador {0}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Jugador {0}</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Jugadores, en sentido horario</translation>
    </message>
    <message>
        <source>Two players are called {0}. Give one of them another name.</source>
        <translation>Dos jugadores se llaman {0}. Ponle otro nombre a uno de ellos.</translation>
    </message>
    <message>
        <source>Who controls player {0}</source>
        <translation>Quién controla al jugador {0}</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Martillo</numerusform>
            <numerusform>%n Martillos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation>
            <numerusform>%n ficha en mano</numerusform>
            <numerusform>%n fichas en mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lost</source>
        <translation>
            <numerusform>%n ficha perdida</numerusform>
            <numerusform>%n fichas perdidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) retreating</source>
        <translation>
            <numerusform>%n ficha en retirada</numerusform>
            <numerusform>%n fichas en retirada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) to place</source>
        <translation>
            <numerusform>%n ficha por colocar</numerusform>
            <numerusform>%n fichas por colocar</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a combo. A second click picks it.</source>
        <translation>Elige una combinación. Confírmala con un segundo clic.</translation>
    </message>
    <message>
        <source>Choose a region to conquer. Finish your conquests when you&apos;re done.</source>
        <translation>Elige tu próxima conquista. Cuando no quieras más, acaba tus conquistas.</translation>
    </message>
    <message>
        <source>Conquer a region, or decline. Right-click one of yours to abandon it.</source>
        <translation>Conquista una región o entra en declive. Con clic derecho abandonas una tuya.</translation>
    </message>
    <message>
        <source>First conquer with your race in decline, or continue.</source>
        <translation>Primero conquista con tu raza en declive, o continúa.</translation>
    </message>
    <message>
        <source>Give up tokens for coins, or continue. Click a region to give one up there.</source>
        <translation>Entrega fichas por monedas, o continúa. Haz clic en una región para entregar una de allí.</translation>
    </message>
    <message numerus="yes">
        <source>New combo: {0}, with %n coin(s).</source>
        <extracomment>{0}: a combo</extracomment>
        <translation>
            <numerusform>Combinación nueva: {0}, con %n moneda.</numerusform>
            <numerusform>Combinación nueva: {0}, con %n monedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>New combo: {0}.</source>
        <translation>Combinación nueva: {0}.</translation>
    </message>
    <message>
        <source>Place tokens with + and −, left- and right-click, or the wheel. Then end the turn.</source>
        <translation>Coloca fichas con + y −, clic izquierdo y derecho o la rueda. Después acaba el turno.</translation>
    </message>
    <message>
        <source>Press Enter to accept this retreat. Change it with + and −, or left- and right-click.</source>
        <translation>Pulsa Intro para aceptar esta retirada. Cámbiala con + y −, o clic izquierdo y derecho.</translation>
    </message>
    <message>
        <source>Round {0}: {1}&apos;s turn.</source>
        <translation>Ronda {0}: turno de {1}.</translation>
    </message>
    <message>
        <source>The Lost Tribe in {0} is driven out.</source>
        <translation>La Tribu Perdida es expulsada de {0}.</translation>
    </message>
    <message>
        <source>The Monsters in {0} are driven out.</source>
        <translation>Los Monstruos son expulsados de {0}.</translation>
    </message>
    <message>
        <source>The Monsters in {0} were guarding {1}.</source>
        <extracomment>{0}: a region; {1}: a Relic or Place with its article</extracomment>
        <translation>Los Monstruos de {0} guardaban {1}.</translation>
    </message>
    <message>
        <source>The Monsters were guarding {0}.</source>
        <translation>Los Monstruos guardaban {0}.</translation>
    </message>
    <message>
        <source>The Place grants a power: {0}.</source>
        <translation>El Lugar otorga un poder: {0}.</translation>
    </message>
    <message>
        <source>The Place in {0} grants a power: {1}.</source>
        <extracomment>{0}: a region; {1}: a power</extracomment>
        <translation>El Lugar de {0} da un poder: {1}.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The turn is scored. Decline now, or keep your race?</source>
        <translation>Ya has cobrado el turno. ¿Entras en declive o conservas tu raza?</translation>
    </message>
    <message>
        <source>Use one of the buttons, or end the turn.</source>
        <translation>Usa uno de los botones o acaba el turno.</translation>
    </message>
    <message>
        <source>Your race has declined. Place its tokens one last time: + and −, or left- and right-click.</source>
        <translation>Tu raza ha entrado en declive. Coloca sus fichas por última vez: + y −, o clic izquierdo y derecho.</translation>
    </message>
    <message numerus="yes">
        <source>collects %n coin(s)</source>
        <translation>
            <numerusform>recibe %n moneda</numerusform>
            <numerusform>recibe %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>cost {0} = {1}</source>
        <extracomment>{1}: a sum, such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>coste {0} = {1}</translation>
    </message>
    <message>
        <source>last redeployment in decline</source>
        <translation>última redistribución en declive</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>paga %n moneda</numerusform>
            <numerusform>paga %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>place first: {0}</source>
        <translation>antes hay que colocar: {0}</translation>
    </message>
    <message>
        <source>the Lost Tribe</source>
        <translation>la Tribu Perdida</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <extracomment>{0}: &quot;regions&quot;; {1}: the race that holds them</extracomment>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} Placed automatically.</source>
        <translation>{0} Colocación automática.</translation>
    </message>
    <message>
        <source>{0} abandon {1}.</source>
        <extracomment>{0}: a race with its owner, as in &quot;Anna&apos;s Orcs&quot;; {1}: regions</extracomment>
        <translation>Los {0} abandonan {1}.</translation>
    </message>
    <message>
        <source>{0} are at peace until {1}&apos;s next turn.</source>
        <extracomment>{0}: two players, as in &quot;Anna and Ben&quot;; {1}: the first of them</extracomment>
        <translation>{0} están en paz hasta el próximo turno de {1}.</translation>
    </message>
    <message>
        <source>{0} collects coins</source>
        <translation>{0} cobra sus monedas</translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s) ({2}).</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: what helped, such as the die</extracomment>
        <translation>
            <numerusform>Los {0} conquistan {1} con %n ficha ({2}).</numerusform>
            <numerusform>Los {0} conquistan {1} con %n fichas ({2}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s).</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>
            <numerusform>Los {0} conquistan {1} con %n ficha.</numerusform>
            <numerusform>Los {0} conquistan {1} con %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} earns %n coin(s)</source>
        <translation>
            <numerusform>{0} gana %n moneda</numerusform>
            <numerusform>{0} gana %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} fail to conquer {1}: the roll was too low.</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>Los {0} no logran conquistar {1}: la tirada no basta.</translation>
    </message>
    <message numerus="yes">
        <source>{0} forge %n Hammer(s).</source>
        <translation>
            <numerusform>Los {0} forjan %n Martillo.</numerusform>
            <numerusform>Los {0} forjan %n Martillos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gain %n token(s) ({1}).</source>
        <extracomment>{0}: a race with its owner; {1}: the race or power that grants them</extracomment>
        <translation>
            <numerusform>Los {0} ganan %n ficha ({1}).</numerusform>
            <numerusform>Los {0} ganan %n fichas ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race, power or Place</extracomment>
        <translation>
            <numerusform>{0} recibe %n moneda ({1}).</numerusform>
            <numerusform>{0} recibe %n monedas ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) from {1} ({2}).</source>
        <extracomment>{0}, {1}: players; {2}: a race or power</extracomment>
        <translation>
            <numerusform>{0} recibe %n moneda de {1} ({2}).</numerusform>
            <numerusform>{0} recibe %n monedas de {1} ({2}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gives up a token for %n coin(s) ({1}).</source>
        <translation>
            <numerusform>{0} entrega una ficha por %n moneda ({1}).</numerusform>
            <numerusform>{0} entrega una ficha por %n monedas ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} have nowhere to retreat: %n token(s) leave the map.</source>
        <translation>
            <numerusform>Los {0} no tienen adónde retirarse: %n ficha sale del mapa.</numerusform>
            <numerusform>Los {0} no tienen adónde retirarse: %n fichas salen del mapa.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map.</source>
        <translation>Los {0} desaparecen del mapa.</translation>
    </message>
    <message>
        <source>{0} leave {1}.</source>
        <extracomment>{0}: several pieces of a kind, such as &quot;3 Encampments&quot;; {1}: regions</extracomment>
        <translation>{0} dejan {1}.</translation>
    </message>
    <message>
        <source>{0} leaves {1}.</source>
        <extracomment>{0}: a piece with its article, such as &quot;The Fortress&quot;; {1}: a region</extracomment>
        <translation>{0} desaparece de {1}.</translation>
    </message>
    <message>
        <source>{0} lose {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>Los {0} pierden {1}.</translation>
    </message>
    <message>
        <source>{0} lose {1}: {2}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: tokens lost or retreating</extracomment>
        <translation>Los {0} pierden {1}: {2}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} loses %n coin(s)</source>
        <translation>
            <numerusform>{0} pierde %n moneda</numerusform>
            <numerusform>{0} pierde %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} moves {1} from {2} to {3}.</source>
        <extracomment>{0}: a player; {1}: a piece with its article; {2}, {3}: regions</extracomment>
        <translation>{0} mueve {1} de {2} a {3}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race or power</extracomment>
        <translation>
            <numerusform>{0} paga %n moneda ({1}).</numerusform>
            <numerusform>{0} paga %n monedas ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s).</source>
        <translation>
            <numerusform>{0} paga %n moneda.</numerusform>
            <numerusform>{0} paga %n monedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pick up %n token(s) to conquer with.</source>
        <translation>
            <numerusform>Los {0} recogen %n ficha para conquistar.</numerusform>
            <numerusform>Los {0} recogen %n fichas para conquistar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} picks {1} ({2}).</source>
        <extracomment>{0}: a player; {1}: a combo; {2}: tokens and coins</extracomment>
        <translation>{0} elige a los {1} ({2}).</translation>
    </message>
    <message>
        <source>{0} places {1} in {2}.</source>
        <extracomment>{0}: a player; {1}: a piece with its article, such as &quot;a Hero&quot;; {2}: a region</extracomment>
        <translation>{0} coloca {1} en {2}.</translation>
    </message>
    <message>
        <source>{0} redeploy: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation>Los {0} se redistribuyen: {1}.</translation>
    </message>
    <message>
        <source>{0} retreat: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation>Los {0} se retiran: {1}.</translation>
    </message>
    <message>
        <source>{0} rolls a blank.</source>
        <translation>{0} saca una cara vacía.</translation>
    </message>
    <message>
        <source>{0} rolls a {1}.</source>
        <extracomment>{0}: a player; {1}: 1, 2 or 3</extracomment>
        <translation>{0} saca un {1}.</translation>
    </message>
    <message>
        <source>{0} swaps powers and now leads {1}. Combo {2} now has {3}.</source>
        <translation>{0} intercambia poderes y ahora dirige a los {1}. La combinación {2} tiene ahora este poder: {3}.</translation>
    </message>
    <message>
        <source>{0} take over {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region of the same player&apos;s race in decline</extracomment>
        <translation>Los {0} toman el relevo en {1}.</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <extracomment>{0}: what a player does now, such as &quot;conquer&quot;; {1}: with what, such as &quot;5 tokens in hand&quot;</extracomment>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>{0}&apos;s {1}</source>
        <extracomment>{0}: a player; {1}: a race; begins most sentences of the log, behind the article if there is one</extracomment>
        <translation>{1} de {0}</translation>
    </message>
    <message>
        <source>{0}&apos;s {1} go into decline.</source>
        <extracomment>{0}: a player; {1}: a combo</extracomment>
        <translation>{0} pone en declive a los {1}.</translation>
    </message>
    <message>
        <source>{0}: no use on this board, removed from the game.</source>
        <translation>{0}: sin uso en este tablero, fuera de la partida.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Assistance</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>&amp;Display</source>
        <translation>&amp;Pantalla</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Teclado</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Sonido</translation>
    </message>
    <message>
        <source>Alerts: your turn, refusals, game over</source>
        <translation>Avisos: tu turno, rechazos, fin de la partida</translation>
    </message>
    <message>
        <source>Colour theme</source>
        <translation>Tema de colores</translation>
    </message>
    <message>
        <source>Costs on the map</source>
        <translation>Costes en el mapa</translation>
    </message>
    <message>
        <source>Cover the table until the next player takes over</source>
        <translation>Tapar la mesa hasta que tome el relevo el siguiente jugador</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>End the turn automatically when nothing is left to do</source>
        <translation>Acabar el turno automáticamente cuando no quede nada por hacer</translation>
    </message>
    <message>
        <source>Everything you hear is also shown on screen.</source>
        <translation>Todo lo que se oye se ve también en pantalla.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>For people sharing this screen, without bots. Dice and combos come up again in the same order, so nobody gets a better roll by undoing one.</source>
        <translation>Para personas que comparten esta pantalla, sin bots. Los dados y las combinaciones vuelven a salir en el mismo orden: nadie consigue una tirada mejor deshaciendo otra.</translation>
    </message>
    <message>
        <source>Help on the map</source>
        <translation>Ayuda en el mapa</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Inmediata</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>On the start screen, swqt then reads a file from its website. It sends nothing about you.</source>
        <translation>En la pantalla de inicio, swqt lee entonces un archivo de su sitio web. No envía nada sobre ti.</translation>
    </message>
    <message>
        <source>Pick a combo with one click</source>
        <translation>Elegir una combinación con un clic</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Reproducir sonidos</translation>
    </message>
    <message>
        <source>Press Space to skip an animation. Numbered marks on the map show what happened.</source>
        <translation>Pulsa Espacio para saltar una animación. Las marcas numeradas del mapa muestran lo que ha pasado.</translation>
    </message>
    <message>
        <source>Reduce motion: show results without animation</source>
        <translation>Reducir el movimiento: mostrar los resultados sin animación</translation>
    </message>
    <message>
        <source>Restore all de&amp;faults</source>
        <translation>Restaurar to&amp;do</translation>
    </message>
    <message>
        <source>Retreating tokens</source>
        <translation>Fichas en retirada</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Show portraits on tokens that are large enough</source>
        <translation>Mostrar retratos en las fichas lo bastante grandes</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation>Efectos de sonido</translation>
    </message>
    <message>
        <source>Sound isn&apos;t available on this computer: {0}</source>
        <translation>En este ordenador no hay sonido: {0}</translation>
    </message>
    <message>
        <source>Speed of bots&apos; moves</source>
        <translation>Velocidad de los bots</translation>
    </message>
    <message>
        <source>Speed of people&apos;s moves</source>
        <translation>Velocidad de las personas</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>T&amp;urns</source>
        <translation>T&amp;urnos</translation>
    </message>
    <message>
        <source>Tell me about new versions of swqt</source>
        <translation>Avisarme de nuevas versiones de swqt</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Undo past dice rolls, new combos and other people&apos;s turns</source>
        <translation>Deshacer también tiradas, combinaciones nuevas y turnos ajenos</translation>
    </message>
    <message>
        <source>When placed automatically, they go where they are needed most. You can undo that and place them by hand.</source>
        <translation>Si se colocan automáticamente, van adonde más falta hacen. Puedes deshacerlo y colocarlas a mano.</translation>
    </message>
    <message>
        <source>Your system asks for less motion, so nothing moves.</source>
        <translation>Tu sistema pide menos movimiento, así que nada se mueve.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Help on the map</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>Costs are shown nowhere</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>on all targets</source>
        <translation>en todos los objetivos</translation>
    </message>
    <message>
        <source>on all, or affordable ones</source>
        <translation>en todos, o en los que puedes pagar</translation>
    </message>
    <message>
        <source>placed automatically</source>
        <translation>se colocan automáticamente</translation>
    </message>
    <message>
        <source>placed by their player</source>
        <translation>las coloca su jugador</translation>
    </message>
    <message>
        <source>same as for everyone</source>
        <translation>igual que las de todos</translation>
    </message>
    <message>
        <source>targets</source>
        <extracomment>Help on the map: regions that can be conquered</extracomment>
        <translation>objetivos</translation>
    </message>
    <message>
        <source>targets and warnings</source>
        <translation>objetivos y avisos</translation>
    </message>
    <message>
        <source>targets, warnings and suggestions (H)</source>
        <translation>objetivos, avisos y sugerencias (H)</translation>
    </message>
    <message>
        <source>where you point</source>
        <translation>donde señalas</translation>
    </message>
    <message>
        <source>{0}%</source>
        <extracomment>A text size</extracomment>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <source>– {0}&apos;s tokens</source>
        <translation>– fichas de {0}</translation>
    </message>
</context>
<context>
    <name>SettingsService</name>
    <message>
        <source>Your settings can&apos;t be saved and will be lost when swqt closes: {0}</source>
        <translation>Tus ajustes no se pueden guardar y se perderán al cerrar swqt: {0}</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>&amp;Name of the table:</source>
        <translation>&amp;Nombre de la mesa:</translation>
    </message>
    <message>
        <source>&amp;Show the replay</source>
        <translation>&amp;Mostrar la repetición</translation>
    </message>
    <message>
        <source>Others on this network can join, get a copy of the game and see what you show. Everyone may point at regions and chat.</source>
        <translation>Quienes estén en esta red pueden entrar, reciben una copia de la partida y ven lo que muestras. Todos pueden señalar regiones y chatear.</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>Pedir un P&amp;IN para entrar</translation>
    </message>
    <message>
        <source>Watch together</source>
        <translation>Ver juntos</translation>
    </message>
</context>
<context>
    <name>ShortcutHelpDialog</name>
    <message>
        <source>+, −, 0 to 9</source>
        <translation>+, −, 0 a 9</translation>
    </message>
    <message>
        <source>, and .</source>
        <translation>, y .</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 a 5</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>En otros sitios</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Intro, Espacio</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Menu, Shift+F10</source>
        <translation>Menú, Mayús+F10</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>En el mapa</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tab, [ and ]</source>
        <translation>Tab, [ y ]</translation>
    </message>
    <message>
        <source>Up, Down, 1 to 6</source>
        <translation>Arriba, Abajo, 1 a 6</translation>
    </message>
    <message>
        <source>choose a combo; Enter picks it, Enter again confirms</source>
        <translation>ir a una combinación; Intro la elige, otra vez Intro confirma</translation>
    </message>
    <message>
        <source>cycle through all regions</source>
        <translation>recorrer todas las regiones</translation>
    </message>
    <message>
        <source>go to the next region in that direction</source>
        <translation>ir a la región siguiente en esa dirección</translation>
    </message>
    <message>
        <source>hold to show region codes</source>
        <translation>mantener pulsada para ver los códigos de las regiones</translation>
    </message>
    <message>
        <source>hold to show the current player&apos;s secret coins</source>
        <translation>mantener pulsada para ver las monedas secretas de quien tiene el turno</translation>
    </message>
    <message>
        <source>leave the map</source>
        <translation>salir del mapa</translation>
    </message>
    <message>
        <source>next area: combos, map, action bar, players, log</source>
        <translation>zona siguiente: combinaciones, mapa, barra de acciones, jugadores, registro</translation>
    </message>
    <message>
        <source>open the region&apos;s menu: actions, history, rules</source>
        <translation>abrir el menú de la región: acciones, historia, reglas</translation>
    </message>
    <message>
        <source>replay what happened since your last turn</source>
        <translation>volver a ver lo que ha pasado desde tu último turno</translation>
    </message>
    <message>
        <source>select, like a click</source>
        <translation>seleccionar, como un clic</translation>
    </message>
    <message>
        <source>set the number of tokens while placing</source>
        <translation>fijar el número de fichas al colocarlas</translation>
    </message>
    <message>
        <source>show or hide owners, terrain, income, threats or changes</source>
        <translation>mostrar u ocultar dueños, terreno, ingresos, amenazas o cambios</translation>
    </message>
    <message>
        <source>show or hide suggestions</source>
        <translation>mostrar u ocultar las sugerencias</translation>
    </message>
    <message>
        <source>slow down or speed up the bots</source>
        <translation>hacer más lentos o más rápidos a los bots</translation>
    </message>
    <message>
        <source>turn the sound off or on</source>
        <translation>quitar o poner el sonido</translation>
    </message>
</context>
<context>
    <name>ShortcutsModel</name>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atajo</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>&amp;Reset to default</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Assi&amp;gn</source>
        <translation>Asi&amp;gnar</translation>
    </message>
    <message>
        <source>Commands and shortcuts</source>
        <translation>Órdenes y atajos</translation>
    </message>
    <message>
        <source>Its default shortcut is now used by “{0}”.</source>
        <translation>Su atajo predeterminado lo usa ahora «{0}».</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Atajo nuevo</translation>
    </message>
    <message>
        <source>Press the new shortcut</source>
        <translation>Pulsa el atajo nuevo</translation>
    </message>
    <message>
        <source>{0} is already used by “{1}”. Change that shortcut first.</source>
        <translation>«{1}» ya usa {0}. Cambia antes ese atajo.</translation>
    </message>
    <message>
        <source>{0} on its own already does something at the table. Add Ctrl or Alt, or choose another key.</source>
        <translation>{0} sola ya hace algo en la mesa. Añade Ctrl o Alt, o elige otra tecla.</translation>
    </message>
</context>
<context>
    <name>SpokenRegions</name>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Tokens that still have to be placed</extracomment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Map, %n region(s)</source>
        <translation>
            <numerusform>Mapa, %n región</numerusform>
            <numerusform>Mapa, %n regiones</numerusform>
        </translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>se puede elegir</translation>
    </message>
    <message>
        <source>can&apos;t be conquered</source>
        <translation>no se puede conquistar</translation>
    </message>
    <message>
        <source>cost {0}, affordable</source>
        <translation>coste {0}, al alcance</translation>
    </message>
    <message>
        <source>cost {0}, too expensive</source>
        <translation>coste {0}, demasiado cara</translation>
    </message>
    <message>
        <source>cost {0}, {1}% with the die</source>
        <translation>coste {0}, {1}&#xa0;% con el dado</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A region</extracomment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>to be abandoned</source>
        <translation>se abandonará</translation>
    </message>
    <message>
        <source>{0} (in decline)</source>
        <translation>{0} (en declive)</translation>
    </message>
    <message>
        <source>{0} in decline</source>
        <translation>{0} en declive</translation>
    </message>
    <message>
        <source>{0}, {1} holds {2}</source>
        <extracomment>{0}: &quot;Map, 30 regions&quot;; {1}: a player; {2}: a number of regions</extracomment>
        <translation>{0}; {1} ocupa {2}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>{0}: a region; {1}: its tokens</extracomment>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>StarTexts</name>
    <message numerus="yes">
        <source>%n of {0} star(s)</source>
        <extracomment>%n: those that were won; {0}: those that can be won</extracomment>
        <translation>
            <numerusform>%n de {0} estrellas</numerusform>
            <numerusform>%n de {0} estrellas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartOffers</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Ronda {0} de {1}</translation>
    </message>
    <message>
        <source>{0} · round {1} of {2}, {3}&apos;s turn · {4}</source>
        <translation>{0} · ronda {1} de {2}, turno de {3} · {4}</translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Turno de {0}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>A new one every day</source>
        <translation>Uno nuevo cada día</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue or watch</source>
        <translation>Seguir o ver</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Sigue donde lo dejaste</translation>
    </message>
    <message>
        <source>For two to five players: people, bots or both</source>
        <translation>De dos a cinco jugadores: personas, bots o ambos</translation>
    </message>
    <message>
        <source>Games and replays</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Local network…</source>
        <translation>Red local…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Play against bots</source>
        <translation>Jugar contra bots</translation>
    </message>
    <message>
        <source>Players, board and rules</source>
        <translation>Jugadores, tablero y reglas</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Desafíos</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Libro de reglas</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>With others on your network</source>
        <translation>Con otras personas de tu red</translation>
    </message>
    <message>
        <source>You and two bots</source>
        <translation>Tú y dos bots</translation>
    </message>
    <message>
        <source>Your last game</source>
        <translation>Tu última partida</translation>
    </message>
    <message>
        <source>swqt {0} – an unofficial fan project</source>
        <translation>swqt {0} – un proyecto no oficial de aficionados</translation>
    </message>
</context>
<context>
    <name>TableBox</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>Allow spec&amp;tators</source>
        <translation>Permitir e&amp;spectadores</translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation>Votar so&amp;bre ausentes:</translation>
    </message>
    <message>
        <source>If the new board has fewer seats, the last to join will watch.</source>
        <translation>Si el tablero nuevo tiene menos asientos, los últimos en llegar mirarán.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>People take seats as they join. You can put a bot in any empty seat.</source>
        <translation>Cada persona ocupa un asiento al llegar. Puedes poner un bot en cualquier asiento vacío.</translation>
    </message>
    <message>
        <source>Play&amp;ers:</source>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>Pedir un P&amp;IN para entrar</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>&amp;Rejoin {0}</source>
        <translation>&amp;Volver a {0}</translation>
    </message>
    <message>
        <source>{0} · round {1} of {2}</source>
        <extracomment>{0}: players</extracomment>
        <translation>{0} · ronda {1} de {2}</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Change the table</source>
        <translation>Cambiar la mesa</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Abrir una mesa</translation>
    </message>
</context>
<context>
    <name>TableName</name>
    <message>
        <source>Name of the table</source>
        <translation>Nombre de la mesa</translation>
    </message>
</context>
<context>
    <name>TablesList</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n espectador</numerusform>
            <numerusform>%n espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN required</source>
        <translation>con PIN</translation>
    </message>
    <message>
        <source>They have swqt {0}, you have swqt {1}</source>
        <translation>Allí tienen swqt {0} y tú swqt {1}</translation>
    </message>
    <message>
        <source>different version</source>
        <translation>otra versión</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>A game</extracomment>
        <translation>terminada</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>A table without free seats</extracomment>
        <translation>llena</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>A game</extracomment>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>A table with free seats</extracomment>
        <translation>abierta</translation>
    </message>
    <message>
        <source>replay</source>
        <extracomment>A table where people watch one together</extracomment>
        <translation>repetición</translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <translation>ronda {0} de {1}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>A game</extracomment>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>your game</source>
        <translation>tu partida</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0} ms</translation>
    </message>
    <message>
        <source>{0} of {1} seats taken</source>
        <translation>{0} de {1} asientos ocupados</translation>
    </message>
</context>
<context>
    <name>TimeLapseTab</name>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Round {0}, after {1}&apos;s turn</source>
        <translation>Ronda {0}, tras el turno de {1}</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Posición en la partida</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>today, {0}</source>
        <extracomment>{0}: a time</extracomment>
        <translation>hoy, {0}</translation>
    </message>
    <message>
        <source>yesterday, {0}</source>
        <extracomment>{0}: a time</extracomment>
        <translation>ayer, {0}</translation>
    </message>
</context>
<context>
    <name>TipStrip</name>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Read more in the rule book</source>
        <translation>Leer más en el libro de reglas</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>TraitCard</name>
    <message>
        <source>Language of the card</source>
        <translation>Idioma de la tarjeta</translation>
    </message>
    <message>
        <source>New Power</source>
        <translation>Nuevo poder</translation>
    </message>
    <message>
        <source>New Race</source>
        <translation>Nueva raza</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Raza</translation>
    </message>
    <message>
        <source>Special power</source>
        <translation>Poder especial</translation>
    </message>
    <message>
        <source>Uses the tokens of {0}.</source>
        <extracomment>{0}: a race</extracomment>
        <translation>Usa las fichas de: {0}.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Lo que hace</translation>
    </message>
</context>
<context>
    <name>TraitMaker</name>
    <message numerus="yes">
        <source>%n mistake(s), shown in the form. Card and map are as they were before.</source>
        <translation>
            <numerusform>%n error, indicado en el formulario. La tarjeta y el mapa siguen como antes.</numerusform>
            <numerusform>%n errores, indicados en el formulario. La tarjeta y el mapa siguen como antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Raza</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sustituir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Special power</source>
        <translation>&amp;Poder especial</translation>
    </message>
    <message>
        <source>&amp;Try it against bots</source>
        <translation>Probar con&amp;tra bots</translation>
    </message>
    <message>
        <source>Based on a power</source>
        <translation>A partir de un poder</translation>
    </message>
    <message>
        <source>Based on a race</source>
        <translation>A partir de una raza</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Exported to {0}. Others open it with a double click.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Exportado a {0}. Los demás lo abren con un doble clic.</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>De un &amp;archivo…</translation>
    </message>
    <message>
        <source>Go to the &amp;mistake</source>
        <translation>Ir al e&amp;rror</translation>
    </message>
    <message>
        <source>It can&apos;t be exported.</source>
        <translation>No se puede exportar.</translation>
    </message>
    <message>
        <source>It can&apos;t be saved.</source>
        <translation>No se puede guardar.</translation>
    </message>
    <message>
        <source>It has no race or power.</source>
        <translation>No contiene ninguna raza ni ningún poder.</translation>
    </message>
    <message>
        <source>It was called {0} before. Remove that one?</source>
        <extracomment>{0}: the former name of a race or power</extracomment>
        <translation>Antes se llamaba {0}. ¿Quitarlo?</translation>
    </message>
    <message>
        <source>None of your own yet</source>
        <translation>Aún no hay ninguno tuyo</translation>
    </message>
    <message>
        <source>Open a race or power</source>
        <translation>Abrir una raza o un poder</translation>
    </message>
    <message>
        <source>Races and powers (*{0})</source>
        <translation>Razas y poderes (*{0})</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Save the changes to {0}?</source>
        <translation>¿Guardar los cambios de {0}?</translation>
    </message>
    <message>
        <source>Saved. You can choose it when you set up a new game.</source>
        <translation>Guardado. Puedes elegirlo cuando prepares una partida nueva.</translation>
    </message>
    <message>
        <source>The file has more, which stays as it is: {0}</source>
        <extracomment>{0}: names of races, powers, Relics or Places</extracomment>
        <translation>El archivo tiene más, que se queda como está: {0}</translation>
    </message>
    <message>
        <source>This is what you were working on when the form was last closed.</source>
        <translation>En esto trabajabas cuando se cerró el formulario por última vez.</translation>
    </message>
    <message>
        <source>This race or power can&apos;t be used. Nothing was kept.</source>
        <translation>Esta raza o este poder no se puede usar. No se ha guardado nada.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Lo que puede hacer</translation>
    </message>
    <message>
        <source>You already have {0}, exactly as in this file.</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>Ya tienes {0}, exactamente como en este archivo.</translation>
    </message>
    <message>
        <source>You already have {0}. Replace it?</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>Ya tienes {0}. ¿Sustituirlo?</translation>
    </message>
    <message>
        <source>{0} can&apos;t be opened in the form.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>{0} no se puede abrir en el formulario.</translation>
    </message>
    <message>
        <source>{0}[*] – a race or power of your own</source>
        <extracomment>The title of a window. {0}: a race or power; [*] stays</extracomment>
        <translation>{0}[*] – una raza o un poder propio</translation>
    </message>
</context>
<context>
    <name>TraitPicker</name>
    <message>
        <source>Can&apos;t be used from your own files:</source>
        <translation>De tus archivos, no se puede usar:</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Propios</translation>
    </message>
    <message>
        <source>From {0}, line {1}</source>
        <extracomment>{0}: a file</extracomment>
        <translation>De {0}, línea {1}</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>En la partida</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Razas</translation>
    </message>
    <message>
        <source>Races, powers, Relics and Places</source>
        <translation>Razas, poderes, Reliquias y Lugares</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Reliquias</translation>
    </message>
    <message>
        <source>Small World</source>
        <translation>Small World</translation>
    </message>
    <message>
        <source>Special powers</source>
        <translation>Poderes especiales</translation>
    </message>
    <message>
        <source>Tokens, or reason</source>
        <translation>Fichas o motivo</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>Wayfarers</source>
        <translation>Gente del camino</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>a file with this name already exists</source>
        <translation>ya existe un archivo con ese nombre</translation>
    </message>
</context>
<context>
    <name>TrashNotice</name>
    <message>
        <source>Couldn&apos;t delete the game: {0}</source>
        <translation>No se ha podido borrar la partida: {0}</translation>
    </message>
    <message>
        <source>Couldn&apos;t restore the game: {0}</source>
        <translation>No se ha podido restaurar la partida: {0}</translation>
    </message>
    <message>
        <source>Moved to trash: {0}</source>
        <translation>Enviado a la papelera: {0}</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>Deshace&amp;r</translation>
    </message>
</context>
<context>
    <name>TrialMap</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>simples</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Try it on a map</source>
        <translation>Pruébalo en un mapa</translation>
    </message>
    <message>
        <source>as before the mistake</source>
        <translation>como antes del error</translation>
    </message>
</context>
<context>
    <name>TurnController</name>
    <message numerus="yes">
        <source>%n to place</source>
        <translation>
            <numerusform>%n por colocar</numerusform>
            <numerusform>%n por colocar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) could still conquer</source>
        <translation>
            <numerusform>%n ficha aún podría conquistar</numerusform>
            <numerusform>%n fichas aún podrían conquistar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation>
            <numerusform>%n ficha en mano</numerusform>
            <numerusform>%n fichas en mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left to place.</source>
        <translation>
            <numerusform>Queda %n ficha por colocar.</numerusform>
            <numerusform>Quedan %n fichas por colocar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Abandon {0}?</source>
        <translation>¿Abandonar {0}?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Back to how they stood before</source>
        <translation>Volver a como estaban antes</translation>
    </message>
    <message>
        <source>Back to the suggested placement</source>
        <translation>Volver a la colocación sugerida</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Choose another combo to swap powers with</source>
        <translation>Elige otra combinación con la que intercambiar el poder</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Declive</translation>
    </message>
    <message>
        <source>Decline  +{0}</source>
        <translation>Declive  +{0}</translation>
    </message>
    <message>
        <source>Decline with the power lent by Stonehedge: all your tokens leave the map</source>
        <translation>Entrar en declive con el poder que presta Stonehedge: todas tus fichas salen del mapa</translation>
    </message>
    <message>
        <source>Decline: {0}</source>
        <translation>Declive: {0}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>Finish anyway</source>
        <translation>Terminar igual</translation>
    </message>
    <message>
        <source>Finish conquests</source>
        <translation>Acabar conquistas</translation>
    </message>
    <message>
        <source>Fortify borders</source>
        <translation>Fortificar fronteras</translation>
    </message>
    <message>
        <source>Keep your race</source>
        <translation>Conservar tu raza</translation>
    </message>
    <message>
        <source>Move: {0}</source>
        <translation>Mover: {0}</translation>
    </message>
    <message>
        <source>No tokens left to place. Take some away elsewhere first (− or right-click).</source>
        <translation>No quedan fichas por colocar. Quita antes alguna de otro sitio (− o clic derecho).</translation>
    </message>
    <message>
        <source>Peace with {0}</source>
        <translation>Paz con {0}</translation>
    </message>
    <message>
        <source>Pick a combo</source>
        <translation>Elige combinación</translation>
    </message>
    <message>
        <source>Pick a combo first.</source>
        <translation>Elige primero una combinación.</translation>
    </message>
    <message>
        <source>Pick up all</source>
        <translation>Recoger todas</translation>
    </message>
    <message>
        <source>Pick up every token that doesn&apos;t have to stay</source>
        <translation>Recoger todas las fichas que no tengan que quedarse</translation>
    </message>
    <message>
        <source>Pick {0}</source>
        <translation>Elegir {0}</translation>
    </message>
    <message>
        <source>Place: {0}</source>
        <translation>Colocar: {0}</translation>
    </message>
    <message>
        <source>Put the most tokens where the threat is greatest</source>
        <translation>Poner más fichas donde la amenaza es mayor</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Roll · {0}%</source>
        <translation>Tirar · {0}&#xa0;%</translation>
    </message>
    <message>
        <source>Roll: {0}</source>
        <translation>Tirar: {0}</translation>
    </message>
    <message>
        <source>Spread your tokens evenly</source>
        <translation>Repartir tus fichas por igual</translation>
    </message>
    <message>
        <source>Swap powers</source>
        <translation>Intercambiar poderes</translation>
    </message>
    <message>
        <source>Take the retreat back and change it, as long as it hasn&apos;t been played</source>
        <translation>Recuperar la retirada y cambiarla mientras no se haya jugado</translation>
    </message>
    <message>
        <source>There&apos;s nothing to move in {0}.</source>
        <translation>En {0} no hay nada que mover.</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t have %n token(s) in {0} now.</source>
        <translation>
            <numerusform>Ahora no puede haber %n ficha en {0}.</numerusform>
            <numerusform>Ahora no puede haber %n fichas en {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t place tokens in {0}.</source>
        <translation>En {0} no puedes colocar fichas.</translation>
    </message>
    <message>
        <source>You can&apos;t swap powers with this combo.</source>
        <translation>No puedes intercambiar poderes con esta combinación.</translation>
    </message>
    <message numerus="yes">
        <source>You rolled a %n. Your next conquest costs %n token(s) less.</source>
        <translation>
            <numerusform>Has sacado un %n. Tu próxima conquista cuesta %n ficha menos.</numerusform>
            <numerusform>Has sacado un %n. Tu próxima conquista cuesta %n fichas menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You rolled a blank.</source>
        <translation>Has sacado una cara vacía.</translation>
    </message>
    <message>
        <source>a new race next turn</source>
        <translation>raza nueva el próximo turno</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>todas colocadas</translation>
    </message>
    <message>
        <source>choose a region</source>
        <translation>elige una región</translation>
    </message>
    <message>
        <source>choose one on the left</source>
        <translation>en la columna izquierda</translation>
    </message>
    <message>
        <source>choose the other combo</source>
        <translation>elige la otra combinación</translation>
    </message>
    <message>
        <source>click your regions</source>
        <translation>haz clic en tus regiones</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The price of a combo</extracomment>
        <translation>gratis</translation>
    </message>
    <message numerus="yes">
        <source>pay %n coin(s)</source>
        <translation>
            <numerusform>pagas %n moneda</numerusform>
            <numerusform>pagas %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>your final attempt this turn</source>
        <translation>tu último intento de este turno</translation>
    </message>
    <message>
        <source>{0} has no token to spare.</source>
        <translation>De {0} no se puede quitar ninguna ficha.</translation>
    </message>
</context>
<context>
    <name>TurnTrack</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Ronda {0} de {1}</translation>
    </message>
</context>
<context>
    <name>TutorialCard</name>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Chapters: start one again</source>
        <translation>Capítulos: volver a empezar uno</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Dejar la lección</translation>
    </message>
    <message>
        <source>Leave the lesson (you can continue it later)</source>
        <translation>Dejar la lección (puedes seguirla más tarde)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstramelo</translation>
    </message>
</context>
<context>
    <name>TutorialController</name>
    <message>
        <source>Do this step for me</source>
        <translation>Hacer este paso por mí</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Finish the opponent&apos;s turn at once</source>
        <translation>Acabar ya el turno del rival</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstramelo</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>That&apos;s allowed too, but this lesson takes another path.</source>
        <translation>Eso también está permitido, pero esta lección va por otro camino.</translation>
    </message>
    <message>
        <source>{0} of {1} · {2}</source>
        <extracomment>The number of a step, of how many, and its chapter</extracomment>
        <translation>{0} de {1} · {2}</translation>
    </message>
</context>
<context>
    <name>UndoBarrierTexts</name>
    <message>
        <source>Nothing to undo: no move has been made this turn.</source>
        <translation>No hay nada que deshacer: en este turno aún no se ha jugado nada.</translation>
    </message>
    <message>
        <source>Nothing to undo: no move has been made yet.</source>
        <translation>No hay nada que deshacer: aún no se ha jugado nada.</translation>
    </message>
    <message>
        <source>Undo stops here: a new combo was revealed.</source>
        <translation>No se puede deshacer más: ha salido una combinación nueva.</translation>
    </message>
    <message>
        <source>Undo stops here: another player has made a move.</source>
        <translation>No se puede deshacer más: ha jugado otra persona.</translation>
    </message>
    <message>
        <source>Undo stops here: something hidden was revealed.</source>
        <translation>No se puede deshacer más: se ha revelado algo oculto.</translation>
    </message>
    <message>
        <source>Undo stops here: the die was rolled.</source>
        <translation>No se puede deshacer más: se ha tirado el dado.</translation>
    </message>
</context>
<context>
    <name>VersionNotice</name>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>swqt {0} is out.</source>
        <translation>Ya está disponible swqt {0}.</translation>
    </message>
</context>
<context>
    <name>WatchTogether</name>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Follow {0}</source>
        <translation>Seguir a {0}</translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation>Invitar…</translation>
    </message>
    <message>
        <source>Lead the others</source>
        <translation>Guiar a los demás</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Look on my own</source>
        <translation>Mirar por mi cuenta</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Dejar de mostrar</translation>
    </message>
    <message>
        <source>This game can&apos;t be shown to others.</source>
        <translation>Esta partida no se puede mostrar a otros.</translation>
    </message>
    <message>
        <source>This replay can&apos;t be shown.</source>
        <translation>Esta repetición no se puede mostrar.</translation>
    </message>
    <message>
        <source>Watching together</source>
        <translation>Juntos</translation>
    </message>
    <message>
        <source>You lead now.</source>
        <translation>Ahora guías tú.</translation>
    </message>
    <message>
        <source>You lead the replay. Nobody else is here yet.</source>
        <translation>Guías la repetición. Aún no hay nadie más.</translation>
    </message>
    <message>
        <source>You lead the replay. Watching with you: {0}.</source>
        <translation>Guías la repetición. Miran contigo: {0}.</translation>
    </message>
    <message>
        <source>You&apos;re looking on your own while {0} leads.</source>
        <translation>Miras por tu cuenta mientras {0} guía.</translation>
    </message>
    <message>
        <source>{0} has left.</source>
        <translation>{0} se ha ido.</translation>
    </message>
    <message>
        <source>{0} has left. You keep the replay.</source>
        <translation>{0} se ha ido. La repetición sigue aquí.</translation>
    </message>
    <message>
        <source>{0} leads now.</source>
        <translation>Ahora guía {0}.</translation>
    </message>
    <message>
        <source>{0} leads the replay. Click a region to point at it.</source>
        <translation>{0} guía la repetición. Haz clic en una región para señalarla.</translation>
    </message>
    <message>
        <source>{0} points at {1}.</source>
        <extracomment>{0}: a person; {1}: a region</extracomment>
        <translation>{0} señala {1}.</translation>
    </message>
    <message>
        <source>{0} shows a game of {1}</source>
        <extracomment>{0}: a person; {1}: a date. The name of a table.</extracomment>
        <translation>{0} muestra: partida del {1}</translation>
    </message>
</context>
<context>
    <name>WatchersPanel</name>
    <message>
        <source>Give the lead</source>
        <translation>Ceder la guía</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Expulsar</translation>
    </message>
</context>
<context>
    <name>WorthBar</name>
    <message>
        <source>A good match for the others, between {0} ({1}) and {2} ({3}).</source>
        <translation>Encaja bien con los demás, entre {0} ({1}) y {2} ({3}).</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>How strong &amp;is it?</source>
        <translation>¿Qué &amp;fuerza tiene?</translation>
    </message>
    <message>
        <source>Let bots play many games with it; takes a minute or two</source>
        <translation>Los bots juegan muchas partidas con él; tarda un minuto o dos</translation>
    </message>
    <message>
        <source>Perhaps too strong: about as strong as {0} ({1}).</source>
        <translation>Quizá demasiado fuerte: más o menos como {0} ({1}).</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Too strong: surely stronger than {0} ({1}).</source>
        <extracomment>{0}: the strongest race or power of the box; {1}: its coins</extracomment>
        <translation>Demasiado fuerte: seguro que más que {0} ({1}).</translation>
    </message>
    <message>
        <source>Too weak: surely weaker than {2} ({3}).</source>
        <translation>Demasiado débil: seguro que menos que {2} ({3}).</translation>
    </message>
    <message>
        <source>{0} ± {1} coins over the average power, place {2} of {3}.</source>
        <translation>{0} ± {1} monedas respecto al poder medio, puesto {2} de {3}.</translation>
    </message>
    <message>
        <source>{0} ± {1} coins over the average race, place {2} of {3}.</source>
        <translation>{0} ± {1} monedas respecto a la raza media, puesto {2} de {3}.</translation>
    </message>
</context>
<context>
    <name>WorthPanel</name>
    <message>
        <source>Both boxes mixed</source>
        <translation>Los dos juegos mezclados</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Combos</source>
        <translation>Combinaciones</translation>
    </message>
    <message numerus="yes">
        <source>Measured in %n game(s)</source>
        <translation>
            <numerusform>Medido en %n partida</numerusform>
            <numerusform>Medido en %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poderes</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Razas</translation>
    </message>
    <message>
        <source>Small World</source>
        <translation>Small World</translation>
    </message>
    <message>
        <source>Small World Underground</source>
        <translation>Small World Underground</translation>
    </message>
    <message>
        <source>What races and powers are worth, in coins</source>
        <translation>Cuánto valen las razas y los poderes, en monedas</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Qué muestra la tabla</translation>
    </message>
</context>
<context>
    <name>WorthRowsModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>_ClockTexts</name>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minuto para cada uno</numerusform>
            <numerusform>%n minutos para cada uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n second(s) per turn</source>
        <translation>
            <numerusform>%n segundo más por turno</numerusform>
            <numerusform>%n segundos más por turno</numerusform>
        </translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sin reloj</translation>
    </message>
    <message numerus="yes">
        <source>reminder after %n minute(s)</source>
        <translation>
            <numerusform>un aviso al cabo de %n minuto</numerusform>
            <numerusform>un aviso al cabo de %n minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>article</name>
    <message>
        <source>Amazons</source>
        <comment>amazons</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badgers</source>
        <comment>badgers</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cultists</source>
        <comment>cultists</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drow</source>
        <comment>drow</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dwarves</source>
        <comment>dwarves</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elves</source>
        <comment>elves</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ferrymen</source>
        <comment>ferrymen</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flames</source>
        <comment>flames</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghouls</source>
        <comment>ghouls</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giants</source>
        <comment>giants</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gnomes</source>
        <comment>gnomes</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halflings</source>
        <comment>halflings</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hermits</source>
        <comment>hermits</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Humans</source>
        <comment>humans</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Innkeepers</source>
        <comment>innkeepers</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iron Dwarves</source>
        <comment>irondwarves</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kraken</source>
        <comment>kraken</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liches</source>
        <comment>liches</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lizardmen</source>
        <comment>lizardmen</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magpies</source>
        <comment>magpies</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mudmen</source>
        <comment>mudmen</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mummies</source>
        <comment>mummies</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ogres</source>
        <comment>ogres</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orcs</source>
        <comment>orcs</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratmen</source>
        <comment>ratmen</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shadow Mimes</source>
        <comment>mimes</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrooms</source>
        <comment>shrooms</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skeletons</source>
        <comment>skeletons</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorcerers</source>
        <comment>sorcerers</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiderines</source>
        <comment>spiderines</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tinkers</source>
        <comment>tinkers</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tritons</source>
        <comment>tritons</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trolls</source>
        <comment>trolls</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will-o&apos;-Wisp</source>
        <comment>wisp</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wizards</source>
        <comment>wizards</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chapter</name>
    <message>
        <source>A race and a power</source>
        <comment>combo</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Una raza y un poder</translation>
    </message>
    <message>
        <source>A second race</source>
        <comment>finish</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Una segunda raza</translation>
    </message>
    <message>
        <source>Attack and undo</source>
        <comment>attack</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Ataque y deshacer</translation>
    </message>
    <message>
        <source>Conquering</source>
        <comment>conquest</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Conquistar</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>decline</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>En declive</translation>
    </message>
    <message>
        <source>Redeploying</source>
        <comment>redeployment</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Redistribuir</translation>
    </message>
    <message>
        <source>The die</source>
        <comment>die</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>El dado</translation>
    </message>
</context>
<context>
    <name>choice</name>
    <message>
        <source>Sorcerers against Elves</source>
        <comment>variants.sorcerer_vs_elf</comment>
        <translation>Hechiceros contra Elfos</translation>
    </message>
    <message>
        <source>Sorcerers with an empty tray</source>
        <comment>variants.sorcerer_empty_hand</comment>
        <translation>Hechiceros con la bandeja vacía</translation>
    </message>
    <message>
        <source>all</source>
        <comment>keep.all</comment>
        <translation>todas</translation>
    </message>
    <message>
        <source>always</source>
        <comment>when.always</comment>
        <translation>siempre</translation>
    </message>
    <message>
        <source>an opponent</source>
        <comment>holder.opponent</comment>
        <translation>un rival</translation>
    </message>
    <message>
        <source>an opponent who has attacked since the last turn</source>
        <comment>holder.grudge</comment>
        <translation>un rival que ha atacado desde el último turno</translation>
    </message>
    <message>
        <source>another race of the same player</source>
        <comment>holder.own</comment>
        <translation>otra raza del mismo jugador</translation>
    </message>
    <message>
        <source>anyone</source>
        <comment>holder.any</comment>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>at redeployment</source>
        <comment>at.redeploy</comment>
        <translation>en la redistribución</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <comment>at.close</comment>
        <translation>al final del turno</translation>
    </message>
    <message>
        <source>in decline</source>
        <comment>when.declined</comment>
        <translation>en declive</translation>
    </message>
    <message>
        <source>in the first region conquered</source>
        <comment>at.conquest</comment>
        <translation>en la primera región conquistada</translation>
    </message>
    <message>
        <source>moves of Encampments</source>
        <comment>variants.bivouac_moves</comment>
        <translation>movimientos de los Campamentos</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>holder.nobody</comment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>none</source>
        <comment>keep.none</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>once in the game</source>
        <comment>limit.game</comment>
        <translation>una vez en la partida</translation>
    </message>
    <message>
        <source>once per turn</source>
        <comment>limit.turn</comment>
        <translation>una vez por turno</translation>
    </message>
    <message>
        <source>once per turn against each opponent</source>
        <comment>limit.opponent</comment>
        <translation>una vez por turno contra cada rival</translation>
    </message>
    <message>
        <source>one in each region</source>
        <comment>keep.one</comment>
        <translation>una en cada región</translation>
    </message>
    <message>
        <source>opponent next to it</source>
        <comment>per.opponent</comment>
        <translation>rival vecino</translation>
    </message>
    <message>
        <source>region conquered this turn</source>
        <comment>per.conquest</comment>
        <translation>región conquistada en este turno</translation>
    </message>
    <message>
        <source>region held</source>
        <comment>per.region</comment>
        <translation>región ocupada</translation>
    </message>
    <message>
        <source>separate group of regions</source>
        <comment>per.group</comment>
        <translation>grupo separado de regiones</translation>
    </message>
    <message>
        <source>the attacker</source>
        <comment>payer.attacker</comment>
        <translation>el atacante</translation>
    </message>
    <message>
        <source>the bank</source>
        <comment>payer.bank</comment>
        <translation>la banca</translation>
    </message>
    <message>
        <source>the opponent</source>
        <comment>payer.opponent</comment>
        <translation>el rival</translation>
    </message>
    <message>
        <source>the tray</source>
        <comment>source.tray</comment>
        <translation>la bandeja</translation>
    </message>
    <message>
        <source>the tray or, if that is empty, the hand</source>
        <comment>source.tray or hand</comment>
        <translation>la bandeja o, si está vacía, la mano</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>per.turn</comment>
        <translation>turno</translation>
    </message>
    <message>
        <source>turn in which all its regions are connected</source>
        <comment>per.flock</comment>
        <translation>turno en que todas sus regiones están unidas</translation>
    </message>
    <message>
        <source>when an opponent gives up a region</source>
        <comment>at.abandon</comment>
        <translation>cuando un rival abandona una región</translation>
    </message>
    <message>
        <source>when an opponent&apos;s race declines</source>
        <comment>at.decline</comment>
        <translation>cuando la raza de un rival entra en declive</translation>
    </message>
    <message>
        <source>when it takes a region from an opponent</source>
        <comment>windfall.at.conquest</comment>
        <translation>cuando quita una región a un rival</translation>
    </message>
    <message>
        <source>when the combo is picked</source>
        <comment>at.pick</comment>
        <translation>al elegir la combinación</translation>
    </message>
    <message>
        <source>where Flames enter</source>
        <comment>variants.flames_entry</comment>
        <translation>por dónde entran las Llamas</translation>
    </message>
    <message>
        <source>while the race is active</source>
        <comment>when.active</comment>
        <translation>mientras la raza está activa</translation>
    </message>
</context>
<context>
    <name>clause</name>
    <message>
        <source>Magic bag: a piece that copies one Relic on the map each turn</source>
        <comment>bag</comment>
        <translation>Saco mágico: una pieza que copia cada turno una Reliquia del mapa</translation>
    </message>
    <message>
        <source>Rebirth: it takes over regions of its owner&apos;s race in decline at the start of a turn</source>
        <comment>reborn</comment>
        <translation>Renacimiento: al principio del turno ocupa regiones de la raza en declive de su dueño</translation>
    </message>
    <message>
        <source>Silver Hammers: they conquer like tokens and are gained at each redeployment</source>
        <comment>hammers</comment>
        <translation>Martillos de Plata: conquistan como fichas y se ganan en cada redistribución</translation>
    </message>
    <message>
        <source>Swap: when it is picked, its power may be swapped for another one</source>
        <comment>swap-badge</comment>
        <translation>Cambio: al elegirla, su poder puede cambiarse por otro</translation>
    </message>
</context>
<context>
    <name>condition</name>
    <message>
        <source>a Place lies there, or not</source>
        <comment>place</comment>
        <translation>allí hay un Lugar, o no</translation>
    </message>
    <message>
        <source>a single token stands there, or not</source>
        <comment>lone</comment>
        <translation>allí hay una sola ficha, o no</translation>
    </message>
    <message>
        <source>at least this many tokens stand there</source>
        <comment>tokens</comment>
        <translation>allí hay al menos tantas fichas</translation>
    </message>
    <message>
        <source>it has the same terrain as the region where this lies</source>
        <comment>terrain_of</comment>
        <translation>el mismo terreno que la región donde está esto</translation>
    </message>
    <message>
        <source>it holds at least this many of them</source>
        <comment>regions</comment>
        <translation>ocupa al menos tantas de ellas</translation>
    </message>
    <message>
        <source>it is next to a region of which this is true</source>
        <comment>next_to</comment>
        <translation>está junto a una región de la que esto es cierto</translation>
    </message>
    <message>
        <source>it is next to such a region, or to a chain of regions of this race that reaches one</source>
        <comment>linked_to</comment>
        <translation>está junto a una región así, o a una cadena de regiones de esta raza que llega a una</translation>
    </message>
    <message>
        <source>it is occupied by a race, a Lost Tribe or Monsters, or empty</source>
        <comment>occupied</comment>
        <translation>ocupada por una raza, una Tribu Perdida o Monstruos, o vacía</translation>
    </message>
    <message>
        <source>it is this round, or a later one</source>
        <comment>from_round</comment>
        <translation>es esta ronda o una posterior</translation>
    </message>
    <message>
        <source>it is this round, or an earlier one</source>
        <comment>to_round</comment>
        <translation>es esta ronda o una anterior</translation>
    </message>
    <message>
        <source>no other race and no Monsters are next to it, or some are</source>
        <comment>alone</comment>
        <translation>al lado no hay otra raza ni Monstruos, o sí</translation>
    </message>
    <message>
        <source>the race there is active, or in decline</source>
        <comment>active</comment>
        <translation>la raza de allí está activa, o en declive</translation>
    </message>
    <message>
        <source>the region has this symbol</source>
        <comment>mark</comment>
        <translation>la región tiene este símbolo</translation>
    </message>
    <message>
        <source>the region has this terrain</source>
        <comment>terrain</comment>
        <translation>la región tiene este terreno</translation>
    </message>
    <message>
        <source>this piece stands there</source>
        <comment>piece</comment>
        <translation>esta pieza está allí</translation>
    </message>
    <message>
        <source>this race holds a region of which this is true</source>
        <comment>holding</comment>
        <translation>esta raza ocupa una región de la que esto es cierto</translation>
    </message>
    <message>
        <source>this race holds it, or doesn&apos;t</source>
        <comment>held</comment>
        <translation>esta raza la ocupa, o no</translation>
    </message>
    <message>
        <source>who holds it</source>
        <comment>holder</comment>
        <translation>quién la ocupa</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>coins</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n non-empty {kind} region(s) {more} conquered this turn</source>
        <comment>conquered</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n región no vacía {kind} {more} conquistada este turno</numerusform>
            <numerusform>%n regiones no vacías {kind} {more} conquistadas este turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>tokens</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind} region(s) held {more}</source>
        <comment>held</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n región {kind} que ocupa {more}</numerusform>
            <numerusform>%n regiones {kind} que ocupa {more}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>example</name>
    <message>
        <source>Coins it gets when an opponent conquers {region}</source>
        <comment>attack.coins</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Monedas que recibe cuando un rival conquista {region}</translation>
    </message>
    <message>
        <source>Extra commands after conquering {region}: {said}</source>
        <comment>says.conquest</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Órdenes que añade tras conquistar {region}: {said}</translation>
    </message>
    <message>
        <source>Extra commands after its conquests: {said}</source>
        <comment>says.redeploy</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Órdenes que añade tras las conquistas: {said}</translation>
    </message>
    <message>
        <source>Extra commands after redeploying: {said}</source>
        <comment>says.close</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Órdenes que añade tras la redistribución: {said}</translation>
    </message>
    <message>
        <source>Extra commands at the start of a turn: {said}</source>
        <comment>says</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Órdenes que añade al empezar el turno: {said}</translation>
    </message>
    <message>
        <source>Number of regions it can conquer next, holding {held}</source>
        <comment>where</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Número de regiones que puede conquistar a continuación, con {held}</translation>
    </message>
    <message>
        <source>Number of regions open to the first conquest</source>
        <comment>first.where</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Número de regiones abiertas a la primera conquista</translation>
    </message>
    <message>
        <source>The conquest of {region}, holding {held}</source>
        <comment>cost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>La conquista de {region}, con {held}</translation>
    </message>
    <message>
        <source>The first conquest, {region}</source>
        <comment>first</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>La primera conquista, {region}</translation>
    </message>
    <message>
        <source>The income of a later turn in decline, holding {held}</source>
        <comment>decline.income</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Los ingresos de un turno posterior en declive, con {held}</translation>
    </message>
    <message>
        <source>The income of a turn, holding {held} and in decline {declined}</source>
        <comment>income</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Los ingresos de un turno, con {held} y en declive {declined}</translation>
    </message>
    <message>
        <source>The income of the turn of its decline, holding {held}</source>
        <comment>decline.paid</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Los ingresos del turno en que entra en declive, con {held}</translation>
    </message>
    <message>
        <source>Tokens after two conquests</source>
        <comment>tokens.redeploy</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Fichas tras dos conquistas</translation>
    </message>
    <message>
        <source>Tokens in hand when it is picked</source>
        <comment>picked</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Fichas en la mano al elegirla</translation>
    </message>
    <message>
        <source>Tokens lost when an opponent conquers {region}</source>
        <comment>attack.lost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Fichas perdidas cuando un rival conquista {region}</translation>
    </message>
    <message>
        <source>Tokens that remain in decline, holding {held}</source>
        <comment>decline.keeps</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Fichas que quedan en declive, con {held}</translation>
    </message>
    <message>
        <source>What it costs an opponent to conquer {region} when two of its tokens defend it</source>
        <comment>attack.cost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Lo que le cuesta a un rival conquistar {region}, defendida por dos fichas</translation>
    </message>
    <message>
        <source>What the conquest of {region} adds to the income</source>
        <comment>income.conquest</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Lo que la conquista de {region} añade a los ingresos</translation>
    </message>
    <message>
        <source>Worked out by the engine on {where}:</source>
        <comment>heading</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Calculado por el motor del juego en {where}:</translation>
    </message>
    <message>
        <source>a Lost Tribe</source>
        <comment>with.tribe</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>una Tribu Perdida</translation>
    </message>
    <message>
        <source>not possible</source>
        <comment>no</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>no es posible</translation>
    </message>
    <message>
        <source>tokens of an opponent: {n}</source>
        <comment>with.rivals</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>fichas de un rival: {n}</translation>
    </message>
    <message>
        <source>{n} Monsters</source>
        <comment>with.monsters</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{n} Monstruos</translation>
    </message>
    <message>
        <source>{n} token in decline</source>
        <comment>with.forebears</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{n} ficha en declive</translation>
    </message>
    <message>
        <source>{what}: {own} (without its effects: {plain}).</source>
        <comment>differs</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{what}: {own}; sin sus efectos: {plain}.</translation>
    </message>
    <message>
        <source>{what}: {own}, with or without its effects.</source>
        <comment>same</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{what}: {own}, con sus efectos o sin ellos.</translation>
    </message>
</context>
<context>
    <name>excluded</name>
    <message>
        <source>No Places are in play.</source>
        <comment>places</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>No hay Lugares en juego.</translation>
    </message>
    <message>
        <source>No Relics are in play.</source>
        <comment>relics</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>No hay Reliquias en juego.</translation>
    </message>
    <message>
        <source>Nothing in this game brings this piece: {about}.</source>
        <comment>piece</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>En esta partida nada trae esta pieza: {about}.</translation>
    </message>
    <message>
        <source>The board has no region like this: {about}.</source>
        <comment>terrain</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>En el tablero no hay ninguna región así: {about}.</translation>
    </message>
    <message>
        <source>The board has no symbol like this: {about}.</source>
        <comment>mark</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>En el tablero no hay ningún símbolo así: {about}.</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>A new one each turn</source>
        <comment>new</comment>
        <translation>Una nueva cada turno</translation>
    </message>
    <message>
        <source>Adjacent to all regions of this race</source>
        <comment>anywhere</comment>
        <translation>Junto a todas las regiones de esta raza</translation>
    </message>
    <message>
        <source>At most, in all</source>
        <comment>stock</comment>
        <translation>Como mucho, en total</translation>
    </message>
    <message>
        <source>Doesn&apos;t count as the one race in decline</source>
        <comment>extra</comment>
        <translation>No cuenta como la única raza en declive</translation>
    </message>
    <message>
        <source>Each in a region of its own</source>
        <comment>apart</comment>
        <translation>Cada una en una región distinta</translation>
    </message>
    <message>
        <source>For each</source>
        <comment>per</comment>
        <translation>Por cada</translation>
    </message>
    <message>
        <source>For every so many</source>
        <comment>every</comment>
        <translation>Por cada tantas</translation>
    </message>
    <message>
        <source>House rules that change it</source>
        <comment>variants</comment>
        <translation>Reglas de la casa que lo cambian</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>amount</comment>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>How many regions</source>
        <comment>reborn.count</comment>
        <translation>Cuántas regiones</translation>
    </message>
    <message>
        <source>How often</source>
        <comment>limit</comment>
        <translation>Cuántas veces</translation>
    </message>
    <message>
        <source>It stays in decline</source>
        <comment>stays</comment>
        <translation>Se queda en el declive</translation>
    </message>
    <message>
        <source>It works</source>
        <comment>when</comment>
        <translation>Actúa</translation>
    </message>
    <message>
        <source>Its region can&apos;t be conquered</source>
        <comment>immune</comment>
        <translation>Su región no se puede conquistar</translation>
    </message>
    <message>
        <source>Joins all regions next to the same stretch</source>
        <comment>passage</comment>
        <translation>Une todas las regiones junto al mismo tramo</translation>
    </message>
    <message>
        <source>May be moved, per turn</source>
        <comment>moves</comment>
        <translation>Se puede mover, por turno</translation>
    </message>
    <message>
        <source>May decline right after scoring</source>
        <comment>after_score</comment>
        <translation>Puede entrar en declive justo tras puntuar</translation>
    </message>
    <message>
        <source>May redeploy once more before that</source>
        <comment>redeploys</comment>
        <translation>Puede redistribuirse una vez más antes</translation>
    </message>
    <message>
        <source>Need not be placed</source>
        <comment>optional</comment>
        <translation>No hace falta colocarla</translation>
    </message>
    <message>
        <source>Piece</source>
        <comment>piece</comment>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>Pieces at a time</source>
        <comment>count</comment>
        <translation>Piezas a la vez</translation>
    </message>
    <message>
        <source>Placed</source>
        <comment>at</comment>
        <translation>Se coloca</translation>
    </message>
    <message>
        <source>Printed rule that it stands for</source>
        <comment>rule</comment>
        <translation>Regla impresa que representa</translation>
    </message>
    <message>
        <source>The new token comes from</source>
        <comment>source</comment>
        <translation>La ficha nueva viene de</translation>
    </message>
    <message>
        <source>The power stays in decline</source>
        <comment>badge</comment>
        <translation>El poder se queda en el declive</translation>
    </message>
    <message>
        <source>Tokens more for attackers</source>
        <comment>defence</comment>
        <translation>Fichas de más para atacantes</translation>
    </message>
    <message>
        <source>Tokens that stay</source>
        <comment>keep</comment>
        <translation>Fichas que se quedan</translation>
    </message>
    <message>
        <source>When</source>
        <comment>windfall.at</comment>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>where</comment>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Who pays</source>
        <comment>payer</comment>
        <translation>Quién paga</translation>
    </message>
    <message>
        <source>Word for the game file</source>
        <comment>note</comment>
        <translation>Palabra para el archivo</translation>
    </message>
</context>
<context>
    <name>form</name>
    <message>
        <source>with {name}</source>
        <comment>with</comment>
        <extracomment>How names are put together</extracomment>
        <translation>con {name}</translation>
    </message>
    <message>
        <source>{power} {race}</source>
        <comment>combo</comment>
        <extracomment>How names are put together</extracomment>
        <translation>{race} {power}</translation>
    </message>
</context>
<context>
    <name>gender</name>
    <message>
        <source>Amazons</source>
        <comment>amazons</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badgers</source>
        <comment>badgers</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cultists</source>
        <comment>cultists</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drow</source>
        <comment>drow</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dwarves</source>
        <comment>dwarves</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elves</source>
        <comment>elves</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ferrymen</source>
        <comment>ferrymen</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flames</source>
        <comment>flames</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghouls</source>
        <comment>ghouls</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giants</source>
        <comment>giants</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gnomes</source>
        <comment>gnomes</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halflings</source>
        <comment>halflings</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hermits</source>
        <comment>hermits</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Humans</source>
        <comment>humans</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Innkeepers</source>
        <comment>innkeepers</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iron Dwarves</source>
        <comment>irondwarves</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kraken</source>
        <comment>kraken</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liches</source>
        <comment>liches</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lizardmen</source>
        <comment>lizardmen</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magpies</source>
        <comment>magpies</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mudmen</source>
        <comment>mudmen</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mummies</source>
        <comment>mummies</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ogres</source>
        <comment>ogres</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orcs</source>
        <comment>orcs</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratmen</source>
        <comment>ratmen</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shadow Mimes</source>
        <comment>mimes</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrooms</source>
        <comment>shrooms</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skeletons</source>
        <comment>skeletons</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorcerers</source>
        <comment>sorcerers</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiderines</source>
        <comment>spiderines</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tinkers</source>
        <comment>tinkers</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tritons</source>
        <comment>tritons</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trolls</source>
        <comment>trolls</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will-o&apos;-Wisp</source>
        <comment>wisp</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wizards</source>
        <comment>wizards</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>in_combo</name>
    <message>
        <source>Adventurous</source>
        <comment>adventurous</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alchemist</source>
        <comment>alchemist</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beacon</source>
        <comment>beacon</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>de las Almenaras</translation>
    </message>
    <message>
        <source>Berserk</source>
        <comment>berserk</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bivouacking</source>
        <comment>bivouacking</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commando</source>
        <comment>commando</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diplomat</source>
        <comment>diplomat</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragon Master</source>
        <comment>dragon</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Festive</source>
        <comment>festive</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fisher</source>
        <comment>fisher</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flocking</source>
        <comment>flocking</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>flying</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>forest</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>de los Bosques</translation>
    </message>
    <message>
        <source>Fortified</source>
        <comment>fortified</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frightened</source>
        <comment>frightened</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gleaning</source>
        <comment>gleaning</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroic</source>
        <comment>heroic</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>de las Colinas</translation>
    </message>
    <message>
        <source>Hungry</source>
        <comment>hungry</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immortal</source>
        <comment>immortal</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic</source>
        <comment>magic</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Martyr</source>
        <comment>martyr</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merchant</source>
        <comment>merchant</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mining</source>
        <comment>mining</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moated</source>
        <comment>moated</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>del Foso</translation>
    </message>
    <message>
        <source>Mounted</source>
        <comment>mounted</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muddy</source>
        <comment>muddy</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mystic</source>
        <comment>mystic</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patient</source>
        <comment>patient</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pillaging</source>
        <comment>pillaging</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarreling</source>
        <comment>quarreling</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reborn</source>
        <comment>reborn</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal</source>
        <comment>royal</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seafaring</source>
        <comment>seafaring</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield</source>
        <comment>shield</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit</source>
        <comment>spirit</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>stone</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stout</source>
        <comment>stout</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>swamp</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>de los Pantanos</translation>
    </message>
    <message>
        <source>Thieving</source>
        <comment>thieving</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tomb</source>
        <comment>tomb</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Underworld</source>
        <comment>underworld</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>del Inframundo</translation>
    </message>
    <message>
        <source>Vampire</source>
        <comment>vampire</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vanishing</source>
        <comment>vanishing</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vengeful</source>
        <comment>vengeful</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wealthy</source>
        <comment>wealthy</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wise</source>
        <comment>wise</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kind</name>
    <message>
        <source>Black Mountain</source>
        <comment>terrain=blackmountain</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Montaña Negra</translation>
    </message>
    <message>
        <source>Cavern</source>
        <comment>mark=cavern</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… con Caverna</translation>
    </message>
    <message>
        <source>Chasm</source>
        <comment>terrain=chasm</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Sima Abisal</translation>
    </message>
    <message>
        <source>Farmland</source>
        <comment>terrain=farmland</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Tierra de Labranza</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>terrain=forest</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Bosque</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>terrain=hill</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Colinas</translation>
    </message>
    <message>
        <source>Lake</source>
        <comment>terrain=lake</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Lago</translation>
    </message>
    <message>
        <source>Magic source</source>
        <comment>mark=magic</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… con Fuente Mágica</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>terrain=mine</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Excavación</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>mark=mine</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… con Mina o Excavación</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>terrain=mountain</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Montaña</translation>
    </message>
    <message>
        <source>Mud Pool</source>
        <comment>terrain=mud</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Lodazal</translation>
    </message>
    <message>
        <source>Mushroom Forest</source>
        <comment>terrain=mushroom</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Bosque Fúngico</translation>
    </message>
    <message>
        <source>Mystic Crystal</source>
        <comment>terrain=crystal</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Cristal Místico</translation>
    </message>
    <message>
        <source>River</source>
        <comment>terrain=river</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Río</translation>
    </message>
    <message>
        <source>Sea</source>
        <comment>terrain=sea</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Mar</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>terrain=swamp</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Pantano</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>occupied=false</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… sin fichas</translation>
    </message>
    <message>
        <source>land</source>
        <comment>terrain=land</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de tierra firme</translation>
    </message>
    <message>
        <source>occupied</source>
        <comment>occupied=true</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… con fichas</translation>
    </message>
    <message>
        <source>water</source>
        <comment>terrain=water</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de agua</translation>
    </message>
</context>
<context>
    <name>limit</name>
    <message>
        <source>, once per turn</source>
        <comment>turn</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, una vez por turno</translation>
    </message>
    <message>
        <source>, once per turn against each opponent</source>
        <comment>opponent</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, una vez por turno contra cada rival</translation>
    </message>
    <message>
        <source>, only once</source>
        <comment>game</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, una sola vez</translation>
    </message>
</context>
<context>
    <name>mark</name>
    <message>
        <source>Cavern</source>
        <comment>cavern</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Caverna</translation>
    </message>
    <message>
        <source>Edge of the map</source>
        <comment>edge</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Borde del mapa</translation>
    </message>
    <message>
        <source>Lost Tribe</source>
        <comment>tribe</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Tribu Perdida</translation>
    </message>
    <message>
        <source>Magic source</source>
        <comment>magic</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Fuente Mágica</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>mine</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Mina</translation>
    </message>
    <message>
        <source>Monster</source>
        <comment>monster</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Monstruo</translation>
    </message>
    <message>
        <source>Volcano</source>
        <comment>volcano</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Volcán</translation>
    </message>
</context>
<context>
    <name>moment</name>
    <message>
        <source>at each redeployment</source>
        <comment>redeploy</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>en cada redistribución</translation>
    </message>
    <message>
        <source>at the end of each turn</source>
        <comment>close</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>al final de cada turno</translation>
    </message>
    <message>
        <source>at the start of each turn</source>
        <comment>start</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>al principio de cada turno</translation>
    </message>
    <message>
        <source>when the combo is picked</source>
        <comment>pick</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>al elegir la combinación</translation>
    </message>
</context>
<context>
    <name>more</name>
    <message>
        <source>at the edge of the map</source>
        <comment>mark=edge</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>en el borde del mapa</translation>
    </message>
    <message>
        <source>held by an opponent</source>
        <comment>holder=opponent</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>en poder de un rival</translation>
    </message>
    <message>
        <source>held by another race of the same player</source>
        <comment>holder=own</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>en poder de otra raza del mismo jugador</translation>
    </message>
    <message>
        <source>next to a Chasm</source>
        <comment>next_to(terrain=chasm)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>junto a una Sima</translation>
    </message>
    <message>
        <source>next to a Mountain region of this race</source>
        <comment>next_to(held=true,terrain=mountain)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>junto a una región de Montaña de esta raza</translation>
    </message>
    <message>
        <source>next to a Mystic Crystal region of this race</source>
        <comment>next_to(held=true,terrain=crystal)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>junto a una región de Cristal Místico de esta raza</translation>
    </message>
    <message>
        <source>next to another race or Monsters</source>
        <comment>alone=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>junto a otra raza o a Monstruos</translation>
    </message>
    <message>
        <source>next to any {beside}</source>
        <comment>next_to</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>junto a cualquier {beside}</translation>
    </message>
    <message>
        <source>next to any {beside} or to a chain of regions of this race that reaches one</source>
        <comment>linked_to</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>junto a cualquier {beside} o a una cadena de regiones de esta raza que llegue hasta ella</translation>
    </message>
    <message>
        <source>next to water</source>
        <comment>next_to(terrain=water)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>junto al agua</translation>
    </message>
    <message>
        <source>next to {the}</source>
        <comment>next_to.piece</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>junto a la región {with}</translation>
    </message>
    <message>
        <source>next to {the} or to a chain of regions of this race that reaches it</source>
        <comment>linked_to.piece</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>junto a la región {with} o a una cadena de regiones de esta raza que llegue hasta ella</translation>
    </message>
    <message>
        <source>of an opponent who has attacked this player since the last turn</source>
        <comment>holder=grudge</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>de un rival que haya atacado a este jugador desde el turno anterior</translation>
    </message>
    <message>
        <source>of the same terrain as its own</source>
        <comment>terrain_of=here</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>del mismo terreno que la suya</translation>
    </message>
    <message>
        <source>of the same terrain as {the}</source>
        <comment>terrain_of</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>del mismo terreno que {the}</translation>
    </message>
    <message>
        <source>that anyone holds</source>
        <comment>holder=any</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>en poder de alguien</translation>
    </message>
    <message>
        <source>that nobody holds</source>
        <comment>holder=nobody</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>en poder de nadie</translation>
    </message>
    <message>
        <source>that this race does not hold</source>
        <comment>held=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>fuera del poder de esta raza</translation>
    </message>
    <message>
        <source>that this race holds</source>
        <comment>held=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>en poder de esta raza</translation>
    </message>
    <message>
        <source>under a race in decline</source>
        <comment>active=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>bajo una raza en declive</translation>
    </message>
    <message>
        <source>under an active race</source>
        <comment>active=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>bajo una raza activa</translation>
    </message>
    <message>
        <source>where it lies</source>
        <comment>piece=here</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>donde se encuentra</translation>
    </message>
    <message>
        <source>with a Lost Tribe symbol</source>
        <comment>mark=tribe</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con símbolo de Tribu Perdida</translation>
    </message>
    <message>
        <source>with a Monster symbol</source>
        <comment>mark=monster</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con símbolo de Monstruo</translation>
    </message>
    <message>
        <source>with a Place</source>
        <comment>place=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con un Lugar</translation>
    </message>
    <message>
        <source>with a Volcano symbol</source>
        <comment>mark=volcano</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con símbolo de Volcán</translation>
    </message>
    <message>
        <source>with a single active token of an opponent</source>
        <comment>active=true,holder=opponent,lone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con una sola ficha activa de un rival</translation>
    </message>
    <message>
        <source>with a single token</source>
        <comment>lone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con una sola ficha</translation>
    </message>
    <message>
        <source>with at least {tokens}</source>
        <comment>tokens</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con {tokens} como mínimo</translation>
    </message>
    <message>
        <source>with no other race and no Monsters next to it</source>
        <comment>alone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>sin otra raza ni Monstruos en las regiones vecinas</translation>
    </message>
    <message>
        <source>without a Place</source>
        <comment>place=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>sin Lugar</translation>
    </message>
    <message>
        <source>without a lone token</source>
        <comment>lone=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>sin una ficha solitaria</translation>
    </message>
    <message>
        <source>{with}</source>
        <comment>piece</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>{with}</translation>
    </message>
</context>
<context>
    <name>per</name>
    <message>
        <source>each turn</source>
        <comment>turn</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>cada turno</translation>
    </message>
    <message>
        <source>each turn, as long as it holds a region</source>
        <comment>turn.held</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>cada turno, mientras ocupe alguna región</translation>
    </message>
    <message>
        <source>each turn, as long as there is a {one}</source>
        <comment>turn.where</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>cada turno, mientras haya una {one}</translation>
    </message>
    <message>
        <source>for each separate group of regions held</source>
        <comment>group</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>por cada grupo separado de regiones que ocupa</translation>
    </message>
    <message>
        <source>for each {conquered}</source>
        <comment>conquest</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>por cada {conquered}</translation>
    </message>
    <message>
        <source>for each {held}</source>
        <comment>region</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>por cada {held}</translation>
    </message>
    <message>
        <source>for every {conquered_n}</source>
        <comment>conquest.every</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>por cada {conquered_n}</translation>
    </message>
    <message>
        <source>for every {held_n}</source>
        <comment>region.every</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>por cada {held_n}</translation>
    </message>
    <message>
        <source>for its region</source>
        <comment>region.here</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>por su región</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to a {held}</source>
        <comment>opponent.where</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>de cada rival cuya raza activa esté junto a una {held}</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to that region</source>
        <comment>opponent.here</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>de cada rival cuya raza activa esté junto a esa región</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to this one</source>
        <comment>opponent</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>de cada rival cuya raza activa esté junto a esta</translation>
    </message>
    <message>
        <source>if all regions held are connected</source>
        <comment>flock</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>si todas las regiones que ocupa forman un solo grupo</translation>
    </message>
</context>
<context>
    <name>piece</name>
    <message numerus="yes">
        <source>%n Bag(s)</source>
        <comment>bag.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Saco</numerusform>
            <numerusform>%n Sacos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Balrog(s)</source>
        <comment>balrog.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Balrog</numerusform>
            <numerusform>%n Balrogs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dragon(s)</source>
        <comment>dragon.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Dragón</numerusform>
            <numerusform>%n Dragones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Encampment(s)</source>
        <comment>encampment.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Campamento</numerusform>
            <numerusform>%n Campamentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fortress(es)</source>
        <comment>fortress.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Fortaleza</numerusform>
            <numerusform>%n Fortalezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Ghost(s)</source>
        <comment>ghost.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Fantasma</numerusform>
            <numerusform>%n Fantasmas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Great Ancient(s)</source>
        <comment>ancient.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Dios Primigenio</numerusform>
            <numerusform>%n Dioses Primigenios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hero(es)</source>
        <comment>hero.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Héroe</numerusform>
            <numerusform>%n Héroes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hole(s)</source>
        <comment>hole.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Madriguera</numerusform>
            <numerusform>%n Madrigueras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mushroom Armor(s)</source>
        <comment>armor.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Armadura Fúngica</numerusform>
            <numerusform>%n Armaduras Fúngicas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Queen(s)</source>
        <comment>queen.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Reina</numerusform>
            <numerusform>%n Reinas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Troll Lair(s)</source>
        <comment>lair.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Guarida de Troll</numerusform>
            <numerusform>%n Guaridas de Troll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Volcano(es)</source>
        <comment>volcano.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Volcán</numerusform>
            <numerusform>%n Volcanes</numerusform>
        </translation>
    </message>
    <message>
        <source>Altar of Souls</source>
        <comment>altar.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Altar de las Almas</translation>
    </message>
    <message>
        <source>Bag</source>
        <comment>bag.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Saco de Múltiples Cosas</translation>
    </message>
    <message>
        <source>Balrog</source>
        <comment>balrog.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Balrog</translation>
    </message>
    <message>
        <source>Crypt of the Tomb Raider</source>
        <comment>crypt.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Cripta del Saqueador de Tumbas</translation>
    </message>
    <message>
        <source>Diamond Fields</source>
        <comment>diamond.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Campo de Diamantes</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>dragon.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Dragón</translation>
    </message>
    <message>
        <source>Encampment</source>
        <comment>encampment.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Campamento</translation>
    </message>
    <message>
        <source>Flying Doormat</source>
        <comment>doormat.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Felpudo Volador</translation>
    </message>
    <message>
        <source>Fortress</source>
        <comment>fortress.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Fortaleza</translation>
    </message>
    <message>
        <source>Fountain of Youth</source>
        <comment>fountain.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Fuente de la Eterna Juventud</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Anillo Rúnico</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Anillo Rúnico</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Anillo Rúnico</translation>
    </message>
    <message>
        <source>Ghost</source>
        <comment>ghost.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Fantasma del Saqueador de Tumbas</translation>
    </message>
    <message>
        <source>Great Ancient</source>
        <comment>ancient.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Dios Primigenio</translation>
    </message>
    <message>
        <source>Great Brass Pipe</source>
        <comment>pipe.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Gran Tubería de Bronce</translation>
    </message>
    <message>
        <source>Hero</source>
        <comment>hero.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Héroe</translation>
    </message>
    <message>
        <source>Hole</source>
        <comment>hole.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Madriguera</translation>
    </message>
    <message>
        <source>Keep on the Motherland</source>
        <comment>keep.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Fortaleza Patria</translation>
    </message>
    <message>
        <source>Mine of the Lost Dwarf</source>
        <comment>mine.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Mina del Enano Perdido</translation>
    </message>
    <message>
        <source>Mushroom Armor</source>
        <comment>armor.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Armadura Fúngica</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>queen.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Reina</translation>
    </message>
    <message>
        <source>Scepter of Avarice</source>
        <comment>scepter.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Cetro de la Avaricia</translation>
    </message>
    <message>
        <source>Shiny Orb</source>
        <comment>orb.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Santo Orbe de Antioquía</translation>
    </message>
    <message>
        <source>Stinky Troll&apos;s Socks</source>
        <comment>socks.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Calcetín Apestoso de Troll</translation>
    </message>
    <message>
        <source>Stonehedge</source>
        <comment>stonehedge.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Stonehedge</translation>
    </message>
    <message>
        <source>Stonehedge</source>
        <comment>stonehedge.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Stonehedge</translation>
    </message>
    <message>
        <source>Stonehedge</source>
        <comment>stonehedge.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Stonehedge</translation>
    </message>
    <message>
        <source>Sword of the Killer Rabbit</source>
        <comment>sword.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Espada del Conejo Asesino</translation>
    </message>
    <message>
        <source>Troll Lair</source>
        <comment>lair.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Guarida de Troll</translation>
    </message>
    <message>
        <source>Volcano</source>
        <comment>volcano.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Volcán</translation>
    </message>
    <message>
        <source>Wickedest Pentacle</source>
        <comment>pentacle.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Pentáculo Perverso</translation>
    </message>
    <message>
        <source>a Fortress</source>
        <comment>fortress.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>una Fortaleza</translation>
    </message>
    <message>
        <source>a Hero</source>
        <comment>hero.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>un Héroe</translation>
    </message>
    <message>
        <source>a Hole</source>
        <comment>hole.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>una Madriguera</translation>
    </message>
    <message>
        <source>a Mushroom Armor</source>
        <comment>armor.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>una Armadura Fúngica</translation>
    </message>
    <message>
        <source>a Troll Lair</source>
        <comment>lair.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>una Guarida de Troll</translation>
    </message>
    <message>
        <source>an Encampment</source>
        <comment>encampment.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>un Campamento</translation>
    </message>
    <message>
        <source>the Altar of Souls</source>
        <comment>altar.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Altar de las Almas</translation>
    </message>
    <message>
        <source>the Altar of Souls</source>
        <comment>altar.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Altar de las Almas</translation>
    </message>
    <message>
        <source>the Bag</source>
        <comment>bag.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Saco</translation>
    </message>
    <message>
        <source>the Bag</source>
        <comment>bag.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Saco</translation>
    </message>
    <message>
        <source>the Balrog</source>
        <comment>balrog.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Balrog</translation>
    </message>
    <message>
        <source>the Balrog</source>
        <comment>balrog.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Balrog</translation>
    </message>
    <message>
        <source>the Crypt of the Tomb Raider</source>
        <comment>crypt.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Cripta del Saqueador de Tumbas</translation>
    </message>
    <message>
        <source>the Crypt of the Tomb Raider</source>
        <comment>crypt.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Cripta del Saqueador de Tumbas</translation>
    </message>
    <message>
        <source>the Diamond Fields</source>
        <comment>diamond.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Campo de Diamantes</translation>
    </message>
    <message>
        <source>the Diamond Fields</source>
        <comment>diamond.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Campo de Diamantes</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <comment>dragon.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Dragón</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <comment>dragon.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Dragón</translation>
    </message>
    <message>
        <source>the Encampment</source>
        <comment>encampment.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Campamento</translation>
    </message>
    <message>
        <source>the Flying Doormat</source>
        <comment>doormat.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Felpudo Volador</translation>
    </message>
    <message>
        <source>the Flying Doormat</source>
        <comment>doormat.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Felpudo Volador</translation>
    </message>
    <message>
        <source>the Fortress</source>
        <comment>fortress.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Fortaleza</translation>
    </message>
    <message>
        <source>the Fountain of Youth</source>
        <comment>fountain.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Fuente de la Eterna Juventud</translation>
    </message>
    <message>
        <source>the Fountain of Youth</source>
        <comment>fountain.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Fuente de la Eterna Juventud</translation>
    </message>
    <message>
        <source>the Ghost</source>
        <comment>ghost.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Fantasma</translation>
    </message>
    <message>
        <source>the Ghost</source>
        <comment>ghost.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Fantasma</translation>
    </message>
    <message>
        <source>the Great Ancient</source>
        <comment>ancient.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Dios Primigenio</translation>
    </message>
    <message>
        <source>the Great Ancient</source>
        <comment>ancient.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Dios Primigenio</translation>
    </message>
    <message>
        <source>the Great Brass Pipe</source>
        <comment>pipe.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Gran Tubería de Bronce</translation>
    </message>
    <message>
        <source>the Great Brass Pipe</source>
        <comment>pipe.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Gran Tubería de Bronce</translation>
    </message>
    <message>
        <source>the Hero</source>
        <comment>hero.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Héroe</translation>
    </message>
    <message>
        <source>the Hole</source>
        <comment>hole.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Madriguera</translation>
    </message>
    <message>
        <source>the Keep on the Motherland</source>
        <comment>keep.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Fortaleza Patria</translation>
    </message>
    <message>
        <source>the Keep on the Motherland</source>
        <comment>keep.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Fortaleza Patria</translation>
    </message>
    <message>
        <source>the Mine of the Lost Dwarf</source>
        <comment>mine.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Mina del Enano Perdido</translation>
    </message>
    <message>
        <source>the Mine of the Lost Dwarf</source>
        <comment>mine.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Mina del Enano Perdido</translation>
    </message>
    <message>
        <source>the Mushroom Armor</source>
        <comment>armor.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Armadura Fúngica</translation>
    </message>
    <message>
        <source>the Queen</source>
        <comment>queen.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Reina</translation>
    </message>
    <message>
        <source>the Queen</source>
        <comment>queen.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Reina</translation>
    </message>
    <message>
        <source>the Scepter of Avarice</source>
        <comment>scepter.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Cetro de la Avaricia</translation>
    </message>
    <message>
        <source>the Scepter of Avarice</source>
        <comment>scepter.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Cetro de la Avaricia</translation>
    </message>
    <message>
        <source>the Shiny Orb</source>
        <comment>orb.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Santo Orbe de Antioquía</translation>
    </message>
    <message>
        <source>the Shiny Orb</source>
        <comment>orb.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Santo Orbe de Antioquía</translation>
    </message>
    <message>
        <source>the Stinky Troll&apos;s Socks</source>
        <comment>socks.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Calcetín Apestoso de Troll</translation>
    </message>
    <message>
        <source>the Stinky Troll&apos;s Socks</source>
        <comment>socks.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Calcetín Apestoso de Troll</translation>
    </message>
    <message>
        <source>the Sword of the Killer Rabbit</source>
        <comment>sword.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Espada del Conejo Asesino</translation>
    </message>
    <message>
        <source>the Sword of the Killer Rabbit</source>
        <comment>sword.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Espada del Conejo Asesino</translation>
    </message>
    <message>
        <source>the Troll Lair</source>
        <comment>lair.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Guarida de Troll</translation>
    </message>
    <message>
        <source>the Volcano</source>
        <comment>volcano.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Volcán</translation>
    </message>
    <message>
        <source>the Volcano</source>
        <comment>volcano.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Volcán</translation>
    </message>
    <message>
        <source>the Wickedest Pentacle</source>
        <comment>pentacle.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Pentáculo Perverso</translation>
    </message>
    <message>
        <source>the Wickedest Pentacle</source>
        <comment>pentacle.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>el Pentáculo Perverso</translation>
    </message>
    <message>
        <source>with Froggy&apos;s Ring</source>
        <comment>ring.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Anillo Rúnico</translation>
    </message>
    <message>
        <source>with Stonehedge</source>
        <comment>stonehedge.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con Stonehedge</translation>
    </message>
    <message>
        <source>with a Fortress</source>
        <comment>fortress.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con una Fortaleza</translation>
    </message>
    <message>
        <source>with a Hero</source>
        <comment>hero.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con un Héroe</translation>
    </message>
    <message>
        <source>with a Hole</source>
        <comment>hole.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con una Madriguera</translation>
    </message>
    <message>
        <source>with a Mushroom Armor</source>
        <comment>armor.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con una Armadura Fúngica</translation>
    </message>
    <message>
        <source>with a Troll Lair</source>
        <comment>lair.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con una Guarida de Troll</translation>
    </message>
    <message>
        <source>with an Encampment</source>
        <comment>encampment.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con un Campamento</translation>
    </message>
    <message>
        <source>with the Altar of Souls</source>
        <comment>altar.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Altar de las Almas</translation>
    </message>
    <message>
        <source>with the Bag</source>
        <comment>bag.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Saco</translation>
    </message>
    <message>
        <source>with the Balrog</source>
        <comment>balrog.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Balrog</translation>
    </message>
    <message>
        <source>with the Crypt of the Tomb Raider</source>
        <comment>crypt.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Cripta del Saqueador de Tumbas</translation>
    </message>
    <message>
        <source>with the Diamond Fields</source>
        <comment>diamond.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Campo de Diamantes</translation>
    </message>
    <message>
        <source>with the Dragon</source>
        <comment>dragon.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Dragón</translation>
    </message>
    <message>
        <source>with the Flying Doormat</source>
        <comment>doormat.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Felpudo Volador</translation>
    </message>
    <message>
        <source>with the Fountain of Youth</source>
        <comment>fountain.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Fuente de la Eterna Juventud</translation>
    </message>
    <message>
        <source>with the Ghost</source>
        <comment>ghost.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Fantasma</translation>
    </message>
    <message>
        <source>with the Great Ancient</source>
        <comment>ancient.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Dios Primigenio</translation>
    </message>
    <message>
        <source>with the Great Brass Pipe</source>
        <comment>pipe.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Gran Tubería de Bronce</translation>
    </message>
    <message>
        <source>with the Keep on the Motherland</source>
        <comment>keep.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Fortaleza Patria</translation>
    </message>
    <message>
        <source>with the Mine of the Lost Dwarf</source>
        <comment>mine.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Mina del Enano Perdido</translation>
    </message>
    <message>
        <source>with the Queen</source>
        <comment>queen.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Reina</translation>
    </message>
    <message>
        <source>with the Scepter of Avarice</source>
        <comment>scepter.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Cetro de la Avaricia</translation>
    </message>
    <message>
        <source>with the Shiny Orb</source>
        <comment>orb.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Santo Orbe de Antioquía</translation>
    </message>
    <message>
        <source>with the Stinky Troll&apos;s Socks</source>
        <comment>socks.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Calcetín Apestoso de Troll</translation>
    </message>
    <message>
        <source>with the Sword of the Killer Rabbit</source>
        <comment>sword.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Espada del Conejo Asesino</translation>
    </message>
    <message>
        <source>with the Volcano</source>
        <comment>volcano.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Volcán</translation>
    </message>
    <message>
        <source>with the Wickedest Pentacle</source>
        <comment>pentacle.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con el Pentáculo Perverso</translation>
    </message>
</context>
<context>
    <name>puzzle</name>
    <message>
        <source>Continuing with {1} is worth {0} more than declining now.</source>
        <comment>go-on</comment>
        <translation>Seguir con {1}: {0} más que entrar en declive ahora.</translation>
    </message>
    <message>
        <source>Continuing would bring {0} more this turn, which is less than a new combo earns in the rounds left.</source>
        <comment>decline.now</comment>
        <translation>Seguir daría este turno {0} más, menos de lo que gana una nueva combinación en las rondas que quedan.</translation>
    </message>
    <message>
        <source>Continuing would not bring more this turn.</source>
        <comment>decline.less</comment>
        <translation>Seguir tampoco daría más este turno.</translation>
    </message>
    <message>
        <source>Declining now is worth {0} more than continuing with {1}.</source>
        <comment>decline</comment>
        <translation>Entrar en declive ahora: {0} más que seguir con {1}.</translation>
    </message>
    <message>
        <source>Giving up {0} frees the tokens for {1}: +{2}.</source>
        <comment>abandon</comment>
        <translation>Abandonar {0} libera las fichas para {1}: +{2}.</translation>
    </message>
    <message>
        <source>It brings {0} more this turn.</source>
        <comment>go-on.now</comment>
        <translation>Da {0} más este turno.</translation>
    </message>
    <message>
        <source>It brings {0} this turn; {1} brings {2}.</source>
        <comment>pick.now</comment>
        <translation>Da {0} este turno; {1}, {2}.</translation>
    </message>
    <message>
        <source>It comes with {0}; {1} with {2}.</source>
        <comment>pick.tokens</comment>
        <translation>Trae {0}; {1}, {2}.</translation>
    </message>
    <message>
        <source>Picking it brings {0} at once.</source>
        <comment>pick.coins</comment>
        <translation>Al elegirla se reciben {0}.</translation>
    </message>
    <message>
        <source>The race has only {0} left to conquer with.</source>
        <comment>decline.hand</comment>
        <translation>A la raza solo le quedan para conquistar {0}.</translation>
    </message>
    <message>
        <source>The right regions are {0}: +{1}.</source>
        <comment>regions</comment>
        <translation>Las regiones correctas son {0}: +{1}.</translation>
    </message>
    <message>
        <source>{0} opens the way to {1}: +{2}.</source>
        <comment>opens</comment>
        <translation>{0} abre el camino a {1}: +{2}.</translation>
    </message>
    <message>
        <source>{0} rather than {1}: +{2}.</source>
        <comment>instead</comment>
        <translation>{0} en lugar de {1}: +{2}.</translation>
    </message>
    <message>
        <source>{0}: +{1}.</source>
        <comment>source</comment>
        <translation>{0}: +{1}.</translation>
    </message>
    <message>
        <source>{0}: {1} more than {2}, the next best combo.</source>
        <comment>pick</comment>
        <translation>{0}: {1} más que {2}, la siguiente mejor combinación.</translation>
    </message>
</context>
<context>
    <name>region</name>
    <message>
        <source>in each {kind} region held {more}</source>
        <comment>held_in</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>en cada región {kind} que ocupa {more}</translation>
    </message>
    <message>
        <source>in {kind} regions {more}</source>
        <comment>in</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>en regiones {kind} {more}</translation>
    </message>
    <message>
        <source>non-empty {kind} region {more} conquered this turn</source>
        <comment>conquered</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>región no vacía {kind} {more} conquistada este turno</translation>
    </message>
    <message>
        <source>{kind} region held {more}</source>
        <comment>held</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>región {kind} que ocupa {more}</translation>
    </message>
    <message>
        <source>{kind} region {more}</source>
        <comment>one</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>región {kind} {more}</translation>
    </message>
    <message>
        <source>{kind} region {more}</source>
        <comment>beside</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>región {kind} {more}</translation>
    </message>
    <message>
        <source>{kind} regions held {more}</source>
        <comment>held_all</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>regiones {kind} que ocupa {more}</translation>
    </message>
    <message>
        <source>{kind} regions {more}</source>
        <comment>all</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>regiones {kind} {more}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>All regions as a table</source>
        <comment>regions</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Todas las regiones en una tabla</translation>
    </message>
    <message>
        <source>Charts</source>
        <comment>charts</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>coins</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Coins are secret until the end.</source>
        <comment>secret</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Las monedas son secretas hasta el final.</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <comment>chart_coins</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Monedas por ronda</translation>
    </message>
    <message>
        <source>Coins on combos</source>
        <comment>source_combo</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Monedas en combinaciones</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>dark</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>source_decline</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>En declive</translation>
    </message>
    <message>
        <source>Income by source</source>
        <comment>chart_income</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Ingresos por origen</translation>
    </message>
    <message>
        <source>Keys: arrows go move by move, Page Up and Page Down turn by turn, Home and End to the start and the end. Space plays or pauses, T changes between light and dark.</source>
        <comment>keys</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Teclas: las flechas van paso a paso, RePág y AvPág turno a turno, Inicio y Fin al principio y al final. Espacio reproduce o pausa, T cambia entre claro y oscuro.</translation>
    </message>
    <message>
        <source>Larger map</source>
        <comment>near</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Mapa más grande</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>light</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>log</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <comment>notice</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Hecho con swqt, un proyecto de aficionados, sin relación con la editorial del juego.</translation>
    </message>
    <message>
        <source>Map of {0}</source>
        <comment>map</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Mapa de {0}</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>place</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Move {0} of {1}</source>
        <comment>move</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Paso {0} de {1}</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <comment>controls</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Pasos de la partida</translation>
    </message>
    <message>
        <source>Next move</source>
        <comment>forward</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Next turn</source>
        <comment>turn_forward</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>note</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>notes</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Owner</source>
        <comment>owner</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Dueño</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>source_paid</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>pause</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>play</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>players</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>source_power</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Poderes</translation>
    </message>
    <message>
        <source>Previous move</source>
        <comment>back</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Paso anterior</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <comment>turn_back</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Races</source>
        <comment>source_race</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Razas</translation>
    </message>
    <message>
        <source>Region</source>
        <comment>region</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Región</translation>
    </message>
    <message>
        <source>Regions</source>
        <comment>source_regions</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Relics and Places</source>
        <comment>source_item</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Reliquias y Lugares</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <comment>turn</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Ronda {0}: {1}</translation>
    </message>
    <message>
        <source>Small World on {0}, {1} rounds</source>
        <comment>about</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Small World en {0}, {1} rondas</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <comment>start</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Principio de la partida</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>over</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>This page needs JavaScript. It loads nothing from the network.</source>
        <comment>noscript</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Esta página necesita JavaScript. No carga nada de la red.</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>last</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Al final</translation>
    </message>
    <message>
        <source>To the start</source>
        <comment>first</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Tokens and pieces</source>
        <comment>tokens</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Fichas y piezas</translation>
    </message>
    <message>
        <source>in decline</source>
        <comment>declined</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>en declive</translation>
    </message>
    <message>
        <source>in hand: {0}</source>
        <comment>hand</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>en la mano: {0}</translation>
    </message>
</context>
<context>
    <name>say</name>
    <message>
        <source>+{coins} once, at the end of the combo&apos;s first turn</source>
        <comment>income.turn.game</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>+{coins} una sola vez, al final del primer turno de la combinación</translation>
    </message>
    <message>
        <source>+{coins} {per}</source>
        <comment>income</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>+{coins} {per}</translation>
    </message>
    <message>
        <source>+{tokens} for conquests only: they are set aside at the end of each redeployment and return next turn</source>
        <comment>loan</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>+{tokens} solo para conquistar: se apartan al final de cada redistribución y vuelven en el turno siguiente</translation>
    </message>
    <message>
        <source>a Place: it serves the race that holds its region</source>
        <comment>value.place</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>es un Lugar: beneficia a la raza que ocupa su región</translation>
    </message>
    <message>
        <source>a Relic: the active race that holds its region may use it once per turn, and it moves to the region where it is used</source>
        <comment>value.relic</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>es una Reliquia: la raza activa que ocupa su región puede usarla una vez por turno, y pasa a la región donde se usa</translation>
    </message>
    <message>
        <source>a region may be conquered with exactly {tokens}, whatever it costs</source>
        <comment>overrun</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>se puede conquistar una región con {tokens} exactamente, cueste lo que cueste</translation>
    </message>
    <message>
        <source>a region {with} is immune to everyone and pays nobody</source>
        <comment>clause.balrog.4</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>una región {with} es inmune a todos y no da monedas a nadie</translation>
    </message>
    <message>
        <source>a region {with} is immune: no opponent can conquer it</source>
        <comment>piece.immune</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>una región {with} es inmune: ningún rival puede conquistarla</translation>
    </message>
    <message>
        <source>adds {tokens}</source>
        <comment>value.power</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>añade {tokens}</translation>
    </message>
    <message>
        <source>after scoring, one token of the player&apos;s own race in decline may be given up for {coins}</source>
        <comment>clause.altar</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>después de cobrar se puede entregar una ficha de la propia raza en declive a cambio de {coins}</translation>
    </message>
    <message>
        <source>all its tokens leave the map when it declines; each region they held then pays {coins}</source>
        <comment>decline.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>todas sus fichas salen del mapa al entrar en declive; cada región que ocupaban da entonces {coins}</translation>
    </message>
    <message>
        <source>all its tokens stay on the map when it declines</source>
        <comment>decline.all</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>todas sus fichas se quedan en el mapa al entrar en declive</translation>
    </message>
    <message>
        <source>all {all} count as adjacent to each other for conquests</source>
        <comment>link</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>todas las {all} se consideran adyacentes entre sí para conquistar</translation>
    </message>
    <message>
        <source>an adjacent {one} may be conquered by replacing that token with one from the tray</source>
        <comment>substitute.tray</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>se puede conquistar una región adyacente {kind} {more} sustituyendo esa ficha por otra de la bandeja</translation>
    </message>
    <message>
        <source>an adjacent {one} may be conquered by replacing that token with one from the tray or, if that is empty, from the hand</source>
        <comment>substitute.hand</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>se puede conquistar una región adyacente {kind} {more} sustituyendo esa ficha por otra de la bandeja o, si está vacía, de la mano</translation>
    </message>
    <message>
        <source>an opponent who can&apos;t pay can&apos;t conquer it</source>
        <comment>toll.unpaid</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quien no pueda pagar no puede conquistarla</translation>
    </message>
    <message>
        <source>at each redeployment it gains a Silver Hammer for each {held}, at most {stock} in all</source>
        <comment>clause.hammers</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>en cada redistribución recibe un Martillo de Plata por cada {held}, como máximo {stock} en total</translation>
    </message>
    <message>
        <source>at each redeployment they return to hand, and they are lost when the race declines</source>
        <comment>clause.hammers.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>en cada redistribución vuelven a la mano, y se pierden cuando la raza entra en declive</translation>
    </message>
    <message>
        <source>at redeployment, each of its regions keeps at least {tokens}, if it has enough</source>
        <comment>least</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>en la redistribución, cada una de sus regiones conserva al menos {tokens}, si hay bastantes</translation>
    </message>
    <message>
        <source>at redeployment, each of its regions keeps no more than {tokens}: the others stay in hand until its next turn</source>
        <comment>most</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>en la redistribución, cada una de sus regiones conserva como máximo {tokens}: las demás se quedan en la mano hasta su próximo turno</translation>
    </message>
    <message>
        <source>at redeployment: +{tokens} {per}</source>
        <comment>supply</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>en la redistribución: +{tokens} {per}</translation>
    </message>
    <message>
        <source>at the end of each turn, {the} may be placed in any region but this one</source>
        <comment>clause.ghost</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>al final de cada turno se puede colocar {the} en cualquier región menos esta</translation>
    </message>
    <message>
        <source>at the end of the turn, it may be put into a region held</source>
        <comment>clause.ring</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>al final del turno se puede llevar a una región propia</translation>
    </message>
    <message>
        <source>at the end of the turn, it may be put into a region held: the coins of that region are doubled, except those taken from players</source>
        <comment>clause.scepter</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>al final del turno se puede llevar a una región propia: las monedas de esa región se duplican, salvo las que pagan otros jugadores</translation>
    </message>
    <message>
        <source>at the end of the turn, peace may be made with one opponent whose active race was not attacked this turn: that player can&apos;t attack this race while it is active, until its owner&apos;s next turn</source>
        <comment>pact</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>al final del turno se pueden hacer las paces con un rival cuya raza activa no haya sufrido ataques este turno: hasta el próximo turno de su dueño, ese rival no puede atacar a esta raza mientras esté activa</translation>
    </message>
    <message>
        <source>at the start of each turn, up to {count} of its regions may be emptied: each gets a token of the player&apos;s active race, from the tray or, if that is empty, from the hand</source>
        <comment>clause.reborn</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>al principio de cada turno se pueden vaciar hasta {count} de sus regiones: cada una recibe una ficha de la raza activa del jugador, de la bandeja o, si está vacía, de la mano</translation>
    </message>
    <message>
        <source>at the start of each turn, {the} may be moved to another region held</source>
        <comment>piece.moves.start</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>al principio de cada turno se puede mover {the} a otra región propia</translation>
    </message>
    <message>
        <source>before conquering a {one}, once it has been chosen, the die may be rolled</source>
        <comment>die.named</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>antes de conquistar una {one}, una vez elegida, se puede tirar el dado</translation>
    </message>
    <message>
        <source>before each conquest, the die may be rolled: the result lowers the cost, but never below 1 token; if nothing can be conquered then, conquests end for this turn</source>
        <comment>die</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>antes de cada conquista se puede tirar el dado: el resultado rebaja el coste, pero nunca a menos de 1 ficha; si entonces no se puede conquistar nada, se acaban las conquistas de este turno</translation>
    </message>
    <message>
        <source>before scoring, they may be redeployed one last time</source>
        <comment>decline.redeploys</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>antes de cobrar se pueden redistribuir por última vez</translation>
    </message>
    <message>
        <source>each conquest {in} costs as if the region were empty</source>
        <comment>as_empty</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cada conquista {in} cuesta como si la región estuviera vacía</translation>
    </message>
    <message>
        <source>each conquest {in} costs {tokens} less</source>
        <comment>cost.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cada conquista {in} cuesta {tokens} menos</translation>
    </message>
    <message>
        <source>each conquest {in} costs {tokens} more</source>
        <comment>cost.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cada conquista {in} cuesta {tokens} más</translation>
    </message>
    <message>
        <source>each makes its region cost attackers {defence} more</source>
        <comment>piece.defence</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cada pieza encarece la conquista de su región en {defence}</translation>
    </message>
    <message>
        <source>each of the first {count} {all} conquered gets {a}</source>
        <comment>piece.first.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cada una de las primeras {count} {all} que conquista recibe {a}</translation>
    </message>
    <message>
        <source>each turn, {the} may be used as a copy of one Relic on the map, whoever holds it</source>
        <comment>clause.bag</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cada turno se puede usar {the} como copia de una Reliquia del mapa, la tenga quien la tenga</translation>
    </message>
    <message>
        <source>each {held} costs attackers {tokens} more</source>
        <comment>defence</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cada {held} cuesta a los atacantes {tokens} más</translation>
    </message>
    <message>
        <source>each {held} is immune: no opponent can conquer it</source>
        <comment>immune</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cada {held} es inmune: ningún rival puede conquistarla</translation>
    </message>
    <message>
        <source>for conquering a {held}, an opponent pays its owner {coins}</source>
        <comment>toll.attacker</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>por quitarle una {held}, un rival paga {coins} a su dueño</translation>
    </message>
    <message>
        <source>for conquering a {one} from an opponent, it at once gets {coins}</source>
        <comment>windfall.conquest.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>por conquistar una {one} a un rival, recibe {coins} al momento</translation>
    </message>
    <message>
        <source>for conquering a {one} from an opponent, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.conquest.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>por conquistar una {one} a un rival, le quita {coins} al momento, si las tiene</translation>
    </message>
    <message>
        <source>for conquests, all regions next to the same connected {all} count as adjacent to each other</source>
        <comment>link.passage</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>para conquistar, todas las regiones que bordean un mismo tramo continuo de {all} se consideran adyacentes entre sí</translation>
    </message>
    <message>
        <source>for conquests, any {one} counts as adjacent to all regions of this race</source>
        <comment>link.anywhere</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>para conquistar, cualquier {one} se considera adyacente a todas las de esta raza</translation>
    </message>
    <message>
        <source>for each {one} that an opponent gives up without a fight, it at once gets {coins}</source>
        <comment>windfall.abandon.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>por cada {one} que un rival deja sin luchar, recibe {coins} al momento</translation>
    </message>
    <message>
        <source>for each {one} that an opponent gives up without a fight, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.abandon.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>por cada {one} que un rival deja sin luchar, le quita {coins} al momento, si las tiene</translation>
    </message>
    <message>
        <source>from the next turn on, Hammers conquer like tokens, together with at least one token</source>
        <comment>clause.hammers.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>a partir del turno siguiente, los Martillos conquistan como fichas, junto con al menos una ficha</translation>
    </message>
    <message>
        <source>house rule: with no region on the map, it enters only through such a region</source>
        <comment>as_empty.entry</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>regla de la casa: sin regiones en el mapa, solo entra por una de esas regiones</translation>
    </message>
    <message>
        <source>in decline, it does not count as its player&apos;s one race in decline: another may decline beside it</source>
        <comment>decline.extra</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>en declive no cuenta como la única raza en declive de su jugador: otra puede entrar en declive a su lado</translation>
    </message>
    <message>
        <source>in later turns, {the} may be moved into a region next to its own, once per turn</source>
        <comment>clause.balrog.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>en turnos posteriores, una vez por turno, se puede mover {the} a una región vecina de la suya</translation>
    </message>
    <message>
        <source>in the conquest it is used for, the defender loses no token: they all retreat</source>
        <comment>aid.loss.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>en la conquista en la que se usa, el defensor no pierde ninguna ficha: se retiran todas</translation>
    </message>
    <message>
        <source>in the conquest it is used for, the defender loses {tokens} instead of one</source>
        <comment>aid.loss</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>en la conquista en la que se usa, el defensor pierde {tokens} en lugar de una</translation>
    </message>
    <message>
        <source>it conquers where it goes: 2 tokens are lost there, the others retreat</source>
        <comment>clause.balrog.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>conquista la región a la que va: allí se pierden 2 fichas y las demás se retiran</translation>
    </message>
    <message>
        <source>it costs its player {coins} {per}, as far as they have any</source>
        <comment>income.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>le cuesta a su jugador {coins} {per}, si las tiene</translation>
    </message>
    <message>
        <source>it does not redeploy: tokens left in hand stay there until its next turn</source>
        <comment>fixed</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>no redistribuye: las fichas que quedan en la mano esperan allí hasta su próximo turno</translation>
    </message>
    <message>
        <source>it has no effect {in}</source>
        <comment>clause.scepter.where</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>no tiene efecto {in}</translation>
    </message>
    <message>
        <source>it keeps conquering every turn, before the active race</source>
        <comment>campaign</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>sigue conquistando cada turno, antes que la raza activa</translation>
    </message>
    <message>
        <source>it moves as that Relic would, but nobody can take it: when its region is lost, it returns to hand</source>
        <comment>clause.bag.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>se mueve como lo haría esa Reliquia, pero nadie puede quitarlo: si se pierde su región, vuelve a la mano</translation>
    </message>
    <message>
        <source>its holder has the benefits of a special power, drawn when it is discovered</source>
        <comment>grant</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quien lo ocupa tiene las ventajas de un poder especial, que se saca al azar al descubrirlo</translation>
    </message>
    <message>
        <source>its region costs attackers {tokens} more</source>
        <comment>defence.here</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>su región cuesta a los atacantes {tokens} más</translation>
    </message>
    <message>
        <source>may conquer any {one}, adjacent or not</source>
        <comment>reach</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>puede conquistar cualquier {one}, adyacente o no</translation>
    </message>
    <message>
        <source>may conquer {all} and stay there</source>
        <comment>zone</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>puede conquistar {all} y quedarse en ellas</translation>
    </message>
    <message>
        <source>may conquer {all} and stay there; it keeps them in decline</source>
        <comment>zone.kept</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>puede conquistar {all} y quedarse en ellas; en declive las conserva</translation>
    </message>
    <message>
        <source>may go into decline right after scoring a turn of conquests</source>
        <comment>decline.after_score</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>puede entrar en declive justo después de cobrar un turno de conquistas</translation>
    </message>
    <message>
        <source>no more than {stock} may stand on the map</source>
        <comment>piece.stock</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>como máximo {stock} en todo el mapa</translation>
    </message>
    <message>
        <source>no special ability: its strength is in its numbers</source>
        <comment>plain</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ninguna ventaja especial: su fuerza está en el número</translation>
    </message>
    <message>
        <source>on other players&apos; turns, no race, power, Relic or Place helps anyone conquer its regions</source>
        <comment>shield</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>en los turnos de los demás, ninguna raza, poder, Reliquia o Lugar ayuda a nadie a conquistar sus regiones</translation>
    </message>
    <message>
        <source>once per turn, when its conquests end, all its tokens but one in each region return to hand for more conquests</source>
        <comment>again</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>una vez por turno, al acabar sus conquistas, todas sus fichas menos una por región vuelven a la mano para seguir conquistando</translation>
    </message>
    <message>
        <source>only one may stand in a region</source>
        <comment>piece.apart</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>como máximo una pieza por región</translation>
    </message>
    <message>
        <source>only the holder of this Place can conquer a region {with}</source>
        <comment>clause.ghost.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>solo quien ocupa este Lugar puede conquistar una región {with}</translation>
    </message>
    <message>
        <source>several may stand in the same region</source>
        <comment>piece.together</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>puede haber varias piezas en la misma región</translation>
    </message>
    <message>
        <source>skipping its combo costs {coins} less</source>
        <comment>price.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>saltarse su combinación cuesta {coins} menos</translation>
    </message>
    <message>
        <source>skipping its combo costs {coins} more</source>
        <comment>price.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>saltarse su combinación cuesta {coins} más</translation>
    </message>
    <message>
        <source>the conquest it is used for costs as if the region were empty</source>
        <comment>aid.as_empty</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la conquista en la que se usa cuesta como si la región estuviera vacía</translation>
    </message>
    <message>
        <source>the conquest it is used for costs {tokens} less</source>
        <comment>aid.cost.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la conquista en la que se usa cuesta {tokens} menos</translation>
    </message>
    <message>
        <source>the conquest it is used for costs {tokens} more</source>
        <comment>aid.cost.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la conquista en la que se usa cuesta {tokens} más</translation>
    </message>
    <message>
        <source>the conquest it is used for may be of any region, adjacent or not</source>
        <comment>aid.reach</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la conquista en la que se usa puede ser de cualquier región, adyacente o no</translation>
    </message>
    <message>
        <source>the first {one} conquered gets {a}</source>
        <comment>piece.first.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la primera {one} que conquista recibe {a}</translation>
    </message>
    <message>
        <source>the power stays with the race in decline</source>
        <comment>decline.badge</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>el poder se queda con la raza en declive</translation>
    </message>
    <message>
        <source>the result lowers the cost, but never below 1 token; if the tokens are enough, the region must be conquered, otherwise conquests end for this turn</source>
        <comment>die.rolled</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>el resultado rebaja el coste, pero nunca a menos de 1 ficha; si las fichas alcanzan, hay que conquistar la región; si no, se acaban las conquistas de este turno</translation>
    </message>
    <message>
        <source>they leave the map when the race declines</source>
        <comment>piece.leaves.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>salen del mapa cuando la raza entra en declive</translation>
    </message>
    <message>
        <source>they may be moved each turn</source>
        <comment>piece.moves.all</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cada turno se pueden mover</translation>
    </message>
    <message>
        <source>they stay when the race declines</source>
        <comment>piece.stays.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>se quedan cuando la raza entra en declive</translation>
    </message>
    <message>
        <source>under a race in decline, {the} stays where it is</source>
        <comment>clause.ghost.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>con una raza en declive, {the} se queda donde está</translation>
    </message>
    <message>
        <source>when it is picked, it may swap its power with that of another combo on offer; coins stay where they are</source>
        <comment>clause.swap-badge</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cuando se elige, puede intercambiar su poder con el de otra combinación disponible; las monedas se quedan donde están</translation>
    </message>
    <message>
        <source>when its combo turns up, it comes with {coins} from the bank</source>
        <comment>gift</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cuando sale su combinación, trae {coins} de la banca</translation>
    </message>
    <message>
        <source>when one of its regions is conquered, no token is lost: they all retreat</source>
        <comment>loss.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cuando le conquistan una región no pierde ninguna ficha: se retiran todas</translation>
    </message>
    <message>
        <source>when one of its regions is conquered, {tokens} are lost instead of one</source>
        <comment>loss</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cuando le conquistan una región pierde {tokens} en lugar de una</translation>
    </message>
    <message>
        <source>when the region is conquered, they are not lost but retreat</source>
        <comment>piece.withdrawn</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cuando se conquista la región no se pierden: se retiran</translation>
    </message>
    <message>
        <source>whenever an opponent&apos;s race declines, it at once gets {coins}</source>
        <comment>windfall.decline.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cuando una raza de un rival entra en declive, recibe {coins} al momento</translation>
    </message>
    <message>
        <source>whenever an opponent&apos;s race declines, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.decline.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cuando una raza de un rival entra en declive, le quita {coins} al momento, si las tiene</translation>
    </message>
    <message>
        <source>whenever another player conquers a {held}, its owner at once gets {coins}</source>
        <comment>toll.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cuando otro jugador le quita una {held}, su dueño recibe {coins} al momento</translation>
    </message>
    <message>
        <source>whoever discovers the Place must at once send {the} into a region next to it</source>
        <comment>clause.balrog</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quien descubre el Lugar debe enviar enseguida {the} a una región vecina</translation>
    </message>
    <message>
        <source>with no region on the map, it may also enter through any {one}</source>
        <comment>entry</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>sin regiones en el mapa, también puede entrar por cualquier {one}</translation>
    </message>
    <message>
        <source>with no region on the map, it may enter anywhere</source>
        <comment>entry.everywhere</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>sin regiones en el mapa, puede entrar por cualquier sitio</translation>
    </message>
    <message>
        <source>{a} stands {held_in} and makes it cost attackers {tokens} more</source>
        <comment>defence.piece</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>hay {a} {held_in} y conquistarla cuesta {tokens} más</translation>
    </message>
    <message>
        <source>{moment} it gains {a} for each {held}, to place in any region held</source>
        <comment>piece.gained</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} recibe {a} por cada {held}, que se coloca en cualquier región propia</translation>
    </message>
    <message>
        <source>{moment}, {a} may be placed in a {place_one}</source>
        <comment>piece.may.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} se puede colocar {a} en una {place_one}</translation>
    </message>
    <message>
        <source>{moment}, {a} must be placed in a {place_one}</source>
        <comment>piece.must.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} hay que colocar {a} en una {place_one}</translation>
    </message>
    <message>
        <source>{moment}, {pieces} may be placed in {place_all}</source>
        <comment>piece.may.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} se pueden colocar {pieces} en {place_all}</translation>
    </message>
    <message>
        <source>{moment}, {pieces} must be placed in {place_all}</source>
        <comment>piece.must.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} hay que colocar {pieces} en {place_all}</translation>
    </message>
    <message>
        <source>{moment}: +{tokens} {per}</source>
        <comment>supply.start</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment}: +{tokens} {per}</translation>
    </message>
    <message>
        <source>{moves} of them may be moved each turn</source>
        <comment>piece.moves.some</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cada turno se pueden mover hasta {moves}</translation>
    </message>
    <message>
        <source>{the} goes there and stays until it is used again</source>
        <comment>overrun.piece</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} va a esa región y se queda allí hasta que se vuelva a usar</translation>
    </message>
    <message>
        <source>{the} leaves the map when the race declines</source>
        <comment>piece.leaves.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} sale del mapa cuando la raza entra en declive</translation>
    </message>
    <message>
        <source>{the} may be moved each turn</source>
        <comment>piece.moves.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>cada turno se puede mover {the}</translation>
    </message>
    <message>
        <source>{the} stays when the race declines</source>
        <comment>piece.stays.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} se queda cuando la raza entra en declive</translation>
    </message>
    <message>
        <source>{tokens}, plus those of the power (no more than {supply} in all)</source>
        <comment>value.race</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{tokens}, más las de su poder; {supply} en total como máximo</translation>
    </message>
</context>
<context>
    <name>short</name>
    <message>
        <source>+1 per 2 regions by water</source>
        <comment>fisher</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por 2 regiones junto al agua</translation>
    </message>
    <message>
        <source>+1 per Black Mountain</source>
        <comment>stone</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por Montaña Negra</translation>
    </message>
    <message>
        <source>+1 per Farmland</source>
        <comment>humans</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por Tierra de Labranza</translation>
    </message>
    <message>
        <source>+1 per Forest</source>
        <comment>forest</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por Bosque</translation>
    </message>
    <message>
        <source>+1 per Hill</source>
        <comment>hill</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por Colinas</translation>
    </message>
    <message>
        <source>+1 per Magic source</source>
        <comment>wizards</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por Fuente Mágica</translation>
    </message>
    <message>
        <source>+1 per Mine</source>
        <comment>mining</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por Excavación</translation>
    </message>
    <message>
        <source>+1 per Mine, even in decline</source>
        <comment>dwarves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por Mina, aun en declive</translation>
    </message>
    <message>
        <source>+1 per Mud Pool, even in decline</source>
        <comment>muddy</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por Lodazal, aun en declive</translation>
    </message>
    <message>
        <source>+1 per Mushroom Forest</source>
        <comment>shrooms</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por Bosque Fúngico</translation>
    </message>
    <message>
        <source>+1 per Mystic Crystal</source>
        <comment>mystic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por Cristal Místico</translation>
    </message>
    <message>
        <source>+1 per Place</source>
        <comment>adventurous</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por Lugar</translation>
    </message>
    <message>
        <source>+1 per Swamp</source>
        <comment>swamp</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por Pantano</translation>
    </message>
    <message>
        <source>+1 per occupied region conquered</source>
        <comment>orcs</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por región no vacía tomada</translation>
    </message>
    <message>
        <source>+1 per occupied region conquered</source>
        <comment>pillaging</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por región no vacía tomada</translation>
    </message>
    <message>
        <source>+1 per region</source>
        <comment>merchant</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por región</translation>
    </message>
    <message>
        <source>+1 per region lost</source>
        <comment>martyr</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por región perdida</translation>
    </message>
    <message>
        <source>+1 per region others give up</source>
        <comment>gleaning</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por región que otros dejan</translation>
    </message>
    <message>
        <source>+1 per region with 3+ tokens</source>
        <comment>frightened</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por región con 3+ fichas</translation>
    </message>
    <message>
        <source>+1 per region with no neighbours</source>
        <comment>drow</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por región sin vecinos</translation>
    </message>
    <message>
        <source>+1 per separate group of regions</source>
        <comment>quarreling</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 por grupo aparte de regiones</translation>
    </message>
    <message>
        <source>+1 token per 2 occupied regions</source>
        <comment>skeletons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 ficha por 2 no vacías tomadas</translation>
    </message>
    <message>
        <source>+1 token per Mud Pool</source>
        <comment>mudmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 ficha por Lodazal</translation>
    </message>
    <message>
        <source>+2 every turn</source>
        <comment>alchemist</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+2 cada turno</translation>
    </message>
    <message>
        <source>+2 if all regions are connected</source>
        <comment>flocking</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+2 si todas están unidas</translation>
    </message>
    <message>
        <source>+6 defence next to water</source>
        <comment>moated</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+6 de defensa junto al agua</translation>
    </message>
    <message>
        <source>+7 once, after the first turn</source>
        <comment>wealthy</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+7 una vez, tras el primer turno</translation>
    </message>
    <message>
        <source>1 Fortress a turn: +1 and defence</source>
        <comment>fortified</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>1 Fortaleza/turno: +1 y defensa</translation>
    </message>
    <message>
        <source>1 coin from each neighbour</source>
        <comment>thieving</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>1 moneda de cada vecino</translation>
    </message>
    <message>
        <source>2 Heroes make regions immune</source>
        <comment>heroic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>2 Héroes hacen inmune su región</translation>
    </message>
    <message>
        <source>4 extra tokens for conquest only</source>
        <comment>amazons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>4 fichas extra para conquistar</translation>
    </message>
    <message>
        <source>5 Encampments defend</source>
        <comment>bivouacking</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>5 Campamentos defienden</translation>
    </message>
    <message>
        <source>7 tokens, −1 coin from round 3</source>
        <comment>hungry</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>7 fichas, −1 desde la ronda 3</translation>
    </message>
    <message>
        <source>Armor for each Mushroom Forest</source>
        <comment>shield</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Bosques Fúngicos dan Armaduras</translation>
    </message>
    <message>
        <source>Caverns: −1 cost, all adjacent</source>
        <comment>underworld</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Cavernas: −1 y adyacentes</translation>
    </message>
    <message>
        <source>Great Ancient: immune, −1 nearby</source>
        <comment>cultists</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Dios Primigenio: inmune, −1 cerca</translation>
    </message>
    <message>
        <source>Mines forge Hammers for conquest</source>
        <comment>irondwarves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Excavaciones: forjan Martillos</translation>
    </message>
    <message>
        <source>Mountains immune in decline</source>
        <comment>badgers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Montañas inmunes en declive</translation>
    </message>
    <message>
        <source>a Lair defends each region</source>
        <comment>trolls</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>una Guarida defiende cada región</translation>
    </message>
    <message>
        <source>attack along every chasm</source>
        <comment>spiderines</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>atacan junto a cualquier sima</translation>
    </message>
    <message>
        <source>cheap conquests near the Volcano</source>
        <comment>flames</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conquistan barato desde el Volcán</translation>
    </message>
    <message>
        <source>conquer any land region</source>
        <comment>flying</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conquistan cualquier tierra</translation>
    </message>
    <message>
        <source>conquer seas and the Lake</source>
        <comment>seafaring</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conquistan mares y el Lago</translation>
    </message>
    <message>
        <source>conquer twice each turn</source>
        <comment>tinkers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conquistan dos veces por turno</translation>
    </message>
    <message>
        <source>conquer twice from round 4 on</source>
        <comment>patient</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>dos conquistas desde la ronda 4</translation>
    </message>
    <message>
        <source>costs 1 more to skip</source>
        <comment>festive</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>saltarlos cuesta 1 más</translation>
    </message>
    <message>
        <source>cross rivers freely</source>
        <comment>lizardmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>cruzan los ríos libremente</translation>
    </message>
    <message>
        <source>cross water from shore to shore</source>
        <comment>ferrymen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>cruzan el agua de orilla a orilla</translation>
    </message>
    <message>
        <source>decline right after scoring</source>
        <comment>stout</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>entran en declive tras cobrar</translation>
    </message>
    <message>
        <source>decline: vanish, 2 per region</source>
        <comment>vanishing</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>declive: se van, 2 por región</translation>
    </message>
    <message>
        <source>each conquest costs 1 less</source>
        <comment>ogres</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>cada conquista cuesta 1 menos</translation>
    </message>
    <message>
        <source>each conquest costs 1 less</source>
        <comment>commando</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>cada conquista cuesta 1 menos</translation>
    </message>
    <message>
        <source>each conquest costs 1 more</source>
        <comment>mummies</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>cada conquista cuesta 1 más</translation>
    </message>
    <message>
        <source>enter anywhere, dig 2 Holes</source>
        <comment>halflings</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>entran donde sea, 2 Madrigueras</translation>
    </message>
    <message>
        <source>from Mountain to Mountain</source>
        <comment>beacon</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>de Montaña en Montaña</translation>
    </message>
    <message>
        <source>hold rivers and score them</source>
        <comment>kraken</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>se quedan en los ríos y cobran</translation>
    </message>
    <message>
        <source>in decline: +2 every turn</source>
        <comment>wise</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>en declive: +2 cada turno</translation>
    </message>
    <message>
        <source>in decline: attackers pay 1 coin</source>
        <comment>liches</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>en declive: el atacante paga 1</translation>
    </message>
    <message>
        <source>in decline: feeds your new race</source>
        <comment>reborn</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>en declive nutren tu raza nueva</translation>
    </message>
    <message>
        <source>keep all tokens in decline</source>
        <comment>tomb</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conservan sus fichas en declive</translation>
    </message>
    <message>
        <source>keep conquering in decline</source>
        <comment>ghouls</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>siguen conquistando en declive</translation>
    </message>
    <message>
        <source>lose no tokens when conquered</source>
        <comment>elves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>no pierden fichas al ser atacados</translation>
    </message>
    <message>
        <source>lose no tokens when conquered</source>
        <comment>immortal</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>no pierden fichas al ser atacados</translation>
    </message>
    <message>
        <source>may decline beside another race</source>
        <comment>spirit</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>declive junto a otra raza</translation>
    </message>
    <message>
        <source>no power works against them</source>
        <comment>gnomes</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>ningún poder vale contra ellos</translation>
    </message>
    <message>
        <source>no redeployment; +2 from round 4</source>
        <comment>hermits</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>no redistribuyen; +2 (ronda 4)</translation>
    </message>
    <message>
        <source>peace with one opponent</source>
        <comment>diplomat</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>paz con un rival</translation>
    </message>
    <message>
        <source>replace an enemy&apos;s lone token</source>
        <comment>sorcerers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>sustituyen una ficha sola ajena</translation>
    </message>
    <message>
        <source>replace an enemy&apos;s lone token</source>
        <comment>vampire</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>sustituyen una ficha sola ajena</translation>
    </message>
    <message>
        <source>roll before each conquest</source>
        <comment>berserk</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>tiran antes de cada conquista</translation>
    </message>
    <message>
        <source>roll the die near Crystals</source>
        <comment>wisp</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>tiran el dado junto a Cristales</translation>
    </message>
    <message>
        <source>sheer numbers, nothing else</source>
        <comment>ratmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>muchas fichas y nada más</translation>
    </message>
    <message>
        <source>steal coins, lose 1 each turn</source>
        <comment>magpies</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>roban monedas y pierden 1</translation>
    </message>
    <message>
        <source>swap their power when picked</source>
        <comment>mimes</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>cambian su poder al elegirlos</translation>
    </message>
    <message>
        <source>take 1 region a turn for 1 token</source>
        <comment>dragon</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>1 región por turno con 1 ficha</translation>
    </message>
    <message>
        <source>take 2 from those who decline</source>
        <comment>innkeepers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>2 monedas de quien declina</translation>
    </message>
    <message>
        <source>the Bag copies a Relic</source>
        <comment>magic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>el Saco copia una Reliquia</translation>
    </message>
    <message>
        <source>the Queen makes a region immune</source>
        <comment>royal</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>la Reina hace inmune una región</translation>
    </message>
    <message>
        <source>−1 cost against your attackers</source>
        <comment>vengeful</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>−1 contra quien te atacó</translation>
    </message>
    <message>
        <source>−1 cost along the coast</source>
        <comment>tritons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>−1 a lo largo de la costa</translation>
    </message>
    <message>
        <source>−1 cost next to your Mountains</source>
        <comment>giants</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>−1 junto a tus Montañas</translation>
    </message>
    <message>
        <source>−1 cost on Hills and Farmland</source>
        <comment>mounted</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>−1 en Colinas y Labranza</translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message>
        <source>In decline: {text}.</source>
        <comment>declined</comment>
        <extracomment>How a sentence about a trait ends</extracomment>
        <translation>En declive: {text}.</translation>
    </message>
    <message>
        <source>{text}, also in decline.</source>
        <comment>always</comment>
        <extracomment>How a sentence about a trait ends</extracomment>
        <translation>{text}, también en declive.</translation>
    </message>
    <message>
        <source>{text}.</source>
        <comment>active</comment>
        <extracomment>How a sentence about a trait ends</extracomment>
        <translation>{text}.</translation>
    </message>
</context>
<context>
    <name>step</name>
    <message>
        <source>A fresh race</source>
        <comment>second.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Una raza nueva</translation>
    </message>
    <message>
        <source>A new race enters from the edge of the map. The numbers show how many tokens each region costs. Take {h2}: click it, or go there with the arrow keys and press Enter.</source>
        <comment>enter.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Una raza nueva entra por el borde del mapa. Los números dicen cuántas fichas cuesta cada región. Conquista {h2}: haz clic en ella, o ve hasta allí con las flechas y pulsa Intro.</translation>
    </message>
    <message>
        <source>A two!</source>
        <comment>rolled.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>¡Un dos!</translation>
    </message>
    <message>
        <source>An empty region costs 2 tokens, plus 1 for everything in your way: a token, a Lost Tribe, a Mountain. {p3} has a Lost Tribe: 2 + 1 = 3. Point at any region to see its sum.</source>
        <comment>cost.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Una región vacía cuesta 2 fichas, más 1 por cada cosa que te estorba: una ficha, una Tribu Perdida, una Montaña. En {p3} hay una Tribu Perdida: 2 + 1 = 3. Señala cualquier región para ver su cuenta.</translation>
    </message>
    <message>
        <source>Choose your people</source>
        <comment>column.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>¿Qué pueblo será el tuyo?</translation>
    </message>
    <message>
        <source>Each region in decline still earns a coin: four this time. But {humans} and {hill} no longer earn anything extra. Few races and powers do in decline.</source>
        <comment>declined.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Cada región en declive sigue dando una moneda: cuatro esta vez. Pero ni la raza ({humans}) ni el poder ({hill}) dan ya nada extra. Pocas razas y poderes lo hacen en declive.</translation>
    </message>
    <message>
        <source>Easy prey</source>
        <comment>taken.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Presa fácil</translation>
    </message>
    <message>
        <source>Eight tokens hold four regions, so you can pick up only four to conquer with. When a people can&apos;t grow any more, it&apos;s time for a new one.</source>
        <comment>thin.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ocho fichas ocupan cuatro regiones, así que solo puedes recoger cuatro para conquistar. Cuando un pueblo ya no puede crecer, es hora de buscar otro.</translation>
    </message>
    <message>
        <source>Enough for now</source>
        <comment>stop.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Por ahora basta</translation>
    </message>
    <message>
        <source>Enter the map</source>
        <comment>enter.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Entra en el mapa</translation>
    </message>
    <message>
        <source>From now on you conquer next to what you hold. Take {p3} and {f4}, in any order.</source>
        <comment>spread.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>A partir de ahora conquistas junto a lo que ya ocupas. Conquista {p3} y {f4}, en el orden que quieras.</translation>
    </message>
    <message>
        <source>Go into decline</source>
        <comment>decline.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Entra en declive</translation>
    </message>
    <message>
        <source>Here you see who won and where the coins came from. You&apos;ll meet everything else as you play, and {key-explain} explains it. Have fun!</source>
        <comment>end.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Aquí ves quién ha ganado y de dónde han salido las monedas. Lo demás lo irás viendo al jugar, y {key-explain} te lo explica. ¡Que te diviertas!</translation>
    </message>
    <message>
        <source>Instead of conquering, you can go into decline. One token stays in each region, turned over, and the rest leave. It takes your whole turn. Press Decline, then confirm with the large button.</source>
        <comment>decline.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>En vez de conquistar, puedes entrar en declive. En cada región se queda una ficha, vuelta del revés, y las demás se van. Ocupa todo tu turno. Pulsa Declive y confirma con el botón grande.</translation>
    </message>
    <message>
        <source>It&apos;s up to you</source>
        <comment>again.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Como quieras</translation>
    </message>
    <message>
        <source>Keep going</source>
        <comment>spread.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Sigue así</translation>
    </message>
    <message>
        <source>Lead your people, hold regions and earn coins for them. The most coins win. {rival} has already taken the four regions you see. You are {person}, and this first game has only four rounds.</source>
        <comment>welcome.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Guía a tu pueblo, ocupa regiones y gana monedas por ellas: gana quien más tenga. {rival} ya ha ocupado las cuatro regiones que ves. Tú eres {person}, y esta primera partida solo dura cuatro rondas.</translation>
    </message>
    <message>
        <source>Need a hint?</source>
        <comment>hint.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>¿Quieres una sugerencia?</translation>
    </message>
    <message>
        <source>On your own</source>
        <comment>free.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ahora, por tu cuenta</translation>
    </message>
    <message>
        <source>One token of a lost region is gone for good. The other three retreat to regions you still hold. They were placed for you; in Settings you can ask to do it yourself.</source>
        <comment>lost.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>De las fichas de una región perdida, una desaparece para siempre. Las otras tres se retiran a regiones que aún ocupas. Se han colocado por ti; en los Ajustes puedes pedir hacerlo tú.</translation>
    </message>
    <message>
        <source>One token short</source>
        <comment>short.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Te falta una ficha</translation>
    </message>
    <message>
        <source>Pick your people</source>
        <comment>pick.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Elige tu pueblo</translation>
    </message>
    <message>
        <source>Place your tokens as you like. Balance spreads them evenly; Fortify borders, under More if there is no room, puts them where the threat is. Then press End turn.</source>
        <comment>again.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Coloca tus fichas como quieras. Repartir las distribuye por igual; Fortificar fronteras (en Más, si no cabe) las pone donde está el peligro. Después pulsa Fin del turno.</translation>
    </message>
    <message>
        <source>Press {key-explain}: the rule book explains whatever you point at. Close its window, then press Next.</source>
        <comment>explain.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Pulsa {key-explain}: el libro de reglas explica lo que estés señalando. Cierra su ventana y pulsa Siguiente.</translation>
    </message>
    <message>
        <source>Press {key-hint}, or H on the map, and the strongest bot suggests whole turns. Press Esc to close them, then press Next.</source>
        <comment>hint.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Pulsa {key-hint}, o H en el mapa, y el bot más fuerte te sugiere turnos enteros. Pulsa Esc para cerrarlos y después Siguiente.</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <comment>redeploy.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Redistribuye</translation>
    </message>
    <message>
        <source>Second thoughts?</source>
        <comment>undo.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>¿Lo has pensado mejor?</translation>
    </message>
    <message>
        <source>Seven coins: one for each of your four regions, one for a Farmland ({humans}) and two for the Hills ({hill}). Point at a part of the sum and its regions light up.</source>
        <comment>payout.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Siete monedas: una por cada una de tus cuatro regiones, una por una Tierra de Labranza ({humans}) y dos por las Colinas ({hill}). Señala una parte de la cuenta y se iluminarán sus regiones.</translation>
    </message>
    <message>
        <source>Spread too thin</source>
        <comment>thin.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Demasiado repartidas</translation>
    </message>
    <message>
        <source>Still worth coins</source>
        <comment>declined.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Aún valen monedas</translation>
    </message>
    <message>
        <source>Strike back</source>
        <comment>strike.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Devuelve el golpe</translation>
    </message>
    <message>
        <source>Take the {humans} with the power {hill}: nine tokens for two coins. Click their card, or go there with Tab and press Enter. Then press Pick, the large button below the map.</source>
        <comment>pick.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Elige a los {humans} con el poder «{hill}»: nueve fichas por dos monedas. Haz clic en su carta, o ve hasta ella con Tab y pulsa Intro. Después pulsa Elegir, el botón grande bajo el mapa.</translation>
    </message>
    <message>
        <source>That was a whole game!</source>
        <comment>end.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>¡Una partida entera!</translation>
    </message>
    <message>
        <source>That&apos;s allowed, too. For this lesson, take back {p3}.</source>
        <comment>strike.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Eso también está permitido. En esta lección, recupera {p3}.</translation>
    </message>
    <message>
        <source>That&apos;s allowed. But just to try it, take {m3} first. You&apos;ll take it back in a moment.</source>
        <comment>try.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Eso está permitido. Pero, solo para probar, conquista antes {m3}. Enseguida lo desharás.</translation>
    </message>
    <message>
        <source>That&apos;s enough: your last two tokens take {h4}. Had the roll failed, they would have stayed in your hand. Either way, your conquests are over for this turn.</source>
        <comment>rolled.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Con eso basta: tus dos últimas fichas conquistan {h4}. Si la tirada hubiera fallado, se habrían quedado en tu mano. De un modo u otro, tus conquistas de este turno han terminado.</translation>
    </message>
    <message>
        <source>The badge with the die shows your chance. You need one more, so half of all rolls will do. Choose {h4}, then press Roll, the large button.</source>
        <comment>roll.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>El distintivo con el dado muestra tu probabilidad. Necesitas una más, así que te vale la mitad de las tiradas. Elige {h4} y pulsa Tirar, el botón grande.</translation>
    </message>
    <message>
        <source>The combo on top is free. For one further down, put a coin on each combo above it. Whoever picks a combo collects its coins: {rival} left one on the first.</source>
        <comment>price.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>La combinación de arriba es gratis. Para elegir otra, pon una moneda en cada una de las que tiene encima. Quien elige una combinación se lleva sus monedas: {rival} dejó una en la primera.</translation>
    </message>
    <message>
        <source>The rules allow that, too. But first, roll the die for {h4}.</source>
        <comment>roll.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Las reglas también permiten eso. Pero antes, tira el dado por {h4}.</translation>
    </message>
    <message>
        <source>The rules allow that, too. For this lesson, take {p3} and {f4}.</source>
        <comment>spread.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Las reglas también permiten eso. En esta lección, conquista {p3} y {f4}.</translation>
    </message>
    <message>
        <source>The rules allow that. For this lesson, stop here: Finish conquests.</source>
        <comment>stop.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Las reglas lo permiten. En esta lección, para aquí: Acabar conquistas.</translation>
    </message>
    <message>
        <source>These are the combos you can pick: each is a race with a special power. The number beside the tokens is how many you get. Point at a card, and the details tell you what they can do.</source>
        <comment>column.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Estas son las combinaciones que puedes elegir: cada una es una raza con un poder especial. El número junto a las fichas dice cuántas recibes. Señala una carta y los detalles te contarán lo que saben hacer.</translation>
    </message>
    <message>
        <source>Three tokens for one coin a turn? Take it back with Undo, or {key-undo}. That works until chance steps in, as with a roll, or someone else has moved.</source>
        <comment>undo.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>¿Tres fichas por una moneda cada turno? Vuelve atrás con Deshacer, o {key-undo}. Se puede hasta que interviene el azar, como en una tirada, o juega otra persona.</translation>
    </message>
    <message>
        <source>To conquer, you pick up all your tokens but one in each region: that makes five. Try something and take {m3}. Its Mountain costs one token more.</source>
        <comment>try.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Para conquistar recoges todas tus fichas menos una por región: son cinco. Prueba algo y conquista {m3}. Su Montaña cuesta una ficha más.</translation>
    </message>
    <message>
        <source>Try your luck</source>
        <comment>roll.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Prueba suerte</translation>
    </message>
    <message>
        <source>Two peoples</source>
        <comment>both.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Dos pueblos</translation>
    </message>
    <message>
        <source>Under attack</source>
        <comment>attacked.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Te atacan</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <comment>welcome.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>¡Te damos la bienvenida!</translation>
    </message>
    <message>
        <source>What a region costs</source>
        <comment>cost.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Lo que cuesta una región</translation>
    </message>
    <message>
        <source>What they cost</source>
        <comment>price.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Lo que cuestan</translation>
    </message>
    <message>
        <source>When in doubt</source>
        <comment>explain.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Si tienes dudas</translation>
    </message>
    <message>
        <source>With your last token you could still risk the die. Let it be: press Finish conquests, the large button, or {key-end}.</source>
        <comment>stop.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Con tu última ficha aún podrías arriesgarte con el dado. Déjalo estar: pulsa Acabar conquistas, el botón grande, o {key-end}.</translation>
    </message>
    <message>
        <source>You could carry on conquering. For this lesson, go into decline now.</source>
        <comment>decline.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Podrías seguir conquistando. En esta lección, entra ahora en declive.</translation>
    </message>
    <message>
        <source>You could carry on from here. For this lesson, take it back first: Undo.</source>
        <comment>undo.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Podrías seguir desde aquí. En esta lección, deshazlo antes: Deshacer.</translation>
    </message>
    <message>
        <source>You could pick that combo, too. For this lesson, take the first one.</source>
        <comment>second.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>También podrías elegir esa combinación. En esta lección, elige la primera.</translation>
    </message>
    <message>
        <source>You could pick that combo, too. For this lesson, take the third one.</source>
        <comment>pick.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>También podrías elegir esa combinación. En esta lección, elige la tercera.</translation>
    </message>
    <message>
        <source>You could place them like that. For this lesson, put exactly four tokens in {p3}.</source>
        <comment>redeploy.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Podrías colocarlas así. En esta lección, pon exactamente cuatro fichas en {p3}.</translation>
    </message>
    <message>
        <source>You could take that region, too. For this lesson, start with {h2}.</source>
        <comment>enter.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>También podrías conquistar esa región. En esta lección, empieza por {h2}.</translation>
    </message>
    <message>
        <source>You have two tokens left, but {h4} costs three. For your last conquest of a turn you can roll the reinforcement die: three faces are blank, the others show 1, 2 and 3.</source>
        <comment>short.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Te quedan dos fichas, pero {h4} cuesta tres. En la última conquista de un turno puedes tirar el dado de refuerzos: tres de sus caras están vacías; las otras muestran 1, 2 y 3.</translation>
    </message>
    <message>
        <source>You lose one</source>
        <comment>lost.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Pierdes una</translation>
    </message>
    <message>
        <source>You now have two: the active race and the one in decline. Both earn coins. Normally you can have only one in decline, so the next to decline would push the old one off the map.</source>
        <comment>both.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ahora tienes dos: la raza activa y la que está en declive. Las dos dan monedas. Lo normal es tener solo una en declive: la siguiente que entre en declive echaría del mapa a la anterior.</translation>
    </message>
    <message>
        <source>Your first coins</source>
        <comment>payout.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tus primeras monedas</translation>
    </message>
    <message>
        <source>Your new turn begins with another pick. {flying} {tritons} are on top: they are free, and the two coins on them are yours. Take them: their card, then Pick.</source>
        <comment>second.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tu nuevo turno empieza eligiendo otra vez. Arriba están los {tritons} {flying}: son gratis, y las dos monedas que tienen encima son para ti. Elígelos: su carta y después Elegir.</translation>
    </message>
    <message>
        <source>Your second turn</source>
        <comment>try.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tu segundo turno</translation>
    </message>
    <message>
        <source>{flying}, so you can conquer any land region; {tritons} pay one token less along the coast. Take all you can, perhaps with a last roll. Then redeploy and end the last turn of the game.</source>
        <comment>free.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Como son {flying}, puedes conquistar cualquier región de tierra; los {tritons} pagan una ficha menos en la costa. Conquista cuanto puedas, quizá con una última tirada. Después redistribuye y acaba el último turno.</translation>
    </message>
    <message>
        <source>{rival} attacks {p3} again. You had only one token there, in decline: it&apos;s driven out and leaves the map.</source>
        <comment>taken.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} vuelve a atacar {p3}. Allí tenías una sola ficha, en declive: la expulsan y sale del mapa.</translation>
    </message>
    <message>
        <source>{rival} attacks {p3}. Four tokens defend it, so it costs 2 + 4 = 6.</source>
        <comment>attacked.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} ataca {p3}. La defienden cuatro fichas, así que cuesta 2 + 4 = 6.</translation>
    </message>
    <message>
        <source>{rival} holds {p3} with two tokens, so it costs 2 + 2 = 4. It&apos;s a Farmland, worth two coins to you. Take it!</source>
        <comment>strike.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} ocupa {p3} con dos fichas, así que cuesta 2 + 2 = 4. Es una Tierra de Labranza y para ti vale dos monedas. ¡A por ella!</translation>
    </message>
    <message>
        <source>{rival} keeps growing: watch the map. Numbered arrows and the log show what has happened since your turn.</source>
        <comment>waiting.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} sigue creciendo: mira el mapa. Las flechas numeradas y el registro muestran lo que ha pasado desde tu turno.</translation>
    </message>
    <message>
        <source>{rival} stands next to {p3}, so put four tokens there. First take one from {h2} with a right-click or −, then add it to {p3} with a click or +. Leave at least one in each region. Then press End turn.</source>
        <comment>redeploy.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} está al lado de {p3}: pon allí cuatro fichas. Primero quita una de {h2} con clic derecho o −; luego añádela en {p3} con un clic o +. Deja al menos una en cada región. Después pulsa Fin del turno.</translation>
    </message>
    <message>
        <source>{rival}&apos;s turn</source>
        <comment>waiting.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>El turno de {rival}</translation>
    </message>
</context>
<context>
    <name>term</name>
    <message>
        <source>Active</source>
        <comment>active</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Activa</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>column</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Combo</source>
        <comment>combo</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Combinación</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>hand</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>declined</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>En declive</translation>
    </message>
    <message>
        <source>Lost Tribe</source>
        <comment>lost-tribe</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Tribu Perdida</translation>
    </message>
    <message>
        <source>Monster</source>
        <comment>monster</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Monstruo</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>place</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Lugar Popular</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>race</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Raza</translation>
    </message>
    <message>
        <source>Race banner</source>
        <comment>banner</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Marcador de raza</translation>
    </message>
    <message>
        <source>Race token</source>
        <comment>token</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Ficha de raza</translation>
    </message>
    <message>
        <source>Region</source>
        <comment>region</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Región</translation>
    </message>
    <message>
        <source>Reinforcement die</source>
        <comment>die</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Dado de refuerzos</translation>
    </message>
    <message>
        <source>Relic</source>
        <comment>relic</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Reliquia de la Virtud</translation>
    </message>
    <message>
        <source>Silver Hammer</source>
        <comment>hammer</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Martillo de Plata</translation>
    </message>
    <message>
        <source>Special power</source>
        <comment>power</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Poder especial</translation>
    </message>
    <message>
        <source>Special power badge</source>
        <comment>badge</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Marcador de poder especial</translation>
    </message>
    <message>
        <source>Tray</source>
        <comment>tray</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>Vengeance marker</source>
        <comment>vengeance</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Ficha de Venganza</translation>
    </message>
    <message>
        <source>Victory coin</source>
        <comment>coin</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Moneda de victoria</translation>
    </message>
</context>
<context>
    <name>terrain</name>
    <message>
        <source>Abysmal Chasm</source>
        <comment>chasm</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Sima Abisal</translation>
    </message>
    <message>
        <source>Black Mountain</source>
        <comment>blackmountain</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Montaña Negra</translation>
    </message>
    <message>
        <source>Farmland</source>
        <comment>farmland</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Tierra de Labranza</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>forest</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Colinas</translation>
    </message>
    <message>
        <source>Lake</source>
        <comment>lake</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Lago</translation>
    </message>
    <message>
        <source>Land</source>
        <comment>land</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Tierra firme</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>mine</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Excavación</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>mountain</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Montaña</translation>
    </message>
    <message>
        <source>Mud Pool</source>
        <comment>mud</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Lodazal</translation>
    </message>
    <message>
        <source>Mushroom Forest</source>
        <comment>mushroom</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Bosque Fúngico</translation>
    </message>
    <message>
        <source>Mystic Crystal</source>
        <comment>crystal</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Cristal Místico</translation>
    </message>
    <message>
        <source>River</source>
        <comment>river</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Río</translation>
    </message>
    <message>
        <source>Sea</source>
        <comment>sea</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Mar</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>swamp</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Pantano</translation>
    </message>
    <message>
        <source>Water</source>
        <comment>water</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Agua</translation>
    </message>
</context>
<context>
    <name>trait</name>
    <message>
        <source>Adventurous</source>
        <comment>adventurous</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Audaces</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <comment>alchemist</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Alquimistas</translation>
    </message>
    <message>
        <source>Altar of Souls</source>
        <comment>altar</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Altar de las Almas</translation>
    </message>
    <message>
        <source>Amazons</source>
        <comment>amazons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Salvajes</translation>
    </message>
    <message>
        <source>Badgers</source>
        <comment>badgers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Tejones</translation>
    </message>
    <message>
        <source>Beacon</source>
        <comment>beacon</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>De las Almenaras</translation>
    </message>
    <message>
        <source>Berserk</source>
        <comment>berserk</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Berserkers</translation>
    </message>
    <message>
        <source>Bivouacking</source>
        <comment>bivouacking</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Acampados</translation>
    </message>
    <message>
        <source>Commando</source>
        <comment>commando</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Armados</translation>
    </message>
    <message>
        <source>Crypt of the Tomb Raider</source>
        <comment>crypt</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Cripta del Saqueador de Tumbas</translation>
    </message>
    <message>
        <source>Cultists</source>
        <comment>cultists</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Sectarios</translation>
    </message>
    <message>
        <source>Diamond Fields</source>
        <comment>diamond</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Campo de Diamantes</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <comment>diplomat</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Diplomáticos</translation>
    </message>
    <message>
        <source>Dragon Master</source>
        <comment>dragon</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Señores del Dragón</translation>
    </message>
    <message>
        <source>Drow</source>
        <comment>drow</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Elfos Oscuros</translation>
    </message>
    <message>
        <source>Dwarves</source>
        <comment>dwarves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Enanos</translation>
    </message>
    <message>
        <source>Elves</source>
        <comment>elves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Elfos</translation>
    </message>
    <message>
        <source>Ferrymen</source>
        <comment>ferrymen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Barqueros</translation>
    </message>
    <message>
        <source>Festive</source>
        <comment>festive</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Festivos</translation>
    </message>
    <message>
        <source>Fisher</source>
        <comment>fisher</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Pescadores</translation>
    </message>
    <message>
        <source>Flames</source>
        <comment>flames</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ígneos</translation>
    </message>
    <message>
        <source>Flocking</source>
        <comment>flocking</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Gregarios</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>flying</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Voladores</translation>
    </message>
    <message>
        <source>Flying Doormat</source>
        <comment>doormat</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Felpudo Volador</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>forest</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>De los Bosques</translation>
    </message>
    <message>
        <source>Fortified</source>
        <comment>fortified</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fortificados</translation>
    </message>
    <message>
        <source>Fountain of Youth</source>
        <comment>fountain</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fuente de la Eterna Juventud</translation>
    </message>
    <message>
        <source>Frightened</source>
        <comment>frightened</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Asustados</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Anillo Rúnico</translation>
    </message>
    <message>
        <source>Ghouls</source>
        <comment>ghouls</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Necrófagos</translation>
    </message>
    <message>
        <source>Giants</source>
        <comment>giants</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Gigantes</translation>
    </message>
    <message>
        <source>Gleaning</source>
        <comment>gleaning</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Espigadores</translation>
    </message>
    <message>
        <source>Gnomes</source>
        <comment>gnomes</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Gnomos</translation>
    </message>
    <message>
        <source>Great Brass Pipe</source>
        <comment>pipe</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Gran Tubería de Bronce</translation>
    </message>
    <message>
        <source>Halflings</source>
        <comment>halflings</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Medianos</translation>
    </message>
    <message>
        <source>Hermits</source>
        <comment>hermits</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ermitaños</translation>
    </message>
    <message>
        <source>Heroic</source>
        <comment>heroic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Heroicos</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>De las Colinas</translation>
    </message>
    <message>
        <source>Humans</source>
        <comment>humans</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Humanos</translation>
    </message>
    <message>
        <source>Hungry</source>
        <comment>hungry</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Hambrientos</translation>
    </message>
    <message>
        <source>Immortal</source>
        <comment>immortal</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Inmortales</translation>
    </message>
    <message>
        <source>Innkeepers</source>
        <comment>innkeepers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Posaderos</translation>
    </message>
    <message>
        <source>Iron Dwarves</source>
        <comment>irondwarves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Enanos de Hierro</translation>
    </message>
    <message>
        <source>Keep on the Motherland</source>
        <comment>keep</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fortaleza Patria</translation>
    </message>
    <message>
        <source>Kraken</source>
        <comment>kraken</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Krakens</translation>
    </message>
    <message>
        <source>Liches</source>
        <comment>liches</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Liches</translation>
    </message>
    <message>
        <source>Lizardmen</source>
        <comment>lizardmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Lagartos</translation>
    </message>
    <message>
        <source>Magic</source>
        <comment>magic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mágicos</translation>
    </message>
    <message>
        <source>Magpies</source>
        <comment>magpies</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Urracas</translation>
    </message>
    <message>
        <source>Martyr</source>
        <comment>martyr</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mártires</translation>
    </message>
    <message>
        <source>Merchant</source>
        <comment>merchant</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mercantes</translation>
    </message>
    <message>
        <source>Mine of the Lost Dwarf</source>
        <comment>mine</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mina del Enano Perdido</translation>
    </message>
    <message>
        <source>Mining</source>
        <comment>mining</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mineros</translation>
    </message>
    <message>
        <source>Moated</source>
        <comment>moated</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Del Foso</translation>
    </message>
    <message>
        <source>Mounted</source>
        <comment>mounted</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Montados</translation>
    </message>
    <message>
        <source>Muddy</source>
        <comment>muddy</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fangosos</translation>
    </message>
    <message>
        <source>Mudmen</source>
        <comment>mudmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Légamos</translation>
    </message>
    <message>
        <source>Mummies</source>
        <comment>mummies</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Faraones</translation>
    </message>
    <message>
        <source>Mystic</source>
        <comment>mystic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Místicos</translation>
    </message>
    <message>
        <source>Ogres</source>
        <comment>ogres</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ogros</translation>
    </message>
    <message>
        <source>Orcs</source>
        <comment>orcs</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Orcos</translation>
    </message>
    <message>
        <source>Patient</source>
        <comment>patient</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Pacientes</translation>
    </message>
    <message>
        <source>Pillaging</source>
        <comment>pillaging</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Saqueadores</translation>
    </message>
    <message>
        <source>Quarreling</source>
        <comment>quarreling</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Peleones</translation>
    </message>
    <message>
        <source>Ratmen</source>
        <comment>ratmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Hombres Rata</translation>
    </message>
    <message>
        <source>Reborn</source>
        <comment>reborn</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Renacidos</translation>
    </message>
    <message>
        <source>Royal</source>
        <comment>royal</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Reales</translation>
    </message>
    <message>
        <source>Scepter of Avarice</source>
        <comment>scepter</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Cetro de la Avaricia</translation>
    </message>
    <message>
        <source>Seafaring</source>
        <comment>seafaring</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Marineros</translation>
    </message>
    <message>
        <source>Shadow Mimes</source>
        <comment>mimes</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mimos</translation>
    </message>
    <message>
        <source>Shield</source>
        <comment>shield</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Escudados</translation>
    </message>
    <message>
        <source>Shiny Orb</source>
        <comment>orb</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Santo Orbe de Antioquía</translation>
    </message>
    <message>
        <source>Shrooms</source>
        <comment>shrooms</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Monguis</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <comment>skeletons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Esqueletos</translation>
    </message>
    <message>
        <source>Sorcerers</source>
        <comment>sorcerers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Hechiceros</translation>
    </message>
    <message>
        <source>Spiderines</source>
        <comment>spiderines</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Arácnidos</translation>
    </message>
    <message>
        <source>Spirit</source>
        <comment>spirit</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Espíritu</translation>
    </message>
    <message>
        <source>Stinky Troll&apos;s Socks</source>
        <comment>socks</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Calcetín Apestoso de Troll</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>stone</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Pétreos</translation>
    </message>
    <message>
        <source>Stonehedge</source>
        <comment>stonehedge</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Stonehedge</translation>
    </message>
    <message>
        <source>Stout</source>
        <comment>stout</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fornidos</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>swamp</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>De los Pantanos</translation>
    </message>
    <message>
        <source>Sword of the Killer Rabbit</source>
        <comment>sword</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Espada del Conejo Asesino</translation>
    </message>
    <message>
        <source>Thieving</source>
        <comment>thieving</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ladrones</translation>
    </message>
    <message>
        <source>Tinkers</source>
        <comment>tinkers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Caldereros</translation>
    </message>
    <message>
        <source>Tomb</source>
        <comment>tomb</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Enterrados</translation>
    </message>
    <message>
        <source>Tritons</source>
        <comment>tritons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Tritones</translation>
    </message>
    <message>
        <source>Trolls</source>
        <comment>trolls</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Trolls</translation>
    </message>
    <message>
        <source>Underworld</source>
        <comment>underworld</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Del Inframundo</translation>
    </message>
    <message>
        <source>Vampire</source>
        <comment>vampire</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Vampiro</translation>
    </message>
    <message>
        <source>Vanishing</source>
        <comment>vanishing</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Desvanecedores</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <comment>vengeful</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Vengativos</translation>
    </message>
    <message>
        <source>Wealthy</source>
        <comment>wealthy</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ricos</translation>
    </message>
    <message>
        <source>Wickedest Pentacle</source>
        <comment>pentacle</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Pentáculo Perverso</translation>
    </message>
    <message>
        <source>Will-o&apos;-Wisp</source>
        <comment>wisp</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fuegos Fatuos</translation>
    </message>
    <message>
        <source>Wise</source>
        <comment>wise</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Sabios</translation>
    </message>
    <message>
        <source>Wizards</source>
        <comment>wizards</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Magos</translation>
    </message>
</context>
<context>
    <name>verb</name>
    <message>
        <source>Borrowed tokens: some more for conquests only, set aside after each redeployment</source>
        <comment>loan</comment>
        <translation>Fichas prestadas: algunas más solo para conquistar, apartadas tras cada redistribución</translation>
    </message>
    <message>
        <source>Conquers in decline: the race keeps conquering after it has declined</source>
        <comment>campaign</comment>
        <translation>Conquista en declive: la raza sigue conquistando después de su declive</translation>
    </message>
    <message>
        <source>Cost: conquests of certain regions cost fewer tokens, or more</source>
        <comment>cost</comment>
        <translation>Coste: conquistar ciertas regiones cuesta menos fichas, o más</translation>
    </message>
    <message>
        <source>Decline: what is different when the race declines</source>
        <comment>decline</comment>
        <translation>Declive: lo que cambia cuando la raza entra en declive</translation>
    </message>
    <message>
        <source>Defence: attackers need more tokens for its regions</source>
        <comment>defence</comment>
        <translation>Defensa: los atacantes necesitan más fichas para sus regiones</translation>
    </message>
    <message>
        <source>Die: it may be rolled before a conquest, and lowers the cost</source>
        <comment>die</comment>
        <translation>Dado: se puede tirar antes de una conquista y baja el coste</translation>
    </message>
    <message>
        <source>Far reach: it may conquer certain regions even if they aren&apos;t adjacent</source>
        <comment>reach</comment>
        <translation>Largo alcance: puede conquistar ciertas regiones aunque no sean adyacentes</translation>
    </message>
    <message>
        <source>Garrisons: each of its regions keeps at least so many tokens</source>
        <comment>least</comment>
        <translation>Guarnición: en cada región suya quedan al menos tantas fichas</translation>
    </message>
    <message>
        <source>Gift: its combo comes with coins when it turns up</source>
        <comment>gift</comment>
        <translation>Regalo: su combinación trae monedas cuando aparece</translation>
    </message>
    <message>
        <source>Home ground: it may conquer and keep regions that others can&apos;t hold, such as seas</source>
        <comment>zone</comment>
        <translation>Terreno propio: puede conquistar y ocupar regiones que otros no pueden, como mares</translation>
    </message>
    <message>
        <source>Immunity: certain regions of it can&apos;t be conquered by opponents</source>
        <comment>immune</comment>
        <translation>Inmunidad: los rivales no pueden conquistar ciertas regiones suyas</translation>
    </message>
    <message>
        <source>Income: coins when the turn is scored, for regions, for conquests or simply each turn</source>
        <comment>income</comment>
        <translation>Ingresos: monedas al puntuar el turno, por regiones, por conquistas o simplemente cada turno</translation>
    </message>
    <message>
        <source>Losses: how many tokens are lost with a region, instead of one</source>
        <comment>loss</comment>
        <translation>Pérdidas: cuántas fichas se pierden con una región, en vez de una</translation>
    </message>
    <message>
        <source>More tokens: at redeployment, tokens come from the tray for regions held or conquered</source>
        <comment>supply</comment>
        <translation>Más fichas: en la redistribución llegan fichas de la bandeja por regiones ocupadas o conquistadas</translation>
    </message>
    <message>
        <source>Overrun: it takes a region with a fixed number of tokens, whatever it costs</source>
        <comment>overrun</comment>
        <translation>Arrollar: toma una región con un número fijo de fichas, cueste lo que cueste</translation>
    </message>
    <message>
        <source>Passages: certain regions count as adjacent to each other for conquests</source>
        <comment>link</comment>
        <translation>Pasos: ciertas regiones cuentan como adyacentes entre sí para conquistar</translation>
    </message>
    <message>
        <source>Peace: one opponent who was not attacked this turn can&apos;t attack it</source>
        <comment>pact</comment>
        <translation>Paz: un rival que no fue atacado este turno no puede atacarla</translation>
    </message>
    <message>
        <source>Pieces: it brings pieces such as Fortresses or Heroes and places them on the map</source>
        <comment>piece</comment>
        <translation>Piezas: trae piezas como Fortalezas o Héroes y las coloca en el mapa</translation>
    </message>
    <message>
        <source>Price: skipping its combo costs more or fewer coins</source>
        <comment>price</comment>
        <translation>Precio: saltarse su combinación cuesta más o menos monedas</translation>
    </message>
    <message>
        <source>Replacement: it takes a region by swapping an enemy token for one from the tray</source>
        <comment>substitute</comment>
        <translation>Sustitución: toma una región cambiando una ficha enemiga por una de la bandeja</translation>
    </message>
    <message>
        <source>Second wind: once per turn, most tokens return to hand for more conquests</source>
        <comment>again</comment>
        <translation>Segundo aliento: una vez por turno, casi todas las fichas vuelven a la mano para conquistar más</translation>
    </message>
    <message>
        <source>Shield: on other players&apos; turns, nothing helps them against it</source>
        <comment>shield</comment>
        <translation>Escudo: en los turnos de los demás, nada les ayuda contra ella</translation>
    </message>
    <message>
        <source>Stays put: it does not redeploy</source>
        <comment>fixed</comment>
        <translation>Inmóvil: no se redistribuye</translation>
    </message>
    <message>
        <source>Thin lines: each of its regions keeps no more than so many tokens</source>
        <comment>most</comment>
        <translation>Filas delgadas: en cada región suya quedan como mucho tantas fichas</translation>
    </message>
    <message>
        <source>Toll: its owner gets coins whenever another player conquers one of its regions</source>
        <comment>toll</comment>
        <translation>Peaje: su dueño recibe monedas cuando otro jugador conquista una de sus regiones</translation>
    </message>
    <message>
        <source>Walks in: certain regions cost as if nobody stood there</source>
        <comment>as_empty</comment>
        <translation>Entra sin más: ciertas regiones cuestan como si no hubiera nadie</translation>
    </message>
    <message>
        <source>Way in: more regions through which a race with no region may come onto the map</source>
        <comment>entry</comment>
        <translation>Entrada: más regiones por las que una raza sin región puede entrar al mapa</translation>
    </message>
    <message>
        <source>Windfall: coins at once, when it conquers from opponents, or when they decline or give up regions</source>
        <comment>windfall</comment>
        <translation>Golpe de suerte: monedas en el acto, al conquistar a rivales o cuando declinan o abandonan regiones</translation>
    </message>
</context>
<context>
    <name>while</name>
    <message>
        <source>as long as there are at least {held_n}</source>
        <comment>holding.regions</comment>
        <translation>mientras haya al menos {held_n}</translation>
    </message>
    <message>
        <source>as long as there is a {held}</source>
        <comment>holding</comment>
        <translation>mientras haya una {held}</translation>
    </message>
    <message>
        <source>from round {round} on</source>
        <comment>from_round</comment>
        <translation>desde la ronda {round}</translation>
    </message>
    <message>
        <source>up to and including round {round}</source>
        <comment>to_round</comment>
        <translation>hasta la ronda {round} inclusive</translation>
    </message>
</context>
</TS>
