<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
        <translation>Software libre bajo {0}: úsalo, cámbialo y compártelo.</translation>
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
    <name>ActionBar</name>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Declinar</translation>
    </message>
    <message>
        <source>&amp;Decline  +{0}</source>
        <translation>&amp;Declinar  +{0}</translation>
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
        <translation>Solo puedes declinar al principio de un turno, en vez de conquistar</translation>
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
        <source>&amp;Confirm</source>
        <translation>&amp;Confirmar</translation>
    </message>
    <message>
        <source>&amp;Continue last game</source>
        <translation>&amp;Continuar la última partida</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Declinar</translation>
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
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
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
        <source>O&amp;verlays</source>
        <translation>&amp;Vistas del mapa</translation>
    </message>
    <message>
        <source>Pick &amp;up all tokens</source>
        <translation>&amp;Recoger todas las fichas</translation>
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
        <translation>Reglas de &amp;esto</translation>
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
        <translation>{0} %</translation>
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
</context>
<context>
    <name>Bar</name>
    <message>
        <source>A bot plays for now</source>
        <translation>Que juegue un bot por ahora</translation>
    </message>
    <message>
        <source>A bot plays for you now.</source>
        <translation>Un bot juega ahora en tu lugar.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Ask for seat {0}</source>
        <translation>Pedir el puesto {0}</translation>
    </message>
    <message>
        <source>Ask for your seat</source>
        <translation>Pedir el puesto propio</translation>
    </message>
    <message>
        <source>Every draw of this game can be checked by everybody.</source>
        <translation>Cualquiera puede comprobar cada tirada y cada robo de esta partida.</translation>
    </message>
    <message>
        <source>Give it back</source>
        <translation>Devolverlo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Go on alone</source>
        <translation>Seguir a solas</translation>
    </message>
    <message>
        <source>Go on alone…</source>
        <translation>Seguir a solas…</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Dejar entrar</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Save and stop</source>
        <translation>Guardar y parar</translation>
    </message>
    <message>
        <source>Seat {0}, which you have asked for, is not free any more: {1}.</source>
        <translation>El asiento {0}, que has pedido, ya no está libre: {1}.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>The game has gone on while you were away.</source>
        <translation>La partida ha seguido durante la ausencia.</translation>
    </message>
    <message>
        <source>The players have voted against your wish for seat {0}.</source>
        <translation>Quienes juegan han votado en contra de ceder el asiento {0}.</translation>
    </message>
    <message>
        <source>The time of {0} is over.</source>
        <translation>Se ha acabado el tiempo de {0}.</translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation>Comprobar los dados</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>You go on in a copy of this game, in which bots play for all others. They keep the game as it is now, and the two never become one again.</source>
        <translation>Se sigue en una copia de esta partida, en la que los bots juegan por todos los demás. Ellos conservan la partida tal como está, y las dos no vuelven a unirse nunca.</translation>
    </message>
    <message>
        <source>You have asked for seat {0}. Those who play decide on it.</source>
        <translation>Se ha pedido el puesto {0}. Lo deciden quienes juegan.</translation>
    </message>
    <message>
        <source>You have asked for seat {0}. {1} refused; the others decide on it.</source>
        <translation>Se ha pedido el asiento {0}. No lo ceden: {1}; deciden los demás.</translation>
    </message>
    <message>
        <source>You want to go on. The game does as soon as most players want that.</source>
        <translation>Quieres seguir. La partida seguirá en cuanto lo quiera la mayoría de los jugadores.</translation>
    </message>
    <message>
        <source>Your time is over. The others may vote that a bot plays for you for now.</source>
        <translation>Se ha acabado tu tiempo. Los demás pueden votar que de momento juegue un bot en tu lugar.</translation>
    </message>
    <message>
        <source>{0} has sent several moves that the rules do not allow.</source>
        <translation>{0} ha enviado varias jugadas que las reglas no permiten.</translation>
    </message>
    <message>
        <source>{0} is back, whose seat {1} you play.</source>
        <translation>Ha vuelto {0}, cuyo puesto {1} se juega aquí.</translation>
    </message>
    <message>
        <source>{0} plays for you now.</source>
        <translation>{0} juega ahora en este puesto.</translation>
    </message>
    <message>
        <source>{0} refused your wish for seat {1}.</source>
        <translation>El asiento {1} no se cede. Se han negado: {0}.</translation>
    </message>
    <message>
        <source>{0} would like to have seat {1} ({2}). If you agree, all vote on it.</source>
        <translation>{0} quiere el puesto {1} ({2}). Con un sí, votan todos.</translation>
    </message>
