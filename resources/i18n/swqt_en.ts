<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AbilityDialog</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n region on this map now</numerusform>
            <numerusform>%n regions on this map now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ApplicationController</name>
    <message numerus="yes">
        <source>%n setting(s) couldn't be used and went back to the default.</source>
        <translation>
            <numerusform>%n setting couldn't be used and went back to its default.</numerusform>
            <numerusform>%n settings couldn't be used and went back to their defaults.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardTexts</name>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <translation>
            <numerusform>%n thing to mend</numerusform>
            <numerusform>%n things to mend</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardWindow</name>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnPanel</name>
    <message numerus="yes">
        <source>%n coin(s) per combo skipped</source>
        <translation>
            <numerusform>%n coin per combo skipped</numerusform>
            <numerusform>%n coins per combo skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <extracomment>Regions without tokens</extracomment>
        <translation>
            <numerusform>%n free</numerusform>
            <numerusform>%n free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with Monsters</source>
        <translation>
            <numerusform>%n with Monsters</numerusform>
            <numerusform>%n with Monsters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a Lost Tribe</source>
        <translation>
            <numerusform>%n with a Lost Tribe</numerusform>
            <numerusform>%n with a Lost Tribe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n</source>
        <extracomment>The price of a combo in coins</extracomment>
        <translation>
            <numerusform>pay %n</numerusform>
            <numerusform>pay %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComboCard</name>
    <message numerus="yes">
        <source>%n coin(s) on it</source>
        <translation>
            <numerusform>%n coin on it</numerusform>
            <numerusform>%n coins on it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, %n token(s)</source>
        <extracomment>{0}: a combo</extracomment>
        <translation>
            <numerusform>{0}, %n token</numerusform>
            <numerusform>{0}, %n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConfirmationTexts</name>
    <message numerus="yes">
        <source>It costs %n coin(s).</source>
        <translation>
            <numerusform>It costs %n coin.</numerusform>
            <numerusform>It costs %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>earn %n coin(s) now</source>
        <translation>
            <numerusform>earn %n coin now</numerusform>
            <numerusform>earn %n coins now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep %n region(s)</source>
        <translation>
            <numerusform>keep %n region</numerusform>
            <numerusform>keep %n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n token(s)</source>
        <translation>
            <numerusform>lose %n token</numerusform>
            <numerusform>lose %n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContentSummary</name>
    <message numerus="yes">
        <source>%n power(s)</source>
        <translation>
            <numerusform>%n power</numerusform>
            <numerusform>%n powers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation>
            <numerusform>%n race</numerusform>
            <numerusform>%n races</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Relics and Places: %n</source>
        <translation>
            <numerusform>Relics and Places: %n</numerusform>
            <numerusform>Relics and Places: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedNoun</name>
    <message numerus="yes">
        <source>{0} starts with %n extra coin(s).</source>
        <extracomment>{0}: the name of a player</extracomment>
        <translation>
            <numerusform>{0} starts with %n extra coin.</numerusform>
            <numerusform>{0} starts with %n extra coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceVerifier</name>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EffectsPanel</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n region on this map now</numerusform>
            <numerusform>%n regions on this map now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndTurnWarnings</name>
    <message numerus="yes">
        <source>{0} ({1}, %n token(s))</source>
        <extracomment>{0}: a player; {1}: a race</extracomment>
        <translation>
            <numerusform>{0} ({1}, %n token)</numerusform>
            <numerusform>{0} ({1}, %n tokens)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}, and other regions are at risk too.</source>
        <translation>
            <numerusform>{0} leaves %n token in {1}, within reach of {2}, and other regions are at risk too.</numerusform>
            <numerusform>{0} leaves %n tokens in {1}, within reach of {2}, and other regions are at risk too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}.</source>
        <translation>
            <numerusform>{0} leaves %n token in {1}, within reach of {2}.</numerusform>
            <numerusform>{0} leaves %n tokens in {1}, within reach of {2}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldsGrid</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n region on this map now</numerusform>
            <numerusform>%n regions on this map now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameNotices</name>
    <message numerus="yes">
        <source>The disk of {0} is full.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>The disk of {0} is full.</numerusform>
            <numerusform>The disks of {0} are full.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} have been away for a while.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>{0} has been away for a while.</numerusform>
            <numerusform>{0} have been away for a while.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} haven't moved for a long time.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>{0} hasn't moved for a long time.</numerusform>
            <numerusform>{0} haven't moved for a long time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message numerus="yes">
        <source>{0} share the victory with %n coin(s)</source>
        <translation>
            <numerusform>{0} share the victory with %n coin</numerusform>
            <numerusform>{0} share the victory with %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} wins with %n coin(s)</source>
        <translation>
            <numerusform>{0} wins with %n coin</numerusform>
            <numerusform>{0} wins with %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpTopicFinder</name>
    <message numerus="yes">
        <source>Ending the turn now pays %n coin(s).</source>
        <translation>
            <numerusform>Ending the turn now pays %n coin.</numerusform>
            <numerusform>Ending the turn now pays %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message numerus="yes">
        <source>%n coin(s) now</source>
        <translation>
            <numerusform>%n coin now</numerusform>
            <numerusform>%n coins now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message numerus="yes">
        <source>gives up a token for %n coin(s)</source>
        <translation>
            <numerusform>gives up a token for %n coin</numerusform>
            <numerusform>gives up a token for %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>The last %n line(s) of this file couldn't be read. The game continues in round {0}, {1}'s turn.</source>
        <translation>
            <numerusform>The last line of this file couldn't be read. The game continues in round {0}, {1}'s turn.</numerusform>
            <numerusform>The last %n lines of this file couldn't be read. The game continues in round {0}, {1}'s turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n line(s) of this file couldn't be read. The game is over.</source>
        <translation>
            <numerusform>The last line of this file couldn't be read. The game is over.</numerusform>
            <numerusform>The last %n lines of this file couldn't be read. The game is over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetworkGameView</name>
    <message numerus="yes">
        <source>%n move(s) that the others never saw have been undone.</source>
        <translation>
            <numerusform>%n move that the others never saw have been undone.</numerusform>
            <numerusform>%n moves that the others never saw have been undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table was split: {1} played on this side, {0} on the other. The game continues from the other side. Your part, %n move(s), is kept as a copy, and you get your seat back.</source>
        <translation>
            <numerusform>The table was split: {1} played on this side, {0} on the other. The game continues from the other side. Your part, %n move, is kept as a copy, and you get your seat back.</numerusform>
            <numerusform>The table was split: {1} played on this side, {0} on the other. The game continues from the other side. Your part, %n moves, is kept as a copy, and you get your seat back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>players are reminded after %n minute(s)</source>
        <translation>
            <numerusform>players are reminded after %n minute</numerusform>
            <numerusform>players are reminded after %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} has been thinking for %n minute(s).</source>
        <translation>
            <numerusform>{0} has been thinking for %n minute.</numerusform>
            <numerusform>{0} has been thinking for %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutlookTexts</name>
    <message numerus="yes">
        <source>{0} can take one of your regions, for %n token(s).</source>
        <extracomment>{0}: a race with its owner, as in "Anna's Orcs"</extracomment>
        <translation>
            <numerusform>{0} can take one of your regions, for %n token.</numerusform>
            <numerusform>{0} can take one of your regions, for %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for %n token(s) each.</source>
        <extracomment>{0}: a race with its owner; {1}: a number</extracomment>
        <translation>
            <numerusform>{0} can take {1} of your regions, for %n token each.</numerusform>
            <numerusform>{0} can take {1} of your regions, for %n tokens each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for {2} to %n token(s) each.</source>
        <extracomment>{0}: a race with its owner; {1}, {2}: numbers</extracomment>
        <translation>
            <numerusform>{0} can take {1} of your regions, for {2} to %n token each.</numerusform>
            <numerusform>{0} can take {1} of your regions, for {2} to %n tokens each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take one of your regions, for %n token(s).</source>
        <extracomment>{0}: a player</extracomment>
        <translation>
            <numerusform>{0}, with a new race, can take one of your regions, for %n token.</numerusform>
            <numerusform>{0}, with a new race, can take one of your regions, for %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take {1} of your regions, for %n token(s) each.</source>
        <extracomment>{0}: a player; {1}: a number</extracomment>
        <translation>
            <numerusform>{0}, with a new race, can take {1} of your regions, for %n token each.</numerusform>
            <numerusform>{0}, with a new race, can take {1} of your regions, for %n tokens each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take {1} of your regions, for {2} to %n token(s) each.</source>
        <extracomment>{0}: a player; {1}, {2}: numbers</extracomment>
        <translation>
            <numerusform>{0}, with a new race, can take {1} of your regions, for {2} to %n token each.</numerusform>
            <numerusform>{0}, with a new race, can take {1} of your regions, for {2} to %n tokens each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlayController</name>
    <message numerus="yes">
        <source>Earns {0} %n coin(s) now.</source>
        <translation>
            <numerusform>Earns {0} %n coin now.</numerusform>
            <numerusform>Earns {0} %n coins now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), after one conquest on the way.</source>
        <translation>
            <numerusform>{0} could take it for %n token, after one conquest on the way.</numerusform>
            <numerusform>{0} could take it for %n tokens, after one conquest on the way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), with a lucky roll.</source>
        <translation>
            <numerusform>{0} could take it for %n token, with a lucky roll.</numerusform>
            <numerusform>{0} could take it for %n tokens, with a lucky roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s).</source>
        <translation>
            <numerusform>{0} could take it for %n token.</numerusform>
            <numerusform>{0} could take it for %n tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersDelegate</name>
    <message numerus="yes">
        <source>%n extra coin(s)</source>
        <translation>
            <numerusform>%n extra coin</numerusform>
            <numerusform>%n extra coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Hammer</numerusform>
            <numerusform>%n Hammers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra coin(s) at the start</source>
        <extracomment>What a player had more than the others when the game began</extracomment>
        <translation>
            <numerusform>%n extra coin at the start</numerusform>
            <numerusform>%n extra coins at the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleTexts</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n try</numerusform>
            <numerusform>%n tries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordChart</name>
    <message numerus="yes">
        <source>%n coin(s), {0}</source>
        <extracomment>Coins; then: won, or not won</extracomment>
        <translation>
            <numerusform>%n coin, {0}</numerusform>
            <numerusform>%n coins, {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s): {0} pips compared with what was to be expected</source>
        <extracomment>{0}: a number of rolls; {1}: of pips</extracomment>
        <translation>
            <numerusform>%n roll: {0} pips compared with what was to be expected</numerusform>
            <numerusform>%n rolls: {0} pips compared with what was to be expected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n game(s) against bots: easy is 1320, medium 1440, hard 1575, expert 1780. Whoever is 120 ahead wins two games of three. The second number is how far off it may be.</source>
        <translation>
            <numerusform>From %n game against bots: easy is 1320, medium 1440, hard 1575, expert 1780. Whoever is 120 ahead wins two games of three. The second number is how far off it may be.</numerusform>
            <numerusform>From %n games against bots: easy is 1320, medium 1440, hard 1575, expert 1780. Whoever is 120 ahead wins two games of three. The second number is how far off it may be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <extracomment>Below a number</extracomment>
        <translation>
            <numerusform>game</numerusform>
            <numerusform>games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionActions</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Hammer</numerusform>
            <numerusform>%n Hammers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give up a token in {0} for %n coin(s)?</source>
        <translation>
            <numerusform>Give up a token in {0} for %n coin?</numerusform>
            <numerusform>Give up a token in {0} for %n coins?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Toll to {0}: %n coin(s) ({1})</source>
        <translation>
            <numerusform>Toll to {0}: %n coin ({1})</numerusform>
            <numerusform>Toll to {0}: %n coins ({1})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1})</source>
        <extracomment>{0}: a player; {1}: a power or Place</extracomment>
        <translation>
            <numerusform>{0} gets %n coin ({1})</numerusform>
            <numerusform>{0} gets %n coins ({1})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionCard</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionDescriber</name>
    <message numerus="yes">
        <source>%n more way(s) with Relics</source>
        <translation>
            <numerusform>%n more way with Relics</numerusform>
            <numerusform>%n more ways with Relics</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: %n token(s)</source>
        <extracomment>{0}: a race with its owner</extracomment>
        <translation>
            <numerusform>{0}: %n token</numerusform>
            <numerusform>{0}: %n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionMenu</name>
    <message numerus="yes">
        <source>All %n remaining token(s)</source>
        <translation>
            <numerusform>The last token</numerusform>
            <numerusform>All %n remaining tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayView</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportPicture</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultTables</name>
    <message numerus="yes">
        <source>Won by %n coin(s).</source>
        <translation>
            <numerusform>Won by %n coin.</numerusform>
            <numerusform>Won by %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, who lost %n region(s) to others</source>
        <translation>
            <numerusform>{0}, who lost %n region to others</numerusform>
            <numerusform>{0}, who lost %n regions to others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with %n conquest(s)</source>
        <translation>
            <numerusform>{0}, with %n conquest</numerusform>
            <numerusform>{0}, with %n conquests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race token(s) on the map</source>
        <translation>
            <numerusform>%n race token on the map</numerusform>
            <numerusform>%n race tokens on the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} started with %n extra coin(s)</source>
        <extracomment>{0}: the name of a player, in the results of a game</extracomment>
        <translation>
            <numerusform>{0} started with %n extra coin</numerusform>
            <numerusform>{0} started with %n extra coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} used %n hint(s)</source>
        <translation>
            <numerusform>{0} used %n hint</numerusform>
            <numerusform>{0} used %n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewTab</name>
    <message numerus="yes">
        <source>%n turn(s), {0} expected coins lost in total.</source>
        <translation>
            <numerusform>%n turn, {0} expected coins lost in total.</numerusform>
            <numerusform>%n turns, {0} expected coins lost in total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) and shows what each one cost, in expected coins.</source>
        <translation>
            <numerusform>The strongest bot reviews %n turn and shows what it cost, in expected coins.</numerusform>
            <numerusform>The strongest bot reviews %n turns and shows what each one cost, in expected coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) of {0} and shows what each one cost, in expected coins.</source>
        <translation>
            <numerusform>The strongest bot reviews %n turn of {0} and shows what it cost, in expected coins.</numerusform>
            <numerusform>The strongest bot reviews %n turns of {0} and shows what each one cost, in expected coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Hammer</numerusform>
            <numerusform>%n Hammers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation>
            <numerusform>%n token in hand</numerusform>
            <numerusform>%n tokens in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lost</source>
        <translation>
            <numerusform>%n token lost</numerusform>
            <numerusform>%n tokens lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) retreating</source>
        <translation>
            <numerusform>%n token retreating</numerusform>
            <numerusform>%n tokens retreating</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) to place</source>
        <translation>
            <numerusform>%n token to place</numerusform>
            <numerusform>%n tokens to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New combo: {0}, with %n coin(s).</source>
        <extracomment>{0}: a combo</extracomment>
        <translation>
            <numerusform>New combo: {0}, with %n coin.</numerusform>
            <numerusform>New combo: {0}, with %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>collects %n coin(s)</source>
        <translation>
            <numerusform>collects %n coin</numerusform>
            <numerusform>collects %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>pays %n coin</numerusform>
            <numerusform>pays %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s) ({2}).</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: what helped, such as the die</extracomment>
        <translation>
            <numerusform>{0} conquer {1} with %n token ({2}).</numerusform>
            <numerusform>{0} conquer {1} with %n tokens ({2}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s).</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>
            <numerusform>{0} conquer {1} with %n token.</numerusform>
            <numerusform>{0} conquer {1} with %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} earns %n coin(s)</source>
        <translation>
            <numerusform>{0} earns %n coin</numerusform>
            <numerusform>{0} earns %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} forge %n Hammer(s).</source>
        <translation>
            <numerusform>{0} forge %n Hammer.</numerusform>
            <numerusform>{0} forge %n Hammers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gain %n token(s) ({1}).</source>
        <extracomment>{0}: a race with its owner; {1}: the race or power that grants them</extracomment>
        <translation>
            <numerusform>{0} gain %n token ({1}).</numerusform>
            <numerusform>{0} gain %n tokens ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race, power or Place</extracomment>
        <translation>
            <numerusform>{0} gets %n coin ({1}).</numerusform>
            <numerusform>{0} gets %n coins ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) from {1} ({2}).</source>
        <extracomment>{0}, {1}: players; {2}: a race or power</extracomment>
        <translation>
            <numerusform>{0} gets %n coin from {1} ({2}).</numerusform>
            <numerusform>{0} gets %n coins from {1} ({2}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gives up a token for %n coin(s) ({1}).</source>
        <translation>
            <numerusform>{0} gives up a token for %n coin ({1}).</numerusform>
            <numerusform>{0} gives up a token for %n coins ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} have nowhere to retreat: %n token(s) leave the map.</source>
        <translation>
            <numerusform>{0} have nowhere to retreat: %n token leaves the map.</numerusform>
            <numerusform>{0} have nowhere to retreat: %n tokens leave the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} loses %n coin(s)</source>
        <translation>
            <numerusform>{0} loses %n coin</numerusform>
            <numerusform>{0} loses %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race or power</extracomment>
        <translation>
            <numerusform>{0} pays %n coin ({1}).</numerusform>
            <numerusform>{0} pays %n coins ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s).</source>
        <translation>
            <numerusform>{0} pays %n coin.</numerusform>
            <numerusform>{0} pays %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pick up %n token(s) to conquer with.</source>
        <translation>
            <numerusform>{0} pick up %n token to conquer with.</numerusform>
            <numerusform>{0} pick up %n tokens to conquer with.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenRegions</name>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Tokens that still have to be placed</extracomment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Map, %n region(s)</source>
        <translation>
            <numerusform>Map, %n region</numerusform>
            <numerusform>Map, %n regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarTexts</name>
    <message numerus="yes">
        <source>%n of {0} star(s)</source>
        <extracomment>%n: those that were won; {0}: those that can be won</extracomment>
        <translation>
            <numerusform>%n of {0} stars</numerusform>
            <numerusform>%n of {0} stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablesList</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n spectator</numerusform>
            <numerusform>%n spectators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraitMaker</name>
    <message numerus="yes">
        <source>%n mistake(s), shown in the form. Card and map are as they were before.</source>
        <translation>
            <numerusform>%n mistake, shown in the form. Card and map are as they were before.</numerusform>
            <numerusform>%n mistakes, shown in the form. Card and map are as they were before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnController</name>
    <message numerus="yes">
        <source>%n to place</source>
        <translation>
            <numerusform>%n to place</numerusform>
            <numerusform>%n to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) could still conquer</source>
        <translation>
            <numerusform>%n token could still conquer</numerusform>
            <numerusform>%n tokens could still conquer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation>
            <numerusform>%n token in hand</numerusform>
            <numerusform>%n tokens in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left to place.</source>
        <translation>
            <numerusform>%n token left to place.</numerusform>
            <numerusform>%n tokens left to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can't have %n token(s) in {0} now.</source>
        <translation>
            <numerusform>You can't have %n token in {0} now.</numerusform>
            <numerusform>You can't have %n tokens in {0} now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You rolled a %n. Your next conquest costs %n token(s) less.</source>
        <translation>
            <numerusform>You rolled a %n. Your next conquest costs %n token less.</numerusform>
            <numerusform>You rolled a %n. Your next conquest costs %n tokens less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n coin(s)</source>
        <translation>
            <numerusform>pay %n coin</numerusform>
            <numerusform>pay %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorthPanel</name>
    <message numerus="yes">
        <source>Measured in %n game(s)</source>
        <translation>
            <numerusform>Measured in %n game</numerusform>
            <numerusform>Measured in %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorthRowsModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_ClockTexts</name>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minute each</numerusform>
            <numerusform>%n minutes each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n second(s) per turn</source>
        <translation>
            <numerusform>+%n second per turn</numerusform>
            <numerusform>+%n seconds per turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reminder after %n minute(s)</source>
        <translation>
            <numerusform>reminder after %n minute</numerusform>
            <numerusform>reminder after %n minutes</numerusform>
        </translation>
    </message>
</context>
</TS>
