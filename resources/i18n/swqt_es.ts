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
    <name>ChatBox</name>
    <message>
        <source>Chat messages</source>
        <translation>Lo que se ha dicho</translation>
    </message>
    <message>
        <source>Only players may chat here</source>
        <translation>Aquí solo hablan quienes juegan</translation>
    </message>
    <message>
        <source>Quick chat</source>
        <translation>Decirlo con un clic</translation>
    </message>
    <message>
        <source>Quick chat only</source>
        <translation>Solo frases hechas</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Type a message</source>
        <translation>Di algo</translation>
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
        <source>Quick chat is open to everyone who may chat at all.</source>
        <translation>Lo que se dice con un clic lo puede decir cualquiera que pueda hablar.</translation>
    </message>
    <message>
        <source>Who may chat</source>
        <translation>Quién puede hablar</translation>
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
        <translation>Segundos más por turno</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Minutos para cada jugador</translation>
    </message>
    <message>
        <source>Minutes until a reminder</source>
        <translation>Minutos hasta que se avisa a alguien</translation>
    </message>
    <message>
        <source>Nobody loses on time. When a player&apos;s time is up, the others may vote to let a bot play for now.</source>
        <translation>Nadie pierde por el reloj: cuando se acaba el tiempo de alguien, los demás pueden votar que de momento juegue un bot.</translation>
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
        <source>Couldn&apos;t read the game: {0}</source>
        <translation>No se ha podido leer la partida: {0}</translation>
    </message>
    <message>
        <source>Draw {0} is still open: in this file the part of {1} is missing.</source>
        <translation>El azar {0} sigue abierto: en este archivo falta la parte de {1}.</translation>
    </message>
    <message>
        <source>Draw {0} was replaced: {1} signed that the part of {2} was missing.</source>
        <translation>El azar {0} se repitió: firmado por {1}, según quienes faltaba la parte de {2}.</translation>
    </message>
    <message>
        <source>From step {0} on this is a copy of the game, in which {1} went on without {2}.</source>
        <translation>Desde el paso {0} esto es una copia de la partida, en la que {1} siguió sin {2}.</translation>
    </message>
    <message>
        <source>Further changes that took seats or draws: {0}.</source>
        <translation>Otros cambios que quitaron asientos o azares: {0}.</translation>
    </message>
    <message>
        <source>It can&apos;t show what came after the end of this file.</source>
        <translation>No puede mostrar lo que vino después del final de este archivo.</translation>
    </message>
    <message>
        <source>More than half of the players can play on without the others: the file shows that they did and who signed, not whether their reason was true.</source>
        <translation>Más de la mitad de los jugadores puede seguir sin los demás: el archivo muestra que lo hicieron y quién firmó, no si su motivo era cierto.</translation>
    </message>
    <message>
        <source>Moves were taken back at step {0}, draw {1} was made again: {2} signed that.</source>
        <translation>En el paso {0} se deshicieron jugadas y el azar {1} se repitió: lo firmó {2}.</translation>
    </message>
    <message>
        <source>Moves were taken back at step {0}: {1} signed that.</source>
        <translation>En el paso {0} se deshicieron jugadas: lo firmó {1}.</translation>
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
        <source>Not proved: step {0} of the log isn&apos;t as the players signed it ({1}).</source>
        <translation>No está probada: el paso {0} del registro no es como lo firmaron los jugadores ({1}).</translation>
    </message>
    <message>
        <source>Not proved: the start of the game isn&apos;t what all players signed, or not for this program.</source>
        <translation>No está probada: el comienzo de la partida no es lo que firmaron todos los jugadores, o no es para este programa.</translation>
    </message>
    <message>
        <source>The dice were fair: {0} and every move are as all players signed them.</source>
        <translation>Los dados fueron limpios: {0} y cada jugada son como todos los firmaron.</translation>
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
        <source>Whoever was the only connection between two others may have kept silent about a part of a die; silence leaves no proof.</source>
        <translation>Quien era la única conexión entre otros dos pudo callarse una parte de un dado; el silencio no deja pruebas.</translation>
    </message>
    <message>
        <source>With two players, whoever gets the other&apos;s part of a die first may stop the game, but can never roll that die again. Nobody can prove who stopped.</source>
        <translation>Con dos jugadores, quien recibe primero la parte del dado del otro puede parar la partida, pero nunca volver a tirar ese dado. Nadie puede demostrar quién paró.</translation>
    </message>
    <message>
        <source>the rules refuse it</source>
        <translation>las reglas no lo permiten</translation>
    </message>
    <message>
        <source>{0} lost the seat at step {1}: {2} signed that.</source>
        <translation>{0} perdió el asiento en el paso {1}: firmado por {2}.</translation>
    </message>
    <message>
        <source>{0} signed for two sides of this game; the proof is in step {1}.</source>
        <translation>{0} firmó por dos lados de esta partida; la prueba está en el paso {1}.</translation>
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
    <name>GameNotices</name>
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
        <translation>Cualquiera puede comprobar cada tirada y cada robo de esta partida.</translation>
    </message>
    <message>
        <source>Ask for seat {0}</source>
        <translation>Pedir el puesto {0}</translation>
    </message>
    <message>
        <source>Ask to continue</source>
        <translation>Pedir seguir</translation>
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
        <source>Keep the game</source>
        <translation>Conservar la partida</translation>
    </message>
    <message>
        <source>Let a bot play for now</source>
        <translation>Que juegue un bot por ahora</translation>
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
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Guardar y salir</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: {1}.</source>
        <translation>El asiento {0}, que has pedido, ya no está libre: {1}.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>The game went on while you were away.</source>
        <translation>La partida ha seguido durante la ausencia.</translation>
    </message>
    <message>
        <source>The players voted against giving you seat {0}.</source>
        <translation>Quienes juegan han votado en contra de ceder el asiento {0}.</translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation>Comprobar los dados</translation>
    </message>
    <message>
        <source>Waiting for {0} to confirm what was agreed.</source>
        <translation>Se espera a que {0} confirme lo acordado.</translation>
    </message>
    <message>
        <source>Waiting for {0} to contribute to the next draw.</source>
        <translation>Se espera la parte de {0} en el próximo azar.</translation>
    </message>
    <message>
        <source>Waiting for {0} to reconnect. The game continues as soon as they&apos;re back.</source>
        <translation>Se espera a {0}, con quien no hay conexión. La partida sigue en cuanto vuelva.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>You asked for seat {0}. The players are deciding.</source>
        <translation>Se ha pedido el puesto {0}. Lo deciden quienes juegan.</translation>
    </message>
    <message>
        <source>You asked for seat {0}. {1} said no; the others are still deciding.</source>
        <translation>Se ha pedido el asiento {0}. No lo ceden: {1}; deciden los demás.</translation>
    </message>
    <message>
        <source>You&apos;ll continue in a copy of this game, with bots in every other seat. The others keep the original, and the two games can&apos;t be merged again.</source>
        <translation>Sigues en una copia de esta partida, con bots en los demás asientos. Los otros conservan la original, y las dos ya no se pueden unir.</translation>
    </message>
    <message>
        <source>You&apos;re out of time. The others may vote to let a bot play for you for now.</source>
        <translation>Se ha acabado tu tiempo. Los demás pueden votar que de momento juegue un bot en tu lugar.</translation>
    </message>
    <message>
        <source>Your disk is full. Nothing you do is sent until the game can be saved again.</source>
        <translation>Tu disco está lleno. No se envía nada de lo que hagas hasta que se pueda guardar otra vez.</translation>
    </message>
    <message>
        <source>Your record of this game was lost. Getting it back from the others…</source>
        <translation>Se ha perdido tu registro de esta partida. Se recupera de los demás…</translation>
    </message>
    <message>
        <source>{0} asked for a pause.</source>
        <translation>{0} ha pedido una pausa.</translation>
    </message>
    <message>
        <source>{0} has been away for a while.</source>
        <translation>{0} lleva un rato ausente.</translation>
    </message>
    <message>
        <source>{0} hasn&apos;t moved for a long time.</source>
        <translation>{0} lleva mucho tiempo sin jugar.</translation>
    </message>
    <message>
        <source>{0} is back and would like seat {1} again ({2}). If you agree, everyone votes on it.</source>
        <translation>{0} ha vuelto y quiere otra vez el puesto {1} ({2}). Con un sí, votan todos.</translation>
    </message>
    <message>
        <source>{0} is out of time.</source>
        <translation>Se ha acabado el tiempo de {0}.</translation>
    </message>
    <message>
        <source>{0} is playing for you.</source>
        <translation>{0} juega ahora en este puesto.</translation>
    </message>
    <message>
        <source>{0} of {1} players are elsewhere: {2}. Wait, or play on in a copy.</source>
        <translation>{0} de {1} jugadores están en otra parte: {2}. Espera, o sigue en una copia.</translation>
    </message>
    <message>
        <source>{0} played on in a copy of this game. Join it, or keep the game as it was?</source>
        <translation>{0} siguió jugando en una copia de esta partida. ¿Unirse a ella o dejar la partida como estaba?</translation>
    </message>
    <message>
        <source>{0} proposes: {1}.</source>
        <extracomment>A player, and what they propose</extracomment>
        <translation>{0} propone: {1}.</translation>
    </message>
    <message>
        <source>{0} said no to giving you your seat back.</source>
        <translation>No te devuelven el asiento. Se han negado: {0}.</translation>
    </message>
    <message>
        <source>{0} said no to your request for seat {1}.</source>
        <translation>El asiento {1} no se cede. Se han negado: {0}.</translation>
    </message>
    <message>
        <source>{0} would like seat {1} ({2}). If you agree, everyone votes on it.</source>
        <translation>{0} quiere el puesto {1} ({2}). Con un sí, votan todos.</translation>
    </message>
    <message>
        <source>{0}&apos;s disk is full.</source>
        <translation>El disco de {0} está lleno.</translation>
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
    <name>GameWords</name>
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
        <source>The draw is repeated: {0} signed that {1} didn&apos;t contribute to it.</source>
        <translation>El azar se repite: {0} firmó que falta la parte de {1}.</translation>
    </message>
    <message>
        <source>The others signed against a move that was final here. You can only play on in a copy.</source>
        <translation>Los demás firmaron en contra de una jugada que aquí era definitiva. Solo puedes seguir en una copia.</translation>
    </message>
    <message>
        <source>The table has not agreed: {0}.</source>
        <translation>La mesa no se ha puesto de acuerdo: {0}.</translation>
    </message>
    <message>
        <source>The table was split: {0} played on this side, {1} on the other. This game continues, and what was played on the other side is kept as a copy.</source>
        <translation>La mesa quedó dividida: {0} en este lado y {1} en el otro. Esta partida continúa, y lo que se jugó en el otro lado se guarda como copia.</translation>
    </message>
    <message numerus="yes">
        <source>The table was split: {1} played on this side, {0} on the other. The game continues from the other side. Your part, %n move(s), is kept as a copy, and you get your seat back.</source>
        <translation>
            <numerusform>La mesa quedó dividida: {1} en este lado y {0} en el otro. La partida continúa desde el otro lado. Tu parte, %n jugada, se guarda como copia, y recuperas tu asiento.</numerusform>
            <numerusform>La mesa quedó dividida: {1} en este lado y {0} en el otro. La partida continúa desde el otro lado. Tu parte, %n jugadas, se guarda como copia, y recuperas tu asiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your program signed for two tables. You can only come back if everyone agrees.</source>
        <translation>Tu programa firmó por dos mesas. Solo puedes volver si todos están de acuerdo.</translation>
    </message>
    <message>
        <source>a bot plays for {0} until they return</source>
        <translation>un bot juega por {0} hasta que vuelva</translation>
    </message>
    <message>
        <source>chat: {0}; clock: {1}</source>
        <translation>charla: {0}; reloj: {1}</translation>
    </message>
    <message>
        <source>other table settings</source>
        <translation>otro acuerdo en esta mesa</translation>
    </message>
    <message>
        <source>the game continues</source>
        <translation>la partida sigue</translation>
    </message>
    <message>
        <source>the last move is undone</source>
        <translation>se deshace la última orden</translation>
    </message>
    <message numerus="yes">
        <source>{0} has been thinking for %n minute(s).</source>
        <translation>
            <numerusform>{0} lleva %n minuto pensando.</numerusform>
            <numerusform>{0} lleva %n minutos pensando.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leaves, and a bot plays for them</source>
        <translation>{0} se va, y un bot juega en su lugar</translation>
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
    <name>GamesModel</name>
    <message>
        <source>copy of a network game that continued without it</source>
        <translation>copia de una partida en red que continuó sin ella</translation>
    </message>
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
        <source>They choose whether to wait, let a bot play, or let someone else take the seat.</source>
        <translation>Votan si esperar, dejar que juegue un bot o que alguien ocupe el asiento.</translation>
    </message>
    <message>
        <source>When the others may vote about a player who is away</source>
        <translation>Los demás pueden votar sobre el asiento de quien está ausente</translation>
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
        <source>Coins: {0}</source>
        <translation>Monedas: {0}</translation>
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
        <source>If that doesn&apos;t work, try: {0}</source>
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
        <source>QR code for the link</source>
        <translation>Código QR del enlace</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>Para entrar hace falta un P&amp;IN</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Código corto</translation>
    </message>
    <message>
        <source>This computer has no address that others can reach.</source>
        <translation>Este ordenador no tiene ninguna dirección a la que otros puedan llegar.</translation>
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
        <source>&amp;PIN (if needed):</source>
        <translation>&amp;PIN, si lo hay:</translation>
    </message>
    <message>
        <source>Invitation or address</source>
        <translation>Invitación o dirección</translation>
    </message>
    <message>
        <source>J&amp;oin</source>
        <translation>&amp;Unirse allí</translation>
    </message>
    <message>
        <source>Join by invitation or address</source>
        <translation>Por dirección o invitación</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