</context>
<context>
    <name>BoardGroup</name>
    <message>
        <source>&amp;Board:</source>
        <translation>M&amp;apa:</translation>
    </message>
    <message>
        <source>&amp;Races and powers:</source>
        <translation>Ra&amp;zas y poderes:</translation>
    </message>
    <message>
        <source>&amp;Relics and Places</source>
        <translation>&amp;Reliquias y lugares</translation>
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
        <translation>Selección propia</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Monsters guard them. On surface boards, they replace some Lost Tribes</source>
        <translation>Los guardan Monstruos. En mapas de la superficie sustituyen a algunas Tribus Perdidas</translation>
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
        <source>{0}: {1} regions, {2} rounds</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>{0}: {1} regiones, {2} rondas</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board {0}</source>
        <translation>Vista previa del mapa {0}</translation>
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
    <name>CirclePanel</name>
    <message>
        <source>Ask all players whether your last command may be taken back</source>
        <translation>Pregunta a todos si se puede deshacer tu última orden</translation>
    </message>
    <message>
        <source>Ask for a seat</source>
        <translation>Pedir un puesto</translation>
    </message>
    <message>
        <source>Ask those who play for a seat that a bot plays or whose player is away</source>
        <translation>Pedir a quienes juegan un puesto que lleva un bot o cuyo jugador está ausente</translation>
    </message>
    <message>
        <source>Ask to take back</source>
        <translation>Pedir deshacer</translation>
    </message>
    <message>
        <source>Enter mutes or unmutes what this person says</source>
        <translation>Intro silencia o vuelve a oír a esta persona</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Hear this person again</source>
        <translation>Volver a oír a esta persona</translation>
    </message>
    <message>
        <source>Let the game rest, or go on; three times for each player</source>
        <translation>Deja descansar la partida, o la sigue; tres veces por jugador</translation>
    </message>
    <message>
        <source>Mute this person</source>
        <translation>Silenciar a esta persona</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>People at this table</source>
        <translation>Personas en esta mesa</translation>
    </message>
    <message>
        <source>Propose that a bot plays for now</source>
        <translation>Proponer que juegue un bot por ahora</translation>
    </message>
    <message>
        <source>Propose that they get their seat back</source>
        <translation>Proponer que recupere su puesto</translation>
    </message>
    <message>
        <source>What can be done about the chosen person, the talk and the clock</source>
        <translation>Qué se puede hacer con la persona elegida, la charla y el reloj</translation>
    </message>
    <message>
        <source>away</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>here</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>here, by way of others</source>
        <translation>presente, a través de otros</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>en silencio</translation>
    </message>
    <message>
        <source>silent for a moment</source>
        <translation>callado un momento</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>este equipo</translation>
    </message>
    <message>
        <source>{0} (watches)</source>
        <translation>{0} (mira)</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0} ms</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Minutes before somebody is reminded</source>
        <translation>Minutos hasta que se avisa a alguien</translation>
    </message>
    <message>
        <source>Minutes for each player</source>
        <translation>Minutos para cada jugador</translation>
    </message>
    <message>
        <source>Nobody loses by the clock: when somebody’s time is over, the others may vote that a bot plays for now.</source>
        <translation>Nadie pierde por el reloj: cuando se acaba el tiempo de alguien, los demás pueden votar que de momento juegue un bot.</translation>
    </message>
    <message>
        <source>Seconds more for each turn</source>
        <translation>Segundos más por turno</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sin reloj</translation>
    </message>
    <message>
        <source>reminder</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>s</source>
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
            <numerusform>%n con Tribu Olvidada</numerusform>
        </translation>
    </message>
    <message>
        <source>(no power yet)</source>
        <translation>(aún sin poder)</translation>
    </message>
    <message>
        <source>1 coin per skip</source>
        <translation>1 moneda por salto</translation>
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
        <source>{0} {1}, %n token(s)</source>
        <extracomment>{0}: a power; {1}: a race</extracomment>
        <translation>
            <numerusform>{1} {0}, %n ficha</numerusform>
            <numerusform>{1} {0}, %n fichas</numerusform>
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
        <translation>{0}, en declive desde la {1}</translation>
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
        <source>Decline: {0}</source>
        <translation>Declinar: {0}</translation>
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
        <translation>Elige ahora la combinación con la que intercambiar poderes.</translation>
    </message>
    <message>
        <source>Pick {0}?</source>
        <translation>¿Elegir {0}?</translation>
    </message>
    <message>
        <source>Place: {0}. Choose a region.</source>
        <translation>Colocar: {0}. Elige una región.</translation>
    </message>
    <message numerus="yes">
        <source>earn %n coin(s) now</source>
        <translation>
            <numerusform>gana %n moneda ahora</numerusform>
            <numerusform>gana %n monedas ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep %n region(s)</source>
        <translation>
            <numerusform>conserva %n región</numerusform>
            <numerusform>conserva %n regiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n token(s)</source>
        <translation>
            <numerusform>pierde %n ficha</numerusform>
            <numerusform>pierde %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map</source>
        <translation>{0} dejan el mapa</translation>
    </message>
    <message>
        <source>{0} stay on offer.</source>
        <translation>{0} siguen disponibles.</translation>
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
            <numerusform>Reliquias y lugares: %n</numerusform>
            <numerusform>Reliquias y lugares: %n</numerusform>
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
        <source>Lost Tribe(s)</source>
        <extracomment>A part of a sum, behind a number</extracomment>
        <translation>
            <numerusform>Tribu Perdida</numerusform>
            <numerusform>Tribus Perdidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Monster(s)</source>
        <extracomment>A part of a sum, behind a number</extracomment>
        <translation>
            <numerusform>Monstruo</numerusform>
            <numerusform>Monstruos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>token(s)</source>
        <extracomment>A part of a sum, behind a number</extracomment>
        <translation>
            <numerusform>ficha</numerusform>
            <numerusform>fichas</numerusform>
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
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Abrir la carpeta</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Co&amp;piar el informe</translation>
    </message>
    <message>
        <source>Nothing has been sent to anyone. The report contains version numbers, where the program stopped and the end of the log – nothing about you.</source>
        <translation>No se ha enviado nada a nadie. El informe contiene versiones, dónde se paró el programa y el final del registro: nada sobre ti.</translation>
    </message>
    <message>
        <source>Report copied. It contains version numbers, where the program stopped and the end of the log.</source>
        <translation>Informe copiado. Contiene versiones, dónde se paró el programa y el final del registro.</translation>
    </message>
    <message>
        <source>swqt crashed last time, but your game is safe.</source>
        <translation>swqt se cerró de golpe la última vez, pero tu partida está a salvo.</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>conquer</source>
        <extracomment>What a player has to do, in a line of its own or after &quot;Do this first:&quot;</extracomment>
        <translation>conquistar</translation>
    </message>
    <message>
        <source>conquer or decline</source>
        <translation>conquistar o declinar</translation>
    </message>
    <message>
        <source>conquer with your race in decline</source>
        <translation>conquistar con tu raza en declive</translation>
    </message>
    <message>
        <source>decline now?</source>
        <translation>¿declinar ahora?</translation>
    </message>
    <message>
        <source>die roll</source>
        <translation>tirada del dado</translation>
    </message>
    <message>
        <source>finish the turn</source>
        <translation>terminar el turno</translation>
    </message>
    <message>
        <source>give up a token</source>
        <translation>entregar una ficha</translation>
    </message>
    <message>
        <source>new combo</source>
        <translation>combinación nueva</translation>
    </message>
    <message>
        <source>pick a combo</source>
        <translation>elegir una combinación</translation>
    </message>
    <message>
        <source>redeploy</source>
        <extracomment>What a player has to do</extracomment>
        <translation>redistribuir</translation>
    </message>
    <message>
        <source>retreat</source>
        <extracomment>What a player has to do</extracomment>
        <translation>retirarse</translation>
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
        <source>Draw {0} was replaced, although nobody’s part was missing: {1} signed that.</source>
        <translation>El azar {0} se repitió aunque no faltaba la parte de nadie: firmado por {1}.</translation>
    </message>
    <message>
        <source>Draw {0} was replaced: {1} signed that the part of {2} was missing.</source>
        <translation>El azar {0} se repitió: firmado por {1}, según quienes faltaba la parte de {2}.</translation>
    </message>
    <message>
        <source>Further votes that took seats or draws: {0}.</source>
        <translation>Otros votos que quitaron asientos o azares: {0}.</translation>
    </message>
    <message>
        <source>In the end {0} went on alone, in a copy of the game.</source>
        <translation>Al final {0} siguió sin los demás, en una copia de la partida.</translation>
    </message>
    <message>
        <source>Not proved: step {0} of the log is not as the players signed it ({1}).</source>
        <translation>Sin probar: el paso {0} del registro no es como lo firmaron los jugadores ({1}).</translation>
    </message>
    <message>
        <source>Not proved: {0}.</source>
        <translation>Sin probar: {0}.</translation>
    </message>
    <message>
        <source>The dice were fair: {0} and every move are as all players signed them.</source>
        <translation>Los dados fueron limpios: {0} y cada jugada son como todos los firmaron.</translation>
    </message>
    <message>
        <source>The game cannot be read: {0}</source>
        <translation>No se puede leer la partida: {0}</translation>
    </message>
    <message>
        <source>This game was not played on a network, so there is nothing to verify.</source>
        <translation>Esta partida no se jugó en red, así que no hay nada que comprobar.</translation>
    </message>
    <message>
        <source>{0} lost the seat at step {1}: {2} signed that.</source>
        <translation>{0} perdió el asiento en el paso {1}: firmado por {2}.</translation>
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
            <numerusform>{0} deja %n ficha en {1}, al alcance de {2}, y hay otras regiones en peligro.</numerusform>
            <numerusform>{0} deja %n fichas en {1}, al alcance de {2}, y hay otras regiones en peligro.</numerusform>
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
    <name>GameButtons</name>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation>Comprobar cada tirada y extracción con lo que firmaron los jugadores</translation>
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
        <source>Games (*.swn)</source>
        <translation>Partidas (*.swn)</translation>
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
        <source>{0} looks like a board, not a game.</source>
        <translation>{0} parece un mapa, no una partida.</translation>
    </message>
    <message>
        <source>{0} looks like a file of races and powers, not a game.</source>
        <translation>{0} parece un archivo de razas y poderes, no una partida.</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>With several Relics</source>
        <translation>Con varias reliquias</translation>
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
        <translation>Terminar el turno</translation>
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
        <source>Now playing for {0}: {1}.</source>
        <translation>Ahora juega por {0}: {1}.</translation>
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
        <source>{0} has nothing left to do – press Enter to end the turn</source>
        <translation>A {0} no le queda nada por hacer – pulsa Intro para acabar el turno</translation>
    </message>
    <message>
        <source>{0} is now played by a person.</source>
        <translation>Ahora juega por {0} una persona.</translation>
    </message>
    <message>
        <source>{0} takes over</source>
        <translation>toma el mando {0}</translation>
    </message>
    <message>
        <source>{0} – press Enter</source>
        <translation>{0} – pulsa Intro</translation>
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
        <translation>Cede el turno a {0} y pulsa Continuar.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
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
        <source>{0} is waiting for that.</source>
        <translation>{0} está esperando.</translation>
    </message>
    <message>
        <source>{0} waits until you&apos;ve read the card.</source>
        <translation>{0} espera a que leas la tarjeta.</translation>
    </message>
    <message>
        <source>{0}: tokens are retreating…</source>
        <translation>{0}: las fichas se retiran…</translation>
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
        <source>Races and &amp;powers</source>
        <translation>Razas y p&amp;oderes</translation>
    </message>
    <message>
        <source>Relics and Places are not in play.</source>
        <translation>Las reliquias y los lugares no están en juego.</translation>
    </message>
    <message>
        <source>There&apos;s no board like this for {0} players.</source>
        <translation>No hay un mapa así para {0} jugadores.</translation>
    </message>
    <message>
        <source>{0} players need at least {1} races and {1} powers. You have {2} races and {3} powers.</source>
        <translation>{0} jugadores necesitan al menos {1} razas y {1} poderes. Tienes {2} razas y {3} poderes.</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>custom board</source>
        <translation>mapa propio</translation>
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
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <translation>Sin termi&amp;nar</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete the game: {0}</source>
        <translation>No se ha podido borrar la partida: {0}</translation>
    </message>
    <message>
        <source>Couldn&apos;t restore the game: {0}</source>
        <translation>No se ha podido recuperar la partida: {0}</translation>
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
        <source>Moved to trash: {0}</source>
        <translation>Enviado a la papelera: {0}</translation>
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
        <translation>Verificando los dados…</translation>
    </message>
    <message numerus="yes">
        <source>{0}: won {1} of %n game(s), best score {2} coins</source>
        <translation>
            <numerusform>{0}: ha ganado {1} de %n partida, mejor resultado {2} monedas</numerusform>
            <numerusform>{0}: ha ganado {1} de %n partidas, mejor resultado {2} monedas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraceBox</name>
    <message>
        <source>Others may vote on the seat of somebody who is away</source>
        <translation>Los demás pueden votar sobre el asiento de quien está ausente</translation>
    </message>
    <message>
        <source>They vote whether to wait, to let a bot play, or to let somebody take the seat over.</source>
        <translation>Votan si esperar, dejar que juegue un bot o que alguien ocupe el asiento.</translation>
    </message>
    <message>
        <source>after {0} seconds</source>
        <translation>después de {0} segundos</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
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
        <translation>Los dos últimos turnos no le han dado casi nada a {0}. Declina ahora para conservar lo que hay en el mapa y elige una raza nueva en el próximo turno.</translation>
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
        <extracomment>{1}: a sum, such as &quot;2 base + 1 Mountain&quot;</extracomment>
        <translation>**Coste {0}** = {1}</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message numerus="yes">
        <source>Ending the turn now pays %n coin(s).</source>
        <translation>
            <numerusform>Acabar el turno ahora da %n moneda.</numerusform>
            <numerusform>Acabar el turno ahora da %n monedas.</numerusform>
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
        <translation>Jugar el paso</translation>
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
        <translation>solo {0} puede contraatacar, en {1}</translation>
    </message>
    <message>
        <source>only {0} can strike back, most easily at {1}</source>
        <translation>solo {0} puede contraatacar, lo más fácil en {1}</translation>
    </message>
    <message>
        <source>peace with {0}</source>
        <translation>paz con {0}</translation>
    </message>
    <message>
        <source>picks {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo</extracomment>
        <translation>elige {0}</translation>
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
        <translation>lleva a {0} al declive</translation>
    </message>
    <message>
        <source>{0} can strike back</source>
        <translation>{0} puede contraatacar</translation>
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
        <source>Elf replaced by Sorcerers</source>
        <translation>Elfo sustituido por Hechiceros</translation>
    </message>
    <message>
        <source>Encampments moved per turn</source>
        <translation>Campamentos que se mueven por turno</translation>
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
        <translation>Razas y poderes inútiles en el mapa</translation>
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
        <translation>Lo que los jugadores ven de las monedas de los demás. En el juego de mesa todos ven lo que paga un turno, pero los totales no se enseñan hasta el final.</translation>
    </message>
    <message>
        <source>Where Flames without a region enter the map.</source>
        <translation>Por dónde entran en el mapa los Ígneos sin región.</translation>
    </message>
    <message>
        <source>Whether Elves lose a token that Sorcerers replace.</source>
        <translation>Si los Elfos pierden la ficha que sustituyen los Hechiceros.</translation>
    </message>
    <message>
        <source>Whether they are removed before the game or discarded when they turn up.</source>
        <translation>Si se quitan antes de la partida o se descartan al salir.</translation>
    </message>
    <message>
        <source>Whether they may still replace a token.</source>
        <translation>Si aun así pueden sustituir una ficha.</translation>
    </message>
    <message>
        <source>Who goes first, in the first seat.</source>
        <translation>Quién empieza, en el primer puesto.</translation>
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
        <translation>se descartan al salir</translation>
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
        <source>If that does not work: {0}</source>
        <translation>Si no funciona: {0}</translation>
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
        <translation>Otro PIN</translation>
    </message>
    <message>
        <source>PIN {0}</source>
        <translation>PIN {0}</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Código QR del enlace</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Código corto</translation>
    </message>
    <message>
        <source>This computer has no address that others could reach.</source>
        <translation>Este ordenador no tiene ninguna dirección a la que otros puedan llegar.</translation>
    </message>
    <message>
        <source>Who comes in needs a P&amp;IN</source>
        <translation>Para entrar hace falta un P&amp;IN</translation>
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
        <translation>Reliquias, lugares y piezas en el mapa</translation>
    </message>
</context>
<context>
    <name>JoinBox</name>
    <message>
        <source>&amp;Invitation or address:</source>
        <translation>&amp;Invitación o dirección:</translation>
    </message>
    <message>
        <source>&amp;PIN, if there is one:</source>
        <translation>&amp;PIN, si lo hay:</translation>
    </message>
    <message>
        <source>By address or invitation</source>
        <translation>Por dirección o invitación</translation>
    </message>
    <message>
        <source>Invitation or address</source>
        <translation>Invitación o dirección</translation>
    </message>
    <message>
        <source>J&amp;oin there</source>
        <translation>&amp;Unirse allí</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
</context>
<context>
    <name>KnockBox</name>
    <message>
        <source>Let in</source>
        <translation>Dejar entrar</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
</context>
<context>
    <name>Knocks</name>
    <message>
        <source>Somebody at {0} has another version of swqt and could not come in.</source>
        <translation>Alguien en {0} tiene otra versión de swqt y no ha podido entrar.</translation>
    </message>
    <message>
        <source>Somebody at {0} has tried a wrong PIN and was not let in.</source>
        <translation>Alguien en {0} ha probado un PIN erróneo y no ha podido entrar.</translation>
    </message>
    <message>
        <source>Somebody at {0} whom you have sent away has tried to come back.</source>
        <translation>Alguien en {0}, a quien se echó de la mesa, ha intentado volver.</translation>
    </message>
</context>
<context>
    <name>LanDesk</name>
    <message>
        <source>A table appears: {0}</source>
        <translation>Aparece una mesa: {0}</translation>
    </message>
    <message>
        <source>At this table only ready sayings are heard.</source>
        <translation>En esta mesa solo se oyen frases hechas.</translation>
    </message>
    <message>
        <source>Calling …</source>
        <translation>Llamando…</translation>
    </message>
    <message>
        <source>Local network – swqt</source>
        <translation>Red local – swqt</translation>
    </message>
    <message>
        <source>Nobody may say so much in so short a time.</source>
        <translation>Nadie puede decir tanto en tan poco tiempo.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>The game is taken up …</source>
        <translation>Se retoma la partida…</translation>
    </message>
    <message>
        <source>Too many wrong PINs were tried, so there is a new one.</source>
        <translation>Se han probado demasiados PIN erróneos; ahora hay uno nuevo.</translation>
    </message>
    <message>
        <source>You are the host now.</source>
        <translation>Ahora eres el anfitrión.</translation>
    </message>
    <message>
        <source>Your fingerprint is {0}: they see it, too.</source>
        <translation>Tu huella es {0}: allí también la ven.</translation>
    </message>
    <message>
        <source>{0} has come.</source>
        <translation>{0} ha llegado.</translation>
    </message>
    <message>
        <source>{0} has gone.</source>
        <translation>{0} se ha ido.</translation>
    </message>
    <message>
        <source>{0} is not ready any more.</source>
        <translation>{0} ya no está listo.</translation>
    </message>
    <message>
        <source>{0} is ready.</source>
        <translation>{0} está listo.</translation>
    </message>
    <message>
        <source>{0} – swqt</source>
        <translation>{0} – swqt</translation>
    </message>
    <message>
        <source>{0}’s table</source>
        <translation>Mesa de {0}</translation>
    </message>
</context>
<context>
    <name>LanDoor</name>
    <message>
        <source>This program cannot play on the network.</source>
        <translation>Este programa no puede jugar en la red.</translation>
    </message>
</context>
<context>
    <name>LanWords</name>
    <message>
        <source>A game needs two people, or a bot.</source>
        <translation>Una partida necesita dos personas, o un bot.</translation>
    </message>
    <message>
        <source>A message could not be understood: {0}</source>
        <translation>No se pudo entender un mensaje: {0}</translation>
    </message>
    <message>
        <source>A swqt answers there, but it has no table open.</source>
        <translation>Allí responde un swqt, pero no tiene ninguna mesa abierta.</translation>
    </message>
    <message>
        <source>An invitation has 16 letters and digits, like XXXX-XXXX-XXXX-XXXX, or 8 on the same network.</source>
        <translation>Una invitación tiene 16 letras y cifras, como XXXX-XXXX-XXXX-XXXX, u 8 en la misma red.</translation>
    </message>
    <message>
        <source>An invitation has 16 letters and digits, or 8; this one has {0}.</source>
        <translation>Una invitación tiene 16 letras y cifras, u 8; esta tiene {0}.</translation>
    </message>
    <message>
        <source>Home-made boards and traits of {0} bytes cannot travel, only {1}; the largest is {2}.</source>
        <translation>Los tableros y rasgos caseros ocupan {0} bytes y solo pueden viajar {1}; el mayor es {2}.</translation>
    </message>
    <message>
        <source>Home-made content is still on its way: {0}</source>
        <translation>El contenido casero aún está en camino: {0}</translation>
    </message>
    <message>
        <source>Looking for tables took too long and begins anew.</source>
        <translation>La búsqueda de mesas tardó demasiado y empieza de nuevo.</translation>
    </message>
    <message>
        <source>Nobody can go on alone here: {0}</source>
        <translation>Aquí nadie puede seguir por su cuenta: {0}</translation>
    </message>
    <message>
        <source>Nobody can reach this program: {0} You can still join others.</source>
        <translation>Nadie puede llegar a este programa: {0} Aún puedes unirte a otros.</translation>
    </message>
    <message>
        <source>Nobody may watch at this table.</source>
        <translation>En esta mesa nadie puede mirar.</translation>
    </message>
    <message>
        <source>Nobody sits on seat {0} yet: wait for somebody, or put a bot there.</source>
        <translation>El asiento {0} sigue vacío: espera a alguien o pon un bot.</translation>
    </message>
    <message>
        <source>Not begun: other home-made content came than the table’s: {0}</source>
        <translation>No ha empezado: llegó otro contenido casero que el de la mesa: {0}</translation>
    </message>
    <message>
        <source>Not begun: the host says something else of you than you have given.</source>
        <translation>No ha empezado: el anfitrión dice de ti algo distinto de lo que has dado.</translation>
    </message>
    <message>
        <source>Not begun: the host wants to begin another table than the one that it has told last.</source>
        <translation>No ha empezado: el anfitrión quiere empezar otra mesa que la última que anunció.</translation>
    </message>
    <message>
        <source>Not begun: the number of the game is not what everybody has given for it.</source>
        <translation>No ha empezado: el número de la partida no sale de lo que todos han dado.</translation>
    </message>
    <message>
        <source>Not begun: the players are others than those at the table.</source>
        <translation>No ha empezado: los jugadores no son los de la mesa.</translation>
    </message>
    <message>
        <source>Nothing answers there yet; it is tried again. Is the address right, and the same network in use?</source>
        <translation>Allí aún no responde nada; se vuelve a intentar. ¿Es correcta la dirección, y es la misma red?</translation>
    </message>
    <message>
        <source>Nothing can be saved here, so your moves wait until there is room: {0}</source>
        <translation>Aquí no se puede guardar nada, así que tus jugadas esperan hasta que haya sitio: {0}</translation>
    </message>
    <message>
        <source>Nothing is heard from this network. If somebody has opened a table, a firewall may be in the way: join by address or invitation.</source>
        <translation>No se oye nada en esta red. Si alguien ha abierto una mesa, quizá lo impida un cortafuegos: únete por dirección o invitación.</translation>
    </message>
    <message>
        <source>Only the host may do that.</source>
        <translation>Solo el anfitrión puede hacerlo.</translation>
    </message>
    <message>
        <source>Other rules: there it is swqt {0} ({1}), here swqt {2} ({3}). Everybody needs the same version.</source>
        <translation>Otras reglas: allí es swqt {0} ({1}), aquí swqt {2} ({3}). Todos necesitan la misma versión.</translation>
    </message>
    <message>
        <source>Others cannot reach this computer, but it can reach them: you can play.</source>
        <translation>Los demás no llegan a este ordenador, pero él sí llega a ellos: puedes jugar.</translation>
    </message>
    <message>
        <source>Port {0} is in use by another program; this one uses port {1}.</source>
        <translation>Otro programa usa el puerto {0}; este usa el puerto {1}.</translation>
    </message>
    <message>
        <source>Seat {0} is not yours.</source>
        <translation>El asiento {0} no es tuyo.</translation>
    </message>
    <message>
        <source>Seat {0} is taken by {1}.</source>
        <translation>El asiento {0} lo ocupa {1}.</translation>
    </message>
    <message>
        <source>Somebody else answers there than expected; it is tried again.</source>
        <translation>Allí responde otro que el esperado; se vuelve a intentar.</translation>
    </message>
    <message>
        <source>Somebody is called {0} already.</source>
        <translation>Alguien ya se llama {0}.</translation>
    </message>
    <message>
        <source>Tables are not looked for any more. Join by address or invitation.</source>
        <translation>Ya no se buscan mesas. Únete por dirección o invitación.</translation>
    </message>
    <message>
        <source>Tables do not appear by themselves on this network ({0}). Join by address or invitation.</source>
        <translation>En esta red las mesas no aparecen solas ({0}). Únete por dirección o invitación.</translation>
    </message>
    <message>
        <source>That PIN is wrong. Ask the host, who sees it in large digits.</source>
        <translation>Ese PIN no es correcto. Pregunta al anfitrión, que lo ve en cifras grandes.</translation>
    </message>
    <message>
        <source>That colour is taken by {0}.</source>
        <translation>Ese color es de {0}.</translation>
    </message>
    <message>
        <source>That is this very program.</source>
        <translation>Ese es este mismo programa.</translation>
    </message>
    <message>
        <source>That was asked before and is out of date. Try again.</source>
        <translation>Eso ya se pidió y está anticuado. Vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>The board {0} is another one for the host ({1}) than here ({2}).</source>
        <translation>El tablero {0} del anfitrión ({1}) es distinto del de aquí ({2}).</translation>
    </message>
    <message>
        <source>The board {0} is for {1} players.</source>
        <translation>El tablero {0} es para {1} jugadores.</translation>
    </message>
    <message>
        <source>The board {0} is not in this program and did not come with the table.</source>
        <translation>El tablero {0} no está en este programa ni llegó con la mesa.</translation>
    </message>
    <message>
        <source>The board {0} that came with the table cannot be used: {1}</source>
        <translation>El tablero {0} que llegó con la mesa no se puede usar: {1}</translation>
    </message>
    <message>
        <source>The connection broke; it is tried again.</source>
        <translation>La conexión se cortó; se vuelve a intentar.</translation>
    </message>
    <message>
        <source>The end of this game is not saved here: {0}</source>
        <translation>El final de esta partida no está guardado aquí: {0}</translation>
    </message>
    <message>
        <source>The end of this link is damaged. Copy the whole link once more.</source>
        <translation>El final de este enlace está dañado. Copia otra vez el enlace entero.</translation>
    </message>
    <message>
        <source>The game cannot begin, because nothing can be saved here: {0}</source>
        <translation>La partida no puede empezar, porque aquí no se puede guardar nada: {0}</translation>
    </message>
    <message>
        <source>The game is just about to begin.</source>
        <translation>La partida está a punto de empezar.</translation>
    </message>
    <message>
        <source>The game is on, and nobody else may come in.</source>
        <translation>La partida está en marcha y nadie más puede entrar.</translation>
    </message>
    <message>
        <source>The game is saved here again and goes on.</source>
        <translation>La partida vuelve a guardarse aquí y sigue.</translation>
    </message>
    <message>
        <source>The host does not want you at this table.</source>
        <translation>El anfitrión no te quiere en esta mesa.</translation>
    </message>
    <message>
        <source>The host has closed seat {0}.</source>
        <translation>El anfitrión ha cerrado el asiento {0}.</translation>
    </message>
    <message>
        <source>The host has just changed what is played. Look again.</source>
        <translation>El anfitrión acaba de cambiar lo que se juega. Vuelve a mirar.</translation>
    </message>
    <message>
        <source>The host tells different people different things. Take care.</source>
        <translation>El anfitrión dice cosas distintas a cada uno. Ten cuidado.</translation>
    </message>
    <message>
        <source>The host’s swqt would let draws be replaced without everybody who stays: it must be updated.</source>
        <translation>El swqt del anfitrión dejaría repetir el azar sin todos los que se quedan: hay que actualizarlo.</translation>
    </message>
    <message>
        <source>The house rule {0} cannot be “{1}”.</source>
        <translation>La regla de la casa {0} no puede ser «{1}».</translation>
    </message>
    <message>
        <source>The people there are asked whether you may come in.</source>
        <translation>Se pregunta a quienes están allí si puedes entrar.</translation>
    </message>
    <message>
        <source>The players’ programs have different boards ({0}), so the game rests. A report is here: {1}</source>
        <translation>Los programas de los jugadores tienen tableros distintos ({0}), así que la partida descansa. Hay un informe aquí: {1}</translation>
    </message>
    <message>
        <source>The races and powers “{0}” are others for the host ({1}) than here ({2}).</source>
        <translation>Las razas y poderes «{0}» del anfitrión ({1}) son distintos de los de aquí ({2}).</translation>
    </message>
    <message>
        <source>The table has become too large to be told to everybody.</source>
        <translation>La mesa se ha hecho demasiado grande para contarla a todos.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>La mesa está llena.</translation>
    </message>
    <message>
        <source>The table {0} does not answer any more.</source>
        <translation>La mesa {0} ya no responde.</translation>
    </message>
    <message>
        <source>The trait {0} is another one for the host ({1}) than here ({2}).</source>
        <translation>El rasgo {0} del anfitrión ({1}) es distinto del de aquí ({2}).</translation>
    </message>
    <message>
        <source>The trait {0} that came with the table cannot be used: {1}</source>
        <translation>El rasgo {0} que llegó con la mesa no se puede usar: {1}</translation>
    </message>
    <message>
        <source>Their swqt plays by other rules than this one. Everybody needs the same version.</source>
        <translation>Su swqt juega con otras reglas que este. Todos necesitan la misma versión.</translation>
    </message>
    <message>
        <source>There are short invitations for port {0} only.</source>
        <translation>Solo hay invitaciones cortas para el puerto {0}.</translation>
    </message>
    <message>
        <source>There is a typing error in this invitation.</source>
        <translation>Hay una errata en esta invitación.</translation>
    </message>
    <message>
        <source>There is no answer yet; it is tried again.</source>
        <translation>Aún no hay respuesta; se vuelve a intentar.</translation>
    </message>
    <message>
        <source>There is no bot called {0}.</source>
        <translation>No hay ningún bot llamado {0}.</translation>
    </message>
    <message>
        <source>There is no free seat at this table, and nobody may watch.</source>
        <translation>En esta mesa no hay asiento libre y nadie puede mirar.</translation>
    </message>
    <message>
        <source>There is no seat {0}.</source>
        <translation>No hay asiento {0}.</translation>
    </message>
    <message>
        <source>These races and powers cannot be played here: {0}: {1}</source>
        <translation>Estas razas y poderes no se pueden jugar aquí: {0}: {1}</translation>
    </message>
    <message>
        <source>They speak SWQT/{0}, this program SWQT/{1}: they must update theirs.</source>
        <translation>Ellos hablan SWQT/{0} y este programa SWQT/{1}: deben actualizar el suyo.</translation>
    </message>
    <message>
        <source>They speak SWQT/{0}, this program SWQT/{1}: update this program.</source>
        <translation>Ellos hablan SWQT/{0} y este programa SWQT/{1}: actualiza este programa.</translation>
    </message>
    <message>
        <source>They speak another version of the protocol. Update swqt.</source>
        <translation>Hablan otra versión del protocolo. Hay que actualizar swqt.</translation>
    </message>
    <message>
        <source>This computer is connected by a VPN only, and tables do not appear through one. Join by address or invitation, or switch the VPN off.</source>
        <translation>Este ordenador solo está conectado por una VPN, y a través de ella no aparecen mesas. Únete por dirección o invitación, o apaga la VPN.</translation>
    </message>
    <message>
        <source>This computer is on no network.</source>
        <translation>Este ordenador no está en ninguna red.</translation>
    </message>
    <message>
        <source>This game cannot be played here: {0}</source>
        <translation>Esta partida no se puede jugar aquí: {0}</translation>
    </message>
    <message>
        <source>This game was begun with swqt {0} (rules {1}) and goes on only with that; this is swqt {2} ({3}).</source>
        <translation>Esta partida empezó con swqt {0} (reglas {1}) y solo sigue con esa versión; esta es swqt {2} ({3}).</translation>
    </message>
    <message>
        <source>This invitation does not hold any more. Ask for a new one.</source>
        <translation>Esta invitación ya no vale. Pide otra.</translation>
    </message>
    <message>
        <source>This invitation names port 0, which cannot be reached.</source>
        <translation>Esta invitación indica el puerto 0, al que no se puede llegar.</translation>
    </message>
    <message>
        <source>This network keeps its computers apart, as networks for guests do. Use another one, or the hotspot of a phone.</source>
        <translation>Esta red separa sus ordenadores, como hacen las redes de invitados. Usa otra, o el punto de acceso de un teléfono.</translation>
    </message>
    <message>
        <source>This program had the board wrong in its memory ({0}) and has made it anew. A report is here: {1}</source>
        <translation>Este programa tenía mal el tablero en su memoria ({0}) y lo ha rehecho. Hay un informe aquí: {1}</translation>
    </message>
    <message>
        <source>This program plays otherwise than most players ({0}), so the game rests. A report is here: {1}</source>
        <translation>Este programa juega de otro modo que la mayoría ({0}), así que la partida descansa. Hay un informe aquí: {1}</translation>
    </message>
    <message>
        <source>This short invitation is for another network, or there is a typing error in it.</source>
        <translation>Esta invitación corta es para otra red, o tiene una errata.</translation>
    </message>
    <message>
        <source>This table asks for a PIN. The host sees it in large digits.</source>
        <translation>Esta mesa pide un PIN. El anfitrión lo ve en cifras grandes.</translation>
    </message>
    <message>
        <source>This table asks for no PIN: it may be somebody else’s. Leave the PIN empty to join all the same.</source>
        <translation>Esta mesa no pide PIN: quizá sea de otra persona. Deja el PIN vacío para unirte de todos modos.</translation>
    </message>
    <message>
        <source>This table cannot be announced: {0} Others can join by invitation.</source>
        <translation>Esta mesa no se puede anunciar: {0} Otros pueden unirse por invitación.</translation>
    </message>
    <message>
        <source>Too many PINs were tried. Wait a minute, or ask the people there to let you in.</source>
        <translation>Se han probado demasiados PIN. Espera un minuto o pide a quienes están allí que te dejen entrar.</translation>
    </message>
    <message>
        <source>Too many callers at once; it is tried again.</source>
        <translation>Demasiadas llamadas a la vez; se vuelve a intentar.</translation>
    </message>
    <message>
        <source>Type an invitation or an address like 192.168.0.7; a port other than {0} follows after a colon.</source>
        <translation>Escribe una invitación o una dirección como 192.168.0.7; un puerto distinto de {0} va detrás de dos puntos.</translation>
    </message>
    <message>
        <source>What answers there is no swqt, or not one that we understand.</source>
        <translation>Lo que responde allí no es un swqt, o no uno que entendamos.</translation>
    </message>
    <message>
        <source>Who answers cannot prove who they are; it is tried again.</source>
        <translation>Quien responde no puede probar quién es; se vuelve a intentar.</translation>
    </message>
    <message>
        <source>Who plays does not give away seat {0}.</source>
        <translation>Quienes juegan no ceden el asiento {0}.</translation>
    </message>
    <message>
        <source>Windows may keep others from this program: in Windows Security, under Firewall, allow swqt on private networks.</source>
        <translation>Quizá Windows impida a otros llegar a este programa: en Seguridad de Windows, en Firewall, permite swqt en redes privadas.</translation>
    </message>
    <message>
        <source>You are not at this table any more.</source>
        <translation>Ya no estás en esta mesa.</translation>
    </message>
    <message>
        <source>macOS may keep swqt from the local network: allow it in System Settings, under Privacy &amp; Security, Local Network.</source>
        <translation>Quizá macOS impida a swqt usar la red local: permítelo en Ajustes del Sistema, en Privacidad y seguridad, Red local.</translation>
    </message>
    <message>
        <source>{0} asks to come in without a PIN. Their fingerprint is {1}: is it the same there?</source>
        <translation>{0} pide entrar sin PIN. Su huella es {1}: ¿es la misma allí?</translation>
    </message>
    <message>
        <source>{0} did not answer in time, so the game has not begun. Try again.</source>
        <translation>{0} no respondió a tiempo, así que la partida no ha empezado. Vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>{0} has another board than most players ({1}). The game goes on. A report is here: {2}</source>
        <translation>{0} tiene otro tablero que la mayoría ({1}). La partida sigue. Hay un informe aquí: {2}</translation>
    </message>
    <message>
        <source>{0} is asked whether you may come in.</source>
        <translation>Se pregunta a {0} si puedes entrar.</translation>
    </message>
    <message>
        <source>{0} is not ready yet.</source>
        <translation>{0} aún no está listo.</translation>
    </message>
    <message>
        <source>“{0}” is no PIN: that has 6 digits.</source>
        <translation>«{0}» no es un PIN: tiene 6 cifras.</translation>
    </message>
    <message>
        <source>“{0}” is no invitation: that begins with swqt://j/.</source>
        <translation>«{0}» no es una invitación: empieza por swqt://j/.</translation>
    </message>
    <message>
        <source>“{0}” is no name or number of a computer.</source>
        <translation>«{0}» no es el nombre ni el número de un ordenador.</translation>
    </message>
    <message>
        <source>“{0}” is no name: it needs 1 to 24 letters that can be shown.</source>
        <translation>«{0}» no es un nombre: necesita de 1 a 24 letras que se puedan mostrar.</translation>
    </message>
    <message>
        <source>“{0}” is no port: that is a number from 1 to 65535.</source>
        <translation>«{0}» no es un puerto: es un número de 1 a 65535.</translation>
    </message>
    <message>
        <source>“{0}”, letter {1} of the code, is in no invitation.</source>
        <translation>«{0}», la letra {1} del código, no está en ninguna invitación.</translation>
    </message>
    <message>
        <source>“{0}”: after % stands the name or number of a network interface.</source>
        <translation>«{0}»: detrás de % va el nombre o número de una interfaz de red.</translation>
    </message>
    <message>
        <source>“{0}”: an IPv6 address with a port stands in brackets, like [fe80::1]:47770.</source>
        <translation>«{0}»: una dirección IPv6 con puerto va entre corchetes, como [fe80::1]:47770.</translation>
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
        <source>Has learned from many games what each race and power is worth, and plays ahead in its head where it hasn&apos;t.</source>
        <translation>Sabe por muchas partidas lo que vale cada raza y poder; donde no lo sabe, juega mentalmente por adelantado.</translation>
    </message>
    <message>
        <source>Makes any legal move.</source>
        <translation>Hace cualquier jugada permitida.</translation>
    </message>
    <message>
        <source>Medium bot</source>
        <translation>Bot medio</translation>
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
        <translation>Planea turnos enteros, pero a veces los juzga mal.</translation>
    </message>
    <message>
        <source>Plays out up to {0} games per turn in its head, {1} turns ahead. Takes a second or two.</source>
        <translation>Juega mentalmente hasta {0} partidas por turno, a {1} turnos vista. Tarda un segundo o dos.</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>Bot al azar</translation>
    </message>
    <message>
        <source>Takes whatever pays this turn, and often misjudges it.</source>
        <translation>Toma lo que paga en este turno, y a menudo lo juzga mal.</translation>
    </message>
    <message>
        <source>Thinks about future coins, but is often wrong about them.</source>
        <translation>Piensa en las monedas futuras, pero a menudo se equivoca.</translation>
    </message>
    <message>
        <source>on another computer</source>
        <translation>en otro equipo</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
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
    <message numerus="yes">
        <source>%n relic(s) or places</source>
        <translation>
            <numerusform>%n reliquia o lugar</numerusform>
            <numerusform>%n reliquias o lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Dejar la mesa</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>Ca&amp;mbiar…</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>Relo&amp;j:</translation>
    </message>
    <message>
        <source>Coins: {0}</source>
        <translation>Monedas: {0}</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>Todos están listos.</translation>
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
        <source>I am &amp;ready</source>
        <translation>Estoy &amp;listo</translation>
    </message>
    <message>
        <source>Look at what is played, then say that you are ready.</source>
        <translation>Mira a qué se juega y luego di que estás listo.</translation>
    </message>
    <message>
        <source>May tal&amp;k:</source>
        <translation>&amp;Hablan:</translation>
    </message>
    <message>
        <source>Only &amp;watch</source>
        <translation>Solo mi&amp;rar</translation>
    </message>
    <message>
        <source>Others may &amp;watch</source>
        <translation>Otros pueden mi&amp;rar</translation>
    </message>
    <message>
        <source>Seat {0} is not free any more: the host has closed it.</source>
        <translation>El asiento {0} ya no está libre: lo ha cerrado el anfitrión.</translation>
    </message>
    <message>
        <source>Seat {0} is not free any more: the host has put a bot there.</source>
        <translation>El asiento {0} ya no está libre: el anfitrión ha puesto un bot.</translation>
    </message>
    <message>
        <source>Seat {0} is not free any more: {1} has just taken it.</source>
        <translation>El asiento {0} ya no está libre: {1} acaba de ocuparlo.</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Asientos, en sentido horario</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Charla</translation>
    </message>
    <message>
        <source>The game is about to begin …</source>
        <translation>La partida está a punto de empezar…</translation>
    </message>
    <message>
        <source>The host begins when everybody is ready.</source>
        <translation>El anfitrión empieza cuando todos estén listos.</translation>
    </message>
    <message>
        <source>The host plays with fewer seats now, and yours is gone.</source>
        <translation>El anfitrión juega ahora con menos asientos, y el tuyo ya no está.</translation>
    </message>
    <message>
        <source>There is no seat {0} any more.</source>
        <translation>Ya no hay asiento {0}.</translation>
    </message>
    <message>
        <source>Vote on who is a&amp;way:</source>
        <translation>Votar s&amp;obre ausentes:</translation>
    </message>
    <message>
        <source>You are the host</source>
        <translation>Eres el anfitrión</translation>
    </message>
    <message>
        <source>You watch. Take an open seat to play.</source>
        <translation>Estás mirando. Toma un asiento libre para jugar.</translation>
    </message>
    <message>
        <source>{0}: {1} regions, {2} rounds</source>
        <translation>{0}: {1} regiones, {2} rondas</translation>
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
        <source>&amp;Search (Ctrl+F)</source>
        <translation>&amp;Buscar (Ctrl+F)</translation>
    </message>
    <message>
        <source>&amp;Undo to here</source>
        <translation>&amp;Deshacer hasta aquí</translation>
    </message>
    <message>
        <source>&amp;View the map at this point</source>
        <translation>Ver el &amp;mapa en este punto</translation>
    </message>
    <message>
        <source>About me</source>
        <translation>Lo mío</translation>
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
        <source>Everything</source>
        <translation>Todo</translation>
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
    <name>MannersOffer</name>
    <message>
        <source>Propose a clock</source>
        <translation>Proponer un reloj</translation>
    </message>
    <message>
        <source>Propose who may talk</source>
        <translation>Proponer quién puede hablar</translation>
    </message>
</context>
<context>
    <name>MannersWords</name>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minuto para cada uno</numerusform>
            <numerusform>%n minutos para cada uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) more a turn</source>
        <translation>
            <numerusform>%n segundo más por turno</numerusform>
            <numerusform>%n segundos más por turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a reminder after %n minute(s)</source>
        <translation>
            <numerusform>un aviso al cabo de %n minuto</numerusform>
            <numerusform>un aviso al cabo de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sin reloj</translation>
    </message>
    <message>
        <source>only ready sayings</source>
        <translation>solo frases hechas</translation>
    </message>
    <message>
        <source>only who plays</source>
        <translation>solo quienes juegan</translation>
    </message>
    <message>
        <source>talk: {0}; clock: {1}</source>
        <translation>charla: {0}; reloj: {1}</translation>
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
        <translation>Acercamiento y vistas del mapa</translation>
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
        <extracomment>The basic cost of a region, in a sum such as &quot;2 base + 1 Mountain&quot;</extracomment>
        <translation>base</translation>
    </message>
    <message>
        <source>die</source>
        <extracomment>A part of a sum: what the roll saves</extracomment>
        <translation>dado</translation>
    </message>
    <message>
        <source>regions</source>
        <extracomment>A source of income: one coin for each region</extracomment>
        <translation>regiones</translation>
    </message>
    <message>
        <source>to reach the minimum</source>
        <translation>hasta el mínimo</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>A part of a sum</extracomment>
        <translation>fichas</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <extracomment>{0}: the first parts of a list, separated by commas; {1}: the last one</extracomment>
        <translation>{0} y {1}</translation>
    </message>
    <message>
        <source>{0} as {1}</source>
        <extracomment>{0}: the Bag; {1}: the Relic that it copies</extracomment>
        <translation>{0} como {1}</translation>
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
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unirse</translation>
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
        <source>Local network</source>
        <translation>Red local</translation>
    </message>
    <message>
        <source>No table yet. What others open on this network appears here by itself.</source>
        <translation>Aún no hay mesas. Las que otros abran en esta red aparecen aquí solas.</translation>
    </message>
    <message>
        <source>Open a &amp;table…</source>
        <translation>&amp;Abrir una mesa…</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>Abrir una mesa…</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Mesas cercanas</translation>
    </message>
    <message>
        <source>This computer can be reached at {0}.</source>
        <translation>A este ordenador se llega en {0}.</translation>
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
        <source>“{0}” asks for a PIN. The host sees it in large digits.</source>
        <translation>«{0}» pide un PIN. El anfitrión lo ve en cifras grandes.</translation>
    </message>
