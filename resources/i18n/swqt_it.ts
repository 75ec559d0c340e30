<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copy version info</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About swqt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything else – rules, artwork, sounds and wording – was made for swqt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under {0}: use it, change it, share it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lo&amp;g file:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No log file is being written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small World for your desktop. swqt is an unofficial fan project. It is not connected with the publisher of the game and uses none of its artwork or texts. Small World is a trademark of its owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What swqt is made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>includes {0}</source>
        <extracomment>{0}: names of the parts of a bundled program</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>&amp;Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Decline  +{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No race can roll before a conquest right now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the die before your next conquest ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can decline only at the start of a turn, instead of conquering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pick a new race next turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About swqt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Balance tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit map to window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fortify borders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Let a bot play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Local network…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Owners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play against bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Skip ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What happened since my last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bo&amp;t speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colou&amp;r theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue &amp;without the others…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast-forward the b&amp;ot&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games and &amp;replays…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last &amp;round&apos;s changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick &amp;up all tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ecent games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region &amp;codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep&amp;lay this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule &amp;book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules for &amp;this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tart screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searc&amp;h the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statist&amp;ics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest a &amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;hreats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wi&amp;de map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}%</source>
        <extracomment>A text size</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ApplicationController</name>
    <message numerus="yes">
        <source>%n setting(s) couldn&apos;t be used and went back to the default.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so swqt uses the defaults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings file was damaged, so all settings went back to their defaults. The damaged file is kept as {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>&amp;Played by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot speed: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions are turned off in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardGroup</name>
    <message>
        <source>&amp;Board:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Races and powers:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Relics and Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;World:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monsters guard them. On surface boards, they replace some Lost Tribes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small World</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Underground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} regions, {2} rounds</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChatBox</name>
    <message>
        <source>Chat messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only players may chat here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick chat only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>{0}: a person; {1}: what they wrote</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChatChoice</name>
    <message>
        <source>Quick chat is open to everyone who may chat at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may chat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra seconds per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes until a reminder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody loses on time. When a player&apos;s time is up, the others may vote to let a bot play for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>Minutes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reminder</source>
        <extracomment>A clock that only reminds those who think for long</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Seconds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time bank</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoinsChart</name>
    <message>
        <source>Coins by round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColourButton</name>
    <message>
        <source>Blue, circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green, diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple, star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red, square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow, triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <extracomment>{0}: a colour and its shape; {1}: the player who has it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: change colour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColumnPanel</name>
    <message numerus="yes">
        <source>%n free</source>
        <extracomment>Regions without tokens</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with Monsters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a Lost Tribe</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>(no power yet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 coin per skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t swap powers with this combo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The price of a combo</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>pay %n</source>
        <extracomment>The price of a combo in coins</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComboCard</name>
    <message numerus="yes">
        <source>%n coin(s) on it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t afford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>A combo, for screen readers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} {1}, %n token(s)</source>
        <extracomment>{0}: a power; {1}: a race</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComboDetails</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this combo can do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CombosModel</name>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, in decline from {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: price {1}, coins picked up {2}, tokens lost {3}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CombosView</name>
    <message>
        <source>Races</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConfirmationTexts</name>
    <message>
        <source>Decline: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Move: {0}. Choose the region to move it from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move: {0}. Choose where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now choose the combo to swap powers with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place: {0}. Choose a region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>earn %n coin(s) now</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep %n region(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} stay on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: choose a region.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContentSummary</name>
    <message numerus="yes">
        <source>%n power(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>In play: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Relics and Places: %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountedNoun</name>
    <message numerus="yes">
        <source>Lost Tribe(s)</source>
        <extracomment>A part of a sum, behind a number</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Monster(s)</source>
        <extracomment>A part of a sum, behind a number</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>token(s)</source>
        <extracomment>A part of a sum, behind a number</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong. Your game is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can keep playing. Details are in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been sent to anyone. The report contains version numbers, where the program stopped and the end of the log – nothing about you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report copied. It contains version numbers, where the program stopped and the end of the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swqt crashed last time, but your game is safe.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>conquer</source>
        <extracomment>What a player has to do, in a line of its own or after &quot;Do this first:&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conquer or decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conquer with your race in decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decline now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give up a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new combo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick a combo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redeploy</source>
        <extracomment>What a player has to do</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retreat</source>
        <extracomment>What a player has to do</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reveal</source>
        <extracomment>What chance decides: which Relic, Place or power turns up</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceChart</name>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceVerifier</name>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t read the game: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {0} is still open: in this file the part of {1} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {0} was replaced: {1} signed that the part of {2} was missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From step {0} on this is a copy of the game, in which {1} went on without {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further changes that took seats or draws: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can&apos;t show what came after the end of this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than half of the players can play on without the others: the file shows that they did and who signed, not whether their reason was true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves were taken back at step {0}, draw {1} was made again: {2} signed that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves were taken back at step {0}: {1} signed that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not proved: line {0} of the file isn&apos;t part of a signed log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not proved: line {0} of the file isn&apos;t what was played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not proved: step {0} of the log isn&apos;t as the players signed it ({1}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not proved: the start of the game isn&apos;t what all players signed, or not for this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice were fair: {0} and every move are as all players signed them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game wasn&apos;t played on a network, so there is nothing to verify.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This shows which program signed, not who sat there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever was the only connection between two others may have kept silent about a part of a die; silence leaves no proof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players, whoever gets the other&apos;s part of a die first may stop the game, but can never roll that die again. Nobody can prove who stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules refuse it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} lost the seat at step {1}: {2} signed that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} signed for two sides of this game; the proof is in step {1}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DieWidget</name>
    <message>
        <source>The die shows {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DockLayout</name>
    <message>
        <source>Combos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndTurnWarnings</name>
    <message numerus="yes">
        <source>{0} ({1}, %n token(s))</source>
        <extracomment>{0}: a player; {1}: a race</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}, and other regions are at risk too.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s next race</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameButtons</name>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameLauncher</name>
    <message>
        <source>Couldn&apos;t read {0}: {1}</source>
        <extracomment>{0}: a file; {1}: the reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.swn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it in this folder and restart swqt. You can then choose it when you set up a new game:
{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can&apos;t be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can&apos;t be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} isn&apos;t a swqt game file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} looks like a board, not a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} looks like a file of races and powers, not a game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameNotices</name>
    <message>
        <source>A bot is playing for you. You get your seat back automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone can check every draw of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for seat {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask to continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the others: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the others: {0}. Still to answer: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a bot play for now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on in a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on in a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game went on while you were away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players voted against giving you seat {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for {0} to confirm what was agreed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for {0} to contribute to the next draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for {0} to reconnect. The game continues as soon as they&apos;re back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You asked for seat {0}. The players are deciding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You asked for seat {0}. {1} said no; the others are still deciding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;ll continue in a copy of this game, with bots in every other seat. The others keep the original, and the two games can&apos;t be merged again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;re out of time. The others may vote to let a bot play for you for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your disk is full. Nothing you do is sent until the game can be saved again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your record of this game was lost. Getting it back from the others…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} asked for a pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has been away for a while.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} hasn&apos;t moved for a long time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is back and would like seat {1} again ({2}). If you agree, everyone votes on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is out of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is playing for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} players are elsewhere: {2}. Wait, or play on in a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} played on in a copy of this game. Join it, or keep the game as it was?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} proposes: {1}.</source>
        <extracomment>A player, and what they propose</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} said no to giving you your seat back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} said no to your request for seat {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} would like seat {1} ({2}). If you agree, everyone votes on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}&apos;s disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>With several Relics</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now playing for {0}: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo the last move you undid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0} – swqt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0} – {1}&apos;s turn – swqt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo everything done this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is left to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has nothing left to do – press Enter to end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is now played by a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} takes over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} – press Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race tokens on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map at the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} rounds of Small World with {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>Hand over to {0}, then press Continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking… ({0})</source>
        <extracomment>{0}: a kind of bot</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is playing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is playing… Press Space to skip ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is thinking… Press Space for an answer now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is waiting for that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} waits until you&apos;ve read the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: tokens are retreating…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSetupDialog</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its tokens are needed for {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Races and &amp;powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relics and Places are not in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no board like this for {0} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} players need at least {1} races and {1} powers. You have {2} races and {3} powers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%n move(s) that the others never saw have been undone.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>From here on, this is a copy of the game, marked as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw is repeated: {0} signed that {1} didn&apos;t contribute to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others signed against a move that was final here. You can only play on in a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The rest of the table is back. The game continues from their side. Your part, %n move(s), is kept as a copy, and you get your seat back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The rest of the table is back. This game continues, and their part is kept as a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has not agreed: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your program signed for two tables. You can only come back if everyone agrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bot plays for {0} until they return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chat: {0}; clock: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other table settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game continues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last move is undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} has been thinking for %n minute(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leaves, and a bot plays for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}&apos;s program played at two tables at once. A bot plays for {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}&apos;s program signed two different moves. A bot plays for {0}, who may come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is back in seat {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} takes seat {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>custom board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>A game in a list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable</source>
        <extracomment>A game in a list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} share the victory with %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} wins with %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Couldn&apos;t delete the game: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Couldn&apos;t restore the game: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games and replays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to trash: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unfinished games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the dice…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0}: won {1} of %n game(s), best score {2} coins</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraceBox</name>
    <message>
        <source>They choose whether to wait, let a bot play, or let someone else take the seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the others may vote about a player who is away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after {0} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>The others never vote about a player who is away</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandoverController</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last two turns have brought {0} almost nothing. Decline now to keep what is on the map, and pick a fresh race next turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Rules for this decision</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More in the rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpTopicFinder</name>
    <message>
        <source>**Cost {0}** = {1}</source>
        <extracomment>{1}: a sum, such as &quot;2 base + 1 Mountain&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Ending the turn now pays %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <source>Next: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message numerus="yes">
        <source>%n coin(s) now</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected final lead over the others: {0} coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No suggestions right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play only the next step of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the steps of the chosen turn, until it is over or chance decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>The expected lead at the end: none</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ahead</source>
        <extracomment>{0}: expected coins</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ {0} at the end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>abandons {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: regions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aiming for {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conquers nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conquers {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: regions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>gives up a token for %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>moves tokens to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody can strike back right away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only {0} can strike back, at {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only {0} can strike back, most easily at {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peace with {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picks {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places {0} in {1}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a piece with its article; {1}: a region</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolls for {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolls the die first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sends {0} into decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} can strike back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} from {1}</source>
        <extracomment>{0}: a region; {1}: the player who holds it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} with a new race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}&apos;s {1}</source>
        <extracomment>{0}: a player; {1}: a race</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hotseat</name>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: tokens to retreat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRulesGroup</name>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elf replaced by Sorcerers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encampments moved per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flames enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many placed Encampments may move each turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Races and powers of no use on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorcerers with an empty hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What players see of each other&apos;s coins. In the tabletop game, everyone sees what a turn pays, but totals stay hidden until the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where Flames without a region enter the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether Elves lose a token that Sorcerers replace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether they are removed before the game or discarded when they turn up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether they may still replace a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who goes first, in the first seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>How many Encampments may move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the edge, like everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can replace tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can&apos;t replace tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded when they turn up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gains shown, totals hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>Coins</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>The token of Elves that Sorcerers replace</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>The token of Elves that Sorcerers replace</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next to their Volcano only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>How many Encampments may move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Coins that everyone sees</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>Who goes first</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed before the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IncomeChart</name>
    <message>
        <source>Income by source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InvitePanel</name>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If that doesn&apos;t work, try: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invite others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR code for the link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has no address that others can reach.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ItemStrip</name>
    <message>
        <source>More pieces on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relics, Places and pieces on the map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JoinBox</name>
    <message>
        <source>&amp;Invitation or address:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;PIN (if needed):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invitation or address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J&amp;oin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join by invitation or address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanWords</name>
    <message>
        <source>host</source>
        <extracomment>This player opened the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>This player is ready to start</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watching</source>
        <extracomment>A spectator</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>This player is the one at this computer</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Answers instantly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has learned from many games what each race and power is worth, and plays ahead in its head where it hasn&apos;t.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes any legal move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans whole turns and expects the others to strike back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans whole turns, but sometimes misjudges them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays out up to {0} games per turn in its head, {1} turns ahead. Takes a second or two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes whatever pays this turn, and often misjudges it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks about future coins, but is often wrong about them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on another computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LobbyController</name>
    <message>
        <source>Connecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local network – swqt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New table: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resuming the game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many wrong PINs were tried, so the PIN has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;re the host now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your fingerprint is {0}. They see it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no longer ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} joined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} – swqt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}&apos;s table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message numerus="yes">
        <source>%n power(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Chat:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow spec&amp;tators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hange game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the game, then say you&apos;re ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosted by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I&apos;m &amp;ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just &amp;watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eopen the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Relics and Places: %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: the host has closed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: the host has put a bot there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: {1} has just taken it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {0} no longer exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is about to start…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has removed some seats, and yours is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host starts the game when everyone is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;re the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;re watching. Take an open seat to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has closed the table. Anyone who was here can reopen it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} regions, {2} rounds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>&amp;Copy visible lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View the map at this point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Couldn&apos;t export: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the log (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search, copy and export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since the last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>{0}: a person; {1}: what they wrote</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>The last %n line(s) of this file couldn&apos;t be read. The game continues in round {0}, {1}&apos;s turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n line(s) of this file couldn&apos;t be read. The game is over.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapToolbar</name>
    <message>
        <source>Fit map to window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom and overlays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MuteButton</name>
    <message>
        <source>Sound is off. Turn it on: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound is on. Turn it off: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Lost Tribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>The basic cost of a region, in a sum such as &quot;2 base + 1 Mountain&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die</source>
        <extracomment>A part of a sum: what the roll saves</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regions</source>
        <extracomment>A source of income: one coin for each region</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to reach the minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>A part of a sum</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <extracomment>{0}: the first parts of a list, separated by commas; {1}: the last one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} as {1}</source>
        <extracomment>{0}: the Bag; {1}: the Relic that it copies</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>{0}: a label; {1}: what belongs to it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NearbyPage</name>
    <message>
        <source>&amp;Ask to be let in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop trying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tables yet. Tables opened on this network show up here automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a &amp;table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others can reach this computer at {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” needs a PIN. The host can see it on screen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>A different computer answers at that address. Trying again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw is open, and too few players would stay. Wait, or play on in a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game needs at least one person on a seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A network message couldn&apos;t be understood: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different versions: they have swqt {0} ({1}), you have swqt {2} ({3}). Everyone needs the same version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player can pause three times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter an invitation or an address like 192.168.0.7. To use a port other than {0}, add it after a colon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Getting the game from the others. One moment, please.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invitation codes have 16 letters and digits, like XXXX-XXXX-XXXX-XXXX, or 8 on the same network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invitation codes have 16 or 8 letters and digits; this one has {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s turn now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I take that back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer yet. Trying again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer yet. Trying again… Check the address, and that you&apos;re both on the same network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tables found on this network. If someone has opened one, a firewall may be blocking it: join by invitation or address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be saved here, so your moves wait until there is room: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be saved on this computer, so that has to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only players can do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only quick chat is allowed at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others can&apos;t connect to this computer, but it can connect to them, so you can play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others can&apos;t reach this computer: {0} You can still join their tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receiving custom content: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {0} is empty. Wait for someone, or add a bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {0} isn&apos;t yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short codes only work with port {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables can&apos;t be found automatically on this network ({0}). Join by invitation or address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That can&apos;t be undone or changed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That proposal is no longer open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That request is out of date. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That&apos;s the address of this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board {0} is for {1} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board {0} is missing: it isn&apos;t on this computer and didn&apos;t come with the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board {0} that came with the table can&apos;t be used: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The custom boards, races and powers are too large to send: {0} bytes, and the limit is {1}. The largest is {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of this game isn&apos;t saved here: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of this link is damaged. Copy the whole link again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can&apos;t start because it can&apos;t be saved here: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can&apos;t start because its players aren&apos;t the ones at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can&apos;t start because other custom content arrived than the table uses: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host tried to start a different table from the one shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host&apos;s details about you don&apos;t match yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has started, and nobody else can join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is about to start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is paused at a player&apos;s request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is saved here again and continues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has closed seat {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has just changed the game. Check it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has removed you from this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host is telling players different things. Be careful.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name {0} is already taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other computer couldn&apos;t prove its identity. Trying again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other players&apos; boards don&apos;t allow that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The people there are being asked whether to let you in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players&apos; computers disagree about the board ({0}), so the game is paused. Report: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search for tables stalled. Starting again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has grown too large to send to everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is voting. One moment, please.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s a typo in this invitation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no bot called {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no seat {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These races and powers can&apos;t be played here: {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have a different version of swqt. Everyone needs the same version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have a newer version (SWQT/{0}; yours is SWQT/{1}). Please update swqt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have a version that yours can&apos;t talk to. Please update swqt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have an older version (SWQT/{0}; yours is SWQT/{1}). They need to update swqt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer is connected only through a VPN, where tables can&apos;t be found. Join by invitation or address, or turn the VPN off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can&apos;t be played here: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was started with an older version of swqt and can&apos;t be continued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was started with swqt {0} (rules {1}) and needs that version. This is swqt {2} ({3}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Ask for a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This invitation uses port 0, which can&apos;t be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This network keeps devices apart, as guest networks do. Use another network or a phone hotspot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This short code is for another network, or there&apos;s a typo in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table can&apos;t be found automatically: {0} Others can join by invitation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table doesn&apos;t allow spectators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table doesn&apos;t ask for a PIN, so it may not be the one you want. Leave the PIN empty to join anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table is full and doesn&apos;t allow spectators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table needs a PIN. The host can see it on screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many people are connecting at once. Trying again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait a minute, or ask the people there to let you in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What answers there isn&apos;t swqt, or is a version that yours can&apos;t talk to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows may be blocking swqt. Allow it on private networks in Windows Security, under Firewall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong PIN. Ask the host, who can see it on screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t play on in a copy here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;re no longer at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;re sending messages too fast. Wait a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your copy of the board {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your copy of {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your races and powers “{0}” ({2}) differ from the host&apos;s ({1}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part of a draw does not come from its player’s chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone</source>
        <extracomment>May chat</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it belongs to another epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not follow the entry before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has another form than the protocol writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not signed by whoever had that seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not the draw that was due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was not time for that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>macOS may be blocking swqt on your network. Allow it in System Settings, under Privacy &amp; Security, Local Network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is proven to have signed for two sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not everybody who had to has signed this change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not everybody who took part has signed for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quick chat only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swqt has stopped looking for tables. Join by invitation or address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swqt is running there, but no table is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board is another one than its writer had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game was not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this cannot be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this change cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no signature for the draw that is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few have voted for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} already has that colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} asks to join without a PIN. Their fingerprint is {1}. Do they see the same one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} didn&apos;t answer in time, so the game hasn&apos;t started. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has closed the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is being asked whether to let you in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} isn&apos;t ready yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, which came with the table, can&apos;t be used: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} already has seat {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” can&apos;t be used as a name. Use 1 to 24 visible characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a PIN. PINs have 6 digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid computer name or address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid port. Use a number from 1 to 65535.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t an invitation link. Links begin with swqt://j/.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}”, character {1} of the code, never appears in an invitation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}”: put an IPv6 address in brackets when you add a port, like [fe80::1]:47770.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}”: the name or number of a network interface must follow the %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{1}” isn&apos;t a valid choice for the house rule {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NetworkGameView</name>
    <message>
        <source>Player {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>A player who is not connected</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>A player who is connected</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not responding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played by a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>via another player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NetworkLoader</name>
    <message>
        <source>This copy of swqt can&apos;t play on a network.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OfferButtons</name>
    <message>
        <source>More choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OnlinePlay</name>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game saved, with proof of every draw: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectators need the PIN {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game couldn&apos;t be saved: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can&apos;t be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• Chat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutlookCard</name>
    <message>
        <source>Nothing, without the die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under threat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutlookTexts</name>
    <message>
        <source>If you finish now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} can take one of your regions, for %n token(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for %n token(s) each.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for {2} to %n token(s) each.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s income</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverlayController</name>
    <message numerus="yes">
        <source>Earns {0} %n coin(s) now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round&apos;s changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can conquer this next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threats to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), after one conquest on the way.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), with a lucky roll.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} gained it last round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} lost it last round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} took it from {1} last round.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverlayMenuButton</name>
    <message>
        <source>Overlays</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeersPanel</name>
    <message>
        <source>Ask everyone whether you may take back your last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the players for a seat that a bot is playing or whose player is away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute this person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options for this person, the chat and the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause or resume the game. Each player can pause three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter to mute or unmute this person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose a clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose that a bot plays for now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose who may chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <extracomment>Letter of the seat, and who has it now</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unmute this person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>getting the game back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>muted</source>
        <extracomment>This player&apos;s chat is hidden</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (replaced by a bot)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (spectator)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} left, clock running</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleBox</name>
    <message>
        <source>Fingerprint {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide this person&apos;s chat, here and in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>muted</source>
        <extracomment>This player&apos;s chat is hidden</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Conquer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players share this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}/{1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn&apos;s income and risks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersDelegate</name>
    <message>
        <source>no active race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no race</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Coins are secret until the end. On your turn, point here or hold C to see yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coins are secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>The player who moves last in a round</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing</source>
        <extracomment>The bot or player elsewhere whose turn it is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus {0}</source>
        <extracomment>{0}: a second power, which a Place grants to a race</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revenge on: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking</source>
        <extracomment>A bot</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The player at this screen whose turn it is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (in decline)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in hand</source>
        <extracomment>{0}: a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} left, clock running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} retreating</source>
        <extracomment>{0}: a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrivacyScreen</name>
    <message>
        <source>&amp;What happened?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is covered. Press Enter to uncover it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncover the table and see what happened since your last turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <source>&amp;Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>At least one token must stay in {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do this first: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even the highest roll wouldn&apos;t conquer anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every region of the race must be included: {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First place the piece that comes with the Place you just discovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can&apos;t go there: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s decision: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tokens left in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None left to place: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet. Do this first: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place this first: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That isn&apos;t for a player to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tray has no more tokens for {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s already a piece in {1}: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no combo {0}; there are only {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no such region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This doesn&apos;t help to conquer {0}: {rest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This race already holds {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This race can&apos;t make peace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This race doesn&apos;t hold it: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This race doesn&apos;t hold: {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This race has no such piece: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This race rolls before it chooses a region, not as a final attempt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can abandon regions only before your first conquest of the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can decline only at the start of a turn, instead of conquering.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can only make peace with an opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t afford this combo: it costs {0}, and you have {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t take {0}: {1} charge a coin for it, and you have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t use these together: {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have fewer tokens than regions: only one may stay in {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;ve already used {0} this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;ve rolled the die: conquer with it, or end your conquests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} can&apos;t be used now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} can&apos;t swap their power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} costs {1} and you have {2} tokens, so there&apos;s no need to roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} costs {1} tokens; you have {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} have no special power yet and can&apos;t be picked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is a chasm: nobody can enter it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is at peace until its owner&apos;s next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is immune: {rest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is protected from powers, Relics and Places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is water: this race can&apos;t go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} isn&apos;t adjacent to a region of this race.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} isn&apos;t held by a single active token of an opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} isn&apos;t on the border, where a race without regions must enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} needs {1} more tokens, and the die gives at most {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} retreating tokens placed. Place them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} tokens placed. Place them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was attacked this turn and won&apos;t make peace.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionActions</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Conquer: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Give up a token in {0} for %n coin(s)?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Roll for {0}? You need +{1} ({2}% chance). Your conquests end either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for {0}? {1}% chance. Your conquests end either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the die ({1}%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the die with {0} ({1}%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Toll to {0}: %n coin(s) ({1})</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Use {0} on {1}?</source>
        <extracomment>{0}: a race, power or Relic; {1}: a region</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {0}: {1}</source>
        <extracomment>{0}: Relics; {1}: a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll first ({0}%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <extracomment>{0}: a number of tokens; {1}: a number of Hammers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1})</source>
        <extracomment>{0}: a player; {1}: a power or Place</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: roll for {1}? It can&apos;t fail and may save tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: roll for {1}? {2}% chance. If it fails, your conquests end for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionCard</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>F1: rules for this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs</source>
        <extracomment>Heads the sum of a region&apos;s cost</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionDescriber</name>
    <message numerus="yes">
        <source>%n more way(s) with Relics</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A region</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>income {0}: {1}</source>
        <extracomment>{0}: a change such as +2; {1}: its parts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} grants its holder {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, in decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0}: %n token(s)</source>
        <extracomment>{0}: a race with its owner</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionListModel</name>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionListPanel</name>
    <message>
        <source>&amp;Targets only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionMenu</name>
    <message>
        <source>&amp;History of this region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abandon this region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n remaining token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ules for this region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a token away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why can&apos;t I conquer it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (here)</source>
        <extracomment>{0}: what is done, such as &quot;Place: Hero&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionTexts</name>
    <message>
        <source>No special rules apply here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RejectedCallers</name>
    <message>
        <source>Someone at {0} couldn&apos;t join because they have a different version of swqt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone at {0} tried a wrong PIN and was not let in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone you removed tried to come back, from {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>&amp;Continue from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next turn (PageDown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from this position as a separate game, with people in every seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous turn (PageUp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.swn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened since this player&apos;s last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed game isn&apos;t saved yet, so its dice can&apos;t be verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can&apos;t be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is now a separate game. The original is kept as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayView</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Since the last turn: round {0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewing round {0}, {1}</source>
        <extracomment>{1}: a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewing the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} – press Esc to return</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportPicture</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultTableTab</name>
    <message>
        <source>&amp;Copy table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Couldn&apos;t export: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultTables</name>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best combo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins earned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins on combos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declined in round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone&apos;s target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luckiest player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Races</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions conquered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relics and Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied on coins and on race tokens on the map ({0}): a shared victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied on coins. Most race tokens on the map wins ({0}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top conqueror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Won by %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>average luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {0}</source>
        <extracomment>Regions conquered from a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>luckier than {0} in 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prices of combos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled {0}, expected {1}</source>
        <extracomment>Sums of the die</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to other players ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unluckier than {0} in 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} share the victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wins</source>
        <extracomment>{0}: a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0}, who lost %n region(s) to others</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with %n conquest(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{1}&apos;s {0}: {2} coins per token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race token(s) on the map</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watch replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins are secret until the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same players, same board. The next player goes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save re&amp;port…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving the report… {0}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game isn&apos;t over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the dice…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} used %n hint(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RetreatFlow</name>
    <message>
        <source>The retreat you prepared no longer works: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your retreat has been sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your retreat is ready. Waiting for {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} are retreating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} – with {1}</source>
        <extracomment>{0}: what is done, such as &quot;retreat&quot;; {1}: the players who do it at the same time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: retreat ready. Waiting for {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: retreat sent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewTab</name>
    <message numerus="yes">
        <source>%n turn(s), {0} expected coins lost in total.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bot&apos;s choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only bots played this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review m&amp;y turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review pla&amp;yers&apos; turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviewed turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) and shows what each one cost, in expected coins.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) of {0} and shows what each one cost, in expected coins.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Turns, most costly first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View t&amp;his turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} – Rule book</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has happened since this player&apos;s last turn (Ctrl+Shift+L)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchResults</name>
    <message>
        <source>Search results</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {0}: {1}, {2}</source>
        <extracomment>Number of the seat, who has it, and their state</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays seat {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody can sit here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run by the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for a player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsGroup</name>
    <message>
        <source>&amp;Players:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of player {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who controls player {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lost</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) retreating</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) to place</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a combo. A second click picks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a region to conquer. Finish your conquests when you&apos;re done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conquer a region, or decline. Right-click one of yours to abandon it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First conquer with your race in decline, or continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up tokens for coins, or continue. Click a region to give one up there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New combo: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place or move pieces with the buttons, or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place tokens with + and −, left- and right-click, or the wheel. Then end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter to accept this retreat. Change it with + and −, or left- and right-click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}: {1}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Lost Tribe in {0} is driven out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Monsters in {0} are driven out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Monsters were guarding {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Place grants a power: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn is scored. Decline now, or keep your race?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your race has declined. Place its tokens one last time: + and −, or left- and right-click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>collects %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>cost {0} = {1}</source>
        <extracomment>{1}: a sum, such as &quot;2 base + 1 Mountain&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last redeployment in decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>place first: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Lost Tribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <extracomment>{0}: &quot;regions&quot;; {1}: the race that holds them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Placed automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} abandon {1}.</source>
        <extracomment>{0}: a race with its owner, as in &quot;Anna&apos;s Orcs&quot;; {1}: regions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} are at peace until {0}&apos;s next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} collects coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s) ({2}).</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: what helped, such as the die</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s).</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} earns %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} fail to conquer {1}: the roll was too low.</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} forge %n Hammer(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gain %n token(s) ({1}).</source>
        <extracomment>{0}: a race with its owner; {1}: the race or power that grants them</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race, power or Place</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) from {1} ({2}).</source>
        <extracomment>{0}, {1}: players; {2}: a race or power</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gives up a token for %n coin(s) ({1}).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} have nowhere to retreat: %n token(s) leave the map.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} leaves {1}.</source>
        <extracomment>{0}: a piece with its article, such as &quot;The Fortress&quot;; {1}: a region</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} lose {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} lose {1}: {2}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: tokens lost or retreating</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} moves {1} from {2} to {3}.</source>
        <extracomment>{0}: a player; {1}: a piece with its article; {2}, {3}: regions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race or power</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pick up %n token(s) to conquer with.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} picks {1} ({2}).</source>
        <extracomment>{0}: a player; {1}: a combo; {2}: tokens and coins</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} places {1} in {2}.</source>
        <extracomment>{0}: a player; {1}: a piece with its article, such as &quot;a Hero&quot;; {2}: a region</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} redeploy: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} retreat: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} rolls the die: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} swaps powers and now leads {1}. Combo {2} now has {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} take over {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region of the same player&apos;s race in decline</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}&apos;s {1}</source>
        <extracomment>{0}: a player; {1}: a race; the subject of most sentences of the log</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}&apos;s {1} go into decline.</source>
        <extracomment>{0}: a player; {1}: a combo</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no use on this board, removed from the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Assistance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore all defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alerts: your turn, refusals, game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the table until the next player takes over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn automatically when nothing is left to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything you hear is also shown on screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For people sharing this screen, without bots. Dice and combos come up again in the same order, so nobody gets a better roll by undoing one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a combo with one click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Space to skip an animation. Numbered marks on the map show what happened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion: show results without animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreating tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show portraits on tokens that are large enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound isn&apos;t available on this computer: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of bots&apos; moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of people&apos;s moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;urns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo past dice rolls, new combos and other people&apos;s turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When placed automatically, they go where they are needed most. You can undo that and place them by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your system asks for less motion, so nothing moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Help on the map</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>Costs are shown nowhere</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on all targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on all, or affordable ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placed automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placed by their player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same as for everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>targets</source>
        <extracomment>Help on the map: regions that can be conquered</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>targets and warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>targets, warnings and suggestions (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where you point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}%</source>
        <extracomment>A text size</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– {0}&apos;s tokens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsService</name>
    <message>
        <source>Your settings can&apos;t be saved and will be lost when swqt closes: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutHelpDialog</name>
    <message>
        <source>+, −, 0 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, and .</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu, Shift+F10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, [ and ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down, 1 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a combo; Enter picks it, Enter again confirms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cycle through all regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go to the next region in that direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold to show region codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold to show the current player&apos;s secret coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next area: combos, map, action bar, players, log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the region&apos;s menu: actions, history, rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replay what happened since your last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select, like a click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the number of tokens while placing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show or hide owners, terrain, income, threats or changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show or hide suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow down or speed up the bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn the sound off or on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsModel</name>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>&amp;Assign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset to default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its default shortcut is now used by “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the new shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is already used by “{1}”. Change that shortcut first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} on its own already does something at the table. Add Ctrl or Alt, or choose another key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpokenRegions</name>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Tokens that still have to be placed</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Map, %n region(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can&apos;t be conquered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost {0}, affordable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost {0}, too expensive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost {0}, {1}% with the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A region</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be abandoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (in decline)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} holds {2}</source>
        <extracomment>{0}: &quot;Map, 30 regions&quot;; {1}: a player; {2}: a number of regions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>{0}: a region; {1}: its tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartOffers</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · round {1} of {2}, {3}&apos;s turn · {4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For two to five players: people, bots or both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games and replays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local network…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play against bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players, board and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With others on your network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and two bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swqt {0} – an unofficial fan project</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableBox</name>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow spec&amp;tators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new board has fewer seats, the last to join will watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People take seats as they join. You can put a bot in any empty seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play&amp;ers:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>&amp;Rejoin {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · round {1} of {2}</source>
        <extracomment>{0}: players</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablesModel</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>PIN required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>A game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>A table without free seats</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>A game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>A table with free seats</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>A game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} seats taken</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeLapseTab</name>
    <message>
        <source>Before the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}, after {1}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>today, {0}</source>
        <extracomment>{0}: a time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday, {0}</source>
        <extracomment>{0}: a time</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TipStrip</name>
    <message>
        <source>Got it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read more in the rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TraitPicker</name>
    <message>
        <source>Can&apos;t be used from your own files:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {0}, line {1}</source>
        <extracomment>{0}: a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Races</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Races, powers, Relics and Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small World</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens, or reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Underground</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>a file with this name already exists</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnController</name>
    <message numerus="yes">
        <source>%n to place</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) could still conquer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left to place.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abandon {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to how they stood before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the suggested placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another combo to swap powers with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline  +{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline with the power lent by Stonehedge: all your tokens leave the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish conquests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortify borders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep your race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tokens left to place. Take some away elsewhere first (− or right-click).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peace with {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a combo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a combo first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up every token that doesn&apos;t have to stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the most tokens where the threat is greatest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll · {0}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread your tokens evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the retreat back and change it, as long as it hasn&apos;t been played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s nothing to move in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t have %n token(s) in {0} now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t place tokens in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t swap powers with this combo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You rolled {0}: your next conquest costs that much less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new race next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the other combo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click your regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The price of a combo</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>pay %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>your final attempt this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no token to spare.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnTrack</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TutorialCard</name>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapters: start one again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson (you can continue it later)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TutorialController</name>
    <message>
        <source>Do this step for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the opponent&apos;s turn at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That&apos;s allowed too, but this lesson takes another path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} · {2}</source>
        <extracomment>The number of a step, of how many, and its chapter</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoBarrierTexts</name>
    <message>
        <source>Nothing to undo: no move has been made this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo: no move has been made yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo stops here: a new combo was revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo stops here: another player has made a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo stops here: something hidden was revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo stops here: the die was rolled.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_ClockTexts</name>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n second(s) per turn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>reminder after %n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