</context>
<context>
    <name>LanWords</name>
    <message>
        <source>host</source>
        <extracomment>This player opened the table</extracomment>
        <translation>anfitrión</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>aún no está listo</translation>
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
    <name>LobbyController</name>
    <message>
        <source>Connecting…</source>
        <translation>Llamando…</translation>
    </message>
    <message>
        <source>Local network – swqt</source>
        <translation>Red local – swqt</translation>
    </message>
    <message>
        <source>New table: {0}</source>
        <translation>Aparece una mesa: {0}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Resuming the game…</source>
        <translation>Se retoma la partida…</translation>
    </message>
    <message>
        <source>Too many wrong PINs were tried, so the PIN has changed.</source>
        <translation>Se han probado demasiados PIN erróneos; ahora hay uno nuevo.</translation>
    </message>
    <message>
        <source>You&apos;re the host now.</source>
        <translation>Ahora eres el anfitrión.</translation>
    </message>
    <message>
        <source>Your fingerprint is {0}. They see it, too.</source>
        <translation>Tu huella es {0}. También la ven.</translation>
    </message>
    <message>
        <source>{0} is no longer ready.</source>
        <translation>{0} ya no está listo.</translation>
    </message>
    <message>
        <source>{0} is ready.</source>
        <translation>{0} está listo.</translation>
    </message>
    <message>
        <source>{0} joined.</source>
        <translation>{0} ha llegado.</translation>
    </message>
    <message>
        <source>{0} left.</source>
        <translation>{0} se ha ido.</translation>
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
        <source>&amp;Chat:</source>
        <translation>&amp;Hablan:</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Dejar la mesa</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Allow spec&amp;tators</source>
        <translation>Otros pueden mi&amp;rar</translation>
    </message>
    <message>
        <source>C&amp;hange game…</source>
        <translation>Ca&amp;mbiar…</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Charla</translation>
    </message>
    <message>
        <source>Check the game, then say you&apos;re ready.</source>
        <translation>Mira a qué se juega y luego di que estás listo.</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>Relo&amp;j:</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
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
        <source>I&apos;m &amp;ready</source>
        <translation>Estoy &amp;listo</translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation>Votar s&amp;obre ausentes:</translation>
    </message>
    <message>
        <source>Just &amp;watch</source>
        <translation>Solo mi&amp;rar</translation>
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
        <source>R&amp;eopen the table</source>
        <translation>R&amp;eabrir la mesa</translation>
    </message>
    <message numerus="yes">
        <source>Relics and Places: %n</source>
        <translation>
            <numerusform>%n reliquia o lugar</numerusform>
            <numerusform>%n reliquias o lugares</numerusform>
        </translation>
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
        <translation>Ya no hay asiento {0}.</translation>
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
        <translation>El anfitrión juega ahora con menos asientos, y el tuyo ya no está.</translation>
    </message>
    <message>
        <source>The host starts the game when everyone is ready.</source>
        <translation>El anfitrión empieza cuando todos estén listos.</translation>
    </message>
    <message>
        <source>You&apos;re the host</source>
        <translation>Eres el anfitrión</translation>
    </message>
    <message>
        <source>You&apos;re watching. Take an open seat to play.</source>
        <translation>Estás mirando. Toma un asiento libre para jugar.</translation>
    </message>
    <message>
        <source>{0} has closed the table. Anyone who was here can reopen it.</source>
        <translation>{0} ha cerrado la mesa. Cualquiera que estuviera aquí puede reabrirla.</translation>
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
        <source>&amp;Delete</source>
        <translation>Elimi&amp;nar</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unirse</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Continuar</translation>
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
        <source>No tables yet. Tables opened on this network show up here automatically.</source>
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
        <source>Others can reach this computer at {0}.</source>
        <translation>A este ordenador se llega en {0}.</translation>
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
        <translation>«{0}» pide un PIN. El anfitrión lo ve en cifras grandes.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>A different computer answers at that address. Trying again…</source>
        <translation>En esa dirección responde otro ordenador. Se vuelve a intentar…</translation>
    </message>
    <message>
        <source>A draw is open, and too few players would stay. Wait, or play on in a copy.</source>
        <translation>Hay un azar abierto, y quedarían muy pocos jugadores. Espera, o sigue en una copia.</translation>
    </message>
    <message>
        <source>A game needs at least one person on a seat.</source>
        <translation>Una partida necesita al menos una persona en un asiento.</translation>
    </message>
    <message>
        <source>A network message couldn&apos;t be understood: {0}</source>
        <translation>No se pudo entender un mensaje: {0}</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>La conexión se cortó. Se vuelve a intentar…</translation>
    </message>
    <message>
        <source>Different versions: they have swqt {0} ({1}), you have swqt {2} ({3}). Everyone needs the same version.</source>
        <translation>Otras reglas: allí es swqt {0} ({1}), aquí swqt {2} ({3}). Todos necesitan la misma versión.</translation>
    </message>
    <message>
        <source>Each player can pause three times.</source>
        <translation>Cada uno puede pedir tres pausas.</translation>
    </message>
    <message>
        <source>Enter an invitation or an address like 192.168.0.7. To use a port other than {0}, add it after a colon.</source>
        <translation>Escribe una invitación o una dirección como 192.168.0.7; un puerto distinto de {0} va detrás de dos puntos.</translation>
    </message>
    <message>
        <source>Getting the game from the others. One moment, please.</source>
        <translation>La partida se está trayendo de los demás; un momento, por favor.</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>¡Buena partida!</translation>
    </message>
    <message>
        <source>Invitation codes have 16 letters and digits, like XXXX-XXXX-XXXX-XXXX, or 8 on the same network.</source>
        <translation>Una invitación tiene 16 letras y cifras, como XXXX-XXXX-XXXX-XXXX, u 8 en la misma red.</translation>
    </message>
    <message>
        <source>Invitation codes have 16 or 8 letters and digits; this one has {0}.</source>
        <translation>Una invitación tiene 16 letras y cifras, u 8; esta tiene {0}.</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s turn now.</source>
        <translation>Ahora ya le toca a otro.</translation>
    </message>
    <message>
        <source>May I take that back?</source>
        <translation>¿Puedo deshacerlo?</translation>
    </message>
    <message>
        <source>No answer yet. Trying again…</source>
        <translation>Aún no hay respuesta. Se vuelve a intentar…</translation>
    </message>
    <message>
        <source>No answer yet. Trying again… Check the address, and that you&apos;re both on the same network.</source>
        <translation>Aún no hay respuesta. Se vuelve a intentar… Comprueba la dirección, y que los dos estáis en la misma red.</translation>
    </message>
    <message>
        <source>No tables found on this network. If someone has opened one, a firewall may be blocking it: join by invitation or address.</source>
        <translation>No se oye nada en esta red. Si alguien ha abierto una mesa, quizá lo impida un cortafuegos: únete por dirección o invitación.</translation>
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
        <translation>En esta mesa solo se oyen frases hechas.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Solo el anfitrión puede hacerlo.</translation>
    </message>
    <message>
        <source>Others can&apos;t connect to this computer, but it can connect to them, so you can play.</source>
        <translation>Los demás no llegan a este ordenador, pero él sí llega a ellos: puedes jugar.</translation>
    </message>
    <message>
        <source>Others can&apos;t reach this computer: {0} You can still join their tables.</source>
        <translation>Nadie puede llegar a este programa: {0} Aún puedes unirte a otros.</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>¡Ay!</translation>
    </message>
    <message>
        <source>Receiving custom content: {0}</source>
        <translation>El contenido casero aún está en camino: {0}</translation>
    </message>
    <message>
        <source>Seat {0} is empty. Wait for someone, or add a bot.</source>
        <translation>El asiento {0} sigue vacío: espera a alguien o pon un bot.</translation>
    </message>
    <message>
        <source>Seat {0} isn&apos;t yours.</source>
        <translation>El asiento {0} no es tuyo.</translation>
    </message>
    <message>
        <source>Short codes only work with port {0}.</source>
        <translation>Solo hay invitaciones cortas para el puerto {0}.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found automatically on this network ({0}). Join by invitation or address.</source>
        <translation>En esta red las mesas no aparecen solas ({0}). Únete por dirección o invitación.</translation>
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
        <translation>Esa propuesta ya no existe.</translation>
    </message>
    <message>
        <source>That request is out of date. Try again.</source>
        <translation>Eso ya se pidió y está anticuado. Vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>That&apos;s the address of this computer.</source>
        <translation>Ese es este mismo programa.</translation>
    </message>
    <message>
        <source>The board {0} is for {1} players.</source>
        <translation>El tablero {0} es para {1} jugadores.</translation>
    </message>
    <message>
        <source>The board {0} is missing: it isn&apos;t on this computer and didn&apos;t come with the table.</source>
        <translation>El tablero {0} no está en este programa ni llegó con la mesa.</translation>
    </message>
    <message>
        <source>The board {0} that came with the table can&apos;t be used: {1}</source>
        <translation>El tablero {0} que llegó con la mesa no se puede usar: {1}</translation>
    </message>
    <message>
        <source>The custom boards, races and powers are too large to send: {0} bytes, and the limit is {1}. The largest is {2}.</source>
        <translation>Los tableros y rasgos caseros ocupan {0} bytes y solo pueden viajar {1}; el mayor es {2}.</translation>
    </message>
    <message>
        <source>The end of this game isn&apos;t saved here: {0}</source>
        <translation>El final de esta partida no queda guardado aquí: {0}</translation>
    </message>
    <message>
        <source>The end of this link is damaged. Copy the whole link again.</source>
        <translation>El final de este enlace está dañado. Copia otra vez el enlace entero.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because it can&apos;t be saved here: {0}</source>
        <translation>La partida no puede empezar, porque aquí no se puede guardar nada: {0}</translation>
    </message>
    <message>
        <source>The game can&apos;t start because its players aren&apos;t the ones at the table.</source>
        <translation>No ha empezado: los jugadores no son los de la mesa.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because other custom content arrived than the table uses: {0}</source>
        <translation>No ha empezado: llegó otro contenido casero que el de la mesa: {0}</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host tried to start a different table from the one shown.</source>
        <translation>No ha empezado: el anfitrión quiere empezar otra mesa que la última que anunció.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host&apos;s details about you don&apos;t match yours.</source>
        <translation>No ha empezado: el anfitrión dice de ti algo distinto de lo que has dado.</translation>
    </message>
    <message>
        <source>The game has started, and nobody else can join.</source>
        <translation>La partida está en marcha y nadie más puede entrar.</translation>
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
        <translation>La partida descansa: alguien ha pedido una pausa.</translation>
    </message>
    <message>
        <source>The game is saved here again and continues.</source>
        <translation>La partida se guarda aquí otra vez y sigue.</translation>
    </message>
    <message>
        <source>The host has closed seat {0}.</source>
        <translation>El anfitrión ha cerrado el asiento {0}.</translation>
    </message>
    <message>
        <source>The host has just changed the game. Check it again.</source>
        <translation>El anfitrión acaba de cambiar lo que se juega. Vuelve a mirar.</translation>
    </message>
    <message>
        <source>The host has removed you from this table.</source>
        <translation>El anfitrión no te quiere en esta mesa.</translation>
    </message>
    <message>
        <source>The host is telling players different things. Be careful.</source>
        <translation>El anfitrión dice cosas distintas a cada uno. Ten cuidado.</translation>
    </message>
    <message>
        <source>The name {0} is already taken.</source>
        <translation>Alguien ya se llama {0}.</translation>
    </message>
    <message>
        <source>The other computer couldn&apos;t prove its identity. Trying again…</source>
        <translation>El otro ordenador no pudo probar quién es. Se vuelve a intentar…</translation>
    </message>
    <message>
        <source>The other players&apos; boards don&apos;t allow that.</source>
        <translation>Los tableros de los demás no lo permiten.</translation>
    </message>
    <message>
        <source>The people there are being asked whether to let you in.</source>
        <translation>Se pregunta a las personas de allí si te dejan entrar.</translation>
    </message>
    <message>
        <source>The players&apos; computers disagree about the board ({0}), so the game is paused. Report: {1}</source>
        <translation>Los programas de los jugadores tienen tableros distintos ({0}), así que la partida descansa. Hay un informe aquí: {1}</translation>
    </message>
    <message>
        <source>The search for tables stalled. Starting again…</source>
        <translation>La búsqueda de mesas se atascó. Empieza de nuevo…</translation>
    </message>
    <message>
        <source>The table has grown too large to send to everyone.</source>
        <translation>La mesa se ha hecho demasiado grande para contarla a todos.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>La mesa está llena.</translation>
    </message>
    <message>
        <source>The table is voting. One moment, please.</source>
        <translation>La mesa está votando; un momento, por favor.</translation>
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
        <translation>No hay asiento {0}.</translation>
    </message>
    <message>
        <source>These races and powers can&apos;t be played here: {0}: {1}</source>
        <translation>Estas razas y poderes no se pueden jugar aquí: {0}: {1}</translation>
    </message>
    <message>
        <source>They have a different version of swqt. Everyone needs the same version.</source>
        <translation>Su swqt juega con otras reglas que este. Todos necesitan la misma versión.</translation>
    </message>
    <message>
        <source>They have a newer version (SWQT/{0}; yours is SWQT/{1}). Please update swqt.</source>
        <translation>Ellos hablan SWQT/{0} y este programa SWQT/{1}: actualiza este programa.</translation>
    </message>
    <message>
        <source>They have a version that yours can&apos;t talk to. Please update swqt.</source>
        <translation>Hablan otra versión del protocolo. Hay que actualizar swqt.</translation>
    </message>
    <message>
        <source>They have an older version (SWQT/{0}; yours is SWQT/{1}). They need to update swqt.</source>
        <translation>Ellos hablan SWQT/{0} y este programa SWQT/{1}: deben actualizar el suyo.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>This computer is connected only through a VPN, where tables can&apos;t be found. Join by invitation or address, or turn the VPN off.</source>
        <translation>Este ordenador solo está conectado por una VPN, y a través de ella no aparecen mesas. Únete por dirección o invitación, o apaga la VPN.</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a network.</source>
        <translation>Este ordenador no está en ninguna red.</translation>
    </message>
    <message>
        <source>This game can&apos;t be played here: {0}</source>
        <translation>Esta partida no se puede jugar aquí: {0}</translation>
    </message>
    <message>
        <source>This game was started with an older version of swqt and can&apos;t be continued.</source>
        <translation>Esta partida se empezó con una versión anterior de swqt y no se puede continuar.</translation>
    </message>
    <message>
        <source>This game was started with swqt {0} (rules {1}) and needs that version. This is swqt {2} ({3}).</source>
        <translation>Esta partida empezó con swqt {0} (reglas {1}) y solo sigue con esa versión; esta es swqt {2} ({3}).</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Ask for a new one.</source>
        <translation>Esta invitación ya no vale. Pide una nueva.</translation>
    </message>
    <message>
        <source>This invitation uses port 0, which can&apos;t be reached.</source>
        <translation>Esta invitación indica el puerto 0, al que no se puede llegar.</translation>
    </message>
    <message>
        <source>This network keeps devices apart, as guest networks do. Use another network or a phone hotspot.</source>
        <translation>Esta red separa sus ordenadores, como hacen las redes de invitados. Usa otra, o el punto de acceso de un teléfono.</translation>
    </message>
    <message>
        <source>This short code is for another network, or there&apos;s a typo in it.</source>
        <translation>Esta invitación corta es para otra red, o tiene una errata.</translation>
    </message>
    <message>
        <source>This table can&apos;t be found automatically: {0} Others can join by invitation.</source>
        <translation>Esta mesa no se puede anunciar: {0} Otros pueden unirse por invitación.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t allow spectators.</source>
        <translation>En esta mesa nadie puede mirar.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t ask for a PIN, so it may not be the one you want. Leave the PIN empty to join anyway.</source>
        <translation>Esta mesa no pide PIN: quizá sea de otra persona. Deja el PIN vacío para unirte de todos modos.</translation>
    </message>
    <message>
        <source>This table is full and doesn&apos;t allow spectators.</source>
        <translation>En esta mesa no hay asiento libre y nadie puede mirar.</translation>
    </message>
    <message>
        <source>This table needs a PIN. The host can see it on screen.</source>
        <translation>Esta mesa pide un PIN. El anfitrión lo ve en cifras grandes.</translation>
    </message>
    <message>
        <source>Too many people are connecting at once. Trying again…</source>
        <translation>Demasiadas conexiones a la vez. Se vuelve a intentar…</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait a minute, or ask the people there to let you in.</source>
        <translation>Demasiados PIN equivocados. Espera un minuto, o pide a las personas de allí que te dejen entrar.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>¡Bien jugado!</translation>
    </message>
    <message>
        <source>What answers there isn&apos;t swqt, or is a version that yours can&apos;t talk to.</source>
        <translation>Lo que responde allí no es un swqt, o no uno que entendamos.</translation>
    </message>
    <message>
        <source>Windows may be blocking swqt. Allow it on private networks in Windows Security, under Firewall.</source>
        <translation>Quizá Windows impida a otros llegar a este programa: en Seguridad de Windows, en Firewall, permite swqt en redes privadas.</translation>
    </message>
    <message>
        <source>Wrong PIN. Ask the host, who can see it on screen.</source>
        <translation>Ese PIN no es correcto. Pregunta al anfitrión, que lo ve en cifras grandes.</translation>
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
        <translation>Nadie puede decir tanto en tan poco tiempo.</translation>
    </message>
    <message>
        <source>Your copy of the board {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation>El tablero {0} del anfitrión ({1}) es distinto del de aquí ({2}).</translation>
    </message>
    <message>
        <source>Your copy of {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation>El rasgo {0} del anfitrión ({1}) es distinto del de aquí ({2}).</translation>
    </message>
    <message>
        <source>Your races and powers “{0}” ({2}) differ from the host&apos;s ({1}).</source>
        <translation>Las razas y poderes «{0}» del anfitrión ({1}) son distintos de los de aquí ({2}).</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>a part of a draw does not come from its player’s chain</source>
        <translation>una parte de un sorteo no viene de la cadena de su jugador</translation>
    </message>
    <message>
        <source>everyone</source>
        <extracomment>May chat</extracomment>
        <translation>todos</translation>
    </message>
    <message>
        <source>it belongs to another epoch</source>
        <translation>pertenece a otra época</translation>
    </message>
    <message>
        <source>it does not follow the entry before it</source>
        <translation>no sigue a la entrada anterior</translation>
    </message>
    <message>
        <source>it has another form than the protocol writes</source>
        <translation>tiene otra forma que la que escribe el protocolo</translation>
    </message>
    <message>
        <source>it is not signed by whoever had that seat</source>
        <translation>no lo firmó quien tenía ese asiento</translation>
    </message>
    <message>
        <source>it is not the draw that was due</source>
        <translation>no es el sorteo que tocaba</translation>
    </message>
    <message>
        <source>it was not time for that</source>
        <translation>no era el momento</translation>
    </message>
    <message>
        <source>macOS may be blocking swqt on your network. Allow it in System Settings, under Privacy &amp; Security, Local Network.</source>
        <translation>Quizá macOS impida a swqt usar la red local: permítelo en Ajustes del Sistema, en Privacidad y seguridad, Red local.</translation>
    </message>
    <message>
        <source>nobody is proven to have signed for two sides</source>
        <translation>no está demostrado que nadie firmara por dos bandos</translation>
    </message>
    <message>
        <source>not everybody who had to has signed this change</source>
        <translation>este cambio no lo firmaron todos los que debían</translation>
    </message>
    <message>
        <source>not everybody who took part has signed for it</source>
        <translation>no lo firmaron todos los que participaban</translation>
    </message>
    <message>
        <source>players only</source>
        <translation>solo quienes juegan</translation>
    </message>
    <message>
        <source>quick chat only</source>
        <translation>solo frases hechas</translation>
    </message>
    <message>
        <source>swqt has stopped looking for tables. Join by invitation or address.</source>
        <translation>Ya no se buscan mesas. Únete por dirección o invitación.</translation>
    </message>
    <message>
        <source>swqt is running there, but no table is open.</source>
        <translation>Allí responde un swqt, pero no tiene ninguna mesa abierta.</translation>
    </message>
    <message>
        <source>the board is another one than its writer had</source>
        <translation>el tablero no es el que tenía quien lo escribió</translation>
    </message>
    <message>
        <source>the game was not over</source>
        <translation>la partida no había terminado</translation>
    </message>
    <message>
        <source>there is no such entry</source>
        <translation>no existe una entrada así</translation>
    </message>
    <message>
        <source>this cannot be taken back</source>
        <translation>esto no se puede deshacer</translation>
    </message>
    <message>
        <source>this change cannot be made</source>
        <translation>este cambio no se puede hacer</translation>
    </message>
    <message>
        <source>this is no signature for the draw that is open</source>
        <translation>no es una firma para el sorteo abierto</translation>
    </message>
    <message>
        <source>too few have voted for it</source>
        <translation>lo votaron demasiado pocos</translation>
    </message>
    <message>
        <source>{0} already has that colour.</source>
        <translation>Ese color es de {0}.</translation>
    </message>
    <message>
        <source>{0} asks to join without a PIN. Their fingerprint is {1}. Do they see the same one?</source>
        <translation>{0} pide entrar sin PIN. Su huella es {1}. ¿Ve la misma?</translation>
    </message>
    <message>
        <source>{0} didn&apos;t answer in time, so the game hasn&apos;t started. Try again.</source>
        <translation>{0} no respondió a tiempo, así que la partida no ha empezado. Vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>{0} has closed the table.</source>
        <translation>{0} ha cerrado la mesa.</translation>
    </message>
    <message>
        <source>{0} is being asked whether to let you in.</source>
        <translation>Se pregunta a {0} si te deja entrar.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t ready yet.</source>
        <translation>{0} aún no está listo.</translation>
    </message>
    <message>
        <source>{0}, which came with the table, can&apos;t be used: {1}</source>
        <translation>El rasgo {0} que llegó con la mesa no se puede usar: {1}</translation>
    </message>
    <message>
        <source>{1} already has seat {0}.</source>
        <translation>El asiento {0} lo ocupa {1}.</translation>
    </message>
    <message>
        <source>“{0}” can&apos;t be used as a name. Use 1 to 24 visible characters.</source>
        <translation>«{0}» no es un nombre: necesita de 1 a 24 letras que se puedan mostrar.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a PIN. PINs have 6 digits.</source>
        <translation>«{0}» no es un PIN: tiene 6 cifras.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid computer name or address.</source>
        <translation>«{0}» no es el nombre ni el número de un ordenador.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid port. Use a number from 1 to 65535.</source>
        <translation>«{0}» no es un puerto: es un número de 1 a 65535.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t an invitation link. Links begin with swqt://j/.</source>
        <translation>«{0}» no es una invitación: empieza por swqt://j/.</translation>
    </message>
    <message>
        <source>“{0}”, character {1} of the code, never appears in an invitation.</source>
        <translation>«{0}», la letra {1} del código, no está en ninguna invitación.</translation>
    </message>
    <message>
        <source>“{0}”: put an IPv6 address in brackets when you add a port, like [fe80::1]:47770.</source>
        <translation>«{0}»: una dirección IPv6 con puerto va entre corchetes, como [fe80::1]:47770.</translation>
    </message>
    <message>
        <source>“{0}”: the name or number of a network interface must follow the %.</source>
        <translation>«{0}»: detrás de % va el nombre o número de una interfaz de red.</translation>
    </message>
    <message>
        <source>“{1}” isn&apos;t a valid choice for the house rule {0}.</source>
        <translation>La regla de la casa {0} no puede ser «{1}».</translation>
    </message>
</context>
<context>
    <name>NetworkGameView</name>
    <message>
        <source>Player {0}</source>
        <translation>Jugador {0}</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>A player who is not connected</extracomment>
        <translation>ausente</translation>
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
        <source>played by a bot</source>
        <translation>lo juega un bot</translation>
    </message>
    <message>
        <source>played by {0}</source>
        <translation>lo juega {0}</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>este equipo</translation>
    </message>
    <message>
        <source>via another player</source>
        <translation>a través de otros</translation>
    </message>
    <message>
        <source>{0} is away</source>
        <translation>{0} está ausente</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0} ms</translation>
    </message>
</context>
<context>
    <name>NetworkLoader</name>
    <message>
        <source>This copy of swqt can&apos;t play on a network.</source>
        <translation>Este programa no puede jugar en la red.</translation>
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
    <name>OnlinePlay</name>
    <message>
        <source>Chat</source>
        <translation>Charla</translation>
    </message>
    <message>
        <source>Game saved, with proof of every draw: {0}</source>
        <translation>La partida queda guardada con la prueba de sus azares: {0}</translation>
    </message>
    <message>
        <source>Spectators need the PIN {0}.</source>
        <translation>Quien quiera ver esta partida necesita el PIN {0}.</translation>
    </message>
    <message>
        <source>The game couldn&apos;t be saved: {0}</source>
        <translation>No se pudo guardar la partida: {0}</translation>
    </message>
    <message>
        <source>This game can&apos;t be shown.</source>
        <translation>Esta partida no se puede mostrar.</translation>
    </message>
    <message>
        <source>• Chat</source>
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
    <name>PeersPanel</name>
    <message>
        <source>Ask everyone whether you may take back your last move</source>
        <translation>Pregunta a todos si se puede deshacer tu última orden</translation>
    </message>
    <message>
        <source>Ask for a seat</source>
        <translation>Pedir un puesto</translation>
    </message>
    <message>
        <source>Ask the players for a seat that a bot is playing or whose player is away</source>
        <translation>Pedir a quienes juegan un puesto que lleva un bot o cuyo jugador está ausente</translation>
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
        <translation>Qué se puede hacer con la persona elegida, la charla y el reloj</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pause or resume the game. Each player can pause three times</source>
        <translation>Deja descansar la partida, o la sigue; tres veces por jugador</translation>
    </message>
    <message>
        <source>People at this table</source>
        <translation>Personas en esta mesa</translation>
    </message>
    <message>
        <source>Press Enter to mute or unmute this person</source>
        <translation>Intro silencia o vuelve a oír a esta persona</translation>
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
        <translation>Proponer quién puede hablar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <extracomment>Letter of the seat, and who has it now</extracomment>
        <translation>Puesto {0} ({1})</translation>
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
        <source>muted</source>
        <extracomment>This player&apos;s chat is hidden</extracomment>
        <translation>en silencio</translation>
    </message>
    <message>
        <source>{0} (replaced by a bot)</source>
        <translation>{0} (juega un bot)</translation>
    </message>
    <message>
        <source>{0} (spectator)</source>
        <translation>{0} (mira)</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>quedan {0}</translation>
    </message>
    <message>
        <source>{0} left, clock running</source>
        <translation>quedan {0}, en marcha</translation>
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
        <translation>Si lo que dice esta persona se muestra aquí, en la mesa y en la partida</translation>
    </message>
    <message>
        <source>muted</source>
        <extracomment>This player&apos;s chat is hidden</extracomment>
        <translation>en silencio</translation>
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
    <name>RejectedCallers</name>
    <message>
        <source>Someone at {0} couldn&apos;t join because they have a different version of swqt.</source>
        <translation>Alguien en {0} tiene otra versión de swqt y no ha podido entrar.</translation>
    </message>
    <message>
        <source>Someone at {0} tried a wrong PIN and was not let in.</source>
        <translation>Alguien en {0} ha probado un PIN erróneo y no ha podido entrar.</translation>
    </message>
    <message>
        <source>Someone you removed tried to come back, from {0}.</source>
        <translation>Alguien en {0}, a quien se echó de la mesa, ha intentado volver.</translation>
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
        <translation>Qué se hace con el asiento {0}</translation>
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
        <translation>para quien venga</translation>
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
        <source>Allow spec&amp;tators</source>
        <translation>Otros pueden mi&amp;rar</translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation>Votar s&amp;obre ausentes:</translation>
    </message>
    <message>
        <source>If the new board has fewer seats, the last to join will watch.</source>
        <translation>Si el tablero nuevo tiene menos asientos, miran los últimos que llegaron.</translation>
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
        <source>People take seats as they join. You can put a bot in any empty seat.</source>
        <translation>Cada uno toma un asiento al llegar. Un bot puede tomar cualquier asiento que quede.</translation>
    </message>
    <message>
        <source>Play&amp;ers:</source>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>Para entrar hace falta un P&amp;IN</translation>
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
    <name>TablesModel</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n mirando</numerusform>
            <numerusform>%n mirando</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN required</source>
        <translation>con PIN</translation>
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
        <translation>a la vista</translation>
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
</TS>