</context>
<context>
    <name>NetworkGameState</name>
    <message>
        <source>Player {0}</source>
        <translation>Jugador {0}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>a bot plays it</source>
        <translation>lo juega un bot</translation>
    </message>
    <message>
        <source>away</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>by way of others</source>
        <translation>a través de otros</translation>
    </message>
    <message>
        <source>here</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>en silencio</translation>
    </message>
    <message>
        <source>{0} is away</source>
        <translation>{0} está ausente</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>quedan {0}</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0} ms</translation>
    </message>
    <message>
        <source>{0} plays it</source>
        <translation>lo juega {0}</translation>
    </message>
    <message>
        <source>{0} running</source>
        <translation>{0} en marcha</translation>
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
        <translation>Empezar la partida</translation>
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
    <name>OnlineTable</name>
    <message>
        <source>Seat {0} ({1})</source>
        <translation>Puesto {0} ({1})</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Charla</translation>
    </message>
    <message>
        <source>The game could not be saved: {0}</source>
        <translation>No se pudo guardar la partida: {0}</translation>
    </message>
    <message>
        <source>The game is kept with the proof of its draws: {0}</source>
        <translation>La partida queda guardada con la prueba de sus azares: {0}</translation>
    </message>
    <message>
        <source>This game cannot be shown.</source>
        <translation>Esta partida no se puede mostrar.</translation>
    </message>
    <message>
        <source>Who wants to watch this game needs the PIN {0}.</source>
        <translation>Quien quiera ver esta partida necesita el PIN {0}.</translation>
    </message>
    <message>
        <source>• Talk</source>
        <translation>• Charla</translation>
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
        <translation>
            <numerusform>{0} puede tomar una de tus regiones, por %n ficha.</numerusform>
            <numerusform>{0} puede tomar una de tus regiones, por %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for %n token(s) each.</source>
        <translation>
            <numerusform>{0} puede tomar {1} de tus regiones, por %n ficha cada una.</numerusform>
            <numerusform>{0} puede tomar {1} de tus regiones, por %n fichas cada una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for {2} to %n token(s) each.</source>
        <translation>
            <numerusform>{0} puede tomar {1} de tus regiones, por entre {2} y %n ficha cada una.</numerusform>
            <numerusform>{0} puede tomar {1} de tus regiones, por entre {2} y %n fichas cada una.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s income</source>
        <translation>Ingresos de {0}</translation>
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
        <source>Send away</source>
        <translation>Expulsar</translation>
    </message>
    <message>
        <source>Send {0} away</source>
        <translation>Expulsar a {0}</translation>
    </message>
    <message>
        <source>Whether what this person says is shown here, at the table and in the game</source>
        <translation>Si lo que dice esta persona se muestra aquí, en la mesa y en la partida</translation>
    </message>
    <message>
        <source>host</source>
        <translation>anfitrión</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>en silencio</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>aún no está listo</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>mirando</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
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
        <translation>Reagrupar</translation>
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
    <name>PlayersDelegate</name>
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
        <translation>último en el orden</translation>
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
        <translation>{0} restantes, reloj en marcha</translation>
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
    <name>Refusal</name>
    <message>
        <source>At least one token must stay in {all}.</source>
        <translation>Al menos una ficha debe quedarse en {all}.</translation>
    </message>
    <message>
        <source>Do this first: {0}.</source>
        <translation>Haz antes esto: {0}.</translation>
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
        <translation>Coloca antes la pieza que trae el lugar que acabas de descubrir.</translation>
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
        <translation>No queda ninguna por colocar: {0}.</translation>
    </message>
    <message>
        <source>Not yet. Do this first: {0}.</source>
        <translation>Todavía no. Haz antes esto: {0}.</translation>
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
        <translation>No hay una combinación {0}; solo hay {1}.</translation>
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
        <translation>{0} ya es de esta raza.</translation>
    </message>
    <message>
        <source>This race can&apos;t make peace.</source>
        <translation>Esta raza no puede hacer la paz.</translation>
    </message>
    <message>
        <source>This race doesn&apos;t hold it: {0}.</source>
        <translation>Esta raza no lo tiene: {0}.</translation>
    </message>
    <message>
        <source>This race doesn&apos;t hold: {all}.</source>
        <translation>No es de esta raza: {all}.</translation>
    </message>
    <message>
        <source>This race has no such piece: {0}.</source>
        <translation>Esta raza no tiene esa pieza: {0}.</translation>
    </message>
    <message>
        <source>This race rolls before it chooses a region, not as a final attempt.</source>
        <translation>Esta raza tira antes de elegir una región, no como último intento.</translation>
    </message>
    <message>
        <source>You can abandon regions only before your first conquest of the turn.</source>
        <translation>Solo puedes abandonar regiones antes de tu primera conquista del turno.</translation>
    </message>
    <message>
        <source>You can decline only at the start of a turn, instead of conquering.</source>
        <translation>Solo puedes declinar al principio de un turno, en vez de conquistar.</translation>
    </message>
    <message>
        <source>You can only make peace with an opponent.</source>
        <translation>Solo puedes hacer la paz con un rival.</translation>
    </message>
    <message>
        <source>You can&apos;t afford this combo: it costs {0}, and you have {1}.</source>
        <translation>No puedes pagar esta combinación: cuesta {0} y tienes {1}.</translation>
    </message>
    <message>
        <source>You can&apos;t take {0}: {1} charge a coin for it, and you have none.</source>
        <translation>No puedes tomar {0}: {1} cobran una moneda por ella y no tienes ninguna.</translation>
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
        <source>You&apos;ve already used {0} this turn.</source>
        <translation>En este turno ya has usado esto: {0}.</translation>
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
        <translation>{0} no pueden intercambiar su poder.</translation>
    </message>
    <message>
        <source>{0} costs {1} and you have {2} tokens, so there&apos;s no need to roll.</source>
        <translation>{0} cuesta {1} y tienes {2} fichas: no hace falta tirar el dado.</translation>
    </message>
    <message>
        <source>{0} costs {1} tokens; you have {2}.</source>
        <translation>{0} cuesta {1} fichas; tienes {2}.</translation>
    </message>
    <message>
        <source>{0} have no special power yet and can&apos;t be picked.</source>
        <translation>{0} aún no tienen poder especial y no se pueden elegir.</translation>
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
        <translation>{0} está a salvo de poderes, reliquias y lugares.</translation>
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
        <translation>En {0} no hay una sola ficha activa de un rival.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t on the border, where a race without regions must enter.</source>
        <translation>{0} no está en el borde, por donde tiene que entrar una raza sin regiones.</translation>
    </message>
    <message>
        <source>{0} needs {1} more tokens, and the die gives at most {2}.</source>
        <translation>{0} necesita {1} fichas más, y el dado da {2} como mucho.</translation>
    </message>
    <message>
        <source>{0} of {1} retreating tokens placed. Place them all.</source>
        <translation>{0} de {1} fichas en retirada colocadas. Colócalas todas.</translation>
    </message>
    <message>
        <source>{0} of {1} tokens placed. Place them all.</source>
        <translation>{0} de {1} fichas colocadas. Colócalas todas.</translation>
    </message>
    <message>
        <source>{0} was attacked this turn and won&apos;t make peace.</source>
        <translation>{0} ha sufrido un ataque este turno y no hará la paz.</translation>
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
        <translation>¿Tirar por {0}? Necesitas +{1} ({2} % de probabilidad). Tus conquistas acaban en cualquier caso.</translation>
    </message>
    <message>
        <source>Roll for {0}? {1}% chance. Your conquests end either way.</source>
        <translation>¿Tirar por {0}? {1} % de probabilidad. Tus conquistas acaban en cualquier caso.</translation>
    </message>
    <message>
        <source>Roll the die ({1}%)</source>
        <translation>Tirar el dado ({1} %)</translation>
    </message>
    <message>
        <source>Roll the die with {0} ({1}%)</source>
        <translation>Tirar el dado con {0} ({1} %)</translation>
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
        <translation>{0}: ¿usarlo en {1}?</translation>
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
        <translation>tirar antes ({0} %)</translation>
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
        <translation>{0}: ¿tirar por {1}? No puede fallar y quizá ahorre fichas.</translation>
    </message>
    <message>
        <source>{0}: roll for {1}? {2}% chance. If it fails, your conquests end for this turn.</source>
        <translation>{0}: ¿tirar por {1}? {2} % de probabilidad. Si falla, acaban tus conquistas de este turno.</translation>
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
        <source>F1: rules for this</source>
        <translation>F1: reglas de esto</translation>
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
        <source>&amp;Targets only</source>
        <translation>&amp;Solo objetivos</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
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
    <name>ReplayBar</name>
    <message>
        <source>&amp;Continue from here</source>
        <translation>&amp;Continuar desde aquí</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Volver (Esc)</translation>
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
        <translation>Seguir jugando desde esta posición en una partida aparte, con personas en todos los puestos</translation>
    </message>
    <message>
        <source>Previous turn (PageUp)</source>
        <translation>Turno anterior (RePág)</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>E&amp;stadísticas</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>No se ha podido guardar: {0}</translation>
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
        <translation>La partida firmada aún no está guardada, así que no se pueden verificar sus dados.</translation>
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
        <source>Since the last turn: round {0}, {1}</source>
        <translation>Desde el último turno: ronda {0}, {1}</translation>
    </message>
    <message>
        <source>Viewing round {0}, {1}</source>
        <extracomment>{1}: a player</extracomment>
        <translation>A la vista: ronda {0}, {1}</translation>
    </message>
    <message>
        <source>Viewing the end of the game</source>
        <translation>A la vista: el final de la partida</translation>
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
        <source>&amp;Copy table</source>
        <translation>Copiar &amp;tabla</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>E&amp;xportar como CSV…</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por comas (*.csv)</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Couldn&apos;t export: {0}</source>
        <translation>No se ha podido exportar: {0}</translation>
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
        <translation>Desde ronda</translation>
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
        <translation>Reliquias y lugares</translation>
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
        <translation>Hasta ronda</translation>
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
        <translation>Total sacado</translation>
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
        <translation>sacado {0}, esperado {1}</translation>
    </message>
    <message>
        <source>times expected</source>
        <translation>veces esperadas</translation>
    </message>
    <message>
        <source>times rolled</source>
        <translation>veces que ha salido</translation>
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
        <source>&amp;Graph</source>
        <translation>Grá&amp;fico</translation>
    </message>
    <message>
        <source>&amp;Income</source>
        <translation>&amp;Ingresos</translation>
    </message>
    <message>
        <source>&amp;Look at the map</source>
        <translation>Mirar e&amp;l mapa</translation>
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
        <translation>&amp;Revancha</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>&amp;Guardar partida…</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tabla</translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation>&amp;Comprobar los dados</translation>
    </message>
    <message>
        <source>&amp;Watch replay</source>
        <translation>Ver repeti&amp;ción</translation>
    </message>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation>Comprobar cada tirada y extracción con lo que firmaron los jugadores</translation>
    </message>
    <message>
        <source>Coins are secret until the end.</source>
        <translation>Las monedas son secretas hasta el final.</translation>
    </message>
    <message>
        <source>R&amp;aces</source>
        <translation>Ra&amp;zas</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Re&amp;paso</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Round {0} so far</source>
        <translation>Ronda {0} hasta ahora</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Same players, same board. The next player goes first</source>
        <translation>Mismos jugadores, mismo mapa. Empieza el siguiente jugador</translation>
    </message>
    <message>
        <source>Save re&amp;port…</source>
        <translation>Guardar i&amp;nforme…</translation>
    </message>
    <message>
        <source>Saving the report… {0}%</source>
        <translation>Guardando el informe… {0} %</translation>
    </message>
    <message>
        <source>The game isn&apos;t over yet.</source>
        <translation>La partida aún no ha terminado.</translation>
    </message>
    <message>
        <source>Verifying the dice…</source>
        <translation>Verificando los dados…</translation>
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
            <numerusform>%n turno, {0} monedas esperadas perdidas en total.</numerusform>
            <numerusform>%n turnos, {0} monedas esperadas perdidas en total.</numerusform>
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
        <translation>Repasar los &amp;turnos de los jugadores</translation>
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
        <translation>Turnos, los que más costaron primero</translation>
    </message>
    <message>
        <source>View t&amp;his turn</source>
        <translation>&amp;Ver este turno</translation>
    </message>
