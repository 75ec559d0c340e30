<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AbilityDialog</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n Region auf dieser Karte jetzt</numerusform>
            <numerusform>%n Regionen auf dieser Karte jetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Add an ability</source>
        <translation>Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>Example – {0}: {1}</source>
        <extracomment>{0}: a race or power of the box; {1}: sentences</extracomment>
        <translation>Beispiel – {0}: {1}</translation>
    </message>
    <message>
        <source>What else shall it be able to do?</source>
        <translation>Was soll es noch können?</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copy version info</source>
        <translation>Versionsangaben &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Made with</source>
        <translation>&amp;Hergestellt mit</translation>
    </message>
    <message>
        <source>About swqt</source>
        <translation>Über swqt</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Everything else – rules, artwork, sounds and wording – was made for swqt.</source>
        <translation>Alles andere – Regeln, Bilder, Klänge und Texte – wurde für swqt gemacht.</translation>
    </message>
    <message>
        <source>Free software under {0}: use it, change it, share it.</source>
        <translation>Freie Software unter {0}: Nutze, verändere und teile sie.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Lo&amp;g file:</source>
        <translation>&amp;Protokoll:</translation>
    </message>
    <message>
        <source>Log file</source>
        <translation>Protokolldatei</translation>
    </message>
    <message>
        <source>No log file is being written.</source>
        <translation>Es wird keine Protokolldatei geschrieben.</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Small World for your desktop. swqt is an unofficial fan project. It is not connected with the publisher of the game and uses none of its artwork or texts. Small World is a trademark of its owner.</source>
        <translation>Small World für deinen Computer. swqt ist ein inoffizielles Fanprojekt. Es steht in keiner Verbindung zum Verlag des Spiels und verwendet weder dessen Bilder noch dessen Texte. Small World ist eine Marke ihres Inhabers.</translation>
    </message>
    <message>
        <source>What swqt is made with</source>
        <translation>Womit swqt gemacht ist</translation>
    </message>
    <message>
        <source>includes {0}</source>
        <extracomment>{0}: names of the parts of a bundled program</extracomment>
        <translation>enthält {0}</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>Change the kind</source>
        <translation>Art ändern</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Namen ändern</translation>
    </message>
    <message>
        <source>Change the tokens</source>
        <translation>Plättchen ändern</translation>
    </message>
    <message>
        <source>Change the word</source>
        <translation>Wort ändern</translation>
    </message>
    <message>
        <source>Change the world</source>
        <translation>Welt ändern</translation>
    </message>
    <message>
        <source>Game files call it so: small letters a to z and hyphens</source>
        <translation>So heißt es in Spieldateien: Kleinbuchstaben a bis z und Bindestriche</translation>
    </message>
    <message>
        <source>In other languages…</source>
        <translation>In anderen Sprachen…</translation>
    </message>
    <message>
        <source>Its tokens are</source>
        <translation>Plättchen sind</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Gemacht für</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name in {0}</source>
        <extracomment>{0}: a language</extracomment>
        <translation>Name auf {0}</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Volk</translation>
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
        <translation>Spezialfähigkeit</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Tokens of its own, in all</source>
        <translation>Eigene Plättchen insgesamt</translation>
    </message>
    <message>
        <source>Word in files</source>
        <translation>Wort in Dateien</translation>
    </message>
    <message>
        <source>its own, in all:</source>
        <translation>eigene, insgesamt:</translation>
    </message>
    <message>
        <source>those of {0}</source>
        <extracomment>{0}: a race, which lends its tokens</extracomment>
        <translation>die von: {0}</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Untergang</translation>
    </message>
    <message>
        <source>&amp;Decline  +{0}</source>
        <translation>&amp;Untergang  +{0}</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>No race can roll before a conquest right now</source>
        <translation>Gerade kann kein Volk vor einer Eroberung würfeln</translation>
    </message>
    <message>
        <source>Roll the die before your next conquest ({0})</source>
        <translation>Vor der nächsten Eroberung würfeln ({0})</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Die Regel anzeigen</translation>
    </message>
    <message>
        <source>You can decline only at the start of a turn, instead of conquering</source>
        <translation>Ein Untergang ist nur zu Beginn eines Zuges möglich, statt zu erobern</translation>
    </message>
    <message>
        <source>You pick a new race next turn.</source>
        <translation>Im nächsten Zug nimmst du ein neues Volk.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About swqt</source>
        <translation>Ü&amp;ber swqt</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>Bereiche &amp;anordnen</translation>
    </message>
    <message>
        <source>&amp;Balance tokens</source>
        <translation>Plättchen aus&amp;gleichen</translation>
    </message>
    <message>
        <source>&amp;Board…</source>
        <translation>&amp;Spielplan…</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Bestätigen</translation>
    </message>
    <message>
        <source>&amp;Continue last game</source>
        <translation>Letzte Partie &amp;fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>E&amp;rstellen</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Untergang</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>B&amp;earbeiten</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug be&amp;enden</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Fit map to window</source>
        <translation>Karte &amp;einpassen</translation>
    </message>
    <message>
        <source>&amp;Fortify borders</source>
        <translation>G&amp;renzen sichern</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Income</source>
        <translation>&amp;Einnahmen</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>S&amp;ofort</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Spielen lernen</translation>
    </message>
    <message>
        <source>&amp;Let a bot play</source>
        <translation>Bot &amp;spielen lassen</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Local network…</source>
        <translation>&amp;Lokales Netzwerk…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>&amp;Owners</source>
        <translation>&amp;Besitzer</translation>
    </message>
    <message>
        <source>&amp;Play against bots</source>
        <translation>&amp;Gegen Bots spielen</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>Vor&amp;heriger Bereich</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Race or power…</source>
        <translation>&amp;Volk oder Fähigkeit…</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Replay for the browser…</source>
        <translation>&amp;Wiederholung für den Browser…</translation>
    </message>
    <message>
        <source>&amp;Roll the die</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Zeig es mir</translation>
    </message>
    <message>
        <source>&amp;Skip ahead</source>
        <translation>Übers&amp;pringen</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Wie im &amp;System</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Gelände</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;What happened since my last turn</source>
        <translation>Was geschah &amp;seit meinem letzten Zug</translation>
    </message>
    <message>
        <source>Bo&amp;t speed</source>
        <translation>Bot-&amp;Tempo</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Colou&amp;r theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Continue &amp;without the others…</source>
        <translation>Ohne die &amp;anderen fortsetzen…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Vo&amp;llbild</translation>
    </message>
    <message>
        <source>Fast-forward the b&amp;ot&apos;s turn</source>
        <translation>Bot-&amp;Zug vorspulen</translation>
    </message>
    <message>
        <source>Games and &amp;replays…</source>
        <translation>&amp;Meine Partien…</translation>
    </message>
    <message>
        <source>Last &amp;round&apos;s changes</source>
        <translation>&amp;Änderungen der letzten Runde</translation>
    </message>
    <message>
        <source>Not&amp;e about this moment…</source>
        <translation>Notiz zu &amp;diesem Moment…</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>E&amp;inblendungen</translation>
    </message>
    <message>
        <source>Pick &amp;up all tokens</source>
        <translation>Alle Plättchen auf&amp;nehmen</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>&amp;Rätsel…</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Rätsel &amp;des Tages</translation>
    </message>
    <message>
        <source>R&amp;ecent games</source>
        <translation>&amp;Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Region &amp;codes</source>
        <translation>&amp;Regionskürzel</translation>
    </message>
    <message>
        <source>Rep&amp;lay this game</source>
        <translation>&amp;Wiederholung dieser Partie</translation>
    </message>
    <message>
        <source>Reset &amp;turn</source>
        <translation>Zug &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Rule &amp;book</source>
        <translation>&amp;Regelbuch</translation>
    </message>
    <message>
        <source>Rules for &amp;this</source>
        <translation>Regeln &amp;dazu</translation>
    </message>
    <message>
        <source>S&amp;tart screen</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>Searc&amp;h the log</source>
        <translation>Im &amp;Verlauf suchen</translation>
    </message>
    <message>
        <source>Statist&amp;ics</source>
        <translation>Stati&amp;stik</translation>
    </message>
    <message>
        <source>Suggest a &amp;move</source>
        <translation>Zug &amp;vorschlagen</translation>
    </message>
    <message>
        <source>T&amp;hreats</source>
        <translation>Be&amp;drohungen</translation>
    </message>
    <message>
        <source>Watch to&amp;gether…</source>
        <translation>Ge&amp;meinsam ansehen…</translation>
    </message>
    <message>
        <source>Wi&amp;de map</source>
        <translation>&amp;Breite Karte</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
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
            <numerusform>%n Einstellung war unbrauchbar und steht wieder auf dem Standardwert.</numerusform>
            <numerusform>%n Einstellungen waren unbrauchbar und stehen wieder auf dem Standardwert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so swqt uses the defaults.</source>
        <translation>Die Einstellungen ließen sich nicht lesen, deshalb gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>The settings file was damaged, so all settings went back to their defaults. The damaged file is kept as {0}.</source>
        <translation>Die Einstellungsdatei war beschädigt, deshalb gelten wieder die Standardwerte. Die beschädigte Datei bleibt als {0} erhalten.</translation>
    </message>
</context>
<context>
    <name>ArrivalDialog</name>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>&amp;Look at it in the form</source>
        <translation>&amp;Im Formular ansehen</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>Meines &amp;ersetzen</translation>
    </message>
    <message>
        <source>A race or power from a file</source>
        <translation>Ein Volk oder eine Fähigkeit aus einer Datei</translation>
    </message>
    <message>
        <source>Keep both: call it &amp;{0}</source>
        <extracomment>{0}: the word for a race or power in game files</extracomment>
        <translation>Beide behalten: als &amp;{0}</translation>
    </message>
    <message>
        <source>The file has no mistakes. Keep {0} among your own races and powers?</source>
        <translation>Die Datei hat keine Fehler. {0} zu deinen eigenen Völkern und Fähigkeiten legen?</translation>
    </message>
    <message>
        <source>You already have {0}, and the two differ. Which ones do you want?</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>{0} gibt es bei dir schon, und die beiden sind verschieden. Was möchtest du?</translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>&amp;Played by</source>
        <translation>&amp;Gespielt von</translation>
    </message>
    <message>
        <source>&amp;Show regions</source>
        <translation>Regionen &amp;zeigen</translation>
    </message>
    <message>
        <source>Bot speed: {0}</source>
        <translation>Bot-Tempo: {0}</translation>
    </message>
    <message>
        <source>For {0}</source>
        <translation>Für {0}</translation>
    </message>
    <message>
        <source>Suggestions are turned off in Settings.</source>
        <translation>Vorschläge sind in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>There are no suggestions in a puzzle.</source>
        <translation>In einem Rätsel gibt es keine Vorschläge.</translation>
    </message>
</context>
<context>
    <name>BeginDialog</name>
    <message>
        <source>&amp;An existing board</source>
        <translation>Ein &amp;vorhandener Spielplan</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Spielplan:</translation>
    </message>
    <message>
        <source>&amp;New board</source>
        <translation>&amp;Neuer Spielplan</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>Spi&amp;eler:</translation>
    </message>
    <message>
        <source>&amp;Regions:</source>
        <translation>&amp;Regionen:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>S&amp;tartwert:</translation>
    </message>
    <message>
        <source>&amp;World:</source>
        <translation>&amp;Welt:</translation>
    </message>
    <message>
        <source>A board of your own is changed; any other one is copied.</source>
        <translation>Ein eigener Spielplan wird geändert, jeder andere kopiert.</translation>
    </message>
    <message>
        <source>Another number or word gives another board.</source>
        <translation>Eine andere Zahl oder ein anderes Wort ergibt einen anderen Spielplan.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Continue “{0}”, which was not saved</source>
        <translation>Weiter mit „{0}“ (nicht gespeichert)</translation>
    </message>
    <message>
        <source>Make a board</source>
        <translation>Spielplan erstellen</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>{0} (yours)</source>
        <extracomment>{0}: the name of a board, and its number of players</extracomment>
        <translation>{0} (eigener)</translation>
    </message>
    <message>
        <source>{0}, {1} players</source>
        <extracomment>{0}: the name of a board; {1}: a number of players</extracomment>
        <translation>{0}, {1} Spieler</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>&amp;Join with</source>
        <translation>&amp;Verbinden mit</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Move &amp;borders</source>
        <translation>&amp;Grenzen ziehen</translation>
    </message>
    <message>
        <source>Move a border</source>
        <translation>Grenze ziehen</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
</context>
<context>
    <name>BoardGroup</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Spielplan:</translation>
    </message>
    <message>
        <source>&amp;Races and powers:</source>
        <translation>Vö&amp;lker:</translation>
    </message>
    <message>
        <source>&amp;World:</source>
        <translation>&amp;Welt:</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>Beide Spiele</translation>
    </message>
    <message>
        <source>Custom selection</source>
        <translation>Eigene Auswahl</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Monsters guard them. On surface boards, they replace some Lost Tribes.</source>
        <translation>Monster bewachen sie. Auf Spielplänen der Oberfläche ersetzen sie einige Verlorene Stämme.</translation>
    </message>
    <message>
        <source>Relics and P&amp;laces</source>
        <translation>&amp;Relikte und Orte</translation>
    </message>
    <message>
        <source>Six more races and six more powers, made for this program.</source>
        <translation>Sechs weitere Völker und sechs weitere Fähigkeiten, eigens für dieses Programm.</translation>
    </message>
    <message>
        <source>Small World</source>
        <translation>Small World</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>Way&amp;farers</source>
        <translation>&amp;Fahrendes Volk</translation>
    </message>
    <message>
        <source>{0}: {1} regions, {2} rounds</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>{0}: {1} Regionen, {2} Runden</translation>
    </message>
</context>
<context>
    <name>BoardMaker</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Edit it</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>A new board is being made…</source>
        <translation>Ein neuer Spielplan entsteht …</translation>
    </message>
    <message>
        <source>Add and &amp;edit</source>
        <translation>Hinzufügen und &amp;bearbeiten</translation>
    </message>
    <message>
        <source>Add the board “{0}” to your boards?</source>
        <translation>Den Spielplan „{0}“ zu deinen hinzufügen?</translation>
    </message>
    <message>
        <source>Boards (*.swboard)</source>
        <translation>Spielpläne (*.swboard)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Spielplan exportieren</translation>
    </message>
    <message>
        <source>Exported to {0}.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Exportiert nach {0}.</translation>
    </message>
    <message>
        <source>My {0}</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>Mein {0}</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Neuer Spielplan</translation>
    </message>
    <message>
        <source>No board could be made.</source>
        <translation>Es ist kein Spielplan zustande gekommen.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players: {0}. Regions: {1}.</source>
        <extracomment>{1}: a number of regions</extracomment>
        <translation>Spieler: {0}. Regionen: {1}.</translation>
    </message>
    <message>
        <source>Saved. You can choose this board when you set up a new game.</source>
        <translation>Gespeichert. Du kannst diesen Spielplan in einer neuen Partie auswählen.</translation>
    </message>
    <message>
        <source>The board can&apos;t be exported.</source>
        <translation>Der Spielplan lässt sich nicht exportieren.</translation>
    </message>
    <message>
        <source>The board can&apos;t be saved.</source>
        <translation>Der Spielplan lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>This board can&apos;t be opened.</source>
        <translation>Dieser Spielplan lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>This game can&apos;t be started.</source>
        <translation>Diese Partie lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>You have the board “{0}” already.</source>
        <translation>Den Spielplan „{0}“ hast du schon.</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board {0}</source>
        <translation>Vorschau des Spielplans {0}</translation>
    </message>
</context>
<context>
    <name>BoardTexts</name>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <translation>
            <numerusform>%n Sache ist noch zu verbessern</numerusform>
            <numerusform>%n Sachen sind noch zu verbessern</numerusform>
        </translation>
    </message>
    <message>
        <source>A board has at most 120 regions.</source>
        <translation>Ein Spielplan hat höchstens 120 Regionen.</translation>
    </message>
    <message>
        <source>A board needs at least 12 regions.</source>
        <translation>Ein Spielplan braucht mindestens 12 Regionen.</translation>
    </message>
    <message>
        <source>A good board: nothing to mend</source>
        <translation>Ein guter Spielplan: nichts zu verbessern</translation>
    </message>
    <message>
        <source>A region would become too narrow.</source>
        <translation>Eine Region würde zu schmal.</translation>
    </message>
    <message>
        <source>At the edge of the board.</source>
        <translation>Am Kartenrand.</translation>
    </message>
    <message>
        <source>Beside it: {0}.</source>
        <extracomment>{0}: the neighbours of a region</extracomment>
        <translation>Daneben: {0}.</translation>
    </message>
    <message>
        <source>Border of {0}, {1} from the left, {2} from the top</source>
        <extracomment>{0}: two regions; {1}, {2}: percentages of the width and height of the board</extracomment>
        <translation>Grenze von {0}, {1} von links, {2} von oben</translation>
    </message>
    <message>
        <source>Borders between equal terrains</source>
        <translation>Grenzen zwischen gleichem Gelände</translation>
    </message>
    <message>
        <source>Borders between regions</source>
        <translation>Grenzen zwischen Regionen</translation>
    </message>
    <message>
        <source>Borders between river regions</source>
        <translation>Grenzen zwischen Flussregionen</translation>
    </message>
    <message>
        <source>Borders cross at {0}.</source>
        <translation>Grenzen kreuzen sich bei {0}.</translation>
    </message>
    <message>
        <source>Borders must not cross.</source>
        <translation>Grenzen dürfen sich nicht kreuzen.</translation>
    </message>
    <message>
        <source>Caverns side by side</source>
        <translation>Höhlen nebeneinander</translation>
    </message>
    <message>
        <source>Chasms</source>
        <translation>Abgründe</translation>
    </message>
    <message>
        <source>Chasms side by side</source>
        <translation>Abgründe nebeneinander</translation>
    </message>
    <message>
        <source>Corner of {0}, {1} from the left, {2} from the top</source>
        <extracomment>{0}: the regions that meet there; {1}, {2}: percentages of the width and height of the board</extracomment>
        <translation>Ecke von {0}, {1} von links, {2} von oben</translation>
    </message>
    <message>
        <source>Cut off from the rest of the board: {0}.</source>
        <translation>Vom Rest des Spielplans abgeschnitten: {0}.</translation>
    </message>
    <message>
        <source>Draw the line from border to border, across one region.</source>
        <translation>Zieh die Linie von Grenze zu Grenze, quer durch eine Region.</translation>
    </message>
    <message>
        <source>Ends of the river at the edge of the board</source>
        <translation>Enden des Flusses am Kartenrand</translation>
    </message>
    <message>
        <source>Every region has room for its tokens.</source>
        <translation>Jede Region hat Platz für ihre Plättchen.</translation>
    </message>
    <message>
        <source>How far a terrain gathers on one side</source>
        <translation>Wie einseitig ein Gelände liegt</translation>
    </message>
    <message>
        <source>How far natives gather on one side</source>
        <translation>Wie einseitig Einheimische liegen</translation>
    </message>
    <message>
        <source>Lakes</source>
        <translation>Seen</translation>
    </message>
    <message>
        <source>Lakes at the edge of the board</source>
        <translation>Seen am Kartenrand</translation>
    </message>
    <message>
        <source>Land around {0}</source>
        <translation>Land um {0}</translation>
    </message>
    <message>
        <source>Land at the edge of the board</source>
        <translation>Land am Kartenrand</translation>
    </message>
    <message>
        <source>Land beside a chasm</source>
        <translation>Land neben einem Abgrund</translation>
    </message>
    <message>
        <source>Land beside the river</source>
        <translation>Land neben dem Fluss</translation>
    </message>
    <message>
        <source>Land beside water</source>
        <translation>Land neben Wasser</translation>
    </message>
    <message>
        <source>Land regions</source>
        <translation>Landregionen</translation>
    </message>
    <message>
        <source>Land where a race may enter</source>
        <translation>Land, auf dem ein Volk einmarschieren kann</translation>
    </message>
    <message>
        <source>Land with 3 to 6 neighbours</source>
        <translation>Land mit 3 bis 6 Nachbarn</translation>
    </message>
    <message>
        <source>Lost Tribes</source>
        <translation>Verlorene Stämme</translation>
    </message>
    <message>
        <source>Lost Tribes on a mountain or on water</source>
        <translation>Verlorene Stämme auf Gebirge oder Wasser</translation>
    </message>
    <message>
        <source>Lost Tribes where a race may enter</source>
        <translation>Verlorene Stämme, wo ein Volk einmarschieren kann</translation>
    </message>
    <message>
        <source>Monsters on a river or chasm</source>
        <translation>Monster auf Fluss oder Abgrund</translation>
    </message>
    <message>
        <source>Monsters side by side</source>
        <translation>Monster nebeneinander</translation>
    </message>
    <message>
        <source>Mountains with a Mine and a Cavern</source>
        <translation>Gebirge mit Mine und Höhle</translation>
    </message>
    <message>
        <source>Neighbours of a region of land at most</source>
        <translation>Nachbarn einer Landregion, höchstens</translation>
    </message>
    <message>
        <source>Neighbours of a region of land on average</source>
        <translation>Nachbarn einer Landregion im Mittel</translation>
    </message>
    <message>
        <source>No room for two pieces below the tokens: {0}.</source>
        <translation>Kein Platz für zwei Figuren unter den Plättchen: {0}.</translation>
    </message>
    <message>
        <source>Only neighbours can be joined.</source>
        <translation>Nur Nachbarn lassen sich verbinden.</translation>
    </message>
    <message>
        <source>Other regions with several symbols</source>
        <translation>Andere Regionen mit mehreren Symbolen</translation>
    </message>
    <message>
        <source>Parts of the land that are apart</source>
        <translation>Getrennte Teile des Landes</translation>
    </message>
    <message>
        <source>Parts of the river that are apart</source>
        <translation>Getrennte Teile des Flusses</translation>
    </message>
    <message>
        <source>Parts that chasms cut off</source>
        <translation>Von Abgründen abgeschnittene Teile</translation>
    </message>
    <message>
        <source>Quarters of the board where a race may enter</source>
        <translation>Viertel des Spielplans, in die ein Volk einmarschieren kann</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Regions at the edge that terrains lack</source>
        <translation>Randregionen, die einem Gelände fehlen</translation>
    </message>
    <message>
        <source>Regions with a Monster</source>
        <translation>Regionen mit einem Monster</translation>
    </message>
    <message>
        <source>River regions</source>
        <translation>Flussregionen</translation>
    </message>
    <message>
        <source>River regions at the edge of the board</source>
        <translation>Flussregionen am Kartenrand</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Seas</source>
        <translation>Meere</translation>
    </message>
    <message>
        <source>Seas at the edge of the board</source>
        <translation>Meere am Kartenrand</translation>
    </message>
    <message>
        <source>Seas that touch each other</source>
        <translation>Meere, die sich berühren</translation>
    </message>
    <message>
        <source>Sides of the river</source>
        <translation>Seiten des Flusses</translation>
    </message>
    <message>
        <source>Steps from one end of the land to the other</source>
        <translation>Schritte von einem Ende des Landes zum anderen</translation>
    </message>
    <message>
        <source>Symbols of the surface</source>
        <translation>Symbole der Oberfläche</translation>
    </message>
    <message>
        <source>Symbols on water</source>
        <translation>Symbole auf Wasser</translation>
    </message>
    <message>
        <source>Terrains with Monsters</source>
        <translation>Gelände mit Monstern</translation>
    </message>
    <message>
        <source>The corner of the board stays where it is.</source>
        <translation>Die Ecke des Spielplans bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>The smaller side of the river</source>
        <translation>Die kleinere Seite des Flusses</translation>
    </message>
    <message>
        <source>Too narrow for a stack of tokens: {0}.</source>
        <translation>Zu schmal für einen Stapel Plättchen: {0}.</translation>
    </message>
    <message>
        <source>Volcanoes</source>
        <translation>Vulkane</translation>
    </message>
    <message>
        <source>Volcanoes outside chasms</source>
        <translation>Vulkane außerhalb von Abgründen</translation>
    </message>
    <message>
        <source>at least {0}</source>
        <translation>mindestens {0}</translation>
    </message>
    <message>
        <source>at most {0}</source>
        <translation>höchstens {0}</translation>
    </message>
    <message>
        <source>{0} has no room for a name.</source>
        <translation>{0} hat keinen Platz für einen Namen.</translation>
    </message>
    <message>
        <source>{0} is too narrow for its symbols.</source>
        <translation>{0} ist zu schmal für die Symbole.</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <extracomment>A range of numbers, such as 4 to 6</extracomment>
        <translation>{0} bis {1}</translation>
    </message>
    <message>
        <source>{0} touch along a border that is too short to be seen.</source>
        <translation>{0}: Die Grenze dazwischen ist zu kurz, um sie zu sehen.</translation>
    </message>
    <message>
        <source>{0} touches the edge of the board along a border that is too short.</source>
        <translation>{0}: Die Grenze am Kartenrand ist zu kurz.</translation>
    </message>
    <message>
        <source>{0}: {1}, should be {2}.</source>
        <extracomment>{0}: what is counted, such as Lost Tribes; {1}: how many there are; {2}: such as &quot;4&quot; or &quot;4 to 6&quot;</extracomment>
        <translation>{0}: {1}, gut wäre {2}.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>BoardWindow</name>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n Region</numerusform>
            <numerusform>%n Regionen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spielplan</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>&amp;Make your own board</source>
        <translation>&amp;Einen Spielplan erstellen</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Malen</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>Spie&amp;ler:</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Ausprobieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Click or drag over regions to paint them.</source>
        <translation>Klick auf Regionen oder zieh darüber, um sie zu bemalen.</translation>
    </message>
    <message>
        <source>Click two neighbours.</source>
        <translation>Klick auf zwei Nachbarn.</translation>
    </message>
    <message>
        <source>Drag a point of a border, or a corner.</source>
        <translation>Zieh an einem Punkt einer Grenze oder an einer Ecke.</translation>
    </message>
    <message>
        <source>Draw a line across a region.</source>
        <translation>Zieh eine Linie quer durch eine Region.</translation>
    </message>
    <message>
        <source>Move &amp;borders</source>
        <translation>&amp;Grenzen ziehen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Redone: {0}</source>
        <extracomment>{0}: what was done again, such as &quot;Paint&quot;</extracomment>
        <translation>Wiederholt: {0}</translation>
    </message>
    <message>
        <source>Save the board “{0}”?</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>Den Spielplan „{0}“ speichern?</translation>
    </message>
    <message>
        <source>Saved. You can choose this board when you set up a new game.</source>
        <translation>Gespeichert. Du kannst diesen Spielplan in einer neuen Partie auswählen.</translation>
    </message>
    <message>
        <source>The draft can&apos;t be kept: {0}</source>
        <translation>Der Entwurf lässt sich nicht sichern: {0}</translation>
    </message>
    <message>
        <source>Undone: {0}</source>
        <extracomment>{0}: what was undone, such as &quot;Paint&quot;</extracomment>
        <translation>Rückgängig: {0}</translation>
    </message>
    <message>
        <source>What is checked on the board</source>
        <translation>Was am Spielplan geprüft wird</translation>
    </message>
    <message>
        <source>{0}[*] – board</source>
        <translation>{0}[*] – Spielplan</translation>
    </message>
</context>
<context>
    <name>ChatBox</name>
    <message>
        <source>Chat messages</source>
        <translation>Chatnachrichten</translation>
    </message>
    <message>
        <source>Only players may chat here</source>
        <translation>Hier dürfen nur Spieler chatten</translation>
    </message>
    <message>
        <source>Quick chat</source>
        <translation>Schnellchat</translation>
    </message>
    <message>
        <source>Quick chat only</source>
        <translation>Nur Schnellchat</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Type a message</source>
        <translation>Nachricht schreiben</translation>
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
        <translation>Der Schnellchat steht allen offen, die überhaupt chatten dürfen.</translation>
    </message>
    <message>
        <source>Who may chat</source>
        <translation>Wer chatten darf</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Extra seconds per turn</source>
        <translation>Zusätzliche Sekunden pro Zug</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Minuten pro Spieler</translation>
    </message>
    <message>
        <source>Minutes until a reminder</source>
        <translation>Minuten bis zur Erinnerung</translation>
    </message>
    <message>
        <source>Nobody loses on time. When a player&apos;s time is up, the others may vote to let a bot play for now.</source>
        <translation>Niemand verliert durch die Uhr. Ist die Zeit eines Spielers um, können die anderen abstimmen, vorläufig einen Bot spielen zu lassen.</translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>Minutes</extracomment>
        <translation>min</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>keine Uhr</translation>
    </message>
    <message>
        <source>reminder</source>
        <extracomment>A clock that only reminds those who think for long</extracomment>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Seconds</extracomment>
        <translation>s</translation>
    </message>
    <message>
        <source>time bank</source>
        <translation>Zeitkonto</translation>
    </message>
</context>
<context>
    <name>CoinsChart</name>
    <message>
        <source>Coins by round</source>
        <translation>Münzen nach Runden</translation>
    </message>
</context>
<context>
    <name>ColourButton</name>
    <message>
        <source>Blue, circle</source>
        <translation>Blau, Kreis</translation>
    </message>
    <message>
        <source>Green, diamond</source>
        <translation>Grün, Raute</translation>
    </message>
    <message>
        <source>Purple, star</source>
        <translation>Violett, Stern</translation>
    </message>
    <message>
        <source>Red, square</source>
        <translation>Rot, Quadrat</translation>
    </message>
    <message>
        <source>Yellow, triangle</source>
        <translation>Gelb, Dreieck</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <extracomment>{0}: a colour and its shape; {1}: the player who has it</extracomment>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>{0}: change colour</source>
        <translation>{0}: Farbe ändern</translation>
    </message>
</context>
<context>
    <name>ColumnPanel</name>
    <message numerus="yes">
        <source>%n coin(s) per combo skipped</source>
        <translation>
            <numerusform>%n Münze je Stufe</numerusform>
            <numerusform>%n Münzen je Stufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <extracomment>Regions without tokens</extracomment>
        <translation>
            <numerusform>%n frei</numerusform>
            <numerusform>%n frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n Region</numerusform>
            <numerusform>%n Regionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with Monsters</source>
        <translation>
            <numerusform>%n mit Monstern</numerusform>
            <numerusform>%n mit Monstern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a Lost Tribe</source>
        <translation>
            <numerusform>%n mit Verlorenem Stamm</numerusform>
            <numerusform>%n mit Verlorenem Stamm</numerusform>
        </translation>
    </message>
    <message>
        <source>(no power yet)</source>
        <translation>(noch ohne Fähigkeit)</translation>
    </message>
    <message>
        <source>Combos</source>
        <translation>Kombis</translation>
    </message>
    <message>
        <source>You can&apos;t swap powers with this combo.</source>
        <translation>Mit dieser Kombi kannst du nicht tauschen.</translation>
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
            <numerusform>für %n</numerusform>
            <numerusform>für %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComboCard</name>
    <message numerus="yes">
        <source>%n coin(s) on it</source>
        <translation>
            <numerusform>%n Münze darauf</numerusform>
            <numerusform>%n Münzen darauf</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t afford</source>
        <translation>unbezahlbar</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>A combo, for screen readers</extracomment>
        <translation>gewählt</translation>
    </message>
    <message numerus="yes">
        <source>{0}, %n token(s)</source>
        <extracomment>{0}: a combo</extracomment>
        <translation>
            <numerusform>{0}, %n Plättchen</numerusform>
            <numerusform>{0}, %n Plättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComboDetails</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>What this combo can do</source>
        <translation>Was diese Kombi kann</translation>
    </message>
</context>
<context>
    <name>CombosModel</name>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Combo</source>
        <translation>Kombi</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Eroberungen</translation>
    </message>
    <message>
        <source>Per token</source>
        <translation>Je Plättchen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>{0}, in decline from {1}</source>
        <translation>{0}, untergegangen ab Runde {1}</translation>
    </message>
    <message>
        <source>{0}: price {1}, coins picked up {2}, tokens lost {3}</source>
        <translation>{0}: Preis {1}, Münzen aufgesammelt {2}, Plättchen verloren {3}</translation>
    </message>
</context>
<context>
    <name>CombosView</name>
    <message>
        <source>Races</source>
        <translation>Völker</translation>
    </message>
</context>
<context>
    <name>ConfirmationTexts</name>
    <message>
        <source>Decline: {0}.</source>
        <translation>Untergang: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coin(s).</source>
        <translation>
            <numerusform>Das kostet %n Münze.</numerusform>
            <numerusform>Das kostet %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move: {0}. Choose the region to move it from.</source>
        <translation>Bewegen: {0}. Wähle die Region, aus der es losgeht.</translation>
    </message>
    <message>
        <source>Move: {0}. Choose where it goes.</source>
        <translation>Bewegen: {0}. Wähle das Ziel.</translation>
    </message>
    <message>
        <source>Now choose the combo to swap powers with.</source>
        <translation>Wähle jetzt die Kombi, mit der du die Fähigkeit tauschst.</translation>
    </message>
    <message>
        <source>Pick {0}?</source>
        <translation>{0} nehmen?</translation>
    </message>
    <message>
        <source>Place: {0}. Choose a region.</source>
        <translation>Setzen: {0}. Wähle eine Region.</translation>
    </message>
    <message numerus="yes">
        <source>earn %n coin(s) now</source>
        <translation>
            <numerusform>jetzt %n Münze verdienen</numerusform>
            <numerusform>jetzt %n Münzen verdienen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep %n region(s)</source>
        <translation>
            <numerusform>%n Region behalten</numerusform>
            <numerusform>%n Regionen behalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n token(s)</source>
        <translation>
            <numerusform>%n Plättchen verlieren</numerusform>
            <numerusform>%n Plättchen verlieren</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map</source>
        <translation>{0} verlassen die Karte</translation>
    </message>
    <message>
        <source>{0} stay on offer.</source>
        <translation>{0} bleiben in der Auslage.</translation>
    </message>
    <message>
        <source>{0}: choose a region.</source>
        <translation>{0}: Wähle eine Region.</translation>
    </message>
</context>
<context>
    <name>ContentSummary</name>
    <message numerus="yes">
        <source>%n power(s)</source>
        <translation>
            <numerusform>%n Fähigkeit</numerusform>
            <numerusform>%n Fähigkeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation>
            <numerusform>%n Volk</numerusform>
            <numerusform>%n Völker</numerusform>
        </translation>
    </message>
    <message>
        <source>In play: {0}.</source>
        <translation>Im Spiel: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>Relics and Places: %n</source>
        <translation>
            <numerusform>Relikte und Orte: %n</numerusform>
            <numerusform>Relikte und Orte: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>CountedNoun</name>
    <message numerus="yes">
        <source>{0} starts with %n extra coin(s).</source>
        <extracomment>{0}: the name of a player</extracomment>
        <translation>
            <numerusform>{0} beginnt mit %n Münze mehr.</numerusform>
            <numerusform>{0} beginnt mit %n Münzen mehr.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong. Your game is saved.</source>
        <translation>Etwas ist schiefgegangen. Deine Partie ist gespeichert.</translation>
    </message>
    <message>
        <source>You can keep playing. Details are in {0}.</source>
        <translation>Du kannst weiterspielen. Einzelheiten stehen in {0}.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>Nothing has been sent to anyone. The report contains version numbers, where the program stopped and the end of the log – nothing about you.</source>
        <translation>Es wurde nichts verschickt. Der Bericht enthält Versionsnummern, die Stelle des Absturzes und das Ende des Protokolls – nichts über dich.</translation>
    </message>
    <message>
        <source>Report copied. It contains version numbers, where the program stopped and the end of the log.</source>
        <translation>Bericht kopiert. Er enthält Versionsnummern, die Stelle des Absturzes und das Ende des Protokolls.</translation>
    </message>
    <message>
        <source>swqt crashed last time, but your game is safe.</source>
        <translation>swqt ist beim letzten Mal abgestürzt, aber deine Partie ist gesichert.</translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>conquer</source>
        <extracomment>What a player has to do, in a line of its own or after &quot;Do this first:&quot;</extracomment>
        <translation>erobern</translation>
    </message>
    <message>
        <source>conquer or decline</source>
        <translation>erobern oder untergehen</translation>
    </message>
    <message>
        <source>conquer with the race in decline</source>
        <translation>mit dem untergegangenen Volk erobern</translation>
    </message>
    <message>
        <source>decline or keep the race</source>
        <translation>untergehen oder Volk behalten</translation>
    </message>
    <message>
        <source>die roll</source>
        <translation>Würfelwurf</translation>
    </message>
    <message>
        <source>finish the turn</source>
        <translation>den Zug abschließen</translation>
    </message>
    <message>
        <source>give up tokens or continue</source>
        <translation>Plättchen opfern oder fortsetzen</translation>
    </message>
    <message>
        <source>new combo</source>
        <translation>neue Kombi</translation>
    </message>
    <message>
        <source>pick a combo</source>
        <translation>eine Kombi nehmen</translation>
    </message>
    <message>
        <source>redeploy</source>
        <extracomment>What a player has to do</extracomment>
        <translation>umverteilen</translation>
    </message>
    <message>
        <source>retreat</source>
        <extracomment>What a player has to do</extracomment>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>reveal</source>
        <extracomment>What chance decides: which Relic, Place or power turns up</extracomment>
        <translation>aufdecken</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>DiceChart</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
</context>
<context>
    <name>DiceVerifier</name>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n Ziehung</numerusform>
            <numerusform>%n Ziehungen</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who was the only link between two others could have held back a part of a die, which leaves no proof.</source>
        <translation>Wer die einzige Verbindung zwischen zwei anderen war, kann einen Beitrag zu einem Wurf verschwiegen haben. Schweigen lässt sich nicht beweisen.</translation>
    </message>
    <message>
        <source>At step {0}, moves were taken back (signed by {1}).</source>
        <translation>Bei Schritt {0} wurden Züge zurückgenommen (signiert von {1}).</translation>
    </message>
    <message>
        <source>At step {0}, moves were taken back and draw {1} was made again (signed by {2}).</source>
        <translation>Bei Schritt {0} wurden Züge zurückgenommen und Ziehung {1} wiederholt (signiert von {2}).</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the game: {0}</source>
        <translation>Die Partie ließ sich nicht lesen: {0}</translation>
    </message>
    <message>
        <source>Draw {0} is unfinished: this file doesn&apos;t have the part of {1}.</source>
        <translation>Ziehung {0} ist unvollständig: In dieser Datei fehlt der Beitrag von {1}.</translation>
    </message>
    <message>
        <source>Draw {0} was made again because the part of {2} was missing (signed by {1}).</source>
        <translation>Ziehung {0} wurde ersetzt, weil der Beitrag von {2} fehlte (signiert von {1}).</translation>
    </message>
    <message>
        <source>From step {0} on, this is a copy of the game in which {1} went on without {2}.</source>
        <translation>Ab Schritt {0} ist dies eine Kopie der Partie, fortgesetzt von {1} ohne {2}.</translation>
    </message>
    <message>
        <source>It can&apos;t show what came after the end of this file.</source>
        <translation>Was nach dem Ende dieser Datei geschah, zeigt sie nicht.</translation>
    </message>
    <message>
        <source>More than half of the players can play on without the others. The file shows that they did and who signed, but not whether their reason was true.</source>
        <translation>Mehr als die Hälfte der Spieler kann ohne die anderen weiterspielen. Die Datei zeigt, dass es geschah und wer signiert hat, aber nicht, ob der Grund stimmte.</translation>
    </message>
    <message>
        <source>Not proved: line {0} of the file isn&apos;t part of a signed log.</source>
        <translation>Nicht bewiesen: Zeile {0} der Datei gehört nicht zu einem signierten Verlauf.</translation>
    </message>
    <message>
        <source>Not proved: line {0} of the file isn&apos;t what was played.</source>
        <translation>Nicht bewiesen: Zeile {0} der Datei ist nicht das, was gespielt wurde.</translation>
    </message>
    <message>
        <source>Not proved: not all players signed this start of the game, or it isn&apos;t for this program.</source>
        <translation>Nicht bewiesen: Den Beginn der Partie haben nicht alle Spieler so signiert, oder nicht für dieses Programm.</translation>
    </message>
    <message>
        <source>Not proved: step {0} of the log isn&apos;t as the players signed it ({1}).</source>
        <translation>Nicht bewiesen: Schritt {0} des Verlaufs ist nicht so, wie die Spieler ihn signiert haben ({1}).</translation>
    </message>
    <message>
        <source>Other changes to seats or draws: {0}.</source>
        <translation>Weitere Änderungen an Plätzen oder Ziehungen: {0}.</translation>
    </message>
    <message>
        <source>The dice were fair: {0} and every move are just as all players signed them.</source>
        <translation>Die Würfel waren fair: {0} und alle Züge sind genau so, wie alle Spieler sie signiert haben.</translation>
    </message>
    <message>
        <source>This game wasn&apos;t played on a network, so there is nothing to verify.</source>
        <translation>Diese Partie wurde nicht im Netzwerk gespielt, es gibt also nichts zu prüfen.</translation>
    </message>
    <message>
        <source>This shows which program signed, not who sat there.</source>
        <translation>Das zeigt nur, welches Programm signiert hat, nicht, wer davorsaß.</translation>
    </message>
    <message>
        <source>With two players, the one who gets the other&apos;s part of a die first could stop the game, but never roll that die again. Nobody can prove who stopped.</source>
        <translation>Zu zweit gilt: Wer den Beitrag des anderen zu einem Wurf zuerst erhält, kann die Partie abbrechen, aber diesen Wurf nie wiederholen. Wer abgebrochen hat, lässt sich nicht beweisen.</translation>
    </message>
    <message>
        <source>the rules refuse it</source>
        <translation>von den Regeln nicht erlaubt</translation>
    </message>
    <message>
        <source>{0} lost the seat at step {1} (signed by {2}).</source>
        <translation>Platz bei Schritt {1} verloren: {0} (signiert von {2}).</translation>
    </message>
    <message>
        <source>{0} signed for two sides of this game; the proof is in step {1}.</source>
        <translation>Für zwei Seiten dieser Partie signiert: {0}. Der Beweis steht in Schritt {1}.</translation>
    </message>
</context>
<context>
    <name>DieWidget</name>
    <message>
        <source>The die shows {0}</source>
        <translation>Der Würfel zeigt {0}</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>keine Hilfe</translation>
    </message>
</context>
<context>
    <name>DockLayout</name>
    <message>
        <source>Combos</source>
        <translation>Kombis</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
</context>
<context>
    <name>EffectCard</name>
    <message>
        <source>Move down: {0}</source>
        <translation>Nach unten: {0}</translation>
    </message>
    <message>
        <source>Move up: {0}</source>
        <extracomment>{0}: an ability of the form</extracomment>
        <translation>Nach oben: {0}</translation>
    </message>
    <message>
        <source>Remove: {0}</source>
        <translation>Entfernen: {0}</translation>
    </message>
    <message>
        <source>The form can&apos;t show this part of the file. It stays as it is: {0}</source>
        <extracomment>{0}: a part of a file</extracomment>
        <translation>Diesen Teil der Datei kann das Formular nicht zeigen. Er bleibt, wie er ist: {0}</translation>
    </message>
</context>
<context>
    <name>EffectsPanel</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n Region auf dieser Karte jetzt</numerusform>
            <numerusform>%n Regionen auf dieser Karte jetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add an ability…</source>
        <translation>&amp;Eigenschaft hinzufügen…</translation>
    </message>
    <message>
        <source>Add an ability</source>
        <translation>Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>Change an ability</source>
        <translation>Eigenschaft ändern</translation>
    </message>
    <message>
        <source>It has no ability yet: its strength is in its numbers.</source>
        <translation>Es kann noch nichts Besonderes: Seine Stärke ist seine Zahl.</translation>
    </message>
    <message>
        <source>Move an ability</source>
        <translation>Eigenschaft verschieben</translation>
    </message>
    <message>
        <source>Remove an ability</source>
        <translation>Eigenschaft entfernen</translation>
    </message>
</context>
<context>
    <name>EndTurnWarnings</name>
    <message numerus="yes">
        <source>{0} ({1}, %n token(s))</source>
        <extracomment>{0}: a player; {1}: a race</extracomment>
        <translation>
            <numerusform>{0} ({1}, %n Plättchen)</numerusform>
            <numerusform>{0} ({1}, %n Plättchen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}, and other regions are at risk too.</source>
        <translation>
            <numerusform>{0} lässt in {1} nur %n Plättchen zurück, in Reichweite von {2}. Weitere Regionen sind auch in Gefahr.</numerusform>
            <numerusform>{0} lässt in {1} nur %n Plättchen zurück, in Reichweite von {2}. Weitere Regionen sind auch in Gefahr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}.</source>
        <translation>
            <numerusform>{0} lässt in {1} nur %n Plättchen zurück, in Reichweite von {2}.</numerusform>
            <numerusform>{0} lässt in {1} nur %n Plättchen zurück, in Reichweite von {2}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s next race</source>
        <translation>{0} mit dem nächsten Volk</translation>
    </message>
</context>
<context>
    <name>FieldEditor</name>
    <message>
        <source>no</source>
        <extracomment>Something is not so</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Something is so</extracomment>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>FieldsGrid</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n Region auf dieser Karte jetzt</numerusform>
            <numerusform>%n Regionen auf dieser Karte jetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Add a detail</source>
        <translation>Einzelheit hinzufügen</translation>
    </message>
    <message>
        <source>Remove: {0}</source>
        <extracomment>{0}: a field or condition of the form</extracomment>
        <translation>Entfernen: {0}</translation>
    </message>
</context>
<context>
    <name>GameButtons</name>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation>Jede Ziehung mit dem vergleichen, was die Spieler signiert haben</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation>Würfel prüfen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>GameLauncher</name>
    <message>
        <source>Couldn&apos;t read {0}: {1}</source>
        <extracomment>{0}: a file; {1}: the reason</extracomment>
        <translation>{0} ließ sich nicht lesen: {1}</translation>
    </message>
    <message>
        <source>Games, races, powers and boards (*.swn *.swtrait *.swboard *.json)</source>
        <translation>Partien, Völker, Fähigkeiten und Spielpläne (*.swn *.swtrait *.swboard *.json)</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Put it in this folder and restart swqt. You can then choose it when you set up a new game:
{0}</source>
        <translation>Leg sie in diesen Ordner und starte swqt neu. Dann steht sie beim Einrichten einer Partie zur Auswahl:
{0}</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened.</source>
        <translation>Diese Partie lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>This game can&apos;t be started.</source>
        <translation>Diese Partie lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t a swqt game file.</source>
        <translation>{0} ist keine Partiedatei von swqt.</translation>
    </message>
    <message>
        <source>{0} looks like a file of races and powers, not a game.</source>
        <translation>{0} scheint eine Datei mit Völkern und Fähigkeiten zu sein, keine Partie.</translation>
    </message>
</context>
<context>
    <name>GameNotices</name>
    <message>
        <source>A bot is playing for you.</source>
        <translation>Ein Bot spielt für dich.</translation>
    </message>
    <message>
        <source>A bot is playing for you. You get your seat back automatically.</source>
        <translation>Ein Bot spielt für dich. Du bekommst deinen Platz automatisch zurück.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Anyone can check every draw of this game.</source>
        <translation>Alle können jede Ziehung dieser Partie prüfen.</translation>
    </message>
    <message>
        <source>Ask for seat {0}</source>
        <translation>Um Platz {0} bitten</translation>
    </message>
    <message>
        <source>Ask to continue</source>
        <translation>Um Fortsetzung bitten</translation>
    </message>
    <message>
        <source>Asking the others: {0}.</source>
        <translation>Die anderen werden gefragt: {0}.</translation>
    </message>
    <message>
        <source>Asking the others: {0}. Still to answer: {1}.</source>
        <translation>Die anderen werden gefragt: {0}. Noch offen: {1}.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Join the copy</source>
        <translation>Der Kopie beitreten</translation>
    </message>
    <message>
        <source>Let a bot play for now</source>
        <translation>Bot einspringen lassen</translation>
    </message>
    <message>
        <source>Play on in a copy</source>
        <translation>In Kopie weiterspielen</translation>
    </message>
    <message>
        <source>Play on in a copy…</source>
        <translation>In Kopie weiterspielen…</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Speichern und verlassen</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: {1}.</source>
        <translation>Platz {0} ist nicht mehr frei: {1}.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Take your seat back</source>
        <translation>Platz wieder einnehmen</translation>
    </message>
    <message numerus="yes">
        <source>The disk of {0} is full.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>Die Festplatte von {0} ist voll.</numerusform>
            <numerusform>Die Festplatten von {0} sind voll.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game went on while you were away.</source>
        <translation>Die Partie ging weiter, während du weg warst.</translation>
    </message>
    <message>
        <source>The players voted against giving you seat {0}.</source>
        <translation>Die Spieler haben dagegen gestimmt, dir Platz {0} zu geben.</translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation>Würfel prüfen</translation>
    </message>
    <message>
        <source>Waiting for {0} to confirm what was agreed.</source>
        <translation>Warten auf {0}: Der Beschluss ist noch nicht bestätigt.</translation>
    </message>
    <message>
        <source>Waiting for {0} to contribute to the next draw.</source>
        <translation>Warten auf {0}: Der Beitrag zur nächsten Ziehung fehlt noch.</translation>
    </message>
    <message>
        <source>Waiting for {0} to reconnect. The game continues as soon as they&apos;re back.</source>
        <translation>Warten auf {0}: Sobald die Verbindung wieder steht, geht die Partie weiter.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>You asked for seat {0}. The players are deciding.</source>
        <translation>Du hast um Platz {0} gebeten. Die Spieler entscheiden.</translation>
    </message>
    <message>
        <source>You asked for seat {0}. {1} said no; the others are still deciding.</source>
        <translation>Du hast um Platz {0} gebeten. Abgelehnt von {1}; die anderen entscheiden noch.</translation>
    </message>
    <message>
        <source>You&apos;ll continue in a copy of this game, with bots in every other seat. The others keep the original, and the two games can&apos;t be merged again.</source>
        <translation>Du spielst in einer Kopie dieser Partie weiter, mit Bots auf allen anderen Plätzen. Die anderen behalten das Original, und die beiden Partien lassen sich nicht wieder zusammenführen.</translation>
    </message>
    <message>
        <source>You&apos;re out of time. The others may vote to let a bot play for you for now.</source>
        <translation>Deine Zeit ist um. Die anderen können abstimmen, vorläufig einen Bot für dich spielen zu lassen.</translation>
    </message>
    <message>
        <source>Your disk is full. Nothing you do is sent until the game can be saved again.</source>
        <translation>Deine Festplatte ist voll. Nichts, was du tust, wird gesendet, bis die Partie wieder gespeichert werden kann.</translation>
    </message>
    <message>
        <source>Your record of this game was lost. Getting it back from the others…</source>
        <translation>Deine Aufzeichnung dieser Partie ging verloren. Sie wird von den anderen zurückgeholt…</translation>
    </message>
    <message>
        <source>{0} asked for a pause.</source>
        <translation>Pause auf Wunsch von {0}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} have been away for a while.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>Seit einer Weile abwesend: {0}.</numerusform>
            <numerusform>Seit einer Weile abwesend: {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} haven&apos;t moved for a long time.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>Seit Langem kein Zug von {0}.</numerusform>
            <numerusform>Seit Langem kein Zug von {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is back and would like seat {1} again ({2}). If you agree, everyone votes on it.</source>
        <translation>{0} ist zurück und möchte wieder Platz {1} ({2}). Wenn du zustimmst, stimmen alle darüber ab.</translation>
    </message>
    <message>
        <source>{0} is out of time.</source>
        <translation>Die Zeit von {0} ist um.</translation>
    </message>
    <message>
        <source>{0} is playing for you.</source>
        <translation>{0} spielt für dich.</translation>
    </message>
    <message>
        <source>{0} of {1} players can&apos;t be reached: {2}. Wait, or play on in a copy.</source>
        <translation>Nicht hier: {2} ({0} von {1} Spielern). Warte, oder spiel in einer Kopie weiter.</translation>
    </message>
    <message>
        <source>{0} played on in a copy of this game. Join it now, or stay in this game for the moment?</source>
        <translation>{0} hat in einer Kopie dieser Partie weitergespielt. Willst du ihr jetzt beitreten oder vorerst in dieser Partie bleiben?</translation>
    </message>
    <message>
        <source>{0} proposes: {1}.</source>
        <extracomment>A player, and what they propose</extracomment>
        <translation>{0} schlägt vor: {1}.</translation>
    </message>
    <message>
        <source>{0} said no to giving you your seat back.</source>
        <translation>Gegen die Rückgabe deines Platzes: {0}.</translation>
    </message>
    <message>
        <source>{0} said no to your request for seat {1}.</source>
        <translation>Deine Bitte um Platz {1} ist abgelehnt ({0}).</translation>
    </message>
    <message>
        <source>{0} would like seat {1} ({2}). If you agree, everyone votes on it.</source>
        <translation>{0} möchte Platz {1} ({2}). Wenn du zustimmst, stimmen alle darüber ab.</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>With several Relics</source>
        <translation>Mit mehreren Relikten</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation>Hotseat</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <extracomment>What somebody has written about this moment of the game</extracomment>
        <translation>Notiz: {0}</translation>
    </message>
    <message>
        <source>Now playing for {0}: {1}.</source>
        <translation>Jetzt spielt für {0}: {1}.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Redo the last move you undid</source>
        <translation>Den letzten rückgängig gemachten Schritt wiederholen</translation>
    </message>
    <message>
        <source>Round {0} – swqt</source>
        <translation>Runde {0} – swqt</translation>
    </message>
    <message>
        <source>Round {0} – {1}&apos;s turn – swqt</source>
        <translation>Runde {0} – {1} ist am Zug – swqt</translation>
    </message>
    <message>
        <source>Undo everything done this turn</source>
        <translation>Alles in diesem Zug rückgängig machen</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Den letzten Schritt rückgängig machen</translation>
    </message>
    <message>
        <source>nothing is left to do</source>
        <translation>nichts mehr zu tun</translation>
    </message>
    <message>
        <source>{0} has nothing left to do</source>
        <translation>Für {0} ist nichts mehr zu tun</translation>
    </message>
    <message>
        <source>{0} is now played by a person.</source>
        <translation>{0}: Jetzt spielt ein Mensch.</translation>
    </message>
    <message>
        <source>{0} takes over</source>
        <translation>{0} übernimmt</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Münzen nach Runden</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Einnahmen nach Quelle</translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <translation>Erstellt mit swqt, einem inoffiziellen Fanprojekt ohne Verbindung zum Verlag des Spiels.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Race tokens on the map</source>
        <translation>Volksplättchen auf der Karte</translation>
    </message>
    <message>
        <source>The final map</source>
        <translation>Die Karte am Ende</translation>
    </message>
    <message>
        <source>The map at the end of the game</source>
        <translation>Die Karte am Ende der Partie</translation>
    </message>
    <message>
        <source>{0}: {1} rounds of Small World with {2}</source>
        <translation>{0}: {1} Runden Small World mit {2}</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>Hand over to {0}, then press Continue.</source>
        <translation>Jetzt ist {0} dran. Übergib den Rechner und drück Fortsetzen.</translation>
    </message>
    <message>
        <source>Nothing is left to do this turn. {0} is next.</source>
        <translation>In diesem Zug ist nichts mehr zu tun. Als Nächstes: {0}.</translation>
    </message>
    <message>
        <source>That was your answer.</source>
        <translation>Das war deine Antwort.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The turn is over.</source>
        <translation>Der Zug ist zu Ende.</translation>
    </message>
    <message>
        <source>Waiting for {0} to reconnect…</source>
        <translation>Warten auf die Rückkehr von {0}…</translation>
    </message>
    <message>
        <source>thinking… ({0})</source>
        <extracomment>{0}: a kind of bot</extracomment>
        <translation>denkt nach… ({0})</translation>
    </message>
    <message>
        <source>{0} is playing…</source>
        <translation>{0} spielt…</translation>
    </message>
    <message>
        <source>{0} is playing… Press Space to skip ahead.</source>
        <translation>{0} spielt… Leertaste überspringt.</translation>
    </message>
    <message>
        <source>{0} is thinking… Press Space for an answer now.</source>
        <translation>{0} denkt nach… Leertaste holt sofort eine Antwort.</translation>
    </message>
    <message>
        <source>{0} waits until you&apos;ve read the card.</source>
        <translation>{0} wartet, bis du die Erklärung gelesen hast.</translation>
    </message>
    <message>
        <source>{0}&apos;s tokens are retreating…</source>
        <translation>Plättchen von {0} ziehen sich zurück…</translation>
    </message>
</context>
<context>
    <name>GameSetupDialog</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Hausregeln</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Its tokens are needed for {0}.</source>
        <translation>Seine Plättchen werden gebraucht für: {0}.</translation>
    </message>
    <message>
        <source>Races and p&amp;owers</source>
        <translation>&amp;Völker und Fähigkeiten</translation>
    </message>
    <message>
        <source>Relics and Places are not in play.</source>
        <translation>Relikte und Orte sind nicht im Spiel.</translation>
    </message>
    <message>
        <source>There&apos;s no board like this for {0} players.</source>
        <translation>Einen solchen Spielplan gibt es für {0} Spieler nicht.</translation>
    </message>
    <message>
        <source>{0} players need at least {1} races and {1} powers. You have {2} races and {3} powers.</source>
        <translation>Für {0} Spieler braucht es mindestens {1} Völker und {1} Fähigkeiten. Du hast {2} Völker und {3} Fähigkeiten.</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>copy of a network game that continued without it</source>
        <translation>Kopie einer Netzwerkpartie, die ohne sie weiterging</translation>
    </message>
    <message>
        <source>custom board</source>
        <translation>eigener Spielplan</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>A game in a list</extracomment>
        <translation>beendet</translation>
    </message>
    <message>
        <source>on the network</source>
        <translation>im Netzwerk</translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Runde {0} von {1}</translation>
    </message>
    <message>
        <source>unreadable</source>
        <extracomment>A game in a list</extracomment>
        <translation>nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>{0} share the victory with %n coin(s)</source>
        <translation>
            <numerusform>{0} teilen sich den Sieg mit %n Münze</numerusform>
            <numerusform>{0} teilen sich den Sieg mit %n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} wins with %n coin(s)</source>
        <translation>
            <numerusform>{0} gewinnt mit %n Münze</numerusform>
            <numerusform>{0} gewinnt mit %n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>{0} ist am Zug</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>&amp;Back</source>
        <translation>Zurü&amp;ck</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>&amp;Beendet</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Record…</source>
        <translation>Bi&amp;lanz…</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <translation>&amp;Offen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games and replays</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Laden…</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Noch keine beendeten Partien.</translation>
    </message>
    <message>
        <source>No unfinished games.</source>
        <translation>Keine offenen Partien.</translation>
    </message>
    <message>
        <source>Verifying the dice…</source>
        <translation>Würfel werden geprüft…</translation>
    </message>
    <message>
        <source>Wins, opponents, races, luck with the die, and a rating</source>
        <translation>Siege, Gegner, Völker, Würfelglück und eine Wertung</translation>
    </message>
</context>
<context>
    <name>GraceBox</name>
    <message>
        <source>They choose whether to wait, let a bot play, or let someone else take the seat.</source>
        <translation>Sie entscheiden, ob sie warten, einen Bot spielen lassen oder den Platz jemand anderem geben.</translation>
    </message>
    <message>
        <source>When the others may vote about a player who is away</source>
        <translation>Wann die anderen über Abwesende abstimmen dürfen</translation>
    </message>
    <message>
        <source>after {0} seconds</source>
        <translation>nach {0} Sekunden</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>The others never vote about a player who is away</extracomment>
        <translation>nie</translation>
    </message>
</context>
<context>
    <name>HandicapBar</name>
    <message>
        <source>Ha&amp;ndicap…</source>
        <translation>Vorsprun&amp;g…</translation>
    </message>
    <message>
        <source>Let players start with more coins than the others</source>
        <translation>Einzelne beginnen mit mehr Münzen als die anderen</translation>
    </message>
</context>
<context>
    <name>HandicapDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Extra coins of {0}</source>
        <translation>Zusätzliche Münzen: {0}</translation>
    </message>
    <message>
        <source>Give some players extra coins at the start: children, beginners, or bots against strong players.</source>
        <translation>Gib manchen zu Beginn mehr Münzen: Kindern, Anfängern oder Bots gegen starke Spieler.</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorsprung</translation>
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
        <translation>Runde {0} von {1}</translation>
    </message>
    <message>
        <source>The last two turns have brought {0} almost nothing. Decline now to keep what is on the map, and pick a fresh race next turn.</source>
        <translation>Die letzten zwei Züge haben {0} fast nichts gebracht. Lass dein Volk jetzt untergehen: Was auf der Karte liegt, bleibt, und im nächsten Zug nimmst du ein frisches.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Rules for this decision</source>
        <translation>Regeln zu dieser Entscheidung</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>More in the rule book</source>
        <translation>Mehr im Regelbuch</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es bewirkt</translation>
    </message>
</context>
<context>
    <name>HelpTopicFinder</name>
    <message>
        <source>**Cost {0}** = {1}</source>
        <extracomment>{1}: a sum, such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>**Kosten {0}** = {1}</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Zugende</translation>
    </message>
    <message numerus="yes">
        <source>Ending the turn now pays %n coin(s).</source>
        <translation>
            <numerusform>Den Zug jetzt zu beenden bringt %n Münze.</numerusform>
            <numerusform>Den Zug jetzt zu beenden bringt %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation>Die Rechnung</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <source>Next: {0}</source>
        <translation>Als Nächstes: {0}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message numerus="yes">
        <source>%n coin(s) now</source>
        <translation>
            <numerusform>jetzt %n Münze</numerusform>
            <numerusform>jetzt %n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Expected final lead over the others: {0} coins</source>
        <translation>Erwarteter Vorsprung am Ende: {0} Münzen</translation>
    </message>
    <message>
        <source>No suggestions right now.</source>
        <translation>Gerade keine Vorschläge.</translation>
    </message>
    <message>
        <source>Play next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Play only the next step of this turn</source>
        <translation>Nur den nächsten Schritt dieses Zuges spielen</translation>
    </message>
    <message>
        <source>Play the steps of the chosen turn, until it is over or chance decides</source>
        <translation>Die Schritte des gewählten Zuges spielen, bis er vorbei ist oder der Zufall entscheidet</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>Ganzen Zug spielen</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>The expected lead at the end: none</extracomment>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>{0} ahead</source>
        <extracomment>{0}: expected coins</extracomment>
        <translation>{0} Vorsprung</translation>
    </message>
    <message>
        <source>{0} behind</source>
        <translation>{0} Rückstand</translation>
    </message>
    <message>
        <source>≈ {0} at the end</source>
        <translation>≈ {0} am Ende</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>abandons {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: regions</extracomment>
        <translation>gibt {0} auf</translation>
    </message>
    <message>
        <source>aiming for {0}</source>
        <translation>Ziel: {0}</translation>
    </message>
    <message>
        <source>conquers nothing</source>
        <translation>erobert nichts</translation>
    </message>
    <message>
        <source>conquers {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: regions</extracomment>
        <translation>erobert {0}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>beendet den Zug</translation>
    </message>
    <message numerus="yes">
        <source>gives up a token for %n coin(s)</source>
        <translation>
            <numerusform>opfert ein Plättchen für %n Münze</numerusform>
            <numerusform>opfert ein Plättchen für %n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>moves tokens to {0}</source>
        <translation>verteilt Plättchen: {0}</translation>
    </message>
    <message>
        <source>nobody can strike back right away</source>
        <translation>kein direkter Gegenschlag möglich</translation>
    </message>
    <message>
        <source>only {0} can strike back, at {1}</source>
        <translation>Gegenschlag nur durch {0}, in {1}</translation>
    </message>
    <message>
        <source>only {0} can strike back, most easily at {1}</source>
        <translation>Gegenschlag nur durch {0}, am ehesten in {1}</translation>
    </message>
    <message>
        <source>peace with {0}</source>
        <translation>Frieden mit {0}</translation>
    </message>
    <message>
        <source>picks {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo</extracomment>
        <translation>nimmt {0}</translation>
    </message>
    <message>
        <source>picks {0} (about average)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo</extracomment>
        <translation>nimmt {0} (etwa Durchschnitt)</translation>
    </message>
    <message>
        <source>picks {0} ({1} coins above the average combo)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo; {1}: coins such as 4.2</extracomment>
        <translation>nimmt {0} ({1} Münzen über dem Durchschnitt der Kombis)</translation>
    </message>
    <message>
        <source>picks {0} ({1} coins below the average combo)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo; {1}: coins such as 4.2</extracomment>
        <translation>nimmt {0} ({1} Münzen unter dem Durchschnitt der Kombis)</translation>
    </message>
    <message>
        <source>places {0} in {1}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a piece with its article; {1}: a region</extracomment>
        <translation>setzt {0} in {1}</translation>
    </message>
    <message>
        <source>rolls for {0}</source>
        <translation>würfelt um {0}</translation>
    </message>
    <message>
        <source>rolls the die first</source>
        <translation>würfelt zuerst</translation>
    </message>
    <message>
        <source>sends {0} into decline</source>
        <translation>lässt {0} untergehen</translation>
    </message>
    <message>
        <source>{0} can strike back</source>
        <translation>Gegenschlag möglich durch {0}</translation>
    </message>
    <message>
        <source>{0} from {1}</source>
        <extracomment>{0}: a region; {1}: the player who holds it</extracomment>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>{0} with a new race</source>
        <translation>{0} mit einem neuen Volk</translation>
    </message>
    <message>
        <source>{0}&apos;s {1}</source>
        <extracomment>{0}: a player; {1}: a race</extracomment>
        <translation>{1} von {0}</translation>
    </message>
</context>
<context>
    <name>Hotseat</name>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>{0} ist am Zug</translation>
    </message>
    <message>
        <source>{0}: tokens to retreat</source>
        <translation>{0}: Plättchen auf dem Rückzug</translation>
    </message>
</context>
<context>
    <name>HouseRulesGroup</name>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Coins: {0}</source>
        <translation>Münzen: {0}</translation>
    </message>
    <message>
        <source>Elf replaced by Sorcerers</source>
        <translation>Elbe, von Hexenmeistern ersetzt</translation>
    </message>
    <message>
        <source>Encampments moved per turn</source>
        <translation>Bewegte Lager pro Zug</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Flames enter</source>
        <translation>Flammen kommen</translation>
    </message>
    <message>
        <source>How many placed Encampments may move each turn.</source>
        <translation>Wie viele Lager auf der Karte in jedem Zug bewegt werden dürfen.</translation>
    </message>
    <message>
        <source>Races and powers of no use on the board</source>
        <translation>Auf dem Spielplan nutzlose Völker und Fähigkeiten</translation>
    </message>
    <message>
        <source>Rule: {0}</source>
        <translation>Regel: {0}</translation>
    </message>
    <message>
        <source>Sorcerers with an empty hand</source>
        <translation>Hexenmeister mit leerer Hand</translation>
    </message>
    <message>
        <source>What players see of each other&apos;s coins. In the tabletop game, everyone sees what a turn pays, but totals stay hidden until the end.</source>
        <translation>Was Spieler von den Münzen der anderen sehen. Im Brettspiel sehen alle, was ein Zug einbringt, aber die Summen bleiben bis zum Ende geheim.</translation>
    </message>
    <message>
        <source>Where Flames without a region enter the map.</source>
        <translation>Wo Flammen ohne Region einmarschieren.</translation>
    </message>
    <message>
        <source>Whether Elves lose a token that Sorcerers replace.</source>
        <translation>Ob Elben ein Plättchen verlieren, das Hexenmeister ersetzen.</translation>
    </message>
    <message>
        <source>Whether they are removed before the game or discarded when they turn up.</source>
        <translation>Ob sie vor der Partie aussortiert oder beim Aufdecken abgelegt werden.</translation>
    </message>
    <message>
        <source>Whether they may still replace a token.</source>
        <translation>Ob sie trotzdem ein Plättchen ersetzen dürfen.</translation>
    </message>
    <message>
        <source>Who goes first, in the first seat.</source>
        <translation>Wer auf dem ersten Platz sitzt und beginnt.</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>How many Encampments may move</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>at the edge, like everyone</source>
        <translation>vom Rand, wie alle</translation>
    </message>
    <message>
        <source>can replace tokens</source>
        <translation>dürfen Plättchen ersetzen</translation>
    </message>
    <message>
        <source>can&apos;t replace tokens</source>
        <translation>dürfen keine Plättchen ersetzen</translation>
    </message>
    <message>
        <source>discarded when they turn up</source>
        <translation>beim Aufdecken abgelegt</translation>
    </message>
    <message>
        <source>first in the list</source>
        <translation>Erster in der Liste</translation>
    </message>
    <message>
        <source>gains shown, totals hidden</source>
        <translation>Einnahmen offen, Summen geheim</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>Coins</extracomment>
        <translation>geheim</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>The token of Elves that Sorcerers replace</extracomment>
        <translation>bleibt erhalten</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>The token of Elves that Sorcerers replace</extracomment>
        <translation>geht verloren</translation>
    </message>
    <message>
        <source>next to their Volcano only</source>
        <translation>nur neben ihrem Vulkan</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>How many Encampments may move</extracomment>
        <translation>eins</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Coins that everyone sees</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>Who goes first</extracomment>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>removed before the game</source>
        <translation>vor der Partie aussortiert</translation>
    </message>
</context>
<context>
    <name>IncomeChart</name>
    <message>
        <source>Income by source</source>
        <translation>Einnahmen nach Quelle</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>Invite others</source>
        <translation>Andere einladen</translation>
    </message>
</context>
<context>
    <name>InvitePanel</name>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Copied: {0}</source>
        <translation>Kopiert: {0}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy: {0}</source>
        <translation>Kopieren: {0}</translation>
    </message>
    <message>
        <source>If that doesn&apos;t work, try: {0}</source>
        <translation>Falls das nicht klappt, versuch es so: {0}</translation>
    </message>
    <message>
        <source>Invite others</source>
        <translation>Andere einladen</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>Neue PIN</translation>
    </message>
    <message>
        <source>PIN {0}</source>
        <translation>PIN {0}</translation>
    </message>
    <message>
        <source>QR code for the link</source>
        <translation>QR-Code für den Link</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>P&amp;IN zum Beitreten verlangen</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Kurzcode</translation>
    </message>
    <message>
        <source>This computer has no address that others can reach.</source>
        <translation>Dieser Rechner hat keine Adresse, die andere erreichen können.</translation>
    </message>
</context>
<context>
    <name>ItemStrip</name>
    <message>
        <source>More pieces on the map</source>
        <translation>Weitere Figuren auf der Karte</translation>
    </message>
    <message>
        <source>Relics, Places and pieces on the map</source>
        <translation>Relikte, Orte und Figuren auf der Karte</translation>
    </message>
</context>
<context>
    <name>JoinBox</name>
    <message>
        <source>&amp;Invitation or address:</source>
        <translation>Einla&amp;dung oder Adresse:</translation>
    </message>
    <message>
        <source>&amp;PIN (if needed):</source>
        <translation>PIN (fa&amp;lls nötig):</translation>
    </message>
    <message>
        <source>Invitation or address</source>
        <translation>Einladung oder Adresse</translation>
    </message>
    <message>
        <source>J&amp;oin</source>
        <translation>Bei&amp;treten</translation>
    </message>
    <message>
        <source>Join by invitation or address</source>
        <translation>Per Einladung oder Adresse beitreten</translation>
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
        <translation>Einlassen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>host</source>
        <extracomment>This player opened the table</extracomment>
        <translation>Gastgeber</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>This person leads a replay that is watched together</extracomment>
        <translation>zeigt</translation>
    </message>
    <message>
        <source>muted</source>
        <extracomment>This player&apos;s chat is hidden</extracomment>
        <translation>stumm</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>noch nicht bereit</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>This player is ready to start</extracomment>
        <translation>bereit</translation>
    </message>
    <message>
        <source>watching</source>
        <extracomment>A spectator</extracomment>
        <translation>schaut zu</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>This player is the one at this computer</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>{0} joined.</source>
        <translation>{0} ist da.</translation>
    </message>
    <message>
        <source>{0} left.</source>
        <translation>{0} ist gegangen.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Answers instantly.</source>
        <translation>Antwortet sofort.</translation>
    </message>
    <message>
        <source>Beginner bot</source>
        <translation>Anfänger-Bot</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Leichter Bot</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Experten-Bot</translation>
    </message>
    <message>
        <source>Hard bot</source>
        <translation>Schwerer Bot</translation>
    </message>
    <message>
        <source>Has learned from many games what each race and power is worth, and plays ahead in its head where choices are close.</source>
        <translation>Weiß aus vielen Partien, was jedes Volk und jede Fähigkeit wert ist, und rechnet voraus, wo die Wahl knapp ist.</translation>
    </message>
    <message>
        <source>Makes any legal move.</source>
        <translation>Macht irgendeinen erlaubten Zug.</translation>
    </message>
    <message>
        <source>Medium bot</source>
        <translation>Mittlerer Bot</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but takes coins now rather than wait for more.</source>
        <translation>Fast so gut wie der Experte, nimmt aber lieber gleich Münzen, als auf mehr zu warten.</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but would rather build than fight.</source>
        <translation>Fast so gut wie der Experte, baut aber lieber auf, als zu kämpfen.</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but would rather rob others than build.</source>
        <translation>Fast so gut wie der Experte, plündert aber lieber andere, als selbst aufzubauen.</translation>
    </message>
    <message>
        <source>Opportunist bot</source>
        <translation>Opportunist-Bot</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Plans whole turns and expects the others to strike back.</source>
        <translation>Plant ganze Züge und rechnet mit Gegenschlägen.</translation>
    </message>
    <message>
        <source>Plans whole turns, but sometimes misjudges them.</source>
        <translation>Plant ganze Züge, schätzt sie aber manchmal falsch ein.</translation>
    </message>
    <message>
        <source>Plays out about {0} turns in its head. Takes a second or two.</source>
        <extracomment>{0}: a number above 50</extracomment>
        <translation>Spielt etwa {0} Züge im Kopf durch. Braucht ein, zwei Sekunden.</translation>
    </message>
    <message>
        <source>Raider bot</source>
        <translation>Plünderer-Bot</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>Zufalls-Bot</translation>
    </message>
    <message>
        <source>Settler bot</source>
        <translation>Siedler-Bot</translation>
    </message>
    <message>
        <source>Takes whatever pays this turn, and often misjudges it.</source>
        <translation>Nimmt, was in diesem Zug etwas bringt, und verschätzt sich oft.</translation>
    </message>
    <message>
        <source>Thinks about future coins, but is often wrong about them.</source>
        <translation>Denkt an künftige Münzen, verrechnet sich aber oft.</translation>
    </message>
    <message>
        <source>on another computer</source>
        <translation>an einem anderen Rechner</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{0} and {1}</source>
        <extracomment>{0}: the first parts of a list, separated by commas; {1}: the last one. Before some letters another form may be needed: “{0} y {1} | i hi: {0} e {1} | hie: {0} y {1}”; the longest beginning of {1} counts</extracomment>
        <translation>{0} und {1}</translation>
    </message>
</context>
<context>
    <name>LobbyController</name>
    <message>
        <source>Connecting…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>Local network – swqt</source>
        <translation>Lokales Netzwerk – swqt</translation>
    </message>
    <message>
        <source>New table: {0}</source>
        <translation>Neuer Tisch: {0}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Receiving the replay…</source>
        <translation>Die Wiederholung kommt…</translation>
    </message>
    <message>
        <source>Resuming the game…</source>
        <translation>Die Partie wird fortgesetzt…</translation>
    </message>
    <message>
        <source>Too many wrong PINs were tried, so the PIN has changed.</source>
        <translation>Es wurden zu viele falsche PINs versucht, deshalb gibt es eine neue PIN.</translation>
    </message>
    <message>
        <source>You&apos;re the host now.</source>
        <translation>Du bist jetzt Gastgeber.</translation>
    </message>
    <message>
        <source>Your fingerprint is {0}. They see it, too.</source>
        <translation>Dein Fingerabdruck ist {0}. Dort ist er auch zu sehen.</translation>
    </message>
    <message>
        <source>{0} is no longer ready.</source>
        <translation>{0} ist nicht mehr bereit.</translation>
    </message>
    <message>
        <source>{0} is ready.</source>
        <translation>{0} ist bereit.</translation>
    </message>
    <message>
        <source>{0} – swqt</source>
        <translation>{0} – swqt</translation>
    </message>
    <message>
        <source>{0}&apos;s table</source>
        <translation>Tisch von {0}</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Tisch &amp;verlassen</translation>
    </message>
    <message>
        <source>&amp;Reopen the table</source>
        <translation>Tisch wieder er&amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>Partie &amp;starten</translation>
    </message>
    <message>
        <source>Allow s&amp;pectators</source>
        <translation>Zus&amp;chauer erlauben</translation>
    </message>
    <message>
        <source>Change ga&amp;me…</source>
        <translation>Partie &amp;ändern…</translation>
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
        <translation>Sieh dir die Partie an und melde dich dann bereit.</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>&amp;Uhr:</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>Alle sind bereit.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Hosted by {0}</source>
        <translation>Gastgeber: {0}</translation>
    </message>
    <message>
        <source>I&apos;m &amp;ready</source>
        <translation>Ich bin be&amp;reit</translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation>&amp;Bei Abwesenheit abstimmen:</translation>
    </message>
    <message>
        <source>Just &amp;watch</source>
        <translation>&amp;Nur zuschauen</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: the host has closed it.</source>
        <translation>Platz {0} ist nicht mehr frei: Der Gastgeber hat ihn geschlossen.</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: the host has put a bot there.</source>
        <translation>Platz {0} ist nicht mehr frei: Der Gastgeber hat ihn einem Bot gegeben.</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: {1} has just taken it.</source>
        <translation>Platz {0} ist nicht mehr frei: {1} war schneller.</translation>
    </message>
    <message>
        <source>Seat {0} no longer exists.</source>
        <translation>Platz {0} gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Plätze, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>The game is about to start…</source>
        <translation>Gleich geht es los…</translation>
    </message>
    <message>
        <source>The host has removed some seats, and yours is gone.</source>
        <translation>Der Gastgeber hat Plätze entfernt, auch deinen.</translation>
    </message>
    <message>
        <source>The host starts the game when everyone is ready.</source>
        <translation>Der Gastgeber startet die Partie, wenn alle bereit sind.</translation>
    </message>
    <message>
        <source>You&apos;re the host</source>
        <translation>Du bist Gastgeber</translation>
    </message>
    <message>
        <source>You&apos;re watching. To play, take an open seat, if there is one.</source>
        <translation>Du schaust zu. Um mitzuspielen, nimm einen freien Platz, falls es einen gibt.</translation>
    </message>
    <message>
        <source>{0} has closed the table. Anyone who was here can reopen it.</source>
        <translation>{0} hat den Tisch geschlossen. Wer hier war, kann ihn wieder eröffnen.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>&amp;Copy visible lines</source>
        <translation>Sichtbare Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Notiz…</translation>
    </message>
    <message>
        <source>&amp;Search (Ctrl+F)</source>
        <translation>&amp;Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>&amp;Undo to here</source>
        <translation>Bis hier &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>About me</source>
        <translation>Über mich</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Couldn&apos;t export: {0}</source>
        <translation>Export fehlgeschlagen: {0}</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Verlauf exportieren</translation>
    </message>
    <message>
        <source>Fold the log (Esc)</source>
        <translation>Verlauf einklappen (Esc)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Log filter</source>
        <translation>Verlauf filtern</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Verlauf durchsuchen</translation>
    </message>
    <message>
        <source>Search, copy and export</source>
        <translation>Suchen, kopieren und exportieren</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>View the &amp;map at this point</source>
        <translation>Karte zu diesem Zeitpunkt &amp;ansehen</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Eine Notiz zu diesem Moment schreiben</translation>
    </message>
    <message>
        <source>since the last turn</source>
        <translation>seit dem letzten Zug</translation>
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
            <numerusform>Die letzte Zeile dieser Datei ließ sich nicht lesen. Die Partie geht in Runde {0} weiter, {1} ist am Zug.</numerusform>
            <numerusform>Die letzten %n Zeilen dieser Datei ließen sich nicht lesen. Die Partie geht in Runde {0} weiter, {1} ist am Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n line(s) of this file couldn&apos;t be read. The game is over.</source>
        <translation>
            <numerusform>Die letzte Zeile dieser Datei ließ sich nicht lesen. Die Partie ist zu Ende.</numerusform>
            <numerusform>Die letzten %n Zeilen dieser Datei ließen sich nicht lesen. Die Partie ist zu Ende.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MakerWindows</name>
    <message>
        <source>{0} is among your own now. Choose it when you set up a new game.</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>{0} gehört jetzt zu deinen eigenen. Wähle es, wenn du eine neue Partie vorbereitest.</translation>
    </message>
</context>
<context>
    <name>MapToolbar</name>
    <message>
        <source>Fit map to window</source>
        <translation>Karte einpassen</translation>
    </message>
    <message>
        <source>Zoom and overlays</source>
        <translation>Zoom und Einblendungen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>&apos;:&apos; and a command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;:&apos; und ein Befehl</translation>
    </message>
    <message>
        <source>&apos;:&apos; and neighbours</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;:&apos; und Nachbarn</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a digest, or the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; und eine Prüfsumme oder das Ende der Zeile</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a digest, or {0} and the lines of the trait below</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; und eine Prüfsumme oder {0} und darunter die Zeilen der Eigenschaft</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a number of tokens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; und eine Zahl von Plättchen</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a value</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; und ein Wert</translation>
    </message>
    <message>
        <source>&apos;asks nobody&apos; ends the game, so there is no other &apos;asks&apos; line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;asks nobody&apos; beendet die Partie, also gibt es keine andere Zeile &apos;asks&apos;</translation>
    </message>
    <message>
        <source>&apos;piece&apos;, a piece and a region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;piece&apos;, eine Figur und eine Region</translation>
    </message>
    <message>
        <source>&apos;swqt&apos; belongs in the first line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;swqt&apos; gehört in die erste Zeile</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is asked of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; gilt nur für {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is refused: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; ist nicht erlaubt: {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands here twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; steht hier zweimal</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but chance decides first: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, aber zuerst entscheidet der Zufall: {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but the game is over</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, aber die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but {1} is asked to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, aber gefragt ist {1}: {2}</translation>
    </message>
    <message>
        <source>&apos;|&apos; and a race in decline</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;|&apos; und ein untergegangenes Volk</translation>
    </message>
    <message>
        <source>&apos;~&apos; and a race in decline</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;~&apos; und ein untergegangenes Volk</translation>
    </message>
    <message>
        <source>2 to 5 seats can play, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>2 bis 5 Plätze können spielen, nicht {0}</translation>
    </message>
    <message>
        <source>&lt;use&gt; shows #{0}, which has a &lt;use&gt; in it; expected plain shapes</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&lt;use&gt; zeigt #{0}, worin ein &lt;use&gt; ist; erwartet werden einfache Formen</translation>
    </message>
    <message>
        <source>&lt;use&gt; shows a part of this picture, as in href=&quot;#hat&quot;, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&lt;use&gt; zeigt einen Teil dieses Bildes wie href=&quot;#hat&quot;, nicht {0}</translation>
    </message>
    <message>
        <source>[0, 0, width, height], both from {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>[0, 0, Breite, Höhe], beide von {0} bis {1}</translation>
    </message>
    <message>
        <source>a board has {0} to {1} regions, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Spielplan hat {0} bis {1} Regionen, nicht {2}</translation>
    </message>
    <message>
        <source>a code that begins with {0}, the letter of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Code, der mit {0} beginnt, dem Buchstaben für {1}</translation>
    </message>
    <message>
        <source>a command is one line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Befehl ist eine Zeile</translation>
    </message>
    <message>
        <source>a decline is of a whole race; at = decline takes no where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Volk geht als Ganzes unter; at = decline verträgt kein where</translation>
    </message>
    <message>
        <source>a digest is {0} digits, 0-9 and a-f, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Prüfsumme hat {0} Zeichen, 0-9 und a-f, nicht {1}</translation>
    </message>
    <message>
        <source>a draw must say which conquest uncovers it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>draw muss sagen, welche Eroberung es aufdeckt</translation>
    </message>
    <message>
        <source>a file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>a file with scenarios says nothing but &apos;swqt 1&apos; before the first one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>in einer Datei mit Szenarien steht vor dem ersten nur &apos;swqt 1&apos;</translation>
    </message>
    <message>
        <source>a game brings at most {0} traits along</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Partie bringt höchstens {0} Eigenschaften mit</translation>
    </message>
    <message>
        <source>a last redeployment needs keep = all</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein letztes Umverteilen braucht keep = all</translation>
    </message>
    <message>
        <source>a line cannot begin with {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Zeile kann nicht mit {0} beginnen</translation>
    </message>
    <message>
        <source>a line of the position</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Zeile der Stellung</translation>
    </message>
    <message>
        <source>a link is either anywhere or a passage</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein link ist entweder anywhere oder passage</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Liste in eckigen Klammern</translation>
    </message>
    <message>
        <source>a list of tables, each headed in two brackets {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Liste von Tabellen, jede mit einer Überschrift in zwei Klammern {0}</translation>
    </message>
    <message>
        <source>a list of two or more points</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Liste von zwei oder mehr Punkten</translation>
    </message>
    <message>
        <source>a list of words</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Liste von Wörtern</translation>
    </message>
    <message>
        <source>a list of {0} numbers</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Liste von {0} Zahlen</translation>
    </message>
    <message>
        <source>a mark stands twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Zeichen kommt zweimal vor</translation>
    </message>
    <message>
        <source>a name must be 1 to {0} letters, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Name muss 1 bis {0} Buchstaben haben, nicht {1}</translation>
    </message>
    <message>
        <source>a name of at most {0} printable characters, no &lt; and no spaces around it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Name aus höchstens {0} druckbaren Zeichen, ohne &lt; und ohne Leerzeichen davor oder dahinter</translation>
    </message>
    <message>
        <source>a new piece each turn comes at = redeploy or close</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine neue Figur in jedem Zug kommt mit at = redeploy oder close</translation>
    </message>
    <message>
        <source>a new piece each turn needs stock: how many there are in all</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine neue Figur in jedem Zug braucht stock: wie viele es insgesamt gibt</translation>
    </message>
    <message>
        <source>a number here has thousands of digits</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Zahl hier hat Tausende von Ziffern</translation>
    </message>
    <message>
        <source>a number of Monsters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Zahl der Monster</translation>
    </message>
    <message>
        <source>a number of coins</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Zahl von Münzen</translation>
    </message>
    <message>
        <source>a number of pieces</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Zahl von Figuren</translation>
    </message>
    <message>
        <source>a number of tokens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Zahl von Plättchen</translation>
    </message>
    <message>
        <source>a picture begins with &lt;svg&gt;, and has one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Bild beginnt mit &lt;svg&gt; und hat nur eines</translation>
    </message>
    <message>
        <source>a picture has no &lt;?{0}?&gt;; remove it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Bild hat kein &lt;?{0}?&gt;; entferne es</translation>
    </message>
    <message>
        <source>a picture has no DOCTYPE and no entities; remove the declaration</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Bild hat kein DOCTYPE und keine Entities; entferne die Deklaration</translation>
    </message>
    <message>
        <source>a picture has {0} elements and {1} levels at most</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Bild hat höchstens {0} Elemente und {1} Ebenen</translation>
    </message>
    <message>
        <source>a picture may have {0} kB</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Bild darf {0} kB haben</translation>
    </message>
    <message>
        <source>a picture may have {0} kB, this one has {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Bild darf {0} kB haben, dieses hat {1}</translation>
    </message>
    <message>
        <source>a piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Figur</translation>
    </message>
    <message>
        <source>a piece is summoned only above conquer or ghouls</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Figur wird nur über conquer oder ghouls herbeigerufen</translation>
    </message>
    <message>
        <source>a piece placed at = conquest needs note: a word for how many were placed</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Figur mit at = conquest braucht note: ein Wort dafür, wie viele gesetzt wurden</translation>
    </message>
    <message>
        <source>a piece placed at = pick does not move</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Figur mit at = pick zieht nicht</translation>
    </message>
    <message>
        <source>a piece placed at = pick needs count = 1, and where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Figur mit at = pick braucht count = 1 und where</translation>
    </message>
    <message>
        <source>a piece placed at = {0} does not use {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Figur mit at = {0} verwendet {1} nicht</translation>
    </message>
    <message>
        <source>a place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Ort</translation>
    </message>
    <message>
        <source>a point [x, y] within 0..{0}, 0..{1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Punkt [x, y] innerhalb von 0..{0}, 0..{1}</translation>
    </message>
    <message>
        <source>a power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Fähigkeit</translation>
    </message>
    <message>
        <source>a race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Volk</translation>
    </message>
    <message>
        <source>a race holds this region, so no natives live there</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Volk besetzt diese Region, also leben dort keine Einheimischen</translation>
    </message>
    <message>
        <source>a region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Region</translation>
    </message>
    <message>
        <source>a region or &apos;|&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Region oder &apos;|&apos;</translation>
    </message>
    <message>
        <source>a region&apos;s code, like f1, or {0} after the last region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Code einer Region wie f1 oder {0} nach der letzten Region</translation>
    </message>
    <message>
        <source>a relic</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Relikt</translation>
    </message>
    <message>
        <source>a relic or place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Relikt oder Ort</translation>
    </message>
    <message>
        <source>a relic, place or power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Relikt, ein Ort oder eine Fähigkeit</translation>
    </message>
    <message>
        <source>a roll cannot be for a region that the race holds</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll kann nicht einer Region gelten, die das Volk besetzt</translation>
    </message>
    <message>
        <source>a roll must lie on ghouls or conquer</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll muss auf ghouls oder conquer liegen</translation>
    </message>
    <message>
        <source>a roll must say what it is for</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll muss sagen, wofür es ist</translation>
    </message>
    <message>
        <source>a seat</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>einen Platz</translation>
    </message>
    <message>
        <source>a seat cannot make peace with itself</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Platz kann nicht mit sich selbst Frieden schließen</translation>
    </message>
    <message>
        <source>a seat, one of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Platz, einer von {0}</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a table, as in {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Tabelle wie {0}</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Eigenschaft</translation>
    </message>
    <message>
        <source>a trait is called by small letters and hyphens, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Eigenschaft heißt mit Kleinbuchstaben und Bindestrichen, nicht {0}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number from {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine ganze Zahl von {0} bis {1}</translation>
    </message>
    <message>
        <source>a word of letters, digits and hyphens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Wort aus Buchstaben, Ziffern und Bindestrichen</translation>
    </message>
    <message>
        <source>a word of small letters and hyphens other than {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Wort aus kleinen Buchstaben und Bindestrichen außer {0}</translation>
    </message>
    <message>
        <source>after &apos;{0}&apos; the digest should be {1}, and it is {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nach &apos;{0}&apos; sollte die Prüfsumme {1} sein, und sie ist {2}</translation>
    </message>
    <message>
        <source>an effect needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Wirkung braucht {0}</translation>
    </message>
    <message>
        <source>an income paid once in the game needs per = turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Einkommen einmal im Spiel braucht per = turn</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein Objekt in geschweiften Klammern</translation>
    </message>
    <message>
        <source>an outer ring</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ein äußerer Ring</translation>
    </message>
    <message>
        <source>arc {0} begins at {1}, but the ring has come to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Bogen {0} beginnt bei {1}, der Ring ist aber bei {2}</translation>
    </message>
    <message>
        <source>arc {0} is used too often: an arc has two sides and parts two regions</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Bogen {0} wird zu oft verwendet: ein Bogen hat zwei Seiten und trennt zwei Regionen</translation>
    </message>
    <message>
        <source>at least {0} and at most {1} tokens cannot both stand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>mindestens {0} und höchstens {1} Plättchen geht nicht zugleich</translation>
    </message>
    <message>
        <source>at most {0} conditions may stand one in another</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>höchstens {0} Bedingungen dürfen ineinander stehen</translation>
    </message>
    <message>
        <source>attribute of &lt;{0}&gt;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Attribut von &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>board {0}: it has no regions</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Spielplan {0}: er hat keine Regionen</translation>
    </message>
    <message>
        <source>board {0}: players must be 2 to 5, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Spielplan {0}: players muss 2 bis 5 sein, nicht {1}</translation>
    </message>
    <message>
        <source>board {0}: rounds must be 1 to 20, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Spielplan {0}: rounds muss 1 bis 20 sein, nicht {1}</translation>
    </message>
    <message>
        <source>board {0}: world must be one of {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Spielplan {0}: world muss eines von diesen sein: {1}, nicht {2}</translation>
    </message>
    <message>
        <source>cannot be read: {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nicht lesbar: {0}</translation>
    </message>
    <message>
        <source>chance is asked to {0} on behalf of nobody</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Zufall ist für niemanden gefragt: {0}</translation>
    </message>
    <message>
        <source>clause</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Klausel</translation>
    </message>
    <message>
        <source>command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>condition</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>content</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>content: expected {0}, -name or +name after {1}, found {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>content: nach {1} wird {0}, -name oder +name erwartet, gefunden wurde {2}</translation>
    </message>
    <message>
        <source>content: {0} can be said once</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>content: {0} darf nur einmal stehen</translation>
    </message>
    <message>
        <source>dashes and gaps of &lt;{0}&gt; are at least {1} long</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Striche und Lücken von &lt;{0}&gt; sind mindestens {1} lang</translation>
    </message>
    <message>
        <source>deal cannot be asked about {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>deal kann nicht mit {0} gefragt sein</translation>
    </message>
    <message>
        <source>decision</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>decline needs keep, extra, badge or after_score</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>decline braucht keep, extra, badge oder after_score</translation>
    </message>
    <message>
        <source>decline pays an amount only with keep = none</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>decline zahlt ein amount nur mit keep = none</translation>
    </message>
    <message>
        <source>defence of a place needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>defence eines Ortes braucht {0}</translation>
    </message>
    <message>
        <source>each of the {0} seats</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>jeden der {0} Plätze</translation>
    </message>
    <message>
        <source>each seat</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>jeden Platz</translation>
    </message>
    <message>
        <source>element of a picture</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Element eines Bildes</translation>
    </message>
    <message>
        <source>every counts regions or conquests, not per = {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>every zählt Regionen oder Eroberungen, nicht per = {0}</translation>
    </message>
    <message>
        <source>expectation</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Erwartung</translation>
    </message>
    <message>
        <source>expected [picture] at the end of the file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>erwartet wird [picture] am Ende der Datei</translation>
    </message>
    <message>
        <source>expected [picture] with svg = and the picture in it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>erwartet wird [picture] mit svg = und dem Bild darin</translation>
    </message>
    <message>
        <source>expected {0}, and {1} is {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>erwartet wird {0}, und {1} ist {2}</translation>
    </message>
    <message>
        <source>expected {0}, found {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>erwartet wird {0}, gefunden wurde {1}</translation>
    </message>
    <message>
        <source>field</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Feld</translation>
    </message>
    <message>
        <source>held</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>besetzt</translation>
    </message>
    <message>
        <source>here should stand the trait {0}, and there is {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>hier sollte die Eigenschaft {0} stehen, aber da steht: {1}</translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>in the column</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>in der Auslage</translation>
    </message>
    <message>
        <source>in the stack</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>im Stapel</translation>
    </message>
    <message>
        <source>it borrows tokens of {0}; supply is theirs</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>es leiht Plättchen von {0}; supply ist deren Sache</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>sie endet zu früh</translation>
    </message>
    <message>
        <source>key</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>mark</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>moment here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Zeitpunkt hier</translation>
    </message>
    <message>
        <source>neighbour</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Nachbar</translation>
    </message>
    <message>
        <source>no attempt with the seed {0} gave a board; try another seed</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>kein Versuch mit dem Startwert {0} ergab einen Spielplan; nimm einen anderen</translation>
    </message>
    <message>
        <source>no boards are known for the world {0} and {1} players: 2 to 5 can play</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>für die Welt {0} und {1} Spieler gibt es keine Spielpläne: 2 bis 5 können spielen</translation>
    </message>
    <message>
        <source>no place in play offers an altar</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>kein Ort im Spiel bietet einen Altar</translation>
    </message>
    <message>
        <source>no region uses this arc</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>keine Region verwendet diesen Bogen</translation>
    </message>
    <message>
        <source>no round is from {0} on and up to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>keine Runde liegt ab {0} und bis {1}</translation>
    </message>
    <message>
        <source>no such {0}: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>unbekannt ({0}): {1}</translation>
    </message>
    <message>
        <source>no such {0}: {1}; did you mean {2}?</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>unbekannt ({0}): {1}; ist {2} gemeint?</translation>
    </message>
    <message>
        <source>no such {0}: {1}; known are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>unbekannt ({0}): {1}; bekannt sind {2}</translation>
    </message>
    <message>
        <source>no trait in play brings a {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>keine Eigenschaft im Spiel bringt das mit: {0}</translation>
    </message>
    <message>
        <source>no {0} of this seat are in play, or they are named twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: von diesem Platz nicht im Spiel oder zweimal genannt</translation>
    </message>
    <message>
        <source>no {0} stands in {1}: its holder does not bring it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} steht nicht in {1}: wer die Region besetzt, bringt es nicht mit</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing can answer what {0} is asked</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>auf das, was {0} gefragt ist, gibt es keine Antwort</translation>
    </message>
    <message>
        <source>nothing can be asked above a deal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>über deal kann nichts anderes gefragt sein</translation>
    </message>
    <message>
        <source>nothing is left to deal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>es ist nichts mehr da, was deal aufdecken könnte</translation>
    </message>
    <message>
        <source>nothing is left to draw</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>es ist nichts mehr da, was draw ziehen könnte</translation>
    </message>
    <message>
        <source>nothing is summoned by {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ruft nichts herbei</translation>
    </message>
    <message>
        <source>on the map</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>auf der Karte</translation>
    </message>
    <message>
        <source>one of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eines von {0}</translation>
    </message>
    <message>
        <source>one or more points</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>mindestens ein Punkt</translation>
    </message>
    <message>
        <source>only a piece at = pick, or a new one each turn, can ask for its region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nur eine Figur mit at = pick oder eine neue in jedem Zug kann eine Region verlangen</translation>
    </message>
    <message>
        <source>only a single piece placed at = conquest can move</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nur eine einzelne Figur mit at = conquest kann ziehen</translation>
    </message>
    <message>
        <source>only one draw can be open</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nur ein draw kann offen sein</translation>
    </message>
    <message>
        <source>only one effect of a trait may bring new pieces each turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nur eine Wirkung darf in jedem Zug neue Figuren bringen</translation>
    </message>
    <message>
        <source>only one effect of a trait may have a limit (again has one by itself)</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nur eine Wirkung darf ein limit haben (again hat von selbst eines)</translation>
    </message>
    <message>
        <source>only pieces placed at = conquest are counted in a note</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nur Figuren mit at = conquest werden in note gezählt</translation>
    </message>
    <message>
        <source>only {0} may say &apos;{1}&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{1}&apos; gilt nur für {0}</translation>
    </message>
    <message>
        <source>only {0} uses this arc, but it does not lie on the board&apos;s edge: two neighbours must share the arc between them</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>nur {0} verwendet diesen Bogen, er liegt aber nicht am Kartenrand: zwei Nachbarn müssen sich den Bogen zwischen ihnen teilen</translation>
    </message>
    <message>
        <source>option</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>option here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Regelvariante hier</translation>
    </message>
    <message>
        <source>option {0} must be {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Hausregel {0}: erlaubt ist {1}, nicht {2}</translation>
    </message>
    <message>
        <source>option {0} must be {1}, or 0 to {2} coins for {3} and not 0 for all, like {4}, not {5}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Hausregel {0}: erlaubt ist {1} oder 0 bis {2} Münzen für {3} und nicht 0 für alle, wie {4}, nicht {5}</translation>
    </message>
    <message>
        <source>per = opponent takes coins; its amount must be a whole number from 1 to 10</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>per = opponent nimmt Münzen; amount muss eine ganze Zahl von 1 bis 10 sein</translation>
    </message>
    <message>
        <source>per = {0} looks at all regions held; it takes no where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>per = {0} betrachtet alle besetzten Regionen; es verträgt kein where</translation>
    </message>
    <message>
        <source>piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Figur</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>quantized coordinates are not supported, write them as they are</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>quantisierte Koordinaten gehen nicht; schreibe sie, wie sie sind</translation>
    </message>
    <message>
        <source>race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Volk</translation>
    </message>
    <message>
        <source>refusal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Ablehnung</translation>
    </message>
    <message>
        <source>region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Region</translation>
    </message>
    <message>
        <source>region {0}: a code is a terrain letter and a number, like f1</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Region {0}: ein Code ist ein Buchstabe für das Gelände und eine Zahl, wie f1</translation>
    </message>
    <message>
        <source>region {0}: a hole lies outside its outer ring</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Region {0}: ein Loch liegt außerhalb des äußeren Rings</translation>
    </message>
    <message>
        <source>region {0}: it cannot be its own neighbour</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Region {0}: sie kann nicht ihr eigener Nachbar sein</translation>
    </message>
    <message>
        <source>region {0}: it is on the board twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Region {0}: sie ist zweimal auf dem Spielplan</translation>
    </message>
    <message>
        <source>region {0}: its first ring must be the outer one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Region {0}: ihr erster Ring muss der äußere sein</translation>
    </message>
    <message>
        <source>region {0}: its neighbour {1} is not on the board</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Region {0}: ihr Nachbar {1} ist nicht auf dem Spielplan</translation>
    </message>
    <message>
        <source>region {0}: no such mark: {1}; marks are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Region {0}: unbekanntes Zeichen: {1}; bekannt sind {2}</translation>
    </message>
    <message>
        <source>relic</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Relikt</translation>
    </message>
    <message>
        <source>relic or place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Relikt oder Ort</translation>
    </message>
    <message>
        <source>relic, place or power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Relikt, Ort oder Fähigkeit</translation>
    </message>
    <message>
        <source>replay: no game has more than {0} lines, or one of {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Wiederholung: keine Partie hat mehr als {0} Zeilen oder eine mit {1} Zeichen</translation>
    </message>
    <message>
        <source>returned</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>zurückgelegt</translation>
    </message>
    <message>
        <source>round {0} is not on this board&apos;s track of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Runde {0} gibt es auf diesem Spielplan nicht: er hat {1}</translation>
    </message>
    <message>
        <source>round {0} of {1}: there are no more than {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Runde {0} von {1}: mehr als {1} gibt es nicht</translation>
    </message>
    <message>
        <source>seat {0} has no active race to {1} with</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Platz {0} hat kein aktives Volk für {1}</translation>
    </message>
    <message>
        <source>seat {0} has no race in decline that goes on conquering</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Platz {0} hat kein untergegangenes Volk, das weiter erobert</translation>
    </message>
    <message>
        <source>seat {0} has no race in decline to redeploy</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Platz {0} hat kein untergegangenes Volk zum Umverteilen</translation>
    </message>
    <message>
        <source>seat {0} has no region to redeploy in</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Platz {0} hat keine Region zum Umverteilen</translation>
    </message>
    <message>
        <source>seat {0} has nothing withdrawn to place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Platz {0} hat nichts auf dem Rückzug zu setzen</translation>
    </message>
    <message>
        <source>seat {0} has two active races</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Platz {0} hat zwei aktive Völker</translation>
    </message>
    <message>
        <source>seat {0} is asked to {1} out of turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Platz {0} ist gefragt, aber nicht am Zug: {1}</translation>
    </message>
    <message>
        <source>seat {0} picks only without an active race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Platz {0} nimmt eine Kombi nur ohne aktives Volk</translation>
    </message>
    <message>
        <source>seat {0} stands here, and seat {1} is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>hier steht Platz {0}, und Platz {1} fehlt</translation>
    </message>
    <message>
        <source>so many of {0} stand on the map</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>so viele stehen auf der Karte ({0})</translation>
    </message>
    <message>
        <source>stage here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Zustand hier</translation>
    </message>
    <message>
        <source>such a file may have {0} kB, this one is larger</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine solche Datei darf {0} kB haben, diese ist größer</translation>
    </message>
    <message>
        <source>the board is not closed: there is no {0} after its last region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Spielplan ist nicht geschlossen: nach seiner letzten Region fehlt {0}</translation>
    </message>
    <message>
        <source>the board {0} is for {1} players, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Spielplan {0} ist für {1} Spieler, nicht {2}</translation>
    </message>
    <message>
        <source>the character {0} means nothing here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das Zeichen {0} bedeutet hier nichts</translation>
    </message>
    <message>
        <source>the clause {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Klausel {0}</translation>
    </message>
    <message>
        <source>the code of a language, like en, es or ru</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Code einer Sprache wie en, es oder ru</translation>
    </message>
    <message>
        <source>the code of a refusal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Code einer Ablehnung</translation>
    </message>
    <message>
        <source>the code {0} is taken by geometries[{1}]</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>den Code {0} hat schon geometries[{1}]</translation>
    </message>
    <message>
        <source>the column has {0} places, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Auslage hat {0} Plätze, nicht {1}</translation>
    </message>
    <message>
        <source>the column is full: nothing is dealt</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Auslage ist voll: es wird nichts aufgedeckt</translation>
    </message>
    <message>
        <source>the content, like &apos;base&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Inhalt wie &apos;base&apos;</translation>
    </message>
    <message>
        <source>the end of the command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das Ende des Befehls</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>the first {0} digits of a digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die ersten {0} Zeichen einer Prüfsumme</translation>
    </message>
    <message>
        <source>the id {0} is used twice; the first is in line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die id {0} kommt zweimal vor; zuerst in Zeile {1}</translation>
    </message>
    <message>
        <source>the income of a relic needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das Einkommen eines Relikts braucht {0}</translation>
    </message>
    <message>
        <source>the line &apos;{0}&apos; is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Zeile &apos;{0}&apos; fehlt</translation>
    </message>
    <message>
        <source>the line has no end</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Zeile hat kein Ende</translation>
    </message>
    <message>
        <source>the name of a board, or {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Name eines Spielplans oder {0}</translation>
    </message>
    <message>
        <source>the name of a note</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Name einer Notiz</translation>
    </message>
    <message>
        <source>the name of a race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Name eines Volkes</translation>
    </message>
    <message>
        <source>the name of the trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Name der Eigenschaft</translation>
    </message>
    <message>
        <source>the number of an arc, {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Nummer eines Bogens, {0} bis {1}</translation>
    </message>
    <message>
        <source>the number of rounds</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Zahl der Runden</translation>
    </message>
    <message>
        <source>the pips of the die</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Augenzahl des Würfels</translation>
    </message>
    <message>
        <source>the point {0} stands twice in a row</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Punkt {0} kommt zweimal hintereinander</translation>
    </message>
    <message>
        <source>the position ends here: moves and expectations belong to a game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>hier endet die Stellung: Züge und Erwartungen gehören zu einer Partie</translation>
    </message>
    <message>
        <source>the position has ended: only moves and expectations follow</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Stellung ist zu Ende: es folgen nur Züge und Erwartungen</translation>
    </message>
    <message>
        <source>the regions cover an area of {0}, the board has {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Regionen bedecken eine Fläche von {0}, der Spielplan hat {1}</translation>
    </message>
    <message>
        <source>the ring is not closed: it must end where it begins</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Ring ist nicht geschlossen: er muss enden, wo er beginnt</translation>
    </message>
    <message>
        <source>the round</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Runde</translation>
    </message>
    <message>
        <source>the row of a combo</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Stufe einer Kombi</translation>
    </message>
    <message>
        <source>the row to swap with</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Stufe, mit der getauscht wird</translation>
    </message>
    <message>
        <source>the seat in turn has no active race; those in decline stand after &apos;|&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Platz am Zug hat kein aktives Volk; untergegangene stehen nach &apos;|&apos;</translation>
    </message>
    <message>
        <source>the seat in turn has no race for this part</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Platz am Zug hat kein Volk für diesen Teil</translation>
    </message>
    <message>
        <source>the text is damaged here: it holds what is no letter, digit or sign</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Text ist hier beschädigt: da steht etwas, das kein Buchstabe, keine Ziffer und kein Zeichen ist</translation>
    </message>
    <message>
        <source>the trait {0} is not closed: no line below is just {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Eigenschaft {0} ist nicht geschlossen: darunter fehlt eine Zeile nur mit {1}</translation>
    </message>
    <message>
        <source>the trait {0} is too long: a trait has at most {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Eigenschaft {0} ist zu lang: sie darf höchstens {1} Zeichen haben</translation>
    </message>
    <message>
        <source>the trait {0} stands here already: line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Eigenschaft {0} steht hier schon: Zeile {1}</translation>
    </message>
    <message>
        <source>the traits are too long: all of a game have at most {0} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Eigenschaften sind zu lang: alle einer Partie haben zusammen höchstens {0} Zeichen</translation>
    </message>
    <message>
        <source>the value of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>der Wert von {0}</translation>
    </message>
    <message>
        <source>the version</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Version</translation>
    </message>
    <message>
        <source>the {0} digits of the trait&apos;s digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die {0} Zeichen der Prüfsumme dieser Eigenschaft</translation>
    </message>
    <message>
        <source>the {0} {1} is {2} (line {3}) already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} {1} ist schon {2} (Zeile {3})</translation>
    </message>
    <message>
        <source>there are only {0} of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>davon gibt es nur {0}: {1}</translation>
    </message>
    <message>
        <source>there are only {0} tokens of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>so viele Plättchen gibt es davon nur: {0} ({1})</translation>
    </message>
    <message>
        <source>there is a line &apos;{0}&apos; already: line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>eine Zeile &apos;{0}&apos; gibt es schon: Zeile {1}</translation>
    </message>
    <message>
        <source>there is no board {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>es gibt keinen Spielplan {0}</translation>
    </message>
    <message>
        <source>there is no power {0} in this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>die Fähigkeit {0} gibt es in dieser Partie nicht</translation>
    </message>
    <message>
        <source>there is no race and no power in it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>es ist weder ein Volk noch eine Fähigkeit darin</translation>
    </message>
    <message>
        <source>there is no race {0} in this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das Volk {0} gibt es in dieser Partie nicht</translation>
    </message>
    <message>
        <source>there is no seat {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>einen Platz {0} gibt es nicht</translation>
    </message>
    <message>
        <source>there is no seat {0}: seats are {1} to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>einen Platz {0} gibt es nicht: Plätze sind {1} bis {2}</translation>
    </message>
    <message>
        <source>there is no {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das gibt es nicht: {0}</translation>
    </message>
    <message>
        <source>there is nothing here; expected {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>hier steht nichts; erwartet wird {0}</translation>
    </message>
    <message>
        <source>there is nothing to pick</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>es gibt nichts zu nehmen</translation>
    </message>
    <message>
        <source>there is only one {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>davon gibt es nur eines: {0}</translation>
    </message>
    <message>
        <source>there is {0} called {1} already: {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>es gibt schon {0} mit dem Wort {1}: {2}</translation>
    </message>
    <message>
        <source>this is a file of scenarios, and not one game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das ist eine Datei mit Szenarien und keine einzelne Partie</translation>
    </message>
    <message>
        <source>this is nested too deeply: tables, lists and dotted names are at most {0} deep</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das ist zu tief verschachtelt: Tabellen, Listen und Namen mit Punkten gehen höchstens {0} tief</translation>
    </message>
    <message>
        <source>this is not SVG: {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das ist kein SVG: {0}</translation>
    </message>
    <message>
        <source>this is not TOML</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das ist kein TOML</translation>
    </message>
    <message>
        <source>this is not TOML (column {0})</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das ist kein TOML (Spalte {0})</translation>
    </message>
    <message>
        <source>this is not TOML: the end of the file comes too early</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das ist kein TOML: die Datei endet zu früh</translation>
    </message>
    <message>
        <source>this is not UTF-8 text; expected an SVG picture</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das ist kein Text in UTF-8; erwartet wird ein SVG-Bild</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>this is version {0}; this program reads version {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das ist Version {0}; dieses Programm liest Version {1}</translation>
    </message>
    <message>
        <source>this isn&apos;t swqt text: the first line must be {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>das ist kein Text von swqt: die erste Zeile muss {0} sein</translation>
    </message>
    <message>
        <source>this region is named twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>diese Region kommt zweimal vor</translation>
    </message>
    <message>
        <source>trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>two of {0} stand in one region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>zwei davon stehen in einer Region: {0}</translation>
    </message>
    <message>
        <source>value of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Wert von {0}</translation>
    </message>
    <message>
        <source>verb</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Verb</translation>
    </message>
    <message>
        <source>with all &lt;use&gt;, a picture has {0} elements at most</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>mit allen &lt;use&gt; hat ein Bild höchstens {0} Elemente</translation>
    </message>
    <message>
        <source>word of a seat line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Wort in der Zeile eines Platzes</translation>
    </message>
    <message>
        <source>world</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Welt</translation>
    </message>
    <message>
        <source>{0} and the regions of the board in the lines below</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} und in den Zeilen darunter die Regionen des Spielplans</translation>
    </message>
    <message>
        <source>{0} and {1} both use the {2}; leave one out, as in {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} und {1} benutzen beide dasselbe: {2}; lass eines weg, wie mit {3}</translation>
    </message>
    <message>
        <source>{0} and {1} of one trait are used by the same words</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} und {1} lassen sich in einem Befehl nicht unterscheiden</translation>
    </message>
    <message>
        <source>{0} are in decline and cannot have tokens in hand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: untergegangen und deshalb ohne Plättchen auf der Hand</translation>
    </message>
    <message>
        <source>{0} are in play and in the column or the stack</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: zugleich im Spiel und in der Auslage oder im Stapel</translation>
    </message>
    <message>
        <source>{0} are in play twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: zweimal im Spiel</translation>
    </message>
    <message>
        <source>{0} cannot be a name: it is a word of game files</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} kann kein Name sein: es ist ein Wort aus Spieldateien</translation>
    </message>
    <message>
        <source>{0} cannot be a name: write 3 to {1} small letters a to z and hyphens, at first three letters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} kann kein Name sein: schreibe 3 bis {1} kleine Buchstaben a bis z und Bindestriche, zuerst drei Buchstaben</translation>
    </message>
    <message>
        <source>{0} cannot be asked about {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} kann nicht mit {1} gefragt sein</translation>
    </message>
    <message>
        <source>{0} cannot be asked to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} kann danach nicht gefragt sein: {1}</translation>
    </message>
    <message>
        <source>{0} cannot be at peace with seat {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: kein Frieden mit Platz {1} möglich</translation>
    </message>
    <message>
        <source>{0} cannot be the name of {1} that does not bring it: it is a piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} kann nicht so heißen ({1}), ohne es zu bringen: es ist eine Figur</translation>
    </message>
    <message>
        <source>{0} cannot be the name of {1}: it lies there as a piece itself</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} kann nicht so heißen ({1}): es liegt dort selbst als Figur</translation>
    </message>
    <message>
        <source>{0} cannot lend {1}, no power of this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} kann {1} nicht leihen: das ist keine Fähigkeit dieser Partie</translation>
    </message>
    <message>
        <source>{0} cannot roll without a token in hand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: ohne Plättchen auf der Hand wird nicht gewürfelt</translation>
    </message>
    <message>
        <source>{0} comes by another effect of {1} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} kommt schon durch eine andere Wirkung von {1}</translation>
    </message>
    <message>
        <source>{0} does not lie in {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} liegt nicht in {1}</translation>
    </message>
    <message>
        <source>{0} does not lie where {1} could use it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} liegt nicht dort, wo es hier nützt: {1}</translation>
    </message>
    <message>
        <source>{0} does not use the {1} {2}; it takes no {1}s of its own</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} verwendet dies nicht ({1}): {2}; möglich ist keines</translation>
    </message>
    <message>
        <source>{0} does not use the {1} {2}; it takes {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} verwendet dies nicht ({1}): {2}; möglich: {3}</translation>
    </message>
    <message>
        <source>{0} has fewer than {1} tokens; borrow from a larger race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} hat weniger als {1} Plättchen; leihe von einem größeren Volk</translation>
    </message>
    <message>
        <source>{0} has tokens of nobody</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>in {0} liegen Plättchen von niemandem</translation>
    </message>
    <message>
        <source>{0} have {1} tokens here, and there are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: hier {1} Plättchen, es gibt aber nur {2}</translation>
    </message>
    <message>
        <source>{0} here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} hier</translation>
    </message>
    <message>
        <source>{0} in {1} has no holder</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} in {1}: niemand besetzt diese Region</translation>
    </message>
    <message>
        <source>{0} is a chasm: nobody can stand there</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ist ein Abgrund: dort kann niemand stehen</translation>
    </message>
    <message>
        <source>{0} is a colour such as #8a9a5e, none or url(#id), not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ist eine Farbe wie #8a9a5e, none oder url(#id), nicht {1}</translation>
    </message>
    <message>
        <source>{0} is asked to {1} above another decision</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ist über einer anderen Entscheidung gefragt: {1}</translation>
    </message>
    <message>
        <source>{0} is held by {1} and by natives</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ist von {1} und zugleich von Einheimischen besetzt</translation>
    </message>
    <message>
        <source>{0} is held twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ist zweimal besetzt</translation>
    </message>
    <message>
        <source>{0} is held without a token</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ist ohne Plättchen besetzt</translation>
    </message>
    <message>
        <source>{0} is in this file twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} steht zweimal in dieser Datei</translation>
    </message>
    <message>
        <source>{0} is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} fehlt</translation>
    </message>
    <message>
        <source>{0} is no code: that is one of {1} and a number, like f1</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ist kein Code: der besteht aus einem von {1} und einer Zahl, wie f1</translation>
    </message>
    <message>
        <source>{0} is not the one that this game was played with: its digest is {1}, not {2}; to play with it as it stands here, remove the digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ist nicht so, wie es in dieser Partie gespielt wurde: die Prüfsumme ist {1}, nicht {2}; um so damit zu spielen, entferne die Prüfsumme</translation>
    </message>
    <message>
        <source>{0} is too long for a game file: at most {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ist zu lang für eine Spieldatei: höchstens {1} Zeichen</translation>
    </message>
    <message>
        <source>{0} lies on the map and is unseen at once</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} liegt auf der Karte und ist zugleich noch verdeckt</translation>
    </message>
    <message>
        <source>{0} must be a number, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} muss eine Zahl sein, nicht {1}</translation>
    </message>
    <message>
        <source>{0} must be {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} muss sein: {1}</translation>
    </message>
    <message>
        <source>{0} must be {1} at least: {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} muss mindestens {1} sein: {2}</translation>
    </message>
    <message>
        <source>{0} must be {1} here, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} muss hier {1} sein, nicht {2}</translation>
    </message>
    <message>
        <source>{0} must be {1} to {2}, not {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: erlaubt ist {1} bis {2}, nicht {3}</translation>
    </message>
    <message>
        <source>{0} must be {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} muss sein: {1}, nicht {2}</translation>
    </message>
    <message>
        <source>{0} needs a redeployment; with fixed there is none</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} braucht ein Umverteilen; mit fixed gibt es keines</translation>
    </message>
    <message>
        <source>{0} needs {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} braucht {1}</translation>
    </message>
    <message>
        <source>{0} of &lt;{1}&gt; has a number beyond {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} von &lt;{1}&gt; hat eine Zahl jenseits von {2}</translation>
    </message>
    <message>
        <source>{0} of &lt;{1}&gt; has characters that no picture needs</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} von &lt;{1}&gt; hat Zeichen, die kein Bild braucht</translation>
    </message>
    <message>
        <source>{0} of a place needs {1} in its where, or it would serve everyone</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} eines Ortes braucht {1} im where, sonst nützt es allen</translation>
    </message>
    <message>
        <source>{0} or the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} oder das Ende der Zeile</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} oder {1}</translation>
    </message>
    <message>
        <source>{0} players need at least {1} races and {1} powers, not {2} and {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} Spieler brauchen mindestens {1} Völker und {1} Fähigkeiten, nicht {2} und {3}</translation>
    </message>
    <message>
        <source>{0} sides of borders are within {1} units, more than can be seen</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} Grenzstücke liegen innerhalb von {1} Einheiten, mehr als zu sehen sind</translation>
    </message>
    <message>
        <source>{0} with amount = {1} changes nothing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} mit amount = {1} ändert nichts</translation>
    </message>
    <message>
        <source>{0} would have no use on the board {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} hätte auf dem Spielplan {1} keinen Nutzen</translation>
    </message>
    <message>
        <source>{0}: a shipped board has the id {1} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: einen mitgelieferten Spielplan mit der id {1} gibt es schon</translation>
    </message>
    <message>
        <source>{0}: arcs {1} and {2} cross or touch outside their ends</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: die Bögen {1} und {2} kreuzen oder berühren sich nicht nur an ihren Enden</translation>
    </message>
    <message>
        <source>{0}: properties.id: expected lower-case words and hyphens, found {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: properties.id: erwartet werden Wörter aus Kleinbuchstaben und Bindestriche, gefunden wurde {1}</translation>
    </message>
    <message>
        <source>{0}: properties.id: expected the file&apos;s name {1}, found {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: properties.id: erwartet wird der Name der Datei {1}, gefunden wurde {2}</translation>
    </message>
    <message>
        <source>{0}: the file is empty, expected a board as TopoJSON</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: die Datei ist leer, erwartet wird ein Spielplan als TopoJSON</translation>
    </message>
    <message>
        <source>{0}: this is not JSON</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: das ist kein JSON</translation>
    </message>
    <message>
        <source>{0}: this is not UTF-8 text: {1} at byte {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: das ist kein Text in UTF-8: {1} bei Byte {2}</translation>
    </message>
    <message>
        <source>{0}: this is not a board: it has a number of thousands of digits</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: das ist kein Spielplan: eine Zahl darin hat Tausende von Ziffern</translation>
    </message>
    <message>
        <source>{0}: this is not a board: it is nested too deeply</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: das ist kein Spielplan: er ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>{0}: this is not a file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: das ist keine Datei</translation>
    </message>
    <message>
        <source>{0}: this is too long for a game of swqt: more than {1} kB</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: das ist zu lang für eine Partie von swqt: mehr als {1} kB</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} is in {2} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1} ist schon in {2}</translation>
    </message>
    <message>
        <source>{0}: {1} is not in {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1} ist nicht in {2}</translation>
    </message>
    <message>
        <source>{0}: {1} leaves out all relics and places</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1} lässt alle Relikte und Orte weg</translation>
    </message>
    <message>
        <source>{0}; this is in the beginning of the file, so nothing of the game can be kept</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}; das ist am Anfang der Datei, deshalb ist von der Partie nichts zu retten</translation>
    </message>
</context>
<context>
    <name>MuteButton</name>
    <message>
        <source>Sound is off. Turn it on: {0}</source>
        <translation>Der Ton ist aus. Einschalten: {0}</translation>
    </message>
    <message>
        <source>Sound is on. Turn it off: {0}</source>
        <translation>Der Ton ist an. Ausschalten: {0}</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Ton an</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Lost Tribe</source>
        <translation>Verlorener Stamm</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>The basic cost of a region, in a sum such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>Grundkosten</translation>
    </message>
    <message>
        <source>coins on the combo</source>
        <extracomment>A source of income: the coins that lay on a combo</extracomment>
        <translation>Münzen auf der Kombi</translation>
    </message>
    <message>
        <source>die</source>
        <extracomment>A part of a sum: what the roll saves</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>minimum</source>
        <extracomment>A part of a sum: what brings a cost back to the least that a region can cost</extracomment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>regions</source>
        <extracomment>A source of income: one coin for each region</extracomment>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>token</source>
        <extracomment>A part of a sum: one token, or one Monster, that defends a region</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>A part of a sum</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>{0} as {1}</source>
        <extracomment>{0}: the Bag; {1}: the Relic that it copies</extracomment>
        <translation>{0} als {1}</translation>
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
        <translation>Um Einlass b&amp;itten</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zurü&amp;ck</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Beitreten</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Stop trying</source>
        <translation>Nicht weiter &amp;versuchen</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Zu&amp;schauen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Local network</source>
        <translation>Lokales Netzwerk</translation>
    </message>
    <message>
        <source>No tables yet. Tables opened on this network show up here automatically.</source>
        <translation>Noch keine Tische. Hier erscheinen automatisch alle Tische in diesem Netzwerk.</translation>
    </message>
    <message>
        <source>Open a tab&amp;le…</source>
        <translation>Tisch er&amp;öffnen…</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>Tisch eröffnen…</translation>
    </message>
    <message>
        <source>Others can reach this computer at {0}.</source>
        <translation>Andere erreichen diesen Rechner unter {0}.</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Tische in der Nähe</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Dein &amp;Name:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>“{0}” needs a PIN. The host can see it on screen.</source>
        <translation>„{0}“ verlangt eine PIN. Der Gastgeber sieht sie auf dem Bildschirm.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>A different computer answers at that address. Trying again…</source>
        <translation>Unter dieser Adresse antwortet ein anderer Rechner. Neuer Versuch…</translation>
    </message>
    <message>
        <source>A draw is open, and too few players would stay. Wait, or play on in a copy.</source>
        <translation>Eine Ziehung ist offen, und es blieben zu wenige Spieler. Warte, oder spiel in einer Kopie weiter.</translation>
    </message>
    <message>
        <source>A game needs at least one person on a seat.</source>
        <translation>Eine Partie braucht mindestens einen Menschen auf einem Platz.</translation>
    </message>
    <message>
        <source>A network message couldn&apos;t be understood: {0}</source>
        <translation>Eine Netzwerknachricht war unverständlich: {0}</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Verbindung verloren. Neuer Versuch…</translation>
    </message>
    <message>
        <source>Different versions: they have swqt {0} ({1}), you have swqt {2} ({3}). Everyone needs the same version.</source>
        <translation>Verschiedene Versionen: dort swqt {0} ({1}), hier swqt {2} ({3}). Alle brauchen dieselbe Version.</translation>
    </message>
    <message>
        <source>Each player can pause three times.</source>
        <translation>Jeder Spieler darf dreimal pausieren.</translation>
    </message>
    <message>
        <source>Enter an invitation or an address like 192.168.0.7. To use a port other than {0}, add it after a colon.</source>
        <translation>Gib eine Einladung oder eine Adresse wie 192.168.0.7 ein. Einen anderen Port als {0} hängst du mit Doppelpunkt an.</translation>
    </message>
    <message>
        <source>Getting the game from the others. One moment, please.</source>
        <translation>Die Partie wird von den anderen geholt. Einen Moment, bitte.</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>Schöne Partie!</translation>
    </message>
    <message>
        <source>Invitation codes have 16 letters and digits, like XXXX-XXXX-XXXX-XXXX, or 8 on the same network.</source>
        <translation>Einladungscodes haben 16 Buchstaben und Ziffern, etwa XXXX-XXXX-XXXX-XXXX, oder 8 im selben Netzwerk.</translation>
    </message>
    <message>
        <source>Invitation codes have 16 or 8 letters and digits; this one has {0}.</source>
        <translation>Einladungscodes haben 16 oder 8 Buchstaben und Ziffern; dieser hat {0}.</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s turn now.</source>
        <translation>Jetzt ist jemand anderes am Zug.</translation>
    </message>
    <message>
        <source>May I take that back?</source>
        <translation>Darf ich das zurücknehmen?</translation>
    </message>
    <message>
        <source>No answer yet. Trying again…</source>
        <translation>Noch keine Antwort. Neuer Versuch…</translation>
    </message>
    <message>
        <source>No answer yet. Trying again… Check the address, and that you&apos;re both on the same network.</source>
        <translation>Noch keine Antwort. Neuer Versuch… Prüf die Adresse, und ob ihr im selben Netzwerk seid.</translation>
    </message>
    <message>
        <source>No tables found on this network. If someone has opened one, a firewall may be blocking it: join by invitation or address.</source>
        <translation>In diesem Netzwerk sind keine Tische zu finden. Ist doch einer offen, blockiert ihn vielleicht eine Firewall: Tritt per Einladung oder Adresse bei.</translation>
    </message>
    <message>
        <source>Nothing can be saved here, so your moves wait until there is room: {0}</source>
        <translation>Hier lässt sich nichts speichern, deshalb warten deine Züge, bis wieder Platz ist: {0}</translation>
    </message>
    <message>
        <source>Nothing can be saved on this computer, so that has to wait.</source>
        <translation>Auf diesem Rechner lässt sich nichts speichern, deshalb muss das warten.</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Einen Moment, bitte</translation>
    </message>
    <message>
        <source>Only players can do that.</source>
        <translation>Das dürfen nur Spieler.</translation>
    </message>
    <message>
        <source>Only quick chat is allowed at this table.</source>
        <translation>An diesem Tisch ist nur der Schnellchat erlaubt.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Das darf nur der Gastgeber.</translation>
    </message>
    <message>
        <source>Others can&apos;t connect to this computer, but it can connect to them, so you can play.</source>
        <translation>Andere können diesen Rechner nicht erreichen, aber er erreicht sie, also kannst du spielen.</translation>
    </message>
    <message>
        <source>Others can&apos;t reach this computer: {0} You can still join their tables.</source>
        <translation>Andere können diesen Rechner nicht erreichen: {0} Ihren Tischen kannst du trotzdem beitreten.</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>Autsch!</translation>
    </message>
    <message>
        <source>Receiving custom content: {0}</source>
        <translation>Eigene Inhalte werden empfangen: {0}</translation>
    </message>
    <message>
        <source>Seat {0} is empty. Wait for someone, or add a bot.</source>
        <translation>Platz {0} ist leer. Warte auf jemanden, oder nimm einen Bot dazu.</translation>
    </message>
    <message>
        <source>Seat {0} isn&apos;t yours.</source>
        <translation>Platz {0} gehört dir nicht.</translation>
    </message>
    <message>
        <source>Short codes only work with port {0}.</source>
        <translation>Kurzcodes funktionieren nur mit Port {0}.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found automatically on this network ({0}). Join by invitation or address.</source>
        <translation>In diesem Netzwerk lassen sich Tische nicht automatisch finden ({0}). Tritt per Einladung oder Adresse bei.</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Danke</translation>
    </message>
    <message>
        <source>That can&apos;t be undone or changed now.</source>
        <translation>Das lässt sich jetzt nicht mehr zurücknehmen oder ändern.</translation>
    </message>
    <message>
        <source>That proposal is no longer open.</source>
        <translation>Dieser Vorschlag steht nicht mehr zur Wahl.</translation>
    </message>
    <message>
        <source>That request is out of date. Try again.</source>
        <translation>Diese Anfrage ist veraltet. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>That&apos;s the address of this computer.</source>
        <translation>Das ist die Adresse dieses Rechners.</translation>
    </message>
    <message>
        <source>The board {0} is for {1} players.</source>
        <translation>Der Spielplan {0} ist für {1} Spieler.</translation>
    </message>
    <message>
        <source>The board {0} is missing: it isn&apos;t on this computer and didn&apos;t come with the table.</source>
        <translation>Der Spielplan {0} fehlt: Er ist nicht auf diesem Rechner und kam nicht mit dem Tisch.</translation>
    </message>
    <message>
        <source>The board {0} that came with the table can&apos;t be used: {1}</source>
        <translation>Der Spielplan {0}, der mit dem Tisch kam, ist unbrauchbar: {1}</translation>
    </message>
    <message>
        <source>The custom boards, races and powers are too large to send: {0} bytes, and the limit is {1}. The largest is {2}.</source>
        <translation>Die eigenen Spielpläne, Völker und Fähigkeiten sind zu groß zum Senden: {0} Byte, erlaubt sind {1}. Am größten ist {2}.</translation>
    </message>
    <message>
        <source>The end of this game isn&apos;t saved here: {0}</source>
        <translation>Das Ende dieser Partie ist hier nicht gespeichert: {0}</translation>
    </message>
    <message>
        <source>The end of this link is damaged. Copy the whole link again.</source>
        <translation>Das Ende dieses Links ist beschädigt. Kopier den ganzen Link noch einmal.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because it can&apos;t be saved here: {0}</source>
        <translation>Die Partie kann nicht beginnen, weil sie sich hier nicht speichern lässt: {0}</translation>
    </message>
    <message>
        <source>The game can&apos;t start because its players aren&apos;t the ones at the table.</source>
        <translation>Die Partie kann nicht beginnen, weil ihre Spieler nicht die am Tisch sind.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the custom content that arrived isn&apos;t the table&apos;s: {0}</source>
        <translation>Die Partie kann nicht beginnen, weil andere eigene Inhalte angekommen sind, als der Tisch verwendet: {0}</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host tried to start a different table from the one shown.</source>
        <translation>Die Partie kann nicht beginnen, weil der Gastgeber einen anderen Tisch starten wollte als den gezeigten.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host&apos;s details about you don&apos;t match yours.</source>
        <translation>Die Partie kann nicht beginnen, weil die Angaben des Gastgebers über dich nicht zu deinen passen.</translation>
    </message>
    <message>
        <source>The game has started, and nobody else can join.</source>
        <translation>Die Partie hat begonnen, und niemand kann mehr beitreten.</translation>
    </message>
    <message>
        <source>The game is about to start.</source>
        <translation>Die Partie beginnt gleich.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The game is paused at a player&apos;s request.</source>
        <translation>Die Partie pausiert auf Wunsch eines Spielers.</translation>
    </message>
    <message>
        <source>The game is saved here again and continues.</source>
        <translation>Die Partie wird hier wieder gespeichert und geht weiter.</translation>
    </message>
    <message>
        <source>The host has closed seat {0}.</source>
        <translation>Der Gastgeber hat Platz {0} geschlossen.</translation>
    </message>
    <message>
        <source>The host has just changed the game. Check it again.</source>
        <translation>Der Gastgeber hat gerade die Partie geändert. Sieh sie dir noch einmal an.</translation>
    </message>
    <message>
        <source>The host has removed you from this table.</source>
        <translation>Der Gastgeber hat dich von diesem Tisch entfernt.</translation>
    </message>
    <message>
        <source>The host is telling players different things. Be careful.</source>
        <translation>Der Gastgeber sagt nicht allen dasselbe. Sei vorsichtig.</translation>
    </message>
    <message>
        <source>The name {0} is already taken.</source>
        <translation>Der Name {0} ist schon vergeben.</translation>
    </message>
    <message>
        <source>The other computer couldn&apos;t prove its identity. Trying again…</source>
        <translation>Der andere Rechner konnte sich nicht ausweisen. Neuer Versuch…</translation>
    </message>
    <message>
        <source>The other players&apos; boards don&apos;t allow that.</source>
        <translation>Die Spielpläne der anderen Spieler lassen das nicht zu.</translation>
    </message>
    <message>
        <source>The people there are being asked whether to let you in.</source>
        <translation>Am Tisch wird gefragt, ob du hineindarfst.</translation>
    </message>
    <message>
        <source>The players&apos; computers disagree about the board ({0}), so the game is paused. Report: {1}</source>
        <translation>Die Rechner der Spieler sind sich über den Spielplan nicht einig ({0}), deshalb pausiert die Partie. Bericht: {1}</translation>
    </message>
    <message>
        <source>The replay of {0} can&apos;t be read: {1}</source>
        <translation>Die Wiederholung von {0} kann nicht gelesen werden: {1}</translation>
    </message>
    <message>
        <source>The search for tables stalled. Starting again…</source>
        <translation>Die Suche nach Tischen ist stehen geblieben. Neuer Start…</translation>
    </message>
    <message>
        <source>The table has grown too large to send to everyone.</source>
        <translation>Der Tisch ist zu groß geworden, um ihn allen zu senden.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Der Tisch ist voll.</translation>
    </message>
    <message>
        <source>The table is voting. One moment, please.</source>
        <translation>Der Tisch stimmt gerade ab. Einen Moment, bitte.</translation>
    </message>
    <message>
        <source>There&apos;s a typo in this invitation.</source>
        <translation>In dieser Einladung steckt ein Tippfehler.</translation>
    </message>
    <message>
        <source>There&apos;s no bot called {0}.</source>
        <translation>Einen Bot namens {0} gibt es nicht.</translation>
    </message>
    <message>
        <source>There&apos;s no seat {0}.</source>
        <translation>Platz {0} gibt es nicht.</translation>
    </message>
    <message>
        <source>These races and powers can&apos;t be played here: {0}: {1}</source>
        <translation>Diese Völker und Fähigkeiten lassen sich hier nicht spielen: {0}: {1}</translation>
    </message>
    <message>
        <source>They have a different version of swqt. Everyone needs the same version.</source>
        <translation>Dort läuft eine andere Version von swqt. Alle brauchen dieselbe Version.</translation>
    </message>
    <message>
        <source>They have a newer version (SWQT/{0}; yours is SWQT/{1}). Please update swqt.</source>
        <translation>Dort läuft eine neuere Version (SWQT/{0}; deine ist SWQT/{1}). Bitte aktualisiere swqt.</translation>
    </message>
    <message>
        <source>They have a version that yours can&apos;t talk to. Please update swqt.</source>
        <translation>Dort läuft eine Version, mit der deine nicht sprechen kann. Bitte aktualisiere swqt.</translation>
    </message>
    <message>
        <source>They have an older version (SWQT/{0}; yours is SWQT/{1}). They need to update swqt.</source>
        <translation>Dort läuft eine ältere Version (SWQT/{0}; deine ist SWQT/{1}). Sie muss dort aktualisiert werden.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Ich denke nach…</translation>
    </message>
    <message>
        <source>This computer is connected only through a VPN, where tables can&apos;t be found. Join by invitation or address, or turn the VPN off.</source>
        <translation>Dieser Rechner ist nur über ein VPN verbunden, in dem sich keine Tische finden lassen. Tritt per Einladung oder Adresse bei, oder schalte das VPN aus.</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a network.</source>
        <translation>Dieser Rechner ist mit keinem Netzwerk verbunden.</translation>
    </message>
    <message>
        <source>This game can&apos;t be played here: {0}</source>
        <translation>Diese Partie lässt sich hier nicht spielen: {0}</translation>
    </message>
    <message>
        <source>This game is too large to be shown to others: {0} bytes, and the limit is {1}.</source>
        <translation>Diese Partie ist zu groß, um sie anderen zu zeigen: {0} Bytes, erlaubt sind {1}.</translation>
    </message>
    <message>
        <source>This game was started with swqt {0} (rules {1}) and needs that version. This is swqt {2} ({3}).</source>
        <translation>Diese Partie wurde mit swqt {0} (Regeln {1}) begonnen und braucht diese Version. Dies ist swqt {2} ({3}).</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Ask for a new one.</source>
        <translation>Diese Einladung gilt nicht mehr. Bitte um eine neue.</translation>
    </message>
    <message>
        <source>This invitation uses port 0, which can&apos;t be reached.</source>
        <translation>Diese Einladung nennt Port 0, der nicht erreichbar ist.</translation>
    </message>
    <message>
        <source>This network keeps devices apart, as guest networks do. Use another network or a phone hotspot.</source>
        <translation>Dieses Netzwerk trennt die Geräte voneinander, wie es Gastnetze tun. Nutz ein anderes Netzwerk oder den Hotspot eines Telefons.</translation>
    </message>
    <message>
        <source>This short code is for another network, or there&apos;s a typo in it.</source>
        <translation>Dieser Kurzcode ist für ein anderes Netzwerk, oder es steckt ein Tippfehler darin.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t allow spectators.</source>
        <translation>Dieser Tisch erlaubt keine Zuschauer.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t ask for a PIN, so it may not be the one you want. Leave the PIN empty to join anyway.</source>
        <translation>Dieser Tisch verlangt keine PIN, also ist er vielleicht nicht der gesuchte. Lass die PIN leer, um trotzdem beizutreten.</translation>
    </message>
    <message>
        <source>This table is full and doesn&apos;t allow spectators.</source>
        <translation>Dieser Tisch ist voll und erlaubt keine Zuschauer.</translation>
    </message>
    <message>
        <source>This table needs a PIN. The host can see it on screen.</source>
        <translation>Dieser Tisch verlangt eine PIN. Der Gastgeber sieht sie auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>Too many people are connecting at once. Trying again…</source>
        <translation>Zu viele verbinden sich gleichzeitig. Neuer Versuch…</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait a minute, or ask the people there to let you in.</source>
        <translation>Zu viele falsche PINs. Warte eine Minute, oder bitte am Tisch um Einlass.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>What answers there isn&apos;t swqt, or is a version that yours can&apos;t talk to.</source>
        <translation>Was dort antwortet, ist nicht swqt, oder eine Version, mit der deine nicht sprechen kann.</translation>
    </message>
    <message>
        <source>Windows may be blocking swqt. Allow it on private networks in Windows Security, under Firewall.</source>
        <translation>Vielleicht blockiert Windows swqt. Erlaub es in privaten Netzwerken: Windows-Sicherheit, Firewall.</translation>
    </message>
    <message>
        <source>Wrong PIN. Ask the host, who can see it on screen.</source>
        <translation>Falsche PIN. Frag den Gastgeber, der sie auf dem Bildschirm sieht.</translation>
    </message>
    <message>
        <source>You can&apos;t play on in a copy here.</source>
        <translation>In einer Kopie kannst du hier nicht weiterspielen.</translation>
    </message>
    <message>
        <source>You&apos;re no longer at this table.</source>
        <translation>Du bist nicht mehr an diesem Tisch.</translation>
    </message>
    <message>
        <source>You&apos;re sending messages too fast. Wait a moment.</source>
        <translation>Du sendest Nachrichten zu schnell. Warte einen Moment.</translation>
    </message>
    <message>
        <source>Your copy of the board {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation>Deine Fassung des Spielplans {0} ({2}) weicht von der des Gastgebers ab ({1}).</translation>
    </message>
    <message>
        <source>Your copy of {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation>Deine Fassung von {0} ({2}) weicht von der des Gastgebers ab ({1}).</translation>
    </message>
    <message>
        <source>Your races and powers “{0}” ({2}) differ from the host&apos;s ({1}).</source>
        <translation>Deine Völker und Fähigkeiten „{0}“ ({2}) weichen von denen des Gastgebers ab ({1}).</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>a part of a draw isn&apos;t the one its player had fixed</source>
        <translation>ein Beitrag zu einer Ziehung ist nicht der, den sein Spieler festgelegt hatte</translation>
    </message>
    <message>
        <source>everyone</source>
        <extracomment>May chat</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>it belongs to another part of the game</source>
        <translation>er gehört zu einem anderen Teil der Partie</translation>
    </message>
    <message>
        <source>it came at the wrong time</source>
        <translation>er kam zur falschen Zeit</translation>
    </message>
    <message>
        <source>it doesn&apos;t follow the step before it</source>
        <translation>er folgt nicht auf den Schritt davor</translation>
    </message>
    <message>
        <source>it doesn&apos;t prove that anyone signed for two sides</source>
        <translation>es ist nicht bewiesen, dass jemand für zwei Seiten signiert hat</translation>
    </message>
    <message>
        <source>it isn&apos;t signed for the draw that was open</source>
        <translation>das ist keine Signatur für die offene Ziehung</translation>
    </message>
    <message>
        <source>it isn&apos;t the draw that was due</source>
        <translation>es ist nicht die fällige Ziehung</translation>
    </message>
    <message>
        <source>it isn&apos;t written the way swqt writes it</source>
        <translation>er ist nicht so geschrieben, wie swqt ihn schreibt</translation>
    </message>
    <message>
        <source>its player had a different position</source>
        <translation>sein Spieler hatte eine andere Stellung</translation>
    </message>
    <message>
        <source>macOS may be blocking swqt on your network. Allow it in System Settings, under Privacy &amp; Security, Local Network.</source>
        <translation>Vielleicht blockiert macOS swqt in deinem Netzwerk. Erlaub es in den Systemeinstellungen unter Datenschutz &amp; Sicherheit, Lokales Netzwerk.</translation>
    </message>
    <message>
        <source>not everyone who had to sign this change did</source>
        <translation>nicht alle, die es mussten, haben diese Änderung signiert</translation>
    </message>
    <message>
        <source>not everyone who took part signed it</source>
        <translation>nicht alle Beteiligten haben ihn signiert</translation>
    </message>
    <message>
        <source>players only</source>
        <translation>nur Spieler</translation>
    </message>
    <message>
        <source>quick chat only</source>
        <translation>nur Schnellchat</translation>
    </message>
    <message>
        <source>swqt has stopped looking for tables. Join by invitation or address.</source>
        <translation>swqt sucht nicht mehr nach Tischen. Tritt per Einladung oder Adresse bei.</translation>
    </message>
    <message>
        <source>swqt is running there, but no table is open yet.</source>
        <translation>Dort läuft swqt, aber es ist noch kein Tisch offen.</translation>
    </message>
    <message>
        <source>the game wasn&apos;t over</source>
        <translation>die Partie war noch nicht zu Ende</translation>
    </message>
    <message>
        <source>the player in that seat didn&apos;t sign it</source>
        <translation>er ist nicht von dem Programm signiert, das den Platz hatte</translation>
    </message>
    <message>
        <source>there&apos;s no such step</source>
        <translation>diesen Schritt gibt es nicht</translation>
    </message>
    <message>
        <source>this can&apos;t be taken back</source>
        <translation>das lässt sich nicht zurücknehmen</translation>
    </message>
    <message>
        <source>this change isn&apos;t possible</source>
        <translation>diese Änderung ist nicht möglich</translation>
    </message>
    <message>
        <source>too few players voted for it</source>
        <translation>dafür haben zu wenige gestimmt</translation>
    </message>
    <message>
        <source>{0} already has that colour.</source>
        <translation>{0} hat schon diese Farbe.</translation>
    </message>
    <message>
        <source>{0} asks to join without a PIN. Their fingerprint is {1}. Do they see the same one?</source>
        <translation>{0} möchte ohne PIN beitreten. Der Fingerabdruck ist {1}. Steht dort derselbe?</translation>
    </message>
    <message>
        <source>{0} didn&apos;t answer in time, so the game hasn&apos;t started. Try again.</source>
        <translation>{0} hat nicht rechtzeitig geantwortet, deshalb hat die Partie nicht begonnen. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>{0} has closed the table.</source>
        <translation>{0} hat den Tisch geschlossen.</translation>
    </message>
    <message>
        <source>{0} is being asked whether to let you in.</source>
        <translation>Gerade wird gefragt, ob du hineindarfst: {0}.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t ready yet.</source>
        <translation>{0} ist noch nicht bereit.</translation>
    </message>
    <message>
        <source>{0}, which came with the table, can&apos;t be used: {1}</source>
        <translation>{0}, mit dem Tisch gekommen, ist unbrauchbar: {1}</translation>
    </message>
    <message>
        <source>{1} already has seat {0}.</source>
        <translation>Platz {0} gehört schon {1}.</translation>
    </message>
    <message>
        <source>“{0}” can&apos;t be used as a name. Use 1 to 24 visible characters.</source>
        <translation>„{0}“ geht nicht als Name. Nimm 1 bis 24 sichtbare Zeichen.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a PIN. PINs have 6 digits.</source>
        <translation>„{0}“ ist keine PIN. PINs haben 6 Ziffern.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid computer name or address.</source>
        <translation>„{0}“ ist kein gültiger Rechnername und keine gültige Adresse.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid port. Use a number from 1 to 65535.</source>
        <translation>„{0}“ ist kein gültiger Port. Nimm eine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t an invitation link. Links begin with swqt://j/.</source>
        <translation>„{0}“ ist kein Einladungslink. Links beginnen mit swqt://j/.</translation>
    </message>
    <message>
        <source>“{0}”, character {1} of the code, never appears in an invitation.</source>
        <translation>„{0}“, Zeichen {1} des Codes, kommt in Einladungen nicht vor.</translation>
    </message>
    <message>
        <source>“{0}”: put an IPv6 address in brackets when you add a port, like [fe80::1]:47770.</source>
        <translation>„{0}“: Setz eine IPv6-Adresse in Klammern, wenn ein Port folgt, etwa [fe80::1]:47770.</translation>
    </message>
    <message>
        <source>“{0}”: the name or number of a network interface must follow the %.</source>
        <translation>„{0}“: Nach dem % muss der Name oder die Nummer einer Netzwerkschnittstelle folgen.</translation>
    </message>
    <message>
        <source>“{1}” isn&apos;t a valid choice for the house rule {0}.</source>
        <translation>„{1}“ ist keine gültige Wahl für die Hausregel {0}.</translation>
    </message>
</context>
<context>
    <name>NetworkGameView</name>
    <message numerus="yes">
        <source>%n move(s) that the others never saw have been undone.</source>
        <translation>
            <numerusform>%n Schritt, den die anderen nie gesehen haben, wurde zurückgenommen.</numerusform>
            <numerusform>%n Schritte, die die anderen nie gesehen haben, wurden zurückgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here on, this is a copy of the game, marked as one.</source>
        <translation>Ab hier ist dies eine Kopie der Partie, als solche gekennzeichnet.</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Spieler {0}</translation>
    </message>
    <message>
        <source>The draw is repeated: {0} signed that {1} didn&apos;t contribute to it.</source>
        <translation>Die Ziehung wird wiederholt, weil der Beitrag von {1} fehlte (signiert von {0}).</translation>
    </message>
    <message>
        <source>The game has gone on, so this is no longer up for a vote: {0}.</source>
        <translation>Die Partie ist weitergegangen, darüber wird nicht mehr abgestimmt: {0}.</translation>
    </message>
    <message>
        <source>The others signed against a move that was final here. You can only play on in a copy.</source>
        <translation>Die anderen haben gegen einen Zug signiert, der hier endgültig war. Du kannst nur in einer Kopie weiterspielen.</translation>
    </message>
    <message>
        <source>The table voted against this: {0}.</source>
        <translation>Der Tisch hat dagegen gestimmt: {0}.</translation>
    </message>
    <message>
        <source>The table was split: {0} played on this side, {1} on the other. This game continues, and what was played on the other side is kept as a copy.</source>
        <translation>Der Tisch war geteilt: auf dieser Seite {0}, auf der anderen {1}. Diese Partie geht weiter, und was auf der anderen Seite gespielt wurde, bleibt als Kopie erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>The table was split: {1} played on this side, {0} on the other. The game continues from the other side. Your part, %n move(s), is kept as a copy, and you get your seat back.</source>
        <translation>
            <numerusform>Der Tisch war geteilt: auf dieser Seite {1}, auf der anderen {0}. Die Partie geht vom Stand der anderen Seite aus weiter. Dein Teil (%n Schritt) bleibt als Kopie erhalten, und du bekommst deinen Platz zurück.</numerusform>
            <numerusform>Der Tisch war geteilt: auf dieser Seite {1}, auf der anderen {0}. Die Partie geht vom Stand der anderen Seite aus weiter. Dein Teil (%n Schritte) bleibt als Kopie erhalten, und du bekommst deinen Platz zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your program signed for two tables. You can only come back if everyone agrees.</source>
        <translation>Dein Programm hat für zwei Tische signiert. Du kannst nur zurück, wenn alle zustimmen.</translation>
    </message>
    <message>
        <source>a bot plays for {0} until they return</source>
        <translation>ein Bot spielt für {0} bis zur Rückkehr</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>A player who is not connected</extracomment>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>everyone may chat</source>
        <translation>alle dürfen chatten</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>A player who is connected</extracomment>
        <translation>da</translation>
    </message>
    <message>
        <source>not responding</source>
        <translation>reagiert nicht</translation>
    </message>
    <message>
        <source>only players may chat</source>
        <translation>nur Spieler dürfen chatten</translation>
    </message>
    <message>
        <source>other table settings</source>
        <translation>andere Tischregeln</translation>
    </message>
    <message>
        <source>played by a bot</source>
        <translation>von einem Bot gespielt</translation>
    </message>
    <message>
        <source>played by {0}</source>
        <translation>gespielt von {0}</translation>
    </message>
    <message numerus="yes">
        <source>players are reminded after %n minute(s)</source>
        <translation>
            <numerusform>nach %n Minute kommt eine Erinnerung</numerusform>
            <numerusform>nach %n Minuten kommt eine Erinnerung</numerusform>
        </translation>
    </message>
    <message>
        <source>the clock gives {0}</source>
        <extracomment>{0}: the time of each player, and perhaps what every turn adds to it</extracomment>
        <translation>die Uhr gibt {0}</translation>
    </message>
    <message>
        <source>the game continues</source>
        <translation>die Partie geht weiter</translation>
    </message>
    <message>
        <source>the last move is undone</source>
        <translation>der letzte Schritt wird zurückgenommen</translation>
    </message>
    <message>
        <source>there is no clock</source>
        <translation>es gibt keine Uhr</translation>
    </message>
    <message>
        <source>there is only quick chat</source>
        <translation>es gibt nur Schnellchat</translation>
    </message>
    <message>
        <source>via another player</source>
        <translation>über einen anderen Spieler</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>This player is the one at this computer</extracomment>
        <translation>du</translation>
    </message>
    <message numerus="yes">
        <source>{0} has been thinking for %n minute(s).</source>
        <translation>
            <numerusform>{0} denkt seit %n Minute nach.</numerusform>
            <numerusform>{0} denkt seit %n Minuten nach.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is away</source>
        <translation>{0} ist abwesend</translation>
    </message>
    <message>
        <source>{0} leaves, and a bot plays for them</source>
        <translation>{0} geht, und ein Bot springt ein</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0} ms</translation>
    </message>
    <message>
        <source>{0}&apos;s program played at two tables at once. A bot plays for {0}.</source>
        <translation>Das Programm von {0} hat an zwei Tischen zugleich gespielt. Ein Bot spielt für {0}.</translation>
    </message>
    <message>
        <source>{0}&apos;s program signed two different moves. A bot plays for {0}, who may come back.</source>
        <translation>Das Programm von {0} hat zwei verschiedene Züge signiert. Ein Bot spielt für {0}; eine Rückkehr ist möglich.</translation>
    </message>
    <message>
        <source>{1} is back in seat {0}</source>
        <translation>{1} ist zurück auf Platz {0}</translation>
    </message>
    <message>
        <source>{1} takes seat {0}</source>
        <translation>{1} übernimmt Platz {0}</translation>
    </message>
</context>
<context>
    <name>NetworkLoader</name>
    <message>
        <source>This copy of swqt can&apos;t play on a network.</source>
        <translation>Diese Fassung von swqt kann nicht im Netzwerk spielen.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Partie starten</translation>
    </message>
</context>
<context>
    <name>NewVersionDialog</name>
    <message>
        <source>&amp;Download page</source>
        <translation>Zur &amp;Download-Seite</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Neue Version</translation>
    </message>
    <message>
        <source>What&apos;s new in swqt {0}</source>
        <translation>Neu in swqt {0}</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>OfferButtons</name>
    <message>
        <source>More choices</source>
        <translation>Mehr Möglichkeiten</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
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
        <translation>Partie gespeichert, mit Beweis jeder Ziehung: {0}</translation>
    </message>
    <message>
        <source>Spectators need the PIN {0}.</source>
        <translation>Zuschauer brauchen die PIN {0}.</translation>
    </message>
    <message>
        <source>The game couldn&apos;t be saved: {0}</source>
        <translation>Die Partie ließ sich nicht speichern: {0}</translation>
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
        <translation>Ohne den Würfel nichts.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <source>Under threat</source>
        <translation>Unter Bedrohung</translation>
    </message>
</context>
<context>
    <name>OutlookTexts</name>
    <message>
        <source>If you finish now</source>
        <translation>Wenn du jetzt aufhörst</translation>
    </message>
    <message numerus="yes">
        <source>{0} can take one of your regions, for %n token(s).</source>
        <extracomment>{0}: a race with its owner, as in &quot;Anna&apos;s Orcs&quot;</extracomment>
        <translation>
            <numerusform>{0} können dir eine Region nehmen, für %n Plättchen.</numerusform>
            <numerusform>{0} können dir eine Region nehmen, für %n Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for %n token(s) each.</source>
        <extracomment>{0}: a race with its owner; {1}: a number</extracomment>
        <translation>
            <numerusform>{0} können dir {1} Regionen nehmen, für je %n Plättchen.</numerusform>
            <numerusform>{0} können dir {1} Regionen nehmen, für je %n Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for {2} to %n token(s) each.</source>
        <extracomment>{0}: a race with its owner; {1}, {2}: numbers</extracomment>
        <translation>
            <numerusform>{0} können dir {1} Regionen nehmen, für je {2} bis %n Plättchen.</numerusform>
            <numerusform>{0} können dir {1} Regionen nehmen, für je {2} bis %n Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s income</source>
        <translation>Einnahmen von {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take one of your regions, for %n token(s).</source>
        <extracomment>{0}: a player</extracomment>
        <translation>
            <numerusform>{0} kann dir mit einem neuen Volk eine Region nehmen, für %n Plättchen.</numerusform>
            <numerusform>{0} kann dir mit einem neuen Volk eine Region nehmen, für %n Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take {1} of your regions, for %n token(s) each.</source>
        <extracomment>{0}: a player; {1}: a number</extracomment>
        <translation>
            <numerusform>{0} kann dir mit einem neuen Volk {1} Regionen nehmen, für je %n Plättchen.</numerusform>
            <numerusform>{0} kann dir mit einem neuen Volk {1} Regionen nehmen, für je %n Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take {1} of your regions, for {2} to %n token(s) each.</source>
        <extracomment>{0}: a player; {1}, {2}: numbers</extracomment>
        <translation>
            <numerusform>{0} kann dir mit einem neuen Volk {1} Regionen nehmen, für je {2} bis %n Plättchen.</numerusform>
            <numerusform>{0} kann dir mit einem neuen Volk {1} Regionen nehmen, für je {2} bis %n Plättchen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlayController</name>
    <message numerus="yes">
        <source>Earns {0} %n coin(s) now.</source>
        <translation>
            <numerusform>Bringt {0} jetzt %n Münze.</numerusform>
            <numerusform>Bringt {0} jetzt %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>Last round&apos;s changes</source>
        <translation>Änderungen der letzten Runde</translation>
    </message>
    <message>
        <source>Nobody can conquer this next turn.</source>
        <translation>Bis zum nächsten Zug kann das niemand erobern.</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Threats to {0}</source>
        <translation>Bedrohungen für {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), after one conquest on the way.</source>
        <translation>
            <numerusform>Gefahr durch {0}: %n Plättchen genügt, nach einer Eroberung auf dem Weg.</numerusform>
            <numerusform>Gefahr durch {0}: %n Plättchen genügen, nach einer Eroberung auf dem Weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), with a lucky roll.</source>
        <translation>
            <numerusform>Gefahr durch {0}: %n Plättchen genügt, mit Würfelglück.</numerusform>
            <numerusform>Gefahr durch {0}: %n Plättchen genügen, mit Würfelglück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s).</source>
        <translation>
            <numerusform>Gefahr durch {0}: %n Plättchen genügt.</numerusform>
            <numerusform>Gefahr durch {0}: %n Plättchen genügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} gained it last round.</source>
        <translation>In der letzten Runde gewonnen von {0}.</translation>
    </message>
    <message>
        <source>{0} lost it last round.</source>
        <translation>In der letzten Runde verloren von {0}.</translation>
    </message>
    <message>
        <source>{0} took it from {1} last round.</source>
        <translation>In der letzten Runde von {0} erobert, vorher bei {1}.</translation>
    </message>
</context>
<context>
    <name>OverlayMenuButton</name>
    <message>
        <source>Overlays</source>
        <translation>Einblendungen</translation>
    </message>
</context>
<context>
    <name>PeersPanel</name>
    <message>
        <source>Ask everyone whether you may take back your last move</source>
        <translation>Alle fragen, ob du deinen letzten Schritt zurücknehmen darfst</translation>
    </message>
    <message>
        <source>Ask for a seat</source>
        <translation>Um einen Platz bitten</translation>
    </message>
    <message>
        <source>Ask the players for a seat that a bot is playing or whose player is away</source>
        <translation>Die Spieler um einen Platz bitten, den ein Bot spielt oder dessen Spieler abwesend ist</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Rücknahme erbitten</translation>
    </message>
    <message>
        <source>Mute this person</source>
        <translation>Diese Person stummschalten</translation>
    </message>
    <message>
        <source>Options for this person, the chat and the clock</source>
        <translation>Möglichkeiten für diese Person, den Chat und die Uhr</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause or resume the game. Each player can pause three times</source>
        <translation>Die Partie anhalten oder fortsetzen. Jeder Spieler darf dreimal pausieren</translation>
    </message>
    <message>
        <source>Press Enter to mute or unmute this person</source>
        <translation>Eingabetaste: diese Person stummschalten oder Stummschaltung aufheben</translation>
    </message>
    <message>
        <source>Propose a clock</source>
        <translation>Eine Uhr vorschlagen</translation>
    </message>
    <message>
        <source>Propose that a bot plays for now</source>
        <translation>Vorschlagen, dass vorläufig ein Bot spielt</translation>
    </message>
    <message>
        <source>Propose who may chat</source>
        <translation>Vorschlagen, wer chatten darf</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <extracomment>Letter of the seat, and who has it now</extracomment>
        <translation>Platz {0} ({1})</translation>
    </message>
    <message>
        <source>Unmute this person</source>
        <translation>Stummschaltung aufheben</translation>
    </message>
    <message>
        <source>disk is full</source>
        <translation>Festplatte voll</translation>
    </message>
    <message>
        <source>getting the game back</source>
        <translation>holt die Partie zurück</translation>
    </message>
    <message>
        <source>{0} (replaced by a bot)</source>
        <translation>{0} (durch einen Bot ersetzt)</translation>
    </message>
    <message>
        <source>{0} (spectator)</source>
        <translation>{0} (Zuschauer)</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>noch {0}</translation>
    </message>
</context>
<context>
    <name>PeopleBox</name>
    <message>
        <source>Fingerprint {0}</source>
        <translation>Fingerabdruck {0}</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stummschalten</translation>
    </message>
    <message>
        <source>Mute {0}</source>
        <translation>{0} stummschalten</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove {0}</source>
        <translation>{0} entfernen</translation>
    </message>
    <message>
        <source>Show or hide this person&apos;s chat, here and in the game</source>
        <translation>Den Chat dieser Person zeigen oder verbergen, hier und in der Partie</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>People at this table</source>
        <translation>Personen an diesem Tisch</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Conquer</source>
        <translation>Erobern</translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation>Hotseat</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Players share this screen</source>
        <translation>Die Spieler teilen sich diesen Bildschirm</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Umverteilen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round {0}/{1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Runde {0}/{1}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>This turn&apos;s income and risks</source>
        <translation>Einnahmen und Gefahren dieses Zuges</translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>{0} ist am Zug</translation>
    </message>
</context>
<context>
    <name>PicturePanel</name>
    <message>
        <source>Anothe&amp;r one</source>
        <translation>Ein ande&amp;res</translation>
    </message>
    <message>
        <source>Change the picture</source>
        <translation>Bild ändern</translation>
    </message>
    <message>
        <source>Choose an SVG picture of {0} × {1}</source>
        <translation>SVG-Bild von {0} × {1} auswählen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour of the emblem</source>
        <translation>Farbe des Zeichens</translation>
    </message>
    <message>
        <source>Ears</source>
        <translation>Ohren</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>From an SVG &amp;file…</source>
        <translation>Aus einer SVG-&amp;Datei…</translation>
    </message>
    <message>
        <source>Hair or hat</source>
        <translation>Haar oder Hut</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>No &amp;picture</source>
        <translation>&amp;Kein Bild</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Bilder (*.svg)</translation>
    </message>
    <message>
        <source>Put other parts together</source>
        <translation>Andere Teile zusammensetzen</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>The picture is from a file.</source>
        <translation>Das Bild ist aus einer Datei.</translation>
    </message>
</context>
<context>
    <name>PlayersDelegate</name>
    <message numerus="yes">
        <source>%n extra coin(s)</source>
        <translation>
            <numerusform>%n Münze mehr</numerusform>
            <numerusform>%n Münzen mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>no active race</source>
        <translation>kein aktives Volk</translation>
    </message>
    <message>
        <source>no race</source>
        <translation>kein Volk</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Hammer</numerusform>
            <numerusform>%n Hämmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra coin(s) at the start</source>
        <extracomment>What a player had more than the others when the game began</extracomment>
        <translation>
            <numerusform>%n Münze Vorsprung</numerusform>
            <numerusform>%n Münzen Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n Region</numerusform>
            <numerusform>%n Regionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins are secret until the end. On your turn, point here or hold C to see yours.</source>
        <translation>Münzen sind bis zum Ende geheim. In deinem Zug siehst du deine, wenn du hierher zeigst oder C gedrückt hältst.</translation>
    </message>
    <message>
        <source>coins are secret</source>
        <translation>Münzen geheim</translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>The player who moves last in a round</extracomment>
        <translation>zuletzt</translation>
    </message>
    <message>
        <source>last in order</source>
        <translation>zuletzt in der Runde</translation>
    </message>
    <message>
        <source>playing</source>
        <extracomment>The bot or player elsewhere whose turn it is</extracomment>
        <translation>spielt</translation>
    </message>
    <message>
        <source>playing now</source>
        <translation>spielt gerade</translation>
    </message>
    <message>
        <source>plus {0}</source>
        <extracomment>{0}: a second power, which a Place grants to a race</extracomment>
        <translation>dazu {0}</translation>
    </message>
    <message>
        <source>revenge on: {0}</source>
        <translation>Rache an: {0}</translation>
    </message>
    <message>
        <source>thinking</source>
        <extracomment>A bot</extracomment>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The player at this screen whose turn it is</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>{0} (in decline)</source>
        <translation>{0} (untergegangen)</translation>
    </message>
    <message>
        <source>{0} in hand</source>
        <extracomment>{0}: a number of tokens</extracomment>
        <translation>{0} auf der Hand</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>noch {0}</translation>
    </message>
    <message>
        <source>{0} left, clock running</source>
        <translation>noch {0}, Uhr läuft</translation>
    </message>
    <message>
        <source>{0} retreating</source>
        <extracomment>{0}: a number of tokens</extracomment>
        <translation>{0} auf dem Rückzug</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>Zugfolge</translation>
    </message>
</context>
<context>
    <name>PrivacyScreen</name>
    <message>
        <source>&amp;What happened?</source>
        <translation>&amp;Was ist passiert?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>The table is covered. Press Enter to uncover it.</source>
        <translation>Der Tisch ist verdeckt. Eingabetaste deckt ihn auf.</translation>
    </message>
    <message>
        <source>Uncover the table and see what happened since your last turn</source>
        <translation>Den Tisch aufdecken und sehen, was seit deinem letzten Zug passiert ist</translation>
    </message>
</context>
<context>
    <name>PuzzleController</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Copied. You can paste it anywhere.</source>
        <translation>Kopiert. Du kannst es überall einfügen.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>Konnte nicht gespeichert werden: {0}</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>It&apos;s round {0} of {1}.</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Es ist Runde {0} von {1}.</translation>
    </message>
    <message>
        <source>It&apos;s the last round.</source>
        <translation>Es ist die letzte Runde.</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>On the right track.</source>
        <translation>Auf dem richtigen Weg.</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>The best choice!</source>
        <translation>Die beste Wahl!</translation>
    </message>
    <message>
        <source>The best turn!</source>
        <translation>Der beste Zug!</translation>
    </message>
    <message>
        <source>The file with what you solved is damaged, so counting starts again. It is kept as {0}.</source>
        <translation>Die Datei mit deinen gelösten Rätseln ist beschädigt, deshalb wird neu gezählt. Sie bleibt erhalten: {0}.</translation>
    </message>
    <message>
        <source>The puzzles can&apos;t be read.</source>
        <translation>Die Rätsel können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>There is a better way.</source>
        <translation>Es geht besser.</translation>
    </message>
    <message>
        <source>This turn has too many possibilities to be judged.</source>
        <translation>Dieser Zug hat zu viele Möglichkeiten, um ihn zu beurteilen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Very close!</source>
        <translation>Ganz knapp!</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>You are {0}.</source>
        <extracomment>{0}: the name of a colour</extracomment>
        <translation>Du bist {0}.</translation>
    </message>
    <message>
        <source>You cancelled it.</source>
        <translation>Du hast abgebrochen.</translation>
    </message>
    <message>
        <source>coins this turn</source>
        <translation>Münzen in diesem Zug</translation>
    </message>
    <message>
        <source>expected coins: luck doesn&apos;t count</source>
        <translation>erwartete Münzen: Glück zählt nicht</translation>
    </message>
    <message>
        <source>expected lead at the end</source>
        <translation>erwarteter Vorsprung am Ende</translation>
    </message>
</context>
<context>
    <name>PuzzleNotice</name>
    <message>
        <source>All puzzles</source>
        <translation>Alle Rätsel</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Best: {0}. Yours: {1}. {2}</source>
        <extracomment>{0}, {1}: expected coins; {2}: what coins these are</extracomment>
        <translation>Bester Zug: {0}. Deiner: {1}. {2}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Copy your result as coloured squares that give nothing away</source>
        <translation>Dein Ergebnis als bunte Quadrate kopieren, die nichts verraten</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Judging your turn</source>
        <translation>Dein Zug wird beurteilt</translation>
    </message>
    <message>
        <source>Judging your turn…</source>
        <translation>Dein Zug wird beurteilt…</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Nicht beurteilt</translation>
    </message>
    <message>
        <source>Say why the best turn is the best</source>
        <translation>Sagen, warum der beste Zug der beste ist</translation>
    </message>
    <message>
        <source>Set up the position again</source>
        <translation>Die Stellung neu aufbauen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Show best turn</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>Der beste Zug</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Watch it step by step on the map</source>
        <translation>Schritt für Schritt auf der Karte ansehen</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Deiner</translation>
    </message>
</context>
<context>
    <name>PuzzleTexts</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>Decline or continue?</source>
        <translation>Niedergang oder weiter?</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Find the best turn.</source>
        <translation>Finde den besten Zug.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Pick a combo</source>
        <translation>Kombi nehmen</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Puzzle {0}</source>
        <translation>Rätsel {0}</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Runde {0} von {1}</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>The coins of this turn count; luck with the die doesn&apos;t.</source>
        <translation>Es zählen die Münzen dieses Zuges, nicht das Glück mit dem Würfel.</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>The mark of the puzzle of the day</extracomment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>What counts is the lead at the end that the strongest bot expects, after many play-outs.</source>
        <translation>Es zählt der Vorsprung am Ende, den der stärkste Bot nach vielen Probespielen erwartet.</translation>
    </message>
    <message>
        <source>What counts is the lead at the end that the strongest bot expects, after many play-outs. Your first move is your answer.</source>
        <translation>Es zählt der Vorsprung am Ende, den der stärkste Bot nach vielen Probespielen erwartet. Dein erster Schritt ist deine Antwort.</translation>
    </message>
    <message>
        <source>Which combo is best?</source>
        <translation>Welche Kombi ist die beste?</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <extracomment>A puzzle</extracomment>
        <translation>noch nicht versucht</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n Stern</numerusform>
            <numerusform>%n Sterne</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zurü&amp;ck</translation>
    </message>
    <message>
        <source>Both worlds</source>
        <translation>Beide Welten</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Laden…</translation>
    </message>
    <message>
        <source>No puzzles like that.</source>
        <translation>Solche Rätsel gibt es nicht.</translation>
    </message>
    <message>
        <source>Only &amp;unsolved ones</source>
        <translation>Nur &amp;ungelöste</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>The puzzles can&apos;t be read: {0}</source>
        <translation>Die Rätsel können nicht gelesen werden: {0}</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>{0} of {1} solved</source>
        <extracomment>{0}, {1}: numbers of puzzles</extracomment>
        <translation>{0} von {1} gelöst</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <extracomment>A key as it is printed on the keyboards of the country, in place of the name that Qt has for it</extracomment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <source>&amp;Clear the list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
</context>
<context>
    <name>RecordChart</name>
    <message numerus="yes">
        <source>%n coin(s), {0}</source>
        <extracomment>Coins; then: won, or not won</extracomment>
        <translation>
            <numerusform>%n Münze, {0}</numerusform>
            <numerusform>%n Münzen, {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Coins and luck, game by game</source>
        <translation>Münzen und Glück, Partie für Partie</translation>
    </message>
    <message>
        <source>Luck with the die, in pips</source>
        <translation>Würfelglück in Augen</translation>
    </message>
    <message>
        <source>luck so far: {0}</source>
        <extracomment>How much more the die has shown than was to be expected, in all games so far</extracomment>
        <translation>Glück bis hierher: {0}</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>nicht gewonnen</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>A game</extracomment>
        <translation>gewonnen</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s): {0} pips compared with what was to be expected</source>
        <extracomment>{0}: a number of rolls; {1}: of pips</extracomment>
        <translation>
            <numerusform>%n Wurf: {0} Augen gegenüber dem Erwarteten</numerusform>
            <numerusform>%n Würfe: {0} Augen gegenüber dem Erwarteten</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zurü&amp;ck</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Ein Jahr</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Beliebig viele Spieler</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>By chance it would be {0}.</source>
        <translation>Durch Zufall wären es {0}.</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Nach Spielerzahl</translation>
    </message>
    <message>
        <source>Cha&amp;rt</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Coins ahead</source>
        <translation>Münzen Vorsprung</translation>
    </message>
    <message>
        <source>Coins earned</source>
        <translation>Verdiente Münzen</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>Konnte nicht gespeichert werden: {0}</translation>
    </message>
    <message>
        <source>Count &amp;older games again</source>
        <translation>Ä&amp;ltere Partien wieder zählen</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich</translation>
    </message>
    <message numerus="yes">
        <source>From %n game(s) against bots: easy is 1320, medium 1440, hard 1575, expert 1780. Whoever is 120 ahead wins two games of three. The second number is how far off it may be.</source>
        <translation>
            <numerusform>Aus %n Partie gegen Bots: Leicht hat 1320, Mittel 1440, Schwer 1575, Experte 1780. Wer 120 voraus ist, gewinnt zwei von drei Partien. Die zweite Zahl sagt, wie weit es daneben liegen kann.</numerusform>
            <numerusform>Aus %n Partien gegen Bots: Leicht hat 1320, Mittel 1440, Schwer 1575, Experte 1780. Wer 120 voraus ist, gewinnt zwei von drei Partien. Die zweite Zahl sagt, wie weit es daneben liegen kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games played until now no longer count. Their files stay.</source>
        <translation>Bisherige Partien zählen nicht mehr. Ihre Dateien bleiben.</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Art der Partie</translation>
    </message>
    <message>
        <source>Measured worth</source>
        <translation>Gemessener Wert</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Noch keine beendeten Partien.</translation>
    </message>
    <message>
        <source>No games like that.</source>
        <translation>Keine solchen Partien.</translation>
    </message>
    <message>
        <source>Not all games were read.</source>
        <translation>Nicht alle Partien wurden gelesen.</translation>
    </message>
    <message>
        <source>On average: {0}</source>
        <translation>Im Durchschnitt: {0}</translation>
    </message>
    <message>
        <source>On the network</source>
        <translation>Im Netzwerk</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>An diesem Computer</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Play against bots to get a rating.</source>
        <translation>Eine Wertung gibt es für Partien gegen Bots.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Völker</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Die Partien werden gelesen…</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>Save as web &amp;page…</source>
        <translation>Als Web&amp;seite speichern…</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Bilanz speichern</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>Gespeichert als {0}.</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>&amp;Neu anfangen</translation>
    </message>
    <message>
        <source>Tab&amp;les</source>
        <translation>&amp;Tabellen</translation>
    </message>
    <message>
        <source>The games can&apos;t be read: {0}</source>
        <translation>Die Partien können nicht gelesen werden: {0}</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Drei Monate</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Gewonnen, %</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Schlechter</translation>
    </message>
    <message>
        <source>custom board</source>
        <translation>eigener Spielplan</translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <extracomment>Below a number</extracomment>
        <translation>
            <numerusform>Partie</numerusform>
            <numerusform>Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>luck with the die</source>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>most coins</source>
        <translation>meiste Münzen</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Below a number of points</extracomment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below a number of games</extracomment>
        <translation>gewonnen</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Already used this turn: {0}.</source>
        <translation>In diesem Zug schon eingesetzt: {0}.</translation>
    </message>
    <message>
        <source>At least one token must stay in {all}.</source>
        <translation>In {all} muss mindestens ein Plättchen bleiben.</translation>
    </message>
    <message>
        <source>Do this first: {0}.</source>
        <translation>Zuerst ist das dran: {0}.</translation>
    </message>
    <message>
        <source>Even the highest roll wouldn&apos;t conquer anything.</source>
        <translation>Selbst mit dem höchsten Wurf ließe sich nichts erobern.</translation>
    </message>
    <message>
        <source>Every region of the race must be included: {all}.</source>
        <translation>Jede Region des Volks muss dabei sein: {all}.</translation>
    </message>
    <message>
        <source>First place the piece that comes with the Place you just discovered.</source>
        <translation>Setz zuerst die Figur, die der gerade entdeckte Ort bringt.</translation>
    </message>
    <message>
        <source>It can&apos;t go there: {0}.</source>
        <translation>Dorthin geht es nicht: {0}.</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s decision: {0}.</source>
        <translation>Das entscheidet jemand anderes: {0}.</translation>
    </message>
    <message>
        <source>No tokens left in hand.</source>
        <translation>Keine Plättchen mehr auf der Hand.</translation>
    </message>
    <message>
        <source>None left to place: {0}.</source>
        <translation>Nichts mehr zu setzen: {0}.</translation>
    </message>
    <message>
        <source>None of this race&apos;s regions has this Relic: {0}.</source>
        <translation>Dieses Relikt liegt in keiner Region dieses Volks: {0}.</translation>
    </message>
    <message>
        <source>Not yet. Do this first: {0}.</source>
        <translation>Noch nicht. Zuerst ist das dran: {0}.</translation>
    </message>
    <message>
        <source>Place this first: {0}.</source>
        <translation>Setz zuerst: {0}.</translation>
    </message>
    <message>
        <source>That isn&apos;t for a player to decide.</source>
        <translation>Das entscheidet kein Spieler.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The tray has no more tokens for {0}.</source>
        <translation>Im Vorrat sind keine Plättchen mehr für {0}.</translation>
    </message>
    <message>
        <source>There&apos;s already a piece in {1}: {0}.</source>
        <translation>In {1} steht schon eine Figur: {0}.</translation>
    </message>
    <message>
        <source>There&apos;s no combo {0}; there are only {1}.</source>
        <translation>Kombi {0} gibt es nicht, nur {1}.</translation>
    </message>
    <message>
        <source>There&apos;s no such region.</source>
        <translation>Diese Region gibt es nicht.</translation>
    </message>
    <message>
        <source>This doesn&apos;t help to conquer {0}: {rest}.</source>
        <translation>Das hilft nicht bei {0}: {rest}.</translation>
    </message>
    <message>
        <source>This race already holds {0}.</source>
        <translation>Dieses Volk hält {0} schon.</translation>
    </message>
    <message>
        <source>This race can&apos;t make peace.</source>
        <translation>Dieses Volk kann keinen Frieden schließen.</translation>
    </message>
    <message>
        <source>This race has no such piece: {0}.</source>
        <translation>Diese Figur hat das Volk nicht: {0}.</translation>
    </message>
    <message>
        <source>This race isn&apos;t in {all}.</source>
        <translation>In {all} ist dieses Volk nicht.</translation>
    </message>
    <message>
        <source>This race rolls before it chooses a region, not as a final attempt.</source>
        <translation>Dieses Volk würfelt vor der Wahl einer Region, nicht beim letzten Versuch.</translation>
    </message>
    <message>
        <source>Tokens allowed in {rest}: no more than {0}.</source>
        <translation>Erlaubte Plättchen in {rest}: höchstens {0}.</translation>
    </message>
    <message>
        <source>Tokens needed in {rest}: at least {0}.</source>
        <translation>Nötige Plättchen in {rest}: mindestens {0}.</translation>
    </message>
    <message>
        <source>You can abandon regions only before your first conquest of the turn.</source>
        <translation>Regionen kannst du nur vor der ersten Eroberung im Zug aufgeben.</translation>
    </message>
    <message>
        <source>You can decline only at the start of a turn, instead of conquering.</source>
        <translation>Untergehen lassen kannst du dein Volk nur zu Beginn eines Zuges, statt zu erobern.</translation>
    </message>
    <message>
        <source>You can only make peace with an opponent.</source>
        <translation>Frieden kannst du nur mit einem Gegner schließen.</translation>
    </message>
    <message>
        <source>You can&apos;t afford this combo: it costs {0}, and you have {1}.</source>
        <translation>Diese Kombi ist unbezahlbar: Sie kostet {0}, und du hast {1}.</translation>
    </message>
    <message>
        <source>You can&apos;t take {0}: {1} charge a coin for it, and you have none.</source>
        <translation>{0} geht nicht: {1} verlangen dafür eine Münze, und du hast keine.</translation>
    </message>
    <message>
        <source>You can&apos;t use these together: {all}.</source>
        <translation>Das geht nicht zusammen: {all}.</translation>
    </message>
    <message>
        <source>You have fewer tokens than regions: only one may stay in {all}.</source>
        <translation>Du hast weniger Plättchen als Regionen: In {all} darf nur eins bleiben.</translation>
    </message>
    <message>
        <source>You&apos;ve already made peace this turn.</source>
        <translation>Du hast in diesem Zug schon Frieden geschlossen.</translation>
    </message>
    <message>
        <source>You&apos;ve rolled the die: conquer with it, or end your conquests.</source>
        <translation>Du hast gewürfelt: Erobere damit, oder beende deine Eroberungen.</translation>
    </message>
    <message>
        <source>{0} can&apos;t be used now.</source>
        <translation>Jetzt nicht einsetzbar: {0}.</translation>
    </message>
    <message>
        <source>{0} can&apos;t swap their power.</source>
        <translation>{0} können ihre Fähigkeit nicht tauschen.</translation>
    </message>
    <message>
        <source>{0} costs {1} tokens; you have {2}.</source>
        <translation>{0} kostet {1} Plättchen; du hast {2}.</translation>
    </message>
    <message>
        <source>{0} costs {1}, and you have {2} in hand: there&apos;s no need to roll.</source>
        <translation>{0} kostet {1}, und du hast {2} Plättchen: Würfeln ist nicht nötig.</translation>
    </message>
    <message>
        <source>{0} don&apos;t redeploy: their tokens stay where they are.</source>
        <translation>{0} verteilen nicht um: Ihre Plättchen bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>{0} have no special power yet and can&apos;t be picked.</source>
        <translation>{0} haben noch keine Fähigkeit und lassen sich nicht nehmen.</translation>
    </message>
    <message>
        <source>{0} is a chasm: nobody can enter it.</source>
        <translation>{0} ist ein Abgrund: Dort kommt niemand hinein.</translation>
    </message>
    <message>
        <source>{0} is at peace until its owner&apos;s next turn.</source>
        <translation>In {0} herrscht Frieden, bis der Besitzer wieder am Zug ist.</translation>
    </message>
    <message>
        <source>{0} is immune: {rest}.</source>
        <translation>{0} ist immun: {rest}.</translation>
    </message>
    <message>
        <source>{0} is protected from powers, Relics and Places.</source>
        <translation>{0} ist vor Fähigkeiten, Relikten und Orten geschützt.</translation>
    </message>
    <message>
        <source>{0} is water: this race can&apos;t go there.</source>
        <translation>{0} ist Wasser: Dorthin kann dieses Volk nicht.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t adjacent to a region of this race.</source>
        <translation>{0} grenzt an keine Region dieses Volks.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t held by a single active token of an opponent.</source>
        <translation>In {0} liegt kein einzelnes aktives Plättchen eines Gegners.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t on the border, where a race without regions must enter.</source>
        <translation>{0} liegt nicht am Rand, wo ein Volk ohne Regionen einmarschieren muss.</translation>
    </message>
    <message>
        <source>{0} needs {1} more tokens, and the die gives at most {2}.</source>
        <translation>Für {0} fehlen {1} Plättchen, und der Würfel bringt höchstens {2}.</translation>
    </message>
    <message>
        <source>{0} of {1} retreating tokens placed. Place them all.</source>
        <translation>Gesetzt: {0} von {1} Plättchen auf dem Rückzug. Setz alle.</translation>
    </message>
    <message>
        <source>{0} of {1} tokens placed. Place them all.</source>
        <translation>Gesetzt: {0} von {1} Plättchen. Setz alle.</translation>
    </message>
    <message>
        <source>{0} was attacked this turn and won&apos;t make peace.</source>
        <translation>{0} wurde in diesem Zug angegriffen und schließt keinen Frieden.</translation>
    </message>
</context>
<context>
    <name>RegionActions</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Hammer</numerusform>
            <numerusform>%n Hämmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Conquer: {1}</source>
        <translation>Erobern: {1}</translation>
    </message>
    <message numerus="yes">
        <source>Give up a token in {0} for %n coin(s)?</source>
        <translation>
            <numerusform>Ein Plättchen in {0} für %n Münze opfern?</numerusform>
            <numerusform>Ein Plättchen in {0} für %n Münzen opfern?</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll for {0}? You need +{1} ({2}% chance). Your conquests end either way.</source>
        <translation>Um {0} würfeln? Du brauchst +{1} (Chance: {2}&#xa0;%). Danach enden deine Eroberungen in jedem Fall.</translation>
    </message>
    <message>
        <source>Roll for {0}? {1}% chance. Your conquests end either way.</source>
        <translation>Um {0} würfeln? Chance: {1}&#xa0;%. Danach enden deine Eroberungen in jedem Fall.</translation>
    </message>
    <message>
        <source>Roll the die ({1}%)</source>
        <translation>Würfeln ({1}&#xa0;%)</translation>
    </message>
    <message>
        <source>Roll the die with {0} ({1}%)</source>
        <translation>Würfeln, dazu {0} ({1}&#xa0;%)</translation>
    </message>
    <message numerus="yes">
        <source>Toll to {0}: %n coin(s) ({1})</source>
        <translation>
            <numerusform>Zoll an {0}: %n Münze ({1})</numerusform>
            <numerusform>Zoll an {0}: %n Münzen ({1})</numerusform>
        </translation>
    </message>
    <message>
        <source>Use {0} on {1}?</source>
        <extracomment>{0}: a race, power or Relic; {1}: a region</extracomment>
        <translation>{0} in {1} einsetzen?</translation>
    </message>
    <message>
        <source>With {0}: {1}</source>
        <extracomment>{0}: Relics; {1}: a number of tokens</extracomment>
        <translation>{0} einsetzen: {1}</translation>
    </message>
    <message>
        <source>roll first</source>
        <translation>vorher würfeln</translation>
    </message>
    <message>
        <source>roll first ({0}%)</source>
        <translation>vorher würfeln ({0}&#xa0;%)</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <extracomment>{0}: a number of tokens; {1}: a number of Hammers</extracomment>
        <translation>{0} und {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1})</source>
        <extracomment>{0}: a player; {1}: a power or Place</extracomment>
        <translation>
            <numerusform>{0} erhält %n Münze ({1})</numerusform>
            <numerusform>{0} erhält %n Münzen ({1})</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: roll for {1}? It can&apos;t fail and may save tokens.</source>
        <translation>{0}: Um {1} würfeln? Es kann nichts schiefgehen und spart vielleicht Plättchen.</translation>
    </message>
    <message>
        <source>{0}: roll for {1}? {2}% chance. If it fails, your conquests end for this turn.</source>
        <translation>{0}: Um {1} würfeln? Chance: {2}&#xa0;%. Geht es schief, enden deine Eroberungen in diesem Zug.</translation>
    </message>
</context>
<context>
    <name>RegionCard</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost of {0}</source>
        <translation>Kosten: {0}</translation>
    </message>
    <message>
        <source>F1: rules for this</source>
        <translation>F1: Regeln dazu</translation>
    </message>
    <message>
        <source>costs</source>
        <extracomment>Heads the sum of a region&apos;s cost</extracomment>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>RegionDescriber</name>
    <message numerus="yes">
        <source>%n more way(s) with Relics</source>
        <translation>
            <numerusform>%n weitere Möglichkeit mit Relikten</numerusform>
            <numerusform>%n weitere Möglichkeiten mit Relikten</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A region</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>income {0}: {1}</source>
        <extracomment>{0}: a change such as +2; {1}: its parts</extracomment>
        <translation>Einnahmen {0}: {1}</translation>
    </message>
    <message>
        <source>{0} grants its holder {1}</source>
        <translation>{0} bringt dem Besitzer {1}</translation>
    </message>
    <message>
        <source>{0}, in decline</source>
        <translation>{0}, untergegangen</translation>
    </message>
    <message numerus="yes">
        <source>{0}: %n token(s)</source>
        <extracomment>{0}: a race with its owner</extracomment>
        <translation>
            <numerusform>{0}: %n Plättchen</numerusform>
            <numerusform>{0}: %n Plättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionListModel</name>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Plättchen</translation>
    </message>
</context>
<context>
    <name>RegionListPanel</name>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Ta&amp;rgets only</source>
        <translation>&amp;Nur Ziele</translation>
    </message>
</context>
<context>
    <name>RegionMenu</name>
    <message>
        <source>&amp;History of this region</source>
        <translation>&amp;Geschichte dieser Region</translation>
    </message>
    <message>
        <source>Abandon this region</source>
        <translation>Diese Region aufgeben</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>Plättchen dazulegen</translation>
    </message>
    <message numerus="yes">
        <source>All %n remaining token(s)</source>
        <translation>
            <numerusform>Auch das letzte Plättchen</numerusform>
            <numerusform>Alle %n übrigen Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this region</source>
        <translation>Diese Region behalten</translation>
    </message>
    <message>
        <source>R&amp;ules for this region</source>
        <translation>&amp;Regeln zu dieser Region</translation>
    </message>
    <message>
        <source>Take a token away</source>
        <translation>Plättchen wegnehmen</translation>
    </message>
    <message>
        <source>Why can&apos;t I conquer it?</source>
        <translation>Warum kann ich das nicht erobern?</translation>
    </message>
    <message>
        <source>{0} (here)</source>
        <extracomment>{0}: what is done, such as &quot;Place: Hero&quot;</extracomment>
        <translation>{0} (hier)</translation>
    </message>
</context>
<context>
    <name>RegionTexts</name>
    <message>
        <source>No special rules apply here.</source>
        <translation>Hier gelten keine besonderen Regeln.</translation>
    </message>
    <message>
        <source>Nothing has happened here yet.</source>
        <translation>Hier ist noch nichts passiert.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runde {0}</translation>
    </message>
</context>
<context>
    <name>RejectedCallers</name>
    <message>
        <source>Someone at {0} couldn&apos;t join because they have a different version of swqt.</source>
        <translation>Jemand unter {0} konnte nicht beitreten: Dort läuft eine andere Version von swqt.</translation>
    </message>
    <message>
        <source>Someone at {0} tried a wrong PIN and was not let in.</source>
        <translation>Jemand unter {0} hat eine falsche PIN versucht und wurde nicht eingelassen.</translation>
    </message>
    <message>
        <source>Someone you removed tried to come back, from {0}.</source>
        <translation>Jemand, den du entfernt hast, wollte zurückkommen, von {0}.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Co&amp;ntinue from here</source>
        <translation>Ab hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>Export the replay for a browser</source>
        <translation>Wiederholung für einen Browser exportieren</translation>
    </message>
    <message>
        <source>Next turn (PageDown)</source>
        <translation>Nächster Zug (Bild ab)</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Ein Schritt vor</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Leertaste)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Play on from this position as a separate game, with people in every seat</source>
        <translation>Ab dieser Stellung als eigene Partie weiterspielen, mit Menschen auf allen Plätzen</translation>
    </message>
    <message>
        <source>Previous turn (PageUp)</source>
        <translation>Voriger Zug (Bild auf)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Watch together on the local network</source>
        <translation>Im lokalen Netzwerk gemeinsam ansehen</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Eine Notiz zu diesem Moment schreiben</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>Speichern fehlgeschlagen: {0}</translation>
    </message>
    <message>
        <source>Export the replay</source>
        <translation>Wiederholung exportieren</translation>
    </message>
    <message>
        <source>Games (*.swn)</source>
        <translation>Partien (*.swn)</translation>
    </message>
    <message>
        <source>Nothing has happened since this player&apos;s last turn.</source>
        <translation>Seit dem letzten Zug dieses Spielers ist nichts passiert.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Report cancelled.</source>
        <translation>Bericht abgebrochen.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Round {0}, {1}:</source>
        <extracomment>{1}: a player</extracomment>
        <translation>Runde {0}, {1}:</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>Gespeichert als {0}.</translation>
    </message>
    <message>
        <source>The signed game isn&apos;t saved yet, so its dice can&apos;t be verified.</source>
        <translation>Die signierte Partie ist noch nicht gespeichert, deshalb lassen sich ihre Würfel nicht prüfen.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened.</source>
        <translation>Diese Partie lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>This is now a separate game. The original is kept as it was.</source>
        <translation>Dies ist jetzt eine eigene Partie. Das Original bleibt, wie es war.</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Writing the replay for the browser…</source>
        <translation>Die Wiederholung für den Browser wird geschrieben…</translation>
    </message>
</context>
<context>
    <name>ReplayView</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Notiz: {0}</translation>
    </message>
    <message>
        <source>Since the last turn: round {0}, {1}</source>
        <translation>Seit dem letzten Zug: Runde {0}, {1}</translation>
    </message>
    <message>
        <source>Viewing round {0}, {1}</source>
        <extracomment>{1}: a player</extracomment>
        <translation>Ansicht von Runde {0}, {1}</translation>
    </message>
    <message>
        <source>Viewing the end of the game</source>
        <translation>Ansicht vom Ende der Partie</translation>
    </message>
    <message>
        <source>{0} – press Esc to return</source>
        <translation>{0} – Esc führt zurück</translation>
    </message>
</context>
<context>
    <name>ReportPicture</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <translation>Erstellt mit swqt, einem inoffiziellen Fanprojekt ohne Verbindung zum Verlag des Spiels.</translation>
    </message>
</context>
<context>
    <name>ResultTableTab</name>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Couldn&apos;t export: {0}</source>
        <translation>Export fehlgeschlagen: {0}</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV…</source>
        <translation>Als CSV e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Tabellen exportieren</translation>
    </message>
    <message>
        <source>Exported to {0}.</source>
        <translation>Exportiert nach {0}.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>ResultTables</name>
    <message>
        <source>Battles</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Best combo</source>
        <translation>Beste Kombi</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Münzen nach Runden</translation>
    </message>
    <message>
        <source>Coins earned</source>
        <translation>Verdiente Münzen</translation>
    </message>
    <message>
        <source>Coins on combos</source>
        <translation>Münzen auf Kombis</translation>
    </message>
    <message>
        <source>Coins per token</source>
        <translation>Münzen je Plättchen</translation>
    </message>
    <message>
        <source>Coins picked up</source>
        <translation>Aufgesammelte Münzen</translation>
    </message>
    <message>
        <source>Combo</source>
        <translation>Kombi</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Eroberungen</translation>
    </message>
    <message>
        <source>Declined in round</source>
        <translation>Untergang in Runde</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Everyone&apos;s target</source>
        <translation>Meistgejagt</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Face {0}</source>
        <translation>Augen: {0}</translation>
    </message>
    <message>
        <source>Failed rolls</source>
        <translation>Fehlwürfe</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Ab Runde</translation>
    </message>
    <message>
        <source>In decline</source>
        <translation>Untergegangen</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Einnahmen nach Quelle</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Luckiest player</source>
        <translation>Glückspilz</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Völker</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Regions conquered</source>
        <translation>Eroberte Regionen</translation>
    </message>
    <message>
        <source>Regions lost</source>
        <translation>Verlorene Regionen</translation>
    </message>
    <message>
        <source>Relics and Places</source>
        <translation>Relikte und Orte</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Startmünzen</translation>
    </message>
    <message>
        <source>Tied on coins and on race tokens on the map ({0}): a shared victory.</source>
        <translation>Gleich viele Münzen und Volksplättchen auf der Karte ({0}): ein geteilter Sieg.</translation>
    </message>
    <message>
        <source>Tied on coins. Most race tokens on the map wins ({0}).</source>
        <translation>Gleich viele Münzen. Die meisten Volksplättchen auf der Karte entscheiden ({0}).</translation>
    </message>
    <message>
        <source>To round</source>
        <translation>Bis Runde</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Tokens lost</source>
        <translation>Verlorene Plättchen</translation>
    </message>
    <message>
        <source>Top conqueror</source>
        <translation>Top-Eroberer</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Total rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message numerus="yes">
        <source>Won by %n coin(s).</source>
        <translation>
            <numerusform>Mit %n Münze Vorsprung gewonnen.</numerusform>
            <numerusform>Mit %n Münzen Vorsprung gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>average luck</source>
        <translation>normales Glück</translation>
    </message>
    <message>
        <source>from {0}</source>
        <extracomment>Regions conquered from a player</extracomment>
        <translation>von {0}</translation>
    </message>
    <message>
        <source>luckier than {0} in 100</source>
        <translation>mehr Glück als {0} von 100</translation>
    </message>
    <message>
        <source>no rolls</source>
        <translation>keine Würfe</translation>
    </message>
    <message>
        <source>prices of combos</source>
        <translation>Preise von Kombis</translation>
    </message>
    <message>
        <source>rolled {0}, expected {1}</source>
        <extracomment>Sums of the die</extracomment>
        <translation>gewürfelt {0}, erwartet {1}</translation>
    </message>
    <message>
        <source>times expected</source>
        <translation>so oft erwartet</translation>
    </message>
    <message>
        <source>times rolled</source>
        <translation>so oft gewürfelt</translation>
    </message>
    <message>
        <source>to other players ({0})</source>
        <translation>an andere Spieler ({0})</translation>
    </message>
    <message>
        <source>unluckier than {0} in 100</source>
        <translation>mehr Pech als {0} von 100</translation>
    </message>
    <message>
        <source>{0} share the victory</source>
        <translation>{0} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <extracomment>{0}: a player</extracomment>
        <translation>{0} gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>{0}, who lost %n region(s) to others</source>
        <translation>
            <numerusform>{0}: %n Region an andere verloren</numerusform>
            <numerusform>{0}: %n Regionen an andere verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with %n conquest(s)</source>
        <translation>
            <numerusform>{0}: %n Eroberung</numerusform>
            <numerusform>{0}: %n Eroberungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{1}&apos;s {0}: {2} coins per token</source>
        <translation>{0} von {1}: {2} Münzen je Plättchen</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race token(s) on the map</source>
        <translation>
            <numerusform>%n Volksplättchen auf der Karte</numerusform>
            <numerusform>%n Volksplättchen auf der Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>Wür&amp;fel</translation>
    </message>
    <message>
        <source>&amp;Income</source>
        <translation>Er&amp;trag</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>Partie &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Watch replay</source>
        <translation>&amp;Wiederholung</translation>
    </message>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation>Jede Ziehung mit dem vergleichen, was die Spieler signiert haben</translation>
    </message>
    <message>
        <source>Coins are secret until the end.</source>
        <translation>Münzen sind bis zum Ende geheim.</translation>
    </message>
    <message>
        <source>Gra&amp;ph</source>
        <translation>&amp;Grafik</translation>
    </message>
    <message>
        <source>Loo&amp;k at the map</source>
        <translation>Z&amp;ur Karte</translation>
    </message>
    <message>
        <source>One file that shows the game in any browser, without a network</source>
        <translation>Eine Datei, die die Partie in jedem Browser zeigt, ohne Netz</translation>
    </message>
    <message>
        <source>Open a table for the same game, or go to the one that another player has opened</source>
        <translation>Eröffnet einen Tisch für dieselbe Partie oder geht zu dem, den ein anderer Spieler eröffnet hat</translation>
    </message>
    <message>
        <source>R&amp;aces</source>
        <translation>Vö&amp;lker</translation>
    </message>
    <message>
        <source>Replay for the &amp;browser…</source>
        <translation>Für den &amp;Browser…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Round {0} so far</source>
        <translation>Runde {0} bis jetzt</translation>
    </message>
    <message>
        <source>Same players, same board. The next player goes first</source>
        <translation>Gleiche Spieler, gleicher Spielplan. Der nächste Spieler beginnt</translation>
    </message>
    <message>
        <source>Save rep&amp;ort…</source>
        <translation>Beri&amp;cht speichern…</translation>
    </message>
    <message>
        <source>Saving the report… {0}%</source>
        <translation>Der Bericht wird gespeichert… {0}&#xa0;%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Tab&amp;les</source>
        <translation>&amp;Daten</translation>
    </message>
    <message>
        <source>The game isn&apos;t over yet.</source>
        <translation>Die Partie ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>Veri&amp;fy the dice</source>
        <translation>Würfel &amp;prüfen</translation>
    </message>
    <message>
        <source>Verifying the dice…</source>
        <translation>Würfel werden geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>{0} started with %n extra coin(s)</source>
        <extracomment>{0}: the name of a player, in the results of a game</extracomment>
        <translation>
            <numerusform>{0} begann mit %n Münze mehr</numerusform>
            <numerusform>{0} begann mit %n Münzen mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} used %n hint(s)</source>
        <translation>
            <numerusform>{0} hat %n Tipp genutzt</numerusform>
            <numerusform>{0} hat %n Tipps genutzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RetreatFlow</name>
    <message>
        <source>The retreat you prepared no longer works: {0}</source>
        <translation>Der vorbereitete Rückzug geht nicht mehr: {0}</translation>
    </message>
    <message>
        <source>Your retreat has been sent.</source>
        <translation>Dein Rückzug ist gesendet.</translation>
    </message>
    <message>
        <source>Your retreat is ready. Waiting for {0}.</source>
        <translation>Dein Rückzug ist bereit. Warten auf {0}.</translation>
    </message>
    <message>
        <source>{0} are retreating…</source>
        <translation>Auf dem Rückzug: {0}…</translation>
    </message>
    <message>
        <source>{0} – with {1}</source>
        <extracomment>{0}: what is done, such as &quot;retreat&quot;; {1}: the players who do it at the same time</extracomment>
        <translation>{0} – mit {1}</translation>
    </message>
    <message>
        <source>{0}: retreat ready. Waiting for {1}.</source>
        <translation>{0}: Rückzug bereit. Warten auf {1}.</translation>
    </message>
    <message>
        <source>{0}: retreat sent.</source>
        <translation>{0}: Rückzug gesendet.</translation>
    </message>
</context>
<context>
    <name>ReviewTab</name>
    <message numerus="yes">
        <source>%n turn(s), {0} expected coins lost in total.</source>
        <translation>
            <numerusform>%n Zug, insgesamt {0} erwartete Münzen verloren.</numerusform>
            <numerusform>%n Züge, insgesamt {0} erwartete Münzen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot&apos;s choice</source>
        <translation>Wahl des Bots</translation>
    </message>
    <message>
        <source>Coins lost</source>
        <translation>Verlorene Münzen</translation>
    </message>
    <message>
        <source>Only bots played this game.</source>
        <translation>In dieser Partie haben nur Bots gespielt.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Review m&amp;y turns</source>
        <translation>Meine Z&amp;üge analysieren</translation>
    </message>
    <message>
        <source>Review pla&amp;yers&apos; turns</source>
        <translation>Z&amp;üge der Spieler analysieren</translation>
    </message>
    <message>
        <source>Reviewed turns</source>
        <translation>Analysierte Züge</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) and shows what each one cost, in expected coins.</source>
        <translation>
            <numerusform>Der stärkste Bot analysiert %n Zug und zeigt, was er gekostet hat, in erwarteten Münzen.</numerusform>
            <numerusform>Der stärkste Bot analysiert %n Züge und zeigt, was jeder gekostet hat, in erwarteten Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) of {0} and shows what each one cost, in expected coins.</source>
        <translation>
            <numerusform>Der stärkste Bot analysiert %n Zug von {0} und zeigt, was er gekostet hat, in erwarteten Münzen.</numerusform>
            <numerusform>Der stärkste Bot analysiert %n Züge von {0} und zeigt, was jeder gekostet hat, in erwarteten Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns, most costly first</source>
        <translation>Züge, die teuersten zuerst</translation>
    </message>
    <message>
        <source>View this t&amp;urn</source>
        <translation>D&amp;iesen Zug ansehen</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>{0} – Rule book</source>
        <translation>{0} – Regelbuch</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Earned</source>
        <translation>Verdient</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What has happened since this player&apos;s last turn (Ctrl+Shift+L)</source>
        <translation>Was seit dem letzten Zug dieses Spielers passiert ist (Strg+Umschalt+L)</translation>
    </message>
</context>
<context>
    <name>SearchResults</name>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <extracomment>Number of the seat; who plays it, such as a bot, or that it is open</extracomment>
        <translation>Platz {0} ({1})</translation>
    </message>
    <message>
        <source>Seat {0}: {1}, {2}</source>
        <extracomment>Number of the seat, who has it, and their state</extracomment>
        <translation>Platz {0}: {1}, {2}</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Who plays seat {0}</source>
        <translation>Wer Platz {0} spielt</translation>
    </message>
    <message>
        <source>nobody can sit here</source>
        <translation>hier kann niemand sitzen</translation>
    </message>
    <message>
        <source>run by the host</source>
        <translation>läuft beim Gastgeber</translation>
    </message>
    <message>
        <source>waiting for a player</source>
        <translation>wartet auf einen Spieler</translation>
    </message>
</context>
<context>
    <name>SeatsGroup</name>
    <message>
        <source>&amp;Players:</source>
        <translation>Spi&amp;eler:</translation>
    </message>
    <message>
        <source>A name can&apos;t contain “&lt;” or invisible characters.</source>
        <translation>Ein Name kann weder „&lt;“ noch unsichtbare Zeichen enthalten.</translation>
    </message>
    <message>
        <source>Colour of player {0}: {1}</source>
        <translation>Farbe von Spieler {0}: {1}</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Jeder Spieler braucht einen Namen.</translation>
    </message>
    <message>
        <source>Name of player {0}</source>
        <translation>Name von Spieler {0}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Spieler {0}</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Spieler, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Two players are called {0}. Give one of them another name.</source>
        <translation>Zwei Spieler heißen {0}. Gib einem von ihnen einen anderen Namen.</translation>
    </message>
    <message>
        <source>Who controls player {0}</source>
        <translation>Wer Spieler {0} steuert</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Hammer</numerusform>
            <numerusform>%n Hämmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation>
            <numerusform>%n Plättchen auf der Hand</numerusform>
            <numerusform>%n Plättchen auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lost</source>
        <translation>
            <numerusform>%n Plättchen verloren</numerusform>
            <numerusform>%n Plättchen verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) retreating</source>
        <translation>
            <numerusform>%n Plättchen auf dem Rückzug</numerusform>
            <numerusform>%n Plättchen auf dem Rückzug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) to place</source>
        <translation>
            <numerusform>%n Plättchen zu setzen</numerusform>
            <numerusform>%n Plättchen zu setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a combo. A second click picks it.</source>
        <translation>Wähle eine Kombi aus. Ein zweiter Klick nimmt sie.</translation>
    </message>
    <message>
        <source>Choose a region to conquer. Finish your conquests when you&apos;re done.</source>
        <translation>Wähle eine Region zum Erobern. Beende die Eroberungen, wenn du fertig bist.</translation>
    </message>
    <message>
        <source>Conquer a region, or decline. Right-click one of yours to abandon it.</source>
        <translation>Erobere eine Region, oder lass dein Volk untergehen. Rechtsklick auf eine eigene Region gibt sie auf.</translation>
    </message>
    <message>
        <source>First conquer with your race in decline, or continue.</source>
        <translation>Erobere zuerst mit deinem untergegangenen Volk, oder drück Fortsetzen.</translation>
    </message>
    <message>
        <source>Give up tokens for coins, or continue. Click a region to give one up there.</source>
        <translation>Opfere Plättchen für Münzen, oder drück Fortsetzen. Ein Klick auf eine Region opfert dort eins.</translation>
    </message>
    <message numerus="yes">
        <source>New combo: {0}, with %n coin(s).</source>
        <extracomment>{0}: a combo</extracomment>
        <translation>
            <numerusform>Neue Kombi: {0}, mit %n Münze.</numerusform>
            <numerusform>Neue Kombi: {0}, mit %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>New combo: {0}.</source>
        <translation>Neue Kombi: {0}.</translation>
    </message>
    <message>
        <source>Place tokens with + and −, left- and right-click, or the wheel. Then end the turn.</source>
        <translation>Setz Plättchen mit + und −, Links- und Rechtsklick oder dem Mausrad. Beende dann den Zug.</translation>
    </message>
    <message>
        <source>Press Enter to accept this retreat. Change it with + and −, or left- and right-click.</source>
        <translation>Die Eingabetaste nimmt diesen Rückzug an. Ändere ihn mit + und − oder Links- und Rechtsklick.</translation>
    </message>
    <message>
        <source>Round {0}: {1}&apos;s turn.</source>
        <translation>Runde {0}: {1} ist am Zug.</translation>
    </message>
    <message>
        <source>The Lost Tribe in {0} is driven out.</source>
        <translation>Der Verlorene Stamm in {0} wird vertrieben.</translation>
    </message>
    <message>
        <source>The Monsters in {0} are driven out.</source>
        <translation>Die Monster in {0} werden vertrieben.</translation>
    </message>
    <message>
        <source>The Monsters in {0} were guarding {1}.</source>
        <extracomment>{0}: a region; {1}: a Relic or Place with its article</extracomment>
        <translation>Die Monster in {0} bewachten {1}.</translation>
    </message>
    <message>
        <source>The Monsters were guarding {0}.</source>
        <translation>Die Monster bewachten {0}.</translation>
    </message>
    <message>
        <source>The Place grants a power: {0}.</source>
        <translation>Der Ort verleiht die Fähigkeit „{0}“.</translation>
    </message>
    <message>
        <source>The Place in {0} grants a power: {1}.</source>
        <extracomment>{0}: a region; {1}: a power</extracomment>
        <translation>Der Ort in {0} verleiht eine Fähigkeit: {1}.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The turn is scored. Decline now, or keep your race?</source>
        <translation>Der Zug ist gewertet. Jetzt untergehen lassen oder das Volk behalten?</translation>
    </message>
    <message>
        <source>Use one of the buttons, or end the turn.</source>
        <translation>Nutz einen der Knöpfe oder beende den Zug.</translation>
    </message>
    <message>
        <source>Your race has declined. Place its tokens one last time: + and −, or left- and right-click.</source>
        <translation>Dein Volk ist untergegangen. Setz seine Plättchen ein letztes Mal: + und − oder Links- und Rechtsklick.</translation>
    </message>
    <message numerus="yes">
        <source>collects %n coin(s)</source>
        <translation>
            <numerusform>erhält %n Münze</numerusform>
            <numerusform>erhält %n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>cost {0} = {1}</source>
        <extracomment>{1}: a sum, such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>Kosten {0} = {1}</translation>
    </message>
    <message>
        <source>last redeployment in decline</source>
        <translation>letztes Umverteilen nach dem Untergang</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>zahlt %n Münze</numerusform>
            <numerusform>zahlt %n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>place first: {0}</source>
        <translation>zuerst setzen: {0}</translation>
    </message>
    <message>
        <source>the Lost Tribe</source>
        <translation>Verlorener Stamm</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <extracomment>{0}: &quot;regions&quot;; {1}: the race that holds them</extracomment>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} Placed automatically.</source>
        <translation>{0} Automatisch gesetzt.</translation>
    </message>
    <message>
        <source>{0} abandon {1}.</source>
        <extracomment>{0}: a race with its owner, as in &quot;Anna&apos;s Orcs&quot;; {1}: regions</extracomment>
        <translation>{0} geben {1} auf.</translation>
    </message>
    <message>
        <source>{0} are at peace until {1}&apos;s next turn.</source>
        <extracomment>{0}: two players, as in &quot;Anna and Ben&quot;; {1}: the first of them</extracomment>
        <translation>{0} haben Frieden, bis {1} wieder am Zug ist.</translation>
    </message>
    <message>
        <source>{0} collects coins</source>
        <translation>{0} erhält Münzen</translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s) ({2}).</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: what helped, such as the die</extracomment>
        <translation>
            <numerusform>{0} erobern {1} mit %n Plättchen ({2}).</numerusform>
            <numerusform>{0} erobern {1} mit %n Plättchen ({2}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s).</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>
            <numerusform>{0} erobern {1} mit %n Plättchen.</numerusform>
            <numerusform>{0} erobern {1} mit %n Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} earns %n coin(s)</source>
        <translation>
            <numerusform>{0} verdient %n Münze</numerusform>
            <numerusform>{0} verdient %n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} fail to conquer {1}: the roll was too low.</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>{0} scheitern an {1}: zu niedrig gewürfelt.</translation>
    </message>
    <message numerus="yes">
        <source>{0} forge %n Hammer(s).</source>
        <translation>
            <numerusform>{0} schmieden %n Hammer.</numerusform>
            <numerusform>{0} schmieden %n Hämmer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gain %n token(s) ({1}).</source>
        <extracomment>{0}: a race with its owner; {1}: the race or power that grants them</extracomment>
        <translation>
            <numerusform>{0} erhalten %n Plättchen ({1}).</numerusform>
            <numerusform>{0} erhalten %n Plättchen ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race, power or Place</extracomment>
        <translation>
            <numerusform>{0} erhält %n Münze ({1}).</numerusform>
            <numerusform>{0} erhält %n Münzen ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) from {1} ({2}).</source>
        <extracomment>{0}, {1}: players; {2}: a race or power</extracomment>
        <translation>
            <numerusform>{0} erhält %n Münze von {1} ({2}).</numerusform>
            <numerusform>{0} erhält %n Münzen von {1} ({2}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gives up a token for %n coin(s) ({1}).</source>
        <translation>
            <numerusform>{0} opfert ein Plättchen für %n Münze ({1}).</numerusform>
            <numerusform>{0} opfert ein Plättchen für %n Münzen ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} have nowhere to retreat: %n token(s) leave the map.</source>
        <translation>
            <numerusform>{0} können sich nirgendwohin zurückziehen: %n Plättchen verlässt die Karte.</numerusform>
            <numerusform>{0} können sich nirgendwohin zurückziehen: %n Plättchen verlassen die Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map.</source>
        <translation>{0} verlassen die Karte.</translation>
    </message>
    <message>
        <source>{0} leave {1}.</source>
        <extracomment>{0}: several pieces of a kind, such as &quot;3 Encampments&quot;; {1}: regions</extracomment>
        <translation>{0} verschwinden aus {1}.</translation>
    </message>
    <message>
        <source>{0} leaves {1}.</source>
        <extracomment>{0}: a piece with its article, such as &quot;The Fortress&quot;; {1}: a region</extracomment>
        <translation>{0} verschwindet aus {1}.</translation>
    </message>
    <message>
        <source>{0} lose {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>{0} verlieren {1}.</translation>
    </message>
    <message>
        <source>{0} lose {1}: {2}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: tokens lost or retreating</extracomment>
        <translation>{0} verlieren {1}: {2}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} loses %n coin(s)</source>
        <translation>
            <numerusform>{0} verliert %n Münze</numerusform>
            <numerusform>{0} verliert %n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} moves {1} from {2} to {3}.</source>
        <extracomment>{0}: a player; {1}: a piece with its article; {2}, {3}: regions</extracomment>
        <translation>{0} bewegt {1} von {2} nach {3}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race or power</extracomment>
        <translation>
            <numerusform>{0} zahlt %n Münze ({1}).</numerusform>
            <numerusform>{0} zahlt %n Münzen ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s).</source>
        <translation>
            <numerusform>{0} zahlt %n Münze.</numerusform>
            <numerusform>{0} zahlt %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pick up %n token(s) to conquer with.</source>
        <translation>
            <numerusform>{0} nehmen %n Plättchen zum Erobern auf.</numerusform>
            <numerusform>{0} nehmen %n Plättchen zum Erobern auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} picks {1} ({2}).</source>
        <extracomment>{0}: a player; {1}: a combo; {2}: tokens and coins</extracomment>
        <translation>{0} nimmt {1} ({2}).</translation>
    </message>
    <message>
        <source>{0} places {1} in {2}.</source>
        <extracomment>{0}: a player; {1}: a piece with its article, such as &quot;a Hero&quot;; {2}: a region</extracomment>
        <translation>{0} setzt {1} in {2}.</translation>
    </message>
    <message>
        <source>{0} redeploy: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation>{0} verteilen sich neu: {1}.</translation>
    </message>
    <message>
        <source>{0} retreat: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation>{0} ziehen sich zurück: {1}.</translation>
    </message>
    <message>
        <source>{0} rolls a blank.</source>
        <translation>{0} würfelt eine leere Seite.</translation>
    </message>
    <message>
        <source>{0} rolls a {1}.</source>
        <extracomment>{0}: a player; {1}: 1, 2 or 3</extracomment>
        <translation>{0} würfelt eine {1}.</translation>
    </message>
    <message>
        <source>{0} swaps powers and now leads {1}. Combo {2} now has {3}.</source>
        <translation>{0} tauscht die Fähigkeiten und führt jetzt {1}. Kombi {2} hat jetzt die Fähigkeit „{3}“.</translation>
    </message>
    <message>
        <source>{0} take over {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region of the same player&apos;s race in decline</extracomment>
        <translation>{0} übernehmen {1}.</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <extracomment>{0}: what a player does now, such as &quot;conquer&quot;; {1}: with what, such as &quot;5 tokens in hand&quot;</extracomment>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>{0}&apos;s {1}</source>
        <extracomment>{0}: a player; {1}: a race; begins most sentences of the log, behind the article if there is one</extracomment>
        <translation>{1} von {0}</translation>
    </message>
    <message>
        <source>{0}&apos;s {1} go into decline.</source>
        <extracomment>{0}: a player; {1}: a combo</extracomment>
        <translation>{1} von {0} gehen unter.</translation>
    </message>
    <message>
        <source>{0}: no use on this board, removed from the game.</source>
        <translation>{0}: auf diesem Spielplan nutzlos, aus der Partie entfernt.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Assistance</source>
        <translation>&amp;Hilfen</translation>
    </message>
    <message>
        <source>&amp;Display</source>
        <translation>&amp;Anzeige</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>Alerts: your turn, refusals, game over</source>
        <translation>Signale: Zug, Ablehnung, Partieende</translation>
    </message>
    <message>
        <source>Colour theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Costs on the map</source>
        <translation>Kosten auf der Karte</translation>
    </message>
    <message>
        <source>Cover the table until the next player takes over</source>
        <translation>Den Tisch verdecken, bis der nächste Spieler übernimmt</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>End the turn automatically when nothing is left to do</source>
        <translation>Den Zug automatisch beenden, wenn nichts mehr zu tun ist</translation>
    </message>
    <message>
        <source>Everything you hear is also shown on screen.</source>
        <translation>Alles Hörbare ist auch auf dem Bildschirm zu sehen.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>For people sharing this screen, without bots. Dice and combos come up again in the same order, so nobody gets a better roll by undoing one.</source>
        <translation>Für Spieler an einem Bildschirm, ohne Bots. Würfel und Kombis kommen in derselben Reihenfolge wieder, ein neuer Versuch bringt also keinen besseren Wurf.</translation>
    </message>
    <message>
        <source>Help on the map</source>
        <translation>Hilfe auf der Karte</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>On the start screen, swqt then reads a file from its website. It sends nothing about you.</source>
        <translation>Auf der Startseite liest swqt dann eine Datei von seiner Website. Über dich wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Pick a combo with one click</source>
        <translation>Kombi mit einem Klick nehmen</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Töne abspielen</translation>
    </message>
    <message>
        <source>Press Space to skip an animation. Numbered marks on the map show what happened.</source>
        <translation>Die Leertaste überspringt eine Animation. Nummerierte Zeichen auf der Karte zeigen, was passiert ist.</translation>
    </message>
    <message>
        <source>Reduce motion: show results without animation</source>
        <translation>Weniger Bewegung: Ergebnisse ohne Animation zeigen</translation>
    </message>
    <message>
        <source>Restore all de&amp;faults</source>
        <translation>Alles auf &amp;Standard</translation>
    </message>
    <message>
        <source>Retreating tokens</source>
        <translation>Plättchen auf dem Rückzug</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show portraits on tokens that are large enough</source>
        <translation>Porträts auf Plättchen zeigen, die groß genug sind</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation>Soundeffekte</translation>
    </message>
    <message>
        <source>Sound isn&apos;t available on this computer: {0}</source>
        <translation>Auf diesem Rechner gibt es keinen Ton: {0}</translation>
    </message>
    <message>
        <source>Speed of bots&apos; moves</source>
        <translation>Tempo der Bots</translation>
    </message>
    <message>
        <source>Speed of people&apos;s moves</source>
        <translation>Tempo der Menschen</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>T&amp;urns</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>Tell me about new versions of swqt</source>
        <translation>Neue Versionen von swqt melden</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Undo past dice rolls, new combos and other people&apos;s turns</source>
        <translation>Rückgängig auch über Würfe, neue Kombis und Züge anderer hinweg</translation>
    </message>
    <message>
        <source>When placed automatically, they go where they are needed most. You can undo that and place them by hand.</source>
        <translation>Automatisch kommen sie dorthin, wo sie am nötigsten sind. Du kannst das rückgängig machen und sie selbst setzen.</translation>
    </message>
    <message>
        <source>Your system asks for less motion, so nothing moves.</source>
        <translation>Dein System wünscht weniger Bewegung, deshalb bewegt sich nichts.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Help on the map</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>Costs are shown nowhere</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>on all targets</source>
        <translation>bei allen Zielen</translation>
    </message>
    <message>
        <source>on all, or affordable ones</source>
        <translation>bei allen oder bezahlbaren</translation>
    </message>
    <message>
        <source>placed automatically</source>
        <translation>automatisch gesetzt</translation>
    </message>
    <message>
        <source>placed by their player</source>
        <translation>vom Spieler gesetzt</translation>
    </message>
    <message>
        <source>same as for everyone</source>
        <translation>wie bei allen</translation>
    </message>
    <message>
        <source>targets</source>
        <extracomment>Help on the map: regions that can be conquered</extracomment>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>targets and warnings</source>
        <translation>Ziele und Warnungen</translation>
    </message>
    <message>
        <source>targets, warnings and suggestions (H)</source>
        <translation>Ziele, Warnungen und Vorschläge (H)</translation>
    </message>
    <message>
        <source>where you point</source>
        <translation>unter dem Zeiger</translation>
    </message>
    <message>
        <source>{0}%</source>
        <extracomment>A text size</extracomment>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <source>– {0}&apos;s tokens</source>
        <translation>– Plättchen von {0}</translation>
    </message>
</context>
<context>
    <name>SettingsService</name>
    <message>
        <source>Your settings can&apos;t be saved and will be lost when swqt closes: {0}</source>
        <translation>Deine Einstellungen lassen sich nicht speichern und gehen beim Beenden von swqt verloren: {0}</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>&amp;Name of the table:</source>
        <translation>&amp;Name des Tisches:</translation>
    </message>
    <message>
        <source>&amp;Show the replay</source>
        <translation>Wiederholung &amp;zeigen</translation>
    </message>
    <message>
        <source>Others on this network can join, get a copy of the game and see what you show. Everyone may point at regions and chat.</source>
        <translation>Andere in diesem Netzwerk können dazukommen. Sie erhalten eine Kopie der Partie und sehen, was du zeigst. Alle dürfen auf Gebiete zeigen und chatten.</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>P&amp;IN zum Beitreten verlangen</translation>
    </message>
    <message>
        <source>Watch together</source>
        <translation>Gemeinsam ansehen</translation>
    </message>
</context>
<context>
    <name>ShortcutHelpDialog</name>
    <message>
        <source>+, −, 0 to 9</source>
        <translation>+, −, 0 bis 9</translation>
    </message>
    <message>
        <source>, and .</source>
        <translation>, und .</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 bis 5</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
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
        <translation>Tastenkürzel</translation>
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
        <translation>Menü, Umschalt+F10</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tab, [ and ]</source>
        <translation>Tab, [ und ]</translation>
    </message>
    <message>
        <source>Up, Down, 1 to 6</source>
        <translation>Auf, Ab, 1 bis 6</translation>
    </message>
    <message>
        <source>choose a combo; Enter picks it, Enter again confirms</source>
        <translation>eine Kombi auswählen; Eingabe nimmt sie, noch einmal Eingabe bestätigt</translation>
    </message>
    <message>
        <source>cycle through all regions</source>
        <translation>alle Regionen durchgehen</translation>
    </message>
    <message>
        <source>go to the next region in that direction</source>
        <translation>zur nächsten Region in dieser Richtung</translation>
    </message>
    <message>
        <source>hold to show region codes</source>
        <translation>gedrückt halten: Regionskürzel zeigen</translation>
    </message>
    <message>
        <source>hold to show the current player&apos;s secret coins</source>
        <translation>gedrückt halten: geheime Münzen des aktuellen Spielers zeigen</translation>
    </message>
    <message>
        <source>leave the map</source>
        <translation>die Karte verlassen</translation>
    </message>
    <message>
        <source>next area: combos, map, action bar, players, log</source>
        <translation>nächster Bereich: Kombis, Karte, Aktionsleiste, Spieler, Verlauf</translation>
    </message>
    <message>
        <source>open the region&apos;s menu: actions, history, rules</source>
        <translation>das Menü der Region öffnen: Aktionen, Geschichte, Regeln</translation>
    </message>
    <message>
        <source>replay what happened since your last turn</source>
        <translation>zeigen, was seit deinem letzten Zug passiert ist</translation>
    </message>
    <message>
        <source>select, like a click</source>
        <translation>auswählen, wie ein Klick</translation>
    </message>
    <message>
        <source>set the number of tokens while placing</source>
        <translation>beim Verteilen die Zahl der Plättchen festlegen</translation>
    </message>
    <message>
        <source>show or hide owners, terrain, income, threats or changes</source>
        <translation>Besitzer, Gelände, Einnahmen, Bedrohungen oder Änderungen ein- und ausblenden</translation>
    </message>
    <message>
        <source>show or hide suggestions</source>
        <translation>Vorschläge ein- und ausblenden</translation>
    </message>
    <message>
        <source>slow down or speed up the bots</source>
        <translation>die Bots verlangsamen oder beschleunigen</translation>
    </message>
    <message>
        <source>turn the sound off or on</source>
        <translation>den Ton aus- oder einschalten</translation>
    </message>
</context>
<context>
    <name>ShortcutsModel</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>&amp;Reset to default</source>
        <translation>Auf Stan&amp;dard</translation>
    </message>
    <message>
        <source>Assi&amp;gn</source>
        <translation>Zu&amp;weisen</translation>
    </message>
    <message>
        <source>Commands and shortcuts</source>
        <translation>Befehle und Tastenkürzel</translation>
    </message>
    <message>
        <source>Its default shortcut is now used by “{0}”.</source>
        <translation>Das Standardkürzel gehört jetzt zu „{0}“.</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Neues Tastenkürzel</translation>
    </message>
    <message>
        <source>Press the new shortcut</source>
        <translation>Neues Tastenkürzel drücken</translation>
    </message>
    <message>
        <source>{0} is already used by “{1}”. Change that shortcut first.</source>
        <translation>{0} gehört schon zu „{1}“. Ändere zuerst jenes Kürzel.</translation>
    </message>
    <message>
        <source>{0} on its own already does something at the table. Add Ctrl or Alt, or choose another key.</source>
        <translation>{0} allein tut am Tisch schon etwas. Nimm Strg oder Alt dazu, oder wähle eine andere Taste.</translation>
    </message>
</context>
<context>
    <name>SpokenRegions</name>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Tokens that still have to be placed</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Map, %n region(s)</source>
        <translation>
            <numerusform>Karte, %n Region</numerusform>
            <numerusform>Karte, %n Regionen</numerusform>
        </translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>kann gewählt werden</translation>
    </message>
    <message>
        <source>can&apos;t be conquered</source>
        <translation>kann nicht erobert werden</translation>
    </message>
    <message>
        <source>cost {0}, affordable</source>
        <translation>Kosten {0}, bezahlbar</translation>
    </message>
    <message>
        <source>cost {0}, too expensive</source>
        <translation>Kosten {0}, zu teuer</translation>
    </message>
    <message>
        <source>cost {0}, {1}% with the die</source>
        <translation>Kosten {0}, {1}&#xa0;% mit dem Würfel</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A region</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>to be abandoned</source>
        <translation>wird aufgegeben</translation>
    </message>
    <message>
        <source>{0} (in decline)</source>
        <translation>{0} (untergegangen)</translation>
    </message>
    <message>
        <source>{0} in decline</source>
        <translation>{0} untergegangen</translation>
    </message>
    <message>
        <source>{0}, {1} holds {2}</source>
        <extracomment>{0}: &quot;Map, 30 regions&quot;; {1}: a player; {2}: a number of regions</extracomment>
        <translation>{0}, {1} hält {2}</translation>
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
            <numerusform>%n von {0} Sternen</numerusform>
            <numerusform>%n von {0} Sternen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartOffers</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Runde {0} von {1}</translation>
    </message>
    <message>
        <source>{0} · round {1} of {2}, {3}&apos;s turn · {4}</source>
        <translation>{0} · Runde {1} von {2}, {3} ist am Zug · {4}</translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>{0} ist am Zug</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>A new one every day</source>
        <translation>Jeden Tag ein neues</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue or watch</source>
        <translation>Fortsetzen oder ansehen</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Mach weiter, wo du aufgehört hast</translation>
    </message>
    <message>
        <source>For two to five players: people, bots or both</source>
        <translation>Für zwei bis fünf Spieler: Menschen, Bots oder beides</translation>
    </message>
    <message>
        <source>Games and replays</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Local network…</source>
        <translation>Lokales Netzwerk…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Play against bots</source>
        <translation>Gegen Bots spielen</translation>
    </message>
    <message>
        <source>Players, board and rules</source>
        <translation>Spieler, Spielplan und Regeln</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>With others on your network</source>
        <translation>Mit anderen in deinem Netzwerk</translation>
    </message>
    <message>
        <source>You and two bots</source>
        <translation>Du und zwei Bots</translation>
    </message>
    <message>
        <source>Your last game</source>
        <translation>Deine letzte Partie</translation>
    </message>
    <message>
        <source>swqt {0} – an unofficial fan project</source>
        <translation>swqt {0} – ein inoffizielles Fanprojekt</translation>
    </message>
</context>
<context>
    <name>TableBox</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Allow spec&amp;tators</source>
        <translation>Zus&amp;chauer erlauben</translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation>&amp;Bei Abwesenheit abstimmen:</translation>
    </message>
    <message>
        <source>If the new board has fewer seats, the last to join will watch.</source>
        <translation>Hat der neue Spielplan weniger Plätze, schauen die zuletzt Gekommenen zu.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>People take seats as they join. You can put a bot in any empty seat.</source>
        <translation>Plätze werden beim Beitreten vergeben. Auf jeden leeren Platz kannst du einen Bot setzen.</translation>
    </message>
    <message>
        <source>Play&amp;ers:</source>
        <translation>Spi&amp;eler:</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>P&amp;IN zum Beitreten verlangen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>&amp;Rejoin {0}</source>
        <translation>&amp;Zurück zu {0}</translation>
    </message>
    <message>
        <source>{0} · round {1} of {2}</source>
        <extracomment>{0}: players</extracomment>
        <translation>{0} · Runde {1} von {2}</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change the table</source>
        <translation>Tisch ändern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Eröffnen</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Tisch eröffnen</translation>
    </message>
</context>
<context>
    <name>TableName</name>
    <message>
        <source>Name of the table</source>
        <translation>Name des Tisches</translation>
    </message>
</context>
<context>
    <name>TablesList</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n Zuschauer</numerusform>
            <numerusform>%n Zuschauer</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN required</source>
        <translation>PIN nötig</translation>
    </message>
    <message>
        <source>They have swqt {0}, you have swqt {1}</source>
        <translation>Dort swqt {0}, hier swqt {1}</translation>
    </message>
    <message>
        <source>different version</source>
        <translation>andere Version</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>A game</extracomment>
        <translation>beendet</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>A table without free seats</extracomment>
        <translation>voll</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>A game</extracomment>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>A table with free seats</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <source>replay</source>
        <extracomment>A table where people watch one together</extracomment>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <translation>Runde {0} von {1}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>A game</extracomment>
        <translation>unvollendet</translation>
    </message>
    <message>
        <source>your game</source>
        <translation>deine Partie</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0} ms</translation>
    </message>
    <message>
        <source>{0} of {1} seats taken</source>
        <translation>{0} von {1} Plätzen besetzt</translation>
    </message>
</context>
<context>
    <name>TimeLapseTab</name>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Round {0}, after {1}&apos;s turn</source>
        <translation>Runde {0}, nach dem Zug von {1}</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Stelle in der Partie</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>today, {0}</source>
        <extracomment>{0}: a time</extracomment>
        <translation>heute, {0}</translation>
    </message>
    <message>
        <source>yesterday, {0}</source>
        <extracomment>{0}: a time</extracomment>
        <translation>gestern, {0}</translation>
    </message>
</context>
<context>
    <name>TipStrip</name>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Read more in the rule book</source>
        <translation>Mehr dazu im Regelbuch</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>TraitCard</name>
    <message>
        <source>Language of the card</source>
        <translation>Sprache des Steckbriefs</translation>
    </message>
    <message>
        <source>New Power</source>
        <translation>Neue Fähigkeit</translation>
    </message>
    <message>
        <source>New Race</source>
        <translation>Neues Volk</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Special power</source>
        <translation>Spezialfähigkeit</translation>
    </message>
    <message>
        <source>Uses the tokens of {0}.</source>
        <extracomment>{0}: a race</extracomment>
        <translation>Benutzt die Plättchen von: {0}.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es kann</translation>
    </message>
</context>
<context>
    <name>TraitMaker</name>
    <message numerus="yes">
        <source>%n mistake(s), shown in the form. Card and map are as they were before.</source>
        <translation>
            <numerusform>%n Fehler, im Formular gezeigt. Steckbrief und Karte sind wie davor.</numerusform>
            <numerusform>%n Fehler, im Formular gezeigt. Steckbrief und Karte sind wie davor.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Volk</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Special power</source>
        <translation>&amp;Spezialfähigkeit</translation>
    </message>
    <message>
        <source>&amp;Try it against bots</source>
        <translation>&amp;Gegen Bots ausprobieren</translation>
    </message>
    <message>
        <source>Based on a power</source>
        <translation>Nach einer Fähigkeit</translation>
    </message>
    <message>
        <source>Based on a race</source>
        <translation>Nach einem Volk</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Exported to {0}. Others open it with a double click.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Exportiert nach {0}. Andere öffnen es mit einem Doppelklick.</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus einer &amp;Datei…</translation>
    </message>
    <message>
        <source>Go to the &amp;mistake</source>
        <translation>Zum Feh&amp;ler</translation>
    </message>
    <message>
        <source>It can&apos;t be exported.</source>
        <translation>Es kann nicht exportiert werden.</translation>
    </message>
    <message>
        <source>It can&apos;t be saved.</source>
        <translation>Es kann nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>It has no race or power.</source>
        <translation>Darin ist kein Volk und keine Fähigkeit.</translation>
    </message>
    <message>
        <source>It was called {0} before. Remove that one?</source>
        <extracomment>{0}: the former name of a race or power</extracomment>
        <translation>Es hieß bisher {0}. Soll das entfernt werden?</translation>
    </message>
    <message>
        <source>None of your own yet</source>
        <translation>Noch nichts Eigenes</translation>
    </message>
    <message>
        <source>Open a race or power</source>
        <translation>Volk oder Fähigkeit öffnen</translation>
    </message>
    <message>
        <source>Races and powers (*{0})</source>
        <translation>Völker und Fähigkeiten (*{0})</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Save the changes to {0}?</source>
        <translation>Änderungen an {0} speichern?</translation>
    </message>
    <message>
        <source>Saved. You can choose it when you set up a new game.</source>
        <translation>Gespeichert. Du kannst es wählen, wenn du eine neue Partie vorbereitest.</translation>
    </message>
    <message>
        <source>The file has more, which stays as it is: {0}</source>
        <extracomment>{0}: names of races, powers, Relics or Places</extracomment>
        <translation>In der Datei ist noch mehr, das bleibt, wie es ist: {0}</translation>
    </message>
    <message>
        <source>This is what you were working on when the form was last closed.</source>
        <translation>Daran hast du gearbeitet, als das Formular zuletzt geschlossen wurde.</translation>
    </message>
    <message>
        <source>This race or power can&apos;t be used. Nothing was kept.</source>
        <translation>Dieses Volk oder diese Fähigkeit kann nicht benutzt werden. Nichts wurde behalten.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Was es kann</translation>
    </message>
    <message>
        <source>You already have {0}, exactly as in this file.</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>{0} gibt es bei dir schon, genau wie in dieser Datei.</translation>
    </message>
    <message>
        <source>You already have {0}. Replace it?</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>{0} gibt es bei dir schon. Ersetzen?</translation>
    </message>
    <message>
        <source>{0} can&apos;t be opened in the form.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>{0} kann im Formular nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>{0}[*] – a race or power of your own</source>
        <extracomment>The title of a window. {0}: a race or power; [*] stays</extracomment>
        <translation>{0}[*] – ein eigenes Volk, eine eigene Fähigkeit</translation>
    </message>
</context>
<context>
    <name>TraitPicker</name>
    <message>
        <source>Can&apos;t be used from your own files:</source>
        <translation>Aus deinen Dateien nicht verwendbar:</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>From {0}, line {1}</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Aus {0}, Zeile {1}</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>In der Partie</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Völker</translation>
    </message>
    <message>
        <source>Races, powers, Relics and Places</source>
        <translation>Völker, Fähigkeiten, Relikte und Orte</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Relikte</translation>
    </message>
    <message>
        <source>Small World</source>
        <translation>Small World</translation>
    </message>
    <message>
        <source>Special powers</source>
        <translation>Spezialfähigkeiten</translation>
    </message>
    <message>
        <source>Tokens, or reason</source>
        <translation>Plättchen oder Grund</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>Wayfarers</source>
        <translation>Fahrendes Volk</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>a file with this name already exists</source>
        <translation>eine Datei mit diesem Namen gibt es schon</translation>
    </message>
</context>
<context>
    <name>TrashNotice</name>
    <message>
        <source>Couldn&apos;t delete the game: {0}</source>
        <translation>Die Partie ließ sich nicht löschen: {0}</translation>
    </message>
    <message>
        <source>Couldn&apos;t restore the game: {0}</source>
        <translation>Die Partie ließ sich nicht wiederherstellen: {0}</translation>
    </message>
    <message>
        <source>Moved to trash: {0}</source>
        <translation>In den Papierkorb gelegt: {0}</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>Rückgän&amp;gig</translation>
    </message>
</context>
<context>
    <name>TrialMap</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlichte</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Try it on a map</source>
        <translation>Auf einer Karte ausprobieren</translation>
    </message>
    <message>
        <source>as before the mistake</source>
        <translation>wie vor dem Fehler</translation>
    </message>
</context>
<context>
    <name>TurnController</name>
    <message numerus="yes">
        <source>%n to place</source>
        <translation>
            <numerusform>%n zu setzen</numerusform>
            <numerusform>%n zu setzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) could still conquer</source>
        <translation>
            <numerusform>%n Plättchen könnte noch erobern</numerusform>
            <numerusform>%n Plättchen könnten noch erobern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation>
            <numerusform>%n Plättchen auf der Hand</numerusform>
            <numerusform>%n Plättchen auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left to place.</source>
        <translation>
            <numerusform>Noch %n Plättchen zu setzen.</numerusform>
            <numerusform>Noch %n Plättchen zu setzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Abandon {0}?</source>
        <translation>{0} aufgeben?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Back to how they stood before</source>
        <translation>Zurück zur vorigen Aufstellung</translation>
    </message>
    <message>
        <source>Back to the suggested placement</source>
        <translation>Zurück zur vorgeschlagenen Aufstellung</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Ausgleichen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Choose another combo to swap powers with</source>
        <translation>Eine andere Kombi zum Tausch der Fähigkeiten wählen</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Untergang</translation>
    </message>
    <message>
        <source>Decline  +{0}</source>
        <translation>Untergang  +{0}</translation>
    </message>
    <message>
        <source>Decline with the power lent by Stonehedge: all your tokens leave the map</source>
        <translation>Untergang mit der Fähigkeit von Stonehedge: Alle deine Plättchen verlassen die Karte</translation>
    </message>
    <message>
        <source>Decline: {0}</source>
        <translation>Untergang: {0}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Finish anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>Finish conquests</source>
        <translation>Eroberungen beenden</translation>
    </message>
    <message>
        <source>Fortify borders</source>
        <translation>Grenzen sichern</translation>
    </message>
    <message>
        <source>Keep your race</source>
        <translation>Volk behalten</translation>
    </message>
    <message>
        <source>Move: {0}</source>
        <translation>Bewegen: {0}</translation>
    </message>
    <message>
        <source>No tokens left to place. Take some away elsewhere first (− or right-click).</source>
        <translation>Keine Plättchen mehr zu setzen. Nimm erst anderswo welche weg (− oder Rechtsklick).</translation>
    </message>
    <message>
        <source>Peace with {0}</source>
        <translation>Frieden mit {0}</translation>
    </message>
    <message>
        <source>Pick a combo</source>
        <translation>Kombi nehmen</translation>
    </message>
    <message>
        <source>Pick a combo first.</source>
        <translation>Nimm zuerst eine Kombi.</translation>
    </message>
    <message>
        <source>Pick up all</source>
        <translation>Alle aufnehmen</translation>
    </message>
    <message>
        <source>Pick up every token that doesn&apos;t have to stay</source>
        <translation>Jedes Plättchen aufnehmen, das nicht bleiben muss</translation>
    </message>
    <message>
        <source>Pick {0}</source>
        <translation>{0} nehmen</translation>
    </message>
    <message>
        <source>Place: {0}</source>
        <translation>Setzen: {0}</translation>
    </message>
    <message>
        <source>Put the most tokens where the threat is greatest</source>
        <translation>Die meisten Plättchen dorthin, wo die Gefahr am größten ist</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll · {0}%</source>
        <translation>Würfeln · {0}&#xa0;%</translation>
    </message>
    <message>
        <source>Roll: {0}</source>
        <translation>Würfeln: {0}</translation>
    </message>
    <message>
        <source>Spread your tokens evenly</source>
        <translation>Deine Plättchen gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>Swap powers</source>
        <translation>Fähigkeiten tauschen</translation>
    </message>
    <message>
        <source>Take the retreat back and change it, as long as it hasn&apos;t been played</source>
        <translation>Den Rückzug zurücknehmen und ändern, solange er nicht gespielt ist</translation>
    </message>
    <message>
        <source>There&apos;s nothing to move in {0}.</source>
        <translation>In {0} gibt es nichts zu bewegen.</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t have %n token(s) in {0} now.</source>
        <translation>
            <numerusform>In {0} ist %n Plättchen jetzt nicht möglich.</numerusform>
            <numerusform>In {0} sind %n Plättchen jetzt nicht möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t place tokens in {0}.</source>
        <translation>In {0} kannst du keine Plättchen setzen.</translation>
    </message>
    <message>
        <source>You can&apos;t swap powers with this combo.</source>
        <translation>Mit dieser Kombi kannst du nicht tauschen.</translation>
    </message>
    <message numerus="yes">
        <source>You rolled a %n. Your next conquest costs %n token(s) less.</source>
        <translation>
            <numerusform>Du hast eine %n gewürfelt. Deine nächste Eroberung kostet %n Plättchen weniger.</numerusform>
            <numerusform>Du hast eine %n gewürfelt. Deine nächste Eroberung kostet %n Plättchen weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>You rolled a blank.</source>
        <translation>Du hast eine leere Seite gewürfelt.</translation>
    </message>
    <message>
        <source>a new race next turn</source>
        <translation>nächster Zug: neues Volk</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>alle gesetzt</translation>
    </message>
    <message>
        <source>choose a region</source>
        <translation>wähle eine Region</translation>
    </message>
    <message>
        <source>choose one on the left</source>
        <translation>wähle links eine aus</translation>
    </message>
    <message>
        <source>choose the other combo</source>
        <translation>wähle die andere Kombi</translation>
    </message>
    <message>
        <source>click your regions</source>
        <translation>klick deine Regionen an</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The price of a combo</extracomment>
        <translation>gratis</translation>
    </message>
    <message numerus="yes">
        <source>pay %n coin(s)</source>
        <translation>
            <numerusform>%n Münze zahlen</numerusform>
            <numerusform>%n Münzen zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>your final attempt this turn</source>
        <translation>dein letzter Versuch in diesem Zug</translation>
    </message>
    <message>
        <source>{0} has no token to spare.</source>
        <translation>{0} hat kein Plättchen übrig.</translation>
    </message>
</context>
<context>
    <name>TurnTrack</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Runde {0} von {1}</translation>
    </message>
</context>
<context>
    <name>TutorialCard</name>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Chapters: start one again</source>
        <translation>Kapitel: noch einmal beginnen</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Leave the lesson (you can continue it later)</source>
        <translation>Lektion verlassen (du kannst sie später fortsetzen)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
</context>
<context>
    <name>TutorialController</name>
    <message>
        <source>Do this step for me</source>
        <translation>Diesen Schritt für mich machen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Finish the opponent&apos;s turn at once</source>
        <translation>Den Zug des Gegners sofort abschließen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>That&apos;s allowed too, but this lesson takes another path.</source>
        <translation>Auch das ist erlaubt, aber diese Lektion geht einen anderen Weg.</translation>
    </message>
    <message>
        <source>{0} of {1} · {2}</source>
        <extracomment>The number of a step, of how many, and its chapter</extracomment>
        <translation>{0} von {1} · {2}</translation>
    </message>
</context>
<context>
    <name>UndoBarrierTexts</name>
    <message>
        <source>Nothing to undo: no move has been made this turn.</source>
        <translation>Nichts rückgängig zu machen: In diesem Zug ist noch nichts passiert.</translation>
    </message>
    <message>
        <source>Nothing to undo: no move has been made yet.</source>
        <translation>Nichts rückgängig zu machen: Es ist noch nichts passiert.</translation>
    </message>
    <message>
        <source>Undo stops here: a new combo was revealed.</source>
        <translation>Weiter zurück geht es nicht: Eine neue Kombi wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>Undo stops here: another player has made a move.</source>
        <translation>Weiter zurück geht es nicht: Jemand anderes hat gezogen.</translation>
    </message>
    <message>
        <source>Undo stops here: something hidden was revealed.</source>
        <translation>Weiter zurück geht es nicht: Etwas Verborgenes wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>Undo stops here: the die was rolled.</source>
        <translation>Weiter zurück geht es nicht: Es wurde gewürfelt.</translation>
    </message>
</context>
<context>
    <name>VersionNotice</name>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Neuerungen</translation>
    </message>
    <message>
        <source>swqt {0} is out.</source>
        <translation>swqt {0} ist da.</translation>
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
        <translation>{0} folgen</translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation>Einladen…</translation>
    </message>
    <message>
        <source>Lead the others</source>
        <translation>Selbst weiterzeigen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Look on my own</source>
        <translation>Selbst umsehen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Nicht mehr zeigen</translation>
    </message>
    <message>
        <source>This game can&apos;t be shown to others.</source>
        <translation>Diese Partie kann anderen nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>This replay can&apos;t be shown.</source>
        <translation>Diese Wiederholung kann nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>Watching together</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>You lead now.</source>
        <translation>Jetzt zeigst du.</translation>
    </message>
    <message>
        <source>You lead the replay. Nobody else is here yet.</source>
        <translation>Du zeigst die Wiederholung. Noch ist niemand sonst da.</translation>
    </message>
    <message>
        <source>You lead the replay. Watching with you: {0}.</source>
        <translation>Du zeigst die Wiederholung. Es sehen zu: {0}.</translation>
    </message>
    <message>
        <source>You&apos;re looking on your own while {0} leads.</source>
        <translation>Du siehst dich selbst um, während {0} zeigt.</translation>
    </message>
    <message>
        <source>{0} has left.</source>
        <translation>{0} ist gegangen.</translation>
    </message>
    <message>
        <source>{0} has left. You keep the replay.</source>
        <translation>{0} ist gegangen. Du behältst die Wiederholung.</translation>
    </message>
    <message>
        <source>{0} leads now.</source>
        <translation>Jetzt zeigt {0}.</translation>
    </message>
    <message>
        <source>{0} leads the replay. Click a region to point at it.</source>
        <translation>{0} zeigt die Wiederholung. Klicke auf ein Gebiet, um darauf zu zeigen.</translation>
    </message>
    <message>
        <source>{0} points at {1}.</source>
        <extracomment>{0}: a person; {1}: a region</extracomment>
        <translation>{0} zeigt auf {1}.</translation>
    </message>
    <message>
        <source>{0} shows a game of {1}</source>
        <extracomment>{0}: a person; {1}: a date. The name of a table.</extracomment>
        <translation>{0} zeigt: Partie vom {1}</translation>
    </message>
</context>
<context>
    <name>WatchersPanel</name>
    <message>
        <source>Give the lead</source>
        <translation>Führung abgeben</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stummschalten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>WorthBar</name>
    <message>
        <source>A good match for the others, between {0} ({1}) and {2} ({3}).</source>
        <translation>Passt gut zu den anderen, zwischen {0} ({1}) und {2} ({3}).</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>How strong &amp;is it?</source>
        <translation>&amp;Wie stark ist es?</translation>
    </message>
    <message>
        <source>Let bots play many games with it; takes a minute or two</source>
        <translation>Bots spielen viele Partien damit; dauert ein, zwei Minuten</translation>
    </message>
    <message>
        <source>Perhaps too strong: about as strong as {0} ({1}).</source>
        <translation>Vielleicht zu stark: etwa so stark wie {0} ({1}).</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Too strong: surely stronger than {0} ({1}).</source>
        <extracomment>{0}: the strongest race or power of the box; {1}: its coins</extracomment>
        <translation>Zu stark: sicher stärker als {0} ({1}).</translation>
    </message>
    <message>
        <source>Too weak: surely weaker than {2} ({3}).</source>
        <translation>Zu schwach: sicher schwächer als {2} ({3}).</translation>
    </message>
    <message>
        <source>{0} ± {1} coins over the average power, place {2} of {3}.</source>
        <translation>{0} ± {1} Münzen gegenüber der durchschnittlichen Fähigkeit, Platz {2} von {3}.</translation>
    </message>
    <message>
        <source>{0} ± {1} coins over the average race, place {2} of {3}.</source>
        <translation>{0} ± {1} Münzen gegenüber dem durchschnittlichen Volk, Platz {2} von {3}.</translation>
    </message>
</context>
<context>
    <name>WorthPanel</name>
    <message>
        <source>Both boxes mixed</source>
        <translation>Beide Spiele gemischt</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Combos</source>
        <translation>Kombis</translation>
    </message>
    <message numerus="yes">
        <source>Measured in %n game(s)</source>
        <translation>
            <numerusform>Gemessen in %n Partie</numerusform>
            <numerusform>Gemessen in %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Völker</translation>
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
        <translation>Was Völker und Fähigkeiten wert sind, in Münzen</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Was die Tabelle zeigt</translation>
    </message>
</context>
<context>
    <name>WorthRowsModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>_ClockTexts</name>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>je %n Minute</numerusform>
            <numerusform>je %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n second(s) per turn</source>
        <translation>
            <numerusform>+%n Sekunde pro Zug</numerusform>
            <numerusform>+%n Sekunden pro Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>keine Uhr</translation>
    </message>
    <message numerus="yes">
        <source>reminder after %n minute(s)</source>
        <translation>
            <numerusform>Erinnerung nach %n Minute</numerusform>
            <numerusform>Erinnerung nach %n Minuten</numerusform>
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
        <translation>Volk und Fähigkeit</translation>
    </message>
    <message>
        <source>A second race</source>
        <comment>finish</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Ein zweites Volk</translation>
    </message>
    <message>
        <source>Attack and undo</source>
        <comment>attack</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Angriff und Rückgängig</translation>
    </message>
    <message>
        <source>Conquering</source>
        <comment>conquest</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Erobern</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>decline</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Untergang</translation>
    </message>
    <message>
        <source>Redeploying</source>
        <comment>redeployment</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Umverteilen</translation>
    </message>
    <message>
        <source>The die</source>
        <comment>die</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Der Würfel</translation>
    </message>
</context>
<context>
    <name>choice</name>
    <message>
        <source>Sorcerers against Elves</source>
        <comment>variants.sorcerer_vs_elf</comment>
        <translation>Hexer gegen Elfen</translation>
    </message>
    <message>
        <source>Sorcerers with an empty tray</source>
        <comment>variants.sorcerer_empty_hand</comment>
        <translation>Hexer mit leerem Vorrat</translation>
    </message>
    <message>
        <source>all</source>
        <comment>keep.all</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>always</source>
        <comment>when.always</comment>
        <translation>immer</translation>
    </message>
    <message>
        <source>an opponent</source>
        <comment>holder.opponent</comment>
        <translation>ein Gegner</translation>
    </message>
    <message>
        <source>an opponent who has attacked since the last turn</source>
        <comment>holder.grudge</comment>
        <translation>ein Gegner, der seit dem letzten Zug angegriffen hat</translation>
    </message>
    <message>
        <source>another race of the same player</source>
        <comment>holder.own</comment>
        <translation>ein anderes Volk desselben Spielers</translation>
    </message>
    <message>
        <source>anyone</source>
        <comment>holder.any</comment>
        <translation>irgendwer</translation>
    </message>
    <message>
        <source>at redeployment</source>
        <comment>at.redeploy</comment>
        <translation>beim Umverteilen</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <comment>at.close</comment>
        <translation>am Ende des Zugs</translation>
    </message>
    <message>
        <source>in decline</source>
        <comment>when.declined</comment>
        <translation>untergegangen</translation>
    </message>
    <message>
        <source>in the first region conquered</source>
        <comment>at.conquest</comment>
        <translation>in der ersten eroberten Region</translation>
    </message>
    <message>
        <source>moves of Encampments</source>
        <comment>variants.bivouac_moves</comment>
        <translation>Züge der Lager</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>holder.nobody</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>none</source>
        <comment>keep.none</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>once in the game</source>
        <comment>limit.game</comment>
        <translation>einmal in der Partie</translation>
    </message>
    <message>
        <source>once per turn</source>
        <comment>limit.turn</comment>
        <translation>einmal im Zug</translation>
    </message>
    <message>
        <source>once per turn against each opponent</source>
        <comment>limit.opponent</comment>
        <translation>einmal im Zug gegen jeden Gegner</translation>
    </message>
    <message>
        <source>one in each region</source>
        <comment>keep.one</comment>
        <translation>eines je Region</translation>
    </message>
    <message>
        <source>opponent next to it</source>
        <comment>per.opponent</comment>
        <translation>Gegner daneben</translation>
    </message>
    <message>
        <source>region conquered this turn</source>
        <comment>per.conquest</comment>
        <translation>in diesem Zug eroberte Region</translation>
    </message>
    <message>
        <source>region held</source>
        <comment>per.region</comment>
        <translation>gehaltene Region</translation>
    </message>
    <message>
        <source>separate group of regions</source>
        <comment>per.group</comment>
        <translation>getrennte Gruppe von Regionen</translation>
    </message>
    <message>
        <source>the attacker</source>
        <comment>payer.attacker</comment>
        <translation>der Angreifer</translation>
    </message>
    <message>
        <source>the bank</source>
        <comment>payer.bank</comment>
        <translation>die Bank</translation>
    </message>
    <message>
        <source>the opponent</source>
        <comment>payer.opponent</comment>
        <translation>der Gegner</translation>
    </message>
    <message>
        <source>the tray</source>
        <comment>source.tray</comment>
        <translation>dem Vorrat</translation>
    </message>
    <message>
        <source>the tray or, if that is empty, the hand</source>
        <comment>source.tray or hand</comment>
        <translation>dem Vorrat oder, wenn er leer ist, der Hand</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>per.turn</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>turn in which all its regions are connected</source>
        <comment>per.flock</comment>
        <translation>Zug, in dem alle Regionen zusammenhängen</translation>
    </message>
    <message>
        <source>when an opponent gives up a region</source>
        <comment>at.abandon</comment>
        <translation>wenn ein Gegner eine Region aufgibt</translation>
    </message>
    <message>
        <source>when an opponent&apos;s race declines</source>
        <comment>at.decline</comment>
        <translation>wenn das Volk eines Gegners untergeht</translation>
    </message>
    <message>
        <source>when it takes a region from an opponent</source>
        <comment>windfall.at.conquest</comment>
        <translation>wenn es einem Gegner eine Region nimmt</translation>
    </message>
    <message>
        <source>when the combo is picked</source>
        <comment>at.pick</comment>
        <translation>wenn die Kombi genommen wird</translation>
    </message>
    <message>
        <source>where Flames enter</source>
        <comment>variants.flames_entry</comment>
        <translation>wo Flammen ins Spiel kommen</translation>
    </message>
    <message>
        <source>while the race is active</source>
        <comment>when.active</comment>
        <translation>solange das Volk aktiv ist</translation>
    </message>
</context>
<context>
    <name>clause</name>
    <message>
        <source>Magic bag: a piece that copies one Relic on the map each turn</source>
        <comment>bag</comment>
        <translation>Zaubersack: eine Figur, die in jedem Zug ein Relikt auf der Karte nachahmt</translation>
    </message>
    <message>
        <source>Rebirth: it takes over regions of its owner&apos;s race in decline at the start of a turn</source>
        <comment>reborn</comment>
        <translation>Wiedergeburt: übernimmt zu Beginn eines Zugs Regionen des eigenen untergegangenen Volks</translation>
    </message>
    <message>
        <source>Silver Hammers: they conquer like tokens and are gained at each redeployment</source>
        <comment>hammers</comment>
        <translation>Silberhämmer: erobern wie Plättchen und kommen bei jedem Umverteilen dazu</translation>
    </message>
    <message>
        <source>Swap: when it is picked, its power may be swapped for another one</source>
        <comment>swap-badge</comment>
        <translation>Tausch: Wenn es genommen wird, kann seine Fähigkeit gegen eine andere getauscht werden</translation>
    </message>
</context>
<context>
    <name>condition</name>
    <message>
        <source>a Place lies there, or not</source>
        <comment>place</comment>
        <translation>dort liegt ein Ort, oder keiner</translation>
    </message>
    <message>
        <source>a single token stands there, or not</source>
        <comment>lone</comment>
        <translation>dort steht ein einzelnes Plättchen, oder nicht</translation>
    </message>
    <message>
        <source>at least this many tokens stand there</source>
        <comment>tokens</comment>
        <translation>dort stehen mindestens so viele Plättchen</translation>
    </message>
    <message>
        <source>it has the same terrain as the region where this lies</source>
        <comment>terrain_of</comment>
        <translation>dasselbe Gelände wie die Region, in der dies liegt</translation>
    </message>
    <message>
        <source>it holds at least this many of them</source>
        <comment>regions</comment>
        <translation>es hält mindestens so viele davon</translation>
    </message>
    <message>
        <source>it is next to a region of which this is true</source>
        <comment>next_to</comment>
        <translation>sie grenzt an eine Region, für die dies gilt</translation>
    </message>
    <message>
        <source>it is next to such a region, or to a chain of regions of this race that reaches one</source>
        <comment>linked_to</comment>
        <translation>sie grenzt an eine solche Region oder an eine Kette eigener Regionen, die zu einer führt</translation>
    </message>
    <message>
        <source>it is occupied by a race, a Lost Tribe or Monsters, or empty</source>
        <comment>occupied</comment>
        <translation>besetzt von einem Volk, Verlorenen Stamm oder Monster, oder leer</translation>
    </message>
    <message>
        <source>it is this round, or a later one</source>
        <comment>from_round</comment>
        <translation>es ist diese Runde oder eine spätere</translation>
    </message>
    <message>
        <source>it is this round, or an earlier one</source>
        <comment>to_round</comment>
        <translation>es ist diese Runde oder eine frühere</translation>
    </message>
    <message>
        <source>no other race and no Monsters are next to it, or some are</source>
        <comment>alone</comment>
        <translation>daneben ist kein anderes Volk und kein Monster, oder doch</translation>
    </message>
    <message>
        <source>the race there is active, or in decline</source>
        <comment>active</comment>
        <translation>das Volk dort ist aktiv, oder untergegangen</translation>
    </message>
    <message>
        <source>the region has this symbol</source>
        <comment>mark</comment>
        <translation>die Region hat dieses Symbol</translation>
    </message>
    <message>
        <source>the region has this terrain</source>
        <comment>terrain</comment>
        <translation>die Region hat dieses Gelände</translation>
    </message>
    <message>
        <source>this piece stands there</source>
        <comment>piece</comment>
        <translation>diese Figur steht dort</translation>
    </message>
    <message>
        <source>this race holds a region of which this is true</source>
        <comment>holding</comment>
        <translation>dieses Volk hält eine Region, für die dies gilt</translation>
    </message>
    <message>
        <source>this race holds it, or doesn&apos;t</source>
        <comment>held</comment>
        <translation>dieses Volk hält sie, oder nicht</translation>
    </message>
    <message>
        <source>who holds it</source>
        <comment>holder</comment>
        <translation>wer sie hält</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>coins</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n non-empty {kind} region(s) {more} conquered this turn</source>
        <comment>conquered</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n in diesem Zug eroberte, nicht leere {kind:R&lt;1}egion {more}</numerusform>
            <numerusform>%n in diesem Zug eroberte, nicht leere {kind:R&lt;1}egionen {more}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>tokens</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind} region(s) held {more}</source>
        <comment>held</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n eigene {kind:R&lt;1}egion {more}</numerusform>
            <numerusform>%n eigene {kind:R&lt;1}egionen {more}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>example</name>
    <message>
        <source>Coins it gets when an opponent conquers {region}</source>
        <comment>attack.coins</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Münzen, wenn ein Gegner {region} erobert</translation>
    </message>
    <message>
        <source>Extra commands after conquering {region}: {said}</source>
        <comment>says.conquest</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Zusätzliche Befehle nach der Eroberung von {region}: {said}</translation>
    </message>
    <message>
        <source>Extra commands after its conquests: {said}</source>
        <comment>says.redeploy</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Zusätzliche Befehle nach den Eroberungen: {said}</translation>
    </message>
    <message>
        <source>Extra commands after redeploying: {said}</source>
        <comment>says.close</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Zusätzliche Befehle nach dem Umverteilen: {said}</translation>
    </message>
    <message>
        <source>Extra commands at the start of a turn: {said}</source>
        <comment>says</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Zusätzliche Befehle zu Beginn eines Zuges: {said}</translation>
    </message>
    <message>
        <source>Number of regions it can conquer next, holding {held}</source>
        <comment>where</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Zahl der Regionen, die als Nächstes erobert werden können, im Besitz: {held}</translation>
    </message>
    <message>
        <source>Number of regions open to the first conquest</source>
        <comment>first.where</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Zahl der Regionen, die zuerst erobert werden können</translation>
    </message>
    <message>
        <source>The conquest of {region}, holding {held}</source>
        <comment>cost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Die Eroberung von {region}, im Besitz: {held}</translation>
    </message>
    <message>
        <source>The first conquest, {region}</source>
        <comment>first</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Die erste Eroberung, {region}</translation>
    </message>
    <message>
        <source>The income of a later turn in decline, holding {held}</source>
        <comment>decline.income</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Die Einnahmen eines späteren Zuges nach dem Untergang, im Besitz: {held}</translation>
    </message>
    <message>
        <source>The income of a turn, holding {held} and in decline {declined}</source>
        <comment>income</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Die Einnahmen eines Zuges, im Besitz: {held}, untergegangen: {declined}</translation>
    </message>
    <message>
        <source>The income of the turn of its decline, holding {held}</source>
        <comment>decline.paid</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Die Einnahmen im Zug des Untergangs, im Besitz: {held}</translation>
    </message>
    <message>
        <source>Tokens after two conquests</source>
        <comment>tokens.redeploy</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Plättchen nach zwei Eroberungen</translation>
    </message>
    <message>
        <source>Tokens in hand when it is picked</source>
        <comment>picked</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Plättchen auf der Hand beim Nehmen der Kombi</translation>
    </message>
    <message>
        <source>Tokens lost when an opponent conquers {region}</source>
        <comment>attack.lost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Verlorene Plättchen, wenn ein Gegner {region} erobert</translation>
    </message>
    <message>
        <source>Tokens that remain in decline, holding {held}</source>
        <comment>decline.keeps</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Plättchen, die nach dem Untergang bleiben, im Besitz: {held}</translation>
    </message>
    <message>
        <source>What it costs an opponent to conquer {region} when two of its tokens defend it</source>
        <comment>attack.cost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Was ein Gegner für {region} zahlt, verteidigt von zwei eigenen Plättchen</translation>
    </message>
    <message>
        <source>What the conquest of {region} adds to the income</source>
        <comment>income.conquest</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Was die Eroberung von {region} zusätzlich einbringt</translation>
    </message>
    <message>
        <source>Worked out by the engine on {where}:</source>
        <comment>heading</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Vom Programm berechnet auf {where}:</translation>
    </message>
    <message>
        <source>a Lost Tribe</source>
        <comment>with.tribe</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>ein Verlorener Stamm</translation>
    </message>
    <message>
        <source>not possible</source>
        <comment>no</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>tokens of an opponent: {n}</source>
        <comment>with.rivals</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Plättchen eines Gegners: {n}</translation>
    </message>
    <message>
        <source>{n} Monsters</source>
        <comment>with.monsters</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{n} Monster</translation>
    </message>
    <message>
        <source>{n} token in decline</source>
        <comment>with.forebears</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{n} untergegangenes Plättchen</translation>
    </message>
    <message>
        <source>{what}: {own} (without its effects: {plain}).</source>
        <comment>differs</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{what}: {own} (ohne diese Wirkungen: {plain}).</translation>
    </message>
    <message>
        <source>{what}: {own}, with or without its effects.</source>
        <comment>same</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{what}: {own}, mit oder ohne diese Wirkungen.</translation>
    </message>
</context>
<context>
    <name>excluded</name>
    <message>
        <source>No Places are in play.</source>
        <comment>places</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Orte sind nicht im Spiel.</translation>
    </message>
    <message>
        <source>No Relics are in play.</source>
        <comment>relics</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Relikte sind nicht im Spiel.</translation>
    </message>
    <message>
        <source>Nothing in this game brings this piece: {about}.</source>
        <comment>piece</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Nichts in dieser Partie bringt diese Figur: {about}.</translation>
    </message>
    <message>
        <source>The board has no region like this: {about}.</source>
        <comment>terrain</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Auf dem Spielplan gibt es keine solche Region: {about}.</translation>
    </message>
    <message>
        <source>The board has no symbol like this: {about}.</source>
        <comment>mark</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Auf dem Spielplan gibt es kein solches Symbol: {about}.</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>A new one each turn</source>
        <comment>new</comment>
        <translation>In jedem Zug eine neue</translation>
    </message>
    <message>
        <source>Adjacent to all regions of this race</source>
        <comment>anywhere</comment>
        <translation>Grenzt an alle Regionen dieses Volks</translation>
    </message>
    <message>
        <source>At most, in all</source>
        <comment>stock</comment>
        <translation>Insgesamt höchstens</translation>
    </message>
    <message>
        <source>Doesn&apos;t count as the one race in decline</source>
        <comment>extra</comment>
        <translation>Zählt nicht als das eine untergegangene Volk</translation>
    </message>
    <message>
        <source>Each in a region of its own</source>
        <comment>apart</comment>
        <translation>Jede in einer eigenen Region</translation>
    </message>
    <message>
        <source>For each</source>
        <comment>per</comment>
        <translation>Für jede(n)</translation>
    </message>
    <message>
        <source>For every so many</source>
        <comment>every</comment>
        <translation>Für je so viele</translation>
    </message>
    <message>
        <source>House rules that change it</source>
        <comment>variants</comment>
        <translation>Hausregeln, die es ändern</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>amount</comment>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How many regions</source>
        <comment>reborn.count</comment>
        <translation>Wie viele Regionen</translation>
    </message>
    <message>
        <source>How often</source>
        <comment>limit</comment>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>It stays in decline</source>
        <comment>stays</comment>
        <translation>Bleibt beim Untergang</translation>
    </message>
    <message>
        <source>It works</source>
        <comment>when</comment>
        <translation>Wirkt</translation>
    </message>
    <message>
        <source>Its region can&apos;t be conquered</source>
        <comment>immune</comment>
        <translation>Ihre Region kann nicht erobert werden</translation>
    </message>
    <message>
        <source>Joins all regions next to the same stretch</source>
        <comment>passage</comment>
        <translation>Verbindet alle Regionen am selben Abschnitt</translation>
    </message>
    <message>
        <source>May be moved, per turn</source>
        <comment>moves</comment>
        <translation>Darf bewegt werden, je Zug</translation>
    </message>
    <message>
        <source>May decline right after scoring</source>
        <comment>after_score</comment>
        <translation>Darf gleich nach der Wertung untergehen</translation>
    </message>
    <message>
        <source>May redeploy once more before that</source>
        <comment>redeploys</comment>
        <translation>Darf davor noch einmal umverteilen</translation>
    </message>
    <message>
        <source>Need not be placed</source>
        <comment>optional</comment>
        <translation>Muss nicht aufgestellt werden</translation>
    </message>
    <message>
        <source>Piece</source>
        <comment>piece</comment>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Pieces at a time</source>
        <comment>count</comment>
        <translation>Figuren auf einmal</translation>
    </message>
    <message>
        <source>Placed</source>
        <comment>at</comment>
        <translation>Aufgestellt</translation>
    </message>
    <message>
        <source>Printed rule that it stands for</source>
        <comment>rule</comment>
        <translation>Gedruckte Regel, für die es steht</translation>
    </message>
    <message>
        <source>The new token comes from</source>
        <comment>source</comment>
        <translation>Das neue Plättchen kommt aus</translation>
    </message>
    <message>
        <source>The power stays in decline</source>
        <comment>badge</comment>
        <translation>Die Fähigkeit bleibt beim Untergang</translation>
    </message>
    <message>
        <source>Tokens more for attackers</source>
        <comment>defence</comment>
        <translation>Plättchen mehr für Angreifer</translation>
    </message>
    <message>
        <source>Tokens that stay</source>
        <comment>keep</comment>
        <translation>Plättchen, die bleiben</translation>
    </message>
    <message>
        <source>When</source>
        <comment>windfall.at</comment>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>where</comment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Who pays</source>
        <comment>payer</comment>
        <translation>Wer bezahlt</translation>
    </message>
    <message>
        <source>Word for the game file</source>
        <comment>note</comment>
        <translation>Wort für die Spieldatei</translation>
    </message>
</context>
<context>
    <name>form</name>
    <message>
        <source>with {name}</source>
        <comment>with</comment>
        <extracomment>How names are put together</extracomment>
        <translation>mit „{name}“</translation>
    </message>
    <message>
        <source>{power} {race}</source>
        <comment>combo</comment>
        <extracomment>How names are put together</extracomment>
        <translation>{power} {race}</translation>
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
        <translation>Abenteuerlustige</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <comment>alchemist</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Alchemistische</translation>
    </message>
    <message>
        <source>Beacon</source>
        <comment>beacon</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Feuerkundige</translation>
    </message>
    <message>
        <source>Berserk</source>
        <comment>berserk</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Rasende</translation>
    </message>
    <message>
        <source>Bivouacking</source>
        <comment>bivouacking</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Kampierende</translation>
    </message>
    <message>
        <source>Commando</source>
        <comment>commando</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Kampferprobte</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <comment>diplomat</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Diplomatische</translation>
    </message>
    <message>
        <source>Dragon Master</source>
        <comment>dragon</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Drachenbändigende</translation>
    </message>
    <message>
        <source>Festive</source>
        <comment>festive</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Festliche</translation>
    </message>
    <message>
        <source>Fisher</source>
        <comment>fisher</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Fischende</translation>
    </message>
    <message>
        <source>Flocking</source>
        <comment>flocking</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Gesellige</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>flying</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Fliegende</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>forest</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Walderprobte</translation>
    </message>
    <message>
        <source>Fortified</source>
        <comment>fortified</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Wehrhafte</translation>
    </message>
    <message>
        <source>Frightened</source>
        <comment>frightened</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Verängstigte</translation>
    </message>
    <message>
        <source>Gleaning</source>
        <comment>gleaning</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Ährenlesende</translation>
    </message>
    <message>
        <source>Heroic</source>
        <comment>heroic</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Heldenhafte</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Hügelerprobte</translation>
    </message>
    <message>
        <source>Hungry</source>
        <comment>hungry</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Hungrige</translation>
    </message>
    <message>
        <source>Immortal</source>
        <comment>immortal</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Unsterbliche</translation>
    </message>
    <message>
        <source>Magic</source>
        <comment>magic</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Magische</translation>
    </message>
    <message>
        <source>Martyr</source>
        <comment>martyr</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Opferbereite</translation>
    </message>
    <message>
        <source>Merchant</source>
        <comment>merchant</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Kaufmännische</translation>
    </message>
    <message>
        <source>Mining</source>
        <comment>mining</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Schürfende</translation>
    </message>
    <message>
        <source>Moated</source>
        <comment>moated</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Umflutete</translation>
    </message>
    <message>
        <source>Mounted</source>
        <comment>mounted</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Berittene</translation>
    </message>
    <message>
        <source>Muddy</source>
        <comment>muddy</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Schlammige</translation>
    </message>
    <message>
        <source>Mystic</source>
        <comment>mystic</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Mystische</translation>
    </message>
    <message>
        <source>Patient</source>
        <comment>patient</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Geduldige</translation>
    </message>
    <message>
        <source>Pillaging</source>
        <comment>pillaging</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Plündernde</translation>
    </message>
    <message>
        <source>Quarreling</source>
        <comment>quarreling</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Zerstrittene</translation>
    </message>
    <message>
        <source>Reborn</source>
        <comment>reborn</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Wiedergeborene</translation>
    </message>
    <message>
        <source>Royal</source>
        <comment>royal</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Königliche</translation>
    </message>
    <message>
        <source>Seafaring</source>
        <comment>seafaring</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Seefahrende</translation>
    </message>
    <message>
        <source>Shield</source>
        <comment>shield</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Gepanzerte</translation>
    </message>
    <message>
        <source>Spirit</source>
        <comment>spirit</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Geisterhafte</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>stone</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Steinerne</translation>
    </message>
    <message>
        <source>Stout</source>
        <comment>stout</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Unerschrockene</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>swamp</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Sumpferprobte</translation>
    </message>
    <message>
        <source>Thieving</source>
        <comment>thieving</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Diebische</translation>
    </message>
    <message>
        <source>Tomb</source>
        <comment>tomb</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Begrabene</translation>
    </message>
    <message>
        <source>Underworld</source>
        <comment>underworld</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Unterirdische</translation>
    </message>
    <message>
        <source>Vampire</source>
        <comment>vampire</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Vampirische</translation>
    </message>
    <message>
        <source>Vanishing</source>
        <comment>vanishing</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Verschwindende</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <comment>vengeful</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Rachsüchtige</translation>
    </message>
    <message>
        <source>Wealthy</source>
        <comment>wealthy</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>Wohlhabende</translation>
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
        <translation>Schwarzgebirgsr</translation>
    </message>
    <message>
        <source>Cavern</source>
        <comment>mark=cavern</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… mit Höhle</translation>
    </message>
    <message>
        <source>Chasm</source>
        <comment>terrain=chasm</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Abgrundr</translation>
    </message>
    <message>
        <source>Farmland</source>
        <comment>terrain=farmland</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Ackerr</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>terrain=forest</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Waldr</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>terrain=hill</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Hügelr</translation>
    </message>
    <message>
        <source>Lake</source>
        <comment>terrain=lake</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Seer</translation>
    </message>
    <message>
        <source>Magic source</source>
        <comment>mark=magic</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… mit Magiequelle</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>terrain=mine</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Minenr</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>mark=mine</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… mit Mine</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>terrain=mountain</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Gebirgsr</translation>
    </message>
    <message>
        <source>Mud Pool</source>
        <comment>terrain=mud</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Schlammr</translation>
    </message>
    <message>
        <source>Mushroom Forest</source>
        <comment>terrain=mushroom</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Pilzwaldr</translation>
    </message>
    <message>
        <source>Mystic Crystal</source>
        <comment>terrain=crystal</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Kristallr</translation>
    </message>
    <message>
        <source>River</source>
        <comment>terrain=river</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Flussr</translation>
    </message>
    <message>
        <source>Sea</source>
        <comment>terrain=sea</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Meeresr</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>terrain=swamp</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Sumpfr</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>occupied=false</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… ohne Bewohner</translation>
    </message>
    <message>
        <source>land</source>
        <comment>terrain=land</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Landr</translation>
    </message>
    <message>
        <source>occupied</source>
        <comment>occupied=true</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… mit Bewohnern</translation>
    </message>
    <message>
        <source>water</source>
        <comment>terrain=water</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>Wasserr</translation>
    </message>
</context>
<context>
    <name>limit</name>
    <message>
        <source>, once per turn</source>
        <comment>turn</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, einmal pro Zug</translation>
    </message>
    <message>
        <source>, once per turn against each opponent</source>
        <comment>opponent</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, einmal pro Zug gegen jeden Gegner</translation>
    </message>
    <message>
        <source>, only once</source>
        <comment>game</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, nur einmal</translation>
    </message>
</context>
<context>
    <name>mark</name>
    <message>
        <source>Cavern</source>
        <comment>cavern</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Höhle</translation>
    </message>
    <message>
        <source>Edge of the map</source>
        <comment>edge</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Kartenrand</translation>
    </message>
    <message>
        <source>Lost Tribe</source>
        <comment>tribe</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Verlorener Stamm</translation>
    </message>
    <message>
        <source>Magic source</source>
        <comment>magic</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Magiequelle</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>mine</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Monster</source>
        <comment>monster</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Volcano</source>
        <comment>volcano</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Vulkan</translation>
    </message>
</context>
<context>
    <name>moment</name>
    <message>
        <source>at each redeployment</source>
        <comment>redeploy</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>bei jedem Umverteilen</translation>
    </message>
    <message>
        <source>at the end of each turn</source>
        <comment>close</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>am Ende jedes Zuges</translation>
    </message>
    <message>
        <source>at the start of each turn</source>
        <comment>start</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>zu Beginn jedes Zuges</translation>
    </message>
    <message>
        <source>when the combo is picked</source>
        <comment>pick</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>beim Nehmen der Kombi</translation>
    </message>
</context>
<context>
    <name>more</name>
    <message>
        <source>at the edge of the map</source>
        <comment>mark=edge</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>am Kartenrand</translation>
    </message>
    <message>
        <source>held by an opponent</source>
        <comment>holder=opponent</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>eines Gegners</translation>
    </message>
    <message>
        <source>held by another race of the same player</source>
        <comment>holder=own</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>eines anderen Volks desselben Spielers</translation>
    </message>
    <message>
        <source>next to a Chasm</source>
        <comment>next_to(terrain=chasm)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>an einem Abgrund</translation>
    </message>
    <message>
        <source>next to a Mountain region of this race</source>
        <comment>next_to(held=true,terrain=mountain)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>neben einer eigenen Gebirgsregion</translation>
    </message>
    <message>
        <source>next to a Mystic Crystal region of this race</source>
        <comment>next_to(held=true,terrain=crystal)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>neben einer eigenen Kristallregion</translation>
    </message>
    <message>
        <source>next to another race or Monsters</source>
        <comment>alone=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>neben einem anderen Volk oder neben Monstern</translation>
    </message>
    <message>
        <source>next to any {beside}</source>
        <comment>next_to</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>neben einer {beside}</translation>
    </message>
    <message>
        <source>next to any {beside} or to a chain of regions of this race that reaches one</source>
        <comment>linked_to</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>neben einer {beside} oder neben einer dorthin führenden Kette eigener Regionen</translation>
    </message>
    <message>
        <source>next to water</source>
        <comment>next_to(terrain=water)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>am Wasser</translation>
    </message>
    <message>
        <source>next to {the}</source>
        <comment>next_to.piece</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>neben der Region {with}</translation>
    </message>
    <message>
        <source>next to {the} or to a chain of regions of this race that reaches it</source>
        <comment>linked_to.piece</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>neben der Region {with} oder neben einer dorthin führenden Kette eigener Regionen</translation>
    </message>
    <message>
        <source>of an opponent who has attacked this player since the last turn</source>
        <comment>holder=grudge</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>eines Gegners mit einem Angriff auf diesen Spieler seit dessen letztem Zug</translation>
    </message>
    <message>
        <source>of the same terrain as its own</source>
        <comment>terrain_of=here</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>im gleichen Gelände</translation>
    </message>
    <message>
        <source>of the same terrain as {the}</source>
        <comment>terrain_of</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>im gleichen Gelände wie {the}</translation>
    </message>
    <message>
        <source>that anyone holds</source>
        <comment>holder=any</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>mit Besitzer</translation>
    </message>
    <message>
        <source>that nobody holds</source>
        <comment>holder=nobody</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>ohne Besitzer</translation>
    </message>
    <message>
        <source>that this race does not hold</source>
        <comment>held=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>außerhalb dieses Volks</translation>
    </message>
    <message>
        <source>that this race holds</source>
        <comment>held=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>dieses Volks</translation>
    </message>
    <message>
        <source>under a race in decline</source>
        <comment>active=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>unter einem untergegangenen Volk</translation>
    </message>
    <message>
        <source>under an active race</source>
        <comment>active=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>unter einem aktiven Volk</translation>
    </message>
    <message>
        <source>where it lies</source>
        <comment>piece=here</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>an seinem Platz</translation>
    </message>
    <message>
        <source>with a Lost Tribe symbol</source>
        <comment>mark=tribe</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>mit Stammessymbol</translation>
    </message>
    <message>
        <source>with a Monster symbol</source>
        <comment>mark=monster</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>mit Monstersymbol</translation>
    </message>
    <message>
        <source>with a Place</source>
        <comment>place=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>mit Ort</translation>
    </message>
    <message>
        <source>with a Volcano symbol</source>
        <comment>mark=volcano</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>mit Vulkansymbol</translation>
    </message>
    <message>
        <source>with a single active token of an opponent</source>
        <comment>active=true,holder=opponent,lone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>mit einem einzelnen aktiven Plättchen eines Gegners</translation>
    </message>
    <message>
        <source>with a single token</source>
        <comment>lone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>mit einem einzelnen Plättchen</translation>
    </message>
    <message>
        <source>with at least {tokens}</source>
        <comment>tokens</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>mit mindestens {tokens}</translation>
    </message>
    <message>
        <source>with no other race and no Monsters next to it</source>
        <comment>alone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>ohne anderes Volk und ohne Monster in der Nachbarschaft</translation>
    </message>
    <message>
        <source>without a Place</source>
        <comment>place=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>ohne Ort</translation>
    </message>
    <message>
        <source>without a lone token</source>
        <comment>lone=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>ohne einzelnes Plättchen</translation>
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
        <translation>in jedem Zug</translation>
    </message>
    <message>
        <source>each turn, as long as it holds a region</source>
        <comment>turn.held</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>in jedem Zug, solange das Volk eine Region besitzt</translation>
    </message>
    <message>
        <source>each turn, as long as there is a {one}</source>
        <comment>turn.where</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>in jedem Zug, solange es eine {one} gibt</translation>
    </message>
    <message>
        <source>for each separate group of regions held</source>
        <comment>group</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>für jede getrennte Gruppe eigener Regionen</translation>
    </message>
    <message>
        <source>for each {conquered}</source>
        <comment>conquest</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>für jede {conquered}</translation>
    </message>
    <message>
        <source>for each {held}</source>
        <comment>region</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>für jede {held}</translation>
    </message>
    <message>
        <source>for every {conquered_n}</source>
        <comment>conquest.every</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>für je {conquered_n}</translation>
    </message>
    <message>
        <source>for every {held_n}</source>
        <comment>region.every</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>für je {held_n}</translation>
    </message>
    <message>
        <source>for its region</source>
        <comment>region.here</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>für diese Region</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to a {held}</source>
        <comment>opponent.where</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>von jedem Gegner, dessen aktives Volk an eine {one} grenzt</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to that region</source>
        <comment>opponent.here</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>von jedem Gegner, dessen aktives Volk an diese Region grenzt</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to this one</source>
        <comment>opponent</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>von jedem Gegner, dessen aktives Volk an dieses grenzt</translation>
    </message>
    <message>
        <source>if all regions held are connected</source>
        <comment>flock</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>, wenn alle eigenen Regionen zusammenhängen</translation>
    </message>
</context>
<context>
    <name>piece</name>
    <message numerus="yes">
        <source>%n Bag(s)</source>
        <comment>bag.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Beutel</numerusform>
            <numerusform>%n Beutel</numerusform>
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
            <numerusform>%n Drache</numerusform>
            <numerusform>%n Drachen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Encampment(s)</source>
        <comment>encampment.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Lager</numerusform>
            <numerusform>%n Lager</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fortress(es)</source>
        <comment>fortress.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Festung</numerusform>
            <numerusform>%n Festungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Ghost(s)</source>
        <comment>ghost.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Gespenst</numerusform>
            <numerusform>%n Gespenster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Great Ancient(s)</source>
        <comment>ancient.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Großer Alter</numerusform>
            <numerusform>%n Große Alte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hero(es)</source>
        <comment>hero.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Held</numerusform>
            <numerusform>%n Helden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hole(s)</source>
        <comment>hole.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Erdhöhle</numerusform>
            <numerusform>%n Erdhöhlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mushroom Armor(s)</source>
        <comment>armor.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Pilzrüstung</numerusform>
            <numerusform>%n Pilzrüstungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Queen(s)</source>
        <comment>queen.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Königin</numerusform>
            <numerusform>%n Königinnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Troll Lair(s)</source>
        <comment>lair.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Trollhöhle</numerusform>
            <numerusform>%n Trollhöhlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Volcano(es)</source>
        <comment>volcano.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Vulkan</numerusform>
            <numerusform>%n Vulkane</numerusform>
        </translation>
    </message>
    <message>
        <source>Altar of Souls</source>
        <comment>altar.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Altar der Seelen</translation>
    </message>
    <message>
        <source>Bag</source>
        <comment>bag.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Beutel</translation>
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
        <translation>Gruft des Grabräubers</translation>
    </message>
    <message>
        <source>Diamond Fields</source>
        <comment>diamond.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Diamantenfeld</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>dragon.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Drache</translation>
    </message>
    <message>
        <source>Encampment</source>
        <comment>encampment.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Flying Doormat</source>
        <comment>doormat.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Fliegende Fußmatte</translation>
    </message>
    <message>
        <source>Fortress</source>
        <comment>fortress.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Festung</translation>
    </message>
    <message>
        <source>Fountain of Youth</source>
        <comment>fountain.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Jungbrunnen</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Froschring</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>den Froschring</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>der Froschring</translation>
    </message>
    <message>
        <source>Ghost</source>
        <comment>ghost.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Gespenst</translation>
    </message>
    <message>
        <source>Great Ancient</source>
        <comment>ancient.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Großer Alter</translation>
    </message>
    <message>
        <source>Great Brass Pipe</source>
        <comment>pipe.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Große Messingröhre</translation>
    </message>
    <message>
        <source>Hero</source>
        <comment>hero.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Held</translation>
    </message>
    <message>
        <source>Hole</source>
        <comment>hole.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Erdhöhle</translation>
    </message>
    <message>
        <source>Keep on the Motherland</source>
        <comment>keep.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Burg im Mutterland</translation>
    </message>
    <message>
        <source>Mine of the Lost Dwarf</source>
        <comment>mine.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Mine des Verlorenen Zwergs</translation>
    </message>
    <message>
        <source>Mushroom Armor</source>
        <comment>armor.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Pilzrüstung</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>queen.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Königin</translation>
    </message>
    <message>
        <source>Scepter of Avarice</source>
        <comment>scepter.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Zepter der Habgier</translation>
    </message>
    <message>
        <source>Shiny Orb</source>
        <comment>orb.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Leuchtende Kugel</translation>
    </message>
    <message>
        <source>Stinky Troll&apos;s Socks</source>
        <comment>socks.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Stinkende Trollsocke</translation>
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
        <translation>Schwert des Killerkaninchens</translation>
    </message>
    <message>
        <source>Troll Lair</source>
        <comment>lair.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Trollhöhle</translation>
    </message>
    <message>
        <source>Volcano</source>
        <comment>volcano.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Vulkan</translation>
    </message>
    <message>
        <source>Wickedest Pentacle</source>
        <comment>pentacle.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Pentagramm des Bösen</translation>
    </message>
    <message>
        <source>a Fortress</source>
        <comment>fortress.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>eine Festung</translation>
    </message>
    <message>
        <source>a Hero</source>
        <comment>hero.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>einen Helden</translation>
    </message>
    <message>
        <source>a Hole</source>
        <comment>hole.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>eine Erdhöhle</translation>
    </message>
    <message>
        <source>a Mushroom Armor</source>
        <comment>armor.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>eine Pilzrüstung</translation>
    </message>
    <message>
        <source>a Troll Lair</source>
        <comment>lair.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>eine Trollhöhle</translation>
    </message>
    <message>
        <source>an Encampment</source>
        <comment>encampment.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>ein Lager</translation>
    </message>
    <message>
        <source>the Altar of Souls</source>
        <comment>altar.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>den Altar der Seelen</translation>
    </message>
    <message>
        <source>the Altar of Souls</source>
        <comment>altar.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>der Altar der Seelen</translation>
    </message>
    <message>
        <source>the Bag</source>
        <comment>bag.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>den Beutel</translation>
    </message>
    <message>
        <source>the Bag</source>
        <comment>bag.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>der Beutel</translation>
    </message>
    <message>
        <source>the Balrog</source>
        <comment>balrog.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>den Balrog</translation>
    </message>
    <message>
        <source>the Balrog</source>
        <comment>balrog.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>der Balrog</translation>
    </message>
    <message>
        <source>the Crypt of the Tomb Raider</source>
        <comment>crypt.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Gruft des Grabräubers</translation>
    </message>
    <message>
        <source>the Crypt of the Tomb Raider</source>
        <comment>crypt.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Gruft des Grabräubers</translation>
    </message>
    <message>
        <source>the Diamond Fields</source>
        <comment>diamond.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>das Diamantenfeld</translation>
    </message>
    <message>
        <source>the Diamond Fields</source>
        <comment>diamond.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>das Diamantenfeld</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <comment>dragon.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>den Drachen</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <comment>dragon.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>der Drache</translation>
    </message>
    <message>
        <source>the Encampment</source>
        <comment>encampment.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>das Lager</translation>
    </message>
    <message>
        <source>the Flying Doormat</source>
        <comment>doormat.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Fliegende Fußmatte</translation>
    </message>
    <message>
        <source>the Flying Doormat</source>
        <comment>doormat.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Fliegende Fußmatte</translation>
    </message>
    <message>
        <source>the Fortress</source>
        <comment>fortress.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Festung</translation>
    </message>
    <message>
        <source>the Fountain of Youth</source>
        <comment>fountain.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>den Jungbrunnen</translation>
    </message>
    <message>
        <source>the Fountain of Youth</source>
        <comment>fountain.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>der Jungbrunnen</translation>
    </message>
    <message>
        <source>the Ghost</source>
        <comment>ghost.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>das Gespenst</translation>
    </message>
    <message>
        <source>the Ghost</source>
        <comment>ghost.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>das Gespenst</translation>
    </message>
    <message>
        <source>the Great Ancient</source>
        <comment>ancient.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>den Großen Alten</translation>
    </message>
    <message>
        <source>the Great Ancient</source>
        <comment>ancient.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>der Große Alte</translation>
    </message>
    <message>
        <source>the Great Brass Pipe</source>
        <comment>pipe.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Große Messingröhre</translation>
    </message>
    <message>
        <source>the Great Brass Pipe</source>
        <comment>pipe.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Große Messingröhre</translation>
    </message>
    <message>
        <source>the Hero</source>
        <comment>hero.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>der Held</translation>
    </message>
    <message>
        <source>the Hole</source>
        <comment>hole.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Erdhöhle</translation>
    </message>
    <message>
        <source>the Keep on the Motherland</source>
        <comment>keep.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Burg im Mutterland</translation>
    </message>
    <message>
        <source>the Keep on the Motherland</source>
        <comment>keep.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Burg im Mutterland</translation>
    </message>
    <message>
        <source>the Mine of the Lost Dwarf</source>
        <comment>mine.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Mine des Verlorenen Zwergs</translation>
    </message>
    <message>
        <source>the Mine of the Lost Dwarf</source>
        <comment>mine.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Mine des Verlorenen Zwergs</translation>
    </message>
    <message>
        <source>the Mushroom Armor</source>
        <comment>armor.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Pilzrüstung</translation>
    </message>
    <message>
        <source>the Queen</source>
        <comment>queen.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Königin</translation>
    </message>
    <message>
        <source>the Queen</source>
        <comment>queen.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Königin</translation>
    </message>
    <message>
        <source>the Scepter of Avarice</source>
        <comment>scepter.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>das Zepter der Habgier</translation>
    </message>
    <message>
        <source>the Scepter of Avarice</source>
        <comment>scepter.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>das Zepter der Habgier</translation>
    </message>
    <message>
        <source>the Shiny Orb</source>
        <comment>orb.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Leuchtende Kugel</translation>
    </message>
    <message>
        <source>the Shiny Orb</source>
        <comment>orb.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Leuchtende Kugel</translation>
    </message>
    <message>
        <source>the Stinky Troll&apos;s Socks</source>
        <comment>socks.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Stinkende Trollsocke</translation>
    </message>
    <message>
        <source>the Stinky Troll&apos;s Socks</source>
        <comment>socks.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Stinkende Trollsocke</translation>
    </message>
    <message>
        <source>the Sword of the Killer Rabbit</source>
        <comment>sword.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>das Schwert des Killerkaninchens</translation>
    </message>
    <message>
        <source>the Sword of the Killer Rabbit</source>
        <comment>sword.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>das Schwert des Killerkaninchens</translation>
    </message>
    <message>
        <source>the Troll Lair</source>
        <comment>lair.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>die Trollhöhle</translation>
    </message>
    <message>
        <source>the Volcano</source>
        <comment>volcano.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>den Vulkan</translation>
    </message>
    <message>
        <source>the Volcano</source>
        <comment>volcano.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>der Vulkan</translation>
    </message>
    <message>
        <source>the Wickedest Pentacle</source>
        <comment>pentacle.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>das Pentagramm des Bösen</translation>
    </message>
    <message>
        <source>the Wickedest Pentacle</source>
        <comment>pentacle.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>das Pentagramm des Bösen</translation>
    </message>
    <message>
        <source>with Froggy&apos;s Ring</source>
        <comment>ring.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit dem Froschring</translation>
    </message>
    <message>
        <source>with Stonehedge</source>
        <comment>stonehedge.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit Stonehedge</translation>
    </message>
    <message>
        <source>with a Fortress</source>
        <comment>fortress.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit einer Festung</translation>
    </message>
    <message>
        <source>with a Hero</source>
        <comment>hero.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit einem Helden</translation>
    </message>
    <message>
        <source>with a Hole</source>
        <comment>hole.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit einer Erdhöhle</translation>
    </message>
    <message>
        <source>with a Mushroom Armor</source>
        <comment>armor.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit einer Pilzrüstung</translation>
    </message>
    <message>
        <source>with a Troll Lair</source>
        <comment>lair.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit einer Trollhöhle</translation>
    </message>
    <message>
        <source>with an Encampment</source>
        <comment>encampment.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit einem Lager</translation>
    </message>
    <message>
        <source>with the Altar of Souls</source>
        <comment>altar.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit dem Altar der Seelen</translation>
    </message>
    <message>
        <source>with the Bag</source>
        <comment>bag.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit dem Beutel</translation>
    </message>
    <message>
        <source>with the Balrog</source>
        <comment>balrog.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit dem Balrog</translation>
    </message>
    <message>
        <source>with the Crypt of the Tomb Raider</source>
        <comment>crypt.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit der Gruft des Grabräubers</translation>
    </message>
    <message>
        <source>with the Diamond Fields</source>
        <comment>diamond.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit dem Diamantenfeld</translation>
    </message>
    <message>
        <source>with the Dragon</source>
        <comment>dragon.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit dem Drachen</translation>
    </message>
    <message>
        <source>with the Flying Doormat</source>
        <comment>doormat.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit der Fliegenden Fußmatte</translation>
    </message>
    <message>
        <source>with the Fountain of Youth</source>
        <comment>fountain.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit dem Jungbrunnen</translation>
    </message>
    <message>
        <source>with the Ghost</source>
        <comment>ghost.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit dem Gespenst</translation>
    </message>
    <message>
        <source>with the Great Ancient</source>
        <comment>ancient.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit dem Großen Alten</translation>
    </message>
    <message>
        <source>with the Great Brass Pipe</source>
        <comment>pipe.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit der Großen Messingröhre</translation>
    </message>
    <message>
        <source>with the Keep on the Motherland</source>
        <comment>keep.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit der Burg im Mutterland</translation>
    </message>
    <message>
        <source>with the Mine of the Lost Dwarf</source>
        <comment>mine.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit der Mine des Verlorenen Zwergs</translation>
    </message>
    <message>
        <source>with the Queen</source>
        <comment>queen.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit der Königin</translation>
    </message>
    <message>
        <source>with the Scepter of Avarice</source>
        <comment>scepter.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit dem Zepter der Habgier</translation>
    </message>
    <message>
        <source>with the Shiny Orb</source>
        <comment>orb.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit der Leuchtenden Kugel</translation>
    </message>
    <message>
        <source>with the Stinky Troll&apos;s Socks</source>
        <comment>socks.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit der Stinkenden Trollsocke</translation>
    </message>
    <message>
        <source>with the Sword of the Killer Rabbit</source>
        <comment>sword.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit dem Schwert des Killerkaninchens</translation>
    </message>
    <message>
        <source>with the Volcano</source>
        <comment>volcano.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit dem Vulkan</translation>
    </message>
    <message>
        <source>with the Wickedest Pentacle</source>
        <comment>pentacle.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>mit dem Pentagramm des Bösen</translation>
    </message>
</context>
<context>
    <name>puzzle</name>
    <message>
        <source>Continuing with {1} is worth {0} more than declining now.</source>
        <comment>go-on</comment>
        <translation>Weiterspielen ({1}): {0} mehr als Untergang jetzt.</translation>
    </message>
    <message>
        <source>Continuing would bring {0} more this turn, which is less than a new combo earns in the rounds left.</source>
        <comment>decline.now</comment>
        <translation>Weiterspielen brächte in diesem Zug {0} mehr, aber weniger, als eine neue Kombi in den übrigen Runden verdient.</translation>
    </message>
    <message>
        <source>Continuing would not bring more this turn.</source>
        <comment>decline.less</comment>
        <translation>Weiterspielen brächte auch in diesem Zug nicht mehr.</translation>
    </message>
    <message>
        <source>Declining now is worth {0} more than continuing with {1}.</source>
        <comment>decline</comment>
        <translation>Untergang jetzt: {0} mehr als Weiterspielen ({1}).</translation>
    </message>
    <message>
        <source>Giving up {0} frees the tokens for {1}: +{2}.</source>
        <comment>abandon</comment>
        <translation>Wer {0} aufgibt, hat die Plättchen für {1}: +{2}.</translation>
    </message>
    <message>
        <source>It brings {0} more this turn.</source>
        <comment>go-on.now</comment>
        <translation>In diesem Zug bringt das {0} mehr.</translation>
    </message>
    <message>
        <source>It brings {0} this turn; {1} brings {2}.</source>
        <comment>pick.now</comment>
        <translation>In diesem Zug bringt sie {0}; {1}: {2}.</translation>
    </message>
    <message>
        <source>It comes with {0}; {1} with {2}.</source>
        <comment>pick.tokens</comment>
        <translation>Sie bringt {0} mit; {1}: {2}.</translation>
    </message>
    <message>
        <source>Picking it brings {0} at once.</source>
        <comment>pick.coins</comment>
        <translation>Wer sie nimmt, bekommt sofort {0}.</translation>
    </message>
    <message>
        <source>The race has only {0} left to conquer with.</source>
        <comment>decline.hand</comment>
        <translation>Dem Volk bleiben nur {0} zum Erobern.</translation>
    </message>
    <message>
        <source>The right regions are {0}: +{1}.</source>
        <comment>regions</comment>
        <translation>Die richtigen Regionen sind {0}: +{1}.</translation>
    </message>
    <message>
        <source>{0} opens the way to {1}: +{2}.</source>
        <comment>opens</comment>
        <translation>{0} macht den Weg frei zu {1}: +{2}.</translation>
    </message>
    <message>
        <source>{0} rather than {1}: +{2}.</source>
        <comment>instead</comment>
        <translation>{0} statt {1}: +{2}.</translation>
    </message>
    <message>
        <source>{0}: +{1}.</source>
        <comment>source</comment>
        <translation>{0}: +{1}.</translation>
    </message>
    <message>
        <source>{0}: {1} more than {2}, the next best combo.</source>
        <comment>pick</comment>
        <translation>{0}: {1} mehr als {2}, die nächstbeste Kombi.</translation>
    </message>
</context>
<context>
    <name>region</name>
    <message>
        <source>in each {kind} region held {more}</source>
        <comment>held_in</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>in jeder eigenen {kind:R&lt;1}egion {more}</translation>
    </message>
    <message>
        <source>in {kind} regions {more}</source>
        <comment>in</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>in {kind:R&lt;1}egionen {more}</translation>
    </message>
    <message>
        <source>non-empty {kind} region {more} conquered this turn</source>
        <comment>conquered</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>in diesem Zug eroberte, nicht leere {kind:R&lt;1}egion {more}</translation>
    </message>
    <message>
        <source>{kind} region held {more}</source>
        <comment>held</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>eigene {kind:R&lt;1}egion {more}</translation>
    </message>
    <message>
        <source>{kind} region {more}</source>
        <comment>one</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>{kind:R&lt;1}egion {more}</translation>
    </message>
    <message>
        <source>{kind} region {more}</source>
        <comment>beside</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>{kind:R&lt;1}egion {more}</translation>
    </message>
    <message>
        <source>{kind} regions held {more}</source>
        <comment>held_all</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>eigene {kind:R&lt;1}egionen {more}</translation>
    </message>
    <message>
        <source>{kind} regions {more}</source>
        <comment>all</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>{kind:R&lt;1}egionen {more}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>All regions as a table</source>
        <comment>regions</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Alle Regionen als Tabelle</translation>
    </message>
    <message>
        <source>Charts</source>
        <comment>charts</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>coins</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Coins are secret until the end.</source>
        <comment>secret</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Münzen sind bis zum Ende geheim.</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <comment>chart_coins</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Münzen nach Runden</translation>
    </message>
    <message>
        <source>Coins on combos</source>
        <comment>source_combo</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Münzen auf Kombis</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>dark</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>source_decline</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Untergegangen</translation>
    </message>
    <message>
        <source>Income by source</source>
        <comment>chart_income</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Einnahmen nach Quelle</translation>
    </message>
    <message>
        <source>Keys: arrows go move by move, Page Up and Page Down turn by turn, Home and End to the start and the end. Space plays or pauses, T changes between light and dark.</source>
        <comment>keys</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Tasten: Pfeile gehen Schritt für Schritt, Bild auf und Bild ab Zug für Zug, Pos1 und Ende zum Anfang und zum Ende. Die Leertaste spielt ab oder hält an, T wechselt zwischen hell und dunkel.</translation>
    </message>
    <message>
        <source>Larger map</source>
        <comment>near</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Größere Karte</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>light</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>log</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <comment>notice</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Erstellt mit swqt, einem inoffiziellen Fanprojekt ohne Verbindung zum Verlag des Spiels.</translation>
    </message>
    <message>
        <source>Map of {0}</source>
        <comment>map</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Karte von {0}</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>place</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Move {0} of {1}</source>
        <comment>move</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Schritt {0} von {1}</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <comment>controls</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Schritte der Partie</translation>
    </message>
    <message>
        <source>Next move</source>
        <comment>forward</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Next turn</source>
        <comment>turn_forward</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>note</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>notes</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Owner</source>
        <comment>owner</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>source_paid</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>pause</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>play</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>players</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>source_power</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Previous move</source>
        <comment>back</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <comment>turn_back</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Races</source>
        <comment>source_race</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Völker</translation>
    </message>
    <message>
        <source>Region</source>
        <comment>region</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Region</translation>
    </message>
    <message>
        <source>Regions</source>
        <comment>source_regions</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Relics and Places</source>
        <comment>source_item</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Relikte und Orte</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <comment>turn</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Runde {0}: {1}</translation>
    </message>
    <message>
        <source>Small World on {0}, {1} rounds</source>
        <comment>about</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Small World auf {0}, {1} Runden</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <comment>start</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Beginn der Partie</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>over</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>This page needs JavaScript. It loads nothing from the network.</source>
        <comment>noscript</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Diese Seite braucht JavaScript. Sie lädt nichts aus dem Netz.</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>last</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>To the start</source>
        <comment>first</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Tokens and pieces</source>
        <comment>tokens</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Plättchen und Figuren</translation>
    </message>
    <message>
        <source>in decline</source>
        <comment>declined</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>untergegangen</translation>
    </message>
    <message>
        <source>in hand: {0}</source>
        <comment>hand</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>auf der Hand: {0}</translation>
    </message>
</context>
<context>
    <name>say</name>
    <message>
        <source>+{coins} once, at the end of the combo&apos;s first turn</source>
        <comment>income.turn.game</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>+{coins} einmalig, am Ende des ersten Zuges der Kombi</translation>
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
        <translation>+{tokens} nur zum Erobern: Sie werden nach jedem Umverteilen beiseitegelegt und kehren im nächsten Zug zurück</translation>
    </message>
    <message>
        <source>a Place: it serves the race that holds its region</source>
        <comment>value.place</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ein Ort: Er dient dem Volk, dem die Region gehört</translation>
    </message>
    <message>
        <source>a Relic: the active race that holds its region may use it once per turn, and it moves to the region where it is used</source>
        <comment>value.relic</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ein Relikt: Das aktive Volk, dem die Region gehört, darf es einmal pro Zug einsetzen, und es wandert in die Region, in der es eingesetzt wird</translation>
    </message>
    <message>
        <source>a region may be conquered with exactly {tokens}, whatever it costs</source>
        <comment>overrun</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>eine Region darf mit genau {tokens} erobert werden, egal wie viel sie kostet</translation>
    </message>
    <message>
        <source>a region {with} is immune to everyone and pays nobody</source>
        <comment>clause.balrog.4</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>eine Region {with} ist immun gegen alle und bringt niemandem etwas ein</translation>
    </message>
    <message>
        <source>a region {with} is immune: no opponent can conquer it</source>
        <comment>piece.immune</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>eine Region {with} ist immun: Kein Gegner kann sie erobern</translation>
    </message>
    <message>
        <source>adds {tokens}</source>
        <comment>value.power</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>bringt {tokens}</translation>
    </message>
    <message>
        <source>after scoring, one token of the player&apos;s own race in decline may be given up for {coins}</source>
        <comment>clause.altar</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>nach der Wertung darf ein Plättchen eines eigenen untergegangenen Volks für {coins} geopfert werden</translation>
    </message>
    <message>
        <source>all its tokens leave the map when it declines; each region they held then pays {coins}</source>
        <comment>decline.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>beim Untergang verlassen alle Plättchen die Karte; jede ihrer Regionen bringt dafür {coins}</translation>
    </message>
    <message>
        <source>all its tokens stay on the map when it declines</source>
        <comment>decline.all</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>beim Untergang bleiben alle Plättchen auf der Karte</translation>
    </message>
    <message>
        <source>all {all} count as adjacent to each other for conquests</source>
        <comment>link</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>beim Erobern gelten alle {all} als untereinander benachbart</translation>
    </message>
    <message>
        <source>an adjacent {one} may be conquered by replacing that token with one from the tray</source>
        <comment>substitute.tray</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>eine benachbarte {one} darf erobert werden, indem dieses Plättchen durch eines aus dem Vorrat ersetzt wird</translation>
    </message>
    <message>
        <source>an adjacent {one} may be conquered by replacing that token with one from the tray or, if that is empty, from the hand</source>
        <comment>substitute.hand</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>eine benachbarte {one} darf erobert werden, indem dieses Plättchen durch eines aus dem Vorrat ersetzt wird oder, wenn dieser leer ist, durch eines von der Hand</translation>
    </message>
    <message>
        <source>an opponent who can&apos;t pay can&apos;t conquer it</source>
        <comment>toll.unpaid</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>wer nicht zahlen kann, kann sie nicht erobern</translation>
    </message>
    <message>
        <source>at each redeployment it gains a Silver Hammer for each {held}, at most {stock} in all</source>
        <comment>clause.hammers</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>bei jedem Umverteilen gibt es für jede {held} einen Silberhammer, insgesamt höchstens {stock}</translation>
    </message>
    <message>
        <source>at each redeployment they return to hand, and they are lost when the race declines</source>
        <comment>clause.hammers.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>bei jedem Umverteilen kehren sie auf die Hand zurück, und beim Untergang gehen sie verloren</translation>
    </message>
    <message>
        <source>at redeployment, each of its regions keeps at least {tokens}, if it has enough</source>
        <comment>least</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>beim Umverteilen behält jede eigene Region mindestens {tokens}, wenn es genug gibt</translation>
    </message>
    <message>
        <source>at redeployment, each of its regions keeps no more than {tokens}: the others stay in hand until its next turn</source>
        <comment>most</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>beim Umverteilen behält jede eigene Region höchstens {tokens}: Die anderen bleiben bis zum nächsten Zug auf der Hand</translation>
    </message>
    <message>
        <source>at redeployment: +{tokens} {per}</source>
        <comment>supply</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>beim Umverteilen: +{tokens} {per}</translation>
    </message>
    <message>
        <source>at the end of each turn, {the} may be placed in any region but this one</source>
        <comment>clause.ghost</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>am Ende jedes Zuges darf {the} in eine beliebige andere Region gesetzt werden</translation>
    </message>
    <message>
        <source>at the end of the turn, it may be put into a region held</source>
        <comment>clause.ring</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>am Ende des Zuges darf der Ring in eine eigene Region gelegt werden</translation>
    </message>
    <message>
        <source>at the end of the turn, it may be put into a region held: the coins of that region are doubled, except those taken from players</source>
        <comment>clause.scepter</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>am Ende des Zuges darf es in eine eigene Region gelegt werden: Die Münzen dieser Region verdoppeln sich, außer denen von Mitspielern</translation>
    </message>
    <message>
        <source>at the end of the turn, peace may be made with one opponent whose active race was not attacked this turn: that player can&apos;t attack this race while it is active, until its owner&apos;s next turn</source>
        <comment>pact</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>am Ende des Zuges darf mit einem Gegner, dessen aktives Volk in diesem Zug nicht angegriffen wurde, Frieden geschlossen werden: Er darf dieses Volk bis zum nächsten Zug seines Besitzers nicht angreifen, solange es aktiv ist</translation>
    </message>
    <message>
        <source>at the start of each turn, up to {count} of its regions may be emptied: each gets a token of the player&apos;s active race, from the tray or, if that is empty, from the hand</source>
        <comment>clause.reborn</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>zu Beginn jedes Zuges dürfen bis zu {count} dieser Regionen geräumt werden: Jede erhält ein Plättchen des eigenen aktiven Volks aus dem Vorrat oder, wenn dieser leer ist, von der Hand</translation>
    </message>
    <message>
        <source>at the start of each turn, {the} may be moved to another region held</source>
        <comment>piece.moves.start</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>zu Beginn jedes Zuges darf {the} in eine andere eigene Region bewegt werden</translation>
    </message>
    <message>
        <source>before conquering a {one}, once it has been chosen, the die may be rolled</source>
        <comment>die.named</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>vor der Eroberung einer {one} darf, sobald sie gewählt ist, der Würfel geworfen werden</translation>
    </message>
    <message>
        <source>before each conquest, the die may be rolled: the result lowers the cost, but never below 1 token; if nothing can be conquered then, conquests end for this turn</source>
        <comment>die</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>vor jeder Eroberung darf der Würfel geworfen werden: Das Ergebnis senkt die Kosten, aber nie unter 1 Plättchen; lässt sich danach nichts erobern, enden die Eroberungen in diesem Zug</translation>
    </message>
    <message>
        <source>before scoring, they may be redeployed one last time</source>
        <comment>decline.redeploys</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>vor der Wertung dürfen sie ein letztes Mal umverteilt werden</translation>
    </message>
    <message>
        <source>each conquest {in} costs as if the region were empty</source>
        <comment>as_empty</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>jede Eroberung {in} kostet so viel, als wäre die Region leer</translation>
    </message>
    <message>
        <source>each conquest {in} costs {tokens} less</source>
        <comment>cost.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>jede Eroberung {in} kostet {tokens} weniger</translation>
    </message>
    <message>
        <source>each conquest {in} costs {tokens} more</source>
        <comment>cost.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>jede Eroberung {in} kostet {tokens} mehr</translation>
    </message>
    <message>
        <source>each makes its region cost attackers {defence} more</source>
        <comment>piece.defence</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>jedes Exemplar kostet Angreifer dieser Region {defence} mehr</translation>
    </message>
    <message>
        <source>each of the first {count} {all} conquered gets {a}</source>
        <comment>piece.first.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>von den eroberten {all} erhalten die ersten {count} je {a}</translation>
    </message>
    <message>
        <source>each turn, {the} may be used as a copy of one Relic on the map, whoever holds it</source>
        <comment>clause.bag</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>in jedem Zug darf {the} als Kopie eines Relikts auf der Karte dienen, egal wem es gehört</translation>
    </message>
    <message>
        <source>each {held} costs attackers {tokens} more</source>
        <comment>defence</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>jede {held} kostet Angreifer {tokens} mehr</translation>
    </message>
    <message>
        <source>each {held} is immune: no opponent can conquer it</source>
        <comment>immune</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>jede {held} ist immun: Kein Gegner kann sie erobern</translation>
    </message>
    <message>
        <source>for conquering a {held}, an opponent pays its owner {coins}</source>
        <comment>toll.attacker</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>erobert ein Gegner eine {held}, zahlt er dem Besitzer {coins}</translation>
    </message>
    <message>
        <source>for conquering a {one} from an opponent, it at once gets {coins}</source>
        <comment>windfall.conquest.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>wird eine {one} von einem Gegner erobert, gibt es sofort {coins}</translation>
    </message>
    <message>
        <source>for conquering a {one} from an opponent, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.conquest.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>wird eine {one} von einem Gegner erobert, zahlt er sofort {coins}, soweit er welche hat</translation>
    </message>
    <message>
        <source>for conquests, all regions next to the same connected {all} count as adjacent to each other</source>
        <comment>link.passage</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>beim Erobern gelten alle Regionen entlang zusammenhängender {all} als untereinander benachbart</translation>
    </message>
    <message>
        <source>for conquests, any {one} counts as adjacent to all regions of this race</source>
        <comment>link.anywhere</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>beim Erobern gilt jede {one} als Nachbar aller Regionen dieses Volks</translation>
    </message>
    <message>
        <source>for each {one} that an opponent gives up without a fight, it at once gets {coins}</source>
        <comment>windfall.abandon.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>für jede {one}, die ein Gegner kampflos aufgibt, gibt es sofort {coins}</translation>
    </message>
    <message>
        <source>for each {one} that an opponent gives up without a fight, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.abandon.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>für jede {one}, die ein Gegner kampflos aufgibt, zahlt er sofort {coins}, soweit er welche hat</translation>
    </message>
    <message>
        <source>from the next turn on, Hammers conquer like tokens, together with at least one token</source>
        <comment>clause.hammers.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ab dem nächsten Zug erobern Hämmer wie Plättchen, zusammen mit mindestens einem Plättchen</translation>
    </message>
    <message>
        <source>house rule: with no region on the map, it enters only through such a region</source>
        <comment>as_empty.entry</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>Hausregel: Ohne Region auf der Karte marschiert das Volk nur über eine solche Region ein</translation>
    </message>
    <message>
        <source>in decline, it does not count as its player&apos;s one race in decline: another may decline beside it</source>
        <comment>decline.extra</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>nach dem Untergang zählt das Volk nicht als das eine untergegangene Volk seines Spielers: Daneben ist noch ein zweites erlaubt</translation>
    </message>
    <message>
        <source>in later turns, {the} may be moved into a region next to its own, once per turn</source>
        <comment>clause.balrog.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>in späteren Zügen darf {the} einmal pro Zug in eine benachbarte Region bewegt werden</translation>
    </message>
    <message>
        <source>in the conquest it is used for, the defender loses no token: they all retreat</source>
        <comment>aid.loss.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>bei der Eroberung, für die es eingesetzt wird, verliert der Verteidiger kein Plättchen: Alle ziehen sich zurück</translation>
    </message>
    <message>
        <source>in the conquest it is used for, the defender loses {tokens} instead of one</source>
        <comment>aid.loss</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>bei der Eroberung, für die es eingesetzt wird, verliert der Verteidiger {tokens} statt eines</translation>
    </message>
    <message>
        <source>it conquers where it goes: 2 tokens are lost there, the others retreat</source>
        <comment>clause.balrog.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>er erobert, wohin er geht: Dort gehen 2 Plättchen verloren, die übrigen ziehen sich zurück</translation>
    </message>
    <message>
        <source>it costs its player {coins} {per}, as far as they have any</source>
        <comment>income.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>kostet seinen Besitzer {coins} {per}, soweit er welche hat</translation>
    </message>
    <message>
        <source>it does not redeploy: tokens left in hand stay there until its next turn</source>
        <comment>fixed</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>es wird nicht umverteilt: Plättchen, die auf der Hand bleiben, warten dort bis zum nächsten Zug</translation>
    </message>
    <message>
        <source>it has no effect {in}</source>
        <comment>clause.scepter.where</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>es wirkt nicht {in}</translation>
    </message>
    <message>
        <source>it keeps conquering every turn, before the active race</source>
        <comment>campaign</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>das Volk erobert weiter, in jedem Zug vor dem aktiven Volk</translation>
    </message>
    <message>
        <source>it moves as that Relic would, but nobody can take it: when its region is lost, it returns to hand</source>
        <comment>clause.bag.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>er bewegt sich wie das kopierte Relikt, kann aber nicht erbeutet werden: Geht seine Region verloren, kehrt er auf die Hand zurück</translation>
    </message>
    <message>
        <source>its holder has the benefits of a special power, drawn when it is discovered</source>
        <comment>grant</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>der Besitzer genießt die Vorteile einer Spezialfähigkeit, die bei der Entdeckung gezogen wird</translation>
    </message>
    <message>
        <source>its region costs attackers {tokens} more</source>
        <comment>defence.here</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>diese Region kostet Angreifer {tokens} mehr</translation>
    </message>
    <message>
        <source>may conquer any {one}, adjacent or not</source>
        <comment>reach</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>das Volk darf jede {one} erobern, benachbart oder nicht</translation>
    </message>
    <message>
        <source>may conquer {all} and stay there</source>
        <comment>zone</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>das Volk darf {all} erobern und dort bleiben</translation>
    </message>
    <message>
        <source>may conquer {all} and stay there; it keeps them in decline</source>
        <comment>zone.kept</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>das Volk darf {all} erobern und dort bleiben; nach dem Untergang behält es sie</translation>
    </message>
    <message>
        <source>may go into decline right after scoring a turn of conquests</source>
        <comment>decline.after_score</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>das Volk darf direkt nach der Wertung eines Eroberungszuges untergehen</translation>
    </message>
    <message>
        <source>no more than {stock} may stand on the map</source>
        <comment>piece.stock</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>auf der Karte stehen höchstens {stock}</translation>
    </message>
    <message>
        <source>no special ability: its strength is in its numbers</source>
        <comment>plain</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>keine besondere Gabe: Die Stärke liegt in der Überzahl</translation>
    </message>
    <message>
        <source>on other players&apos; turns, no race, power, Relic or Place helps anyone conquer its regions</source>
        <comment>shield</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>in den Zügen anderer Spieler hilft kein Volk, keine Fähigkeit, kein Relikt und kein Ort, Regionen dieses Volks zu erobern</translation>
    </message>
    <message>
        <source>once per turn, when its conquests end, all its tokens but one in each region return to hand for more conquests</source>
        <comment>again</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>einmal pro Zug kehren nach den Eroberungen alle Plättchen bis auf eines je Region auf die Hand zurück und können weiter erobern</translation>
    </message>
    <message>
        <source>only one may stand in a region</source>
        <comment>piece.apart</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>pro Region ist nur ein Exemplar erlaubt</translation>
    </message>
    <message>
        <source>only the holder of this Place can conquer a region {with}</source>
        <comment>clause.ghost.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>nur der Besitzer dieses Ortes kann eine Region {with} erobern</translation>
    </message>
    <message>
        <source>several may stand in the same region</source>
        <comment>piece.together</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>in einer Region sind mehrere Exemplare erlaubt</translation>
    </message>
    <message>
        <source>skipping its combo costs {coins} less</source>
        <comment>price.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>die Kombi zu übergehen kostet {coins} weniger</translation>
    </message>
    <message>
        <source>skipping its combo costs {coins} more</source>
        <comment>price.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>die Kombi zu übergehen kostet {coins} mehr</translation>
    </message>
    <message>
        <source>the conquest it is used for costs as if the region were empty</source>
        <comment>aid.as_empty</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>die Eroberung, für die es eingesetzt wird, kostet so viel, als wäre die Region leer</translation>
    </message>
    <message>
        <source>the conquest it is used for costs {tokens} less</source>
        <comment>aid.cost.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>die Eroberung, für die es eingesetzt wird, kostet {tokens} weniger</translation>
    </message>
    <message>
        <source>the conquest it is used for costs {tokens} more</source>
        <comment>aid.cost.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>die Eroberung, für die es eingesetzt wird, kostet {tokens} mehr</translation>
    </message>
    <message>
        <source>the conquest it is used for may be of any region, adjacent or not</source>
        <comment>aid.reach</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>die Eroberung, für die es eingesetzt wird, darf jeder Region gelten, benachbart oder nicht</translation>
    </message>
    <message>
        <source>the first {one} conquered gets {a}</source>
        <comment>piece.first.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>die erste eroberte {one} erhält {a}</translation>
    </message>
    <message>
        <source>the power stays with the race in decline</source>
        <comment>decline.badge</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>die Fähigkeit bleibt dem untergegangenen Volk erhalten</translation>
    </message>
    <message>
        <source>the result lowers the cost, but never below 1 token; if the tokens are enough, the region must be conquered, otherwise conquests end for this turn</source>
        <comment>die.rolled</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>das Ergebnis senkt die Kosten, aber nie unter 1 Plättchen; reichen die Plättchen, muss die Region erobert werden, sonst enden die Eroberungen in diesem Zug</translation>
    </message>
    <message>
        <source>they leave the map when the race declines</source>
        <comment>piece.leaves.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>sie verlassen beim Untergang die Karte</translation>
    </message>
    <message>
        <source>they may be moved each turn</source>
        <comment>piece.moves.all</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>sie dürfen in jedem Zug bewegt werden</translation>
    </message>
    <message>
        <source>they stay when the race declines</source>
        <comment>piece.stays.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>sie bleiben beim Untergang auf der Karte</translation>
    </message>
    <message>
        <source>under a race in decline, {the} stays where it is</source>
        <comment>clause.ghost.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>unter einem untergegangenen Volk bleibt {the}, wo es ist</translation>
    </message>
    <message>
        <source>when it is picked, it may swap its power with that of another combo on offer; coins stay where they are</source>
        <comment>clause.swap-badge</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>beim Nehmen der Kombi darf ihre Fähigkeit gegen die einer anderen Kombi der Auslage getauscht werden; Münzen bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>when its combo turns up, it comes with {coins} from the bank</source>
        <comment>gift</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>wird die Kombi aufgedeckt, liegt schon etwas aus der Bank darauf: {coins}</translation>
    </message>
    <message>
        <source>when one of its regions is conquered, no token is lost: they all retreat</source>
        <comment>loss.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>wird eine eigene Region erobert, geht kein Plättchen verloren: Alle ziehen sich zurück</translation>
    </message>
    <message>
        <source>when one of its regions is conquered, {tokens} are lost instead of one</source>
        <comment>loss</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>wird eine eigene Region erobert, gehen {tokens} statt eines verloren</translation>
    </message>
    <message>
        <source>when the region is conquered, they are not lost but retreat</source>
        <comment>piece.withdrawn</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>wird die Region erobert, gehen sie nicht verloren, sondern ziehen sich zurück</translation>
    </message>
    <message>
        <source>whenever an opponent&apos;s race declines, it at once gets {coins}</source>
        <comment>windfall.decline.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>geht ein Volk eines Gegners unter, gibt es sofort {coins}</translation>
    </message>
    <message>
        <source>whenever an opponent&apos;s race declines, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.decline.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>geht ein Volk eines Gegners unter, zahlt er sofort {coins}, soweit er welche hat</translation>
    </message>
    <message>
        <source>whenever another player conquers a {held}, its owner at once gets {coins}</source>
        <comment>toll.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>sobald ein anderer Spieler eine {held} erobert, erhält der bisherige Besitzer {coins}</translation>
    </message>
    <message>
        <source>whoever discovers the Place must at once send {the} into a region next to it</source>
        <comment>clause.balrog</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>wer den Ort entdeckt, muss sofort {a} in eine benachbarte Region schicken</translation>
    </message>
    <message>
        <source>with no region on the map, it may also enter through any {one}</source>
        <comment>entry</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ohne Region auf der Karte darf das Volk auch über jede {one} einmarschieren</translation>
    </message>
    <message>
        <source>with no region on the map, it may enter anywhere</source>
        <comment>entry.everywhere</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ohne Region auf der Karte darf das Volk überall einmarschieren</translation>
    </message>
    <message>
        <source>{a} stands {held_in} and makes it cost attackers {tokens} more</source>
        <comment>defence.piece</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>jede {held} erhält {a} und kostet Angreifer {tokens} mehr</translation>
    </message>
    <message>
        <source>{moment} it gains {a} for each {held}, to place in any region held</source>
        <comment>piece.gained</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} setzt man für jede {held} {a} in eine beliebige eigene Region</translation>
    </message>
    <message>
        <source>{moment}, {a} may be placed in a {place_one}</source>
        <comment>piece.may.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} darf man {a} in eine {place_one} setzen</translation>
    </message>
    <message>
        <source>{moment}, {a} must be placed in a {place_one}</source>
        <comment>piece.must.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} muss man {a} in eine {place_one} setzen</translation>
    </message>
    <message>
        <source>{moment}, {pieces} may be placed in {place_all}</source>
        <comment>piece.may.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} darf man {pieces} in {place_all} setzen</translation>
    </message>
    <message>
        <source>{moment}, {pieces} must be placed in {place_all}</source>
        <comment>piece.must.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} muss man {pieces} in {place_all} setzen</translation>
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
        <translation>in jedem Zug dürfen {moves} davon bewegt werden</translation>
    </message>
    <message>
        <source>{the} goes there and stays until it is used again</source>
        <comment>overrun.piece</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} kommt in diese Region und bleibt dort bis zum nächsten Einsatz</translation>
    </message>
    <message>
        <source>{the} leaves the map when the race declines</source>
        <comment>piece.leaves.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} verlässt beim Untergang die Karte</translation>
    </message>
    <message>
        <source>{the} may be moved each turn</source>
        <comment>piece.moves.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} darf in jedem Zug bewegt werden</translation>
    </message>
    <message>
        <source>{the} stays when the race declines</source>
        <comment>piece.stays.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} bleibt beim Untergang auf der Karte</translation>
    </message>
    <message>
        <source>{tokens}, plus those of the power (no more than {supply} in all)</source>
        <comment>value.race</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{tokens} plus die der Fähigkeit (insgesamt höchstens {supply})</translation>
    </message>
</context>
<context>
    <name>short</name>
    <message>
        <source>+1 per 2 regions by water</source>
        <comment>fisher</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je 2 Regionen am Wasser</translation>
    </message>
    <message>
        <source>+1 per Black Mountain</source>
        <comment>stone</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Schwarzgebirge</translation>
    </message>
    <message>
        <source>+1 per Farmland</source>
        <comment>humans</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Acker</translation>
    </message>
    <message>
        <source>+1 per Forest</source>
        <comment>forest</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Wald</translation>
    </message>
    <message>
        <source>+1 per Hill</source>
        <comment>hill</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Hügel</translation>
    </message>
    <message>
        <source>+1 per Magic source</source>
        <comment>wizards</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Magiequelle</translation>
    </message>
    <message>
        <source>+1 per Mine</source>
        <comment>mining</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Mine</translation>
    </message>
    <message>
        <source>+1 per Mine, even in decline</source>
        <comment>dwarves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Mine, auch untergegangen</translation>
    </message>
    <message>
        <source>+1 per Mud Pool, even in decline</source>
        <comment>muddy</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Schlamm, auch untergegangen</translation>
    </message>
    <message>
        <source>+1 per Mushroom Forest</source>
        <comment>shrooms</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Pilzwald</translation>
    </message>
    <message>
        <source>+1 per Mystic Crystal</source>
        <comment>mystic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Kristall</translation>
    </message>
    <message>
        <source>+1 per Place</source>
        <comment>adventurous</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Ort</translation>
    </message>
    <message>
        <source>+1 per Swamp</source>
        <comment>swamp</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Sumpf</translation>
    </message>
    <message>
        <source>+1 per occupied region conquered</source>
        <comment>orcs</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je besetzter eroberter Region</translation>
    </message>
    <message>
        <source>+1 per occupied region conquered</source>
        <comment>pillaging</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je besetzter eroberter Region</translation>
    </message>
    <message>
        <source>+1 per region</source>
        <comment>merchant</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Region</translation>
    </message>
    <message>
        <source>+1 per region lost</source>
        <comment>martyr</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je verlorener Region</translation>
    </message>
    <message>
        <source>+1 per region others give up</source>
        <comment>gleaning</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je von Gegnern geräumte Region</translation>
    </message>
    <message>
        <source>+1 per region with 3+ tokens</source>
        <comment>frightened</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Region mit 3+ Plättchen</translation>
    </message>
    <message>
        <source>+1 per region with no neighbours</source>
        <comment>drow</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je Region ohne Nachbarn</translation>
    </message>
    <message>
        <source>+1 per separate group of regions</source>
        <comment>quarreling</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 je getrennter Gruppe</translation>
    </message>
    <message>
        <source>+1 token per 2 occupied regions</source>
        <comment>skeletons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 Plättchen je 2 Überfälle</translation>
    </message>
    <message>
        <source>+1 token per Mud Pool</source>
        <comment>mudmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 Plättchen je Schlamm</translation>
    </message>
    <message>
        <source>+2 every turn</source>
        <comment>alchemist</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+2 in jedem Zug</translation>
    </message>
    <message>
        <source>+2 if all regions are connected</source>
        <comment>flocking</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+2, wenn alles zusammenhängt</translation>
    </message>
    <message>
        <source>+6 defence next to water</source>
        <comment>moated</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+6 Verteidigung am Wasser</translation>
    </message>
    <message>
        <source>+7 once, after the first turn</source>
        <comment>wealthy</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+7 einmalig nach dem ersten Zug</translation>
    </message>
    <message>
        <source>1 Fortress a turn: +1 and defence</source>
        <comment>fortified</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>je Zug 1 Festung: +1 und Schutz</translation>
    </message>
    <message>
        <source>1 coin from each neighbour</source>
        <comment>thieving</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>1 Münze von jedem Nachbarn</translation>
    </message>
    <message>
        <source>2 Heroes make regions immune</source>
        <comment>heroic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>2 Helden machen Regionen immun</translation>
    </message>
    <message>
        <source>4 extra tokens for conquest only</source>
        <comment>amazons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>4 Plättchen nur zum Erobern</translation>
    </message>
    <message>
        <source>5 Encampments defend</source>
        <comment>bivouacking</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>5 Lager zur Verteidigung</translation>
    </message>
    <message>
        <source>7 tokens, −1 coin from round 3</source>
        <comment>hungry</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>7 Plättchen, ab Runde 3 −1 Münze</translation>
    </message>
    <message>
        <source>Armor for each Mushroom Forest</source>
        <comment>shield</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>je Pilzwald eine Pilzrüstung</translation>
    </message>
    <message>
        <source>Caverns: −1 cost, all adjacent</source>
        <comment>underworld</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Höhlen: −1, alle benachbart</translation>
    </message>
    <message>
        <source>Great Ancient: immune, −1 nearby</source>
        <comment>cultists</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Großer Alter: immun, Umkreis −1</translation>
    </message>
    <message>
        <source>Mines forge Hammers for conquest</source>
        <comment>irondwarves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Minen schmieden Hämmer</translation>
    </message>
    <message>
        <source>Mountains immune in decline</source>
        <comment>badgers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Gebirge immun nach Untergang</translation>
    </message>
    <message>
        <source>a Lair defends each region</source>
        <comment>trolls</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Höhlen schützen jede Region</translation>
    </message>
    <message>
        <source>attack along every chasm</source>
        <comment>spiderines</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>greifen an jedem Abgrund an</translation>
    </message>
    <message>
        <source>cheap conquests near the Volcano</source>
        <comment>flames</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>erobern billig beim Vulkan</translation>
    </message>
    <message>
        <source>conquer any land region</source>
        <comment>flying</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>erobert jede Landregion</translation>
    </message>
    <message>
        <source>conquer seas and the Lake</source>
        <comment>seafaring</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>erobert Meere und den See</translation>
    </message>
    <message>
        <source>conquer twice each turn</source>
        <comment>tinkers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>erobern zweimal je Zug</translation>
    </message>
    <message>
        <source>conquer twice from round 4 on</source>
        <comment>patient</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>ab Runde 4 zweimal erobern</translation>
    </message>
    <message>
        <source>costs 1 more to skip</source>
        <comment>festive</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>übergehen kostet 1 mehr</translation>
    </message>
    <message>
        <source>cross rivers freely</source>
        <comment>lizardmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>überqueren Flüsse mühelos</translation>
    </message>
    <message>
        <source>cross water from shore to shore</source>
        <comment>ferrymen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>übers Wasser von Ufer zu Ufer</translation>
    </message>
    <message>
        <source>decline right after scoring</source>
        <comment>stout</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Untergang direkt nach Wertung</translation>
    </message>
    <message>
        <source>decline: vanish, 2 per region</source>
        <comment>vanishing</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Untergang: weg, 2 je Region</translation>
    </message>
    <message>
        <source>each conquest costs 1 less</source>
        <comment>ogres</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>jede Eroberung kostet 1 weniger</translation>
    </message>
    <message>
        <source>each conquest costs 1 less</source>
        <comment>commando</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>jede Eroberung kostet 1 weniger</translation>
    </message>
    <message>
        <source>each conquest costs 1 more</source>
        <comment>mummies</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>jede Eroberung kostet 1 mehr</translation>
    </message>
    <message>
        <source>enter anywhere, dig 2 Holes</source>
        <comment>halflings</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Start überall, 2 Erdhöhlen</translation>
    </message>
    <message>
        <source>from Mountain to Mountain</source>
        <comment>beacon</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>von Gebirge zu Gebirge</translation>
    </message>
    <message>
        <source>hold rivers and score them</source>
        <comment>kraken</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>halten und werten Flüsse</translation>
    </message>
    <message>
        <source>in decline: +2 every turn</source>
        <comment>wise</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>untergegangen: +2 in jedem Zug</translation>
    </message>
    <message>
        <source>in decline: attackers pay 1 coin</source>
        <comment>liches</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>untergegangen: Angreifer zahlen 1</translation>
    </message>
    <message>
        <source>in decline: feeds your new race</source>
        <comment>reborn</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>untergegangen: hilft neuem Volk</translation>
    </message>
    <message>
        <source>keep all tokens in decline</source>
        <comment>tomb</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>alle Plättchen bleiben liegen</translation>
    </message>
    <message>
        <source>keep conquering in decline</source>
        <comment>ghouls</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>erobern auch untergegangen</translation>
    </message>
    <message>
        <source>lose no tokens when conquered</source>
        <comment>elves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>verlieren nie ein Plättchen</translation>
    </message>
    <message>
        <source>lose no tokens when conquered</source>
        <comment>immortal</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>verliert nie ein Plättchen</translation>
    </message>
    <message>
        <source>may decline beside another race</source>
        <comment>spirit</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>zählt im Untergang nicht mit</translation>
    </message>
    <message>
        <source>no power works against them</source>
        <comment>gnomes</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>keine Fähigkeit hilft gegen sie</translation>
    </message>
    <message>
        <source>no redeployment; +2 from round 4</source>
        <comment>hermits</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>kein Umverteilen; +2 ab Runde 4</translation>
    </message>
    <message>
        <source>peace with one opponent</source>
        <comment>diplomat</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Frieden mit einem Gegner</translation>
    </message>
    <message>
        <source>replace an enemy&apos;s lone token</source>
        <comment>sorcerers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>ersetzen einzelne Gegner</translation>
    </message>
    <message>
        <source>replace an enemy&apos;s lone token</source>
        <comment>vampire</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>ersetzt einzelne Gegner</translation>
    </message>
    <message>
        <source>roll before each conquest</source>
        <comment>berserk</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>würfelt vor jeder Eroberung</translation>
    </message>
    <message>
        <source>roll the die near Crystals</source>
        <comment>wisp</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>würfeln bei Kristallen</translation>
    </message>
    <message>
        <source>sheer numbers, nothing else</source>
        <comment>ratmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>pure Überzahl, sonst nichts</translation>
    </message>
    <message>
        <source>steal coins, lose 1 each turn</source>
        <comment>magpies</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>stehlen Münzen, −1 je Zug</translation>
    </message>
    <message>
        <source>swap their power when picked</source>
        <comment>mimes</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>tauschen beim Nehmen Fähigkeit</translation>
    </message>
    <message>
        <source>take 1 region a turn for 1 token</source>
        <comment>dragon</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>1 Region pro Zug für 1 Plättchen</translation>
    </message>
    <message>
        <source>take 2 from those who decline</source>
        <comment>innkeepers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>2 Münzen von jedem Untergang</translation>
    </message>
    <message>
        <source>the Bag copies a Relic</source>
        <comment>magic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>der Beutel kopiert ein Relikt</translation>
    </message>
    <message>
        <source>the Queen makes a region immune</source>
        <comment>royal</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Königin macht eine Region immun</translation>
    </message>
    <message>
        <source>−1 cost against your attackers</source>
        <comment>vengeful</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>−1 gegen deine Angreifer</translation>
    </message>
    <message>
        <source>−1 cost along the coast</source>
        <comment>tritons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>−1 an der Küste</translation>
    </message>
    <message>
        <source>−1 cost next to your Mountains</source>
        <comment>giants</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>−1 neben eigenem Gebirge</translation>
    </message>
    <message>
        <source>−1 cost on Hills and Farmland</source>
        <comment>mounted</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>−1 auf Hügeln und Äckern</translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message>
        <source>In decline: {text}.</source>
        <comment>declined</comment>
        <extracomment>How a sentence about a trait ends</extracomment>
        <translation>{text} (erst nach dem Untergang).</translation>
    </message>
    <message>
        <source>{text}, also in decline.</source>
        <comment>always</comment>
        <extracomment>How a sentence about a trait ends</extracomment>
        <translation>{text}, auch nach dem Untergang.</translation>
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
        <translation>Ein frisches Volk</translation>
    </message>
    <message>
        <source>A new race enters from the edge of the map. The numbers show how many tokens each region costs. Take {h2}: click it, or go there with the arrow keys and press Enter.</source>
        <comment>enter.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ein neues Volk kommt vom Kartenrand. Die Zahlen zeigen, wie viele Plättchen jede Region kostet. Nimm {h2}: Klick darauf, oder geh mit den Pfeiltasten hin und drück die Eingabetaste.</translation>
    </message>
    <message>
        <source>A two!</source>
        <comment>rolled.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Eine Zwei!</translation>
    </message>
    <message>
        <source>An empty region costs 2 tokens, plus 1 for everything in your way: a token, a Lost Tribe, a Mountain. {p3} has a Lost Tribe: 2 + 1 = 3. Point at any region to see its sum.</source>
        <comment>cost.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Eine leere Region kostet 2 Plättchen, plus 1 für alles, was im Weg steht: Plättchen, Verlorener Stamm, Gebirge. In {p3} lebt ein Verlorener Stamm: 2 + 1 = 3. Zeig auf eine Region, und du siehst ihre Rechnung.</translation>
    </message>
    <message>
        <source>Choose your people</source>
        <comment>column.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Such dir ein Volk aus</translation>
    </message>
    <message>
        <source>Each region in decline still earns a coin: four this time. But {humans} and {hill} no longer earn anything extra. Few races and powers do in decline.</source>
        <comment>declined.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Jede Region bringt auch nach dem Untergang eine Münze: diesmal vier. Nur {humans} und {hill} bringen nichts mehr extra. Das können nur wenige Völker und Fähigkeiten.</translation>
    </message>
    <message>
        <source>Easy prey</source>
        <comment>taken.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Leichte Beute</translation>
    </message>
    <message>
        <source>Eight tokens hold four regions, so you can pick up only four to conquer with. When a people can&apos;t grow any more, it&apos;s time for a new one.</source>
        <comment>thin.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Acht Plättchen halten vier Regionen, also bleiben dir nur vier zum Erobern. Wenn ein Volk nicht mehr wachsen kann, ist es Zeit für ein neues.</translation>
    </message>
    <message>
        <source>Enough for now</source>
        <comment>stop.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Genug für jetzt</translation>
    </message>
    <message>
        <source>Enter the map</source>
        <comment>enter.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Marschier ein</translation>
    </message>
    <message>
        <source>From now on you conquer next to what you hold. Take {p3} and {f4}, in any order.</source>
        <comment>spread.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ab jetzt eroberst du neben dem, was dir schon gehört. Nimm {p3} und {f4}, egal in welcher Reihenfolge.</translation>
    </message>
    <message>
        <source>Go into decline</source>
        <comment>decline.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Lass dein Volk untergehen</translation>
    </message>
    <message>
        <source>Here you see who won and where the coins came from. You&apos;ll meet everything else as you play, and {key-explain} explains it. Have fun!</source>
        <comment>end.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Hier siehst du, wer gewonnen hat und woher die Münzen kamen. Alles andere lernst du beim Spielen, und {key-explain} erklärt es. Viel Spaß!</translation>
    </message>
    <message>
        <source>Instead of conquering, you can go into decline. One token stays in each region, turned over, and the rest leave. It takes your whole turn. Press Decline, then confirm with the large button.</source>
        <comment>decline.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Statt zu erobern, kannst du dein Volk untergehen lassen. Je Region bleibt ein Plättchen, umgedreht; der Rest verschwindet. Das kostet den ganzen Zug. Drück Untergang und bestätige mit dem großen Knopf.</translation>
    </message>
    <message>
        <source>It&apos;s up to you</source>
        <comment>again.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ganz wie du willst</translation>
    </message>
    <message>
        <source>Keep going</source>
        <comment>spread.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Weiter so</translation>
    </message>
    <message>
        <source>Lead your people, hold regions and earn coins for them. The most coins win. {rival} has already taken the four regions you see. You are {person}, and this first game has only four rounds.</source>
        <comment>welcome.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Führe dein Volk, besetze Regionen und verdiene Münzen damit. Wer die meisten hat, gewinnt. {rival} hat schon die vier markierten Regionen. Du bist {person}, und diese erste Partie dauert nur vier Runden.</translation>
    </message>
    <message>
        <source>Need a hint?</source>
        <comment>hint.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Brauchst du einen Tipp?</translation>
    </message>
    <message>
        <source>On your own</source>
        <comment>free.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Jetzt bist du dran</translation>
    </message>
    <message>
        <source>One token of a lost region is gone for good. The other three retreat to regions you still hold. They were placed for you; in Settings you can ask to do it yourself.</source>
        <comment>lost.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ein Plättchen der verlorenen Region ist für immer weg. Die anderen drei ziehen sich in deine übrigen Regionen zurück. Das geschah automatisch; in den Einstellungen kannst du es selbst übernehmen.</translation>
    </message>
    <message>
        <source>One token short</source>
        <comment>short.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ein Plättchen zu wenig</translation>
    </message>
    <message>
        <source>Pick your people</source>
        <comment>pick.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Nimm dein Volk</translation>
    </message>
    <message>
        <source>Place your tokens as you like. Balance spreads them evenly; Fortify borders, under More if there is no room, puts them where the threat is. Then press End turn.</source>
        <comment>again.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Verteile deine Plättchen nach Belieben. Ausgleichen verteilt gleichmäßig; Grenzen sichern, bei wenig Platz unter Mehr, legt sie dorthin, wo Gefahr droht. Dann drück Zug beenden.</translation>
    </message>
    <message>
        <source>Press {key-explain}: the rule book explains whatever you point at. Close its window, then press Next.</source>
        <comment>explain.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Drück {key-explain}: Das Regelbuch erklärt, worauf du gerade zeigst. Schließ sein Fenster und drück dann Weiter.</translation>
    </message>
    <message>
        <source>Press {key-hint}, or H on the map, and the strongest bot suggests whole turns. Press Esc to close them, then press Next.</source>
        <comment>hint.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Drück {key-hint}, oder H auf der Karte, und der stärkste Bot schlägt dir ganze Züge vor. Mit Esc schließt du sie, dann drück Weiter.</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <comment>redeploy.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Plättchen umverteilen</translation>
    </message>
    <message>
        <source>Second thoughts?</source>
        <comment>undo.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Doch lieber nicht?</translation>
    </message>
    <message>
        <source>Seven coins: one for each of your four regions, one for a Farmland ({humans}) and two for the Hills ({hill}). Point at a part of the sum and its regions light up.</source>
        <comment>payout.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Sieben Münzen: je eine für deine vier Regionen, eine für einen Acker ({humans}) und zwei für die Hügel ({hill}). Zeig auf einen Teil der Rechnung, und seine Regionen leuchten auf.</translation>
    </message>
    <message>
        <source>Spread too thin</source>
        <comment>thin.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Zu dünn verteilt</translation>
    </message>
    <message>
        <source>Still worth coins</source>
        <comment>declined.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Immer noch Münzen wert</translation>
    </message>
    <message>
        <source>Strike back</source>
        <comment>strike.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Schlag zurück</translation>
    </message>
    <message>
        <source>Take the {humans} with the power {hill}: nine tokens for two coins. Click their card, or go there with Tab and press Enter. Then press Pick, the large button below the map.</source>
        <comment>pick.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Nimm {humans} mit der Fähigkeit {hill}: neun Plättchen für zwei Münzen. Klick auf die Kombi, oder geh mit Tab hin und drück die Eingabetaste. Dann drück Nehmen, den großen Knopf unten.</translation>
    </message>
    <message>
        <source>That was a whole game!</source>
        <comment>end.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Das war eine ganze Partie!</translation>
    </message>
    <message>
        <source>That&apos;s allowed, too. For this lesson, take back {p3}.</source>
        <comment>strike.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Auch das ist erlaubt. Hol dir für diese Lektion {p3} zurück.</translation>
    </message>
    <message>
        <source>That&apos;s allowed. But just to try it, take {m3} first. You&apos;ll take it back in a moment.</source>
        <comment>try.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Das ist erlaubt. Aber nimm zur Probe erst {m3}. Gleich machst du es rückgängig.</translation>
    </message>
    <message>
        <source>That&apos;s enough: your last two tokens take {h4}. Had the roll failed, they would have stayed in your hand. Either way, your conquests are over for this turn.</source>
        <comment>rolled.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Das reicht: Deine letzten zwei Plättchen erobern {h4}. Sonst wären sie auf der Hand geblieben. So oder so sind deine Eroberungen in diesem Zug vorbei.</translation>
    </message>
    <message>
        <source>The badge with the die shows your chance. You need one more, so half of all rolls will do. Choose {h4}, then press Roll, the large button.</source>
        <comment>roll.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Das Schild mit dem Würfel zeigt deine Chance. Dir fehlt ein Plättchen, also reicht jeder zweite Wurf. Wähl {h4} aus und drück Würfeln, den großen Knopf.</translation>
    </message>
    <message>
        <source>The combo on top is free. For one further down, put a coin on each combo above it. Whoever picks a combo collects its coins: {rival} left one on the first.</source>
        <comment>price.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Die oberste Kombi ist gratis. Für eine weiter unten legst du je eine Münze auf alle darüber. Wer eine Kombi nimmt, bekommt die Münzen darauf: Auf der ersten liegt schon eine von {rival}.</translation>
    </message>
    <message>
        <source>The rules allow that, too. But first, roll the die for {h4}.</source>
        <comment>roll.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Auch das ist erlaubt. Aber würfle zuerst um {h4}.</translation>
    </message>
    <message>
        <source>The rules allow that, too. For this lesson, take {p3} and {f4}.</source>
        <comment>spread.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Auch das ist erlaubt. Nimm für diese Lektion {p3} und {f4}.</translation>
    </message>
    <message>
        <source>The rules allow that. For this lesson, stop here: Finish conquests.</source>
        <comment>stop.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Das ist erlaubt. Hör für diese Lektion hier auf: Eroberungen beenden.</translation>
    </message>
    <message>
        <source>These are the combos you can pick: each is a race with a special power. The number beside the tokens is how many you get. Point at a card, and the details tell you what they can do.</source>
        <comment>column.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Diese Kombis kannst du nehmen: je ein Volk mit einer Spezialfähigkeit. Die Zahl neben den Plättchen sagt, wie viele du bekommst. Zeig auf eine davon, und in den Einzelheiten liest du, was sie kann.</translation>
    </message>
    <message>
        <source>Three tokens for one coin a turn? Take it back with Undo, or {key-undo}. That works until chance steps in, as with a roll, or someone else has moved.</source>
        <comment>undo.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Drei Plättchen für eine Münze pro Zug? Nimm es zurück, mit Rückgängig oder {key-undo}. Das geht, bis der Zufall mitspielt, etwa beim Würfeln, oder jemand anderes gezogen hat.</translation>
    </message>
    <message>
        <source>To conquer, you pick up all your tokens but one in each region: that makes five. Try something and take {m3}. Its Mountain costs one token more.</source>
        <comment>try.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Zum Erobern nimmst du alle Plättchen auf bis auf eins in jeder Region: Das macht fünf. Probier es mit {m3}: Das Gebirge kostet ein Plättchen mehr.</translation>
    </message>
    <message>
        <source>Try your luck</source>
        <comment>roll.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Versuch dein Glück</translation>
    </message>
    <message>
        <source>Two peoples</source>
        <comment>both.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Zwei Völker</translation>
    </message>
    <message>
        <source>Under attack</source>
        <comment>attacked.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Angriff!</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <comment>welcome.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Willkommen!</translation>
    </message>
    <message>
        <source>What a region costs</source>
        <comment>cost.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Was eine Region kostet</translation>
    </message>
    <message>
        <source>What they cost</source>
        <comment>price.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Was sie kosten</translation>
    </message>
    <message>
        <source>When in doubt</source>
        <comment>explain.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Wenn du unsicher bist</translation>
    </message>
    <message>
        <source>With your last token you could still risk the die. Let it be: press Finish conquests, the large button, or {key-end}.</source>
        <comment>stop.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Mit dem letzten Plättchen könntest du noch würfeln. Lass es gut sein: Drück Eroberungen beenden, den großen Knopf, oder {key-end}.</translation>
    </message>
    <message>
        <source>You could carry on conquering. For this lesson, go into decline now.</source>
        <comment>decline.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Du könntest weiter erobern. Lass dein Volk für diese Lektion jetzt untergehen.</translation>
    </message>
    <message>
        <source>You could carry on from here. For this lesson, take it back first: Undo.</source>
        <comment>undo.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>So könntest du weiterspielen. Nimm für diese Lektion erst die Eroberung zurück: Rückgängig.</translation>
    </message>
    <message>
        <source>You could pick that combo, too. For this lesson, take the first one.</source>
        <comment>second.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Auch diese Kombi wäre möglich. Nimm für diese Lektion die erste.</translation>
    </message>
    <message>
        <source>You could pick that combo, too. For this lesson, take the third one.</source>
        <comment>pick.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Auch diese Kombi wäre möglich. Nimm für diese Lektion die dritte.</translation>
    </message>
    <message>
        <source>You could place them like that. For this lesson, put exactly four tokens in {p3}.</source>
        <comment>redeploy.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>So könntest du sie verteilen. Leg für diese Lektion genau vier Plättchen in {p3}.</translation>
    </message>
    <message>
        <source>You could take that region, too. For this lesson, start with {h2}.</source>
        <comment>enter.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Auch diese Region wäre möglich. Fang für diese Lektion mit {h2} an.</translation>
    </message>
    <message>
        <source>You have two tokens left, but {h4} costs three. For your last conquest of a turn you can roll the reinforcement die: three faces are blank, the others show 1, 2 and 3.</source>
        <comment>short.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Du hast noch zwei Plättchen, aber {h4} kostet drei. Bei der letzten Eroberung im Zug darfst du den Verstärkungswürfel werfen: Drei Seiten sind leer, die anderen zeigen 1, 2 und 3.</translation>
    </message>
    <message>
        <source>You lose one</source>
        <comment>lost.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Eins geht verloren</translation>
    </message>
    <message>
        <source>You now have two: the active race and the one in decline. Both earn coins. Normally you can have only one in decline, so the next to decline would push the old one off the map.</source>
        <comment>both.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Jetzt hast du zwei: das aktive Volk und das untergegangene. Beide bringen Münzen. Mehr als ein untergegangenes ist meist nicht erlaubt: Das nächste würde das alte von der Karte verdrängen.</translation>
    </message>
    <message>
        <source>Your first coins</source>
        <comment>payout.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Deine ersten Münzen</translation>
    </message>
    <message>
        <source>Your new turn begins with another pick. {flying} {tritons} are on top: they are free, and the two coins on them are yours. Take them: their card, then Pick.</source>
        <comment>second.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Dein neuer Zug beginnt wieder mit der Auslage. Oben liegen {tritons} mit der Fähigkeit {flying}: Sie sind gratis, und die zwei Münzen darauf gehören dir. Klick auf die Kombi, dann Nehmen.</translation>
    </message>
    <message>
        <source>Your second turn</source>
        <comment>try.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Dein zweiter Zug</translation>
    </message>
    <message>
        <source>{flying}, so you can conquer any land region; {tritons} pay one token less along the coast. Take all you can, perhaps with a last roll. Then redeploy and end the last turn of the game.</source>
        <comment>free.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Dank der Fähigkeit {flying} eroberst du jede Landregion; {tritons} zahlen an der Küste ein Plättchen weniger. Hol dir, so viel du kannst, gern mit einem letzten Wurf. Verteile um und beende den letzten Zug.</translation>
    </message>
    <message>
        <source>{rival} attacks {p3} again. You had only one token there, in decline: it&apos;s driven out and leaves the map.</source>
        <comment>taken.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} greift {p3} noch einmal an. Dort lag nur ein untergegangenes Plättchen von dir: Es wird vertrieben und verlässt die Karte.</translation>
    </message>
    <message>
        <source>{rival} attacks {p3}. Four tokens defend it, so it costs 2 + 4 = 6.</source>
        <comment>attacked.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} greift {p3} an. Vier Plättchen verteidigen die Region, also kostet sie 2 + 4 = 6.</translation>
    </message>
    <message>
        <source>{rival} holds {p3} with two tokens, so it costs 2 + 2 = 4. It&apos;s a Farmland, worth two coins to you. Take it!</source>
        <comment>strike.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} hält {p3} mit zwei Plättchen, also kostet die Region 2 + 2 = 4. Es ist ein Acker, der dir zwei Münzen bringt. Hol ihn dir!</translation>
    </message>
    <message>
        <source>{rival} keeps growing: watch the map. Numbered arrows and the log show what has happened since your turn.</source>
        <comment>waiting.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} breitet sich weiter aus: Schau auf die Karte. Nummerierte Pfeile und der Verlauf zeigen, was seit deinem Zug passiert ist.</translation>
    </message>
    <message>
        <source>{rival} stands next to {p3}, so put four tokens there. First take one from {h2} with a right-click or −, then add it to {p3} with a click or +. Leave at least one in each region. Then press End turn.</source>
        <comment>redeploy.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} steht neben {p3}: Vier Plättchen sollen dorthin. Nimm eins aus {h2}, mit Rechtsklick oder −, und leg es in {p3}, mit Klick oder +. In jeder Region bleibt mindestens eins. Dann drück Zug beenden.</translation>
    </message>
    <message>
        <source>{rival}&apos;s turn</source>
        <comment>waiting.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} ist am Zug</translation>
    </message>
</context>
<context>
    <name>term</name>
    <message>
        <source>Active</source>
        <comment>active</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>column</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Combo</source>
        <comment>combo</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Kombi</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>hand</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>declined</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Untergegangen</translation>
    </message>
    <message>
        <source>Lost Tribe</source>
        <comment>lost-tribe</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Verlorener Stamm</translation>
    </message>
    <message>
        <source>Monster</source>
        <comment>monster</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>place</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>race</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Race banner</source>
        <comment>banner</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Volksbanner</translation>
    </message>
    <message>
        <source>Race token</source>
        <comment>token</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Volksplättchen</translation>
    </message>
    <message>
        <source>Region</source>
        <comment>region</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Region</translation>
    </message>
    <message>
        <source>Reinforcement die</source>
        <comment>die</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Verstärkungswürfel</translation>
    </message>
    <message>
        <source>Relic</source>
        <comment>relic</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Relikt</translation>
    </message>
    <message>
        <source>Silver Hammer</source>
        <comment>hammer</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Silberhammer</translation>
    </message>
    <message>
        <source>Special power</source>
        <comment>power</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Spezialfähigkeit</translation>
    </message>
    <message>
        <source>Special power badge</source>
        <comment>badge</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Fähigkeitsplakette</translation>
    </message>
    <message>
        <source>Tray</source>
        <comment>tray</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Vengeance marker</source>
        <comment>vengeance</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Rachemarker</translation>
    </message>
    <message>
        <source>Victory coin</source>
        <comment>coin</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Siegmünze</translation>
    </message>
</context>
<context>
    <name>terrain</name>
    <message>
        <source>Abysmal Chasm</source>
        <comment>chasm</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Abgrund</translation>
    </message>
    <message>
        <source>Black Mountain</source>
        <comment>blackmountain</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Schwarzgebirge</translation>
    </message>
    <message>
        <source>Farmland</source>
        <comment>farmland</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Acker</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>forest</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Lake</source>
        <comment>lake</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>See</translation>
    </message>
    <message>
        <source>Land</source>
        <comment>land</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Land</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>mine</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>mountain</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>Mud Pool</source>
        <comment>mud</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Schlamm</translation>
    </message>
    <message>
        <source>Mushroom Forest</source>
        <comment>mushroom</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Pilzwald</translation>
    </message>
    <message>
        <source>Mystic Crystal</source>
        <comment>crystal</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Kristall</translation>
    </message>
    <message>
        <source>River</source>
        <comment>river</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Sea</source>
        <comment>sea</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>swamp</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>Water</source>
        <comment>water</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Wasser</translation>
    </message>
</context>
<context>
    <name>trait</name>
    <message>
        <source>Adventurous</source>
        <comment>adventurous</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Abenteuerlustig</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <comment>alchemist</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Alchemist</translation>
    </message>
    <message>
        <source>Altar of Souls</source>
        <comment>altar</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Altar der Seelen</translation>
    </message>
    <message>
        <source>Amazons</source>
        <comment>amazons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Amazonen</translation>
    </message>
    <message>
        <source>Badgers</source>
        <comment>badgers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Dachse</translation>
    </message>
    <message>
        <source>Beacon</source>
        <comment>beacon</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Leuchtfeuer</translation>
    </message>
    <message>
        <source>Berserk</source>
        <comment>berserk</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Rasend</translation>
    </message>
    <message>
        <source>Bivouacking</source>
        <comment>bivouacking</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Kampierend</translation>
    </message>
    <message>
        <source>Commando</source>
        <comment>commando</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Kampferprobt</translation>
    </message>
    <message>
        <source>Crypt of the Tomb Raider</source>
        <comment>crypt</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Gruft des Grabräubers</translation>
    </message>
    <message>
        <source>Cultists</source>
        <comment>cultists</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Kultpriester</translation>
    </message>
    <message>
        <source>Diamond Fields</source>
        <comment>diamond</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Diamantenfeld</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <comment>diplomat</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>Dragon Master</source>
        <comment>dragon</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Drachenbändiger</translation>
    </message>
    <message>
        <source>Drow</source>
        <comment>drow</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Dunkelelfen</translation>
    </message>
    <message>
        <source>Dwarves</source>
        <comment>dwarves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Zwerge</translation>
    </message>
    <message>
        <source>Elves</source>
        <comment>elves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Elben</translation>
    </message>
    <message>
        <source>Ferrymen</source>
        <comment>ferrymen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fährleute</translation>
    </message>
    <message>
        <source>Festive</source>
        <comment>festive</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Festlich</translation>
    </message>
    <message>
        <source>Fisher</source>
        <comment>fisher</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Flames</source>
        <comment>flames</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Flammen</translation>
    </message>
    <message>
        <source>Flocking</source>
        <comment>flocking</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Gesellig</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>flying</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fliegend</translation>
    </message>
    <message>
        <source>Flying Doormat</source>
        <comment>doormat</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fliegende Fußmatte</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>forest</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Walderprobt</translation>
    </message>
    <message>
        <source>Fortified</source>
        <comment>fortified</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Wehrhaft</translation>
    </message>
    <message>
        <source>Fountain of Youth</source>
        <comment>fountain</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Jungbrunnen</translation>
    </message>
    <message>
        <source>Frightened</source>
        <comment>frightened</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Verängstigt</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Froschring</translation>
    </message>
    <message>
        <source>Ghouls</source>
        <comment>ghouls</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ghule</translation>
    </message>
    <message>
        <source>Giants</source>
        <comment>giants</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Riesen</translation>
    </message>
    <message>
        <source>Gleaning</source>
        <comment>gleaning</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ährenlesend</translation>
    </message>
    <message>
        <source>Gnomes</source>
        <comment>gnomes</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Gnome</translation>
    </message>
    <message>
        <source>Great Brass Pipe</source>
        <comment>pipe</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Große Messingröhre</translation>
    </message>
    <message>
        <source>Halflings</source>
        <comment>halflings</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Halblinge</translation>
    </message>
    <message>
        <source>Hermits</source>
        <comment>hermits</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Eremiten</translation>
    </message>
    <message>
        <source>Heroic</source>
        <comment>heroic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Heldenhaft</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Hügelerprobt</translation>
    </message>
    <message>
        <source>Humans</source>
        <comment>humans</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Hungry</source>
        <comment>hungry</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Hungrig</translation>
    </message>
    <message>
        <source>Immortal</source>
        <comment>immortal</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Unsterblich</translation>
    </message>
    <message>
        <source>Innkeepers</source>
        <comment>innkeepers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Wirtsleute</translation>
    </message>
    <message>
        <source>Iron Dwarves</source>
        <comment>irondwarves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Eisenzwerge</translation>
    </message>
    <message>
        <source>Keep on the Motherland</source>
        <comment>keep</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Burg im Mutterland</translation>
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
        <translation>Untote</translation>
    </message>
    <message>
        <source>Lizardmen</source>
        <comment>lizardmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Echsenmenschen</translation>
    </message>
    <message>
        <source>Magic</source>
        <comment>magic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Magisch</translation>
    </message>
    <message>
        <source>Magpies</source>
        <comment>magpies</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Elstern</translation>
    </message>
    <message>
        <source>Martyr</source>
        <comment>martyr</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Opferbereit</translation>
    </message>
    <message>
        <source>Merchant</source>
        <comment>merchant</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Kaufmännisch</translation>
    </message>
    <message>
        <source>Mine of the Lost Dwarf</source>
        <comment>mine</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mine des Verlorenen Zwergs</translation>
    </message>
    <message>
        <source>Mining</source>
        <comment>mining</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Schürfend</translation>
    </message>
    <message>
        <source>Moated</source>
        <comment>moated</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Umflutet</translation>
    </message>
    <message>
        <source>Mounted</source>
        <comment>mounted</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Beritten</translation>
    </message>
    <message>
        <source>Muddy</source>
        <comment>muddy</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Schlammig</translation>
    </message>
    <message>
        <source>Mudmen</source>
        <comment>mudmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Schlammwesen</translation>
    </message>
    <message>
        <source>Mummies</source>
        <comment>mummies</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mumien</translation>
    </message>
    <message>
        <source>Mystic</source>
        <comment>mystic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mystisch</translation>
    </message>
    <message>
        <source>Ogres</source>
        <comment>ogres</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Oger</translation>
    </message>
    <message>
        <source>Orcs</source>
        <comment>orcs</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Orks</translation>
    </message>
    <message>
        <source>Patient</source>
        <comment>patient</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Geduldig</translation>
    </message>
    <message>
        <source>Pillaging</source>
        <comment>pillaging</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Plündernd</translation>
    </message>
    <message>
        <source>Quarreling</source>
        <comment>quarreling</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Zerstritten</translation>
    </message>
    <message>
        <source>Ratmen</source>
        <comment>ratmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Rattenmenschen</translation>
    </message>
    <message>
        <source>Reborn</source>
        <comment>reborn</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Wiedergeboren</translation>
    </message>
    <message>
        <source>Royal</source>
        <comment>royal</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Königlich</translation>
    </message>
    <message>
        <source>Scepter of Avarice</source>
        <comment>scepter</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Zepter der Habgier</translation>
    </message>
    <message>
        <source>Seafaring</source>
        <comment>seafaring</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Seefahrer</translation>
    </message>
    <message>
        <source>Shadow Mimes</source>
        <comment>mimes</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Schattenmimen</translation>
    </message>
    <message>
        <source>Shield</source>
        <comment>shield</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Gepanzert</translation>
    </message>
    <message>
        <source>Shiny Orb</source>
        <comment>orb</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Leuchtende Kugel</translation>
    </message>
    <message>
        <source>Shrooms</source>
        <comment>shrooms</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Rauschpilze</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <comment>skeletons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Skelette</translation>
    </message>
    <message>
        <source>Sorcerers</source>
        <comment>sorcerers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Hexenmeister</translation>
    </message>
    <message>
        <source>Spiderines</source>
        <comment>spiderines</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Spinnenwesen</translation>
    </message>
    <message>
        <source>Spirit</source>
        <comment>spirit</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Geist</translation>
    </message>
    <message>
        <source>Stinky Troll&apos;s Socks</source>
        <comment>socks</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Stinkende Trollsocke</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>stone</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Steinern</translation>
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
        <translation>Unerschrocken</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>swamp</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Sumpferprobt</translation>
    </message>
    <message>
        <source>Sword of the Killer Rabbit</source>
        <comment>sword</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Schwert des Killerkaninchens</translation>
    </message>
    <message>
        <source>Thieving</source>
        <comment>thieving</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Diebisch</translation>
    </message>
    <message>
        <source>Tinkers</source>
        <comment>tinkers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Kesselflicker</translation>
    </message>
    <message>
        <source>Tomb</source>
        <comment>tomb</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Begraben</translation>
    </message>
    <message>
        <source>Tritons</source>
        <comment>tritons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Wassermänner</translation>
    </message>
    <message>
        <source>Trolls</source>
        <comment>trolls</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Trolle</translation>
    </message>
    <message>
        <source>Underworld</source>
        <comment>underworld</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Unterwelt</translation>
    </message>
    <message>
        <source>Vampire</source>
        <comment>vampire</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Vampir</translation>
    </message>
    <message>
        <source>Vanishing</source>
        <comment>vanishing</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Verschwindend</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <comment>vengeful</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Rachsüchtig</translation>
    </message>
    <message>
        <source>Wealthy</source>
        <comment>wealthy</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Wohlhabend</translation>
    </message>
    <message>
        <source>Wickedest Pentacle</source>
        <comment>pentacle</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Pentagramm des Bösen</translation>
    </message>
    <message>
        <source>Will-o&apos;-Wisp</source>
        <comment>wisp</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Irrlichter</translation>
    </message>
    <message>
        <source>Wise</source>
        <comment>wise</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Weise</translation>
    </message>
    <message>
        <source>Wizards</source>
        <comment>wizards</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Zauberer</translation>
    </message>
</context>
<context>
    <name>verb</name>
    <message>
        <source>Borrowed tokens: some more for conquests only, set aside after each redeployment</source>
        <comment>loan</comment>
        <translation>Geliehene Plättchen: ein paar mehr nur zum Erobern, nach jedem Umverteilen beiseitegelegt</translation>
    </message>
    <message>
        <source>Conquers in decline: the race keeps conquering after it has declined</source>
        <comment>campaign</comment>
        <translation>Erobert untergegangen: Das Volk erobert auch nach dem Untergang weiter</translation>
    </message>
    <message>
        <source>Cost: conquests of certain regions cost fewer tokens, or more</source>
        <comment>cost</comment>
        <translation>Kosten: Eroberungen bestimmter Regionen kosten weniger Plättchen, oder mehr</translation>
    </message>
    <message>
        <source>Decline: what is different when the race declines</source>
        <comment>decline</comment>
        <translation>Untergang: was anders ist, wenn das Volk untergeht</translation>
    </message>
    <message>
        <source>Defence: attackers need more tokens for its regions</source>
        <comment>defence</comment>
        <translation>Verteidigung: Angreifer brauchen mehr Plättchen für seine Regionen</translation>
    </message>
    <message>
        <source>Die: it may be rolled before a conquest, and lowers the cost</source>
        <comment>die</comment>
        <translation>Würfel: darf vor einer Eroberung geworfen werden und senkt die Kosten</translation>
    </message>
    <message>
        <source>Far reach: it may conquer certain regions even if they aren&apos;t adjacent</source>
        <comment>reach</comment>
        <translation>Reichweite: darf bestimmte Regionen erobern, auch wenn sie nicht benachbart sind</translation>
    </message>
    <message>
        <source>Garrisons: each of its regions keeps at least so many tokens</source>
        <comment>least</comment>
        <translation>Besatzung: In jeder seiner Regionen bleiben mindestens so viele Plättchen</translation>
    </message>
    <message>
        <source>Gift: its combo comes with coins when it turns up</source>
        <comment>gift</comment>
        <translation>Geschenk: Seine Kombi bringt Münzen mit, wenn sie aufgedeckt wird</translation>
    </message>
    <message>
        <source>Home ground: it may conquer and keep regions that others can&apos;t hold, such as seas</source>
        <comment>zone</comment>
        <translation>Eigenes Gebiet: darf Regionen erobern und halten, die andere nicht halten können, wie Meere</translation>
    </message>
    <message>
        <source>Immunity: certain regions of it can&apos;t be conquered by opponents</source>
        <comment>immune</comment>
        <translation>Immunität: Bestimmte seiner Regionen können Gegner nicht erobern</translation>
    </message>
    <message>
        <source>Income: coins when the turn is scored, for regions, for conquests or simply each turn</source>
        <comment>income</comment>
        <translation>Einkommen: Münzen bei der Wertung, für Regionen, für Eroberungen oder einfach jeden Zug</translation>
    </message>
    <message>
        <source>Losses: how many tokens are lost with a region, instead of one</source>
        <comment>loss</comment>
        <translation>Verluste: wie viele Plättchen mit einer Region verloren gehen, statt einem</translation>
    </message>
    <message>
        <source>More tokens: at redeployment, tokens come from the tray for regions held or conquered</source>
        <comment>supply</comment>
        <translation>Mehr Plättchen: Beim Umverteilen kommen Plättchen aus dem Vorrat, für gehaltene oder eroberte Regionen</translation>
    </message>
    <message>
        <source>Overrun: it takes a region with a fixed number of tokens, whatever it costs</source>
        <comment>overrun</comment>
        <translation>Überrennen: nimmt eine Region mit einer festen Zahl von Plättchen, was auch immer sie kostet</translation>
    </message>
    <message>
        <source>Passages: certain regions count as adjacent to each other for conquests</source>
        <comment>link</comment>
        <translation>Wege: Bestimmte Regionen gelten für Eroberungen als benachbart</translation>
    </message>
    <message>
        <source>Peace: one opponent who was not attacked this turn can&apos;t attack it</source>
        <comment>pact</comment>
        <translation>Frieden: Ein Gegner, der in diesem Zug nicht angegriffen wurde, kann es nicht angreifen</translation>
    </message>
    <message>
        <source>Pieces: it brings pieces such as Fortresses or Heroes and places them on the map</source>
        <comment>piece</comment>
        <translation>Figuren: bringt Figuren wie Festungen oder Helden mit und stellt sie auf die Karte</translation>
    </message>
    <message>
        <source>Price: skipping its combo costs more or fewer coins</source>
        <comment>price</comment>
        <translation>Preis: Seine Kombi zu überspringen kostet mehr oder weniger Münzen</translation>
    </message>
    <message>
        <source>Replacement: it takes a region by swapping an enemy token for one from the tray</source>
        <comment>substitute</comment>
        <translation>Austausch: nimmt eine Region, indem ein gegnerisches Plättchen durch eines aus dem Vorrat ersetzt wird</translation>
    </message>
    <message>
        <source>Second wind: once per turn, most tokens return to hand for more conquests</source>
        <comment>again</comment>
        <translation>Zweiter Anlauf: einmal im Zug kommen die meisten Plättchen für weitere Eroberungen auf die Hand</translation>
    </message>
    <message>
        <source>Shield: on other players&apos; turns, nothing helps them against it</source>
        <comment>shield</comment>
        <translation>Schild: In den Zügen anderer hilft diesen nichts gegen dieses Volk</translation>
    </message>
    <message>
        <source>Stays put: it does not redeploy</source>
        <comment>fixed</comment>
        <translation>Ortsfest: Es verteilt sich nicht um</translation>
    </message>
    <message>
        <source>Thin lines: each of its regions keeps no more than so many tokens</source>
        <comment>most</comment>
        <translation>Dünne Linien: In jeder seiner Regionen bleiben höchstens so viele Plättchen</translation>
    </message>
    <message>
        <source>Toll: its owner gets coins whenever another player conquers one of its regions</source>
        <comment>toll</comment>
        <translation>Zoll: bekommt Münzen, wenn ein anderer Spieler eine seiner Regionen erobert</translation>
    </message>
    <message>
        <source>Walks in: certain regions cost as if nobody stood there</source>
        <comment>as_empty</comment>
        <translation>Freier Eintritt: Bestimmte Regionen kosten so viel, als stünde dort niemand</translation>
    </message>
    <message>
        <source>Way in: more regions through which a race with no region may come onto the map</source>
        <comment>entry</comment>
        <translation>Zugang: mehr Regionen, durch die ein Volk ohne Region auf die Karte kommt</translation>
    </message>
    <message>
        <source>Windfall: coins at once, when it conquers from opponents, or when they decline or give up regions</source>
        <comment>windfall</comment>
        <translation>Glücksfall: Münzen sofort, wenn es von Gegnern erobert oder diese untergehen oder Regionen aufgeben</translation>
    </message>
</context>
<context>
    <name>while</name>
    <message>
        <source>as long as there are at least {held_n}</source>
        <comment>holding.regions</comment>
        <translation>solange es mindestens {held_n} gibt</translation>
    </message>
    <message>
        <source>as long as there is a {held}</source>
        <comment>holding</comment>
        <translation>solange es eine {held} gibt</translation>
    </message>
    <message>
        <source>from round {round} on</source>
        <comment>from_round</comment>
        <translation>ab Runde {round}</translation>
    </message>
    <message>
        <source>up to and including round {round}</source>
        <comment>to_round</comment>
        <translation>bis einschließlich Runde {round}</translation>
    </message>
</context>
</TS>
