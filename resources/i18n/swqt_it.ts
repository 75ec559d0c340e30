<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AbilityDialog</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n regione su questa mappa adesso</numerusform>
            <numerusform>%n regioni su questa mappa adesso</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Aggiungi</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Add an ability</source>
        <translation>Aggiungi un&apos;abilità</translation>
    </message>
    <message>
        <source>Example – {0}: {1}</source>
        <extracomment>{0}: a race or power of the box; {1}: sentences</extracomment>
        <translation>Esempio – {0}: {1}</translation>
    </message>
    <message>
        <source>What else shall it be able to do?</source>
        <translation>Che cos&apos;altro deve saper fare?</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copy version info</source>
        <translation>Copia le &amp;informazioni</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenze</translation>
    </message>
    <message>
        <source>&amp;Made with</source>
        <translation>&amp;Fatto con</translation>
    </message>
    <message>
        <source>About swqt</source>
        <translation>Informazioni su swqt</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Everything else – rules, artwork, sounds and wording – was made for swqt.</source>
        <translation>Tutto il resto – regole, disegni, suoni e testi – è stato creato per swqt.</translation>
    </message>
    <message>
        <source>Free software under {0}: use it, change it, share it.</source>
        <translation>Software libero con licenza {0}: usalo, modificalo, condividilo.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Lo&amp;g file:</source>
        <translation>Re&amp;gistro:</translation>
    </message>
    <message>
        <source>Log file</source>
        <translation>File di registro</translation>
    </message>
    <message>
        <source>No log file is being written.</source>
        <translation>Nessun file di registro in uso.</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Apri &amp;la cartella</translation>
    </message>
    <message>
        <source>Small World for your desktop. swqt is an unofficial fan project. It is not connected with the publisher of the game and uses none of its artwork or texts. Small World is a trademark of its owner.</source>
        <translation>Small World sul tuo computer. swqt è un progetto amatoriale non ufficiale: non ha legami con l&apos;editore del gioco e non ne usa né disegni né testi. Small World è un marchio del suo proprietario.</translation>
    </message>
    <message>
        <source>What swqt is made with</source>
        <translation>Con che cosa è fatto swqt</translation>
    </message>
    <message>
        <source>includes {0}</source>
        <extracomment>{0}: names of the parts of a bundled program</extracomment>
        <translation>include {0}</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>Change the kind</source>
        <translation>Cambia il tipo</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Cambia il nome</translation>
    </message>
    <message>
        <source>Change the tokens</source>
        <translation>Cambia i segnalini</translation>
    </message>
    <message>
        <source>Change the word</source>
        <translation>Cambia la parola</translation>
    </message>
    <message>
        <source>Change the world</source>
        <translation>Cambia il mondo</translation>
    </message>
    <message>
        <source>Game files call it so: small letters a to z and hyphens</source>
        <translation>Si chiama così nei file di partita: lettere minuscole da a a z e trattini</translation>
    </message>
    <message>
        <source>In other languages…</source>
        <translation>In altre lingue…</translation>
    </message>
    <message>
        <source>Its tokens are</source>
        <translation>I segnalini sono</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Fatto per</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name in {0}</source>
        <extracomment>{0}: a language</extracomment>
        <translation>Nome in {0}</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Razza</translation>
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
        <translation>Potere speciale</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Segnalini</translation>
    </message>
    <message>
        <source>Tokens of its own, in all</source>
        <translation>Segnalini propri, in tutto</translation>
    </message>
    <message>
        <source>Word in files</source>
        <translation>Parola nei file</translation>
    </message>
    <message>
        <source>its own, in all:</source>
        <translation>suoi, in tutto:</translation>
    </message>
    <message>
        <source>those of {0}</source>
        <extracomment>{0}: a race, which lends its tokens</extracomment>
        <translation>quelli di: {0}</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Declino</translation>
    </message>
    <message>
        <source>&amp;Decline  +{0}</source>
        <translation>&amp;Declino  +{0}</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>T&amp;ira</translation>
    </message>
    <message>
        <source>No race can roll before a conquest right now</source>
        <translation>Al momento nessuna razza può tirare il dado prima di una conquista</translation>
    </message>
    <message>
        <source>Roll the die before your next conquest ({0})</source>
        <translation>Tira il dado prima della prossima conquista ({0})</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Mostra la regola</translation>
    </message>
    <message>
        <source>You can decline only at the start of a turn, instead of conquering</source>
        <translation>Puoi andare in declino solo all&apos;inizio di un turno, invece di conquistare</translation>
    </message>
    <message>
        <source>You pick a new race next turn.</source>
        <translation>Nel prossimo turno scegli una nuova razza.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About swqt</source>
        <translation>I&amp;nformazioni su swqt</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>Disponi i p&amp;annelli</translation>
    </message>
    <message>
        <source>&amp;Balance tokens</source>
        <translation>&amp;Equilibra i segnalini</translation>
    </message>
    <message>
        <source>&amp;Board…</source>
        <translation>&amp;Tabellone…</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Conferma</translation>
    </message>
    <message>
        <source>&amp;Continue last game</source>
        <translation>&amp;Continua l&apos;ultima partita</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Crea</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Sc&amp;uro</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Declino</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Modi&amp;fica</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Fine turno</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Veloce</translation>
    </message>
    <message>
        <source>&amp;Fit map to window</source>
        <translation>A&amp;datta la mappa alla finestra</translation>
    </message>
    <message>
        <source>&amp;Fortify borders</source>
        <translation>Rinforza i c&amp;onfini</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contrasto</translation>
    </message>
    <message>
        <source>&amp;Income</source>
        <translation>&amp;Entrate</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Istantanea</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Scorciatoie da &amp;tastiera…</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Impara a giocare</translation>
    </message>
    <message>
        <source>&amp;Let a bot play</source>
        <translation>Fai giocare un &amp;bot</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Local network…</source>
        <translation>Rete &amp;locale…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>Pannello s&amp;uccessivo</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Passo &amp;successivo</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Owners</source>
        <translation>&amp;Proprietari</translation>
    </message>
    <message>
        <source>&amp;Play against bots</source>
        <translation>&amp;Gioca contro i bot</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>Pannello pr&amp;ecedente</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Race or power…</source>
        <translation>&amp;Razza o potere…</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Replay for the browser…</source>
        <translation>&amp;Replay per il browser…</translation>
    </message>
    <message>
        <source>&amp;Roll the die</source>
        <translation>&amp;Tira il dado</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Im&amp;postazioni…</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Mostrami</translation>
    </message>
    <message>
        <source>&amp;Skip ahead</source>
        <translation>Sa&amp;lta l&apos;attesa</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Suoni</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Terreni</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Dimensione del &amp;testo</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Turno</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;What happened since my last turn</source>
        <translation>&amp;Che cosa è successo dopo il mio turno</translation>
    </message>
    <message>
        <source>Bo&amp;t speed</source>
        <translation>&amp;Velocità dei bot</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Rinuncia</translation>
    </message>
    <message>
        <source>Colou&amp;r theme</source>
        <translation>Te&amp;ma dei colori</translation>
    </message>
    <message>
        <source>Continue &amp;without the others…</source>
        <translation>Continua &amp;senza gli altri…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>Esp&amp;orta</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>Fast-forward the b&amp;ot&apos;s turn</source>
        <translation>&amp;Accelera il turno del bot</translation>
    </message>
    <message>
        <source>Games and &amp;replays…</source>
        <translation>Partite e &amp;replay…</translation>
    </message>
    <message>
        <source>Last &amp;round&apos;s changes</source>
        <translation>Novità dell&apos;ultimo &amp;giro</translation>
    </message>
    <message>
        <source>Not&amp;e about this moment…</source>
        <translation>Nota su &amp;questo momento…</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>&amp;Livelli</translation>
    </message>
    <message>
        <source>Pick &amp;up all tokens</source>
        <translation>Riprendi tutti i se&amp;gnalini</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Ro&amp;mpicapi…</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Rompicapo &amp;del giorno</translation>
    </message>
    <message>
        <source>R&amp;ecent games</source>
        <translation>Part&amp;ite recenti</translation>
    </message>
    <message>
        <source>Region &amp;codes</source>
        <translation>C&amp;odici delle regioni</translation>
    </message>
    <message>
        <source>Rep&amp;lay this game</source>
        <translation>Re&amp;play di questa partita</translation>
    </message>
    <message>
        <source>Reset &amp;turn</source>
        <translation>Ri&amp;comincia il turno</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>Ripristina la disposi&amp;zione</translation>
    </message>
    <message>
        <source>Rule &amp;book</source>
        <translation>Re&amp;golamento</translation>
    </message>
    <message>
        <source>Rules for &amp;this</source>
        <translation>Rego&amp;le su questo</translation>
    </message>
    <message>
        <source>S&amp;tart screen</source>
        <translation>Schermata ini&amp;ziale</translation>
    </message>
    <message>
        <source>Searc&amp;h the log</source>
        <translation>Cerca &amp;nella cronaca</translation>
    </message>
    <message>
        <source>Statist&amp;ics</source>
        <translation>Statistic&amp;he</translation>
    </message>
    <message>
        <source>Suggest a &amp;move</source>
        <translation>&amp;Suggerisci una mossa</translation>
    </message>
    <message>
        <source>T&amp;hreats</source>
        <translation>&amp;Minacce</translation>
    </message>
    <message>
        <source>Watch to&amp;gether…</source>
        <translation>&amp;Vedi insieme…</translation>
    </message>
    <message>
        <source>Wi&amp;de map</source>
        <translation>Mappa lar&amp;ga</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Riduci</translation>
    </message>
    <message>
        <source>{0}%</source>
        <extracomment>A text size</extracomment>
        <translation>{0}%</translation>
    </message>
</context>
<context>
    <name>ApplicationController</name>
    <message numerus="yes">
        <source>%n setting(s) couldn&apos;t be used and went back to the default.</source>
        <translation>
            <numerusform>Un&apos;impostazione non era utilizzabile ed è tornata al valore predefinito.</numerusform>
            <numerusform>%n impostazioni non erano utilizzabili e sono tornate ai valori predefiniti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so swqt uses the defaults.</source>
        <translation>Non è stato possibile leggere le impostazioni: swqt usa quelle predefinite.</translation>
    </message>
    <message>
        <source>The settings file was damaged, so all settings went back to their defaults. The damaged file is kept as {0}.</source>
        <translation>Il file delle impostazioni era danneggiato, perciò sono tornate tutte ai valori predefiniti. Il file danneggiato è conservato come {0}.</translation>
    </message>
</context>
<context>
    <name>ArrivalDialog</name>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conserva</translation>
    </message>
    <message>
        <source>&amp;Look at it in the form</source>
        <translation>&amp;Guarda nel modulo</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>S&amp;ostituisci il mio</translation>
    </message>
    <message>
        <source>A race or power from a file</source>
        <translation>Una razza o un potere da un file</translation>
    </message>
    <message>
        <source>Keep both: call it &amp;{0}</source>
        <extracomment>{0}: the word for a race or power in game files</extracomment>
        <translation>Conserva entrambi: come &amp;{0}</translation>
    </message>
    <message>
        <source>The file has no mistakes. Keep {0} among your own races and powers?</source>
        <translation>Il file non ha errori. Conservare {0} tra le tue razze e i tuoi poteri?</translation>
    </message>
    <message>
        <source>You already have {0}, and the two differ. Which ones do you want?</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>Hai già {0}, e i due sono diversi. Che cosa vuoi fare?</translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>&amp;Played by</source>
        <translation>&amp;Chi gioca</translation>
    </message>
    <message>
        <source>&amp;Show regions</source>
        <translation>&amp;Mostra le regioni</translation>
    </message>
    <message>
        <source>Bot speed: {0}</source>
        <translation>Velocità dei bot: {0}</translation>
    </message>
    <message>
        <source>For {0}</source>
        <translation>Per {0}</translation>
    </message>
    <message>
        <source>Suggestions are turned off in Settings.</source>
        <translation>I suggerimenti sono disattivati nelle Impostazioni.</translation>
    </message>
    <message>
        <source>There are no suggestions in a puzzle.</source>
        <translation>In un rompicapo non ci sono suggerimenti.</translation>
    </message>
</context>
<context>
    <name>BeginDialog</name>
    <message>
        <source>&amp;An existing board</source>
        <translation>&amp;Un tabellone esistente</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>Ta&amp;bellone:</translation>
    </message>
    <message>
        <source>&amp;New board</source>
        <translation>&amp;Nuovo tabellone</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Giocatori:</translation>
    </message>
    <message>
        <source>&amp;Regions:</source>
        <translation>&amp;Regioni:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Seme:</translation>
    </message>
    <message>
        <source>&amp;World:</source>
        <translation>&amp;Mondo:</translation>
    </message>
    <message>
        <source>A board of your own is changed; any other one is copied.</source>
        <translation>Un tabellone tuo viene modificato, ogni altro viene copiato.</translation>
    </message>
    <message>
        <source>Another number or word gives another board.</source>
        <translation>Un altro numero o un&apos;altra parola dà un altro tabellone.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Continue “{0}”, which was not saved</source>
        <translation>Continua con “{0}” (non salvato)</translation>
    </message>
    <message>
        <source>Make a board</source>
        <translation>Crea un tabellone</translation>
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
        <translation>{0} (tuo)</translation>
    </message>
    <message>
        <source>{0}, {1} players</source>
        <extracomment>{0}: the name of a board; {1}: a number of players</extracomment>
        <translation>{0}, {1} giocatori</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>&amp;Join with</source>
        <translation>&amp;Unisci con</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>Di&amp;vidi</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unisci</translation>
    </message>
    <message>
        <source>Move &amp;borders</source>
        <translation>Sposta &amp;confini</translation>
    </message>
    <message>
        <source>Move a border</source>
        <translation>Sposta un confine</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Dipingi</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividi</translation>
    </message>
</context>
<context>
    <name>BoardGroup</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Tabellone:</translation>
    </message>
    <message>
        <source>&amp;Races and powers:</source>
        <translation>&amp;Razze e poteri:</translation>
    </message>
    <message>
        <source>&amp;World:</source>
        <translation>&amp;Mondo:</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>Entrambi i giochi</translation>
    </message>
    <message>
        <source>Custom selection</source>
        <translation>Selezione personalizzata</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Monsters guard them. On surface boards, they replace some Lost Tribes.</source>
        <translation>Le sorvegliano i Mostri. Sui tabelloni della superficie sostituiscono alcune Tribù perdute.</translation>
    </message>
    <message>
        <source>Relics and P&amp;laces</source>
        <translation>R&amp;eliquie e Luoghi mitici</translation>
    </message>
    <message>
        <source>Six more races and six more powers, made for this program.</source>
        <translation>Altre sei razze e altri sei poteri, creati per questo programma.</translation>
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
        <translation>V&amp;iandanti</translation>
    </message>
    <message>
        <source>{0}: {1} regions, {2} rounds</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>{0}: {1} regioni, {2} giri</translation>
    </message>
</context>
<context>
    <name>BoardMaker</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Aggiungi</translation>
    </message>
    <message>
        <source>&amp;Edit it</source>
        <translation>&amp;Modificalo</translation>
    </message>
    <message>
        <source>A new board is being made…</source>
        <translation>Sto creando un tabellone…</translation>
    </message>
    <message>
        <source>Add and &amp;edit</source>
        <translation>Aggiungi e &amp;modifica</translation>
    </message>
    <message>
        <source>Add the board “{0}” to your boards?</source>
        <translation>Aggiungere il tabellone “{0}” ai tuoi?</translation>
    </message>
    <message>
        <source>Boards (*.swboard)</source>
        <translation>Tabelloni (*.swboard)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Esporta il tabellone</translation>
    </message>
    <message>
        <source>Exported to {0}.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Esportato in {0}.</translation>
    </message>
    <message>
        <source>My {0}</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>Il mio {0}</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nuovo tabellone</translation>
    </message>
    <message>
        <source>No board could be made.</source>
        <translation>Impossibile creare un tabellone.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Players: {0}. Regions: {1}.</source>
        <extracomment>{1}: a number of regions</extracomment>
        <translation>Giocatori: {0}. Regioni: {1}.</translation>
    </message>
    <message>
        <source>Saved. You can choose this board when you set up a new game.</source>
        <translation>Salvato. Puoi scegliere questo tabellone in una nuova partita.</translation>
    </message>
    <message>
        <source>The board can&apos;t be exported.</source>
        <translation>Impossibile esportare il tabellone.</translation>
    </message>
    <message>
        <source>The board can&apos;t be saved.</source>
        <translation>Impossibile salvare il tabellone.</translation>
    </message>
    <message>
        <source>This board can&apos;t be opened.</source>
        <translation>Impossibile aprire questo tabellone.</translation>
    </message>
    <message>
        <source>This game can&apos;t be started.</source>
        <translation>Impossibile iniziare questa partita.</translation>
    </message>
    <message>
        <source>You have the board “{0}” already.</source>
        <translation>Hai già il tabellone “{0}”.</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board {0}</source>
        <translation>Anteprima del tabellone {0}</translation>
    </message>
</context>
<context>
    <name>BoardTexts</name>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <translation>
            <numerusform>%n cosa da migliorare</numerusform>
            <numerusform>%n cose da migliorare</numerusform>
        </translation>
    </message>
    <message>
        <source>A board has at most 120 regions.</source>
        <translation>Un tabellone ha al massimo 120 regioni.</translation>
    </message>
    <message>
        <source>A board needs at least 12 regions.</source>
        <translation>Un tabellone ha almeno 12 regioni.</translation>
    </message>
    <message>
        <source>A good board: nothing to mend</source>
        <translation>Un buon tabellone: niente da migliorare</translation>
    </message>
    <message>
        <source>A region would become too narrow.</source>
        <translation>Una regione diventerebbe troppo stretta.</translation>
    </message>
    <message>
        <source>At the edge of the board.</source>
        <translation>Al bordo della mappa.</translation>
    </message>
    <message>
        <source>Beside it: {0}.</source>
        <extracomment>{0}: the neighbours of a region</extracomment>
        <translation>Accanto: {0}.</translation>
    </message>
    <message>
        <source>Border of {0}, {1} from the left, {2} from the top</source>
        <extracomment>{0}: two regions; {1}, {2}: percentages of the width and height of the board</extracomment>
        <translation>Confine: {0}, {1} da sinistra, {2} dall’alto</translation>
    </message>
    <message>
        <source>Borders between equal terrains</source>
        <translation>Confini tra terreni uguali</translation>
    </message>
    <message>
        <source>Borders between regions</source>
        <translation>Confini tra regioni</translation>
    </message>
    <message>
        <source>Borders between river regions</source>
        <translation>Confini tra regioni di fiume</translation>
    </message>
    <message>
        <source>Borders cross at {0}.</source>
        <translation>I confini si incrociano in {0}.</translation>
    </message>
    <message>
        <source>Borders must not cross.</source>
        <translation>I confini non possono incrociarsi.</translation>
    </message>
    <message>
        <source>Caverns side by side</source>
        <translation>Caverne confinanti</translation>
    </message>
    <message>
        <source>Chasms</source>
        <translation>Crepacci</translation>
    </message>
    <message>
        <source>Chasms side by side</source>
        <translation>Crepacci confinanti</translation>
    </message>
    <message>
        <source>Corner of {0}, {1} from the left, {2} from the top</source>
        <extracomment>{0}: the regions that meet there; {1}, {2}: percentages of the width and height of the board</extracomment>
        <translation>Angolo: {0}, {1} da sinistra, {2} dall’alto</translation>
    </message>
    <message>
        <source>Cut off from the rest of the board: {0}.</source>
        <translation>Senza accesso al resto del tabellone: {0}.</translation>
    </message>
    <message>
        <source>Draw the line from border to border, across one region.</source>
        <translation>Traccia la linea da confine a confine, attraverso una regione.</translation>
    </message>
    <message>
        <source>Ends of the river at the edge of the board</source>
        <translation>Capi del fiume al bordo della mappa</translation>
    </message>
    <message>
        <source>Every region has room for its tokens.</source>
        <translation>Ogni regione ha posto per i suoi segnalini.</translation>
    </message>
    <message>
        <source>How far a terrain gathers on one side</source>
        <translation>Quanto un terreno sta da un lato</translation>
    </message>
    <message>
        <source>How far natives gather on one side</source>
        <translation>Quanto gli indigeni stanno da un lato</translation>
    </message>
    <message>
        <source>Lakes</source>
        <translation>Laghi</translation>
    </message>
    <message>
        <source>Lakes at the edge of the board</source>
        <translation>Laghi al bordo della mappa</translation>
    </message>
    <message>
        <source>Land around {0}</source>
        <translation>Terra intorno a {0}</translation>
    </message>
    <message>
        <source>Land at the edge of the board</source>
        <translation>Terra al bordo della mappa</translation>
    </message>
    <message>
        <source>Land beside a chasm</source>
        <translation>Terra accanto a un crepaccio</translation>
    </message>
    <message>
        <source>Land beside the river</source>
        <translation>Terra accanto al fiume</translation>
    </message>
    <message>
        <source>Land beside water</source>
        <translation>Terra accanto all&apos;acqua</translation>
    </message>
    <message>
        <source>Land regions</source>
        <translation>Regioni di terra</translation>
    </message>
    <message>
        <source>Land where a race may enter</source>
        <translation>Terra da cui può entrare una razza</translation>
    </message>
    <message>
        <source>Land with 3 to 6 neighbours</source>
        <translation>Terra con 3-6 vicine</translation>
    </message>
    <message>
        <source>Lost Tribes</source>
        <translation>Tribù perdute</translation>
    </message>
    <message>
        <source>Lost Tribes on a mountain or on water</source>
        <translation>Tribù perdute su montagne o acqua</translation>
    </message>
    <message>
        <source>Lost Tribes where a race may enter</source>
        <translation>Tribù perdute dove può entrare una razza</translation>
    </message>
    <message>
        <source>Monsters on a river or chasm</source>
        <translation>Mostri su fiumi o crepacci</translation>
    </message>
    <message>
        <source>Monsters side by side</source>
        <translation>Mostri confinanti</translation>
    </message>
    <message>
        <source>Mountains with a Mine and a Cavern</source>
        <translation>Montagne con Miniera e Caverna</translation>
    </message>
    <message>
        <source>Neighbours of a region of land at most</source>
        <translation>Vicine di una regione di terra, al massimo</translation>
    </message>
    <message>
        <source>Neighbours of a region of land on average</source>
        <translation>Vicine di una regione di terra, in media</translation>
    </message>
    <message>
        <source>No room for two pieces below the tokens: {0}.</source>
        <translation>Niente posto per due pezzi sotto i segnalini: {0}.</translation>
    </message>
    <message>
        <source>Only neighbours can be joined.</source>
        <translation>Si uniscono solo regioni vicine.</translation>
    </message>
    <message>
        <source>Other regions with several symbols</source>
        <translation>Altre regioni con più simboli</translation>
    </message>
    <message>
        <source>Parts of the land that are apart</source>
        <translation>Parti separate della terra</translation>
    </message>
    <message>
        <source>Parts of the river that are apart</source>
        <translation>Parti separate del fiume</translation>
    </message>
    <message>
        <source>Parts that chasms cut off</source>
        <translation>Parti isolate dai crepacci</translation>
    </message>
    <message>
        <source>Quarters of the board where a race may enter</source>
        <translation>Quarti del tabellone da cui può entrare una razza</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regioni</translation>
    </message>
    <message>
        <source>Regions at the edge that terrains lack</source>
        <translation>Regioni del bordo che mancano a un terreno</translation>
    </message>
    <message>
        <source>Regions with a Monster</source>
        <translation>Regioni con un Mostro</translation>
    </message>
    <message>
        <source>River regions</source>
        <translation>Regioni di fiume</translation>
    </message>
    <message>
        <source>River regions at the edge of the board</source>
        <translation>Regioni di fiume al bordo della mappa</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Giri</translation>
    </message>
    <message>
        <source>Seas</source>
        <translation>Mari</translation>
    </message>
    <message>
        <source>Seas at the edge of the board</source>
        <translation>Mari al bordo della mappa</translation>
    </message>
    <message>
        <source>Seas that touch each other</source>
        <translation>Mari che si toccano</translation>
    </message>
    <message>
        <source>Sides of the river</source>
        <translation>Rive del fiume</translation>
    </message>
    <message>
        <source>Steps from one end of the land to the other</source>
        <translation>Passi da un capo della terra all&apos;altro</translation>
    </message>
    <message>
        <source>Symbols of the surface</source>
        <translation>Simboli della superficie</translation>
    </message>
    <message>
        <source>Symbols on water</source>
        <translation>Simboli sull&apos;acqua</translation>
    </message>
    <message>
        <source>Terrains with Monsters</source>
        <translation>Terreni con Mostri</translation>
    </message>
    <message>
        <source>The corner of the board stays where it is.</source>
        <translation>L&apos;angolo del tabellone resta dov&apos;è.</translation>
    </message>
    <message>
        <source>The smaller side of the river</source>
        <translation>La riva più piccola</translation>
    </message>
    <message>
        <source>Too narrow for a stack of tokens: {0}.</source>
        <translation>Niente posto per una pila di segnalini: {0}.</translation>
    </message>
    <message>
        <source>Volcanoes</source>
        <translation>Vulcani</translation>
    </message>
    <message>
        <source>Volcanoes outside chasms</source>
        <translation>Vulcani fuori dai crepacci</translation>
    </message>
    <message>
        <source>at least {0}</source>
        <translation>almeno {0}</translation>
    </message>
    <message>
        <source>at most {0}</source>
        <translation>al massimo {0}</translation>
    </message>
    <message>
        <source>{0} has no room for a name.</source>
        <translation>{0}: niente posto per un nome.</translation>
    </message>
    <message>
        <source>{0} is too narrow for its symbols.</source>
        <translation>{0}: niente posto per i simboli.</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <extracomment>A range of numbers, such as 4 to 6</extracomment>
        <translation>da {0} a {1}</translation>
    </message>
    <message>
        <source>{0} touch along a border that is too short to be seen.</source>
        <translation>{0}: il confine in comune è troppo corto per vedersi.</translation>
    </message>
    <message>
        <source>{0} touches the edge of the board along a border that is too short.</source>
        <translation>{0}: il tratto al bordo della mappa è troppo corto.</translation>
    </message>
    <message>
        <source>{0}: {1}, should be {2}.</source>
        <extracomment>{0}: what is counted, such as Lost Tribes; {1}: how many there are; {2}: such as &quot;4&quot; or &quot;4 to 6&quot;</extracomment>
        <translation>{0}: {1}, va bene {2}.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
</context>
<context>
    <name>BoardWindow</name>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n regione</numerusform>
            <numerusform>%n regioni</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabellone</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Modi&amp;fica</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unisci</translation>
    </message>
    <message>
        <source>&amp;Make your own board</source>
        <translation>&amp;Crea un tabellone</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Dipingi</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Giocatori:</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>Di&amp;vidi</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Provalo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Click or drag over regions to paint them.</source>
        <translation>Fai clic sulle regioni, o trascina sopra, per dipingerle.</translation>
    </message>
    <message>
        <source>Click two neighbours.</source>
        <translation>Fai clic su due vicine.</translation>
    </message>
    <message>
        <source>Drag a point of a border, or a corner.</source>
        <translation>Trascina un punto di un confine, o un angolo.</translation>
    </message>
    <message>
        <source>Draw a line across a region.</source>
        <translation>Traccia una linea attraverso una regione.</translation>
    </message>
    <message>
        <source>Move &amp;borders</source>
        <translation>Sposta &amp;confini</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Redone: {0}</source>
        <extracomment>{0}: what was done again, such as &quot;Paint&quot;</extracomment>
        <translation>Ripetuto: {0}</translation>
    </message>
    <message>
        <source>Save the board “{0}”?</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>Salvare il tabellone “{0}”?</translation>
    </message>
    <message>
        <source>Saved. You can choose this board when you set up a new game.</source>
        <translation>Salvato. Puoi scegliere questo tabellone in una nuova partita.</translation>
    </message>
    <message>
        <source>The draft can&apos;t be kept: {0}</source>
        <translation>Impossibile conservare la bozza: {0}</translation>
    </message>
    <message>
        <source>Undone: {0}</source>
        <extracomment>{0}: what was undone, such as &quot;Paint&quot;</extracomment>
        <translation>Annullato: {0}</translation>
    </message>
    <message>
        <source>What is checked on the board</source>
        <translation>Che cosa si controlla sul tabellone</translation>
    </message>
    <message>
        <source>{0}[*] – board</source>
        <translation>{0}[*] – tabellone</translation>
    </message>
</context>
<context>
    <name>ChatBox</name>
    <message>
        <source>Chat messages</source>
        <translation>Messaggi della chat</translation>
    </message>
    <message>
        <source>Only players may chat here</source>
        <translation>Qui possono scrivere solo i giocatori</translation>
    </message>
    <message>
        <source>Quick chat</source>
        <translation>Frasi pronte</translation>
    </message>
    <message>
        <source>Quick chat only</source>
        <translation>Solo frasi pronte</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Invia</translation>
    </message>
    <message>
        <source>Type a message</source>
        <translation>Scrivi un messaggio</translation>
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
        <translation>Le frasi pronte sono per tutti quelli che possono usare la chat.</translation>
    </message>
    <message>
        <source>Who may chat</source>
        <translation>Chi può scrivere</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>Extra seconds per turn</source>
        <translation>Secondi extra per turno</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Minuti per giocatore</translation>
    </message>
    <message>
        <source>Minutes until a reminder</source>
        <translation>Minuti prima del promemoria</translation>
    </message>
    <message>
        <source>Nobody loses on time. When a player&apos;s time is up, the others may vote to let a bot play for now.</source>
        <translation>Nessuno perde per il tempo. Quando il tempo di un giocatore finisce, gli altri possono votare per far giocare un bot al suo posto, per il momento.</translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>Minutes</extracomment>
        <translation>min</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>senza orologio</translation>
    </message>
    <message>
        <source>reminder</source>
        <extracomment>A clock that only reminds those who think for long</extracomment>
        <translation>promemoria</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Seconds</extracomment>
        <translation>s</translation>
    </message>
    <message>
        <source>time bank</source>
        <translation>tempo totale</translation>
    </message>
</context>
<context>
    <name>CoinsChart</name>
    <message>
        <source>Coins by round</source>
        <translation>Monete per giro</translation>
    </message>
</context>
<context>
    <name>ColourButton</name>
    <message>
        <source>Blue, circle</source>
        <translation>Blu, cerchio</translation>
    </message>
    <message>
        <source>Green, diamond</source>
        <translation>Verde, rombo</translation>
    </message>
    <message>
        <source>Purple, star</source>
        <translation>Viola, stella</translation>
    </message>
    <message>
        <source>Red, square</source>
        <translation>Rosso, quadrato</translation>
    </message>
    <message>
        <source>Yellow, triangle</source>
        <translation>Giallo, triangolo</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <extracomment>{0}: a colour and its shape; {1}: the player who has it</extracomment>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>{0}: change colour</source>
        <translation>{0}: cambia colore</translation>
    </message>
</context>
<context>
    <name>ColumnPanel</name>
    <message numerus="yes">
        <source>%n coin(s) per combo skipped</source>
        <translation>
            <numerusform>+%n per carta saltata</numerusform>
            <numerusform>+%n per carta saltata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <extracomment>Regions without tokens</extracomment>
        <translation>
            <numerusform>%n libera</numerusform>
            <numerusform>%n libere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n regione</numerusform>
            <numerusform>%n regioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with Monsters</source>
        <translation>
            <numerusform>%n con Mostri</numerusform>
            <numerusform>%n con Mostri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a Lost Tribe</source>
        <translation>
            <numerusform>%n con Tribù perduta</numerusform>
            <numerusform>%n con Tribù perduta</numerusform>
        </translation>
    </message>
    <message>
        <source>(no power yet)</source>
        <translation>(ancora senza potere)</translation>
    </message>
    <message>
        <source>Combos</source>
        <translation>Combinazioni</translation>
    </message>
    <message>
        <source>You can&apos;t swap powers with this combo.</source>
        <translation>Non puoi scambiare poteri con questa combinazione.</translation>
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
            <numerusform>paghi %n</numerusform>
            <numerusform>paghi %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComboCard</name>
    <message numerus="yes">
        <source>%n coin(s) on it</source>
        <translation>
            <numerusform>con %n moneta</numerusform>
            <numerusform>con %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t afford</source>
        <translation>troppo cara</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>A combo, for screen readers</extracomment>
        <translation>scelta</translation>
    </message>
    <message numerus="yes">
        <source>{0}, %n token(s)</source>
        <extracomment>{0}: a combo</extracomment>
        <translation>
            <numerusform>{0}, %n segnalino</numerusform>
            <numerusform>{0}, %n segnalini</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComboDetails</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>What this combo can do</source>
        <translation>Che cosa sa fare questa combinazione</translation>
    </message>
</context>
<context>
    <name>CombosModel</name>
    <message>
        <source>Coins</source>
        <translation>Monete</translation>
    </message>
    <message>
        <source>Combo</source>
        <translation>Combinazione</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Conquiste</translation>
    </message>
    <message>
        <source>Per token</source>
        <translation>Per segnalino</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Giri</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Segnalini</translation>
    </message>
    <message>
        <source>{0}, in decline from {1}</source>
        <translation>{0}, in declino dal {1}</translation>
    </message>
    <message>
        <source>{0}: price {1}, coins picked up {2}, tokens lost {3}</source>
        <translation>{0}: prezzo {1}, monete raccolte {2}, segnalini persi {3}</translation>
    </message>
</context>
<context>
    <name>CombosView</name>
    <message>
        <source>Races</source>
        <translation>Razze</translation>
    </message>
</context>
<context>
    <name>ConfirmationTexts</name>
    <message>
        <source>Decline: {0}.</source>
        <translation>Declino: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coin(s).</source>
        <translation>
            <numerusform>Costa %n moneta.</numerusform>
            <numerusform>Costa %n monete.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move: {0}. Choose the region to move it from.</source>
        <translation>Sposta: {0}. Scegli la regione di partenza.</translation>
    </message>
    <message>
        <source>Move: {0}. Choose where it goes.</source>
        <translation>Sposta: {0}. Scegli dove.</translation>
    </message>
    <message>
        <source>Now choose the combo to swap powers with.</source>
        <translation>Ora scegli la combinazione con cui scambiare il potere.</translation>
    </message>
    <message>
        <source>Pick {0}?</source>
        <translation>Scegliere {0}?</translation>
    </message>
    <message>
        <source>Place: {0}. Choose a region.</source>
        <translation>Piazza: {0}. Scegli una regione.</translation>
    </message>
    <message numerus="yes">
        <source>earn %n coin(s) now</source>
        <translation>
            <numerusform>incassi %n moneta ora</numerusform>
            <numerusform>incassi %n monete ora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep %n region(s)</source>
        <translation>
            <numerusform>tieni %n regione</numerusform>
            <numerusform>tieni %n regioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n token(s)</source>
        <translation>
            <numerusform>perdi %n segnalino</numerusform>
            <numerusform>perdi %n segnalini</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map</source>
        <translation>lasciano la mappa: {0}</translation>
    </message>
    <message>
        <source>{0} stay on offer.</source>
        <translation>Restano disponibili: {0}.</translation>
    </message>
    <message>
        <source>{0}: choose a region.</source>
        <translation>{0}: scegli una regione.</translation>
    </message>
</context>
<context>
    <name>ContentSummary</name>
    <message numerus="yes">
        <source>%n power(s)</source>
        <translation>
            <numerusform>%n potere</numerusform>
            <numerusform>%n poteri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation>
            <numerusform>%n razza</numerusform>
            <numerusform>%n razze</numerusform>
        </translation>
    </message>
    <message>
        <source>In play: {0}.</source>
        <translation>In gioco: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>Relics and Places: %n</source>
        <translation>
            <numerusform>Reliquie e Luoghi mitici: %n</numerusform>
            <numerusform>Reliquie e Luoghi mitici: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
</context>
<context>
    <name>CountedNoun</name>
    <message numerus="yes">
        <source>{0} starts with %n extra coin(s).</source>
        <extracomment>{0}: the name of a player</extracomment>
        <translation>
            <numerusform>{0} inizia con %n moneta in più.</numerusform>
            <numerusform>{0} inizia con %n monete in più.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong. Your game is saved.</source>
        <translation>Qualcosa è andato storto. La tua partita è salvata.</translation>
    </message>
    <message>
        <source>You can keep playing. Details are in {0}.</source>
        <translation>Puoi continuare a giocare. I dettagli sono in {0}.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Apri &amp;la cartella</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>C&amp;ontinua</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Copia &amp;il rapporto</translation>
    </message>
    <message>
        <source>Nothing has been sent to anyone. The report contains version numbers, where the program stopped and the end of the log – nothing about you.</source>
        <translation>Non è stato inviato nulla a nessuno. Il rapporto contiene i numeri di versione, il punto in cui il programma si è fermato e la fine del file di registro – niente su di te.</translation>
    </message>
    <message>
        <source>Report copied. It contains version numbers, where the program stopped and the end of the log.</source>
        <translation>Rapporto copiato. Contiene i numeri di versione, il punto in cui il programma si è fermato e la fine del file di registro.</translation>
    </message>
    <message>
        <source>swqt crashed last time, but your game is safe.</source>
        <translation>L&apos;ultima volta swqt si è chiuso per un errore, ma la tua partita è salva.</translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
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
        <translation>conquista o declino</translation>
    </message>
    <message>
        <source>conquer with the race in decline</source>
        <translation>conquista con la razza in declino</translation>
    </message>
    <message>
        <source>decline or keep the race</source>
        <translation>declino o stessa razza</translation>
    </message>
    <message>
        <source>die roll</source>
        <translation>tiro di dado</translation>
    </message>
    <message>
        <source>finish the turn</source>
        <translation>chiusura del turno</translation>
    </message>
    <message>
        <source>give up tokens or continue</source>
        <translation>sacrifica segnalini o continua</translation>
    </message>
    <message>
        <source>new combo</source>
        <translation>nuova combinazione</translation>
    </message>
    <message>
        <source>pick a combo</source>
        <translation>scelta di una combinazione</translation>
    </message>
    <message>
        <source>redeploy</source>
        <extracomment>What a player has to do</extracomment>
        <translation>ridistribuzione</translation>
    </message>
    <message>
        <source>retreat</source>
        <extracomment>What a player has to do</extracomment>
        <translation>ritirata</translation>
    </message>
    <message>
        <source>reveal</source>
        <extracomment>What chance decides: which Relic, Place or power turns up</extracomment>
        <translation>scoperta</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
</context>
<context>
    <name>DiceChart</name>
    <message>
        <source>Dice</source>
        <translation>Dado</translation>
    </message>
</context>
<context>
    <name>DiceVerifier</name>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n estrazione</numerusform>
            <numerusform>%n estrazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who was the only link between two others could have held back a part of a die, which leaves no proof.</source>
        <translation>Chi era l&apos;unico collegamento fra altri due può aver taciuto una parte di un dado; il silenzio non lascia prove.</translation>
    </message>
    <message>
        <source>At step {0}, moves were taken back (signed by {1}).</source>
        <translation>Al passo {0} sono state annullate delle mosse, con la firma di {1}.</translation>
    </message>
    <message>
        <source>At step {0}, moves were taken back and draw {1} was made again (signed by {2}).</source>
        <translation>Al passo {0} sono state annullate delle mosse e l&apos;estrazione {1} è stata rifatta, con la firma di {2}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the game: {0}</source>
        <translation>Non è stato possibile leggere la partita: {0}</translation>
    </message>
    <message>
        <source>Draw {0} is unfinished: this file doesn&apos;t have the part of {1}.</source>
        <translation>L&apos;estrazione {0} è ancora aperta: in questo file manca la parte di {1}.</translation>
    </message>
    <message>
        <source>Draw {0} was made again because the part of {2} was missing (signed by {1}).</source>
        <translation>L&apos;estrazione {0} è stata ripetuta perché mancava la parte di {2}, con la firma di {1}.</translation>
    </message>
    <message>
        <source>From step {0} on, this is a copy of the game in which {1} went on without {2}.</source>
        <translation>Dal passo {0} in poi questa è una copia della partita, proseguita da {1} senza {2}.</translation>
    </message>
    <message>
        <source>It can&apos;t show what came after the end of this file.</source>
        <translation>Non può mostrare ciò che è accaduto dopo la fine di questo file.</translation>
    </message>
    <message>
        <source>More than half of the players can play on without the others. The file shows that they did and who signed, but not whether their reason was true.</source>
        <translation>Più della metà dei giocatori può proseguire senza gli altri: il file mostra che lo ha fatto e chi ha firmato, non se il motivo era vero.</translation>
    </message>
    <message>
        <source>Not proved: line {0} of the file isn&apos;t part of a signed log.</source>
        <translation>Non dimostrato: la riga {0} del file non fa parte di una cronaca firmata.</translation>
    </message>
    <message>
        <source>Not proved: line {0} of the file isn&apos;t what was played.</source>
        <translation>Non dimostrato: la riga {0} del file non è ciò che è stato giocato.</translation>
    </message>
    <message>
        <source>Not proved: not all players signed this start of the game, or it isn&apos;t for this program.</source>
        <translation>Non dimostrato: l&apos;inizio della partita non è quello firmato da tutti i giocatori, o non è per questo programma.</translation>
    </message>
    <message>
        <source>Not proved: step {0} of the log isn&apos;t as the players signed it ({1}).</source>
        <translation>Non dimostrato: il passo {0} della cronaca non corrisponde a ciò che hanno firmato i giocatori ({1}).</translation>
    </message>
    <message>
        <source>Other changes to seats or draws: {0}.</source>
        <translation>Altre modifiche a posti o estrazioni: {0}.</translation>
    </message>
    <message>
        <source>The dice were fair: {0} and every move are just as all players signed them.</source>
        <translation>I dadi non erano truccati: {0} e ogni mossa corrispondono a ciò che hanno firmato tutti i giocatori.</translation>
    </message>
    <message>
        <source>This game wasn&apos;t played on a network, so there is nothing to verify.</source>
        <translation>Questa partita non si è giocata in rete, quindi non c&apos;è nulla da verificare.</translation>
    </message>
    <message>
        <source>This shows which program signed, not who sat there.</source>
        <translation>Mostra quale programma ha firmato, non chi ci sedeva davanti.</translation>
    </message>
    <message>
        <source>With two players, the one who gets the other&apos;s part of a die first could stop the game, but never roll that die again. Nobody can prove who stopped.</source>
        <translation>In due, chi riceve per primo la parte dell&apos;altro per un dado può interrompere la partita, ma non può mai tirare di nuovo quel dado. Nessuno può dimostrare chi ha interrotto.</translation>
    </message>
    <message>
        <source>the rules refuse it</source>
        <translation>le regole lo rifiutano</translation>
    </message>
    <message>
        <source>{0} lost the seat at step {1} (signed by {2}).</source>
        <translation>Posto perso al passo {1}: {0}, con la firma di {2}.</translation>
    </message>
    <message>
        <source>{0} signed for two sides of this game; the proof is in step {1}.</source>
        <translation>Firma per due versioni di questa partita: {0}. La prova è al passo {1}.</translation>
    </message>
</context>
<context>
    <name>DieWidget</name>
    <message>
        <source>The die shows {0}</source>
        <translation>Il dado segna {0}</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>nessun aiuto</translation>
    </message>
</context>
<context>
    <name>DockLayout</name>
    <message>
        <source>Combos</source>
        <translation>Combinazioni</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regioni</translation>
    </message>
</context>
<context>
    <name>EffectCard</name>
    <message>
        <source>Move down: {0}</source>
        <translation>Sposta giù: {0}</translation>
    </message>
    <message>
        <source>Move up: {0}</source>
        <extracomment>{0}: an ability of the form</extracomment>
        <translation>Sposta su: {0}</translation>
    </message>
    <message>
        <source>Remove: {0}</source>
        <translation>Togli: {0}</translation>
    </message>
    <message>
        <source>The form can&apos;t show this part of the file. It stays as it is: {0}</source>
        <extracomment>{0}: a part of a file</extracomment>
        <translation>Il modulo non può mostrare questa parte del file. Resta com&apos;è: {0}</translation>
    </message>
</context>
<context>
    <name>EffectsPanel</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n regione su questa mappa adesso</numerusform>
            <numerusform>%n regioni su questa mappa adesso</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add an ability…</source>
        <translation>&amp;Aggiungi un&apos;abilità…</translation>
    </message>
    <message>
        <source>Add an ability</source>
        <translation>Aggiungi un&apos;abilità</translation>
    </message>
    <message>
        <source>Change an ability</source>
        <translation>Cambia un&apos;abilità</translation>
    </message>
    <message>
        <source>It has no ability yet: its strength is in its numbers.</source>
        <translation>Non ha ancora abilità: la sua forza è nel numero.</translation>
    </message>
    <message>
        <source>Move an ability</source>
        <translation>Sposta un&apos;abilità</translation>
    </message>
    <message>
        <source>Remove an ability</source>
        <translation>Togli un&apos;abilità</translation>
    </message>
</context>
<context>
    <name>EndTurnWarnings</name>
    <message numerus="yes">
        <source>{0} ({1}, %n token(s))</source>
        <extracomment>{0}: a player; {1}: a race</extracomment>
        <translation>
            <numerusform>{0} ({1}, %n segnalino)</numerusform>
            <numerusform>{0} ({1}, %n segnalini)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}, and other regions are at risk too.</source>
        <translation>
            <numerusform>{0} lascia %n segnalino in {1}, alla portata di {2}, e anche altre regioni sono a rischio.</numerusform>
            <numerusform>{0} lascia %n segnalini in {1}, alla portata di {2}, e anche altre regioni sono a rischio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}.</source>
        <translation>
            <numerusform>{0} lascia %n segnalino in {1}, alla portata di {2}.</numerusform>
            <numerusform>{0} lascia %n segnalini in {1}, alla portata di {2}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s next race</source>
        <translation>{0} con una nuova razza</translation>
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
        <translation>sì</translation>
    </message>
</context>
<context>
    <name>FieldsGrid</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n regione su questa mappa adesso</numerusform>
            <numerusform>%n regioni su questa mappa adesso</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Aggiungi una condizione</translation>
    </message>
    <message>
        <source>Add a detail</source>
        <translation>Aggiungi un dettaglio</translation>
    </message>
    <message>
        <source>Remove: {0}</source>
        <extracomment>{0}: a field or condition of the form</extracomment>
        <translation>Togli: {0}</translation>
    </message>
</context>
<context>
    <name>GameButtons</name>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation>Confronta ogni estrazione con ciò che hanno firmato i giocatori</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation>Verifica i dadi</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
</context>
<context>
    <name>GameLauncher</name>
    <message>
        <source>Couldn&apos;t read {0}: {1}</source>
        <extracomment>{0}: a file; {1}: the reason</extracomment>
        <translation>Non è stato possibile leggere {0}: {1}</translation>
    </message>
    <message>
        <source>Games, races, powers and boards (*.swn *.swtrait *.swboard *.json)</source>
        <translation>Partite, razze, poteri e tabelloni (*.swn *.swtrait *.swboard *.json)</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Apri &amp;la cartella</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Put it in this folder and restart swqt. You can then choose it when you set up a new game:
{0}</source>
        <translation>Mettilo in questa cartella e riavvia swqt. Poi potrai sceglierlo quando prepari una nuova partita:
{0}</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened.</source>
        <translation>Impossibile aprire questa partita.</translation>
    </message>
    <message>
        <source>This game can&apos;t be started.</source>
        <translation>Impossibile iniziare questa partita.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t a swqt game file.</source>
        <translation>{0} non è un file di partita di swqt.</translation>
    </message>
    <message>
        <source>{0} looks like a file of races and powers, not a game.</source>
        <translation>{0} sembra un file di razze e poteri, non una partita.</translation>
    </message>
</context>
<context>
    <name>GameNotices</name>
    <message>
        <source>A bot is playing for you.</source>
        <translation>Un bot gioca per te.</translation>
    </message>
    <message>
        <source>A bot is playing for you. You get your seat back automatically.</source>
        <translation>Un bot gioca per te. Riavrai il tuo posto automaticamente.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Anyone can check every draw of this game.</source>
        <translation>Chiunque può controllare ogni estrazione di questa partita.</translation>
    </message>
    <message>
        <source>Ask for seat {0}</source>
        <translation>Chiedi il posto {0}</translation>
    </message>
    <message>
        <source>Ask to continue</source>
        <translation>Chiedi di continuare</translation>
    </message>
    <message>
        <source>Asking the others: {0}.</source>
        <translation>Chiedo agli altri: {0}.</translation>
    </message>
    <message>
        <source>Asking the others: {0}. Still to answer: {1}.</source>
        <translation>Chiedo agli altri: {0}. Risposte mancanti: {1}.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>Join the copy</source>
        <translation>Entra nella copia</translation>
    </message>
    <message>
        <source>Let a bot play for now</source>
        <translation>Per ora lascia giocare un bot</translation>
    </message>
    <message>
        <source>Play on in a copy</source>
        <translation>Continua in una copia</translation>
    </message>
    <message>
        <source>Play on in a copy…</source>
        <translation>Continua in una copia…</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Salva ed esci</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: {1}.</source>
        <translation>Il posto {0} non è più libero: {1}.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Take your seat back</source>
        <translation>Riprendi il tuo posto</translation>
    </message>
    <message numerus="yes">
        <source>The disk of {0} is full.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>Il disco di {0} è pieno.</numerusform>
            <numerusform>I dischi di {0} sono pieni.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game went on while you were away.</source>
        <translation>La partita è andata avanti mentre non c&apos;eri.</translation>
    </message>
    <message>
        <source>The players voted against giving you seat {0}.</source>
        <translation>I giocatori hanno votato contro: il posto {0} non ti è stato dato.</translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation>Verifica i dadi</translation>
    </message>
    <message>
        <source>Waiting for {0} to confirm what was agreed.</source>
        <translation>In attesa della conferma di {0} a quanto deciso.</translation>
    </message>
    <message>
        <source>Waiting for {0} to contribute to the next draw.</source>
        <translation>In attesa del contributo di {0} alla prossima estrazione.</translation>
    </message>
    <message>
        <source>Waiting for {0} to reconnect. The game continues as soon as they&apos;re back.</source>
        <translation>In attesa del ritorno di {0}. La partita riprende subito dopo.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>You asked for seat {0}. The players are deciding.</source>
        <translation>Hai chiesto il posto {0}. I giocatori stanno decidendo.</translation>
    </message>
    <message>
        <source>You asked for seat {0}. {1} said no; the others are still deciding.</source>
        <translation>Hai chiesto il posto {0}. Voti contrari: {1}; gli altri stanno ancora decidendo.</translation>
    </message>
    <message>
        <source>You&apos;ll continue in a copy of this game, with bots in every other seat. The others keep the original, and the two games can&apos;t be merged again.</source>
        <translation>Continuerai in una copia di questa partita, con dei bot in tutti gli altri posti. Gli altri tengono l&apos;originale, e le due partite non si possono più riunire.</translation>
    </message>
    <message>
        <source>You&apos;re out of time. The others may vote to let a bot play for you for now.</source>
        <translation>Il tuo tempo è finito. Per ora gli altri possono votare per far giocare un bot al tuo posto.</translation>
    </message>
    <message>
        <source>Your disk is full. Nothing you do is sent until the game can be saved again.</source>
        <translation>Il disco è pieno. Ciò che fai non viene inviato finché la partita non si può salvare di nuovo.</translation>
    </message>
    <message>
        <source>Your record of this game was lost. Getting it back from the others…</source>
        <translation>I tuoi dati di questa partita sono andati persi. Li sto recuperando dagli altri…</translation>
    </message>
    <message>
        <source>{0} asked for a pause.</source>
        <translation>{0} ha chiesto una pausa.</translation>
    </message>
    <message numerus="yes">
        <source>{0} have been away for a while.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>{0} manca da un po&apos;.</numerusform>
            <numerusform>{0} mancano da un po&apos;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} haven&apos;t moved for a long time.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>{0} non muove da molto tempo.</numerusform>
            <numerusform>{0} non muovono da molto tempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is back and would like seat {1} again ({2}). If you agree, everyone votes on it.</source>
        <translation>{0} è qui di nuovo e vorrebbe riavere il posto {1} ({2}). Se accetti, votano tutti.</translation>
    </message>
    <message>
        <source>{0} is out of time.</source>
        <translation>{0} ha finito il tempo.</translation>
    </message>
    <message>
        <source>{0} is playing for you.</source>
        <translation>{0} gioca per te.</translation>
    </message>
    <message>
        <source>{0} of {1} players can&apos;t be reached: {2}. Wait, or play on in a copy.</source>
        <translation>Non raggiungibili: {2} ({0} giocatori su {1}). Aspetta, oppure continua in una copia.</translation>
    </message>
    <message>
        <source>{0} played on in a copy of this game. Join it now, or stay in this game for the moment?</source>
        <translation>Questa partita è continuata in una copia: {0}. Vuoi entrarci ora o per il momento restare in questa partita?</translation>
    </message>
    <message>
        <source>{0} proposes: {1}.</source>
        <extracomment>A player, and what they propose</extracomment>
        <translation>{0} propone: {1}.</translation>
    </message>
    <message>
        <source>{0} said no to giving you your seat back.</source>
        <translation>Voti contrari a ridarti il posto: {0}.</translation>
    </message>
    <message>
        <source>{0} said no to your request for seat {1}.</source>
        <translation>Voti contrari a darti il posto {1}: {0}.</translation>
    </message>
    <message>
        <source>{0} would like seat {1} ({2}). If you agree, everyone votes on it.</source>
        <translation>{0} vorrebbe il posto {1} ({2}). Se accetti, votano tutti.</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>With several Relics</source>
        <translation>Con più Reliquie</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation>Stesso schermo</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ultimo giro</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <extracomment>What somebody has written about this moment of the game</extracomment>
        <translation>Nota: {0}</translation>
    </message>
    <message>
        <source>Now playing for {0}: {1}.</source>
        <translation>Ora per {0} gioca: {1}.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rompicapo</translation>
    </message>
    <message>
        <source>Redo the last move you undid</source>
        <translation>Ripeti l&apos;ultima mossa annullata</translation>
    </message>
    <message>
        <source>Round {0} – swqt</source>
        <translation>Giro {0} – swqt</translation>
    </message>
    <message>
        <source>Round {0} – {1}&apos;s turn – swqt</source>
        <translation>Giro {0} – turno di {1} – swqt</translation>
    </message>
    <message>
        <source>Undo everything done this turn</source>
        <translation>Annulla tutto ciò che hai fatto in questo turno</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Annulla l&apos;ultima mossa</translation>
    </message>
    <message>
        <source>nothing is left to do</source>
        <translation>non resta nulla da fare</translation>
    </message>
    <message>
        <source>{0} has nothing left to do</source>
        <translation>{0} non ha più nulla da fare</translation>
    </message>
    <message>
        <source>{0} is now played by a person.</source>
        <translation>Ora per {0} gioca una persona.</translation>
    </message>
    <message>
        <source>{0} takes over</source>
        <translation>tocca a {0}</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message>
        <source>Coins</source>
        <translation>Monete</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Monete per giro</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Entrate per fonte</translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <translation>Creato con swqt, un progetto amatoriale non ufficiale, senza legami con l&apos;editore del gioco.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Race tokens on the map</source>
        <translation>Segnalini razza sulla mappa</translation>
    </message>
    <message>
        <source>The final map</source>
        <translation>La mappa finale</translation>
    </message>
    <message>
        <source>The map at the end of the game</source>
        <translation>La mappa alla fine della partita</translation>
    </message>
    <message>
        <source>{0}: {1} rounds of Small World with {2}</source>
        <translation>{0}: {1} giri di Small World con {2}</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>Hand over to {0}, then press Continue.</source>
        <translation>Passa il computer a {0}, poi premi Continua.</translation>
    </message>
    <message>
        <source>Nothing is left to do this turn. {0} is next.</source>
        <translation>In questo turno non c&apos;è più niente da fare. Poi tocca a {0}.</translation>
    </message>
    <message>
        <source>That was your answer.</source>
        <translation>Era la tua risposta.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The turn is over.</source>
        <translation>Il turno è finito.</translation>
    </message>
    <message>
        <source>Waiting for {0} to reconnect…</source>
        <translation>In attesa del ritorno di {0}…</translation>
    </message>
    <message>
        <source>thinking… ({0})</source>
        <extracomment>{0}: a kind of bot</extracomment>
        <translation>pensa… ({0})</translation>
    </message>
    <message>
        <source>{0} is playing…</source>
        <translation>Gioca {0}…</translation>
    </message>
    <message>
        <source>{0} is playing… Press Space to skip ahead.</source>
        <translation>Gioca {0}… Premi Spazio per saltare l&apos;attesa.</translation>
    </message>
    <message>
        <source>{0} is thinking… Press Space for an answer now.</source>
        <translation>{0} sta pensando… Premi Spazio per avere subito la risposta.</translation>
    </message>
    <message>
        <source>{0} waits until you&apos;ve read the card.</source>
        <translation>{0} aspetta che tu abbia letto la carta.</translation>
    </message>
    <message>
        <source>{0}&apos;s tokens are retreating…</source>
        <translation>I segnalini di {0} si ritirano…</translation>
    </message>
</context>
<context>
    <name>GameSetupDialog</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Rego&amp;le opzionali</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Its tokens are needed for {0}.</source>
        <translation>I suoi segnalini servono per {0}.</translation>
    </message>
    <message>
        <source>Races and p&amp;owers</source>
        <translation>Ra&amp;zze e poteri</translation>
    </message>
    <message>
        <source>Relics and Places are not in play.</source>
        <translation>Le Reliquie e i Luoghi mitici non sono in gioco.</translation>
    </message>
    <message>
        <source>There&apos;s no board like this for {0} players.</source>
        <translation>Non c&apos;è un tabellone così per {0} giocatori.</translation>
    </message>
    <message>
        <source>{0} players need at least {1} races and {1} powers. You have {2} races and {3} powers.</source>
        <translation>In {0} servono almeno {1} razze e {1} poteri. Tu hai {2} razze e {3} poteri.</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>copy of a network game that continued without it</source>
        <translation>copia di una partita in rete che è continuata senza di essa</translation>
    </message>
    <message>
        <source>custom board</source>
        <translation>tabellone personalizzato</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>A game in a list</extracomment>
        <translation>finita</translation>
    </message>
    <message>
        <source>on the network</source>
        <translation>in rete</translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>giro {0} di {1}</translation>
    </message>
    <message>
        <source>unreadable</source>
        <extracomment>A game in a list</extracomment>
        <translation>illeggibile</translation>
    </message>
    <message numerus="yes">
        <source>{0} share the victory with %n coin(s)</source>
        <translation>
            <numerusform>Vittoria condivisa con %n moneta: {0}</numerusform>
            <numerusform>Vittoria condivisa con %n monete: {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} wins with %n coin(s)</source>
        <translation>
            <numerusform>Vince {0} con %n moneta</numerusform>
            <numerusform>Vince {0} con %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Turno di {0}</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>Finit&amp;e</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Record…</source>
        <translation>&amp;Bilancio…</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <translation>In c&amp;orso</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games and replays</source>
        <translation>Partite e replay</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Caricamento…</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Nessuna partita finita finora.</translation>
    </message>
    <message>
        <source>No unfinished games.</source>
        <translation>Nessuna partita in corso.</translation>
    </message>
    <message>
        <source>Verifying the dice…</source>
        <translation>Verifica dei dadi…</translation>
    </message>
    <message>
        <source>Wins, opponents, races, luck with the die, and a rating</source>
        <translation>Vittorie, avversari, razze, fortuna con il dado e un punteggio</translation>
    </message>
</context>
<context>
    <name>GraceBox</name>
    <message>
        <source>They choose whether to wait, let a bot play, or let someone else take the seat.</source>
        <translation>Decidono se aspettare, far giocare un bot o dare il posto a qualcun altro.</translation>
    </message>
    <message>
        <source>When the others may vote about a player who is away</source>
        <translation>Quando gli altri possono votare su un giocatore assente</translation>
    </message>
    <message>
        <source>after {0} seconds</source>
        <translation>dopo {0} secondi</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>The others never vote about a player who is away</extracomment>
        <translation>mai</translation>
    </message>
</context>
<context>
    <name>HandicapBar</name>
    <message>
        <source>Ha&amp;ndicap…</source>
        <translation>Va&amp;ntaggio…</translation>
    </message>
    <message>
        <source>Let players start with more coins than the others</source>
        <translation>Alcuni iniziano con più monete degli altri</translation>
    </message>
</context>
<context>
    <name>HandicapDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Extra coins of {0}</source>
        <translation>Monete in più: {0}</translation>
    </message>
    <message>
        <source>Give some players extra coins at the start: children, beginners, or bots against strong players.</source>
        <translation>Dai più monete all&apos;inizio a chi vuoi: bambini, principianti, o bot contro giocatori forti.</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vantaggio</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>HandoverController</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Giro {0} di {1}</translation>
    </message>
    <message>
        <source>The last two turns have brought {0} almost nothing. Decline now to keep what is on the map, and pick a fresh race next turn.</source>
        <translation>Gli ultimi due turni hanno fruttato pochissimo a {0}. Vai in declino ora per tenere ciò che è sulla mappa, e nel prossimo turno scegli una razza fresca.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Rules for this decision</source>
        <translation>Regole per questa decisione</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>More in the rule book</source>
        <translation>Di più nel regolamento</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
</context>
<context>
    <name>HelpTopicFinder</name>
    <message>
        <source>**Cost {0}** = {1}</source>
        <extracomment>{1}: a sum, such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>**Costo {0}** = {1}</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message numerus="yes">
        <source>Ending the turn now pays %n coin(s).</source>
        <translation>
            <numerusform>Chiudere ora il turno frutta %n moneta.</numerusform>
            <numerusform>Chiudere ora il turno frutta %n monete.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation>Il conto</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Perché no?</translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <source>Next: {0}</source>
        <translation>Poi: {0}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message numerus="yes">
        <source>%n coin(s) now</source>
        <translation>
            <numerusform>%n moneta ora</numerusform>
            <numerusform>%n monete ora</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>Expected final lead over the others: {0} coins</source>
        <translation>Vantaggio finale previsto sugli altri: {0} monete</translation>
    </message>
    <message>
        <source>No suggestions right now.</source>
        <translation>Nessun suggerimento per ora.</translation>
    </message>
    <message>
        <source>Play next step</source>
        <translation>Gioca il prossimo passo</translation>
    </message>
    <message>
        <source>Play only the next step of this turn</source>
        <translation>Gioca solo il prossimo passo di questo turno</translation>
    </message>
    <message>
        <source>Play the steps of the chosen turn, until it is over or chance decides</source>
        <translation>Gioca i passi del turno scelto, finché non finisce o decide il caso</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>Gioca tutto il turno</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Sto pensando…</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>The expected lead at the end: none</extracomment>
        <translation>in parità</translation>
    </message>
    <message>
        <source>{0} ahead</source>
        <extracomment>{0}: expected coins</extracomment>
        <translation>+{0} sugli altri</translation>
    </message>
    <message>
        <source>{0} behind</source>
        <translation>−{0} sugli altri</translation>
    </message>
    <message>
        <source>≈ {0} at the end</source>
        <translation>≈ {0} alla fine</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>abandons {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: regions</extracomment>
        <translation>abbandona {0}</translation>
    </message>
    <message>
        <source>aiming for {0}</source>
        <translation>puntando a {0}</translation>
    </message>
    <message>
        <source>conquers nothing</source>
        <translation>non conquista nulla</translation>
    </message>
    <message>
        <source>conquers {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: regions</extracomment>
        <translation>conquista {0}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>chiude il turno</translation>
    </message>
    <message numerus="yes">
        <source>gives up a token for %n coin(s)</source>
        <translation>
            <numerusform>sacrifica un segnalino per %n moneta</numerusform>
            <numerusform>sacrifica un segnalino per %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>moves tokens to {0}</source>
        <translation>sposta segnalini in {0}</translation>
    </message>
    <message>
        <source>nobody can strike back right away</source>
        <translation>nessun contrattacco immediato possibile</translation>
    </message>
    <message>
        <source>only {0} can strike back, at {1}</source>
        <translation>unico contrattacco possibile: {0}, in {1}</translation>
    </message>
    <message>
        <source>only {0} can strike back, most easily at {1}</source>
        <translation>unico contrattacco possibile: {0}, più facile in {1}</translation>
    </message>
    <message>
        <source>peace with {0}</source>
        <translation>pace con {0}</translation>
    </message>
    <message>
        <source>picks {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo</extracomment>
        <translation>sceglie {0}</translation>
    </message>
    <message>
        <source>picks {0} (about average)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo</extracomment>
        <translation>sceglie {0} (più o meno nella media)</translation>
    </message>
    <message>
        <source>picks {0} ({1} coins above the average combo)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo; {1}: coins such as 4.2</extracomment>
        <translation>sceglie {0} ({1} monete sopra la combinazione media)</translation>
    </message>
    <message>
        <source>picks {0} ({1} coins below the average combo)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo; {1}: coins such as 4.2</extracomment>
        <translation>sceglie {0} ({1} monete sotto la combinazione media)</translation>
    </message>
    <message>
        <source>places {0} in {1}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a piece with its article; {1}: a region</extracomment>
        <translation>piazza {0} in {1}</translation>
    </message>
    <message>
        <source>rolls for {0}</source>
        <translation>tira il dado per {0}</translation>
    </message>
    <message>
        <source>rolls the die first</source>
        <translation>prima tira il dado</translation>
    </message>
    <message>
        <source>sends {0} into decline</source>
        <translation>manda in declino {0}</translation>
    </message>
    <message>
        <source>{0} can strike back</source>
        <translation>contrattacco possibile: {0}</translation>
    </message>
    <message>
        <source>{0} from {1}</source>
        <extracomment>{0}: a region; {1}: the player who holds it</extracomment>
        <translation>{0} di {1}</translation>
    </message>
    <message>
        <source>{0} with a new race</source>
        <translation>{0} con una nuova razza</translation>
    </message>
    <message>
        <source>{0}&apos;s {1}</source>
        <extracomment>{0}: a player; {1}: a race</extracomment>
        <translation>{1} di {0}</translation>
    </message>
</context>
<context>
    <name>Hotseat</name>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Turno di {0}</translation>
    </message>
    <message>
        <source>{0}: tokens to retreat</source>
        <translation>{0}: segnalini da ritirare</translation>
    </message>
</context>
<context>
    <name>HouseRulesGroup</name>
    <message>
        <source>Coins</source>
        <translation>Monete</translation>
    </message>
    <message>
        <source>Coins: {0}</source>
        <translation>Monete: {0}</translation>
    </message>
    <message>
        <source>Elf replaced by Sorcerers</source>
        <translation>Elfi sostituiti da Stregoni</translation>
    </message>
    <message>
        <source>Encampments moved per turn</source>
        <translation>Accampamenti spostabili</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>Flames enter</source>
        <translation>Entrata delle Fiamme</translation>
    </message>
    <message>
        <source>How many placed Encampments may move each turn.</source>
        <translation>Quanti Accampamenti piazzati si possono spostare a ogni turno.</translation>
    </message>
    <message>
        <source>Races and powers of no use on the board</source>
        <translation>Razze e poteri inutili sul tabellone</translation>
    </message>
    <message>
        <source>Rule: {0}</source>
        <translation>Regola: {0}</translation>
    </message>
    <message>
        <source>Sorcerers with an empty hand</source>
        <translation>Stregoni senza segnalini in mano</translation>
    </message>
    <message>
        <source>What players see of each other&apos;s coins. In the tabletop game, everyone sees what a turn pays, but totals stay hidden until the end.</source>
        <translation>Che cosa vedono i giocatori delle monete altrui. Nel gioco da tavolo tutti vedono quanto frutta un turno, ma i totali restano nascosti fino alla fine.</translation>
    </message>
    <message>
        <source>Where Flames without a region enter the map.</source>
        <translation>Da dove entrano nella mappa le Fiamme senza regioni.</translation>
    </message>
    <message>
        <source>Whether Elves lose a token that Sorcerers replace.</source>
        <translation>Se gli Elfi perdono un segnalino sostituito dagli Stregoni.</translation>
    </message>
    <message>
        <source>Whether they are removed before the game or discarded when they turn up.</source>
        <translation>Se vengono tolti prima della partita o scartati quando compaiono.</translation>
    </message>
    <message>
        <source>Whether they may still replace a token.</source>
        <translation>Se possono comunque sostituire un segnalino.</translation>
    </message>
    <message>
        <source>Who goes first, in the first seat.</source>
        <translation>Chi comincia, al primo posto.</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>How many Encampments may move</extracomment>
        <translation>tutti</translation>
    </message>
    <message>
        <source>at the edge, like everyone</source>
        <translation>dal bordo, come tutti</translation>
    </message>
    <message>
        <source>can replace tokens</source>
        <translation>possono sostituire</translation>
    </message>
    <message>
        <source>can&apos;t replace tokens</source>
        <translation>non possono sostituire</translation>
    </message>
    <message>
        <source>discarded when they turn up</source>
        <translation>scartati quando compaiono</translation>
    </message>
    <message>
        <source>first in the list</source>
        <translation>il primo dell&apos;elenco</translation>
    </message>
    <message>
        <source>gains shown, totals hidden</source>
        <translation>guadagni visibili, totali nascosti</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>Coins</extracomment>
        <translation>nascoste</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>The token of Elves that Sorcerers replace</extracomment>
        <translation>segnalino in ritirata</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>The token of Elves that Sorcerers replace</extracomment>
        <translation>segnalino perso</translation>
    </message>
    <message>
        <source>next to their Volcano only</source>
        <translation>solo accanto al loro Vulcano</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>How many Encampments may move</extracomment>
        <translation>uno</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Coins that everyone sees</extracomment>
        <translation>visibili</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>Who goes first</extracomment>
        <translation>a caso</translation>
    </message>
    <message>
        <source>removed before the game</source>
        <translation>tolti prima della partita</translation>
    </message>
</context>
<context>
    <name>IncomeChart</name>
    <message>
        <source>Income by source</source>
        <translation>Entrate per fonte</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>Invite others</source>
        <translation>Invita altri</translation>
    </message>
</context>
<context>
    <name>InvitePanel</name>
    <message>
        <source>Address</source>
        <translation>Indirizzo</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Copied: {0}</source>
        <translation>Copiato: {0}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy: {0}</source>
        <translation>Copia: {0}</translation>
    </message>
    <message>
        <source>If that doesn&apos;t work, try: {0}</source>
        <translation>Se non funziona, prova: {0}</translation>
    </message>
    <message>
        <source>Invite others</source>
        <translation>Invita altri</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>Nuovo PIN</translation>
    </message>
    <message>
        <source>PIN {0}</source>
        <translation>PIN {0}</translation>
    </message>
    <message>
        <source>QR code for the link</source>
        <translation>Codice QR del link</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>Richiedi &amp;un PIN per entrare</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Codice breve</translation>
    </message>
    <message>
        <source>This computer has no address that others can reach.</source>
        <translation>Questo computer non ha un indirizzo raggiungibile dagli altri.</translation>
    </message>
</context>
<context>
    <name>ItemStrip</name>
    <message>
        <source>More pieces on the map</source>
        <translation>Altri pezzi sulla mappa</translation>
    </message>
    <message>
        <source>Relics, Places and pieces on the map</source>
        <translation>Reliquie, Luoghi mitici e pezzi sulla mappa</translation>
    </message>
</context>
<context>
    <name>JoinBox</name>
    <message>
        <source>&amp;Invitation or address:</source>
        <translation>Invito &amp;o indirizzo:</translation>
    </message>
    <message>
        <source>&amp;PIN (if needed):</source>
        <translation>PIN (&amp;se serve):</translation>
    </message>
    <message>
        <source>Invitation or address</source>
        <translation>Invito o indirizzo</translation>
    </message>
    <message>
        <source>J&amp;oin</source>
        <translation>&amp;Entra</translation>
    </message>
    <message>
        <source>Join by invitation or address</source>
        <translation>Entra con un invito o un indirizzo</translation>
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
        <translation>Fai entrare</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>host</source>
        <extracomment>This player opened the table</extracomment>
        <translation>host</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>This person leads a replay that is watched together</extracomment>
        <translation>guida</translation>
    </message>
    <message>
        <source>muted</source>
        <extracomment>This player&apos;s chat is hidden</extracomment>
        <translation>silenziato</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>non ancora pronto</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>This player is ready to start</extracomment>
        <translation>pronto</translation>
    </message>
    <message>
        <source>watching</source>
        <extracomment>A spectator</extracomment>
        <translation>guarda</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>This player is the one at this computer</extracomment>
        <translation>tu</translation>
    </message>
    <message>
        <source>{0} joined.</source>
        <translation>{0} entra.</translation>
    </message>
    <message>
        <source>{0} left.</source>
        <translation>{0} esce.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Answers instantly.</source>
        <translation>Risponde all&apos;istante.</translation>
    </message>
    <message>
        <source>Beginner bot</source>
        <translation>Bot principiante</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Bot facile</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Bot esperto</translation>
    </message>
    <message>
        <source>Hard bot</source>
        <translation>Bot difficile</translation>
    </message>
    <message>
        <source>Has learned from many games what each race and power is worth, and plays ahead in its head where choices are close.</source>
        <translation>Ha imparato da moltissime partite quanto vale ogni razza e potere, e nelle scelte difficili prosegue la partita a mente.</translation>
    </message>
    <message>
        <source>Makes any legal move.</source>
        <translation>Fa una qualsiasi mossa permessa.</translation>
    </message>
    <message>
        <source>Medium bot</source>
        <translation>Bot medio</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but takes coins now rather than wait for more.</source>
        <translation>Quasi bravo come l&apos;esperto, ma preferisce incassare subito che aspettare di più.</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but would rather build than fight.</source>
        <translation>Quasi bravo come l&apos;esperto, ma preferisce costruire che combattere.</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but would rather rob others than build.</source>
        <translation>Quasi bravo come l&apos;esperto, ma preferisce saccheggiare gli altri che costruire.</translation>
    </message>
    <message>
        <source>Opportunist bot</source>
        <translation>Bot opportunista</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Plans whole turns and expects the others to strike back.</source>
        <translation>Pianifica turni interi e mette in conto il contrattacco degli altri.</translation>
    </message>
    <message>
        <source>Plans whole turns, but sometimes misjudges them.</source>
        <translation>Pianifica turni interi, ma a volte li valuta male.</translation>
    </message>
    <message>
        <source>Plays out about {0} turns in its head. Takes a second or two.</source>
        <extracomment>{0}: a number above 50</extracomment>
        <translation>Prova a mente circa {0} turni. Ci mette un secondo o due.</translation>
    </message>
    <message>
        <source>Raider bot</source>
        <translation>Bot predone</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>Bot casuale</translation>
    </message>
    <message>
        <source>Settler bot</source>
        <translation>Bot colono</translation>
    </message>
    <message>
        <source>Takes whatever pays this turn, and often misjudges it.</source>
        <translation>Prende quello che rende in questo turno, e spesso si sbaglia.</translation>
    </message>
    <message>
        <source>Thinks about future coins, but is often wrong about them.</source>
        <translation>Pensa alle monete future, ma spesso si sbaglia.</translation>
    </message>
    <message>
        <source>on another computer</source>
        <translation>su un altro computer</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{0} and {1}</source>
        <extracomment>{0}: the first parts of a list, separated by commas; {1}: the last one. Before some letters another form may be needed: “{0} y {1} | i hi: {0} e {1} | hie: {0} y {1}”; the longest beginning of {1} counts</extracomment>
        <translation>{0} e {1} | e: {0} ed {1}</translation>
    </message>
</context>
<context>
    <name>LobbyController</name>
    <message>
        <source>Connecting…</source>
        <translation>Connessione…</translation>
    </message>
    <message>
        <source>Local network – swqt</source>
        <translation>Rete locale – swqt</translation>
    </message>
    <message>
        <source>New table: {0}</source>
        <translation>Nuovo tavolo: {0}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Receiving the replay…</source>
        <translation>Ricezione del replay…</translation>
    </message>
    <message>
        <source>Resuming the game…</source>
        <translation>Ripresa della partita…</translation>
    </message>
    <message>
        <source>Too many wrong PINs were tried, so the PIN has changed.</source>
        <translation>Troppi PIN sbagliati: il PIN è cambiato.</translation>
    </message>
    <message>
        <source>You&apos;re the host now.</source>
        <translation>Ora l&apos;host sei tu.</translation>
    </message>
    <message>
        <source>Your fingerprint is {0}. They see it, too.</source>
        <translation>La tua impronta è {0}. La vedono anche loro.</translation>
    </message>
    <message>
        <source>{0} is no longer ready.</source>
        <translation>{0}: non più pronto.</translation>
    </message>
    <message>
        <source>{0} is ready.</source>
        <translation>{0}: pronto.</translation>
    </message>
    <message>
        <source>{0} – swqt</source>
        <translation>{0} – swqt</translation>
    </message>
    <message>
        <source>{0}&apos;s table</source>
        <translation>Tavolo di {0}</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Lascia il tavolo</translation>
    </message>
    <message>
        <source>&amp;Reopen the table</source>
        <translation>&amp;Riapri il tavolo</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Inizia la partita</translation>
    </message>
    <message>
        <source>Allow s&amp;pectators</source>
        <translation>Ammetti &amp;spettatori</translation>
    </message>
    <message>
        <source>Change ga&amp;me…</source>
        <translation>Ca&amp;mbia partita…</translation>
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
        <translation>Controlla la partita, poi premi Pronto.</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>&amp;Orologio:</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>Sono tutti pronti.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Hosted by {0}</source>
        <translation>Host: {0}</translation>
    </message>
    <message>
        <source>I&apos;m &amp;ready</source>
        <translation>&amp;Pronto</translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation>Se &amp;qualcuno è assente, voto:</translation>
    </message>
    <message>
        <source>Just &amp;watch</source>
        <translation>Solo &amp;guardare</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: the host has closed it.</source>
        <translation>Il posto {0} non è più libero: l&apos;host l&apos;ha chiuso.</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: the host has put a bot there.</source>
        <translation>Il posto {0} non è più libero: l&apos;host ci ha messo un bot.</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: {1} has just taken it.</source>
        <translation>Il posto {0} non è più libero: l&apos;ha appena preso {1}.</translation>
    </message>
    <message>
        <source>Seat {0} no longer exists.</source>
        <translation>Il posto {0} non esiste più.</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Posti, in senso orario</translation>
    </message>
    <message>
        <source>The game is about to start…</source>
        <translation>La partita sta per cominciare…</translation>
    </message>
    <message>
        <source>The host has removed some seats, and yours is gone.</source>
        <translation>L&apos;host ha tolto alcuni posti, e il tuo non c&apos;è più.</translation>
    </message>
    <message>
        <source>The host starts the game when everyone is ready.</source>
        <translation>L&apos;host inizia la partita quando sono tutti pronti.</translation>
    </message>
    <message>
        <source>You&apos;re the host</source>
        <translation>L&apos;host sei tu</translation>
    </message>
    <message>
        <source>You&apos;re watching. To play, take an open seat, if there is one.</source>
        <translation>Stai guardando. Per giocare, prendi un posto libero, se ce n&apos;è uno.</translation>
    </message>
    <message>
        <source>{0} has closed the table. Anyone who was here can reopen it.</source>
        <translation>{0} ha chiuso il tavolo. Chi era qui può riaprirlo.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>&amp;Copy visible lines</source>
        <translation>&amp;Copia le righe visibili</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Nota…</translation>
    </message>
    <message>
        <source>&amp;Search (Ctrl+F)</source>
        <translation>Ce&amp;rca (Ctrl+F)</translation>
    </message>
    <message>
        <source>&amp;Undo to here</source>
        <translation>&amp;Annulla fino a qui</translation>
    </message>
    <message>
        <source>About me</source>
        <translation>Su di me</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Battaglie</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Cancella la ricerca</translation>
    </message>
    <message>
        <source>Couldn&apos;t export: {0}</source>
        <translation>Esportazione non riuscita: {0}</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Esporta la cronaca</translation>
    </message>
    <message>
        <source>Fold the log (Esc)</source>
        <translation>Riduci la cronaca (Esc)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Log filter</source>
        <translation>Filtro della cronaca</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Cerca nella cronaca</translation>
    </message>
    <message>
        <source>Search, copy and export</source>
        <translation>Cerca, copia ed esporta</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Testo (*.txt)</translation>
    </message>
    <message>
        <source>View the &amp;map at this point</source>
        <translation>&amp;Guarda la mappa in questo momento</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Scrivi una nota su questo momento</translation>
    </message>
    <message>
        <source>since the last turn</source>
        <translation>dopo l&apos;ultimo turno</translation>
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
            <numerusform>Non è stato possibile leggere l&apos;ultima riga di questo file. La partita riprende al giro {0}, turno di {1}.</numerusform>
            <numerusform>Non è stato possibile leggere le ultime %n righe di questo file. La partita riprende al giro {0}, turno di {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n line(s) of this file couldn&apos;t be read. The game is over.</source>
        <translation>
            <numerusform>Non è stato possibile leggere l&apos;ultima riga di questo file. La partita è finita.</numerusform>
            <numerusform>Non è stato possibile leggere le ultime %n righe di questo file. La partita è finita.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MakerWindows</name>
    <message>
        <source>{0} is among your own now. Choose it when you set up a new game.</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>{0} è ora tra i tuoi. Sceglilo quando prepari una nuova partita.</translation>
    </message>
</context>
<context>
    <name>MapToolbar</name>
    <message>
        <source>Fit map to window</source>
        <translation>Adatta la mappa alla finestra</translation>
    </message>
    <message>
        <source>Zoom and overlays</source>
        <translation>Zoom e livelli</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Riduci</translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>&apos;:&apos; and a command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;:&apos; e un comando</translation>
    </message>
    <message>
        <source>&apos;:&apos; and neighbours</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;:&apos; e regioni vicine</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a digest, or the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; e una somma di controllo, o la fine della riga</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a digest, or {0} and the lines of the trait below</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; e una somma di controllo, o {0} e sotto le righe del tratto</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a number of tokens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; e un numero di segnalini</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a value</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; e un valore</translation>
    </message>
    <message>
        <source>&apos;asks nobody&apos; ends the game, so there is no other &apos;asks&apos; line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;asks nobody&apos; chiude la partita, quindi non c&apos;è un&apos;altra riga &apos;asks&apos;</translation>
    </message>
    <message>
        <source>&apos;piece&apos;, a piece and a region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;piece&apos;, un pezzo e una regione</translation>
    </message>
    <message>
        <source>&apos;swqt&apos; belongs in the first line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;swqt&apos; va nella prima riga</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is asked of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; si chiede solo a {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is refused: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; non è permesso: {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands here twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; compare qui due volte</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but chance decides first: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, ma prima decide il caso: {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but the game is over</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, ma la partita è finita</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but {1} is asked to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, ma tocca a {1}: {2}</translation>
    </message>
    <message>
        <source>&apos;|&apos; and a race in decline</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;|&apos; e una razza in declino</translation>
    </message>
    <message>
        <source>&apos;~&apos; and a race in decline</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;~&apos; e una razza in declino</translation>
    </message>
    <message>
        <source>2 to 5 seats can play, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>giocano da 2 a 5 posti, non {0}</translation>
    </message>
    <message>
        <source>&lt;use&gt; shows #{0}, which has a &lt;use&gt; in it; expected plain shapes</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&lt;use&gt; mostra #{0}, che ha un &lt;use&gt; dentro; attese forme semplici</translation>
    </message>
    <message>
        <source>&lt;use&gt; shows a part of this picture, as in href=&quot;#hat&quot;, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&lt;use&gt; mostra una parte di questa immagine, come href=&quot;#hat&quot;, non {0}</translation>
    </message>
    <message>
        <source>[0, 0, width, height], both from {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>[0, 0, larghezza, altezza], entrambe da {0} a {1}</translation>
    </message>
    <message>
        <source>a board has {0} to {1} regions, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un tabellone ha da {0} a {1} regioni, non {2}</translation>
    </message>
    <message>
        <source>a code that begins with {0}, the letter of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un codice che inizia con {0}, la lettera di {1}</translation>
    </message>
    <message>
        <source>a command is one line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un comando sta in una riga</translation>
    </message>
    <message>
        <source>a decline is of a whole race; at = decline takes no where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>va in declino una razza intera; at = decline non ammette where</translation>
    </message>
    <message>
        <source>a digest is {0} digits, 0-9 and a-f, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una somma di controllo ha {0} cifre, 0-9 e a-f, non {1}</translation>
    </message>
    <message>
        <source>a draw must say which conquest uncovers it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>draw deve dire quale conquista lo scopre</translation>
    </message>
    <message>
        <source>a file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un file</translation>
    </message>
    <message>
        <source>a file with scenarios says nothing but &apos;swqt 1&apos; before the first one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>in un file di scenari, prima del primo c&apos;è solo &apos;swqt 1&apos;</translation>
    </message>
    <message>
        <source>a game brings at most {0} traits along</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una partita porta al massimo {0} tratti</translation>
    </message>
    <message>
        <source>a last redeployment needs keep = all</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un&apos;ultima ridistribuzione ha bisogno di keep = all</translation>
    </message>
    <message>
        <source>a line cannot begin with {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una riga non può cominciare con {0}</translation>
    </message>
    <message>
        <source>a line of the position</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una riga della posizione</translation>
    </message>
    <message>
        <source>a link is either anywhere or a passage</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un link è o anywhere o passage</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un elenco tra parentesi quadre</translation>
    </message>
    <message>
        <source>a list of tables, each headed in two brackets {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un elenco di tabelle, ognuna con un titolo fra due parentesi {0}</translation>
    </message>
    <message>
        <source>a list of two or more points</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un elenco di due o più punti</translation>
    </message>
    <message>
        <source>a list of words</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un elenco di parole</translation>
    </message>
    <message>
        <source>a list of {0} numbers</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un elenco di {0} numeri</translation>
    </message>
    <message>
        <source>a mark stands twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un segno compare due volte</translation>
    </message>
    <message>
        <source>a name must be 1 to {0} letters, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nome deve avere da 1 a {0} lettere, non {1}</translation>
    </message>
    <message>
        <source>a name of at most {0} printable characters, no &lt; and no spaces around it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nome di al massimo {0} caratteri stampabili, senza &lt; e senza spazi attorno</translation>
    </message>
    <message>
        <source>a new piece each turn comes at = redeploy or close</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un pezzo nuovo ogni turno arriva con at = redeploy o close</translation>
    </message>
    <message>
        <source>a new piece each turn needs stock: how many there are in all</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un pezzo nuovo ogni turno ha bisogno di stock: quanti ce ne sono in tutto</translation>
    </message>
    <message>
        <source>a number here has thousands of digits</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un numero qui ha migliaia di cifre</translation>
    </message>
    <message>
        <source>a number of Monsters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il numero di Mostri</translation>
    </message>
    <message>
        <source>a number of coins</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un numero di monete</translation>
    </message>
    <message>
        <source>a number of pieces</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un numero di pezzi</translation>
    </message>
    <message>
        <source>a number of tokens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un numero di segnalini</translation>
    </message>
    <message>
        <source>a picture begins with &lt;svg&gt;, and has one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un&apos;immagine comincia con &lt;svg&gt; e ne ha uno solo</translation>
    </message>
    <message>
        <source>a picture has no &lt;?{0}?&gt;; remove it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un&apos;immagine non ha &lt;?{0}?&gt;; toglilo</translation>
    </message>
    <message>
        <source>a picture has no DOCTYPE and no entities; remove the declaration</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un&apos;immagine non ha DOCTYPE né entità; togli la dichiarazione</translation>
    </message>
    <message>
        <source>a picture has {0} elements and {1} levels at most</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un&apos;immagine ha al massimo {0} elementi e {1} livelli</translation>
    </message>
    <message>
        <source>a picture may have {0} kB</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un&apos;immagine può avere {0} kB</translation>
    </message>
    <message>
        <source>a picture may have {0} kB, this one has {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un&apos;immagine può avere {0} kB, questa ne ha {1}</translation>
    </message>
    <message>
        <source>a piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un pezzo</translation>
    </message>
    <message>
        <source>a piece is summoned only above conquer or ghouls</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un pezzo si evoca solo sopra conquer o ghouls</translation>
    </message>
    <message>
        <source>a piece placed at = conquest needs note: a word for how many were placed</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un pezzo con at = conquest ha bisogno di note: una parola per quanti ne sono stati messi</translation>
    </message>
    <message>
        <source>a piece placed at = pick does not move</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un pezzo con at = pick non si muove</translation>
    </message>
    <message>
        <source>a piece placed at = pick needs count = 1, and where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un pezzo con at = pick ha bisogno di count = 1 e di where</translation>
    </message>
    <message>
        <source>a piece placed at = {0} does not use {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un pezzo con at = {0} non usa {1}</translation>
    </message>
    <message>
        <source>a place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un luogo</translation>
    </message>
    <message>
        <source>a point [x, y] within 0..{0}, 0..{1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un punto [x, y] entro 0..{0}, 0..{1}</translation>
    </message>
    <message>
        <source>a power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un potere</translation>
    </message>
    <message>
        <source>a race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una razza</translation>
    </message>
    <message>
        <source>a race holds this region, so no natives live there</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una razza controlla questa regione, quindi lì non vive nessun altro</translation>
    </message>
    <message>
        <source>a region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una regione</translation>
    </message>
    <message>
        <source>a region or &apos;|&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una regione o &apos;|&apos;</translation>
    </message>
    <message>
        <source>a region&apos;s code, like f1, or {0} after the last region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il codice di una regione, come f1, o {0} dopo l&apos;ultima regione</translation>
    </message>
    <message>
        <source>a relic</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una reliquia</translation>
    </message>
    <message>
        <source>a relic or place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una Reliquia o un Luogo mitico</translation>
    </message>
    <message>
        <source>a relic, place or power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una Reliquia, un Luogo mitico o un potere</translation>
    </message>
    <message>
        <source>a roll cannot be for a region that the race holds</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll non può riguardare una regione che la razza controlla</translation>
    </message>
    <message>
        <source>a roll must lie on ghouls or conquer</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll deve stare sopra ghouls o conquer</translation>
    </message>
    <message>
        <source>a roll must say what it is for</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll deve dire per che cosa è</translation>
    </message>
    <message>
        <source>a seat</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un posto</translation>
    </message>
    <message>
        <source>a seat cannot make peace with itself</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un posto non può fare pace con se stesso</translation>
    </message>
    <message>
        <source>a seat, one of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un posto, uno di {0}</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una tabella</translation>
    </message>
    <message>
        <source>a table, as in {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una tabella, come {0}</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un testo</translation>
    </message>
    <message>
        <source>a trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un tratto</translation>
    </message>
    <message>
        <source>a trait is called by small letters and hyphens, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il nome di un tratto ha lettere minuscole e trattini, non {0}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un numero intero</translation>
    </message>
    <message>
        <source>a whole number from {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un numero intero da {0} a {1}</translation>
    </message>
    <message>
        <source>a word of letters, digits and hyphens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una parola di lettere, cifre e trattini</translation>
    </message>
    <message>
        <source>a word of small letters and hyphens other than {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>una parola di lettere minuscole e trattini diversa da {0}</translation>
    </message>
    <message>
        <source>after &apos;{0}&apos; the digest should be {1}, and it is {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>dopo &apos;{0}&apos; la somma di controllo dovrebbe essere {1}, ed è {2}</translation>
    </message>
    <message>
        <source>an effect needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un effetto ha bisogno di {0}</translation>
    </message>
    <message>
        <source>an income paid once in the game needs per = turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un reddito pagato una volta per partita ha bisogno di per = turn</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un oggetto tra parentesi graffe</translation>
    </message>
    <message>
        <source>an outer ring</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un anello esterno</translation>
    </message>
    <message>
        <source>arc {0} begins at {1}, but the ring has come to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>l&apos;arco {0} inizia in {1}, ma l&apos;anello è arrivato a {2}</translation>
    </message>
    <message>
        <source>arc {0} is used too often: an arc has two sides and parts two regions</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>l&apos;arco {0} è usato troppe volte: un arco ha due lati e separa due regioni</translation>
    </message>
    <message>
        <source>at least {0} and at most {1} tokens cannot both stand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>almeno {0} e al massimo {1} segnalini non vanno insieme</translation>
    </message>
    <message>
        <source>at most {0} conditions may stand one in another</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>al massimo {0} condizioni possono stare una dentro l&apos;altra</translation>
    </message>
    <message>
        <source>attribute of &lt;{0}&gt;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>attributo di &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>board {0}: it has no regions</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tabellone {0}: non ha regioni</translation>
    </message>
    <message>
        <source>board {0}: players must be 2 to 5, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tabellone {0}: players deve essere da 2 a 5, non {1}</translation>
    </message>
    <message>
        <source>board {0}: rounds must be 1 to 20, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tabellone {0}: rounds deve essere da 1 a 20, non {1}</translation>
    </message>
    <message>
        <source>board {0}: world must be one of {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tabellone {0}: world deve essere uno di questi: {1}, non {2}</translation>
    </message>
    <message>
        <source>cannot be read: {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non si può leggere: {0}</translation>
    </message>
    <message>
        <source>chance is asked to {0} on behalf of nobody</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>si chiede al caso per nessuno: {0}</translation>
    </message>
    <message>
        <source>clause</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>clausola</translation>
    </message>
    <message>
        <source>command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>comando</translation>
    </message>
    <message>
        <source>condition</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>condizione</translation>
    </message>
    <message>
        <source>content</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>contenuto</translation>
    </message>
    <message>
        <source>content: expected {0}, -name or +name after {1}, found {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>content: dopo {1} atteso {0}, -nome o +nome, trovato {2}</translation>
    </message>
    <message>
        <source>content: {0} can be said once</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>content: {0} può comparire una volta sola</translation>
    </message>
    <message>
        <source>dashes and gaps of &lt;{0}&gt; are at least {1} long</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tratti e spazi di &lt;{0}&gt; sono lunghi almeno {1}</translation>
    </message>
    <message>
        <source>deal cannot be asked about {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>deal non si può chiedere per {0}</translation>
    </message>
    <message>
        <source>decision</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>decisione</translation>
    </message>
    <message>
        <source>decline needs keep, extra, badge or after_score</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>decline ha bisogno di keep, extra, badge o after_score</translation>
    </message>
    <message>
        <source>decline pays an amount only with keep = none</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>decline paga un amount solo con keep = none</translation>
    </message>
    <message>
        <source>defence of a place needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>defence di un luogo ha bisogno di {0}</translation>
    </message>
    <message>
        <source>each of the {0} seats</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ognuno dei {0} posti</translation>
    </message>
    <message>
        <source>each seat</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ogni posto</translation>
    </message>
    <message>
        <source>element of a picture</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>elemento di un&apos;immagine</translation>
    </message>
    <message>
        <source>every counts regions or conquests, not per = {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>every conta regioni o conquiste, non per = {0}</translation>
    </message>
    <message>
        <source>expectation</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>aspettativa</translation>
    </message>
    <message>
        <source>expected [picture] at the end of the file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>atteso [picture] alla fine del file</translation>
    </message>
    <message>
        <source>expected [picture] with svg = and the picture in it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>atteso [picture] con svg = e l&apos;immagine dentro</translation>
    </message>
    <message>
        <source>expected {0}, and {1} is {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>atteso {0}, e {1} è {2}</translation>
    </message>
    <message>
        <source>expected {0}, found {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>atteso {0}, trovato {1}</translation>
    </message>
    <message>
        <source>field</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>campo</translation>
    </message>
    <message>
        <source>held</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>controllata</translation>
    </message>
    <message>
        <source>here should stand the trait {0}, and there is {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>qui dovrebbe esserci il tratto {0}, ma c&apos;è questo: {1}</translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>in gioco</translation>
    </message>
    <message>
        <source>in the column</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nella fila</translation>
    </message>
    <message>
        <source>in the stack</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nella pila</translation>
    </message>
    <message>
        <source>it borrows tokens of {0}; supply is theirs</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>usa i segnalini di {0}; supply è il loro</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>finisce troppo presto</translation>
    </message>
    <message>
        <source>key</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>chiave</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>riga</translation>
    </message>
    <message>
        <source>mark</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>segno</translation>
    </message>
    <message>
        <source>moment here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>momento qui</translation>
    </message>
    <message>
        <source>neighbour</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>vicina</translation>
    </message>
    <message>
        <source>no attempt with the seed {0} gave a board; try another seed</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nessun tentativo con il seme {0} ha dato un tabellone; prova un altro seme</translation>
    </message>
    <message>
        <source>no boards are known for the world {0} and {1} players: 2 to 5 can play</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non ci sono tabelloni per il mondo {0} e {1} giocatori: si gioca da 2 a 5</translation>
    </message>
    <message>
        <source>no place in play offers an altar</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nessun Luogo mitico in gioco offre un altare</translation>
    </message>
    <message>
        <source>no region uses this arc</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nessuna regione usa questo arco</translation>
    </message>
    <message>
        <source>no round is from {0} on and up to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nessun giro va dal {0} al {1}</translation>
    </message>
    <message>
        <source>no such {0}: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non esiste ({0}): {1}</translation>
    </message>
    <message>
        <source>no such {0}: {1}; did you mean {2}?</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non esiste ({0}): {1}; intendevi {2}?</translation>
    </message>
    <message>
        <source>no such {0}: {1}; known are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non esiste ({0}): {1}; si conoscono {2}</translation>
    </message>
    <message>
        <source>no trait in play brings a {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nessun tratto in gioco porta questo: {0}</translation>
    </message>
    <message>
        <source>no {0} of this seat are in play, or they are named twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: questo posto non li ha in gioco, o compaiono due volte</translation>
    </message>
    <message>
        <source>no {0} stands in {1}: its holder does not bring it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non è in {1}: chi controlla la regione non lo porta</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nulla</translation>
    </message>
    <message>
        <source>nothing can answer what {0} is asked</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non c&apos;è risposta a ciò che si chiede a {0}</translation>
    </message>
    <message>
        <source>nothing can be asked above a deal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>sopra deal non si può chiedere nulla</translation>
    </message>
    <message>
        <source>nothing is left to deal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non resta nulla per deal</translation>
    </message>
    <message>
        <source>nothing is left to draw</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non resta nulla per draw</translation>
    </message>
    <message>
        <source>nothing is summoned by {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non evoca nulla</translation>
    </message>
    <message>
        <source>on the map</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>sulla mappa</translation>
    </message>
    <message>
        <source>one of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>uno di {0}</translation>
    </message>
    <message>
        <source>one or more points</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>uno o più punti</translation>
    </message>
    <message>
        <source>only a piece at = pick, or a new one each turn, can ask for its region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo un pezzo con at = pick, o uno nuovo ogni turno, può chiedere la sua regione</translation>
    </message>
    <message>
        <source>only a single piece placed at = conquest can move</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo un pezzo singolo con at = conquest può muoversi</translation>
    </message>
    <message>
        <source>only one draw can be open</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>può essere aperto un solo draw</translation>
    </message>
    <message>
        <source>only one effect of a trait may bring new pieces each turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo un effetto può portare pezzi nuovi ogni turno</translation>
    </message>
    <message>
        <source>only one effect of a trait may have a limit (again has one by itself)</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo un effetto può avere un limit (again ne ha già uno)</translation>
    </message>
    <message>
        <source>only pieces placed at = conquest are counted in a note</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo i pezzi con at = conquest si contano in note</translation>
    </message>
    <message>
        <source>only {0} may say &apos;{1}&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{1}&apos; è solo per {0}</translation>
    </message>
    <message>
        <source>only {0} uses this arc, but it does not lie on the board&apos;s edge: two neighbours must share the arc between them</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>solo {0} usa questo arco, ma non è sul bordo della mappa: due regioni vicine condividono l&apos;arco tra loro</translation>
    </message>
    <message>
        <source>option</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regola opzionale</translation>
    </message>
    <message>
        <source>option here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>opzione qui</translation>
    </message>
    <message>
        <source>option {0} must be {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regola opzionale {0}: deve essere {1}, non {2}</translation>
    </message>
    <message>
        <source>option {0} must be {1}, or 0 to {2} coins for {3} and not 0 for all, like {4}, not {5}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regola opzionale {0}: deve essere {1}, o da 0 a {2} monete per {3} e non 0 per tutti, come {4}, non {5}</translation>
    </message>
    <message>
        <source>per = opponent takes coins; its amount must be a whole number from 1 to 10</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>per = opponent prende monete; amount deve essere un numero intero da 1 a 10</translation>
    </message>
    <message>
        <source>per = {0} looks at all regions held; it takes no where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>per = {0} guarda tutte le regioni occupate; non ammette where</translation>
    </message>
    <message>
        <source>piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>pezzo</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>potere</translation>
    </message>
    <message>
        <source>quantized coordinates are not supported, write them as they are</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le coordinate quantizzate non sono ammesse; scrivile come sono</translation>
    </message>
    <message>
        <source>race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>razza</translation>
    </message>
    <message>
        <source>refusal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>rifiuto</translation>
    </message>
    <message>
        <source>region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regione</translation>
    </message>
    <message>
        <source>region {0}: a code is a terrain letter and a number, like f1</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regione {0}: un codice è una lettera di terreno e un numero, come f1</translation>
    </message>
    <message>
        <source>region {0}: a hole lies outside its outer ring</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regione {0}: un foro è fuori dal suo anello esterno</translation>
    </message>
    <message>
        <source>region {0}: it cannot be its own neighbour</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regione {0}: non può essere vicina di se stessa</translation>
    </message>
    <message>
        <source>region {0}: it is on the board twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regione {0}: è due volte sul tabellone</translation>
    </message>
    <message>
        <source>region {0}: its first ring must be the outer one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regione {0}: il suo primo anello deve essere quello esterno</translation>
    </message>
    <message>
        <source>region {0}: its neighbour {1} is not on the board</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regione {0}: la sua vicina {1} non è sul tabellone</translation>
    </message>
    <message>
        <source>region {0}: no such mark: {1}; marks are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>regione {0}: non esiste il segno {1}; si conoscono {2}</translation>
    </message>
    <message>
        <source>relic</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Reliquia</translation>
    </message>
    <message>
        <source>relic or place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>reliquia o luogo</translation>
    </message>
    <message>
        <source>relic, place or power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Reliquia, Luogo mitico o potere</translation>
    </message>
    <message>
        <source>replay: no game has more than {0} lines, or one of {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>replay: nessuna partita ha più di {0} righe, o una di {1} caratteri</translation>
    </message>
    <message>
        <source>returned</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>restituita</translation>
    </message>
    <message>
        <source>round {0} is not on this board&apos;s track of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il giro {0} non è sul contatore di questo tabellone, che ne ha {1}</translation>
    </message>
    <message>
        <source>round {0} of {1}: there are no more than {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>giro {0} di {1}: non ce ne sono più di {1}</translation>
    </message>
    <message>
        <source>seat {0} has no active race to {1} with</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il posto {0} non ha una razza attiva per {1}</translation>
    </message>
    <message>
        <source>seat {0} has no race in decline that goes on conquering</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il posto {0} non ha una razza in declino che continua a conquistare</translation>
    </message>
    <message>
        <source>seat {0} has no race in decline to redeploy</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il posto {0} non ha una razza in declino da ridistribuire</translation>
    </message>
    <message>
        <source>seat {0} has no region to redeploy in</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il posto {0} non ha una regione in cui ridistribuire</translation>
    </message>
    <message>
        <source>seat {0} has nothing withdrawn to place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il posto {0} non ha segnalini in ritirata da mettere</translation>
    </message>
    <message>
        <source>seat {0} has two active races</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il posto {0} ha due razze attive</translation>
    </message>
    <message>
        <source>seat {0} is asked to {1} out of turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>si chiede al posto {0} fuori dal suo turno: {1}</translation>
    </message>
    <message>
        <source>seat {0} picks only without an active race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il posto {0} sceglie solo senza una razza attiva</translation>
    </message>
    <message>
        <source>seat {0} stands here, and seat {1} is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>qui c&apos;è il posto {0}, e manca il posto {1}</translation>
    </message>
    <message>
        <source>so many of {0} stand on the map</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tanti pezzi sono sulla mappa ({0})</translation>
    </message>
    <message>
        <source>stage here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>stadio qui</translation>
    </message>
    <message>
        <source>such a file may have {0} kB, this one is larger</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un file così può avere {0} kB, questo è più grande</translation>
    </message>
    <message>
        <source>the board is not closed: there is no {0} after its last region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il tabellone non è chiuso: manca {0} dopo la sua ultima regione</translation>
    </message>
    <message>
        <source>the board {0} is for {1} players, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il tabellone {0} è per {1} giocatori, non {2}</translation>
    </message>
    <message>
        <source>the character {0} means nothing here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il carattere {0} qui non significa nulla</translation>
    </message>
    <message>
        <source>the clause {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la clausola {0}</translation>
    </message>
    <message>
        <source>the code of a language, like en, es or ru</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il codice di una lingua, come en, es o ru</translation>
    </message>
    <message>
        <source>the code of a refusal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il codice di un rifiuto</translation>
    </message>
    <message>
        <source>the code {0} is taken by geometries[{1}]</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il codice {0} è già di geometries[{1}]</translation>
    </message>
    <message>
        <source>the column has {0} places, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la fila ha {0} posti, non {1}</translation>
    </message>
    <message>
        <source>the column is full: nothing is dealt</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la fila è piena: non si distribuisce nulla</translation>
    </message>
    <message>
        <source>the content, like &apos;base&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il contenuto, come &apos;base&apos;</translation>
    </message>
    <message>
        <source>the end of the command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la fine del comando</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la fine della riga</translation>
    </message>
    <message>
        <source>the first {0} digits of a digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le prime {0} cifre di una somma di controllo</translation>
    </message>
    <message>
        <source>the id {0} is used twice; the first is in line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>l&apos;id {0} è usato due volte; il primo è nella riga {1}</translation>
    </message>
    <message>
        <source>the income of a relic needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il reddito di una reliquia ha bisogno di {0}</translation>
    </message>
    <message>
        <source>the line &apos;{0}&apos; is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>manca la riga &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>the line has no end</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la riga non ha fine</translation>
    </message>
    <message>
        <source>the name of a board, or {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il nome di un tabellone, o {0}</translation>
    </message>
    <message>
        <source>the name of a note</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il nome di una nota</translation>
    </message>
    <message>
        <source>the name of a race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il nome di una razza</translation>
    </message>
    <message>
        <source>the name of the trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il nome del tratto</translation>
    </message>
    <message>
        <source>the number of an arc, {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il numero di un arco, da {0} a {1}</translation>
    </message>
    <message>
        <source>the number of rounds</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il numero di giri</translation>
    </message>
    <message>
        <source>the pips of the die</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>i punti del dado</translation>
    </message>
    <message>
        <source>the point {0} stands twice in a row</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il punto {0} compare due volte di seguito</translation>
    </message>
    <message>
        <source>the position ends here: moves and expectations belong to a game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la posizione finisce qui: mosse e aspettative sono di una partita</translation>
    </message>
    <message>
        <source>the position has ended: only moves and expectations follow</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la posizione è finita: seguono solo mosse e aspettative</translation>
    </message>
    <message>
        <source>the regions cover an area of {0}, the board has {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le regioni coprono un&apos;area di {0}, il tabellone ne ha {1}</translation>
    </message>
    <message>
        <source>the ring is not closed: it must end where it begins</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>l&apos;anello non è chiuso: deve finire dove inizia</translation>
    </message>
    <message>
        <source>the round</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il giro</translation>
    </message>
    <message>
        <source>the row of a combo</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la riga di una combinazione</translation>
    </message>
    <message>
        <source>the row to swap with</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la riga con cui scambiare</translation>
    </message>
    <message>
        <source>the seat in turn has no active race; those in decline stand after &apos;|&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il posto di turno non ha una razza attiva; quelle in declino stanno dopo &apos;|&apos;</translation>
    </message>
    <message>
        <source>the seat in turn has no race for this part</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il posto di turno non ha una razza per questa parte</translation>
    </message>
    <message>
        <source>the text is damaged here: it holds what is no letter, digit or sign</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il testo è danneggiato qui: contiene ciò che non è lettera, cifra né segno</translation>
    </message>
    <message>
        <source>the trait {0} is not closed: no line below is just {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il tratto {0} non è chiuso: sotto manca una riga con solo {1}</translation>
    </message>
    <message>
        <source>the trait {0} is too long: a trait has at most {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il tratto {0} è troppo lungo: può avere al massimo {1} caratteri</translation>
    </message>
    <message>
        <source>the trait {0} stands here already: line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il tratto {0} è già qui: riga {1}</translation>
    </message>
    <message>
        <source>the traits are too long: all of a game have at most {0} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>i tratti sono troppo lunghi: tutti quelli di una partita hanno al massimo {0} caratteri</translation>
    </message>
    <message>
        <source>the value of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il valore di {0}</translation>
    </message>
    <message>
        <source>the version</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la versione</translation>
    </message>
    <message>
        <source>the {0} digits of the trait&apos;s digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le {0} cifre della somma di controllo del tratto</translation>
    </message>
    <message>
        <source>the {0} {1} is {2} (line {3}) already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} {1}: c&apos;è già ({2}, riga {3})</translation>
    </message>
    <message>
        <source>there are only {0} of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ce ne sono solo {0}: {1}</translation>
    </message>
    <message>
        <source>there are only {0} tokens of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ci sono solo {0} segnalini di {1}</translation>
    </message>
    <message>
        <source>there is a line &apos;{0}&apos; already: line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>c&apos;è già una riga &apos;{0}&apos;: la riga {1}</translation>
    </message>
    <message>
        <source>there is no board {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non c&apos;è nessun tabellone {0}</translation>
    </message>
    <message>
        <source>there is no power {0} in this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non c&apos;è nessun potere {0} in questa partita</translation>
    </message>
    <message>
        <source>there is no race and no power in it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non contiene né razze né poteri</translation>
    </message>
    <message>
        <source>there is no race {0} in this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non c&apos;è nessuna razza {0} in questa partita</translation>
    </message>
    <message>
        <source>there is no seat {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non c&apos;è un posto {0}</translation>
    </message>
    <message>
        <source>there is no seat {0}: seats are {1} to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non c&apos;è un posto {0}: i posti vanno da {1} a {2}</translation>
    </message>
    <message>
        <source>there is no {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>questo non esiste: {0}</translation>
    </message>
    <message>
        <source>there is nothing here; expected {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>qui non c&apos;è nulla; atteso {0}</translation>
    </message>
    <message>
        <source>there is nothing to pick</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>non c&apos;è nulla da scegliere</translation>
    </message>
    <message>
        <source>there is only one {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>di questo c&apos;è un solo pezzo: {0}</translation>
    </message>
    <message>
        <source>there is {0} called {1} already: {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>c&apos;è già {0} di nome {1}: {2}</translation>
    </message>
    <message>
        <source>this is a file of scenarios, and not one game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>questo è un file di scenari, non una sola partita</translation>
    </message>
    <message>
        <source>this is nested too deeply: tables, lists and dotted names are at most {0} deep</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>questo è troppo annidato: tabelle, elenchi e nomi con punti hanno al massimo {0} livelli</translation>
    </message>
    <message>
        <source>this is not SVG: {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>questo non è SVG: {0}</translation>
    </message>
    <message>
        <source>this is not TOML</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>questo non è TOML</translation>
    </message>
    <message>
        <source>this is not TOML (column {0})</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>questo non è TOML (colonna {0})</translation>
    </message>
    <message>
        <source>this is not TOML: the end of the file comes too early</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>questo non è TOML: il file finisce troppo presto</translation>
    </message>
    <message>
        <source>this is not UTF-8 text; expected an SVG picture</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>questo non è testo in UTF-8; attesa un&apos;immagine SVG</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>questo non è testo in UTF-8</translation>
    </message>
    <message>
        <source>this is version {0}; this program reads version {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>questa è la versione {0}; questo programma legge la versione {1}</translation>
    </message>
    <message>
        <source>this isn&apos;t swqt text: the first line must be {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>questo non è testo di swqt: la prima riga deve essere {0}</translation>
    </message>
    <message>
        <source>this region is named twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>questa regione compare due volte</translation>
    </message>
    <message>
        <source>trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tratto</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>true o false</translation>
    </message>
    <message>
        <source>two of {0} stand in one region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>due stanno nella stessa regione: {0}</translation>
    </message>
    <message>
        <source>value of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>valore di {0}</translation>
    </message>
    <message>
        <source>verb</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>verbo</translation>
    </message>
    <message>
        <source>with all &lt;use&gt;, a picture has {0} elements at most</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>con tutti gli &lt;use&gt;, un&apos;immagine ha al massimo {0} elementi</translation>
    </message>
    <message>
        <source>word of a seat line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>parola della riga di un posto</translation>
    </message>
    <message>
        <source>world</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>mondo</translation>
    </message>
    <message>
        <source>{0} and the regions of the board in the lines below</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} e, nelle righe sotto, le regioni del tabellone</translation>
    </message>
    <message>
        <source>{0} and {1} both use the {2}; leave one out, as in {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} e {1} usano la stessa cosa: {2}; lascia fuori uno dei due, come con {3}</translation>
    </message>
    <message>
        <source>{0} and {1} of one trait are used by the same words</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} e {1} non si distinguono in un comando</translation>
    </message>
    <message>
        <source>{0} are in decline and cannot have tokens in hand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: in declino, senza segnalini in mano</translation>
    </message>
    <message>
        <source>{0} are in play and in the column or the stack</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: in gioco e insieme nella fila o nella pila</translation>
    </message>
    <message>
        <source>{0} are in play twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: due volte in gioco</translation>
    </message>
    <message>
        <source>{0} cannot be a name: it is a word of game files</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non può essere un nome: è una parola dei file di partita</translation>
    </message>
    <message>
        <source>{0} cannot be a name: write 3 to {1} small letters a to z and hyphens, at first three letters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non può essere un nome: scrivi da 3 a {1} lettere minuscole dalla a alla z e trattini, prima tre lettere</translation>
    </message>
    <message>
        <source>{0} cannot be asked about {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non si può chiedere per {1}</translation>
    </message>
    <message>
        <source>{0} cannot be asked to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>questo non si può chiedere a {0}: {1}</translation>
    </message>
    <message>
        <source>{0} cannot be at peace with seat {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: niente pace con il posto {1}</translation>
    </message>
    <message>
        <source>{0} cannot be the name of {1} that does not bring it: it is a piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non può essere il nome di {1} che non lo porta: è un pezzo</translation>
    </message>
    <message>
        <source>{0} cannot be the name of {1}: it lies there as a piece itself</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non può essere il nome di {1}: sta già lì come pezzo</translation>
    </message>
    <message>
        <source>{0} cannot lend {1}, no power of this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non può prestare {1}: non è un potere di questa partita</translation>
    </message>
    <message>
        <source>{0} cannot roll without a token in hand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: niente tiro senza un segnalino in mano</translation>
    </message>
    <message>
        <source>{0} comes by another effect of {1} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} arriva già con un altro effetto di {1}</translation>
    </message>
    <message>
        <source>{0} does not lie in {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non è in {1}</translation>
    </message>
    <message>
        <source>{0} does not lie where {1} could use it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non è dove lo si può usare: {1}</translation>
    </message>
    <message>
        <source>{0} does not use the {1} {2}; it takes no {1}s of its own</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non usa questo ({1}): {2}; non ne ammette</translation>
    </message>
    <message>
        <source>{0} does not use the {1} {2}; it takes {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non usa questo ({1}): {2}; ammette {3}</translation>
    </message>
    <message>
        <source>{0} has fewer than {1} tokens; borrow from a larger race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ha meno di {1} segnalini; prendili da una razza più grande</translation>
    </message>
    <message>
        <source>{0} has tokens of nobody</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>in {0} ci sono segnalini di nessuno</translation>
    </message>
    <message>
        <source>{0} have {1} tokens here, and there are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: qui {1} segnalini, ma ce ne sono {2}</translation>
    </message>
    <message>
        <source>{0} here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} qui</translation>
    </message>
    <message>
        <source>{0} in {1} has no holder</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} in {1}: nessuno controlla questa regione</translation>
    </message>
    <message>
        <source>{0} is a chasm: nobody can stand there</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} è un baratro: nessuno può starci</translation>
    </message>
    <message>
        <source>{0} is a colour such as #8a9a5e, none or url(#id), not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} è un colore come #8a9a5e, none o url(#id), non {1}</translation>
    </message>
    <message>
        <source>{0} is asked to {1} above another decision</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>si chiede a {0} sopra un&apos;altra decisione: {1}</translation>
    </message>
    <message>
        <source>{0} is held by {1} and by natives</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: lì ci sono {1} e anche tribù o Mostri</translation>
    </message>
    <message>
        <source>{0} is held twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} è controllata due volte</translation>
    </message>
    <message>
        <source>{0} is held without a token</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} è controllata senza segnalini</translation>
    </message>
    <message>
        <source>{0} is in this file twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} è due volte in questo file</translation>
    </message>
    <message>
        <source>{0} is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>manca {0}</translation>
    </message>
    <message>
        <source>{0} is no code: that is one of {1} and a number, like f1</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non è un codice: è una lettera tra {1} e un numero, come f1</translation>
    </message>
    <message>
        <source>{0} is not the one that this game was played with: its digest is {1}, not {2}; to play with it as it stands here, remove the digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non è come quando si è giocata questa partita: la somma di controllo è {1}, non {2}; per giocare così com&apos;è qui, togli la somma di controllo</translation>
    </message>
    <message>
        <source>{0} is too long for a game file: at most {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} è troppo lungo per un file di partita: al massimo {1} caratteri</translation>
    </message>
    <message>
        <source>{0} lies on the map and is unseen at once</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} è sulla mappa e insieme ancora coperto</translation>
    </message>
    <message>
        <source>{0} must be a number, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} deve essere un numero, non {1}</translation>
    </message>
    <message>
        <source>{0} must be {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} deve essere {1}</translation>
    </message>
    <message>
        <source>{0} must be {1} at least: {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} deve essere almeno {1}: {2}</translation>
    </message>
    <message>
        <source>{0} must be {1} here, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} qui deve essere {1}, non {2}</translation>
    </message>
    <message>
        <source>{0} must be {1} to {2}, not {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: da {1} a {2}, non {3}</translation>
    </message>
    <message>
        <source>{0} must be {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} deve essere {1}, non {2}</translation>
    </message>
    <message>
        <source>{0} needs a redeployment; with fixed there is none</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ha bisogno di una ridistribuzione; con fixed non c&apos;è</translation>
    </message>
    <message>
        <source>{0} needs {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ha bisogno di {1}</translation>
    </message>
    <message>
        <source>{0} of &lt;{1}&gt; has a number beyond {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} di &lt;{1}&gt; ha un numero oltre {2}</translation>
    </message>
    <message>
        <source>{0} of &lt;{1}&gt; has characters that no picture needs</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} di &lt;{1}&gt; ha caratteri che a nessuna immagine servono</translation>
    </message>
    <message>
        <source>{0} of a place needs {1} in its where, or it would serve everyone</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} di un luogo ha bisogno di {1} nel suo where, altrimenti servirebbe a tutti</translation>
    </message>
    <message>
        <source>{0} or the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} o la fine della riga</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} o {1}</translation>
    </message>
    <message>
        <source>{0} players need at least {1} races and {1} powers, not {2} and {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>in {0} servono almeno {1} razze e {1} poteri, non {2} e {3}</translation>
    </message>
    <message>
        <source>{0} sides of borders are within {1} units, more than can be seen</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} tratti di confine stanno in {1} unità, più di quanti se ne vedano</translation>
    </message>
    <message>
        <source>{0} with amount = {1} changes nothing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} con amount = {1} non cambia nulla</translation>
    </message>
    <message>
        <source>{0} would have no use on the board {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} non servirebbe a nulla sul tabellone {1}</translation>
    </message>
    <message>
        <source>{0}: a shipped board has the id {1} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: un tabellone incluso ha già l&apos;id {1}</translation>
    </message>
    <message>
        <source>{0}: arcs {1} and {2} cross or touch outside their ends</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: gli archi {1} e {2} si incrociano o si toccano fuori dalle estremità</translation>
    </message>
    <message>
        <source>{0}: properties.id: expected lower-case words and hyphens, found {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: properties.id: attese parole minuscole e trattini, trovato {1}</translation>
    </message>
    <message>
        <source>{0}: properties.id: expected the file&apos;s name {1}, found {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: properties.id: atteso il nome del file {1}, trovato {2}</translation>
    </message>
    <message>
        <source>{0}: the file is empty, expected a board as TopoJSON</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: il file è vuoto, atteso un tabellone in TopoJSON</translation>
    </message>
    <message>
        <source>{0}: this is not JSON</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: questo non è JSON</translation>
    </message>
    <message>
        <source>{0}: this is not UTF-8 text: {1} at byte {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: questo non è testo in UTF-8: {1} al byte {2}</translation>
    </message>
    <message>
        <source>{0}: this is not a board: it has a number of thousands of digits</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: questo non è un tabellone: ha un numero di migliaia di cifre</translation>
    </message>
    <message>
        <source>{0}: this is not a board: it is nested too deeply</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: questo non è un tabellone: è troppo annidato</translation>
    </message>
    <message>
        <source>{0}: this is not a file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: questo non è un file</translation>
    </message>
    <message>
        <source>{0}: this is too long for a game of swqt: more than {1} kB</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: questo è troppo lungo per una partita di swqt: più di {1} kB</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} is in {2} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1} è già in {2}</translation>
    </message>
    <message>
        <source>{0}: {1} is not in {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1} non è in {2}</translation>
    </message>
    <message>
        <source>{0}: {1} leaves out all relics and places</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1} lascia fuori tutte le Reliquie e tutti i Luoghi mitici</translation>
    </message>
    <message>
        <source>{0}; this is in the beginning of the file, so nothing of the game can be kept</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}; è all&apos;inizio del file, quindi della partita non si può conservare nulla</translation>
    </message>
</context>
<context>
    <name>MuteButton</name>
    <message>
        <source>Sound is off. Turn it on: {0}</source>
        <translation>I suoni sono disattivati. Attivali: {0}</translation>
    </message>
    <message>
        <source>Sound is on. Turn it off: {0}</source>
        <translation>I suoni sono attivi. Disattivali: {0}</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Suoni disattivati</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Suoni attivi</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Lost Tribe</source>
        <translation>Tribù perduta</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Mostro</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Mostri</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montagna</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fiume</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>The basic cost of a region, in a sum such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>base</translation>
    </message>
    <message>
        <source>coins on the combo</source>
        <extracomment>A source of income: the coins that lay on a combo</extracomment>
        <translation>monete sulla combinazione</translation>
    </message>
    <message>
        <source>die</source>
        <extracomment>A part of a sum: what the roll saves</extracomment>
        <translation>dado</translation>
    </message>
    <message>
        <source>minimum</source>
        <extracomment>A part of a sum: what brings a cost back to the least that a region can cost</extracomment>
        <translation>minimo</translation>
    </message>
    <message>
        <source>regions</source>
        <extracomment>A source of income: one coin for each region</extracomment>
        <translation>regioni</translation>
    </message>
    <message>
        <source>token</source>
        <extracomment>A part of a sum: one token, or one Monster, that defends a region</extracomment>
        <translation>segnalino</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>A part of a sum</extracomment>
        <translation>segnalini</translation>
    </message>
    <message>
        <source>{0} as {1}</source>
        <extracomment>{0}: the Bag; {1}: the Relic that it copies</extracomment>
        <translation>{0} come {1}</translation>
    </message>
    <message>
        <source>{0}%</source>
        <extracomment>A number of percent, such as a chance</extracomment>
        <translation>{0}%</translation>
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
        <translation>C&amp;hiedi di entrare</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>E&amp;ntra</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Riprendi</translation>
    </message>
    <message>
        <source>&amp;Stop trying</source>
        <translation>Smetti &amp;di provare</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Guarda</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Local network</source>
        <translation>Rete locale</translation>
    </message>
    <message>
        <source>No tables yet. Tables opened on this network show up here automatically.</source>
        <translation>Nessun tavolo per ora. Quelli aperti su questa rete compaiono qui automaticamente.</translation>
    </message>
    <message>
        <source>Open a tab&amp;le…</source>
        <translation>Apri &amp;un tavolo…</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>Apri un tavolo…</translation>
    </message>
    <message>
        <source>Others can reach this computer at {0}.</source>
        <translation>Indirizzo di questo computer per gli altri: {0}.</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Tavoli nelle vicinanze</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Il tuo no&amp;me:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>“{0}” needs a PIN. The host can see it on screen.</source>
        <translation>“{0}” richiede un PIN. L&apos;host lo vede sul suo schermo.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>A different computer answers at that address. Trying again…</source>
        <translation>A quell&apos;indirizzo risponde un altro computer. Riprovo…</translation>
    </message>
    <message>
        <source>A draw is open, and too few players would stay. Wait, or play on in a copy.</source>
        <translation>C&apos;è un&apos;estrazione aperta e resterebbero troppo pochi giocatori. Aspetta, oppure continua in una copia.</translation>
    </message>
    <message>
        <source>A game needs at least one person on a seat.</source>
        <translation>In una partita serve almeno una persona a un posto.</translation>
    </message>
    <message>
        <source>A network message couldn&apos;t be understood: {0}</source>
        <translation>Un messaggio di rete non è stato capito: {0}</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Connessione persa. Riprovo…</translation>
    </message>
    <message>
        <source>Different versions: they have swqt {0} ({1}), you have swqt {2} ({3}). Everyone needs the same version.</source>
        <translation>Versioni diverse: gli altri hanno swqt {0} ({1}), tu hai swqt {2} ({3}). Serve la stessa versione per tutti.</translation>
    </message>
    <message>
        <source>Each player can pause three times.</source>
        <translation>Ogni giocatore può mettere in pausa tre volte.</translation>
    </message>
    <message>
        <source>Enter an invitation or an address like 192.168.0.7. To use a port other than {0}, add it after a colon.</source>
        <translation>Inserisci un invito o un indirizzo come 192.168.0.7. Per una porta diversa da {0}, aggiungila dopo i due punti.</translation>
    </message>
    <message>
        <source>Getting the game from the others. One moment, please.</source>
        <translation>Sto ricevendo la partita dagli altri. Un momento.</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>Bella partita!</translation>
    </message>
    <message>
        <source>Invitation codes have 16 letters and digits, like XXXX-XXXX-XXXX-XXXX, or 8 on the same network.</source>
        <translation>I codici d&apos;invito hanno 16 lettere e cifre, come XXXX-XXXX-XXXX-XXXX, oppure 8 sulla stessa rete.</translation>
    </message>
    <message>
        <source>Invitation codes have 16 or 8 letters and digits; this one has {0}.</source>
        <translation>I codici d&apos;invito hanno 16 o 8 lettere e cifre; questo ne ha {0}.</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s turn now.</source>
        <translation>Ora è il turno di un altro giocatore.</translation>
    </message>
    <message>
        <source>May I take that back?</source>
        <translation>Posso annullare la mossa?</translation>
    </message>
    <message>
        <source>No answer yet. Trying again…</source>
        <translation>Ancora nessuna risposta. Riprovo…</translation>
    </message>
    <message>
        <source>No answer yet. Trying again… Check the address, and that you&apos;re both on the same network.</source>
        <translation>Ancora nessuna risposta. Riprovo… Controlla l&apos;indirizzo, e che siate sulla stessa rete.</translation>
    </message>
    <message>
        <source>No tables found on this network. If someone has opened one, a firewall may be blocking it: join by invitation or address.</source>
        <translation>Nessun tavolo trovato su questa rete. Se qualcuno ne ha aperto uno, forse un firewall lo blocca: entra con un invito o un indirizzo.</translation>
    </message>
    <message>
        <source>Nothing can be saved here, so your moves wait until there is room: {0}</source>
        <translation>Qui non si può salvare nulla, perciò le tue mosse aspettano che ci sia spazio: {0}</translation>
    </message>
    <message>
        <source>Nothing can be saved on this computer, so that has to wait.</source>
        <translation>Su questo computer non si può salvare nulla, perciò bisogna aspettare.</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Un momento, per favore</translation>
    </message>
    <message>
        <source>Only players can do that.</source>
        <translation>Possono farlo solo i giocatori.</translation>
    </message>
    <message>
        <source>Only quick chat is allowed at this table.</source>
        <translation>A questo tavolo si possono usare solo le frasi pronte.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Può farlo solo l&apos;host.</translation>
    </message>
    <message>
        <source>Others can&apos;t connect to this computer, but it can connect to them, so you can play.</source>
        <translation>Gli altri non possono collegarsi a questo computer, ma da qui ci si collega a loro: puoi giocare.</translation>
    </message>
    <message>
        <source>Others can&apos;t reach this computer: {0} You can still join their tables.</source>
        <translation>Gli altri non raggiungono questo computer: {0} Puoi comunque entrare ai loro tavoli.</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>Ahi!</translation>
    </message>
    <message>
        <source>Receiving custom content: {0}</source>
        <translation>Ricezione dei contenuti personalizzati: {0}</translation>
    </message>
    <message>
        <source>Seat {0} is empty. Wait for someone, or add a bot.</source>
        <translation>Il posto {0} è vuoto. Aspetta qualcuno o aggiungi un bot.</translation>
    </message>
    <message>
        <source>Seat {0} isn&apos;t yours.</source>
        <translation>Il posto {0} non è tuo.</translation>
    </message>
    <message>
        <source>Short codes only work with port {0}.</source>
        <translation>I codici brevi funzionano solo con la porta {0}.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found automatically on this network ({0}). Join by invitation or address.</source>
        <translation>Su questa rete i tavoli non si trovano automaticamente ({0}). Entra con un invito o un indirizzo.</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Grazie</translation>
    </message>
    <message>
        <source>That can&apos;t be undone or changed now.</source>
        <translation>Questo ormai non si può annullare né cambiare.</translation>
    </message>
    <message>
        <source>That proposal is no longer open.</source>
        <translation>Questa proposta non è più aperta.</translation>
    </message>
    <message>
        <source>That request is out of date. Try again.</source>
        <translation>Questa richiesta non è più attuale. Riprova.</translation>
    </message>
    <message>
        <source>That&apos;s the address of this computer.</source>
        <translation>Questo è l&apos;indirizzo di questo computer.</translation>
    </message>
    <message>
        <source>The board {0} is for {1} players.</source>
        <translation>Il tabellone {0} è per {1} giocatori.</translation>
    </message>
    <message>
        <source>The board {0} is missing: it isn&apos;t on this computer and didn&apos;t come with the table.</source>
        <translation>Manca il tabellone {0}: non è su questo computer e non è arrivato con il tavolo.</translation>
    </message>
    <message>
        <source>The board {0} that came with the table can&apos;t be used: {1}</source>
        <translation>Il tabellone {0} arrivato con il tavolo non si può usare: {1}</translation>
    </message>
    <message>
        <source>The custom boards, races and powers are too large to send: {0} bytes, and the limit is {1}. The largest is {2}.</source>
        <translation>I tabelloni, le razze e i poteri personalizzati sono troppo grandi da inviare: {0} byte, e il limite è {1}. Il più grande è {2}.</translation>
    </message>
    <message>
        <source>The end of this game isn&apos;t saved here: {0}</source>
        <translation>La fine di questa partita non è salvata qui: {0}</translation>
    </message>
    <message>
        <source>The end of this link is damaged. Copy the whole link again.</source>
        <translation>La fine di questo link è rovinata. Copia di nuovo il link intero.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because it can&apos;t be saved here: {0}</source>
        <translation>La partita non può cominciare perché qui non si può salvare: {0}</translation>
    </message>
    <message>
        <source>The game can&apos;t start because its players aren&apos;t the ones at the table.</source>
        <translation>La partita non può cominciare perché i suoi giocatori non sono quelli al tavolo.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the custom content that arrived isn&apos;t the table&apos;s: {0}</source>
        <translation>La partita non può cominciare perché sono arrivati contenuti personalizzati diversi da quelli del tavolo: {0}</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host tried to start a different table from the one shown.</source>
        <translation>La partita non può cominciare perché l&apos;host ha provato ad avviare un tavolo diverso da quello mostrato.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host&apos;s details about you don&apos;t match yours.</source>
        <translation>La partita non può cominciare perché i dati dell&apos;host su di te non corrispondono ai tuoi.</translation>
    </message>
    <message>
        <source>The game has started, and nobody else can join.</source>
        <translation>La partita è cominciata e non può entrare più nessuno.</translation>
    </message>
    <message>
        <source>The game is about to start.</source>
        <translation>La partita sta per cominciare.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The game is paused at a player&apos;s request.</source>
        <translation>La partita è in pausa su richiesta di un giocatore.</translation>
    </message>
    <message>
        <source>The game is saved here again and continues.</source>
        <translation>La partita è di nuovo salvata qui e continua.</translation>
    </message>
    <message>
        <source>The host has closed seat {0}.</source>
        <translation>L&apos;host ha chiuso il posto {0}.</translation>
    </message>
    <message>
        <source>The host has just changed the game. Check it again.</source>
        <translation>L&apos;host ha appena cambiato la partita. Controllala di nuovo.</translation>
    </message>
    <message>
        <source>The host has removed you from this table.</source>
        <translation>L&apos;host ti ha espulso da questo tavolo.</translation>
    </message>
    <message>
        <source>The host is telling players different things. Be careful.</source>
        <translation>L&apos;host dice cose diverse ai giocatori. Fai attenzione.</translation>
    </message>
    <message>
        <source>The name {0} is already taken.</source>
        <translation>Il nome {0} è già in uso.</translation>
    </message>
    <message>
        <source>The other computer couldn&apos;t prove its identity. Trying again…</source>
        <translation>L&apos;altro computer non ha potuto dimostrare la sua identità. Riprovo…</translation>
    </message>
    <message>
        <source>The other players&apos; boards don&apos;t allow that.</source>
        <translation>La partita sui computer degli altri non lo permette.</translation>
    </message>
    <message>
        <source>The people there are being asked whether to let you in.</source>
        <translation>Stanno chiedendo alle persone lì se farti entrare.</translation>
    </message>
    <message>
        <source>The players&apos; computers disagree about the board ({0}), so the game is paused. Report: {1}</source>
        <translation>I computer dei giocatori non sono d&apos;accordo sulla situazione ({0}), perciò la partita è in pausa. Rapporto: {1}</translation>
    </message>
    <message>
        <source>The replay of {0} can&apos;t be read: {1}</source>
        <translation>Il replay di {0} non si può leggere: {1}</translation>
    </message>
    <message>
        <source>The search for tables stalled. Starting again…</source>
        <translation>La ricerca dei tavoli si è bloccata. Ricomincio…</translation>
    </message>
    <message>
        <source>The table has grown too large to send to everyone.</source>
        <translation>Il tavolo è diventato troppo grande da inviare a tutti.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Il tavolo è pieno.</translation>
    </message>
    <message>
        <source>The table is voting. One moment, please.</source>
        <translation>Il tavolo sta votando. Un momento.</translation>
    </message>
    <message>
        <source>There&apos;s a typo in this invitation.</source>
        <translation>In questo invito c&apos;è un errore di battitura.</translation>
    </message>
    <message>
        <source>There&apos;s no bot called {0}.</source>
        <translation>Non c&apos;è nessun bot di nome {0}.</translation>
    </message>
    <message>
        <source>There&apos;s no seat {0}.</source>
        <translation>Non c&apos;è nessun posto {0}.</translation>
    </message>
    <message>
        <source>These races and powers can&apos;t be played here: {0}: {1}</source>
        <translation>Queste razze e questi poteri non si possono giocare qui: {0}: {1}</translation>
    </message>
    <message>
        <source>They have a different version of swqt. Everyone needs the same version.</source>
        <translation>Gli altri hanno una versione diversa di swqt. Serve la stessa versione per tutti.</translation>
    </message>
    <message>
        <source>They have a newer version (SWQT/{0}; yours is SWQT/{1}). Please update swqt.</source>
        <translation>Gli altri hanno una versione più recente (SWQT/{0}; la tua è SWQT/{1}). Aggiorna swqt.</translation>
    </message>
    <message>
        <source>They have a version that yours can&apos;t talk to. Please update swqt.</source>
        <translation>Gli altri hanno una versione con cui la tua non può parlare. Aggiorna swqt.</translation>
    </message>
    <message>
        <source>They have an older version (SWQT/{0}; yours is SWQT/{1}). They need to update swqt.</source>
        <translation>Gli altri hanno una versione più vecchia (SWQT/{0}; la tua è SWQT/{1}). Devono aggiornare swqt.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Sto pensando…</translation>
    </message>
    <message>
        <source>This computer is connected only through a VPN, where tables can&apos;t be found. Join by invitation or address, or turn the VPN off.</source>
        <translation>Questo computer è collegato solo tramite una VPN, dove i tavoli non si trovano. Entra con un invito o un indirizzo, oppure disattiva la VPN.</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a network.</source>
        <translation>Questo computer non è collegato a una rete.</translation>
    </message>
    <message>
        <source>This game can&apos;t be played here: {0}</source>
        <translation>Questa partita non si può giocare qui: {0}</translation>
    </message>
    <message>
        <source>This game is too large to be shown to others: {0} bytes, and the limit is {1}.</source>
        <translation>Questa partita è troppo grande per mostrarla ad altri: {0} byte, e il limite è {1}.</translation>
    </message>
    <message>
        <source>This game was started with swqt {0} (rules {1}) and needs that version. This is swqt {2} ({3}).</source>
        <translation>Questa partita è cominciata con swqt {0} (regole {1}) e richiede quella versione. Questo è swqt {2} ({3}).</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Ask for a new one.</source>
        <translation>Questo invito non vale più. Chiedine uno nuovo.</translation>
    </message>
    <message>
        <source>This invitation uses port 0, which can&apos;t be reached.</source>
        <translation>Questo invito usa la porta 0, che non si può raggiungere.</translation>
    </message>
    <message>
        <source>This network keeps devices apart, as guest networks do. Use another network or a phone hotspot.</source>
        <translation>Questa rete isola i dispositivi, come fanno le reti per ospiti. Usa un&apos;altra rete o l&apos;hotspot di un telefono.</translation>
    </message>
    <message>
        <source>This short code is for another network, or there&apos;s a typo in it.</source>
        <translation>Questo codice breve è per un&apos;altra rete, oppure c&apos;è un errore di battitura.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t allow spectators.</source>
        <translation>Questo tavolo non ammette spettatori.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t ask for a PIN, so it may not be the one you want. Leave the PIN empty to join anyway.</source>
        <translation>Questo tavolo non richiede un PIN, quindi forse non è quello che cerchi. Lascia vuoto il PIN per entrare lo stesso.</translation>
    </message>
    <message>
        <source>This table is full and doesn&apos;t allow spectators.</source>
        <translation>Questo tavolo è pieno e non ammette spettatori.</translation>
    </message>
    <message>
        <source>This table needs a PIN. The host can see it on screen.</source>
        <translation>Questo tavolo richiede un PIN. L&apos;host lo vede sul suo schermo.</translation>
    </message>
    <message>
        <source>Too many people are connecting at once. Trying again…</source>
        <translation>Si stanno collegando troppe persone insieme. Riprovo…</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait a minute, or ask the people there to let you in.</source>
        <translation>Troppi PIN sbagliati. Aspetta un minuto, oppure chiedi alle persone lì di farti entrare.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Ben giocato!</translation>
    </message>
    <message>
        <source>What answers there isn&apos;t swqt, or is a version that yours can&apos;t talk to.</source>
        <translation>Ciò che risponde lì non è swqt, o è una versione con cui la tua non può parlare.</translation>
    </message>
    <message>
        <source>Windows may be blocking swqt. Allow it on private networks in Windows Security, under Firewall.</source>
        <translation>Forse Windows blocca swqt. Consentilo sulle reti private in Sicurezza di Windows, alla voce Firewall.</translation>
    </message>
    <message>
        <source>Wrong PIN. Ask the host, who can see it on screen.</source>
        <translation>PIN sbagliato. Chiedilo all&apos;host, che lo vede sul suo schermo.</translation>
    </message>
    <message>
        <source>You can&apos;t play on in a copy here.</source>
        <translation>Qui non puoi continuare in una copia.</translation>
    </message>
    <message>
        <source>You&apos;re no longer at this table.</source>
        <translation>Non sei più a questo tavolo.</translation>
    </message>
    <message>
        <source>You&apos;re sending messages too fast. Wait a moment.</source>
        <translation>Stai inviando messaggi troppo in fretta. Aspetta un attimo.</translation>
    </message>
    <message>
        <source>Your copy of the board {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation>La tua copia del tabellone {0} ({2}) è diversa da quella dell&apos;host ({1}).</translation>
    </message>
    <message>
        <source>Your copy of {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation>La tua copia di {0} ({2}) è diversa da quella dell&apos;host ({1}).</translation>
    </message>
    <message>
        <source>Your races and powers “{0}” ({2}) differ from the host&apos;s ({1}).</source>
        <translation>Le tue razze e i tuoi poteri “{0}” ({2}) sono diversi da quelli dell&apos;host ({1}).</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>a part of a draw isn&apos;t the one its player had fixed</source>
        <translation>una parte di un&apos;estrazione non è quella che il suo giocatore aveva fissato</translation>
    </message>
    <message>
        <source>everyone</source>
        <extracomment>May chat</extracomment>
        <translation>tutti</translation>
    </message>
    <message>
        <source>it belongs to another part of the game</source>
        <translation>appartiene a un&apos;altra parte della partita</translation>
    </message>
    <message>
        <source>it came at the wrong time</source>
        <translation>non era il momento</translation>
    </message>
    <message>
        <source>it doesn&apos;t follow the step before it</source>
        <translation>non segue il passo precedente</translation>
    </message>
    <message>
        <source>it doesn&apos;t prove that anyone signed for two sides</source>
        <translation>non è dimostrato che qualcuno abbia firmato per due parti</translation>
    </message>
    <message>
        <source>it isn&apos;t signed for the draw that was open</source>
        <translation>questa non è una firma per l&apos;estrazione aperta</translation>
    </message>
    <message>
        <source>it isn&apos;t the draw that was due</source>
        <translation>non è l&apos;estrazione che toccava</translation>
    </message>
    <message>
        <source>it isn&apos;t written the way swqt writes it</source>
        <translation>non è scritto come lo scrive swqt</translation>
    </message>
    <message>
        <source>its player had a different position</source>
        <translation>il suo giocatore aveva un&apos;altra situazione</translation>
    </message>
    <message>
        <source>macOS may be blocking swqt on your network. Allow it in System Settings, under Privacy &amp; Security, Local Network.</source>
        <translation>Forse macOS blocca swqt sulla tua rete. Consentilo in Impostazioni di Sistema, alla voce Privacy e sicurezza, Rete locale.</translation>
    </message>
    <message>
        <source>not everyone who had to sign this change did</source>
        <translation>non tutti quelli che dovevano hanno firmato questa modifica</translation>
    </message>
    <message>
        <source>not everyone who took part signed it</source>
        <translation>non tutti quelli che hanno partecipato l&apos;hanno firmato</translation>
    </message>
    <message>
        <source>players only</source>
        <translation>solo i giocatori</translation>
    </message>
    <message>
        <source>quick chat only</source>
        <translation>solo frasi pronte</translation>
    </message>
    <message>
        <source>swqt has stopped looking for tables. Join by invitation or address.</source>
        <translation>swqt ha smesso di cercare tavoli. Entra con un invito o un indirizzo.</translation>
    </message>
    <message>
        <source>swqt is running there, but no table is open yet.</source>
        <translation>Lì swqt è in funzione, ma non c&apos;è ancora nessun tavolo aperto.</translation>
    </message>
    <message>
        <source>the game wasn&apos;t over</source>
        <translation>la partita non era finita</translation>
    </message>
    <message>
        <source>the player in that seat didn&apos;t sign it</source>
        <translation>non è firmato da chi aveva quel posto</translation>
    </message>
    <message>
        <source>there&apos;s no such step</source>
        <translation>questo passo non esiste</translation>
    </message>
    <message>
        <source>this can&apos;t be taken back</source>
        <translation>questo non si può annullare</translation>
    </message>
    <message>
        <source>this change isn&apos;t possible</source>
        <translation>questa modifica non si può fare</translation>
    </message>
    <message>
        <source>too few players voted for it</source>
        <translation>i voti a favore sono troppo pochi</translation>
    </message>
    <message>
        <source>{0} already has that colour.</source>
        <translation>{0} ha già quel colore.</translation>
    </message>
    <message>
        <source>{0} asks to join without a PIN. Their fingerprint is {1}. Do they see the same one?</source>
        <translation>{0} chiede di entrare senza PIN. La sua impronta è {1}. Vede la stessa?</translation>
    </message>
    <message>
        <source>{0} didn&apos;t answer in time, so the game hasn&apos;t started. Try again.</source>
        <translation>{0} non ha risposto in tempo, perciò la partita non è cominciata. Riprova.</translation>
    </message>
    <message>
        <source>{0} has closed the table.</source>
        <translation>{0} ha chiuso il tavolo.</translation>
    </message>
    <message>
        <source>{0} is being asked whether to let you in.</source>
        <translation>Sto chiedendo a {0} se farti entrare.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t ready yet.</source>
        <translation>Non ancora pronto: {0}.</translation>
    </message>
    <message>
        <source>{0}, which came with the table, can&apos;t be used: {1}</source>
        <translation>{0}, arrivato con il tavolo, non si può usare: {1}</translation>
    </message>
    <message>
        <source>{1} already has seat {0}.</source>
        <translation>{1} ha già il posto {0}.</translation>
    </message>
    <message>
        <source>“{0}” can&apos;t be used as a name. Use 1 to 24 visible characters.</source>
        <translation>“{0}” non si può usare come nome. Usa da 1 a 24 caratteri visibili.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a PIN. PINs have 6 digits.</source>
        <translation>“{0}” non è un PIN. I PIN hanno 6 cifre.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid computer name or address.</source>
        <translation>“{0}” non è un nome di computer o un indirizzo valido.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid port. Use a number from 1 to 65535.</source>
        <translation>“{0}” non è una porta valida. Usa un numero da 1 a 65535.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t an invitation link. Links begin with swqt://j/.</source>
        <translation>“{0}” non è un link d&apos;invito. I link iniziano con swqt://j/.</translation>
    </message>
    <message>
        <source>“{0}”, character {1} of the code, never appears in an invitation.</source>
        <translation>“{0}”, carattere {1} del codice, non compare mai in un invito.</translation>
    </message>
    <message>
        <source>“{0}”: put an IPv6 address in brackets when you add a port, like [fe80::1]:47770.</source>
        <translation>“{0}”: per aggiungere una porta, metti l&apos;indirizzo IPv6 tra parentesi quadre, come [fe80::1]:47770.</translation>
    </message>
    <message>
        <source>“{0}”: the name or number of a network interface must follow the %.</source>
        <translation>“{0}”: dopo % deve seguire il nome o il numero di un&apos;interfaccia di rete.</translation>
    </message>
    <message>
        <source>“{1}” isn&apos;t a valid choice for the house rule {0}.</source>
        <translation>“{1}” non è una scelta valida per la regola opzionale {0}.</translation>
    </message>
</context>
<context>
    <name>NetworkGameView</name>
    <message numerus="yes">
        <source>%n move(s) that the others never saw have been undone.</source>
        <translation>
            <numerusform>È stata annullata %n mossa che gli altri non avevano mai visto.</numerusform>
            <numerusform>Sono state annullate %n mosse che gli altri non avevano mai visto.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here on, this is a copy of the game, marked as one.</source>
        <translation>Da qui in poi questa è una copia della partita, indicata come tale.</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Giocatore {0}</translation>
    </message>
    <message>
        <source>The draw is repeated: {0} signed that {1} didn&apos;t contribute to it.</source>
        <translation>L&apos;estrazione si ripete: {0} ha firmato che mancava la parte di {1}.</translation>
    </message>
    <message>
        <source>The game has gone on, so this is no longer up for a vote: {0}.</source>
        <translation>La partita è andata avanti, quindi non si vota più su questo: {0}.</translation>
    </message>
    <message>
        <source>The others signed against a move that was final here. You can only play on in a copy.</source>
        <translation>Gli altri hanno firmato contro una mossa che qui era definitiva. Puoi solo continuare in una copia.</translation>
    </message>
    <message>
        <source>The table voted against this: {0}.</source>
        <translation>Il tavolo ha votato contro: {0}.</translation>
    </message>
    <message>
        <source>The table was split: {0} played on this side, {1} on the other. This game continues, and what was played on the other side is kept as a copy.</source>
        <translation>Il tavolo era diviso: {0} da questa parte, {1} dall&apos;altra. Continua questa partita, e quello che si è giocato dall&apos;altra parte resta come copia.</translation>
    </message>
    <message numerus="yes">
        <source>The table was split: {1} played on this side, {0} on the other. The game continues from the other side. Your part, %n move(s), is kept as a copy, and you get your seat back.</source>
        <translation>
            <numerusform>Il tavolo era diviso: {1} da questa parte, {0} dall&apos;altra. La partita continua dall&apos;altra parte. La tua, %n mossa, resta come copia, e riavrai il tuo posto.</numerusform>
            <numerusform>Il tavolo era diviso: {1} da questa parte, {0} dall&apos;altra. La partita continua dall&apos;altra parte. La tua, %n mosse, resta come copia, e riavrai il tuo posto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your program signed for two tables. You can only come back if everyone agrees.</source>
        <translation>Il tuo programma ha firmato per due tavoli. Puoi tornare solo se sono tutti d&apos;accordo.</translation>
    </message>
    <message>
        <source>a bot plays for {0} until they return</source>
        <translation>un bot gioca per {0} fino al suo ritorno</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>A player who is not connected</extracomment>
        <translation>assente</translation>
    </message>
    <message>
        <source>everyone may chat</source>
        <translation>tutti possono usare la chat</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>A player who is connected</extracomment>
        <translation>presente</translation>
    </message>
    <message>
        <source>not responding</source>
        <translation>non risponde</translation>
    </message>
    <message>
        <source>only players may chat</source>
        <translation>solo i giocatori possono usare la chat</translation>
    </message>
    <message>
        <source>other table settings</source>
        <translation>altre impostazioni del tavolo</translation>
    </message>
    <message>
        <source>played by a bot</source>
        <translation>gioca un bot</translation>
    </message>
    <message>
        <source>played by {0}</source>
        <translation>gioca {0}</translation>
    </message>
    <message numerus="yes">
        <source>players are reminded after %n minute(s)</source>
        <translation>
            <numerusform>c&apos;è un promemoria dopo %n minuto</numerusform>
            <numerusform>c&apos;è un promemoria dopo %n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>the clock gives {0}</source>
        <extracomment>{0}: the time of each player, and perhaps what every turn adds to it</extracomment>
        <translation>l&apos;orologio dà {0}</translation>
    </message>
    <message>
        <source>the game continues</source>
        <translation>la partita continua</translation>
    </message>
    <message>
        <source>the last move is undone</source>
        <translation>l&apos;ultima mossa viene annullata</translation>
    </message>
    <message>
        <source>there is no clock</source>
        <translation>non c&apos;è orologio</translation>
    </message>
    <message>
        <source>there is only quick chat</source>
        <translation>si usano solo le frasi pronte</translation>
    </message>
    <message>
        <source>via another player</source>
        <translation>tramite un altro giocatore</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>This player is the one at this computer</extracomment>
        <translation>tu</translation>
    </message>
    <message numerus="yes">
        <source>{0} has been thinking for %n minute(s).</source>
        <translation>
            <numerusform>{0} pensa da %n minuto.</numerusform>
            <numerusform>{0} pensa da %n minuti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is away</source>
        <translation>{0} non c&apos;è</translation>
    </message>
    <message>
        <source>{0} leaves, and a bot plays for them</source>
        <translation>{0} esce e un bot gioca al suo posto</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0} ms</translation>
    </message>
    <message>
        <source>{0}&apos;s program played at two tables at once. A bot plays for {0}.</source>
        <translation>Il programma di {0} ha giocato a due tavoli insieme. Un bot gioca per {0}.</translation>
    </message>
    <message>
        <source>{0}&apos;s program signed two different moves. A bot plays for {0}, who may come back.</source>
        <translation>Il programma di {0} ha firmato due mosse diverse. Un bot gioca per {0}, che può tornare.</translation>
    </message>
    <message>
        <source>{1} is back in seat {0}</source>
        <translation>{1} torna al posto {0}</translation>
    </message>
    <message>
        <source>{1} takes seat {0}</source>
        <translation>{1} prende il posto {0}</translation>
    </message>
</context>
<context>
    <name>NetworkLoader</name>
    <message>
        <source>This copy of swqt can&apos;t play on a network.</source>
        <translation>Questa copia di swqt non può giocare in rete.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Inizia la partita</translation>
    </message>
</context>
<context>
    <name>NewVersionDialog</name>
    <message>
        <source>&amp;Download page</source>
        <translation>Pagina di &amp;download</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Nuova versione</translation>
    </message>
    <message>
        <source>What&apos;s new in swqt {0}</source>
        <translation>Novità di swqt {0}</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>OfferButtons</name>
    <message>
        <source>More choices</source>
        <translation>Altre scelte</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Altro…</translation>
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
        <translation>Partita salvata, con la prova di ogni estrazione: {0}</translation>
    </message>
    <message>
        <source>Spectators need the PIN {0}.</source>
        <translation>Agli spettatori serve il PIN {0}.</translation>
    </message>
    <message>
        <source>The game couldn&apos;t be saved: {0}</source>
        <translation>Non è stato possibile salvare la partita: {0}</translation>
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
        <translation>Niente, senza il dado.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Questo turno</translation>
    </message>
    <message>
        <source>Under threat</source>
        <translation>In pericolo</translation>
    </message>
</context>
<context>
    <name>OutlookTexts</name>
    <message>
        <source>If you finish now</source>
        <translation>Se finisci ora</translation>
    </message>
    <message numerus="yes">
        <source>{0} can take one of your regions, for %n token(s).</source>
        <extracomment>{0}: a race with its owner, as in &quot;Anna&apos;s Orcs&quot;</extracomment>
        <translation>
            <numerusform>{0} possono toglierti una regione, con %n segnalino.</numerusform>
            <numerusform>{0} possono toglierti una regione, con %n segnalini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for %n token(s) each.</source>
        <extracomment>{0}: a race with its owner; {1}: a number</extracomment>
        <translation>
            <numerusform>{0} possono toglierti {1} regioni, con %n segnalino ciascuna.</numerusform>
            <numerusform>{0} possono toglierti {1} regioni, con %n segnalini ciascuna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for {2} to %n token(s) each.</source>
        <extracomment>{0}: a race with its owner; {1}, {2}: numbers</extracomment>
        <translation>
            <numerusform>{0} possono toglierti {1} regioni, con {2}–%n segnalini ciascuna.</numerusform>
            <numerusform>{0} possono toglierti {1} regioni, con {2}–%n segnalini ciascuna.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s income</source>
        <translation>Entrate di {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take one of your regions, for %n token(s).</source>
        <extracomment>{0}: a player</extracomment>
        <translation>
            <numerusform>Con una nuova razza, {0} può toglierti una regione, per %n segnalino.</numerusform>
            <numerusform>Con una nuova razza, {0} può toglierti una regione, per %n segnalini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take {1} of your regions, for %n token(s) each.</source>
        <extracomment>{0}: a player; {1}: a number</extracomment>
        <translation>
            <numerusform>Con una nuova razza, {0} può toglierti {1} regioni, per %n segnalino ciascuna.</numerusform>
            <numerusform>Con una nuova razza, {0} può toglierti {1} regioni, per %n segnalini ciascuna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take {1} of your regions, for {2} to %n token(s) each.</source>
        <extracomment>{0}: a player; {1}, {2}: numbers</extracomment>
        <translation>
            <numerusform>Con una nuova razza, {0} può toglierti {1} regioni, per {2}–%n segnalini ciascuna.</numerusform>
            <numerusform>Con una nuova razza, {0} può toglierti {1} regioni, per {2}–%n segnalini ciascuna.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlayController</name>
    <message numerus="yes">
        <source>Earns {0} %n coin(s) now.</source>
        <translation>
            <numerusform>Ora frutta a {0} %n moneta.</numerusform>
            <numerusform>Ora frutta a {0} %n monete.</numerusform>
        </translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Entrate</translation>
    </message>
    <message>
        <source>Last round&apos;s changes</source>
        <translation>Novità dell&apos;ultimo giro</translation>
    </message>
    <message>
        <source>Nobody can conquer this next turn.</source>
        <translation>Nessuno può conquistarla nel prossimo turno.</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Proprietari</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreni</translation>
    </message>
    <message>
        <source>Threats to {0}</source>
        <translation>Minacce per {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), after one conquest on the way.</source>
        <translation>
            <numerusform>{0} potrebbe prenderla con %n segnalino, dopo una conquista intermedia.</numerusform>
            <numerusform>{0} potrebbe prenderla con %n segnalini, dopo una conquista intermedia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), with a lucky roll.</source>
        <translation>
            <numerusform>{0} potrebbe prenderla con %n segnalino e un tiro fortunato.</numerusform>
            <numerusform>{0} potrebbe prenderla con %n segnalini e un tiro fortunato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s).</source>
        <translation>
            <numerusform>{0} potrebbe prenderla con %n segnalino.</numerusform>
            <numerusform>{0} potrebbe prenderla con %n segnalini.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} gained it last round.</source>
        <translation>Nell&apos;ultimo giro l&apos;ha guadagnata {0}.</translation>
    </message>
    <message>
        <source>{0} lost it last round.</source>
        <translation>Nell&apos;ultimo giro l&apos;ha persa {0}.</translation>
    </message>
    <message>
        <source>{0} took it from {1} last round.</source>
        <translation>Nell&apos;ultimo giro {0} l&apos;ha tolta a {1}.</translation>
    </message>
</context>
<context>
    <name>OverlayMenuButton</name>
    <message>
        <source>Overlays</source>
        <translation>Livelli</translation>
    </message>
</context>
<context>
    <name>PeersPanel</name>
    <message>
        <source>Ask everyone whether you may take back your last move</source>
        <translation>Chiedi a tutti se puoi annullare la tua ultima mossa</translation>
    </message>
    <message>
        <source>Ask for a seat</source>
        <translation>Chiedi un posto</translation>
    </message>
    <message>
        <source>Ask the players for a seat that a bot is playing or whose player is away</source>
        <translation>Chiedi ai giocatori un posto di cui si occupa un bot o il cui giocatore è assente</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Chiedi di annullare</translation>
    </message>
    <message>
        <source>Mute this person</source>
        <translation>Silenzia questa persona</translation>
    </message>
    <message>
        <source>Options for this person, the chat and the clock</source>
        <translation>Opzioni per questa persona, la chat e l&apos;orologio</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pause or resume the game. Each player can pause three times</source>
        <translation>Metti in pausa o riprendi la partita. Ogni giocatore può farlo tre volte</translation>
    </message>
    <message>
        <source>Press Enter to mute or unmute this person</source>
        <translation>Premi Invio per silenziare o riascoltare questa persona</translation>
    </message>
    <message>
        <source>Propose a clock</source>
        <translation>Proponi un orologio</translation>
    </message>
    <message>
        <source>Propose that a bot plays for now</source>
        <translation>Proponi che per ora giochi un bot</translation>
    </message>
    <message>
        <source>Propose who may chat</source>
        <translation>Proponi chi può scrivere</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <extracomment>Letter of the seat, and who has it now</extracomment>
        <translation>Posto {0} ({1})</translation>
    </message>
    <message>
        <source>Unmute this person</source>
        <translation>Riascolta questa persona</translation>
    </message>
    <message>
        <source>disk is full</source>
        <translation>disco pieno</translation>
    </message>
    <message>
        <source>getting the game back</source>
        <translation>recupera la partita</translation>
    </message>
    <message>
        <source>{0} (replaced by a bot)</source>
        <translation>{0} (sostituito da un bot)</translation>
    </message>
    <message>
        <source>{0} (spectator)</source>
        <translation>{0} (spettatore)</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>restano {0}</translation>
    </message>
</context>
<context>
    <name>PeopleBox</name>
    <message>
        <source>Fingerprint {0}</source>
        <translation>Impronta {0}</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenzia</translation>
    </message>
    <message>
        <source>Mute {0}</source>
        <translation>Silenzia {0}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Espelli</translation>
    </message>
    <message>
        <source>Remove {0}</source>
        <translation>Espelli {0}</translation>
    </message>
    <message>
        <source>Show or hide this person&apos;s chat, here and in the game</source>
        <translation>Mostra o nascondi la chat di questa persona, qui e nella partita</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>People at this table</source>
        <translation>Persone a questo tavolo</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Conquer</source>
        <translation>Conquista</translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation>Stesso schermo</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Scelta</translation>
    </message>
    <message>
        <source>Players share this screen</source>
        <translation>I giocatori condividono questo schermo</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Ridistribuzione</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Round {0}/{1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Giro {0}/{1}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Incasso</translation>
    </message>
    <message>
        <source>This turn&apos;s income and risks</source>
        <translation>Entrate e rischi di questo turno</translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Turno di {0}</translation>
    </message>
</context>
<context>
    <name>PicturePanel</name>
    <message>
        <source>Anothe&amp;r one</source>
        <translation>Un&apos;al&amp;tra</translation>
    </message>
    <message>
        <source>Change the picture</source>
        <translation>Cambia l&apos;immagine</translation>
    </message>
    <message>
        <source>Choose an SVG picture of {0} × {1}</source>
        <translation>Scegli un&apos;immagine SVG di {0} × {1}</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Colour of the emblem</source>
        <translation>Colore dell&apos;emblema</translation>
    </message>
    <message>
        <source>Ears</source>
        <translation>Orecchie</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblema</translation>
    </message>
    <message>
        <source>From an SVG &amp;file…</source>
        <translation>Da un &amp;file SVG…</translation>
    </message>
    <message>
        <source>Hair or hat</source>
        <translation>Capelli o cappello</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Testa</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paesaggio</translation>
    </message>
    <message>
        <source>No &amp;picture</source>
        <translation>Nessuna i&amp;mmagine</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Immagini (*.svg)</translation>
    </message>
    <message>
        <source>Put other parts together</source>
        <translation>Componi altre parti</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Togli l&apos;immagine</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Pelle</translation>
    </message>
    <message>
        <source>The picture is from a file.</source>
        <translation>L&apos;immagine viene da un file.</translation>
    </message>
</context>
<context>
    <name>PlayersDelegate</name>
    <message numerus="yes">
        <source>%n extra coin(s)</source>
        <translation>
            <numerusform>%n moneta in più</numerusform>
            <numerusform>%n monete in più</numerusform>
        </translation>
    </message>
    <message>
        <source>no active race</source>
        <translation>nessuna attiva</translation>
    </message>
    <message>
        <source>no race</source>
        <translation>nessuna razza</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Martello</numerusform>
            <numerusform>%n Martelli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra coin(s) at the start</source>
        <extracomment>What a player had more than the others when the game began</extracomment>
        <translation>
            <numerusform>%n moneta di vantaggio</numerusform>
            <numerusform>%n monete di vantaggio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n regione</numerusform>
            <numerusform>%n regioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins are secret until the end. On your turn, point here or hold C to see yours.</source>
        <translation>Le monete sono segrete fino alla fine. Nel tuo turno, punta qui o tieni premuto C per vedere le tue.</translation>
    </message>
    <message>
        <source>coins are secret</source>
        <translation>monete segrete</translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>The player who moves last in a round</extracomment>
        <translation>ultimo</translation>
    </message>
    <message>
        <source>last in order</source>
        <translation>ultimo di turno</translation>
    </message>
    <message>
        <source>playing</source>
        <extracomment>The bot or player elsewhere whose turn it is</extracomment>
        <translation>gioca</translation>
    </message>
    <message>
        <source>playing now</source>
        <translation>gioca ora</translation>
    </message>
    <message>
        <source>plus {0}</source>
        <extracomment>{0}: a second power, which a Place grants to a race</extracomment>
        <translation>più {0}</translation>
    </message>
    <message>
        <source>revenge on: {0}</source>
        <translation>vendetta su: {0}</translation>
    </message>
    <message>
        <source>thinking</source>
        <extracomment>A bot</extracomment>
        <translation>pensa</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The player at this screen whose turn it is</extracomment>
        <translation>tu</translation>
    </message>
    <message>
        <source>{0} (in decline)</source>
        <translation>{0} (in declino)</translation>
    </message>
    <message>
        <source>{0} in hand</source>
        <extracomment>{0}: a number of tokens</extracomment>
        <translation>{0} in mano</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>restano {0}</translation>
    </message>
    <message>
        <source>{0} left, clock running</source>
        <translation>restano {0}, l&apos;orologio corre</translation>
    </message>
    <message>
        <source>{0} retreating</source>
        <extracomment>{0}: a number of tokens</extracomment>
        <translation>{0} in ritirata</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>ordine di turno</translation>
    </message>
</context>
<context>
    <name>PrivacyScreen</name>
    <message>
        <source>&amp;What happened?</source>
        <translation>&amp;Che cosa è successo?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The table is covered. Press Enter to uncover it.</source>
        <translation>Il tavolo è coperto. Premi Invio per scoprirlo.</translation>
    </message>
    <message>
        <source>Uncover the table and see what happened since your last turn</source>
        <translation>Scopri il tavolo e guarda che cosa è successo dopo il tuo ultimo turno</translation>
    </message>
</context>
<context>
    <name>PuzzleController</name>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Copied. You can paste it anywhere.</source>
        <translation>Copiato. Puoi incollarlo dove vuoi.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>Impossibile salvare: {0}</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>It&apos;s round {0} of {1}.</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>È il giro {0} di {1}.</translation>
    </message>
    <message>
        <source>It&apos;s the last round.</source>
        <translation>È l&apos;ultimo giro.</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Prossimo rompicapo</translation>
    </message>
    <message>
        <source>On the right track.</source>
        <translation>Sulla buona strada.</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>The best choice!</source>
        <translation>La scelta migliore!</translation>
    </message>
    <message>
        <source>The best turn!</source>
        <translation>Il turno migliore!</translation>
    </message>
    <message>
        <source>The file with what you solved is damaged, so counting starts again. It is kept as {0}.</source>
        <translation>Il file con i rompicapi risolti è danneggiato, quindi il conteggio ricomincia. Resta conservato: {0}.</translation>
    </message>
    <message>
        <source>The puzzles can&apos;t be read.</source>
        <translation>I rompicapi non si possono leggere.</translation>
    </message>
    <message>
        <source>There is a better way.</source>
        <translation>Si può fare di meglio.</translation>
    </message>
    <message>
        <source>This turn has too many possibilities to be judged.</source>
        <translation>Questo turno ha troppe possibilità per essere valutato.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Very close!</source>
        <translation>Ci sei quasi!</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>You are {0}.</source>
        <extracomment>{0}: the name of a colour</extracomment>
        <translation>Il tuo colore: {0}.</translation>
    </message>
    <message>
        <source>You cancelled it.</source>
        <translation>Hai annullato.</translation>
    </message>
    <message>
        <source>coins this turn</source>
        <translation>monete in questo turno</translation>
    </message>
    <message>
        <source>expected coins: luck doesn&apos;t count</source>
        <translation>monete attese: la fortuna non conta</translation>
    </message>
    <message>
        <source>expected lead at the end</source>
        <translation>vantaggio atteso alla fine</translation>
    </message>
</context>
<context>
    <name>PuzzleNotice</name>
    <message>
        <source>All puzzles</source>
        <translation>Rompicapi</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Best: {0}. Yours: {1}. {2}</source>
        <extracomment>{0}, {1}: expected coins; {2}: what coins these are</extracomment>
        <translation>Migliore: {0}. Il tuo: {1}. {2}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Copy your result as coloured squares that give nothing away</source>
        <translation>Copia il risultato come quadrati colorati che non svelano nulla</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Spiega</translation>
    </message>
    <message>
        <source>Judging your turn</source>
        <translation>Valutazione del tuo turno</translation>
    </message>
    <message>
        <source>Judging your turn…</source>
        <translation>Valutazione del tuo turno…</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Il prossimo</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Non valutato</translation>
    </message>
    <message>
        <source>Say why the best turn is the best</source>
        <translation>Spiega perché il turno migliore è il migliore</translation>
    </message>
    <message>
        <source>Set up the position again</source>
        <translation>Rimetti la posizione iniziale</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Condividi</translation>
    </message>
    <message>
        <source>Show best turn</source>
        <translation>Turno migliore</translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>Il turno migliore</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Watch it step by step on the map</source>
        <translation>Guardalo passo dopo passo sulla mappa</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Il tuo</translation>
    </message>
</context>
<context>
    <name>PuzzleTexts</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n giorno di fila</numerusform>
            <numerusform>%n giorni di fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n tentativo</numerusform>
            <numerusform>%n tentativi</numerusform>
        </translation>
    </message>
    <message>
        <source>Decline or continue?</source>
        <translation>Declino o avanti?</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Find the best turn.</source>
        <translation>Trova il turno migliore.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ultimo giro</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Pick a combo</source>
        <translation>Scegliere una combinazione</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rompicapo del giorno</translation>
    </message>
    <message>
        <source>Puzzle {0}</source>
        <translation>Rompicapo {0}</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Giro {0} di {1}</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Superficie</translation>
    </message>
    <message>
        <source>The coins of this turn count; luck with the die doesn&apos;t.</source>
        <translation>Contano le monete di questo turno, non la fortuna col dado.</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>The mark of the puzzle of the day</extracomment>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>What counts is the lead at the end that the strongest bot expects, after many play-outs.</source>
        <translation>Conta il vantaggio finale che il bot più forte si aspetta, dopo molte partite di prova.</translation>
    </message>
    <message>
        <source>What counts is the lead at the end that the strongest bot expects, after many play-outs. Your first move is your answer.</source>
        <translation>Conta il vantaggio finale che il bot più forte si aspetta, dopo molte partite di prova. La tua prima mossa è la tua risposta.</translation>
    </message>
    <message>
        <source>Which combo is best?</source>
        <translation>Quale combinazione è la migliore?</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <extracomment>A puzzle</extracomment>
        <translation>non ancora provato</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n stella</numerusform>
            <numerusform>%n stelle</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>Both worlds</source>
        <translation>Entrambi i mondi</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Caricamento…</translation>
    </message>
    <message>
        <source>No puzzles like that.</source>
        <translation>Nessun rompicapo di questo tipo.</translation>
    </message>
    <message>
        <source>Only &amp;unsolved ones</source>
        <translation>Solo &amp;non risolti</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapi</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Mostra &amp;tutti</translation>
    </message>
    <message>
        <source>The puzzles can&apos;t be read: {0}</source>
        <translation>I rompicapi non si possono leggere: {0}</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mondo</translation>
    </message>
    <message>
        <source>{0} of {1} solved</source>
        <extracomment>{0}, {1}: numbers of puzzles</extracomment>
        <translation>{0} di {1} risolti</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <extracomment>A key as it is printed on the keyboards of the country, in place of the name that Qt has for it</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Pag↓</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Pag↑</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maiusc</translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Svuota l&apos;elenco</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
</context>
<context>
    <name>RecordChart</name>
    <message numerus="yes">
        <source>%n coin(s), {0}</source>
        <extracomment>Coins; then: won, or not won</extracomment>
        <translation>
            <numerusform>%n moneta, {0}</numerusform>
            <numerusform>%n monete, {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monete</translation>
    </message>
    <message>
        <source>Coins and luck, game by game</source>
        <translation>Monete e fortuna, partita per partita</translation>
    </message>
    <message>
        <source>Luck with the die, in pips</source>
        <translation>Fortuna con il dado, in punti</translation>
    </message>
    <message>
        <source>luck so far: {0}</source>
        <extracomment>How much more the die has shown than was to be expected, in all games so far</extracomment>
        <translation>fortuna fin qui: {0}</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>non vinta</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>A game</extracomment>
        <translation>vinta</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s): {0} pips compared with what was to be expected</source>
        <extracomment>{0}: a number of rolls; {1}: of pips</extracomment>
        <translation>
            <numerusform>%n tiro: {0} punti rispetto a quanto atteso</numerusform>
            <numerusform>%n tiri: {0} punti rispetto a quanto atteso</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 giorni</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Un anno</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Qualsiasi numero di giocatori</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tabelloni</translation>
    </message>
    <message>
        <source>By chance it would be {0}.</source>
        <translation>Per caso sarebbero {0}.</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Per numero di giocatori</translation>
    </message>
    <message>
        <source>Cha&amp;rt</source>
        <translation>&amp;Grafico</translation>
    </message>
    <message>
        <source>Coins ahead</source>
        <translation>Monete di vantaggio</translation>
    </message>
    <message>
        <source>Coins earned</source>
        <translation>Monete guadagnate</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>Impossibile salvare: {0}</translation>
    </message>
    <message>
        <source>Count &amp;older games again</source>
        <translation>Conta di nuovo le partite &amp;precedenti</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Pari</translation>
    </message>
    <message numerus="yes">
        <source>From %n game(s) against bots: easy is 1320, medium 1440, hard 1575, expert 1780. Whoever is 120 ahead wins two games of three. The second number is how far off it may be.</source>
        <translation>
            <numerusform>Da %n partita contro i bot: facile vale 1320, medio 1440, difficile 1575, esperto 1780. Chi è avanti di 120 vince due partite su tre. Il secondo numero è il margine di errore.</numerusform>
            <numerusform>Da %n partite contro i bot: facile vale 1320, medio 1440, difficile 1575, esperto 1780. Chi è avanti di 120 vince due partite su tre. Il secondo numero è il margine di errore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games played until now no longer count. Their files stay.</source>
        <translation>Le partite giocate finora non contano più. I loro file restano.</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Tipo di partita</translation>
    </message>
    <message>
        <source>Measured worth</source>
        <translation>Valore misurato</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Ancora nessuna partita finita.</translation>
    </message>
    <message>
        <source>No games like that.</source>
        <translation>Nessuna partita così.</translation>
    </message>
    <message>
        <source>Not all games were read.</source>
        <translation>Non tutte le partite sono state lette.</translation>
    </message>
    <message>
        <source>On average: {0}</source>
        <translation>In media: {0}</translation>
    </message>
    <message>
        <source>On the network</source>
        <translation>In rete</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Su questo computer</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Play against bots to get a rating.</source>
        <translation>Gioca contro i bot per avere un punteggio.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potere</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poteri</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Razza</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Razze</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Lettura delle partite…</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Bilancio</translation>
    </message>
    <message>
        <source>Save as web &amp;page…</source>
        <translation>Salva come &amp;pagina web…</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Salva il bilancio</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>Salvato come {0}.</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Ricomincia da &amp;capo</translation>
    </message>
    <message>
        <source>Tab&amp;les</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>The games can&apos;t be read: {0}</source>
        <translation>Impossibile leggere le partite: {0}</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Tre mesi</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Volte</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pagine web (*.html)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Vinte, %</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Peggio</translation>
    </message>
    <message>
        <source>custom board</source>
        <translation>tabellone personalizzato</translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <extracomment>Below a number</extracomment>
        <translation>
            <numerusform>partita</numerusform>
            <numerusform>partite</numerusform>
        </translation>
    </message>
    <message>
        <source>luck with the die</source>
        <translation>fortuna con il dado</translation>
    </message>
    <message>
        <source>most coins</source>
        <translation>più monete</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Below a number of points</extracomment>
        <translation>punteggio</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below a number of games</extracomment>
        <translation>vinte</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Already used this turn: {0}.</source>
        <translation>Già usato in questo turno: {0}.</translation>
    </message>
    <message>
        <source>At least one token must stay in {all}.</source>
        <translation>In ogni regione deve restare almeno un segnalino: {all}.</translation>
    </message>
    <message>
        <source>Do this first: {0}.</source>
        <translation>Prima viene questo: {0}.</translation>
    </message>
    <message>
        <source>Even the highest roll wouldn&apos;t conquer anything.</source>
        <translation>Anche con il tiro più alto non conquisteresti nulla.</translation>
    </message>
    <message>
        <source>Every region of the race must be included: {all}.</source>
        <translation>Devono esserci tutte le regioni della razza: {all}.</translation>
    </message>
    <message>
        <source>First place the piece that comes with the Place you just discovered.</source>
        <translation>Prima piazza il pezzo che arriva con il Luogo mitico appena scoperto.</translation>
    </message>
    <message>
        <source>It can&apos;t go there: {0}.</source>
        <translation>Lì non può andare: {0}.</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s decision: {0}.</source>
        <translation>La decisione spetta a un altro giocatore: {0}.</translation>
    </message>
    <message>
        <source>No tokens left in hand.</source>
        <translation>Non hai più segnalini in mano.</translation>
    </message>
    <message>
        <source>None left to place: {0}.</source>
        <translation>Non ne restano da piazzare: {0}.</translation>
    </message>
    <message>
        <source>None of this race&apos;s regions has this Relic: {0}.</source>
        <translation>Nessuna regione di questa razza ha questa Reliquia: {0}.</translation>
    </message>
    <message>
        <source>Not yet. Do this first: {0}.</source>
        <translation>Non ancora. Prima viene questo: {0}.</translation>
    </message>
    <message>
        <source>Place this first: {0}.</source>
        <translation>Prima piazza questo: {0}.</translation>
    </message>
    <message>
        <source>That isn&apos;t for a player to decide.</source>
        <translation>Questo non lo decide un giocatore.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The tray has no more tokens for {0}.</source>
        <translation>La riserva non ha più segnalini per {0}.</translation>
    </message>
    <message>
        <source>There&apos;s already a piece in {1}: {0}.</source>
        <translation>In {1} c&apos;è già un pezzo: {0}.</translation>
    </message>
    <message>
        <source>There&apos;s no combo {0}; there are only {1}.</source>
        <translation>Non c&apos;è una combinazione {0}; ce ne sono solo {1}.</translation>
    </message>
    <message>
        <source>There&apos;s no such region.</source>
        <translation>Questa regione non esiste.</translation>
    </message>
    <message>
        <source>This doesn&apos;t help to conquer {0}: {rest}.</source>
        <translation>Questo non aiuta a conquistare {0}: {rest}.</translation>
    </message>
    <message>
        <source>This race already holds {0}.</source>
        <translation>Questa razza controlla già {0}.</translation>
    </message>
    <message>
        <source>This race can&apos;t make peace.</source>
        <translation>Questa razza non può fare pace.</translation>
    </message>
    <message>
        <source>This race has no such piece: {0}.</source>
        <translation>Questa razza non ha questo pezzo: {0}.</translation>
    </message>
    <message>
        <source>This race isn&apos;t in {all}.</source>
        <translation>Questa razza non si trova in {all}.</translation>
    </message>
    <message>
        <source>This race rolls before it chooses a region, not as a final attempt.</source>
        <translation>Questa razza tira il dado prima di scegliere una regione, non come tentativo finale.</translation>
    </message>
    <message>
        <source>Tokens allowed in {rest}: no more than {0}.</source>
        <translation>Segnalini permessi in {rest}: al massimo {0}.</translation>
    </message>
    <message>
        <source>Tokens needed in {rest}: at least {0}.</source>
        <translation>Segnalini necessari in {rest}: almeno {0}.</translation>
    </message>
    <message>
        <source>You can abandon regions only before your first conquest of the turn.</source>
        <translation>Puoi abbandonare regioni solo prima della prima conquista del turno.</translation>
    </message>
    <message>
        <source>You can decline only at the start of a turn, instead of conquering.</source>
        <translation>Puoi andare in declino solo all&apos;inizio di un turno, invece di conquistare.</translation>
    </message>
    <message>
        <source>You can only make peace with an opponent.</source>
        <translation>Puoi fare pace solo con un avversario.</translation>
    </message>
    <message>
        <source>You can&apos;t afford this combo: it costs {0}, and you have {1}.</source>
        <translation>Questa combinazione è troppo cara: costa {0} e tu hai {1}.</translation>
    </message>
    <message>
        <source>You can&apos;t take {0}: {1} charge a coin for it, and you have none.</source>
        <translation>Non puoi prendere {0}: devi pagare una moneta ({1}) e non ne hai.</translation>
    </message>
    <message>
        <source>You can&apos;t use these together: {all}.</source>
        <translation>Non puoi usarli insieme: {all}.</translation>
    </message>
    <message>
        <source>You have fewer tokens than regions: only one may stay in {all}.</source>
        <translation>Hai meno segnalini che regioni: può restarne uno solo in {all}.</translation>
    </message>
    <message>
        <source>You&apos;ve already made peace this turn.</source>
        <translation>In questo turno hai già fatto la pace.</translation>
    </message>
    <message>
        <source>You&apos;ve rolled the die: conquer with it, or end your conquests.</source>
        <translation>Hai tirato il dado: usalo per conquistare o chiudi le conquiste.</translation>
    </message>
    <message>
        <source>{0} can&apos;t be used now.</source>
        <translation>Ora non si può usare: {0}.</translation>
    </message>
    <message>
        <source>{0} can&apos;t swap their power.</source>
        <translation>Questa razza non può scambiare il suo potere: {0}.</translation>
    </message>
    <message>
        <source>{0} costs {1} tokens; you have {2}.</source>
        <translation>{0} costa {1} segnalini; tu ne hai {2}.</translation>
    </message>
    <message>
        <source>{0} costs {1}, and you have {2} in hand: there&apos;s no need to roll.</source>
        <translation>{0} costa {1} e in mano ne hai {2}: non serve tirare il dado.</translation>
    </message>
    <message>
        <source>{0} don&apos;t redeploy: their tokens stay where they are.</source>
        <translation>{0}: niente ridistribuzione, i loro segnalini restano dove sono.</translation>
    </message>
    <message>
        <source>{0} have no special power yet and can&apos;t be picked.</source>
        <translation>Questa razza non ha ancora un potere speciale e non si può scegliere: {0}.</translation>
    </message>
    <message>
        <source>{0} is a chasm: nobody can enter it.</source>
        <translation>{0} è un crepaccio: nessuno può entrarci.</translation>
    </message>
    <message>
        <source>{0} is at peace until its owner&apos;s next turn.</source>
        <translation>{0} è in pace fino al prossimo turno di chi la controlla.</translation>
    </message>
    <message>
        <source>{0} is immune: {rest}.</source>
        <translation>{0} è immune: {rest}.</translation>
    </message>
    <message>
        <source>{0} is protected from powers, Relics and Places.</source>
        <translation>Contro {0} non valgono poteri, Reliquie e Luoghi mitici.</translation>
    </message>
    <message>
        <source>{0} is water: this race can&apos;t go there.</source>
        <translation>{0} è acqua: questa razza non può andarci.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t adjacent to a region of this race.</source>
        <translation>{0} non è adiacente a una regione di questa razza.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t held by a single active token of an opponent.</source>
        <translation>In {0} non c&apos;è esattamente un segnalino attivo di un avversario.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t on the border, where a race without regions must enter.</source>
        <translation>{0} non è al bordo, da cui deve entrare una razza senza regioni.</translation>
    </message>
    <message>
        <source>{0} needs {1} more tokens, and the die gives at most {2}.</source>
        <translation>Per {0} servono altri {1} segnalini, e il dado ne dà al massimo {2}.</translation>
    </message>
    <message>
        <source>{0} of {1} retreating tokens placed. Place them all.</source>
        <translation>Segnalini in ritirata piazzati: {0} su {1}. Piazzali tutti.</translation>
    </message>
    <message>
        <source>{0} of {1} tokens placed. Place them all.</source>
        <translation>Segnalini piazzati: {0} su {1}. Piazzali tutti.</translation>
    </message>
    <message>
        <source>{0} was attacked this turn and won&apos;t make peace.</source>
        <translation>In questo turno hai attaccato {0}: niente pace.</translation>
    </message>
</context>
<context>
    <name>RegionActions</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Martello</numerusform>
            <numerusform>%n Martelli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n segnalino</numerusform>
            <numerusform>%n segnalini</numerusform>
        </translation>
    </message>
    <message>
        <source>Conquer: {1}</source>
        <translation>Conquista: {1}</translation>
    </message>
    <message numerus="yes">
        <source>Give up a token in {0} for %n coin(s)?</source>
        <translation>
            <numerusform>Sacrificare un segnalino in {0} per %n moneta?</numerusform>
            <numerusform>Sacrificare un segnalino in {0} per %n monete?</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll for {0}? You need +{1} ({2}% chance). Your conquests end either way.</source>
        <translation>Tirare per {0}? Serve +{1} ({2}% di probabilità). In ogni caso le conquiste finiscono.</translation>
    </message>
    <message>
        <source>Roll for {0}? {1}% chance. Your conquests end either way.</source>
        <translation>Tirare per {0}? Probabilità {1}%. In ogni caso le conquiste finiscono.</translation>
    </message>
    <message>
        <source>Roll the die ({1}%)</source>
        <translation>Tira il dado ({1}%)</translation>
    </message>
    <message>
        <source>Roll the die with {0} ({1}%)</source>
        <translation>Tira il dado con {0} ({1}%)</translation>
    </message>
    <message numerus="yes">
        <source>Toll to {0}: %n coin(s) ({1})</source>
        <translation>
            <numerusform>Pedaggio a {0}: %n moneta ({1})</numerusform>
            <numerusform>Pedaggio a {0}: %n monete ({1})</numerusform>
        </translation>
    </message>
    <message>
        <source>Use {0} on {1}?</source>
        <extracomment>{0}: a race, power or Relic; {1}: a region</extracomment>
        <translation>Usare {0} su {1}?</translation>
    </message>
    <message>
        <source>With {0}: {1}</source>
        <extracomment>{0}: Relics; {1}: a number of tokens</extracomment>
        <translation>Con {0}: {1}</translation>
    </message>
    <message>
        <source>roll first</source>
        <translation>prima tira il dado</translation>
    </message>
    <message>
        <source>roll first ({0}%)</source>
        <translation>prima tira il dado ({0}%)</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <extracomment>{0}: a number of tokens; {1}: a number of Hammers</extracomment>
        <translation>{0} e {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1})</source>
        <extracomment>{0}: a player; {1}: a power or Place</extracomment>
        <translation>
            <numerusform>{0} riceve %n moneta ({1})</numerusform>
            <numerusform>{0} riceve %n monete ({1})</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: roll for {1}? It can&apos;t fail and may save tokens.</source>
        <translation>Tirare per {1} ({0})? Non fallisce e può costare meno.</translation>
    </message>
    <message>
        <source>{0}: roll for {1}? {2}% chance. If it fails, your conquests end for this turn.</source>
        <translation>Tirare per {1} ({0})? Probabilità {2}%. Se fallisce, le conquiste finiscono.</translation>
    </message>
</context>
<context>
    <name>RegionCard</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n segnalino</numerusform>
            <numerusform>%n segnalini</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost of {0}</source>
        <translation>Costo: {0}</translation>
    </message>
    <message>
        <source>F1: rules for this</source>
        <translation>F1: leggi le regole</translation>
    </message>
    <message>
        <source>costs</source>
        <extracomment>Heads the sum of a region&apos;s cost</extracomment>
        <translation>costa</translation>
    </message>
</context>
<context>
    <name>RegionDescriber</name>
    <message numerus="yes">
        <source>%n more way(s) with Relics</source>
        <translation>
            <numerusform>un altro modo con le Reliquie</numerusform>
            <numerusform>altri %n modi con le Reliquie</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A region</extracomment>
        <translation>vuota</translation>
    </message>
    <message>
        <source>income {0}: {1}</source>
        <extracomment>{0}: a change such as +2; {1}: its parts</extracomment>
        <translation>entrate {0}: {1}</translation>
    </message>
    <message>
        <source>{0} grants its holder {1}</source>
        <translation>{0} concede a chi lo controlla: {1}</translation>
    </message>
    <message>
        <source>{0}, in decline</source>
        <translation>{0}, in declino</translation>
    </message>
    <message numerus="yes">
        <source>{0}: %n token(s)</source>
        <extracomment>{0}: a race with its owner</extracomment>
        <translation>
            <numerusform>{0}: %n segnalino</numerusform>
            <numerusform>{0}: %n segnalini</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionListModel</name>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Entrate</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vicine</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Proprietario</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Regione</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Segnalini</translation>
    </message>
</context>
<context>
    <name>RegionListPanel</name>
    <message>
        <source>Regions</source>
        <translation>Regioni</translation>
    </message>
    <message>
        <source>Ta&amp;rgets only</source>
        <translation>Solo &amp;bersagli</translation>
    </message>
</context>
<context>
    <name>RegionMenu</name>
    <message>
        <source>&amp;History of this region</source>
        <translation>&amp;Storia di questa regione</translation>
    </message>
    <message>
        <source>Abandon this region</source>
        <translation>Abbandona questa regione</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>Aggiungi un segnalino</translation>
    </message>
    <message numerus="yes">
        <source>All %n remaining token(s)</source>
        <translation>
            <numerusform>Il segnalino rimasto</numerusform>
            <numerusform>Tutti i %n segnalini rimasti</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this region</source>
        <translation>Tieni questa regione</translation>
    </message>
    <message>
        <source>R&amp;ules for this region</source>
        <translation>&amp;Regole su questa regione</translation>
    </message>
    <message>
        <source>Take a token away</source>
        <translation>Togli un segnalino</translation>
    </message>
    <message>
        <source>Why can&apos;t I conquer it?</source>
        <translation>Perché non posso conquistarla?</translation>
    </message>
    <message>
        <source>{0} (here)</source>
        <extracomment>{0}: what is done, such as &quot;Place: Hero&quot;</extracomment>
        <translation>{0} (qui)</translation>
    </message>
</context>
<context>
    <name>RegionTexts</name>
    <message>
        <source>No special rules apply here.</source>
        <translation>Qui non valgono regole particolari.</translation>
    </message>
    <message>
        <source>Nothing has happened here yet.</source>
        <translation>Qui non è ancora successo nulla.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Giro {0}</translation>
    </message>
</context>
<context>
    <name>RejectedCallers</name>
    <message>
        <source>Someone at {0} couldn&apos;t join because they have a different version of swqt.</source>
        <translation>Qualcuno da {0} non è potuto entrare perché ha una versione diversa di swqt.</translation>
    </message>
    <message>
        <source>Someone at {0} tried a wrong PIN and was not let in.</source>
        <translation>Qualcuno da {0} ha provato un PIN sbagliato ed è rimasto fuori.</translation>
    </message>
    <message>
        <source>Someone you removed tried to come back, from {0}.</source>
        <translation>Una persona che hai espulso ha provato a tornare, da {0}.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>&amp;Statistics</source>
        <translation>Statistic&amp;he</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Co&amp;ntinue from here</source>
        <translation>Continua &amp;da qui</translation>
    </message>
    <message>
        <source>Export the replay for a browser</source>
        <translation>Esporta il replay per un browser</translation>
    </message>
    <message>
        <source>Next turn (PageDown)</source>
        <translation>Turno successivo (Pag↓)</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausa (Spazio)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Riproduci (Spazio)</translation>
    </message>
    <message>
        <source>Play on from this position as a separate game, with people in every seat</source>
        <translation>Continua da questa posizione come partita a parte, con persone in tutti i posti</translation>
    </message>
    <message>
        <source>Previous turn (PageUp)</source>
        <translation>Turno precedente (Pag↑)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Watch together on the local network</source>
        <translation>Vedi insieme sulla rete locale</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Scrivi una nota su questo momento</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>Salvataggio non riuscito: {0}</translation>
    </message>
    <message>
        <source>Export the replay</source>
        <translation>Esporta il replay</translation>
    </message>
    <message>
        <source>Games (*.swn)</source>
        <translation>Partite (*.swn)</translation>
    </message>
    <message>
        <source>Nothing has happened since this player&apos;s last turn.</source>
        <translation>Non è successo nulla dopo l&apos;ultimo turno di questo giocatore.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Immagini (*.png)</translation>
    </message>
    <message>
        <source>Report cancelled.</source>
        <translation>Rapporto annullato.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Round {0}, {1}:</source>
        <extracomment>{1}: a player</extracomment>
        <translation>Giro {0}, {1}:</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salva il rapporto</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>Salvato come {0}.</translation>
    </message>
    <message>
        <source>The signed game isn&apos;t saved yet, so its dice can&apos;t be verified.</source>
        <translation>La partita firmata non è ancora salvata, perciò non si possono verificare i dadi.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened.</source>
        <translation>Impossibile aprire questa partita.</translation>
    </message>
    <message>
        <source>This is now a separate game. The original is kept as it was.</source>
        <translation>Ora questa è una partita a parte. L&apos;originale resta com&apos;era.</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pagine web (*.html)</translation>
    </message>
    <message>
        <source>Writing the replay for the browser…</source>
        <translation>Scrittura del replay per il browser…</translation>
    </message>
</context>
<context>
    <name>ReplayView</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passi</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Nota: {0}</translation>
    </message>
    <message>
        <source>Since the last turn: round {0}, {1}</source>
        <translation>Dopo l&apos;ultimo turno: giro {0}, {1}</translation>
    </message>
    <message>
        <source>Viewing round {0}, {1}</source>
        <extracomment>{1}: a player</extracomment>
        <translation>Stai guardando il giro {0}, {1}</translation>
    </message>
    <message>
        <source>Viewing the end of the game</source>
        <translation>Stai guardando la fine della partita</translation>
    </message>
    <message>
        <source>{0} – press Esc to return</source>
        <translation>{0} – premi Esc per tornare</translation>
    </message>
</context>
<context>
    <name>ReportPicture</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <translation>Creato con swqt, un progetto amatoriale non ufficiale, senza legami con l&apos;editore del gioco.</translation>
    </message>
</context>
<context>
    <name>ResultTableTab</name>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valori separati da virgole (*.csv)</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiato.</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copia tabella</translation>
    </message>
    <message>
        <source>Couldn&apos;t export: {0}</source>
        <translation>Esportazione non riuscita: {0}</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV…</source>
        <translation>Esp&amp;orta come CSV…</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Esporta le tabelle</translation>
    </message>
    <message>
        <source>Exported to {0}.</source>
        <translation>Esportato in {0}.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
</context>
<context>
    <name>ResultTables</name>
    <message>
        <source>Battles</source>
        <translation>Battaglie</translation>
    </message>
    <message>
        <source>Best combo</source>
        <translation>Combinazione migliore</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Monete per giro</translation>
    </message>
    <message>
        <source>Coins earned</source>
        <translation>Monete incassate</translation>
    </message>
    <message>
        <source>Coins on combos</source>
        <translation>Monete sulle combinazioni</translation>
    </message>
    <message>
        <source>Coins per token</source>
        <translation>Monete per segnalino</translation>
    </message>
    <message>
        <source>Coins picked up</source>
        <translation>Monete raccolte</translation>
    </message>
    <message>
        <source>Combo</source>
        <translation>Combinazione</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Conquiste</translation>
    </message>
    <message>
        <source>Declined in round</source>
        <translation>In declino dal giro</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Everyone&apos;s target</source>
        <translation>Bersaglio di tutti</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Previsto</translation>
    </message>
    <message>
        <source>Face {0}</source>
        <translation>Faccia {0}</translation>
    </message>
    <message>
        <source>Failed rolls</source>
        <translation>Tiri falliti</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Dal giro</translation>
    </message>
    <message>
        <source>In decline</source>
        <translation>In declino</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Entrate per fonte</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Luckiest player</source>
        <translation>Fortuna sfacciata</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagate</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potere</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prezzo</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Razza</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Razze</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regioni</translation>
    </message>
    <message>
        <source>Regions conquered</source>
        <translation>Regioni conquistate</translation>
    </message>
    <message>
        <source>Regions lost</source>
        <translation>Regioni perse</translation>
    </message>
    <message>
        <source>Relics and Places</source>
        <translation>Reliquie e Luoghi mitici</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Tiri</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Monete iniziali</translation>
    </message>
    <message>
        <source>Tied on coins and on race tokens on the map ({0}): a shared victory.</source>
        <translation>Parità di monete e di segnalini razza sulla mappa ({0}): vittoria condivisa.</translation>
    </message>
    <message>
        <source>Tied on coins. Most race tokens on the map wins ({0}).</source>
        <translation>Parità di monete. Vince chi ha più segnalini razza sulla mappa ({0}).</translation>
    </message>
    <message>
        <source>To round</source>
        <translation>Al giro</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Segnalini</translation>
    </message>
    <message>
        <source>Tokens lost</source>
        <translation>Segnalini persi</translation>
    </message>
    <message>
        <source>Top conqueror</source>
        <translation>Più conquiste</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Total rolled</source>
        <translation>Totale dei tiri</translation>
    </message>
    <message numerus="yes">
        <source>Won by %n coin(s).</source>
        <translation>
            <numerusform>Vittoria con %n moneta di vantaggio.</numerusform>
            <numerusform>Vittoria con %n monete di vantaggio.</numerusform>
        </translation>
    </message>
    <message>
        <source>average luck</source>
        <translation>fortuna nella media</translation>
    </message>
    <message>
        <source>from {0}</source>
        <extracomment>Regions conquered from a player</extracomment>
        <translation>da {0}</translation>
    </message>
    <message>
        <source>luckier than {0} in 100</source>
        <translation>più fortuna di {0} su 100</translation>
    </message>
    <message>
        <source>no rolls</source>
        <translation>nessun tiro</translation>
    </message>
    <message>
        <source>prices of combos</source>
        <translation>prezzi delle combinazioni</translation>
    </message>
    <message>
        <source>rolled {0}, expected {1}</source>
        <extracomment>Sums of the die</extracomment>
        <translation>totale {0}, previsto {1}</translation>
    </message>
    <message>
        <source>times expected</source>
        <translation>uscite previste</translation>
    </message>
    <message>
        <source>times rolled</source>
        <translation>uscite</translation>
    </message>
    <message>
        <source>to other players ({0})</source>
        <translation>ad altri giocatori ({0})</translation>
    </message>
    <message>
        <source>unluckier than {0} in 100</source>
        <translation>più sfortuna di {0} su 100</translation>
    </message>
    <message>
        <source>{0} share the victory</source>
        <translation>Vittoria condivisa: {0}</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Vince {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0}, who lost %n region(s) to others</source>
        <translation>
            <numerusform>{0}: %n regione persa contro gli altri</numerusform>
            <numerusform>{0}: %n regioni perse contro gli altri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with %n conquest(s)</source>
        <translation>
            <numerusform>{0}, con %n conquista</numerusform>
            <numerusform>{0}, con %n conquiste</numerusform>
        </translation>
    </message>
    <message>
        <source>{1}&apos;s {0}: {2} coins per token</source>
        <translation>{0} di {1}: {2} monete per segnalino</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race token(s) on the map</source>
        <translation>
            <numerusform>%n segnalino razza sulla mappa</numerusform>
            <numerusform>%n segnalini razza sulla mappa</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>T&amp;orna alla partita</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Dado</translation>
    </message>
    <message>
        <source>&amp;Income</source>
        <translation>&amp;Entrate</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mappa</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Rivincita</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>&amp;Salva partita…</translation>
    </message>
    <message>
        <source>&amp;Watch replay</source>
        <translation>Repla&amp;y</translation>
    </message>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation>Confronta ogni estrazione con ciò che hanno firmato i giocatori</translation>
    </message>
    <message>
        <source>Coins are secret until the end.</source>
        <translation>Le monete sono segrete fino alla fine.</translation>
    </message>
    <message>
        <source>Gra&amp;ph</source>
        <translation>&amp;Grafico</translation>
    </message>
    <message>
        <source>Loo&amp;k at the map</source>
        <translation>G&amp;uarda la mappa</translation>
    </message>
    <message>
        <source>One file that shows the game in any browser, without a network</source>
        <translation>Un file che mostra la partita in qualsiasi browser, senza rete</translation>
    </message>
    <message>
        <source>Open a table for the same game, or go to the one that another player has opened</source>
        <translation>Apri un tavolo per la stessa partita, o vai a quello aperto da un altro giocatore</translation>
    </message>
    <message>
        <source>R&amp;aces</source>
        <translation>Ra&amp;zze</translation>
    </message>
    <message>
        <source>Replay for the &amp;browser…</source>
        <translation>Per il &amp;browser…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Round {0} so far</source>
        <translation>Situazione al giro {0}</translation>
    </message>
    <message>
        <source>Same players, same board. The next player goes first</source>
        <translation>Stessi giocatori, stesso tabellone. Comincia il giocatore successivo</translation>
    </message>
    <message>
        <source>Save rep&amp;ort…</source>
        <translation>Sa&amp;lva rapporto…</translation>
    </message>
    <message>
        <source>Saving the report… {0}%</source>
        <translation>Salvataggio del rapporto… {0}%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Tab&amp;les</source>
        <translation>Dat&amp;i</translation>
    </message>
    <message>
        <source>The game isn&apos;t over yet.</source>
        <translation>La partita non è ancora finita.</translation>
    </message>
    <message>
        <source>Veri&amp;fy the dice</source>
        <translation>&amp;Verifica i dadi</translation>
    </message>
    <message>
        <source>Verifying the dice…</source>
        <translation>Verifica dei dadi…</translation>
    </message>
    <message numerus="yes">
        <source>{0} started with %n extra coin(s)</source>
        <extracomment>{0}: the name of a player, in the results of a game</extracomment>
        <translation>
            <numerusform>{0} ha iniziato con %n moneta in più</numerusform>
            <numerusform>{0} ha iniziato con %n monete in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} used %n hint(s)</source>
        <translation>
            <numerusform>{0}: %n suggerimento usato</numerusform>
            <numerusform>{0}: %n suggerimenti usati</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RetreatFlow</name>
    <message>
        <source>The retreat you prepared no longer works: {0}</source>
        <translation>La ritirata che avevi preparato non è più valida: {0}</translation>
    </message>
    <message>
        <source>Your retreat has been sent.</source>
        <translation>La tua ritirata è stata inviata.</translation>
    </message>
    <message>
        <source>Your retreat is ready. Waiting for {0}.</source>
        <translation>La tua ritirata è pronta. In attesa di {0}.</translation>
    </message>
    <message>
        <source>{0} are retreating…</source>
        <translation>{0} si ritirano…</translation>
    </message>
    <message>
        <source>{0} – with {1}</source>
        <extracomment>{0}: what is done, such as &quot;retreat&quot;; {1}: the players who do it at the same time</extracomment>
        <translation>{0} – con {1}</translation>
    </message>
    <message>
        <source>{0}: retreat ready. Waiting for {1}.</source>
        <translation>{0}: ritirata pronta. In attesa di {1}.</translation>
    </message>
    <message>
        <source>{0}: retreat sent.</source>
        <translation>{0}: ritirata inviata.</translation>
    </message>
</context>
<context>
    <name>ReviewTab</name>
    <message numerus="yes">
        <source>%n turn(s), {0} expected coins lost in total.</source>
        <translation>
            <numerusform>%n turno, {0} monete previste perse in tutto.</numerusform>
            <numerusform>%n turni, {0} monete previste perse in tutto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot&apos;s choice</source>
        <translation>Scelta del bot</translation>
    </message>
    <message>
        <source>Coins lost</source>
        <translation>Monete perse</translation>
    </message>
    <message>
        <source>Only bots played this game.</source>
        <translation>In questa partita hanno giocato solo bot.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocato</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Review m&amp;y turns</source>
        <translation>Anali&amp;zza i miei turni</translation>
    </message>
    <message>
        <source>Review pla&amp;yers&apos; turns</source>
        <translation>Analizza i turni dei gi&amp;ocatori</translation>
    </message>
    <message>
        <source>Reviewed turns</source>
        <translation>Turni analizzati</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) and shows what each one cost, in expected coins.</source>
        <translation>
            <numerusform>Il bot più forte analizza %n turno e mostra quanto è costato, in monete previste.</numerusform>
            <numerusform>Il bot più forte analizza %n turni e mostra quanto è costato ciascuno, in monete previste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) of {0} and shows what each one cost, in expected coins.</source>
        <translation>
            <numerusform>Il bot più forte analizza %n turno di {0} e mostra quanto è costato, in monete previste.</numerusform>
            <numerusform>Il bot più forte analizza %n turni di {0} e mostra quanto è costato ciascuno, in monete previste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns, most costly first</source>
        <translation>Turni, prima i più costosi</translation>
    </message>
    <message>
        <source>View this t&amp;urn</source>
        <translation>Guarda &amp;questo turno</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Cancella la ricerca</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>{0} – Rule book</source>
        <translation>{0} – Regolamento</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Earned</source>
        <translation>Incasso</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>Riepilogo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>What has happened since this player&apos;s last turn (Ctrl+Shift+L)</source>
        <translation>Che cosa è successo dopo l&apos;ultimo turno di questo giocatore (Ctrl+Shift+L)</translation>
    </message>
</context>
<context>
    <name>SearchResults</name>
    <message>
        <source>Search results</source>
        <translation>Risultati della ricerca</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Closed</source>
        <translation>Chiuso</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Libero</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Posto libero</translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <extracomment>Number of the seat; who plays it, such as a bot, or that it is open</extracomment>
        <translation>Posto {0} ({1})</translation>
    </message>
    <message>
        <source>Seat {0}: {1}, {2}</source>
        <extracomment>Number of the seat, who has it, and their state</extracomment>
        <translation>Posto {0}: {1}, {2}</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Siediti qui</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Alzati</translation>
    </message>
    <message>
        <source>Who plays seat {0}</source>
        <translation>Chi gioca al posto {0}</translation>
    </message>
    <message>
        <source>nobody can sit here</source>
        <translation>nessuno può sedersi qui</translation>
    </message>
    <message>
        <source>run by the host</source>
        <translation>gestito dall&apos;host</translation>
    </message>
    <message>
        <source>waiting for a player</source>
        <translation>in attesa di un giocatore</translation>
    </message>
</context>
<context>
    <name>SeatsGroup</name>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Giocatori:</translation>
    </message>
    <message>
        <source>A name can&apos;t contain “&lt;” or invisible characters.</source>
        <translation>Un nome non può contenere “&lt;” né caratteri invisibili.</translation>
    </message>
    <message>
        <source>Colour of player {0}: {1}</source>
        <translation>Colore del giocatore {0}: {1}</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Ogni giocatore ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>Name of player {0}</source>
        <translation>Nome del giocatore {0}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Giocatore {0}</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Giocatori, in senso orario</translation>
    </message>
    <message>
        <source>Two players are called {0}. Give one of them another name.</source>
        <translation>Due giocatori si chiamano {0}. Dai un altro nome a uno di loro.</translation>
    </message>
    <message>
        <source>Who controls player {0}</source>
        <translation>Chi controlla il giocatore {0}</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Martello</numerusform>
            <numerusform>%n Martelli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n segnalino</numerusform>
            <numerusform>%n segnalini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation>
            <numerusform>%n segnalino in mano</numerusform>
            <numerusform>%n segnalini in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lost</source>
        <translation>
            <numerusform>%n segnalino perso</numerusform>
            <numerusform>%n segnalini persi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) retreating</source>
        <translation>
            <numerusform>%n segnalino in ritirata</numerusform>
            <numerusform>%n segnalini in ritirata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) to place</source>
        <translation>
            <numerusform>%n da piazzare</numerusform>
            <numerusform>%n da piazzare</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a combo. A second click picks it.</source>
        <translation>Scegli una combinazione. Un secondo clic conferma.</translation>
    </message>
    <message>
        <source>Choose a region to conquer. Finish your conquests when you&apos;re done.</source>
        <translation>Scegli una regione da conquistare. Quando hai finito, chiudi le conquiste.</translation>
    </message>
    <message>
        <source>Conquer a region, or decline. Right-click one of yours to abandon it.</source>
        <translation>Conquista o vai in declino. Con il tasto destro abbandoni una tua regione.</translation>
    </message>
    <message>
        <source>First conquer with your race in decline, or continue.</source>
        <translation>Prima conquista con la razza in declino, oppure continua.</translation>
    </message>
    <message>
        <source>Give up tokens for coins, or continue. Click a region to give one up there.</source>
        <translation>Sacrifica segnalini in cambio di monete, oppure continua. Fai clic sulla regione da cui toglierne uno.</translation>
    </message>
    <message numerus="yes">
        <source>New combo: {0}, with %n coin(s).</source>
        <extracomment>{0}: a combo</extracomment>
        <translation>
            <numerusform>Nuova combinazione: {0}, con %n moneta.</numerusform>
            <numerusform>Nuova combinazione: {0}, con %n monete.</numerusform>
        </translation>
    </message>
    <message>
        <source>New combo: {0}.</source>
        <translation>Nuova combinazione: {0}.</translation>
    </message>
    <message>
        <source>Place tokens with + and −, left- and right-click, or the wheel. Then end the turn.</source>
        <translation>Piazza i segnalini con + e −, con i tasti sinistro e destro o con la rotellina. Poi chiudi il turno.</translation>
    </message>
    <message>
        <source>Press Enter to accept this retreat. Change it with + and −, or left- and right-click.</source>
        <translation>Accetta la ritirata con Invio. Cambiala con + e −, o clic sinistro e destro.</translation>
    </message>
    <message>
        <source>Round {0}: {1}&apos;s turn.</source>
        <translation>Giro {0}: turno di {1}.</translation>
    </message>
    <message>
        <source>The Lost Tribe in {0} is driven out.</source>
        <translation>La Tribù perduta viene cacciata da {0}.</translation>
    </message>
    <message>
        <source>The Monsters in {0} are driven out.</source>
        <translation>I Mostri vengono cacciati da {0}.</translation>
    </message>
    <message>
        <source>The Monsters in {0} were guarding {1}.</source>
        <extracomment>{0}: a region; {1}: a Relic or Place with its article</extracomment>
        <translation>I Mostri in {0} sorvegliavano {1}.</translation>
    </message>
    <message>
        <source>The Monsters were guarding {0}.</source>
        <translation>I Mostri sorvegliavano {0}.</translation>
    </message>
    <message>
        <source>The Place grants a power: {0}.</source>
        <translation>Il Luogo mitico concede un potere: {0}.</translation>
    </message>
    <message>
        <source>The Place in {0} grants a power: {1}.</source>
        <extracomment>{0}: a region; {1}: a power</extracomment>
        <translation>Il Luogo mitico in {0} concede un potere: {1}.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The turn is scored. Decline now, or keep your race?</source>
        <translation>Hai incassato le monete del turno. Vai in declino ora o tieni la razza?</translation>
    </message>
    <message>
        <source>Use one of the buttons, or end the turn.</source>
        <translation>Usa uno dei pulsanti, oppure chiudi il turno.</translation>
    </message>
    <message>
        <source>Your race has declined. Place its tokens one last time: + and −, or left- and right-click.</source>
        <translation>La tua razza è in declino. Piazza i suoi segnalini un&apos;ultima volta: + e −, o tasti sinistro e destro.</translation>
    </message>
    <message numerus="yes">
        <source>collects %n coin(s)</source>
        <translation>
            <numerusform>incassa %n moneta</numerusform>
            <numerusform>incassa %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>cost {0} = {1}</source>
        <extracomment>{1}: a sum, such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>costo {0} = {1}</translation>
    </message>
    <message>
        <source>last redeployment in decline</source>
        <translation>ultima ridistribuzione in declino</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>paga %n moneta</numerusform>
            <numerusform>paga %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>place first: {0}</source>
        <translation>prima piazza: {0}</translation>
    </message>
    <message>
        <source>the Lost Tribe</source>
        <translation>la Tribù perduta</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <extracomment>{0}: &quot;regions&quot;; {1}: the race that holds them</extracomment>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} Placed automatically.</source>
        <translation>{0} Piazzamento automatico.</translation>
    </message>
    <message>
        <source>{0} abandon {1}.</source>
        <extracomment>{0}: a race with its owner, as in &quot;Anna&apos;s Orcs&quot;; {1}: regions</extracomment>
        <translation>{0} abbandonano {1}.</translation>
    </message>
    <message>
        <source>{0} are at peace until {1}&apos;s next turn.</source>
        <extracomment>{0}: two players, as in &quot;Anna and Ben&quot;; {1}: the first of them</extracomment>
        <translation>{0} sono in pace fino al prossimo turno di {1}.</translation>
    </message>
    <message>
        <source>{0} collects coins</source>
        <translation>{0} incassa monete</translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s) ({2}).</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: what helped, such as the die</extracomment>
        <translation>
            <numerusform>{0} conquistano {1} con %n segnalino ({2}).</numerusform>
            <numerusform>{0} conquistano {1} con %n segnalini ({2}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s).</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>
            <numerusform>{0} conquistano {1} con %n segnalino.</numerusform>
            <numerusform>{0} conquistano {1} con %n segnalini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} earns %n coin(s)</source>
        <translation>
            <numerusform>{0} incassa %n moneta</numerusform>
            <numerusform>{0} incassa %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} fail to conquer {1}: the roll was too low.</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>{0} non riescono a conquistare {1}: tiro troppo basso.</translation>
    </message>
    <message numerus="yes">
        <source>{0} forge %n Hammer(s).</source>
        <translation>
            <numerusform>{0} forgiano %n Martello.</numerusform>
            <numerusform>{0} forgiano %n Martelli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gain %n token(s) ({1}).</source>
        <extracomment>{0}: a race with its owner; {1}: the race or power that grants them</extracomment>
        <translation>
            <numerusform>{0} ricevono %n segnalino ({1}).</numerusform>
            <numerusform>{0} ricevono %n segnalini ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race, power or Place</extracomment>
        <translation>
            <numerusform>{0} riceve %n moneta ({1}).</numerusform>
            <numerusform>{0} riceve %n monete ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) from {1} ({2}).</source>
        <extracomment>{0}, {1}: players; {2}: a race or power</extracomment>
        <translation>
            <numerusform>{0} riceve %n moneta da {1} ({2}).</numerusform>
            <numerusform>{0} riceve %n monete da {1} ({2}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gives up a token for %n coin(s) ({1}).</source>
        <translation>
            <numerusform>{0} sacrifica un segnalino per %n moneta ({1}).</numerusform>
            <numerusform>{0} sacrifica un segnalino per %n monete ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} have nowhere to retreat: %n token(s) leave the map.</source>
        <translation>
            <numerusform>{0} non hanno dove ritirarsi: %n segnalino lascia la mappa.</numerusform>
            <numerusform>{0} non hanno dove ritirarsi: %n segnalini lasciano la mappa.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map.</source>
        <translation>{0} lasciano la mappa.</translation>
    </message>
    <message>
        <source>{0} leave {1}.</source>
        <extracomment>{0}: several pieces of a kind, such as &quot;3 Encampments&quot;; {1}: regions</extracomment>
        <translation>{0} lasciano {1}.</translation>
    </message>
    <message>
        <source>{0} leaves {1}.</source>
        <extracomment>{0}: a piece with its article, such as &quot;The Fortress&quot;; {1}: a region</extracomment>
        <translation>{0} sparisce da {1}.</translation>
    </message>
    <message>
        <source>{0} lose {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>{0} perdono {1}.</translation>
    </message>
    <message>
        <source>{0} lose {1}: {2}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: tokens lost or retreating</extracomment>
        <translation>{0} perdono {1}: {2}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} loses %n coin(s)</source>
        <translation>
            <numerusform>{0} perde %n moneta</numerusform>
            <numerusform>{0} perde %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} moves {1} from {2} to {3}.</source>
        <extracomment>{0}: a player; {1}: a piece with its article; {2}, {3}: regions</extracomment>
        <translation>{0} sposta {1} da {2} a {3}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race or power</extracomment>
        <translation>
            <numerusform>{0} paga %n moneta ({1}).</numerusform>
            <numerusform>{0} paga %n monete ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s).</source>
        <translation>
            <numerusform>{0} paga %n moneta.</numerusform>
            <numerusform>{0} paga %n monete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pick up %n token(s) to conquer with.</source>
        <translation>
            <numerusform>{0} riprendono in mano %n segnalino per conquistare.</numerusform>
            <numerusform>{0} riprendono in mano %n segnalini per conquistare.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} picks {1} ({2}).</source>
        <extracomment>{0}: a player; {1}: a combo; {2}: tokens and coins</extracomment>
        <translation>{0} sceglie {1} ({2}).</translation>
    </message>
    <message>
        <source>{0} places {1} in {2}.</source>
        <extracomment>{0}: a player; {1}: a piece with its article, such as &quot;a Hero&quot;; {2}: a region</extracomment>
        <translation>{0} piazza {1} in {2}.</translation>
    </message>
    <message>
        <source>{0} redeploy: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation>{0} ridistribuiscono: {1}.</translation>
    </message>
    <message>
        <source>{0} retreat: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation>{0} si ritirano: {1}.</translation>
    </message>
    <message>
        <source>{0} rolls a blank.</source>
        <translation>{0} tira il dado: faccia vuota.</translation>
    </message>
    <message>
        <source>{0} rolls a {1}.</source>
        <extracomment>{0}: a player; {1}: 1, 2 or 3</extracomment>
        <translation>{0} tira il dado e fa {1}.</translation>
    </message>
    <message>
        <source>{0} swaps powers and now leads {1}. Combo {2} now has {3}.</source>
        <translation>{0} scambia i poteri e ora guida {1}. Alla combinazione {2} passa il potere {3}.</translation>
    </message>
    <message>
        <source>{0} take over {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region of the same player&apos;s race in decline</extracomment>
        <translation>{0} subentrano in {1}.</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <extracomment>{0}: what a player does now, such as &quot;conquer&quot;; {1}: with what, such as &quot;5 tokens in hand&quot;</extracomment>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>{0}&apos;s {1}</source>
        <extracomment>{0}: a player; {1}: a race; begins most sentences of the log, behind the article if there is one</extracomment>
        <translation>{1} di {0}</translation>
    </message>
    <message>
        <source>{0}&apos;s {1} go into decline.</source>
        <extracomment>{0}: a player; {1}: a combo</extracomment>
        <translation>{0} manda in declino {1}.</translation>
    </message>
    <message>
        <source>{0}: no use on this board, removed from the game.</source>
        <translation>{0}: nessun effetto su questo tabellone, fuori dalla partita.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Assistance</source>
        <translation>A&amp;iuti</translation>
    </message>
    <message>
        <source>&amp;Display</source>
        <translation>S&amp;chermo</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastiera</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Suoni</translation>
    </message>
    <message>
        <source>Alerts: your turn, refusals, game over</source>
        <translation>Avvisi: tocca a te, rifiuti, fine della partita</translation>
    </message>
    <message>
        <source>Colour theme</source>
        <translation>Tema dei colori</translation>
    </message>
    <message>
        <source>Costs on the map</source>
        <translation>Costi sulla mappa</translation>
    </message>
    <message>
        <source>Cover the table until the next player takes over</source>
        <translation>Copri il tavolo finché non tocca al giocatore successivo</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>End the turn automatically when nothing is left to do</source>
        <translation>Chiudi il turno automaticamente quando non resta nulla da fare</translation>
    </message>
    <message>
        <source>Everything you hear is also shown on screen.</source>
        <translation>Tutto ciò che senti appare anche sullo schermo.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>For people sharing this screen, without bots. Dice and combos come up again in the same order, so nobody gets a better roll by undoing one.</source>
        <translation>Per chi condivide questo schermo, senza bot. Dadi e combinazioni tornano nello stesso ordine, quindi nessuno ottiene un tiro migliore annullandolo.</translation>
    </message>
    <message>
        <source>Help on the map</source>
        <translation>Aiuto sulla mappa</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Istantanea</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>On the start screen, swqt then reads a file from its website. It sends nothing about you.</source>
        <translation>Nella schermata iniziale, swqt legge allora un file dal suo sito web. Non invia nulla su di te.</translation>
    </message>
    <message>
        <source>Pick a combo with one click</source>
        <translation>Scegli una combinazione con un solo clic</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Riproduci i suoni</translation>
    </message>
    <message>
        <source>Press Space to skip an animation. Numbered marks on the map show what happened.</source>
        <translation>Premi Spazio per saltare un&apos;animazione. I segni numerati sulla mappa mostrano che cosa è successo.</translation>
    </message>
    <message>
        <source>Reduce motion: show results without animation</source>
        <translation>Meno movimento: mostra i risultati senza animazioni</translation>
    </message>
    <message>
        <source>Restore all de&amp;faults</source>
        <translation>&amp;Ripristina tutto</translation>
    </message>
    <message>
        <source>Retreating tokens</source>
        <translation>Segnalini in ritirata</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Show portraits on tokens that are large enough</source>
        <translation>Mostra i ritratti sui segnalini abbastanza grandi</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation>Effetti sonori</translation>
    </message>
    <message>
        <source>Sound isn&apos;t available on this computer: {0}</source>
        <translation>I suoni non sono disponibili su questo computer: {0}</translation>
    </message>
    <message>
        <source>Speed of bots&apos; moves</source>
        <translation>Velocità delle mosse dei bot</translation>
    </message>
    <message>
        <source>Speed of people&apos;s moves</source>
        <translation>Velocità delle mosse delle persone</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>T&amp;urns</source>
        <translation>T&amp;urni</translation>
    </message>
    <message>
        <source>Tell me about new versions of swqt</source>
        <translation>Avvisami delle nuove versioni di swqt</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Undo past dice rolls, new combos and other people&apos;s turns</source>
        <translation>Annulla anche tiri di dado, nuove combinazioni e turni di altre persone</translation>
    </message>
    <message>
        <source>When placed automatically, they go where they are needed most. You can undo that and place them by hand.</source>
        <translation>Se piazzati automaticamente, vanno dove servono di più. Puoi annullare e piazzarli tu.</translation>
    </message>
    <message>
        <source>Your system asks for less motion, so nothing moves.</source>
        <translation>Il tuo sistema chiede meno movimento, perciò nulla si muove.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Help on the map</extracomment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>Costs are shown nowhere</extracomment>
        <translation>mai</translation>
    </message>
    <message>
        <source>on all targets</source>
        <translation>su tutti i bersagli</translation>
    </message>
    <message>
        <source>on all, or affordable ones</source>
        <translation>su tutti, o su quelli alla portata</translation>
    </message>
    <message>
        <source>placed automatically</source>
        <translation>piazzati automaticamente</translation>
    </message>
    <message>
        <source>placed by their player</source>
        <translation>piazzati dal loro giocatore</translation>
    </message>
    <message>
        <source>same as for everyone</source>
        <translation>come per tutti</translation>
    </message>
    <message>
        <source>targets</source>
        <extracomment>Help on the map: regions that can be conquered</extracomment>
        <translation>bersagli</translation>
    </message>
    <message>
        <source>targets and warnings</source>
        <translation>bersagli e avvisi</translation>
    </message>
    <message>
        <source>targets, warnings and suggestions (H)</source>
        <translation>bersagli, avvisi e suggerimenti (H)</translation>
    </message>
    <message>
        <source>where you point</source>
        <translation>dove punti</translation>
    </message>
    <message>
        <source>{0}%</source>
        <extracomment>A text size</extracomment>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>– {0}&apos;s tokens</source>
        <translation>– segnalini di {0}</translation>
    </message>
</context>
<context>
    <name>SettingsService</name>
    <message>
        <source>Your settings can&apos;t be saved and will be lost when swqt closes: {0}</source>
        <translation>Non è possibile salvare le impostazioni: andranno perse quando chiudi swqt: {0}</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>&amp;Name of the table:</source>
        <translation>N&amp;ome del tavolo:</translation>
    </message>
    <message>
        <source>&amp;Show the replay</source>
        <translation>&amp;Mostra il replay</translation>
    </message>
    <message>
        <source>Others on this network can join, get a copy of the game and see what you show. Everyone may point at regions and chat.</source>
        <translation>Chi è su questa rete può entrare, riceve una copia della partita e vede ciò che mostri. Tutti possono indicare regioni e chattare.</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>Richiedi &amp;un PIN per entrare</translation>
    </message>
    <message>
        <source>Watch together</source>
        <translation>Vedi insieme</translation>
    </message>
</context>
<context>
    <name>ShortcutHelpDialog</name>
    <message>
        <source>+, −, 0 to 9</source>
        <translation>+, −, da 0 a 9</translation>
    </message>
    <message>
        <source>, and .</source>
        <translation>, e .</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>da 1 a 5</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Altrove</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Invio, Spazio</translation>
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
        <translation>Scorciatoie da tastiera</translation>
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
        <translation>Menu oppure Shift+F10</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sulla mappa</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tab, [ and ]</source>
        <translation>Tab, [ e ]</translation>
    </message>
    <message>
        <source>Up, Down, 1 to 6</source>
        <translation>Su, Giù, da 1 a 6</translation>
    </message>
    <message>
        <source>choose a combo; Enter picks it, Enter again confirms</source>
        <translation>seleziona una combinazione; Invio la sceglie, di nuovo Invio conferma</translation>
    </message>
    <message>
        <source>cycle through all regions</source>
        <translation>scorri tutte le regioni</translation>
    </message>
    <message>
        <source>go to the next region in that direction</source>
        <translation>vai alla regione successiva in quella direzione</translation>
    </message>
    <message>
        <source>hold to show region codes</source>
        <translation>tieni premuto per mostrare i codici delle regioni</translation>
    </message>
    <message>
        <source>hold to show the current player&apos;s secret coins</source>
        <translation>tieni premuto per mostrare le monete segrete di chi gioca</translation>
    </message>
    <message>
        <source>leave the map</source>
        <translation>esci dalla mappa</translation>
    </message>
    <message>
        <source>next area: combos, map, action bar, players, log</source>
        <translation>area successiva: combinazioni, mappa, barra delle azioni, giocatori, cronaca</translation>
    </message>
    <message>
        <source>open the region&apos;s menu: actions, history, rules</source>
        <translation>apri il menu della regione: azioni, storia, regole</translation>
    </message>
    <message>
        <source>replay what happened since your last turn</source>
        <translation>rivedi che cosa è successo dopo il tuo ultimo turno</translation>
    </message>
    <message>
        <source>select, like a click</source>
        <translation>seleziona, come un clic</translation>
    </message>
    <message>
        <source>set the number of tokens while placing</source>
        <translation>imposta il numero di segnalini da piazzare</translation>
    </message>
    <message>
        <source>show or hide owners, terrain, income, threats or changes</source>
        <translation>mostra o nascondi proprietari, terreni, entrate, minacce o novità</translation>
    </message>
    <message>
        <source>show or hide suggestions</source>
        <translation>mostra o nascondi i suggerimenti</translation>
    </message>
    <message>
        <source>slow down or speed up the bots</source>
        <translation>rallenta o accelera i bot</translation>
    </message>
    <message>
        <source>turn the sound off or on</source>
        <translation>attiva o disattiva i suoni</translation>
    </message>
</context>
<context>
    <name>ShortcutsModel</name>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Scorciatoia</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>&amp;Reset to default</source>
        <translation>&amp;Predefinita</translation>
    </message>
    <message>
        <source>Assi&amp;gn</source>
        <translation>&amp;Assegna</translation>
    </message>
    <message>
        <source>Commands and shortcuts</source>
        <translation>Comandi e scorciatoie</translation>
    </message>
    <message>
        <source>Its default shortcut is now used by “{0}”.</source>
        <translation>La sua scorciatoia predefinita ora è usata da “{0}”.</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nuova scorciatoia</translation>
    </message>
    <message>
        <source>Press the new shortcut</source>
        <translation>Premi la nuova scorciatoia</translation>
    </message>
    <message>
        <source>{0} is already used by “{1}”. Change that shortcut first.</source>
        <translation>{0} è già usata da “{1}”. Cambia prima quella scorciatoia.</translation>
    </message>
    <message>
        <source>{0} on its own already does something at the table. Add Ctrl or Alt, or choose another key.</source>
        <translation>{0} da sola fa già qualcosa al tavolo. Aggiungi Ctrl o Alt, oppure scegli un altro tasto.</translation>
    </message>
</context>
<context>
    <name>SpokenRegions</name>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Tokens that still have to be placed</extracomment>
        <translation>
            <numerusform>ne resta %n</numerusform>
            <numerusform>ne restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Map, %n region(s)</source>
        <translation>
            <numerusform>Mappa, %n regione</numerusform>
            <numerusform>Mappa, %n regioni</numerusform>
        </translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>si può scegliere</translation>
    </message>
    <message>
        <source>can&apos;t be conquered</source>
        <translation>non si può conquistare</translation>
    </message>
    <message>
        <source>cost {0}, affordable</source>
        <translation>costo {0}, alla portata</translation>
    </message>
    <message>
        <source>cost {0}, too expensive</source>
        <translation>costo {0}, troppo cara</translation>
    </message>
    <message>
        <source>cost {0}, {1}% with the die</source>
        <translation>costo {0}, {1}% con il dado</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A region</extracomment>
        <translation>vuota</translation>
    </message>
    <message>
        <source>to be abandoned</source>
        <translation>da abbandonare</translation>
    </message>
    <message>
        <source>{0} (in decline)</source>
        <translation>{0} (in declino)</translation>
    </message>
    <message>
        <source>{0} in decline</source>
        <translation>{0} in declino</translation>
    </message>
    <message>
        <source>{0}, {1} holds {2}</source>
        <extracomment>{0}: &quot;Map, 30 regions&quot;; {1}: a player; {2}: a number of regions</extracomment>
        <translation>{0}, {1} ne controlla {2}</translation>
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
            <numerusform>%n stella su {0}</numerusform>
            <numerusform>%n stelle su {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartOffers</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Giro {0} di {1}</translation>
    </message>
    <message>
        <source>{0} · round {1} of {2}, {3}&apos;s turn · {4}</source>
        <translation>{0} · giro {1} di {2}, turno di {3} · {4}</translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Turno di {0}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n giorno di fila</numerusform>
            <numerusform>%n giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>A new one every day</source>
        <translation>Uno nuovo ogni giorno</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Continue or watch</source>
        <translation>Continua o guarda</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Riprendi da dove eri</translation>
    </message>
    <message>
        <source>For two to five players: people, bots or both</source>
        <translation>Da due a cinque giocatori: persone, bot o entrambi</translation>
    </message>
    <message>
        <source>Games and replays</source>
        <translation>Partite e replay</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>Local network…</source>
        <translation>Rete locale…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Apri un file…</translation>
    </message>
    <message>
        <source>Play against bots</source>
        <translation>Gioca contro i bot</translation>
    </message>
    <message>
        <source>Players, board and rules</source>
        <translation>Giocatori, tabellone e regole</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapi</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Impostazioni…</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo dopo passo</translation>
    </message>
    <message>
        <source>With others on your network</source>
        <translation>Con altri sulla tua rete</translation>
    </message>
    <message>
        <source>You and two bots</source>
        <translation>Tu e due bot</translation>
    </message>
    <message>
        <source>Your last game</source>
        <translation>La tua ultima partita</translation>
    </message>
    <message>
        <source>swqt {0} – an unofficial fan project</source>
        <translation>swqt {0} – un progetto amatoriale non ufficiale</translation>
    </message>
</context>
<context>
    <name>TableBox</name>
    <message>
        <source>&amp;Name:</source>
        <translation>N&amp;ome:</translation>
    </message>
    <message>
        <source>Allow spec&amp;tators</source>
        <translation>Ammetti &amp;spettatori</translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation>Se &amp;qualcuno è assente, voto:</translation>
    </message>
    <message>
        <source>If the new board has fewer seats, the last to join will watch.</source>
        <translation>Se il nuovo tabellone ha meno posti, gli ultimi arrivati guardano.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>People take seats as they join. You can put a bot in any empty seat.</source>
        <translation>Le persone prendono posto man mano che entrano. In ogni posto libero puoi mettere un bot.</translation>
    </message>
    <message>
        <source>Play&amp;ers:</source>
        <translation>&amp;Giocatori:</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>Richiedi &amp;un PIN per entrare</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>&amp;Rejoin {0}</source>
        <translation>T&amp;orna: {0}</translation>
    </message>
    <message>
        <source>{0} · round {1} of {2}</source>
        <extracomment>{0}: players</extracomment>
        <translation>{0} · giro {1} di {2}</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Change the table</source>
        <translation>Cambia il tavolo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Apri un tavolo</translation>
    </message>
</context>
<context>
    <name>TableName</name>
    <message>
        <source>Name of the table</source>
        <translation>Nome del tavolo</translation>
    </message>
</context>
<context>
    <name>TablesList</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n spettatore</numerusform>
            <numerusform>%n spettatori</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN required</source>
        <translation>PIN richiesto</translation>
    </message>
    <message>
        <source>They have swqt {0}, you have swqt {1}</source>
        <translation>Gli altri hanno swqt {0}, tu hai swqt {1}</translation>
    </message>
    <message>
        <source>different version</source>
        <translation>altra versione</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>A game</extracomment>
        <translation>finita</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>A table without free seats</extracomment>
        <translation>pieno</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>A game</extracomment>
        <translation>interrotta</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>nessuna risposta</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>A table with free seats</extracomment>
        <translation>aperto</translation>
    </message>
    <message>
        <source>replay</source>
        <extracomment>A table where people watch one together</extracomment>
        <translation>replay</translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <translation>giro {0} di {1}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>A game</extracomment>
        <translation>non finita</translation>
    </message>
    <message>
        <source>your game</source>
        <translation>la tua partita</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0} ms</translation>
    </message>
    <message>
        <source>{0} of {1} seats taken</source>
        <translation>{0} posti su {1} occupati</translation>
    </message>
</context>
<context>
    <name>TimeLapseTab</name>
    <message>
        <source>Before the first turn</source>
        <translation>Prima del primo turno</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Round {0}, after {1}&apos;s turn</source>
        <translation>Giro {0}, dopo il turno di {1}</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Posizione nella partita</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>today, {0}</source>
        <extracomment>{0}: a time</extracomment>
        <translation>oggi, {0}</translation>
    </message>
    <message>
        <source>yesterday, {0}</source>
        <extracomment>{0}: a time</extracomment>
        <translation>ieri, {0}</translation>
    </message>
</context>
<context>
    <name>TipStrip</name>
    <message>
        <source>Got it</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>Read more in the rule book</source>
        <translation>Leggi di più nel regolamento</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
</context>
<context>
    <name>TraitCard</name>
    <message>
        <source>Language of the card</source>
        <translation>Lingua della scheda</translation>
    </message>
    <message>
        <source>New Power</source>
        <translation>Nuovo potere</translation>
    </message>
    <message>
        <source>New Race</source>
        <translation>Nuova razza</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Razza</translation>
    </message>
    <message>
        <source>Special power</source>
        <translation>Potere speciale</translation>
    </message>
    <message>
        <source>Uses the tokens of {0}.</source>
        <extracomment>{0}: a race</extracomment>
        <translation>Usa i segnalini di: {0}.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
</context>
<context>
    <name>TraitMaker</name>
    <message numerus="yes">
        <source>%n mistake(s), shown in the form. Card and map are as they were before.</source>
        <translation>
            <numerusform>%n errore, indicato nel modulo. Scheda e mappa sono come prima.</numerusform>
            <numerusform>%n errori, indicati nel modulo. Scheda e mappa sono come prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;iuto</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuovo</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;pri</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Razza</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Togli</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Special power</source>
        <translation>&amp;Potere speciale</translation>
    </message>
    <message>
        <source>&amp;Try it against bots</source>
        <translation>Pro&amp;vala contro i bot</translation>
    </message>
    <message>
        <source>Based on a power</source>
        <translation>A partire da un potere</translation>
    </message>
    <message>
        <source>Based on a race</source>
        <translation>A partire da una razza</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Exported to {0}. Others open it with a double click.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Esportato in {0}. Gli altri lo aprono con un doppio clic.</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Da un &amp;file…</translation>
    </message>
    <message>
        <source>Go to the &amp;mistake</source>
        <translation>Vai all&apos;e&amp;rrore</translation>
    </message>
    <message>
        <source>It can&apos;t be exported.</source>
        <translation>Non si può esportare.</translation>
    </message>
    <message>
        <source>It can&apos;t be saved.</source>
        <translation>Non si può salvare.</translation>
    </message>
    <message>
        <source>It has no race or power.</source>
        <translation>Non contiene né razze né poteri.</translation>
    </message>
    <message>
        <source>It was called {0} before. Remove that one?</source>
        <extracomment>{0}: the former name of a race or power</extracomment>
        <translation>Prima si chiamava {0}. Toglierlo?</translation>
    </message>
    <message>
        <source>None of your own yet</source>
        <translation>Ancora nessuno dei tuoi</translation>
    </message>
    <message>
        <source>Open a race or power</source>
        <translation>Apri una razza o un potere</translation>
    </message>
    <message>
        <source>Races and powers (*{0})</source>
        <translation>Razze e poteri (*{0})</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Save the changes to {0}?</source>
        <translation>Salvare le modifiche a {0}?</translation>
    </message>
    <message>
        <source>Saved. You can choose it when you set up a new game.</source>
        <translation>Salvato. Puoi sceglierlo quando prepari una nuova partita.</translation>
    </message>
    <message>
        <source>The file has more, which stays as it is: {0}</source>
        <extracomment>{0}: names of races, powers, Relics or Places</extracomment>
        <translation>Il file contiene altro, che resta com&apos;è: {0}</translation>
    </message>
    <message>
        <source>This is what you were working on when the form was last closed.</source>
        <translation>È ciò a cui lavoravi quando il modulo è stato chiuso.</translation>
    </message>
    <message>
        <source>This race or power can&apos;t be used. Nothing was kept.</source>
        <translation>Questa razza o questo potere non si può usare. Niente è stato conservato.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Che cosa sa fare</translation>
    </message>
    <message>
        <source>You already have {0}, exactly as in this file.</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>Hai già {0}, esattamente come in questo file.</translation>
    </message>
    <message>
        <source>You already have {0}. Replace it?</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>Hai già {0}. Sostituirlo?</translation>
    </message>
    <message>
        <source>{0} can&apos;t be opened in the form.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>{0} non si può aprire nel modulo.</translation>
    </message>
    <message>
        <source>{0}[*] – a race or power of your own</source>
        <extracomment>The title of a window. {0}: a race or power; [*] stays</extracomment>
        <translation>{0}[*] – una razza o un potere tuo</translation>
    </message>
</context>
<context>
    <name>TraitPicker</name>
    <message>
        <source>Can&apos;t be used from your own files:</source>
        <translation>Non utilizzabili dai tuoi file:</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizzati</translation>
    </message>
    <message>
        <source>From {0}, line {1}</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Da {0}, riga {1}</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>Nella partita</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Luoghi mitici</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Razze</translation>
    </message>
    <message>
        <source>Races, powers, Relics and Places</source>
        <translation>Razze, poteri, Reliquie e Luoghi mitici</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Reliquie</translation>
    </message>
    <message>
        <source>Small World</source>
        <translation>Small World</translation>
    </message>
    <message>
        <source>Special powers</source>
        <translation>Poteri speciali</translation>
    </message>
    <message>
        <source>Tokens, or reason</source>
        <translation>Segnalini o motivo</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>Wayfarers</source>
        <translation>Viandanti</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>a file with this name already exists</source>
        <translation>esiste già un file con questo nome</translation>
    </message>
</context>
<context>
    <name>TrashNotice</name>
    <message>
        <source>Couldn&apos;t delete the game: {0}</source>
        <translation>Non è stato possibile eliminare la partita: {0}</translation>
    </message>
    <message>
        <source>Couldn&apos;t restore the game: {0}</source>
        <translation>Non è stato possibile ripristinare la partita: {0}</translation>
    </message>
    <message>
        <source>Moved to trash: {0}</source>
        <translation>Spostata nel cestino: {0}</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>Annu&amp;lla</translation>
    </message>
</context>
<context>
    <name>TrialMap</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>semplici</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Torna indietro</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Try it on a map</source>
        <translation>Provalo su una mappa</translation>
    </message>
    <message>
        <source>as before the mistake</source>
        <translation>come prima dell&apos;errore</translation>
    </message>
</context>
<context>
    <name>TurnController</name>
    <message numerus="yes">
        <source>%n to place</source>
        <translation>
            <numerusform>%n da piazzare</numerusform>
            <numerusform>%n da piazzare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) could still conquer</source>
        <translation>
            <numerusform>%n segnalino potrebbe ancora conquistare</numerusform>
            <numerusform>%n segnalini potrebbero ancora conquistare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation>
            <numerusform>%n segnalino in mano</numerusform>
            <numerusform>%n segnalini in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left to place.</source>
        <translation>
            <numerusform>Resta %n segnalino da piazzare.</numerusform>
            <numerusform>Restano %n segnalini da piazzare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Abandon {0}?</source>
        <translation>Abbandonare {0}?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Back to how they stood before</source>
        <translation>Torna a com&apos;erano prima</translation>
    </message>
    <message>
        <source>Back to the suggested placement</source>
        <translation>Torna al piazzamento suggerito</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilibra</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Choose another combo to swap powers with</source>
        <translation>Scegli un&apos;altra combinazione con cui scambiare il potere</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Declino</translation>
    </message>
    <message>
        <source>Decline  +{0}</source>
        <translation>Declino  +{0}</translation>
    </message>
    <message>
        <source>Decline with the power lent by Stonehedge: all your tokens leave the map</source>
        <translation>Vai in declino con il potere prestato da Stonehenge: tutti i tuoi segnalini lasciano la mappa</translation>
    </message>
    <message>
        <source>Decline: {0}</source>
        <translation>Declino: {0}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Finish anyway</source>
        <translation>Finisci comunque</translation>
    </message>
    <message>
        <source>Finish conquests</source>
        <translation>Fine conquiste</translation>
    </message>
    <message>
        <source>Fortify borders</source>
        <translation>Rinforza confini</translation>
    </message>
    <message>
        <source>Keep your race</source>
        <translation>Tieni la razza</translation>
    </message>
    <message>
        <source>Move: {0}</source>
        <translation>Sposta: {0}</translation>
    </message>
    <message>
        <source>No tokens left to place. Take some away elsewhere first (− or right-click).</source>
        <translation>Non restano segnalini da piazzare. Prima togline altrove (− o tasto destro).</translation>
    </message>
    <message>
        <source>Peace with {0}</source>
        <translation>Pace con {0}</translation>
    </message>
    <message>
        <source>Pick a combo</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Pick a combo first.</source>
        <translation>Prima scegli una combinazione.</translation>
    </message>
    <message>
        <source>Pick up all</source>
        <translation>Riprendi tutti</translation>
    </message>
    <message>
        <source>Pick up every token that doesn&apos;t have to stay</source>
        <translation>Riprendi in mano tutti i segnalini che non devono restare</translation>
    </message>
    <message>
        <source>Pick {0}</source>
        <translation>Scegli {0}</translation>
    </message>
    <message>
        <source>Place: {0}</source>
        <translation>Piazza: {0}</translation>
    </message>
    <message>
        <source>Put the most tokens where the threat is greatest</source>
        <translation>Metti più segnalini dove la minaccia è maggiore</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll · {0}%</source>
        <translation>Tira · {0}%</translation>
    </message>
    <message>
        <source>Roll: {0}</source>
        <translation>Tira: {0}</translation>
    </message>
    <message>
        <source>Spread your tokens evenly</source>
        <translation>Distribuisci i segnalini in parti uguali</translation>
    </message>
    <message>
        <source>Swap powers</source>
        <translation>Scambia poteri</translation>
    </message>
    <message>
        <source>Take the retreat back and change it, as long as it hasn&apos;t been played</source>
        <translation>Riprendi la ritirata e cambiala, finché non è stata giocata</translation>
    </message>
    <message>
        <source>There&apos;s nothing to move in {0}.</source>
        <translation>In {0} non c&apos;è nulla da spostare.</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t have %n token(s) in {0} now.</source>
        <translation>
            <numerusform>Ora in {0} non può esserci %n segnalino.</numerusform>
            <numerusform>Ora in {0} non possono esserci %n segnalini.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t place tokens in {0}.</source>
        <translation>Non puoi piazzare segnalini in {0}.</translation>
    </message>
    <message>
        <source>You can&apos;t swap powers with this combo.</source>
        <translation>Non puoi scambiare poteri con questa combinazione.</translation>
    </message>
    <message numerus="yes">
        <source>You rolled a %n. Your next conquest costs %n token(s) less.</source>
        <translation>
            <numerusform>Hai fatto %n. La prossima conquista costa %n segnalino in meno.</numerusform>
            <numerusform>Hai fatto %n. La prossima conquista costa %n segnalini in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>You rolled a blank.</source>
        <translation>È uscita una faccia vuota.</translation>
    </message>
    <message>
        <source>a new race next turn</source>
        <translation>nuova razza al prossimo turno</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>tutti piazzati</translation>
    </message>
    <message>
        <source>choose a region</source>
        <translation>scegli una regione</translation>
    </message>
    <message>
        <source>choose one on the left</source>
        <translation>scegline una a sinistra</translation>
    </message>
    <message>
        <source>choose the other combo</source>
        <translation>scegli l&apos;altra combinazione</translation>
    </message>
    <message>
        <source>click your regions</source>
        <translation>fai clic sulle tue regioni</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The price of a combo</extracomment>
        <translation>gratis</translation>
    </message>
    <message numerus="yes">
        <source>pay %n coin(s)</source>
        <translation>
            <numerusform>paghi %n moneta</numerusform>
            <numerusform>paghi %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>your final attempt this turn</source>
        <translation>il tentativo finale di questo turno</translation>
    </message>
    <message>
        <source>{0} has no token to spare.</source>
        <translation>{0} non ha segnalini in più.</translation>
    </message>
</context>
<context>
    <name>TurnTrack</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Giro {0} di {1}</translation>
    </message>
</context>
<context>
    <name>TutorialCard</name>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Chapters: start one again</source>
        <translation>Capitoli: ricominciane uno</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Esci dalla lezione</translation>
    </message>
    <message>
        <source>Leave the lesson (you can continue it later)</source>
        <translation>Esci dalla lezione (potrai continuarla più tardi)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
</context>
<context>
    <name>TutorialController</name>
    <message>
        <source>Do this step for me</source>
        <translation>Fai questo passo per me</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Finish the opponent&apos;s turn at once</source>
        <translation>Concludi subito il turno dell&apos;avversario</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>That&apos;s allowed too, but this lesson takes another path.</source>
        <translation>Anche questo è permesso, ma la lezione prende un&apos;altra strada.</translation>
    </message>
    <message>
        <source>{0} of {1} · {2}</source>
        <extracomment>The number of a step, of how many, and its chapter</extracomment>
        <translation>{0} di {1} · {2}</translation>
    </message>
</context>
<context>
    <name>UndoBarrierTexts</name>
    <message>
        <source>Nothing to undo: no move has been made this turn.</source>
        <translation>Nulla da annullare: in questo turno non ci sono mosse.</translation>
    </message>
    <message>
        <source>Nothing to undo: no move has been made yet.</source>
        <translation>Nulla da annullare: non c&apos;è ancora nessuna mossa.</translation>
    </message>
    <message>
        <source>Undo stops here: a new combo was revealed.</source>
        <translation>L&apos;annullamento si ferma qui: è comparsa una nuova combinazione.</translation>
    </message>
    <message>
        <source>Undo stops here: another player has made a move.</source>
        <translation>L&apos;annullamento si ferma qui: un altro giocatore ha mosso.</translation>
    </message>
    <message>
        <source>Undo stops here: something hidden was revealed.</source>
        <translation>L&apos;annullamento si ferma qui: si è scoperto qualcosa di nascosto.</translation>
    </message>
    <message>
        <source>Undo stops here: the die was rolled.</source>
        <translation>L&apos;annullamento si ferma qui: il dado è stato tirato.</translation>
    </message>
</context>
<context>
    <name>VersionNotice</name>
    <message>
        <source>Got it</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novità</translation>
    </message>
    <message>
        <source>swqt {0} is out.</source>
        <translation>È uscito swqt {0}.</translation>
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
        <translation>Segui {0}</translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation>Invita…</translation>
    </message>
    <message>
        <source>Lead the others</source>
        <translation>Guida gli altri</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Look on my own</source>
        <translation>Guarda da solo</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Smetti di mostrare</translation>
    </message>
    <message>
        <source>This game can&apos;t be shown to others.</source>
        <translation>Questa partita non si può mostrare ad altri.</translation>
    </message>
    <message>
        <source>This replay can&apos;t be shown.</source>
        <translation>Questo replay non si può mostrare.</translation>
    </message>
    <message>
        <source>Watching together</source>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>You lead now.</source>
        <translation>Ora guidi tu.</translation>
    </message>
    <message>
        <source>You lead the replay. Nobody else is here yet.</source>
        <translation>Guidi il replay. Non c&apos;è ancora nessun altro.</translation>
    </message>
    <message>
        <source>You lead the replay. Watching with you: {0}.</source>
        <translation>Guidi il replay. Guardano con te: {0}.</translation>
    </message>
    <message>
        <source>You&apos;re looking on your own while {0} leads.</source>
        <translation>Guardi da solo mentre guida {0}.</translation>
    </message>
    <message>
        <source>{0} has left.</source>
        <translation>{0} esce.</translation>
    </message>
    <message>
        <source>{0} has left. You keep the replay.</source>
        <translation>{0} esce. Il replay resta a te.</translation>
    </message>
    <message>
        <source>{0} leads now.</source>
        <translation>Ora guida {0}.</translation>
    </message>
    <message>
        <source>{0} leads the replay. Click a region to point at it.</source>
        <translation>{0} guida il replay. Fai clic su una regione per indicarla.</translation>
    </message>
    <message>
        <source>{0} points at {1}.</source>
        <extracomment>{0}: a person; {1}: a region</extracomment>
        <translation>{0} indica {1}.</translation>
    </message>
    <message>
        <source>{0} shows a game of {1}</source>
        <extracomment>{0}: a person; {1}: a date. The name of a table.</extracomment>
        <translation>{0} mostra: partita del {1}</translation>
    </message>
</context>
<context>
    <name>WatchersPanel</name>
    <message>
        <source>Give the lead</source>
        <translation>Cedi la guida</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenzia</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Espelli</translation>
    </message>
</context>
<context>
    <name>WorthBar</name>
    <message>
        <source>A good match for the others, between {0} ({1}) and {2} ({3}).</source>
        <translation>Sta bene con gli altri, tra {0} ({1}) e {2} ({3}).</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>How strong &amp;is it?</source>
        <translation>&amp;Quanto è forte?</translation>
    </message>
    <message>
        <source>Let bots play many games with it; takes a minute or two</source>
        <translation>I bot giocano molte partite; ci vuole un minuto o due</translation>
    </message>
    <message>
        <source>Perhaps too strong: about as strong as {0} ({1}).</source>
        <translation>Forse troppo forte: più o meno come {0} ({1}).</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Too strong: surely stronger than {0} ({1}).</source>
        <extracomment>{0}: the strongest race or power of the box; {1}: its coins</extracomment>
        <translation>Troppo forte: di sicuro più di {0} ({1}).</translation>
    </message>
    <message>
        <source>Too weak: surely weaker than {2} ({3}).</source>
        <translation>Troppo debole: di sicuro meno di {2} ({3}).</translation>
    </message>
    <message>
        <source>{0} ± {1} coins over the average power, place {2} of {3}.</source>
        <translation>{0} ± {1} monete rispetto al potere medio, posto {2} di {3}.</translation>
    </message>
    <message>
        <source>{0} ± {1} coins over the average race, place {2} of {3}.</source>
        <translation>{0} ± {1} monete rispetto alla razza media, posto {2} di {3}.</translation>
    </message>
</context>
<context>
    <name>WorthPanel</name>
    <message>
        <source>Both boxes mixed</source>
        <translation>I due giochi mescolati</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Combos</source>
        <translation>Combinazioni</translation>
    </message>
    <message numerus="yes">
        <source>Measured in %n game(s)</source>
        <translation>
            <numerusform>Misurato in %n partita</numerusform>
            <numerusform>Misurato in %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poteri</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Razze</translation>
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
        <translation>Quanto valgono le razze e i poteri, in monete</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Che cosa mostra la tabella</translation>
    </message>
</context>
<context>
    <name>WorthRowsModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
</context>
<context>
    <name>_ClockTexts</name>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minuto ciascuno</numerusform>
            <numerusform>%n minuti ciascuno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n second(s) per turn</source>
        <translation>
            <numerusform>+%n secondo per turno</numerusform>
            <numerusform>+%n secondi per turno</numerusform>
        </translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>senza orologio</translation>
    </message>
    <message numerus="yes">
        <source>reminder after %n minute(s)</source>
        <translation>
            <numerusform>promemoria dopo %n minuto</numerusform>
            <numerusform>promemoria dopo %n minuti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>article</name>
    <message>
        <source>Amazons</source>
        <comment>amazons</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>le</translation>
    </message>
    <message>
        <source>Badgers</source>
        <comment>badgers</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Cultists</source>
        <comment>cultists</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Drow</source>
        <comment>drow</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Dwarves</source>
        <comment>dwarves</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Elves</source>
        <comment>elves</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>gli</translation>
    </message>
    <message>
        <source>Ferrymen</source>
        <comment>ferrymen</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Flames</source>
        <comment>flames</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>le</translation>
    </message>
    <message>
        <source>Ghouls</source>
        <comment>ghouls</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Giants</source>
        <comment>giants</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Gnomes</source>
        <comment>gnomes</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>gli</translation>
    </message>
    <message>
        <source>Halflings</source>
        <comment>halflings</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Hermits</source>
        <comment>hermits</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>gli</translation>
    </message>
    <message>
        <source>Humans</source>
        <comment>humans</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>gli</translation>
    </message>
    <message>
        <source>Innkeepers</source>
        <comment>innkeepers</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Iron Dwarves</source>
        <comment>irondwarves</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Kraken</source>
        <comment>kraken</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Liches</source>
        <comment>liches</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Lizardmen</source>
        <comment>lizardmen</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Magpies</source>
        <comment>magpies</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>le</translation>
    </message>
    <message>
        <source>Mudmen</source>
        <comment>mudmen</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>le</translation>
    </message>
    <message>
        <source>Mummies</source>
        <comment>mummies</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>le</translation>
    </message>
    <message>
        <source>Ogres</source>
        <comment>ogres</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>gli</translation>
    </message>
    <message>
        <source>Orcs</source>
        <comment>orcs</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>gli</translation>
    </message>
    <message>
        <source>Ratmen</source>
        <comment>ratmen</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>gli</translation>
    </message>
    <message>
        <source>Shadow Mimes</source>
        <comment>mimes</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Shrooms</source>
        <comment>shrooms</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <comment>skeletons</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>gli</translation>
    </message>
    <message>
        <source>Sorcerers</source>
        <comment>sorcerers</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>gli</translation>
    </message>
    <message>
        <source>Spiderines</source>
        <comment>spiderines</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>le</translation>
    </message>
    <message>
        <source>Tinkers</source>
        <comment>tinkers</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>gli</translation>
    </message>
    <message>
        <source>Tritons</source>
        <comment>tritons</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Trolls</source>
        <comment>trolls</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Will-o&apos;-Wisp</source>
        <comment>wisp</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>Wizards</source>
        <comment>wizards</comment>
        <extracomment>Optional: the article before a race in sentences of the log, if it is not the same for all races</extracomment>
        <translation>i</translation>
    </message>
</context>
<context>
    <name>chapter</name>
    <message>
        <source>A race and a power</source>
        <comment>combo</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Una razza e un potere</translation>
    </message>
    <message>
        <source>A second race</source>
        <comment>finish</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Una seconda razza</translation>
    </message>
    <message>
        <source>Attack and undo</source>
        <comment>attack</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Attacco e annulla</translation>
    </message>
    <message>
        <source>Conquering</source>
        <comment>conquest</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Conquistare</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>decline</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>In declino</translation>
    </message>
    <message>
        <source>Redeploying</source>
        <comment>redeployment</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Ridistribuire</translation>
    </message>
    <message>
        <source>The die</source>
        <comment>die</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Il dado</translation>
    </message>
</context>
<context>
    <name>choice</name>
    <message>
        <source>Sorcerers against Elves</source>
        <comment>variants.sorcerer_vs_elf</comment>
        <translation>Stregoni contro Elfi</translation>
    </message>
    <message>
        <source>Sorcerers with an empty tray</source>
        <comment>variants.sorcerer_empty_hand</comment>
        <translation>Stregoni con la riserva vuota</translation>
    </message>
    <message>
        <source>all</source>
        <comment>keep.all</comment>
        <translation>tutti</translation>
    </message>
    <message>
        <source>always</source>
        <comment>when.always</comment>
        <translation>sempre</translation>
    </message>
    <message>
        <source>an opponent</source>
        <comment>holder.opponent</comment>
        <translation>un avversario</translation>
    </message>
    <message>
        <source>an opponent who has attacked since the last turn</source>
        <comment>holder.grudge</comment>
        <translation>un avversario che ha attaccato dall&apos;ultimo turno</translation>
    </message>
    <message>
        <source>another race of the same player</source>
        <comment>holder.own</comment>
        <translation>un&apos;altra razza dello stesso giocatore</translation>
    </message>
    <message>
        <source>anyone</source>
        <comment>holder.any</comment>
        <translation>chiunque</translation>
    </message>
    <message>
        <source>at redeployment</source>
        <comment>at.redeploy</comment>
        <translation>alla ridistribuzione</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <comment>at.close</comment>
        <translation>alla fine del turno</translation>
    </message>
    <message>
        <source>in decline</source>
        <comment>when.declined</comment>
        <translation>in declino</translation>
    </message>
    <message>
        <source>in the first region conquered</source>
        <comment>at.conquest</comment>
        <translation>nella prima regione conquistata</translation>
    </message>
    <message>
        <source>moves of Encampments</source>
        <comment>variants.bivouac_moves</comment>
        <translation>spostamenti degli Accampamenti</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>holder.nobody</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>none</source>
        <comment>keep.none</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>once in the game</source>
        <comment>limit.game</comment>
        <translation>una volta nella partita</translation>
    </message>
    <message>
        <source>once per turn</source>
        <comment>limit.turn</comment>
        <translation>una volta per turno</translation>
    </message>
    <message>
        <source>once per turn against each opponent</source>
        <comment>limit.opponent</comment>
        <translation>una volta per turno contro ogni avversario</translation>
    </message>
    <message>
        <source>one in each region</source>
        <comment>keep.one</comment>
        <translation>uno in ogni regione</translation>
    </message>
    <message>
        <source>opponent next to it</source>
        <comment>per.opponent</comment>
        <translation>avversario vicino</translation>
    </message>
    <message>
        <source>region conquered this turn</source>
        <comment>per.conquest</comment>
        <translation>regione conquistata in questo turno</translation>
    </message>
    <message>
        <source>region held</source>
        <comment>per.region</comment>
        <translation>regione occupata</translation>
    </message>
    <message>
        <source>separate group of regions</source>
        <comment>per.group</comment>
        <translation>gruppo separato di regioni</translation>
    </message>
    <message>
        <source>the attacker</source>
        <comment>payer.attacker</comment>
        <translation>l&apos;attaccante</translation>
    </message>
    <message>
        <source>the bank</source>
        <comment>payer.bank</comment>
        <translation>la banca</translation>
    </message>
    <message>
        <source>the opponent</source>
        <comment>payer.opponent</comment>
        <translation>l&apos;avversario</translation>
    </message>
    <message>
        <source>the tray</source>
        <comment>source.tray</comment>
        <translation>la riserva</translation>
    </message>
    <message>
        <source>the tray or, if that is empty, the hand</source>
        <comment>source.tray or hand</comment>
        <translation>la riserva o, se è vuota, la mano</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>per.turn</comment>
        <translation>turno</translation>
    </message>
    <message>
        <source>turn in which all its regions are connected</source>
        <comment>per.flock</comment>
        <translation>turno in cui tutte le regioni sono collegate</translation>
    </message>
    <message>
        <source>when an opponent gives up a region</source>
        <comment>at.abandon</comment>
        <translation>quando un avversario abbandona una regione</translation>
    </message>
    <message>
        <source>when an opponent&apos;s race declines</source>
        <comment>at.decline</comment>
        <translation>quando la razza di un avversario va in declino</translation>
    </message>
    <message>
        <source>when it takes a region from an opponent</source>
        <comment>windfall.at.conquest</comment>
        <translation>quando prende una regione a un avversario</translation>
    </message>
    <message>
        <source>when the combo is picked</source>
        <comment>at.pick</comment>
        <translation>quando si sceglie la combinazione</translation>
    </message>
    <message>
        <source>where Flames enter</source>
        <comment>variants.flames_entry</comment>
        <translation>da dove entrano le Fiamme</translation>
    </message>
    <message>
        <source>while the race is active</source>
        <comment>when.active</comment>
        <translation>finché la razza è attiva</translation>
    </message>
</context>
<context>
    <name>clause</name>
    <message>
        <source>Magic bag: a piece that copies one Relic on the map each turn</source>
        <comment>bag</comment>
        <translation>Sacco magico: un pezzo che copia ogni turno una Reliquia sulla mappa</translation>
    </message>
    <message>
        <source>Rebirth: it takes over regions of its owner&apos;s race in decline at the start of a turn</source>
        <comment>reborn</comment>
        <translation>Rinascita: all&apos;inizio del turno prende regioni della razza in declino del suo giocatore</translation>
    </message>
    <message>
        <source>Silver Hammers: they conquer like tokens and are gained at each redeployment</source>
        <comment>hammers</comment>
        <translation>Martelli d&apos;argento: conquistano come segnalini e si ottengono a ogni ridistribuzione</translation>
    </message>
    <message>
        <source>Swap: when it is picked, its power may be swapped for another one</source>
        <comment>swap-badge</comment>
        <translation>Scambio: quando si sceglie, il suo potere si può scambiare con un altro</translation>
    </message>
</context>
<context>
    <name>condition</name>
    <message>
        <source>a Place lies there, or not</source>
        <comment>place</comment>
        <translation>lì c&apos;è un Luogo mitico, o no</translation>
    </message>
    <message>
        <source>a single token stands there, or not</source>
        <comment>lone</comment>
        <translation>lì c&apos;è un solo segnalino, o no</translation>
    </message>
    <message>
        <source>at least this many tokens stand there</source>
        <comment>tokens</comment>
        <translation>lì ci sono almeno tanti segnalini</translation>
    </message>
    <message>
        <source>it has the same terrain as the region where this lies</source>
        <comment>terrain_of</comment>
        <translation>lo stesso terreno della regione in cui si trova questo</translation>
    </message>
    <message>
        <source>it holds at least this many of them</source>
        <comment>regions</comment>
        <translation>ne occupa almeno tante</translation>
    </message>
    <message>
        <source>it is next to a region of which this is true</source>
        <comment>next_to</comment>
        <translation>confina con una regione di cui questo è vero</translation>
    </message>
    <message>
        <source>it is next to such a region, or to a chain of regions of this race that reaches one</source>
        <comment>linked_to</comment>
        <translation>confina con una regione così, o con una catena di regioni di questa razza che ci arriva</translation>
    </message>
    <message>
        <source>it is occupied by a race, a Lost Tribe or Monsters, or empty</source>
        <comment>occupied</comment>
        <translation>occupata da una razza, una Tribù perduta o Mostri, o vuota</translation>
    </message>
    <message>
        <source>it is this round, or a later one</source>
        <comment>from_round</comment>
        <translation>è questo giro o uno successivo</translation>
    </message>
    <message>
        <source>it is this round, or an earlier one</source>
        <comment>to_round</comment>
        <translation>è questo giro o uno precedente</translation>
    </message>
    <message>
        <source>no other race and no Monsters are next to it, or some are</source>
        <comment>alone</comment>
        <translation>accanto non c&apos;è un&apos;altra razza né Mostri, o invece sì</translation>
    </message>
    <message>
        <source>the race there is active, or in decline</source>
        <comment>active</comment>
        <translation>la razza lì è attiva, o in declino</translation>
    </message>
    <message>
        <source>the region has this symbol</source>
        <comment>mark</comment>
        <translation>la regione ha questo simbolo</translation>
    </message>
    <message>
        <source>the region has this terrain</source>
        <comment>terrain</comment>
        <translation>la regione ha questo terreno</translation>
    </message>
    <message>
        <source>this piece stands there</source>
        <comment>piece</comment>
        <translation>questo pezzo si trova lì</translation>
    </message>
    <message>
        <source>this race holds a region of which this is true</source>
        <comment>holding</comment>
        <translation>questa razza occupa una regione di cui questo è vero</translation>
    </message>
    <message>
        <source>this race holds it, or doesn&apos;t</source>
        <comment>held</comment>
        <translation>questa razza la occupa, o no</translation>
    </message>
    <message>
        <source>who holds it</source>
        <comment>holder</comment>
        <translation>chi la occupa</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>coins</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n non-empty {kind} region(s) {more} conquered this turn</source>
        <comment>conquered</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n regione non vuota {kind} {more} conquistata in questo turno</numerusform>
            <numerusform>%n regioni non vuote {kind2} {more} conquistate in questo turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>tokens</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n segnalino</numerusform>
            <numerusform>%n segnalini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind} region(s) held {more}</source>
        <comment>held</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n regione {kind} controllata {more}</numerusform>
            <numerusform>%n regioni {kind2} controllate {more}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>example</name>
    <message>
        <source>Coins it gets when an opponent conquers {region}</source>
        <comment>attack.coins</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Monete ricevute quando un avversario conquista {region}</translation>
    </message>
    <message>
        <source>Extra commands after conquering {region}: {said}</source>
        <comment>says.conquest</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Comandi che ha in più dopo la conquista di {region}: {said}</translation>
    </message>
    <message>
        <source>Extra commands after its conquests: {said}</source>
        <comment>says.redeploy</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Comandi che ha in più dopo le conquiste: {said}</translation>
    </message>
    <message>
        <source>Extra commands after redeploying: {said}</source>
        <comment>says.close</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Comandi che ha in più dopo la ridistribuzione: {said}</translation>
    </message>
    <message>
        <source>Extra commands at the start of a turn: {said}</source>
        <comment>says</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Comandi che ha in più all&apos;inizio di un turno: {said}</translation>
    </message>
    <message>
        <source>Number of regions it can conquer next, holding {held}</source>
        <comment>where</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Numero di regioni che può conquistare dopo, controllando {held}</translation>
    </message>
    <message>
        <source>Number of regions open to the first conquest</source>
        <comment>first.where</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Numero di regioni aperte alla prima conquista</translation>
    </message>
    <message>
        <source>The conquest of {region}, holding {held}</source>
        <comment>cost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>La conquista di {region}, controllando {held}</translation>
    </message>
    <message>
        <source>The first conquest, {region}</source>
        <comment>first</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>La prima conquista, {region}</translation>
    </message>
    <message>
        <source>The income of a later turn in decline, holding {held}</source>
        <comment>decline.income</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Le entrate di un turno successivo in declino, controllando {held}</translation>
    </message>
    <message>
        <source>The income of a turn, holding {held} and in decline {declined}</source>
        <comment>income</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Le entrate di un turno, controllando {held} e in declino {declined}</translation>
    </message>
    <message>
        <source>The income of the turn of its decline, holding {held}</source>
        <comment>decline.paid</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Le entrate del turno del declino, controllando {held}</translation>
    </message>
    <message>
        <source>Tokens after two conquests</source>
        <comment>tokens.redeploy</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Segnalini dopo due conquiste</translation>
    </message>
    <message>
        <source>Tokens in hand when it is picked</source>
        <comment>picked</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Segnalini in mano quando si sceglie</translation>
    </message>
    <message>
        <source>Tokens lost when an opponent conquers {region}</source>
        <comment>attack.lost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Segnalini persi quando un avversario conquista {region}</translation>
    </message>
    <message>
        <source>Tokens that remain in decline, holding {held}</source>
        <comment>decline.keeps</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Segnalini che restano in declino, controllando {held}</translation>
    </message>
    <message>
        <source>What it costs an opponent to conquer {region} when two of its tokens defend it</source>
        <comment>attack.cost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Quanto costa a un avversario conquistare {region}, difesa da due dei suoi segnalini</translation>
    </message>
    <message>
        <source>What the conquest of {region} adds to the income</source>
        <comment>income.conquest</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Quanto aggiunge alle entrate la conquista di {region}</translation>
    </message>
    <message>
        <source>Worked out by the engine on {where}:</source>
        <comment>heading</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Calcolato dal motore di gioco su {where}:</translation>
    </message>
    <message>
        <source>a Lost Tribe</source>
        <comment>with.tribe</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>una Tribù perduta</translation>
    </message>
    <message>
        <source>not possible</source>
        <comment>no</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>non possibile</translation>
    </message>
    <message>
        <source>tokens of an opponent: {n}</source>
        <comment>with.rivals</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>segnalini di un avversario: {n}</translation>
    </message>
    <message>
        <source>{n} Monsters</source>
        <comment>with.monsters</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{n} Mostri</translation>
    </message>
    <message>
        <source>{n} token in decline</source>
        <comment>with.forebears</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{n} segnalino in declino</translation>
    </message>
    <message>
        <source>{what}: {own} (without its effects: {plain}).</source>
        <comment>differs</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{what}: {own} (senza i suoi effetti: {plain}).</translation>
    </message>
    <message>
        <source>{what}: {own}, with or without its effects.</source>
        <comment>same</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{what}: {own}, con o senza i suoi effetti.</translation>
    </message>
</context>
<context>
    <name>excluded</name>
    <message>
        <source>No Places are in play.</source>
        <comment>places</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>I Luoghi mitici non sono in gioco.</translation>
    </message>
    <message>
        <source>No Relics are in play.</source>
        <comment>relics</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Le Reliquie non sono in gioco.</translation>
    </message>
    <message>
        <source>Nothing in this game brings this piece: {about}.</source>
        <comment>piece</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>In questa partita nulla porta questo pezzo: {about}.</translation>
    </message>
    <message>
        <source>The board has no region like this: {about}.</source>
        <comment>terrain</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Sul tabellone non c&apos;è nessuna regione così: {about}.</translation>
    </message>
    <message>
        <source>The board has no symbol like this: {about}.</source>
        <comment>mark</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Sul tabellone non c&apos;è nessun simbolo così: {about}.</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>A new one each turn</source>
        <comment>new</comment>
        <translation>Uno nuovo ogni turno</translation>
    </message>
    <message>
        <source>Adjacent to all regions of this race</source>
        <comment>anywhere</comment>
        <translation>Confina con tutte le regioni di questa razza</translation>
    </message>
    <message>
        <source>At most, in all</source>
        <comment>stock</comment>
        <translation>Al massimo, in tutto</translation>
    </message>
    <message>
        <source>Doesn&apos;t count as the one race in decline</source>
        <comment>extra</comment>
        <translation>Non conta come l&apos;unica razza in declino</translation>
    </message>
    <message>
        <source>Each in a region of its own</source>
        <comment>apart</comment>
        <translation>Ognuno in una regione diversa</translation>
    </message>
    <message>
        <source>For each</source>
        <comment>per</comment>
        <translation>Per ogni</translation>
    </message>
    <message>
        <source>For every so many</source>
        <comment>every</comment>
        <translation>Per ogni tanti</translation>
    </message>
    <message>
        <source>House rules that change it</source>
        <comment>variants</comment>
        <translation>Regole della casa che lo cambiano</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>amount</comment>
        <translation>Quanti</translation>
    </message>
    <message>
        <source>How many regions</source>
        <comment>reborn.count</comment>
        <translation>Quante regioni</translation>
    </message>
    <message>
        <source>How often</source>
        <comment>limit</comment>
        <translation>Quante volte</translation>
    </message>
    <message>
        <source>It stays in decline</source>
        <comment>stays</comment>
        <translation>Resta in declino</translation>
    </message>
    <message>
        <source>It works</source>
        <comment>when</comment>
        <translation>Agisce</translation>
    </message>
    <message>
        <source>Its region can&apos;t be conquered</source>
        <comment>immune</comment>
        <translation>La sua regione non si può conquistare</translation>
    </message>
    <message>
        <source>Joins all regions next to the same stretch</source>
        <comment>passage</comment>
        <translation>Unisce tutte le regioni lungo lo stesso tratto</translation>
    </message>
    <message>
        <source>May be moved, per turn</source>
        <comment>moves</comment>
        <translation>Si può spostare, per turno</translation>
    </message>
    <message>
        <source>May decline right after scoring</source>
        <comment>after_score</comment>
        <translation>Può andare in declino subito dopo il punteggio</translation>
    </message>
    <message>
        <source>May redeploy once more before that</source>
        <comment>redeploys</comment>
        <translation>Prima può ridistribuirsi ancora una volta</translation>
    </message>
    <message>
        <source>Need not be placed</source>
        <comment>optional</comment>
        <translation>Non va piazzato per forza</translation>
    </message>
    <message>
        <source>Piece</source>
        <comment>piece</comment>
        <translation>Pezzo</translation>
    </message>
    <message>
        <source>Pieces at a time</source>
        <comment>count</comment>
        <translation>Pezzi alla volta</translation>
    </message>
    <message>
        <source>Placed</source>
        <comment>at</comment>
        <translation>Piazzato</translation>
    </message>
    <message>
        <source>Printed rule that it stands for</source>
        <comment>rule</comment>
        <translation>Regola stampata che rappresenta</translation>
    </message>
    <message>
        <source>The new token comes from</source>
        <comment>source</comment>
        <translation>Il nuovo segnalino viene da</translation>
    </message>
    <message>
        <source>The power stays in decline</source>
        <comment>badge</comment>
        <translation>Il potere resta in declino</translation>
    </message>
    <message>
        <source>Tokens more for attackers</source>
        <comment>defence</comment>
        <translation>Segnalini in più per gli attaccanti</translation>
    </message>
    <message>
        <source>Tokens that stay</source>
        <comment>keep</comment>
        <translation>Segnalini che restano</translation>
    </message>
    <message>
        <source>When</source>
        <comment>windfall.at</comment>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>where</comment>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Who pays</source>
        <comment>payer</comment>
        <translation>Chi paga</translation>
    </message>
    <message>
        <source>Word for the game file</source>
        <comment>note</comment>
        <translation>Parola per il file</translation>
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
        <translation>f</translation>
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
        <translation>f</translation>
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
        <translation>f</translation>
    </message>
    <message>
        <source>Mudmen</source>
        <comment>mudmen</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Mummies</source>
        <comment>mummies</comment>
        <extracomment>Optional: m, f or n if powers beside this race have several forms; without it, m</extracomment>
        <translation>f</translation>
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
        <translation>f</translation>
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
        <translation>Avventurosi | Avventurose</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <comment>alchemist</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Alchimisti | Alchimiste</translation>
    </message>
    <message>
        <source>Beacon</source>
        <comment>beacon</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>dei Falò</translation>
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
        <translation>Accampati | Accampate</translation>
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
        <translation>Diplomatici | Diplomatiche</translation>
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
        <translation>Pescatori | Pescatrici</translation>
    </message>
    <message>
        <source>Flocking</source>
        <comment>flocking</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Gregari | Gregarie</translation>
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
        <translation>Silvani | Silvane</translation>
    </message>
    <message>
        <source>Fortified</source>
        <comment>fortified</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Fortificati | Fortificate</translation>
    </message>
    <message>
        <source>Frightened</source>
        <comment>frightened</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Paurosi | Paurose</translation>
    </message>
    <message>
        <source>Gleaning</source>
        <comment>gleaning</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Spigolatori | Spigolatrici</translation>
    </message>
    <message>
        <source>Heroic</source>
        <comment>heroic</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Eroici | Eroiche</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hungry</source>
        <comment>hungry</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Affamati | Affamate</translation>
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
        <translation>Magici | Magiche</translation>
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
        <translation>Minatori | Minatrici</translation>
    </message>
    <message>
        <source>Moated</source>
        <comment>moated</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>del Fossato</translation>
    </message>
    <message>
        <source>Mounted</source>
        <comment>mounted</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>a cavallo</translation>
    </message>
    <message>
        <source>Muddy</source>
        <comment>muddy</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Luridi | Luride</translation>
    </message>
    <message>
        <source>Mystic</source>
        <comment>mystic</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Mistici | Mistiche</translation>
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
        <translation>Saccheggiatori | Saccheggiatrici</translation>
    </message>
    <message>
        <source>Quarreling</source>
        <comment>quarreling</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Litigiosi | Litigiose</translation>
    </message>
    <message>
        <source>Reborn</source>
        <comment>reborn</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Rinati | Rinate</translation>
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
        <translation>Marinari | Marinare</translation>
    </message>
    <message>
        <source>Shield</source>
        <comment>shield</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Corazzati | Corazzate</translation>
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
        <translation>Rocciosi | Rocciose</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thieving</source>
        <comment>thieving</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Ladri | Ladre</translation>
    </message>
    <message>
        <source>Tomb</source>
        <comment>tomb</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Non morti | Non morte</translation>
    </message>
    <message>
        <source>Underworld</source>
        <comment>underworld</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Sotterranei | Sotterranee</translation>
    </message>
    <message>
        <source>Vampire</source>
        <comment>vampire</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Vampiri | Vampire</translation>
    </message>
    <message>
        <source>Vanishing</source>
        <comment>vanishing</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Scomparsi | Scomparse</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <comment>vengeful</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Vendicativi | Vendicative</translation>
    </message>
    <message>
        <source>Wealthy</source>
        <comment>wealthy</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Ricchi | Ricche</translation>
    </message>
    <message>
        <source>Wise</source>
        <comment>wise</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Saggi | Sagge</translation>
    </message>
</context>
<context>
    <name>kind</name>
    <message>
        <source>Black Mountain</source>
        <comment>terrain=blackmountain</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Montagna nera</translation>
    </message>
    <message>
        <source>Cavern</source>
        <comment>mark=cavern</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… con una Caverna</translation>
    </message>
    <message>
        <source>Chasm</source>
        <comment>terrain=chasm</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Crepaccio</translation>
    </message>
    <message>
        <source>Farmland</source>
        <comment>terrain=farmland</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Campo</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>terrain=forest</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Foresta</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>terrain=hill</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Collina</translation>
    </message>
    <message>
        <source>Lake</source>
        <comment>terrain=lake</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Lago</translation>
    </message>
    <message>
        <source>Magic source</source>
        <comment>mark=magic</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… con una Fonte di magia o una Selva di cristallo</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>terrain=mine</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Giacimento</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>mark=mine</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… con una Miniera o un Giacimento</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>terrain=mountain</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Montagna</translation>
    </message>
    <message>
        <source>Mud Pool</source>
        <comment>terrain=mud</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Pozza di fango</translation>
    </message>
    <message>
        <source>Mushroom Forest</source>
        <comment>terrain=mushroom</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Foresta di funghi</translation>
    </message>
    <message>
        <source>Mystic Crystal</source>
        <comment>terrain=crystal</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Selva di cristallo</translation>
    </message>
    <message>
        <source>River</source>
        <comment>terrain=river</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Fiume</translation>
    </message>
    <message>
        <source>Sea</source>
        <comment>terrain=sea</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Mare</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>terrain=swamp</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di Palude</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>occupied=false</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>vuota | vuote</translation>
    </message>
    <message>
        <source>land</source>
        <comment>terrain=land</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>di terraferma</translation>
    </message>
    <message>
        <source>occupied</source>
        <comment>occupied=true</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>non vuota | non vuote</translation>
    </message>
    <message>
        <source>water</source>
        <comment>terrain=water</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>d&apos;acqua</translation>
    </message>
</context>
<context>
    <name>limit</name>
    <message>
        <source>, once per turn</source>
        <comment>turn</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, una volta per turno</translation>
    </message>
    <message>
        <source>, once per turn against each opponent</source>
        <comment>opponent</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, una volta per turno contro ogni avversario</translation>
    </message>
    <message>
        <source>, only once</source>
        <comment>game</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, una sola volta</translation>
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
        <translation>Bordo della mappa</translation>
    </message>
    <message>
        <source>Lost Tribe</source>
        <comment>tribe</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Tribù perduta</translation>
    </message>
    <message>
        <source>Magic source</source>
        <comment>magic</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Fonte di magia</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>mine</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Miniera</translation>
    </message>
    <message>
        <source>Monster</source>
        <comment>monster</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Mostro</translation>
    </message>
    <message>
        <source>Volcano</source>
        <comment>volcano</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Vulcano</translation>
    </message>
</context>
<context>
    <name>moment</name>
    <message>
        <source>at each redeployment</source>
        <comment>redeploy</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>a ogni ridistribuzione</translation>
    </message>
    <message>
        <source>at the end of each turn</source>
        <comment>close</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>alla fine di ogni turno</translation>
    </message>
    <message>
        <source>at the start of each turn</source>
        <comment>start</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>all&apos;inizio di ogni turno</translation>
    </message>
    <message>
        <source>when the combo is picked</source>
        <comment>pick</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>quando si sceglie la combinazione</translation>
    </message>
</context>
<context>
    <name>more</name>
    <message>
        <source>at the edge of the map</source>
        <comment>mark=edge</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>al bordo della mappa</translation>
    </message>
    <message>
        <source>held by an opponent</source>
        <comment>holder=opponent</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>di un avversario</translation>
    </message>
    <message>
        <source>held by another race of the same player</source>
        <comment>holder=own</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>di un&apos;altra razza dello stesso giocatore</translation>
    </message>
    <message>
        <source>next to a Chasm</source>
        <comment>next_to(terrain=chasm)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>accanto a un Crepaccio</translation>
    </message>
    <message>
        <source>next to a Mountain region of this race</source>
        <comment>next_to(held=true,terrain=mountain)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>accanto a una regione di Montagna di questa razza</translation>
    </message>
    <message>
        <source>next to a Mystic Crystal region of this race</source>
        <comment>next_to(held=true,terrain=crystal)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>accanto a una regione di Selva di cristallo di questa razza</translation>
    </message>
    <message>
        <source>next to another race or Monsters</source>
        <comment>alone=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>accanto a un&apos;altra razza o a Mostri</translation>
    </message>
    <message>
        <source>next to any {beside}</source>
        <comment>next_to</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>accanto a una qualsiasi {beside}</translation>
    </message>
    <message>
        <source>next to any {beside} or to a chain of regions of this race that reaches one</source>
        <comment>linked_to</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>accanto a una qualsiasi {beside} o a una catena di regioni di questa razza che la raggiunge</translation>
    </message>
    <message>
        <source>next to water</source>
        <comment>next_to(terrain=water)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>accanto all&apos;acqua</translation>
    </message>
    <message>
        <source>next to {the}</source>
        <comment>next_to.piece</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>accanto alla regione {with}</translation>
    </message>
    <message>
        <source>next to {the} or to a chain of regions of this race that reaches it</source>
        <comment>linked_to.piece</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>accanto alla regione {with} o a una catena di regioni di questa razza che la raggiunge</translation>
    </message>
    <message>
        <source>of an opponent who has attacked this player since the last turn</source>
        <comment>holder=grudge</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>di un avversario che ha attaccato questo giocatore dopo il suo ultimo turno</translation>
    </message>
    <message>
        <source>of the same terrain as its own</source>
        <comment>terrain_of=here</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con lo stesso terreno della sua</translation>
    </message>
    <message>
        <source>of the same terrain as {the}</source>
        <comment>terrain_of</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con lo stesso terreno della regione {with}</translation>
    </message>
    <message>
        <source>that anyone holds</source>
        <comment>holder=any</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>di qualcuno</translation>
    </message>
    <message>
        <source>that nobody holds</source>
        <comment>holder=nobody</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>di nessuno</translation>
    </message>
    <message>
        <source>that this race does not hold</source>
        <comment>held=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>non di questa razza</translation>
    </message>
    <message>
        <source>that this race holds</source>
        <comment>held=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>di questa razza</translation>
    </message>
    <message>
        <source>under a race in decline</source>
        <comment>active=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con una razza in declino</translation>
    </message>
    <message>
        <source>under an active race</source>
        <comment>active=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con una razza attiva</translation>
    </message>
    <message>
        <source>where it lies</source>
        <comment>piece=here</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>in cui si trova</translation>
    </message>
    <message>
        <source>with a Lost Tribe symbol</source>
        <comment>mark=tribe</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con il simbolo Tribù perduta</translation>
    </message>
    <message>
        <source>with a Monster symbol</source>
        <comment>mark=monster</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con il simbolo Mostro</translation>
    </message>
    <message>
        <source>with a Place</source>
        <comment>place=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con un Luogo mitico</translation>
    </message>
    <message>
        <source>with a Volcano symbol</source>
        <comment>mark=volcano</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con il simbolo Vulcano</translation>
    </message>
    <message>
        <source>with a single active token of an opponent</source>
        <comment>active=true,holder=opponent,lone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con un solo segnalino attivo di un avversario</translation>
    </message>
    <message>
        <source>with a single token</source>
        <comment>lone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con un solo segnalino</translation>
    </message>
    <message>
        <source>with at least {tokens}</source>
        <comment>tokens</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>con almeno {tokens}</translation>
    </message>
    <message>
        <source>with no other race and no Monsters next to it</source>
        <comment>alone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>senza altre razze né Mostri accanto</translation>
    </message>
    <message>
        <source>without a Place</source>
        <comment>place=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>senza Luoghi mitici</translation>
    </message>
    <message>
        <source>without a lone token</source>
        <comment>lone=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>senza un segnalino solo</translation>
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
        <translation>a ogni turno</translation>
    </message>
    <message>
        <source>each turn, as long as it holds a region</source>
        <comment>turn.held</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>a ogni turno, finché controlla una regione</translation>
    </message>
    <message>
        <source>each turn, as long as there is a {one}</source>
        <comment>turn.where</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>a ogni turno, finché c&apos;è una {one}</translation>
    </message>
    <message>
        <source>for each separate group of regions held</source>
        <comment>group</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>per ogni gruppo separato di regioni controllate</translation>
    </message>
    <message>
        <source>for each {conquered}</source>
        <comment>conquest</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>per ogni {conquered}</translation>
    </message>
    <message>
        <source>for each {held}</source>
        <comment>region</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>per ogni {held}</translation>
    </message>
    <message>
        <source>for every {conquered_n}</source>
        <comment>conquest.every</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>ogni {conquered_n}</translation>
    </message>
    <message>
        <source>for every {held_n}</source>
        <comment>region.every</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>ogni {held_n}</translation>
    </message>
    <message>
        <source>for its region</source>
        <comment>region.here</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>per la sua regione</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to a {held}</source>
        <comment>opponent.where</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>da ogni avversario la cui razza attiva confina con una {held}</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to that region</source>
        <comment>opponent.here</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>da ogni avversario la cui razza attiva confina con quella regione</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to this one</source>
        <comment>opponent</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>da ogni avversario la cui razza attiva confina con questa</translation>
    </message>
    <message>
        <source>if all regions held are connected</source>
        <comment>flock</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>se tutte le regioni controllate sono collegate</translation>
    </message>
</context>
<context>
    <name>piece</name>
    <message numerus="yes">
        <source>%n Bag(s)</source>
        <comment>bag.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Sacca</numerusform>
            <numerusform>%n Sacche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Balrog(s)</source>
        <comment>balrog.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Balrog</numerusform>
            <numerusform>%n Balrog</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dragon(s)</source>
        <comment>dragon.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Drago</numerusform>
            <numerusform>%n Draghi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Encampment(s)</source>
        <comment>encampment.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Accampamento</numerusform>
            <numerusform>%n Accampamenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fortress(es)</source>
        <comment>fortress.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Fortezza</numerusform>
            <numerusform>%n Fortezze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Ghost(s)</source>
        <comment>ghost.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Fantasma</numerusform>
            <numerusform>%n Fantasmi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Great Ancient(s)</source>
        <comment>ancient.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Grande Antico</numerusform>
            <numerusform>%n Grandi Antichi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hero(es)</source>
        <comment>hero.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Eroe</numerusform>
            <numerusform>%n Eroi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hole(s)</source>
        <comment>hole.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Buca</numerusform>
            <numerusform>%n Buche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mushroom Armor(s)</source>
        <comment>armor.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Corazza di fungo</numerusform>
            <numerusform>%n Corazze di fungo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Queen(s)</source>
        <comment>queen.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Regina nera</numerusform>
            <numerusform>%n Regine nere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Troll Lair(s)</source>
        <comment>lair.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Tana dei Troll</numerusform>
            <numerusform>%n Tane dei Troll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Volcano(es)</source>
        <comment>volcano.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Vulcano</numerusform>
            <numerusform>%n Vulcani</numerusform>
        </translation>
    </message>
    <message>
        <source>Altar of Souls</source>
        <comment>altar.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Altare delle anime</translation>
    </message>
    <message>
        <source>Bag</source>
        <comment>bag.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Sacca delle meraviglie</translation>
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
        <translation>Cripta della cacciatrice di tesori</translation>
    </message>
    <message>
        <source>Diamond Fields</source>
        <comment>diamond.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Campo diamantifero</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>dragon.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Drago</translation>
    </message>
    <message>
        <source>Encampment</source>
        <comment>encampment.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Accampamento</translation>
    </message>
    <message>
        <source>Flying Doormat</source>
        <comment>doormat.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Tappetino volante</translation>
    </message>
    <message>
        <source>Fortress</source>
        <comment>fortress.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Fortezza</translation>
    </message>
    <message>
        <source>Fountain of Youth</source>
        <comment>fountain.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Fonte della giovinezza</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Solito anello</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Solito anello</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Solito anello</translation>
    </message>
    <message>
        <source>Ghost</source>
        <comment>ghost.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Fantasma di Lara</translation>
    </message>
    <message>
        <source>Great Ancient</source>
        <comment>ancient.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Grande Antico</translation>
    </message>
    <message>
        <source>Great Brass Pipe</source>
        <comment>pipe.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Grandi tubi d&apos;ottone</translation>
    </message>
    <message>
        <source>Hero</source>
        <comment>hero.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Eroe</translation>
    </message>
    <message>
        <source>Hole</source>
        <comment>hole.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Buca</translation>
    </message>
    <message>
        <source>Keep on the Motherland</source>
        <comment>keep.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Fortezza ancestrale</translation>
    </message>
    <message>
        <source>Mine of the Lost Dwarf</source>
        <comment>mine.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Miniera del Nano scomparso</translation>
    </message>
    <message>
        <source>Mushroom Armor</source>
        <comment>armor.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Corazza di fungo</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>queen.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Regina nera</translation>
    </message>
    <message>
        <source>Scepter of Avarice</source>
        <comment>scepter.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Scettro dell&apos;avaro</translation>
    </message>
    <message>
        <source>Shiny Orb</source>
        <comment>orb.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Globo scintillante</translation>
    </message>
    <message>
        <source>Stinky Troll&apos;s Socks</source>
        <comment>socks.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Calzini di Troll</translation>
    </message>
    <message>
        <source>Stonehedge</source>
        <comment>stonehedge.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>Stonehedge</source>
        <comment>stonehedge.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>Stonehedge</source>
        <comment>stonehedge.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>Sword of the Killer Rabbit</source>
        <comment>sword.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Spada del coniglio assassino</translation>
    </message>
    <message>
        <source>Troll Lair</source>
        <comment>lair.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Tana dei Troll</translation>
    </message>
    <message>
        <source>Volcano</source>
        <comment>volcano.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Vulcano</translation>
    </message>
    <message>
        <source>Wickedest Pentacle</source>
        <comment>pentacle.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Pentacolo infame</translation>
    </message>
    <message>
        <source>a Fortress</source>
        <comment>fortress.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>una Fortezza</translation>
    </message>
    <message>
        <source>a Hero</source>
        <comment>hero.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>un Eroe</translation>
    </message>
    <message>
        <source>a Hole</source>
        <comment>hole.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>una Buca</translation>
    </message>
    <message>
        <source>a Mushroom Armor</source>
        <comment>armor.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>una Corazza di fungo</translation>
    </message>
    <message>
        <source>a Troll Lair</source>
        <comment>lair.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>una Tana dei Troll</translation>
    </message>
    <message>
        <source>an Encampment</source>
        <comment>encampment.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>un Accampamento</translation>
    </message>
    <message>
        <source>the Altar of Souls</source>
        <comment>altar.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Altare delle anime</translation>
    </message>
    <message>
        <source>the Altar of Souls</source>
        <comment>altar.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Altare delle anime</translation>
    </message>
    <message>
        <source>the Bag</source>
        <comment>bag.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Sacca</translation>
    </message>
    <message>
        <source>the Bag</source>
        <comment>bag.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Sacca</translation>
    </message>
    <message>
        <source>the Balrog</source>
        <comment>balrog.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Balrog</translation>
    </message>
    <message>
        <source>the Balrog</source>
        <comment>balrog.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Balrog</translation>
    </message>
    <message>
        <source>the Crypt of the Tomb Raider</source>
        <comment>crypt.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Cripta della cacciatrice di tesori</translation>
    </message>
    <message>
        <source>the Crypt of the Tomb Raider</source>
        <comment>crypt.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Cripta della cacciatrice di tesori</translation>
    </message>
    <message>
        <source>the Diamond Fields</source>
        <comment>diamond.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Campo diamantifero</translation>
    </message>
    <message>
        <source>the Diamond Fields</source>
        <comment>diamond.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Campo diamantifero</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <comment>dragon.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Drago</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <comment>dragon.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Drago</translation>
    </message>
    <message>
        <source>the Encampment</source>
        <comment>encampment.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Accampamento</translation>
    </message>
    <message>
        <source>the Flying Doormat</source>
        <comment>doormat.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Tappetino volante</translation>
    </message>
    <message>
        <source>the Flying Doormat</source>
        <comment>doormat.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Tappetino volante</translation>
    </message>
    <message>
        <source>the Fortress</source>
        <comment>fortress.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Fortezza</translation>
    </message>
    <message>
        <source>the Fountain of Youth</source>
        <comment>fountain.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Fonte della giovinezza</translation>
    </message>
    <message>
        <source>the Fountain of Youth</source>
        <comment>fountain.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Fonte della giovinezza</translation>
    </message>
    <message>
        <source>the Ghost</source>
        <comment>ghost.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Fantasma</translation>
    </message>
    <message>
        <source>the Ghost</source>
        <comment>ghost.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Fantasma</translation>
    </message>
    <message>
        <source>the Great Ancient</source>
        <comment>ancient.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Grande Antico</translation>
    </message>
    <message>
        <source>the Great Ancient</source>
        <comment>ancient.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Grande Antico</translation>
    </message>
    <message>
        <source>the Great Brass Pipe</source>
        <comment>pipe.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>i Grandi tubi d&apos;ottone</translation>
    </message>
    <message>
        <source>the Great Brass Pipe</source>
        <comment>pipe.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>i Grandi tubi d&apos;ottone</translation>
    </message>
    <message>
        <source>the Hero</source>
        <comment>hero.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Eroe</translation>
    </message>
    <message>
        <source>the Hole</source>
        <comment>hole.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Buca</translation>
    </message>
    <message>
        <source>the Keep on the Motherland</source>
        <comment>keep.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Fortezza ancestrale</translation>
    </message>
    <message>
        <source>the Keep on the Motherland</source>
        <comment>keep.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Fortezza ancestrale</translation>
    </message>
    <message>
        <source>the Mine of the Lost Dwarf</source>
        <comment>mine.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Miniera del Nano scomparso</translation>
    </message>
    <message>
        <source>the Mine of the Lost Dwarf</source>
        <comment>mine.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Miniera del Nano scomparso</translation>
    </message>
    <message>
        <source>the Mushroom Armor</source>
        <comment>armor.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Corazza di fungo</translation>
    </message>
    <message>
        <source>the Queen</source>
        <comment>queen.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Regina nera</translation>
    </message>
    <message>
        <source>the Queen</source>
        <comment>queen.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Regina nera</translation>
    </message>
    <message>
        <source>the Scepter of Avarice</source>
        <comment>scepter.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>lo Scettro dell&apos;avaro</translation>
    </message>
    <message>
        <source>the Scepter of Avarice</source>
        <comment>scepter.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>lo Scettro dell&apos;avaro</translation>
    </message>
    <message>
        <source>the Shiny Orb</source>
        <comment>orb.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Globo scintillante</translation>
    </message>
    <message>
        <source>the Shiny Orb</source>
        <comment>orb.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Globo scintillante</translation>
    </message>
    <message>
        <source>the Stinky Troll&apos;s Socks</source>
        <comment>socks.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>i Calzini di Troll</translation>
    </message>
    <message>
        <source>the Stinky Troll&apos;s Socks</source>
        <comment>socks.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>i Calzini di Troll</translation>
    </message>
    <message>
        <source>the Sword of the Killer Rabbit</source>
        <comment>sword.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Spada del coniglio assassino</translation>
    </message>
    <message>
        <source>the Sword of the Killer Rabbit</source>
        <comment>sword.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Spada del coniglio assassino</translation>
    </message>
    <message>
        <source>the Troll Lair</source>
        <comment>lair.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Tana dei Troll</translation>
    </message>
    <message>
        <source>the Volcano</source>
        <comment>volcano.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Vulcano</translation>
    </message>
    <message>
        <source>the Volcano</source>
        <comment>volcano.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Vulcano</translation>
    </message>
    <message>
        <source>the Wickedest Pentacle</source>
        <comment>pentacle.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Pentacolo infame</translation>
    </message>
    <message>
        <source>the Wickedest Pentacle</source>
        <comment>pentacle.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>il Pentacolo infame</translation>
    </message>
    <message>
        <source>with Froggy&apos;s Ring</source>
        <comment>ring.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con il Solito anello</translation>
    </message>
    <message>
        <source>with Stonehedge</source>
        <comment>stonehedge.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con Stonehenge</translation>
    </message>
    <message>
        <source>with a Fortress</source>
        <comment>fortress.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con una Fortezza</translation>
    </message>
    <message>
        <source>with a Hero</source>
        <comment>hero.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con un Eroe</translation>
    </message>
    <message>
        <source>with a Hole</source>
        <comment>hole.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con una Buca</translation>
    </message>
    <message>
        <source>with a Mushroom Armor</source>
        <comment>armor.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con una Corazza di fungo</translation>
    </message>
    <message>
        <source>with a Troll Lair</source>
        <comment>lair.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con una Tana dei Troll</translation>
    </message>
    <message>
        <source>with an Encampment</source>
        <comment>encampment.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con un Accampamento</translation>
    </message>
    <message>
        <source>with the Altar of Souls</source>
        <comment>altar.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con l&apos;Altare delle anime</translation>
    </message>
    <message>
        <source>with the Bag</source>
        <comment>bag.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Sacca</translation>
    </message>
    <message>
        <source>with the Balrog</source>
        <comment>balrog.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con il Balrog</translation>
    </message>
    <message>
        <source>with the Crypt of the Tomb Raider</source>
        <comment>crypt.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Cripta della cacciatrice di tesori</translation>
    </message>
    <message>
        <source>with the Diamond Fields</source>
        <comment>diamond.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con il Campo diamantifero</translation>
    </message>
    <message>
        <source>with the Dragon</source>
        <comment>dragon.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con il Drago</translation>
    </message>
    <message>
        <source>with the Flying Doormat</source>
        <comment>doormat.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con il Tappetino volante</translation>
    </message>
    <message>
        <source>with the Fountain of Youth</source>
        <comment>fountain.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Fonte della giovinezza</translation>
    </message>
    <message>
        <source>with the Ghost</source>
        <comment>ghost.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con il Fantasma</translation>
    </message>
    <message>
        <source>with the Great Ancient</source>
        <comment>ancient.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con il Grande Antico</translation>
    </message>
    <message>
        <source>with the Great Brass Pipe</source>
        <comment>pipe.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con i Grandi tubi d&apos;ottone</translation>
    </message>
    <message>
        <source>with the Keep on the Motherland</source>
        <comment>keep.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Fortezza ancestrale</translation>
    </message>
    <message>
        <source>with the Mine of the Lost Dwarf</source>
        <comment>mine.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Miniera del Nano scomparso</translation>
    </message>
    <message>
        <source>with the Queen</source>
        <comment>queen.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Regina nera</translation>
    </message>
    <message>
        <source>with the Scepter of Avarice</source>
        <comment>scepter.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con lo Scettro dell&apos;avaro</translation>
    </message>
    <message>
        <source>with the Shiny Orb</source>
        <comment>orb.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con il Globo scintillante</translation>
    </message>
    <message>
        <source>with the Stinky Troll&apos;s Socks</source>
        <comment>socks.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con i Calzini di Troll</translation>
    </message>
    <message>
        <source>with the Sword of the Killer Rabbit</source>
        <comment>sword.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con la Spada del coniglio assassino</translation>
    </message>
    <message>
        <source>with the Volcano</source>
        <comment>volcano.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con il Vulcano</translation>
    </message>
    <message>
        <source>with the Wickedest Pentacle</source>
        <comment>pentacle.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>con il Pentacolo infame</translation>
    </message>
</context>
<context>
    <name>puzzle</name>
    <message>
        <source>Continuing with {1} is worth {0} more than declining now.</source>
        <comment>go-on</comment>
        <translation>Continuare con {1}: {0} in più che andare in declino ora.</translation>
    </message>
    <message>
        <source>Continuing would bring {0} more this turn, which is less than a new combo earns in the rounds left.</source>
        <comment>decline.now</comment>
        <translation>Continuare darebbe {0} in più in questo turno, meno di quanto guadagna una nuova combinazione nei giri che restano.</translation>
    </message>
    <message>
        <source>Continuing would not bring more this turn.</source>
        <comment>decline.less</comment>
        <translation>Continuare non darebbe di più nemmeno in questo turno.</translation>
    </message>
    <message>
        <source>Declining now is worth {0} more than continuing with {1}.</source>
        <comment>decline</comment>
        <translation>Andare in declino ora: {0} in più che continuare con {1}.</translation>
    </message>
    <message>
        <source>Giving up {0} frees the tokens for {1}: +{2}.</source>
        <comment>abandon</comment>
        <translation>Abbandonare {0} libera i segnalini per {1}: +{2}.</translation>
    </message>
    <message>
        <source>It brings {0} more this turn.</source>
        <comment>go-on.now</comment>
        <translation>In questo turno rende {0} in più.</translation>
    </message>
    <message>
        <source>It brings {0} this turn; {1} brings {2}.</source>
        <comment>pick.now</comment>
        <translation>In questo turno rende {0}; {1}: {2}.</translation>
    </message>
    <message>
        <source>It comes with {0}; {1} with {2}.</source>
        <comment>pick.tokens</comment>
        <translation>Porta {0}; {1}: {2}.</translation>
    </message>
    <message>
        <source>Picking it brings {0} at once.</source>
        <comment>pick.coins</comment>
        <translation>Sceglierla dà subito {0}.</translation>
    </message>
    <message>
        <source>The race has only {0} left to conquer with.</source>
        <comment>decline.hand</comment>
        <translation>Alla razza restano per conquistare solo {0}.</translation>
    </message>
    <message>
        <source>The right regions are {0}: +{1}.</source>
        <comment>regions</comment>
        <translation>Le regioni giuste sono {0}: +{1}.</translation>
    </message>
    <message>
        <source>{0} opens the way to {1}: +{2}.</source>
        <comment>opens</comment>
        <translation>{0} apre la strada verso {1}: +{2}.</translation>
    </message>
    <message>
        <source>{0} rather than {1}: +{2}.</source>
        <comment>instead</comment>
        <translation>{0} invece di {1}: +{2}.</translation>
    </message>
    <message>
        <source>{0}: +{1}.</source>
        <comment>source</comment>
        <translation>{0}: +{1}.</translation>
    </message>
    <message>
        <source>{0}: {1} more than {2}, the next best combo.</source>
        <comment>pick</comment>
        <translation>{0}: {1} in più di {2}, la seconda combinazione migliore.</translation>
    </message>
</context>
<context>
    <name>region</name>
    <message>
        <source>in each {kind} region held {more}</source>
        <comment>held_in</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>in ogni regione {kind} controllata {more}</translation>
    </message>
    <message>
        <source>in {kind} regions {more}</source>
        <comment>in</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>in regioni {kind2} {more}</translation>
    </message>
    <message>
        <source>non-empty {kind} region {more} conquered this turn</source>
        <comment>conquered</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>regione non vuota {kind} {more} conquistata in questo turno</translation>
    </message>
    <message>
        <source>{kind} region held {more}</source>
        <comment>held</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>regione {kind} controllata {more}</translation>
    </message>
    <message>
        <source>{kind} region {more}</source>
        <comment>one</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>regione {kind} {more}</translation>
    </message>
    <message>
        <source>{kind} region {more}</source>
        <comment>beside</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>regione {kind} {more}</translation>
    </message>
    <message>
        <source>{kind} regions held {more}</source>
        <comment>held_all</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>regioni {kind2} controllate {more}</translation>
    </message>
    <message>
        <source>{kind} regions {more}</source>
        <comment>all</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>regioni {kind2} {more}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>All regions as a table</source>
        <comment>regions</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Tutte le regioni in una tabella</translation>
    </message>
    <message>
        <source>Charts</source>
        <comment>charts</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Grafici</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>coins</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Monete</translation>
    </message>
    <message>
        <source>Coins are secret until the end.</source>
        <comment>secret</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Le monete sono segrete fino alla fine.</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <comment>chart_coins</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Monete per giro</translation>
    </message>
    <message>
        <source>Coins on combos</source>
        <comment>source_combo</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Monete sulle combinazioni</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>dark</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>source_decline</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>In declino</translation>
    </message>
    <message>
        <source>Income by source</source>
        <comment>chart_income</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Entrate per fonte</translation>
    </message>
    <message>
        <source>Keys: arrows go move by move, Page Up and Page Down turn by turn, Home and End to the start and the end. Space plays or pauses, T changes between light and dark.</source>
        <comment>keys</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Tasti: le frecce vanno mossa per mossa, Pag↑ e Pag↓ turno per turno, Inizio e Fine all&apos;inizio e alla fine. Spazio riproduce o mette in pausa, T passa da chiaro a scuro.</translation>
    </message>
    <message>
        <source>Larger map</source>
        <comment>near</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Mappa più grande</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>light</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>log</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <comment>notice</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Creato con swqt, un progetto amatoriale non ufficiale, senza legami con l&apos;editore del gioco.</translation>
    </message>
    <message>
        <source>Map of {0}</source>
        <comment>map</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Mappa di {0}</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>place</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Move {0} of {1}</source>
        <comment>move</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Mossa {0} di {1}</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <comment>controls</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Mosse della partita</translation>
    </message>
    <message>
        <source>Next move</source>
        <comment>forward</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Mossa successiva</translation>
    </message>
    <message>
        <source>Next turn</source>
        <comment>turn_forward</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Turno successivo</translation>
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
        <translation>Note</translation>
    </message>
    <message>
        <source>Owner</source>
        <comment>owner</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Proprietario</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>source_paid</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Pagate</translation>
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
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>players</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>source_power</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Poteri</translation>
    </message>
    <message>
        <source>Previous move</source>
        <comment>back</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Mossa precedente</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <comment>turn_back</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Turno precedente</translation>
    </message>
    <message>
        <source>Races</source>
        <comment>source_race</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Razze</translation>
    </message>
    <message>
        <source>Region</source>
        <comment>region</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Regione</translation>
    </message>
    <message>
        <source>Regions</source>
        <comment>source_regions</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Regioni</translation>
    </message>
    <message>
        <source>Relics and Places</source>
        <comment>source_item</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Reliquie e Luoghi mitici</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <comment>turn</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Giro {0}: {1}</translation>
    </message>
    <message>
        <source>Small World on {0}, {1} rounds</source>
        <comment>about</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Small World su {0}, {1} giri</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <comment>start</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Inizio della partita</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>over</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>This page needs JavaScript. It loads nothing from the network.</source>
        <comment>noscript</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Questa pagina ha bisogno di JavaScript. Non carica nulla dalla rete.</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>last</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>To the start</source>
        <comment>first</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>All&apos;inizio</translation>
    </message>
    <message>
        <source>Tokens and pieces</source>
        <comment>tokens</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Segnalini e pezzi</translation>
    </message>
    <message>
        <source>in decline</source>
        <comment>declined</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>in declino</translation>
    </message>
    <message>
        <source>in hand: {0}</source>
        <comment>hand</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>in mano: {0}</translation>
    </message>
</context>
<context>
    <name>say</name>
    <message>
        <source>+{coins} once, at the end of the combo&apos;s first turn</source>
        <comment>income.turn.game</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>+{coins} una sola volta, alla fine del primo turno della combinazione</translation>
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
        <translation>+{tokens} solo per conquistare: si mettono da parte alla fine di ogni ridistribuzione e tornano nel turno successivo</translation>
    </message>
    <message>
        <source>a Place: it serves the race that holds its region</source>
        <comment>value.place</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>Luogo mitico: aiuta la razza che controlla la sua regione</translation>
    </message>
    <message>
        <source>a Relic: the active race that holds its region may use it once per turn, and it moves to the region where it is used</source>
        <comment>value.relic</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>Reliquia: la razza attiva che controlla la sua regione può usarla una volta per turno; la Reliquia passa nella regione in cui viene usata</translation>
    </message>
    <message>
        <source>a region may be conquered with exactly {tokens}, whatever it costs</source>
        <comment>overrun</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>si può conquistare una regione con esattamente {tokens}, qualunque sia il costo</translation>
    </message>
    <message>
        <source>a region {with} is immune to everyone and pays nobody</source>
        <comment>clause.balrog.4</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>una regione {with} è immune a tutti e non frutta monete a nessuno</translation>
    </message>
    <message>
        <source>a region {with} is immune: no opponent can conquer it</source>
        <comment>piece.immune</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>una regione {with} è immune: nessun avversario può conquistarla</translation>
    </message>
    <message>
        <source>adds {tokens}</source>
        <comment>value.power</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>aggiunge {tokens}</translation>
    </message>
    <message>
        <source>after scoring, one token of the player&apos;s own race in decline may be given up for {coins}</source>
        <comment>clause.altar</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>dopo aver incassato le monete, si può sacrificare un segnalino della propria razza in declino in cambio di {coins}</translation>
    </message>
    <message>
        <source>all its tokens leave the map when it declines; each region they held then pays {coins}</source>
        <comment>decline.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quando va in declino, tutti i suoi segnalini lasciano la mappa; ogni regione che controllavano frutta allora {coins}</translation>
    </message>
    <message>
        <source>all its tokens stay on the map when it declines</source>
        <comment>decline.all</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quando va in declino, tutti i suoi segnalini restano sulla mappa</translation>
    </message>
    <message>
        <source>all {all} count as adjacent to each other for conquests</source>
        <comment>link</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>per le conquiste, tutte le {all} contano come adiacenti fra loro</translation>
    </message>
    <message>
        <source>an adjacent {one} may be conquered by replacing that token with one from the tray</source>
        <comment>substitute.tray</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>si può conquistare una {one}, se adiacente, sostituendo quel segnalino con uno della riserva</translation>
    </message>
    <message>
        <source>an adjacent {one} may be conquered by replacing that token with one from the tray or, if that is empty, from the hand</source>
        <comment>substitute.hand</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>si può conquistare una {one}, se adiacente, sostituendo quel segnalino con uno della riserva o, se è vuota, della mano</translation>
    </message>
    <message>
        <source>an opponent who can&apos;t pay can&apos;t conquer it</source>
        <comment>toll.unpaid</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>un avversario che non può pagare non può conquistarla</translation>
    </message>
    <message>
        <source>at each redeployment it gains a Silver Hammer for each {held}, at most {stock} in all</source>
        <comment>clause.hammers</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>a ogni ridistribuzione riceve un Martello d&apos;argento per ogni {held}, al massimo {stock} in tutto</translation>
    </message>
    <message>
        <source>at each redeployment they return to hand, and they are lost when the race declines</source>
        <comment>clause.hammers.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>a ogni ridistribuzione tornano in mano, e si perdono quando la razza va in declino</translation>
    </message>
    <message>
        <source>at redeployment, each of its regions keeps at least {tokens}, if it has enough</source>
        <comment>least</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>alla ridistribuzione, ogni sua regione tiene almeno {tokens}, se bastano</translation>
    </message>
    <message>
        <source>at redeployment, each of its regions keeps no more than {tokens}: the others stay in hand until its next turn</source>
        <comment>most</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>alla ridistribuzione, ogni sua regione tiene al massimo {tokens}: gli altri restano in mano fino al suo prossimo turno</translation>
    </message>
    <message>
        <source>at redeployment: +{tokens} {per}</source>
        <comment>supply</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>alla ridistribuzione: +{tokens} {per}</translation>
    </message>
    <message>
        <source>at the end of each turn, {the} may be placed in any region but this one</source>
        <comment>clause.ghost</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>alla fine di ogni turno si può piazzare {the} in qualsiasi regione tranne questa</translation>
    </message>
    <message>
        <source>at the end of the turn, it may be put into a region held</source>
        <comment>clause.ring</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>alla fine del turno si può mettere in una regione controllata</translation>
    </message>
    <message>
        <source>at the end of the turn, it may be put into a region held: the coins of that region are doubled, except those taken from players</source>
        <comment>clause.scepter</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>alla fine del turno si può mettere in una regione controllata: le monete di quella regione raddoppiano, tranne quelle prese ai giocatori</translation>
    </message>
    <message>
        <source>at the end of the turn, peace may be made with one opponent whose active race was not attacked this turn: that player can&apos;t attack this race while it is active, until its owner&apos;s next turn</source>
        <comment>pact</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>alla fine del turno si può fare pace con un avversario la cui razza attiva non è stata attaccata in questo turno: finché questa razza è attiva, quell&apos;avversario non può attaccarla fino al prossimo turno di chi la controlla</translation>
    </message>
    <message>
        <source>at the start of each turn, up to {count} of its regions may be emptied: each gets a token of the player&apos;s active race, from the tray or, if that is empty, from the hand</source>
        <comment>clause.reborn</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>all&apos;inizio di ogni turno si possono svuotare fino a {count} delle sue regioni: ognuna riceve un segnalino della razza attiva del giocatore, dalla riserva o, se è vuota, dalla mano</translation>
    </message>
    <message>
        <source>at the start of each turn, {the} may be moved to another region held</source>
        <comment>piece.moves.start</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>all&apos;inizio di ogni turno, {the} si può spostare in un&apos;altra regione controllata</translation>
    </message>
    <message>
        <source>before conquering a {one}, once it has been chosen, the die may be rolled</source>
        <comment>die.named</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>prima di conquistare una {one}, dopo averla scelta, si può tirare il dado</translation>
    </message>
    <message>
        <source>before each conquest, the die may be rolled: the result lowers the cost, but never below 1 token; if nothing can be conquered then, conquests end for this turn</source>
        <comment>die</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>prima di ogni conquista si può tirare il dado: il risultato riduce il costo, ma mai sotto 1 segnalino; se allora non si può conquistare nulla, le conquiste di questo turno finiscono</translation>
    </message>
    <message>
        <source>before scoring, they may be redeployed one last time</source>
        <comment>decline.redeploys</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>prima di incassare le monete, si possono ridistribuire un&apos;ultima volta</translation>
    </message>
    <message>
        <source>each conquest {in} costs as if the region were empty</source>
        <comment>as_empty</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ogni conquista {in} costa come se la regione fosse vuota</translation>
    </message>
    <message>
        <source>each conquest {in} costs {tokens} less</source>
        <comment>cost.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ogni conquista {in} costa {tokens} in meno</translation>
    </message>
    <message>
        <source>each conquest {in} costs {tokens} more</source>
        <comment>cost.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ogni conquista {in} costa {tokens} in più</translation>
    </message>
    <message>
        <source>each makes its region cost attackers {defence} more</source>
        <comment>piece.defence</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ogni pezzo fa costare la sua regione {defence} in più a chi attacca</translation>
    </message>
    <message>
        <source>each of the first {count} {all} conquered gets {a}</source>
        <comment>piece.first.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ognuna delle prime {count} {all} conquistate riceve {a}</translation>
    </message>
    <message>
        <source>each turn, {the} may be used as a copy of one Relic on the map, whoever holds it</source>
        <comment>clause.bag</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>a ogni turno {the} può fare da copia di una Reliquia sulla mappa, chiunque la controlli</translation>
    </message>
    <message>
        <source>each {held} costs attackers {tokens} more</source>
        <comment>defence</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ogni {held} costa a chi attacca {tokens} in più</translation>
    </message>
    <message>
        <source>each {held} is immune: no opponent can conquer it</source>
        <comment>immune</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ogni {held} è immune: nessun avversario può conquistarla</translation>
    </message>
    <message>
        <source>for conquering a {held}, an opponent pays its owner {coins}</source>
        <comment>toll.attacker</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>per togliere a questa razza una {held}, un avversario paga {coins} al suo proprietario</translation>
    </message>
    <message>
        <source>for conquering a {one} from an opponent, it at once gets {coins}</source>
        <comment>windfall.conquest.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>per aver tolto una {one} a un avversario, riceve subito {coins}</translation>
    </message>
    <message>
        <source>for conquering a {one} from an opponent, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.conquest.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>per aver tolto una {one} a un avversario, gli prende subito {coins}, se ne ha</translation>
    </message>
    <message>
        <source>for conquests, all regions next to the same connected {all} count as adjacent to each other</source>
        <comment>link.passage</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>per le conquiste, tutte le regioni accanto allo stesso tratto continuo di {all} contano come adiacenti fra loro</translation>
    </message>
    <message>
        <source>for conquests, any {one} counts as adjacent to all regions of this race</source>
        <comment>link.anywhere</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>per le conquiste, ogni {one} conta come adiacente a tutte le regioni di questa razza</translation>
    </message>
    <message>
        <source>for each {one} that an opponent gives up without a fight, it at once gets {coins}</source>
        <comment>windfall.abandon.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>per ogni {one} che un avversario lascia senza combattere, riceve subito {coins}</translation>
    </message>
    <message>
        <source>for each {one} that an opponent gives up without a fight, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.abandon.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>per ogni {one} che un avversario lascia senza combattere, gli prende subito {coins}, se ne ha</translation>
    </message>
    <message>
        <source>from the next turn on, Hammers conquer like tokens, together with at least one token</source>
        <comment>clause.hammers.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>dal turno successivo i Martelli conquistano come segnalini, insieme ad almeno un segnalino</translation>
    </message>
    <message>
        <source>house rule: with no region on the map, it enters only through such a region</source>
        <comment>as_empty.entry</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>regola opzionale: senza regioni sulla mappa, entra solo da una di queste regioni</translation>
    </message>
    <message>
        <source>in decline, it does not count as its player&apos;s one race in decline: another may decline beside it</source>
        <comment>decline.extra</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>in declino non conta come l&apos;unica razza in declino del suo giocatore, che può averne un&apos;altra accanto</translation>
    </message>
    <message>
        <source>in later turns, {the} may be moved into a region next to its own, once per turn</source>
        <comment>clause.balrog.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>nei turni seguenti, {the} può spostarsi in una regione confinante con la sua, una volta per turno</translation>
    </message>
    <message>
        <source>in the conquest it is used for, the defender loses no token: they all retreat</source>
        <comment>aid.loss.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>nella conquista per cui si usa, il difensore non perde segnalini: si ritirano tutti</translation>
    </message>
    <message>
        <source>in the conquest it is used for, the defender loses {tokens} instead of one</source>
        <comment>aid.loss</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>nella conquista per cui si usa, il difensore perde {tokens} invece di uno</translation>
    </message>
    <message>
        <source>it conquers where it goes: 2 tokens are lost there, the others retreat</source>
        <comment>clause.balrog.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>conquista la regione in cui va: lì si perdono 2 segnalini e gli altri si ritirano</translation>
    </message>
    <message>
        <source>it costs its player {coins} {per}, as far as they have any</source>
        <comment>income.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>costa al suo giocatore {coins} {per}, se ne ha</translation>
    </message>
    <message>
        <source>it does not redeploy: tokens left in hand stay there until its next turn</source>
        <comment>fixed</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>non ridistribuisce: i segnalini rimasti in mano vi restano fino al suo prossimo turno</translation>
    </message>
    <message>
        <source>it has no effect {in}</source>
        <comment>clause.scepter.where</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>non ha effetto {in}</translation>
    </message>
    <message>
        <source>it keeps conquering every turn, before the active race</source>
        <comment>campaign</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>continua a conquistare a ogni turno, prima della razza attiva</translation>
    </message>
    <message>
        <source>it moves as that Relic would, but nobody can take it: when its region is lost, it returns to hand</source>
        <comment>clause.bag.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>si sposta come quella Reliquia, ma nessuno può prenderla: se la sua regione va persa, torna in mano</translation>
    </message>
    <message>
        <source>its holder has the benefits of a special power, drawn when it is discovered</source>
        <comment>grant</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>chi lo controlla ha i vantaggi di un potere speciale, pescato quando viene scoperto</translation>
    </message>
    <message>
        <source>its region costs attackers {tokens} more</source>
        <comment>defence.here</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la sua regione costa a chi attacca {tokens} in più</translation>
    </message>
    <message>
        <source>may conquer any {one}, adjacent or not</source>
        <comment>reach</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>può conquistare qualsiasi {one}, adiacente o no</translation>
    </message>
    <message>
        <source>may conquer {all} and stay there</source>
        <comment>zone</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>può conquistare {all} e restarci</translation>
    </message>
    <message>
        <source>may conquer {all} and stay there; it keeps them in decline</source>
        <comment>zone.kept</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>può conquistare {all} e restarci; le conserva anche in declino</translation>
    </message>
    <message>
        <source>may go into decline right after scoring a turn of conquests</source>
        <comment>decline.after_score</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>può andare in declino subito dopo aver incassato le monete di un turno di conquiste</translation>
    </message>
    <message>
        <source>no more than {stock} may stand on the map</source>
        <comment>piece.stock</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>al massimo {stock} pezzi sulla mappa</translation>
    </message>
    <message>
        <source>no special ability: its strength is in its numbers</source>
        <comment>plain</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>nessuna abilità particolare: la sua forza sta nel numero</translation>
    </message>
    <message>
        <source>on other players&apos; turns, no race, power, Relic or Place helps anyone conquer its regions</source>
        <comment>shield</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>nei turni degli altri giocatori, nessuna razza, potere, Reliquia o Luogo mitico aiuta a conquistare le sue regioni</translation>
    </message>
    <message>
        <source>once per turn, when its conquests end, all its tokens but one in each region return to hand for more conquests</source>
        <comment>again</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>una volta per turno, alla fine delle conquiste, tutti i suoi segnalini tranne uno per regione tornano in mano per altre conquiste</translation>
    </message>
    <message>
        <source>only one may stand in a region</source>
        <comment>piece.apart</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>al massimo un pezzo per regione</translation>
    </message>
    <message>
        <source>only the holder of this Place can conquer a region {with}</source>
        <comment>clause.ghost.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>solo chi controlla questo Luogo mitico può conquistare una regione {with}</translation>
    </message>
    <message>
        <source>several may stand in the same region</source>
        <comment>piece.together</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>più pezzi possono stare nella stessa regione</translation>
    </message>
    <message>
        <source>skipping its combo costs {coins} less</source>
        <comment>price.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>saltare la sua combinazione costa {coins} in meno</translation>
    </message>
    <message>
        <source>skipping its combo costs {coins} more</source>
        <comment>price.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>saltare la sua combinazione costa {coins} in più</translation>
    </message>
    <message>
        <source>the conquest it is used for costs as if the region were empty</source>
        <comment>aid.as_empty</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la conquista per cui si usa costa come se la regione fosse vuota</translation>
    </message>
    <message>
        <source>the conquest it is used for costs {tokens} less</source>
        <comment>aid.cost.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la conquista per cui si usa costa {tokens} in meno</translation>
    </message>
    <message>
        <source>the conquest it is used for costs {tokens} more</source>
        <comment>aid.cost.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la conquista per cui si usa costa {tokens} in più</translation>
    </message>
    <message>
        <source>the conquest it is used for may be of any region, adjacent or not</source>
        <comment>aid.reach</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la conquista per cui si usa può essere di qualsiasi regione, adiacente o no</translation>
    </message>
    <message>
        <source>the first {one} conquered gets {a}</source>
        <comment>piece.first.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la prima {one} conquistata riceve {a}</translation>
    </message>
    <message>
        <source>the power stays with the race in decline</source>
        <comment>decline.badge</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>il potere resta alla razza in declino</translation>
    </message>
    <message>
        <source>the result lowers the cost, but never below 1 token; if the tokens are enough, the region must be conquered, otherwise conquests end for this turn</source>
        <comment>die.rolled</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>il risultato riduce il costo, ma mai sotto 1 segnalino; se i segnalini bastano, la regione va conquistata, altrimenti le conquiste di questo turno finiscono</translation>
    </message>
    <message>
        <source>they leave the map when the race declines</source>
        <comment>piece.leaves.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>i pezzi lasciano la mappa quando la razza va in declino</translation>
    </message>
    <message>
        <source>they may be moved each turn</source>
        <comment>piece.moves.all</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>a ogni turno si possono spostare tutti i pezzi</translation>
    </message>
    <message>
        <source>they stay when the race declines</source>
        <comment>piece.stays.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>i pezzi restano quando la razza va in declino</translation>
    </message>
    <message>
        <source>under a race in decline, {the} stays where it is</source>
        <comment>clause.ghost.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>con una razza in declino, {the} resta dov&apos;è</translation>
    </message>
    <message>
        <source>when it is picked, it may swap its power with that of another combo on offer; coins stay where they are</source>
        <comment>clause.swap-badge</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quando viene scelta, può scambiare il suo potere con quello di un&apos;altra combinazione disponibile; le monete restano dove sono</translation>
    </message>
    <message>
        <source>when its combo turns up, it comes with {coins} from the bank</source>
        <comment>gift</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quando appare, la sua combinazione porta {coins} dalla banca</translation>
    </message>
    <message>
        <source>when one of its regions is conquered, no token is lost: they all retreat</source>
        <comment>loss.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quando una sua regione viene conquistata, non perde segnalini: si ritirano tutti</translation>
    </message>
    <message>
        <source>when one of its regions is conquered, {tokens} are lost instead of one</source>
        <comment>loss</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quando una sua regione viene conquistata, perde {tokens} invece di uno</translation>
    </message>
    <message>
        <source>when the region is conquered, they are not lost but retreat</source>
        <comment>piece.withdrawn</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quando la regione viene conquistata, i pezzi non vanno persi: si ritirano</translation>
    </message>
    <message>
        <source>whenever an opponent&apos;s race declines, it at once gets {coins}</source>
        <comment>windfall.decline.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ogni volta che una razza avversaria va in declino, riceve subito {coins}</translation>
    </message>
    <message>
        <source>whenever an opponent&apos;s race declines, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.decline.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ogni volta che una razza avversaria va in declino, prende subito {coins} al suo giocatore, se ne ha</translation>
    </message>
    <message>
        <source>whenever another player conquers a {held}, its owner at once gets {coins}</source>
        <comment>toll.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ogni volta che un altro giocatore toglie a questa razza una {held}, il suo proprietario riceve subito {coins}</translation>
    </message>
    <message>
        <source>whoever discovers the Place must at once send {the} into a region next to it</source>
        <comment>clause.balrog</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>chi scopre il Luogo mitico deve mandare subito {the} in una regione confinante</translation>
    </message>
    <message>
        <source>with no region on the map, it may also enter through any {one}</source>
        <comment>entry</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>senza regioni sulla mappa, può entrare anche da una qualsiasi {one}</translation>
    </message>
    <message>
        <source>with no region on the map, it may enter anywhere</source>
        <comment>entry.everywhere</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>senza regioni sulla mappa, può entrare ovunque</translation>
    </message>
    <message>
        <source>{a} stands {held_in} and makes it cost attackers {tokens} more</source>
        <comment>defence.piece</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>c&apos;è {a} {held_in}, che costa a chi attacca {tokens} in più</translation>
    </message>
    <message>
        <source>{moment} it gains {a} for each {held}, to place in any region held</source>
        <comment>piece.gained</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} riceve {a} per ogni {held}, da piazzare in qualsiasi regione controllata</translation>
    </message>
    <message>
        <source>{moment}, {a} may be placed in a {place_one}</source>
        <comment>piece.may.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} si può piazzare {a} in una {place_one}</translation>
    </message>
    <message>
        <source>{moment}, {a} must be placed in a {place_one}</source>
        <comment>piece.must.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} si deve piazzare {a} in una {place_one}</translation>
    </message>
    <message>
        <source>{moment}, {pieces} may be placed in {place_all}</source>
        <comment>piece.may.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} si possono piazzare {pieces} in {place_all}</translation>
    </message>
    <message>
        <source>{moment}, {pieces} must be placed in {place_all}</source>
        <comment>piece.must.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} si devono piazzare {pieces} in {place_all}</translation>
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
        <translation>pezzi che si possono spostare a ogni turno: {moves}</translation>
    </message>
    <message>
        <source>{the} goes there and stays until it is used again</source>
        <comment>overrun.piece</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} va in quella regione e ci resta finché non lo si usa di nuovo</translation>
    </message>
    <message>
        <source>{the} leaves the map when the race declines</source>
        <comment>piece.leaves.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} lascia la mappa quando la razza va in declino</translation>
    </message>
    <message>
        <source>{the} may be moved each turn</source>
        <comment>piece.moves.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} si può spostare a ogni turno</translation>
    </message>
    <message>
        <source>{the} stays when the race declines</source>
        <comment>piece.stays.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} resta quando la razza va in declino</translation>
    </message>
    <message>
        <source>{tokens}, plus those of the power (no more than {supply} in all)</source>
        <comment>value.race</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{tokens}, più quelli del potere (al massimo {supply} in tutto)</translation>
    </message>
</context>
<context>
    <name>short</name>
    <message>
        <source>+1 per 2 regions by water</source>
        <comment>fisher</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 ogni 2 regioni sull&apos;acqua</translation>
    </message>
    <message>
        <source>+1 per Black Mountain</source>
        <comment>stone</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per Montagna nera</translation>
    </message>
    <message>
        <source>+1 per Farmland</source>
        <comment>humans</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per Campo</translation>
    </message>
    <message>
        <source>+1 per Forest</source>
        <comment>forest</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per Foresta</translation>
    </message>
    <message>
        <source>+1 per Hill</source>
        <comment>hill</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per Collina</translation>
    </message>
    <message>
        <source>+1 per Magic source</source>
        <comment>wizards</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per Fonte di magia</translation>
    </message>
    <message>
        <source>+1 per Mine</source>
        <comment>mining</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per Giacimento</translation>
    </message>
    <message>
        <source>+1 per Mine, even in decline</source>
        <comment>dwarves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per Miniera, anche in declino</translation>
    </message>
    <message>
        <source>+1 per Mud Pool, even in decline</source>
        <comment>muddy</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per Pozza, anche in declino</translation>
    </message>
    <message>
        <source>+1 per Mushroom Forest</source>
        <comment>shrooms</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per Foresta di funghi</translation>
    </message>
    <message>
        <source>+1 per Mystic Crystal</source>
        <comment>mystic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per Selva di cristallo</translation>
    </message>
    <message>
        <source>+1 per Place</source>
        <comment>adventurous</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per Luogo mitico</translation>
    </message>
    <message>
        <source>+1 per Swamp</source>
        <comment>swamp</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per Palude</translation>
    </message>
    <message>
        <source>+1 per occupied region conquered</source>
        <comment>orcs</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per regione non vuota presa</translation>
    </message>
    <message>
        <source>+1 per occupied region conquered</source>
        <comment>pillaging</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per regione non vuota presa</translation>
    </message>
    <message>
        <source>+1 per region</source>
        <comment>merchant</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per regione</translation>
    </message>
    <message>
        <source>+1 per region lost</source>
        <comment>martyr</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per regione persa</translation>
    </message>
    <message>
        <source>+1 per region others give up</source>
        <comment>gleaning</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per regione che altri lasciano</translation>
    </message>
    <message>
        <source>+1 per region with 3+ tokens</source>
        <comment>frightened</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per regione con 3+ segnalini</translation>
    </message>
    <message>
        <source>+1 per region with no neighbours</source>
        <comment>drow</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per regione senza vicini</translation>
    </message>
    <message>
        <source>+1 per separate group of regions</source>
        <comment>quarreling</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 per gruppo di regioni</translation>
    </message>
    <message>
        <source>+1 token per 2 occupied regions</source>
        <comment>skeletons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 segnalino ogni 2 non vuote</translation>
    </message>
    <message>
        <source>+1 token per Mud Pool</source>
        <comment>mudmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 segnalino per Pozza di fango</translation>
    </message>
    <message>
        <source>+2 every turn</source>
        <comment>alchemist</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+2 a ogni turno</translation>
    </message>
    <message>
        <source>+2 if all regions are connected</source>
        <comment>flocking</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+2 se le regioni sono collegate</translation>
    </message>
    <message>
        <source>+6 defence next to water</source>
        <comment>moated</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+6 in difesa accanto all&apos;acqua</translation>
    </message>
    <message>
        <source>+7 once, after the first turn</source>
        <comment>wealthy</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+7 una volta, dopo il 1º turno</translation>
    </message>
    <message>
        <source>1 Fortress a turn: +1 and defence</source>
        <comment>fortified</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>1 Fortezza a turno: +1 e difesa</translation>
    </message>
    <message>
        <source>1 coin from each neighbour</source>
        <comment>thieving</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>1 moneta da ogni vicino</translation>
    </message>
    <message>
        <source>2 Heroes make regions immune</source>
        <comment>heroic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>2 Eroi: regioni immuni</translation>
    </message>
    <message>
        <source>4 extra tokens for conquest only</source>
        <comment>amazons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>4 segnalini in più per attaccare</translation>
    </message>
    <message>
        <source>5 Encampments defend</source>
        <comment>bivouacking</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>5 Accampamenti in difesa</translation>
    </message>
    <message>
        <source>7 tokens, −1 coin from round 3</source>
        <comment>hungry</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>7 segnalini, −1 dal giro 3</translation>
    </message>
    <message>
        <source>Armor for each Mushroom Forest</source>
        <comment>shield</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Corazze dalle Foreste di funghi</translation>
    </message>
    <message>
        <source>Caverns: −1 cost, all adjacent</source>
        <comment>underworld</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Caverne: costo −1, adiacenti</translation>
    </message>
    <message>
        <source>Great Ancient: immune, −1 nearby</source>
        <comment>cultists</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Grande Antico: immune, −1 vicino</translation>
    </message>
    <message>
        <source>Mines forge Hammers for conquest</source>
        <comment>irondwarves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>i Giacimenti forgiano Martelli</translation>
    </message>
    <message>
        <source>Mountains immune in decline</source>
        <comment>badgers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Montagne immuni in declino</translation>
    </message>
    <message>
        <source>a Lair defends each region</source>
        <comment>trolls</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>una Tana difende ogni regione</translation>
    </message>
    <message>
        <source>attack along every chasm</source>
        <comment>spiderines</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>attaccano lungo ogni Crepaccio</translation>
    </message>
    <message>
        <source>cheap conquests near the Volcano</source>
        <comment>flames</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>presso il Vulcano costa meno</translation>
    </message>
    <message>
        <source>conquer any land region</source>
        <comment>flying</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conquistano ovunque a terra</translation>
    </message>
    <message>
        <source>conquer seas and the Lake</source>
        <comment>seafaring</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conquistano i mari e il Lago</translation>
    </message>
    <message>
        <source>conquer twice each turn</source>
        <comment>tinkers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conquistano due volte per turno</translation>
    </message>
    <message>
        <source>conquer twice from round 4 on</source>
        <comment>patient</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>due conquiste dal 4º round</translation>
    </message>
    <message>
        <source>costs 1 more to skip</source>
        <comment>festive</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>saltarli costa 1 in più</translation>
    </message>
    <message>
        <source>cross rivers freely</source>
        <comment>lizardmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>attraversano i fiumi liberamente</translation>
    </message>
    <message>
        <source>cross water from shore to shore</source>
        <comment>ferrymen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>passano l&apos;acqua da riva a riva</translation>
    </message>
    <message>
        <source>decline right after scoring</source>
        <comment>stout</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>declino subito dopo l&apos;incasso</translation>
    </message>
    <message>
        <source>decline: vanish, 2 per region</source>
        <comment>vanishing</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>declino: spariscono, 2 a regione</translation>
    </message>
    <message>
        <source>each conquest costs 1 less</source>
        <comment>ogres</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>ogni conquista costa 1 in meno</translation>
    </message>
    <message>
        <source>each conquest costs 1 less</source>
        <comment>commando</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>ogni conquista costa 1 in meno</translation>
    </message>
    <message>
        <source>each conquest costs 1 more</source>
        <comment>mummies</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>ogni conquista costa 1 in più</translation>
    </message>
    <message>
        <source>enter anywhere, dig 2 Holes</source>
        <comment>halflings</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>entrano ovunque, scavano 2 Buche</translation>
    </message>
    <message>
        <source>from Mountain to Mountain</source>
        <comment>beacon</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>di Montagna in Montagna</translation>
    </message>
    <message>
        <source>hold rivers and score them</source>
        <comment>kraken</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>tengono i fiumi e ci guadagnano</translation>
    </message>
    <message>
        <source>in decline: +2 every turn</source>
        <comment>wise</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>in declino: +2 a ogni turno</translation>
    </message>
    <message>
        <source>in decline: attackers pay 1 coin</source>
        <comment>liches</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>in declino: chi attacca paga 1</translation>
    </message>
    <message>
        <source>in decline: feeds your new race</source>
        <comment>reborn</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>declino: nutrono la nuova razza</translation>
    </message>
    <message>
        <source>keep all tokens in decline</source>
        <comment>tomb</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>in declino con tutti i segnalini</translation>
    </message>
    <message>
        <source>keep conquering in decline</source>
        <comment>ghouls</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conquistano anche in declino</translation>
    </message>
    <message>
        <source>lose no tokens when conquered</source>
        <comment>elves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>non perdono segnalini</translation>
    </message>
    <message>
        <source>lose no tokens when conquered</source>
        <comment>immortal</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>non perdono segnalini</translation>
    </message>
    <message>
        <source>may decline beside another race</source>
        <comment>spirit</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>declino accanto a un&apos;altra razza</translation>
    </message>
    <message>
        <source>no power works against them</source>
        <comment>gnomes</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>nessun potere vale contro di loro</translation>
    </message>
    <message>
        <source>no redeployment; +2 from round 4</source>
        <comment>hermits</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>non ridistribuiscono; +2 dal 4º</translation>
    </message>
    <message>
        <source>peace with one opponent</source>
        <comment>diplomat</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>pace con un avversario</translation>
    </message>
    <message>
        <source>replace an enemy&apos;s lone token</source>
        <comment>sorcerers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>sostituiscono un nemico isolato</translation>
    </message>
    <message>
        <source>replace an enemy&apos;s lone token</source>
        <comment>vampire</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>sostituiscono un nemico isolato</translation>
    </message>
    <message>
        <source>roll before each conquest</source>
        <comment>berserk</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>dado prima di ogni conquista</translation>
    </message>
    <message>
        <source>roll the die near Crystals</source>
        <comment>wisp</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>tirano il dado presso le Selve</translation>
    </message>
    <message>
        <source>sheer numbers, nothing else</source>
        <comment>ratmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>la forza del numero e basta</translation>
    </message>
    <message>
        <source>steal coins, lose 1 each turn</source>
        <comment>magpies</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>rubano monete, ne perdono 1</translation>
    </message>
    <message>
        <source>swap their power when picked</source>
        <comment>mimes</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>scambiano il potere alla scelta</translation>
    </message>
    <message>
        <source>take 1 region a turn for 1 token</source>
        <comment>dragon</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>1 regione a turno per 1 segnalino</translation>
    </message>
    <message>
        <source>take 2 from those who decline</source>
        <comment>innkeepers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>2 monete da chi va in declino</translation>
    </message>
    <message>
        <source>the Bag copies a Relic</source>
        <comment>magic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>la Sacca copia una Reliquia</translation>
    </message>
    <message>
        <source>the Queen makes a region immune</source>
        <comment>royal</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Regina nera: una regione immune</translation>
    </message>
    <message>
        <source>−1 cost against your attackers</source>
        <comment>vengeful</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>costo −1 contro chi li attacca</translation>
    </message>
    <message>
        <source>−1 cost along the coast</source>
        <comment>tritons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>costo −1 lungo la costa</translation>
    </message>
    <message>
        <source>−1 cost next to your Mountains</source>
        <comment>giants</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>costo −1 accanto alle Montagne</translation>
    </message>
    <message>
        <source>−1 cost on Hills and Farmland</source>
        <comment>mounted</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>costo −1 su Colline e Campi</translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message>
        <source>In decline: {text}.</source>
        <comment>declined</comment>
        <extracomment>How a sentence about a trait ends</extracomment>
        <translation>In declino: {text}.</translation>
    </message>
    <message>
        <source>{text}, also in decline.</source>
        <comment>always</comment>
        <extracomment>How a sentence about a trait ends</extracomment>
        <translation>{text}, anche in declino.</translation>
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
        <translation>Forze fresche</translation>
    </message>
    <message>
        <source>A new race enters from the edge of the map. The numbers show how many tokens each region costs. Take {h2}: click it, or go there with the arrow keys and press Enter.</source>
        <comment>enter.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Una nuova razza entra dal bordo della mappa. I numeri dicono quanti segnalini costa ogni regione. Prendi {h2}: fai clic sulla regione, oppure raggiungila con le frecce e premi Invio.</translation>
    </message>
    <message>
        <source>A two!</source>
        <comment>rolled.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Un due!</translation>
    </message>
    <message>
        <source>An empty region costs 2 tokens, plus 1 for everything in your way: a token, a Lost Tribe, a Mountain. {p3} has a Lost Tribe: 2 + 1 = 3. Point at any region to see its sum.</source>
        <comment>cost.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Una regione vuota costa 2 segnalini, più 1 per ogni ostacolo: un segnalino, una Tribù perduta, una Montagna. In {p3} c&apos;è una Tribù perduta: 2 + 1 = 3. Passa su una regione qualsiasi per vedere il conto.</translation>
    </message>
    <message>
        <source>Choose your people</source>
        <comment>column.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Scegli il tuo popolo</translation>
    </message>
    <message>
        <source>Each region in decline still earns a coin: four this time. But {humans} and {hill} no longer earn anything extra. Few races and powers do in decline.</source>
        <comment>declined.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ogni regione in declino rende ancora una moneta: stavolta quattro. {humans} e {hill}, invece, non danno più nulla. In declino lo fanno solo poche razze e pochi poteri.</translation>
    </message>
    <message>
        <source>Easy prey</source>
        <comment>taken.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Preda facile</translation>
    </message>
    <message>
        <source>Eight tokens hold four regions, so you can pick up only four to conquer with. When a people can&apos;t grow any more, it&apos;s time for a new one.</source>
        <comment>thin.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Otto segnalini tengono quattro regioni, quindi per conquistare ne riprendi solo quattro. Quando un popolo non può più crescere, è ora di uno nuovo.</translation>
    </message>
    <message>
        <source>Enough for now</source>
        <comment>stop.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Per ora basta</translation>
    </message>
    <message>
        <source>Enter the map</source>
        <comment>enter.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Entra nella mappa</translation>
    </message>
    <message>
        <source>From now on you conquer next to what you hold. Take {p3} and {f4}, in any order.</source>
        <comment>spread.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>D&apos;ora in poi conquisti accanto a ciò che controlli. Prendi {p3} e {f4}, nell&apos;ordine che vuoi.</translation>
    </message>
    <message>
        <source>Go into decline</source>
        <comment>decline.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Vai in declino</translation>
    </message>
    <message>
        <source>Here you see who won and where the coins came from. You&apos;ll meet everything else as you play, and {key-explain} explains it. Have fun!</source>
        <comment>end.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Qui vedi chi ha vinto e da dove sono arrivate le monete. Il resto lo scoprirai giocando, e {key-explain} te lo spiega. Buon divertimento!</translation>
    </message>
    <message>
        <source>Instead of conquering, you can go into decline. One token stays in each region, turned over, and the rest leave. It takes your whole turn. Press Decline, then confirm with the large button.</source>
        <comment>decline.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Invece di conquistare puoi andare in declino. In ogni regione resta un segnalino capovolto, gli altri se ne vanno. Ti costa tutto il turno. Premi Declino, poi conferma con il pulsante grande.</translation>
    </message>
    <message>
        <source>It&apos;s up to you</source>
        <comment>again.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Decidi tu</translation>
    </message>
    <message>
        <source>Keep going</source>
        <comment>spread.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Avanti così</translation>
    </message>
    <message>
        <source>Lead your people, hold regions and earn coins for them. The most coins win. {rival} has already taken the four regions you see. You are {person}, and this first game has only four rounds.</source>
        <comment>welcome.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Guida il tuo popolo, controlla regioni e guadagna monete: vince chi ne ha di più. {rival} ha già preso le quattro regioni che vedi. Tu sei {person}, e questa prima partita dura solo quattro giri.</translation>
    </message>
    <message>
        <source>Need a hint?</source>
        <comment>hint.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ti serve un&apos;idea?</translation>
    </message>
    <message>
        <source>On your own</source>
        <comment>free.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ora tocca a te</translation>
    </message>
    <message>
        <source>One token of a lost region is gone for good. The other three retreat to regions you still hold. They were placed for you; in Settings you can ask to do it yourself.</source>
        <comment>lost.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Un segnalino di una regione persa se ne va per sempre. Gli altri tre si ritirano nelle tue altre regioni. Li abbiamo piazzati per te; se preferisci farlo tu, cambialo nelle Impostazioni.</translation>
    </message>
    <message>
        <source>One token short</source>
        <comment>short.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ne manca uno</translation>
    </message>
    <message>
        <source>Pick your people</source>
        <comment>pick.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Scegli i tuoi</translation>
    </message>
    <message>
        <source>Place your tokens as you like. Balance spreads them evenly; Fortify borders, under More if there is no room, puts them where the threat is. Then press End turn.</source>
        <comment>again.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Piazza i segnalini come vuoi. Equilibra li distribuisce in parti uguali; Rinforza confini, sotto Altro se manca spazio, li mette dove serve. Poi premi Fine turno.</translation>
    </message>
    <message>
        <source>Press {key-explain}: the rule book explains whatever you point at. Close its window, then press Next.</source>
        <comment>explain.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Premi {key-explain}: il regolamento spiega ciò che hai sotto il puntatore. Chiudi il regolamento, poi premi Avanti.</translation>
    </message>
    <message>
        <source>Press {key-hint}, or H on the map, and the strongest bot suggests whole turns. Press Esc to close them, then press Next.</source>
        <comment>hint.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Premi {key-hint}, o H sulla mappa, e il bot più forte ti suggerisce turni interi. Premi Esc per chiudere i suggerimenti, poi Avanti.</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <comment>redeploy.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ridistribuisci</translation>
    </message>
    <message>
        <source>Second thoughts?</source>
        <comment>undo.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ci hai ripensato?</translation>
    </message>
    <message>
        <source>Seven coins: one for each of your four regions, one for a Farmland ({humans}) and two for the Hills ({hill}). Point at a part of the sum and its regions light up.</source>
        <comment>payout.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Sette monete: una per ognuna delle quattro regioni, una per un Campo ({humans}) e due per le Colline ({hill}). Passa su una voce del conto e le sue regioni si illuminano.</translation>
    </message>
    <message>
        <source>Spread too thin</source>
        <comment>thin.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Le forze si assottigliano</translation>
    </message>
    <message>
        <source>Still worth coins</source>
        <comment>declined.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Rende ancora</translation>
    </message>
    <message>
        <source>Strike back</source>
        <comment>strike.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Contrattacca</translation>
    </message>
    <message>
        <source>Take the {humans} with the power {hill}: nine tokens for two coins. Click their card, or go there with Tab and press Enter. Then press Pick, the large button below the map.</source>
        <comment>pick.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Prendi gli {humans} {hill}: nove segnalini per due monete. Fai clic sulla carta, oppure raggiungila con Tab e premi Invio. Poi premi Scegli, il pulsante grande sotto la mappa.</translation>
    </message>
    <message>
        <source>That was a whole game!</source>
        <comment>end.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Hai finito la prima partita!</translation>
    </message>
    <message>
        <source>That&apos;s allowed, too. For this lesson, take back {p3}.</source>
        <comment>strike.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>È permesso. Per questa lezione riprenditi {p3}.</translation>
    </message>
    <message>
        <source>That&apos;s allowed. But just to try it, take {m3} first. You&apos;ll take it back in a moment.</source>
        <comment>try.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>È permesso. Ma per provare, prendi prima {m3}. Tra un attimo annullerai la mossa.</translation>
    </message>
    <message>
        <source>That&apos;s enough: your last two tokens take {h4}. Had the roll failed, they would have stayed in your hand. Either way, your conquests are over for this turn.</source>
        <comment>rolled.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>È abbastanza: i tuoi ultimi due segnalini prendono {h4}. Se il tiro fosse andato male, ti sarebbero rimasti in mano. In ogni caso, per questo turno le conquiste sono finite.</translation>
    </message>
    <message>
        <source>The badge with the die shows your chance. You need one more, so half of all rolls will do. Choose {h4}, then press Roll, the large button.</source>
        <comment>roll.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Il simbolo del dado mostra la tua probabilità. Ti manca un punto, quindi va bene un tiro su due. Scegli {h4}, poi premi Tira, il pulsante grande.</translation>
    </message>
    <message>
        <source>The combo on top is free. For one further down, put a coin on each combo above it. Whoever picks a combo collects its coins: {rival} left one on the first.</source>
        <comment>price.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>La prima combinazione in alto è gratis. Per una più in basso, metti una moneta su ognuna di quelle sopra. Chi sceglie una combinazione incassa le monete che ci trova: {rival} ne ha lasciata una sulla prima.</translation>
    </message>
    <message>
        <source>The rules allow that, too. But first, roll the die for {h4}.</source>
        <comment>roll.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Le regole lo permettono. Ma prima tira il dado per {h4}.</translation>
    </message>
    <message>
        <source>The rules allow that, too. For this lesson, take {p3} and {f4}.</source>
        <comment>spread.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Le regole lo permettono. Per questa lezione prendi {p3} e {f4}.</translation>
    </message>
    <message>
        <source>The rules allow that. For this lesson, stop here: Finish conquests.</source>
        <comment>stop.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Le regole lo permettono. Per questa lezione fermati qui: Fine conquiste.</translation>
    </message>
    <message>
        <source>These are the combos you can pick: each is a race with a special power. The number beside the tokens is how many you get. Point at a card, and the details tell you what they can do.</source>
        <comment>column.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ecco le combinazioni disponibili: ognuna è una razza con un potere speciale. Il numero accanto ai segnalini dice quanti ne ricevi. Passa su una carta e i dettagli ti spiegano che cosa sa fare.</translation>
    </message>
    <message>
        <source>Three tokens for one coin a turn? Take it back with Undo, or {key-undo}. That works until chance steps in, as with a roll, or someone else has moved.</source>
        <comment>undo.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tre segnalini per una moneta a turno? Torna indietro con Annulla, o {key-undo}. Funziona finché non entra in gioco il caso, come con un dado, o non muove qualcun altro.</translation>
    </message>
    <message>
        <source>To conquer, you pick up all your tokens but one in each region: that makes five. Try something and take {m3}. Its Mountain costs one token more.</source>
        <comment>try.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Per conquistare riprendi in mano tutti i segnalini tranne uno per regione: ne hai cinque. Fai una prova e prendi {m3}. La Montagna costa un segnalino in più.</translation>
    </message>
    <message>
        <source>Try your luck</source>
        <comment>roll.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tenta la fortuna</translation>
    </message>
    <message>
        <source>Two peoples</source>
        <comment>both.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Due popoli</translation>
    </message>
    <message>
        <source>Under attack</source>
        <comment>attacked.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Sotto attacco</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <comment>welcome.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ciao!</translation>
    </message>
    <message>
        <source>What a region costs</source>
        <comment>cost.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Quanto costa una regione</translation>
    </message>
    <message>
        <source>What they cost</source>
        <comment>price.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Quanto costano</translation>
    </message>
    <message>
        <source>When in doubt</source>
        <comment>explain.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Se hai un dubbio</translation>
    </message>
    <message>
        <source>With your last token you could still risk the die. Let it be: press Finish conquests, the large button, or {key-end}.</source>
        <comment>stop.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Con l&apos;ultimo segnalino potresti ancora tentare il dado. Lascia stare: premi Fine conquiste, il pulsante grande, o {key-end}.</translation>
    </message>
    <message>
        <source>You could carry on conquering. For this lesson, go into decline now.</source>
        <comment>decline.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Potresti continuare a conquistare. Per questa lezione vai ora in declino.</translation>
    </message>
    <message>
        <source>You could carry on from here. For this lesson, take it back first: Undo.</source>
        <comment>undo.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Da qui potresti continuare. Per questa lezione torna prima indietro: Annulla.</translation>
    </message>
    <message>
        <source>You could pick that combo, too. For this lesson, take the first one.</source>
        <comment>second.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Potresti scegliere anche quella. Per questa lezione prendi la prima.</translation>
    </message>
    <message>
        <source>You could pick that combo, too. For this lesson, take the third one.</source>
        <comment>pick.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Potresti scegliere anche quella. Per questa lezione prendi la terza.</translation>
    </message>
    <message>
        <source>You could place them like that. For this lesson, put exactly four tokens in {p3}.</source>
        <comment>redeploy.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Potresti metterli anche così. Per questa lezione, in {p3} ne servono quattro.</translation>
    </message>
    <message>
        <source>You could take that region, too. For this lesson, start with {h2}.</source>
        <comment>enter.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Potresti prendere anche quella regione. Per questa lezione comincia da {h2}.</translation>
    </message>
    <message>
        <source>You have two tokens left, but {h4} costs three. For your last conquest of a turn you can roll the reinforcement die: three faces are blank, the others show 1, 2 and 3.</source>
        <comment>short.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ti restano due segnalini, ma {h4} ne costa tre. Per l&apos;ultima conquista di un turno puoi tirare il dado rinforzi: tre facce sono vuote, le altre valgono 1, 2 e 3.</translation>
    </message>
    <message>
        <source>You lose one</source>
        <comment>lost.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ne perdi uno</translation>
    </message>
    <message>
        <source>You now have two: the active race and the one in decline. Both earn coins. Normally you can have only one in decline, so the next to decline would push the old one off the map.</source>
        <comment>both.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ora ne hai due: la razza attiva e quella in declino. Tutte e due rendono monete. Di norma puoi averne una sola in declino: la prossima caccerebbe la vecchia dalla mappa.</translation>
    </message>
    <message>
        <source>Your first coins</source>
        <comment>payout.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Le tue prime monete</translation>
    </message>
    <message>
        <source>Your new turn begins with another pick. {flying} {tritons} are on top: they are free, and the two coins on them are yours. Take them: their card, then Pick.</source>
        <comment>second.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Il nuovo turno comincia con un&apos;altra scelta. In cima ci sono i {tritons} {flying}: sono gratis, e le due monete lì sopra sono tue. Fai clic sulla carta, poi premi Scegli.</translation>
    </message>
    <message>
        <source>Your second turn</source>
        <comment>try.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Il tuo secondo turno</translation>
    </message>
    <message>
        <source>{flying}, so you can conquer any land region; {tritons} pay one token less along the coast. Take all you can, perhaps with a last roll. Then redeploy and end the last turn of the game.</source>
        <comment>free.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Sono {flying}: puoi conquistare qualsiasi regione di terraferma; i {tritons} pagano un segnalino in meno lungo la costa. Prendi più che puoi, magari con il dado. Poi ridistribuisci e chiudi l&apos;ultimo turno.</translation>
    </message>
    <message>
        <source>{rival} attacks {p3} again. You had only one token there, in decline: it&apos;s driven out and leaves the map.</source>
        <comment>taken.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} attacca di nuovo {p3}. Lì avevi un solo segnalino, in declino: viene cacciato e lascia la mappa.</translation>
    </message>
    <message>
        <source>{rival} attacks {p3}. Four tokens defend it, so it costs 2 + 4 = 6.</source>
        <comment>attacked.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} attacca {p3}. Con quattro segnalini in difesa, costa 2 + 4 = 6.</translation>
    </message>
    <message>
        <source>{rival} holds {p3} with two tokens, so it costs 2 + 2 = 4. It&apos;s a Farmland, worth two coins to you. Take it!</source>
        <comment>strike.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} tiene {p3} con due segnalini, quindi costa 2 + 2 = 4. È un Campo e per te vale due monete: riprendilo!</translation>
    </message>
    <message>
        <source>{rival} keeps growing: watch the map. Numbered arrows and the log show what has happened since your turn.</source>
        <comment>waiting.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} continua a crescere: guarda la mappa. Le frecce numerate e la cronaca mostrano che cosa è successo dopo il tuo turno.</translation>
    </message>
    <message>
        <source>{rival} stands next to {p3}, so put four tokens there. First take one from {h2} with a right-click or −, then add it to {p3} with a click or +. Leave at least one in each region. Then press End turn.</source>
        <comment>redeploy.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} confina con {p3}: metti lì quattro segnalini. Prima togline uno da {h2} con il tasto destro o −, poi aggiungilo a {p3} con un clic o +. Lasciane almeno uno in ogni regione. Infine premi Fine turno.</translation>
    </message>
    <message>
        <source>{rival}&apos;s turn</source>
        <comment>waiting.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Turno di {rival}</translation>
    </message>
</context>
<context>
    <name>term</name>
    <message>
        <source>Active</source>
        <comment>active</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Attiva</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>column</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Combo</source>
        <comment>combo</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Combinazione</translation>
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
        <translation>In declino</translation>
    </message>
    <message>
        <source>Lost Tribe</source>
        <comment>lost-tribe</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Tribù perduta</translation>
    </message>
    <message>
        <source>Monster</source>
        <comment>monster</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Mostro</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>place</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Luogo mitico</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>race</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Razza</translation>
    </message>
    <message>
        <source>Race banner</source>
        <comment>banner</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Vessillo della razza</translation>
    </message>
    <message>
        <source>Race token</source>
        <comment>token</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Segnalino razza</translation>
    </message>
    <message>
        <source>Region</source>
        <comment>region</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Regione</translation>
    </message>
    <message>
        <source>Reinforcement die</source>
        <comment>die</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Dado rinforzi</translation>
    </message>
    <message>
        <source>Relic</source>
        <comment>relic</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Reliquia</translation>
    </message>
    <message>
        <source>Silver Hammer</source>
        <comment>hammer</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Martello d&apos;argento</translation>
    </message>
    <message>
        <source>Special power</source>
        <comment>power</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Potere speciale</translation>
    </message>
    <message>
        <source>Special power badge</source>
        <comment>badge</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Tassello del potere speciale</translation>
    </message>
    <message>
        <source>Tray</source>
        <comment>tray</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>Vengeance marker</source>
        <comment>vengeance</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Segnalino Vendetta</translation>
    </message>
    <message>
        <source>Victory coin</source>
        <comment>coin</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Moneta</translation>
    </message>
</context>
<context>
    <name>terrain</name>
    <message>
        <source>Abysmal Chasm</source>
        <comment>chasm</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Crepaccio abissale</translation>
    </message>
    <message>
        <source>Black Mountain</source>
        <comment>blackmountain</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Montagna nera</translation>
    </message>
    <message>
        <source>Farmland</source>
        <comment>farmland</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>forest</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Foresta</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Collina</translation>
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
        <translation>Terraferma</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>mine</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Giacimento</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>mountain</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Montagna</translation>
    </message>
    <message>
        <source>Mud Pool</source>
        <comment>mud</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Pozza di fango</translation>
    </message>
    <message>
        <source>Mushroom Forest</source>
        <comment>mushroom</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Foresta di funghi</translation>
    </message>
    <message>
        <source>Mystic Crystal</source>
        <comment>crystal</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Selva di cristallo</translation>
    </message>
    <message>
        <source>River</source>
        <comment>river</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Fiume</translation>
    </message>
    <message>
        <source>Sea</source>
        <comment>sea</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Mare</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>swamp</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Palude</translation>
    </message>
    <message>
        <source>Water</source>
        <comment>water</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Acqua</translation>
    </message>
</context>
<context>
    <name>trait</name>
    <message>
        <source>Adventurous</source>
        <comment>adventurous</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Avventurosi</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <comment>alchemist</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Alchimisti</translation>
    </message>
    <message>
        <source>Altar of Souls</source>
        <comment>altar</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Altare delle anime</translation>
    </message>
    <message>
        <source>Amazons</source>
        <comment>amazons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Amazzoni</translation>
    </message>
    <message>
        <source>Badgers</source>
        <comment>badgers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Tassi</translation>
    </message>
    <message>
        <source>Beacon</source>
        <comment>beacon</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Dei Falò</translation>
    </message>
    <message>
        <source>Berserk</source>
        <comment>berserk</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Berserker</translation>
    </message>
    <message>
        <source>Bivouacking</source>
        <comment>bivouacking</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Accampati</translation>
    </message>
    <message>
        <source>Commando</source>
        <comment>commando</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Commando</translation>
    </message>
    <message>
        <source>Crypt of the Tomb Raider</source>
        <comment>crypt</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Cripta della cacciatrice di tesori</translation>
    </message>
    <message>
        <source>Cultists</source>
        <comment>cultists</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Cultisti</translation>
    </message>
    <message>
        <source>Diamond Fields</source>
        <comment>diamond</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Campo diamantifero</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <comment>diplomat</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Diplomatici</translation>
    </message>
    <message>
        <source>Dragon Master</source>
        <comment>dragon</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Domadraghi</translation>
    </message>
    <message>
        <source>Drow</source>
        <comment>drow</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Drow</translation>
    </message>
    <message>
        <source>Dwarves</source>
        <comment>dwarves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Nani</translation>
    </message>
    <message>
        <source>Elves</source>
        <comment>elves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Elfi</translation>
    </message>
    <message>
        <source>Ferrymen</source>
        <comment>ferrymen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Traghettatori</translation>
    </message>
    <message>
        <source>Festive</source>
        <comment>festive</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Festanti</translation>
    </message>
    <message>
        <source>Fisher</source>
        <comment>fisher</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Pescatori</translation>
    </message>
    <message>
        <source>Flames</source>
        <comment>flames</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fiamme</translation>
    </message>
    <message>
        <source>Flocking</source>
        <comment>flocking</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Gregari</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>flying</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Volanti</translation>
    </message>
    <message>
        <source>Flying Doormat</source>
        <comment>doormat</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Tappetino volante</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>forest</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Silvani</translation>
    </message>
    <message>
        <source>Fortified</source>
        <comment>fortified</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fortificati</translation>
    </message>
    <message>
        <source>Fountain of Youth</source>
        <comment>fountain</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fonte della giovinezza</translation>
    </message>
    <message>
        <source>Frightened</source>
        <comment>frightened</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Paurosi</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Solito anello</translation>
    </message>
    <message>
        <source>Ghouls</source>
        <comment>ghouls</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ghoul</translation>
    </message>
    <message>
        <source>Giants</source>
        <comment>giants</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Giganti</translation>
    </message>
    <message>
        <source>Gleaning</source>
        <comment>gleaning</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Spigolatori</translation>
    </message>
    <message>
        <source>Gnomes</source>
        <comment>gnomes</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Gnomi</translation>
    </message>
    <message>
        <source>Great Brass Pipe</source>
        <comment>pipe</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Grandi tubi d&apos;ottone</translation>
    </message>
    <message>
        <source>Halflings</source>
        <comment>halflings</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mezzuomini</translation>
    </message>
    <message>
        <source>Hermits</source>
        <comment>hermits</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Eremiti</translation>
    </message>
    <message>
        <source>Heroic</source>
        <comment>heroic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Eroici</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Collinari</translation>
    </message>
    <message>
        <source>Humans</source>
        <comment>humans</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Umani</translation>
    </message>
    <message>
        <source>Hungry</source>
        <comment>hungry</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Affamati</translation>
    </message>
    <message>
        <source>Immortal</source>
        <comment>immortal</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Immortali</translation>
    </message>
    <message>
        <source>Innkeepers</source>
        <comment>innkeepers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Locandieri</translation>
    </message>
    <message>
        <source>Iron Dwarves</source>
        <comment>irondwarves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Nani di ferro</translation>
    </message>
    <message>
        <source>Keep on the Motherland</source>
        <comment>keep</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fortezza ancestrale</translation>
    </message>
    <message>
        <source>Kraken</source>
        <comment>kraken</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Kraken</translation>
    </message>
    <message>
        <source>Liches</source>
        <comment>liches</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Lich</translation>
    </message>
    <message>
        <source>Lizardmen</source>
        <comment>lizardmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Lucertoloni</translation>
    </message>
    <message>
        <source>Magic</source>
        <comment>magic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Magici</translation>
    </message>
    <message>
        <source>Magpies</source>
        <comment>magpies</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Gazze</translation>
    </message>
    <message>
        <source>Martyr</source>
        <comment>martyr</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Martiri</translation>
    </message>
    <message>
        <source>Merchant</source>
        <comment>merchant</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mercanti</translation>
    </message>
    <message>
        <source>Mine of the Lost Dwarf</source>
        <comment>mine</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Miniera del Nano scomparso</translation>
    </message>
    <message>
        <source>Mining</source>
        <comment>mining</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Minatori</translation>
    </message>
    <message>
        <source>Moated</source>
        <comment>moated</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Del Fossato</translation>
    </message>
    <message>
        <source>Mounted</source>
        <comment>mounted</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>A cavallo</translation>
    </message>
    <message>
        <source>Muddy</source>
        <comment>muddy</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Luridi</translation>
    </message>
    <message>
        <source>Mudmen</source>
        <comment>mudmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Melme</translation>
    </message>
    <message>
        <source>Mummies</source>
        <comment>mummies</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mummie</translation>
    </message>
    <message>
        <source>Mystic</source>
        <comment>mystic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mistici</translation>
    </message>
    <message>
        <source>Ogres</source>
        <comment>ogres</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ogri</translation>
    </message>
    <message>
        <source>Orcs</source>
        <comment>orcs</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Orchi</translation>
    </message>
    <message>
        <source>Patient</source>
        <comment>patient</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Pazienti</translation>
    </message>
    <message>
        <source>Pillaging</source>
        <comment>pillaging</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Saccheggiatori</translation>
    </message>
    <message>
        <source>Quarreling</source>
        <comment>quarreling</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Litigiosi</translation>
    </message>
    <message>
        <source>Ratmen</source>
        <comment>ratmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Uomini Ratto</translation>
    </message>
    <message>
        <source>Reborn</source>
        <comment>reborn</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Rinati</translation>
    </message>
    <message>
        <source>Royal</source>
        <comment>royal</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Regali</translation>
    </message>
    <message>
        <source>Scepter of Avarice</source>
        <comment>scepter</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Scettro dell&apos;avaro</translation>
    </message>
    <message>
        <source>Seafaring</source>
        <comment>seafaring</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Marinari</translation>
    </message>
    <message>
        <source>Shadow Mimes</source>
        <comment>mimes</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mimi ombra</translation>
    </message>
    <message>
        <source>Shield</source>
        <comment>shield</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Corazzati</translation>
    </message>
    <message>
        <source>Shiny Orb</source>
        <comment>orb</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Globo scintillante</translation>
    </message>
    <message>
        <source>Shrooms</source>
        <comment>shrooms</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Funghi</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <comment>skeletons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Scheletri</translation>
    </message>
    <message>
        <source>Sorcerers</source>
        <comment>sorcerers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Stregoni</translation>
    </message>
    <message>
        <source>Spiderines</source>
        <comment>spiderines</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ragnette</translation>
    </message>
    <message>
        <source>Spirit</source>
        <comment>spirit</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Spettrali</translation>
    </message>
    <message>
        <source>Stinky Troll&apos;s Socks</source>
        <comment>socks</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Calzini di Troll</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>stone</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Rocciosi</translation>
    </message>
    <message>
        <source>Stonehedge</source>
        <comment>stonehedge</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>Stout</source>
        <comment>stout</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Tenaci</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>swamp</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Palustri</translation>
    </message>
    <message>
        <source>Sword of the Killer Rabbit</source>
        <comment>sword</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Spada del coniglio assassino</translation>
    </message>
    <message>
        <source>Thieving</source>
        <comment>thieving</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ladri</translation>
    </message>
    <message>
        <source>Tinkers</source>
        <comment>tinkers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Stagnini</translation>
    </message>
    <message>
        <source>Tomb</source>
        <comment>tomb</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Non morti</translation>
    </message>
    <message>
        <source>Tritons</source>
        <comment>tritons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Tritoni</translation>
    </message>
    <message>
        <source>Trolls</source>
        <comment>trolls</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Troll</translation>
    </message>
    <message>
        <source>Underworld</source>
        <comment>underworld</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Sotterranei</translation>
    </message>
    <message>
        <source>Vampire</source>
        <comment>vampire</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Vampiri</translation>
    </message>
    <message>
        <source>Vanishing</source>
        <comment>vanishing</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Scomparsi</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <comment>vengeful</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Vendicativi</translation>
    </message>
    <message>
        <source>Wealthy</source>
        <comment>wealthy</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ricchi</translation>
    </message>
    <message>
        <source>Wickedest Pentacle</source>
        <comment>pentacle</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Pentacolo infame</translation>
    </message>
    <message>
        <source>Will-o&apos;-Wisp</source>
        <comment>wisp</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fuochi fatui</translation>
    </message>
    <message>
        <source>Wise</source>
        <comment>wise</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Saggi</translation>
    </message>
    <message>
        <source>Wizards</source>
        <comment>wizards</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Maghi</translation>
    </message>
</context>
<context>
    <name>verb</name>
    <message>
        <source>Borrowed tokens: some more for conquests only, set aside after each redeployment</source>
        <comment>loan</comment>
        <translation>Segnalini in prestito: alcuni in più solo per conquistare, messi da parte dopo ogni ridistribuzione</translation>
    </message>
    <message>
        <source>Conquers in decline: the race keeps conquering after it has declined</source>
        <comment>campaign</comment>
        <translation>Conquista in declino: la razza continua a conquistare dopo il declino</translation>
    </message>
    <message>
        <source>Cost: conquests of certain regions cost fewer tokens, or more</source>
        <comment>cost</comment>
        <translation>Costo: conquistare certe regioni costa meno segnalini, o di più</translation>
    </message>
    <message>
        <source>Decline: what is different when the race declines</source>
        <comment>decline</comment>
        <translation>Declino: che cosa cambia quando la razza va in declino</translation>
    </message>
    <message>
        <source>Defence: attackers need more tokens for its regions</source>
        <comment>defence</comment>
        <translation>Difesa: gli attaccanti hanno bisogno di più segnalini per le sue regioni</translation>
    </message>
    <message>
        <source>Die: it may be rolled before a conquest, and lowers the cost</source>
        <comment>die</comment>
        <translation>Dado: si può tirare prima di una conquista e abbassa il costo</translation>
    </message>
    <message>
        <source>Far reach: it may conquer certain regions even if they aren&apos;t adjacent</source>
        <comment>reach</comment>
        <translation>Lungo raggio: può conquistare certe regioni anche se non adiacenti</translation>
    </message>
    <message>
        <source>Garrisons: each of its regions keeps at least so many tokens</source>
        <comment>least</comment>
        <translation>Guarnigione: ogni sua regione tiene almeno tanti segnalini</translation>
    </message>
    <message>
        <source>Gift: its combo comes with coins when it turns up</source>
        <comment>gift</comment>
        <translation>Regalo: la sua combinazione porta monete quando appare</translation>
    </message>
    <message>
        <source>Home ground: it may conquer and keep regions that others can&apos;t hold, such as seas</source>
        <comment>zone</comment>
        <translation>Terreno proprio: può conquistare e tenere regioni vietate agli altri, come i mari</translation>
    </message>
    <message>
        <source>Immunity: certain regions of it can&apos;t be conquered by opponents</source>
        <comment>immune</comment>
        <translation>Immunità: gli avversari non possono conquistare certe sue regioni</translation>
    </message>
    <message>
        <source>Income: coins when the turn is scored, for regions, for conquests or simply each turn</source>
        <comment>income</comment>
        <translation>Rendita: monete al punteggio, per regioni, per conquiste o semplicemente ogni turno</translation>
    </message>
    <message>
        <source>Losses: how many tokens are lost with a region, instead of one</source>
        <comment>loss</comment>
        <translation>Perdite: quanti segnalini si perdono con una regione, invece di uno</translation>
    </message>
    <message>
        <source>More tokens: at redeployment, tokens come from the tray for regions held or conquered</source>
        <comment>supply</comment>
        <translation>Più segnalini: alla ridistribuzione arrivano segnalini dalla riserva per regioni occupate o conquistate</translation>
    </message>
    <message>
        <source>Overrun: it takes a region with a fixed number of tokens, whatever it costs</source>
        <comment>overrun</comment>
        <translation>Travolgere: prende una regione con un numero fisso di segnalini, qualunque sia il costo</translation>
    </message>
    <message>
        <source>Passages: certain regions count as adjacent to each other for conquests</source>
        <comment>link</comment>
        <translation>Passaggi: certe regioni contano come adiacenti tra loro per le conquiste</translation>
    </message>
    <message>
        <source>Peace: one opponent who was not attacked this turn can&apos;t attack it</source>
        <comment>pact</comment>
        <translation>Pace: un avversario che non è stato attaccato in questo turno non può attaccarla</translation>
    </message>
    <message>
        <source>Pieces: it brings pieces such as Fortresses or Heroes and places them on the map</source>
        <comment>piece</comment>
        <translation>Pezzi: porta pezzi come Fortezze o Eroi e li piazza sulla mappa</translation>
    </message>
    <message>
        <source>Price: skipping its combo costs more or fewer coins</source>
        <comment>price</comment>
        <translation>Prezzo: saltare la sua combinazione costa più o meno monete</translation>
    </message>
    <message>
        <source>Replacement: it takes a region by swapping an enemy token for one from the tray</source>
        <comment>substitute</comment>
        <translation>Sostituzione: prende una regione scambiando un segnalino nemico con uno della riserva</translation>
    </message>
    <message>
        <source>Second wind: once per turn, most tokens return to hand for more conquests</source>
        <comment>again</comment>
        <translation>Secondo slancio: una volta per turno quasi tutti i segnalini tornano in mano per altre conquiste</translation>
    </message>
    <message>
        <source>Shield: on other players&apos; turns, nothing helps them against it</source>
        <comment>shield</comment>
        <translation>Scudo: nei turni degli altri, niente li aiuta contro di lei</translation>
    </message>
    <message>
        <source>Stays put: it does not redeploy</source>
        <comment>fixed</comment>
        <translation>Immobile: non si ridistribuisce</translation>
    </message>
    <message>
        <source>Thin lines: each of its regions keeps no more than so many tokens</source>
        <comment>most</comment>
        <translation>Linee sottili: ogni sua regione tiene al massimo tanti segnalini</translation>
    </message>
    <message>
        <source>Toll: its owner gets coins whenever another player conquers one of its regions</source>
        <comment>toll</comment>
        <translation>Pedaggio: il suo giocatore riceve monete quando un altro conquista una sua regione</translation>
    </message>
    <message>
        <source>Walks in: certain regions cost as if nobody stood there</source>
        <comment>as_empty</comment>
        <translation>Entra e basta: certe regioni costano come se non ci fosse nessuno</translation>
    </message>
    <message>
        <source>Way in: more regions through which a race with no region may come onto the map</source>
        <comment>entry</comment>
        <translation>Accesso: altre regioni da cui una razza senza regioni può entrare sulla mappa</translation>
    </message>
    <message>
        <source>Windfall: coins at once, when it conquers from opponents, or when they decline or give up regions</source>
        <comment>windfall</comment>
        <translation>Colpo di fortuna: monete subito, se conquista ad avversari o se loro declinano o abbandonano regioni</translation>
    </message>
</context>
<context>
    <name>while</name>
    <message>
        <source>as long as there are at least {held_n}</source>
        <comment>holding.regions</comment>
        <translation>finché ci sono almeno {held_n}</translation>
    </message>
    <message>
        <source>as long as there is a {held}</source>
        <comment>holding</comment>
        <translation>finché c&apos;è una {held}</translation>
    </message>
    <message>
        <source>from round {round} on</source>
        <comment>from_round</comment>
        <translation>dal round {round} in poi</translation>
    </message>
    <message>
        <source>up to and including round {round}</source>
        <comment>to_round</comment>
        <translation>fino al round {round} compreso</translation>
    </message>
</context>
</TS>