</context>
<context>
    <name>RowsModel</name>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n mirando</numerusform>
            <numerusform>%n mirando</numerusform>
        </translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>full</source>
        <translation>llena</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>other version</source>
        <translation>otra versión</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <translation>ronda {0} de {1}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>with a PIN</source>
        <translation>con PIN</translation>
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
        <source>Seat {0}: {1}, {2}</source>
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
        <source>What becomes of seat {0}</source>
        <translation>Qué se hace con el asiento {0}</translation>
    </message>
    <message>
        <source>for whoever comes</source>
        <translation>para quien venga</translation>
    </message>
    <message>
        <source>host</source>
        <translation>anfitrión</translation>
    </message>
    <message>
        <source>nobody can sit here</source>
        <translation>aquí no puede sentarse nadie</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>aún no está listo</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>run by the host</source>
        <translation>lo lleva el anfitrión</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
</context>
<context>
    <name>SeatsGroup</name>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>Colour of player {0}: {1}</source>
        <translation>Color del jugador {0}: {1}</translation>
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
        <translation>Jugadores, en el sentido del reloj</translation>
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
        <translation>Elige una combinación. Un segundo clic la toma.</translation>
    </message>
    <message>
        <source>Choose a region to conquer. Finish your conquests when you&apos;re done.</source>
        <translation>Elige una región que conquistar. Termina tus conquistas cuando acabes.</translation>
    </message>
    <message>
        <source>Conquer a region, or decline. Right-click one of yours to abandon it.</source>
        <translation>Conquista una región, o declina. Haz clic derecho en una tuya para abandonarla.</translation>
    </message>
    <message>
        <source>First conquer with your race in decline, or continue.</source>
        <translation>Conquista primero con tu raza en declive, o continúa.</translation>
    </message>
    <message>
        <source>Give up tokens for coins, or continue. Click a region to give one up there.</source>
        <translation>Entrega fichas por monedas, o continúa. Haz clic en una región para entregar una.</translation>
    </message>
    <message>
        <source>New combo: {0}.</source>
        <translation>Combinación nueva: {0}.</translation>
    </message>
    <message>
        <source>Place or move pieces with the buttons, or end the turn.</source>
        <translation>Coloca o mueve piezas con los botones, o acaba el turno.</translation>
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
        <translation>Ronda {0}: es el turno de {1}.</translation>
    </message>
    <message>
        <source>The Lost Tribe in {0} is driven out.</source>
        <translation>La Tribu Perdida de {0} es expulsada.</translation>
    </message>
    <message>
        <source>The Monsters in {0} are driven out.</source>
        <translation>Los Monstruos de {0} son expulsados.</translation>
    </message>
    <message>
        <source>The Monsters were guarding {0}.</source>
        <translation>Los Monstruos guardaban {0}.</translation>
    </message>
    <message>
        <source>The Place grants a power: {0}.</source>
        <translation>El lugar da un poder: {0}.</translation>
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
        <translation>El turno está puntuado. ¿Declinar ahora o conservar tu raza?</translation>
    </message>
    <message>
        <source>Your race has declined. Place its tokens one last time: + and −, or left- and right-click.</source>
        <translation>Tu raza ha declinado. Coloca sus fichas por última vez: + y −, o clic izquierdo y derecho.</translation>
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
        <extracomment>{1}: a sum, such as &quot;2 base + 1 Mountain&quot;</extracomment>
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
        <translation>colocar antes: {0}</translation>
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
        <translation>{0} Colocadas automáticamente.</translation>
    </message>
    <message>
        <source>{0} abandon {1}.</source>
        <extracomment>{0}: a race with its owner, as in &quot;Anna&apos;s Orcs&quot;; {1}: regions</extracomment>
        <translation>{0} abandonan {1}.</translation>
    </message>
    <message>
        <source>{0} and {1} are at peace until {0}&apos;s next turn.</source>
        <translation>{0} y {1} están en paz hasta el próximo turno de {0}.</translation>
    </message>
    <message>
        <source>{0} collects coins</source>
        <translation>{0} cobra sus monedas</translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s) ({2}).</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: what helped, such as the die</extracomment>
        <translation>
            <numerusform>{0} conquistan {1} con %n ficha ({2}).</numerusform>
            <numerusform>{0} conquistan {1} con %n fichas ({2}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s).</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>
            <numerusform>{0} conquistan {1} con %n ficha.</numerusform>
            <numerusform>{0} conquistan {1} con %n fichas.</numerusform>
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
        <translation>{0} no logran conquistar {1}: la tirada fue demasiado baja.</translation>
    </message>
    <message numerus="yes">
        <source>{0} forge %n Hammer(s).</source>
        <translation>
            <numerusform>{0} forjan %n Martillo.</numerusform>
            <numerusform>{0} forjan %n Martillos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gain %n token(s) ({1}).</source>
        <extracomment>{0}: a race with its owner; {1}: the race or power that grants them</extracomment>
        <translation>
            <numerusform>{0} ganan %n ficha ({1}).</numerusform>
            <numerusform>{0} ganan %n fichas ({1}).</numerusform>
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
            <numerusform>{0} no tienen adónde retirarse: %n ficha deja el mapa.</numerusform>
            <numerusform>{0} no tienen adónde retirarse: %n fichas dejan el mapa.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map.</source>
        <translation>{0} dejan el mapa.</translation>
    </message>
    <message>
        <source>{0} leaves {1}.</source>
        <extracomment>{0}: a piece with its article, such as &quot;The Fortress&quot;; {1}: a region</extracomment>
        <translation>{0} deja {1}.</translation>
    </message>
    <message>
        <source>{0} lose {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>{0} pierden {1}.</translation>
    </message>
    <message>
        <source>{0} lose {1}: {2}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: tokens lost or retreating</extracomment>
        <translation>{0} pierden {1}: {2}.</translation>
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
            <numerusform>{0} recogen %n ficha para conquistar.</numerusform>
            <numerusform>{0} recogen %n fichas para conquistar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} picks {1} ({2}).</source>
        <extracomment>{0}: a player; {1}: a combo; {2}: tokens and coins</extracomment>
        <translation>{0} elige {1} ({2}).</translation>
    </message>
    <message>
        <source>{0} places {1} in {2}.</source>
        <extracomment>{0}: a player; {1}: a piece with its article, such as &quot;a Hero&quot;; {2}: a region</extracomment>
        <translation>{0} coloca {1} en {2}.</translation>
    </message>
    <message>
        <source>{0} redeploy: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation>{0} se redistribuyen: {1}.</translation>
    </message>
    <message>
        <source>{0} retreat: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation>{0} se retiran: {1}.</translation>
    </message>
    <message>
        <source>{0} rolls the die: {1}.</source>
        <translation>{0} tira el dado: {1}.</translation>
    </message>
    <message>
        <source>{0} swaps powers and now leads {1}. Combo {2} now has {3}.</source>
        <translation>{0} intercambia poderes y ahora dirige a {1}. La combinación {2} tiene ahora {3}.</translation>
    </message>
    <message>
        <source>{0} take over {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region of the same player&apos;s race in decline</extracomment>
        <translation>{0} se adueñan de {1}.</translation>
    </message>
    <message>
        <source>{0}&apos;s {1}</source>
        <extracomment>{0}: a player; {1}: a race; the subject of most sentences of the log</extracomment>
        <translation>{1} de {0}</translation>
    </message>
    <message>
        <source>{0}&apos;s {1} go into decline.</source>
        <extracomment>{0}: a player; {1}: a combo</extracomment>
        <translation>{1} de {0} entran en declive.</translation>
    </message>
    <message>
        <source>{0}: no use on this board, removed from the game.</source>
        <translation>{0}: sin utilidad en este mapa, fuera de la partida.</translation>
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
        <source>&amp;Restore all defaults</source>
        <translation>&amp;Restaurar todo</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Sonido</translation>
    </message>
    <message>
        <source>Alerts: your turn, refusals, game over</source>
        <translation>Avisos: turno, rechazos, final</translation>
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
        <translation>Cubrir la mesa hasta que el siguiente jugador tome el relevo</translation>
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
        <translation>Rápido</translation>
    </message>
    <message>
        <source>For people sharing this screen, without bots. Dice and combos come up again in the same order, so nobody gets a better roll by undoing one.</source>
        <translation>Para personas que comparten esta pantalla, sin bots. Dados y combinaciones vuelven a salir en el mismo orden: nadie consigue una tirada mejor deshaciendo otra.</translation>
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
        <translation>Al instante</translation>
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
        <translation>Lento</translation>
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
        <translation>Ritmo de los bots</translation>
    </message>
    <message>
        <source>Speed of people&apos;s moves</source>
        <translation>Ritmo de las personas</translation>
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
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Undo past dice rolls, new combos and other people&apos;s turns</source>
        <translation>Deshacer también tiradas, combinaciones nuevas y turnos ajenos</translation>
    </message>
    <message>
        <source>When placed automatically, they go where they are needed most. You can undo that and place them by hand.</source>
        <translation>Si se colocan automáticamente, van a donde más falta hacen. Puedes deshacerlo y colocarlas a mano.</translation>
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
        <translation>{0} %</translation>
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
        <translation>elige una combinación; Intro la toma, otro Intro confirma</translation>
    </message>
    <message>
        <source>cycle through all regions</source>
        <translation>recorrer todas las regiones</translation>
    </message>
    <message>
        <source>go to the next region in that direction</source>
        <translation>van a la región siguiente en esa dirección</translation>
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
        <translation>dejar el mapa</translation>
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
        <source>&amp;Assign</source>
        <translation>&amp;Asignar</translation>
    </message>
    <message>
        <source>&amp;Reset to default</source>
        <translation>&amp;Restablecer</translation>
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
        <translation>coste {0}, {1} % con el dado</translation>
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
        <translation>{0}, {1} tiene {2}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>{0}: a region; {1}: its tokens</extracomment>
        <translation>{0}: {1}</translation>
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
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
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
        <translation>Jugadores y tablero</translation>
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
        <translation>Con otros en tu red</translation>
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
        <source>Name of the table</source>
        <translation>Nombre de la mesa</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Others may &amp;watch</source>
        <translation>Otros pueden mi&amp;rar</translation>
    </message>
    <message>
        <source>People take seats when they come. A bot can take any seat that is left.</source>
        <translation>Cada uno toma un asiento al llegar. Un bot puede tomar cualquier asiento que quede.</translation>
    </message>
    <message>
        <source>Play&amp;ers:</source>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Vote on who is a&amp;way:</source>
        <translation>Votar s&amp;obre ausentes:</translation>
    </message>
    <message>
        <source>Where the new board has fewer seats, the last to come watch.</source>
        <translation>Si el tablero nuevo tiene menos asientos, miran los últimos que llegaron.</translation>
    </message>
    <message>
        <source>Who comes in needs a P&amp;IN</source>
        <translation>Para entrar hace falta un P&amp;IN</translation>
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
    <name>TalkBox</name>
    <message>
        <source>Good game!</source>
        <translation>¡Buena partida!</translation>
    </message>
    <message>
        <source>Here only who plays may talk</source>
        <translation>Aquí solo hablan quienes juegan</translation>
    </message>
    <message>
        <source>May I take that back?</source>
        <translation>¿Puedo deshacerlo?</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Un momento, por favor</translation>
    </message>
    <message>
        <source>Only ready sayings</source>
        <translation>Solo frases hechas</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>¡Ay!</translation>
    </message>
    <message>
        <source>Say it with one click</source>
        <translation>Decirlo con un clic</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Di algo</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Gracias</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>¡Bien jugado!</translation>
    </message>
    <message>
        <source>What has been said</source>
        <translation>Lo que se ha dicho</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>TalkChoice</name>
    <message>
        <source>What can be said with one click can be said by everybody who may talk at all.</source>
        <translation>Lo que se dice con un clic lo puede decir cualquiera que pueda hablar.</translation>
    </message>
    <message>
        <source>Who may talk</source>
        <translation>Quién puede hablar</translation>
    </message>
</context>
<context>
    <name>Tidings</name>
    <message numerus="yes">
        <source>%n draw(s) were worked out again: all are as they were played.</source>
        <translation>
            <numerusform>Se ha recalculado %n azar: es como se jugó.</numerusform>
            <numerusform>Se han recalculado %n azares: todos son como se jugaron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) that the others never saw are taken back.</source>
        <translation>
            <numerusform>Se deshace %n jugada que los demás nunca vieron.</numerusform>
            <numerusform>Se deshacen %n jugadas que los demás nunca vieron.</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw is open, and those who would stay are too few. Wait, or go on in a copy.</source>
        <translation>El azar está a medias y quienes se quedarían son muy pocos. Espera o sigue en una copia.</translation>
    </message>
    <message>
        <source>At this table only ready sayings are heard.</source>
        <translation>En esta mesa solo se oyen frases hechas.</translation>
    </message>
    <message>
        <source>Everybody may pause three times.</source>
        <translation>Cada uno puede pedir tres pausas.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn by now.</source>
        <translation>Ahora ya le toca a otro.</translation>
    </message>
    <message>
        <source>Nobody may say so much in so short a time.</source>
        <translation>Nadie puede decir tanto en tan poco tiempo.</translation>
    </message>
    <message>
        <source>Nothing can be saved on this computer, so that has to wait.</source>
        <translation>En este ordenador no se puede guardar nada, así que eso tiene que esperar.</translation>
    </message>
    <message>
        <source>Only players may do that.</source>
        <translation>Solo los jugadores pueden hacerlo.</translation>
    </message>
    <message>
        <source>That cannot be taken back or changed any more.</source>
        <translation>Eso ya no se puede deshacer ni cambiar.</translation>
    </message>
    <message>
        <source>That is agreed.</source>
        <translation>Queda acordado.</translation>
    </message>
    <message>
        <source>That is not agreed.</source>
        <translation>No queda acordado.</translation>
    </message>
    <message>
        <source>The draw is made anew: {0} signed that the part of {1} is missing.</source>
        <translation>El azar se repite: firmado por {0}, según quienes falta la parte de {1}.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>The game is being fetched from the others; a moment, please.</source>
        <translation>La partida se está trayendo de los demás; un momento, por favor.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The game rests: somebody has asked for a pause.</source>
        <translation>La partida descansa: alguien ha pedido una pausa.</translation>
    </message>
    <message>
        <source>The log is whole.</source>
        <translation>El registro está entero.</translation>
    </message>
    <message>
        <source>The others are being asked: {0}</source>
        <translation>Se pregunta a los demás: {0}</translation>
    </message>
    <message>
        <source>The others&apos; boards do not allow that.</source>
        <translation>Los tableros de los demás no lo permiten.</translation>
    </message>
    <message>
        <source>The table is voting; a moment, please.</source>
        <translation>La mesa está votando; un momento, por favor.</translation>
    </message>
    <message>
        <source>There is no such proposal any more.</source>
        <translation>Esa propuesta ya no existe.</translation>
    </message>
    <message>
        <source>This game is not proved: {0}</source>
        <translation>Esta partida no queda probada: {0}</translation>
    </message>
    <message>
        <source>Waiting for the part of {0} in the next draw.</source>
        <translation>Se espera la parte de {0} en el próximo azar.</translation>
    </message>
    <message>
        <source>Waiting for {0}, who cannot be reached. The game goes on as soon as they are back.</source>
        <translation>Se espera a {0}, con quien no hay conexión. La partida sigue en cuanto vuelva.</translation>
    </message>
    <message>
        <source>a bot of {1} plays for seat {0}</source>
        <translation>un bot de {1} juega por el asiento {0}</translation>
    </message>
    <message>
        <source>a bot plays for {0} until that player is back</source>
        <translation>un bot juega por {0} hasta que vuelva</translation>
    </message>
    <message>
        <source>another agreement at this table</source>
        <translation>otro acuerdo en esta mesa</translation>
    </message>
    <message>
        <source>seat {0} goes back to its owner</source>
        <translation>el asiento {0} vuelve a su dueño</translation>
    </message>
    <message>
        <source>the last command is taken back</source>
        <translation>se deshace la última orden</translation>
    </message>
    <message>
        <source>{0} agrees.</source>
        <translation>{0} está de acuerdo.</translation>
    </message>
    <message>
        <source>{0} asked for a pause.</source>
        <translation>{0} ha pedido una pausa.</translation>
    </message>
    <message>
        <source>{0} does not agree.</source>
        <translation>{0} no está de acuerdo.</translation>
    </message>
    <message>
        <source>{0} gets a new secret for the dice, for the old one is lost</source>
        <translation>{0} recibe un nuevo secreto para los dados, pues el anterior se ha perdido</translation>
    </message>
    <message>
        <source>{0} goes on alone</source>
        <translation>{0} sigue por su cuenta</translation>
    </message>
    <message>
        <source>{0} has been away for a while.</source>
        <translation>{0} lleva un rato ausente.</translation>
    </message>
    <message numerus="yes">
        <source>{0} has been thinking for %n minute(s).</source>
        <translation>
            <numerusform>{0} lleva %n minuto pensando.</numerusform>
            <numerusform>{0} lleva %n minutos pensando.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} has sent a move that the rules do not allow. It does not count.</source>
        <translation>{0} ha enviado una jugada que las reglas no permiten. No cuenta.</translation>
    </message>
    <message>
        <source>{0} has told different people different things. It is kept as evidence.</source>
        <translation>{0} ha dicho cosas distintas a distintas personas. Se guarda como prueba.</translation>
    </message>
    <message>
        <source>{0} proposes: {1}</source>
        <translation>{0} propone: {1}</translation>
    </message>
    <message>
        <source>{0}’s disk has room again.</source>
        <translation>El disco de {0} vuelve a tener sitio.</translation>
    </message>
    <message>
        <source>{0}’s disk is full.</source>
        <translation>El disco de {0} está lleno.</translation>
    </message>
    <message>
        <source>{1} takes seat {0}</source>
        <translation>{1} ocupa el asiento {0}</translation>
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
        <translation>Razas, poderes, reliquias y lugares</translation>
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
        <translation>Fichas, o motivo</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
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
            <numerusform>%n ficha podría conquistar aún</numerusform>
            <numerusform>%n fichas podrían conquistar aún</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation>
            <numerusform>%n ficha en la mano</numerusform>
            <numerusform>%n fichas en la mano</numerusform>
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
        <translation>Elige otra combinación con la que intercambiar poderes</translation>
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
        <translation>Declinar con el poder que presta Stonehedge: todas tus fichas dejan el mapa</translation>
    </message>
    <message>
        <source>Decline: {0}</source>
        <translation>Declinar: {0}</translation>
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
        <translation>Tirar · {0} %</translation>
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
        <translation>Recuperar la retirada y cambiarla, mientras no se haya jugado</translation>
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
    <message>
        <source>You rolled {0}: your next conquest costs that much less.</source>
        <translation>Has sacado un {0}: tu próxima conquista cuesta eso menos.</translation>
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
        <translation>escoge una a la izquierda</translation>
    </message>
    <message>
        <source>choose the other combo</source>
        <translation>escoge la otra combinación</translation>
    </message>
    <message>
        <source>click your regions</source>
        <translation>pulsa en tus regiones</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The price of a combo</extracomment>
        <translation>gratis</translation>
    </message>
    <message numerus="yes">
        <source>pay %n coin(s)</source>
        <translation>
            <numerusform>paga %n moneda</numerusform>
            <numerusform>paga %n monedas</numerusform>
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
        <translation>Listo</translation>
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
        <translation>Deshacer acaba aquí: se ha tirado el dado.</translation>
    </message>
</context>
</TS>
