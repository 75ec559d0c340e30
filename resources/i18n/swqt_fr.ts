<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AbilityDialog</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n région sur cette carte en ce moment</numerusform>
            <numerusform>%n régions sur cette carte en ce moment</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Add an ability</source>
        <translation>Ajouter une capacité</translation>
    </message>
    <message>
        <source>Example – {0}: {1}</source>
        <extracomment>{0}: a race or power of the box; {1}: sentences</extracomment>
        <translation>Exemple – {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>What else shall it be able to do?</source>
        <translation>Que doit-il encore savoir faire&#x202f;?</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copy version info</source>
        <translation>&amp;Copier les infos de version</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licences</translation>
    </message>
    <message>
        <source>&amp;Made with</source>
        <translation>&amp;Fait avec</translation>
    </message>
    <message>
        <source>About swqt</source>
        <translation>À propos de swqt</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Everything else – rules, artwork, sounds and wording – was made for swqt.</source>
        <translation>Tout le reste – règles, dessins, sons et textes – a été fait pour swqt.</translation>
    </message>
    <message>
        <source>Free software under {0}: use it, change it, share it.</source>
        <translation>Logiciel libre sous {0}&#x202f;: utilise-le, modifie-le, partage-le.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Lo&amp;g file:</source>
        <translation>Fichier &amp;journal&#x202f;:</translation>
    </message>
    <message>
        <source>Log file</source>
        <translation>Fichier journal</translation>
    </message>
    <message>
        <source>No log file is being written.</source>
        <translation>Aucun fichier journal n&apos;est écrit.</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Ouvrir le &amp;dossier</translation>
    </message>
    <message>
        <source>Small World for your desktop. swqt is an unofficial fan project. It is not connected with the publisher of the game and uses none of its artwork or texts. Small World is a trademark of its owner.</source>
        <translation>Small World sur ton ordinateur. swqt est un projet de fans non officiel, sans lien avec l&apos;éditeur du jeu, et n&apos;utilise ni ses illustrations ni ses textes. Small World est une marque de son propriétaire.</translation>
    </message>
    <message>
        <source>What swqt is made with</source>
        <translation>Les composants de swqt</translation>
    </message>
    <message>
        <source>includes {0}</source>
        <extracomment>{0}: names of the parts of a bundled program</extracomment>
        <translation>comprend {0}</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>Change the kind</source>
        <translation>Changer le type</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Changer le nom</translation>
    </message>
    <message>
        <source>Change the tokens</source>
        <translation>Changer les pions</translation>
    </message>
    <message>
        <source>Change the word</source>
        <translation>Changer le mot</translation>
    </message>
    <message>
        <source>Change the world</source>
        <translation>Changer le monde</translation>
    </message>
    <message>
        <source>Game files call it so: small letters a to z and hyphens</source>
        <translation>Son nom dans les fichiers de partie&#x202f;: lettres minuscules de a à z et traits d&apos;union</translation>
    </message>
    <message>
        <source>In other languages…</source>
        <translation>Dans d&apos;autres langues…</translation>
    </message>
    <message>
        <source>Its tokens are</source>
        <translation>Ses pions sont</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Fait pour</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name in {0}</source>
        <extracomment>{0}: a language</extracomment>
        <translation>Nom en {0}</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Peuple</translation>
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
        <translation>Pouvoir spécial</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Tokens of its own, in all</source>
        <translation>Pions à lui, en tout</translation>
    </message>
    <message>
        <source>Word in files</source>
        <translation>Mot dans les fichiers</translation>
    </message>
    <message>
        <source>its own, in all:</source>
        <translation>à lui, en tout&#x202f;:</translation>
    </message>
    <message>
        <source>those of {0}</source>
        <extracomment>{0}: a race, which lends its tokens</extracomment>
        <translation>ceux de&#x202f;: {0}</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>&amp;Decline</source>
        <translation>Déc&amp;lin</translation>
    </message>
    <message>
        <source>&amp;Decline  +{0}</source>
        <translation>Déc&amp;lin  +{0}</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>Lan&amp;cer</translation>
    </message>
    <message>
        <source>No race can roll before a conquest right now</source>
        <translation>Aucun peuple ne peut lancer le dé avant une conquête pour l&apos;instant</translation>
    </message>
    <message>
        <source>Roll the die before your next conquest ({0})</source>
        <translation>Lancer le dé avant ta prochaine conquête ({0})</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Afficher la règle</translation>
    </message>
    <message>
        <source>You can decline only at the start of a turn, instead of conquering</source>
        <translation>Tu ne peux passer en déclin qu&apos;au début d&apos;un tour, au lieu de conquérir</translation>
    </message>
    <message>
        <source>You pick a new race next turn.</source>
        <translation>Tu choisiras un nouveau peuple au prochain tour.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About swqt</source>
        <translation>À &amp;propos de swqt</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>&amp;Organiser les panneaux</translation>
    </message>
    <message>
        <source>&amp;Balance tokens</source>
        <translation>Ré&amp;partir les pions</translation>
    </message>
    <message>
        <source>&amp;Board…</source>
        <translation>P&amp;lateau…</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Confirmer</translation>
    </message>
    <message>
        <source>&amp;Continue last game</source>
        <translation>&amp;Continuer la dernière partie</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>C&amp;réer</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Déclin</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>F&amp;inir le tour</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Fit map to window</source>
        <translation>A&amp;juster la carte à la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Fortify borders</source>
        <translation>Renforcer les &amp;frontières</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Contraste éle&amp;vé</translation>
    </message>
    <message>
        <source>&amp;Income</source>
        <translation>Revenu&amp;s</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Instantanée</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Raccourcis clavier…</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Apprendre à jouer</translation>
    </message>
    <message>
        <source>&amp;Let a bot play</source>
        <translation>Faire jouer un &amp;bot</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;lair</translation>
    </message>
    <message>
        <source>&amp;Local network…</source>
        <translation>&amp;Réseau local…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>Panneau s&amp;uivant</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Owners</source>
        <translation>&amp;Propriétaires</translation>
    </message>
    <message>
        <source>&amp;Play against bots</source>
        <translation>&amp;Jouer contre des bots</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>Panneau précé&amp;dent</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Race or power…</source>
        <translation>&amp;Peuple ou pouvoir…</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Replay for the browser…</source>
        <translation>&amp;Rediffusion pour le navigateur…</translation>
    </message>
    <message>
        <source>&amp;Roll the die</source>
        <translation>&amp;Lancer le dé</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Para&amp;mètres…</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Montre-moi</translation>
    </message>
    <message>
        <source>&amp;Skip ahead</source>
        <translation>&amp;Accélérer</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>&amp;Comme le système</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Terrains</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;What happened since my last turn</source>
        <translation>Ce &amp;qui s&apos;est passé depuis mon dernier tour</translation>
    </message>
    <message>
        <source>Bo&amp;t speed</source>
        <translation>&amp;Vitesse des bots</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>R&amp;enoncer</translation>
    </message>
    <message>
        <source>Colou&amp;r theme</source>
        <translation>Thè&amp;me de couleurs</translation>
    </message>
    <message>
        <source>Continue &amp;without the others…</source>
        <translation>Continuer &amp;sans les autres…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>Fast-forward the b&amp;ot&apos;s turn</source>
        <translation>Abréger le t&amp;our du bot</translation>
    </message>
    <message>
        <source>Games and &amp;replays…</source>
        <translation>Mes &amp;parties…</translation>
    </message>
    <message>
        <source>Last &amp;round&apos;s changes</source>
        <translation>&amp;Changements de la dernière manche</translation>
    </message>
    <message>
        <source>Not&amp;e about this moment…</source>
        <translation>&amp;Note sur ce moment…</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>Ca&amp;lques</translation>
    </message>
    <message>
        <source>Pick &amp;up all tokens</source>
        <translation>&amp;Tout reprendre</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Éni&amp;gmes…</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Énigme d&amp;u jour</translation>
    </message>
    <message>
        <source>R&amp;ecent games</source>
        <translation>Part&amp;ies récentes</translation>
    </message>
    <message>
        <source>Region &amp;codes</source>
        <translation>&amp;Codes des régions</translation>
    </message>
    <message>
        <source>Rep&amp;lay this game</source>
        <translation>Re&amp;voir cette partie</translation>
    </message>
    <message>
        <source>Reset &amp;turn</source>
        <translation>Recommencer le &amp;tour</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>Réinitialiser la dispos&amp;ition</translation>
    </message>
    <message>
        <source>Rule &amp;book</source>
        <translation>&amp;Livret de règles</translation>
    </message>
    <message>
        <source>Rules for &amp;this</source>
        <translation>Expliquer &amp;ceci</translation>
    </message>
    <message>
        <source>S&amp;tart screen</source>
        <translation>Écran d&apos;&amp;accueil</translation>
    </message>
    <message>
        <source>Searc&amp;h the log</source>
        <translation>C&amp;hercher dans le journal</translation>
    </message>
    <message>
        <source>Statist&amp;ics</source>
        <translation>Statistiqu&amp;es</translation>
    </message>
    <message>
        <source>Suggest a &amp;move</source>
        <translation>&amp;Suggérer un coup</translation>
    </message>
    <message>
        <source>T&amp;hreats</source>
        <translation>&amp;Menaces</translation>
    </message>
    <message>
        <source>Watch to&amp;gether…</source>
        <translation>Reg&amp;arder ensemble…</translation>
    </message>
    <message>
        <source>Wi&amp;de map</source>
        <translation>Carte lar&amp;ge</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
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
            <numerusform>%n paramètre n&apos;a pas pu servir et a repris sa valeur par défaut.</numerusform>
            <numerusform>%n paramètres n&apos;ont pas pu servir et ont repris leur valeur par défaut.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so swqt uses the defaults.</source>
        <translation>Impossible de lire les paramètres&#x202f;: swqt utilise les valeurs par défaut.</translation>
    </message>
    <message>
        <source>The settings file was damaged, so all settings went back to their defaults. The damaged file is kept as {0}.</source>
        <translation>Le fichier des paramètres était abîmé&#x202f;: ils ont tous repris leur valeur par défaut. Le fichier abîmé est gardé sous le nom {0}.</translation>
    </message>
</context>
<context>
    <name>ArrivalDialog</name>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>&amp;Look at it in the form</source>
        <translation>&amp;Voir dans le formulaire</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>&amp;Remplacer le mien</translation>
    </message>
    <message>
        <source>A race or power from a file</source>
        <translation>Un peuple ou un pouvoir d&apos;un fichier</translation>
    </message>
    <message>
        <source>Keep both: call it &amp;{0}</source>
        <extracomment>{0}: the word for a race or power in game files</extracomment>
        <translation>Garder les deux&#x202f;: comme &amp;{0}</translation>
    </message>
    <message>
        <source>The file has no mistakes. Keep {0} among your own races and powers?</source>
        <translation>Le fichier n&apos;a pas d&apos;erreur. Garder {0} parmi tes peuples et pouvoirs&#x202f;?</translation>
    </message>
    <message>
        <source>You already have {0}, and the two differ. Which ones do you want?</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>Tu as déjà {0}, et les deux diffèrent. Que veux-tu faire&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>&amp;Played by</source>
        <translation>&amp;Qui joue</translation>
    </message>
    <message>
        <source>&amp;Show regions</source>
        <translation>&amp;Montrer les régions</translation>
    </message>
    <message>
        <source>Bot speed: {0}</source>
        <translation>Vitesse des bots&#x202f;: {0}</translation>
    </message>
    <message>
        <source>For {0}</source>
        <translation>Pour {0}</translation>
    </message>
    <message>
        <source>Suggestions are turned off in Settings.</source>
        <translation>Les suggestions sont désactivées dans les Paramètres.</translation>
    </message>
    <message>
        <source>There are no suggestions in a puzzle.</source>
        <translation>Il n&apos;y a pas de suggestions dans une énigme.</translation>
    </message>
</context>
<context>
    <name>BeginDialog</name>
    <message>
        <source>&amp;An existing board</source>
        <translation>&amp;Un plateau existant</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>P&amp;lateau&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;New board</source>
        <translation>&amp;Nouveau plateau</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Joueurs&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Regions:</source>
        <translation>&amp;Régions&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Graine&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;World:</source>
        <translation>&amp;Monde&#x202f;:</translation>
    </message>
    <message>
        <source>A board of your own is changed; any other one is copied.</source>
        <translation>Un plateau à toi est modifié&#x202f;; tout autre est copié.</translation>
    </message>
    <message>
        <source>Another number or word gives another board.</source>
        <translation>Un autre nombre ou un autre mot donne un autre plateau.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Continue “{0}”, which was not saved</source>
        <translation>Continuer «&#x202f;{0}&#x202f;» (non enregistré)</translation>
    </message>
    <message>
        <source>Make a board</source>
        <translation>Créer un plateau</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>{0} (yours)</source>
        <extracomment>{0}: the name of a board, and its number of players</extracomment>
        <translation>{0} (à toi)</translation>
    </message>
    <message>
        <source>{0}, {1} players</source>
        <extracomment>{0}: the name of a board; {1}: a number of players</extracomment>
        <translation>{0}, {1} joueurs</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>&amp;Join with</source>
        <translation>Ré&amp;unir avec</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>&amp;Diviser</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Réunir</translation>
    </message>
    <message>
        <source>Move &amp;borders</source>
        <translation>Déplacer les &amp;frontières</translation>
    </message>
    <message>
        <source>Move a border</source>
        <translation>Déplacer une frontière</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Peindre</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Diviser</translation>
    </message>
</context>
<context>
    <name>BoardGroup</name>
    <message>
        <source>&amp;Board:</source>
        <translation>P&amp;lateau&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Races and powers:</source>
        <translation>Peupl&amp;es&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;World:</source>
        <translation>&amp;Monde&#x202f;:</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>Les deux jeux</translation>
    </message>
    <message>
        <source>Custom selection</source>
        <translation>Sélection personnalisée</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Monsters guard them. On surface boards, they replace some Lost Tribes.</source>
        <translation>Gardés par des Monstres. Sur les plateaux de surface, ils remplacent quelques Tribus oubliées.</translation>
    </message>
    <message>
        <source>Relics and P&amp;laces</source>
        <translation>&amp;Reliques et Lieux</translation>
    </message>
    <message>
        <source>Six more races and six more powers, made for this program.</source>
        <translation>Six peuples et six pouvoirs de plus, créés pour ce programme.</translation>
    </message>
    <message>
        <source>Small World</source>
        <translation>Small World</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>Way&amp;farers</source>
        <translation>&amp;Gens de la route</translation>
    </message>
    <message>
        <source>{0}: {1} regions, {2} rounds</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>{0}&#x202f;: {1} régions, {2} manches</translation>
    </message>
</context>
<context>
    <name>BoardMaker</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Edit it</source>
        <translation>&amp;Le modifier</translation>
    </message>
    <message>
        <source>A new board is being made…</source>
        <translation>Création d&apos;un plateau…</translation>
    </message>
    <message>
        <source>Add and &amp;edit</source>
        <translation>Ajouter et &amp;modifier</translation>
    </message>
    <message>
        <source>Add the board “{0}” to your boards?</source>
        <translation>Ajouter le plateau «&#x202f;{0}&#x202f;» aux tiens&#x202f;?</translation>
    </message>
    <message>
        <source>Boards (*.swboard)</source>
        <translation>Plateaux (*.swboard)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exporter le plateau</translation>
    </message>
    <message>
        <source>Exported to {0}.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Exporté vers {0}.</translation>
    </message>
    <message>
        <source>My {0}</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>Mon {0}</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nouveau plateau</translation>
    </message>
    <message>
        <source>No board could be made.</source>
        <translation>Impossible de créer un plateau.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Players: {0}. Regions: {1}.</source>
        <extracomment>{1}: a number of regions</extracomment>
        <translation>Joueurs&#x202f;: {0}. Régions&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>Saved. You can choose this board when you set up a new game.</source>
        <translation>C&apos;est enregistré. Tu peux choisir ce plateau dans une nouvelle partie.</translation>
    </message>
    <message>
        <source>The board can&apos;t be exported.</source>
        <translation>Impossible d&apos;exporter le plateau.</translation>
    </message>
    <message>
        <source>The board can&apos;t be saved.</source>
        <translation>Impossible d&apos;enregistrer le plateau.</translation>
    </message>
    <message>
        <source>This board can&apos;t be opened.</source>
        <translation>Impossible d&apos;ouvrir ce plateau.</translation>
    </message>
    <message>
        <source>This game can&apos;t be started.</source>
        <translation>Impossible de lancer cette partie.</translation>
    </message>
    <message>
        <source>You have the board “{0}” already.</source>
        <translation>Tu as déjà le plateau «&#x202f;{0}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board {0}</source>
        <translation>Aperçu du plateau {0}</translation>
    </message>
</context>
<context>
    <name>BoardTexts</name>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <translation>
            <numerusform>%n point à améliorer</numerusform>
            <numerusform>%n points à améliorer</numerusform>
        </translation>
    </message>
    <message>
        <source>A board has at most 120 regions.</source>
        <translation>Un plateau a 120 régions au plus.</translation>
    </message>
    <message>
        <source>A board needs at least 12 regions.</source>
        <translation>Un plateau a au moins 12 régions.</translation>
    </message>
    <message>
        <source>A good board: nothing to mend</source>
        <translation>Un bon plateau&#x202f;: rien à améliorer</translation>
    </message>
    <message>
        <source>A region would become too narrow.</source>
        <translation>Une région deviendrait trop étroite.</translation>
    </message>
    <message>
        <source>At the edge of the board.</source>
        <translation>Au bord de la carte.</translation>
    </message>
    <message>
        <source>Beside it: {0}.</source>
        <extracomment>{0}: the neighbours of a region</extracomment>
        <translation>À côté : {0}.</translation>
    </message>
    <message>
        <source>Border of {0}, {1} from the left, {2} from the top</source>
        <extracomment>{0}: two regions; {1}, {2}: percentages of the width and height of the board</extracomment>
        <translation>Frontière : {0}, à {1} de la gauche, {2} du haut</translation>
    </message>
    <message>
        <source>Borders between equal terrains</source>
        <translation>Frontières entre terrains identiques</translation>
    </message>
    <message>
        <source>Borders between regions</source>
        <translation>Frontières entre régions</translation>
    </message>
    <message>
        <source>Borders between river regions</source>
        <translation>Frontières entre régions de rivière</translation>
    </message>
    <message>
        <source>Borders cross at {0}.</source>
        <translation>Des frontières se croisent&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Borders must not cross.</source>
        <translation>Les frontières ne peuvent pas se croiser.</translation>
    </message>
    <message>
        <source>Caverns side by side</source>
        <translation>Cavernes côte à côte</translation>
    </message>
    <message>
        <source>Chasms</source>
        <translation>Gouffres</translation>
    </message>
    <message>
        <source>Chasms side by side</source>
        <translation>Gouffres côte à côte</translation>
    </message>
    <message>
        <source>Corner of {0}, {1} from the left, {2} from the top</source>
        <extracomment>{0}: the regions that meet there; {1}, {2}: percentages of the width and height of the board</extracomment>
        <translation>Coin : {0}, à {1} de la gauche, {2} du haut</translation>
    </message>
    <message>
        <source>Cut off from the rest of the board: {0}.</source>
        <translation>Sans accès au reste du plateau&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Draw the line from border to border, across one region.</source>
        <translation>Trace la ligne d&apos;une frontière à l&apos;autre, à travers une région.</translation>
    </message>
    <message>
        <source>Ends of the river at the edge of the board</source>
        <translation>Bouts de la rivière au bord de la carte</translation>
    </message>
    <message>
        <source>Every region has room for its tokens.</source>
        <translation>Chaque région a la place pour ses pions.</translation>
    </message>
    <message>
        <source>How far a terrain gathers on one side</source>
        <translation>Rassemblement d&apos;un terrain d&apos;un côté</translation>
    </message>
    <message>
        <source>How far natives gather on one side</source>
        <translation>Rassemblement des indigènes d&apos;un côté</translation>
    </message>
    <message>
        <source>Lakes</source>
        <translation>Lacs</translation>
    </message>
    <message>
        <source>Lakes at the edge of the board</source>
        <translation>Lacs au bord de la carte</translation>
    </message>
    <message>
        <source>Land around {0}</source>
        <translation>Terre autour de {0}</translation>
    </message>
    <message>
        <source>Land at the edge of the board</source>
        <translation>Terre au bord de la carte</translation>
    </message>
    <message>
        <source>Land beside a chasm</source>
        <translation>Terre à côté d&apos;un gouffre</translation>
    </message>
    <message>
        <source>Land beside the river</source>
        <translation>Terre à côté de la rivière</translation>
    </message>
    <message>
        <source>Land beside water</source>
        <translation>Terre à côté de l&apos;eau</translation>
    </message>
    <message>
        <source>Land regions</source>
        <translation>Régions de terre</translation>
    </message>
    <message>
        <source>Land where a race may enter</source>
        <translation>Terre par où un peuple peut entrer</translation>
    </message>
    <message>
        <source>Land with 3 to 6 neighbours</source>
        <translation>Terre avec 3 à 6 voisines</translation>
    </message>
    <message>
        <source>Lost Tribes</source>
        <translation>Tribus oubliées</translation>
    </message>
    <message>
        <source>Lost Tribes on a mountain or on water</source>
        <translation>Tribus oubliées sur une montagne ou sur l&apos;eau</translation>
    </message>
    <message>
        <source>Lost Tribes where a race may enter</source>
        <translation>Tribus oubliées là où un peuple peut entrer</translation>
    </message>
    <message>
        <source>Monsters on a river or chasm</source>
        <translation>Monstres sur une rivière ou un gouffre</translation>
    </message>
    <message>
        <source>Monsters side by side</source>
        <translation>Monstres côte à côte</translation>
    </message>
    <message>
        <source>Mountains with a Mine and a Cavern</source>
        <translation>Montagnes avec Mine et Caverne</translation>
    </message>
    <message>
        <source>Neighbours of a region of land at most</source>
        <translation>Voisines d&apos;une région de terre, au plus</translation>
    </message>
    <message>
        <source>Neighbours of a region of land on average</source>
        <translation>Voisines d&apos;une région de terre, en moyenne</translation>
    </message>
    <message>
        <source>No room for two pieces below the tokens: {0}.</source>
        <translation>Pas de place pour deux marqueurs sous les pions&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Only neighbours can be joined.</source>
        <translation>On ne réunit que des voisines.</translation>
    </message>
    <message>
        <source>Other regions with several symbols</source>
        <translation>Autres régions à plusieurs symboles</translation>
    </message>
    <message>
        <source>Parts of the land that are apart</source>
        <translation>Parties séparées de la terre</translation>
    </message>
    <message>
        <source>Parts of the river that are apart</source>
        <translation>Parties séparées de la rivière</translation>
    </message>
    <message>
        <source>Parts that chasms cut off</source>
        <translation>Parties coupées par des gouffres</translation>
    </message>
    <message>
        <source>Quarters of the board where a race may enter</source>
        <translation>Quarts du plateau où un peuple peut entrer</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Regions at the edge that terrains lack</source>
        <translation>Régions du bord qui manquent à un terrain</translation>
    </message>
    <message>
        <source>Regions with a Monster</source>
        <translation>Régions avec un Monstre</translation>
    </message>
    <message>
        <source>River regions</source>
        <translation>Régions de rivière</translation>
    </message>
    <message>
        <source>River regions at the edge of the board</source>
        <translation>Régions de rivière au bord de la carte</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Seas</source>
        <translation>Mers</translation>
    </message>
    <message>
        <source>Seas at the edge of the board</source>
        <translation>Mers au bord de la carte</translation>
    </message>
    <message>
        <source>Seas that touch each other</source>
        <translation>Mers qui se touchent</translation>
    </message>
    <message>
        <source>Sides of the river</source>
        <translation>Rives</translation>
    </message>
    <message>
        <source>Steps from one end of the land to the other</source>
        <translation>Pas d&apos;un bout de la terre à l&apos;autre</translation>
    </message>
    <message>
        <source>Symbols of the surface</source>
        <translation>Symboles de la surface</translation>
    </message>
    <message>
        <source>Symbols on water</source>
        <translation>Symboles sur l&apos;eau</translation>
    </message>
    <message>
        <source>Terrains with Monsters</source>
        <translation>Terrains avec Monstres</translation>
    </message>
    <message>
        <source>The corner of the board stays where it is.</source>
        <translation>Le coin du plateau ne bouge pas.</translation>
    </message>
    <message>
        <source>The smaller side of the river</source>
        <translation>La plus petite rive</translation>
    </message>
    <message>
        <source>Too narrow for a stack of tokens: {0}.</source>
        <translation>Pas de place pour une pile de pions&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Volcanoes</source>
        <translation>Volcans</translation>
    </message>
    <message>
        <source>Volcanoes outside chasms</source>
        <translation>Volcans hors des gouffres</translation>
    </message>
    <message>
        <source>at least {0}</source>
        <translation>au moins {0}</translation>
    </message>
    <message>
        <source>at most {0}</source>
        <translation>au plus {0}</translation>
    </message>
    <message>
        <source>{0} has no room for a name.</source>
        <translation>{0}&#x202f;: pas de place pour un nom.</translation>
    </message>
    <message>
        <source>{0} is too narrow for its symbols.</source>
        <translation>{0}&#x202f;: pas de place pour les symboles.</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <extracomment>A range of numbers, such as 4 to 6</extracomment>
        <translation>{0} à {1}</translation>
    </message>
    <message>
        <source>{0} touch along a border that is too short to be seen.</source>
        <translation>{0}&#x202f;: leur frontière est trop courte pour se voir.</translation>
    </message>
    <message>
        <source>{0} touches the edge of the board along a border that is too short.</source>
        <translation>{0}&#x202f;: le côté au bord de la carte est trop court.</translation>
    </message>
    <message>
        <source>{0}: {1}, should be {2}.</source>
        <extracomment>{0}: what is counted, such as Lost Tribes; {1}: how many there are; {2}: such as &quot;4&quot; or &quot;4 to 6&quot;</extracomment>
        <translation>{0}&#x202f;: {1}, il faut {2}.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>BoardWindow</name>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n région</numerusform>
            <numerusform>%n régions</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>F&amp;ermer</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>Ré&amp;unir</translation>
    </message>
    <message>
        <source>&amp;Make your own board</source>
        <translation>&amp;Créer un plateau</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Peindre</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Joueurs&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>&amp;Diviser</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>E&amp;ssayer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Click or drag over regions to paint them.</source>
        <translation>Clique sur des régions, ou glisse dessus, pour les peindre.</translation>
    </message>
    <message>
        <source>Click two neighbours.</source>
        <translation>Clique sur deux voisines.</translation>
    </message>
    <message>
        <source>Drag a point of a border, or a corner.</source>
        <translation>Fais glisser un point d&apos;une frontière, ou un coin.</translation>
    </message>
    <message>
        <source>Draw a line across a region.</source>
        <translation>Trace une ligne à travers une région.</translation>
    </message>
    <message>
        <source>Move &amp;borders</source>
        <translation>Déplacer les &amp;frontières</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Redone: {0}</source>
        <extracomment>{0}: what was done again, such as &quot;Paint&quot;</extracomment>
        <translation>Rétabli : {0}</translation>
    </message>
    <message>
        <source>Save the board “{0}”?</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>Enregistrer le plateau «&#x202f;{0}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Saved. You can choose this board when you set up a new game.</source>
        <translation>C&apos;est enregistré. Tu peux choisir ce plateau dans une nouvelle partie.</translation>
    </message>
    <message>
        <source>The draft can&apos;t be kept: {0}</source>
        <translation>Impossible de garder le brouillon&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Undone: {0}</source>
        <extracomment>{0}: what was undone, such as &quot;Paint&quot;</extracomment>
        <translation>Annulé : {0}</translation>
    </message>
    <message>
        <source>What is checked on the board</source>
        <translation>Ce qui est vérifié sur le plateau</translation>
    </message>
    <message>
        <source>{0}[*] – board</source>
        <translation>{0}[*] – plateau</translation>
    </message>
</context>
<context>
    <name>ChatBox</name>
    <message>
        <source>Chat messages</source>
        <translation>Messages du chat</translation>
    </message>
    <message>
        <source>Only players may chat here</source>
        <translation>Ici, seuls les joueurs peuvent écrire</translation>
    </message>
    <message>
        <source>Quick chat</source>
        <translation>Messages rapides</translation>
    </message>
    <message>
        <source>Quick chat only</source>
        <translation>Messages rapides seulement</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Type a message</source>
        <translation>Écris un message</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>{0}: a person; {1}: what they wrote</extracomment>
        <translation>{0}&#x202f;: {1}</translation>
    </message>
</context>
<context>
    <name>ChatChoice</name>
    <message>
        <source>Everyone who may chat can use quick chat.</source>
        <translation>Les messages rapides sont ouverts à quiconque a droit au chat.</translation>
    </message>
    <message>
        <source>Who may chat</source>
        <translation>Qui peut écrire</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Extra seconds per turn</source>
        <translation>Secondes de plus par tour</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Minutes par joueur</translation>
    </message>
    <message>
        <source>Minutes until a reminder</source>
        <translation>Minutes avant un rappel</translation>
    </message>
    <message>
        <source>Nobody loses on time. When a player&apos;s time is up, the others may vote to let a bot play for now.</source>
        <translation>Personne ne perd au temps. Quand un joueur n&apos;a plus de temps, les autres peuvent voter pour qu&apos;un bot le remplace un moment.</translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>Minutes</extracomment>
        <translation>min</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sans pendule</translation>
    </message>
    <message>
        <source>reminder</source>
        <extracomment>A clock that only reminds those who think for long</extracomment>
        <translation>rappel</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Seconds</extracomment>
        <translation>s</translation>
    </message>
    <message>
        <source>time bank</source>
        <translation>réserve de temps</translation>
    </message>
</context>
<context>
    <name>CoinsChart</name>
    <message>
        <source>Coins by round</source>
        <translation>Pièces par manche</translation>
    </message>
</context>
<context>
    <name>ColourButton</name>
    <message>
        <source>Blue, circle</source>
        <translation>Bleu, rond</translation>
    </message>
    <message>
        <source>Green, diamond</source>
        <translation>Vert, losange</translation>
    </message>
    <message>
        <source>Purple, star</source>
        <translation>Violet, étoile</translation>
    </message>
    <message>
        <source>Red, square</source>
        <translation>Rouge, carré</translation>
    </message>
    <message>
        <source>Yellow, triangle</source>
        <translation>Jaune, triangle</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <extracomment>{0}: a colour and its shape; {1}: the player who has it</extracomment>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>{0}: change colour</source>
        <translation>{0}&#x202f;: changer de couleur</translation>
    </message>
</context>
<context>
    <name>ColumnPanel</name>
    <message numerus="yes">
        <source>%n coin(s) per combo skipped</source>
        <translation>
            <numerusform>%n pièce par rang sauté</numerusform>
            <numerusform>%n pièces par rang sauté</numerusform>
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
            <numerusform>%n région</numerusform>
            <numerusform>%n régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with Monsters</source>
        <translation>
            <numerusform>%n avec des Monstres</numerusform>
            <numerusform>%n avec des Monstres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a Lost Tribe</source>
        <translation>
            <numerusform>%n avec une Tribu oubliée</numerusform>
            <numerusform>%n avec une Tribu oubliée</numerusform>
        </translation>
    </message>
    <message>
        <source>(no power yet)</source>
        <translation>(pas encore de pouvoir)</translation>
    </message>
    <message>
        <source>Combos</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>You can&apos;t swap powers with this combo.</source>
        <translation>Tu ne peux pas échanger de pouvoir avec cette combinaison.</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The price of a combo</extracomment>
        <translation>gratuit</translation>
    </message>
    <message numerus="yes">
        <source>pay %n</source>
        <extracomment>The price of a combo in coins</extracomment>
        <translation>
            <numerusform>coûte %n</numerusform>
            <numerusform>coûte %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComboCard</name>
    <message numerus="yes">
        <source>%n coin(s) on it</source>
        <translation>
            <numerusform>%n pièce dessus</numerusform>
            <numerusform>%n pièces dessus</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t afford</source>
        <translation>trop chère</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>A combo, for screen readers</extracomment>
        <translation>choisie</translation>
    </message>
    <message numerus="yes">
        <source>{0}, %n token(s)</source>
        <extracomment>{0}: a combo</extracomment>
        <translation>
            <numerusform>{0}, %n pion</numerusform>
            <numerusform>{0}, %n pions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComboDetails</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>What this combo can do</source>
        <translation>Ce que sait faire cette combinaison</translation>
    </message>
</context>
<context>
    <name>CombosModel</name>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Combo</source>
        <translation>Combinaison</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Conquêtes</translation>
    </message>
    <message>
        <source>Per token</source>
        <translation>Par pion</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>{0}, in decline from {1}</source>
        <translation>{0}, en déclin dès la manche {1}</translation>
    </message>
    <message>
        <source>{0}: price {1}, coins picked up {2}, tokens lost {3}</source>
        <translation>{0}&#x202f;: prix {1}, pièces ramassées {2}, pions perdus {3}</translation>
    </message>
</context>
<context>
    <name>CombosView</name>
    <message>
        <source>Races</source>
        <translation>Peuples</translation>
    </message>
</context>
<context>
    <name>ConfirmationTexts</name>
    <message>
        <source>Decline: {0}.</source>
        <translation>Déclin : {0}.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coin(s).</source>
        <translation>
            <numerusform>Elle coûte %n pièce.</numerusform>
            <numerusform>Elle coûte %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move: {0}. Choose the region to move it from.</source>
        <translation>Déplacer&#x202f;: {0}. Choisis la région de départ.</translation>
    </message>
    <message>
        <source>Move: {0}. Choose where it goes.</source>
        <translation>Déplacer&#x202f;: {0}. Choisis la région d&apos;arrivée.</translation>
    </message>
    <message>
        <source>Now choose the combo to swap powers with.</source>
        <translation>Choisis maintenant avec quelle combinaison échanger les pouvoirs.</translation>
    </message>
    <message>
        <source>Pick {0}?</source>
        <translation>Choisir les {0}&#x202f;?</translation>
    </message>
    <message>
        <source>Place: {0}. Choose a region.</source>
        <translation>Placer&#x202f;: {0}. Choisis une région.</translation>
    </message>
    <message numerus="yes">
        <source>earn %n coin(s) now</source>
        <translation>
            <numerusform>%n pièce tout de suite</numerusform>
            <numerusform>%n pièces tout de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep %n region(s)</source>
        <translation>
            <numerusform>%n région gardée</numerusform>
            <numerusform>%n régions gardées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n token(s)</source>
        <translation>
            <numerusform>%n pion perdu</numerusform>
            <numerusform>%n pions perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map</source>
        <translation>hors de la carte&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0} stay on offer.</source>
        <translation>Les {0} restent disponibles.</translation>
    </message>
    <message>
        <source>{0}: choose a region.</source>
        <translation>{0}&#x202f;: choisis une région.</translation>
    </message>
</context>
<context>
    <name>ContentSummary</name>
    <message numerus="yes">
        <source>%n power(s)</source>
        <translation>
            <numerusform>%n pouvoir</numerusform>
            <numerusform>%n pouvoirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation>
            <numerusform>%n peuple</numerusform>
            <numerusform>%n peuples</numerusform>
        </translation>
    </message>
    <message>
        <source>In play: {0}.</source>
        <translation>En jeu&#x202f;: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>Relics and Places: %n</source>
        <translation>
            <numerusform>Reliques et Lieux&#x202f;: %n</numerusform>
            <numerusform>Reliques et Lieux&#x202f;: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>CountedNoun</name>
    <message numerus="yes">
        <source>{0} starts with %n extra coin(s).</source>
        <extracomment>{0}: the name of a player</extracomment>
        <translation>
            <numerusform>{0} commence avec %n pièce de plus.</numerusform>
            <numerusform>{0} commence avec %n pièces de plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong. Your game is saved.</source>
        <translation>Quelque chose s&apos;est mal passé. Ta partie est enregistrée.</translation>
    </message>
    <message>
        <source>You can keep playing. Details are in {0}.</source>
        <translation>Tu peux continuer à jouer. Détails&#x202f;: {0}.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>F&amp;ermer</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Copier &amp;le rapport</translation>
    </message>
    <message>
        <source>Nothing has been sent to anyone. The report contains version numbers, where the program stopped and the end of the log – nothing about you.</source>
        <translation>Rien n&apos;a été envoyé à personne. Le rapport contient des numéros de version, l&apos;endroit où le programme s&apos;est arrêté et la fin du journal – rien sur toi.</translation>
    </message>
    <message>
        <source>Report copied. It contains version numbers, where the program stopped and the end of the log.</source>
        <translation>Rapport copié. Il contient des numéros de version, l&apos;endroit où le programme s&apos;est arrêté et la fin du journal.</translation>
    </message>
    <message>
        <source>swqt crashed last time, but your game is safe.</source>
        <translation>swqt a planté la dernière fois, mais ta partie est sauve.</translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>conquer</source>
        <extracomment>What a player has to do, in a line of its own or after &quot;Do this first:&quot;</extracomment>
        <translation>conquérir</translation>
    </message>
    <message>
        <source>conquer or decline</source>
        <translation>conquête ou déclin</translation>
    </message>
    <message>
        <source>conquer with the race in decline</source>
        <translation>conquérir en déclin</translation>
    </message>
    <message>
        <source>decline or keep the race</source>
        <translation>passer en déclin ou garder le peuple</translation>
    </message>
    <message>
        <source>die roll</source>
        <translation>lancer de dé</translation>
    </message>
    <message>
        <source>finish the turn</source>
        <translation>finir le tour</translation>
    </message>
    <message>
        <source>give up tokens or continue</source>
        <translation>sacrifier des pions ou continuer</translation>
    </message>
    <message>
        <source>new combo</source>
        <translation>nouvelle combinaison</translation>
    </message>
    <message>
        <source>pick a combo</source>
        <translation>choisir une combinaison</translation>
    </message>
    <message>
        <source>redeploy</source>
        <extracomment>What a player has to do</extracomment>
        <translation>redéployer</translation>
    </message>
    <message>
        <source>retreat</source>
        <extracomment>What a player has to do</extracomment>
        <translation>se replier</translation>
    </message>
    <message>
        <source>reveal</source>
        <extracomment>What chance decides: which Relic, Place or power turns up</extracomment>
        <translation>révélation</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>DiceChart</name>
    <message>
        <source>Dice</source>
        <translation>Dé</translation>
    </message>
</context>
<context>
    <name>DiceVerifier</name>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n tirage</numerusform>
            <numerusform>%n tirages</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who was the only link between two others could have held back a part of a die, which leaves no proof.</source>
        <translation>Quiconque était le seul lien entre deux autres a pu taire une part d&apos;un dé&#x202f;; le silence ne laisse pas de preuve.</translation>
    </message>
    <message>
        <source>At step {0}, moves were taken back (signed by {1}).</source>
        <translation>Des coups ont été annulés à l&apos;étape {0}&#x202f;: signé par {1}.</translation>
    </message>
    <message>
        <source>At step {0}, moves were taken back and draw {1} was made again (signed by {2}).</source>
        <translation>Des coups ont été annulés à l&apos;étape {0}, et le tirage {1} refait&#x202f;: signé par {2}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the game: {0}</source>
        <translation>Impossible de lire la partie&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Draw {0} is unfinished: this file doesn&apos;t have the part of {1}.</source>
        <translation>Le tirage {0} est encore ouvert&#x202f;: dans ce fichier, il manque la part due par {1}.</translation>
    </message>
    <message>
        <source>Draw {0} was made again because the part of {2} was missing (signed by {1}).</source>
        <translation>Le tirage {0} a été remplacé, car il manquait la part due par {2} (signé par {1}).</translation>
    </message>
    <message>
        <source>From step {0} on, this is a copy of the game in which {1} went on without {2}.</source>
        <translation>À partir de l&apos;étape {0}, ceci est une copie de la partie, continuée par {1} sans {2}.</translation>
    </message>
    <message>
        <source>It can&apos;t show what came after the end of this file.</source>
        <translation>Impossible de montrer ce qui vient après la fin de ce fichier.</translation>
    </message>
    <message>
        <source>More than half of the players can play on without the others. The file shows that they did and who signed, but not whether their reason was true.</source>
        <translation>Plus de la moitié des joueurs peuvent continuer sans les autres&#x202f;: le fichier montre qu&apos;ils l&apos;ont fait et qui a signé, mais pas si leur raison était vraie.</translation>
    </message>
    <message>
        <source>Not proved: line {0} of the file isn&apos;t part of a signed log.</source>
        <translation>Non prouvé&#x202f;: la ligne {0} du fichier n&apos;appartient pas à un journal signé.</translation>
    </message>
    <message>
        <source>Not proved: line {0} of the file isn&apos;t what was played.</source>
        <translation>Non prouvé&#x202f;: la ligne {0} du fichier n&apos;est pas ce qui a été joué.</translation>
    </message>
    <message>
        <source>Not proved: not all players signed this start of the game, or it isn&apos;t for this program.</source>
        <translation>Non prouvé&#x202f;: le début de la partie n&apos;est pas ce que tous les joueurs ont signé, ou pas pour ce programme.</translation>
    </message>
    <message>
        <source>Not proved: step {0} of the log isn&apos;t as the players signed it ({1}).</source>
        <translation>Non prouvé&#x202f;: l&apos;étape {0} du journal n&apos;est pas telle que les joueurs l&apos;ont signée ({1}).</translation>
    </message>
    <message>
        <source>Other changes to seats or draws: {0}.</source>
        <translation>Autres changements de places ou de tirages&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>The dice were fair: {0} and every move are just as all players signed them.</source>
        <translation>Le dé était honnête&#x202f;: {0} et tous les coups sont tels que les joueurs les ont signés.</translation>
    </message>
    <message>
        <source>This game wasn&apos;t played on a network, so there is nothing to verify.</source>
        <translation>Cette partie n&apos;a pas été jouée en réseau&#x202f;: il n&apos;y a rien à vérifier.</translation>
    </message>
    <message>
        <source>This shows which program signed, not who sat there.</source>
        <translation>Ceci montre quel programme a signé, pas qui était devant.</translation>
    </message>
    <message>
        <source>With two players, the one who gets the other&apos;s part of a die first could stop the game, but never roll that die again. Nobody can prove who stopped.</source>
        <translation>À deux joueurs, le premier qui reçoit la part de l&apos;autre peut arrêter la partie, mais jamais relancer ce dé. Personne ne peut prouver qui a arrêté.</translation>
    </message>
    <message>
        <source>the rules refuse it</source>
        <translation>les règles le refusent</translation>
    </message>
    <message>
        <source>{0} lost the seat at step {1} (signed by {2}).</source>
        <translation>Place perdue à l&apos;étape {1}&#x202f;: {0} (signé par {2}).</translation>
    </message>
    <message>
        <source>{0} signed for two sides of this game; the proof is in step {1}.</source>
        <translation>Signature pour deux versions de cette partie&#x202f;: {0}. La preuve est à l&apos;étape {1}.</translation>
    </message>
</context>
<context>
    <name>DieWidget</name>
    <message>
        <source>The die shows {0}</source>
        <translation>Le dé montre {0}</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>sans effet</translation>
    </message>
</context>
<context>
    <name>DockLayout</name>
    <message>
        <source>Combos</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
</context>
<context>
    <name>EffectCard</name>
    <message>
        <source>Move down: {0}</source>
        <translation>Descendre&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Move up: {0}</source>
        <extracomment>{0}: an ability of the form</extracomment>
        <translation>Monter&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Remove: {0}</source>
        <translation>Retirer&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The form can&apos;t show this part of the file. It stays as it is: {0}</source>
        <extracomment>{0}: a part of a file</extracomment>
        <translation>Le formulaire ne peut pas montrer cette partie du fichier. Elle reste telle quelle&#x202f;: {0}</translation>
    </message>
</context>
<context>
    <name>EffectsPanel</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n région sur cette carte en ce moment</numerusform>
            <numerusform>%n régions sur cette carte en ce moment</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add an ability…</source>
        <translation>&amp;Ajouter une capacité…</translation>
    </message>
    <message>
        <source>Add an ability</source>
        <translation>Ajouter une capacité</translation>
    </message>
    <message>
        <source>Change an ability</source>
        <translation>Changer une capacité</translation>
    </message>
    <message>
        <source>It has no ability yet: its strength is in its numbers.</source>
        <translation>Il n&apos;a encore aucune capacité&#x202f;: sa force est dans le nombre.</translation>
    </message>
    <message>
        <source>Move an ability</source>
        <translation>Déplacer une capacité</translation>
    </message>
    <message>
        <source>Remove an ability</source>
        <translation>Retirer une capacité</translation>
    </message>
</context>
<context>
    <name>EndTurnWarnings</name>
    <message numerus="yes">
        <source>{0} ({1}, %n token(s))</source>
        <extracomment>{0}: a player; {1}: a race</extracomment>
        <translation>
            <numerusform>{0} ({1}, %n pion)</numerusform>
            <numerusform>{0} ({1}, %n pions)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}, and other regions are at risk too.</source>
        <translation>
            <numerusform>{0} ne laisse que %n pion en {1}, prenable par {2}&#x202f;; d&apos;autres régions sont menacées aussi.</numerusform>
            <numerusform>{0} ne laisse que %n pions en {1}, prenable par {2}&#x202f;; d&apos;autres régions sont menacées aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}.</source>
        <translation>
            <numerusform>{0} ne laisse que %n pion en {1}, prenable par {2}.</numerusform>
            <numerusform>{0} ne laisse que %n pions en {1}, prenable par {2}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s next race</source>
        <translation>le prochain peuple ({0})</translation>
    </message>
</context>
<context>
    <name>FieldEditor</name>
    <message>
        <source>no</source>
        <extracomment>Something is not so</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Something is so</extracomment>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>FieldsGrid</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n région sur cette carte en ce moment</numerusform>
            <numerusform>%n régions sur cette carte en ce moment</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Ajouter une condition</translation>
    </message>
    <message>
        <source>Add a detail</source>
        <translation>Ajouter un détail</translation>
    </message>
    <message>
        <source>Remove: {0}</source>
        <extracomment>{0}: a field or condition of the form</extracomment>
        <translation>Retirer&#x202f;: {0}</translation>
    </message>
</context>
<context>
    <name>GameButtons</name>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation>Comparer chaque tirage à ce que les joueurs ont signé</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation>Vérifier le dé</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
</context>
<context>
    <name>GameLauncher</name>
    <message>
        <source>Couldn&apos;t read {0}: {1}</source>
        <extracomment>{0}: a file; {1}: the reason</extracomment>
        <translation>Impossible de lire {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>Games, races, powers and boards (*.swn *.swtrait *.swboard *.json)</source>
        <translation>Parties, peuples, pouvoirs et plateaux (*.swn *.swtrait *.swboard *.json)</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Ouvrir le &amp;dossier</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Put it in this folder and restart swqt. You can then choose it when you set up a new game:
{0}</source>
        <translation>Mets-le dans ce dossier et redémarre swqt. Tu pourras alors le choisir en préparant une nouvelle partie&#x202f;:
{0}</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened.</source>
        <translation>Impossible d&apos;ouvrir cette partie.</translation>
    </message>
    <message>
        <source>This game can&apos;t be started.</source>
        <translation>Impossible de lancer cette partie.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t a swqt game file.</source>
        <translation>{0} n&apos;est pas un fichier de partie de swqt.</translation>
    </message>
    <message>
        <source>{0} looks like a file of races and powers, not a game.</source>
        <translation>{0} ressemble à un fichier de peuples et de pouvoirs, pas à une partie.</translation>
    </message>
</context>
<context>
    <name>GameNotices</name>
    <message>
        <source>A bot is playing for you.</source>
        <translation>Un bot joue pour toi.</translation>
    </message>
    <message>
        <source>A bot is playing for you. You get your seat back automatically.</source>
        <translation>Un bot joue pour toi. Ta place te reviendra automatiquement.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Anyone can check every draw of this game.</source>
        <translation>N&apos;importe qui peut vérifier chaque tirage de cette partie.</translation>
    </message>
    <message>
        <source>Ask for seat {0}</source>
        <translation>Demander la place {0}</translation>
    </message>
    <message>
        <source>Ask to continue</source>
        <translation>Demander à continuer</translation>
    </message>
    <message>
        <source>Asking the others: {0}.</source>
        <translation>On demande aux autres&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Asking the others: {0}. Still to answer: {1}.</source>
        <translation>On demande aux autres&#x202f;: {0}. Réponses attendues&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Join the copy</source>
        <translation>Rejoindre la copie</translation>
    </message>
    <message>
        <source>Let a bot play for now</source>
        <translation>Laisser jouer un bot un moment</translation>
    </message>
    <message>
        <source>Play on in a copy</source>
        <translation>Continuer en copie</translation>
    </message>
    <message>
        <source>Play on in a copy…</source>
        <translation>Continuer en copie…</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Enregistrer et partir</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: {1}.</source>
        <translation>La place {0} n&apos;est plus libre&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Take your seat back</source>
        <translation>Reprendre ta place</translation>
    </message>
    <message numerus="yes">
        <source>The disk of {0} is full.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>Disque plein chez {0}.</numerusform>
            <numerusform>Disque plein chez {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game went on while you were away.</source>
        <translation>La partie a continué pendant ton absence.</translation>
    </message>
    <message>
        <source>The players voted against giving you seat {0}.</source>
        <translation>Les joueurs ont voté contre&#x202f;: la place {0} ne te revient pas.</translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation>Vérifier le dé</translation>
    </message>
    <message>
        <source>Waiting for {0} to confirm what was agreed.</source>
        <translation>On attend une confirmation de ce qui a été décidé&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Waiting for {0} to contribute to the next draw.</source>
        <translation>On attend une contribution au prochain tirage&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Waiting for {0} to reconnect. The game continues as soon as they&apos;re back.</source>
        <translation>On attend la reconnexion&#x202f;: {0}. La partie continuera aussitôt après.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Que s&apos;est-il passé</translation>
    </message>
    <message>
        <source>You asked for seat {0}. The players are deciding.</source>
        <translation>Tu as demandé la place {0}. Les joueurs décident.</translation>
    </message>
    <message>
        <source>You asked for seat {0}. {1} said no; the others are still deciding.</source>
        <translation>Tu as demandé la place {0}. {1} a dit non&#x202f;; les autres décident encore.</translation>
    </message>
    <message>
        <source>You&apos;ll continue in a copy of this game, with bots in every other seat. The others keep the original, and the two games can&apos;t be merged again.</source>
        <translation>Tu continueras dans une copie de cette partie, avec des bots à toutes les autres places. Les autres gardent l&apos;original&#x202f;; les deux parties ne pourront plus être réunies.</translation>
    </message>
    <message>
        <source>You&apos;re out of time. The others may vote to let a bot play for you for now.</source>
        <translation>Ton temps est écoulé. Les autres peuvent voter pour qu&apos;un bot te remplace un moment.</translation>
    </message>
    <message>
        <source>Your disk is full. Nothing you do is sent until the game can be saved again.</source>
        <translation>Ton disque est plein. Rien de ce que tu fais n&apos;est envoyé tant que la partie ne peut pas être enregistrée.</translation>
    </message>
    <message>
        <source>Your record of this game was lost. Getting it back from the others…</source>
        <translation>Ta copie de cette partie a été perdue. On la récupère chez les autres…</translation>
    </message>
    <message>
        <source>{0} asked for a pause.</source>
        <translation>{0} a demandé une pause.</translation>
    </message>
    <message numerus="yes">
        <source>{0} have been away for a while.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>Hors ligne depuis un moment&#x202f;: {0}.</numerusform>
            <numerusform>Hors ligne depuis un moment&#x202f;: {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} haven&apos;t moved for a long time.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>On attend un coup depuis longtemps&#x202f;: {0}.</numerusform>
            <numerusform>On attend un coup depuis longtemps&#x202f;: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is back and would like seat {1} again ({2}). If you agree, everyone votes on it.</source>
        <translation>{0} est de retour et voudrait récupérer la place {1} ({2}). Si tu acceptes, tout le monde vote.</translation>
    </message>
    <message>
        <source>{0} is out of time.</source>
        <translation>{0} n&apos;a plus de temps.</translation>
    </message>
    <message>
        <source>{0} is playing for you.</source>
        <translation>{0} joue pour toi.</translation>
    </message>
    <message>
        <source>{0} of {1} players can&apos;t be reached: {2}. Wait, or play on in a copy.</source>
        <translation>Joueurs ailleurs&#x202f;: {0} sur {1} ({2}). Attends, ou continue en copie.</translation>
    </message>
    <message>
        <source>{0} played on in a copy of this game. Join it now, or stay in this game for the moment?</source>
        <translation>{0} a continué dans une copie de cette partie. La rejoindre maintenant, ou rester pour l&apos;instant dans cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>{0} proposes: {1}.</source>
        <extracomment>A player, and what they propose</extracomment>
        <translation>{0} propose&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>{0} said no to giving you your seat back.</source>
        <translation>{0} a refusé de te rendre ta place.</translation>
    </message>
    <message>
        <source>{0} said no to your request for seat {1}.</source>
        <translation>{0} a refusé ta demande pour la place {1}.</translation>
    </message>
    <message>
        <source>{0} would like seat {1} ({2}). If you agree, everyone votes on it.</source>
        <translation>{0} voudrait la place {1} ({2}). Si tu acceptes, tout le monde vote.</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>With several Relics</source>
        <translation>Avec plusieurs Reliques</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation>Même écran</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernière manche</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <extracomment>What somebody has written about this moment of the game</extracomment>
        <translation>Note&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Now playing for {0}: {1}.</source>
        <translation>Joue désormais pour {0}&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Énigme</translation>
    </message>
    <message>
        <source>Redo the last move you undid</source>
        <translation>Rétablir le dernier coup annulé</translation>
    </message>
    <message>
        <source>Round {0} – swqt</source>
        <translation>Manche {0} – swqt</translation>
    </message>
    <message>
        <source>Round {0} – {1}&apos;s turn – swqt</source>
        <translation>Manche {0} – à {1} de jouer – swqt</translation>
    </message>
    <message>
        <source>Undo everything done this turn</source>
        <translation>Annuler tout ce qui a été fait ce tour-ci</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Annuler le dernier coup</translation>
    </message>
    <message>
        <source>nothing is left to do</source>
        <translation>il n&apos;y a plus rien à faire</translation>
    </message>
    <message>
        <source>{0} has nothing left to do</source>
        <translation>{0} n&apos;a plus rien à faire</translation>
    </message>
    <message>
        <source>{0} is now played by a person.</source>
        <translation>Une personne joue désormais pour {0}.</translation>
    </message>
    <message>
        <source>{0} takes over</source>
        <translation>{0} prend la main</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Pièces par manche</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Revenus par source</translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <translation>Fait avec swqt, un projet de fans non officiel, sans lien avec l&apos;éditeur du jeu.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Race tokens on the map</source>
        <translation>Pions sur la carte</translation>
    </message>
    <message>
        <source>The final map</source>
        <translation>La carte finale</translation>
    </message>
    <message>
        <source>The map at the end of the game</source>
        <translation>La carte à la fin de la partie</translation>
    </message>
    <message>
        <source>{0}: {1} rounds of Small World with {2}</source>
        <translation>{0}&#x202f;: {1} manches de Small World avec {2}</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>Hand over to {0}, then press Continue.</source>
        <translation>Passe la main à {0}, puis appuie sur Continuer.</translation>
    </message>
    <message>
        <source>Nothing is left to do this turn. {0} is next.</source>
        <translation>Plus rien à faire ce tour-ci. Ensuite, à {0} de jouer.</translation>
    </message>
    <message>
        <source>That was your answer.</source>
        <translation>C&apos;était ta réponse.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The turn is over.</source>
        <translation>Le tour est terminé.</translation>
    </message>
    <message>
        <source>Waiting for {0} to reconnect…</source>
        <translation>On attend la reconnexion&#x202f;: {0}…</translation>
    </message>
    <message>
        <source>thinking… ({0})</source>
        <extracomment>{0}: a kind of bot</extracomment>
        <translation>réfléchit… ({0})</translation>
    </message>
    <message>
        <source>{0} is playing…</source>
        <translation>{0} joue…</translation>
    </message>
    <message>
        <source>{0} is playing… Press Space to skip ahead.</source>
        <translation>{0} joue… Espace pour accélérer.</translation>
    </message>
    <message>
        <source>{0} is thinking… Press Space for an answer now.</source>
        <translation>{0} réfléchit… Espace pour une réponse immédiate.</translation>
    </message>
    <message>
        <source>{0} waits until you&apos;ve read the card.</source>
        <translation>{0} attend que tu aies lu la fiche.</translation>
    </message>
    <message>
        <source>{0}&apos;s tokens are retreating…</source>
        <translation>{0}&#x202f;: des pions se replient…</translation>
    </message>
</context>
<context>
    <name>GameSetupDialog</name>
    <message>
        <source>&amp;Game</source>
        <translation>Par&amp;tie</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Règles mais&amp;on</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Its tokens are needed for {0}.</source>
        <translation>Ses pions servent à&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Races and p&amp;owers</source>
        <translation>Pe&amp;uples et pouvoirs</translation>
    </message>
    <message>
        <source>Relics and Places are not in play.</source>
        <translation>Les Reliques et les Lieux ne sont pas en jeu.</translation>
    </message>
    <message>
        <source>There&apos;s no board like this for {0} players.</source>
        <translation>Il n&apos;y a pas de plateau de ce genre pour {0} joueurs.</translation>
    </message>
    <message>
        <source>{0} players need at least {1} races and {1} powers. You have {2} races and {3} powers.</source>
        <translation>À {0} joueurs, il faut au moins {1} peuples et {1} pouvoirs. Tu as {2} peuples et {3} pouvoirs.</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>copy of a network game that continued without it</source>
        <translation>copie d&apos;une partie en réseau qui a continué sans elle</translation>
    </message>
    <message>
        <source>custom board</source>
        <translation>plateau personnalisé</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>A game in a list</extracomment>
        <translation>terminée</translation>
    </message>
    <message>
        <source>on the network</source>
        <translation>en réseau</translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>manche {0} sur {1}</translation>
    </message>
    <message>
        <source>unreadable</source>
        <extracomment>A game in a list</extracomment>
        <translation>illisible</translation>
    </message>
    <message numerus="yes">
        <source>{0} share the victory with %n coin(s)</source>
        <translation>
            <numerusform>{0} se partagent la victoire avec %n pièce</numerusform>
            <numerusform>{0} se partagent la victoire avec %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} wins with %n coin(s)</source>
        <translation>
            <numerusform>{0} gagne avec %n pièce</numerusform>
            <numerusform>{0} gagne avec %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>À {0} de jouer</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>&amp;Back</source>
        <translation>Ret&amp;our</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>Ter&amp;minées</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Record…</source>
        <translation>&amp;Bilan…</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <translation>&amp;En cours</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games and replays</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Pas encore de partie terminée.</translation>
    </message>
    <message>
        <source>No unfinished games.</source>
        <translation>Aucune partie en cours.</translation>
    </message>
    <message>
        <source>Verifying the dice…</source>
        <translation>Vérification du dé…</translation>
    </message>
    <message>
        <source>Wins, opponents, races, luck with the die, and a rating</source>
        <translation>Victoires, adversaires, peuples, chance au dé et un classement</translation>
    </message>
</context>
<context>
    <name>GraceBox</name>
    <message>
        <source>They choose whether to wait, let a bot play, or let someone else take the seat.</source>
        <translation>Ils choisissent d&apos;attendre, de laisser jouer un bot ou de céder la place à quelqu&apos;un d&apos;autre.</translation>
    </message>
    <message>
        <source>When the others may vote about a player who is away</source>
        <translation>Quand les autres peuvent voter au sujet d&apos;un joueur absent</translation>
    </message>
    <message>
        <source>after {0} seconds</source>
        <translation>après {0} secondes</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>The others never vote about a player who is away</extracomment>
        <translation>jamais</translation>
    </message>
</context>
<context>
    <name>HandicapBar</name>
    <message>
        <source>Ha&amp;ndicap…</source>
        <translation>A&amp;vantage…</translation>
    </message>
    <message>
        <source>Let players start with more coins than the others</source>
        <translation>Certains commencent avec plus de pièces que les autres</translation>
    </message>
</context>
<context>
    <name>HandicapDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Extra coins of {0}</source>
        <translation>Pièces en plus&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Give some players extra coins at the start: children, beginners, or bots against strong players.</source>
        <translation>Donne plus de pièces au départ à certains&#x202f;: enfants, débutants, ou bots contre de forts joueurs.</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Avantage</translation>
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
        <translation>Manche {0} sur {1}</translation>
    </message>
    <message>
        <source>The last two turns have brought {0} almost nothing. Decline now to keep what is on the map, and pick a fresh race next turn.</source>
        <translation>Les deux derniers tours n&apos;ont presque rien rapporté à {0}. Passe en déclin maintenant pour garder ce qui est sur la carte, et choisis un nouveau peuple au prochain tour.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Rules for this decision</source>
        <translation>Règles de cette décision</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>More in the rule book</source>
        <translation>Plus dans le livret de règles</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce que ça fait</translation>
    </message>
</context>
<context>
    <name>HelpTopicFinder</name>
    <message>
        <source>**Cost {0}** = {1}</source>
        <extracomment>{1}: a sum, such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>**Coût {0}** = {1}</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fin du tour</translation>
    </message>
    <message numerus="yes">
        <source>Ending the turn now pays %n coin(s).</source>
        <translation>
            <numerusform>Finir le tour maintenant rapporte %n pièce.</numerusform>
            <numerusform>Finir le tour maintenant rapporte %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation>Le calcul</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Pourquoi ce refus&#x202f;?</translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <source>Next: {0}</source>
        <translation>Ensuite&#x202f;: {0}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message numerus="yes">
        <source>%n coin(s) now</source>
        <translation>
            <numerusform>%n pièce tout de suite</numerusform>
            <numerusform>%n pièces tout de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Expected final lead over the others: {0} coins</source>
        <translation>Avance finale prévue sur les autres&#x202f;: {0} pièces</translation>
    </message>
    <message>
        <source>No suggestions right now.</source>
        <translation>Aucune suggestion pour l&apos;instant.</translation>
    </message>
    <message>
        <source>Play next step</source>
        <translation>Jouer l&apos;étape suivante</translation>
    </message>
    <message>
        <source>Play only the next step of this turn</source>
        <translation>Jouer seulement l&apos;étape suivante de ce tour</translation>
    </message>
    <message>
        <source>Play the steps of the chosen turn, until it is over or chance decides</source>
        <translation>Jouer les étapes du tour choisi, jusqu&apos;à sa fin ou jusqu&apos;à ce que le hasard décide</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>Jouer tout le tour</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>The expected lead at the end: none</extracomment>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>{0} ahead</source>
        <extracomment>{0}: expected coins</extracomment>
        <translation>{0} d&apos;avance</translation>
    </message>
    <message>
        <source>{0} behind</source>
        <translation>{0} de retard</translation>
    </message>
    <message>
        <source>≈ {0} at the end</source>
        <translation>≈ {0} à la fin</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>abandons {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: regions</extracomment>
        <translation>abandonne {0}</translation>
    </message>
    <message>
        <source>aiming for {0}</source>
        <translation>en visant {0}</translation>
    </message>
    <message>
        <source>conquers nothing</source>
        <translation>ne conquiert rien</translation>
    </message>
    <message>
        <source>conquers {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: regions</extracomment>
        <translation>conquiert {0}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>finit le tour</translation>
    </message>
    <message numerus="yes">
        <source>gives up a token for %n coin(s)</source>
        <translation>
            <numerusform>sacrifie un pion contre %n pièce</numerusform>
            <numerusform>sacrifie un pion contre %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>moves tokens to {0}</source>
        <translation>déplace des pions vers {0}</translation>
    </message>
    <message>
        <source>nobody can strike back right away</source>
        <translation>personne ne peut riposter tout de suite</translation>
    </message>
    <message>
        <source>only {0} can strike back, at {1}</source>
        <translation>une seule riposte possible&#x202f;: {0}, en {1}</translation>
    </message>
    <message>
        <source>only {0} can strike back, most easily at {1}</source>
        <translation>une seule riposte possible&#x202f;: {0}, le plus facilement en {1}</translation>
    </message>
    <message>
        <source>peace with {0}</source>
        <translation>paix avec {0}</translation>
    </message>
    <message>
        <source>picks {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo</extracomment>
        <translation>choisit les {0}</translation>
    </message>
    <message>
        <source>picks {0} (about average)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo</extracomment>
        <translation>choisit les {0} (à peu près dans la moyenne)</translation>
    </message>
    <message>
        <source>picks {0} ({1} coins above the average combo)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo; {1}: coins such as 4.2</extracomment>
        <translation>choisit les {0} ({1} pièces au-dessus de la combinaison moyenne)</translation>
    </message>
    <message>
        <source>picks {0} ({1} coins below the average combo)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo; {1}: coins such as 4.2</extracomment>
        <translation>choisit les {0} ({1} pièces en dessous de la combinaison moyenne)</translation>
    </message>
    <message>
        <source>places {0} in {1}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a piece with its article; {1}: a region</extracomment>
        <translation>place {0} en {1}</translation>
    </message>
    <message>
        <source>rolls for {0}</source>
        <translation>lance le dé pour {0}</translation>
    </message>
    <message>
        <source>rolls the die first</source>
        <translation>lance d&apos;abord le dé</translation>
    </message>
    <message>
        <source>sends {0} into decline</source>
        <translation>fait passer les {0} en déclin</translation>
    </message>
    <message>
        <source>{0} can strike back</source>
        <translation>ripostes possibles&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0} from {1}</source>
        <extracomment>{0}: a region; {1}: the player who holds it</extracomment>
        <translation>{0} (contre {1})</translation>
    </message>
    <message>
        <source>{0} with a new race</source>
        <translation>{0} avec un nouveau peuple</translation>
    </message>
    <message>
        <source>{0}&apos;s {1}</source>
        <extracomment>{0}: a player; {1}: a race</extracomment>
        <translation>{1} ({0})</translation>
    </message>
</context>
<context>
    <name>Hotseat</name>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>À {0} de jouer</translation>
    </message>
    <message>
        <source>{0}: tokens to retreat</source>
        <translation>{0}&#x202f;: pions à replier</translation>
    </message>
</context>
<context>
    <name>HouseRulesGroup</name>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Coins: {0}</source>
        <translation>Pièces&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Elf replaced by Sorcerers</source>
        <translation>Elfe remplacé par les Sorciers</translation>
    </message>
    <message>
        <source>Encampments moved per turn</source>
        <translation>Campements déplacés par tour</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Flames enter</source>
        <translation>Entrée des Flammes</translation>
    </message>
    <message>
        <source>How many placed Encampments may move each turn.</source>
        <translation>Combien de Campements placés peuvent changer de région à chaque tour.</translation>
    </message>
    <message>
        <source>Races and powers of no use on the board</source>
        <translation>Peuples et pouvoirs inutiles sur le plateau</translation>
    </message>
    <message>
        <source>Rule: {0}</source>
        <translation>Règle&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Sorcerers with an empty hand</source>
        <translation>Sorciers sans pion en main</translation>
    </message>
    <message>
        <source>What players see of each other&apos;s coins. In the tabletop game, everyone sees what a turn pays, but totals stay hidden until the end.</source>
        <translation>Ce que les joueurs voient des pièces des autres. Autour d&apos;une vraie table, chacun voit ce que rapporte un tour, mais les totaux restent cachés jusqu&apos;à la fin.</translation>
    </message>
    <message>
        <source>Where Flames without a region enter the map.</source>
        <translation>Où les Flammes sans région entrent sur la carte.</translation>
    </message>
    <message>
        <source>Whether Elves lose a token that Sorcerers replace.</source>
        <translation>Si les Elfes perdent un pion que les Sorciers remplacent.</translation>
    </message>
    <message>
        <source>Whether they are removed before the game or discarded when they turn up.</source>
        <translation>S&apos;ils sont retirés avant la partie ou défaussés quand ils apparaissent.</translation>
    </message>
    <message>
        <source>Whether they may still replace a token.</source>
        <translation>S&apos;ils peuvent quand même remplacer un pion.</translation>
    </message>
    <message>
        <source>Who goes first, in the first seat.</source>
        <translation>Qui commence, à la première place.</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>How many Encampments may move</extracomment>
        <translation>tous</translation>
    </message>
    <message>
        <source>at the edge, like everyone</source>
        <translation>au bord, comme tout le monde</translation>
    </message>
    <message>
        <source>can replace tokens</source>
        <translation>peuvent remplacer un pion</translation>
    </message>
    <message>
        <source>can&apos;t replace tokens</source>
        <translation>ne peuvent rien remplacer</translation>
    </message>
    <message>
        <source>discarded when they turn up</source>
        <translation>défaussés quand ils apparaissent</translation>
    </message>
    <message>
        <source>first in the list</source>
        <translation>premier de la liste</translation>
    </message>
    <message>
        <source>gains shown, totals hidden</source>
        <translation>gains visibles, totaux cachés</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>Coins</extracomment>
        <translation>cachées</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>The token of Elves that Sorcerers replace</extracomment>
        <translation>gardé</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>The token of Elves that Sorcerers replace</extracomment>
        <translation>perdu</translation>
    </message>
    <message>
        <source>next to their Volcano only</source>
        <translation>seulement près de leur Volcan</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>How many Encampments may move</extracomment>
        <translation>un seul</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Coins that everyone sees</extracomment>
        <translation>visibles</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>Who goes first</extracomment>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>removed before the game</source>
        <translation>retirés avant la partie</translation>
    </message>
</context>
<context>
    <name>IncomeChart</name>
    <message>
        <source>Income by source</source>
        <translation>Revenus par source</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>Invite others</source>
        <translation>Inviter du monde</translation>
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
        <translation>Copié&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy: {0}</source>
        <translation>Copier&#x202f;: {0}</translation>
    </message>
    <message>
        <source>If that doesn&apos;t work, try: {0}</source>
        <translation>Si cela ne marche pas, essaie&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Invite others</source>
        <translation>Inviter du monde</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>Nouveau PIN</translation>
    </message>
    <message>
        <source>PIN {0}</source>
        <translation>Code PIN {0}</translation>
    </message>
    <message>
        <source>QR code for the link</source>
        <translation>Code QR du lien</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>E&amp;xiger un code PIN</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Code court</translation>
    </message>
    <message>
        <source>This computer has no address that others can reach.</source>
        <translation>Cet ordinateur n&apos;a pas d&apos;adresse que d&apos;autres puissent joindre.</translation>
    </message>
</context>
<context>
    <name>ItemStrip</name>
    <message>
        <source>More pieces on the map</source>
        <translation>Autres marqueurs sur la carte</translation>
    </message>
    <message>
        <source>Relics, Places and pieces on the map</source>
        <translation>Reliques, Lieux et marqueurs sur la carte</translation>
    </message>
</context>
<context>
    <name>JoinBox</name>
    <message>
        <source>&amp;Invitation or address:</source>
        <translation>In&amp;vitation ou adresse&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;PIN (if needed):</source>
        <translation>&amp;Code PIN (si besoin)&#x202f;:</translation>
    </message>
    <message>
        <source>Invitation or address</source>
        <translation>Invitation ou adresse</translation>
    </message>
    <message>
        <source>J&amp;oin</source>
        <translation>Rejoin&amp;dre</translation>
    </message>
    <message>
        <source>Join by invitation or address</source>
        <translation>Rejoindre par invitation ou adresse</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>Code PIN</translation>
    </message>
</context>
<context>
    <name>LanWords</name>
    <message>
        <source>Let in</source>
        <translation>Laisser entrer</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>host</source>
        <extracomment>This player opened the table</extracomment>
        <translation>hôte</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>This person leads a replay that is watched together</extracomment>
        <translation>guide</translation>
    </message>
    <message>
        <source>muted</source>
        <extracomment>This player&apos;s chat is hidden</extracomment>
        <translation>masqué</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>en préparation</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>This player is ready to start</extracomment>
        <translation>c&apos;est bon</translation>
    </message>
    <message>
        <source>watching</source>
        <extracomment>A spectator</extracomment>
        <translation>regarde</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>This player is the one at this computer</extracomment>
        <translation>toi</translation>
    </message>
    <message>
        <source>{0} joined.</source>
        <translation>{0} a rejoint la table.</translation>
    </message>
    <message>
        <source>{0} left.</source>
        <translation>{0} a quitté la table.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Answers instantly.</source>
        <translation>Répond tout de suite.</translation>
    </message>
    <message>
        <source>Beginner bot</source>
        <translation>Bot débutant</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Bot facile</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Bot expert</translation>
    </message>
    <message>
        <source>Hard bot</source>
        <translation>Bot difficile</translation>
    </message>
    <message>
        <source>Has learned from many games what each race and power is worth, and plays ahead in its head where choices are close.</source>
        <translation>A appris en de nombreuses parties ce que vaut chaque peuple et chaque pouvoir, et joue la suite de tête quand le choix est serré.</translation>
    </message>
    <message>
        <source>Makes any legal move.</source>
        <translation>Joue n&apos;importe quel coup permis.</translation>
    </message>
    <message>
        <source>Medium bot</source>
        <translation>Bot moyen</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but takes coins now rather than wait for more.</source>
        <translation>Presque aussi fort que l&apos;expert, mais préfère encaisser tout de suite plutôt qu&apos;attendre davantage.</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but would rather build than fight.</source>
        <translation>Presque aussi fort que l&apos;expert, mais préfère bâtir plutôt que combattre.</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but would rather rob others than build.</source>
        <translation>Presque aussi fort que l&apos;expert, mais préfère piller les autres plutôt que bâtir.</translation>
    </message>
    <message>
        <source>Opportunist bot</source>
        <translation>Bot opportuniste</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Plans whole turns and expects the others to strike back.</source>
        <translation>Prévoit des tours entiers et s&apos;attend aux ripostes des autres.</translation>
    </message>
    <message>
        <source>Plans whole turns, but sometimes misjudges them.</source>
        <translation>Prévoit des tours entiers, mais se trompe parfois sur leur valeur.</translation>
    </message>
    <message>
        <source>Plays out about {0} turns in its head. Takes a second or two.</source>
        <extracomment>{0}: a number above 50</extracomment>
        <translation>Joue de tête environ {0} tours. Prend une seconde ou deux.</translation>
    </message>
    <message>
        <source>Raider bot</source>
        <translation>Bot pillard</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>Bot aléatoire</translation>
    </message>
    <message>
        <source>Settler bot</source>
        <translation>Bot bâtisseur</translation>
    </message>
    <message>
        <source>Takes whatever pays this turn, and often misjudges it.</source>
        <translation>Prend ce qui rapporte ce tour-ci, et se trompe souvent.</translation>
    </message>
    <message>
        <source>Thinks about future coins, but is often wrong about them.</source>
        <translation>Pense aux pièces à venir, mais se trompe souvent à leur sujet.</translation>
    </message>
    <message>
        <source>on another computer</source>
        <translation>sur un autre ordinateur</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{0} and {1}</source>
        <extracomment>{0}: the first parts of a list, separated by commas; {1}: the last one. Before some letters another form may be needed: “{0} y {1} | i hi: {0} e {1} | hie: {0} y {1}”; the longest beginning of {1} counts</extracomment>
        <translation>{0} et {1}</translation>
    </message>
</context>
<context>
    <name>LobbyController</name>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Local network – swqt</source>
        <translation>Réseau local – swqt</translation>
    </message>
    <message>
        <source>New table: {0}</source>
        <translation>Nouvelle table&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Receiving the replay…</source>
        <translation>Réception de la partie…</translation>
    </message>
    <message>
        <source>Resuming the game…</source>
        <translation>Reprise de la partie…</translation>
    </message>
    <message>
        <source>Too many wrong PINs were tried, so the PIN has changed.</source>
        <translation>Trop de mauvais codes PIN ont été essayés&#x202f;: le code PIN a changé.</translation>
    </message>
    <message>
        <source>You&apos;re the host now.</source>
        <translation>C&apos;est toi l&apos;hôte, maintenant.</translation>
    </message>
    <message>
        <source>Your fingerprint is {0}. They see it, too.</source>
        <translation>Ton empreinte est {0}. Les autres la voient aussi.</translation>
    </message>
    <message>
        <source>{0} is no longer ready.</source>
        <translation>{0} se prépare encore.</translation>
    </message>
    <message>
        <source>{0} is ready.</source>
        <translation>{0}&#x202f;: c&apos;est bon.</translation>
    </message>
    <message>
        <source>{0} – swqt</source>
        <translation>{0} – swqt</translation>
    </message>
    <message>
        <source>{0}&apos;s table</source>
        <translation>Chez {0}</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Quitter la table</translation>
    </message>
    <message>
        <source>&amp;Reopen the table</source>
        <translation>R&amp;ouvrir la table</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Lancer la partie</translation>
    </message>
    <message>
        <source>Allow s&amp;pectators</source>
        <translation>Autoriser les &amp;spectateurs</translation>
    </message>
    <message>
        <source>Change ga&amp;me…</source>
        <translation>&amp;Changer la partie…</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Chat:</source>
        <translation>Chat&#x202f;:</translation>
    </message>
    <message>
        <source>Check the game, then say you&apos;re ready.</source>
        <translation>Vérifie la partie, puis dis que c&apos;est bon.</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>Pen&amp;dule&#x202f;:</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>C&apos;est bon pour tout le monde.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Hosted by {0}</source>
        <translation>Hôte&#x202f;: {0}</translation>
    </message>
    <message>
        <source>I&apos;m &amp;ready</source>
        <translation>C&apos;est &amp;bon pour moi</translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation>En cas d&apos;&amp;absence, vote&#x202f;:</translation>
    </message>
    <message>
        <source>Just &amp;watch</source>
        <translation>Juste re&amp;garder</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: the host has closed it.</source>
        <translation>La place {0} n&apos;est plus libre&#x202f;: l&apos;hôte l&apos;a fermée.</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: the host has put a bot there.</source>
        <translation>La place {0} n&apos;est plus libre&#x202f;: l&apos;hôte y a mis un bot.</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: {1} has just taken it.</source>
        <translation>La place {0} n&apos;est plus libre&#x202f;: {1} vient de la prendre.</translation>
    </message>
    <message>
        <source>Seat {0} no longer exists.</source>
        <translation>La place {0} n&apos;existe plus.</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Places, dans le sens horaire</translation>
    </message>
    <message>
        <source>The game is about to start…</source>
        <translation>La partie va commencer…</translation>
    </message>
    <message>
        <source>The host has removed some seats, and yours is gone.</source>
        <translation>L&apos;hôte a retiré des places, dont la tienne.</translation>
    </message>
    <message>
        <source>The host starts the game when everyone is ready.</source>
        <translation>L&apos;hôte lance la partie quand c&apos;est bon pour tout le monde.</translation>
    </message>
    <message>
        <source>You&apos;re the host</source>
        <translation>C&apos;est toi l&apos;hôte</translation>
    </message>
    <message>
        <source>You&apos;re watching. To play, take an open seat, if there is one.</source>
        <translation>Tu regardes. Pour jouer, prends une place libre, s&apos;il y en a une.</translation>
    </message>
    <message>
        <source>{0} has closed the table. Anyone who was here can reopen it.</source>
        <translation>{0} a fermé la table. Toute personne qui était là peut la rouvrir.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>&amp;Copy visible lines</source>
        <translation>&amp;Copier les lignes visibles</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Note…</translation>
    </message>
    <message>
        <source>&amp;Search (Ctrl+F)</source>
        <translation>Che&amp;rcher (Ctrl+F)</translation>
    </message>
    <message>
        <source>&amp;Undo to here</source>
        <translation>&amp;Annuler jusqu&apos;ici</translation>
    </message>
    <message>
        <source>About me</source>
        <translation>Moi</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Couldn&apos;t export: {0}</source>
        <translation>Impossible d&apos;exporter&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exporter le journal</translation>
    </message>
    <message>
        <source>Fold the log (Esc)</source>
        <translation>Replier le journal (Échap)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Log filter</source>
        <translation>Filtre du journal</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Search, copy and export</source>
        <translation>Chercher, copier et exporter</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>View the &amp;map at this point</source>
        <translation>&amp;Voir la carte à ce moment</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Écrire une note sur ce moment</translation>
    </message>
    <message>
        <source>since the last turn</source>
        <translation>depuis le dernier tour</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>{0}: a person; {1}: what they wrote</extracomment>
        <translation>{0}&#x202f;: {1}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>The last %n line(s) of this file couldn&apos;t be read. The game continues in round {0}, {1}&apos;s turn.</source>
        <translation>
            <numerusform>La dernière ligne (%n) de ce fichier n&apos;a pas pu être lue. La partie reprend à la manche {0}, à {1} de jouer.</numerusform>
            <numerusform>Les %n dernières lignes de ce fichier n&apos;ont pas pu être lues. La partie reprend à la manche {0}, à {1} de jouer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n line(s) of this file couldn&apos;t be read. The game is over.</source>
        <translation>
            <numerusform>La dernière ligne (%n) de ce fichier n&apos;a pas pu être lue. La partie est terminée.</numerusform>
            <numerusform>Les %n dernières lignes de ce fichier n&apos;ont pas pu être lues. La partie est terminée.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MakerWindows</name>
    <message>
        <source>{0} is among your own now. Choose it when you set up a new game.</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>{0} fait maintenant partie des tiens. Choisis-le en préparant une nouvelle partie.</translation>
    </message>
</context>
<context>
    <name>MapToolbar</name>
    <message>
        <source>Fit map to window</source>
        <translation>Ajuster à la fenêtre</translation>
    </message>
    <message>
        <source>Zoom and overlays</source>
        <translation>Zoom et calques</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>&apos;:&apos; and a command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;:&apos; et un ordre</translation>
    </message>
    <message>
        <source>&apos;:&apos; and neighbours</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;:&apos; et des régions voisines</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a digest, or the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; et une somme de contrôle, ou la fin de la ligne</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a digest, or {0} and the lines of the trait below</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; et une somme de contrôle, ou {0} et dessous les lignes du trait</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a number of tokens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; et un nombre de pions</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a value</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; et une valeur</translation>
    </message>
    <message>
        <source>&apos;asks nobody&apos; ends the game, so there is no other &apos;asks&apos; line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;asks nobody&apos; finit la partie, il n&apos;y a donc pas d&apos;autre ligne &apos;asks&apos;</translation>
    </message>
    <message>
        <source>&apos;piece&apos;, a piece and a region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;piece&apos;, un marqueur et une région</translation>
    </message>
    <message>
        <source>&apos;swqt&apos; belongs in the first line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;swqt&apos; va à la première ligne</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is asked of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; se demande seulement à {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is refused: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; n&apos;est pas permis&#x202f;: {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands here twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; est ici deux fois</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but chance decides first: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, mais c&apos;est d&apos;abord au hasard de décider&#x202f;: {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but the game is over</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, mais la partie est finie</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but {1} is asked to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, mais c&apos;est à {1}&#x202f;: {2}</translation>
    </message>
    <message>
        <source>&apos;|&apos; and a race in decline</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;|&apos; et un peuple en déclin</translation>
    </message>
    <message>
        <source>&apos;~&apos; and a race in decline</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;~&apos; et un peuple en déclin</translation>
    </message>
    <message>
        <source>2 to 5 seats can play, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>2 à 5 places peuvent jouer, pas {0}</translation>
    </message>
    <message>
        <source>&lt;use&gt; shows #{0}, which has a &lt;use&gt; in it; expected plain shapes</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&lt;use&gt; montre #{0}, qui contient un &lt;use&gt; ; des formes simples sont attendues</translation>
    </message>
    <message>
        <source>&lt;use&gt; shows a part of this picture, as in href=&quot;#hat&quot;, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&lt;use&gt; montre une partie de cette image, comme href=&quot;#hat&quot;, pas {0}</translation>
    </message>
    <message>
        <source>[0, 0, width, height], both from {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>[0, 0, largeur, hauteur], toutes deux de {0} à {1}</translation>
    </message>
    <message>
        <source>a board has {0} to {1} regions, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un plateau a de {0} à {1} régions, pas {2}</translation>
    </message>
    <message>
        <source>a code that begins with {0}, the letter of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un code qui commence par {0}, la lettre de {1}</translation>
    </message>
    <message>
        <source>a command is one line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un ordre tient sur une ligne</translation>
    </message>
    <message>
        <source>a decline is of a whole race; at = decline takes no where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un peuple entier passe en déclin ; at = decline ne prend pas de where</translation>
    </message>
    <message>
        <source>a digest is {0} digits, 0-9 and a-f, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une somme de contrôle a {0} chiffres, 0-9 et a-f, pas {1}</translation>
    </message>
    <message>
        <source>a draw must say which conquest uncovers it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>draw doit dire quelle conquête le découvre</translation>
    </message>
    <message>
        <source>a file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un fichier</translation>
    </message>
    <message>
        <source>a file with scenarios says nothing but &apos;swqt 1&apos; before the first one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>dans un fichier de scénarios, seul &apos;swqt 1&apos; précède le premier</translation>
    </message>
    <message>
        <source>a game brings at most {0} traits along</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une partie apporte au plus {0} traits</translation>
    </message>
    <message>
        <source>a last redeployment needs keep = all</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un dernier redéploiement a besoin de keep = all</translation>
    </message>
    <message>
        <source>a line cannot begin with {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une ligne ne peut pas commencer par {0}</translation>
    </message>
    <message>
        <source>a line of the position</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une ligne de la position</translation>
    </message>
    <message>
        <source>a link is either anywhere or a passage</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un link est soit anywhere, soit passage</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une liste entre crochets</translation>
    </message>
    <message>
        <source>a list of tables, each headed in two brackets {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une liste de tables, chacune titrée entre deux crochets {0}</translation>
    </message>
    <message>
        <source>a list of two or more points</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une liste de deux points ou plus</translation>
    </message>
    <message>
        <source>a list of words</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une liste de mots</translation>
    </message>
    <message>
        <source>a list of {0} numbers</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une liste de {0} nombres</translation>
    </message>
    <message>
        <source>a mark stands twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une marque apparaît deux fois</translation>
    </message>
    <message>
        <source>a name must be 1 to {0} letters, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nom doit avoir de 1 à {0} lettres, pas {1}</translation>
    </message>
    <message>
        <source>a name of at most {0} printable characters, no &lt; and no spaces around it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nom d&apos;au plus {0} caractères imprimables, sans &lt; ni espaces autour</translation>
    </message>
    <message>
        <source>a new piece each turn comes at = redeploy or close</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nouveau marqueur à chaque tour vient avec at = redeploy ou close</translation>
    </message>
    <message>
        <source>a new piece each turn needs stock: how many there are in all</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nouveau marqueur à chaque tour a besoin de stock : combien il y en a en tout</translation>
    </message>
    <message>
        <source>a number here has thousands of digits</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nombre ici a des milliers de chiffres</translation>
    </message>
    <message>
        <source>a number of Monsters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le nombre de Monstres</translation>
    </message>
    <message>
        <source>a number of coins</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nombre de pièces</translation>
    </message>
    <message>
        <source>a number of pieces</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nombre de marqueurs</translation>
    </message>
    <message>
        <source>a number of tokens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nombre de pions</translation>
    </message>
    <message>
        <source>a picture begins with &lt;svg&gt;, and has one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une image commence par &lt;svg&gt; et n&apos;en a qu&apos;un</translation>
    </message>
    <message>
        <source>a picture has no &lt;?{0}?&gt;; remove it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une image n&apos;a pas de &lt;?{0}?&gt; ; enlève-le</translation>
    </message>
    <message>
        <source>a picture has no DOCTYPE and no entities; remove the declaration</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une image n&apos;a ni DOCTYPE ni entités ; enlève la déclaration</translation>
    </message>
    <message>
        <source>a picture has {0} elements and {1} levels at most</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une image a au plus {0} éléments et {1} niveaux</translation>
    </message>
    <message>
        <source>a picture may have {0} kB</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une image peut avoir {0} ko</translation>
    </message>
    <message>
        <source>a picture may have {0} kB, this one has {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une image peut avoir {0} ko, celle-ci en a {1}</translation>
    </message>
    <message>
        <source>a piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un marqueur</translation>
    </message>
    <message>
        <source>a piece is summoned only above conquer or ghouls</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un marqueur n&apos;est invoqué qu&apos;au-dessus de conquer ou ghouls</translation>
    </message>
    <message>
        <source>a piece placed at = conquest needs note: a word for how many were placed</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un marqueur avec at = conquest a besoin de note : un mot pour combien ont été posés</translation>
    </message>
    <message>
        <source>a piece placed at = pick does not move</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un marqueur avec at = pick ne se déplace pas</translation>
    </message>
    <message>
        <source>a piece placed at = pick needs count = 1, and where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un marqueur avec at = pick a besoin de count = 1 et de where</translation>
    </message>
    <message>
        <source>a piece placed at = {0} does not use {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un marqueur avec at = {0} n&apos;utilise pas {1}</translation>
    </message>
    <message>
        <source>a place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un lieu</translation>
    </message>
    <message>
        <source>a point [x, y] within 0..{0}, 0..{1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un point [x, y] dans 0..{0}, 0..{1}</translation>
    </message>
    <message>
        <source>a power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un pouvoir</translation>
    </message>
    <message>
        <source>a race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un peuple</translation>
    </message>
    <message>
        <source>a race holds this region, so no natives live there</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un peuple tient cette région, donc personne d&apos;autre n&apos;y vit</translation>
    </message>
    <message>
        <source>a region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une région</translation>
    </message>
    <message>
        <source>a region or &apos;|&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une région ou &apos;|&apos;</translation>
    </message>
    <message>
        <source>a region&apos;s code, like f1, or {0} after the last region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le code d&apos;une région, comme f1, ou {0} après la dernière région</translation>
    </message>
    <message>
        <source>a relic</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une relique</translation>
    </message>
    <message>
        <source>a relic or place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une Relique ou un Lieu</translation>
    </message>
    <message>
        <source>a relic, place or power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une Relique, un Lieu ou un pouvoir</translation>
    </message>
    <message>
        <source>a roll cannot be for a region that the race holds</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll ne peut pas viser une région que tient le peuple</translation>
    </message>
    <message>
        <source>a roll must lie on ghouls or conquer</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll doit être sur ghouls ou conquer</translation>
    </message>
    <message>
        <source>a roll must say what it is for</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll doit dire pour quoi il est</translation>
    </message>
    <message>
        <source>a seat</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une place</translation>
    </message>
    <message>
        <source>a seat cannot make peace with itself</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une place ne peut pas faire la paix avec elle-même</translation>
    </message>
    <message>
        <source>a seat, one of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une place parmi {0}</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une table</translation>
    </message>
    <message>
        <source>a table, as in {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>une table, comme {0}</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un trait</translation>
    </message>
    <message>
        <source>a trait is called by small letters and hyphens, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le nom d&apos;un trait a des lettres minuscules et des traits d&apos;union, pas {0}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a whole number from {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un nombre entier de {0} à {1}</translation>
    </message>
    <message>
        <source>a word of letters, digits and hyphens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un mot de lettres, chiffres et tirets</translation>
    </message>
    <message>
        <source>a word of small letters and hyphens other than {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un mot de lettres minuscules et tirets autre que {0}</translation>
    </message>
    <message>
        <source>after &apos;{0}&apos; the digest should be {1}, and it is {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>après &apos;{0}&apos;, la somme de contrôle devrait être {1}, et elle est {2}</translation>
    </message>
    <message>
        <source>an effect needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un effet a besoin de {0}</translation>
    </message>
    <message>
        <source>an income paid once in the game needs per = turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un revenu payé une fois par partie a besoin de per = turn</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un objet entre accolades</translation>
    </message>
    <message>
        <source>an outer ring</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un anneau extérieur</translation>
    </message>
    <message>
        <source>arc {0} begins at {1}, but the ring has come to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>l&apos;arc {0} commence en {1}, mais l&apos;anneau en est à {2}</translation>
    </message>
    <message>
        <source>arc {0} is used too often: an arc has two sides and parts two regions</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>l&apos;arc {0} est utilisé trop souvent : un arc a deux côtés et sépare deux régions</translation>
    </message>
    <message>
        <source>at least {0} and at most {1} tokens cannot both stand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>au moins {0} et au plus {1} pions ne vont pas ensemble</translation>
    </message>
    <message>
        <source>at most {0} conditions may stand one in another</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>au plus {0} conditions peuvent être l&apos;une dans l&apos;autre</translation>
    </message>
    <message>
        <source>attribute of &lt;{0}&gt;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>attribut de &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>board {0}: it has no regions</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>plateau {0} : il n&apos;a pas de régions</translation>
    </message>
    <message>
        <source>board {0}: players must be 2 to 5, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>plateau {0} : players doit être de 2 à 5, pas {1}</translation>
    </message>
    <message>
        <source>board {0}: rounds must be 1 to 20, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>plateau {0} : rounds doit être de 1 à 20, pas {1}</translation>
    </message>
    <message>
        <source>board {0}: world must be one of {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>plateau {0} : world doit être l&apos;un de ceux-ci : {1}, pas {2}</translation>
    </message>
    <message>
        <source>cannot be read: {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>illisible : {0}</translation>
    </message>
    <message>
        <source>chance is asked to {0} on behalf of nobody</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le hasard est sollicité pour personne&#x202f;: {0}</translation>
    </message>
    <message>
        <source>clause</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>clause</translation>
    </message>
    <message>
        <source>command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ordre</translation>
    </message>
    <message>
        <source>condition</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>condition</translation>
    </message>
    <message>
        <source>content</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>contenu</translation>
    </message>
    <message>
        <source>content: expected {0}, -name or +name after {1}, found {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>content&#x202f;: après {1}, attendu&#x202f;: {0}, -nom ou +nom, trouvé&#x202f;: {2}</translation>
    </message>
    <message>
        <source>content: {0} can be said once</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>content&#x202f;: {0} ne peut être là qu&apos;une fois</translation>
    </message>
    <message>
        <source>dashes and gaps of &lt;{0}&gt; are at least {1} long</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>les tirets et intervalles de &lt;{0}&gt; mesurent au moins {1}</translation>
    </message>
    <message>
        <source>deal cannot be asked about {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>deal ne peut pas être demandé pour {0}</translation>
    </message>
    <message>
        <source>decision</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>décision</translation>
    </message>
    <message>
        <source>decline needs keep, extra, badge or after_score</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>decline a besoin de keep, extra, badge ou after_score</translation>
    </message>
    <message>
        <source>decline pays an amount only with keep = none</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>decline ne paie un amount qu&apos;avec keep = none</translation>
    </message>
    <message>
        <source>defence of a place needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>defence d&apos;un lieu a besoin de {0}</translation>
    </message>
    <message>
        <source>each of the {0} seats</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>chacune des {0} places</translation>
    </message>
    <message>
        <source>each seat</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>chaque place</translation>
    </message>
    <message>
        <source>element of a picture</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>élément d&apos;une image</translation>
    </message>
    <message>
        <source>every counts regions or conquests, not per = {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>every compte des régions ou des conquêtes, pas per = {0}</translation>
    </message>
    <message>
        <source>expectation</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>attente</translation>
    </message>
    <message>
        <source>expected [picture] at the end of the file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>attendu : [picture] à la fin du fichier</translation>
    </message>
    <message>
        <source>expected [picture] with svg = and the picture in it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>attendu : [picture] avec svg = et l&apos;image dedans</translation>
    </message>
    <message>
        <source>expected {0}, and {1} is {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>attendu&#x202f;: {0}&#x202f;; or {1} est {2}</translation>
    </message>
    <message>
        <source>expected {0}, found {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>attendu : {0}, trouvé : {1}</translation>
    </message>
    <message>
        <source>field</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>champ</translation>
    </message>
    <message>
        <source>held</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>tenue par un peuple</translation>
    </message>
    <message>
        <source>here should stand the trait {0}, and there is {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ici devrait être le trait {0}, or il y a ceci&#x202f;: {1}</translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>in the column</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>dans la colonne</translation>
    </message>
    <message>
        <source>in the stack</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>dans la pile</translation>
    </message>
    <message>
        <source>it borrows tokens of {0}; supply is theirs</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il emprunte les pions de {0} ; supply est le leur</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il s&apos;arrête trop tôt</translation>
    </message>
    <message>
        <source>key</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>clé</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ligne</translation>
    </message>
    <message>
        <source>mark</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>marque</translation>
    </message>
    <message>
        <source>moment here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>moment ici</translation>
    </message>
    <message>
        <source>neighbour</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>voisine</translation>
    </message>
    <message>
        <source>no attempt with the seed {0} gave a board; try another seed</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>aucun essai avec la graine {0} n&apos;a donné de plateau ; essaie une autre graine</translation>
    </message>
    <message>
        <source>no boards are known for the world {0} and {1} players: 2 to 5 can play</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il n&apos;y a pas de plateaux pour le monde {0} et {1} joueurs : on joue de 2 à 5</translation>
    </message>
    <message>
        <source>no place in play offers an altar</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>aucun Lieu en jeu n&apos;offre d&apos;autel</translation>
    </message>
    <message>
        <source>no region uses this arc</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>aucune région n&apos;utilise cet arc</translation>
    </message>
    <message>
        <source>no round is from {0} on and up to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>aucune manche ne va de la {0} à la {1}</translation>
    </message>
    <message>
        <source>no such {0}: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>inconnu ({0}) : {1}</translation>
    </message>
    <message>
        <source>no such {0}: {1}; did you mean {2}?</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>inconnu ({0}) : {1} ; est-ce {2} ?</translation>
    </message>
    <message>
        <source>no such {0}: {1}; known are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>inconnu ({0}) : {1} ; on connaît {2}</translation>
    </message>
    <message>
        <source>no trait in play brings a {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>aucun trait en jeu n&apos;apporte ceci&#x202f;: {0}</translation>
    </message>
    <message>
        <source>no {0} of this seat are in play, or they are named twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;: pas en jeu pour cette place, ou nommés deux fois</translation>
    </message>
    <message>
        <source>no {0} stands in {1}: its holder does not bring it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} n&apos;est pas en {1}&#x202f;: le peuple qui tient la région ne l&apos;apporte pas</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing can answer what {0} is asked</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>rien ne peut répondre à ce qui est demandé à {0}</translation>
    </message>
    <message>
        <source>nothing can be asked above a deal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>rien ne peut être demandé au-dessus de deal</translation>
    </message>
    <message>
        <source>nothing is left to deal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il ne reste rien pour deal</translation>
    </message>
    <message>
        <source>nothing is left to draw</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il ne reste rien pour draw</translation>
    </message>
    <message>
        <source>nothing is summoned by {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} n&apos;invoque rien</translation>
    </message>
    <message>
        <source>on the map</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>sur la carte</translation>
    </message>
    <message>
        <source>one of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un de {0}</translation>
    </message>
    <message>
        <source>one or more points</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un ou plusieurs points</translation>
    </message>
    <message>
        <source>only a piece at = pick, or a new one each turn, can ask for its region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>seul un marqueur avec at = pick, ou un nouveau à chaque tour, peut demander sa région</translation>
    </message>
    <message>
        <source>only a single piece placed at = conquest can move</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>seul un marqueur unique avec at = conquest peut se déplacer</translation>
    </message>
    <message>
        <source>only one draw can be open</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un seul draw peut être en cours</translation>
    </message>
    <message>
        <source>only one effect of a trait may bring new pieces each turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un seul effet peut apporter de nouveaux marqueurs à chaque tour</translation>
    </message>
    <message>
        <source>only one effect of a trait may have a limit (again has one by itself)</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un seul effet peut avoir un limit (again en a un de lui-même)</translation>
    </message>
    <message>
        <source>only pieces placed at = conquest are counted in a note</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>seuls les marqueurs avec at = conquest sont comptés dans note</translation>
    </message>
    <message>
        <source>only {0} may say &apos;{1}&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{1}&apos; est réservé à {0}</translation>
    </message>
    <message>
        <source>only {0} uses this arc, but it does not lie on the board&apos;s edge: two neighbours must share the arc between them</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>seul {0} utilise cet arc, mais il n&apos;est pas au bord du plateau : deux régions voisines partagent l&apos;arc qui les sépare</translation>
    </message>
    <message>
        <source>option</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>règle maison</translation>
    </message>
    <message>
        <source>option here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>option ici</translation>
    </message>
    <message>
        <source>option {0} must be {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>règle maison {0}&#x202f;: {1}, pas {2}</translation>
    </message>
    <message>
        <source>option {0} must be {1}, or 0 to {2} coins for {3} and not 0 for all, like {4}, not {5}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>règle maison {0}&#x202f;: {1}, ou 0 à {2} pièces pour {3} et pas 0 pour toutes, comme {4}, pas {5}</translation>
    </message>
    <message>
        <source>per = opponent takes coins; its amount must be a whole number from 1 to 10</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>per = opponent prend des pièces ; amount doit être un nombre entier de 1 à 10</translation>
    </message>
    <message>
        <source>per = {0} looks at all regions held; it takes no where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>per = {0} regarde toutes les régions tenues ; il ne prend pas de where</translation>
    </message>
    <message>
        <source>piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>marqueur</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>pouvoir</translation>
    </message>
    <message>
        <source>quantized coordinates are not supported, write them as they are</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>les coordonnées quantifiées ne sont pas admises ; écris-les telles quelles</translation>
    </message>
    <message>
        <source>race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>peuple</translation>
    </message>
    <message>
        <source>refusal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>refus</translation>
    </message>
    <message>
        <source>region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>région</translation>
    </message>
    <message>
        <source>region {0}: a code is a terrain letter and a number, like f1</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>région {0} : un code est une lettre de terrain et un nombre, comme f1</translation>
    </message>
    <message>
        <source>region {0}: a hole lies outside its outer ring</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>région {0} : un trou est hors de son anneau extérieur</translation>
    </message>
    <message>
        <source>region {0}: it cannot be its own neighbour</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>région {0} : elle ne peut pas être sa propre voisine</translation>
    </message>
    <message>
        <source>region {0}: it is on the board twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>région {0} : elle est deux fois sur le plateau</translation>
    </message>
    <message>
        <source>region {0}: its first ring must be the outer one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>région {0} : son premier anneau doit être l&apos;extérieur</translation>
    </message>
    <message>
        <source>region {0}: its neighbour {1} is not on the board</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>région {0} : sa voisine {1} n&apos;est pas sur le plateau</translation>
    </message>
    <message>
        <source>region {0}: no such mark: {1}; marks are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>région {0} : marque inconnue : {1} ; on connaît {2}</translation>
    </message>
    <message>
        <source>relic</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Relique</translation>
    </message>
    <message>
        <source>relic or place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>relique ou lieu</translation>
    </message>
    <message>
        <source>relic, place or power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>Relique, Lieu ou pouvoir</translation>
    </message>
    <message>
        <source>replay: no game has more than {0} lines, or one of {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>partie à revoir&#x202f;: aucune n&apos;a plus de {0} lignes, ni une ligne de {1} caractères</translation>
    </message>
    <message>
        <source>returned</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>rendu</translation>
    </message>
    <message>
        <source>round {0} is not on this board&apos;s track of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la manche {0} n&apos;est pas sur la piste de ce plateau, qui en a {1}</translation>
    </message>
    <message>
        <source>round {0} of {1}: there are no more than {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>manche {0} sur {1}&#x202f;: il n&apos;y en a pas plus de {1}</translation>
    </message>
    <message>
        <source>seat {0} has no active race to {1} with</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la place {0} n&apos;a pas de peuple actif pour {1}</translation>
    </message>
    <message>
        <source>seat {0} has no race in decline that goes on conquering</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la place {0} n&apos;a pas de peuple en déclin qui continue à conquérir</translation>
    </message>
    <message>
        <source>seat {0} has no race in decline to redeploy</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la place {0} n&apos;a pas de peuple en déclin à redéployer</translation>
    </message>
    <message>
        <source>seat {0} has no region to redeploy in</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la place {0} n&apos;a pas de région où redéployer</translation>
    </message>
    <message>
        <source>seat {0} has nothing withdrawn to place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la place {0} n&apos;a pas de pions en repli à placer</translation>
    </message>
    <message>
        <source>seat {0} has two active races</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la place {0} a deux peuples actifs</translation>
    </message>
    <message>
        <source>seat {0} is asked to {1} out of turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la place {0} est sollicitée hors de son tour&#x202f;: {1}</translation>
    </message>
    <message>
        <source>seat {0} picks only without an active race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la place {0} ne choisit que sans peuple actif</translation>
    </message>
    <message>
        <source>seat {0} stands here, and seat {1} is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la place {0} est ici, et la place {1} manque</translation>
    </message>
    <message>
        <source>so many of {0} stand on the map</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il y en a autant sur la carte ({0})</translation>
    </message>
    <message>
        <source>stage here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>stade ici</translation>
    </message>
    <message>
        <source>such a file may have {0} kB, this one is larger</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>un tel fichier peut avoir {0} ko, celui-ci est plus grand</translation>
    </message>
    <message>
        <source>the board is not closed: there is no {0} after its last region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le plateau n&apos;est pas fermé&#x202f;: il manque {0} après sa dernière région</translation>
    </message>
    <message>
        <source>the board {0} is for {1} players, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le plateau {0} est pour {1} joueurs, pas {2}</translation>
    </message>
    <message>
        <source>the character {0} means nothing here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le caractère {0} ne veut rien dire ici</translation>
    </message>
    <message>
        <source>the clause {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la clause {0}</translation>
    </message>
    <message>
        <source>the code of a language, like en, es or ru</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le code d&apos;une langue, comme en, es ou ru</translation>
    </message>
    <message>
        <source>the code of a refusal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le code d&apos;un refus</translation>
    </message>
    <message>
        <source>the code {0} is taken by geometries[{1}]</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le code {0} est déjà pris par geometries[{1}]</translation>
    </message>
    <message>
        <source>the column has {0} places, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la colonne a {0} cases, pas {1}</translation>
    </message>
    <message>
        <source>the column is full: nothing is dealt</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la colonne est pleine&#x202f;: rien n&apos;est distribué</translation>
    </message>
    <message>
        <source>the content, like &apos;base&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le contenu, comme &apos;base&apos;</translation>
    </message>
    <message>
        <source>the end of the command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la fin de l&apos;ordre</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>the first {0} digits of a digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>les {0} premiers chiffres d&apos;une somme de contrôle</translation>
    </message>
    <message>
        <source>the id {0} is used twice; the first is in line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>l&apos;id {0} est utilisé deux fois ; d&apos;abord à la ligne {1}</translation>
    </message>
    <message>
        <source>the income of a relic needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le revenu d&apos;une relique a besoin de {0}</translation>
    </message>
    <message>
        <source>the line &apos;{0}&apos; is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il manque la ligne &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>the line has no end</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la ligne n&apos;a pas de fin</translation>
    </message>
    <message>
        <source>the name of a board, or {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le nom d&apos;un plateau, ou {0}</translation>
    </message>
    <message>
        <source>the name of a note</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le nom d&apos;une note</translation>
    </message>
    <message>
        <source>the name of a race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le nom d&apos;un peuple</translation>
    </message>
    <message>
        <source>the name of the trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le nom du trait</translation>
    </message>
    <message>
        <source>the number of an arc, {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le numéro d&apos;un arc, de {0} à {1}</translation>
    </message>
    <message>
        <source>the number of rounds</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le nombre de manches</translation>
    </message>
    <message>
        <source>the pips of the die</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>les points du dé</translation>
    </message>
    <message>
        <source>the point {0} stands twice in a row</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le point {0} apparaît deux fois de suite</translation>
    </message>
    <message>
        <source>the position ends here: moves and expectations belong to a game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la position finit ici&#x202f;: coups et attentes appartiennent à une partie</translation>
    </message>
    <message>
        <source>the position has ended: only moves and expectations follow</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la position est finie&#x202f;: seuls suivent des coups et des attentes</translation>
    </message>
    <message>
        <source>the regions cover an area of {0}, the board has {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>les régions couvrent une surface de {0}, le plateau en a {1}</translation>
    </message>
    <message>
        <source>the ring is not closed: it must end where it begins</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>l&apos;anneau n&apos;est pas fermé : il doit finir là où il commence</translation>
    </message>
    <message>
        <source>the round</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la manche</translation>
    </message>
    <message>
        <source>the row of a combo</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le rang d&apos;une combinaison</translation>
    </message>
    <message>
        <source>the row to swap with</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le rang de l&apos;échange</translation>
    </message>
    <message>
        <source>the seat in turn has no active race; those in decline stand after &apos;|&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la place dont c&apos;est le tour n&apos;a pas de peuple actif&#x202f;; ceux en déclin vont après &apos;|&apos;</translation>
    </message>
    <message>
        <source>the seat in turn has no race for this part</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la place dont c&apos;est le tour n&apos;a pas de peuple pour cette partie</translation>
    </message>
    <message>
        <source>the text is damaged here: it holds what is no letter, digit or sign</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le texte est abîmé ici&#x202f;: il contient ce qui n&apos;est ni lettre, ni chiffre, ni signe</translation>
    </message>
    <message>
        <source>the trait {0} is not closed: no line below is just {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le trait {0} n&apos;est pas fermé&#x202f;: il manque dessous une ligne avec {1} seul</translation>
    </message>
    <message>
        <source>the trait {0} is too long: a trait has at most {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le trait {0} est trop long&#x202f;: il peut avoir au plus {1} caractères</translation>
    </message>
    <message>
        <source>the trait {0} stands here already: line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>le trait {0} est déjà ici&#x202f;: ligne {1}</translation>
    </message>
    <message>
        <source>the traits are too long: all of a game have at most {0} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>les traits sont trop longs&#x202f;: tous ceux d&apos;une partie ont au plus {0} caractères</translation>
    </message>
    <message>
        <source>the value of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la valeur de {0}</translation>
    </message>
    <message>
        <source>the version</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>la version</translation>
    </message>
    <message>
        <source>the {0} digits of the trait&apos;s digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>les {0} chiffres de la somme de contrôle du trait</translation>
    </message>
    <message>
        <source>the {0} {1} is {2} (line {3}) already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} {1}&#x202f;: déjà là ({2}, ligne {3})</translation>
    </message>
    <message>
        <source>there are only {0} of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il n&apos;y en a que {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>there are only {0} tokens of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il n&apos;y a que {0} pions de {1}</translation>
    </message>
    <message>
        <source>there is a line &apos;{0}&apos; already: line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il y a déjà une ligne &apos;{0}&apos;&#x202f;: la ligne {1}</translation>
    </message>
    <message>
        <source>there is no board {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il n&apos;y a pas de plateau {0}</translation>
    </message>
    <message>
        <source>there is no power {0} in this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il n&apos;y a pas de pouvoir {0} dans cette partie</translation>
    </message>
    <message>
        <source>there is no race and no power in it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il n&apos;y a ni peuple ni pouvoir dedans</translation>
    </message>
    <message>
        <source>there is no race {0} in this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il n&apos;y a pas de peuple {0} dans cette partie</translation>
    </message>
    <message>
        <source>there is no seat {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il n&apos;y a pas de place {0}</translation>
    </message>
    <message>
        <source>there is no seat {0}: seats are {1} to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il n&apos;y a pas de place {0}&#x202f;: les places vont de {1} à {2}</translation>
    </message>
    <message>
        <source>there is no {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ceci n&apos;existe pas&#x202f;: {0}</translation>
    </message>
    <message>
        <source>there is nothing here; expected {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il n&apos;y a rien ici&#x202f;; attendu&#x202f;: {0}</translation>
    </message>
    <message>
        <source>there is nothing to pick</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il n&apos;y a rien à choisir</translation>
    </message>
    <message>
        <source>there is only one {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il n&apos;y en a qu&apos;un exemplaire&#x202f;: {0}</translation>
    </message>
    <message>
        <source>there is {0} called {1} already: {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il y a déjà {0} nommé {1} : {2}</translation>
    </message>
    <message>
        <source>this is a file of scenarios, and not one game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>c&apos;est un fichier de scénarios, pas une partie</translation>
    </message>
    <message>
        <source>this is nested too deeply: tables, lists and dotted names are at most {0} deep</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>c&apos;est trop imbriqué : tables, listes et noms à points ont au plus {0} niveaux</translation>
    </message>
    <message>
        <source>this is not SVG: {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ce n&apos;est pas du SVG : {0}</translation>
    </message>
    <message>
        <source>this is not TOML</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ce n&apos;est pas du TOML</translation>
    </message>
    <message>
        <source>this is not TOML (column {0})</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ce n&apos;est pas du TOML (colonne {0})</translation>
    </message>
    <message>
        <source>this is not TOML: the end of the file comes too early</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ce n&apos;est pas du TOML&#x202f;: le fichier se termine trop tôt</translation>
    </message>
    <message>
        <source>this is not UTF-8 text; expected an SVG picture</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ce n&apos;est pas du texte en UTF-8 ; une image SVG est attendue</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ce n&apos;est pas du texte en UTF-8</translation>
    </message>
    <message>
        <source>this is version {0}; this program reads version {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>c&apos;est la version {0}&#x202f;; ce programme lit la version {1}</translation>
    </message>
    <message>
        <source>this isn&apos;t swqt text: the first line must be {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ce n&apos;est pas un texte de swqt&#x202f;: la première ligne doit être {0}</translation>
    </message>
    <message>
        <source>this region is named twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>cette région est nommée deux fois</translation>
    </message>
    <message>
        <source>trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>trait</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>two of {0} stand in one region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il y en a deux dans une même région&#x202f;: {0}</translation>
    </message>
    <message>
        <source>value of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>valeur de {0}</translation>
    </message>
    <message>
        <source>verb</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>verbe</translation>
    </message>
    <message>
        <source>with all &lt;use&gt;, a picture has {0} elements at most</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>avec tous les &lt;use&gt;, une image a au plus {0} éléments</translation>
    </message>
    <message>
        <source>word of a seat line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>mot de la ligne d&apos;une place</translation>
    </message>
    <message>
        <source>world</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>monde</translation>
    </message>
    <message>
        <source>{0} and the regions of the board in the lines below</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} et, aux lignes suivantes, les régions du plateau</translation>
    </message>
    <message>
        <source>{0} and {1} both use the {2}; leave one out, as in {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} et {1} utilisent la même chose&#x202f;: {2}&#x202f;; retires-en un, comme avec {3}</translation>
    </message>
    <message>
        <source>{0} and {1} of one trait are used by the same words</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} et {1} ne se distinguent pas dans un ordre</translation>
    </message>
    <message>
        <source>{0} are in decline and cannot have tokens in hand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;: en déclin, sans pion en main possible</translation>
    </message>
    <message>
        <source>{0} are in play and in the column or the stack</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;: en jeu et aussi dans la colonne ou la pile</translation>
    </message>
    <message>
        <source>{0} are in play twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;: deux fois en jeu</translation>
    </message>
    <message>
        <source>{0} cannot be a name: it is a word of game files</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ne peut pas être un nom : c&apos;est un mot des fichiers de partie</translation>
    </message>
    <message>
        <source>{0} cannot be a name: write 3 to {1} small letters a to z and hyphens, at first three letters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ne peut pas être un nom : écris 3 à {1} lettres minuscules de a à z et tirets, d&apos;abord trois lettres</translation>
    </message>
    <message>
        <source>{0} cannot be asked about {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ne peut pas être demandé pour {1}</translation>
    </message>
    <message>
        <source>{0} cannot be asked to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ceci ne peut pas être demandé à {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} cannot be at peace with seat {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;: pas de paix possible avec la place {1}</translation>
    </message>
    <message>
        <source>{0} cannot be the name of {1} that does not bring it: it is a piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ne peut pas être le nom de ceci : {1} qui ne l&apos;apporte pas, car c&apos;est un marqueur</translation>
    </message>
    <message>
        <source>{0} cannot be the name of {1}: it lies there as a piece itself</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ne peut pas être le nom de ceci : {1}, déjà là comme marqueur</translation>
    </message>
    <message>
        <source>{0} cannot lend {1}, no power of this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ne peut pas prêter {1}&#x202f;: ce n&apos;est pas un pouvoir de cette partie</translation>
    </message>
    <message>
        <source>{0} cannot roll without a token in hand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;: pas de lancer sans pion en main</translation>
    </message>
    <message>
        <source>{0} comes by another effect of {1} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} vient déjà par un autre effet de {1}</translation>
    </message>
    <message>
        <source>{0} does not lie in {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} n&apos;est pas en {1}</translation>
    </message>
    <message>
        <source>{0} does not lie where {1} could use it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} n&apos;est pas là où l&apos;on pourrait l&apos;utiliser&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} does not use the {1} {2}; it takes no {1}s of its own</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} n&apos;utilise pas ceci ({1}) : {2} ; rien n&apos;est possible</translation>
    </message>
    <message>
        <source>{0} does not use the {1} {2}; it takes {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} n&apos;utilise pas ceci ({1}) : {2} ; possible : {3}</translation>
    </message>
    <message>
        <source>{0} has fewer than {1} tokens; borrow from a larger race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} a moins de {1} pions ; emprunte à un peuple plus nombreux</translation>
    </message>
    <message>
        <source>{0} has tokens of nobody</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>en {0}, des pions n&apos;appartiennent à personne</translation>
    </message>
    <message>
        <source>{0} have {1} tokens here, and there are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;: {1} pions ici, or il n&apos;y en a que {2}</translation>
    </message>
    <message>
        <source>{0} here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ici</translation>
    </message>
    <message>
        <source>{0} in {1} has no holder</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} en {1}&#x202f;: personne ne tient cette région</translation>
    </message>
    <message>
        <source>{0} is a chasm: nobody can stand there</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} est un gouffre&#x202f;: personne ne peut s&apos;y tenir</translation>
    </message>
    <message>
        <source>{0} is a colour such as #8a9a5e, none or url(#id), not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} est une couleur comme #8a9a5e, none ou url(#id), pas {1}</translation>
    </message>
    <message>
        <source>{0} is asked to {1} above another decision</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} est sollicité au-dessus d&apos;une autre décision&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} is held by {1} and by natives</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;: il s&apos;y trouve {1} et aussi des tribus ou des Monstres</translation>
    </message>
    <message>
        <source>{0} is held twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} est tenue deux fois</translation>
    </message>
    <message>
        <source>{0} is held without a token</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} est tenue sans aucun pion</translation>
    </message>
    <message>
        <source>{0} is in this file twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} est deux fois dans ce fichier</translation>
    </message>
    <message>
        <source>{0} is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il manque {0}</translation>
    </message>
    <message>
        <source>{0} is no code: that is one of {1} and a number, like f1</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} n&apos;est pas un code&#x202f;: c&apos;est une lettre parmi {1} et un nombre, comme f1</translation>
    </message>
    <message>
        <source>{0} is not the one that this game was played with: its digest is {1}, not {2}; to play with it as it stands here, remove the digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} n&apos;est plus comme dans cette partie&#x202f;: sa somme de contrôle est {1}, pas {2}&#x202f;; pour jouer avec tel quel, retire la somme de contrôle</translation>
    </message>
    <message>
        <source>{0} is too long for a game file: at most {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} est trop long pour un fichier de partie : au plus {1} caractères</translation>
    </message>
    <message>
        <source>{0} lies on the map and is unseen at once</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} est sur la carte et en même temps caché</translation>
    </message>
    <message>
        <source>{0} must be a number, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} doit être un nombre, pas {1}</translation>
    </message>
    <message>
        <source>{0} must be {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} doit être {1}</translation>
    </message>
    <message>
        <source>{0} must be {1} at least: {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} doit être au moins {1}&#x202f;: {2}</translation>
    </message>
    <message>
        <source>{0} must be {1} here, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} doit être ici {1}, pas {2}</translation>
    </message>
    <message>
        <source>{0} must be {1} to {2}, not {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;: de {1} à {2}, pas {3}</translation>
    </message>
    <message>
        <source>{0} must be {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} doit être {1}, pas {2}</translation>
    </message>
    <message>
        <source>{0} needs a redeployment; with fixed there is none</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} a besoin d&apos;un redéploiement ; avec fixed il n&apos;y en a pas</translation>
    </message>
    <message>
        <source>{0} needs {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>il faut {1} pour {0}</translation>
    </message>
    <message>
        <source>{0} of &lt;{1}&gt; has a number beyond {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} de &lt;{1}&gt; a un nombre au-delà de {2}</translation>
    </message>
    <message>
        <source>{0} of &lt;{1}&gt; has characters that no picture needs</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} de &lt;{1}&gt; a des caractères dont aucune image n&apos;a besoin</translation>
    </message>
    <message>
        <source>{0} of a place needs {1} in its where, or it would serve everyone</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} d&apos;un lieu a besoin de {1} dans son where, sinon tous en profitent</translation>
    </message>
    <message>
        <source>{0} or the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ou la fin de la ligne</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ou {1}</translation>
    </message>
    <message>
        <source>{0} players need at least {1} races and {1} powers, not {2} and {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>à {0}, il faut au moins {1} peuples et {1} pouvoirs, pas {2} et {3}</translation>
    </message>
    <message>
        <source>{0} sides of borders are within {1} units, more than can be seen</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} segments de frontière tiennent dans {1} unités, plus qu&apos;on ne peut en voir</translation>
    </message>
    <message>
        <source>{0} with amount = {1} changes nothing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} avec amount = {1} ne change rien</translation>
    </message>
    <message>
        <source>{0} would have no use on the board {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} ne servirait à rien sur le plateau {1}</translation>
    </message>
    <message>
        <source>{0}: a shipped board has the id {1} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} : un plateau fourni a déjà l&apos;id {1}</translation>
    </message>
    <message>
        <source>{0}: arcs {1} and {2} cross or touch outside their ends</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} : les arcs {1} et {2} se croisent ou se touchent hors de leurs extrémités</translation>
    </message>
    <message>
        <source>{0}: properties.id: expected lower-case words and hyphens, found {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} : properties.id : attendu : des mots en minuscules et des traits d&apos;union, trouvé : {1}</translation>
    </message>
    <message>
        <source>{0}: properties.id: expected the file&apos;s name {1}, found {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} : properties.id : attendu : le nom du fichier {1}, trouvé : {2}</translation>
    </message>
    <message>
        <source>{0}: the file is empty, expected a board as TopoJSON</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} : le fichier est vide, attendu : un plateau en TopoJSON</translation>
    </message>
    <message>
        <source>{0}: this is not JSON</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} : ce n&apos;est pas du JSON</translation>
    </message>
    <message>
        <source>{0}: this is not UTF-8 text: {1} at byte {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} : ce n&apos;est pas du texte en UTF-8 : {1} à l&apos;octet {2}</translation>
    </message>
    <message>
        <source>{0}: this is not a board: it has a number of thousands of digits</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} : ce n&apos;est pas un plateau : un nombre y a des milliers de chiffres</translation>
    </message>
    <message>
        <source>{0}: this is not a board: it is nested too deeply</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} : ce n&apos;est pas un plateau : c&apos;est trop imbriqué</translation>
    </message>
    <message>
        <source>{0}: this is not a file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} : ce n&apos;est pas un fichier</translation>
    </message>
    <message>
        <source>{0}: this is too long for a game of swqt: more than {1} kB</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;: c&apos;est trop long pour une partie de swqt&#x202f;: plus de {1} ko</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} : {1}</translation>
    </message>
    <message>
        <source>{0}: {1} is in {2} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;: {1} est déjà dans {2}</translation>
    </message>
    <message>
        <source>{0}: {1} is not in {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;: {1} n&apos;est pas dans {2}</translation>
    </message>
    <message>
        <source>{0}: {1} leaves out all relics and places</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;: {1} laisse de côté toutes les Reliques et tous les Lieux</translation>
    </message>
    <message>
        <source>{0}; this is in the beginning of the file, so nothing of the game can be kept</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}&#x202f;; c&apos;est au début du fichier, donc rien de la partie ne peut être gardé</translation>
    </message>
</context>
<context>
    <name>MuteButton</name>
    <message>
        <source>Sound is off. Turn it on: {0}</source>
        <translation>Le son est coupé. Le remettre&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Sound is on. Turn it off: {0}</source>
        <translation>Le son est actif. Le couper&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Son coupé</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Son actif</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Lost Tribe</source>
        <translation>Tribu oubliée</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstres</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montagne</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>The basic cost of a region, in a sum such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>base</translation>
    </message>
    <message>
        <source>coins on the combo</source>
        <extracomment>A source of income: the coins that lay on a combo</extracomment>
        <translation>pièces sur la combinaison</translation>
    </message>
    <message>
        <source>die</source>
        <extracomment>A part of a sum: what the roll saves</extracomment>
        <translation>dé</translation>
    </message>
    <message>
        <source>minimum</source>
        <extracomment>A part of a sum: what brings a cost back to the least that a region can cost</extracomment>
        <translation>minimum</translation>
    </message>
    <message>
        <source>regions</source>
        <extracomment>A source of income: one coin for each region</extracomment>
        <translation>régions</translation>
    </message>
    <message>
        <source>token</source>
        <extracomment>A part of a sum: one token, or one Monster, that defends a region</extracomment>
        <translation>pion</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>A part of a sum</extracomment>
        <translation>pions</translation>
    </message>
    <message>
        <source>{0} as {1}</source>
        <extracomment>{0}: the Bag; {1}: the Relic that it copies</extracomment>
        <translation>{0} comme {1}</translation>
    </message>
    <message>
        <source>{0}%</source>
        <extracomment>A number of percent, such as a chance</extracomment>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>{0}: a label; {1}: what belongs to it</extracomment>
        <translation>{0}&#x202f;: {1}</translation>
    </message>
</context>
<context>
    <name>NearbyPage</name>
    <message>
        <source>&amp;Ask to be let in</source>
        <translation>Demander à &amp;entrer</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Reto&amp;ur</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>Re&amp;joindre</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Repre&amp;ndre</translation>
    </message>
    <message>
        <source>&amp;Stop trying</source>
        <translation>Ne plus essa&amp;yer</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Re&amp;garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Local network</source>
        <translation>Réseau local</translation>
    </message>
    <message>
        <source>No tables yet. Tables opened on this network show up here automatically.</source>
        <translation>Pas encore de table. Les tables ouvertes sur ce réseau apparaissent ici automatiquement.</translation>
    </message>
    <message>
        <source>Open a tab&amp;le…</source>
        <translation>Ouvrir une ta&amp;ble…</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>Ouvrir une table…</translation>
    </message>
    <message>
        <source>Others can reach this computer at {0}.</source>
        <translation>Cet ordinateur est joignable à l&apos;adresse {0}.</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Tables à proximité</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>T&amp;on nom&#x202f;:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ton nom</translation>
    </message>
    <message>
        <source>“{0}” needs a PIN. The host can see it on screen.</source>
        <translation>«&#x202f;{0}&#x202f;» demande un code PIN. L&apos;hôte le voit à l&apos;écran.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>A different computer answers at that address. Trying again…</source>
        <translation>Un autre ordinateur répond à cette adresse. Nouvel essai…</translation>
    </message>
    <message>
        <source>A draw is open, and too few players would stay. Wait, or play on in a copy.</source>
        <translation>Un tirage est ouvert, et il resterait trop peu de joueurs. Attends, ou continue en copie.</translation>
    </message>
    <message>
        <source>A game needs at least one person on a seat.</source>
        <translation>Il faut au moins une personne à une place.</translation>
    </message>
    <message>
        <source>A network message couldn&apos;t be understood: {0}</source>
        <translation>Message réseau incompréhensible&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Connexion perdue. Nouvel essai…</translation>
    </message>
    <message>
        <source>Different versions: they have swqt {0} ({1}), you have swqt {2} ({3}). Everyone needs the same version.</source>
        <translation>Versions différentes&#x202f;: swqt {0} ({1}) chez eux, swqt {2} ({3}) chez toi. Il faut partout la même version.</translation>
    </message>
    <message>
        <source>Each player can pause three times.</source>
        <translation>Chaque joueur a droit à trois pauses.</translation>
    </message>
    <message>
        <source>Enter an invitation or an address like 192.168.0.7. To use a port other than {0}, add it after a colon.</source>
        <translation>Saisis une invitation ou une adresse comme 192.168.0.7. Pour un autre port que {0}, ajoute-le après un deux-points.</translation>
    </message>
    <message>
        <source>Getting the game from the others. One moment, please.</source>
        <translation>Récupération de la partie chez les autres. Un instant.</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>Belle partie&#x202f;!</translation>
    </message>
    <message>
        <source>Invitation codes have 16 letters and digits, like XXXX-XXXX-XXXX-XXXX, or 8 on the same network.</source>
        <translation>Un code d&apos;invitation a 16 lettres et chiffres, comme XXXX-XXXX-XXXX-XXXX, ou 8 sur le même réseau.</translation>
    </message>
    <message>
        <source>Invitation codes have 16 or 8 letters and digits; this one has {0}.</source>
        <translation>Un code d&apos;invitation a 16 ou 8 lettres et chiffres&#x202f;; celui-ci en a {0}.</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s turn now.</source>
        <translation>C&apos;est à un autre joueur de jouer.</translation>
    </message>
    <message>
        <source>May I take that back?</source>
        <translation>Je peux reprendre mon coup&#x202f;?</translation>
    </message>
    <message>
        <source>No answer yet. Trying again…</source>
        <translation>Pas encore de réponse. Nouvel essai…</translation>
    </message>
    <message>
        <source>No answer yet. Trying again… Check the address, and that you&apos;re both on the same network.</source>
        <translation>Pas encore de réponse. Nouvel essai… Vérifie l&apos;adresse, et que vous êtes sur le même réseau.</translation>
    </message>
    <message>
        <source>No tables found on this network. If someone has opened one, a firewall may be blocking it: join by invitation or address.</source>
        <translation>Aucune table trouvée sur ce réseau. Si quelqu&apos;un en a ouvert une, un pare-feu la bloque peut-être&#x202f;: rejoins-la par invitation ou adresse.</translation>
    </message>
    <message>
        <source>Nothing can be saved here, so your moves wait until there is room: {0}</source>
        <translation>Rien ne peut être enregistré ici&#x202f;: tes coups attendent qu&apos;il y ait de la place&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Nothing can be saved on this computer, so that has to wait.</source>
        <translation>Rien ne peut être enregistré sur cet ordinateur&#x202f;: il faut attendre.</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>Only players can do that.</source>
        <translation>Seuls les joueurs peuvent faire cela.</translation>
    </message>
    <message>
        <source>Only quick chat is allowed at this table.</source>
        <translation>À cette table, seuls les messages rapides sont permis.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Seul l&apos;hôte peut faire cela.</translation>
    </message>
    <message>
        <source>Others can&apos;t connect to this computer, but it can connect to them, so you can play.</source>
        <translation>Les autres ne peuvent pas joindre cet ordinateur, mais lui peut les joindre&#x202f;: tu peux jouer.</translation>
    </message>
    <message>
        <source>Others can&apos;t reach this computer: {0} You can still join their tables.</source>
        <translation>Les autres ne peuvent pas joindre cet ordinateur&#x202f;: {0} Tu peux quand même rejoindre leurs tables.</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>Aïe&#x202f;!</translation>
    </message>
    <message>
        <source>Receiving custom content: {0}</source>
        <translation>Réception de contenu personnalisé&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Seat {0} is empty. Wait for someone, or add a bot.</source>
        <translation>La place {0} est vide. Attends quelqu&apos;un, ou ajoute un bot.</translation>
    </message>
    <message>
        <source>Seat {0} isn&apos;t yours.</source>
        <translation>La place {0} n&apos;est pas la tienne.</translation>
    </message>
    <message>
        <source>Short codes only work with port {0}.</source>
        <translation>Les codes courts ne marchent qu&apos;avec le port {0}.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found automatically on this network ({0}). Join by invitation or address.</source>
        <translation>Les tables ne peuvent pas être trouvées automatiquement sur ce réseau ({0}). Rejoins par invitation ou adresse.</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Merci</translation>
    </message>
    <message>
        <source>That can&apos;t be undone or changed now.</source>
        <translation>Cela ne peut plus être annulé ni changé.</translation>
    </message>
    <message>
        <source>That proposal is no longer open.</source>
        <translation>Cette proposition n&apos;est plus ouverte.</translation>
    </message>
    <message>
        <source>That request is out of date. Try again.</source>
        <translation>Cette demande est dépassée. Réessaie.</translation>
    </message>
    <message>
        <source>That&apos;s the address of this computer.</source>
        <translation>C&apos;est l&apos;adresse de cet ordinateur.</translation>
    </message>
    <message>
        <source>The board {0} is for {1} players.</source>
        <translation>Le plateau {0} est pour {1} joueurs.</translation>
    </message>
    <message>
        <source>The board {0} is missing: it isn&apos;t on this computer and didn&apos;t come with the table.</source>
        <translation>Le plateau {0} manque&#x202f;: il n&apos;est pas sur cet ordinateur et n&apos;est pas venu avec la table.</translation>
    </message>
    <message>
        <source>The board {0} that came with the table can&apos;t be used: {1}</source>
        <translation>Le plateau {0} venu avec la table est inutilisable&#x202f;: {1}</translation>
    </message>
    <message>
        <source>The custom boards, races and powers are too large to send: {0} bytes, and the limit is {1}. The largest is {2}.</source>
        <translation>Les plateaux, peuples et pouvoirs personnalisés sont trop gros à envoyer&#x202f;: {0} octets, pour une limite de {1}. Le plus gros est {2}.</translation>
    </message>
    <message>
        <source>The end of this game isn&apos;t saved here: {0}</source>
        <translation>La fin de cette partie n&apos;est pas enregistrée ici&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The end of this link is damaged. Copy the whole link again.</source>
        <translation>La fin de ce lien est abîmée. Copie de nouveau le lien entier.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because it can&apos;t be saved here: {0}</source>
        <translation>La partie ne peut pas commencer, car elle ne peut pas être enregistrée ici&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The game can&apos;t start because its players aren&apos;t the ones at the table.</source>
        <translation>La partie ne peut pas commencer, car ses joueurs ne sont pas ceux de la table.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the custom content that arrived isn&apos;t the table&apos;s: {0}</source>
        <translation>La partie ne peut pas commencer, car le contenu personnalisé reçu n&apos;est pas celui de la table&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host tried to start a different table from the one shown.</source>
        <translation>La partie ne peut pas commencer, car l&apos;hôte a voulu lancer une autre table que celle affichée.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host&apos;s details about you don&apos;t match yours.</source>
        <translation>La partie ne peut pas commencer, car ce que l&apos;hôte sait de toi diffère de tes données.</translation>
    </message>
    <message>
        <source>The game has started, and nobody else can join.</source>
        <translation>La partie a commencé, et personne d&apos;autre ne peut entrer.</translation>
    </message>
    <message>
        <source>The game is about to start.</source>
        <translation>La partie va commencer.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The game is paused at a player&apos;s request.</source>
        <translation>La partie est en pause à la demande d&apos;un joueur.</translation>
    </message>
    <message>
        <source>The game is saved here again and continues.</source>
        <translation>La partie s&apos;enregistre de nouveau ici et continue.</translation>
    </message>
    <message>
        <source>The host has closed seat {0}.</source>
        <translation>L&apos;hôte a fermé la place {0}.</translation>
    </message>
    <message>
        <source>The host has just changed the game. Check it again.</source>
        <translation>L&apos;hôte vient de changer la partie. Vérifie-la de nouveau.</translation>
    </message>
    <message>
        <source>The host has removed you from this table.</source>
        <translation>L&apos;hôte t&apos;a retiré de cette table.</translation>
    </message>
    <message>
        <source>The host is telling players different things. Be careful.</source>
        <translation>L&apos;hôte ne dit pas la même chose à tous les joueurs. Attention.</translation>
    </message>
    <message>
        <source>The name {0} is already taken.</source>
        <translation>Le nom {0} est déjà pris.</translation>
    </message>
    <message>
        <source>The other computer couldn&apos;t prove its identity. Trying again…</source>
        <translation>L&apos;autre ordinateur n&apos;a pas pu prouver son identité. Nouvel essai…</translation>
    </message>
    <message>
        <source>The other players&apos; boards don&apos;t allow that.</source>
        <translation>Les plateaux des autres joueurs ne le permettent pas.</translation>
    </message>
    <message>
        <source>The people there are being asked whether to let you in.</source>
        <translation>On demande aux gens sur place s&apos;ils te laissent entrer.</translation>
    </message>
    <message>
        <source>The players&apos; computers disagree about the board ({0}), so the game is paused. Report: {1}</source>
        <translation>Les ordinateurs des joueurs ne sont pas d&apos;accord sur le plateau ({0})&#x202f;: la partie est en pause. Rapport&#x202f;: {1}</translation>
    </message>
    <message>
        <source>The replay of {0} can&apos;t be read: {1}</source>
        <translation>La partie de {0} est illisible : {1}</translation>
    </message>
    <message>
        <source>The search for tables stalled. Starting again…</source>
        <translation>La recherche de tables s&apos;est bloquée. Elle recommence…</translation>
    </message>
    <message>
        <source>The table has grown too large to send to everyone.</source>
        <translation>La table est devenue trop grosse pour être envoyée à tout le monde.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>La table est complète.</translation>
    </message>
    <message>
        <source>The table is voting. One moment, please.</source>
        <translation>La table vote. Un instant.</translation>
    </message>
    <message>
        <source>There&apos;s a typo in this invitation.</source>
        <translation>Il y a une faute de frappe dans cette invitation.</translation>
    </message>
    <message>
        <source>There&apos;s no bot called {0}.</source>
        <translation>Aucun bot ne s&apos;appelle {0}.</translation>
    </message>
    <message>
        <source>There&apos;s no seat {0}.</source>
        <translation>Il n&apos;y a pas de place {0}.</translation>
    </message>
    <message>
        <source>These races and powers can&apos;t be played here: {0}: {1}</source>
        <translation>Ces peuples et pouvoirs ne peuvent pas être joués ici&#x202f;: {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>They have a different version of swqt. Everyone needs the same version.</source>
        <translation>Ils ont une autre version de swqt. Il faut partout la même version.</translation>
    </message>
    <message>
        <source>They have a newer version (SWQT/{0}; yours is SWQT/{1}). Please update swqt.</source>
        <translation>Ils ont une version plus récente (SWQT/{0}&#x202f;; la tienne est SWQT/{1}). Mets swqt à jour.</translation>
    </message>
    <message>
        <source>They have a version that yours can&apos;t talk to. Please update swqt.</source>
        <translation>Ils ont une version que la tienne ne comprend pas. Mets swqt à jour.</translation>
    </message>
    <message>
        <source>They have an older version (SWQT/{0}; yours is SWQT/{1}). They need to update swqt.</source>
        <translation>Ils ont une version plus ancienne (SWQT/{0}&#x202f;; la tienne est SWQT/{1}). C&apos;est à eux de mettre à jour.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>This computer is connected only through a VPN, where tables can&apos;t be found. Join by invitation or address, or turn the VPN off.</source>
        <translation>Cet ordinateur n&apos;est relié que par un VPN, où les tables sont introuvables. Rejoins par invitation ou adresse, ou coupe le VPN.</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a network.</source>
        <translation>Cet ordinateur n&apos;est relié à aucun réseau.</translation>
    </message>
    <message>
        <source>This game can&apos;t be played here: {0}</source>
        <translation>Cette partie ne peut pas être jouée ici&#x202f;: {0}</translation>
    </message>
    <message>
        <source>This game is too large to be shown to others: {0} bytes, and the limit is {1}.</source>
        <translation>Cette partie est trop grande pour être montrée : {0} octets, et la limite est de {1}.</translation>
    </message>
    <message>
        <source>This game was started with swqt {0} (rules {1}) and needs that version. This is swqt {2} ({3}).</source>
        <translation>Cette partie a commencé avec swqt {0} (règles {1}) et demande cette version. Ici, c&apos;est swqt {2} ({3}).</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Ask for a new one.</source>
        <translation>Cette invitation n&apos;est plus valable. Demandes-en une nouvelle.</translation>
    </message>
    <message>
        <source>This invitation uses port 0, which can&apos;t be reached.</source>
        <translation>Cette invitation utilise le port 0, qui ne peut pas être joint.</translation>
    </message>
    <message>
        <source>This network keeps devices apart, as guest networks do. Use another network or a phone hotspot.</source>
        <translation>Ce réseau isole les appareils, comme les réseaux d&apos;invités. Prends un autre réseau ou un partage de connexion.</translation>
    </message>
    <message>
        <source>This short code is for another network, or there&apos;s a typo in it.</source>
        <translation>Ce code court est pour un autre réseau, ou il contient une faute de frappe.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t allow spectators.</source>
        <translation>Cette table n&apos;accepte pas de spectateurs.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t ask for a PIN, so it may not be the one you want. Leave the PIN empty to join anyway.</source>
        <translation>Cette table ne demande pas de code PIN&#x202f;: ce n&apos;est peut-être pas celle que tu cherches. Laisse le code vide pour entrer quand même.</translation>
    </message>
    <message>
        <source>This table is full and doesn&apos;t allow spectators.</source>
        <translation>Cette table est complète et n&apos;accepte pas de spectateurs.</translation>
    </message>
    <message>
        <source>This table needs a PIN. The host can see it on screen.</source>
        <translation>Cette table demande un code PIN. L&apos;hôte le voit à l&apos;écran.</translation>
    </message>
    <message>
        <source>Too many people are connecting at once. Trying again…</source>
        <translation>Trop de monde se connecte à la fois. Nouvel essai…</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait a minute, or ask the people there to let you in.</source>
        <translation>Trop de mauvais codes PIN. Attends une minute, ou demande aux gens sur place de te laisser entrer.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué&#x202f;!</translation>
    </message>
    <message>
        <source>What answers there isn&apos;t swqt, or is a version that yours can&apos;t talk to.</source>
        <translation>Ce qui répond là-bas n&apos;est pas swqt, ou une version que la tienne ne comprend pas.</translation>
    </message>
    <message>
        <source>Windows may be blocking swqt. Allow it on private networks in Windows Security, under Firewall.</source>
        <translation>Windows bloque peut-être swqt. Autorise-le sur les réseaux privés dans Sécurité Windows, sous Pare-feu.</translation>
    </message>
    <message>
        <source>Wrong PIN. Ask the host, who can see it on screen.</source>
        <translation>Mauvais code PIN. Demande à l&apos;hôte, qui le voit à l&apos;écran.</translation>
    </message>
    <message>
        <source>You can&apos;t play on in a copy here.</source>
        <translation>Tu ne peux pas continuer en copie ici.</translation>
    </message>
    <message>
        <source>You&apos;re no longer at this table.</source>
        <translation>Tu n&apos;es plus à cette table.</translation>
    </message>
    <message>
        <source>You&apos;re sending messages too fast. Wait a moment.</source>
        <translation>Tu envoies des messages trop vite. Attends un instant.</translation>
    </message>
    <message>
        <source>Your copy of the board {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation>Ton exemplaire du plateau {0} ({2}) diffère de celui de l&apos;hôte ({1}).</translation>
    </message>
    <message>
        <source>Your copy of {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation>{0}&#x202f;: ton exemplaire ({2}) diffère de celui de l&apos;hôte ({1}).</translation>
    </message>
    <message>
        <source>Your races and powers “{0}” ({2}) differ from the host&apos;s ({1}).</source>
        <translation>Tes peuples et pouvoirs «&#x202f;{0}&#x202f;» ({2}) diffèrent de ceux de l&apos;hôte ({1}).</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À toi de jouer</translation>
    </message>
    <message>
        <source>a part of a draw isn&apos;t the one its player had fixed</source>
        <translation>une part d&apos;un tirage n&apos;est pas celle que son joueur avait fixée</translation>
    </message>
    <message>
        <source>everyone</source>
        <extracomment>May chat</extracomment>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>it belongs to another part of the game</source>
        <translation>cela appartient à une autre phase de la partie</translation>
    </message>
    <message>
        <source>it came at the wrong time</source>
        <translation>ce n&apos;était pas le moment</translation>
    </message>
    <message>
        <source>it doesn&apos;t follow the step before it</source>
        <translation>cela ne suit pas l&apos;étape précédente</translation>
    </message>
    <message>
        <source>it doesn&apos;t prove that anyone signed for two sides</source>
        <translation>rien ne prouve que quelqu&apos;un ait signé pour deux versions</translation>
    </message>
    <message>
        <source>it isn&apos;t signed for the draw that was open</source>
        <translation>ce n&apos;est pas une signature pour le tirage ouvert</translation>
    </message>
    <message>
        <source>it isn&apos;t the draw that was due</source>
        <translation>ce n&apos;est pas le tirage attendu</translation>
    </message>
    <message>
        <source>it isn&apos;t written the way swqt writes it</source>
        <translation>cela n&apos;est pas écrit comme swqt l&apos;écrit</translation>
    </message>
    <message>
        <source>its player had a different position</source>
        <translation>son joueur avait une autre position</translation>
    </message>
    <message>
        <source>macOS may be blocking swqt on your network. Allow it in System Settings, under Privacy &amp; Security, Local Network.</source>
        <translation>macOS bloque peut-être swqt sur ton réseau. Autorise-le dans Réglages Système, sous Confidentialité et sécurité, Réseau local.</translation>
    </message>
    <message>
        <source>not everyone who had to sign this change did</source>
        <translation>il manque des signatures nécessaires à ce changement</translation>
    </message>
    <message>
        <source>not everyone who took part signed it</source>
        <translation>il manque des signatures de participants</translation>
    </message>
    <message>
        <source>players only</source>
        <translation>joueurs seulement</translation>
    </message>
    <message>
        <source>quick chat only</source>
        <translation>messages rapides seulement</translation>
    </message>
    <message>
        <source>swqt has stopped looking for tables. Join by invitation or address.</source>
        <translation>swqt ne cherche plus de tables. Rejoins par invitation ou adresse.</translation>
    </message>
    <message>
        <source>swqt is running there, but no table is open yet.</source>
        <translation>swqt tourne là-bas, mais aucune table n&apos;est encore ouverte.</translation>
    </message>
    <message>
        <source>the game wasn&apos;t over</source>
        <translation>la partie n&apos;était pas terminée</translation>
    </message>
    <message>
        <source>the player in that seat didn&apos;t sign it</source>
        <translation>ce n&apos;est pas signé par qui avait cette place</translation>
    </message>
    <message>
        <source>there&apos;s no such step</source>
        <translation>cette étape n&apos;existe pas</translation>
    </message>
    <message>
        <source>this can&apos;t be taken back</source>
        <translation>cela ne peut pas être annulé</translation>
    </message>
    <message>
        <source>this change isn&apos;t possible</source>
        <translation>ce changement est impossible</translation>
    </message>
    <message>
        <source>too few players voted for it</source>
        <translation>trop peu de votes pour</translation>
    </message>
    <message>
        <source>{0} already has that colour.</source>
        <translation>{0} a déjà cette couleur.</translation>
    </message>
    <message>
        <source>{0} asks to join without a PIN. Their fingerprint is {1}. Do they see the same one?</source>
        <translation>{0} demande à entrer sans code PIN. Son empreinte est {1}. Voit-on la même de l&apos;autre côté&#x202f;?</translation>
    </message>
    <message>
        <source>{0} didn&apos;t answer in time, so the game hasn&apos;t started. Try again.</source>
        <translation>{0} n&apos;a pas répondu à temps&#x202f;: la partie n&apos;a pas commencé. Réessaie.</translation>
    </message>
    <message>
        <source>{0} has closed the table.</source>
        <translation>{0} a fermé la table.</translation>
    </message>
    <message>
        <source>{0} is being asked whether to let you in.</source>
        <translation>On demande à {0} s&apos;il faut te laisser entrer.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t ready yet.</source>
        <translation>On attend encore {0}.</translation>
    </message>
    <message>
        <source>{0}, which came with the table, can&apos;t be used: {1}</source>
        <translation>{0}, venu avec la table, est inutilisable&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{1} already has seat {0}.</source>
        <translation>{1} a déjà la place {0}.</translation>
    </message>
    <message>
        <source>“{0}” can&apos;t be used as a name. Use 1 to 24 visible characters.</source>
        <translation>«&#x202f;{0}&#x202f;» ne peut pas servir de nom. Prends de 1 à 24 caractères visibles.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a PIN. PINs have 6 digits.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas un code PIN. Un code PIN a 6 chiffres.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid computer name or address.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas un nom ni une adresse d&apos;ordinateur valables.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid port. Use a number from 1 to 65535.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas un port valable. Prends un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t an invitation link. Links begin with swqt://j/.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas un lien d&apos;invitation. Ces liens commencent par swqt://j/.</translation>
    </message>
    <message>
        <source>“{0}”, character {1} of the code, never appears in an invitation.</source>
        <translation>«&#x202f;{0}&#x202f;», caractère {1} du code, n&apos;apparaît jamais dans une invitation.</translation>
    </message>
    <message>
        <source>“{0}”: put an IPv6 address in brackets when you add a port, like [fe80::1]:47770.</source>
        <translation>«&#x202f;{0}&#x202f;»&#x202f;: mets l&apos;adresse IPv6 entre crochets si tu ajoutes un port, comme [fe80::1]:47770.</translation>
    </message>
    <message>
        <source>“{0}”: the name or number of a network interface must follow the %.</source>
        <translation>«&#x202f;{0}&#x202f;»&#x202f;: le nom ou le numéro d&apos;une interface réseau doit suivre le %.</translation>
    </message>
    <message>
        <source>“{1}” isn&apos;t a valid choice for the house rule {0}.</source>
        <translation>«&#x202f;{1}&#x202f;» n&apos;est pas un choix valable pour la règle maison {0}.</translation>
    </message>
</context>
<context>
    <name>NetworkGameView</name>
    <message numerus="yes">
        <source>%n move(s) that the others never saw have been undone.</source>
        <translation>
            <numerusform>%n coup que les autres n&apos;ont jamais vu a été annulé.</numerusform>
            <numerusform>%n coups que les autres n&apos;ont jamais vus ont été annulés.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here on, this is a copy of the game, marked as one.</source>
        <translation>À partir d&apos;ici, c&apos;est une copie de la partie, signalée comme telle.</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Joueur {0}</translation>
    </message>
    <message>
        <source>The draw is repeated: {0} signed that {1} didn&apos;t contribute to it.</source>
        <translation>Le tirage est refait&#x202f;: {1} n&apos;y a pas contribué (signé par {0}).</translation>
    </message>
    <message>
        <source>The game has gone on, so this is no longer up for a vote: {0}.</source>
        <translation>La partie a continué, il n’y a donc plus de vote&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>The others signed against a move that was final here. You can only play on in a copy.</source>
        <translation>Les autres ont signé contre un coup définitif ici. Tu ne peux que continuer en copie.</translation>
    </message>
    <message>
        <source>The table voted against this: {0}.</source>
        <translation>La table a voté contre&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>The table was split: {0} played on this side, {1} on the other. This game continues, and what was played on the other side is kept as a copy.</source>
        <translation>La table était coupée en deux&#x202f;: {0} de ce côté, {1} de l&apos;autre. Cette partie continue, et ce qui a été joué de l&apos;autre côté est gardé comme copie.</translation>
    </message>
    <message numerus="yes">
        <source>The table was split: {1} played on this side, {0} on the other. The game continues from the other side. Your part, %n move(s), is kept as a copy, and you get your seat back.</source>
        <translation>
            <numerusform>La table était coupée en deux&#x202f;: {1} de ce côté, {0} de l&apos;autre. La partie continue de l&apos;autre côté. Ta part, %n coup, est gardée comme copie, et ta place te revient.</numerusform>
            <numerusform>La table était coupée en deux&#x202f;: {1} de ce côté, {0} de l&apos;autre. La partie continue de l&apos;autre côté. Ta part, %n coups, est gardée comme copie, et ta place te revient.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your program signed for two tables. You can only come back if everyone agrees.</source>
        <translation>Ton programme a signé pour deux tables. Tu ne peux revenir que si tout le monde accepte.</translation>
    </message>
    <message>
        <source>a bot plays for {0} until they return</source>
        <translation>un bot joue pour {0} en attendant son retour</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>A player who is not connected</extracomment>
        <translation>hors ligne</translation>
    </message>
    <message>
        <source>everyone may chat</source>
        <translation>tout le monde peut discuter</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>A player who is connected</extracomment>
        <translation>en ligne</translation>
    </message>
    <message>
        <source>not responding</source>
        <translation>ne répond pas</translation>
    </message>
    <message>
        <source>only players may chat</source>
        <translation>seuls les joueurs peuvent discuter</translation>
    </message>
    <message>
        <source>other table settings</source>
        <translation>d&apos;autres réglages de la table</translation>
    </message>
    <message>
        <source>played by a bot</source>
        <translation>un bot joue</translation>
    </message>
    <message>
        <source>played by {0}</source>
        <translation>{0} joue</translation>
    </message>
    <message numerus="yes">
        <source>players are reminded after %n minute(s)</source>
        <translation>
            <numerusform>un rappel vient après %n minute</numerusform>
            <numerusform>un rappel vient après %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>the clock gives {0}</source>
        <extracomment>{0}: the time of each player, and perhaps what every turn adds to it</extracomment>
        <translation>la pendule donne {0}</translation>
    </message>
    <message>
        <source>the game continues</source>
        <translation>la partie continue</translation>
    </message>
    <message>
        <source>the last move is undone</source>
        <translation>le dernier coup est annulé</translation>
    </message>
    <message>
        <source>there is no clock</source>
        <translation>il n&apos;y a pas de pendule</translation>
    </message>
    <message>
        <source>there is only quick chat</source>
        <translation>seuls les messages rapides sont permis</translation>
    </message>
    <message>
        <source>via another player</source>
        <translation>via un autre joueur</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>This player is the one at this computer</extracomment>
        <translation>toi</translation>
    </message>
    <message numerus="yes">
        <source>{0} has been thinking for %n minute(s).</source>
        <translation>
            <numerusform>{0} réfléchit depuis %n minute.</numerusform>
            <numerusform>{0} réfléchit depuis %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is away</source>
        <translation>{0} est hors ligne</translation>
    </message>
    <message>
        <source>{0} leaves, and a bot plays for them</source>
        <translation>{0} part, un bot prend le relais</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0} ms</translation>
    </message>
    <message>
        <source>{0}&apos;s program played at two tables at once. A bot plays for {0}.</source>
        <translation>{0}&#x202f;: le programme a joué à deux tables à la fois. Un bot joue pour {0}.</translation>
    </message>
    <message>
        <source>{0}&apos;s program signed two different moves. A bot plays for {0}, who may come back.</source>
        <translation>{0}&#x202f;: le programme a signé deux coups différents. Un bot joue pour {0}, qui peut revenir.</translation>
    </message>
    <message>
        <source>{1} is back in seat {0}</source>
        <translation>{1} retrouve la place {0}</translation>
    </message>
    <message>
        <source>{1} takes seat {0}</source>
        <translation>{1} prend la place {0}</translation>
    </message>
</context>
<context>
    <name>NetworkLoader</name>
    <message>
        <source>This copy of swqt can&apos;t play on a network.</source>
        <translation>Cet exemplaire de swqt ne peut pas jouer en réseau.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Lancer la partie</translation>
    </message>
</context>
<context>
    <name>NewVersionDialog</name>
    <message>
        <source>&amp;Download page</source>
        <translation>Page de &amp;téléchargement</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Nouvelle version</translation>
    </message>
    <message>
        <source>What&apos;s new in swqt {0}</source>
        <translation>Nouveautés de swqt {0}</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>OfferButtons</name>
    <message>
        <source>More choices</source>
        <translation>Autres choix</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
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
        <translation>Partie enregistrée, avec la preuve de chaque tirage&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Spectators need the PIN {0}.</source>
        <translation>Les spectateurs ont besoin du code PIN {0}.</translation>
    </message>
    <message>
        <source>The game couldn&apos;t be saved: {0}</source>
        <translation>La partie n&apos;a pas pu être enregistrée&#x202f;: {0}</translation>
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
        <translation>Rien, sans le dé.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ce tour-ci</translation>
    </message>
    <message>
        <source>Under threat</source>
        <translation>Menaces</translation>
    </message>
</context>
<context>
    <name>OutlookTexts</name>
    <message>
        <source>If you finish now</source>
        <translation>Si tu finis maintenant</translation>
    </message>
    <message numerus="yes">
        <source>{0} can take one of your regions, for %n token(s).</source>
        <extracomment>{0}: a race with its owner, as in &quot;Anna&apos;s Orcs&quot;</extracomment>
        <translation>
            <numerusform>Les {0} peuvent te prendre une région, pour %n pion.</numerusform>
            <numerusform>Les {0} peuvent te prendre une région, pour %n pions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for %n token(s) each.</source>
        <extracomment>{0}: a race with its owner; {1}: a number</extracomment>
        <translation>
            <numerusform>Les {0} peuvent te prendre {1} régions, pour %n pion chacune.</numerusform>
            <numerusform>Les {0} peuvent te prendre {1} régions, pour %n pions chacune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for {2} to %n token(s) each.</source>
        <extracomment>{0}: a race with its owner; {1}, {2}: numbers</extracomment>
        <translation>
            <numerusform>Les {0} peuvent te prendre {1} régions, pour {2} à %n pion chacune.</numerusform>
            <numerusform>Les {0} peuvent te prendre {1} régions, pour {2} à %n pions chacune.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s income</source>
        <translation>Revenus&#x202f;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take one of your regions, for %n token(s).</source>
        <extracomment>{0}: a player</extracomment>
        <translation>
            <numerusform>{0}, avec un nouveau peuple, peut te prendre une région, pour %n pion.</numerusform>
            <numerusform>{0}, avec un nouveau peuple, peut te prendre une région, pour %n pions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take {1} of your regions, for %n token(s) each.</source>
        <extracomment>{0}: a player; {1}: a number</extracomment>
        <translation>
            <numerusform>{0}, avec un nouveau peuple, peut te prendre {1} régions, pour %n pion chacune.</numerusform>
            <numerusform>{0}, avec un nouveau peuple, peut te prendre {1} régions, pour %n pions chacune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take {1} of your regions, for {2} to %n token(s) each.</source>
        <extracomment>{0}: a player; {1}, {2}: numbers</extracomment>
        <translation>
            <numerusform>{0}, avec un nouveau peuple, peut te prendre {1} régions, pour {2} à %n pion chacune.</numerusform>
            <numerusform>{0}, avec un nouveau peuple, peut te prendre {1} régions, pour {2} à %n pions chacune.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlayController</name>
    <message numerus="yes">
        <source>Earns {0} %n coin(s) now.</source>
        <translation>
            <numerusform>Rapporte %n pièce maintenant ({0}).</numerusform>
            <numerusform>Rapporte %n pièces maintenant ({0}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Revenus</translation>
    </message>
    <message>
        <source>Last round&apos;s changes</source>
        <translation>Changements de la dernière manche</translation>
    </message>
    <message>
        <source>Nobody can conquer this next turn.</source>
        <translation>Aucune conquête possible ici au prochain tour.</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Propriétaires</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrains</translation>
    </message>
    <message>
        <source>Threats to {0}</source>
        <translation>Menaces&#x202f;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), after one conquest on the way.</source>
        <translation>
            <numerusform>À portée&#x202f;: {0}, pour %n pion, après une conquête en chemin.</numerusform>
            <numerusform>À portée&#x202f;: {0}, pour %n pions, après une conquête en chemin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), with a lucky roll.</source>
        <translation>
            <numerusform>À portée&#x202f;: {0}, pour %n pion, avec un lancer chanceux.</numerusform>
            <numerusform>À portée&#x202f;: {0}, pour %n pions, avec un lancer chanceux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s).</source>
        <translation>
            <numerusform>À portée&#x202f;: {0}, pour %n pion.</numerusform>
            <numerusform>À portée&#x202f;: {0}, pour %n pions.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} gained it last round.</source>
        <translation>{0} a pris cette région à la dernière manche.</translation>
    </message>
    <message>
        <source>{0} lost it last round.</source>
        <translation>{0} a perdu cette région à la dernière manche.</translation>
    </message>
    <message>
        <source>{0} took it from {1} last round.</source>
        <translation>{0} a pris cette région à {1} à la dernière manche.</translation>
    </message>
</context>
<context>
    <name>OverlayMenuButton</name>
    <message>
        <source>Overlays</source>
        <translation>Calques</translation>
    </message>
</context>
<context>
    <name>PeersPanel</name>
    <message>
        <source>Ask everyone whether you may take back your last move</source>
        <translation>Demander à tout le monde si tu peux reprendre ton dernier coup</translation>
    </message>
    <message>
        <source>Ask for a seat</source>
        <translation>Demander une place</translation>
    </message>
    <message>
        <source>Ask the players for a seat that a bot is playing or whose player is away</source>
        <translation>Demander aux joueurs une place jouée par un bot ou dont le joueur est hors ligne</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Demander à annuler</translation>
    </message>
    <message>
        <source>Mute this person</source>
        <translation>Masquer cette personne</translation>
    </message>
    <message>
        <source>Options for this person, the chat and the clock</source>
        <translation>Options pour cette personne, le chat et la pendule</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause or resume the game. Each player can pause three times</source>
        <translation>Mettre la partie en pause ou la reprendre. Chaque joueur a droit à trois pauses</translation>
    </message>
    <message>
        <source>Press Enter to mute or unmute this person</source>
        <translation>Entrée pour masquer ou montrer cette personne</translation>
    </message>
    <message>
        <source>Propose a clock</source>
        <translation>Proposer une pendule</translation>
    </message>
    <message>
        <source>Propose that a bot plays for now</source>
        <translation>Proposer qu&apos;un bot joue un moment</translation>
    </message>
    <message>
        <source>Propose who may chat</source>
        <translation>Proposer qui peut écrire</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <extracomment>Letter of the seat, and who has it now</extracomment>
        <translation>Place {0} ({1})</translation>
    </message>
    <message>
        <source>Unmute this person</source>
        <translation>Montrer cette personne</translation>
    </message>
    <message>
        <source>disk is full</source>
        <translation>disque plein</translation>
    </message>
    <message>
        <source>getting the game back</source>
        <translation>récupère la partie</translation>
    </message>
    <message>
        <source>{0} (replaced by a bot)</source>
        <translation>{0} (un bot joue)</translation>
    </message>
    <message>
        <source>{0} (spectator)</source>
        <translation>{0} (spectateur)</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>reste {0}</translation>
    </message>
</context>
<context>
    <name>PeopleBox</name>
    <message>
        <source>Fingerprint {0}</source>
        <translation>Empreinte {0}</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Mute {0}</source>
        <translation>Masquer&#x202f;: {0}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove {0}</source>
        <translation>Retirer&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Show or hide this person&apos;s chat, here and in the game</source>
        <translation>Montrer ou masquer les messages de cette personne, ici et dans la partie</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>People at this table</source>
        <translation>Personnes à cette table</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Conquer</source>
        <translation>Conquérir</translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation>Même écran</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Players share this screen</source>
        <translation>Les joueurs partagent cet écran</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Redéployer</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Round {0}/{1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Manche {0}/{1}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>This turn&apos;s income and risks</source>
        <translation>Revenus et risques de ce tour</translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>À {0} de jouer</translation>
    </message>
</context>
<context>
    <name>PicturePanel</name>
    <message>
        <source>Anothe&amp;r one</source>
        <translation>&amp;Une autre</translation>
    </message>
    <message>
        <source>Change the picture</source>
        <translation>Changer l&apos;image</translation>
    </message>
    <message>
        <source>Choose an SVG picture of {0} × {1}</source>
        <translation>Choisir une image SVG de {0} × {1}</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Colour of the emblem</source>
        <translation>Couleur de l&apos;emblème</translation>
    </message>
    <message>
        <source>Ears</source>
        <translation>Oreilles</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblème</translation>
    </message>
    <message>
        <source>From an SVG &amp;file…</source>
        <translation>D&apos;un &amp;fichier SVG…</translation>
    </message>
    <message>
        <source>Hair or hat</source>
        <translation>Cheveux ou chapeau</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>No &amp;picture</source>
        <translation>Pas d&apos;ima&amp;ge</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Images (*.svg)</translation>
    </message>
    <message>
        <source>Put other parts together</source>
        <translation>Assembler d&apos;autres éléments</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Retirer l&apos;image</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Peau</translation>
    </message>
    <message>
        <source>The picture is from a file.</source>
        <translation>L&apos;image vient d&apos;un fichier.</translation>
    </message>
</context>
<context>
    <name>PlayersDelegate</name>
    <message numerus="yes">
        <source>%n extra coin(s)</source>
        <translation>
            <numerusform>%n pièce de plus</numerusform>
            <numerusform>%n pièces de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>no active race</source>
        <translation>pas de peuple actif</translation>
    </message>
    <message>
        <source>no race</source>
        <translation>pas de peuple</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Marteau</numerusform>
            <numerusform>%n Marteaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra coin(s) at the start</source>
        <extracomment>What a player had more than the others when the game began</extracomment>
        <translation>
            <numerusform>%n pièce d&apos;avance</numerusform>
            <numerusform>%n pièces d&apos;avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n région</numerusform>
            <numerusform>%n régions</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins are secret until the end. On your turn, point here or hold C to see yours.</source>
        <translation>Les pièces sont secrètes jusqu&apos;à la fin. À ton tour, pointe ici ou maintiens C pour voir les tiennes.</translation>
    </message>
    <message>
        <source>coins are secret</source>
        <translation>pièces secrètes</translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>The player who moves last in a round</extracomment>
        <translation>dernier</translation>
    </message>
    <message>
        <source>last in order</source>
        <translation>dernier à jouer</translation>
    </message>
    <message>
        <source>playing</source>
        <extracomment>The bot or player elsewhere whose turn it is</extracomment>
        <translation>joue</translation>
    </message>
    <message>
        <source>playing now</source>
        <translation>joue maintenant</translation>
    </message>
    <message>
        <source>plus {0}</source>
        <extracomment>{0}: a second power, which a Place grants to a race</extracomment>
        <translation>plus {0}</translation>
    </message>
    <message>
        <source>revenge on: {0}</source>
        <translation>vengeance contre&#x202f;: {0}</translation>
    </message>
    <message>
        <source>thinking</source>
        <extracomment>A bot</extracomment>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The player at this screen whose turn it is</extracomment>
        <translation>toi</translation>
    </message>
    <message>
        <source>{0} (in decline)</source>
        <translation>{0} (en déclin)</translation>
    </message>
    <message>
        <source>{0} in hand</source>
        <extracomment>{0}: a number of tokens</extracomment>
        <translation>{0} en main</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>reste {0}</translation>
    </message>
    <message>
        <source>{0} left, clock running</source>
        <translation>reste {0}, pendule en marche</translation>
    </message>
    <message>
        <source>{0} retreating</source>
        <extracomment>{0}: a number of tokens</extracomment>
        <translation>{0} en repli</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>ordre du tour</translation>
    </message>
</context>
<context>
    <name>PrivacyScreen</name>
    <message>
        <source>&amp;What happened?</source>
        <translation>&amp;Que s&apos;est-il passé&#x202f;?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The table is covered. Press Enter to uncover it.</source>
        <translation>La table est cachée. Appuie sur Entrée pour la découvrir.</translation>
    </message>
    <message>
        <source>Uncover the table and see what happened since your last turn</source>
        <translation>Découvrir la table et voir ce qui s&apos;est passé depuis ton dernier tour</translation>
    </message>
</context>
<context>
    <name>PuzzleController</name>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Copied. You can paste it anywhere.</source>
        <translation>Copié. Tu peux le coller où tu veux.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>Impossible d’enregistrer&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>It&apos;s round {0} of {1}.</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>C&apos;est la manche {0} sur {1}.</translation>
    </message>
    <message>
        <source>It&apos;s the last round.</source>
        <translation>C&apos;est la dernière manche.</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Énigme suivante</translation>
    </message>
    <message>
        <source>On the right track.</source>
        <translation>Sur la bonne voie.</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>The best choice!</source>
        <translation>Le meilleur choix !</translation>
    </message>
    <message>
        <source>The best turn!</source>
        <translation>Le meilleur tour !</translation>
    </message>
    <message>
        <source>The file with what you solved is damaged, so counting starts again. It is kept as {0}.</source>
        <translation>Le fichier de tes énigmes résolues est endommagé, le compte repart donc de zéro. Il est conservé : {0}.</translation>
    </message>
    <message>
        <source>The puzzles can&apos;t be read.</source>
        <translation>Les énigmes ne peuvent pas être lues.</translation>
    </message>
    <message>
        <source>There is a better way.</source>
        <translation>On peut faire mieux.</translation>
    </message>
    <message>
        <source>This turn has too many possibilities to be judged.</source>
        <translation>Ce tour offre trop de possibilités pour être évalué.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Very close!</source>
        <translation>Tout près !</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>You are {0}.</source>
        <extracomment>{0}: the name of a colour</extracomment>
        <translation>Ta couleur : {0}.</translation>
    </message>
    <message>
        <source>You cancelled it.</source>
        <translation>Tu as annulé.</translation>
    </message>
    <message>
        <source>coins this turn</source>
        <translation>pièces à ce tour</translation>
    </message>
    <message>
        <source>expected coins: luck doesn&apos;t count</source>
        <translation>pièces attendues : la chance ne compte pas</translation>
    </message>
    <message>
        <source>expected lead at the end</source>
        <translation>avance attendue à la fin</translation>
    </message>
</context>
<context>
    <name>PuzzleNotice</name>
    <message>
        <source>All puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Best: {0}. Yours: {1}. {2}</source>
        <extracomment>{0}, {1}: expected coins; {2}: what coins these are</extracomment>
        <translation>Meilleur : {0}. Le tien : {1}. {2}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Copy your result as coloured squares that give nothing away</source>
        <translation>Copier ton résultat en carrés de couleur qui ne dévoilent rien</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Judging your turn</source>
        <translation>Évaluation de ton tour</translation>
    </message>
    <message>
        <source>Judging your turn…</source>
        <translation>Évaluation de ton tour…</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Non évalué</translation>
    </message>
    <message>
        <source>Say why the best turn is the best</source>
        <translation>Dire pourquoi le meilleur tour est le meilleur</translation>
    </message>
    <message>
        <source>Set up the position again</source>
        <translation>Remettre la position en place</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Show best turn</source>
        <translation>Meilleur tour</translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>Le meilleur tour</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Watch it step by step on the map</source>
        <translation>Le suivre pas à pas sur la carte</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Le tien</translation>
    </message>
</context>
<context>
    <name>PuzzleTexts</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n jour d&apos;affilée</numerusform>
            <numerusform>%n jours d&apos;affilée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message>
        <source>Decline or continue?</source>
        <translation>Déclin ou continuer ?</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Find the best turn.</source>
        <translation>Trouve le meilleur tour.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernière manche</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Pick a combo</source>
        <translation>Choisir une combinaison</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Énigme du jour</translation>
    </message>
    <message>
        <source>Puzzle {0}</source>
        <translation>Énigme {0}</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Manche {0} sur {1}</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>The coins of this turn count; luck with the die doesn&apos;t.</source>
        <translation>Ce sont les pièces de ce tour qui comptent, pas la chance au dé.</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>The mark of the puzzle of the day</extracomment>
        <translation>Aujourd&apos;hui</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>What counts is the lead at the end that the strongest bot expects, after many play-outs.</source>
        <translation>Ce qui compte : l&apos;avance finale que prévoit le bot le plus fort, après de nombreuses parties d&apos;essai.</translation>
    </message>
    <message>
        <source>What counts is the lead at the end that the strongest bot expects, after many play-outs. Your first move is your answer.</source>
        <translation>Ce qui compte : l&apos;avance finale que prévoit le bot le plus fort, après de nombreuses parties d&apos;essai. Ta première action est ta réponse.</translation>
    </message>
    <message>
        <source>Which combo is best?</source>
        <translation>Quelle combinaison est la meilleure ?</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <extracomment>A puzzle</extracomment>
        <translation>pas encore essayée</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Ret&amp;our</translation>
    </message>
    <message>
        <source>Both worlds</source>
        <translation>Les deux mondes</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>No puzzles like that.</source>
        <translation>Aucune énigme de ce genre.</translation>
    </message>
    <message>
        <source>Only &amp;unsolved ones</source>
        <translation>&amp;Non résolues seulement</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>The puzzles can&apos;t be read: {0}</source>
        <translation>Les énigmes ne peuvent pas être lues : {0}</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Monde</translation>
    </message>
    <message>
        <source>{0} of {1} solved</source>
        <extracomment>{0}, {1}: numbers of puzzles</extracomment>
        <translation>{0} sur {1} résolues</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <extracomment>A key as it is printed on the keyboards of the country, in place of the name that Qt has for it</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page suiv</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page préc</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Pas encore de partie</translation>
    </message>
</context>
<context>
    <name>RecordChart</name>
    <message numerus="yes">
        <source>%n coin(s), {0}</source>
        <extracomment>Coins; then: won, or not won</extracomment>
        <translation>
            <numerusform>%n pièce, {0}</numerusform>
            <numerusform>%n pièces, {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Coins and luck, game by game</source>
        <translation>Pièces et chance, partie par partie</translation>
    </message>
    <message>
        <source>Luck with the die, in pips</source>
        <translation>Chance au dé, en points</translation>
    </message>
    <message>
        <source>luck so far: {0}</source>
        <extracomment>How much more the die has shown than was to be expected, in all games so far</extracomment>
        <translation>chance jusqu’ici&#x202f;: {0}</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>non gagnée</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>A game</extracomment>
        <translation>gagnée</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s): {0} pips compared with what was to be expected</source>
        <extracomment>{0}: a number of rolls; {1}: of pips</extracomment>
        <translation>
            <numerusform>%n lancer&#x202f;: {0} points par rapport à ce qu’on pouvait attendre</numerusform>
            <numerusform>%n lancers&#x202f;: {0} points par rapport à ce qu’on pouvait attendre</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 jours</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Un an</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Tous nombres de joueurs</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>By chance it would be {0}.</source>
        <translation>Le hasard en donnerait {0}.</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Par nombre de joueurs</translation>
    </message>
    <message>
        <source>Cha&amp;rt</source>
        <translation>&amp;Graphique</translation>
    </message>
    <message>
        <source>Coins ahead</source>
        <translation>Pièces d’avance</translation>
    </message>
    <message>
        <source>Coins earned</source>
        <translation>Pièces gagnées</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>Impossible d’enregistrer&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Count &amp;older games again</source>
        <translation>Compter à nouveau les parties &amp;anciennes</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Égal</translation>
    </message>
    <message numerus="yes">
        <source>From %n game(s) against bots: easy is 1320, medium 1440, hard 1575, expert 1780. Whoever is 120 ahead wins two games of three. The second number is how far off it may be.</source>
        <translation>
            <numerusform>D’après %n partie contre des bots&#x202f;: facile vaut 1320, moyen 1440, difficile 1575, expert 1780. Avec 120 points d’avance, on gagne deux parties sur trois. Le second nombre est la marge d’erreur.</numerusform>
            <numerusform>D’après %n parties contre des bots&#x202f;: facile vaut 1320, moyen 1440, difficile 1575, expert 1780. Avec 120 points d’avance, on gagne deux parties sur trois. Le second nombre est la marge d’erreur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games played until now no longer count. Their files stay.</source>
        <translation>Les parties jouées jusqu’ici ne comptent plus. Leurs fichiers restent.</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Type de partie</translation>
    </message>
    <message>
        <source>Measured worth</source>
        <translation>Valeur mesurée</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Aucune partie terminée pour l’instant.</translation>
    </message>
    <message>
        <source>No games like that.</source>
        <translation>Aucune partie de ce genre.</translation>
    </message>
    <message>
        <source>Not all games were read.</source>
        <translation>Toutes les parties n’ont pas été lues.</translation>
    </message>
    <message>
        <source>On average: {0}</source>
        <translation>En moyenne&#x202f;: {0}</translation>
    </message>
    <message>
        <source>On the network</source>
        <translation>Sur le réseau</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Play against bots to get a rating.</source>
        <translation>Joue contre des bots pour obtenir un classement.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Pouvoir</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Peuples</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Lecture des parties…</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Save as web &amp;page…</source>
        <translation>Enregistrer comme &amp;page web…</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Enregistrer le bilan</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>Enregistré sous {0}.</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Repartir de &amp;zéro</translation>
    </message>
    <message>
        <source>Tab&amp;les</source>
        <translation>Tableau&amp;x</translation>
    </message>
    <message>
        <source>The games can&apos;t be read: {0}</source>
        <translation>Impossible de lire les parties&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Trois mois</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Gagnées, %</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Moins bien</translation>
    </message>
    <message>
        <source>custom board</source>
        <translation>plateau personnalisé</translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <extracomment>Below a number</extracomment>
        <translation>
            <numerusform>partie</numerusform>
            <numerusform>parties</numerusform>
        </translation>
    </message>
    <message>
        <source>luck with the die</source>
        <translation>chance au dé</translation>
    </message>
    <message>
        <source>most coins</source>
        <translation>record de pièces</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Below a number of points</extracomment>
        <translation>classement</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below a number of games</extracomment>
        <translation>gagnées</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Already used this turn: {0}.</source>
        <translation>Déjà utilisé ce tour-ci&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>At least one token must stay in {all}.</source>
        <translation>Laisse au moins un pion par région&#x202f;: {all}.</translation>
    </message>
    <message>
        <source>Do this first: {0}.</source>
        <translation>Fais d&apos;abord ceci&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Even the highest roll wouldn&apos;t conquer anything.</source>
        <translation>Même le meilleur lancer ne permettrait aucune conquête.</translation>
    </message>
    <message>
        <source>Every region of the race must be included: {all}.</source>
        <translation>N&apos;oublie aucune région de ce peuple&#x202f;: {all}.</translation>
    </message>
    <message>
        <source>First place the piece that comes with the Place you just discovered.</source>
        <translation>Place d&apos;abord le marqueur venu avec le Lieu que tu viens de découvrir.</translation>
    </message>
    <message>
        <source>It can&apos;t go there: {0}.</source>
        <translation>Impossible d&apos;y aller&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s decision: {0}.</source>
        <translation>C&apos;est à un autre joueur de décider&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>No tokens left in hand.</source>
        <translation>Plus de pions en main.</translation>
    </message>
    <message>
        <source>None left to place: {0}.</source>
        <translation>Il n&apos;en reste plus à placer&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>None of this race&apos;s regions has this Relic: {0}.</source>
        <translation>Aucune région de ce peuple n&apos;a cette Relique&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Not yet. Do this first: {0}.</source>
        <translation>Pas encore. Fais d&apos;abord ceci&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Place this first: {0}.</source>
        <translation>Place d&apos;abord ceci&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>That isn&apos;t for a player to decide.</source>
        <translation>Ce n&apos;est pas à un joueur d&apos;en décider.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The tray has no more tokens for {0}.</source>
        <translation>La réserve n&apos;a plus de pions&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>There&apos;s already a piece in {1}: {0}.</source>
        <translation>Il y a déjà un marqueur en {1}&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>There&apos;s no combo {0}; there are only {1}.</source>
        <translation>Il n&apos;y a pas de combinaison {0}, seulement {1} en tout.</translation>
    </message>
    <message>
        <source>There&apos;s no such region.</source>
        <translation>Cette région n&apos;existe pas.</translation>
    </message>
    <message>
        <source>This doesn&apos;t help to conquer {0}: {rest}.</source>
        <translation>Cela n&apos;aide pas à conquérir {0}&#x202f;: {rest}.</translation>
    </message>
    <message>
        <source>This race already holds {0}.</source>
        <translation>Ce peuple occupe déjà {0}.</translation>
    </message>
    <message>
        <source>This race can&apos;t make peace.</source>
        <translation>Ce peuple ne peut pas faire la paix.</translation>
    </message>
    <message>
        <source>This race has no such piece: {0}.</source>
        <translation>Ce peuple n&apos;a pas ce marqueur&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>This race isn&apos;t in {all}.</source>
        <translation>Ce peuple n&apos;y est pas&#x202f;: {all}.</translation>
    </message>
    <message>
        <source>This race rolls before it chooses a region, not as a final attempt.</source>
        <translation>Ce peuple lance le dé avant de choisir une région, pas comme dernière tentative.</translation>
    </message>
    <message>
        <source>Tokens allowed in {rest}: no more than {0}.</source>
        <translation>Pions permis dans {rest}&#x202f;: {0} au plus.</translation>
    </message>
    <message>
        <source>Tokens needed in {rest}: at least {0}.</source>
        <translation>Pions nécessaires dans {rest}&#x202f;: au moins {0}.</translation>
    </message>
    <message>
        <source>You can abandon regions only before your first conquest of the turn.</source>
        <translation>Tu ne peux abandonner des régions qu&apos;avant ta première conquête du tour.</translation>
    </message>
    <message>
        <source>You can decline only at the start of a turn, instead of conquering.</source>
        <translation>Tu ne peux passer en déclin qu&apos;au début d&apos;un tour, au lieu de conquérir.</translation>
    </message>
    <message>
        <source>You can only make peace with an opponent.</source>
        <translation>Tu ne peux faire la paix qu&apos;avec un adversaire.</translation>
    </message>
    <message>
        <source>You can&apos;t afford this combo: it costs {0}, and you have {1}.</source>
        <translation>Cette combinaison est trop chère&#x202f;: elle coûte {0}, et tu as {1}.</translation>
    </message>
    <message>
        <source>You can&apos;t take {0}: {1} charge a coin for it, and you have none.</source>
        <translation>Impossible de prendre {0}&#x202f;: péage d&apos;une pièce ({1}), et tu n&apos;en as pas.</translation>
    </message>
    <message>
        <source>You can&apos;t use these together: {all}.</source>
        <translation>Ceci ne peut pas servir en même temps&#x202f;: {all}.</translation>
    </message>
    <message>
        <source>You have fewer tokens than regions: only one may stay in {all}.</source>
        <translation>Tu as moins de pions que de régions. Un seul peut rester dans chacune&#x202f;: {all}.</translation>
    </message>
    <message>
        <source>You&apos;ve already made peace this turn.</source>
        <translation>Tu as déjà fait la paix ce tour-ci.</translation>
    </message>
    <message>
        <source>You&apos;ve rolled the die: conquer with it, or end your conquests.</source>
        <translation>Tu as lancé le dé&#x202f;: conquiers avec, ou finis tes conquêtes.</translation>
    </message>
    <message>
        <source>{0} can&apos;t be used now.</source>
        <translation>Pas utilisable maintenant&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>{0} can&apos;t swap their power.</source>
        <translation>Les {0} ne peuvent pas échanger leur pouvoir.</translation>
    </message>
    <message>
        <source>{0} costs {1} tokens; you have {2}.</source>
        <translation>{0} coûte {1}, et tu as {2} en main.</translation>
    </message>
    <message>
        <source>{0} costs {1}, and you have {2} in hand: there&apos;s no need to roll.</source>
        <translation>{0} coûte {1}, et tu as {2} en main&#x202f;: pas besoin de lancer le dé.</translation>
    </message>
    <message>
        <source>{0} don&apos;t redeploy: their tokens stay where they are.</source>
        <translation>{0}&#x202f;: pas de redéploiement, leurs pions restent où ils sont.</translation>
    </message>
    <message>
        <source>{0} have no special power yet and can&apos;t be picked.</source>
        <translation>Les {0} n&apos;ont pas encore de pouvoir spécial&#x202f;: impossible de les choisir.</translation>
    </message>
    <message>
        <source>{0} is a chasm: nobody can enter it.</source>
        <translation>{0} est un gouffre&#x202f;: personne ne peut y entrer.</translation>
    </message>
    <message>
        <source>{0} is at peace until its owner&apos;s next turn.</source>
        <translation>{0} est en paix jusqu&apos;au prochain tour de son propriétaire.</translation>
    </message>
    <message>
        <source>{0} is immune: {rest}.</source>
        <translation>{0} est imprenable&#x202f;: {rest}.</translation>
    </message>
    <message>
        <source>{0} is protected from powers, Relics and Places.</source>
        <translation>{0} est à l&apos;abri des pouvoirs, des Reliques et des Lieux.</translation>
    </message>
    <message>
        <source>{0} is water: this race can&apos;t go there.</source>
        <translation>{0}, c&apos;est de l&apos;eau&#x202f;: ce peuple ne peut pas y aller.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t adjacent to a region of this race.</source>
        <translation>{0} ne touche aucune région de ce peuple.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t held by a single active token of an opponent.</source>
        <translation>{0}&#x202f;: il faudrait là un seul pion actif d&apos;un adversaire.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t on the border, where a race without regions must enter.</source>
        <translation>{0} n&apos;est pas en bordure, là où un peuple sans région doit entrer.</translation>
    </message>
    <message>
        <source>{0} needs {1} more tokens, and the die gives at most {2}.</source>
        <translation>{0} demande {1} pions de plus, et le dé en donne {2} au mieux.</translation>
    </message>
    <message>
        <source>{0} of {1} retreating tokens placed. Place them all.</source>
        <translation>Pions en repli placés&#x202f;: {0} sur {1}. Place-les tous.</translation>
    </message>
    <message>
        <source>{0} of {1} tokens placed. Place them all.</source>
        <translation>Pions placés&#x202f;: {0} sur {1}. Place-les tous.</translation>
    </message>
    <message>
        <source>{0} was attacked this turn and won&apos;t make peace.</source>
        <translation>{0} a subi une attaque ce tour-ci et refusera la paix.</translation>
    </message>
</context>
<context>
    <name>RegionActions</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Marteau</numerusform>
            <numerusform>%n Marteaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>Conquer: {1}</source>
        <translation>Conquérir&#x202f;: {1}</translation>
    </message>
    <message numerus="yes">
        <source>Give up a token in {0} for %n coin(s)?</source>
        <translation>
            <numerusform>Sacrifier un pion en {0} contre %n pièce&#x202f;?</numerusform>
            <numerusform>Sacrifier un pion en {0} contre %n pièces&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll for {0}? You need +{1} ({2}% chance). Your conquests end either way.</source>
        <translation>Lancer le dé pour {0}&#x202f;? Il te faut +{1} ({2}&#xa0;% de chances). Tes conquêtes s&apos;arrêtent dans tous les cas.</translation>
    </message>
    <message>
        <source>Roll for {0}? {1}% chance. Your conquests end either way.</source>
        <translation>Lancer le dé pour {0}&#x202f;? {1}&#xa0;% de chances. Tes conquêtes s&apos;arrêtent dans tous les cas.</translation>
    </message>
    <message>
        <source>Roll the die ({1}%)</source>
        <translation>Lancer le dé ({1}&#xa0;%)</translation>
    </message>
    <message>
        <source>Roll the die with {0} ({1}%)</source>
        <translation>Lancer le dé avec {0} ({1}&#xa0;%)</translation>
    </message>
    <message numerus="yes">
        <source>Toll to {0}: %n coin(s) ({1})</source>
        <translation>
            <numerusform>Péage pour {0}&#x202f;: %n pièce ({1})</numerusform>
            <numerusform>Péage pour {0}&#x202f;: %n pièces ({1})</numerusform>
        </translation>
    </message>
    <message>
        <source>Use {0} on {1}?</source>
        <extracomment>{0}: a race, power or Relic; {1}: a region</extracomment>
        <translation>Utiliser {0} sur {1}&#x202f;?</translation>
    </message>
    <message>
        <source>With {0}: {1}</source>
        <extracomment>{0}: Relics; {1}: a number of tokens</extracomment>
        <translation>Avec {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>roll first</source>
        <translation>dé d&apos;abord</translation>
    </message>
    <message>
        <source>roll first ({0}%)</source>
        <translation>dé d&apos;abord ({0}&#xa0;%)</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <extracomment>{0}: a number of tokens; {1}: a number of Hammers</extracomment>
        <translation>{0} et {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1})</source>
        <extracomment>{0}: a player; {1}: a power or Place</extracomment>
        <translation>
            <numerusform>{0} reçoit %n pièce ({1})</numerusform>
            <numerusform>{0} reçoit %n pièces ({1})</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: roll for {1}? It can&apos;t fail and may save tokens.</source>
        <translation>{0}&#x202f;: lancer le dé pour {1}&#x202f;? C&apos;est sans risque, et peut économiser des pions.</translation>
    </message>
    <message>
        <source>{0}: roll for {1}? {2}% chance. If it fails, your conquests end for this turn.</source>
        <translation>{0}&#x202f;: lancer le dé pour {1}&#x202f;? {2}&#xa0;% de chances. En cas d&apos;échec, tes conquêtes s&apos;arrêtent pour ce tour.</translation>
    </message>
</context>
<context>
    <name>RegionCard</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost of {0}</source>
        <translation>Coût&#x202f;: {0}</translation>
    </message>
    <message>
        <source>F1: rules for this</source>
        <translation>F1&#x202f;: les règles</translation>
    </message>
    <message>
        <source>costs</source>
        <extracomment>Heads the sum of a region&apos;s cost</extracomment>
        <translation>coûte</translation>
    </message>
</context>
<context>
    <name>RegionDescriber</name>
    <message numerus="yes">
        <source>%n more way(s) with Relics</source>
        <translation>
            <numerusform>%n autre façon avec des Reliques</numerusform>
            <numerusform>%n autres façons avec des Reliques</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A region</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>income {0}: {1}</source>
        <extracomment>{0}: a change such as +2; {1}: its parts</extracomment>
        <translation>revenu {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} grants its holder {1}</source>
        <translation>{0}&#x202f;: donne à son occupant le pouvoir «&#x202f;{1}&#x202f;»</translation>
    </message>
    <message>
        <source>{0}, in decline</source>
        <translation>{0}, en déclin</translation>
    </message>
    <message numerus="yes">
        <source>{0}: %n token(s)</source>
        <extracomment>{0}: a race with its owner</extracomment>
        <translation>
            <numerusform>{0}&#x202f;: %n pion</numerusform>
            <numerusform>{0}&#x202f;: %n pions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionListModel</name>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Revenu</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisines</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Pions</translation>
    </message>
</context>
<context>
    <name>RegionListPanel</name>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Ta&amp;rgets only</source>
        <translation>Ci&amp;bles seulement</translation>
    </message>
</context>
<context>
    <name>RegionMenu</name>
    <message>
        <source>&amp;History of this region</source>
        <translation>&amp;Historique de cette région</translation>
    </message>
    <message>
        <source>Abandon this region</source>
        <translation>Abandonner cette région</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>Ajouter un pion</translation>
    </message>
    <message numerus="yes">
        <source>All %n remaining token(s)</source>
        <translation>
            <numerusform>Le dernier pion (%n)</numerusform>
            <numerusform>Les %n pions restants</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this region</source>
        <translation>Garder cette région</translation>
    </message>
    <message>
        <source>R&amp;ules for this region</source>
        <translation>&amp;Règles de cette région</translation>
    </message>
    <message>
        <source>Take a token away</source>
        <translation>Enlever un pion</translation>
    </message>
    <message>
        <source>Why can&apos;t I conquer it?</source>
        <translation>Pourquoi la conquête est-elle impossible&#x202f;?</translation>
    </message>
    <message>
        <source>{0} (here)</source>
        <extracomment>{0}: what is done, such as &quot;Place: Hero&quot;</extracomment>
        <translation>{0} (ici)</translation>
    </message>
</context>
<context>
    <name>RegionTexts</name>
    <message>
        <source>No special rules apply here.</source>
        <translation>Aucune règle particulière ici.</translation>
    </message>
    <message>
        <source>Nothing has happened here yet.</source>
        <translation>Il ne s&apos;est encore rien passé ici.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Manche {0}</translation>
    </message>
</context>
<context>
    <name>RejectedCallers</name>
    <message>
        <source>Someone at {0} couldn&apos;t join because they have a different version of swqt.</source>
        <translation>Quelqu&apos;un à l&apos;adresse {0} n&apos;a pas pu entrer&#x202f;: sa version de swqt est différente.</translation>
    </message>
    <message>
        <source>Someone at {0} tried a wrong PIN and was not let in.</source>
        <translation>Quelqu&apos;un à l&apos;adresse {0} a essayé un mauvais code PIN et n&apos;est pas entré.</translation>
    </message>
    <message>
        <source>Someone you removed tried to come back, from {0}.</source>
        <translation>Quelqu&apos;un que tu as retiré a voulu revenir, depuis {0}.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>&amp;Statistics</source>
        <translation>Statistiqu&amp;es</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Co&amp;ntinue from here</source>
        <translation>&amp;Continuer à partir d&apos;ici</translation>
    </message>
    <message>
        <source>Export the replay for a browser</source>
        <translation>Exporter la partie pour un navigateur</translation>
    </message>
    <message>
        <source>Next turn (PageDown)</source>
        <translation>Tour suivant (Page suivante)</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Espace)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Lire (Espace)</translation>
    </message>
    <message>
        <source>Play on from this position as a separate game, with people in every seat</source>
        <translation>Jouer la suite de cette position comme une partie à part, avec des personnes à toutes les places</translation>
    </message>
    <message>
        <source>Previous turn (PageUp)</source>
        <translation>Tour précédent (Page précédente)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Watch together on the local network</source>
        <translation>Regarder ensemble sur le réseau local</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Écrire une note sur ce moment</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>Impossible d&apos;enregistrer&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Export the replay</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Games (*.swn)</source>
        <translation>Parties (*.swn)</translation>
    </message>
    <message>
        <source>Nothing has happened since this player&apos;s last turn.</source>
        <translation>Il ne s&apos;est rien passé depuis le dernier tour de ce joueur.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Report cancelled.</source>
        <translation>Rapport annulé.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Round {0}, {1}:</source>
        <extracomment>{1}: a player</extracomment>
        <translation>Manche {0}, {1}&#x202f;:</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>Enregistré sous {0}.</translation>
    </message>
    <message>
        <source>The signed game isn&apos;t saved yet, so its dice can&apos;t be verified.</source>
        <translation>La partie signée n&apos;est pas encore enregistrée&#x202f;: son dé ne peut pas être vérifié.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened.</source>
        <translation>Impossible d&apos;ouvrir cette partie.</translation>
    </message>
    <message>
        <source>This is now a separate game. The original is kept as it was.</source>
        <translation>C&apos;est maintenant une partie à part. L&apos;original est gardé tel quel.</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Writing the replay for the browser…</source>
        <translation>Écriture de la partie pour le navigateur…</translation>
    </message>
</context>
<context>
    <name>ReplayView</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Note&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Since the last turn: round {0}, {1}</source>
        <translation>Depuis le dernier tour&#x202f;: manche {0}, {1}</translation>
    </message>
    <message>
        <source>Viewing round {0}, {1}</source>
        <extracomment>{1}: a player</extracomment>
        <translation>Manche {0}, {1}</translation>
    </message>
    <message>
        <source>Viewing the end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>{0} – press Esc to return</source>
        <translation>{0} – Échap pour revenir</translation>
    </message>
</context>
<context>
    <name>ReportPicture</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <translation>Fait avec swqt, un projet de fans non officiel, sans lien avec l&apos;éditeur du jeu.</translation>
    </message>
</context>
<context>
    <name>ResultTableTab</name>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Couldn&apos;t export: {0}</source>
        <translation>Impossible d&apos;exporter&#x202f;: {0}</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV…</source>
        <translation>Exporter en CS&amp;V…</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Exporter les tableaux</translation>
    </message>
    <message>
        <source>Exported to {0}.</source>
        <translation>Exporté vers {0}.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
</context>
<context>
    <name>ResultTables</name>
    <message>
        <source>Battles</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Best combo</source>
        <translation>Meilleure combinaison</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Pièces par manche</translation>
    </message>
    <message>
        <source>Coins earned</source>
        <translation>Pièces gagnées</translation>
    </message>
    <message>
        <source>Coins on combos</source>
        <translation>Pièces sur les combinaisons</translation>
    </message>
    <message>
        <source>Coins per token</source>
        <translation>Pièces par pion</translation>
    </message>
    <message>
        <source>Coins picked up</source>
        <translation>Pièces ramassées</translation>
    </message>
    <message>
        <source>Combo</source>
        <translation>Combinaison</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Conquêtes</translation>
    </message>
    <message>
        <source>Declined in round</source>
        <translation>Déclin à la manche</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Everyone&apos;s target</source>
        <translation>Cible de tous</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Face {0}</source>
        <translation>Face {0}</translation>
    </message>
    <message>
        <source>Failed rolls</source>
        <translation>Lancers manqués</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Depuis la manche</translation>
    </message>
    <message>
        <source>In decline</source>
        <translation>En déclin</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Revenus par source</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Luckiest player</source>
        <translation>Joueur le plus chanceux</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Pouvoir</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Peuples</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Regions conquered</source>
        <translation>Régions conquises</translation>
    </message>
    <message>
        <source>Regions lost</source>
        <translation>Régions perdues</translation>
    </message>
    <message>
        <source>Relics and Places</source>
        <translation>Reliques et Lieux</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Lancers</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Pièces de départ</translation>
    </message>
    <message>
        <source>Tied on coins and on race tokens on the map ({0}): a shared victory.</source>
        <translation>Égalité en pièces et en pions sur la carte ({0})&#x202f;: victoire partagée.</translation>
    </message>
    <message>
        <source>Tied on coins. Most race tokens on the map wins ({0}).</source>
        <translation>Égalité en pièces. Le plus de pions sur la carte l&apos;emporte ({0}).</translation>
    </message>
    <message>
        <source>To round</source>
        <translation>Jusqu&apos;à la manche</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Tokens lost</source>
        <translation>Pions perdus</translation>
    </message>
    <message>
        <source>Top conqueror</source>
        <translation>Plus grand conquérant</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total rolled</source>
        <translation>Total des lancers</translation>
    </message>
    <message numerus="yes">
        <source>Won by %n coin(s).</source>
        <translation>
            <numerusform>Victoire avec %n pièce d&apos;avance.</numerusform>
            <numerusform>Victoire avec %n pièces d&apos;avance.</numerusform>
        </translation>
    </message>
    <message>
        <source>average luck</source>
        <translation>chance moyenne</translation>
    </message>
    <message>
        <source>from {0}</source>
        <extracomment>Regions conquered from a player</extracomment>
        <translation>prises à {0}</translation>
    </message>
    <message>
        <source>luckier than {0} in 100</source>
        <translation>plus de chance que {0} sur 100</translation>
    </message>
    <message>
        <source>no rolls</source>
        <translation>aucun lancer</translation>
    </message>
    <message>
        <source>prices of combos</source>
        <translation>prix des combinaisons</translation>
    </message>
    <message>
        <source>rolled {0}, expected {1}</source>
        <extracomment>Sums of the die</extracomment>
        <translation>lancé {0}, attendu {1}</translation>
    </message>
    <message>
        <source>times expected</source>
        <translation>fois attendues</translation>
    </message>
    <message>
        <source>times rolled</source>
        <translation>fois obtenues</translation>
    </message>
    <message>
        <source>to other players ({0})</source>
        <translation>aux autres joueurs ({0})</translation>
    </message>
    <message>
        <source>unluckier than {0} in 100</source>
        <translation>moins de chance que {0} sur 100</translation>
    </message>
    <message>
        <source>{0} share the victory</source>
        <translation>{0} se partagent la victoire</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <extracomment>{0}: a player</extracomment>
        <translation>{0} gagne</translation>
    </message>
    <message numerus="yes">
        <source>{0}, who lost %n region(s) to others</source>
        <translation>
            <numerusform>{0}, avec %n région perdue face aux autres</numerusform>
            <numerusform>{0}, avec %n régions perdues face aux autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with %n conquest(s)</source>
        <translation>
            <numerusform>{0}, avec %n conquête</numerusform>
            <numerusform>{0}, avec %n conquêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>{1}&apos;s {0}: {2} coins per token</source>
        <translation>{0} ({1})&#x202f;: {2} pièces par pion</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race token(s) on the map</source>
        <translation>
            <numerusform>%n pion sur la carte</numerusform>
            <numerusform>%n pions sur la carte</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Retour à la partie</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Dé</translation>
    </message>
    <message>
        <source>&amp;Income</source>
        <translation>Revenu&amp;s</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Revanc&amp;he</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>Enre&amp;gistrer…</translation>
    </message>
    <message>
        <source>&amp;Watch replay</source>
        <translation>Revoir &amp;la partie</translation>
    </message>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation>Comparer chaque tirage à ce que les joueurs ont signé</translation>
    </message>
    <message>
        <source>Coins are secret until the end.</source>
        <translation>Les pièces sont secrètes jusqu&apos;à la fin.</translation>
    </message>
    <message>
        <source>Gra&amp;ph</source>
        <translation>Cour&amp;be</translation>
    </message>
    <message>
        <source>Loo&amp;k at the map</source>
        <translation>Voir la c&amp;arte</translation>
    </message>
    <message>
        <source>One file that shows the game in any browser, without a network</source>
        <translation>Un fichier qui montre la partie dans tout navigateur, sans réseau</translation>
    </message>
    <message>
        <source>Open a table for the same game, or go to the one that another player has opened</source>
        <translation>Ouvrir une table pour la même partie, ou aller à celle qu&apos;un autre joueur a ouverte</translation>
    </message>
    <message>
        <source>R&amp;aces</source>
        <translation>Peupl&amp;es</translation>
    </message>
    <message>
        <source>Replay for the &amp;browser…</source>
        <translation>Po&amp;ur le navigateur…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Round {0} so far</source>
        <translation>Manche {0} jusqu&apos;ici</translation>
    </message>
    <message>
        <source>Same players, same board. The next player goes first</source>
        <translation>Mêmes joueurs, même plateau. Le joueur suivant commence</translation>
    </message>
    <message>
        <source>Save rep&amp;ort…</source>
        <translation>Rapp&amp;ort…</translation>
    </message>
    <message>
        <source>Saving the report… {0}%</source>
        <translation>Enregistrement du rapport… {0}&#xa0;%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Tab&amp;les</source>
        <translation>Tableau&amp;x</translation>
    </message>
    <message>
        <source>The game isn&apos;t over yet.</source>
        <translation>La partie n&apos;est pas encore terminée.</translation>
    </message>
    <message>
        <source>Veri&amp;fy the dice</source>
        <translation>Véri&amp;fier le dé</translation>
    </message>
    <message>
        <source>Verifying the dice…</source>
        <translation>Vérification du dé…</translation>
    </message>
    <message numerus="yes">
        <source>{0} started with %n extra coin(s)</source>
        <extracomment>{0}: the name of a player, in the results of a game</extracomment>
        <translation>
            <numerusform>{0} a commencé avec %n pièce de plus</numerusform>
            <numerusform>{0} a commencé avec %n pièces de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} used %n hint(s)</source>
        <translation>
            <numerusform>{0}&#x202f;: %n indice utilisé</numerusform>
            <numerusform>{0}&#x202f;: %n indices utilisés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RetreatFlow</name>
    <message>
        <source>The retreat you prepared no longer works: {0}</source>
        <translation>Le repli que tu avais préparé ne marche plus&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Your retreat has been sent.</source>
        <translation>Ton repli est envoyé.</translation>
    </message>
    <message>
        <source>Your retreat is ready. Waiting for {0}.</source>
        <translation>Ton repli est prêt. En attente&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>{0} are retreating…</source>
        <translation>Repli en cours&#x202f;: {0}…</translation>
    </message>
    <message>
        <source>{0} – with {1}</source>
        <extracomment>{0}: what is done, such as &quot;retreat&quot;; {1}: the players who do it at the same time</extracomment>
        <translation>{0} – avec {1}</translation>
    </message>
    <message>
        <source>{0}: retreat ready. Waiting for {1}.</source>
        <translation>{0}&#x202f;: repli prêt. En attente&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>{0}: retreat sent.</source>
        <translation>{0}&#x202f;: repli envoyé.</translation>
    </message>
</context>
<context>
    <name>ReviewTab</name>
    <message numerus="yes">
        <source>%n turn(s), {0} expected coins lost in total.</source>
        <translation>
            <numerusform>%n tour, {0} pièces attendues perdues en tout.</numerusform>
            <numerusform>%n tours, {0} pièces attendues perdues en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot&apos;s choice</source>
        <translation>Choix du bot</translation>
    </message>
    <message>
        <source>Coins lost</source>
        <translation>Pièces perdues</translation>
    </message>
    <message>
        <source>Only bots played this game.</source>
        <translation>Seuls des bots ont joué cette partie.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Review m&amp;y turns</source>
        <translation>Analyser &amp;mes tours</translation>
    </message>
    <message>
        <source>Review pla&amp;yers&apos; turns</source>
        <translation>Analyser les tours des &amp;joueurs</translation>
    </message>
    <message>
        <source>Reviewed turns</source>
        <translation>Tours analysés</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) and shows what each one cost, in expected coins.</source>
        <translation>
            <numerusform>Le meilleur bot analyse %n tour et montre ce qu&apos;il a coûté, en pièces attendues.</numerusform>
            <numerusform>Le meilleur bot analyse %n tours et montre ce que chacun a coûté, en pièces attendues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) of {0} and shows what each one cost, in expected coins.</source>
        <translation>
            <numerusform>Le meilleur bot analyse %n tour ({0}) et montre ce qu&apos;il a coûté, en pièces attendues.</numerusform>
            <numerusform>Le meilleur bot analyse %n tours ({0}) et montre ce que chacun a coûté, en pièces attendues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns, most costly first</source>
        <translation>Tours, du plus coûteux au moins coûteux</translation>
    </message>
    <message>
        <source>View this t&amp;urn</source>
        <translation>&amp;Voir ce tour</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Livret de règles</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d&apos;accueil</translation>
    </message>
    <message>
        <source>{0} – Rule book</source>
        <translation>{0} – Livret de règles</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Earned</source>
        <translation>Revenus</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>Récap</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What has happened since this player&apos;s last turn (Ctrl+Shift+L)</source>
        <translation>Ce qui s&apos;est passé depuis le dernier tour de ce joueur (Ctrl+Maj+L)</translation>
    </message>
</context>
<context>
    <name>SearchResults</name>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Closed</source>
        <translation>Fermée</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Place libre</translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <extracomment>Number of the seat; who plays it, such as a bot, or that it is open</extracomment>
        <translation>Place {0} ({1})</translation>
    </message>
    <message>
        <source>Seat {0}: {1}, {2}</source>
        <extracomment>Number of the seat, who has it, and their state</extracomment>
        <translation>Place {0}&#x202f;: {1}, {2}</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>S&apos;asseoir ici</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Se lever</translation>
    </message>
    <message>
        <source>Who plays seat {0}</source>
        <translation>Qui joue à la place {0}</translation>
    </message>
    <message>
        <source>nobody can sit here</source>
        <translation>personne ne peut s&apos;asseoir ici</translation>
    </message>
    <message>
        <source>run by the host</source>
        <translation>géré par l&apos;hôte</translation>
    </message>
    <message>
        <source>waiting for a player</source>
        <translation>en attente d&apos;un joueur</translation>
    </message>
</context>
<context>
    <name>SeatsGroup</name>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Joueurs&#x202f;:</translation>
    </message>
    <message>
        <source>A name can&apos;t contain “&lt;” or invisible characters.</source>
        <translation>Un nom ne peut contenir ni «&#xa0;&lt;&#xa0;» ni caractères invisibles.</translation>
    </message>
    <message>
        <source>Colour of player {0}: {1}</source>
        <translation>Couleur du joueur {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Chaque joueur a besoin d&apos;un nom.</translation>
    </message>
    <message>
        <source>Name of player {0}</source>
        <translation>Nom du joueur {0}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Joueur {0}</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Joueurs, dans le sens horaire</translation>
    </message>
    <message>
        <source>Two players are called {0}. Give one of them another name.</source>
        <translation>Deux joueurs s&apos;appellent {0}. Donne un autre nom à l&apos;un d&apos;eux.</translation>
    </message>
    <message>
        <source>Who controls player {0}</source>
        <translation>Qui dirige le joueur {0}</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n Marteau</numerusform>
            <numerusform>%n Marteaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation>
            <numerusform>%n pion en main</numerusform>
            <numerusform>%n pions en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lost</source>
        <translation>
            <numerusform>%n pion perdu</numerusform>
            <numerusform>%n pions perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) retreating</source>
        <translation>
            <numerusform>%n pion en repli</numerusform>
            <numerusform>%n pions en repli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) to place</source>
        <translation>
            <numerusform>%n pion à placer</numerusform>
            <numerusform>%n pions à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a combo. A second click picks it.</source>
        <translation>Choisis une combinaison. Un second clic la prend.</translation>
    </message>
    <message>
        <source>Choose a region to conquer. Finish your conquests when you&apos;re done.</source>
        <translation>Choisis une région à conquérir. Finis tes conquêtes quand tu veux.</translation>
    </message>
    <message>
        <source>Conquer a region, or decline. Right-click one of yours to abandon it.</source>
        <translation>Conquiers une région, ou passe en déclin. Clic droit sur une des tiennes pour l&apos;abandonner.</translation>
    </message>
    <message>
        <source>First conquer with your race in decline, or continue.</source>
        <translation>Conquiers d&apos;abord avec ton peuple en déclin, ou continue.</translation>
    </message>
    <message>
        <source>Give up tokens for coins, or continue. Click a region to give one up there.</source>
        <translation>Sacrifie des pions contre des pièces, ou continue. Clique sur une région pour y sacrifier un pion.</translation>
    </message>
    <message numerus="yes">
        <source>New combo: {0}, with %n coin(s).</source>
        <extracomment>{0}: a combo</extracomment>
        <translation>
            <numerusform>Nouvelle combinaison&#x202f;: {0}, avec %n pièce.</numerusform>
            <numerusform>Nouvelle combinaison&#x202f;: {0}, avec %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>New combo: {0}.</source>
        <translation>Nouvelle combinaison&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Place tokens with + and −, left- and right-click, or the wheel. Then end the turn.</source>
        <translation>Place tes pions avec + et −, clic gauche et droit, ou la molette. Puis finis le tour.</translation>
    </message>
    <message>
        <source>Press Enter to accept this retreat. Change it with + and −, or left- and right-click.</source>
        <translation>Entrée pour accepter ce repli. Change-le avec + et −, ou clic gauche et droit.</translation>
    </message>
    <message>
        <source>Round {0}: {1}&apos;s turn.</source>
        <translation>Manche {0}&#x202f;: à {1} de jouer.</translation>
    </message>
    <message>
        <source>The Lost Tribe in {0} is driven out.</source>
        <translation>La Tribu oubliée est chassée de {0}.</translation>
    </message>
    <message>
        <source>The Monsters in {0} are driven out.</source>
        <translation>Les Monstres sont chassés de {0}.</translation>
    </message>
    <message>
        <source>The Monsters in {0} were guarding {1}.</source>
        <extracomment>{0}: a region; {1}: a Relic or Place with its article</extracomment>
        <translation>Les Monstres en {0} gardaient {1}.</translation>
    </message>
    <message>
        <source>The Monsters were guarding {0}.</source>
        <translation>Les Monstres gardaient {0}.</translation>
    </message>
    <message>
        <source>The Place grants a power: {0}.</source>
        <translation>Le Lieu donne un pouvoir&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>The Place in {0} grants a power: {1}.</source>
        <extracomment>{0}: a region; {1}: a power</extracomment>
        <translation>Le Lieu en {0} donne un pouvoir&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The turn is scored. Decline now, or keep your race?</source>
        <translation>Le décompte est fait. Passer en déclin maintenant, ou garder ton peuple&#x202f;?</translation>
    </message>
    <message>
        <source>Use one of the buttons, or end the turn.</source>
        <translation>Utilise un des boutons, ou finis le tour.</translation>
    </message>
    <message>
        <source>Your race has declined. Place its tokens one last time: + and −, or left- and right-click.</source>
        <translation>Ton peuple est en déclin. Place ses pions une dernière fois&#x202f;: + et −, ou clic gauche et droit.</translation>
    </message>
    <message numerus="yes">
        <source>collects %n coin(s)</source>
        <translation>
            <numerusform>reçoit %n pièce</numerusform>
            <numerusform>reçoit %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>cost {0} = {1}</source>
        <extracomment>{1}: a sum, such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>coût {0} = {1}</translation>
    </message>
    <message>
        <source>last redeployment in decline</source>
        <translation>dernier redéploiement en déclin</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>paie %n pièce</numerusform>
            <numerusform>paie %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>place first: {0}</source>
        <translation>placer d&apos;abord&#x202f;: {0}</translation>
    </message>
    <message>
        <source>the Lost Tribe</source>
        <translation>la Tribu oubliée</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <extracomment>{0}: &quot;regions&quot;; {1}: the race that holds them</extracomment>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} Placed automatically.</source>
        <translation>{0} Placé automatiquement.</translation>
    </message>
    <message>
        <source>{0} abandon {1}.</source>
        <extracomment>{0}: a race with its owner, as in &quot;Anna&apos;s Orcs&quot;; {1}: regions</extracomment>
        <translation>Les {0} abandonnent {1}.</translation>
    </message>
    <message>
        <source>{0} are at peace until {1}&apos;s next turn.</source>
        <extracomment>{0}: two players, as in &quot;Anna and Ben&quot;; {1}: the first of them</extracomment>
        <translation>{0} sont en paix jusqu&apos;au prochain tour de {1}.</translation>
    </message>
    <message>
        <source>{0} collects coins</source>
        <translation>{0} encaisse des pièces</translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s) ({2}).</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: what helped, such as the die</extracomment>
        <translation>
            <numerusform>Les {0} conquièrent {1} avec %n pion ({2}).</numerusform>
            <numerusform>Les {0} conquièrent {1} avec %n pions ({2}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s).</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>
            <numerusform>Les {0} conquièrent {1} avec %n pion.</numerusform>
            <numerusform>Les {0} conquièrent {1} avec %n pions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} earns %n coin(s)</source>
        <translation>
            <numerusform>{0} gagne %n pièce</numerusform>
            <numerusform>{0} gagne %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} fail to conquer {1}: the roll was too low.</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>Les {0} échouent devant {1}&#x202f;: lancer trop faible.</translation>
    </message>
    <message numerus="yes">
        <source>{0} forge %n Hammer(s).</source>
        <translation>
            <numerusform>Les {0} forgent %n Marteau.</numerusform>
            <numerusform>Les {0} forgent %n Marteaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gain %n token(s) ({1}).</source>
        <extracomment>{0}: a race with its owner; {1}: the race or power that grants them</extracomment>
        <translation>
            <numerusform>Les {0} gagnent %n pion ({1}).</numerusform>
            <numerusform>Les {0} gagnent %n pions ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race, power or Place</extracomment>
        <translation>
            <numerusform>{0} reçoit %n pièce ({1}).</numerusform>
            <numerusform>{0} reçoit %n pièces ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) from {1} ({2}).</source>
        <extracomment>{0}, {1}: players; {2}: a race or power</extracomment>
        <translation>
            <numerusform>{0} reçoit %n pièce, payée par {1} ({2}).</numerusform>
            <numerusform>{0} reçoit %n pièces, payées par {1} ({2}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gives up a token for %n coin(s) ({1}).</source>
        <translation>
            <numerusform>{0} sacrifie un pion contre %n pièce ({1}).</numerusform>
            <numerusform>{0} sacrifie un pion contre %n pièces ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} have nowhere to retreat: %n token(s) leave the map.</source>
        <translation>
            <numerusform>Les {0} n&apos;ont nulle part où se replier&#x202f;: %n pion quitte la carte.</numerusform>
            <numerusform>Les {0} n&apos;ont nulle part où se replier&#x202f;: %n pions quittent la carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map.</source>
        <translation>Les {0} quittent la carte.</translation>
    </message>
    <message>
        <source>{0} leave {1}.</source>
        <extracomment>{0}: several pieces of a kind, such as &quot;3 Encampments&quot;; {1}: regions</extracomment>
        <translation>{0} quittent {1}.</translation>
    </message>
    <message>
        <source>{0} leaves {1}.</source>
        <extracomment>{0}: a piece with its article, such as &quot;The Fortress&quot;; {1}: a region</extracomment>
        <translation>{0} quitte {1}.</translation>
    </message>
    <message>
        <source>{0} lose {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>Les {0} perdent {1}.</translation>
    </message>
    <message>
        <source>{0} lose {1}: {2}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: tokens lost or retreating</extracomment>
        <translation>Les {0} perdent {1}&#x202f;: {2}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} loses %n coin(s)</source>
        <translation>
            <numerusform>{0} perd %n pièce</numerusform>
            <numerusform>{0} perd %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} moves {1} from {2} to {3}.</source>
        <extracomment>{0}: a player; {1}: a piece with its article; {2}, {3}: regions</extracomment>
        <translation>{0} déplace {1}&#x202f;: de {2} vers {3}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race or power</extracomment>
        <translation>
            <numerusform>{0} paie %n pièce ({1}).</numerusform>
            <numerusform>{0} paie %n pièces ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s).</source>
        <translation>
            <numerusform>{0} paie %n pièce.</numerusform>
            <numerusform>{0} paie %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pick up %n token(s) to conquer with.</source>
        <translation>
            <numerusform>Les {0} reprennent %n pion pour conquérir.</numerusform>
            <numerusform>Les {0} reprennent %n pions pour conquérir.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} picks {1} ({2}).</source>
        <extracomment>{0}: a player; {1}: a combo; {2}: tokens and coins</extracomment>
        <translation>{0} choisit les {1} ({2}).</translation>
    </message>
    <message>
        <source>{0} places {1} in {2}.</source>
        <extracomment>{0}: a player; {1}: a piece with its article, such as &quot;a Hero&quot;; {2}: a region</extracomment>
        <translation>{0} place {1} en {2}.</translation>
    </message>
    <message>
        <source>{0} redeploy: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation>Les {0} se redéploient&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>{0} retreat: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation>Les {0} se replient&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>{0} rolls a blank.</source>
        <translation>{0} obtient une face vide.</translation>
    </message>
    <message>
        <source>{0} rolls a {1}.</source>
        <extracomment>{0}: a player; {1}: 1, 2 or 3</extracomment>
        <translation>{0} obtient un {1}.</translation>
    </message>
    <message>
        <source>{0} swaps powers and now leads {1}. Combo {2} now has {3}.</source>
        <translation>{0} échange les pouvoirs et mène désormais les {1}. La combinaison {2} reçoit le pouvoir «&#x202f;{3}&#x202f;».</translation>
    </message>
    <message>
        <source>{0} take over {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region of the same player&apos;s race in decline</extracomment>
        <translation>Les {0} prennent le relais en {1}.</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <extracomment>{0}: what a player does now, such as &quot;conquer&quot;; {1}: with what, such as &quot;5 tokens in hand&quot;</extracomment>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>{0}&apos;s {1}</source>
        <extracomment>{0}: a player; {1}: a race; begins most sentences of the log, behind the article if there is one</extracomment>
        <translation>{1} ({0})</translation>
    </message>
    <message>
        <source>{0}&apos;s {1} go into decline.</source>
        <extracomment>{0}: a player; {1}: a combo</extracomment>
        <translation>Les {1} ({0}) passent en déclin.</translation>
    </message>
    <message>
        <source>{0}: no use on this board, removed from the game.</source>
        <translation>{0}&#x202f;: inutile sur ce plateau, hors de la partie.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Assistance</source>
        <translation>&amp;Aides</translation>
    </message>
    <message>
        <source>&amp;Display</source>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Clavier</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>Alerts: your turn, refusals, game over</source>
        <translation>Alertes&#x202f;: ton tour, refus, fin de partie</translation>
    </message>
    <message>
        <source>Colour theme</source>
        <translation>Thème de couleurs</translation>
    </message>
    <message>
        <source>Costs on the map</source>
        <translation>Coûts sur la carte</translation>
    </message>
    <message>
        <source>Cover the table until the next player takes over</source>
        <translation>Cacher la table jusqu&apos;à ce que le joueur suivant prenne la main</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>End the turn automatically when nothing is left to do</source>
        <translation>Finir le tour automatiquement quand il n&apos;y a plus rien à faire</translation>
    </message>
    <message>
        <source>Everything you hear is also shown on screen.</source>
        <translation>Tout ce que tu entends s&apos;affiche aussi à l&apos;écran.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>For people sharing this screen, without bots. Dice and combos come up again in the same order, so nobody gets a better roll by undoing one.</source>
        <translation>Pour jouer à plusieurs sur cet écran, sans bots. Le dé et les combinaisons reviennent dans le même ordre&#x202f;: annuler ne donne pas un meilleur lancer.</translation>
    </message>
    <message>
        <source>Help on the map</source>
        <translation>Aide sur la carte</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantanée</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>On the start screen, swqt then reads a file from its website. It sends nothing about you.</source>
        <translation>Sur l&apos;écran d&apos;accueil, swqt lit alors un fichier sur son site web. Rien n&apos;est envoyé à ton sujet.</translation>
    </message>
    <message>
        <source>Pick a combo with one click</source>
        <translation>Choisir une combinaison en un clic</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Jouer les sons</translation>
    </message>
    <message>
        <source>Press Space to skip an animation. Numbered marks on the map show what happened.</source>
        <translation>Espace saute une animation. Des marques numérotées sur la carte montrent ce qui s&apos;est passé.</translation>
    </message>
    <message>
        <source>Reduce motion: show results without animation</source>
        <translation>Moins de mouvement&#x202f;: montrer les résultats sans animation</translation>
    </message>
    <message>
        <source>Restore all de&amp;faults</source>
        <translation>&amp;Rétablir les valeurs par défaut</translation>
    </message>
    <message>
        <source>Retreating tokens</source>
        <translation>Pions en repli</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Show portraits on tokens that are large enough</source>
        <translation>Montrer des portraits sur les pions assez grands</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation>Effets sonores</translation>
    </message>
    <message>
        <source>Sound isn&apos;t available on this computer: {0}</source>
        <translation>Le son n&apos;est pas disponible sur cet ordinateur&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Speed of bots&apos; moves</source>
        <translation>Vitesse des coups des bots</translation>
    </message>
    <message>
        <source>Speed of people&apos;s moves</source>
        <translation>Vitesse des coups des personnes</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>T&amp;urns</source>
        <translation>T&amp;ours</translation>
    </message>
    <message>
        <source>Tell me about new versions of swqt</source>
        <translation>Me signaler les nouvelles versions de swqt</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Undo past dice rolls, new combos and other people&apos;s turns</source>
        <translation>Annuler aussi lancers, combinaisons et tours des autres</translation>
    </message>
    <message>
        <source>When placed automatically, they go where they are needed most. You can undo that and place them by hand.</source>
        <translation>Placés automatiquement, ils vont là où on a le plus besoin d&apos;eux. Tu peux annuler et les placer à la main.</translation>
    </message>
    <message>
        <source>Your system asks for less motion, so nothing moves.</source>
        <translation>Ton système demande moins de mouvement&#x202f;: rien ne bouge.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Help on the map</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>Costs are shown nowhere</extracomment>
        <translation>nulle part</translation>
    </message>
    <message>
        <source>on all targets</source>
        <translation>sur toutes les cibles</translation>
    </message>
    <message>
        <source>on all, or affordable ones</source>
        <translation>sur toutes, ou les abordables</translation>
    </message>
    <message>
        <source>placed automatically</source>
        <translation>placés automatiquement</translation>
    </message>
    <message>
        <source>placed by their player</source>
        <translation>placés par leur joueur</translation>
    </message>
    <message>
        <source>same as for everyone</source>
        <translation>comme pour tout le monde</translation>
    </message>
    <message>
        <source>targets</source>
        <extracomment>Help on the map: regions that can be conquered</extracomment>
        <translation>cibles</translation>
    </message>
    <message>
        <source>targets and warnings</source>
        <translation>cibles et avertissements</translation>
    </message>
    <message>
        <source>targets, warnings and suggestions (H)</source>
        <translation>cibles, avertissements et suggestions (H)</translation>
    </message>
    <message>
        <source>where you point</source>
        <translation>là où tu pointes</translation>
    </message>
    <message>
        <source>{0}%</source>
        <extracomment>A text size</extracomment>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <source>– {0}&apos;s tokens</source>
        <translation>– les pions&#x202f;: {0}</translation>
    </message>
</context>
<context>
    <name>SettingsService</name>
    <message>
        <source>Your settings can&apos;t be saved and will be lost when swqt closes: {0}</source>
        <translation>Tes paramètres ne peuvent pas être enregistrés et seront perdus à la fermeture de swqt&#x202f;: {0}</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>&amp;Name of the table:</source>
        <translation>&amp;Nom de la table :</translation>
    </message>
    <message>
        <source>&amp;Show the replay</source>
        <translation>&amp;Montrer la partie</translation>
    </message>
    <message>
        <source>Others on this network can join, get a copy of the game and see what you show. Everyone may point at regions and chat.</source>
        <translation>Les autres personnes de ce réseau peuvent vous rejoindre : elles reçoivent une copie de la partie et voient ce que tu montres. Tout le monde peut montrer des régions et discuter.</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>E&amp;xiger un code PIN</translation>
    </message>
    <message>
        <source>Watch together</source>
        <translation>Regarder ensemble</translation>
    </message>
</context>
<context>
    <name>ShortcutHelpDialog</name>
    <message>
        <source>+, −, 0 to 9</source>
        <translation>+, −, 0 à 9</translation>
    </message>
    <message>
        <source>, and .</source>
        <translation>, et .</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 à 5</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Ailleurs</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
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
        <translation>Raccourcis clavier</translation>
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
        <translation>Menu, Maj+F10</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tab, [ and ]</source>
        <translation>Tab, [ et ]</translation>
    </message>
    <message>
        <source>Up, Down, 1 to 6</source>
        <translation>Haut, Bas, 1 à 6</translation>
    </message>
    <message>
        <source>choose a combo; Enter picks it, Enter again confirms</source>
        <translation>choisir une combinaison&#x202f;; Entrée la prend, Entrée encore confirme</translation>
    </message>
    <message>
        <source>cycle through all regions</source>
        <translation>parcourir toutes les régions</translation>
    </message>
    <message>
        <source>go to the next region in that direction</source>
        <translation>aller à la région suivante dans cette direction</translation>
    </message>
    <message>
        <source>hold to show region codes</source>
        <translation>maintenir pour voir les codes des régions</translation>
    </message>
    <message>
        <source>hold to show the current player&apos;s secret coins</source>
        <translation>maintenir pour voir les pièces secrètes du joueur actuel</translation>
    </message>
    <message>
        <source>leave the map</source>
        <translation>quitter la carte</translation>
    </message>
    <message>
        <source>next area: combos, map, action bar, players, log</source>
        <translation>zone suivante&#x202f;: combinaisons, carte, barre d&apos;actions, joueurs, journal</translation>
    </message>
    <message>
        <source>open the region&apos;s menu: actions, history, rules</source>
        <translation>ouvrir le menu de la région&#x202f;: actions, historique, règles</translation>
    </message>
    <message>
        <source>replay what happened since your last turn</source>
        <translation>revoir ce qui s&apos;est passé depuis ton dernier tour</translation>
    </message>
    <message>
        <source>select, like a click</source>
        <translation>sélectionner, comme un clic</translation>
    </message>
    <message>
        <source>set the number of tokens while placing</source>
        <translation>fixer le nombre de pions pendant le placement</translation>
    </message>
    <message>
        <source>show or hide owners, terrain, income, threats or changes</source>
        <translation>montrer ou masquer propriétaires, terrains, revenus, menaces ou changements</translation>
    </message>
    <message>
        <source>show or hide suggestions</source>
        <translation>montrer ou masquer les suggestions</translation>
    </message>
    <message>
        <source>slow down or speed up the bots</source>
        <translation>ralentir ou accélérer les bots</translation>
    </message>
    <message>
        <source>turn the sound off or on</source>
        <translation>couper ou remettre le son</translation>
    </message>
</context>
<context>
    <name>ShortcutsModel</name>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>&amp;Reset to default</source>
        <translation>Rétablir par &amp;défaut</translation>
    </message>
    <message>
        <source>Assi&amp;gn</source>
        <translation>Attri&amp;buer</translation>
    </message>
    <message>
        <source>Commands and shortcuts</source>
        <translation>Commandes et raccourcis</translation>
    </message>
    <message>
        <source>Its default shortcut is now used by “{0}”.</source>
        <translation>Son raccourci par défaut sert maintenant à «&#x202f;{0}&#x202f;».</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nouveau raccourci</translation>
    </message>
    <message>
        <source>Press the new shortcut</source>
        <translation>Tape le raccourci</translation>
    </message>
    <message>
        <source>{0} is already used by “{1}”. Change that shortcut first.</source>
        <translation>{0} sert déjà à «&#x202f;{1}&#x202f;». Change d&apos;abord ce raccourci.</translation>
    </message>
    <message>
        <source>{0} on its own already does something at the table. Add Ctrl or Alt, or choose another key.</source>
        <translation>{0} seule sert déjà à la table. Ajoute Ctrl ou Alt, ou choisis une autre touche.</translation>
    </message>
</context>
<context>
    <name>SpokenRegions</name>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Tokens that still have to be placed</extracomment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Map, %n region(s)</source>
        <translation>
            <numerusform>Carte, %n région</numerusform>
            <numerusform>Carte, %n régions</numerusform>
        </translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>choix possible</translation>
    </message>
    <message>
        <source>can&apos;t be conquered</source>
        <translation>conquête impossible</translation>
    </message>
    <message>
        <source>cost {0}, affordable</source>
        <translation>coût {0}, abordable</translation>
    </message>
    <message>
        <source>cost {0}, too expensive</source>
        <translation>coût {0}, trop cher</translation>
    </message>
    <message>
        <source>cost {0}, {1}% with the die</source>
        <translation>coût {0}, {1}&#xa0;% avec le dé</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A region</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>to be abandoned</source>
        <translation>à abandonner</translation>
    </message>
    <message>
        <source>{0} (in decline)</source>
        <translation>{0} (en déclin)</translation>
    </message>
    <message>
        <source>{0} in decline</source>
        <translation>{0} en déclin</translation>
    </message>
    <message>
        <source>{0}, {1} holds {2}</source>
        <extracomment>{0}: &quot;Map, 30 regions&quot;; {1}: a player; {2}: a number of regions</extracomment>
        <translation>{0}, {1} en occupe {2}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>{0}: a region; {1}: its tokens</extracomment>
        <translation>{0}&#x202f;: {1}</translation>
    </message>
</context>
<context>
    <name>StarTexts</name>
    <message numerus="yes">
        <source>%n of {0} star(s)</source>
        <extracomment>%n: those that were won; {0}: those that can be won</extracomment>
        <translation>
            <numerusform>%n étoile sur {0}</numerusform>
            <numerusform>%n étoiles sur {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartOffers</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Manche {0} sur {1}</translation>
    </message>
    <message>
        <source>{0} · round {1} of {2}, {3}&apos;s turn · {4}</source>
        <translation>{0} · manche {1} sur {2}, à {3} de jouer · {4}</translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>À {0} de jouer</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n jour d&apos;affilée</numerusform>
            <numerusform>%n jours d&apos;affilée</numerusform>
        </translation>
    </message>
    <message>
        <source>A new one every day</source>
        <translation>Une nouvelle chaque jour</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue or watch</source>
        <translation>Continuer ou regarder</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Reprends là où tu en étais</translation>
    </message>
    <message>
        <source>For two to five players: people, bots or both</source>
        <translation>De deux à cinq joueurs&#x202f;: personnes, bots ou les deux</translation>
    </message>
    <message>
        <source>Games and replays</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Local network…</source>
        <translation>Réseau local…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Play against bots</source>
        <translation>Défier des bots</translation>
    </message>
    <message>
        <source>Players, board and rules</source>
        <translation>Joueurs, plateau et règles</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Livret de règles</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Paramètres…</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>With others on your network</source>
        <translation>Avec d&apos;autres sur ton réseau</translation>
    </message>
    <message>
        <source>You and two bots</source>
        <translation>Toi et deux bots</translation>
    </message>
    <message>
        <source>Your last game</source>
        <translation>Ta dernière partie</translation>
    </message>
    <message>
        <source>swqt {0} – an unofficial fan project</source>
        <translation>swqt {0} – un projet de fans non officiel</translation>
    </message>
</context>
<context>
    <name>TableBox</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#x202f;:</translation>
    </message>
    <message>
        <source>Allow spec&amp;tators</source>
        <translation>Autoriser les &amp;spectateurs</translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation>En cas d&apos;&amp;absence, vote&#x202f;:</translation>
    </message>
    <message>
        <source>If the new board has fewer seats, the last to join will watch.</source>
        <translation>Si le nouveau plateau a moins de places, les derniers arrivés regarderont.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>People take seats as they join. You can put a bot in any empty seat.</source>
        <translation>Chacun prend une place en arrivant. Tu peux mettre un bot à toute place vide.</translation>
    </message>
    <message>
        <source>Play&amp;ers:</source>
        <translation>&amp;Joueurs&#x202f;:</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>E&amp;xiger un code PIN</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>&amp;Rejoin {0}</source>
        <translation>&amp;Rejoindre {0}</translation>
    </message>
    <message>
        <source>{0} · round {1} of {2}</source>
        <extracomment>{0}: players</extracomment>
        <translation>{0} · manche {1} sur {2}</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Change the table</source>
        <translation>Changer la table</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Ouvrir une table</translation>
    </message>
</context>
<context>
    <name>TableName</name>
    <message>
        <source>Name of the table</source>
        <translation>Nom de la table</translation>
    </message>
</context>
<context>
    <name>TablesList</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n spectateur</numerusform>
            <numerusform>%n spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN required</source>
        <translation>code PIN exigé</translation>
    </message>
    <message>
        <source>They have swqt {0}, you have swqt {1}</source>
        <translation>swqt {0} chez eux, swqt {1} chez toi</translation>
    </message>
    <message>
        <source>different version</source>
        <translation>autre version</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>A game</extracomment>
        <translation>terminée</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>A table without free seats</extracomment>
        <translation>complète</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>A game</extracomment>
        <translation>interrompue</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>A table with free seats</extracomment>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>replay</source>
        <extracomment>A table where people watch one together</extracomment>
        <translation>rediffusion</translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <translation>manche {0} sur {1}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>A game</extracomment>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>your game</source>
        <translation>ta partie</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0} ms</translation>
    </message>
    <message>
        <source>{0} of {1} seats taken</source>
        <translation>places prises&#x202f;: {0} sur {1}</translation>
    </message>
</context>
<context>
    <name>TimeLapseTab</name>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Round {0}, after {1}&apos;s turn</source>
        <translation>Manche {0}, après {1}</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Position dans la partie</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>today, {0}</source>
        <extracomment>{0}: a time</extracomment>
        <translation>aujourd&apos;hui, {0}</translation>
    </message>
    <message>
        <source>yesterday, {0}</source>
        <extracomment>{0}: a time</extracomment>
        <translation>hier, {0}</translation>
    </message>
</context>
<context>
    <name>TipStrip</name>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Read more in the rule book</source>
        <translation>Plus dans le livret de règles</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>TraitCard</name>
    <message>
        <source>Language of the card</source>
        <translation>Langue de la fiche</translation>
    </message>
    <message>
        <source>New Power</source>
        <translation>Nouveau pouvoir</translation>
    </message>
    <message>
        <source>New Race</source>
        <translation>Nouveau peuple</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Special power</source>
        <translation>Pouvoir spécial</translation>
    </message>
    <message>
        <source>Uses the tokens of {0}.</source>
        <extracomment>{0}: a race</extracomment>
        <translation>Utilise les pions de&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu&apos;il fait</translation>
    </message>
</context>
<context>
    <name>TraitMaker</name>
    <message numerus="yes">
        <source>%n mistake(s), shown in the form. Card and map are as they were before.</source>
        <translation>
            <numerusform>%n erreur, indiquée dans le formulaire. La fiche et la carte sont comme avant.</numerusform>
            <numerusform>%n erreurs, indiquées dans le formulaire. La fiche et la carte sont comme avant.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Peuple</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Special power</source>
        <translation>Pouvoir &amp;spécial</translation>
    </message>
    <message>
        <source>&amp;Try it against bots</source>
        <translation>E&amp;ssayer contre des bots</translation>
    </message>
    <message>
        <source>Based on a power</source>
        <translation>À partir d&apos;un pouvoir</translation>
    </message>
    <message>
        <source>Based on a race</source>
        <translation>À partir d&apos;un peuple</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Exported to {0}. Others open it with a double click.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Exporté vers {0}. Les autres l&apos;ouvrent d&apos;un double clic.</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>D&apos;un &amp;fichier…</translation>
    </message>
    <message>
        <source>Go to the &amp;mistake</source>
        <translation>Aller à l&apos;e&amp;rreur</translation>
    </message>
    <message>
        <source>It can&apos;t be exported.</source>
        <translation>L&apos;exportation a échoué.</translation>
    </message>
    <message>
        <source>It can&apos;t be saved.</source>
        <translation>L&apos;enregistrement a échoué.</translation>
    </message>
    <message>
        <source>It has no race or power.</source>
        <translation>Il ne contient ni peuple ni pouvoir.</translation>
    </message>
    <message>
        <source>It was called {0} before. Remove that one?</source>
        <extracomment>{0}: the former name of a race or power</extracomment>
        <translation>Il s&apos;appelait {0} avant. Le retirer&#x202f;?</translation>
    </message>
    <message>
        <source>None of your own yet</source>
        <translation>Aucun à toi pour l&apos;instant</translation>
    </message>
    <message>
        <source>Open a race or power</source>
        <translation>Ouvrir un peuple ou un pouvoir</translation>
    </message>
    <message>
        <source>Races and powers (*{0})</source>
        <translation>Peuples et pouvoirs (*{0})</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Save the changes to {0}?</source>
        <translation>Enregistrer les changements de {0}&#x202f;?</translation>
    </message>
    <message>
        <source>Saved. You can choose it when you set up a new game.</source>
        <translation>Enregistré. Tu peux le choisir en préparant une nouvelle partie.</translation>
    </message>
    <message>
        <source>The file has more, which stays as it is: {0}</source>
        <extracomment>{0}: names of races, powers, Relics or Places</extracomment>
        <translation>Le fichier contient autre chose, qui reste tel quel&#x202f;: {0}</translation>
    </message>
    <message>
        <source>This is what you were working on when the form was last closed.</source>
        <translation>C&apos;est ce sur quoi tu travaillais quand le formulaire a été fermé.</translation>
    </message>
    <message>
        <source>This race or power can&apos;t be used. Nothing was kept.</source>
        <translation>Ce peuple ou ce pouvoir est inutilisable. Rien n&apos;a été gardé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Ce qu&apos;il sait faire</translation>
    </message>
    <message>
        <source>You already have {0}, exactly as in this file.</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>Tu as déjà {0}, exactement comme dans ce fichier.</translation>
    </message>
    <message>
        <source>You already have {0}. Replace it?</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>Tu as déjà {0}. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>{0} can&apos;t be opened in the form.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>{0} ne peut pas être ouvert dans le formulaire.</translation>
    </message>
    <message>
        <source>{0}[*] – a race or power of your own</source>
        <extracomment>The title of a window. {0}: a race or power; [*] stays</extracomment>
        <translation>{0}[*] – un peuple ou un pouvoir à toi</translation>
    </message>
</context>
<context>
    <name>TraitPicker</name>
    <message>
        <source>Can&apos;t be used from your own files:</source>
        <translation>Inutilisables dans tes propres fichiers&#x202f;:</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisés</translation>
    </message>
    <message>
        <source>From {0}, line {1}</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Fichier {0}, ligne {1}</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Peuples</translation>
    </message>
    <message>
        <source>Races, powers, Relics and Places</source>
        <translation>Peuples, pouvoirs, Reliques et Lieux</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Reliques</translation>
    </message>
    <message>
        <source>Small World</source>
        <translation>Small World</translation>
    </message>
    <message>
        <source>Special powers</source>
        <translation>Pouvoirs spéciaux</translation>
    </message>
    <message>
        <source>Tokens, or reason</source>
        <translation>Pions, ou raison</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>Wayfarers</source>
        <translation>Gens de la route</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>a file with this name already exists</source>
        <translation>un fichier de ce nom existe déjà</translation>
    </message>
</context>
<context>
    <name>TrashNotice</name>
    <message>
        <source>Couldn&apos;t delete the game: {0}</source>
        <translation>Impossible de supprimer la partie&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Couldn&apos;t restore the game: {0}</source>
        <translation>Impossible de restaurer la partie&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Moved to trash: {0}</source>
        <translation>Mise à la corbeille&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>Annu&amp;ler</translation>
    </message>
</context>
<context>
    <name>TrialMap</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>simples</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Try it on a map</source>
        <translation>Essaie-le sur une carte</translation>
    </message>
    <message>
        <source>as before the mistake</source>
        <translation>comme avant l&apos;erreur</translation>
    </message>
</context>
<context>
    <name>TurnController</name>
    <message numerus="yes">
        <source>%n to place</source>
        <translation>
            <numerusform>%n à placer</numerusform>
            <numerusform>%n à placer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) could still conquer</source>
        <translation>
            <numerusform>%n pion pourrait encore conquérir</numerusform>
            <numerusform>%n pions pourraient encore conquérir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation>
            <numerusform>%n pion en main</numerusform>
            <numerusform>%n pions en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left to place.</source>
        <translation>
            <numerusform>Encore %n pion à placer.</numerusform>
            <numerusform>Encore %n pions à placer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Abandon {0}?</source>
        <translation>Abandonner {0}&#x202f;?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Back to how they stood before</source>
        <translation>Revenir à leur position d&apos;avant</translation>
    </message>
    <message>
        <source>Back to the suggested placement</source>
        <translation>Revenir au placement proposé</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Répartir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Choose another combo to swap powers with</source>
        <translation>Choisir une autre combinaison avec qui échanger les pouvoirs</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Déclin</translation>
    </message>
    <message>
        <source>Decline  +{0}</source>
        <translation>Déclin  +{0}</translation>
    </message>
    <message>
        <source>Decline with the power lent by Stonehedge: all your tokens leave the map</source>
        <translation>Passer en déclin avec le pouvoir prêté par Stonehedge&#x202f;: tous tes pions quittent la carte</translation>
    </message>
    <message>
        <source>Decline: {0}</source>
        <translation>Déclin&#x202f;: {0}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Finish anyway</source>
        <translation>Finir quand même</translation>
    </message>
    <message>
        <source>Finish conquests</source>
        <translation>Finir les conquêtes</translation>
    </message>
    <message>
        <source>Fortify borders</source>
        <translation>Renforcer les frontières</translation>
    </message>
    <message>
        <source>Keep your race</source>
        <translation>Garder ton peuple</translation>
    </message>
    <message>
        <source>Move: {0}</source>
        <translation>Déplacer&#x202f;: {0}</translation>
    </message>
    <message>
        <source>No tokens left to place. Take some away elsewhere first (− or right-click).</source>
        <translation>Plus de pions à placer. Enlèves-en d&apos;abord ailleurs (− ou clic droit).</translation>
    </message>
    <message>
        <source>Peace with {0}</source>
        <translation>Paix avec {0}</translation>
    </message>
    <message>
        <source>Pick a combo</source>
        <translation>Choisir une combinaison</translation>
    </message>
    <message>
        <source>Pick a combo first.</source>
        <translation>Choisis d&apos;abord une combinaison.</translation>
    </message>
    <message>
        <source>Pick up all</source>
        <translation>Tout reprendre</translation>
    </message>
    <message>
        <source>Pick up every token that doesn&apos;t have to stay</source>
        <translation>Reprendre tous les pions qui ne doivent pas rester</translation>
    </message>
    <message>
        <source>Pick {0}</source>
        <translation>Choisir&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Place: {0}</source>
        <translation>Placer&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Put the most tokens where the threat is greatest</source>
        <translation>Mettre le plus de pions là où la menace est la plus forte</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll · {0}%</source>
        <translation>Lancer · {0}&#xa0;%</translation>
    </message>
    <message>
        <source>Roll: {0}</source>
        <translation>Lancer&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Spread your tokens evenly</source>
        <translation>Étaler tes pions uniformément</translation>
    </message>
    <message>
        <source>Swap powers</source>
        <translation>Échanger les pouvoirs</translation>
    </message>
    <message>
        <source>Take the retreat back and change it, as long as it hasn&apos;t been played</source>
        <translation>Reprendre le repli pour le changer, tant qu&apos;il n&apos;a pas été joué</translation>
    </message>
    <message>
        <source>There&apos;s nothing to move in {0}.</source>
        <translation>Il n&apos;y a rien à déplacer en {0}.</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t have %n token(s) in {0} now.</source>
        <translation>
            <numerusform>Tu ne peux pas mettre %n pion en {0} maintenant.</numerusform>
            <numerusform>Tu ne peux pas mettre %n pions en {0} maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t place tokens in {0}.</source>
        <translation>Tu ne peux pas placer de pions en {0}.</translation>
    </message>
    <message>
        <source>You can&apos;t swap powers with this combo.</source>
        <translation>Tu ne peux pas échanger de pouvoir avec cette combinaison.</translation>
    </message>
    <message numerus="yes">
        <source>You rolled a %n. Your next conquest costs %n token(s) less.</source>
        <translation>
            <numerusform>Tu as obtenu un %n. Ta prochaine conquête coûte %n pion de moins.</numerusform>
            <numerusform>Tu as obtenu un %n. Ta prochaine conquête coûte %n pions de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>You rolled a blank.</source>
        <translation>Tu as obtenu une face vide.</translation>
    </message>
    <message>
        <source>a new race next turn</source>
        <translation>un nouveau peuple au prochain tour</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>tout est placé</translation>
    </message>
    <message>
        <source>choose a region</source>
        <translation>choisis une région</translation>
    </message>
    <message>
        <source>choose one on the left</source>
        <translation>choisis à gauche</translation>
    </message>
    <message>
        <source>choose the other combo</source>
        <translation>choisis l&apos;autre combinaison</translation>
    </message>
    <message>
        <source>click your regions</source>
        <translation>clique sur tes régions</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The price of a combo</extracomment>
        <translation>gratuit</translation>
    </message>
    <message numerus="yes">
        <source>pay %n coin(s)</source>
        <translation>
            <numerusform>pour %n pièce</numerusform>
            <numerusform>pour %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>your final attempt this turn</source>
        <translation>ta dernière tentative du tour</translation>
    </message>
    <message>
        <source>{0} has no token to spare.</source>
        <translation>{0} n&apos;a pas de pion à céder.</translation>
    </message>
</context>
<context>
    <name>TurnTrack</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Manche {0} sur {1}</translation>
    </message>
</context>
<context>
    <name>TutorialCard</name>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Chapters: start one again</source>
        <translation>Chapitres&#x202f;: en recommencer un</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Leave the lesson (you can continue it later)</source>
        <translation>Quitter la leçon (tu pourras la continuer plus tard)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montre-moi</translation>
    </message>
</context>
<context>
    <name>TutorialController</name>
    <message>
        <source>Do this step for me</source>
        <translation>Fais cette étape pour moi</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Finish the opponent&apos;s turn at once</source>
        <translation>Finir tout de suite le tour de l&apos;adversaire</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montre-moi</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>That&apos;s allowed too, but this lesson takes another path.</source>
        <translation>C&apos;est permis aussi, mais cette leçon suit un autre chemin.</translation>
    </message>
    <message>
        <source>{0} of {1} · {2}</source>
        <extracomment>The number of a step, of how many, and its chapter</extracomment>
        <translation>{0} sur {1} · {2}</translation>
    </message>
</context>
<context>
    <name>UndoBarrierTexts</name>
    <message>
        <source>Nothing to undo: no move has been made this turn.</source>
        <translation>Rien à annuler&#x202f;: aucun coup n&apos;a été joué ce tour-ci.</translation>
    </message>
    <message>
        <source>Nothing to undo: no move has been made yet.</source>
        <translation>Rien à annuler&#x202f;: aucun coup n&apos;a encore été joué.</translation>
    </message>
    <message>
        <source>Undo stops here: a new combo was revealed.</source>
        <translation>Impossible d&apos;annuler plus loin&#x202f;: une nouvelle combinaison est apparue.</translation>
    </message>
    <message>
        <source>Undo stops here: another player has made a move.</source>
        <translation>Impossible d&apos;annuler plus loin&#x202f;: un autre joueur a joué.</translation>
    </message>
    <message>
        <source>Undo stops here: something hidden was revealed.</source>
        <translation>Impossible d&apos;annuler plus loin&#x202f;: quelque chose de caché a été révélé.</translation>
    </message>
    <message>
        <source>Undo stops here: the die was rolled.</source>
        <translation>Impossible d&apos;annuler plus loin&#x202f;: le dé a été lancé.</translation>
    </message>
</context>
<context>
    <name>VersionNotice</name>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>swqt {0} is out.</source>
        <translation>swqt {0} est disponible.</translation>
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
        <translation>Suivre {0}</translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation>Inviter…</translation>
    </message>
    <message>
        <source>Lead the others</source>
        <translation>Guider les autres</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Look on my own</source>
        <translation>Regarder de mon côté</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Ne plus montrer</translation>
    </message>
    <message>
        <source>This game can&apos;t be shown to others.</source>
        <translation>Cette partie ne peut pas être montrée à d&apos;autres.</translation>
    </message>
    <message>
        <source>This replay can&apos;t be shown.</source>
        <translation>Cette partie ne peut pas être montrée.</translation>
    </message>
    <message>
        <source>Watching together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>You lead now.</source>
        <translation>C&apos;est toi qui guides maintenant.</translation>
    </message>
    <message>
        <source>You lead the replay. Nobody else is here yet.</source>
        <translation>Tu guides. Personne d&apos;autre n&apos;est encore là.</translation>
    </message>
    <message>
        <source>You lead the replay. Watching with you: {0}.</source>
        <translation>Tu guides. Regardent avec toi : {0}.</translation>
    </message>
    <message>
        <source>You&apos;re looking on your own while {0} leads.</source>
        <translation>Tu regardes de ton côté pendant que {0} guide.</translation>
    </message>
    <message>
        <source>{0} has left.</source>
        <translation>{0} n&apos;est plus là.</translation>
    </message>
    <message>
        <source>{0} has left. You keep the replay.</source>
        <translation>{0} n&apos;est plus là. Tu gardes la partie.</translation>
    </message>
    <message>
        <source>{0} leads now.</source>
        <translation>C&apos;est {0} qui guide maintenant.</translation>
    </message>
    <message>
        <source>{0} leads the replay. Click a region to point at it.</source>
        <translation>{0} guide. Clique sur une région pour la montrer.</translation>
    </message>
    <message>
        <source>{0} points at {1}.</source>
        <extracomment>{0}: a person; {1}: a region</extracomment>
        <translation>{0} montre {1}.</translation>
    </message>
    <message>
        <source>{0} shows a game of {1}</source>
        <extracomment>{0}: a person; {1}: a date. The name of a table.</extracomment>
        <translation>{0} montre : partie du {1}</translation>
    </message>
</context>
<context>
    <name>WatchersPanel</name>
    <message>
        <source>Give the lead</source>
        <translation>Donner la main</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>WorthBar</name>
    <message>
        <source>A good match for the others, between {0} ({1}) and {2} ({3}).</source>
        <translation>Va bien avec les autres, entre {0} ({1}) et {2} ({3}).</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>How strong &amp;is it?</source>
        <translation>&amp;Quelle est sa force ?</translation>
    </message>
    <message>
        <source>Let bots play many games with it; takes a minute or two</source>
        <translation>Des bots jouent beaucoup de parties avec&#x202f;; prend une minute ou deux</translation>
    </message>
    <message>
        <source>Perhaps too strong: about as strong as {0} ({1}).</source>
        <translation>Peut-être trop fort&#x202f;: à peu près comme {0} ({1}).</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Too strong: surely stronger than {0} ({1}).</source>
        <extracomment>{0}: the strongest race or power of the box; {1}: its coins</extracomment>
        <translation>Trop fort&#x202f;: sûrement plus fort que {0} ({1}).</translation>
    </message>
    <message>
        <source>Too weak: surely weaker than {2} ({3}).</source>
        <translation>Trop faible&#x202f;: sûrement plus faible que {2} ({3}).</translation>
    </message>
    <message>
        <source>{0} ± {1} coins over the average power, place {2} of {3}.</source>
        <translation>{0} ± {1} pièces par rapport au pouvoir moyen, place {2} sur {3}.</translation>
    </message>
    <message>
        <source>{0} ± {1} coins over the average race, place {2} of {3}.</source>
        <translation>{0} ± {1} pièces par rapport au peuple moyen, place {2} sur {3}.</translation>
    </message>
</context>
<context>
    <name>WorthPanel</name>
    <message>
        <source>Both boxes mixed</source>
        <translation>Les deux jeux mélangés</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Combos</source>
        <translation>Combinaisons</translation>
    </message>
    <message numerus="yes">
        <source>Measured in %n game(s)</source>
        <translation>
            <numerusform>Mesuré dans %n partie</numerusform>
            <numerusform>Mesuré dans %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Peuples</translation>
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
        <translation>Ce que valent les peuples et les pouvoirs, en pièces</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Ce que montre le tableau</translation>
    </message>
</context>
<context>
    <name>WorthRowsModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>_ClockTexts</name>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minute chacun</numerusform>
            <numerusform>%n minutes chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n second(s) per turn</source>
        <translation>
            <numerusform>+%n seconde par tour</numerusform>
            <numerusform>+%n secondes par tour</numerusform>
        </translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sans pendule</translation>
    </message>
    <message numerus="yes">
        <source>reminder after %n minute(s)</source>
        <translation>
            <numerusform>rappel après %n minute</numerusform>
            <numerusform>rappel après %n minutes</numerusform>
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
        <translation>Peuple et pouvoir</translation>
    </message>
    <message>
        <source>A second race</source>
        <comment>finish</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Un second peuple</translation>
    </message>
    <message>
        <source>Attack and undo</source>
        <comment>attack</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Attaquer et annuler</translation>
    </message>
    <message>
        <source>Conquering</source>
        <comment>conquest</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Conquérir</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>decline</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>En déclin</translation>
    </message>
    <message>
        <source>Redeploying</source>
        <comment>redeployment</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Redéployer</translation>
    </message>
    <message>
        <source>The die</source>
        <comment>die</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Le dé</translation>
    </message>
</context>
<context>
    <name>choice</name>
    <message>
        <source>Sorcerers against Elves</source>
        <comment>variants.sorcerer_vs_elf</comment>
        <translation>Sorciers contre Elfes</translation>
    </message>
    <message>
        <source>Sorcerers with an empty tray</source>
        <comment>variants.sorcerer_empty_hand</comment>
        <translation>Sorciers avec une réserve vide</translation>
    </message>
    <message>
        <source>all</source>
        <comment>keep.all</comment>
        <translation>tous</translation>
    </message>
    <message>
        <source>always</source>
        <comment>when.always</comment>
        <translation>toujours</translation>
    </message>
    <message>
        <source>an opponent</source>
        <comment>holder.opponent</comment>
        <translation>un adversaire</translation>
    </message>
    <message>
        <source>an opponent who has attacked since the last turn</source>
        <comment>holder.grudge</comment>
        <translation>un adversaire qui a attaqué depuis le dernier tour</translation>
    </message>
    <message>
        <source>another race of the same player</source>
        <comment>holder.own</comment>
        <translation>un autre peuple du même joueur</translation>
    </message>
    <message>
        <source>anyone</source>
        <comment>holder.any</comment>
        <translation>n&apos;importe qui</translation>
    </message>
    <message>
        <source>at redeployment</source>
        <comment>at.redeploy</comment>
        <translation>au redéploiement</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <comment>at.close</comment>
        <translation>à la fin du tour</translation>
    </message>
    <message>
        <source>in decline</source>
        <comment>when.declined</comment>
        <translation>en déclin</translation>
    </message>
    <message>
        <source>in the first region conquered</source>
        <comment>at.conquest</comment>
        <translation>dans la première région conquise</translation>
    </message>
    <message>
        <source>moves of Encampments</source>
        <comment>variants.bivouac_moves</comment>
        <translation>déplacements des Campements</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>holder.nobody</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>none</source>
        <comment>keep.none</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>once in the game</source>
        <comment>limit.game</comment>
        <translation>une fois dans la partie</translation>
    </message>
    <message>
        <source>once per turn</source>
        <comment>limit.turn</comment>
        <translation>une fois par tour</translation>
    </message>
    <message>
        <source>once per turn against each opponent</source>
        <comment>limit.opponent</comment>
        <translation>une fois par tour contre chaque adversaire</translation>
    </message>
    <message>
        <source>one in each region</source>
        <comment>keep.one</comment>
        <translation>un dans chaque région</translation>
    </message>
    <message>
        <source>opponent next to it</source>
        <comment>per.opponent</comment>
        <translation>adversaire voisin</translation>
    </message>
    <message>
        <source>region conquered this turn</source>
        <comment>per.conquest</comment>
        <translation>région conquise ce tour-ci</translation>
    </message>
    <message>
        <source>region held</source>
        <comment>per.region</comment>
        <translation>région occupée</translation>
    </message>
    <message>
        <source>separate group of regions</source>
        <comment>per.group</comment>
        <translation>groupe séparé de régions</translation>
    </message>
    <message>
        <source>the attacker</source>
        <comment>payer.attacker</comment>
        <translation>l&apos;attaquant</translation>
    </message>
    <message>
        <source>the bank</source>
        <comment>payer.bank</comment>
        <translation>la banque</translation>
    </message>
    <message>
        <source>the opponent</source>
        <comment>payer.opponent</comment>
        <translation>l&apos;adversaire</translation>
    </message>
    <message>
        <source>the tray</source>
        <comment>source.tray</comment>
        <translation>la réserve</translation>
    </message>
    <message>
        <source>the tray or, if that is empty, the hand</source>
        <comment>source.tray or hand</comment>
        <translation>la réserve ou, si elle est vide, la main</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>per.turn</comment>
        <translation>tour</translation>
    </message>
    <message>
        <source>turn in which all its regions are connected</source>
        <comment>per.flock</comment>
        <translation>tour où toutes ses régions se touchent</translation>
    </message>
    <message>
        <source>when an opponent gives up a region</source>
        <comment>at.abandon</comment>
        <translation>quand un adversaire abandonne une région</translation>
    </message>
    <message>
        <source>when an opponent&apos;s race declines</source>
        <comment>at.decline</comment>
        <translation>quand le peuple d&apos;un adversaire décline</translation>
    </message>
    <message>
        <source>when it takes a region from an opponent</source>
        <comment>windfall.at.conquest</comment>
        <translation>quand il prend une région à un adversaire</translation>
    </message>
    <message>
        <source>when the combo is picked</source>
        <comment>at.pick</comment>
        <translation>quand la combinaison est choisie</translation>
    </message>
    <message>
        <source>where Flames enter</source>
        <comment>variants.flames_entry</comment>
        <translation>où entrent les Flammes</translation>
    </message>
    <message>
        <source>while the race is active</source>
        <comment>when.active</comment>
        <translation>tant que le peuple est actif</translation>
    </message>
</context>
<context>
    <name>clause</name>
    <message>
        <source>Magic bag: a piece that copies one Relic on the map each turn</source>
        <comment>bag</comment>
        <translation>Sac magique&#x202f;: un marqueur qui copie une Relique de la carte à chaque tour</translation>
    </message>
    <message>
        <source>Rebirth: it takes over regions of its owner&apos;s race in decline at the start of a turn</source>
        <comment>reborn</comment>
        <translation>Renaissance&#x202f;: reprend au début du tour des régions du peuple en déclin de son joueur</translation>
    </message>
    <message>
        <source>Silver Hammers: they conquer like tokens and are gained at each redeployment</source>
        <comment>hammers</comment>
        <translation>Marteaux d&apos;argent&#x202f;: ils conquièrent comme des pions et se gagnent à chaque redéploiement</translation>
    </message>
    <message>
        <source>Swap: when it is picked, its power may be swapped for another one</source>
        <comment>swap-badge</comment>
        <translation>Échange&#x202f;: quand on le choisit, son pouvoir peut être échangé contre un autre</translation>
    </message>
</context>
<context>
    <name>condition</name>
    <message>
        <source>a Place lies there, or not</source>
        <comment>place</comment>
        <translation>un Lieu s&apos;y trouve, ou non</translation>
    </message>
    <message>
        <source>a single token stands there, or not</source>
        <comment>lone</comment>
        <translation>un seul pion s&apos;y trouve, ou non</translation>
    </message>
    <message>
        <source>at least this many tokens stand there</source>
        <comment>tokens</comment>
        <translation>au moins autant de pions s&apos;y trouvent</translation>
    </message>
    <message>
        <source>it has the same terrain as the region where this lies</source>
        <comment>terrain_of</comment>
        <translation>le même terrain que la région où cela se trouve</translation>
    </message>
    <message>
        <source>it holds at least this many of them</source>
        <comment>regions</comment>
        <translation>il en occupe au moins autant</translation>
    </message>
    <message>
        <source>it is next to a region of which this is true</source>
        <comment>next_to</comment>
        <translation>elle est voisine d&apos;une région dont ceci est vrai</translation>
    </message>
    <message>
        <source>it is next to such a region, or to a chain of regions of this race that reaches one</source>
        <comment>linked_to</comment>
        <translation>elle est voisine d&apos;une telle région, ou d&apos;une chaîne de régions de ce peuple qui y mène</translation>
    </message>
    <message>
        <source>it is occupied by a race, a Lost Tribe or Monsters, or empty</source>
        <comment>occupied</comment>
        <translation>occupée par un peuple, une Tribu oubliée ou des Monstres, ou vide</translation>
    </message>
    <message>
        <source>it is this round, or a later one</source>
        <comment>from_round</comment>
        <translation>c&apos;est cette manche ou une suivante</translation>
    </message>
    <message>
        <source>it is this round, or an earlier one</source>
        <comment>to_round</comment>
        <translation>c&apos;est cette manche ou une précédente</translation>
    </message>
    <message>
        <source>no other race and no Monsters are next to it, or some are</source>
        <comment>alone</comment>
        <translation>aucun autre peuple ni Monstre à côté, ou si</translation>
    </message>
    <message>
        <source>the race there is active, or in decline</source>
        <comment>active</comment>
        <translation>le peuple qui s&apos;y trouve est actif, ou en déclin</translation>
    </message>
    <message>
        <source>the region has this symbol</source>
        <comment>mark</comment>
        <translation>la région a ce symbole</translation>
    </message>
    <message>
        <source>the region has this terrain</source>
        <comment>terrain</comment>
        <translation>la région a ce terrain</translation>
    </message>
    <message>
        <source>this piece stands there</source>
        <comment>piece</comment>
        <translation>ce marqueur s&apos;y trouve</translation>
    </message>
    <message>
        <source>this race holds a region of which this is true</source>
        <comment>holding</comment>
        <translation>ce peuple occupe une région dont ceci est vrai</translation>
    </message>
    <message>
        <source>this race holds it, or doesn&apos;t</source>
        <comment>held</comment>
        <translation>ce peuple l&apos;occupe, ou non</translation>
    </message>
    <message>
        <source>who holds it</source>
        <comment>holder</comment>
        <translation>qui l&apos;occupe</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>coins</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n non-empty {kind} region(s) {more} conquered this turn</source>
        <comment>conquered</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n région non vide {kind} {more} conquise ce tour-ci</numerusform>
            <numerusform>%n régions non vides {kind2} {more} conquises ce tour-ci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>tokens</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind} region(s) held {more}</source>
        <comment>held</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n région {kind} occupée {more}</numerusform>
            <numerusform>%n régions {kind2} occupées {more}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>example</name>
    <message>
        <source>Coins it gets when an opponent conquers {region}</source>
        <comment>attack.coins</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Pièces reçues quand un adversaire conquiert {region}</translation>
    </message>
    <message>
        <source>Extra commands after conquering {region}: {said}</source>
        <comment>says.conquest</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Ordres en plus après avoir conquis {region}&#x202f;: {said}</translation>
    </message>
    <message>
        <source>Extra commands after its conquests: {said}</source>
        <comment>says.redeploy</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Ordres en plus après ses conquêtes&#x202f;: {said}</translation>
    </message>
    <message>
        <source>Extra commands after redeploying: {said}</source>
        <comment>says.close</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Ordres en plus après le redéploiement&#x202f;: {said}</translation>
    </message>
    <message>
        <source>Extra commands at the start of a turn: {said}</source>
        <comment>says</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Ordres en plus au début d&apos;un tour&#x202f;: {said}</translation>
    </message>
    <message>
        <source>Number of regions it can conquer next, holding {held}</source>
        <comment>where</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Nombre de régions à portée de la conquête suivante, en occupant {held}</translation>
    </message>
    <message>
        <source>Number of regions open to the first conquest</source>
        <comment>first.where</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Nombre de régions ouvertes à la première conquête</translation>
    </message>
    <message>
        <source>The conquest of {region}, holding {held}</source>
        <comment>cost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>La conquête de {region}, en occupant {held}</translation>
    </message>
    <message>
        <source>The first conquest, {region}</source>
        <comment>first</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>La première conquête, {region}</translation>
    </message>
    <message>
        <source>The income of a later turn in decline, holding {held}</source>
        <comment>decline.income</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Le revenu d&apos;un tour ultérieur en déclin, en occupant {held}</translation>
    </message>
    <message>
        <source>The income of a turn, holding {held} and in decline {declined}</source>
        <comment>income</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Le revenu d&apos;un tour, en occupant {held} et, en déclin, {declined}</translation>
    </message>
    <message>
        <source>The income of the turn of its decline, holding {held}</source>
        <comment>decline.paid</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Le revenu du tour de son déclin, en occupant {held}</translation>
    </message>
    <message>
        <source>Tokens after two conquests</source>
        <comment>tokens.redeploy</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Pions après deux conquêtes</translation>
    </message>
    <message>
        <source>Tokens in hand when it is picked</source>
        <comment>picked</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Pions en main au moment du choix</translation>
    </message>
    <message>
        <source>Tokens lost when an opponent conquers {region}</source>
        <comment>attack.lost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Pions perdus quand un adversaire conquiert {region}</translation>
    </message>
    <message>
        <source>Tokens that remain in decline, holding {held}</source>
        <comment>decline.keeps</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Pions qui restent en déclin, en occupant {held}</translation>
    </message>
    <message>
        <source>What it costs an opponent to conquer {region} when two of its tokens defend it</source>
        <comment>attack.cost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Ce que coûte {region} à un adversaire quand deux de ses pions la défendent</translation>
    </message>
    <message>
        <source>What the conquest of {region} adds to the income</source>
        <comment>income.conquest</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Ce que la conquête de {region} ajoute au revenu</translation>
    </message>
    <message>
        <source>Worked out by the engine on {where}:</source>
        <comment>heading</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Calculé par le moteur du jeu sur {where}&#x202f;:</translation>
    </message>
    <message>
        <source>a Lost Tribe</source>
        <comment>with.tribe</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>une Tribu oubliée</translation>
    </message>
    <message>
        <source>not possible</source>
        <comment>no</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>impossible</translation>
    </message>
    <message>
        <source>tokens of an opponent: {n}</source>
        <comment>with.rivals</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>pions d&apos;un adversaire&#x202f;: {n}</translation>
    </message>
    <message>
        <source>{n} Monsters</source>
        <comment>with.monsters</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{n} Monstres</translation>
    </message>
    <message>
        <source>{n} token in decline</source>
        <comment>with.forebears</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{n} pion en déclin</translation>
    </message>
    <message>
        <source>{what}: {own} (without its effects: {plain}).</source>
        <comment>differs</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{what}&#x202f;: {own} (sans ses effets&#x202f;: {plain}).</translation>
    </message>
    <message>
        <source>{what}: {own}, with or without its effects.</source>
        <comment>same</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{what}&#x202f;: {own}, avec ou sans ses effets.</translation>
    </message>
</context>
<context>
    <name>excluded</name>
    <message>
        <source>No Places are in play.</source>
        <comment>places</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Aucun Lieu n&apos;est en jeu.</translation>
    </message>
    <message>
        <source>No Relics are in play.</source>
        <comment>relics</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Aucune Relique n&apos;est en jeu.</translation>
    </message>
    <message>
        <source>Nothing in this game brings this piece: {about}.</source>
        <comment>piece</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Rien dans cette partie n&apos;apporte ce marqueur&#x202f;: {about}.</translation>
    </message>
    <message>
        <source>The board has no region like this: {about}.</source>
        <comment>terrain</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Le plateau n&apos;a aucune région de ce genre&#x202f;: {about}.</translation>
    </message>
    <message>
        <source>The board has no symbol like this: {about}.</source>
        <comment>mark</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Le plateau n&apos;a aucun symbole de ce genre&#x202f;: {about}.</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>A new one each turn</source>
        <comment>new</comment>
        <translation>Une nouvelle à chaque tour</translation>
    </message>
    <message>
        <source>Adjacent to all regions of this race</source>
        <comment>anywhere</comment>
        <translation>Voisine de toutes les régions de ce peuple</translation>
    </message>
    <message>
        <source>At most, in all</source>
        <comment>stock</comment>
        <translation>Au plus, en tout</translation>
    </message>
    <message>
        <source>Doesn&apos;t count as the one race in decline</source>
        <comment>extra</comment>
        <translation>Ne compte pas comme le seul peuple en déclin</translation>
    </message>
    <message>
        <source>Each in a region of its own</source>
        <comment>apart</comment>
        <translation>Chacune dans une région différente</translation>
    </message>
    <message>
        <source>For each</source>
        <comment>per</comment>
        <translation>Pour chaque</translation>
    </message>
    <message>
        <source>For every so many</source>
        <comment>every</comment>
        <translation>Pour autant de</translation>
    </message>
    <message>
        <source>House rules that change it</source>
        <comment>variants</comment>
        <translation>Règles maison qui le changent</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>amount</comment>
        <translation>Combien</translation>
    </message>
    <message>
        <source>How many regions</source>
        <comment>reborn.count</comment>
        <translation>Combien de régions</translation>
    </message>
    <message>
        <source>How often</source>
        <comment>limit</comment>
        <translation>Combien de fois</translation>
    </message>
    <message>
        <source>It stays in decline</source>
        <comment>stays</comment>
        <translation>Reste en déclin</translation>
    </message>
    <message>
        <source>It works</source>
        <comment>when</comment>
        <translation>Agit</translation>
    </message>
    <message>
        <source>Its region can&apos;t be conquered</source>
        <comment>immune</comment>
        <translation>Sa région ne peut pas être conquise</translation>
    </message>
    <message>
        <source>Joins all regions next to the same stretch</source>
        <comment>passage</comment>
        <translation>Relie toutes les régions au bord du même ensemble</translation>
    </message>
    <message>
        <source>May be moved, per turn</source>
        <comment>moves</comment>
        <translation>Peut être déplacée, par tour</translation>
    </message>
    <message>
        <source>May decline right after scoring</source>
        <comment>after_score</comment>
        <translation>Peut décliner juste après le décompte</translation>
    </message>
    <message>
        <source>May redeploy once more before that</source>
        <comment>redeploys</comment>
        <translation>Peut se redéployer une fois encore avant</translation>
    </message>
    <message>
        <source>Need not be placed</source>
        <comment>optional</comment>
        <translation>N&apos;a pas à être placée</translation>
    </message>
    <message>
        <source>Piece</source>
        <comment>piece</comment>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Pieces at a time</source>
        <comment>count</comment>
        <translation>Marqueurs à la fois</translation>
    </message>
    <message>
        <source>Placed</source>
        <comment>at</comment>
        <translation>Placée</translation>
    </message>
    <message>
        <source>Printed rule that it stands for</source>
        <comment>rule</comment>
        <translation>Règle imprimée qu&apos;il représente</translation>
    </message>
    <message>
        <source>The new token comes from</source>
        <comment>source</comment>
        <translation>Le nouveau pion vient de</translation>
    </message>
    <message>
        <source>The power stays in decline</source>
        <comment>badge</comment>
        <translation>Le pouvoir reste en déclin</translation>
    </message>
    <message>
        <source>Tokens more for attackers</source>
        <comment>defence</comment>
        <translation>Pions de plus pour les attaquants</translation>
    </message>
    <message>
        <source>Tokens that stay</source>
        <comment>keep</comment>
        <translation>Pions qui restent</translation>
    </message>
    <message>
        <source>When</source>
        <comment>windfall.at</comment>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>where</comment>
        <translation>Où</translation>
    </message>
    <message>
        <source>Who pays</source>
        <comment>payer</comment>
        <translation>Qui paie</translation>
    </message>
    <message>
        <source>Word for the game file</source>
        <comment>note</comment>
        <translation>Mot pour le fichier</translation>
    </message>
</context>
<context>
    <name>form</name>
    <message>
        <source>with {name}</source>
        <comment>with</comment>
        <extracomment>How names are put together</extracomment>
        <translation>avec {name}</translation>
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
        <translation>f</translation>
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
        <translation type="unfinished"></translation>
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
        <translation>aventureux | aventureuses</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <comment>alchemist</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>alchimistes</translation>
    </message>
    <message>
        <source>Beacon</source>
        <comment>beacon</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>des Feux</translation>
    </message>
    <message>
        <source>Berserk</source>
        <comment>berserk</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>berserks</translation>
    </message>
    <message>
        <source>Bivouacking</source>
        <comment>bivouacking</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>scouts | scoutes</translation>
    </message>
    <message>
        <source>Commando</source>
        <comment>commando</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>armés | armées</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <comment>diplomat</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>diplomates</translation>
    </message>
    <message>
        <source>Dragon Master</source>
        <comment>dragon</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>et leur Dragon</translation>
    </message>
    <message>
        <source>Festive</source>
        <comment>festive</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>festifs | festives</translation>
    </message>
    <message>
        <source>Fisher</source>
        <comment>fisher</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>pêcheurs | pêcheuses</translation>
    </message>
    <message>
        <source>Flocking</source>
        <comment>flocking</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>grégaires</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>flying</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>volants | volantes</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>forest</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>des Forêts</translation>
    </message>
    <message>
        <source>Fortified</source>
        <comment>fortified</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>bâtisseurs | bâtisseuses</translation>
    </message>
    <message>
        <source>Frightened</source>
        <comment>frightened</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>apeurés | apeurées</translation>
    </message>
    <message>
        <source>Gleaning</source>
        <comment>gleaning</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>glaneurs | glaneuses</translation>
    </message>
    <message>
        <source>Heroic</source>
        <comment>heroic</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>héroïques</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>des Collines</translation>
    </message>
    <message>
        <source>Hungry</source>
        <comment>hungry</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>affamés | affamées</translation>
    </message>
    <message>
        <source>Immortal</source>
        <comment>immortal</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>immortels | immortelles</translation>
    </message>
    <message>
        <source>Magic</source>
        <comment>magic</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>et leur Musette</translation>
    </message>
    <message>
        <source>Martyr</source>
        <comment>martyr</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>martyrs | martyres</translation>
    </message>
    <message>
        <source>Merchant</source>
        <comment>merchant</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>marchands | marchandes</translation>
    </message>
    <message>
        <source>Mining</source>
        <comment>mining</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>des Mines</translation>
    </message>
    <message>
        <source>Moated</source>
        <comment>moated</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>des Douves</translation>
    </message>
    <message>
        <source>Mounted</source>
        <comment>mounted</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>montés | montées</translation>
    </message>
    <message>
        <source>Muddy</source>
        <comment>muddy</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>de la Boue</translation>
    </message>
    <message>
        <source>Mystic</source>
        <comment>mystic</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>des Cristaux</translation>
    </message>
    <message>
        <source>Patient</source>
        <comment>patient</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>patients | patientes</translation>
    </message>
    <message>
        <source>Pillaging</source>
        <comment>pillaging</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>pillards | pillardes</translation>
    </message>
    <message>
        <source>Quarreling</source>
        <comment>quarreling</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>querelleurs | querelleuses</translation>
    </message>
    <message>
        <source>Reborn</source>
        <comment>reborn</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>réincarnés | réincarnées</translation>
    </message>
    <message>
        <source>Royal</source>
        <comment>royal</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>royaux | royales</translation>
    </message>
    <message>
        <source>Seafaring</source>
        <comment>seafaring</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>marins | marines</translation>
    </message>
    <message>
        <source>Shield</source>
        <comment>shield</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>cuirassés | cuirassées</translation>
    </message>
    <message>
        <source>Spirit</source>
        <comment>spirit</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>ancestraux | ancestrales</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>stone</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>des Montagnes</translation>
    </message>
    <message>
        <source>Stout</source>
        <comment>stout</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>durs à cuire | dures à cuire</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>swamp</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>des Marais</translation>
    </message>
    <message>
        <source>Thieving</source>
        <comment>thieving</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>kleptomanes</translation>
    </message>
    <message>
        <source>Tomb</source>
        <comment>tomb</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>d&apos;outre-tombe</translation>
    </message>
    <message>
        <source>Underworld</source>
        <comment>underworld</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>des Cavernes</translation>
    </message>
    <message>
        <source>Vampire</source>
        <comment>vampire</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>vampires</translation>
    </message>
    <message>
        <source>Vanishing</source>
        <comment>vanishing</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>évanescents | évanescentes</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <comment>vengeful</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>vengeurs | vengeresses</translation>
    </message>
    <message>
        <source>Wealthy</source>
        <comment>wealthy</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>fortunés | fortunées</translation>
    </message>
    <message>
        <source>Wise</source>
        <comment>wise</comment>
        <extracomment>Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter</extracomment>
        <translation>sages</translation>
    </message>
</context>
<context>
    <name>kind</name>
    <message>
        <source>Black Mountain</source>
        <comment>terrain=blackmountain</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Montagne noire</translation>
    </message>
    <message>
        <source>Cavern</source>
        <comment>mark=cavern</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… avec une Caverne</translation>
    </message>
    <message>
        <source>Chasm</source>
        <comment>terrain=chasm</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Gouffre</translation>
    </message>
    <message>
        <source>Farmland</source>
        <comment>terrain=farmland</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Champ</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>terrain=forest</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Forêt</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>terrain=hill</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Colline</translation>
    </message>
    <message>
        <source>Lake</source>
        <comment>terrain=lake</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Lac</translation>
    </message>
    <message>
        <source>Magic source</source>
        <comment>mark=magic</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… avec une Source magique</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>terrain=mine</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Mine</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>mark=mine</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… avec une Mine</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>terrain=mountain</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Montagne</translation>
    </message>
    <message>
        <source>Mud Pool</source>
        <comment>terrain=mud</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Mare de boue</translation>
    </message>
    <message>
        <source>Mushroom Forest</source>
        <comment>terrain=mushroom</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Champignonnière</translation>
    </message>
    <message>
        <source>Mystic Crystal</source>
        <comment>terrain=crystal</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Cristal mystique</translation>
    </message>
    <message>
        <source>River</source>
        <comment>terrain=river</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Rivière</translation>
    </message>
    <message>
        <source>Sea</source>
        <comment>terrain=sea</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Mer</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>terrain=swamp</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de Marais</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>occupied=false</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>vide | vides</translation>
    </message>
    <message>
        <source>land</source>
        <comment>terrain=land</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>de terre ferme</translation>
    </message>
    <message>
        <source>occupied</source>
        <comment>occupied=true</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>non vide | non vides</translation>
    </message>
    <message>
        <source>water</source>
        <comment>terrain=water</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>d&apos;eau</translation>
    </message>
</context>
<context>
    <name>limit</name>
    <message>
        <source>, once per turn</source>
        <comment>turn</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, une fois par tour</translation>
    </message>
    <message>
        <source>, once per turn against each opponent</source>
        <comment>opponent</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, une fois par tour contre chaque adversaire</translation>
    </message>
    <message>
        <source>, only once</source>
        <comment>game</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, une seule fois</translation>
    </message>
</context>
<context>
    <name>mark</name>
    <message>
        <source>Cavern</source>
        <comment>cavern</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Caverne</translation>
    </message>
    <message>
        <source>Edge of the map</source>
        <comment>edge</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Bord de la carte</translation>
    </message>
    <message>
        <source>Lost Tribe</source>
        <comment>tribe</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Tribu oubliée</translation>
    </message>
    <message>
        <source>Magic source</source>
        <comment>magic</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Source magique</translation>
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
        <translation>Monstre</translation>
    </message>
    <message>
        <source>Volcano</source>
        <comment>volcano</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Volcan</translation>
    </message>
</context>
<context>
    <name>moment</name>
    <message>
        <source>at each redeployment</source>
        <comment>redeploy</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>à chaque redéploiement</translation>
    </message>
    <message>
        <source>at the end of each turn</source>
        <comment>close</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>à la fin de chaque tour</translation>
    </message>
    <message>
        <source>at the start of each turn</source>
        <comment>start</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>au début de chaque tour</translation>
    </message>
    <message>
        <source>when the combo is picked</source>
        <comment>pick</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>dès le choix de la combinaison</translation>
    </message>
</context>
<context>
    <name>more</name>
    <message>
        <source>at the edge of the map</source>
        <comment>mark=edge</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>au bord de la carte</translation>
    </message>
    <message>
        <source>held by an opponent</source>
        <comment>holder=opponent</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>d&apos;un adversaire</translation>
    </message>
    <message>
        <source>held by another race of the same player</source>
        <comment>holder=own</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>d&apos;un autre peuple du même joueur</translation>
    </message>
    <message>
        <source>next to a Chasm</source>
        <comment>next_to(terrain=chasm)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>au bord d&apos;un Gouffre</translation>
    </message>
    <message>
        <source>next to a Mountain region of this race</source>
        <comment>next_to(held=true,terrain=mountain)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>à côté d&apos;une région de Montagne de ce peuple</translation>
    </message>
    <message>
        <source>next to a Mystic Crystal region of this race</source>
        <comment>next_to(held=true,terrain=crystal)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>à côté d&apos;une région de Cristal mystique de ce peuple</translation>
    </message>
    <message>
        <source>next to another race or Monsters</source>
        <comment>alone=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>à côté d&apos;un autre peuple ou de Monstres</translation>
    </message>
    <message>
        <source>next to any {beside}</source>
        <comment>next_to</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>à côté d&apos;une {beside}</translation>
    </message>
    <message>
        <source>next to any {beside} or to a chain of regions of this race that reaches one</source>
        <comment>linked_to</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>à côté d&apos;une {beside} ou d&apos;une chaîne de régions de ce peuple qui y mène</translation>
    </message>
    <message>
        <source>next to water</source>
        <comment>next_to(terrain=water)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>au bord de l&apos;eau</translation>
    </message>
    <message>
        <source>next to {the}</source>
        <comment>next_to.piece</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>à côté de la région {with}</translation>
    </message>
    <message>
        <source>next to {the} or to a chain of regions of this race that reaches it</source>
        <comment>linked_to.piece</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>à côté de la région {with} ou d&apos;une chaîne de régions de ce peuple qui y mène</translation>
    </message>
    <message>
        <source>of an opponent who has attacked this player since the last turn</source>
        <comment>holder=grudge</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>d&apos;un adversaire qui a attaqué ce joueur depuis son dernier tour</translation>
    </message>
    <message>
        <source>of the same terrain as its own</source>
        <comment>terrain_of=here</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>du même terrain que la sienne</translation>
    </message>
    <message>
        <source>of the same terrain as {the}</source>
        <comment>terrain_of</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>du même terrain que {the}</translation>
    </message>
    <message>
        <source>that anyone holds</source>
        <comment>holder=any</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>qui appartient à quelqu&apos;un</translation>
    </message>
    <message>
        <source>that nobody holds</source>
        <comment>holder=nobody</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>qui n&apos;appartient à personne</translation>
    </message>
    <message>
        <source>that this race does not hold</source>
        <comment>held=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>que ce peuple n&apos;occupe pas</translation>
    </message>
    <message>
        <source>that this race holds</source>
        <comment>held=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>que ce peuple occupe</translation>
    </message>
    <message>
        <source>under a race in decline</source>
        <comment>active=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>sous un peuple en déclin</translation>
    </message>
    <message>
        <source>under an active race</source>
        <comment>active=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>sous un peuple actif</translation>
    </message>
    <message>
        <source>where it lies</source>
        <comment>piece=here</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>de cet objet</translation>
    </message>
    <message>
        <source>with a Lost Tribe symbol</source>
        <comment>mark=tribe</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>avec un symbole de Tribu oubliée</translation>
    </message>
    <message>
        <source>with a Monster symbol</source>
        <comment>mark=monster</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>avec un symbole de Monstre</translation>
    </message>
    <message>
        <source>with a Place</source>
        <comment>place=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>avec un Lieu</translation>
    </message>
    <message>
        <source>with a Volcano symbol</source>
        <comment>mark=volcano</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>avec un symbole de Volcan</translation>
    </message>
    <message>
        <source>with a single active token of an opponent</source>
        <comment>active=true,holder=opponent,lone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>avec un seul pion actif d&apos;un adversaire</translation>
    </message>
    <message>
        <source>with a single token</source>
        <comment>lone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>avec un seul pion</translation>
    </message>
    <message>
        <source>with at least {tokens}</source>
        <comment>tokens</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>avec au moins {tokens}</translation>
    </message>
    <message>
        <source>with no other race and no Monsters next to it</source>
        <comment>alone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>sans autre peuple ni Monstres à côté</translation>
    </message>
    <message>
        <source>without a Place</source>
        <comment>place=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>sans Lieu</translation>
    </message>
    <message>
        <source>without a lone token</source>
        <comment>lone=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>sans pion isolé</translation>
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
        <translation>à chaque tour</translation>
    </message>
    <message>
        <source>each turn, as long as it holds a region</source>
        <comment>turn.held</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>à chaque tour, tant qu&apos;une région est occupée</translation>
    </message>
    <message>
        <source>each turn, as long as there is a {one}</source>
        <comment>turn.where</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>à chaque tour, tant qu&apos;il y a une {one}</translation>
    </message>
    <message>
        <source>for each separate group of regions held</source>
        <comment>group</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>par groupe séparé de régions occupées</translation>
    </message>
    <message>
        <source>for each {conquered}</source>
        <comment>conquest</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>par {conquered}</translation>
    </message>
    <message>
        <source>for each {held}</source>
        <comment>region</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>par {held}</translation>
    </message>
    <message>
        <source>for every {conquered_n}</source>
        <comment>conquest.every</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>par tranche de {conquered_n}</translation>
    </message>
    <message>
        <source>for every {held_n}</source>
        <comment>region.every</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>par tranche de {held_n}</translation>
    </message>
    <message>
        <source>for its region</source>
        <comment>region.here</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>pour sa région</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to a {held}</source>
        <comment>opponent.where</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>de chaque adversaire dont le peuple actif est voisin d&apos;une {held}</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to that region</source>
        <comment>opponent.here</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>de chaque adversaire dont le peuple actif est voisin de cette région</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to this one</source>
        <comment>opponent</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>de chaque adversaire dont le peuple actif est voisin de celui-ci</translation>
    </message>
    <message>
        <source>if all regions held are connected</source>
        <comment>flock</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>si toutes les régions occupées sont reliées</translation>
    </message>
</context>
<context>
    <name>piece</name>
    <message numerus="yes">
        <source>%n Bag(s)</source>
        <comment>bag.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Musette</numerusform>
            <numerusform>%n Musettes</numerusform>
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
            <numerusform>%n Dragon</numerusform>
            <numerusform>%n Dragons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Encampment(s)</source>
        <comment>encampment.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Campement</numerusform>
            <numerusform>%n Campements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fortress(es)</source>
        <comment>fortress.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Forteresse</numerusform>
            <numerusform>%n Forteresses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Ghost(s)</source>
        <comment>ghost.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Fantôme</numerusform>
            <numerusform>%n Fantômes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Great Ancient(s)</source>
        <comment>ancient.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Grand Ancien</numerusform>
            <numerusform>%n Grands Anciens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hero(es)</source>
        <comment>hero.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Héros</numerusform>
            <numerusform>%n Héros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hole(s)</source>
        <comment>hole.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Terrier</numerusform>
            <numerusform>%n Terriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mushroom Armor(s)</source>
        <comment>armor.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Armure de champignon</numerusform>
            <numerusform>%n Armures de champignon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Queen(s)</source>
        <comment>queen.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Reine</numerusform>
            <numerusform>%n Reines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Troll Lair(s)</source>
        <comment>lair.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Antre de Troll</numerusform>
            <numerusform>%n Antres de Troll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Volcano(es)</source>
        <comment>volcano.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n Volcan</numerusform>
            <numerusform>%n Volcans</numerusform>
        </translation>
    </message>
    <message>
        <source>Altar of Souls</source>
        <comment>altar.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Autel des Âmes</translation>
    </message>
    <message>
        <source>Bag</source>
        <comment>bag.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Musette</translation>
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
        <translation>Crypte du Pilleur de tombes</translation>
    </message>
    <message>
        <source>Diamond Fields</source>
        <comment>diamond.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Champs de diamants</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>dragon.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>Encampment</source>
        <comment>encampment.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Campement</translation>
    </message>
    <message>
        <source>Flying Doormat</source>
        <comment>doormat.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Paillasson volant</translation>
    </message>
    <message>
        <source>Fortress</source>
        <comment>fortress.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Forteresse</translation>
    </message>
    <message>
        <source>Fountain of Youth</source>
        <comment>fountain.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Fontaine de Jouvence</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Anneau de la Grenouille</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Anneau de la Grenouille</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Anneau de la Grenouille</translation>
    </message>
    <message>
        <source>Ghost</source>
        <comment>ghost.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Fantôme</translation>
    </message>
    <message>
        <source>Great Ancient</source>
        <comment>ancient.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Grand Ancien</translation>
    </message>
    <message>
        <source>Great Brass Pipe</source>
        <comment>pipe.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Grand Tuyau de laiton</translation>
    </message>
    <message>
        <source>Hero</source>
        <comment>hero.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Hole</source>
        <comment>hole.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Terrier</translation>
    </message>
    <message>
        <source>Keep on the Motherland</source>
        <comment>keep.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Donjon de la Patrie</translation>
    </message>
    <message>
        <source>Mine of the Lost Dwarf</source>
        <comment>mine.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Mine du Nain perdu</translation>
    </message>
    <message>
        <source>Mushroom Armor</source>
        <comment>armor.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Armure de champignon</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>queen.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Reine</translation>
    </message>
    <message>
        <source>Scepter of Avarice</source>
        <comment>scepter.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Sceptre de l&apos;Avarice</translation>
    </message>
    <message>
        <source>Shiny Orb</source>
        <comment>orb.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Orbe scintillant</translation>
    </message>
    <message>
        <source>Stinky Troll&apos;s Socks</source>
        <comment>socks.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Chaussettes puantes de Troll</translation>
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
        <translation>Épée du Lapin tueur</translation>
    </message>
    <message>
        <source>Troll Lair</source>
        <comment>lair.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Antre de Troll</translation>
    </message>
    <message>
        <source>Volcano</source>
        <comment>volcano.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Volcan</translation>
    </message>
    <message>
        <source>Wickedest Pentacle</source>
        <comment>pentacle.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Pentacle maléfique</translation>
    </message>
    <message>
        <source>a Fortress</source>
        <comment>fortress.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>une Forteresse</translation>
    </message>
    <message>
        <source>a Hero</source>
        <comment>hero.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>un Héros</translation>
    </message>
    <message>
        <source>a Hole</source>
        <comment>hole.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>un Terrier</translation>
    </message>
    <message>
        <source>a Mushroom Armor</source>
        <comment>armor.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>une Armure de champignon</translation>
    </message>
    <message>
        <source>a Troll Lair</source>
        <comment>lair.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>un Antre de Troll</translation>
    </message>
    <message>
        <source>an Encampment</source>
        <comment>encampment.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>un Campement</translation>
    </message>
    <message>
        <source>the Altar of Souls</source>
        <comment>altar.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Autel des Âmes</translation>
    </message>
    <message>
        <source>the Altar of Souls</source>
        <comment>altar.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Autel des Âmes</translation>
    </message>
    <message>
        <source>the Bag</source>
        <comment>bag.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Musette</translation>
    </message>
    <message>
        <source>the Bag</source>
        <comment>bag.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Musette</translation>
    </message>
    <message>
        <source>the Balrog</source>
        <comment>balrog.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Balrog</translation>
    </message>
    <message>
        <source>the Balrog</source>
        <comment>balrog.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Balrog</translation>
    </message>
    <message>
        <source>the Crypt of the Tomb Raider</source>
        <comment>crypt.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Crypte du Pilleur de tombes</translation>
    </message>
    <message>
        <source>the Crypt of the Tomb Raider</source>
        <comment>crypt.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Crypte du Pilleur de tombes</translation>
    </message>
    <message>
        <source>the Diamond Fields</source>
        <comment>diamond.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>les Champs de diamants</translation>
    </message>
    <message>
        <source>the Diamond Fields</source>
        <comment>diamond.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le lieu des Champs de diamants</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <comment>dragon.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Dragon</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <comment>dragon.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Dragon</translation>
    </message>
    <message>
        <source>the Encampment</source>
        <comment>encampment.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Campement</translation>
    </message>
    <message>
        <source>the Flying Doormat</source>
        <comment>doormat.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Paillasson volant</translation>
    </message>
    <message>
        <source>the Flying Doormat</source>
        <comment>doormat.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Paillasson volant</translation>
    </message>
    <message>
        <source>the Fortress</source>
        <comment>fortress.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Forteresse</translation>
    </message>
    <message>
        <source>the Fountain of Youth</source>
        <comment>fountain.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Fontaine de Jouvence</translation>
    </message>
    <message>
        <source>the Fountain of Youth</source>
        <comment>fountain.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Fontaine de Jouvence</translation>
    </message>
    <message>
        <source>the Ghost</source>
        <comment>ghost.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Fantôme</translation>
    </message>
    <message>
        <source>the Ghost</source>
        <comment>ghost.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Fantôme</translation>
    </message>
    <message>
        <source>the Great Ancient</source>
        <comment>ancient.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Grand Ancien</translation>
    </message>
    <message>
        <source>the Great Ancient</source>
        <comment>ancient.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Grand Ancien</translation>
    </message>
    <message>
        <source>the Great Brass Pipe</source>
        <comment>pipe.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Grand Tuyau de laiton</translation>
    </message>
    <message>
        <source>the Great Brass Pipe</source>
        <comment>pipe.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Grand Tuyau de laiton</translation>
    </message>
    <message>
        <source>the Hero</source>
        <comment>hero.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Héros</translation>
    </message>
    <message>
        <source>the Hole</source>
        <comment>hole.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Terrier</translation>
    </message>
    <message>
        <source>the Keep on the Motherland</source>
        <comment>keep.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Donjon de la Patrie</translation>
    </message>
    <message>
        <source>the Keep on the Motherland</source>
        <comment>keep.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Donjon de la Patrie</translation>
    </message>
    <message>
        <source>the Mine of the Lost Dwarf</source>
        <comment>mine.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Mine du Nain perdu</translation>
    </message>
    <message>
        <source>the Mine of the Lost Dwarf</source>
        <comment>mine.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Mine du Nain perdu</translation>
    </message>
    <message>
        <source>the Mushroom Armor</source>
        <comment>armor.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Armure de champignon</translation>
    </message>
    <message>
        <source>the Queen</source>
        <comment>queen.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Reine</translation>
    </message>
    <message>
        <source>the Queen</source>
        <comment>queen.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la Reine</translation>
    </message>
    <message>
        <source>the Scepter of Avarice</source>
        <comment>scepter.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Sceptre de l&apos;Avarice</translation>
    </message>
    <message>
        <source>the Scepter of Avarice</source>
        <comment>scepter.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Sceptre de l&apos;Avarice</translation>
    </message>
    <message>
        <source>the Shiny Orb</source>
        <comment>orb.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Orbe scintillant</translation>
    </message>
    <message>
        <source>the Shiny Orb</source>
        <comment>orb.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Orbe scintillant</translation>
    </message>
    <message>
        <source>the Stinky Troll&apos;s Socks</source>
        <comment>socks.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>les Chaussettes puantes de Troll</translation>
    </message>
    <message>
        <source>the Stinky Troll&apos;s Socks</source>
        <comment>socks.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>la paire de Chaussettes puantes de Troll</translation>
    </message>
    <message>
        <source>the Sword of the Killer Rabbit</source>
        <comment>sword.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Épée du Lapin tueur</translation>
    </message>
    <message>
        <source>the Sword of the Killer Rabbit</source>
        <comment>sword.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Épée du Lapin tueur</translation>
    </message>
    <message>
        <source>the Troll Lair</source>
        <comment>lair.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>l&apos;Antre de Troll</translation>
    </message>
    <message>
        <source>the Volcano</source>
        <comment>volcano.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Volcan</translation>
    </message>
    <message>
        <source>the Volcano</source>
        <comment>volcano.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Volcan</translation>
    </message>
    <message>
        <source>the Wickedest Pentacle</source>
        <comment>pentacle.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Pentacle maléfique</translation>
    </message>
    <message>
        <source>the Wickedest Pentacle</source>
        <comment>pentacle.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>le Pentacle maléfique</translation>
    </message>
    <message>
        <source>with Froggy&apos;s Ring</source>
        <comment>ring.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec l&apos;Anneau de la Grenouille</translation>
    </message>
    <message>
        <source>with Stonehedge</source>
        <comment>stonehedge.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec Stonehedge</translation>
    </message>
    <message>
        <source>with a Fortress</source>
        <comment>fortress.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec une Forteresse</translation>
    </message>
    <message>
        <source>with a Hero</source>
        <comment>hero.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec un Héros</translation>
    </message>
    <message>
        <source>with a Hole</source>
        <comment>hole.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec un Terrier</translation>
    </message>
    <message>
        <source>with a Mushroom Armor</source>
        <comment>armor.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec une Armure de champignon</translation>
    </message>
    <message>
        <source>with a Troll Lair</source>
        <comment>lair.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec un Antre de Troll</translation>
    </message>
    <message>
        <source>with an Encampment</source>
        <comment>encampment.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec un Campement</translation>
    </message>
    <message>
        <source>with the Altar of Souls</source>
        <comment>altar.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec l&apos;Autel des Âmes</translation>
    </message>
    <message>
        <source>with the Bag</source>
        <comment>bag.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec la Musette</translation>
    </message>
    <message>
        <source>with the Balrog</source>
        <comment>balrog.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec le Balrog</translation>
    </message>
    <message>
        <source>with the Crypt of the Tomb Raider</source>
        <comment>crypt.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec la Crypte du Pilleur de tombes</translation>
    </message>
    <message>
        <source>with the Diamond Fields</source>
        <comment>diamond.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec les Champs de diamants</translation>
    </message>
    <message>
        <source>with the Dragon</source>
        <comment>dragon.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec le Dragon</translation>
    </message>
    <message>
        <source>with the Flying Doormat</source>
        <comment>doormat.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec le Paillasson volant</translation>
    </message>
    <message>
        <source>with the Fountain of Youth</source>
        <comment>fountain.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec la Fontaine de Jouvence</translation>
    </message>
    <message>
        <source>with the Ghost</source>
        <comment>ghost.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec le Fantôme</translation>
    </message>
    <message>
        <source>with the Great Ancient</source>
        <comment>ancient.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec le Grand Ancien</translation>
    </message>
    <message>
        <source>with the Great Brass Pipe</source>
        <comment>pipe.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec le Grand Tuyau de laiton</translation>
    </message>
    <message>
        <source>with the Keep on the Motherland</source>
        <comment>keep.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec le Donjon de la Patrie</translation>
    </message>
    <message>
        <source>with the Mine of the Lost Dwarf</source>
        <comment>mine.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec la Mine du Nain perdu</translation>
    </message>
    <message>
        <source>with the Queen</source>
        <comment>queen.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec la Reine</translation>
    </message>
    <message>
        <source>with the Scepter of Avarice</source>
        <comment>scepter.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec le Sceptre de l&apos;Avarice</translation>
    </message>
    <message>
        <source>with the Shiny Orb</source>
        <comment>orb.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec l&apos;Orbe scintillant</translation>
    </message>
    <message>
        <source>with the Stinky Troll&apos;s Socks</source>
        <comment>socks.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec les Chaussettes puantes de Troll</translation>
    </message>
    <message>
        <source>with the Sword of the Killer Rabbit</source>
        <comment>sword.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec l&apos;Épée du Lapin tueur</translation>
    </message>
    <message>
        <source>with the Volcano</source>
        <comment>volcano.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec le Volcan</translation>
    </message>
    <message>
        <source>with the Wickedest Pentacle</source>
        <comment>pentacle.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>avec le Pentacle maléfique</translation>
    </message>
</context>
<context>
    <name>puzzle</name>
    <message>
        <source>Continuing with {1} is worth {0} more than declining now.</source>
        <comment>go-on</comment>
        <translation>Continuer avec {1} : {0} de plus que de passer en déclin maintenant.</translation>
    </message>
    <message>
        <source>Continuing would bring {0} more this turn, which is less than a new combo earns in the rounds left.</source>
        <comment>decline.now</comment>
        <translation>Continuer rapporterait {0} de plus ce tour-ci, moins que ce que gagne une nouvelle combinaison pendant les manches restantes.</translation>
    </message>
    <message>
        <source>Continuing would not bring more this turn.</source>
        <comment>decline.less</comment>
        <translation>Continuer ne rapporterait pas plus ce tour-ci.</translation>
    </message>
    <message>
        <source>Declining now is worth {0} more than continuing with {1}.</source>
        <comment>decline</comment>
        <translation>Passer en déclin maintenant : {0} de plus que de continuer avec {1}.</translation>
    </message>
    <message>
        <source>Giving up {0} frees the tokens for {1}: +{2}.</source>
        <comment>abandon</comment>
        <translation>Abandonner {0} libère les pions pour {1} : +{2}.</translation>
    </message>
    <message>
        <source>It brings {0} more this turn.</source>
        <comment>go-on.now</comment>
        <translation>Ce tour-ci, cela rapporte {0} de plus.</translation>
    </message>
    <message>
        <source>It brings {0} this turn; {1} brings {2}.</source>
        <comment>pick.now</comment>
        <translation>Ce tour-ci, elle rapporte {0} ; {1} : {2}.</translation>
    </message>
    <message>
        <source>It comes with {0}; {1} with {2}.</source>
        <comment>pick.tokens</comment>
        <translation>Elle apporte {0} ; {1} : {2}.</translation>
    </message>
    <message>
        <source>Picking it brings {0} at once.</source>
        <comment>pick.coins</comment>
        <translation>La prendre rapporte tout de suite {0}.</translation>
    </message>
    <message>
        <source>The race has only {0} left to conquer with.</source>
        <comment>decline.hand</comment>
        <translation>Pour conquérir, il ne reste au peuple que {0}.</translation>
    </message>
    <message>
        <source>The right regions are {0}: +{1}.</source>
        <comment>regions</comment>
        <translation>Les bonnes régions sont {0} : +{1}.</translation>
    </message>
    <message>
        <source>{0} opens the way to {1}: +{2}.</source>
        <comment>opens</comment>
        <translation>{0} ouvre la voie vers {1} : +{2}.</translation>
    </message>
    <message>
        <source>{0} rather than {1}: +{2}.</source>
        <comment>instead</comment>
        <translation>{0} plutôt que {1} : +{2}.</translation>
    </message>
    <message>
        <source>{0}: +{1}.</source>
        <comment>source</comment>
        <translation>{0} : +{1}.</translation>
    </message>
    <message>
        <source>{0}: {1} more than {2}, the next best combo.</source>
        <comment>pick</comment>
        <translation>{0} : {1} de plus que {2}, la meilleure combinaison ensuite.</translation>
    </message>
</context>
<context>
    <name>region</name>
    <message>
        <source>in each {kind} region held {more}</source>
        <comment>held_in</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>dans chaque région {kind} occupée {more}</translation>
    </message>
    <message>
        <source>in {kind} regions {more}</source>
        <comment>in</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>dans une région {kind} {more}</translation>
    </message>
    <message>
        <source>non-empty {kind} region {more} conquered this turn</source>
        <comment>conquered</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>région non vide {kind} {more} conquise ce tour-ci</translation>
    </message>
    <message>
        <source>{kind} region held {more}</source>
        <comment>held</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>région {kind} occupée {more}</translation>
    </message>
    <message>
        <source>{kind} region {more}</source>
        <comment>one</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>région {kind} {more}</translation>
    </message>
    <message>
        <source>{kind} region {more}</source>
        <comment>beside</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>région {kind} {more}</translation>
    </message>
    <message>
        <source>{kind} regions held {more}</source>
        <comment>held_all</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>régions {kind2} occupées {more}</translation>
    </message>
    <message>
        <source>{kind} regions {more}</source>
        <comment>all</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>régions {kind2} {more}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>All regions as a table</source>
        <comment>regions</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Toutes les régions dans un tableau</translation>
    </message>
    <message>
        <source>Charts</source>
        <comment>charts</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>coins</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Coins are secret until the end.</source>
        <comment>secret</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Les pièces sont secrètes jusqu&apos;à la fin.</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <comment>chart_coins</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Pièces par manche</translation>
    </message>
    <message>
        <source>Coins on combos</source>
        <comment>source_combo</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Pièces sur les combinaisons</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>dark</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>source_decline</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>En déclin</translation>
    </message>
    <message>
        <source>Income by source</source>
        <comment>chart_income</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Revenus par source</translation>
    </message>
    <message>
        <source>Keys: arrows go move by move, Page Up and Page Down turn by turn, Home and End to the start and the end. Space plays or pauses, T changes between light and dark.</source>
        <comment>keys</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Touches : les flèches vont coup par coup, Page précédente et Page suivante tour par tour, Début et Fin au début et à la fin. Espace lit ou met en pause, T passe du clair au sombre.</translation>
    </message>
    <message>
        <source>Larger map</source>
        <comment>near</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Carte plus grande</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>light</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>log</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <comment>notice</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Fait avec swqt, un projet de fans non officiel, sans lien avec l&apos;éditeur du jeu.</translation>
    </message>
    <message>
        <source>Map of {0}</source>
        <comment>map</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Carte de {0}</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>place</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Move {0} of {1}</source>
        <comment>move</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Coup {0} sur {1}</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <comment>controls</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Coups de la partie</translation>
    </message>
    <message>
        <source>Next move</source>
        <comment>forward</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Next turn</source>
        <comment>turn_forward</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>note</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>notes</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Owner</source>
        <comment>owner</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>source_paid</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Payé</translation>
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
        <translation>Lire</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>players</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>source_power</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>Previous move</source>
        <comment>back</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <comment>turn_back</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Races</source>
        <comment>source_race</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Peuples</translation>
    </message>
    <message>
        <source>Region</source>
        <comment>region</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Région</translation>
    </message>
    <message>
        <source>Regions</source>
        <comment>source_regions</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Relics and Places</source>
        <comment>source_item</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Reliques et Lieux</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <comment>turn</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Manche {0} : {1}</translation>
    </message>
    <message>
        <source>Small World on {0}, {1} rounds</source>
        <comment>about</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Small World sur {0}, {1} manches</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <comment>start</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>over</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>This page needs JavaScript. It loads nothing from the network.</source>
        <comment>noscript</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Cette page a besoin de JavaScript. Elle ne charge rien du réseau.</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>last</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>To the start</source>
        <comment>first</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Tokens and pieces</source>
        <comment>tokens</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Pions et marqueurs</translation>
    </message>
    <message>
        <source>in decline</source>
        <comment>declined</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>en déclin</translation>
    </message>
    <message>
        <source>in hand: {0}</source>
        <comment>hand</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>en main : {0}</translation>
    </message>
</context>
<context>
    <name>say</name>
    <message>
        <source>+{coins} once, at the end of the combo&apos;s first turn</source>
        <comment>income.turn.game</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>+{coins} une seule fois, à la fin du premier tour de la combinaison</translation>
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
        <translation>+{tokens} pour les conquêtes seulement&#x202f;: ils sont mis de côté à la fin de chaque redéploiement et reviennent au tour suivant</translation>
    </message>
    <message>
        <source>a Place: it serves the race that holds its region</source>
        <comment>value.place</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>un Lieu&#x202f;: il sert le peuple qui occupe sa région</translation>
    </message>
    <message>
        <source>a Relic: the active race that holds its region may use it once per turn, and it moves to the region where it is used</source>
        <comment>value.relic</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>une Relique&#x202f;: le peuple actif qui occupe sa région peut s&apos;en servir une fois par tour, et elle va dans la région où elle sert</translation>
    </message>
    <message>
        <source>a region may be conquered with exactly {tokens}, whatever it costs</source>
        <comment>overrun</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>une région peut être conquise avec {tokens} exactement, quel que soit son coût</translation>
    </message>
    <message>
        <source>a region {with} is immune to everyone and pays nobody</source>
        <comment>clause.balrog.4</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>une région {with} est imprenable pour tous et ne rapporte rien à personne</translation>
    </message>
    <message>
        <source>a region {with} is immune: no opponent can conquer it</source>
        <comment>piece.immune</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>une région {with} est imprenable&#x202f;: aucun adversaire ne peut la conquérir</translation>
    </message>
    <message>
        <source>adds {tokens}</source>
        <comment>value.power</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ajoute {tokens}</translation>
    </message>
    <message>
        <source>after scoring, one token of the player&apos;s own race in decline may be given up for {coins}</source>
        <comment>clause.altar</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>après le décompte, un pion du peuple en déclin du même joueur peut être sacrifié contre {coins}</translation>
    </message>
    <message>
        <source>all its tokens leave the map when it declines; each region they held then pays {coins}</source>
        <comment>decline.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>tous ses pions quittent la carte quand il passe en déclin&#x202f;; chaque région qu&apos;ils occupaient rapporte alors {coins}</translation>
    </message>
    <message>
        <source>all its tokens stay on the map when it declines</source>
        <comment>decline.all</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>tous ses pions restent sur la carte quand il passe en déclin</translation>
    </message>
    <message>
        <source>all {all} count as adjacent to each other for conquests</source>
        <comment>link</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>pour les conquêtes, toutes les {all} comptent comme adjacentes entre elles</translation>
    </message>
    <message>
        <source>an adjacent {one} may be conquered by replacing that token with one from the tray</source>
        <comment>substitute.tray</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>une région adjacente {kind} {more} peut être conquise en remplaçant ce pion par un pion de la réserve</translation>
    </message>
    <message>
        <source>an adjacent {one} may be conquered by replacing that token with one from the tray or, if that is empty, from the hand</source>
        <comment>substitute.hand</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>une région adjacente {kind} {more} peut être conquise en remplaçant ce pion par un pion de la réserve ou, si elle est vide, de la main</translation>
    </message>
    <message>
        <source>an opponent who can&apos;t pay can&apos;t conquer it</source>
        <comment>toll.unpaid</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>un adversaire qui ne peut pas payer ne peut pas la conquérir</translation>
    </message>
    <message>
        <source>at each redeployment it gains a Silver Hammer for each {held}, at most {stock} in all</source>
        <comment>clause.hammers</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>à chaque redéploiement, reçoit un Marteau d&apos;argent par {held}, {stock} au plus en tout</translation>
    </message>
    <message>
        <source>at each redeployment they return to hand, and they are lost when the race declines</source>
        <comment>clause.hammers.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>à chaque redéploiement, ils reviennent en main&#x202f;; ils sont perdus quand le peuple passe en déclin</translation>
    </message>
    <message>
        <source>at redeployment, each of its regions keeps at least {tokens}, if it has enough</source>
        <comment>least</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>au redéploiement, chacune de ses régions garde au moins {tokens}, s&apos;il y en a assez</translation>
    </message>
    <message>
        <source>at redeployment, each of its regions keeps no more than {tokens}: the others stay in hand until its next turn</source>
        <comment>most</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>au redéploiement, chacune de ses régions garde au plus {tokens}&#x202f;: les autres restent en main jusqu&apos;à son prochain tour</translation>
    </message>
    <message>
        <source>at redeployment: +{tokens} {per}</source>
        <comment>supply</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>au redéploiement&#x202f;: +{tokens} {per}</translation>
    </message>
    <message>
        <source>at the end of each turn, {the} may be placed in any region but this one</source>
        <comment>clause.ghost</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>à la fin de chaque tour, {the} peut être placé dans n&apos;importe quelle région sauf celle-ci</translation>
    </message>
    <message>
        <source>at the end of the turn, it may be put into a region held</source>
        <comment>clause.ring</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>à la fin du tour, on peut l&apos;envoyer dans une région occupée</translation>
    </message>
    <message>
        <source>at the end of the turn, it may be put into a region held: the coins of that region are doubled, except those taken from players</source>
        <comment>clause.scepter</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>à la fin du tour, on peut l&apos;envoyer dans une région occupée&#x202f;: les pièces de cette région sont doublées, sauf celles que paient d&apos;autres joueurs</translation>
    </message>
    <message>
        <source>at the end of the turn, peace may be made with one opponent whose active race was not attacked this turn: that player can&apos;t attack this race while it is active, until its owner&apos;s next turn</source>
        <comment>pact</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>à la fin du tour, la paix peut être conclue avec un adversaire dont le peuple actif n&apos;a pas été attaqué ce tour-ci&#x202f;: il ne peut pas attaquer ce peuple, tant que celui-ci est actif, jusqu&apos;au prochain tour de son propriétaire</translation>
    </message>
    <message>
        <source>at the start of each turn, up to {count} of its regions may be emptied: each gets a token of the player&apos;s active race, from the tray or, if that is empty, from the hand</source>
        <comment>clause.reborn</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>au début de chaque tour, jusqu&apos;à {count} de ses régions peuvent être vidées&#x202f;: chacune reçoit un pion du peuple actif du joueur, de la réserve ou, si elle est vide, de la main</translation>
    </message>
    <message>
        <source>at the start of each turn, {the} may be moved to another region held</source>
        <comment>piece.moves.start</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>au début de chaque tour, {the} peut passer dans une autre région occupée</translation>
    </message>
    <message>
        <source>before conquering a {one}, once it has been chosen, the die may be rolled</source>
        <comment>die.named</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>avant de conquérir une {one}, une fois celle-ci choisie, on peut lancer le dé</translation>
    </message>
    <message>
        <source>before each conquest, the die may be rolled: the result lowers the cost, but never below 1 token; if nothing can be conquered then, conquests end for this turn</source>
        <comment>die</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>avant chaque conquête, on peut lancer le dé&#x202f;: le résultat réduit le coût, jamais à moins de 1 pion&#x202f;; si plus rien ne peut être conquis, les conquêtes s&apos;arrêtent pour ce tour</translation>
    </message>
    <message>
        <source>before scoring, they may be redeployed one last time</source>
        <comment>decline.redeploys</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>avant le décompte, ils peuvent être redéployés une dernière fois</translation>
    </message>
    <message>
        <source>each conquest {in} costs as if the region were empty</source>
        <comment>as_empty</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>chaque conquête {in} coûte autant que si la région était vide</translation>
    </message>
    <message>
        <source>each conquest {in} costs {tokens} less</source>
        <comment>cost.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>chaque conquête {in} coûte {tokens} de moins</translation>
    </message>
    <message>
        <source>each conquest {in} costs {tokens} more</source>
        <comment>cost.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>chaque conquête {in} coûte {tokens} de plus</translation>
    </message>
    <message>
        <source>each makes its region cost attackers {defence} more</source>
        <comment>piece.defence</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>chaque exemplaire ajoute {defence} au coût de sa région pour les attaquants</translation>
    </message>
    <message>
        <source>each of the first {count} {all} conquered gets {a}</source>
        <comment>piece.first.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>chacune des {count} premières {all} conquises reçoit {a}</translation>
    </message>
    <message>
        <source>each turn, {the} may be used as a copy of one Relic on the map, whoever holds it</source>
        <comment>clause.bag</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>à chaque tour, {the} peut servir de copie d&apos;une Relique de la carte, peu importe qui la possède</translation>
    </message>
    <message>
        <source>each {held} costs attackers {tokens} more</source>
        <comment>defence</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>chaque {held} coûte {tokens} de plus aux attaquants</translation>
    </message>
    <message>
        <source>each {held} is immune: no opponent can conquer it</source>
        <comment>immune</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>chaque {held} est imprenable&#x202f;: aucun adversaire ne peut la conquérir</translation>
    </message>
    <message>
        <source>for conquering a {held}, an opponent pays its owner {coins}</source>
        <comment>toll.attacker</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>pour conquérir une {held}, un adversaire paie {coins} à son propriétaire</translation>
    </message>
    <message>
        <source>for conquering a {one} from an opponent, it at once gets {coins}</source>
        <comment>windfall.conquest.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>pour avoir pris une {one} à un adversaire, reçoit aussitôt {coins}</translation>
    </message>
    <message>
        <source>for conquering a {one} from an opponent, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.conquest.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>pour avoir pris une {one} à un adversaire, lui prend aussitôt {coins}, s&apos;il en a</translation>
    </message>
    <message>
        <source>for conquests, all regions next to the same connected {all} count as adjacent to each other</source>
        <comment>link.passage</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>pour les conquêtes, toutes les régions qui bordent le même ensemble continu de {all} comptent comme adjacentes entre elles</translation>
    </message>
    <message>
        <source>for conquests, any {one} counts as adjacent to all regions of this race</source>
        <comment>link.anywhere</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>pour les conquêtes, n&apos;importe quelle {one} compte comme adjacente à toutes les régions de ce peuple</translation>
    </message>
    <message>
        <source>for each {one} that an opponent gives up without a fight, it at once gets {coins}</source>
        <comment>windfall.abandon.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>pour chaque {one} qu&apos;un adversaire quitte sans combat, reçoit aussitôt {coins}</translation>
    </message>
    <message>
        <source>for each {one} that an opponent gives up without a fight, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.abandon.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>pour chaque {one} qu&apos;un adversaire quitte sans combat, lui prend aussitôt {coins}, s&apos;il en a</translation>
    </message>
    <message>
        <source>from the next turn on, Hammers conquer like tokens, together with at least one token</source>
        <comment>clause.hammers.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>dès le tour suivant, les Marteaux conquièrent comme des pions, avec au moins un pion</translation>
    </message>
    <message>
        <source>house rule: with no region on the map, it enters only through such a region</source>
        <comment>as_empty.entry</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>règle maison&#x202f;: sans région sur la carte, n&apos;entre que par une telle région</translation>
    </message>
    <message>
        <source>in decline, it does not count as its player&apos;s one race in decline: another may decline beside it</source>
        <comment>decline.extra</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>en déclin, ne compte pas comme le seul peuple en déclin de son joueur&#x202f;: un autre peut décliner à ses côtés</translation>
    </message>
    <message>
        <source>in later turns, {the} may be moved into a region next to its own, once per turn</source>
        <comment>clause.balrog.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>aux tours suivants, une fois par tour, {the} peut passer dans une région voisine de la sienne</translation>
    </message>
    <message>
        <source>in the conquest it is used for, the defender loses no token: they all retreat</source>
        <comment>aid.loss.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>dans la conquête où elle sert, le défenseur ne perd aucun pion&#x202f;: ils se replient tous</translation>
    </message>
    <message>
        <source>in the conquest it is used for, the defender loses {tokens} instead of one</source>
        <comment>aid.loss</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>dans la conquête où elle sert, le défenseur perd {tokens} au lieu d&apos;un</translation>
    </message>
    <message>
        <source>it conquers where it goes: 2 tokens are lost there, the others retreat</source>
        <comment>clause.balrog.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>il conquiert la région où il va&#x202f;: 2 pions y sont perdus, les autres se replient</translation>
    </message>
    <message>
        <source>it costs its player {coins} {per}, as far as they have any</source>
        <comment>income.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>coûte à son joueur {coins} {per}, s&apos;il en a</translation>
    </message>
    <message>
        <source>it does not redeploy: tokens left in hand stay there until its next turn</source>
        <comment>fixed</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ne se redéploie pas&#x202f;: les pions restés en main y attendent le prochain tour</translation>
    </message>
    <message>
        <source>it has no effect {in}</source>
        <comment>clause.scepter.where</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>il est sans effet {in}</translation>
    </message>
    <message>
        <source>it keeps conquering every turn, before the active race</source>
        <comment>campaign</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>continue à conquérir à chaque tour, avant le peuple actif</translation>
    </message>
    <message>
        <source>it moves as that Relic would, but nobody can take it: when its region is lost, it returns to hand</source>
        <comment>clause.bag.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>elle se déplace comme cette Relique, mais personne ne peut la prendre&#x202f;: si sa région est perdue, elle revient en main</translation>
    </message>
    <message>
        <source>its holder has the benefits of a special power, drawn when it is discovered</source>
        <comment>grant</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>qui l&apos;occupe profite d&apos;un pouvoir spécial, tiré lors de la découverte</translation>
    </message>
    <message>
        <source>its region costs attackers {tokens} more</source>
        <comment>defence.here</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>sa région coûte {tokens} de plus aux attaquants</translation>
    </message>
    <message>
        <source>may conquer any {one}, adjacent or not</source>
        <comment>reach</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>peut conquérir n&apos;importe quelle {one}, adjacente ou non</translation>
    </message>
    <message>
        <source>may conquer {all} and stay there</source>
        <comment>zone</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>peut conquérir des {all} et y rester</translation>
    </message>
    <message>
        <source>may conquer {all} and stay there; it keeps them in decline</source>
        <comment>zone.kept</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>peut conquérir des {all} et y rester&#x202f;; les garde en déclin</translation>
    </message>
    <message>
        <source>may go into decline right after scoring a turn of conquests</source>
        <comment>decline.after_score</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>peut passer en déclin juste après le décompte d&apos;un tour de conquêtes</translation>
    </message>
    <message>
        <source>no more than {stock} may stand on the map</source>
        <comment>piece.stock</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>pas plus de {stock} sur toute la carte</translation>
    </message>
    <message>
        <source>no special ability: its strength is in its numbers</source>
        <comment>plain</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>aucun don particulier&#x202f;: sa force, c&apos;est le nombre</translation>
    </message>
    <message>
        <source>on other players&apos; turns, no race, power, Relic or Place helps anyone conquer its regions</source>
        <comment>shield</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>pendant le tour des autres joueurs, aucun peuple, pouvoir, Relique ou Lieu n&apos;aide qui que ce soit à conquérir ses régions</translation>
    </message>
    <message>
        <source>once per turn, when its conquests end, all its tokens but one in each region return to hand for more conquests</source>
        <comment>again</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>une fois par tour, à la fin de ses conquêtes, tous ses pions sauf un par région reviennent en main pour d&apos;autres conquêtes</translation>
    </message>
    <message>
        <source>only one may stand in a region</source>
        <comment>piece.apart</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>une région n&apos;en accueille qu&apos;un seul exemplaire</translation>
    </message>
    <message>
        <source>only the holder of this Place can conquer a region {with}</source>
        <comment>clause.ghost.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>seul l&apos;occupant de ce Lieu peut conquérir une région {with}</translation>
    </message>
    <message>
        <source>several may stand in the same region</source>
        <comment>piece.together</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>une même région peut en accueillir plusieurs</translation>
    </message>
    <message>
        <source>skipping its combo costs {coins} less</source>
        <comment>price.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>passer sa combinaison coûte {coins} de moins</translation>
    </message>
    <message>
        <source>skipping its combo costs {coins} more</source>
        <comment>price.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>passer sa combinaison coûte {coins} de plus</translation>
    </message>
    <message>
        <source>the conquest it is used for costs as if the region were empty</source>
        <comment>aid.as_empty</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la conquête où elle sert coûte autant que si la région était vide</translation>
    </message>
    <message>
        <source>the conquest it is used for costs {tokens} less</source>
        <comment>aid.cost.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la conquête où elle sert coûte {tokens} de moins</translation>
    </message>
    <message>
        <source>the conquest it is used for costs {tokens} more</source>
        <comment>aid.cost.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la conquête où elle sert coûte {tokens} de plus</translation>
    </message>
    <message>
        <source>the conquest it is used for may be of any region, adjacent or not</source>
        <comment>aid.reach</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la conquête où elle sert peut viser n&apos;importe quelle région, adjacente ou non</translation>
    </message>
    <message>
        <source>the first {one} conquered gets {a}</source>
        <comment>piece.first.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>la première {one} conquise reçoit {a}</translation>
    </message>
    <message>
        <source>the power stays with the race in decline</source>
        <comment>decline.badge</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>le pouvoir reste avec le peuple en déclin</translation>
    </message>
    <message>
        <source>the result lowers the cost, but never below 1 token; if the tokens are enough, the region must be conquered, otherwise conquests end for this turn</source>
        <comment>die.rolled</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>le résultat réduit le coût, jamais à moins de 1 pion&#x202f;; si les pions suffisent, il faut conquérir la région, sinon les conquêtes s&apos;arrêtent pour ce tour</translation>
    </message>
    <message>
        <source>they leave the map when the race declines</source>
        <comment>piece.leaves.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ces marqueurs quittent la carte quand le peuple passe en déclin</translation>
    </message>
    <message>
        <source>they may be moved each turn</source>
        <comment>piece.moves.all</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ils peuvent tous changer de région à chaque tour</translation>
    </message>
    <message>
        <source>they stay when the race declines</source>
        <comment>piece.stays.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>ces marqueurs restent quand le peuple passe en déclin</translation>
    </message>
    <message>
        <source>under a race in decline, {the} stays where it is</source>
        <comment>clause.ghost.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>sous un peuple en déclin, {the} reste où il est</translation>
    </message>
    <message>
        <source>when it is picked, it may swap its power with that of another combo on offer; coins stay where they are</source>
        <comment>clause.swap-badge</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>dès son choix, peut échanger son pouvoir avec celui d&apos;une autre combinaison proposée&#x202f;; les pièces restent où elles sont</translation>
    </message>
    <message>
        <source>when its combo turns up, it comes with {coins} from the bank</source>
        <comment>gift</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quand sa combinaison apparaît, elle apporte {coins} de la banque</translation>
    </message>
    <message>
        <source>when one of its regions is conquered, no token is lost: they all retreat</source>
        <comment>loss.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quand une de ses régions est conquise, aucun pion n&apos;est perdu&#x202f;: ils se replient tous</translation>
    </message>
    <message>
        <source>when one of its regions is conquered, {tokens} are lost instead of one</source>
        <comment>loss</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quand une de ses régions est conquise, {tokens} sont perdus au lieu d&apos;un</translation>
    </message>
    <message>
        <source>when the region is conquered, they are not lost but retreat</source>
        <comment>piece.withdrawn</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>quand la région est conquise, ils ne sont pas perdus mais se replient</translation>
    </message>
    <message>
        <source>whenever an opponent&apos;s race declines, it at once gets {coins}</source>
        <comment>windfall.decline.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>chaque fois qu&apos;un peuple adverse passe en déclin, reçoit aussitôt {coins}</translation>
    </message>
    <message>
        <source>whenever an opponent&apos;s race declines, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.decline.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>chaque fois qu&apos;un peuple adverse passe en déclin, prend aussitôt {coins} à son joueur, s&apos;il en a</translation>
    </message>
    <message>
        <source>whenever another player conquers a {held}, its owner at once gets {coins}</source>
        <comment>toll.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>chaque fois qu&apos;un autre joueur conquiert une {held}, son propriétaire reçoit aussitôt {coins}</translation>
    </message>
    <message>
        <source>whoever discovers the Place must at once send {the} into a region next to it</source>
        <comment>clause.balrog</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>qui découvre le Lieu doit aussitôt envoyer {the} dans une région voisine</translation>
    </message>
    <message>
        <source>with no region on the map, it may also enter through any {one}</source>
        <comment>entry</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>sans région sur la carte, peut aussi entrer par n&apos;importe quelle {one}</translation>
    </message>
    <message>
        <source>with no region on the map, it may enter anywhere</source>
        <comment>entry.everywhere</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>sans région sur la carte, peut entrer n&apos;importe où</translation>
    </message>
    <message>
        <source>{a} stands {held_in} and makes it cost attackers {tokens} more</source>
        <comment>defence.piece</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{a} se dresse {held_in}, qui coûte {tokens} de plus aux attaquants</translation>
    </message>
    <message>
        <source>{moment} it gains {a} for each {held}, to place in any region held</source>
        <comment>piece.gained</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment}, reçoit {a} par {held}, à placer dans n&apos;importe quelle région occupée</translation>
    </message>
    <message>
        <source>{moment}, {a} may be placed in a {place_one}</source>
        <comment>piece.may.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment}, on peut placer {a} dans une {place_one}</translation>
    </message>
    <message>
        <source>{moment}, {a} must be placed in a {place_one}</source>
        <comment>piece.must.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment}, il faut placer {a} dans une {place_one}</translation>
    </message>
    <message>
        <source>{moment}, {pieces} may be placed in {place_all}</source>
        <comment>piece.may.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment}, on peut placer {pieces} dans des {place_all}</translation>
    </message>
    <message>
        <source>{moment}, {pieces} must be placed in {place_all}</source>
        <comment>piece.must.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment}, il faut placer {pieces} dans des {place_all}</translation>
    </message>
    <message>
        <source>{moment}: +{tokens} {per}</source>
        <comment>supply.start</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment}&#x202f;: +{tokens} {per}</translation>
    </message>
    <message>
        <source>{moves} of them may be moved each turn</source>
        <comment>piece.moves.some</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moves} au plus peuvent changer de région à chaque tour</translation>
    </message>
    <message>
        <source>{the} goes there and stays until it is used again</source>
        <comment>overrun.piece</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} s&apos;y rend et y reste jusqu&apos;à son prochain usage</translation>
    </message>
    <message>
        <source>{the} leaves the map when the race declines</source>
        <comment>piece.leaves.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} quitte la carte quand le peuple passe en déclin</translation>
    </message>
    <message>
        <source>{the} may be moved each turn</source>
        <comment>piece.moves.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} peut changer de région à chaque tour</translation>
    </message>
    <message>
        <source>{the} stays when the race declines</source>
        <comment>piece.stays.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} reste quand le peuple passe en déclin</translation>
    </message>
    <message>
        <source>{tokens}, plus those of the power (no more than {supply} in all)</source>
        <comment>value.race</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{tokens}, plus ceux du pouvoir (pas plus de {supply} en tout)</translation>
    </message>
</context>
<context>
    <name>short</name>
    <message>
        <source>+1 per 2 regions by water</source>
        <comment>fisher</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 pour 2 régions près de l&apos;eau</translation>
    </message>
    <message>
        <source>+1 per Black Mountain</source>
        <comment>stone</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par Montagne noire</translation>
    </message>
    <message>
        <source>+1 per Farmland</source>
        <comment>humans</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par Champ</translation>
    </message>
    <message>
        <source>+1 per Forest</source>
        <comment>forest</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par Forêt</translation>
    </message>
    <message>
        <source>+1 per Hill</source>
        <comment>hill</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par Colline</translation>
    </message>
    <message>
        <source>+1 per Magic source</source>
        <comment>wizards</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par Source magique</translation>
    </message>
    <message>
        <source>+1 per Mine</source>
        <comment>mining</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par Mine</translation>
    </message>
    <message>
        <source>+1 per Mine, even in decline</source>
        <comment>dwarves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par Mine, même en déclin</translation>
    </message>
    <message>
        <source>+1 per Mud Pool, even in decline</source>
        <comment>muddy</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par Mare, même en déclin</translation>
    </message>
    <message>
        <source>+1 per Mushroom Forest</source>
        <comment>shrooms</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par Champignonnière</translation>
    </message>
    <message>
        <source>+1 per Mystic Crystal</source>
        <comment>mystic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par Cristal mystique</translation>
    </message>
    <message>
        <source>+1 per Place</source>
        <comment>adventurous</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par Lieu</translation>
    </message>
    <message>
        <source>+1 per Swamp</source>
        <comment>swamp</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par Marais</translation>
    </message>
    <message>
        <source>+1 per occupied region conquered</source>
        <comment>orcs</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par région non vide conquise</translation>
    </message>
    <message>
        <source>+1 per occupied region conquered</source>
        <comment>pillaging</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par région non vide conquise</translation>
    </message>
    <message>
        <source>+1 per region</source>
        <comment>merchant</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par région</translation>
    </message>
    <message>
        <source>+1 per region lost</source>
        <comment>martyr</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par région perdue</translation>
    </message>
    <message>
        <source>+1 per region others give up</source>
        <comment>gleaning</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par région que l&apos;on quitte</translation>
    </message>
    <message>
        <source>+1 per region with 3+ tokens</source>
        <comment>frightened</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par région de 3 pions ou plus</translation>
    </message>
    <message>
        <source>+1 per region with no neighbours</source>
        <comment>drow</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par région sans voisins</translation>
    </message>
    <message>
        <source>+1 per separate group of regions</source>
        <comment>quarreling</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 par groupe séparé de régions</translation>
    </message>
    <message>
        <source>+1 token per 2 occupied regions</source>
        <comment>skeletons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 pion pour 2 régions non vides</translation>
    </message>
    <message>
        <source>+1 token per Mud Pool</source>
        <comment>mudmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 pion par Mare de boue</translation>
    </message>
    <message>
        <source>+2 every turn</source>
        <comment>alchemist</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+2 à chaque tour</translation>
    </message>
    <message>
        <source>+2 if all regions are connected</source>
        <comment>flocking</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+2 si les régions sont reliées</translation>
    </message>
    <message>
        <source>+6 defence next to water</source>
        <comment>moated</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+6 en défense au bord de l&apos;eau</translation>
    </message>
    <message>
        <source>+7 once, after the first turn</source>
        <comment>wealthy</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+7 une fois, après le 1er tour</translation>
    </message>
    <message>
        <source>1 Fortress a turn: +1 and defence</source>
        <comment>fortified</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>1 Forteresse par tour&#x202f;: +1, abri</translation>
    </message>
    <message>
        <source>1 coin from each neighbour</source>
        <comment>thieving</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>1 pièce prise à chaque voisin</translation>
    </message>
    <message>
        <source>2 Heroes make regions immune</source>
        <comment>heroic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>2 Héros&#x202f;: régions imprenables</translation>
    </message>
    <message>
        <source>4 extra tokens for conquest only</source>
        <comment>amazons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>4 pions de plus pour conquérir</translation>
    </message>
    <message>
        <source>5 Encampments defend</source>
        <comment>bivouacking</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>5 Campements défendent</translation>
    </message>
    <message>
        <source>7 tokens, −1 coin from round 3</source>
        <comment>hungry</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>7 pions, −1 dès la manche 3</translation>
    </message>
    <message>
        <source>Armor for each Mushroom Forest</source>
        <comment>shield</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>1 Armure par Champignonnière</translation>
    </message>
    <message>
        <source>Caverns: −1 cost, all adjacent</source>
        <comment>underworld</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Cavernes&#x202f;: −1, toutes reliées</translation>
    </message>
    <message>
        <source>Great Ancient: immune, −1 nearby</source>
        <comment>cultists</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Grand Ancien&#x202f;: imprenable, −1</translation>
    </message>
    <message>
        <source>Mines forge Hammers for conquest</source>
        <comment>irondwarves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>les Mines forgent des Marteaux</translation>
    </message>
    <message>
        <source>Mountains immune in decline</source>
        <comment>badgers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Montagnes imprenables en déclin</translation>
    </message>
    <message>
        <source>a Lair defends each region</source>
        <comment>trolls</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>un Antre défend chaque région</translation>
    </message>
    <message>
        <source>attack along every chasm</source>
        <comment>spiderines</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>attaquent le long des gouffres</translation>
    </message>
    <message>
        <source>cheap conquests near the Volcano</source>
        <comment>flames</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conquêtes faciles près du Volcan</translation>
    </message>
    <message>
        <source>conquer any land region</source>
        <comment>flying</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conquièrent n&apos;importe où à terre</translation>
    </message>
    <message>
        <source>conquer seas and the Lake</source>
        <comment>seafaring</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conquièrent les mers et le Lac</translation>
    </message>
    <message>
        <source>conquer twice each turn</source>
        <comment>tinkers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conquièrent deux fois par tour</translation>
    </message>
    <message>
        <source>conquer twice from round 4 on</source>
        <comment>patient</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>deux conquêtes dès le tour 4</translation>
    </message>
    <message>
        <source>costs 1 more to skip</source>
        <comment>festive</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>les passer coûte 1 de plus</translation>
    </message>
    <message>
        <source>cross rivers freely</source>
        <comment>lizardmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>traversent les rivières</translation>
    </message>
    <message>
        <source>cross water from shore to shore</source>
        <comment>ferrymen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>passent l&apos;eau de rive en rive</translation>
    </message>
    <message>
        <source>decline right after scoring</source>
        <comment>stout</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>déclin juste après le décompte</translation>
    </message>
    <message>
        <source>decline: vanish, 2 per region</source>
        <comment>vanishing</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>déclin&#x202f;: tout part, 2 par région</translation>
    </message>
    <message>
        <source>each conquest costs 1 less</source>
        <comment>ogres</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>chaque conquête coûte 1 de moins</translation>
    </message>
    <message>
        <source>each conquest costs 1 less</source>
        <comment>commando</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>chaque conquête coûte 1 de moins</translation>
    </message>
    <message>
        <source>each conquest costs 1 more</source>
        <comment>mummies</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>chaque conquête coûte 1 de plus</translation>
    </message>
    <message>
        <source>enter anywhere, dig 2 Holes</source>
        <comment>halflings</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>entrent partout, 2 Terriers</translation>
    </message>
    <message>
        <source>from Mountain to Mountain</source>
        <comment>beacon</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>de Montagne en Montagne</translation>
    </message>
    <message>
        <source>hold rivers and score them</source>
        <comment>kraken</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>occupent et comptent les rivières</translation>
    </message>
    <message>
        <source>in decline: +2 every turn</source>
        <comment>wise</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>en déclin&#x202f;: +2 à chaque tour</translation>
    </message>
    <message>
        <source>in decline: attackers pay 1 coin</source>
        <comment>liches</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>en déclin&#x202f;: l&apos;attaquant paie 1</translation>
    </message>
    <message>
        <source>in decline: feeds your new race</source>
        <comment>reborn</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>déclin&#x202f;: renforcent le suivant</translation>
    </message>
    <message>
        <source>keep all tokens in decline</source>
        <comment>tomb</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>déclin&#x202f;: gardent tous leurs pions</translation>
    </message>
    <message>
        <source>keep conquering in decline</source>
        <comment>ghouls</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>conquièrent encore en déclin</translation>
    </message>
    <message>
        <source>lose no tokens when conquered</source>
        <comment>elves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>ne perdent aucun pion au combat</translation>
    </message>
    <message>
        <source>lose no tokens when conquered</source>
        <comment>immortal</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>ne perdent aucun pion au combat</translation>
    </message>
    <message>
        <source>may decline beside another race</source>
        <comment>spirit</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>déclin à côté d&apos;un autre peuple</translation>
    </message>
    <message>
        <source>no power works against them</source>
        <comment>gnomes</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>aucun pouvoir ne les atteint</translation>
    </message>
    <message>
        <source>no redeployment; +2 from round 4</source>
        <comment>hermits</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>sans redéploiement, +2 dès tour 4</translation>
    </message>
    <message>
        <source>peace with one opponent</source>
        <comment>diplomat</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>paix avec un adversaire</translation>
    </message>
    <message>
        <source>replace an enemy&apos;s lone token</source>
        <comment>sorcerers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>remplacent un pion ennemi isolé</translation>
    </message>
    <message>
        <source>replace an enemy&apos;s lone token</source>
        <comment>vampire</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>remplacent un pion ennemi isolé</translation>
    </message>
    <message>
        <source>roll before each conquest</source>
        <comment>berserk</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>le dé avant chaque conquête</translation>
    </message>
    <message>
        <source>roll the die near Crystals</source>
        <comment>wisp</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>le dé près des Cristaux</translation>
    </message>
    <message>
        <source>sheer numbers, nothing else</source>
        <comment>ratmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>le nombre, et rien d&apos;autre</translation>
    </message>
    <message>
        <source>steal coins, lose 1 each turn</source>
        <comment>magpies</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>volent des pièces, en perdent 1</translation>
    </message>
    <message>
        <source>swap their power when picked</source>
        <comment>mimes</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>échangent leur pouvoir d&apos;emblée</translation>
    </message>
    <message>
        <source>take 1 region a turn for 1 token</source>
        <comment>dragon</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>1 région par tour pour 1 pion</translation>
    </message>
    <message>
        <source>take 2 from those who decline</source>
        <comment>innkeepers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>2 pièces à chaque déclin adverse</translation>
    </message>
    <message>
        <source>the Bag copies a Relic</source>
        <comment>magic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>la Musette copie une Relique</translation>
    </message>
    <message>
        <source>the Queen makes a region immune</source>
        <comment>royal</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>la Reine protège une région</translation>
    </message>
    <message>
        <source>−1 cost against your attackers</source>
        <comment>vengeful</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>coût −1 contre leurs attaquants</translation>
    </message>
    <message>
        <source>−1 cost along the coast</source>
        <comment>tritons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>coût −1 au bord de l&apos;eau</translation>
    </message>
    <message>
        <source>−1 cost next to your Mountains</source>
        <comment>giants</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>coût −1 près de leurs Montagnes</translation>
    </message>
    <message>
        <source>−1 cost on Hills and Farmland</source>
        <comment>mounted</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>coût −1 en Colline et en Champ</translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message>
        <source>In decline: {text}.</source>
        <comment>declined</comment>
        <extracomment>How a sentence about a trait ends</extracomment>
        <translation>En déclin&#x202f;: {text}.</translation>
    </message>
    <message>
        <source>{text}, also in decline.</source>
        <comment>always</comment>
        <extracomment>How a sentence about a trait ends</extracomment>
        <translation>{text}, même en déclin.</translation>
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
        <translation>Un peuple tout neuf</translation>
    </message>
    <message>
        <source>A new race enters from the edge of the map. The numbers show how many tokens each region costs. Take {h2}: click it, or go there with the arrow keys and press Enter.</source>
        <comment>enter.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Un nouveau peuple entre par le bord de la carte. Les nombres disent combien de pions coûte chaque région. Prends {h2}&#x202f;: clique dessus, ou vas-y avec les flèches et appuie sur Entrée.</translation>
    </message>
    <message>
        <source>A two!</source>
        <comment>rolled.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Un deux&#x202f;!</translation>
    </message>
    <message>
        <source>An empty region costs 2 tokens, plus 1 for everything in your way: a token, a Lost Tribe, a Mountain. {p3} has a Lost Tribe: 2 + 1 = 3. Point at any region to see its sum.</source>
        <comment>cost.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Une région vide coûte 2 pions, plus 1 par obstacle&#x202f;: un pion, une Tribu oubliée, une Montagne. {p3} abrite une Tribu oubliée&#x202f;: 2 + 1 = 3. Pointe une région pour voir son calcul.</translation>
    </message>
    <message>
        <source>Choose your people</source>
        <comment>column.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Choisis ton peuple</translation>
    </message>
    <message>
        <source>Each region in decline still earns a coin: four this time. But {humans} and {hill} no longer earn anything extra. Few races and powers do in decline.</source>
        <comment>declined.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Chaque région en déclin rapporte encore une pièce&#x202f;: quatre cette fois. Mais les {humans} et «&#x202f;{hill}&#x202f;» n&apos;ajoutent plus rien. Rares sont les peuples et pouvoirs qui le font en déclin.</translation>
    </message>
    <message>
        <source>Easy prey</source>
        <comment>taken.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Une proie facile</translation>
    </message>
    <message>
        <source>Eight tokens hold four regions, so you can pick up only four to conquer with. When a people can&apos;t grow any more, it&apos;s time for a new one.</source>
        <comment>thin.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Huit pions tiennent quatre régions&#x202f;: tu ne peux en reprendre que quatre pour conquérir. Quand un peuple ne peut plus grandir, il est temps d&apos;en changer.</translation>
    </message>
    <message>
        <source>Enough for now</source>
        <comment>stop.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Assez pour ce tour</translation>
    </message>
    <message>
        <source>Enter the map</source>
        <comment>enter.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Entre sur la carte</translation>
    </message>
    <message>
        <source>From now on you conquer next to what you hold. Take {p3} and {f4}, in any order.</source>
        <comment>spread.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Désormais, tu conquiers à côté de ce que tu occupes. Prends {p3} et {f4}, dans l&apos;ordre que tu veux.</translation>
    </message>
    <message>
        <source>Go into decline</source>
        <comment>decline.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Passe en déclin</translation>
    </message>
    <message>
        <source>Here you see who won and where the coins came from. You&apos;ll meet everything else as you play, and {key-explain} explains it. Have fun!</source>
        <comment>end.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tu vois ici qui a gagné, et d&apos;où viennent les pièces. Tu découvriras le reste en jouant, et {key-explain} l&apos;explique. Amuse-toi bien&#x202f;!</translation>
    </message>
    <message>
        <source>Instead of conquering, you can go into decline. One token stays in each region, turned over, and the rest leave. It takes your whole turn. Press Decline, then confirm with the large button.</source>
        <comment>decline.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Au lieu de conquérir, tu peux passer en déclin. Un pion retourné reste par région, les autres partent. Cela prend tout ton tour. Appuie sur Déclin, puis confirme avec le gros bouton.</translation>
    </message>
    <message>
        <source>It&apos;s up to you</source>
        <comment>again.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>À toi de voir</translation>
    </message>
    <message>
        <source>Keep going</source>
        <comment>spread.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Lead your people, hold regions and earn coins for them. The most coins win. {rival} has already taken the four regions you see. You are {person}, and this first game has only four rounds.</source>
        <comment>welcome.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Guide ton peuple, occupe des régions et gagne des pièces&#x202f;: le plus riche l&apos;emporte. {rival} a déjà pris les quatre régions que tu vois. Ici, tu es {person}, et cette première partie ne dure que quatre manches.</translation>
    </message>
    <message>
        <source>Need a hint?</source>
        <comment>hint.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Besoin d&apos;une idée&#x202f;?</translation>
    </message>
    <message>
        <source>On your own</source>
        <comment>free.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Vole de tes propres ailes</translation>
    </message>
    <message>
        <source>One token of a lost region is gone for good. The other three retreat to regions you still hold. They were placed for you; in Settings you can ask to do it yourself.</source>
        <comment>lost.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Un pion d&apos;une région perdue disparaît pour de bon. Les trois autres se replient vers tes régions. Ils ont été placés pour toi&#x202f;; dans les Paramètres, tu peux demander à le faire toi-même.</translation>
    </message>
    <message>
        <source>One token short</source>
        <comment>short.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Il manque un pion</translation>
    </message>
    <message>
        <source>Pick your people</source>
        <comment>pick.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>À toi de choisir</translation>
    </message>
    <message>
        <source>Place your tokens as you like. Balance spreads them evenly; Fortify borders, under More if there is no room, puts them where the threat is. Then press End turn.</source>
        <comment>again.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Place tes pions à ton goût. Répartir les étale uniformément&#x202f;; Renforcer les frontières, sous Plus si la place manque, les met là où le danger menace. Puis appuie sur Finir le tour.</translation>
    </message>
    <message>
        <source>Press {key-explain}: the rule book explains whatever you point at. Close its window, then press Next.</source>
        <comment>explain.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Appuie sur {key-explain}&#x202f;: le livret de règles explique ce que tu pointes. Ferme sa fenêtre, puis appuie sur Suivant.</translation>
    </message>
    <message>
        <source>Press {key-hint}, or H on the map, and the strongest bot suggests whole turns. Press Esc to close them, then press Next.</source>
        <comment>hint.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Appuie sur {key-hint}, ou sur H sur la carte&#x202f;: le meilleur bot propose des tours entiers. Échap les ferme, puis appuie sur Suivant.</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <comment>redeploy.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Redéploie tes pions</translation>
    </message>
    <message>
        <source>Second thoughts?</source>
        <comment>undo.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Un regret&#x202f;?</translation>
    </message>
    <message>
        <source>Seven coins: one for each of your four regions, one for a Farmland ({humans}) and two for the Hills ({hill}). Point at a part of the sum and its regions light up.</source>
        <comment>payout.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Sept pièces&#x202f;: une pour chacune de tes quatre régions, une pour un Champ ({humans}) et deux pour les Collines ({hill}). Pointe une partie du calcul, et ses régions s&apos;illuminent.</translation>
    </message>
    <message>
        <source>Spread too thin</source>
        <comment>thin.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>À bout de souffle</translation>
    </message>
    <message>
        <source>Still worth coins</source>
        <comment>declined.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Il rapporte encore</translation>
    </message>
    <message>
        <source>Strike back</source>
        <comment>strike.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Riposte</translation>
    </message>
    <message>
        <source>Take the {humans} with the power {hill}: nine tokens for two coins. Click their card, or go there with Tab and press Enter. Then press Pick, the large button below the map.</source>
        <comment>pick.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Prends les {humans} «&#x202f;{hill}&#x202f;»&#x202f;: neuf pions pour deux pièces. Clique sur leur tuile, ou vas-y avec Tab et appuie sur Entrée. Puis appuie sur Choisir, le gros bouton sous la carte.</translation>
    </message>
    <message>
        <source>That was a whole game!</source>
        <comment>end.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Une partie entière&#x202f;!</translation>
    </message>
    <message>
        <source>That&apos;s allowed, too. For this lesson, take back {p3}.</source>
        <comment>strike.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>C&apos;est permis aussi. Pour cette leçon, reprends {p3}.</translation>
    </message>
    <message>
        <source>That&apos;s allowed. But just to try it, take {m3} first. You&apos;ll take it back in a moment.</source>
        <comment>try.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>C&apos;est permis. Mais prends d&apos;abord {m3}, juste pour voir. Tu annuleras dans un instant.</translation>
    </message>
    <message>
        <source>That&apos;s enough: your last two tokens take {h4}. Had the roll failed, they would have stayed in your hand. Either way, your conquests are over for this turn.</source>
        <comment>rolled.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>C&apos;est assez&#x202f;: tes deux derniers pions prennent {h4}. En cas d&apos;échec, ils seraient restés dans ta main. De toute façon, tes conquêtes sont finies pour ce tour.</translation>
    </message>
    <message>
        <source>The badge with the die shows your chance. You need one more, so half of all rolls will do. Choose {h4}, then press Roll, the large button.</source>
        <comment>roll.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>La pastille avec le dé indique tes chances. Il te manque un pion&#x202f;: un lancer sur deux suffit. Choisis {h4}, puis appuie sur Lancer, le gros bouton.</translation>
    </message>
    <message>
        <source>The combo on top is free. For one further down, put a coin on each combo above it. Whoever picks a combo collects its coins: {rival} left one on the first.</source>
        <comment>price.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>La combinaison du haut est gratuite. Pour une autre, pose une pièce sur chacune de celles du dessus. Qui choisit une combinaison ramasse ses pièces&#x202f;: {rival} en a laissé une sur la première.</translation>
    </message>
    <message>
        <source>The rules allow that, too. But first, roll the die for {h4}.</source>
        <comment>roll.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Les règles le permettent aussi. Mais d&apos;abord, lance le dé pour {h4}.</translation>
    </message>
    <message>
        <source>The rules allow that, too. For this lesson, take {p3} and {f4}.</source>
        <comment>spread.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Les règles le permettent aussi. Pour cette leçon, prends {p3} et {f4}.</translation>
    </message>
    <message>
        <source>The rules allow that. For this lesson, stop here: Finish conquests.</source>
        <comment>stop.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Les règles le permettent. Pour cette leçon, arrête-toi là&#x202f;: Finir les conquêtes.</translation>
    </message>
    <message>
        <source>These are the combos you can pick: each is a race with a special power. The number beside the tokens is how many you get. Point at a card, and the details tell you what they can do.</source>
        <comment>column.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Voici les combinaisons&#x202f;: chacune associe un peuple et un pouvoir spécial. Le nombre près des pions dit combien tu en reçois. Pointe une tuile, et les détails t&apos;expliquent ce qu&apos;elle sait faire.</translation>
    </message>
    <message>
        <source>Three tokens for one coin a turn? Take it back with Undo, or {key-undo}. That works until chance steps in, as with a roll, or someone else has moved.</source>
        <comment>undo.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Trois pions pour une pièce par tour&#x202f;? Reprends-les avec Annuler, ou {key-undo}. Ça marche tant que le hasard ne s&apos;en mêle pas, avec un lancer par exemple, et que personne d&apos;autre n&apos;a joué.</translation>
    </message>
    <message>
        <source>To conquer, you pick up all your tokens but one in each region: that makes five. Try something and take {m3}. Its Mountain costs one token more.</source>
        <comment>try.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Pour conquérir, tu reprends tous tes pions sauf un par région&#x202f;: cela fait cinq. Pour essayer, prends {m3}&#x202f;: ce terrain coûte un pion de plus.</translation>
    </message>
    <message>
        <source>Try your luck</source>
        <comment>roll.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tente ta chance</translation>
    </message>
    <message>
        <source>Two peoples</source>
        <comment>both.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Deux peuples</translation>
    </message>
    <message>
        <source>Under attack</source>
        <comment>attacked.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>On t&apos;attaque&#x202f;!</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <comment>welcome.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Bienvenue&#x202f;!</translation>
    </message>
    <message>
        <source>What a region costs</source>
        <comment>cost.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ce que coûte une région</translation>
    </message>
    <message>
        <source>What they cost</source>
        <comment>price.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ce qu&apos;elles coûtent</translation>
    </message>
    <message>
        <source>When in doubt</source>
        <comment>explain.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Dans le doute</translation>
    </message>
    <message>
        <source>With your last token you could still risk the die. Let it be: press Finish conquests, the large button, or {key-end}.</source>
        <comment>stop.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Avec ton dernier pion, tu pourrais encore risquer le dé. Laisse-le&#x202f;: appuie sur Finir les conquêtes, le gros bouton, ou {key-end}.</translation>
    </message>
    <message>
        <source>You could carry on conquering. For this lesson, go into decline now.</source>
        <comment>decline.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tu pourrais continuer à conquérir. Pour cette leçon, passe maintenant en déclin.</translation>
    </message>
    <message>
        <source>You could carry on from here. For this lesson, take it back first: Undo.</source>
        <comment>undo.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tu pourrais continuer ainsi. Pour cette leçon, reviens d&apos;abord en arrière&#x202f;: Annuler.</translation>
    </message>
    <message>
        <source>You could pick that combo, too. For this lesson, take the first one.</source>
        <comment>second.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tu pourrais aussi choisir celle-là. Pour cette leçon, prends la première.</translation>
    </message>
    <message>
        <source>You could pick that combo, too. For this lesson, take the third one.</source>
        <comment>pick.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tu pourrais aussi choisir celle-là. Pour cette leçon, prends la troisième.</translation>
    </message>
    <message>
        <source>You could place them like that. For this lesson, put exactly four tokens in {p3}.</source>
        <comment>redeploy.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tu pourrais les placer ainsi. Pour cette leçon, mets exactement quatre pions en {p3}.</translation>
    </message>
    <message>
        <source>You could take that region, too. For this lesson, start with {h2}.</source>
        <comment>enter.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tu pourrais aussi prendre cette région. Pour cette leçon, commence par {h2}.</translation>
    </message>
    <message>
        <source>You have two tokens left, but {h4} costs three. For your last conquest of a turn you can roll the reinforcement die: three faces are blank, the others show 1, 2 and 3.</source>
        <comment>short.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Il te reste deux pions, mais {h4} en coûte trois. Pour ta dernière conquête du tour, tu peux lancer le dé de renfort&#x202f;: trois faces sont vides, les autres montrent 1, 2 et 3.</translation>
    </message>
    <message>
        <source>You lose one</source>
        <comment>lost.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tu en perds un</translation>
    </message>
    <message>
        <source>You now have two: the active race and the one in decline. Both earn coins. Normally you can have only one in decline, so the next to decline would push the old one off the map.</source>
        <comment>both.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Te voilà avec deux peuples&#x202f;: l&apos;actif et celui en déclin. Les deux rapportent des pièces. En général, un seul peut être en déclin&#x202f;: le prochain déclin chasserait l&apos;ancien de la carte.</translation>
    </message>
    <message>
        <source>Your first coins</source>
        <comment>payout.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Tes premières pièces</translation>
    </message>
    <message>
        <source>Your new turn begins with another pick. {flying} {tritons} are on top: they are free, and the two coins on them are yours. Take them: their card, then Pick.</source>
        <comment>second.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ton nouveau tour commence par un autre choix. Les {tritons} «&#x202f;{flying}&#x202f;» sont en haut&#x202f;: gratuits, et leurs deux pièces sont pour toi. Prends-les&#x202f;: leur tuile, puis Choisir.</translation>
    </message>
    <message>
        <source>Your second turn</source>
        <comment>try.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ton deuxième tour</translation>
    </message>
    <message>
        <source>{flying}, so you can conquer any land region; {tritons} pay one token less along the coast. Take all you can, perhaps with a last roll. Then redeploy and end the last turn of the game.</source>
        <comment>free.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>«&#x202f;{flying}&#x202f;»&#x202f;: toute la terre ferme est à ta portée. {tritons}&#x202f;: un pion de moins au bord de l&apos;eau. Prends tout ce que tu peux, avec un dernier lancer peut-être. Redéploie, et finis le dernier tour.</translation>
    </message>
    <message>
        <source>{rival} attacks {p3} again. You had only one token there, in decline: it&apos;s driven out and leaves the map.</source>
        <comment>taken.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} attaque encore {p3}. Tu n&apos;y avais qu&apos;un seul pion, en déclin&#x202f;: il est chassé et quitte la carte.</translation>
    </message>
    <message>
        <source>{rival} attacks {p3}. Four tokens defend it, so it costs 2 + 4 = 6.</source>
        <comment>attacked.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} attaque {p3}. Quatre pions défendent la région&#x202f;: elle coûte 2 + 4 = 6.</translation>
    </message>
    <message>
        <source>{rival} holds {p3} with two tokens, so it costs 2 + 2 = 4. It&apos;s a Farmland, worth two coins to you. Take it!</source>
        <comment>strike.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} occupe {p3} avec deux pions&#x202f;: la région coûte 2 + 2 = 4. C&apos;est un Champ, et il te vaut deux pièces. Prends-le&#x202f;!</translation>
    </message>
    <message>
        <source>{rival} keeps growing: watch the map. Numbered arrows and the log show what has happened since your turn.</source>
        <comment>waiting.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} continue de grandir&#x202f;: regarde la carte. Des flèches numérotées et le journal montrent ce qui s&apos;est passé depuis ton tour.</translation>
    </message>
    <message>
        <source>{rival} stands next to {p3}, so put four tokens there. First take one from {h2} with a right-click or −, then add it to {p3} with a click or +. Leave at least one in each region. Then press End turn.</source>
        <comment>redeploy.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} est à côté de {p3}&#x202f;: mets-y quatre pions. Enlèves-en d&apos;abord un de {h2} (clic droit ou −), puis ajoute-le à {p3} (clic ou +). Laisse au moins un pion par région. Enfin, appuie sur Finir le tour.</translation>
    </message>
    <message>
        <source>{rival}&apos;s turn</source>
        <comment>waiting.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>À {rival} de jouer</translation>
    </message>
</context>
<context>
    <name>term</name>
    <message>
        <source>Active</source>
        <comment>active</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Actif</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>column</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Combo</source>
        <comment>combo</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Combinaison</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>hand</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Main</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>declined</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>En déclin</translation>
    </message>
    <message>
        <source>Lost Tribe</source>
        <comment>lost-tribe</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Tribu oubliée</translation>
    </message>
    <message>
        <source>Monster</source>
        <comment>monster</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>place</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Lieu légendaire</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>race</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Race banner</source>
        <comment>banner</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Tuile Peuple</translation>
    </message>
    <message>
        <source>Race token</source>
        <comment>token</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Region</source>
        <comment>region</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Région</translation>
    </message>
    <message>
        <source>Reinforcement die</source>
        <comment>die</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Dé de renfort</translation>
    </message>
    <message>
        <source>Relic</source>
        <comment>relic</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Relique rustique</translation>
    </message>
    <message>
        <source>Silver Hammer</source>
        <comment>hammer</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Marteau d&apos;argent</translation>
    </message>
    <message>
        <source>Special power</source>
        <comment>power</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Pouvoir spécial</translation>
    </message>
    <message>
        <source>Special power badge</source>
        <comment>badge</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Tuile Pouvoir spécial</translation>
    </message>
    <message>
        <source>Tray</source>
        <comment>tray</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Vengeance marker</source>
        <comment>vengeance</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Marqueur de vengeance</translation>
    </message>
    <message>
        <source>Victory coin</source>
        <comment>coin</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Pièce de victoire</translation>
    </message>
</context>
<context>
    <name>terrain</name>
    <message>
        <source>Abysmal Chasm</source>
        <comment>chasm</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Gouffre sans fond</translation>
    </message>
    <message>
        <source>Black Mountain</source>
        <comment>blackmountain</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Montagne noire</translation>
    </message>
    <message>
        <source>Farmland</source>
        <comment>farmland</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>forest</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Colline</translation>
    </message>
    <message>
        <source>Lake</source>
        <comment>lake</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Lac</translation>
    </message>
    <message>
        <source>Land</source>
        <comment>land</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Terre ferme</translation>
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
        <translation>Montagne</translation>
    </message>
    <message>
        <source>Mud Pool</source>
        <comment>mud</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Mare de boue</translation>
    </message>
    <message>
        <source>Mushroom Forest</source>
        <comment>mushroom</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Champignonnière</translation>
    </message>
    <message>
        <source>Mystic Crystal</source>
        <comment>crystal</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Cristal mystique</translation>
    </message>
    <message>
        <source>River</source>
        <comment>river</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>Sea</source>
        <comment>sea</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>swamp</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Marais</translation>
    </message>
    <message>
        <source>Water</source>
        <comment>water</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Eau</translation>
    </message>
</context>
<context>
    <name>trait</name>
    <message>
        <source>Adventurous</source>
        <comment>adventurous</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Aventureux</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <comment>alchemist</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Alchimistes</translation>
    </message>
    <message>
        <source>Altar of Souls</source>
        <comment>altar</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Autel des Âmes</translation>
    </message>
    <message>
        <source>Amazons</source>
        <comment>amazons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Amazones</translation>
    </message>
    <message>
        <source>Badgers</source>
        <comment>badgers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Blaireaux</translation>
    </message>
    <message>
        <source>Beacon</source>
        <comment>beacon</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Des Feux</translation>
    </message>
    <message>
        <source>Berserk</source>
        <comment>berserk</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Berserks</translation>
    </message>
    <message>
        <source>Bivouacking</source>
        <comment>bivouacking</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Scouts</translation>
    </message>
    <message>
        <source>Commando</source>
        <comment>commando</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Armés</translation>
    </message>
    <message>
        <source>Crypt of the Tomb Raider</source>
        <comment>crypt</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Crypte du Pilleur de tombes</translation>
    </message>
    <message>
        <source>Cultists</source>
        <comment>cultists</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Cultistes</translation>
    </message>
    <message>
        <source>Diamond Fields</source>
        <comment>diamond</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Champs de diamants</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <comment>diplomat</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Diplomates</translation>
    </message>
    <message>
        <source>Dragon Master</source>
        <comment>dragon</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Et leur Dragon</translation>
    </message>
    <message>
        <source>Drow</source>
        <comment>drow</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Drows</translation>
    </message>
    <message>
        <source>Dwarves</source>
        <comment>dwarves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Nains</translation>
    </message>
    <message>
        <source>Elves</source>
        <comment>elves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Elfes</translation>
    </message>
    <message>
        <source>Ferrymen</source>
        <comment>ferrymen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Passeurs</translation>
    </message>
    <message>
        <source>Festive</source>
        <comment>festive</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Festifs</translation>
    </message>
    <message>
        <source>Fisher</source>
        <comment>fisher</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Pêcheurs</translation>
    </message>
    <message>
        <source>Flames</source>
        <comment>flames</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Flammes</translation>
    </message>
    <message>
        <source>Flocking</source>
        <comment>flocking</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Grégaires</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>flying</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Volants</translation>
    </message>
    <message>
        <source>Flying Doormat</source>
        <comment>doormat</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Paillasson volant</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>forest</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Des Forêts</translation>
    </message>
    <message>
        <source>Fortified</source>
        <comment>fortified</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Bâtisseurs</translation>
    </message>
    <message>
        <source>Fountain of Youth</source>
        <comment>fountain</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fontaine de Jouvence</translation>
    </message>
    <message>
        <source>Frightened</source>
        <comment>frightened</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Apeurés</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Anneau de la Grenouille</translation>
    </message>
    <message>
        <source>Ghouls</source>
        <comment>ghouls</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Zombies</translation>
    </message>
    <message>
        <source>Giants</source>
        <comment>giants</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Géants</translation>
    </message>
    <message>
        <source>Gleaning</source>
        <comment>gleaning</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Glaneurs</translation>
    </message>
    <message>
        <source>Gnomes</source>
        <comment>gnomes</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Gnomes</translation>
    </message>
    <message>
        <source>Great Brass Pipe</source>
        <comment>pipe</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Grand Tuyau de laiton</translation>
    </message>
    <message>
        <source>Halflings</source>
        <comment>halflings</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mi-Portions</translation>
    </message>
    <message>
        <source>Hermits</source>
        <comment>hermits</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ermites</translation>
    </message>
    <message>
        <source>Heroic</source>
        <comment>heroic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Héroïques</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Des Collines</translation>
    </message>
    <message>
        <source>Humans</source>
        <comment>humans</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Humains</translation>
    </message>
    <message>
        <source>Hungry</source>
        <comment>hungry</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Affamés</translation>
    </message>
    <message>
        <source>Immortal</source>
        <comment>immortal</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Immortels</translation>
    </message>
    <message>
        <source>Innkeepers</source>
        <comment>innkeepers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Aubergistes</translation>
    </message>
    <message>
        <source>Iron Dwarves</source>
        <comment>irondwarves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Nains de fer</translation>
    </message>
    <message>
        <source>Keep on the Motherland</source>
        <comment>keep</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Donjon de la Patrie</translation>
    </message>
    <message>
        <source>Kraken</source>
        <comment>kraken</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Poulpies</translation>
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
        <translation>Gekkos</translation>
    </message>
    <message>
        <source>Magic</source>
        <comment>magic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Et leur Musette</translation>
    </message>
    <message>
        <source>Magpies</source>
        <comment>magpies</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Pies</translation>
    </message>
    <message>
        <source>Martyr</source>
        <comment>martyr</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Martyrs</translation>
    </message>
    <message>
        <source>Merchant</source>
        <comment>merchant</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Marchands</translation>
    </message>
    <message>
        <source>Mine of the Lost Dwarf</source>
        <comment>mine</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mine du Nain perdu</translation>
    </message>
    <message>
        <source>Mining</source>
        <comment>mining</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Des Mines</translation>
    </message>
    <message>
        <source>Moated</source>
        <comment>moated</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Des Douves</translation>
    </message>
    <message>
        <source>Mounted</source>
        <comment>mounted</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Montés</translation>
    </message>
    <message>
        <source>Muddy</source>
        <comment>muddy</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>De la Boue</translation>
    </message>
    <message>
        <source>Mudmen</source>
        <comment>mudmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Golems</translation>
    </message>
    <message>
        <source>Mummies</source>
        <comment>mummies</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Momies</translation>
    </message>
    <message>
        <source>Mystic</source>
        <comment>mystic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Des Cristaux</translation>
    </message>
    <message>
        <source>Ogres</source>
        <comment>ogres</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ogres</translation>
    </message>
    <message>
        <source>Orcs</source>
        <comment>orcs</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Orcs</translation>
    </message>
    <message>
        <source>Patient</source>
        <comment>patient</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Patients</translation>
    </message>
    <message>
        <source>Pillaging</source>
        <comment>pillaging</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Pillards</translation>
    </message>
    <message>
        <source>Quarreling</source>
        <comment>quarreling</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Querelleurs</translation>
    </message>
    <message>
        <source>Ratmen</source>
        <comment>ratmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Hommes-Rats</translation>
    </message>
    <message>
        <source>Reborn</source>
        <comment>reborn</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Réincarnés</translation>
    </message>
    <message>
        <source>Royal</source>
        <comment>royal</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Royaux</translation>
    </message>
    <message>
        <source>Scepter of Avarice</source>
        <comment>scepter</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Sceptre de l&apos;Avarice</translation>
    </message>
    <message>
        <source>Seafaring</source>
        <comment>seafaring</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Marins</translation>
    </message>
    <message>
        <source>Shadow Mimes</source>
        <comment>mimes</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mimes de l&apos;ombre</translation>
    </message>
    <message>
        <source>Shield</source>
        <comment>shield</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Cuirassés</translation>
    </message>
    <message>
        <source>Shiny Orb</source>
        <comment>orb</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Orbe scintillant</translation>
    </message>
    <message>
        <source>Shrooms</source>
        <comment>shrooms</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Champis</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <comment>skeletons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Squelettes</translation>
    </message>
    <message>
        <source>Sorcerers</source>
        <comment>sorcerers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Sorciers</translation>
    </message>
    <message>
        <source>Spiderines</source>
        <comment>spiderines</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Arachnées</translation>
    </message>
    <message>
        <source>Spirit</source>
        <comment>spirit</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ancestraux</translation>
    </message>
    <message>
        <source>Stinky Troll&apos;s Socks</source>
        <comment>socks</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Chaussettes puantes de Troll</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>stone</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Des Montagnes</translation>
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
        <translation>Durs à cuire</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>swamp</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Des Marais</translation>
    </message>
    <message>
        <source>Sword of the Killer Rabbit</source>
        <comment>sword</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Épée du Lapin tueur</translation>
    </message>
    <message>
        <source>Thieving</source>
        <comment>thieving</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Kleptomanes</translation>
    </message>
    <message>
        <source>Tinkers</source>
        <comment>tinkers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Rétameurs</translation>
    </message>
    <message>
        <source>Tomb</source>
        <comment>tomb</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>D&apos;outre-tombe</translation>
    </message>
    <message>
        <source>Tritons</source>
        <comment>tritons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Tritons</translation>
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
        <translation>Des Cavernes</translation>
    </message>
    <message>
        <source>Vampire</source>
        <comment>vampire</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Vampires</translation>
    </message>
    <message>
        <source>Vanishing</source>
        <comment>vanishing</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Évanescents</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <comment>vengeful</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Vengeurs</translation>
    </message>
    <message>
        <source>Wealthy</source>
        <comment>wealthy</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Fortunés</translation>
    </message>
    <message>
        <source>Wickedest Pentacle</source>
        <comment>pentacle</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Pentacle maléfique</translation>
    </message>
    <message>
        <source>Will-o&apos;-Wisp</source>
        <comment>wisp</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Feux follets</translation>
    </message>
    <message>
        <source>Wise</source>
        <comment>wise</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Sages</translation>
    </message>
    <message>
        <source>Wizards</source>
        <comment>wizards</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Mages</translation>
    </message>
</context>
<context>
    <name>verb</name>
    <message>
        <source>Borrowed tokens: some more for conquests only, set aside after each redeployment</source>
        <comment>loan</comment>
        <translation>Pions prêtés&#x202f;: quelques-uns de plus pour conquérir seulement, mis de côté après chaque redéploiement</translation>
    </message>
    <message>
        <source>Conquers in decline: the race keeps conquering after it has declined</source>
        <comment>campaign</comment>
        <translation>Conquiert en déclin&#x202f;: le peuple continue de conquérir après son déclin</translation>
    </message>
    <message>
        <source>Cost: conquests of certain regions cost fewer tokens, or more</source>
        <comment>cost</comment>
        <translation>Coût&#x202f;: conquérir certaines régions coûte moins de pions, ou plus</translation>
    </message>
    <message>
        <source>Decline: what is different when the race declines</source>
        <comment>decline</comment>
        <translation>Déclin&#x202f;: ce qui change quand le peuple décline</translation>
    </message>
    <message>
        <source>Defence: attackers need more tokens for its regions</source>
        <comment>defence</comment>
        <translation>Défense&#x202f;: les attaquants ont besoin de plus de pions pour ses régions</translation>
    </message>
    <message>
        <source>Die: it may be rolled before a conquest, and lowers the cost</source>
        <comment>die</comment>
        <translation>Dé&#x202f;: peut être lancé avant une conquête et baisse le coût</translation>
    </message>
    <message>
        <source>Far reach: it may conquer certain regions even if they aren&apos;t adjacent</source>
        <comment>reach</comment>
        <translation>Longue portée&#x202f;: peut conquérir certaines régions même non adjacentes</translation>
    </message>
    <message>
        <source>Garrisons: each of its regions keeps at least so many tokens</source>
        <comment>least</comment>
        <translation>Garnison&#x202f;: chacune de ses régions garde au moins autant de pions</translation>
    </message>
    <message>
        <source>Gift: its combo comes with coins when it turns up</source>
        <comment>gift</comment>
        <translation>Cadeau&#x202f;: sa combinaison apporte des pièces quand elle apparaît</translation>
    </message>
    <message>
        <source>Home ground: it may conquer and keep regions that others can&apos;t hold, such as seas</source>
        <comment>zone</comment>
        <translation>Terrain à soi&#x202f;: peut conquérir et garder des régions interdites aux autres, comme les mers</translation>
    </message>
    <message>
        <source>Immunity: certain regions of it can&apos;t be conquered by opponents</source>
        <comment>immune</comment>
        <translation>Immunité&#x202f;: les adversaires ne peuvent pas conquérir certaines de ses régions</translation>
    </message>
    <message>
        <source>Income: coins when the turn is scored, for regions, for conquests or simply each turn</source>
        <comment>income</comment>
        <translation>Revenu&#x202f;: des pièces au décompte, pour des régions, des conquêtes ou simplement chaque tour</translation>
    </message>
    <message>
        <source>Losses: how many tokens are lost with a region, instead of one</source>
        <comment>loss</comment>
        <translation>Pertes&#x202f;: combien de pions sont perdus avec une région, au lieu d&apos;un</translation>
    </message>
    <message>
        <source>More tokens: at redeployment, tokens come from the tray for regions held or conquered</source>
        <comment>supply</comment>
        <translation>Plus de pions&#x202f;: au redéploiement, des pions viennent de la réserve pour des régions occupées ou conquises</translation>
    </message>
    <message>
        <source>Overrun: it takes a region with a fixed number of tokens, whatever it costs</source>
        <comment>overrun</comment>
        <translation>Débordement&#x202f;: prend une région avec un nombre fixe de pions, quel que soit son coût</translation>
    </message>
    <message>
        <source>Passages: certain regions count as adjacent to each other for conquests</source>
        <comment>link</comment>
        <translation>Passages&#x202f;: certaines régions comptent comme adjacentes entre elles pour conquérir</translation>
    </message>
    <message>
        <source>Peace: one opponent who was not attacked this turn can&apos;t attack it</source>
        <comment>pact</comment>
        <translation>Paix&#x202f;: un adversaire qui n&apos;a pas été attaqué ce tour-ci ne peut pas l&apos;attaquer</translation>
    </message>
    <message>
        <source>Pieces: it brings pieces such as Fortresses or Heroes and places them on the map</source>
        <comment>piece</comment>
        <translation>Marqueurs&#x202f;: apporte des marqueurs comme des Forteresses ou des Héros et les place sur la carte</translation>
    </message>
    <message>
        <source>Price: skipping its combo costs more or fewer coins</source>
        <comment>price</comment>
        <translation>Prix&#x202f;: passer sa combinaison coûte plus ou moins de pièces</translation>
    </message>
    <message>
        <source>Replacement: it takes a region by swapping an enemy token for one from the tray</source>
        <comment>substitute</comment>
        <translation>Remplacement&#x202f;: prend une région en échangeant un pion ennemi contre un de la réserve</translation>
    </message>
    <message>
        <source>Second wind: once per turn, most tokens return to hand for more conquests</source>
        <comment>again</comment>
        <translation>Second souffle&#x202f;: une fois par tour, presque tous les pions reviennent en main pour d&apos;autres conquêtes</translation>
    </message>
    <message>
        <source>Shield: on other players&apos; turns, nothing helps them against it</source>
        <comment>shield</comment>
        <translation>Bouclier&#x202f;: aux tours des autres, rien ne les aide contre lui</translation>
    </message>
    <message>
        <source>Stays put: it does not redeploy</source>
        <comment>fixed</comment>
        <translation>Immobile&#x202f;: il ne se redéploie pas</translation>
    </message>
    <message>
        <source>Thin lines: each of its regions keeps no more than so many tokens</source>
        <comment>most</comment>
        <translation>Lignes minces&#x202f;: chacune de ses régions garde au plus autant de pions</translation>
    </message>
    <message>
        <source>Toll: its owner gets coins whenever another player conquers one of its regions</source>
        <comment>toll</comment>
        <translation>Péage&#x202f;: son joueur reçoit des pièces quand un autre joueur conquiert une de ses régions</translation>
    </message>
    <message>
        <source>Walks in: certain regions cost as if nobody stood there</source>
        <comment>as_empty</comment>
        <translation>Entrée libre&#x202f;: certaines régions coûtent comme si personne ne s&apos;y trouvait</translation>
    </message>
    <message>
        <source>Way in: more regions through which a race with no region may come onto the map</source>
        <comment>entry</comment>
        <translation>Accès&#x202f;: d&apos;autres régions par lesquelles un peuple sans région peut entrer sur la carte</translation>
    </message>
    <message>
        <source>Windfall: coins at once, when it conquers from opponents, or when they decline or give up regions</source>
        <comment>windfall</comment>
        <translation>Aubaine&#x202f;: des pièces aussitôt, quand il conquiert chez un adversaire ou que celui-ci décline ou abandonne</translation>
    </message>
</context>
<context>
    <name>while</name>
    <message>
        <source>as long as there are at least {held_n}</source>
        <comment>holding.regions</comment>
        <translation>tant qu&apos;il y a au moins {held_n}</translation>
    </message>
    <message>
        <source>as long as there is a {held}</source>
        <comment>holding</comment>
        <translation>tant qu&apos;il y a une {held}</translation>
    </message>
    <message>
        <source>from round {round} on</source>
        <comment>from_round</comment>
        <translation>à partir du tour {round}</translation>
    </message>
    <message>
        <source>up to and including round {round}</source>
        <comment>to_round</comment>
        <translation>jusqu&apos;au tour {round} inclus</translation>
    </message>
</context>
</TS>
