<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AbilityDialog</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n регион на этой карте сейчас</numerusform>
            <numerusform>%n региона на этой карте сейчас</numerusform>
            <numerusform>%n регионов на этой карте сейчас</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Умения</translation>
    </message>
    <message>
        <source>Add an ability</source>
        <translation>Добавить умение</translation>
    </message>
    <message>
        <source>Example – {0}: {1}</source>
        <extracomment>{0}: a race or power of the box; {1}: sentences</extracomment>
        <translation>Пример – {0}: {1}</translation>
    </message>
    <message>
        <source>What else shall it be able to do?</source>
        <translation>Что ещё он должен уметь?</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copy version info</source>
        <translation>&amp;Скопировать сведения о версии</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Лицензии</translation>
    </message>
    <message>
        <source>&amp;Made with</source>
        <translation>&amp;Из чего сделано</translation>
    </message>
    <message>
        <source>About swqt</source>
        <translation>О программе swqt</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Everything else – rules, artwork, sounds and wording – was made for swqt.</source>
        <translation>Всё остальное&#xa0;— правила, рисунки, звуки и тексты&#xa0;— сделано для swqt.</translation>
    </message>
    <message>
        <source>Free software under {0}: use it, change it, share it.</source>
        <translation>Свободная программа по лицензии {0}: пользуйся, делись, меняй.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Lo&amp;g file:</source>
        <translation>Файл &amp;журнала:</translation>
    </message>
    <message>
        <source>Log file</source>
        <translation>Файл журнала</translation>
    </message>
    <message>
        <source>No log file is being written.</source>
        <translation>Журнал не записывается.</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Открыть &amp;папку</translation>
    </message>
    <message>
        <source>Small World for your desktop. swqt is an unofficial fan project. It is not connected with the publisher of the game and uses none of its artwork or texts. Small World is a trademark of its owner.</source>
        <translation>Small World на твоём компьютере. swqt&#xa0;— неофициальный любительский проект. Он не связан с издателем игры и не использует его рисунки и тексты. Small World&#xa0;— товарный знак его владельца.</translation>
    </message>
    <message>
        <source>What swqt is made with</source>
        <translation>Из чего сделан swqt</translation>
    </message>
    <message>
        <source>includes {0}</source>
        <extracomment>{0}: names of the parts of a bundled program</extracomment>
        <translation>включает {0}</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>Change the kind</source>
        <translation>Изменить вид</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Изменить имя</translation>
    </message>
    <message>
        <source>Change the tokens</source>
        <translation>Изменить жетоны</translation>
    </message>
    <message>
        <source>Change the word</source>
        <translation>Изменить слово</translation>
    </message>
    <message>
        <source>Change the world</source>
        <translation>Изменить мир</translation>
    </message>
    <message>
        <source>Game files call it so: small letters a to z and hyphens</source>
        <translation>Так он называется в файлах игр: строчные буквы от a до z и дефисы</translation>
    </message>
    <message>
        <source>In other languages…</source>
        <translation>На других языках…</translation>
    </message>
    <message>
        <source>Its tokens are</source>
        <translation>Жетоны</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Для игры</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Name in {0}</source>
        <extracomment>{0}: a language</extracomment>
        <translation>Имя на языке: {0}</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Народ</translation>
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
        <translation>Способность</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Жетонов</translation>
    </message>
    <message>
        <source>Tokens of its own, in all</source>
        <translation>Своих жетонов всего</translation>
    </message>
    <message>
        <source>Word in files</source>
        <translation>Слово в файлах</translation>
    </message>
    <message>
        <source>its own, in all:</source>
        <translation>свои, всего:</translation>
    </message>
    <message>
        <source>those of {0}</source>
        <extracomment>{0}: a race, which lends its tokens</extracomment>
        <translation>чужие: {0}</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>&amp;Decline</source>
        <translation>В &amp;упадок</translation>
    </message>
    <message>
        <source>&amp;Decline  +{0}</source>
        <translation>В &amp;упадок  +{0}</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Бросок</translation>
    </message>
    <message>
        <source>No race can roll before a conquest right now</source>
        <translation>Сейчас никто не может бросать кубик до захвата</translation>
    </message>
    <message>
        <source>Roll the die before your next conquest ({0})</source>
        <translation>Бросить кубик перед следующим захватом ({0})</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Показать правило</translation>
    </message>
    <message>
        <source>You can decline only at the start of a turn, instead of conquering</source>
        <translation>Прийти в упадок можно только в начале хода, вместо захватов</translation>
    </message>
    <message>
        <source>You pick a new race next turn.</source>
        <translation>Новый народ&#xa0;— на следующем ходу.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About swqt</source>
        <translation>О п&amp;рограмме swqt</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>Пере&amp;мещать панели</translation>
    </message>
    <message>
        <source>&amp;Balance tokens</source>
        <translation>Р&amp;азделить жетоны поровну</translation>
    </message>
    <message>
        <source>&amp;Board…</source>
        <translation>&amp;Поле…</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Подтвердить</translation>
    </message>
    <message>
        <source>&amp;Continue last game</source>
        <translation>&amp;Продолжить последнюю игру</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>С&amp;оздать</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>Привести в &amp;упадок</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Закончить ход</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстро</translation>
    </message>
    <message>
        <source>&amp;Fit map to window</source>
        <translation>Карта &amp;целиком</translation>
    </message>
    <message>
        <source>&amp;Fortify borders</source>
        <translation>Ук&amp;репить границы</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Высокий контраст</translation>
    </message>
    <message>
        <source>&amp;Income</source>
        <translation>&amp;Доход</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>М&amp;гновенно</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Сочетания клавиш…</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Учебная игра</translation>
    </message>
    <message>
        <source>&amp;Let a bot play</source>
        <translation>Пусть ходит бо&amp;т</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлая</translation>
    </message>
    <message>
        <source>&amp;Local network…</source>
        <translation>&amp;Локальная сеть…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>Сле&amp;дующая панель</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Следующий &amp;шаг</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Обычно</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Owners</source>
        <translation>&amp;Владельцы</translation>
    </message>
    <message>
        <source>&amp;Play against bots</source>
        <translation>Играть с &amp;ботами</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>Пред&amp;ыдущая панель</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Race or power…</source>
        <translation>&amp;Народ или способность…</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;Replay for the browser…</source>
        <translation>&amp;Повтор для браузера…</translation>
    </message>
    <message>
        <source>&amp;Roll the die</source>
        <translation>&amp;Бросить кубик</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Настро&amp;йки…</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Показать</translation>
    </message>
    <message>
        <source>&amp;Skip ahead</source>
        <translation>Не &amp;ждать</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Медленно</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Звук</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>&amp;Как в системе</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Местность</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Размер текста</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;What happened since my last turn</source>
        <translation>&amp;Что случилось после моего хода</translation>
    </message>
    <message>
        <source>Bo&amp;t speed</source>
        <translation>&amp;Скорость ботов</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>Отм&amp;ена</translation>
    </message>
    <message>
        <source>Colou&amp;r theme</source>
        <translation>&amp;Тема оформления</translation>
    </message>
    <message>
        <source>Continue &amp;without the others…</source>
        <translation>Продолжить бе&amp;з остальных…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Во в&amp;есь экран</translation>
    </message>
    <message>
        <source>Fast-forward the b&amp;ot&apos;s turn</source>
        <translation>Про&amp;мотать ход бота</translation>
    </message>
    <message>
        <source>Games and &amp;replays…</source>
        <translation>&amp;Игры и повторы…</translation>
    </message>
    <message>
        <source>Last &amp;round&apos;s changes</source>
        <translation>&amp;Изменения за раунд</translation>
    </message>
    <message>
        <source>Not&amp;e about this moment…</source>
        <translation>З&amp;аметка об этом моменте…</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>&amp;Слои</translation>
    </message>
    <message>
        <source>Pick &amp;up all tokens</source>
        <translation>&amp;Взять все жетоны</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Зада&amp;чи…</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Задача дн&amp;я</translation>
    </message>
    <message>
        <source>R&amp;ecent games</source>
        <translation>Не&amp;давние игры</translation>
    </message>
    <message>
        <source>Region &amp;codes</source>
        <translation>&amp;Коды регионов</translation>
    </message>
    <message>
        <source>Rep&amp;lay this game</source>
        <translation>&amp;Повтор этой игры</translation>
    </message>
    <message>
        <source>Reset &amp;turn</source>
        <translation>&amp;Начать ход заново</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>С&amp;бросить расположение</translation>
    </message>
    <message>
        <source>Rule &amp;book</source>
        <translation>&amp;Книга правил</translation>
    </message>
    <message>
        <source>Rules for &amp;this</source>
        <translation>Пр&amp;авила об этом</translation>
    </message>
    <message>
        <source>S&amp;tart screen</source>
        <translation>Нач&amp;альный экран</translation>
    </message>
    <message>
        <source>Searc&amp;h the log</source>
        <translation>По&amp;иск в журнале</translation>
    </message>
    <message>
        <source>Statist&amp;ics</source>
        <translation>С&amp;татистика</translation>
    </message>
    <message>
        <source>Suggest a &amp;move</source>
        <translation>Подсказать &amp;ход</translation>
    </message>
    <message>
        <source>T&amp;hreats</source>
        <translation>&amp;Угрозы</translation>
    </message>
    <message>
        <source>Watch to&amp;gether…</source>
        <translation>Смотреть &amp;вместе…</translation>
    </message>
    <message>
        <source>Wi&amp;de map</source>
        <translation>&amp;Широкая карта</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Уве&amp;личить</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Уме&amp;ньшить</translation>
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
            <numerusform>%n&#xa0;настройка не подошла и сброшена.</numerusform>
            <numerusform>%n&#xa0;настройки не подошли и сброшены.</numerusform>
            <numerusform>%n&#xa0;настроек не подошли и сброшены.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so swqt uses the defaults.</source>
        <translation>Не удалось прочитать настройки, поэтому действуют настройки по умолчанию.</translation>
    </message>
    <message>
        <source>The settings file was damaged, so all settings went back to their defaults. The damaged file is kept as {0}.</source>
        <translation>Файл настроек был повреждён, поэтому все настройки сброшены. Повреждённый файл сохранён: {0}.</translation>
    </message>
</context>
<context>
    <name>ArrivalDialog</name>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>&amp;Look at it in the form</source>
        <translation>&amp;Открыть в форме</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>&amp;Заменить моё</translation>
    </message>
    <message>
        <source>A race or power from a file</source>
        <translation>Народ или способность из файла</translation>
    </message>
    <message>
        <source>Keep both: call it &amp;{0}</source>
        <extracomment>{0}: the word for a race or power in game files</extracomment>
        <translation>Сохранить оба: как &amp;{0}</translation>
    </message>
    <message>
        <source>The file has no mistakes. Keep {0} among your own races and powers?</source>
        <translation>В файле нет ошибок. Сохранить {0} среди ваших народов и способностей?</translation>
    </message>
    <message>
        <source>You already have {0}, and the two differ. Which ones do you want?</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>{0} у вас уже есть, и они различаются. Что сделать?</translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>&amp;Played by</source>
        <translation>&amp;Играет</translation>
    </message>
    <message>
        <source>&amp;Show regions</source>
        <translation>Показать &amp;регионы</translation>
    </message>
    <message>
        <source>Bot speed: {0}</source>
        <translation>Скорость ботов: {0}</translation>
    </message>
    <message>
        <source>For {0}</source>
        <translation>Для игрока&#xa0;{0}</translation>
    </message>
    <message>
        <source>Suggestions are turned off in Settings.</source>
        <translation>Подсказки отключены в настройках.</translation>
    </message>
    <message>
        <source>There are no suggestions in a puzzle.</source>
        <translation>В задаче подсказок нет.</translation>
    </message>
</context>
<context>
    <name>BeginDialog</name>
    <message>
        <source>&amp;An existing board</source>
        <translation>&amp;Готовое поле</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Поле:</translation>
    </message>
    <message>
        <source>&amp;New board</source>
        <translation>&amp;Новое поле</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Игроки:</translation>
    </message>
    <message>
        <source>&amp;Regions:</source>
        <translation>&amp;Регионы:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Зерно:</translation>
    </message>
    <message>
        <source>&amp;World:</source>
        <translation>&amp;Мир:</translation>
    </message>
    <message>
        <source>A board of your own is changed; any other one is copied.</source>
        <translation>Своё поле изменяется, любое другое копируется.</translation>
    </message>
    <message>
        <source>Another number or word gives another board.</source>
        <translation>Другое число или слово даст другое поле.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Continue “{0}”, which was not saved</source>
        <translation>Продолжить «{0}» (не сохранено)</translation>
    </message>
    <message>
        <source>Make a board</source>
        <translation>Создать поле</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Поверхность</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Подземный мир</translation>
    </message>
    <message>
        <source>{0} (yours)</source>
        <extracomment>{0}: the name of a board, and its number of players</extracomment>
        <translation>{0} (своё)</translation>
    </message>
    <message>
        <source>{0}, {1} players</source>
        <extracomment>{0}: the name of a board; {1}: a number of players</extracomment>
        <translation>{0}, игроков: {1}</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>&amp;Join with</source>
        <translation>О&amp;бъединить с</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>Раз&amp;делить</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Объединить</translation>
    </message>
    <message>
        <source>Move &amp;borders</source>
        <translation>Двигать &amp;границы</translation>
    </message>
    <message>
        <source>Move a border</source>
        <translation>Сдвинуть границу</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Раскрасить</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Разделить</translation>
    </message>
</context>
<context>
    <name>BoardGroup</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Поле:</translation>
    </message>
    <message>
        <source>&amp;Races and powers:</source>
        <translation>&amp;Набор:</translation>
    </message>
    <message>
        <source>&amp;World:</source>
        <translation>&amp;Мир:</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>Обе игры</translation>
    </message>
    <message>
        <source>Custom selection</source>
        <translation>Свой выбор</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Monsters guard them. On surface boards, they replace some Lost Tribes.</source>
        <translation>Их охраняют чудовища. На поверхности они занимают места части забытых племён.</translation>
    </message>
    <message>
        <source>Relics and P&amp;laces</source>
        <translation>&amp;Реликвии и чудесные места</translation>
    </message>
    <message>
        <source>Six more races and six more powers, made for this program.</source>
        <translation>Ещё шесть народов и шесть способностей, придуманных для этой программы.</translation>
    </message>
    <message>
        <source>Small World</source>
        <translation>Small World</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Поверхность</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Подземный мир</translation>
    </message>
    <message>
        <source>Way&amp;farers</source>
        <translation>&amp;Странники</translation>
    </message>
    <message>
        <source>{0}: {1} regions, {2} rounds</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>{0}: рег. {1}, раундов {2}</translation>
    </message>
</context>
<context>
    <name>BoardMaker</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>&amp;Edit it</source>
        <translation>&amp;Изменить</translation>
    </message>
    <message>
        <source>A new board is being made…</source>
        <translation>Создаётся новое поле…</translation>
    </message>
    <message>
        <source>Add and &amp;edit</source>
        <translation>Добавить и &amp;изменить</translation>
    </message>
    <message>
        <source>Add the board “{0}” to your boards?</source>
        <translation>Добавить поле «{0}» к твоим?</translation>
    </message>
    <message>
        <source>Boards (*.swboard)</source>
        <translation>Поля (*.swboard)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Экспорт поля</translation>
    </message>
    <message>
        <source>Exported to {0}.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Экспортировано: {0}.</translation>
    </message>
    <message>
        <source>My {0}</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>Моё поле {0}</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Новое поле</translation>
    </message>
    <message>
        <source>No board could be made.</source>
        <translation>Создать поле не удалось.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Players: {0}. Regions: {1}.</source>
        <extracomment>{1}: a number of regions</extracomment>
        <translation>Игроков: {0}. Регионов: {1}.</translation>
    </message>
    <message>
        <source>Saved. You can choose this board when you set up a new game.</source>
        <translation>Сохранено. Это поле можно выбрать для новой игры.</translation>
    </message>
    <message>
        <source>The board can&apos;t be exported.</source>
        <translation>Экспортировать поле не удалось.</translation>
    </message>
    <message>
        <source>The board can&apos;t be saved.</source>
        <translation>Сохранить поле не удалось.</translation>
    </message>
    <message>
        <source>This board can&apos;t be opened.</source>
        <translation>Открыть это поле не удалось.</translation>
    </message>
    <message>
        <source>This game can&apos;t be started.</source>
        <translation>Эту игру не удалось начать.</translation>
    </message>
    <message>
        <source>You have the board “{0}” already.</source>
        <translation>Поле «{0}» у тебя уже есть.</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board {0}</source>
        <translation>Вид поля {0}</translation>
    </message>
</context>
<context>
    <name>BoardTexts</name>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <translation>
            <numerusform>Можно улучшить: %n</numerusform>
            <numerusform>Можно улучшить: %n</numerusform>
            <numerusform>Можно улучшить: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A board has at most 120 regions.</source>
        <translation>На поле не больше 120 регионов.</translation>
    </message>
    <message>
        <source>A board needs at least 12 regions.</source>
        <translation>На поле не меньше 12 регионов.</translation>
    </message>
    <message>
        <source>A good board: nothing to mend</source>
        <translation>Хорошее поле: исправлять нечего</translation>
    </message>
    <message>
        <source>A region would become too narrow.</source>
        <translation>Регион стал бы слишком узким.</translation>
    </message>
    <message>
        <source>At the edge of the board.</source>
        <translation>У края карты.</translation>
    </message>
    <message>
        <source>Beside it: {0}.</source>
        <extracomment>{0}: the neighbours of a region</extracomment>
        <translation>Рядом: {0}.</translation>
    </message>
    <message>
        <source>Border of {0}, {1} from the left, {2} from the top</source>
        <extracomment>{0}: two regions; {1}, {2}: percentages of the width and height of the board</extracomment>
        <translation>Граница: {0}, {1} слева, {2} сверху</translation>
    </message>
    <message>
        <source>Borders between equal terrains</source>
        <translation>Границы между одинаковой местностью</translation>
    </message>
    <message>
        <source>Borders between regions</source>
        <translation>Границы между регионами</translation>
    </message>
    <message>
        <source>Borders between river regions</source>
        <translation>Границы между регионами реки</translation>
    </message>
    <message>
        <source>Borders cross at {0}.</source>
        <translation>Границы пересекаются: {0}.</translation>
    </message>
    <message>
        <source>Borders must not cross.</source>
        <translation>Границы не должны пересекаться.</translation>
    </message>
    <message>
        <source>Caverns side by side</source>
        <translation>Подземелья рядом друг с другом</translation>
    </message>
    <message>
        <source>Chasms</source>
        <translation>Бездны</translation>
    </message>
    <message>
        <source>Chasms side by side</source>
        <translation>Бездны рядом друг с другом</translation>
    </message>
    <message>
        <source>Corner of {0}, {1} from the left, {2} from the top</source>
        <extracomment>{0}: the regions that meet there; {1}, {2}: percentages of the width and height of the board</extracomment>
        <translation>Угол: {0}, {1} слева, {2} сверху</translation>
    </message>
    <message>
        <source>Cut off from the rest of the board: {0}.</source>
        <translation>Нет пути к остальному полю: {0}.</translation>
    </message>
    <message>
        <source>Draw the line from border to border, across one region.</source>
        <translation>Проведи линию от границы до границы через один регион.</translation>
    </message>
    <message>
        <source>Ends of the river at the edge of the board</source>
        <translation>Концы реки у края карты</translation>
    </message>
    <message>
        <source>Every region has room for its tokens.</source>
        <translation>В каждом регионе есть место для жетонов.</translation>
    </message>
    <message>
        <source>How far a terrain gathers on one side</source>
        <translation>Насколько местность сдвинута в сторону</translation>
    </message>
    <message>
        <source>How far natives gather on one side</source>
        <translation>Насколько местные жители сдвинуты в сторону</translation>
    </message>
    <message>
        <source>Lakes</source>
        <translation>Озёра</translation>
    </message>
    <message>
        <source>Lakes at the edge of the board</source>
        <translation>Озёра у края карты</translation>
    </message>
    <message>
        <source>Land around {0}</source>
        <translation>Суша вокруг: {0}</translation>
    </message>
    <message>
        <source>Land at the edge of the board</source>
        <translation>Суша у края карты</translation>
    </message>
    <message>
        <source>Land beside a chasm</source>
        <translation>Суша рядом с бездной</translation>
    </message>
    <message>
        <source>Land beside the river</source>
        <translation>Суша рядом с рекой</translation>
    </message>
    <message>
        <source>Land beside water</source>
        <translation>Суша рядом с водой</translation>
    </message>
    <message>
        <source>Land regions</source>
        <translation>Регионы суши</translation>
    </message>
    <message>
        <source>Land where a race may enter</source>
        <translation>Суша, где может войти народ</translation>
    </message>
    <message>
        <source>Land with 3 to 6 neighbours</source>
        <translation>Суша с 3–6 соседями</translation>
    </message>
    <message>
        <source>Lost Tribes</source>
        <translation>Забытые племена</translation>
    </message>
    <message>
        <source>Lost Tribes on a mountain or on water</source>
        <translation>Забытые племена на горах или на воде</translation>
    </message>
    <message>
        <source>Lost Tribes where a race may enter</source>
        <translation>Забытые племена там, где может войти народ</translation>
    </message>
    <message>
        <source>Monsters on a river or chasm</source>
        <translation>Чудовища на реке или в бездне</translation>
    </message>
    <message>
        <source>Monsters side by side</source>
        <translation>Чудовища рядом друг с другом</translation>
    </message>
    <message>
        <source>Mountains with a Mine and a Cavern</source>
        <translation>Горы с рудником и подземельем</translation>
    </message>
    <message>
        <source>Neighbours of a region of land at most</source>
        <translation>Больше всего соседей у региона суши</translation>
    </message>
    <message>
        <source>Neighbours of a region of land on average</source>
        <translation>Соседей у региона суши в среднем</translation>
    </message>
    <message>
        <source>No room for two pieces below the tokens: {0}.</source>
        <translation>Под жетонами нет места для двух фишек: {0}.</translation>
    </message>
    <message>
        <source>Only neighbours can be joined.</source>
        <translation>Объединить можно только соседей.</translation>
    </message>
    <message>
        <source>Other regions with several symbols</source>
        <translation>Другие регионы с несколькими символами</translation>
    </message>
    <message>
        <source>Parts of the land that are apart</source>
        <translation>Отдельные части суши</translation>
    </message>
    <message>
        <source>Parts of the river that are apart</source>
        <translation>Отдельные части реки</translation>
    </message>
    <message>
        <source>Parts that chasms cut off</source>
        <translation>Части, отрезанные безднами</translation>
    </message>
    <message>
        <source>Quarters of the board where a race may enter</source>
        <translation>Четверти поля, где может войти народ</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Регионы</translation>
    </message>
    <message>
        <source>Regions at the edge that terrains lack</source>
        <translation>Краевые регионы, которых не хватает местности</translation>
    </message>
    <message>
        <source>Regions with a Monster</source>
        <translation>Регионы с чудовищем</translation>
    </message>
    <message>
        <source>River regions</source>
        <translation>Регионы реки</translation>
    </message>
    <message>
        <source>River regions at the edge of the board</source>
        <translation>Регионы реки у края карты</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Seas</source>
        <translation>Моря</translation>
    </message>
    <message>
        <source>Seas at the edge of the board</source>
        <translation>Моря у края карты</translation>
    </message>
    <message>
        <source>Seas that touch each other</source>
        <translation>Моря рядом друг с другом</translation>
    </message>
    <message>
        <source>Sides of the river</source>
        <translation>Берега реки</translation>
    </message>
    <message>
        <source>Steps from one end of the land to the other</source>
        <translation>Шагов от одного конца суши до другого</translation>
    </message>
    <message>
        <source>Symbols of the surface</source>
        <translation>Символы поверхности</translation>
    </message>
    <message>
        <source>Symbols on water</source>
        <translation>Символы на воде</translation>
    </message>
    <message>
        <source>Terrains with Monsters</source>
        <translation>Виды местности с чудовищами</translation>
    </message>
    <message>
        <source>The corner of the board stays where it is.</source>
        <translation>Угол поля остаётся на месте.</translation>
    </message>
    <message>
        <source>The smaller side of the river</source>
        <translation>Меньший берег реки</translation>
    </message>
    <message>
        <source>Too narrow for a stack of tokens: {0}.</source>
        <translation>Нет места для стопки жетонов: {0}.</translation>
    </message>
    <message>
        <source>Volcanoes</source>
        <translation>Вулканы</translation>
    </message>
    <message>
        <source>Volcanoes outside chasms</source>
        <translation>Вулканы вне бездн</translation>
    </message>
    <message>
        <source>at least {0}</source>
        <translation>не меньше {0}</translation>
    </message>
    <message>
        <source>at most {0}</source>
        <translation>не больше {0}</translation>
    </message>
    <message>
        <source>{0} has no room for a name.</source>
        <translation>{0}: нет места для названия.</translation>
    </message>
    <message>
        <source>{0} is too narrow for its symbols.</source>
        <translation>{0}: нет места для символов.</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <extracomment>A range of numbers, such as 4 to 6</extracomment>
        <translation>от {0} до {1}</translation>
    </message>
    <message>
        <source>{0} touch along a border that is too short to be seen.</source>
        <translation>{0}: общая граница так коротка, что её не видно.</translation>
    </message>
    <message>
        <source>{0} touches the edge of the board along a border that is too short.</source>
        <translation>{0}: граница у края карты слишком короткая.</translation>
    </message>
    <message>
        <source>{0}: {1}, should be {2}.</source>
        <extracomment>{0}: what is counted, such as Lost Tribes; {1}: how many there are; {2}: such as &quot;4&quot; or &quot;4 to 6&quot;</extracomment>
        <translation>{0}: {1}, нужно {2}.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
</context>
<context>
    <name>BoardWindow</name>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n&#xa0;регион</numerusform>
            <numerusform>%n&#xa0;региона</numerusform>
            <numerusform>%n&#xa0;регионов</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>По&amp;ле</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>О&amp;бъединить</translation>
    </message>
    <message>
        <source>&amp;Make your own board</source>
        <translation>&amp;Как создать поле</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Название:</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Раскрасить</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Игроки:</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>Раз&amp;делить</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Попробовать</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Click or drag over regions to paint them.</source>
        <translation>Щёлкни по регионам или проведи по ним, чтобы раскрасить.</translation>
    </message>
    <message>
        <source>Click two neighbours.</source>
        <translation>Щёлкни по двум соседям.</translation>
    </message>
    <message>
        <source>Drag a point of a border, or a corner.</source>
        <translation>Потяни за точку границы или за угол.</translation>
    </message>
    <message>
        <source>Draw a line across a region.</source>
        <translation>Проведи линию через регион.</translation>
    </message>
    <message>
        <source>Move &amp;borders</source>
        <translation>Двигать &amp;границы</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Redone: {0}</source>
        <extracomment>{0}: what was done again, such as &quot;Paint&quot;</extracomment>
        <translation>Повторено: {0}</translation>
    </message>
    <message>
        <source>Save the board “{0}”?</source>
        <extracomment>{0}: the name of a board</extracomment>
        <translation>Сохранить поле «{0}»?</translation>
    </message>
    <message>
        <source>Saved. You can choose this board when you set up a new game.</source>
        <translation>Сохранено. Это поле можно выбрать для новой игры.</translation>
    </message>
    <message>
        <source>The draft can&apos;t be kept: {0}</source>
        <translation>Не удаётся сохранить черновик: {0}</translation>
    </message>
    <message>
        <source>Undone: {0}</source>
        <extracomment>{0}: what was undone, such as &quot;Paint&quot;</extracomment>
        <translation>Отменено: {0}</translation>
    </message>
    <message>
        <source>What is checked on the board</source>
        <translation>Что проверяется на поле</translation>
    </message>
    <message>
        <source>{0}[*] – board</source>
        <translation>{0}[*] – поле</translation>
    </message>
</context>
<context>
    <name>ChatBox</name>
    <message>
        <source>Chat messages</source>
        <translation>Сообщения чата</translation>
    </message>
    <message>
        <source>Only players may chat here</source>
        <translation>Здесь пишут только игроки</translation>
    </message>
    <message>
        <source>Quick chat</source>
        <translation>Готовые фразы</translation>
    </message>
    <message>
        <source>Quick chat only</source>
        <translation>Только готовые фразы</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Отправить</translation>
    </message>
    <message>
        <source>Type a message</source>
        <translation>Сообщение</translation>
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
        <translation>Готовые фразы доступны всем, кому вообще можно писать.</translation>
    </message>
    <message>
        <source>Who may chat</source>
        <translation>Кто пишет в чат</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Extra seconds per turn</source>
        <translation>Добавка за ход в секундах</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Минут на игрока</translation>
    </message>
    <message>
        <source>Minutes until a reminder</source>
        <translation>Минут до напоминания</translation>
    </message>
    <message>
        <source>Nobody loses on time. When a player&apos;s time is up, the others may vote to let a bot play for now.</source>
        <translation>По времени никто не проигрывает. Когда время игрока вышло, остальные могут проголосовать, чтобы за него пока ходил бот.</translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>Minutes</extracomment>
        <translation>мин</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>без часов</translation>
    </message>
    <message>
        <source>reminder</source>
        <extracomment>A clock that only reminds those who think for long</extracomment>
        <translation>напоминание</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Seconds</extracomment>
        <translation>с</translation>
    </message>
    <message>
        <source>time bank</source>
        <translation>запас времени</translation>
    </message>
</context>
<context>
    <name>CoinsChart</name>
    <message>
        <source>Coins by round</source>
        <translation>Монеты по раундам</translation>
    </message>
</context>
<context>
    <name>ColourButton</name>
    <message>
        <source>Blue, circle</source>
        <translation>Синий, круг</translation>
    </message>
    <message>
        <source>Green, diamond</source>
        <translation>Зелёный, ромб</translation>
    </message>
    <message>
        <source>Purple, star</source>
        <translation>Фиолетовый, звезда</translation>
    </message>
    <message>
        <source>Red, square</source>
        <translation>Красный, квадрат</translation>
    </message>
    <message>
        <source>Yellow, triangle</source>
        <translation>Жёлтый, треугольник</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <extracomment>{0}: a colour and its shape; {1}: the player who has it</extracomment>
        <translation>{0}&#xa0;— {1}</translation>
    </message>
    <message>
        <source>{0}: change colour</source>
        <translation>{0}: сменить цвет</translation>
    </message>
</context>
<context>
    <name>ColumnPanel</name>
    <message numerus="yes">
        <source>%n coin(s) per combo skipped</source>
        <translation>
            <numerusform>%n&#xa0;монета за пропуск</numerusform>
            <numerusform>%n&#xa0;монеты за пропуск</numerusform>
            <numerusform>%n&#xa0;монет за пропуск</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <extracomment>Regions without tokens</extracomment>
        <translation>
            <numerusform>%n&#xa0;пустой</numerusform>
            <numerusform>%n&#xa0;пустых</numerusform>
            <numerusform>%n&#xa0;пустых</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n&#xa0;регион</numerusform>
            <numerusform>%n&#xa0;региона</numerusform>
            <numerusform>%n&#xa0;регионов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with Monsters</source>
        <translation>
            <numerusform>%n&#xa0;с чудовищами</numerusform>
            <numerusform>%n&#xa0;с чудовищами</numerusform>
            <numerusform>%n&#xa0;с чудовищами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a Lost Tribe</source>
        <translation>
            <numerusform>%n&#xa0;с забытым племенем</numerusform>
            <numerusform>%n&#xa0;с забытым племенем</numerusform>
            <numerusform>%n&#xa0;с забытым племенем</numerusform>
        </translation>
    </message>
    <message>
        <source>(no power yet)</source>
        <translation>(пока без способности)</translation>
    </message>
    <message>
        <source>Combos</source>
        <translation>Комбинации</translation>
    </message>
    <message>
        <source>You can&apos;t swap powers with this combo.</source>
        <translation>С этой комбинацией нельзя обменяться способностями.</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The price of a combo</extracomment>
        <translation>бесплатно</translation>
    </message>
    <message numerus="yes">
        <source>pay %n</source>
        <extracomment>The price of a combo in coins</extracomment>
        <translation>
            <numerusform>за %n</numerusform>
            <numerusform>за %n</numerusform>
            <numerusform>за %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComboCard</name>
    <message numerus="yes">
        <source>%n coin(s) on it</source>
        <translation>
            <numerusform>на ней %n&#xa0;монета</numerusform>
            <numerusform>на ней %n&#xa0;монеты</numerusform>
            <numerusform>на ней %n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t afford</source>
        <translation>не по карману</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>A combo, for screen readers</extracomment>
        <translation>выбрана</translation>
    </message>
    <message numerus="yes">
        <source>{0}, %n token(s)</source>
        <extracomment>{0}: a combo</extracomment>
        <translation>
            <numerusform>{0}, %n жетон</numerusform>
            <numerusform>{0}, %n жетона</numerusform>
            <numerusform>{0}, %n жетонов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComboDetails</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>What this combo can do</source>
        <translation>Что умеет эта комбинация</translation>
    </message>
</context>
<context>
    <name>CombosModel</name>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>Combo</source>
        <translation>Комбинация</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Захваты</translation>
    </message>
    <message>
        <source>Per token</source>
        <translation>На жетон</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Жетоны</translation>
    </message>
    <message>
        <source>{0}, in decline from {1}</source>
        <translation>{0}, в упадке с {1}</translation>
    </message>
    <message>
        <source>{0}: price {1}, coins picked up {2}, tokens lost {3}</source>
        <translation>{0}: цена {1}, монет подобрано {2}, жетонов потеряно {3}</translation>
    </message>
</context>
<context>
    <name>CombosView</name>
    <message>
        <source>Races</source>
        <translation>Народы</translation>
    </message>
</context>
<context>
    <name>ConfirmationTexts</name>
    <message>
        <source>Decline: {0}.</source>
        <translation>В упадок: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coin(s).</source>
        <translation>
            <numerusform>Цена&#xa0;— %n&#xa0;монета.</numerusform>
            <numerusform>Цена&#xa0;— %n&#xa0;монеты.</numerusform>
            <numerusform>Цена&#xa0;— %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move: {0}. Choose the region to move it from.</source>
        <translation>Выбери регион, откуда переставить фишку ({0}).</translation>
    </message>
    <message>
        <source>Move: {0}. Choose where it goes.</source>
        <translation>Выбери регион, куда переставить фишку ({0}).</translation>
    </message>
    <message>
        <source>Now choose the combo to swap powers with.</source>
        <translation>Теперь выбери, с какой комбинацией обменяться способностями.</translation>
    </message>
    <message>
        <source>Pick {0}?</source>
        <translation>Выбрать «{0}»?</translation>
    </message>
    <message>
        <source>Place: {0}. Choose a region.</source>
        <translation>Выбери, в какой регион поставить фишку ({0}).</translation>
    </message>
    <message numerus="yes">
        <source>earn %n coin(s) now</source>
        <translation>
            <numerusform>%n&#xa0;монета сейчас</numerusform>
            <numerusform>%n&#xa0;монеты сейчас</numerusform>
            <numerusform>%n&#xa0;монет сейчас</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep %n region(s)</source>
        <translation>
            <numerusform>остаётся %n&#xa0;регион</numerusform>
            <numerusform>остаются %n&#xa0;региона</numerusform>
            <numerusform>остаётся %n&#xa0;регионов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n token(s)</source>
        <translation>
            <numerusform>уходит %n&#xa0;жетон</numerusform>
            <numerusform>уходят %n&#xa0;жетона</numerusform>
            <numerusform>уходит %n&#xa0;жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map</source>
        <translation>{0} покидают карту</translation>
    </message>
    <message>
        <source>{0} stay on offer.</source>
        <translation>{0} остаются в ряду.</translation>
    </message>
    <message>
        <source>{0}: choose a region.</source>
        <translation>Выбери регион ({0}).</translation>
    </message>
</context>
<context>
    <name>ContentSummary</name>
    <message numerus="yes">
        <source>%n power(s)</source>
        <translation>
            <numerusform>%n&#xa0;способность</numerusform>
            <numerusform>%n&#xa0;способности</numerusform>
            <numerusform>%n&#xa0;способностей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation>
            <numerusform>%n&#xa0;народ</numerusform>
            <numerusform>%n&#xa0;народа</numerusform>
            <numerusform>%n&#xa0;народов</numerusform>
        </translation>
    </message>
    <message>
        <source>In play: {0}.</source>
        <translation>В игре: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>Relics and Places: %n</source>
        <translation>
            <numerusform>Реликвии и чудесные места: %n</numerusform>
            <numerusform>Реликвии и чудесные места: %n</numerusform>
            <numerusform>Реликвии и чудесные места: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
</context>
<context>
    <name>CountedNoun</name>
    <message numerus="yes">
        <source>{0} starts with %n extra coin(s).</source>
        <extracomment>{0}: the name of a player</extracomment>
        <translation>
            <numerusform>{0} получает на старте на %n монету больше.</numerusform>
            <numerusform>{0} получает на старте на %n монеты больше.</numerusform>
            <numerusform>{0} получает на старте на %n монет больше.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong. Your game is saved.</source>
        <translation>Что-то пошло не так. Твоя игра сохранена.</translation>
    </message>
    <message>
        <source>You can keep playing. Details are in {0}.</source>
        <translation>Можно играть дальше. Подробности: {0}.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>С&amp;крыть</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>О&amp;ткрыть папку</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>П&amp;родолжить</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Скопировать от&amp;чёт</translation>
    </message>
    <message>
        <source>Nothing has been sent to anyone. The report contains version numbers, where the program stopped and the end of the log – nothing about you.</source>
        <translation>Никому ничего не отправлено. В отчёте номера версий, место остановки программы и конец журнала&#xa0;— о тебе ничего.</translation>
    </message>
    <message>
        <source>Report copied. It contains version numbers, where the program stopped and the end of the log.</source>
        <translation>Отчёт скопирован. В нём номера версий, место остановки программы и конец журнала.</translation>
    </message>
    <message>
        <source>swqt crashed last time, but your game is safe.</source>
        <translation>В прошлый раз swqt аварийно закрылся, но твоя игра цела.</translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Играть ещё раз</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>conquer</source>
        <extracomment>What a player has to do, in a line of its own or after &quot;Do this first:&quot;</extracomment>
        <translation>захват</translation>
    </message>
    <message>
        <source>conquer or decline</source>
        <translation>захват или упадок</translation>
    </message>
    <message>
        <source>conquer with the race in decline</source>
        <translation>захват народом в упадке</translation>
    </message>
    <message>
        <source>decline or keep the race</source>
        <translation>упадок или прежний народ</translation>
    </message>
    <message>
        <source>die roll</source>
        <translation>бросок кубика</translation>
    </message>
    <message>
        <source>finish the turn</source>
        <translation>конец хода</translation>
    </message>
    <message>
        <source>give up tokens or continue</source>
        <translation>жетоны за монеты или дальше</translation>
    </message>
    <message>
        <source>new combo</source>
        <translation>новая комбинация</translation>
    </message>
    <message>
        <source>pick a combo</source>
        <translation>выбор комбинации</translation>
    </message>
    <message>
        <source>redeploy</source>
        <extracomment>What a player has to do</extracomment>
        <translation>перераспределение</translation>
    </message>
    <message>
        <source>retreat</source>
        <extracomment>What a player has to do</extracomment>
        <translation>отступление</translation>
    </message>
    <message>
        <source>reveal</source>
        <extracomment>What chance decides: which Relic, Place or power turns up</extracomment>
        <translation>открытие тайны</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
</context>
<context>
    <name>DiceChart</name>
    <message>
        <source>Dice</source>
        <translation>Кубик</translation>
    </message>
</context>
<context>
    <name>DiceVerifier</name>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n&#xa0;жребий</numerusform>
            <numerusform>%n&#xa0;жребия</numerusform>
            <numerusform>%n&#xa0;жребиев</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who was the only link between two others could have held back a part of a die, which leaves no proof.</source>
        <translation>Тот, кто один связывал двух других игроков, мог утаить долю броска: молчание не оставляет доказательств.</translation>
    </message>
    <message>
        <source>At step {0}, moves were taken back (signed by {1}).</source>
        <translation>Действия отменены на шаге&#xa0;{0}. Это подписали: {1}.</translation>
    </message>
    <message>
        <source>At step {0}, moves were taken back and draw {1} was made again (signed by {2}).</source>
        <translation>Действия отменены на шаге&#xa0;{0}, жребий&#xa0;{1} брошен заново. Это подписали: {2}.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the game: {0}</source>
        <translation>Не удалось прочитать игру: {0}</translation>
    </message>
    <message>
        <source>Draw {0} is unfinished: this file doesn&apos;t have the part of {1}.</source>
        <translation>Жребий&#xa0;{0} ещё не закончен: в этом файле не хватает доли. Чья она: {1}.</translation>
    </message>
    <message>
        <source>Draw {0} was made again because the part of {2} was missing (signed by {1}).</source>
        <translation>Жребий&#xa0;{0} заменён: не хватало доли ({2}). Это подписали: {1}.</translation>
    </message>
    <message>
        <source>From step {0} on, this is a copy of the game in which {1} went on without {2}.</source>
        <translation>С шага&#xa0;{0} это копия игры. В ней остались: {1}. Без них: {2}.</translation>
    </message>
    <message>
        <source>It can&apos;t show what came after the end of this file.</source>
        <translation>Что было после конца этого файла, проверка не покажет.</translation>
    </message>
    <message>
        <source>More than half of the players can play on without the others. The file shows that they did and who signed, but not whether their reason was true.</source>
        <translation>Больше половины игроков могут продолжить без остальных: файл показывает, что они так сделали и кто это подписал, но не то, была ли причина настоящей.</translation>
    </message>
    <message>
        <source>Not proved: line {0} of the file isn&apos;t part of a signed log.</source>
        <translation>Не доказано: строка {0} файла не входит в подписанный журнал.</translation>
    </message>
    <message>
        <source>Not proved: line {0} of the file isn&apos;t what was played.</source>
        <translation>Не доказано: в строке&#xa0;{0} файла не то, что было сыграно.</translation>
    </message>
    <message>
        <source>Not proved: not all players signed this start of the game, or it isn&apos;t for this program.</source>
        <translation>Не доказано: начало игры не то, что подписали все игроки, или оно не для этой программы.</translation>
    </message>
    <message>
        <source>Not proved: step {0} of the log isn&apos;t as the players signed it ({1}).</source>
        <translation>Не доказано: шаг&#xa0;{0} журнала не такой, как подписали игроки ({1}).</translation>
    </message>
    <message>
        <source>Other changes to seats or draws: {0}.</source>
        <translation>Другие изменения мест и жребиев: {0}.</translation>
    </message>
    <message>
        <source>The dice were fair: {0} and every move are just as all players signed them.</source>
        <translation>Броски честны: {0} и все действия такие, как подписали все игроки.</translation>
    </message>
    <message>
        <source>This game wasn&apos;t played on a network, so there is nothing to verify.</source>
        <translation>Эта игра шла не по сети, проверять нечего.</translation>
    </message>
    <message>
        <source>This shows which program signed, not who sat there.</source>
        <translation>Видно, чья программа подписала, но не кто за ней сидел.</translation>
    </message>
    <message>
        <source>With two players, the one who gets the other&apos;s part of a die first could stop the game, but never roll that die again. Nobody can prove who stopped.</source>
        <translation>Если игроков двое, тот, кто первым получил чужую долю броска, может остановить игру, но не может бросить этот кубик снова. Кто её остановил, не докажет никто.</translation>
    </message>
    <message>
        <source>the rules refuse it</source>
        <translation>против правил</translation>
    </message>
    <message>
        <source>{0} lost the seat at step {1} (signed by {2}).</source>
        <translation>Место потеряно на шаге&#xa0;{1}: {0}. Это подписали: {2}.</translation>
    </message>
    <message>
        <source>{0} signed for two sides of this game; the proof is in step {1}.</source>
        <translation>Подписи за обе стороны этой игры: {0}. Доказательство&#xa0;— на шаге&#xa0;{1}.</translation>
    </message>
</context>
<context>
    <name>DieWidget</name>
    <message>
        <source>The die shows {0}</source>
        <translation>На кубике {0}</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>не помог</translation>
    </message>
</context>
<context>
    <name>DockLayout</name>
    <message>
        <source>Combos</source>
        <translation>Комбинации</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Регионы</translation>
    </message>
</context>
<context>
    <name>EffectCard</name>
    <message>
        <source>Move down: {0}</source>
        <translation>Ниже: {0}</translation>
    </message>
    <message>
        <source>Move up: {0}</source>
        <extracomment>{0}: an ability of the form</extracomment>
        <translation>Выше: {0}</translation>
    </message>
    <message>
        <source>Remove: {0}</source>
        <translation>Убрать: {0}</translation>
    </message>
    <message>
        <source>The form can&apos;t show this part of the file. It stays as it is: {0}</source>
        <extracomment>{0}: a part of a file</extracomment>
        <translation>Эту часть файла форма показать не может. Она останется как есть: {0}</translation>
    </message>
</context>
<context>
    <name>EffectsPanel</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n регион на этой карте сейчас</numerusform>
            <numerusform>%n региона на этой карте сейчас</numerusform>
            <numerusform>%n регионов на этой карте сейчас</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add an ability…</source>
        <translation>&amp;Добавить умение…</translation>
    </message>
    <message>
        <source>Add an ability</source>
        <translation>Добавить умение</translation>
    </message>
    <message>
        <source>Change an ability</source>
        <translation>Изменить умение</translation>
    </message>
    <message>
        <source>It has no ability yet: its strength is in its numbers.</source>
        <translation>У него ещё нет умений: его сила в численности.</translation>
    </message>
    <message>
        <source>Move an ability</source>
        <translation>Передвинуть умение</translation>
    </message>
    <message>
        <source>Remove an ability</source>
        <translation>Убрать умение</translation>
    </message>
</context>
<context>
    <name>EndTurnWarnings</name>
    <message numerus="yes">
        <source>{0} ({1}, %n token(s))</source>
        <extracomment>{0}: a player; {1}: a race</extracomment>
        <translation>
            <numerusform>{1} ({0}, %n&#xa0;жетон)</numerusform>
            <numerusform>{1} ({0}, %n&#xa0;жетона)</numerusform>
            <numerusform>{1} ({0}, %n&#xa0;жетонов)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}, and other regions are at risk too.</source>
        <translation>
            <numerusform>{0} оставляет регион&#xa0;{1}&#xa0;с %n&#xa0;жетоном. Туда могут дойти: {2}. Под угрозой и другие регионы.</numerusform>
            <numerusform>{0} оставляет регион&#xa0;{1}&#xa0;с %n&#xa0;жетонами. Туда могут дойти: {2}. Под угрозой и другие регионы.</numerusform>
            <numerusform>{0} оставляет регион&#xa0;{1}&#xa0;с %n&#xa0;жетонами. Туда могут дойти: {2}. Под угрозой и другие регионы.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} leaves %n token(s) in {1}, within reach of {2}.</source>
        <translation>
            <numerusform>{0} оставляет регион&#xa0;{1}&#xa0;с %n&#xa0;жетоном. Туда могут дойти: {2}.</numerusform>
            <numerusform>{0} оставляет регион&#xa0;{1}&#xa0;с %n&#xa0;жетонами. Туда могут дойти: {2}.</numerusform>
            <numerusform>{0} оставляет регион&#xa0;{1}&#xa0;с %n&#xa0;жетонами. Туда могут дойти: {2}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s next race</source>
        <translation>новый народ ({0})</translation>
    </message>
</context>
<context>
    <name>FieldEditor</name>
    <message>
        <source>no</source>
        <extracomment>Something is not so</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Something is so</extracomment>
        <translation>да</translation>
    </message>
</context>
<context>
    <name>FieldsGrid</name>
    <message numerus="yes">
        <source>%n region(s) on this map now</source>
        <translation>
            <numerusform>%n регион на этой карте сейчас</numerusform>
            <numerusform>%n региона на этой карте сейчас</numerusform>
            <numerusform>%n регионов на этой карте сейчас</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Добавить условие</translation>
    </message>
    <message>
        <source>Add a detail</source>
        <translation>Добавить подробность</translation>
    </message>
    <message>
        <source>Remove: {0}</source>
        <extracomment>{0}: a field or condition of the form</extracomment>
        <translation>Убрать: {0}</translation>
    </message>
</context>
<context>
    <name>GameButtons</name>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation>Сверить каждый жребий с подписями игроков</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation>Проверить броски</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
</context>
<context>
    <name>GameLauncher</name>
    <message>
        <source>Couldn&apos;t read {0}: {1}</source>
        <extracomment>{0}: a file; {1}: the reason</extracomment>
        <translation>Не удалось прочитать файл {0}: {1}</translation>
    </message>
    <message>
        <source>Games, races, powers and boards (*.swn *.swtrait *.swboard *.json)</source>
        <translation>Игры, народы, способности и поля (*.swn *.swtrait *.swboard *.json)</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Открыть &amp;папку</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Открыть игру</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Put it in this folder and restart swqt. You can then choose it when you set up a new game:
{0}</source>
        <translation>Положи его в эту папку и перезапусти swqt. Потом его можно будет выбрать для новой игры:
{0}</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened.</source>
        <translation>Эту игру не удалось открыть.</translation>
    </message>
    <message>
        <source>This game can&apos;t be started.</source>
        <translation>Эту игру не удалось начать.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t a swqt game file.</source>
        <translation>{0}&#xa0;— не файл игры swqt.</translation>
    </message>
    <message>
        <source>{0} looks like a file of races and powers, not a game.</source>
        <translation>{0}&#xa0;— похоже, это народы и способности, а не игра.</translation>
    </message>
</context>
<context>
    <name>GameNotices</name>
    <message>
        <source>A bot is playing for you.</source>
        <translation>За тебя ходит бот.</translation>
    </message>
    <message>
        <source>A bot is playing for you. You get your seat back automatically.</source>
        <translation>За тебя ходит бот. Место вернётся к тебе само.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Согласиться</translation>
    </message>
    <message>
        <source>Anyone can check every draw of this game.</source>
        <translation>Каждый жребий этой игры может проверить кто угодно.</translation>
    </message>
    <message>
        <source>Ask for seat {0}</source>
        <translation>Попросить место&#xa0;{0}</translation>
    </message>
    <message>
        <source>Ask to continue</source>
        <translation>Попросить продолжить</translation>
    </message>
    <message>
        <source>Asking the others: {0}.</source>
        <translation>Спрашиваем остальных: {0}.</translation>
    </message>
    <message>
        <source>Asking the others: {0}. Still to answer: {1}.</source>
        <translation>Спрашиваем остальных: {0}. Ещё не ответили: {1}.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Join the copy</source>
        <translation>Перейти в копию</translation>
    </message>
    <message>
        <source>Let a bot play for now</source>
        <translation>Пусть пока ходит бот</translation>
    </message>
    <message>
        <source>Play on in a copy</source>
        <translation>Играть дальше в копии</translation>
    </message>
    <message>
        <source>Play on in a copy…</source>
        <translation>Играть дальше в копии…</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Отказать</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Сохранить и выйти</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: {1}.</source>
        <translation>Место&#xa0;{0} уже занято: {1}.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>Take your seat back</source>
        <translation>Вернуть своё место</translation>
    </message>
    <message numerus="yes">
        <source>The disk of {0} is full.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>{0}: на диске нет места.</numerusform>
            <numerusform>{0}: на диске нет места.</numerusform>
            <numerusform>{0}: на диске нет места.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game went on while you were away.</source>
        <translation>Пока тебя не было, игра продолжалась.</translation>
    </message>
    <message>
        <source>The players voted against giving you seat {0}.</source>
        <translation>Игроки проголосовали против: место&#xa0;{0} тебе не отдают.</translation>
    </message>
    <message>
        <source>Verify the dice</source>
        <translation>Проверить броски</translation>
    </message>
    <message>
        <source>Waiting for {0} to confirm what was agreed.</source>
        <translation>Ждём подтверждения решения: {0}.</translation>
    </message>
    <message>
        <source>Waiting for {0} to contribute to the next draw.</source>
        <translation>Ждём долю для следующего жребия: {0}.</translation>
    </message>
    <message>
        <source>Waiting for {0} to reconnect. The game continues as soon as they&apos;re back.</source>
        <translation>Не на связи: {0}. Игра продолжится, как только связь вернётся.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что случилось</translation>
    </message>
    <message>
        <source>You asked for seat {0}. The players are deciding.</source>
        <translation>Ты просишь место&#xa0;{0}. Игроки решают.</translation>
    </message>
    <message>
        <source>You asked for seat {0}. {1} said no; the others are still deciding.</source>
        <translation>Ты просишь место&#xa0;{0}. Против: {1}; остальные ещё решают.</translation>
    </message>
    <message>
        <source>You&apos;ll continue in a copy of this game, with bots in every other seat. The others keep the original, and the two games can&apos;t be merged again.</source>
        <translation>Ты продолжишь в копии этой игры, а на всех других местах будут боты. Остальные играют в прежнюю, и снова соединить две игры нельзя.</translation>
    </message>
    <message>
        <source>You&apos;re out of time. The others may vote to let a bot play for you for now.</source>
        <translation>Твоё время вышло. Остальные могут проголосовать, чтобы за тебя пока ходил бот.</translation>
    </message>
    <message>
        <source>Your disk is full. Nothing you do is sent until the game can be saved again.</source>
        <translation>На твоём диске нет места. Пока игру не удастся снова сохранить, твои действия никуда не отправляются.</translation>
    </message>
    <message>
        <source>Your record of this game was lost. Getting it back from the others…</source>
        <translation>Твоя запись этой игры потеряна. Получаем её от остальных…</translation>
    </message>
    <message>
        <source>{0} asked for a pause.</source>
        <translation>Пауза по просьбе: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} have been away for a while.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>Уже давно не на связи: {0}.</numerusform>
            <numerusform>Уже давно не на связи: {0}.</numerusform>
            <numerusform>Уже давно не на связи: {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} haven&apos;t moved for a long time.</source>
        <extracomment>{0}: one or several players</extracomment>
        <translation>
            <numerusform>Уже долго ждём хода: {0}.</numerusform>
            <numerusform>Уже долго ждём хода: {0}.</numerusform>
            <numerusform>Уже долго ждём хода: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is back and would like seat {1} again ({2}). If you agree, everyone votes on it.</source>
        <translation>{0} снова здесь и просит вернуть место&#xa0;{1} ({2}). Если ты за, голосуют все.</translation>
    </message>
    <message>
        <source>{0} is out of time.</source>
        <translation>{0}: время вышло.</translation>
    </message>
    <message>
        <source>{0} is playing for you.</source>
        <translation>За тебя играет {0}.</translation>
    </message>
    <message>
        <source>{0} of {1} players can&apos;t be reached: {2}. Wait, or play on in a copy.</source>
        <translation>Игроков не на связи: {0} из {1} ({2}). Подожди или играй дальше в копии.</translation>
    </message>
    <message>
        <source>{0} played on in a copy of this game. Join it now, or stay in this game for the moment?</source>
        <translation>Игра продолжается в копии ({0}). Перейти туда сейчас или пока остаться в этой игре?</translation>
    </message>
    <message>
        <source>{0} proposes: {1}.</source>
        <extracomment>A player, and what they propose</extracomment>
        <translation>{0} предлагает: {1}.</translation>
    </message>
    <message>
        <source>{0} said no to giving you your seat back.</source>
        <translation>{0} не хочет возвращать тебе место.</translation>
    </message>
    <message>
        <source>{0} said no to your request for seat {1}.</source>
        <translation>{0} отказывает тебе в месте {1}.</translation>
    </message>
    <message>
        <source>{0} would like seat {1} ({2}). If you agree, everyone votes on it.</source>
        <translation>{0} просит место&#xa0;{1} ({2}). Если ты за, голосуют все.</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>With several Relics</source>
        <translation>С несколькими реликвиями</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Конец хода</translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation>Один экран</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Последний раунд</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <extracomment>What somebody has written about this moment of the game</extracomment>
        <translation>Заметка: {0}</translation>
    </message>
    <message>
        <source>Now playing for {0}: {1}.</source>
        <translation>Теперь играет {0}: {1}.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Redo the last move you undid</source>
        <translation>Вернуть последнее отменённое действие</translation>
    </message>
    <message>
        <source>Round {0} – swqt</source>
        <translation>Раунд&#xa0;{0}&#xa0;— swqt</translation>
    </message>
    <message>
        <source>Round {0} – {1}&apos;s turn – swqt</source>
        <translation>Раунд&#xa0;{0}&#xa0;— ходит {1}&#xa0;— swqt</translation>
    </message>
    <message>
        <source>Undo everything done this turn</source>
        <translation>Отменить всё, что сделано за ход</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Отменить последнее действие</translation>
    </message>
    <message>
        <source>nothing is left to do</source>
        <translation>делать больше нечего</translation>
    </message>
    <message>
        <source>{0} has nothing left to do</source>
        <translation>{0}: делать больше нечего</translation>
    </message>
    <message>
        <source>{0} is now played by a person.</source>
        <translation>Теперь за это место играет человек: {0}.</translation>
    </message>
    <message>
        <source>{0} takes over</source>
        <translation>Ходит {0}</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Монеты по раундам</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кубик</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Доход по источникам</translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <translation>Сделано в swqt, неофициальном любительском проекте, не связанном с издателем игры.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Race tokens on the map</source>
        <translation>Жетоны народов на карте</translation>
    </message>
    <message>
        <source>The final map</source>
        <translation>Карта в конце игры</translation>
    </message>
    <message>
        <source>The map at the end of the game</source>
        <translation>Карта в конце игры</translation>
    </message>
    <message>
        <source>{0}: {1} rounds of Small World with {2}</source>
        <translation>{0}: Small World, раундов&#xa0;— {1}. Играли {2}</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>Hand over to {0}, then press Continue.</source>
        <translation>За экраном теперь {0}. Передай место и нажми «Продолжить».</translation>
    </message>
    <message>
        <source>Nothing is left to do this turn. {0} is next.</source>
        <translation>В этот ход делать больше нечего. Следующий ход: {0}.</translation>
    </message>
    <message>
        <source>That was your answer.</source>
        <translation>Это был твой ответ.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>The turn is over.</source>
        <translation>Ход окончен.</translation>
    </message>
    <message>
        <source>Waiting for {0} to reconnect…</source>
        <translation>Ждём возвращения: {0}…</translation>
    </message>
    <message>
        <source>thinking… ({0})</source>
        <extracomment>{0}: a kind of bot</extracomment>
        <translation>думает… ({0})</translation>
    </message>
    <message>
        <source>{0} is playing…</source>
        <translation>Ходит {0}…</translation>
    </message>
    <message>
        <source>{0} is playing… Press Space to skip ahead.</source>
        <translation>Ходит {0}… Пробел&#xa0;— не ждать.</translation>
    </message>
    <message>
        <source>{0} is thinking… Press Space for an answer now.</source>
        <translation>Думает {0}… Пробел&#xa0;— ответить сразу.</translation>
    </message>
    <message>
        <source>{0} waits until you&apos;ve read the card.</source>
        <translation>{0} ждёт, пока ты прочтёшь карточку.</translation>
    </message>
    <message>
        <source>{0}&apos;s tokens are retreating…</source>
        <translation>{0}: жетоны отступают…</translation>
    </message>
</context>
<context>
    <name>GameSetupDialog</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Домашние правила</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Its tokens are needed for {0}.</source>
        <translation>Его жетоны нужны: {0}.</translation>
    </message>
    <message>
        <source>Races and p&amp;owers</source>
        <translation>Народы и спосо&amp;бности</translation>
    </message>
    <message>
        <source>Relics and Places are not in play.</source>
        <translation>Реликвии и чудесные места не участвуют.</translation>
    </message>
    <message>
        <source>There&apos;s no board like this for {0} players.</source>
        <translation>Для такого числа игроков ({0}) подходящего поля нет.</translation>
    </message>
    <message>
        <source>{0} players need at least {1} races and {1} powers. You have {2} races and {3} powers.</source>
        <translation>Игроков&#xa0;— {0}, поэтому народов и способностей нужно хотя бы по {1}. Сейчас народов&#xa0;— {2}, способностей&#xa0;— {3}.</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>copy of a network game that continued without it</source>
        <translation>копия сетевой игры, которая продолжилась без неё</translation>
    </message>
    <message>
        <source>custom board</source>
        <translation>своё поле</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>A game in a list</extracomment>
        <translation>окончена</translation>
    </message>
    <message>
        <source>on the network</source>
        <translation>по сети</translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>раунд&#xa0;{0} из {1}</translation>
    </message>
    <message>
        <source>unreadable</source>
        <extracomment>A game in a list</extracomment>
        <translation>не читается</translation>
    </message>
    <message numerus="yes">
        <source>{0} share the victory with %n coin(s)</source>
        <translation>
            <numerusform>Делят победу: {0}, по %n&#xa0;монете</numerusform>
            <numerusform>Делят победу: {0}, по %n&#xa0;монеты</numerusform>
            <numerusform>Делят победу: {0}, по %n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} wins with %n coin(s)</source>
        <translation>
            <numerusform>Побеждает {0}: %n&#xa0;монета</numerusform>
            <numerusform>Побеждает {0}: %n&#xa0;монеты</numerusform>
            <numerusform>Побеждает {0}: %n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Ходит {0}</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>О&amp;конченные</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Нова&amp;я игра…</translation>
    </message>
    <message>
        <source>&amp;Record…</source>
        <translation>&amp;Достижения…</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <translation>Н&amp;еоконченные</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Games and replays</source>
        <translation>Игры и повторы</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Загрузка…</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Оконченных игр пока нет.</translation>
    </message>
    <message>
        <source>No unfinished games.</source>
        <translation>Неоконченных игр нет.</translation>
    </message>
    <message>
        <source>Verifying the dice…</source>
        <translation>Проверка бросков…</translation>
    </message>
    <message>
        <source>Wins, opponents, races, luck with the die, and a rating</source>
        <translation>Победы, соперники, народы, удача с кубиком и рейтинг</translation>
    </message>
</context>
<context>
    <name>GraceBox</name>
    <message>
        <source>They choose whether to wait, let a bot play, or let someone else take the seat.</source>
        <translation>Они решат: ждать, дать ход боту или отдать место другому.</translation>
    </message>
    <message>
        <source>When the others may vote about a player who is away</source>
        <translation>Когда остальные голосуют о том, кто не на связи</translation>
    </message>
    <message>
        <source>after {0} seconds</source>
        <translation>через {0}&#xa0;с</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>The others never vote about a player who is away</extracomment>
        <translation>никогда</translation>
    </message>
</context>
<context>
    <name>HandicapBar</name>
    <message>
        <source>Ha&amp;ndicap…</source>
        <translation>&amp;Фора…</translation>
    </message>
    <message>
        <source>Let players start with more coins than the others</source>
        <translation>Кто-то начнёт с большим числом монет, чем остальные</translation>
    </message>
</context>
<context>
    <name>HandicapDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Extra coins of {0}</source>
        <translation>Фора в монетах: {0}</translation>
    </message>
    <message>
        <source>Give some players extra coins at the start: children, beginners, or bots against strong players.</source>
        <translation>Дай некоторым больше монет на старте: детям, новичкам или ботам против сильных игроков.</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Фора</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
</context>
<context>
    <name>HandoverController</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Раунд&#xa0;{0} из {1}</translation>
    </message>
    <message>
        <source>The last two turns have brought {0} almost nothing. Decline now to keep what is on the map, and pick a fresh race next turn.</source>
        <translation>{0}: последние два хода почти ничего не принесли. Приведи народ в упадок, чтобы сохранить то, что на карте, и на следующем ходу выбери новый.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Rules for this decision</source>
        <translation>Правила для этого решения</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>More in the rule book</source>
        <translation>Подробнее в книге правил</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что это даёт</translation>
    </message>
</context>
<context>
    <name>HelpTopicFinder</name>
    <message>
        <source>**Cost {0}** = {1}</source>
        <extracomment>{1}: a sum, such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>**Стоимость {0}** = {1}</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Конец хода</translation>
    </message>
    <message numerus="yes">
        <source>Ending the turn now pays %n coin(s).</source>
        <translation>
            <numerusform>Если закончить ход сейчас, доход&#xa0;— %n&#xa0;монета.</numerusform>
            <numerusform>Если закончить ход сейчас, доход&#xa0;— %n&#xa0;монеты.</numerusform>
            <numerusform>Если закончить ход сейчас, доход&#xa0;— %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation>Из чего складывается</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Почему нельзя?</translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <source>Next: {0}</source>
        <translation>Дальше: {0}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message numerus="yes">
        <source>%n coin(s) now</source>
        <translation>
            <numerusform>%n&#xa0;монета сейчас</numerusform>
            <numerusform>%n&#xa0;монеты сейчас</numerusform>
            <numerusform>%n&#xa0;монет сейчас</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
    <message>
        <source>Expected final lead over the others: {0} coins</source>
        <translation>Ожидаемый отрыв от остальных в конце, в монетах: {0}</translation>
    </message>
    <message>
        <source>No suggestions right now.</source>
        <translation>Сейчас подсказок нет.</translation>
    </message>
    <message>
        <source>Play next step</source>
        <translation>Сделать шаг</translation>
    </message>
    <message>
        <source>Play only the next step of this turn</source>
        <translation>Сделать только следующий шаг этого хода</translation>
    </message>
    <message>
        <source>Play the steps of the chosen turn, until it is over or chance decides</source>
        <translation>Сделать шаги выбранного хода, пока он не кончится или не вмешается случай</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>Сделать весь ход</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Думает…</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>The expected lead at the end: none</extracomment>
        <translation>поровну</translation>
    </message>
    <message>
        <source>{0} ahead</source>
        <extracomment>{0}: expected coins</extracomment>
        <translation>отрыв {0}</translation>
    </message>
    <message>
        <source>{0} behind</source>
        <translation>отставание {0}</translation>
    </message>
    <message>
        <source>≈ {0} at the end</source>
        <translation>≈ {0} в конце</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>abandons {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: regions</extracomment>
        <translation>покинуть: {0}</translation>
    </message>
    <message>
        <source>aiming for {0}</source>
        <translation>цель: {0}</translation>
    </message>
    <message>
        <source>conquers nothing</source>
        <translation>без захватов</translation>
    </message>
    <message>
        <source>conquers {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: regions</extracomment>
        <translation>захватить: {0}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>закончить ход</translation>
    </message>
    <message numerus="yes">
        <source>gives up a token for %n coin(s)</source>
        <translation>
            <numerusform>отдать жетон за %n&#xa0;монету</numerusform>
            <numerusform>отдать жетон за %n&#xa0;монеты</numerusform>
            <numerusform>отдать жетон за %n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message>
        <source>moves tokens to {0}</source>
        <translation>перевести жетоны: {0}</translation>
    </message>
    <message>
        <source>nobody can strike back right away</source>
        <translation>сразу ударить в ответ не сможет никто</translation>
    </message>
    <message>
        <source>only {0} can strike back, at {1}</source>
        <translation>ответить может один противник: {0}, цель&#xa0;— {1}</translation>
    </message>
    <message>
        <source>only {0} can strike back, most easily at {1}</source>
        <translation>ответить может один противник: {0}, легче всего&#xa0;— {1}</translation>
    </message>
    <message>
        <source>peace with {0}</source>
        <translation>мир: {0}</translation>
    </message>
    <message>
        <source>picks {0}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo</extracomment>
        <translation>выбрать: {0}</translation>
    </message>
    <message>
        <source>picks {0} (about average)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo</extracomment>
        <translation>выбрать: {0} (около среднего)</translation>
    </message>
    <message>
        <source>picks {0} ({1} coins above the average combo)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo; {1}: coins such as 4.2</extracomment>
        <translation>выбрать: {0} (на {1} монеты лучше средней комбинации)</translation>
    </message>
    <message>
        <source>picks {0} ({1} coins below the average combo)</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a combo; {1}: coins such as 4.2</extracomment>
        <translation>выбрать: {0} (на {1} монеты хуже средней комбинации)</translation>
    </message>
    <message>
        <source>places {0} in {1}</source>
        <extracomment>Said of a bot&apos;s plan; {0}: a piece with its article; {1}: a region</extracomment>
        <translation>поставить {0}: {1}</translation>
    </message>
    <message>
        <source>rolls for {0}</source>
        <translation>бросить кубик: {0}</translation>
    </message>
    <message>
        <source>rolls the die first</source>
        <translation>сначала бросить кубик</translation>
    </message>
    <message>
        <source>sends {0} into decline</source>
        <translation>в упадок: {0}</translation>
    </message>
    <message>
        <source>{0} can strike back</source>
        <translation>ответный удар возможен: {0}</translation>
    </message>
    <message>
        <source>{0} from {1}</source>
        <extracomment>{0}: a region; {1}: the player who holds it</extracomment>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} with a new race</source>
        <translation>новый народ ({0})</translation>
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
        <translation>Ходит {0}</translation>
    </message>
    <message>
        <source>{0}: tokens to retreat</source>
        <translation>{0}: жетоны отступают</translation>
    </message>
</context>
<context>
    <name>HouseRulesGroup</name>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>Coins: {0}</source>
        <translation>Монеты: {0}</translation>
    </message>
    <message>
        <source>Elf replaced by Sorcerers</source>
        <translation>Подменённый Эльф</translation>
    </message>
    <message>
        <source>Encampments moved per turn</source>
        <translation>Сколько лагерей переставлять за ход</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Flames enter</source>
        <translation>Огневики входят</translation>
    </message>
    <message>
        <source>How many placed Encampments may move each turn.</source>
        <translation>Сколько поставленных лагерей можно переставить за ход.</translation>
    </message>
    <message>
        <source>Races and powers of no use on the board</source>
        <translation>Народы и способности, бесполезные на поле</translation>
    </message>
    <message>
        <source>Rule: {0}</source>
        <translation>Правило: {0}</translation>
    </message>
    <message>
        <source>Sorcerers with an empty hand</source>
        <translation>Колдуны с пустой рукой</translation>
    </message>
    <message>
        <source>What players see of each other&apos;s coins. In the tabletop game, everyone sees what a turn pays, but totals stay hidden until the end.</source>
        <translation>Что игроки видят о чужих монетах. В настольной игре все видят доход за ход, но суммы скрыты до конца.</translation>
    </message>
    <message>
        <source>Where Flames without a region enter the map.</source>
        <translation>Откуда Огневики без регионов входят на карту.</translation>
    </message>
    <message>
        <source>Whether Elves lose a token that Sorcerers replace.</source>
        <translation>Теряют ли Эльфы жетон, который подменили Колдуны.</translation>
    </message>
    <message>
        <source>Whether they are removed before the game or discarded when they turn up.</source>
        <translation>Убираются ли они до игры или сбрасываются, когда выпадут.</translation>
    </message>
    <message>
        <source>Whether they may still replace a token.</source>
        <translation>Могут ли они всё равно подменить жетон.</translation>
    </message>
    <message>
        <source>Who goes first, in the first seat.</source>
        <translation>Кто ходит первым, на первом месте.</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>How many Encampments may move</extracomment>
        <translation>все</translation>
    </message>
    <message>
        <source>at the edge, like everyone</source>
        <translation>с края, как все</translation>
    </message>
    <message>
        <source>can replace tokens</source>
        <translation>подменяют жетоны</translation>
    </message>
    <message>
        <source>can&apos;t replace tokens</source>
        <translation>не подменяют жетоны</translation>
    </message>
    <message>
        <source>discarded when they turn up</source>
        <translation>сбрасываются, когда выпадут</translation>
    </message>
    <message>
        <source>first in the list</source>
        <translation>первый в списке</translation>
    </message>
    <message>
        <source>gains shown, totals hidden</source>
        <translation>доход виден, суммы скрыты</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>Coins</extracomment>
        <translation>скрыты</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>The token of Elves that Sorcerers replace</extracomment>
        <translation>остаётся</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>The token of Elves that Sorcerers replace</extracomment>
        <translation>теряется</translation>
    </message>
    <message>
        <source>next to their Volcano only</source>
        <translation>только рядом со своим вулканом</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>How many Encampments may move</extracomment>
        <translation>один</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Coins that everyone sees</extracomment>
        <translation>открыты</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>Who goes first</extracomment>
        <translation>по жребию</translation>
    </message>
    <message>
        <source>removed before the game</source>
        <translation>убираются до игры</translation>
    </message>
</context>
<context>
    <name>IncomeChart</name>
    <message>
        <source>Income by source</source>
        <translation>Доход по источникам</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>Invite others</source>
        <translation>Пригласить других</translation>
    </message>
</context>
<context>
    <name>InvitePanel</name>
    <message>
        <source>Address</source>
        <translation>Адрес</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Copied: {0}</source>
        <translation>Скопировано: {0}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy: {0}</source>
        <translation>Копировать: {0}</translation>
    </message>
    <message>
        <source>If that doesn&apos;t work, try: {0}</source>
        <translation>Если не выйдет, попробуй так: {0}</translation>
    </message>
    <message>
        <source>Invite others</source>
        <translation>Пригласить других</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Ссылка</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>Новый PIN-код</translation>
    </message>
    <message>
        <source>PIN {0}</source>
        <translation>PIN-код&#xa0;{0}</translation>
    </message>
    <message>
        <source>QR code for the link</source>
        <translation>QR-код ссылки</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>Входить по PIN-&amp;коду</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Короткий код</translation>
    </message>
    <message>
        <source>This computer has no address that others can reach.</source>
        <translation>У этого компьютера нет адреса, доступного другим.</translation>
    </message>
</context>
<context>
    <name>ItemStrip</name>
    <message>
        <source>More pieces on the map</source>
        <translation>Другие фишки на карте</translation>
    </message>
    <message>
        <source>Relics, Places and pieces on the map</source>
        <translation>Реликвии, чудесные места и фишки на карте</translation>
    </message>
</context>
<context>
    <name>JoinBox</name>
    <message>
        <source>&amp;Invitation or address:</source>
        <translation>Приглашение или ад&amp;рес:</translation>
    </message>
    <message>
        <source>&amp;PIN (if needed):</source>
        <translation>PIN-&amp;код (если нужен):</translation>
    </message>
    <message>
        <source>Invitation or address</source>
        <translation>Приглашение или адрес</translation>
    </message>
    <message>
        <source>J&amp;oin</source>
        <translation>Вой&amp;ти</translation>
    </message>
    <message>
        <source>Join by invitation or address</source>
        <translation>Войти по приглашению или адресу</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN-код</translation>
    </message>
</context>
<context>
    <name>LanWords</name>
    <message>
        <source>Let in</source>
        <translation>Впустить</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>host</source>
        <extracomment>This player opened the table</extracomment>
        <translation>хозяин стола</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>This person leads a replay that is watched together</extracomment>
        <translation>показывает</translation>
    </message>
    <message>
        <source>muted</source>
        <extracomment>This player&apos;s chat is hidden</extracomment>
        <translation>чат скрыт</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>ещё готовится</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>This player is ready to start</extracomment>
        <translation>всё готово</translation>
    </message>
    <message>
        <source>watching</source>
        <extracomment>A spectator</extracomment>
        <translation>зритель</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>This player is the one at this computer</extracomment>
        <translation>ты</translation>
    </message>
    <message>
        <source>{0} joined.</source>
        <translation>{0} садится за стол.</translation>
    </message>
    <message>
        <source>{0} left.</source>
        <translation>{0} уходит из-за стола.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Answers instantly.</source>
        <translation>Отвечает мгновенно.</translation>
    </message>
    <message>
        <source>Beginner bot</source>
        <translation>Бот-новичок</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Лёгкий бот</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Бот-эксперт</translation>
    </message>
    <message>
        <source>Hard bot</source>
        <translation>Сильный бот</translation>
    </message>
    <message>
        <source>Has learned from many games what each race and power is worth, and plays ahead in its head where choices are close.</source>
        <translation>Знает по множеству игр, чего стоит каждый народ и каждая способность, а в спорных случаях разыгрывает наперёд в уме.</translation>
    </message>
    <message>
        <source>Makes any legal move.</source>
        <translation>Делает любой допустимый ход.</translation>
    </message>
    <message>
        <source>Medium bot</source>
        <translation>Средний бот</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but takes coins now rather than wait for more.</source>
        <translation>Играет почти как эксперт, но охотнее берёт монеты сразу, чем ждёт большего.</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but would rather build than fight.</source>
        <translation>Играет почти как эксперт, но охотнее строит, чем воюет.</translation>
    </message>
    <message>
        <source>Nearly as good as the expert, but would rather rob others than build.</source>
        <translation>Играет почти как эксперт, но охотнее грабит других, чем строит.</translation>
    </message>
    <message>
        <source>Opportunist bot</source>
        <translation>Бот-оппортунист</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Plans whole turns and expects the others to strike back.</source>
        <translation>Продумывает ходы целиком и ждёт ответного удара.</translation>
    </message>
    <message>
        <source>Plans whole turns, but sometimes misjudges them.</source>
        <translation>Продумывает ходы целиком, но иногда ошибается в оценке.</translation>
    </message>
    <message>
        <source>Plays out about {0} turns in its head. Takes a second or two.</source>
        <extracomment>{0}: a number above 50</extracomment>
        <translation>Разыгрывает в уме около {0} ходов. Думает секунду-другую.</translation>
    </message>
    <message>
        <source>Raider bot</source>
        <translation>Бот-налётчик</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>Случайный бот</translation>
    </message>
    <message>
        <source>Settler bot</source>
        <translation>Бот-поселенец</translation>
    </message>
    <message>
        <source>Takes whatever pays this turn, and often misjudges it.</source>
        <translation>Берёт то, что приносит монеты сейчас, и часто просчитывается.</translation>
    </message>
    <message>
        <source>Thinks about future coins, but is often wrong about them.</source>
        <translation>Думает о будущих монетах, но часто в них ошибается.</translation>
    </message>
    <message>
        <source>on another computer</source>
        <translation>на другом компьютере</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{0} and {1}</source>
        <extracomment>{0}: the first parts of a list, separated by commas; {1}: the last one. Before some letters another form may be needed: “{0} y {1} | i hi: {0} e {1} | hie: {0} y {1}”; the longest beginning of {1} counts</extracomment>
        <translation>{0} и {1}</translation>
    </message>
</context>
<context>
    <name>LobbyController</name>
    <message>
        <source>Connecting…</source>
        <translation>Соединение…</translation>
    </message>
    <message>
        <source>Local network – swqt</source>
        <translation>Локальная сеть&#xa0;— swqt</translation>
    </message>
    <message>
        <source>New table: {0}</source>
        <translation>Новый стол: {0}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Receiving the replay…</source>
        <translation>Повтор загружается…</translation>
    </message>
    <message>
        <source>Resuming the game…</source>
        <translation>Возобновление игры…</translation>
    </message>
    <message>
        <source>Too many wrong PINs were tried, so the PIN has changed.</source>
        <translation>PIN-код слишком часто вводили неверно, поэтому он сменился.</translation>
    </message>
    <message>
        <source>You&apos;re the host now.</source>
        <translation>Теперь хозяин стола&#xa0;— ты.</translation>
    </message>
    <message>
        <source>Your fingerprint is {0}. They see it, too.</source>
        <translation>Твой отпечаток&#xa0;— {0}. Его видят и там.</translation>
    </message>
    <message>
        <source>{0} is no longer ready.</source>
        <translation>{0} ещё готовится.</translation>
    </message>
    <message>
        <source>{0} is ready.</source>
        <translation>{0}: всё готово к игре.</translation>
    </message>
    <message>
        <source>{0} – swqt</source>
        <translation>{0}&#xa0;— swqt</translation>
    </message>
    <message>
        <source>{0}&apos;s table</source>
        <translation>Стол игрока&#xa0;{0}</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Вы&amp;йти из-за стола</translation>
    </message>
    <message>
        <source>&amp;Reopen the table</source>
        <translation>Открыть ст&amp;ол снова</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Начать игру</translation>
    </message>
    <message>
        <source>Allow s&amp;pectators</source>
        <translation>Пускать &amp;зрителей</translation>
    </message>
    <message>
        <source>Change ga&amp;me…</source>
        <translation>Из&amp;менить игру…</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Chat:</source>
        <translation>Чат:</translation>
    </message>
    <message>
        <source>Check the game, then say you&apos;re ready.</source>
        <translation>Проверь настройки игры и нажми «Готово к игре».</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>Ч&amp;асы:</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>Все готовы.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Hosted by {0}</source>
        <translation>Хозяин стола: {0}</translation>
    </message>
    <message>
        <source>I&apos;m &amp;ready</source>
        <translation>&amp;Готово к игре</translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation>Если кого-то не&amp;т, голосовать:</translation>
    </message>
    <message>
        <source>Just &amp;watch</source>
        <translation>То&amp;лько смотреть</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: the host has closed it.</source>
        <translation>Место&#xa0;{0} больше не свободно: хозяин стола его закрыл.</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: the host has put a bot there.</source>
        <translation>Место&#xa0;{0} больше не свободно: хозяин стола посадил туда бота.</translation>
    </message>
    <message>
        <source>Seat {0} is no longer free: {1} has just taken it.</source>
        <translation>Место&#xa0;{0} больше не свободно: его уже занимает {1}.</translation>
    </message>
    <message>
        <source>Seat {0} no longer exists.</source>
        <translation>Места {0} больше нет.</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Места по часовой стрелке</translation>
    </message>
    <message>
        <source>The game is about to start…</source>
        <translation>Игра вот-вот начнётся…</translation>
    </message>
    <message>
        <source>The host has removed some seats, and yours is gone.</source>
        <translation>Хозяин стола убрал несколько мест, и твоего больше нет.</translation>
    </message>
    <message>
        <source>The host starts the game when everyone is ready.</source>
        <translation>Хозяин стола начнёт игру, когда все будут готовы.</translation>
    </message>
    <message>
        <source>You&apos;re the host</source>
        <translation>Ты&#xa0;— хозяин стола</translation>
    </message>
    <message>
        <source>You&apos;re watching. To play, take an open seat, if there is one.</source>
        <translation>Ты&#xa0;— зритель. Чтобы играть, займи свободное место, если оно есть.</translation>
    </message>
    <message>
        <source>{0} has closed the table. Anyone who was here can reopen it.</source>
        <translation>{0} закрывает стол. Открыть его снова может любой из тех, кто здесь был.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>&amp;Copy visible lines</source>
        <translation>&amp;Копировать видимые строки</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Заметка…</translation>
    </message>
    <message>
        <source>&amp;Search (Ctrl+F)</source>
        <translation>&amp;Поиск (Ctrl+F)</translation>
    </message>
    <message>
        <source>&amp;Undo to here</source>
        <translation>&amp;Отменить до этого места</translation>
    </message>
    <message>
        <source>About me</source>
        <translation>Обо мне</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Бои</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Очистить поиск</translation>
    </message>
    <message>
        <source>Couldn&apos;t export: {0}</source>
        <translation>Не удалось экспортировать: {0}</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Экспорт журнала</translation>
    </message>
    <message>
        <source>Fold the log (Esc)</source>
        <translation>Свернуть журнал (Esc)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Log filter</source>
        <translation>Фильтр журнала</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Поиск в журнале</translation>
    </message>
    <message>
        <source>Search, copy and export</source>
        <translation>Поиск, копирование и экспорт</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Текст (*.txt)</translation>
    </message>
    <message>
        <source>View the &amp;map at this point</source>
        <translation>&amp;Вид карты в этот миг</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Написать заметку об этом моменте</translation>
    </message>
    <message>
        <source>since the last turn</source>
        <translation>с прошлого хода</translation>
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
            <numerusform>Последнюю %n&#xa0;строку этого файла не удалось прочитать. Игра продолжается: раунд&#xa0;{0}, ходит {1}.</numerusform>
            <numerusform>Последние %n&#xa0;строки этого файла не удалось прочитать. Игра продолжается: раунд&#xa0;{0}, ходит {1}.</numerusform>
            <numerusform>Последние %n&#xa0;строк этого файла не удалось прочитать. Игра продолжается: раунд&#xa0;{0}, ходит {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n line(s) of this file couldn&apos;t be read. The game is over.</source>
        <translation>
            <numerusform>Последнюю %n&#xa0;строку этого файла не удалось прочитать. Игра окончена.</numerusform>
            <numerusform>Последние %n&#xa0;строки этого файла не удалось прочитать. Игра окончена.</numerusform>
            <numerusform>Последние %n&#xa0;строк этого файла не удалось прочитать. Игра окончена.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MakerWindows</name>
    <message>
        <source>{0} is among your own now. Choose it when you set up a new game.</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>{0} теперь среди ваших. Выберите, когда будете готовить новую игру.</translation>
    </message>
</context>
<context>
    <name>MapToolbar</name>
    <message>
        <source>Fit map to window</source>
        <translation>Карта целиком</translation>
    </message>
    <message>
        <source>Zoom and overlays</source>
        <translation>Масштаб и слои</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Увеличить</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Уменьшить</translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>&apos;:&apos; and a command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;:&apos; и команда</translation>
    </message>
    <message>
        <source>&apos;:&apos; and neighbours</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;:&apos; и соседи</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a digest, or the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; и контрольная сумма или конец строки</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a digest, or {0} and the lines of the trait below</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; и контрольная сумма или {0}, а ниже строки свойства</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a number of tokens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; и число жетонов</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a value</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;=&apos; и значение</translation>
    </message>
    <message>
        <source>&apos;asks nobody&apos; ends the game, so there is no other &apos;asks&apos; line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;asks nobody&apos; заканчивает игру, поэтому других строк &apos;asks&apos; нет</translation>
    </message>
    <message>
        <source>&apos;piece&apos;, a piece and a region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;piece&apos;, фишка и регион</translation>
    </message>
    <message>
        <source>&apos;swqt&apos; belongs in the first line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>место для &apos;swqt&apos; – первая строка</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is asked of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; спрашивают не здесь: это для {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is refused: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; нельзя: {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands here twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos; указано здесь дважды</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but chance decides first: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, но сначала решает случай: {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but the game is over</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, но игра окончена</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, but {1} is asked to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{0}&apos;, но очередь {1}: {2}</translation>
    </message>
    <message>
        <source>&apos;|&apos; and a race in decline</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;|&apos; и народ в упадке</translation>
    </message>
    <message>
        <source>&apos;~&apos; and a race in decline</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;~&apos; и народ в упадке</translation>
    </message>
    <message>
        <source>2 to 5 seats can play, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>мест в игре от 2 до 5, а не {0}</translation>
    </message>
    <message>
        <source>&lt;use&gt; shows #{0}, which has a &lt;use&gt; in it; expected plain shapes</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&lt;use&gt; показывает #{0}, а в нём есть &lt;use&gt;; ожидались простые фигуры</translation>
    </message>
    <message>
        <source>&lt;use&gt; shows a part of this picture, as in href=&quot;#hat&quot;, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&lt;use&gt; показывает часть этого рисунка, например href=&quot;#hat&quot;, а не {0}</translation>
    </message>
    <message>
        <source>[0, 0, width, height], both from {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>[0, 0, ширина, высота], обе от {0} до {1}</translation>
    </message>
    <message>
        <source>a board has {0} to {1} regions, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>на поле от {0} до {1} регионов, а не {2}</translation>
    </message>
    <message>
        <source>a code that begins with {0}, the letter of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>код, который начинается с {0}, буквы для {1}</translation>
    </message>
    <message>
        <source>a command is one line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>команда занимает одну строку</translation>
    </message>
    <message>
        <source>a decline is of a whole race; at = decline takes no where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в упадок приходит весь народ; at = decline не сочетается с where</translation>
    </message>
    <message>
        <source>a digest is {0} digits, 0-9 and a-f, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в контрольной сумме {0} знаков, 0-9 и a-f, а не {1}</translation>
    </message>
    <message>
        <source>a draw must say which conquest uncovers it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>для draw нужно указать, какой захват его открывает</translation>
    </message>
    <message>
        <source>a file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>файл</translation>
    </message>
    <message>
        <source>a file with scenarios says nothing but &apos;swqt 1&apos; before the first one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в файле сценариев перед первым стоит только &apos;swqt 1&apos;</translation>
    </message>
    <message>
        <source>a game brings at most {0} traits along</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в файле игры не больше {0} свойств</translation>
    </message>
    <message>
        <source>a last redeployment needs keep = all</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>последнему перераспределению нужно keep = all</translation>
    </message>
    <message>
        <source>a line cannot begin with {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>строка не может начинаться с {0}</translation>
    </message>
    <message>
        <source>a line of the position</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>строка позиции</translation>
    </message>
    <message>
        <source>a link is either anywhere or a passage</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>link – либо anywhere, либо passage</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>список в квадратных скобках</translation>
    </message>
    <message>
        <source>a list of tables, each headed in two brackets {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>список таблиц, каждая с заголовком в двух скобках {0}</translation>
    </message>
    <message>
        <source>a list of two or more points</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>список из двух или более точек</translation>
    </message>
    <message>
        <source>a list of words</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>список слов</translation>
    </message>
    <message>
        <source>a list of {0} numbers</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>список из {0} чисел</translation>
    </message>
    <message>
        <source>a mark stands twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>метка указана дважды</translation>
    </message>
    <message>
        <source>a name must be 1 to {0} letters, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в имени должно быть от 1 до {0} букв, а не {1}</translation>
    </message>
    <message>
        <source>a name of at most {0} printable characters, no &lt; and no spaces around it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>имя не длиннее {0} печатных знаков, без &lt; и без пробелов по краям</translation>
    </message>
    <message>
        <source>a new piece each turn comes at = redeploy or close</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>новая фишка в каждый ход приходит с at = redeploy или close</translation>
    </message>
    <message>
        <source>a new piece each turn needs stock: how many there are in all</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>новой фишке в каждый ход нужно stock: сколько их всего</translation>
    </message>
    <message>
        <source>a number here has thousands of digits</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в одном числе здесь тысячи цифр</translation>
    </message>
    <message>
        <source>a number of Monsters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>число чудовищ</translation>
    </message>
    <message>
        <source>a number of coins</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>число монет</translation>
    </message>
    <message>
        <source>a number of pieces</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>число фишек</translation>
    </message>
    <message>
        <source>a number of tokens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>число жетонов</translation>
    </message>
    <message>
        <source>a picture begins with &lt;svg&gt;, and has one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>рисунок начинается с &lt;svg&gt;, и он один</translation>
    </message>
    <message>
        <source>a picture has no &lt;?{0}?&gt;; remove it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в рисунке нет &lt;?{0}?&gt;; убери его</translation>
    </message>
    <message>
        <source>a picture has no DOCTYPE and no entities; remove the declaration</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в рисунке нет DOCTYPE и сущностей; убери объявление</translation>
    </message>
    <message>
        <source>a picture has {0} elements and {1} levels at most</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в рисунке не больше {0} элементов и {1} уровней</translation>
    </message>
    <message>
        <source>a picture may have {0} kB</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>рисунок может занимать {0} КБ</translation>
    </message>
    <message>
        <source>a picture may have {0} kB, this one has {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>рисунок может занимать {0} КБ, этот занимает {1}</translation>
    </message>
    <message>
        <source>a piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>фишка</translation>
    </message>
    <message>
        <source>a piece is summoned only above conquer or ghouls</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>фишку призывают только над conquer или ghouls</translation>
    </message>
    <message>
        <source>a piece placed at = conquest needs note: a word for how many were placed</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>фишке с at = conquest нужно note: слово для числа поставленных</translation>
    </message>
    <message>
        <source>a piece placed at = pick does not move</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>фишка с at = pick не ходит</translation>
    </message>
    <message>
        <source>a piece placed at = pick needs count = 1, and where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>фишке с at = pick нужно count = 1 и where</translation>
    </message>
    <message>
        <source>a piece placed at = {0} does not use {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>фишка с at = {0} не использует {1}</translation>
    </message>
    <message>
        <source>a place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>чудесное место</translation>
    </message>
    <message>
        <source>a point [x, y] within 0..{0}, 0..{1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>точка [x, y] в пределах 0..{0}, 0..{1}</translation>
    </message>
    <message>
        <source>a power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>способность</translation>
    </message>
    <message>
        <source>a race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>народ</translation>
    </message>
    <message>
        <source>a race holds this region, so no natives live there</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>регион занят народом, поэтому больше там никто не живёт</translation>
    </message>
    <message>
        <source>a region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>регион</translation>
    </message>
    <message>
        <source>a region or &apos;|&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>регион или &apos;|&apos;</translation>
    </message>
    <message>
        <source>a region&apos;s code, like f1, or {0} after the last region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>код региона, например f1, или {0} после последнего региона</translation>
    </message>
    <message>
        <source>a relic</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>реликвия</translation>
    </message>
    <message>
        <source>a relic or place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>реликвия или чудесное место</translation>
    </message>
    <message>
        <source>a relic, place or power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>реликвия, чудесное место или способность</translation>
    </message>
    <message>
        <source>a roll cannot be for a region that the race holds</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll не может относиться к региону, который народ уже занимает</translation>
    </message>
    <message>
        <source>a roll must lie on ghouls or conquer</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>roll должно лежать над ghouls или conquer</translation>
    </message>
    <message>
        <source>a roll must say what it is for</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>для roll нужно указать, зачем бросок</translation>
    </message>
    <message>
        <source>a seat</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>мест игроков</translation>
    </message>
    <message>
        <source>a seat cannot make peace with itself</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>место не может заключить мир само с собой</translation>
    </message>
    <message>
        <source>a seat, one of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>место, одно из {0}</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>таблица</translation>
    </message>
    <message>
        <source>a table, as in {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>таблица, например {0}</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>текст</translation>
    </message>
    <message>
        <source>a trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>свойство</translation>
    </message>
    <message>
        <source>a trait is called by small letters and hyphens, not {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>имя свойства состоит из строчных букв и дефисов, а не {0}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>целое число</translation>
    </message>
    <message>
        <source>a whole number from {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>целое число от {0} до {1}</translation>
    </message>
    <message>
        <source>a word of letters, digits and hyphens</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>слово из букв, цифр и дефисов</translation>
    </message>
    <message>
        <source>a word of small letters and hyphens other than {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>слово из строчных букв и дефисов, кроме {0}</translation>
    </message>
    <message>
        <source>after &apos;{0}&apos; the digest should be {1}, and it is {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>после &apos;{0}&apos; контрольная сумма должна быть {1}, а не {2}</translation>
    </message>
    <message>
        <source>an effect needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>действию нужно {0}</translation>
    </message>
    <message>
        <source>an income paid once in the game needs per = turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>доходу один раз за игру нужно per = turn</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>объект в фигурных скобках</translation>
    </message>
    <message>
        <source>an outer ring</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>внешнее кольцо</translation>
    </message>
    <message>
        <source>arc {0} begins at {1}, but the ring has come to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>дуга {0} начинается в {1}, а кольцо дошло до {2}</translation>
    </message>
    <message>
        <source>arc {0} is used too often: an arc has two sides and parts two regions</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>дуга {0} использована слишком часто: у дуги две стороны, она разделяет два региона</translation>
    </message>
    <message>
        <source>at least {0} and at most {1} tokens cannot both stand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>не меньше {0} и не больше {1} жетонов сразу невозможно</translation>
    </message>
    <message>
        <source>at most {0} conditions may stand one in another</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>не больше {0} условий одно в другом</translation>
    </message>
    <message>
        <source>attribute of &lt;{0}&gt;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>атрибут &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>board {0}: it has no regions</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>поле {0}: на нём нет регионов</translation>
    </message>
    <message>
        <source>board {0}: players must be 2 to 5, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>поле {0}: players должно быть от 2 до 5, а не {1}</translation>
    </message>
    <message>
        <source>board {0}: rounds must be 1 to 20, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>поле {0}: rounds должно быть от 1 до 20, а не {1}</translation>
    </message>
    <message>
        <source>board {0}: world must be one of {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>поле {0}: world должно быть одним из {1}, а не {2}</translation>
    </message>
    <message>
        <source>cannot be read: {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>не читается: {0}</translation>
    </message>
    <message>
        <source>chance is asked to {0} on behalf of nobody</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>случай спрашивают ни для кого: {0}</translation>
    </message>
    <message>
        <source>clause</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>правило</translation>
    </message>
    <message>
        <source>command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>команда</translation>
    </message>
    <message>
        <source>condition</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>условие</translation>
    </message>
    <message>
        <source>content</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>набор</translation>
    </message>
    <message>
        <source>content: expected {0}, -name or +name after {1}, found {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>content: после {1} ожидалось {0}, -имя или +имя, найдено {2}</translation>
    </message>
    <message>
        <source>content: {0} can be said once</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>content: {0} можно указать только раз</translation>
    </message>
    <message>
        <source>dashes and gaps of &lt;{0}&gt; are at least {1} long</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>штрихи и пробелы &lt;{0}&gt; не короче {1}</translation>
    </message>
    <message>
        <source>deal cannot be asked about {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>deal нельзя спросить о {0}</translation>
    </message>
    <message>
        <source>decision</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>решение</translation>
    </message>
    <message>
        <source>decline needs keep, extra, badge or after_score</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>для decline нужно keep, extra, badge или after_score</translation>
    </message>
    <message>
        <source>decline pays an amount only with keep = none</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>decline платит amount только с keep = none</translation>
    </message>
    <message>
        <source>defence of a place needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>defence чудесного места: нужно {0}</translation>
    </message>
    <message>
        <source>each of the {0} seats</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>каждого из мест (их {0})</translation>
    </message>
    <message>
        <source>each seat</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>каждого места</translation>
    </message>
    <message>
        <source>element of a picture</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>элемент рисунка</translation>
    </message>
    <message>
        <source>every counts regions or conquests, not per = {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>every считает регионы или завоевания, а не per = {0}</translation>
    </message>
    <message>
        <source>expectation</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ожидание</translation>
    </message>
    <message>
        <source>expected [picture] at the end of the file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ожидалось [picture] в конце файла</translation>
    </message>
    <message>
        <source>expected [picture] with svg = and the picture in it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ожидалось [picture] с svg = и рисунком внутри</translation>
    </message>
    <message>
        <source>expected {0}, and {1} is {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ожидалось: {0}, а {1} – {2}</translation>
    </message>
    <message>
        <source>expected {0}, found {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ожидалось {0}, найдено {1}</translation>
    </message>
    <message>
        <source>field</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>поле</translation>
    </message>
    <message>
        <source>held</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>занято</translation>
    </message>
    <message>
        <source>here should stand the trait {0}, and there is {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>здесь должно быть свойство {0}, а стоит: {1}</translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в игре</translation>
    </message>
    <message>
        <source>in the column</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в ряду</translation>
    </message>
    <message>
        <source>in the stack</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в стопке</translation>
    </message>
    <message>
        <source>it borrows tokens of {0}; supply is theirs</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>жетоны взяты у {0}; supply – оттуда же</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>он обрывается слишком рано</translation>
    </message>
    <message>
        <source>key</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ключ</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>строка</translation>
    </message>
    <message>
        <source>mark</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>метка</translation>
    </message>
    <message>
        <source>moment here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>момент здесь</translation>
    </message>
    <message>
        <source>neighbour</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>сосед</translation>
    </message>
    <message>
        <source>no attempt with the seed {0} gave a board; try another seed</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ни одна попытка с числом {0} не дала поля; попробуй другое</translation>
    </message>
    <message>
        <source>no boards are known for the world {0} and {1} players: 2 to 5 can play</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>нет полей для мира {0} и числа игроков {1}: играют от 2 до 5</translation>
    </message>
    <message>
        <source>no place in play offers an altar</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ни одно чудесное место в игре не даёт алтаря</translation>
    </message>
    <message>
        <source>no region uses this arc</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ни один регион не использует эту дугу</translation>
    </message>
    <message>
        <source>no round is from {0} on and up to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>нет раунда не раньше {0} и не позже {1}</translation>
    </message>
    <message>
        <source>no such {0}: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>нет такого ({0}): {1}</translation>
    </message>
    <message>
        <source>no such {0}: {1}; did you mean {2}?</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>нет такого ({0}): {1}; может быть, {2}?</translation>
    </message>
    <message>
        <source>no such {0}: {1}; known are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>нет такого ({0}): {1}; есть {2}</translation>
    </message>
    <message>
        <source>no trait in play brings a {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ни одно свойство в игре этого не даёт: {0}</translation>
    </message>
    <message>
        <source>no {0} of this seat are in play, or they are named twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: у этого места их нет в игре, или они названы дважды</translation>
    </message>
    <message>
        <source>no {0} stands in {1}: its holder does not bring it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} не стоит в {1}: тот, кто занимает регион, этого не даёт</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>nothing can answer what {0} is asked</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>на то, о чём спрашивают {0}, нет ответа</translation>
    </message>
    <message>
        <source>nothing can be asked above a deal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>над deal ничего нельзя спросить</translation>
    </message>
    <message>
        <source>nothing is left to deal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>для deal ничего не осталось</translation>
    </message>
    <message>
        <source>nothing is left to draw</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>для draw ничего не осталось</translation>
    </message>
    <message>
        <source>nothing is summoned by {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} никого не призывает</translation>
    </message>
    <message>
        <source>on the map</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>на карте</translation>
    </message>
    <message>
        <source>one of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>одно из {0}</translation>
    </message>
    <message>
        <source>one or more points</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>одна или несколько точек</translation>
    </message>
    <message>
        <source>only a piece at = pick, or a new one each turn, can ask for its region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>только фишка с at = pick или новая в каждый ход может требовать региона</translation>
    </message>
    <message>
        <source>only a single piece placed at = conquest can move</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ходить может только единственная фишка с at = conquest</translation>
    </message>
    <message>
        <source>only one draw can be open</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>открытым может быть только одно draw</translation>
    </message>
    <message>
        <source>only one effect of a trait may bring new pieces each turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>только одно действие может приносить новые фишки в каждый ход</translation>
    </message>
    <message>
        <source>only one effect of a trait may have a limit (again has one by itself)</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>только одно действие может иметь limit (у again он есть и так)</translation>
    </message>
    <message>
        <source>only pieces placed at = conquest are counted in a note</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в note считают только фишки с at = conquest</translation>
    </message>
    <message>
        <source>only {0} may say &apos;{1}&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>&apos;{1}&apos; – только для {0}</translation>
    </message>
    <message>
        <source>only {0} uses this arc, but it does not lie on the board&apos;s edge: two neighbours must share the arc between them</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>дугу использует только {0}, но она не на краю карты: у двух соседей должна быть общая дуга</translation>
    </message>
    <message>
        <source>option</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>домашнее правило</translation>
    </message>
    <message>
        <source>option here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>вариант здесь</translation>
    </message>
    <message>
        <source>option {0} must be {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>домашнее правило {0}: должно быть {1}, а не {2}</translation>
    </message>
    <message>
        <source>option {0} must be {1}, or 0 to {2} coins for {3} and not 0 for all, like {4}, not {5}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>домашнее правило {0}: должно быть {1} или от 0 до {2} монет для {3}, но не всем по 0, например {4}, а не {5}</translation>
    </message>
    <message>
        <source>per = opponent takes coins; its amount must be a whole number from 1 to 10</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>per = opponent забирает монеты; amount – целое число от 1 до 10</translation>
    </message>
    <message>
        <source>per = {0} looks at all regions held; it takes no where</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>per = {0} смотрит на все занятые регионы; where тут не нужно</translation>
    </message>
    <message>
        <source>piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>фишка</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>способность</translation>
    </message>
    <message>
        <source>quantized coordinates are not supported, write them as they are</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>квантованные координаты не поддерживаются; запиши их как есть</translation>
    </message>
    <message>
        <source>race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>народ</translation>
    </message>
    <message>
        <source>refusal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>отказ</translation>
    </message>
    <message>
        <source>region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>регион</translation>
    </message>
    <message>
        <source>region {0}: a code is a terrain letter and a number, like f1</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>регион {0}: код состоит из буквы местности и числа, например f1</translation>
    </message>
    <message>
        <source>region {0}: a hole lies outside its outer ring</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>регион {0}: дыра лежит вне внешнего кольца</translation>
    </message>
    <message>
        <source>region {0}: it cannot be its own neighbour</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>регион {0}: он не может быть соседом самому себе</translation>
    </message>
    <message>
        <source>region {0}: it is on the board twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>регион {0}: он есть на поле дважды</translation>
    </message>
    <message>
        <source>region {0}: its first ring must be the outer one</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>регион {0}: первое кольцо должно быть внешним</translation>
    </message>
    <message>
        <source>region {0}: its neighbour {1} is not on the board</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>регион {0}: его соседа {1} нет на поле</translation>
    </message>
    <message>
        <source>region {0}: no such mark: {1}; marks are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>регион {0}: нет метки {1}; есть {2}</translation>
    </message>
    <message>
        <source>relic</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>реликвия</translation>
    </message>
    <message>
        <source>relic or place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>реликвия или чудесное место</translation>
    </message>
    <message>
        <source>relic, place or power</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>реликвия, чудесное место или способность</translation>
    </message>
    <message>
        <source>replay: no game has more than {0} lines, or one of {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>повтор: ни в одной игре нет больше {0} строк или строки из {1} знаков</translation>
    </message>
    <message>
        <source>returned</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>среди возвращённых</translation>
    </message>
    <message>
        <source>round {0} is not on this board&apos;s track of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>раунда {0} нет на счётчике этого поля: их {1}</translation>
    </message>
    <message>
        <source>round {0} of {1}: there are no more than {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>раунд {0} из {1}: больше {1} не бывает</translation>
    </message>
    <message>
        <source>seat {0} has no active race to {1} with</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>у места {0} нет активного народа для {1}</translation>
    </message>
    <message>
        <source>seat {0} has no race in decline that goes on conquering</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>у места {0} нет народа в упадке, который продолжает захваты</translation>
    </message>
    <message>
        <source>seat {0} has no race in decline to redeploy</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>у места {0} нет народа в упадке для перераспределения</translation>
    </message>
    <message>
        <source>seat {0} has no region to redeploy in</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>у места {0} нет региона для перераспределения</translation>
    </message>
    <message>
        <source>seat {0} has nothing withdrawn to place</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>у места {0} нет отступивших жетонов</translation>
    </message>
    <message>
        <source>seat {0} has two active races</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>у места {0} два активных народа</translation>
    </message>
    <message>
        <source>seat {0} is asked to {1} out of turn</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>место {0} спрашивают не в его ход: {1}</translation>
    </message>
    <message>
        <source>seat {0} picks only without an active race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>место {0} выбирает комбинацию только без активного народа</translation>
    </message>
    <message>
        <source>seat {0} stands here, and seat {1} is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>здесь место {0}, а места {1} нет</translation>
    </message>
    <message>
        <source>so many of {0} stand on the map</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>столько фишек на карте ({0})</translation>
    </message>
    <message>
        <source>stage here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>стадия здесь</translation>
    </message>
    <message>
        <source>such a file may have {0} kB, this one is larger</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>такой файл может занимать {0} КБ, этот больше</translation>
    </message>
    <message>
        <source>the board is not closed: there is no {0} after its last region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>поле не закрыто: после его последнего региона нет {0}</translation>
    </message>
    <message>
        <source>the board {0} is for {1} players, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>поле {0} рассчитано на число игроков {1}, а не {2}</translation>
    </message>
    <message>
        <source>the character {0} means nothing here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>знак {0} здесь ничего не значит</translation>
    </message>
    <message>
        <source>the clause {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>правило {0}</translation>
    </message>
    <message>
        <source>the code of a language, like en, es or ru</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>код языка, например en, es или ru</translation>
    </message>
    <message>
        <source>the code of a refusal</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>код отказа</translation>
    </message>
    <message>
        <source>the code {0} is taken by geometries[{1}]</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>код {0} уже занят в geometries[{1}]</translation>
    </message>
    <message>
        <source>the column has {0} places, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>мест в ряду {0}, а не {1}</translation>
    </message>
    <message>
        <source>the column is full: nothing is dealt</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>ряд полон: ничего не открывают</translation>
    </message>
    <message>
        <source>the content, like &apos;base&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>набор, например &apos;base&apos;</translation>
    </message>
    <message>
        <source>the end of the command</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>конец команды</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>конец строки</translation>
    </message>
    <message>
        <source>the first {0} digits of a digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>первые знаки контрольной суммы, их {0}</translation>
    </message>
    <message>
        <source>the id {0} is used twice; the first is in line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>id {0} встречается дважды; первый – в строке {1}</translation>
    </message>
    <message>
        <source>the income of a relic needs {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>доходу реликвии нужно {0}</translation>
    </message>
    <message>
        <source>the line &apos;{0}&apos; is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>нет строки &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>the line has no end</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>у строки нет конца</translation>
    </message>
    <message>
        <source>the name of a board, or {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>название поля или {0}</translation>
    </message>
    <message>
        <source>the name of a note</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>название заметки</translation>
    </message>
    <message>
        <source>the name of a race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>имя народа</translation>
    </message>
    <message>
        <source>the name of the trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>имя свойства</translation>
    </message>
    <message>
        <source>the number of an arc, {0} to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>номер дуги, от {0} до {1}</translation>
    </message>
    <message>
        <source>the number of rounds</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>число раундов</translation>
    </message>
    <message>
        <source>the pips of the die</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>число очков на кубике</translation>
    </message>
    <message>
        <source>the point {0} stands twice in a row</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>точка {0} стоит дважды подряд</translation>
    </message>
    <message>
        <source>the position ends here: moves and expectations belong to a game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>здесь позиция кончается: действия и ожидания бывают только в игре</translation>
    </message>
    <message>
        <source>the position has ended: only moves and expectations follow</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>позиция закончилась: дальше только действия и ожидания</translation>
    </message>
    <message>
        <source>the regions cover an area of {0}, the board has {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>регионы занимают площадь {0}, а площадь поля {1}</translation>
    </message>
    <message>
        <source>the ring is not closed: it must end where it begins</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>кольцо не замкнуто: оно должно кончаться там, где начинается</translation>
    </message>
    <message>
        <source>the round</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>раунд</translation>
    </message>
    <message>
        <source>the row of a combo</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>номер комбинации в ряду</translation>
    </message>
    <message>
        <source>the row to swap with</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>номер комбинации для обмена</translation>
    </message>
    <message>
        <source>the seat in turn has no active race; those in decline stand after &apos;|&apos;</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>у места, чей ход, нет активного народа; народы в упадке стоят после &apos;|&apos;</translation>
    </message>
    <message>
        <source>the seat in turn has no race for this part</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>у места, чей ход, нет народа для этой части</translation>
    </message>
    <message>
        <source>the text is damaged here: it holds what is no letter, digit or sign</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>текст здесь повреждён: в нём то, что не буква, не цифра и не знак</translation>
    </message>
    <message>
        <source>the trait {0} is not closed: no line below is just {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>свойство {0} не закрыто: ниже нет строки только с {1}</translation>
    </message>
    <message>
        <source>the trait {0} is too long: a trait has at most {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>свойство {0} слишком длинное: не больше {1} знаков</translation>
    </message>
    <message>
        <source>the trait {0} stands here already: line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>свойство {0} уже есть здесь: строка {1}</translation>
    </message>
    <message>
        <source>the traits are too long: all of a game have at most {0} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>свойства слишком длинные: все вместе в игре не больше {0} знаков</translation>
    </message>
    <message>
        <source>the value of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>значение {0}</translation>
    </message>
    <message>
        <source>the version</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>версия</translation>
    </message>
    <message>
        <source>the {0} digits of the trait&apos;s digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>знаки контрольной суммы свойства, их {0}</translation>
    </message>
    <message>
        <source>the {0} {1} is {2} (line {3}) already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} {1}: уже есть ({2}, строка {3})</translation>
    </message>
    <message>
        <source>there are only {0} of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>их всего {0}: {1}</translation>
    </message>
    <message>
        <source>there are only {0} tokens of {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>жетонов только {0} ({1})</translation>
    </message>
    <message>
        <source>there is a line &apos;{0}&apos; already: line {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>строка &apos;{0}&apos; уже есть: строка {1}</translation>
    </message>
    <message>
        <source>there is no board {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>нет поля {0}</translation>
    </message>
    <message>
        <source>there is no power {0} in this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в этой игре нет способности {0}</translation>
    </message>
    <message>
        <source>there is no race and no power in it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в нём нет ни народа, ни способности</translation>
    </message>
    <message>
        <source>there is no race {0} in this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в этой игре нет народа {0}</translation>
    </message>
    <message>
        <source>there is no seat {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>нет места {0}</translation>
    </message>
    <message>
        <source>there is no seat {0}: seats are {1} to {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>нет места {0}: места – от {1} до {2}</translation>
    </message>
    <message>
        <source>there is no {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>этого нет: {0}</translation>
    </message>
    <message>
        <source>there is nothing here; expected {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>здесь ничего нет; ожидалось {0}</translation>
    </message>
    <message>
        <source>there is nothing to pick</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>выбирать не из чего</translation>
    </message>
    <message>
        <source>there is only one {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>такая вещь только одна: {0}</translation>
    </message>
    <message>
        <source>there is {0} called {1} already: {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>уже есть {0} с именем {1}: {2}</translation>
    </message>
    <message>
        <source>this is a file of scenarios, and not one game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>это файл сценариев, а не одна игра</translation>
    </message>
    <message>
        <source>this is nested too deeply: tables, lists and dotted names are at most {0} deep</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>слишком глубоко: таблицы, списки и имена с точками – не глубже {0}</translation>
    </message>
    <message>
        <source>this is not SVG: {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>это не SVG: {0}</translation>
    </message>
    <message>
        <source>this is not TOML</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>это не TOML</translation>
    </message>
    <message>
        <source>this is not TOML (column {0})</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>это не TOML (столбец {0})</translation>
    </message>
    <message>
        <source>this is not TOML: the end of the file comes too early</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>это не TOML: файл обрывается слишком рано</translation>
    </message>
    <message>
        <source>this is not UTF-8 text; expected an SVG picture</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>это не текст в UTF-8; ожидался рисунок SVG</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>это не текст в UTF-8</translation>
    </message>
    <message>
        <source>this is version {0}; this program reads version {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>это версия {0}; программа читает версию {1}</translation>
    </message>
    <message>
        <source>this isn&apos;t swqt text: the first line must be {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>это не текст swqt: первой строкой должна быть {0}</translation>
    </message>
    <message>
        <source>this region is named twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>этот регион назван дважды</translation>
    </message>
    <message>
        <source>trait</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>свойство</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>true или false</translation>
    </message>
    <message>
        <source>two of {0} stand in one region</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>две фишки в одном регионе: {0}</translation>
    </message>
    <message>
        <source>value of {0}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>значение {0}</translation>
    </message>
    <message>
        <source>verb</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>глагол</translation>
    </message>
    <message>
        <source>with all &lt;use&gt;, a picture has {0} elements at most</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>со всеми &lt;use&gt; в рисунке не больше {0} элементов</translation>
    </message>
    <message>
        <source>word of a seat line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>слово в строке места</translation>
    </message>
    <message>
        <source>world</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>мир</translation>
    </message>
    <message>
        <source>{0} and the regions of the board in the lines below</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}, а в строках ниже регионы поля</translation>
    </message>
    <message>
        <source>{0} and {1} both use the {2}; leave one out, as in {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} и {1} используют одно и то же: {2}; убери одно из них, например {3}</translation>
    </message>
    <message>
        <source>{0} and {1} of one trait are used by the same words</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} и {1} неразличимы в команде</translation>
    </message>
    <message>
        <source>{0} are in decline and cannot have tokens in hand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: в упадке, на руке жетонов быть не может</translation>
    </message>
    <message>
        <source>{0} are in play and in the column or the stack</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: в игре и одновременно в ряду или стопке</translation>
    </message>
    <message>
        <source>{0} are in play twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: в игре дважды</translation>
    </message>
    <message>
        <source>{0} cannot be a name: it is a word of game files</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} не годится как имя: это слово из файлов игр</translation>
    </message>
    <message>
        <source>{0} cannot be a name: write 3 to {1} small letters a to z and hyphens, at first three letters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} не годится как имя: от 3 до {1} строчных латинских букв и дефисов, сначала три буквы</translation>
    </message>
    <message>
        <source>{0} cannot be asked about {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} нельзя спросить о {1}</translation>
    </message>
    <message>
        <source>{0} cannot be asked to {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>этого нельзя спросить у {0}: {1}</translation>
    </message>
    <message>
        <source>{0} cannot be at peace with seat {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: мир с местом {1} невозможен</translation>
    </message>
    <message>
        <source>{0} cannot be the name of {1} that does not bring it: it is a piece</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} не годится как имя ({1}), если её не приносят: это фишка</translation>
    </message>
    <message>
        <source>{0} cannot be the name of {1}: it lies there as a piece itself</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} не годится как имя ({1}): это уже фишка</translation>
    </message>
    <message>
        <source>{0} cannot lend {1}, no power of this game</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} не даёт {1}: такой способности в этой игре нет</translation>
    </message>
    <message>
        <source>{0} cannot roll without a token in hand</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: без жетона на руке бросать нельзя</translation>
    </message>
    <message>
        <source>{0} comes by another effect of {1} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} уже приходит по другому действию {1}</translation>
    </message>
    <message>
        <source>{0} does not lie in {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} нет в {1}</translation>
    </message>
    <message>
        <source>{0} does not lie where {1} could use it</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} лежит не там, где этим можно воспользоваться: {1}</translation>
    </message>
    <message>
        <source>{0} does not use the {1} {2}; it takes no {1}s of its own</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} не использует это ({1}): {2}; своих нет</translation>
    </message>
    <message>
        <source>{0} does not use the {1} {2}; it takes {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} не использует это ({1}): {2}; можно {3}</translation>
    </message>
    <message>
        <source>{0} has fewer than {1} tokens; borrow from a larger race</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>у {0} меньше {1} жетонов; возьми их у народа побольше</translation>
    </message>
    <message>
        <source>{0} has tokens of nobody</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в {0} ничьи жетоны</translation>
    </message>
    <message>
        <source>{0} have {1} tokens here, and there are {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: здесь жетонов {1}, а всего их {2}</translation>
    </message>
    <message>
        <source>{0} here</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} здесь</translation>
    </message>
    <message>
        <source>{0} in {1} has no holder</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} в {1}: этот регион никем не занят</translation>
    </message>
    <message>
        <source>{0} is a chasm: nobody can stand there</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} – пропасть: там никто не может стоять</translation>
    </message>
    <message>
        <source>{0} is a colour such as #8a9a5e, none or url(#id), not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} – цвет, как #8a9a5e, none или url(#id), а не {1}</translation>
    </message>
    <message>
        <source>{0} is asked to {1} above another decision</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} спрашивают над другим решением: {1}</translation>
    </message>
    <message>
        <source>{0} is held by {1} and by natives</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: там {1} и ещё племя или чудовища</translation>
    </message>
    <message>
        <source>{0} is held twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: занято дважды</translation>
    </message>
    <message>
        <source>{0} is held without a token</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: занято без жетона</translation>
    </message>
    <message>
        <source>{0} is in this file twice</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} в этом файле дважды</translation>
    </message>
    <message>
        <source>{0} is missing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>нет {0}</translation>
    </message>
    <message>
        <source>{0} is no code: that is one of {1} and a number, like f1</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} – не код: код состоит из одной из букв {1} и числа, например f1</translation>
    </message>
    <message>
        <source>{0} is not the one that this game was played with: its digest is {1}, not {2}; to play with it as it stands here, remove the digest</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} не такое, как в этой игре: контрольная сумма {1}, а не {2}; чтобы играть с тем, что здесь, удали контрольную сумму</translation>
    </message>
    <message>
        <source>{0} is too long for a game file: at most {1} characters</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} слишком длинно для файла игры: не больше {1} знаков</translation>
    </message>
    <message>
        <source>{0} lies on the map and is unseen at once</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} лежит на карте и одновременно ещё не открыто</translation>
    </message>
    <message>
        <source>{0} must be a number, not {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: должно быть число, а не {1}</translation>
    </message>
    <message>
        <source>{0} must be {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: должно быть {1}</translation>
    </message>
    <message>
        <source>{0} must be {1} at least: {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: должно быть не меньше {1}: {2}</translation>
    </message>
    <message>
        <source>{0} must be {1} here, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: здесь должно быть {1}, а не {2}</translation>
    </message>
    <message>
        <source>{0} must be {1} to {2}, not {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: от {1} до {2}, а не {3}</translation>
    </message>
    <message>
        <source>{0} must be {1}, not {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: должно быть {1}, а не {2}</translation>
    </message>
    <message>
        <source>{0} needs a redeployment; with fixed there is none</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} нуждается в перераспределении; с fixed его нет</translation>
    </message>
    <message>
        <source>{0} needs {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: нужно {1}</translation>
    </message>
    <message>
        <source>{0} of &lt;{1}&gt; has a number beyond {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в {0} у &lt;{1}&gt; число больше {2}</translation>
    </message>
    <message>
        <source>{0} of &lt;{1}&gt; has characters that no picture needs</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в {0} у &lt;{1}&gt; есть знаки, не нужные рисунку</translation>
    </message>
    <message>
        <source>{0} of a place needs {1} in its where, or it would serve everyone</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} чудесного места: в where нужно {1}, иначе оно служит всем</translation>
    </message>
    <message>
        <source>{0} or the end of the line</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} или конец строки</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} или {1}</translation>
    </message>
    <message>
        <source>{0} players need at least {1} races and {1} powers, not {2} and {3}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>для числа игроков {0} нужно не меньше {1} народов и {1} способностей, а не {2} и {3}</translation>
    </message>
    <message>
        <source>{0} sides of borders are within {1} units, more than can be seen</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>в пределах {1} единиц {0} отрезков границ – больше, чем можно различить</translation>
    </message>
    <message>
        <source>{0} with amount = {1} changes nothing</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0} с amount = {1} ничего не меняет</translation>
    </message>
    <message>
        <source>{0} would have no use on the board {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: на поле {1} от этого нет пользы</translation>
    </message>
    <message>
        <source>{0}: a shipped board has the id {1} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: у поля из комплекта уже есть id {1}</translation>
    </message>
    <message>
        <source>{0}: arcs {1} and {2} cross or touch outside their ends</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: дуги {1} и {2} пересекаются или касаются не только концами</translation>
    </message>
    <message>
        <source>{0}: properties.id: expected lower-case words and hyphens, found {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: properties.id: ожидались слова из строчных букв и дефисы, найдено {1}</translation>
    </message>
    <message>
        <source>{0}: properties.id: expected the file&apos;s name {1}, found {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: properties.id: ожидалось имя файла {1}, найдено {2}</translation>
    </message>
    <message>
        <source>{0}: the file is empty, expected a board as TopoJSON</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: файл пуст, ожидалось поле в формате TopoJSON</translation>
    </message>
    <message>
        <source>{0}: this is not JSON</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: это не JSON</translation>
    </message>
    <message>
        <source>{0}: this is not UTF-8 text: {1} at byte {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: это не текст в UTF-8: {1}, байт {2}</translation>
    </message>
    <message>
        <source>{0}: this is not a board: it has a number of thousands of digits</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: это не поле: в одном числе тысячи цифр</translation>
    </message>
    <message>
        <source>{0}: this is not a board: it is nested too deeply</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: это не поле: слишком глубокая вложенность</translation>
    </message>
    <message>
        <source>{0}: this is not a file</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: это не файл</translation>
    </message>
    <message>
        <source>{0}: this is too long for a game of swqt: more than {1} kB</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: для игры swqt это слишком длинно: больше {1} КБ</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} is in {2} already</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1} уже есть в {2}</translation>
    </message>
    <message>
        <source>{0}: {1} is not in {2}</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1} нет в {2}</translation>
    </message>
    <message>
        <source>{0}: {1} leaves out all relics and places</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}: {1} убирает все реликвии и чудесные места</translation>
    </message>
    <message>
        <source>{0}; this is in the beginning of the file, so nothing of the game can be kept</source>
        <extracomment>A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts</extracomment>
        <translation>{0}; это в начале файла, поэтому от игры ничего не сохранить</translation>
    </message>
</context>
<context>
    <name>MuteButton</name>
    <message>
        <source>Sound is off. Turn it on: {0}</source>
        <translation>Звук выключен. Включить: {0}</translation>
    </message>
    <message>
        <source>Sound is on. Turn it off: {0}</source>
        <translation>Звук включён. Выключить: {0}</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Звук выключен</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Звук включён</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Lost Tribe</source>
        <translation>забытое племя</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>чудовище</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>чудовища</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>гора</translation>
    </message>
    <message>
        <source>River</source>
        <translation>река</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>The basic cost of a region, in a sum such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>основа</translation>
    </message>
    <message>
        <source>coins on the combo</source>
        <extracomment>A source of income: the coins that lay on a combo</extracomment>
        <translation>монеты на комбинации</translation>
    </message>
    <message>
        <source>die</source>
        <extracomment>A part of a sum: what the roll saves</extracomment>
        <translation>кубик</translation>
    </message>
    <message>
        <source>minimum</source>
        <extracomment>A part of a sum: what brings a cost back to the least that a region can cost</extracomment>
        <translation>минимум</translation>
    </message>
    <message>
        <source>regions</source>
        <extracomment>A source of income: one coin for each region</extracomment>
        <translation>регионы</translation>
    </message>
    <message>
        <source>token</source>
        <extracomment>A part of a sum: one token, or one Monster, that defends a region</extracomment>
        <translation>жетон</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>A part of a sum</extracomment>
        <translation>жетоны</translation>
    </message>
    <message>
        <source>{0} as {1}</source>
        <extracomment>{0}: the Bag; {1}: the Relic that it copies</extracomment>
        <translation>{0} как {1}</translation>
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
        <translation>Попроситься &amp;за стол</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>Во&amp;йти</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Про&amp;должить</translation>
    </message>
    <message>
        <source>&amp;Stop trying</source>
        <translation>Прекр&amp;атить попытки</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Смотр&amp;еть</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Local network</source>
        <translation>Локальная сеть</translation>
    </message>
    <message>
        <source>No tables yet. Tables opened on this network show up here automatically.</source>
        <translation>Столов пока нет. Столы, открытые в этой сети, появятся здесь сами.</translation>
    </message>
    <message>
        <source>Open a tab&amp;le…</source>
        <translation>Открыть сто&amp;л…</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>Открыть стол…</translation>
    </message>
    <message>
        <source>Others can reach this computer at {0}.</source>
        <translation>Адрес этого компьютера для других: {0}.</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Столы поблизости</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Тво&amp;ё имя:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Твоё имя</translation>
    </message>
    <message>
        <source>“{0}” needs a PIN. The host can see it on screen.</source>
        <translation>Для стола «{0}» нужен PIN-код. Он на экране у хозяина стола.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>A different computer answers at that address. Trying again…</source>
        <translation>По этому адресу отвечает другой компьютер. Пробуем ещё раз…</translation>
    </message>
    <message>
        <source>A draw is open, and too few players would stay. Wait, or play on in a copy.</source>
        <translation>Идёт жребий, и осталось бы слишком мало игроков. Подожди или играй дальше в копии.</translation>
    </message>
    <message>
        <source>A game needs at least one person on a seat.</source>
        <translation>Для игры нужен хотя бы один человек за столом.</translation>
    </message>
    <message>
        <source>A network message couldn&apos;t be understood: {0}</source>
        <translation>Непонятное сообщение по сети: {0}</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Связь потеряна. Пробуем ещё раз…</translation>
    </message>
    <message>
        <source>Different versions: they have swqt {0} ({1}), you have swqt {2} ({3}). Everyone needs the same version.</source>
        <translation>Разные версии: там swqt {0} ({1}), у тебя swqt {2} ({3}). Версия у всех должна быть одна.</translation>
    </message>
    <message>
        <source>Each player can pause three times.</source>
        <translation>Каждый игрок может взять паузу три раза.</translation>
    </message>
    <message>
        <source>Enter an invitation or an address like 192.168.0.7. To use a port other than {0}, add it after a colon.</source>
        <translation>Введи приглашение или адрес вида 192.168.0.7. Если порт не {0}, добавь его через двоеточие.</translation>
    </message>
    <message>
        <source>Getting the game from the others. One moment, please.</source>
        <translation>Получаем игру от остальных. Подожди немного.</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>Хорошая игра!</translation>
    </message>
    <message>
        <source>Invitation codes have 16 letters and digits, like XXXX-XXXX-XXXX-XXXX, or 8 on the same network.</source>
        <translation>В коде приглашения 16 букв и цифр, например XXXX-XXXX-XXXX-XXXX, а в той же сети&#xa0;— 8.</translation>
    </message>
    <message>
        <source>Invitation codes have 16 or 8 letters and digits; this one has {0}.</source>
        <translation>В коде приглашения 16 или 8 букв и цифр, а здесь их {0}.</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s turn now.</source>
        <translation>Сейчас ходит другой игрок.</translation>
    </message>
    <message>
        <source>May I take that back?</source>
        <translation>Можно отменить?</translation>
    </message>
    <message>
        <source>No answer yet. Trying again…</source>
        <translation>Ответа пока нет. Пробуем ещё раз…</translation>
    </message>
    <message>
        <source>No answer yet. Trying again… Check the address, and that you&apos;re both on the same network.</source>
        <translation>Ответа пока нет. Пробуем ещё раз… Проверь адрес и то, что вы в одной сети.</translation>
    </message>
    <message>
        <source>No tables found on this network. If someone has opened one, a firewall may be blocking it: join by invitation or address.</source>
        <translation>В этой сети столов не найдено. Если кто-то открыл стол, мешать может брандмауэр: войди по приглашению или адресу.</translation>
    </message>
    <message>
        <source>Nothing can be saved here, so your moves wait until there is room: {0}</source>
        <translation>Здесь ничего не сохранить, поэтому твои ходы ждут, пока на диске не появится место: {0}</translation>
    </message>
    <message>
        <source>Nothing can be saved on this computer, so that has to wait.</source>
        <translation>На этом компьютере ничего не сохранить, поэтому придётся подождать.</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Минутку!</translation>
    </message>
    <message>
        <source>Only players can do that.</source>
        <translation>Это могут только игроки.</translation>
    </message>
    <message>
        <source>Only quick chat is allowed at this table.</source>
        <translation>За этим столом можно слать только готовые фразы.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Это может только хозяин стола.</translation>
    </message>
    <message>
        <source>Others can&apos;t connect to this computer, but it can connect to them, so you can play.</source>
        <translation>Другие не могут подключиться к этому компьютеру, но он может подключиться к ним, так что играть можно.</translation>
    </message>
    <message>
        <source>Others can&apos;t reach this computer: {0} You can still join their tables.</source>
        <translation>Другие не могут подключиться к этому компьютеру: {0} Но за их столы сесть можно.</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>Ой!</translation>
    </message>
    <message>
        <source>Receiving custom content: {0}</source>
        <translation>Получаем чужие поля, народы и способности: {0}</translation>
    </message>
    <message>
        <source>Seat {0} is empty. Wait for someone, or add a bot.</source>
        <translation>Место&#xa0;{0} пусто. Подожди кого-нибудь или посади бота.</translation>
    </message>
    <message>
        <source>Seat {0} isn&apos;t yours.</source>
        <translation>Место&#xa0;{0} не твоё.</translation>
    </message>
    <message>
        <source>Short codes only work with port {0}.</source>
        <translation>Короткие коды работают только с портом&#xa0;{0}.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found automatically on this network ({0}). Join by invitation or address.</source>
        <translation>В этой сети столы не находятся сами ({0}). Войди по приглашению или адресу.</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Спасибо</translation>
    </message>
    <message>
        <source>That can&apos;t be undone or changed now.</source>
        <translation>Сейчас это нельзя отменить или изменить.</translation>
    </message>
    <message>
        <source>That proposal is no longer open.</source>
        <translation>Это предложение больше не действует.</translation>
    </message>
    <message>
        <source>That request is out of date. Try again.</source>
        <translation>Этот запрос устарел. Попробуй ещё раз.</translation>
    </message>
    <message>
        <source>That&apos;s the address of this computer.</source>
        <translation>Это адрес этого компьютера.</translation>
    </message>
    <message>
        <source>The board {0} is for {1} players.</source>
        <translation>Поле&#xa0;{0} рассчитано на другое число игроков: {1}.</translation>
    </message>
    <message>
        <source>The board {0} is missing: it isn&apos;t on this computer and didn&apos;t come with the table.</source>
        <translation>Нет поля {0}: его нет на этом компьютере, и вместе со столом оно не пришло.</translation>
    </message>
    <message>
        <source>The board {0} that came with the table can&apos;t be used: {1}</source>
        <translation>Поле&#xa0;{0}, пришедшее вместе со столом, не подходит: {1}</translation>
    </message>
    <message>
        <source>The custom boards, races and powers are too large to send: {0} bytes, and the limit is {1}. The largest is {2}.</source>
        <translation>Свои поля, народы и способности слишком велики для отправки: {0} байт, а можно {1}. Больше всего места занимает {2}.</translation>
    </message>
    <message>
        <source>The end of this game isn&apos;t saved here: {0}</source>
        <translation>Конец этой игры здесь не сохранён: {0}</translation>
    </message>
    <message>
        <source>The end of this link is damaged. Copy the whole link again.</source>
        <translation>Конец этой ссылки повреждён. Скопируй всю ссылку заново.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because it can&apos;t be saved here: {0}</source>
        <translation>Игру нельзя начать, её не удаётся здесь сохранить: {0}</translation>
    </message>
    <message>
        <source>The game can&apos;t start because its players aren&apos;t the ones at the table.</source>
        <translation>Игру нельзя начать: её игроки&#xa0;— не те, кто за столом.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the custom content that arrived isn&apos;t the table&apos;s: {0}</source>
        <translation>Игру нельзя начать, пришли не те поля, народы и способности, что у стола: {0}</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host tried to start a different table from the one shown.</source>
        <translation>Игру нельзя начать: хозяин стола начинает не тот стол, что показан.</translation>
    </message>
    <message>
        <source>The game can&apos;t start because the host&apos;s details about you don&apos;t match yours.</source>
        <translation>Игру нельзя начать: сведения о тебе у хозяина стола не совпадают с твоими.</translation>
    </message>
    <message>
        <source>The game has started, and nobody else can join.</source>
        <translation>Игра уже началась, войти больше нельзя.</translation>
    </message>
    <message>
        <source>The game is about to start.</source>
        <translation>Игра вот-вот начнётся.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>The game is paused at a player&apos;s request.</source>
        <translation>Игра на паузе по просьбе игрока.</translation>
    </message>
    <message>
        <source>The game is saved here again and continues.</source>
        <translation>Игра здесь снова сохранена и продолжается.</translation>
    </message>
    <message>
        <source>The host has closed seat {0}.</source>
        <translation>Хозяин стола закрыл место&#xa0;{0}.</translation>
    </message>
    <message>
        <source>The host has just changed the game. Check it again.</source>
        <translation>Хозяин стола только что изменил игру. Проверь её ещё раз.</translation>
    </message>
    <message>
        <source>The host has removed you from this table.</source>
        <translation>Хозяин стола удалил тебя.</translation>
    </message>
    <message>
        <source>The host is telling players different things. Be careful.</source>
        <translation>Хозяин стола говорит разным игрокам разное. Осторожно.</translation>
    </message>
    <message>
        <source>The name {0} is already taken.</source>
        <translation>Имя {0} уже занято.</translation>
    </message>
    <message>
        <source>The other computer couldn&apos;t prove its identity. Trying again…</source>
        <translation>Другой компьютер не подтвердил, что это он. Пробуем ещё раз…</translation>
    </message>
    <message>
        <source>The other players&apos; boards don&apos;t allow that.</source>
        <translation>Это не позволяют поля других игроков.</translation>
    </message>
    <message>
        <source>The people there are being asked whether to let you in.</source>
        <translation>Там спрашивают, впустить ли тебя.</translation>
    </message>
    <message>
        <source>The players&apos; computers disagree about the board ({0}), so the game is paused. Report: {1}</source>
        <translation>Компьютеры игроков по-разному видят поле ({0}), поэтому игра на паузе. Отчёт: {1}</translation>
    </message>
    <message>
        <source>The replay of {0} can&apos;t be read: {1}</source>
        <translation>Повтор «{0}» не читается: {1}</translation>
    </message>
    <message>
        <source>The search for tables stalled. Starting again…</source>
        <translation>Поиск столов остановился. Начинаем заново…</translation>
    </message>
    <message>
        <source>The table has grown too large to send to everyone.</source>
        <translation>Стол стал слишком велик, чтобы отправить его всем.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>За столом нет мест.</translation>
    </message>
    <message>
        <source>The table is voting. One moment, please.</source>
        <translation>За столом голосуют. Подожди немного.</translation>
    </message>
    <message>
        <source>There&apos;s a typo in this invitation.</source>
        <translation>В этом приглашении опечатка.</translation>
    </message>
    <message>
        <source>There&apos;s no bot called {0}.</source>
        <translation>Бота с именем {0} нет.</translation>
    </message>
    <message>
        <source>There&apos;s no seat {0}.</source>
        <translation>Места {0} нет.</translation>
    </message>
    <message>
        <source>These races and powers can&apos;t be played here: {0}: {1}</source>
        <translation>Эти народы и способности здесь не подходят ({0}): {1}</translation>
    </message>
    <message>
        <source>They have a different version of swqt. Everyone needs the same version.</source>
        <translation>Там другая версия swqt. Версия у всех должна быть одна.</translation>
    </message>
    <message>
        <source>They have a newer version (SWQT/{0}; yours is SWQT/{1}). Please update swqt.</source>
        <translation>Там версия новее (SWQT/{0}, у тебя SWQT/{1}). Обнови swqt.</translation>
    </message>
    <message>
        <source>They have a version that yours can&apos;t talk to. Please update swqt.</source>
        <translation>Там версия, с которой твоя не может говорить. Обнови swqt.</translation>
    </message>
    <message>
        <source>They have an older version (SWQT/{0}; yours is SWQT/{1}). They need to update swqt.</source>
        <translation>Там версия старее (SWQT/{0}, у тебя SWQT/{1}). Пусть обновят swqt.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Думаю…</translation>
    </message>
    <message>
        <source>This computer is connected only through a VPN, where tables can&apos;t be found. Join by invitation or address, or turn the VPN off.</source>
        <translation>Этот компьютер подключён только через VPN, а там столы не найти. Войди по приглашению или адресу либо отключи VPN.</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a network.</source>
        <translation>Этот компьютер не подключён к сети.</translation>
    </message>
    <message>
        <source>This game can&apos;t be played here: {0}</source>
        <translation>В эту игру здесь играть нельзя: {0}</translation>
    </message>
    <message>
        <source>This game is too large to be shown to others: {0} bytes, and the limit is {1}.</source>
        <translation>Эта игра слишком велика, чтобы показать её другим: {0} байт при пределе {1}.</translation>
    </message>
    <message>
        <source>This game was started with swqt {0} (rules {1}) and needs that version. This is swqt {2} ({3}).</source>
        <translation>Эта игра начата в swqt {0} (правила {1}), и ей нужна та же версия. Здесь swqt {2} ({3}).</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Ask for a new one.</source>
        <translation>Это приглашение больше не действует. Попроси новое.</translation>
    </message>
    <message>
        <source>This invitation uses port 0, which can&apos;t be reached.</source>
        <translation>В этом приглашении порт 0, к нему не подключиться.</translation>
    </message>
    <message>
        <source>This network keeps devices apart, as guest networks do. Use another network or a phone hotspot.</source>
        <translation>Эта сеть разделяет устройства, как гостевые сети. Возьми другую сеть или раздай интернет с телефона.</translation>
    </message>
    <message>
        <source>This short code is for another network, or there&apos;s a typo in it.</source>
        <translation>Этот короткий код&#xa0;— для другой сети, или в нём опечатка.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t allow spectators.</source>
        <translation>За этот стол зрителей не пускают.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t ask for a PIN, so it may not be the one you want. Leave the PIN empty to join anyway.</source>
        <translation>Этот стол не просит PIN-кода&#xa0;— возможно, это не тот стол. Чтобы всё же войти, оставь поле PIN-кода пустым.</translation>
    </message>
    <message>
        <source>This table is full and doesn&apos;t allow spectators.</source>
        <translation>За этим столом нет мест, и зрителей не пускают.</translation>
    </message>
    <message>
        <source>This table needs a PIN. The host can see it on screen.</source>
        <translation>Для этого стола нужен PIN-код. Он на экране у хозяина стола.</translation>
    </message>
    <message>
        <source>Too many people are connecting at once. Trying again…</source>
        <translation>Слишком много подключений сразу. Пробуем ещё раз…</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait a minute, or ask the people there to let you in.</source>
        <translation>Слишком много неверных PIN-кодов. Подожди минуту или попроси впустить тебя.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Отличный ход!</translation>
    </message>
    <message>
        <source>What answers there isn&apos;t swqt, or is a version that yours can&apos;t talk to.</source>
        <translation>Там отвечает не swqt или версия, с которой твоя не может говорить.</translation>
    </message>
    <message>
        <source>Windows may be blocking swqt. Allow it on private networks in Windows Security, under Firewall.</source>
        <translation>Возможно, Windows блокирует swqt. Разреши его для частных сетей: «Безопасность Windows», раздел «Брандмауэр».</translation>
    </message>
    <message>
        <source>Wrong PIN. Ask the host, who can see it on screen.</source>
        <translation>Неверный PIN-код. Спроси хозяина стола: код у него на экране.</translation>
    </message>
    <message>
        <source>You can&apos;t play on in a copy here.</source>
        <translation>Играть дальше в копии здесь нельзя.</translation>
    </message>
    <message>
        <source>You&apos;re no longer at this table.</source>
        <translation>Ты больше не за этим столом.</translation>
    </message>
    <message>
        <source>You&apos;re sending messages too fast. Wait a moment.</source>
        <translation>Сообщения идут слишком часто. Подожди немного.</translation>
    </message>
    <message>
        <source>Your copy of the board {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation>Твоё поле&#xa0;{0} ({2}) не такое, как у хозяина стола ({1}).</translation>
    </message>
    <message>
        <source>Your copy of {0} ({2}) differs from the host&apos;s ({1}).</source>
        <translation>Твой файл {0} ({2}) не такой, как у хозяина стола ({1}).</translation>
    </message>
    <message>
        <source>Your races and powers “{0}” ({2}) differ from the host&apos;s ({1}).</source>
        <translation>Твои народы и способности «{0}» ({2}) не такие, как у хозяина стола ({1}).</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Твой ход</translation>
    </message>
    <message>
        <source>a part of a draw isn&apos;t the one its player had fixed</source>
        <translation>доля жребия не та, которую заранее закрепил её игрок</translation>
    </message>
    <message>
        <source>everyone</source>
        <extracomment>May chat</extracomment>
        <translation>все</translation>
    </message>
    <message>
        <source>it belongs to another part of the game</source>
        <translation>это из другой части игры</translation>
    </message>
    <message>
        <source>it came at the wrong time</source>
        <translation>время для этого ещё не пришло</translation>
    </message>
    <message>
        <source>it doesn&apos;t follow the step before it</source>
        <translation>это не продолжает предыдущий шаг</translation>
    </message>
    <message>
        <source>it doesn&apos;t prove that anyone signed for two sides</source>
        <translation>не доказано, что кто-то подписал за две стороны</translation>
    </message>
    <message>
        <source>it isn&apos;t signed for the draw that was open</source>
        <translation>это не подпись к идущему жребию</translation>
    </message>
    <message>
        <source>it isn&apos;t the draw that was due</source>
        <translation>это не тот жребий, чья очередь</translation>
    </message>
    <message>
        <source>it isn&apos;t written the way swqt writes it</source>
        <translation>это записано не так, как пишет swqt</translation>
    </message>
    <message>
        <source>its player had a different position</source>
        <translation>у этого игрока было другое положение</translation>
    </message>
    <message>
        <source>macOS may be blocking swqt on your network. Allow it in System Settings, under Privacy &amp; Security, Local Network.</source>
        <translation>Возможно, macOS не пускает swqt в твою сеть. Разреши это в Системных настройках: «Конфиденциальность и безопасность», «Локальная сеть».</translation>
    </message>
    <message>
        <source>not everyone who had to sign this change did</source>
        <translation>не все, кто был должен, подписали это изменение</translation>
    </message>
    <message>
        <source>not everyone who took part signed it</source>
        <translation>не все участники это подписали</translation>
    </message>
    <message>
        <source>players only</source>
        <translation>только игроки</translation>
    </message>
    <message>
        <source>quick chat only</source>
        <translation>только готовые фразы</translation>
    </message>
    <message>
        <source>swqt has stopped looking for tables. Join by invitation or address.</source>
        <translation>swqt больше не ищет столы. Войди по приглашению или адресу.</translation>
    </message>
    <message>
        <source>swqt is running there, but no table is open yet.</source>
        <translation>Там запущен swqt, но стол ещё не открыт.</translation>
    </message>
    <message>
        <source>the game wasn&apos;t over</source>
        <translation>игра не была окончена</translation>
    </message>
    <message>
        <source>the player in that seat didn&apos;t sign it</source>
        <translation>это подписано не тем, у кого было это место</translation>
    </message>
    <message>
        <source>there&apos;s no such step</source>
        <translation>такого шага нет</translation>
    </message>
    <message>
        <source>this can&apos;t be taken back</source>
        <translation>это нельзя отменить</translation>
    </message>
    <message>
        <source>this change isn&apos;t possible</source>
        <translation>такое изменение невозможно</translation>
    </message>
    <message>
        <source>too few players voted for it</source>
        <translation>за это проголосовало слишком мало игроков</translation>
    </message>
    <message>
        <source>{0} already has that colour.</source>
        <translation>{0}: этот цвет уже занят.</translation>
    </message>
    <message>
        <source>{0} asks to join without a PIN. Their fingerprint is {1}. Do they see the same one?</source>
        <translation>{0} хочет войти без PIN-кода. Отпечаток&#xa0;— {1}. Там видят такой же?</translation>
    </message>
    <message>
        <source>{0} didn&apos;t answer in time, so the game hasn&apos;t started. Try again.</source>
        <translation>{0} не отвечает, поэтому игра не началась. Попробуй ещё раз.</translation>
    </message>
    <message>
        <source>{0} has closed the table.</source>
        <translation>{0} закрывает стол.</translation>
    </message>
    <message>
        <source>{0} is being asked whether to let you in.</source>
        <translation>{0} решает, впустить ли тебя.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t ready yet.</source>
        <translation>{0} ещё готовится.</translation>
    </message>
    <message>
        <source>{0}, which came with the table, can&apos;t be used: {1}</source>
        <translation>Пришло вместе со столом, но не подходит ({0}): {1}</translation>
    </message>
    <message>
        <source>{1} already has seat {0}.</source>
        <translation>Место&#xa0;{0} уже занято: {1}.</translation>
    </message>
    <message>
        <source>“{0}” can&apos;t be used as a name. Use 1 to 24 visible characters.</source>
        <translation>Имя «{0}» не подходит. Нужно от 1 до 24 видимых знаков.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a PIN. PINs have 6 digits.</source>
        <translation>«{0}»&#xa0;— не PIN-код. В PIN-коде 6 цифр.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid computer name or address.</source>
        <translation>«{0}»&#xa0;— не имя компьютера и не адрес.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t a valid port. Use a number from 1 to 65535.</source>
        <translation>«{0}»&#xa0;— не порт. Введи число от 1 до 65535.</translation>
    </message>
    <message>
        <source>“{0}” isn&apos;t an invitation link. Links begin with swqt://j/.</source>
        <translation>«{0}»&#xa0;— не ссылка-приглашение. Такие ссылки начинаются с swqt://j/.</translation>
    </message>
    <message>
        <source>“{0}”, character {1} of the code, never appears in an invitation.</source>
        <translation>«{0}», знак {1} кода, в приглашениях не встречается.</translation>
    </message>
    <message>
        <source>“{0}”: put an IPv6 address in brackets when you add a port, like [fe80::1]:47770.</source>
        <translation>«{0}»: если добавляешь порт, заключи адрес IPv6 в скобки, например [fe80::1]:47770.</translation>
    </message>
    <message>
        <source>“{0}”: the name or number of a network interface must follow the %.</source>
        <translation>«{0}»: после % должно стоять имя или номер сетевого интерфейса.</translation>
    </message>
    <message>
        <source>“{1}” isn&apos;t a valid choice for the house rule {0}.</source>
        <translation>«{1}» не подходит для домашнего правила {0}.</translation>
    </message>
</context>
<context>
    <name>NetworkGameView</name>
    <message numerus="yes">
        <source>%n move(s) that the others never saw have been undone.</source>
        <translation>
            <numerusform>Отменено %n&#xa0;действие, которого остальные не видели.</numerusform>
            <numerusform>Отменены %n&#xa0;действия, которых остальные не видели.</numerusform>
            <numerusform>Отменены %n&#xa0;действий, которых остальные не видели.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here on, this is a copy of the game, marked as one.</source>
        <translation>Дальше&#xa0;— копия игры, и она так и помечена.</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Игрок&#xa0;{0}</translation>
    </message>
    <message>
        <source>The draw is repeated: {0} signed that {1} didn&apos;t contribute to it.</source>
        <translation>Жребий повторяется: не пришла доля ({1}). Это подписали: {0}.</translation>
    </message>
    <message>
        <source>The game has gone on, so this is no longer up for a vote: {0}.</source>
        <translation>Игра пошла дальше, за это больше не голосуют: {0}.</translation>
    </message>
    <message>
        <source>The others signed against a move that was final here. You can only play on in a copy.</source>
        <translation>Остальные подписали отказ от действия, которое здесь уже окончательное. Играть дальше можно только в копии.</translation>
    </message>
    <message>
        <source>The table voted against this: {0}.</source>
        <translation>За столом проголосовали против: {0}.</translation>
    </message>
    <message>
        <source>The table was split: {0} played on this side, {1} on the other. This game continues, and what was played on the other side is kept as a copy.</source>
        <translation>Стол был разделён: на этой стороне {0}, на другой {1}. Эта игра продолжается, а сыгранное на другой стороне сохранено как копия.</translation>
    </message>
    <message numerus="yes">
        <source>The table was split: {1} played on this side, {0} on the other. The game continues from the other side. Your part, %n move(s), is kept as a copy, and you get your seat back.</source>
        <translation>
            <numerusform>Стол был разделён: на этой стороне {1}, на другой {0}. Игра продолжается с другой стороны. Твоя часть, %n действие, сохранена как копия, а место возвращается к тебе.</numerusform>
            <numerusform>Стол был разделён: на этой стороне {1}, на другой {0}. Игра продолжается с другой стороны. Твоя часть, %n действия, сохранена как копия, а место возвращается к тебе.</numerusform>
            <numerusform>Стол был разделён: на этой стороне {1}, на другой {0}. Игра продолжается с другой стороны. Твоя часть, %n действий, сохранена как копия, а место возвращается к тебе.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your program signed for two tables. You can only come back if everyone agrees.</source>
        <translation>Твоя программа подписала ходы за двумя столами. Вернуться можно, только если согласны все.</translation>
    </message>
    <message>
        <source>a bot plays for {0} until they return</source>
        <translation>пока {0} не на связи, ходит бот</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>A player who is not connected</extracomment>
        <translation>не на связи</translation>
    </message>
    <message>
        <source>everyone may chat</source>
        <translation>писать в чат могут все</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>A player who is connected</extracomment>
        <translation>на связи</translation>
    </message>
    <message>
        <source>not responding</source>
        <translation>не отвечает</translation>
    </message>
    <message>
        <source>only players may chat</source>
        <translation>писать в чат могут только игроки</translation>
    </message>
    <message>
        <source>other table settings</source>
        <translation>другие настройки стола</translation>
    </message>
    <message>
        <source>played by a bot</source>
        <translation>играет бот</translation>
    </message>
    <message>
        <source>played by {0}</source>
        <translation>играет {0}</translation>
    </message>
    <message numerus="yes">
        <source>players are reminded after %n minute(s)</source>
        <translation>
            <numerusform>напоминание через %n&#xa0;минуту</numerusform>
            <numerusform>напоминание через %n&#xa0;минуты</numerusform>
            <numerusform>напоминание через %n&#xa0;минут</numerusform>
        </translation>
    </message>
    <message>
        <source>the clock gives {0}</source>
        <extracomment>{0}: the time of each player, and perhaps what every turn adds to it</extracomment>
        <translation>на часах {0}</translation>
    </message>
    <message>
        <source>the game continues</source>
        <translation>игра продолжается</translation>
    </message>
    <message>
        <source>the last move is undone</source>
        <translation>последнее действие отменяется</translation>
    </message>
    <message>
        <source>there is no clock</source>
        <translation>игра без часов</translation>
    </message>
    <message>
        <source>there is only quick chat</source>
        <translation>в чате только готовые фразы</translation>
    </message>
    <message>
        <source>via another player</source>
        <translation>через другого игрока</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>This player is the one at this computer</extracomment>
        <translation>ты</translation>
    </message>
    <message numerus="yes">
        <source>{0} has been thinking for %n minute(s).</source>
        <translation>
            <numerusform>{0} думает уже %n&#xa0;минуту.</numerusform>
            <numerusform>{0} думает уже %n&#xa0;минуты.</numerusform>
            <numerusform>{0} думает уже %n&#xa0;минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is away</source>
        <translation>{0} не на связи</translation>
    </message>
    <message>
        <source>{0} leaves, and a bot plays for them</source>
        <translation>{0} уходит, дальше ходит бот</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0}&#xa0;мс</translation>
    </message>
    <message>
        <source>{0}&apos;s program played at two tables at once. A bot plays for {0}.</source>
        <translation>Программа игрока ({0}) играла за двумя столами сразу. Теперь ходит бот.</translation>
    </message>
    <message>
        <source>{0}&apos;s program signed two different moves. A bot plays for {0}, who may come back.</source>
        <translation>Программа игрока ({0}) подписала два разных действия. Ходит бот, но игрок может вернуться.</translation>
    </message>
    <message>
        <source>{1} is back in seat {0}</source>
        <translation>место&#xa0;{0} снова занимает {1}</translation>
    </message>
    <message>
        <source>{1} takes seat {0}</source>
        <translation>место&#xa0;{0} занимает {1}</translation>
    </message>
</context>
<context>
    <name>NetworkLoader</name>
    <message>
        <source>This copy of swqt can&apos;t play on a network.</source>
        <translation>Эта копия swqt не умеет играть по сети.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Начать игру</translation>
    </message>
</context>
<context>
    <name>NewVersionDialog</name>
    <message>
        <source>&amp;Download page</source>
        <translation>Страница &amp;загрузки</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Новая версия</translation>
    </message>
    <message>
        <source>What&apos;s new in swqt {0}</source>
        <translation>Что нового в swqt {0}</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
</context>
<context>
    <name>OfferButtons</name>
    <message>
        <source>More choices</source>
        <translation>Другие действия</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Ещё…</translation>
    </message>
</context>
<context>
    <name>OnlinePlay</name>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Game saved, with proof of every draw: {0}</source>
        <translation>Игра сохранена вместе с доказательством каждого жребия: {0}</translation>
    </message>
    <message>
        <source>Spectators need the PIN {0}.</source>
        <translation>Зрителям нужен PIN-код&#xa0;{0}.</translation>
    </message>
    <message>
        <source>The game couldn&apos;t be saved: {0}</source>
        <translation>Не удалось сохранить игру: {0}</translation>
    </message>
    <message>
        <source>• Chat</source>
        <translation>• Чат</translation>
    </message>
</context>
<context>
    <name>OutlookCard</name>
    <message>
        <source>Nothing, without the die.</source>
        <translation>Без кубика&#xa0;— ничего.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Этот ход</translation>
    </message>
    <message>
        <source>Under threat</source>
        <translation>Под угрозой</translation>
    </message>
</context>
<context>
    <name>OutlookTexts</name>
    <message>
        <source>If you finish now</source>
        <translation>Если закончить сейчас</translation>
    </message>
    <message numerus="yes">
        <source>{0} can take one of your regions, for %n token(s).</source>
        <extracomment>{0}: a race with its owner, as in &quot;Anna&apos;s Orcs&quot;</extracomment>
        <translation>
            <numerusform>{0} могут забрать у тебя один регион за %n жетон.</numerusform>
            <numerusform>{0} могут забрать у тебя один регион за %n жетона.</numerusform>
            <numerusform>{0} могут забрать у тебя один регион за %n жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for %n token(s) each.</source>
        <extracomment>{0}: a race with its owner; {1}: a number</extracomment>
        <translation>
            <numerusform>{0} угрожают {1} твоим регионам, каждый за %n жетон.</numerusform>
            <numerusform>{0} угрожают {1} твоим регионам, каждый за %n жетона.</numerusform>
            <numerusform>{0} угрожают {1} твоим регионам, каждый за %n жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} can take {1} of your regions, for {2} to %n token(s) each.</source>
        <extracomment>{0}: a race with its owner; {1}, {2}: numbers</extracomment>
        <translation>
            <numerusform>{0} угрожают {1} твоим регионам, каждый за {2}–%n жетон.</numerusform>
            <numerusform>{0} угрожают {1} твоим регионам, каждый за {2}–%n жетона.</numerusform>
            <numerusform>{0} угрожают {1} твоим регионам, каждый за {2}–%n жетонов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}&apos;s income</source>
        <translation>{0}: доход</translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take one of your regions, for %n token(s).</source>
        <extracomment>{0}: a player</extracomment>
        <translation>
            <numerusform>{0} с новым народом может забрать у тебя один регион за %n жетон.</numerusform>
            <numerusform>{0} с новым народом может забрать у тебя один регион за %n жетона.</numerusform>
            <numerusform>{0} с новым народом может забрать у тебя один регион за %n жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take {1} of your regions, for %n token(s) each.</source>
        <extracomment>{0}: a player; {1}: a number</extracomment>
        <translation>
            <numerusform>{0} с новым народом угрожает {1} твоим регионам, каждый за %n жетон.</numerusform>
            <numerusform>{0} с новым народом угрожает {1} твоим регионам, каждый за %n жетона.</numerusform>
            <numerusform>{0} с новым народом угрожает {1} твоим регионам, каждый за %n жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with a new race, can take {1} of your regions, for {2} to %n token(s) each.</source>
        <extracomment>{0}: a player; {1}, {2}: numbers</extracomment>
        <translation>
            <numerusform>{0} с новым народом угрожает {1} твоим регионам, каждый за {2}–%n жетон.</numerusform>
            <numerusform>{0} с новым народом угрожает {1} твоим регионам, каждый за {2}–%n жетона.</numerusform>
            <numerusform>{0} с новым народом угрожает {1} твоим регионам, каждый за {2}–%n жетонов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlayController</name>
    <message numerus="yes">
        <source>Earns {0} %n coin(s) now.</source>
        <translation>
            <numerusform>{0} получает сейчас %n&#xa0;монету.</numerusform>
            <numerusform>{0} получает сейчас %n&#xa0;монеты.</numerusform>
            <numerusform>{0} получает сейчас %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Last round&apos;s changes</source>
        <translation>Изменения за раунд</translation>
    </message>
    <message>
        <source>Nobody can conquer this next turn.</source>
        <translation>На следующем ходу его никто не захватит.</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Владельцы</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Местность</translation>
    </message>
    <message>
        <source>Threats to {0}</source>
        <translation>Под угрозой: {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), after one conquest on the way.</source>
        <translation>
            <numerusform>{0} может захватить его за %n&#xa0;жетон, но сначала ещё один регион по пути.</numerusform>
            <numerusform>{0} может захватить его за %n&#xa0;жетона, но сначала ещё один регион по пути.</numerusform>
            <numerusform>{0} может захватить его за %n&#xa0;жетонов, но сначала ещё один регион по пути.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s), with a lucky roll.</source>
        <translation>
            <numerusform>{0} может захватить его за %n&#xa0;жетон и удачный бросок.</numerusform>
            <numerusform>{0} может захватить его за %n&#xa0;жетона и удачный бросок.</numerusform>
            <numerusform>{0} может захватить его за %n&#xa0;жетонов и удачный бросок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} could take it for %n token(s).</source>
        <translation>
            <numerusform>{0} может захватить его за %n&#xa0;жетон.</numerusform>
            <numerusform>{0} может захватить его за %n&#xa0;жетона.</numerusform>
            <numerusform>{0} может захватить его за %n&#xa0;жетонов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} gained it last round.</source>
        <translation>Новый владелец за раунд: {0}.</translation>
    </message>
    <message>
        <source>{0} lost it last round.</source>
        <translation>Владелец раунд назад: {0}.</translation>
    </message>
    <message>
        <source>{0} took it from {1} last round.</source>
        <translation>Владелец за раунд сменился: {1} → {0}.</translation>
    </message>
</context>
<context>
    <name>OverlayMenuButton</name>
    <message>
        <source>Overlays</source>
        <translation>Слои</translation>
    </message>
</context>
<context>
    <name>PeersPanel</name>
    <message>
        <source>Ask everyone whether you may take back your last move</source>
        <translation>Спросить всех, можно ли отменить последнее действие</translation>
    </message>
    <message>
        <source>Ask for a seat</source>
        <translation>Попросить место</translation>
    </message>
    <message>
        <source>Ask the players for a seat that a bot is playing or whose player is away</source>
        <translation>Попросить у игроков место, за которое ходит бот или чей игрок не на связи</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Попросить отменить</translation>
    </message>
    <message>
        <source>Mute this person</source>
        <translation>Скрыть чат этого человека</translation>
    </message>
    <message>
        <source>Options for this person, the chat and the clock</source>
        <translation>Действия с этим человеком, чатом и часами</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Pause or resume the game. Each player can pause three times</source>
        <translation>Взять паузу или продолжить. Каждый игрок может взять паузу три раза</translation>
    </message>
    <message>
        <source>Press Enter to mute or unmute this person</source>
        <translation>Enter&#xa0;— скрыть или показать чат этого человека</translation>
    </message>
    <message>
        <source>Propose a clock</source>
        <translation>Предложить часы</translation>
    </message>
    <message>
        <source>Propose that a bot plays for now</source>
        <translation>Предложить, чтобы пока ходил бот</translation>
    </message>
    <message>
        <source>Propose who may chat</source>
        <translation>Предложить, кто пишет в чат</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <extracomment>Letter of the seat, and who has it now</extracomment>
        <translation>Место&#xa0;{0} ({1})</translation>
    </message>
    <message>
        <source>Unmute this person</source>
        <translation>Показывать чат этого человека</translation>
    </message>
    <message>
        <source>disk is full</source>
        <translation>нет места на диске</translation>
    </message>
    <message>
        <source>getting the game back</source>
        <translation>получает игру заново</translation>
    </message>
    <message>
        <source>{0} (replaced by a bot)</source>
        <translation>{0} (заменяет бот)</translation>
    </message>
    <message>
        <source>{0} (spectator)</source>
        <translation>{0} (зритель)</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>осталось {0}</translation>
    </message>
</context>
<context>
    <name>PeopleBox</name>
    <message>
        <source>Fingerprint {0}</source>
        <translation>Отпечаток {0}</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Скрыть чат</translation>
    </message>
    <message>
        <source>Mute {0}</source>
        <translation>Скрыть чат: {0}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Люди</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Remove {0}</source>
        <translation>Удалить: {0}</translation>
    </message>
    <message>
        <source>Show or hide this person&apos;s chat, here and in the game</source>
        <translation>Показать или скрыть чат этого человека, здесь и в игре</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>People at this table</source>
        <translation>Люди за этим столом</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Conquer</source>
        <translation>Захват</translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation>Один экран</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Players share this screen</source>
        <translation>Игроки за одним экраном</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Расстановка</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Round {0}/{1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Раунд&#xa0;{0}/{1}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>This turn&apos;s income and risks</source>
        <translation>Доход и угрозы этого хода</translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Ходит {0}</translation>
    </message>
</context>
<context>
    <name>PicturePanel</name>
    <message>
        <source>Anothe&amp;r one</source>
        <translation>Др&amp;угая</translation>
    </message>
    <message>
        <source>Change the picture</source>
        <translation>Изменить картинку</translation>
    </message>
    <message>
        <source>Choose an SVG picture of {0} × {1}</source>
        <translation>Выберите картинку SVG размером {0} × {1}</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Colour of the emblem</source>
        <translation>Цвет эмблемы</translation>
    </message>
    <message>
        <source>Ears</source>
        <translation>Уши</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Эмблема</translation>
    </message>
    <message>
        <source>From an SVG &amp;file…</source>
        <translation>Из &amp;файла SVG…</translation>
    </message>
    <message>
        <source>Hair or hat</source>
        <translation>Волосы или шапка</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Голова</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Пейзаж</translation>
    </message>
    <message>
        <source>No &amp;picture</source>
        <translation>Без &amp;картинки</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Картинки (*.svg)</translation>
    </message>
    <message>
        <source>Put other parts together</source>
        <translation>Сложить другие части</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Убрать картинку</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Кожа</translation>
    </message>
    <message>
        <source>The picture is from a file.</source>
        <translation>Картинка из файла.</translation>
    </message>
</context>
<context>
    <name>PlayersDelegate</name>
    <message numerus="yes">
        <source>%n extra coin(s)</source>
        <translation>
            <numerusform>фора: %n монета</numerusform>
            <numerusform>фора: %n монеты</numerusform>
            <numerusform>фора: %n монет</numerusform>
        </translation>
    </message>
    <message>
        <source>no active race</source>
        <translation>активного нет</translation>
    </message>
    <message>
        <source>no race</source>
        <translation>нет народа</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n&#xa0;молот</numerusform>
            <numerusform>%n&#xa0;молота</numerusform>
            <numerusform>%n&#xa0;молотов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;монета</numerusform>
            <numerusform>%n&#xa0;монеты</numerusform>
            <numerusform>%n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra coin(s) at the start</source>
        <extracomment>What a player had more than the others when the game began</extracomment>
        <translation>
            <numerusform>фора: %n монета</numerusform>
            <numerusform>фора: %n монеты</numerusform>
            <numerusform>фора: %n монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n&#xa0;регион</numerusform>
            <numerusform>%n&#xa0;региона</numerusform>
            <numerusform>%n&#xa0;регионов</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins are secret until the end. On your turn, point here or hold C to see yours.</source>
        <translation>Монеты скрыты до конца. В свой ход укажи сюда или удерживай C, чтобы увидеть свои.</translation>
    </message>
    <message>
        <source>coins are secret</source>
        <translation>монеты скрыты</translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>The player who moves last in a round</extracomment>
        <translation>ходит последним</translation>
    </message>
    <message>
        <source>last in order</source>
        <translation>последний по порядку</translation>
    </message>
    <message>
        <source>playing</source>
        <extracomment>The bot or player elsewhere whose turn it is</extracomment>
        <translation>ходит</translation>
    </message>
    <message>
        <source>playing now</source>
        <translation>сейчас ходит</translation>
    </message>
    <message>
        <source>plus {0}</source>
        <extracomment>{0}: a second power, which a Place grants to a race</extracomment>
        <translation>и {0}</translation>
    </message>
    <message>
        <source>revenge on: {0}</source>
        <translation>месть: {0}</translation>
    </message>
    <message>
        <source>thinking</source>
        <extracomment>A bot</extracomment>
        <translation>думает</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The player at this screen whose turn it is</extracomment>
        <translation>ты</translation>
    </message>
    <message>
        <source>{0} (in decline)</source>
        <translation>{0} (в упадке)</translation>
    </message>
    <message>
        <source>{0} in hand</source>
        <extracomment>{0}: a number of tokens</extracomment>
        <translation>на руке: {0}</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>осталось {0}</translation>
    </message>
    <message>
        <source>{0} left, clock running</source>
        <translation>осталось {0}, часы идут</translation>
    </message>
    <message>
        <source>{0} retreating</source>
        <extracomment>{0}: a number of tokens</extracomment>
        <translation>отступают: {0}</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>порядок ходов</translation>
    </message>
</context>
<context>
    <name>PrivacyScreen</name>
    <message>
        <source>&amp;What happened?</source>
        <translation>Что &amp;случилось?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>The table is covered. Press Enter to uncover it.</source>
        <translation>Стол накрыт. Нажми Enter, чтобы открыть его.</translation>
    </message>
    <message>
        <source>Uncover the table and see what happened since your last turn</source>
        <translation>Открыть стол и посмотреть, что случилось после твоего хода</translation>
    </message>
</context>
<context>
    <name>PuzzleController</name>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Copied. You can paste it anywhere.</source>
        <translation>Скопировано. Вставь, куда захочешь.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>Не удалось сохранить: {0}</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>It&apos;s round {0} of {1}.</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Идёт раунд {0} из {1}.</translation>
    </message>
    <message>
        <source>It&apos;s the last round.</source>
        <translation>Идёт последний раунд.</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Следующая задача</translation>
    </message>
    <message>
        <source>On the right track.</source>
        <translation>Ты на верном пути.</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Лиловый</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>The best choice!</source>
        <translation>Лучший выбор!</translation>
    </message>
    <message>
        <source>The best turn!</source>
        <translation>Лучший ход!</translation>
    </message>
    <message>
        <source>The file with what you solved is damaged, so counting starts again. It is kept as {0}.</source>
        <translation>Файл с решёнными задачами повреждён, счёт начат заново. Он сохранён: {0}.</translation>
    </message>
    <message>
        <source>The puzzles can&apos;t be read.</source>
        <translation>Задачи не удаётся прочитать.</translation>
    </message>
    <message>
        <source>There is a better way.</source>
        <translation>Можно лучше.</translation>
    </message>
    <message>
        <source>This turn has too many possibilities to be judged.</source>
        <translation>В этом ходе слишком много вариантов для оценки.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Very close!</source>
        <translation>Совсем близко!</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтый</translation>
    </message>
    <message>
        <source>You are {0}.</source>
        <extracomment>{0}: the name of a colour</extracomment>
        <translation>Твой цвет: {0}.</translation>
    </message>
    <message>
        <source>You cancelled it.</source>
        <translation>Оценка отменена.</translation>
    </message>
    <message>
        <source>coins this turn</source>
        <translation>монет за этот ход</translation>
    </message>
    <message>
        <source>expected coins: luck doesn&apos;t count</source>
        <translation>ожидаемых монет: удача не в счёт</translation>
    </message>
    <message>
        <source>expected lead at the end</source>
        <translation>ожидаемый отрыв в конце</translation>
    </message>
</context>
<context>
    <name>PuzzleNotice</name>
    <message>
        <source>All puzzles</source>
        <translation>Все задачи</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучший</translation>
    </message>
    <message>
        <source>Best: {0}. Yours: {1}. {2}</source>
        <extracomment>{0}, {1}: expected coins; {2}: what coins these are</extracomment>
        <translation>Лучший: {0}. Твой: {1}. {2}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Copy your result as coloured squares that give nothing away</source>
        <translation>Скопировать результат цветными квадратами, которые ничего не выдают</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Объяснить</translation>
    </message>
    <message>
        <source>Judging your turn</source>
        <translation>Оценка твоего хода</translation>
    </message>
    <message>
        <source>Judging your turn…</source>
        <translation>Оценка твоего хода…</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Следующая</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Не оценено</translation>
    </message>
    <message>
        <source>Say why the best turn is the best</source>
        <translation>Объяснить, почему лучший ход лучше</translation>
    </message>
    <message>
        <source>Set up the position again</source>
        <translation>Расставить позицию снова</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Поделиться</translation>
    </message>
    <message>
        <source>Show best turn</source>
        <translation>Лучший ход</translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>Лучший ход</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Watch it step by step on the map</source>
        <translation>Посмотреть его по шагам на карте</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Твой</translation>
    </message>
</context>
<context>
    <name>PuzzleTexts</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n день подряд</numerusform>
            <numerusform>%n дня подряд</numerusform>
            <numerusform>%n дней подряд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n попытка</numerusform>
            <numerusform>%n попытки</numerusform>
            <numerusform>%n попыток</numerusform>
        </translation>
    </message>
    <message>
        <source>Decline or continue?</source>
        <translation>Упадок или дальше?</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкие</translation>
    </message>
    <message>
        <source>Find the best turn.</source>
        <translation>Найди лучший ход.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудные</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Последний раунд</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средние</translation>
    </message>
    <message>
        <source>Pick a combo</source>
        <translation>Выбор комбинации</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>Puzzle {0}</source>
        <translation>Задача {0}</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Раунд&#xa0;{0} из {1}</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Поверхность</translation>
    </message>
    <message>
        <source>The coins of this turn count; luck with the die doesn&apos;t.</source>
        <translation>В счёт идут монеты за этот ход, а не удача с кубиком.</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>The mark of the puzzle of the day</extracomment>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Подземный мир</translation>
    </message>
    <message>
        <source>What counts is the lead at the end that the strongest bot expects, after many play-outs.</source>
        <translation>В счёт идёт отрыв в конце игры, которого ждёт сильнейший бот после многих пробных партий.</translation>
    </message>
    <message>
        <source>What counts is the lead at the end that the strongest bot expects, after many play-outs. Your first move is your answer.</source>
        <translation>В счёт идёт отрыв в конце игры, которого ждёт сильнейший бот после многих пробных партий. Твоё первое действие и есть ответ.</translation>
    </message>
    <message>
        <source>Which combo is best?</source>
        <translation>Какая комбинация лучшая?</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <extracomment>A puzzle</extracomment>
        <translation>ещё не пробовали</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n звезда</numerusform>
            <numerusform>%n звезды</numerusform>
            <numerusform>%n звёзд</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Both worlds</source>
        <translation>Оба мира</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Загрузка…</translation>
    </message>
    <message>
        <source>No puzzles like that.</source>
        <translation>Таких задач нет.</translation>
    </message>
    <message>
        <source>Only &amp;unsolved ones</source>
        <translation>&amp;Только нерешённые</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Показать &amp;все</translation>
    </message>
    <message>
        <source>The puzzles can&apos;t be read: {0}</source>
        <translation>Задачи не удаётся прочитать: {0}</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Мир</translation>
    </message>
    <message>
        <source>{0} of {1} solved</source>
        <extracomment>{0}, {1}: numbers of puzzles</extracomment>
        <translation>решено {0} из {1}</translation>
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
        <translation>Delete</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <source>&amp;Clear the list</source>
        <translation>О&amp;чистить список</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Игр пока нет</translation>
    </message>
</context>
<context>
    <name>RecordChart</name>
    <message numerus="yes">
        <source>%n coin(s), {0}</source>
        <extracomment>Coins; then: won, or not won</extracomment>
        <translation>
            <numerusform>%n монета, {0}</numerusform>
            <numerusform>%n монеты, {0}</numerusform>
            <numerusform>%n монет, {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>Coins and luck, game by game</source>
        <translation>Монеты и удача, партия за партией</translation>
    </message>
    <message>
        <source>Luck with the die, in pips</source>
        <translation>Удача с кубиком, в очках</translation>
    </message>
    <message>
        <source>luck so far: {0}</source>
        <extracomment>How much more the die has shown than was to be expected, in all games so far</extracomment>
        <translation>удача до сих пор: {0}</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>не выиграна</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>A game</extracomment>
        <translation>выиграна</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s): {0} pips compared with what was to be expected</source>
        <extracomment>{0}: a number of rolls; {1}: of pips</extracomment>
        <translation>
            <numerusform>%n бросок: {0} очков по сравнению с ожидаемым</numerusform>
            <numerusform>%n броска: {0} очков по сравнению с ожидаемым</numerusform>
            <numerusform>%n бросков: {0} очков по сравнению с ожидаемым</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>О&amp;становить</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 дней</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Год</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>За всё время</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Любое число игроков</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Лучше</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>By chance it would be {0}.</source>
        <translation>Случай дал бы {0}.</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>По числу игроков</translation>
    </message>
    <message>
        <source>Cha&amp;rt</source>
        <translation>&amp;График</translation>
    </message>
    <message>
        <source>Coins ahead</source>
        <translation>Опережение, монет</translation>
    </message>
    <message>
        <source>Coins earned</source>
        <translation>Заработано монет</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>Не удалось сохранить: {0}</translation>
    </message>
    <message>
        <source>Count &amp;older games again</source>
        <translation>Снова учитывать &amp;старые партии</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Наравне</translation>
    </message>
    <message numerus="yes">
        <source>From %n game(s) against bots: easy is 1320, medium 1440, hard 1575, expert 1780. Whoever is 120 ahead wins two games of three. The second number is how far off it may be.</source>
        <translation>
            <numerusform>По %n партии против ботов: у лёгкого 1320, у среднего 1440, у сильного 1575, у эксперта 1780. Кто впереди на 120, выигрывает две партии из трёх. Второе число — возможная ошибка.</numerusform>
            <numerusform>По %n партиям против ботов: у лёгкого 1320, у среднего 1440, у сильного 1575, у эксперта 1780. Кто впереди на 120, выигрывает две партии из трёх. Второе число — возможная ошибка.</numerusform>
            <numerusform>По %n партиям против ботов: у лёгкого 1320, у среднего 1440, у сильного 1575, у эксперта 1780. Кто впереди на 120, выигрывает две партии из трёх. Второе число — возможная ошибка.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Games played until now no longer count. Their files stay.</source>
        <translation>Сыгранные до сих пор партии больше не учитываются. Их файлы остаются.</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Вид партии</translation>
    </message>
    <message>
        <source>Measured worth</source>
        <translation>Измеренная ценность</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Законченных партий пока нет.</translation>
    </message>
    <message>
        <source>No games like that.</source>
        <translation>Таких партий нет.</translation>
    </message>
    <message>
        <source>Not all games were read.</source>
        <translation>Прочитаны не все партии.</translation>
    </message>
    <message>
        <source>On average: {0}</source>
        <translation>В среднем: {0}</translation>
    </message>
    <message>
        <source>On the network</source>
        <translation>По сети</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>На этом компьютере</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Период</translation>
    </message>
    <message>
        <source>Play against bots to get a rating.</source>
        <translation>Сыграй против ботов, чтобы получить рейтинг.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Способность</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Способности</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Народ</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Народы</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Чтение партий…</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Достижения</translation>
    </message>
    <message>
        <source>Save as web &amp;page…</source>
        <translation>Сохранить как &amp;веб-страницу…</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Сохранить достижения</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>Сохранено как {0}.</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Начать &amp;заново</translation>
    </message>
    <message>
        <source>Tab&amp;les</source>
        <translation>&amp;Таблицы</translation>
    </message>
    <message>
        <source>The games can&apos;t be read: {0}</source>
        <translation>Не удалось прочитать партии: {0}</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Три месяца</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Раз</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Веб-страницы (*.html)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Выиграно, %</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Хуже</translation>
    </message>
    <message>
        <source>custom board</source>
        <translation>своё поле</translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <extracomment>Below a number</extracomment>
        <translation>
            <numerusform>партия</numerusform>
            <numerusform>партии</numerusform>
            <numerusform>партий</numerusform>
        </translation>
    </message>
    <message>
        <source>luck with the die</source>
        <translation>удача с кубиком</translation>
    </message>
    <message>
        <source>most coins</source>
        <translation>больше всего монет</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Below a number of points</extracomment>
        <translation>рейтинг</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below a number of games</extracomment>
        <translation>выиграно</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Already used this turn: {0}.</source>
        <translation>За этот ход уже применено: {0}.</translation>
    </message>
    <message>
        <source>At least one token must stay in {all}.</source>
        <translation>Хотя бы один жетон должен остаться: {all}.</translation>
    </message>
    <message>
        <source>Do this first: {0}.</source>
        <translation>Сначала: {0}.</translation>
    </message>
    <message>
        <source>Even the highest roll wouldn&apos;t conquer anything.</source>
        <translation>Даже самый удачный бросок не даст ничего захватить.</translation>
    </message>
    <message>
        <source>Every region of the race must be included: {all}.</source>
        <translation>Нужно учесть все регионы народа: {all}.</translation>
    </message>
    <message>
        <source>First place the piece that comes with the Place you just discovered.</source>
        <translation>Сначала поставь фишку, которую приносит только что открытое чудесное место.</translation>
    </message>
    <message>
        <source>It can&apos;t go there: {0}.</source>
        <translation>Сюда нельзя: {0}.</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s decision: {0}.</source>
        <translation>Это решает другой игрок: {0}.</translation>
    </message>
    <message>
        <source>No tokens left in hand.</source>
        <translation>На руке не осталось жетонов.</translation>
    </message>
    <message>
        <source>None left to place: {0}.</source>
        <translation>Ставить больше нечего: {0}.</translation>
    </message>
    <message>
        <source>None of this race&apos;s regions has this Relic: {0}.</source>
        <translation>Ни в одном регионе этого народа нет этой реликвии: {0}.</translation>
    </message>
    <message>
        <source>Not yet. Do this first: {0}.</source>
        <translation>Пока нельзя. Сначала: {0}.</translation>
    </message>
    <message>
        <source>Place this first: {0}.</source>
        <translation>Сначала поставь: {0}.</translation>
    </message>
    <message>
        <source>That isn&apos;t for a player to decide.</source>
        <translation>Это решает не игрок.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>The tray has no more tokens for {0}.</source>
        <translation>В контейнере больше нет жетонов: {0}.</translation>
    </message>
    <message>
        <source>There&apos;s already a piece in {1}: {0}.</source>
        <translation>{1}: фишка здесь уже есть ({0}).</translation>
    </message>
    <message>
        <source>There&apos;s no combo {0}; there are only {1}.</source>
        <translation>Комбинации&#xa0;{0} нет: всего их {1}.</translation>
    </message>
    <message>
        <source>There&apos;s no such region.</source>
        <translation>Такого региона нет.</translation>
    </message>
    <message>
        <source>This doesn&apos;t help to conquer {0}: {rest}.</source>
        <translation>{0}: для этого захвата не поможет ({rest}).</translation>
    </message>
    <message>
        <source>This race already holds {0}.</source>
        <translation>{0}: регион уже занят этим народом.</translation>
    </message>
    <message>
        <source>This race can&apos;t make peace.</source>
        <translation>Этот народ не может заключать мир.</translation>
    </message>
    <message>
        <source>This race has no such piece: {0}.</source>
        <translation>У этого народа нет такой фишки: {0}.</translation>
    </message>
    <message>
        <source>This race isn&apos;t in {all}.</source>
        <translation>Не заняты этим народом: {all}.</translation>
    </message>
    <message>
        <source>This race rolls before it chooses a region, not as a final attempt.</source>
        <translation>Этот народ бросает кубик до выбора региона, а не для последнего захвата.</translation>
    </message>
    <message>
        <source>Tokens allowed in {rest}: no more than {0}.</source>
        <translation>Можно жетонов ({rest}): не больше {0}.</translation>
    </message>
    <message>
        <source>Tokens needed in {rest}: at least {0}.</source>
        <translation>Нужно жетонов ({rest}): не меньше {0}.</translation>
    </message>
    <message>
        <source>You can abandon regions only before your first conquest of the turn.</source>
        <translation>Покидать регионы можно только до первого захвата за ход.</translation>
    </message>
    <message>
        <source>You can decline only at the start of a turn, instead of conquering.</source>
        <translation>Прийти в упадок можно только в начале хода, вместо захватов.</translation>
    </message>
    <message>
        <source>You can only make peace with an opponent.</source>
        <translation>Мир можно заключить только с противником.</translation>
    </message>
    <message>
        <source>You can&apos;t afford this combo: it costs {0}, and you have {1}.</source>
        <translation>Комбинация не по карману: она стоит {0}, а у тебя {1}.</translation>
    </message>
    <message>
        <source>You can&apos;t take {0}: {1} charge a coin for it, and you have none.</source>
        <translation>{0}: {1} берут за захват монету, а у тебя их нет.</translation>
    </message>
    <message>
        <source>You can&apos;t use these together: {all}.</source>
        <translation>Вместе это применить нельзя: {all}.</translation>
    </message>
    <message>
        <source>You have fewer tokens than regions: only one may stay in {all}.</source>
        <translation>Жетонов меньше, чем регионов. Здесь может остаться лишь по одному: {all}.</translation>
    </message>
    <message>
        <source>You&apos;ve already made peace this turn.</source>
        <translation>Мир в этот ход уже заключён.</translation>
    </message>
    <message>
        <source>You&apos;ve rolled the die: conquer with it, or end your conquests.</source>
        <translation>Кубик брошен: захвати регион с его помощью или закончи захваты.</translation>
    </message>
    <message>
        <source>{0} can&apos;t be used now.</source>
        <translation>Сейчас это не применить: {0}.</translation>
    </message>
    <message>
        <source>{0} can&apos;t swap their power.</source>
        <translation>{0} не могут обменяться способностями.</translation>
    </message>
    <message>
        <source>{0} costs {1} tokens; you have {2}.</source>
        <translation>{0}: нужно жетонов&#xa0;— {1}, у тебя&#xa0;— {2}.</translation>
    </message>
    <message>
        <source>{0} costs {1}, and you have {2} in hand: there&apos;s no need to roll.</source>
        <translation>{0}: нужно жетонов&#xa0;— {1}, у тебя&#xa0;— {2}, кубик ни к чему.</translation>
    </message>
    <message>
        <source>{0} don&apos;t redeploy: their tokens stay where they are.</source>
        <translation>{0} не перераспределяются: их жетоны остаются на месте.</translation>
    </message>
    <message>
        <source>{0} have no special power yet and can&apos;t be picked.</source>
        <translation>{0} пока без способности, выбрать их нельзя.</translation>
    </message>
    <message>
        <source>{0} is a chasm: nobody can enter it.</source>
        <translation>{0}&#xa0;— это бездна: туда не войти никому.</translation>
    </message>
    <message>
        <source>{0} is at peace until its owner&apos;s next turn.</source>
        <translation>{0}: здесь мир до следующего хода владельца.</translation>
    </message>
    <message>
        <source>{0} is immune: {rest}.</source>
        <translation>{0}: регион неприкосновенен ({rest}).</translation>
    </message>
    <message>
        <source>{0} is protected from powers, Relics and Places.</source>
        <translation>{0}: регион защищён от способностей, реликвий и чудесных мест.</translation>
    </message>
    <message>
        <source>{0} is water: this race can&apos;t go there.</source>
        <translation>{0}&#xa0;— это вода: этому народу туда нельзя.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t adjacent to a region of this race.</source>
        <translation>{0}: рядом нет региона этого народа.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t held by a single active token of an opponent.</source>
        <translation>{0}: здесь нет единственного активного жетона противника.</translation>
    </message>
    <message>
        <source>{0} isn&apos;t on the border, where a race without regions must enter.</source>
        <translation>{0}: регион не пограничный, а народ без регионов входит только через край карты.</translation>
    </message>
    <message>
        <source>{0} needs {1} more tokens, and the die gives at most {2}.</source>
        <translation>{0}: не хватает жетонов&#xa0;— {1}, а кубик даёт не больше {2}.</translation>
    </message>
    <message>
        <source>{0} of {1} retreating tokens placed. Place them all.</source>
        <translation>Отступающих жетонов расставлено: {0} из {1}. Расставь все.</translation>
    </message>
    <message>
        <source>{0} of {1} tokens placed. Place them all.</source>
        <translation>Жетонов расставлено: {0} из {1}. Расставь все.</translation>
    </message>
    <message>
        <source>{0} was attacked this turn and won&apos;t make peace.</source>
        <translation>{0}: этого игрока в этот ход атаковали, мира не будет.</translation>
    </message>
</context>
<context>
    <name>RegionActions</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n&#xa0;молот</numerusform>
            <numerusform>%n&#xa0;молота</numerusform>
            <numerusform>%n&#xa0;молотов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n&#xa0;жетон</numerusform>
            <numerusform>%n&#xa0;жетона</numerusform>
            <numerusform>%n&#xa0;жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>Conquer: {1}</source>
        <translation>Захват: {1}</translation>
    </message>
    <message numerus="yes">
        <source>Give up a token in {0} for %n coin(s)?</source>
        <translation>
            <numerusform>Отдать жетон за %n&#xa0;монету ({0})?</numerusform>
            <numerusform>Отдать жетон за %n&#xa0;монеты ({0})?</numerusform>
            <numerusform>Отдать жетон за %n&#xa0;монет ({0})?</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll for {0}? You need +{1} ({2}% chance). Your conquests end either way.</source>
        <translation>Бросить кубик? Цель&#xa0;— {0}, нужно +{1} (шанс {2}&#xa0;%). После броска захваты в любом случае закончатся.</translation>
    </message>
    <message>
        <source>Roll for {0}? {1}% chance. Your conquests end either way.</source>
        <translation>Бросить кубик? Цель&#xa0;— {0}, шанс {1}&#xa0;%. После броска захваты в любом случае закончатся.</translation>
    </message>
    <message>
        <source>Roll the die ({1}%)</source>
        <translation>Бросить кубик ({1} %)</translation>
    </message>
    <message>
        <source>Roll the die with {0} ({1}%)</source>
        <translation>{0}: бросить кубик ({1} %)</translation>
    </message>
    <message numerus="yes">
        <source>Toll to {0}: %n coin(s) ({1})</source>
        <translation>
            <numerusform>Пошлина: {0}, %n&#xa0;монета ({1})</numerusform>
            <numerusform>Пошлина: {0}, %n&#xa0;монеты ({1})</numerusform>
            <numerusform>Пошлина: {0}, %n&#xa0;монет ({1})</numerusform>
        </translation>
    </message>
    <message>
        <source>Use {0} on {1}?</source>
        <extracomment>{0}: a race, power or Relic; {1}: a region</extracomment>
        <translation>Применить «{0}», цель&#xa0;— {1}?</translation>
    </message>
    <message>
        <source>With {0}: {1}</source>
        <extracomment>{0}: Relics; {1}: a number of tokens</extracomment>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>roll first</source>
        <translation>сначала бросок</translation>
    </message>
    <message>
        <source>roll first ({0}%)</source>
        <translation>сначала бросок ({0} %)</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <extracomment>{0}: a number of tokens; {1}: a number of Hammers</extracomment>
        <translation>{0} и {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1})</source>
        <extracomment>{0}: a player; {1}: a power or Place</extracomment>
        <translation>
            <numerusform>{0} получает %n&#xa0;монету ({1})</numerusform>
            <numerusform>{0} получает %n&#xa0;монеты ({1})</numerusform>
            <numerusform>{0} получает %n&#xa0;монет ({1})</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: roll for {1}? It can&apos;t fail and may save tokens.</source>
        <translation>Бросить кубик? {0}, цель&#xa0;— {1}. Неудачи не будет, а жетоны можно сберечь.</translation>
    </message>
    <message>
        <source>{0}: roll for {1}? {2}% chance. If it fails, your conquests end for this turn.</source>
        <translation>Бросить кубик? {0}, цель&#xa0;— {1}, шанс {2} %. При неудаче захваты в этот ход окончены.</translation>
    </message>
</context>
<context>
    <name>RegionCard</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n&#xa0;жетон</numerusform>
            <numerusform>%n&#xa0;жетона</numerusform>
            <numerusform>%n&#xa0;жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost of {0}</source>
        <translation>Стоимость: {0}</translation>
    </message>
    <message>
        <source>F1: rules for this</source>
        <translation>F1&#xa0;— правила об этом</translation>
    </message>
    <message>
        <source>costs</source>
        <extracomment>Heads the sum of a region&apos;s cost</extracomment>
        <translation>стоит</translation>
    </message>
</context>
<context>
    <name>RegionDescriber</name>
    <message numerus="yes">
        <source>%n more way(s) with Relics</source>
        <translation>
            <numerusform>ещё %n&#xa0;способ с реликвиями</numerusform>
            <numerusform>ещё %n&#xa0;способа с реликвиями</numerusform>
            <numerusform>ещё %n&#xa0;способов с реликвиями</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A region</extracomment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>income {0}: {1}</source>
        <extracomment>{0}: a change such as +2; {1}: its parts</extracomment>
        <translation>доход {0}: {1}</translation>
    </message>
    <message>
        <source>{0} grants its holder {1}</source>
        <translation>{0} даёт владельцу способность: {1}</translation>
    </message>
    <message>
        <source>{0}, in decline</source>
        <translation>{0}, в упадке</translation>
    </message>
    <message numerus="yes">
        <source>{0}: %n token(s)</source>
        <extracomment>{0}: a race with its owner</extracomment>
        <translation>
            <numerusform>{0}: %n&#xa0;жетон</numerusform>
            <numerusform>{0}: %n&#xa0;жетона</numerusform>
            <numerusform>{0}: %n&#xa0;жетонов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionListModel</name>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Соседи</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Владелец</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Регион</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Местность</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Жетоны</translation>
    </message>
</context>
<context>
    <name>RegionListPanel</name>
    <message>
        <source>Regions</source>
        <translation>Регионы</translation>
    </message>
    <message>
        <source>Ta&amp;rgets only</source>
        <translation>Только &amp;цели</translation>
    </message>
</context>
<context>
    <name>RegionMenu</name>
    <message>
        <source>&amp;History of this region</source>
        <translation>&amp;История этого региона</translation>
    </message>
    <message>
        <source>Abandon this region</source>
        <translation>Покинуть этот регион</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>Добавить жетон</translation>
    </message>
    <message numerus="yes">
        <source>All %n remaining token(s)</source>
        <translation>
            <numerusform>Весь остаток: %n&#xa0;жетон</numerusform>
            <numerusform>Весь остаток: %n&#xa0;жетона</numerusform>
            <numerusform>Весь остаток: %n&#xa0;жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this region</source>
        <translation>Не покидать этот регион</translation>
    </message>
    <message>
        <source>R&amp;ules for this region</source>
        <translation>&amp;Правила для этого региона</translation>
    </message>
    <message>
        <source>Take a token away</source>
        <translation>Снять жетон</translation>
    </message>
    <message>
        <source>Why can&apos;t I conquer it?</source>
        <translation>Почему нельзя захватить?</translation>
    </message>
    <message>
        <source>{0} (here)</source>
        <extracomment>{0}: what is done, such as &quot;Place: Hero&quot;</extracomment>
        <translation>{0} (сюда)</translation>
    </message>
</context>
<context>
    <name>RegionTexts</name>
    <message>
        <source>No special rules apply here.</source>
        <translation>Особых правил здесь нет.</translation>
    </message>
    <message>
        <source>Nothing has happened here yet.</source>
        <translation>Здесь ещё ничего не случилось.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Раунд&#xa0;{0}</translation>
    </message>
</context>
<context>
    <name>RejectedCallers</name>
    <message>
        <source>Someone at {0} couldn&apos;t join because they have a different version of swqt.</source>
        <translation>Адрес {0}: войти не вышло, там другая версия swqt.</translation>
    </message>
    <message>
        <source>Someone at {0} tried a wrong PIN and was not let in.</source>
        <translation>Адрес {0}: введён неверный PIN-код, вход закрыт.</translation>
    </message>
    <message>
        <source>Someone you removed tried to come back, from {0}.</source>
        <translation>Адрес {0}: удалённый тобой человек пытался вернуться.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>&amp;Statistics</source>
        <translation>С&amp;татистика</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Назад (Esc)</translation>
    </message>
    <message>
        <source>Co&amp;ntinue from here</source>
        <translation>И&amp;грать отсюда</translation>
    </message>
    <message>
        <source>Export the replay for a browser</source>
        <translation>Сохранить повтор для браузера</translation>
    </message>
    <message>
        <source>Next turn (PageDown)</source>
        <translation>Следующий ход (PageDown)</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Пауза (пробел)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Пуск (пробел)</translation>
    </message>
    <message>
        <source>Play on from this position as a separate game, with people in every seat</source>
        <translation>Играть с этой позиции в отдельной игре, где на всех местах люди</translation>
    </message>
    <message>
        <source>Previous turn (PageUp)</source>
        <translation>Предыдущий ход (PageUp)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Watch together on the local network</source>
        <translation>Смотреть вместе по локальной сети</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Написать заметку об этом моменте</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Couldn&apos;t save: {0}</source>
        <translation>Не удалось сохранить: {0}</translation>
    </message>
    <message>
        <source>Export the replay</source>
        <translation>Сохранить повтор</translation>
    </message>
    <message>
        <source>Games (*.swn)</source>
        <translation>Игры (*.swn)</translation>
    </message>
    <message>
        <source>Nothing has happened since this player&apos;s last turn.</source>
        <translation>С прошлого хода этого игрока ничего не случилось.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Картинки (*.png)</translation>
    </message>
    <message>
        <source>Report cancelled.</source>
        <translation>Отчёт отменён.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Итоги</translation>
    </message>
    <message>
        <source>Round {0}, {1}:</source>
        <extracomment>{1}: a player</extracomment>
        <translation>Раунд&#xa0;{0}, {1}:</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Сохранить игру</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>Сохранено: {0}.</translation>
    </message>
    <message>
        <source>The signed game isn&apos;t saved yet, so its dice can&apos;t be verified.</source>
        <translation>Подписанная игра ещё не сохранена, поэтому её броски нельзя проверить.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened.</source>
        <translation>Эту игру не удалось открыть.</translation>
    </message>
    <message>
        <source>This is now a separate game. The original is kept as it was.</source>
        <translation>Теперь это отдельная игра. Исходная сохранена как была.</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Веб-страницы (*.html)</translation>
    </message>
    <message>
        <source>Writing the replay for the browser…</source>
        <translation>Повтор для браузера записывается…</translation>
    </message>
</context>
<context>
    <name>ReplayView</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n&#xa0;шаг</numerusform>
            <numerusform>%n&#xa0;шага</numerusform>
            <numerusform>%n&#xa0;шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Заметка: {0}</translation>
    </message>
    <message>
        <source>Since the last turn: round {0}, {1}</source>
        <translation>С прошлого хода: раунд&#xa0;{0}, {1}</translation>
    </message>
    <message>
        <source>Viewing round {0}, {1}</source>
        <extracomment>{1}: a player</extracomment>
        <translation>Просмотр: раунд&#xa0;{0}, {1}</translation>
    </message>
    <message>
        <source>Viewing the end of the game</source>
        <translation>Просмотр конца игры</translation>
    </message>
    <message>
        <source>{0} – press Esc to return</source>
        <translation>{0}&#xa0;— Esc, чтобы вернуться</translation>
    </message>
</context>
<context>
    <name>ReportPicture</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;монета</numerusform>
            <numerusform>%n&#xa0;монеты</numerusform>
            <numerusform>%n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <translation>Сделано в swqt, неофициальном любительском проекте, не связанном с издателем игры.</translation>
    </message>
</context>
<context>
    <name>ResultTableTab</name>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>CSV, разделители&#xa0;— запятые (*.csv)</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Скопировано.</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Копировать таблицу</translation>
    </message>
    <message>
        <source>Couldn&apos;t export: {0}</source>
        <translation>Не удалось экспортировать: {0}</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV…</source>
        <translation>&amp;Экспорт в CSV…</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Экспорт таблиц</translation>
    </message>
    <message>
        <source>Exported to {0}.</source>
        <translation>Экспортировано: {0}.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
</context>
<context>
    <name>ResultTables</name>
    <message>
        <source>Battles</source>
        <translation>Бои</translation>
    </message>
    <message>
        <source>Best combo</source>
        <translation>Лучшая комбинация</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Монеты по раундам</translation>
    </message>
    <message>
        <source>Coins earned</source>
        <translation>Получено монет</translation>
    </message>
    <message>
        <source>Coins on combos</source>
        <translation>Монеты на комбинациях</translation>
    </message>
    <message>
        <source>Coins per token</source>
        <translation>Монет на жетон</translation>
    </message>
    <message>
        <source>Coins picked up</source>
        <translation>Подобрано монет</translation>
    </message>
    <message>
        <source>Combo</source>
        <translation>Комбинация</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Захваты</translation>
    </message>
    <message>
        <source>Declined in round</source>
        <translation>Упадок в раунде</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кубик</translation>
    </message>
    <message>
        <source>Everyone&apos;s target</source>
        <translation>Главная мишень</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Ожидалось</translation>
    </message>
    <message>
        <source>Face {0}</source>
        <translation>Грань {0}</translation>
    </message>
    <message>
        <source>Failed rolls</source>
        <translation>Неудачные броски</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>С раунда</translation>
    </message>
    <message>
        <source>In decline</source>
        <translation>В упадке</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Доход по источникам</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Удача</translation>
    </message>
    <message>
        <source>Luckiest player</source>
        <translation>Самый удачливый игрок</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Уплачено</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Способность</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Народ</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Народы</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Регионы</translation>
    </message>
    <message>
        <source>Regions conquered</source>
        <translation>Захвачено регионов</translation>
    </message>
    <message>
        <source>Regions lost</source>
        <translation>Потеряно регионов</translation>
    </message>
    <message>
        <source>Relics and Places</source>
        <translation>Реликвии и чудесные места</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Броски</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Старт</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Монеты в начале</translation>
    </message>
    <message>
        <source>Tied on coins and on race tokens on the map ({0}): a shared victory.</source>
        <translation>Поровну и монет, и жетонов народов на карте ({0}): победа общая.</translation>
    </message>
    <message>
        <source>Tied on coins. Most race tokens on the map wins ({0}).</source>
        <translation>Монет поровну. Победа у того, у кого на карте больше жетонов народов ({0}).</translation>
    </message>
    <message>
        <source>To round</source>
        <translation>До раунда</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Жетоны</translation>
    </message>
    <message>
        <source>Tokens lost</source>
        <translation>Потеряно жетонов</translation>
    </message>
    <message>
        <source>Top conqueror</source>
        <translation>Лучший завоеватель</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Total rolled</source>
        <translation>Сумма бросков</translation>
    </message>
    <message numerus="yes">
        <source>Won by %n coin(s).</source>
        <translation>
            <numerusform>Отрыв&#xa0;— %n&#xa0;монета.</numerusform>
            <numerusform>Отрыв&#xa0;— %n&#xa0;монеты.</numerusform>
            <numerusform>Отрыв&#xa0;— %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>average luck</source>
        <translation>обычная удача</translation>
    </message>
    <message>
        <source>from {0}</source>
        <extracomment>Regions conquered from a player</extracomment>
        <translation>регионы игрока&#xa0;{0}</translation>
    </message>
    <message>
        <source>luckier than {0} in 100</source>
        <translation>удачнее, чем у {0} из 100</translation>
    </message>
    <message>
        <source>no rolls</source>
        <translation>без бросков</translation>
    </message>
    <message>
        <source>prices of combos</source>
        <translation>цены комбинаций</translation>
    </message>
    <message>
        <source>rolled {0}, expected {1}</source>
        <extracomment>Sums of the die</extracomment>
        <translation>выпало {0}, ожидалось {1}</translation>
    </message>
    <message>
        <source>times expected</source>
        <translation>сколько раз ожидалось</translation>
    </message>
    <message>
        <source>times rolled</source>
        <translation>сколько раз выпало</translation>
    </message>
    <message>
        <source>to other players ({0})</source>
        <translation>другим игрокам ({0})</translation>
    </message>
    <message>
        <source>unluckier than {0} in 100</source>
        <translation>менее удачно, чем у {0} из 100</translation>
    </message>
    <message>
        <source>{0} share the victory</source>
        <translation>Делят победу: {0}</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Побеждает {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0}, who lost %n region(s) to others</source>
        <translation>
            <numerusform>{0}, потерян %n&#xa0;регион</numerusform>
            <numerusform>{0}, потеряно %n&#xa0;региона</numerusform>
            <numerusform>{0}, потеряно %n&#xa0;регионов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, with %n conquest(s)</source>
        <translation>
            <numerusform>{0}, %n&#xa0;захват</numerusform>
            <numerusform>{0}, %n&#xa0;захвата</numerusform>
            <numerusform>{0}, %n&#xa0;захватов</numerusform>
        </translation>
    </message>
    <message>
        <source>{1}&apos;s {0}: {2} coins per token</source>
        <translation>{0} ({1}): монет на жетон&#xa0;— {2}</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;монета</numerusform>
            <numerusform>%n&#xa0;монеты</numerusform>
            <numerusform>%n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race token(s) on the map</source>
        <translation>
            <numerusform>%n&#xa0;жетон народов на карте</numerusform>
            <numerusform>%n&#xa0;жетона народов на карте</numerusform>
            <numerusform>%n&#xa0;жетонов народов на карте</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Назад к игре</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>К&amp;убик</translation>
    </message>
    <message>
        <source>&amp;Income</source>
        <translation>&amp;Доход</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Карта</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Реванш</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>Сохрани&amp;ть игру…</translation>
    </message>
    <message>
        <source>&amp;Watch replay</source>
        <translation>Повтор и&amp;гры</translation>
    </message>
    <message>
        <source>Check every draw against what the players signed</source>
        <translation>Сверить каждый жребий с подписями игроков</translation>
    </message>
    <message>
        <source>Coins are secret until the end.</source>
        <translation>Монеты скрыты до конца.</translation>
    </message>
    <message>
        <source>Gra&amp;ph</source>
        <translation>С&amp;чёт</translation>
    </message>
    <message>
        <source>Loo&amp;k at the map</source>
        <translation>Пос&amp;мотреть карту</translation>
    </message>
    <message>
        <source>One file that shows the game in any browser, without a network</source>
        <translation>Один файл, который показывает игру в любом браузере без сети</translation>
    </message>
    <message>
        <source>Open a table for the same game, or go to the one that another player has opened</source>
        <translation>Открыть стол для такой же партии или перейти к столу, который открыл другой игрок</translation>
    </message>
    <message>
        <source>R&amp;aces</source>
        <translation>Н&amp;ароды</translation>
    </message>
    <message>
        <source>Replay for the &amp;browser…</source>
        <translation>Для &amp;браузера…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Итоги</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Round {0} so far</source>
        <translation>Раунд&#xa0;{0}, пока что</translation>
    </message>
    <message>
        <source>Same players, same board. The next player goes first</source>
        <translation>Те же игроки, то же поле. Первым ходит следующий игрок</translation>
    </message>
    <message>
        <source>Save rep&amp;ort…</source>
        <translation>Отч&amp;ёт…</translation>
    </message>
    <message>
        <source>Saving the report… {0}%</source>
        <translation>Сохранение отчёта… {0} %</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Tab&amp;les</source>
        <translation>Чис&amp;ла</translation>
    </message>
    <message>
        <source>The game isn&apos;t over yet.</source>
        <translation>Игра ещё не окончена.</translation>
    </message>
    <message>
        <source>Veri&amp;fy the dice</source>
        <translation>Пр&amp;оверить броски</translation>
    </message>
    <message>
        <source>Verifying the dice…</source>
        <translation>Проверка бросков…</translation>
    </message>
    <message numerus="yes">
        <source>{0} started with %n extra coin(s)</source>
        <extracomment>{0}: the name of a player, in the results of a game</extracomment>
        <translation>
            <numerusform>{0}: фора в %n монету</numerusform>
            <numerusform>{0}: фора в %n монеты</numerusform>
            <numerusform>{0}: фора в %n монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} used %n hint(s)</source>
        <translation>
            <numerusform>{0}: %n&#xa0;подсказка</numerusform>
            <numerusform>{0}: %n&#xa0;подсказки</numerusform>
            <numerusform>{0}: %n&#xa0;подсказок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RetreatFlow</name>
    <message>
        <source>The retreat you prepared no longer works: {0}</source>
        <translation>Подготовленное отступление больше не подходит: {0}</translation>
    </message>
    <message>
        <source>Your retreat has been sent.</source>
        <translation>Твоё отступление отправлено.</translation>
    </message>
    <message>
        <source>Your retreat is ready. Waiting for {0}.</source>
        <translation>Твоё отступление готово. Ждём игроков: {0}.</translation>
    </message>
    <message>
        <source>{0} are retreating…</source>
        <translation>{0}: отступление…</translation>
    </message>
    <message>
        <source>{0} – with {1}</source>
        <extracomment>{0}: what is done, such as &quot;retreat&quot;; {1}: the players who do it at the same time</extracomment>
        <translation>{0} (также {1})</translation>
    </message>
    <message>
        <source>{0}: retreat ready. Waiting for {1}.</source>
        <translation>{0}: отступление готово. Ждём игроков: {1}.</translation>
    </message>
    <message>
        <source>{0}: retreat sent.</source>
        <translation>{0}: отступление отправлено.</translation>
    </message>
</context>
<context>
    <name>ReviewTab</name>
    <message numerus="yes">
        <source>%n turn(s), {0} expected coins lost in total.</source>
        <translation>
            <numerusform>Разобран %n&#xa0;ход, всего потеряно ожидаемых монет: {0}.</numerusform>
            <numerusform>Разобрано %n&#xa0;хода, всего потеряно ожидаемых монет: {0}.</numerusform>
            <numerusform>Разобрано %n&#xa0;ходов, всего потеряно ожидаемых монет: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot&apos;s choice</source>
        <translation>Выбор бота</translation>
    </message>
    <message>
        <source>Coins lost</source>
        <translation>Потеря в монетах</translation>
    </message>
    <message>
        <source>Only bots played this game.</source>
        <translation>В этой игре были только боты.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Review m&amp;y turns</source>
        <translation>Разобрать &amp;мои ходы</translation>
    </message>
    <message>
        <source>Review pla&amp;yers&apos; turns</source>
        <translation>Ра&amp;зобрать ходы игроков</translation>
    </message>
    <message>
        <source>Reviewed turns</source>
        <translation>Разобранные ходы</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) and shows what each one cost, in expected coins.</source>
        <translation>
            <numerusform>Самый сильный бот разберёт %n&#xa0;ход и покажет, сколько ожидаемых монет он стоил.</numerusform>
            <numerusform>Самый сильный бот разберёт %n&#xa0;хода и покажет, сколько ожидаемых монет стоил каждый.</numerusform>
            <numerusform>Самый сильный бот разберёт %n&#xa0;ходов и покажет, сколько ожидаемых монет стоил каждый.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The strongest bot reviews %n turn(s) of {0} and shows what each one cost, in expected coins.</source>
        <translation>
            <numerusform>Самый сильный бот разберёт %n&#xa0;ход ({0}) и покажет, сколько ожидаемых монет он стоил.</numerusform>
            <numerusform>Самый сильный бот разберёт %n&#xa0;хода ({0}) и покажет, сколько ожидаемых монет стоил каждый.</numerusform>
            <numerusform>Самый сильный бот разберёт %n&#xa0;ходов ({0}) и покажет, сколько ожидаемых монет стоил каждый.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns, most costly first</source>
        <translation>Ходы, начиная с самых дорогих</translation>
    </message>
    <message>
        <source>View this t&amp;urn</source>
        <translation>Показать &amp;этот ход</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Очистить поиск</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Книга правил</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Первая страница</translation>
    </message>
    <message>
        <source>{0} – Rule book</source>
        <translation>{0}&#xa0;— книга правил</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Earned</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>Обзор</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>What has happened since this player&apos;s last turn (Ctrl+Shift+L)</source>
        <translation>Что случилось с прошлого хода этого игрока (Ctrl+Shift+L)</translation>
    </message>
</context>
<context>
    <name>SearchResults</name>
    <message>
        <source>Search results</source>
        <translation>Найдено</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Closed</source>
        <translation>Закрыто</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыто</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Свободно</translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <extracomment>Number of the seat; who plays it, such as a bot, or that it is open</extracomment>
        <translation>Место {0} ({1})</translation>
    </message>
    <message>
        <source>Seat {0}: {1}, {2}</source>
        <extracomment>Number of the seat, who has it, and their state</extracomment>
        <translation>Место&#xa0;{0}: {1}, {2}</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Занять</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Встать</translation>
    </message>
    <message>
        <source>Who plays seat {0}</source>
        <translation>Кто играет на месте {0}</translation>
    </message>
    <message>
        <source>nobody can sit here</source>
        <translation>сюда никто не сядет</translation>
    </message>
    <message>
        <source>run by the host</source>
        <translation>ведёт хозяин стола</translation>
    </message>
    <message>
        <source>waiting for a player</source>
        <translation>ждёт игрока</translation>
    </message>
</context>
<context>
    <name>SeatsGroup</name>
    <message>
        <source>&amp;Players:</source>
        <translation>Игр&amp;оки:</translation>
    </message>
    <message>
        <source>A name can&apos;t contain “&lt;” or invisible characters.</source>
        <translation>В имени не может быть «&lt;» и невидимых знаков.</translation>
    </message>
    <message>
        <source>Colour of player {0}: {1}</source>
        <translation>Цвет игрока&#xa0;{0}: {1}</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Каждому игроку нужно имя.</translation>
    </message>
    <message>
        <source>Name of player {0}</source>
        <translation>Имя игрока&#xa0;{0}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Число игроков</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Игрок&#xa0;{0}</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Игроки по часовой стрелке</translation>
    </message>
    <message>
        <source>Two players are called {0}. Give one of them another name.</source>
        <translation>Двух игроков зовут {0}. Дай одному из них другое имя.</translation>
    </message>
    <message>
        <source>Who controls player {0}</source>
        <translation>Кто играет за игрока&#xa0;{0}</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <translation>
            <numerusform>%n&#xa0;молот</numerusform>
            <numerusform>%n&#xa0;молота</numerusform>
            <numerusform>%n&#xa0;молотов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n&#xa0;жетон</numerusform>
            <numerusform>%n&#xa0;жетона</numerusform>
            <numerusform>%n&#xa0;жетонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation>
            <numerusform>%n&#xa0;жетон на руке</numerusform>
            <numerusform>%n&#xa0;жетона на руке</numerusform>
            <numerusform>%n&#xa0;жетонов на руке</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lost</source>
        <translation>
            <numerusform>потерян %n&#xa0;жетон</numerusform>
            <numerusform>потеряны %n&#xa0;жетона</numerusform>
            <numerusform>потеряно %n&#xa0;жетонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) retreating</source>
        <translation>
            <numerusform>отступает %n&#xa0;жетон</numerusform>
            <numerusform>отступают %n&#xa0;жетона</numerusform>
            <numerusform>отступает %n&#xa0;жетонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) to place</source>
        <translation>
            <numerusform>расставить %n&#xa0;жетон</numerusform>
            <numerusform>расставить %n&#xa0;жетона</numerusform>
            <numerusform>расставить %n&#xa0;жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a combo. A second click picks it.</source>
        <translation>Выбери комбинацию. Второй щелчок подтвердит выбор.</translation>
    </message>
    <message>
        <source>Choose a region to conquer. Finish your conquests when you&apos;re done.</source>
        <translation>Выбери регион для захвата. Когда хватит, закончи захваты.</translation>
    </message>
    <message>
        <source>Conquer a region, or decline. Right-click one of yours to abandon it.</source>
        <translation>Захвати регион или приведи народ в упадок. Правая кнопка на своём регионе&#xa0;— покинуть его.</translation>
    </message>
    <message>
        <source>First conquer with your race in decline, or continue.</source>
        <translation>Сначала захватывает твой народ в упадке. Захвати регион или продолжи.</translation>
    </message>
    <message>
        <source>Give up tokens for coins, or continue. Click a region to give one up there.</source>
        <translation>Отдай жетоны за монеты или продолжи. Чтобы отдать жетон, щёлкни по региону.</translation>
    </message>
    <message numerus="yes">
        <source>New combo: {0}, with %n coin(s).</source>
        <extracomment>{0}: a combo</extracomment>
        <translation>
            <numerusform>Новая комбинация: {0}, с ней %n монета.</numerusform>
            <numerusform>Новая комбинация: {0}, с ней %n монеты.</numerusform>
            <numerusform>Новая комбинация: {0}, с ней %n монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>New combo: {0}.</source>
        <translation>Новая комбинация: {0}.</translation>
    </message>
    <message>
        <source>Place tokens with + and −, left- and right-click, or the wheel. Then end the turn.</source>
        <translation>Расставь жетоны: + и −, левая и правая кнопки мыши или колесо. Потом закончи ход.</translation>
    </message>
    <message>
        <source>Press Enter to accept this retreat. Change it with + and −, or left- and right-click.</source>
        <translation>Enter&#xa0;— принять это отступление. Изменить его: + и − или левая и правая кнопки мыши.</translation>
    </message>
    <message>
        <source>Round {0}: {1}&apos;s turn.</source>
        <translation>Раунд&#xa0;{0}: ходит {1}.</translation>
    </message>
    <message>
        <source>The Lost Tribe in {0} is driven out.</source>
        <translation>Забытое племя изгнано: {0}.</translation>
    </message>
    <message>
        <source>The Monsters in {0} are driven out.</source>
        <translation>Чудовища изгнаны: {0}.</translation>
    </message>
    <message>
        <source>The Monsters in {0} were guarding {1}.</source>
        <extracomment>{0}: a region; {1}: a Relic or Place with its article</extracomment>
        <translation>Чудовища в регионе {0} охраняли {1}.</translation>
    </message>
    <message>
        <source>The Monsters were guarding {0}.</source>
        <translation>чудовища охраняли {0}.</translation>
    </message>
    <message>
        <source>The Place grants a power: {0}.</source>
        <translation>чудесное место даёт способность «{0}».</translation>
    </message>
    <message>
        <source>The Place in {0} grants a power: {1}.</source>
        <extracomment>{0}: a region; {1}: a power</extracomment>
        <translation>Чудесное место в регионе {0} даёт способность: {1}.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>The turn is scored. Decline now, or keep your race?</source>
        <translation>Монеты за ход получены. Прийти в упадок сейчас или оставить народ активным?</translation>
    </message>
    <message>
        <source>Use one of the buttons, or end the turn.</source>
        <translation>Нажми одну из кнопок или закончи ход.</translation>
    </message>
    <message>
        <source>Your race has declined. Place its tokens one last time: + and −, or left- and right-click.</source>
        <translation>Народ приходит в упадок. Расставь его жетоны в последний раз: + и − или левая и правая кнопки мыши.</translation>
    </message>
    <message numerus="yes">
        <source>collects %n coin(s)</source>
        <translation>
            <numerusform>забирает %n&#xa0;монету</numerusform>
            <numerusform>забирает %n&#xa0;монеты</numerusform>
            <numerusform>забирает %n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message>
        <source>cost {0} = {1}</source>
        <extracomment>{1}: a sum, such as &quot;base 2 + Mountain 1&quot;</extracomment>
        <translation>стоимость {0} = {1}</translation>
    </message>
    <message>
        <source>last redeployment in decline</source>
        <translation>последнее перераспределение в упадке</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>платит %n&#xa0;монету</numerusform>
            <numerusform>платит %n&#xa0;монеты</numerusform>
            <numerusform>платит %n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message>
        <source>place first: {0}</source>
        <translation>сначала поставить: {0}</translation>
    </message>
    <message>
        <source>the Lost Tribe</source>
        <translation>забытое племя</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <extracomment>{0}: &quot;regions&quot;; {1}: the race that holds them</extracomment>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} Placed automatically.</source>
        <translation>{0} Расставлено автоматически.</translation>
    </message>
    <message>
        <source>{0} abandon {1}.</source>
        <extracomment>{0}: a race with its owner, as in &quot;Anna&apos;s Orcs&quot;; {1}: regions</extracomment>
        <translation>{0} покидают: {1}.</translation>
    </message>
    <message>
        <source>{0} are at peace until {1}&apos;s next turn.</source>
        <extracomment>{0}: two players, as in &quot;Anna and Ben&quot;; {1}: the first of them</extracomment>
        <translation>{0} живут в мире, пока снова не пойдёт {1}.</translation>
    </message>
    <message>
        <source>{0} collects coins</source>
        <translation>{0} получает монеты</translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s) ({2}).</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: what helped, such as the die</extracomment>
        <translation>
            <numerusform>{0} захватывают: {1} (%n&#xa0;жетон + {2}).</numerusform>
            <numerusform>{0} захватывают: {1} (%n&#xa0;жетона + {2}).</numerusform>
            <numerusform>{0} захватывают: {1} (%n&#xa0;жетонов + {2}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} conquer {1} with %n token(s).</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>
            <numerusform>{0} захватывают: {1} (%n&#xa0;жетон).</numerusform>
            <numerusform>{0} захватывают: {1} (%n&#xa0;жетона).</numerusform>
            <numerusform>{0} захватывают: {1} (%n&#xa0;жетонов).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} earns %n coin(s)</source>
        <translation>
            <numerusform>{0} получает %n&#xa0;монету</numerusform>
            <numerusform>{0} получает %n&#xa0;монеты</numerusform>
            <numerusform>{0} получает %n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} fail to conquer {1}: the roll was too low.</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>{0} не могут захватить регион&#xa0;{1}: выпало слишком мало.</translation>
    </message>
    <message numerus="yes">
        <source>{0} forge %n Hammer(s).</source>
        <translation>
            <numerusform>{0} куют %n&#xa0;молот.</numerusform>
            <numerusform>{0} куют %n&#xa0;молота.</numerusform>
            <numerusform>{0} куют %n&#xa0;молотов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gain %n token(s) ({1}).</source>
        <extracomment>{0}: a race with its owner; {1}: the race or power that grants them</extracomment>
        <translation>
            <numerusform>{0} получают %n&#xa0;жетон ({1}).</numerusform>
            <numerusform>{0} получают %n&#xa0;жетона ({1}).</numerusform>
            <numerusform>{0} получают %n&#xa0;жетонов ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race, power or Place</extracomment>
        <translation>
            <numerusform>{0} получает %n&#xa0;монету ({1}).</numerusform>
            <numerusform>{0} получает %n&#xa0;монеты ({1}).</numerusform>
            <numerusform>{0} получает %n&#xa0;монет ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n coin(s) from {1} ({2}).</source>
        <extracomment>{0}, {1}: players; {2}: a race or power</extracomment>
        <translation>
            <numerusform>{0} получает %n&#xa0;монету ({2}), платит {1}.</numerusform>
            <numerusform>{0} получает %n&#xa0;монеты ({2}), платит {1}.</numerusform>
            <numerusform>{0} получает %n&#xa0;монет ({2}), платит {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gives up a token for %n coin(s) ({1}).</source>
        <translation>
            <numerusform>{0} отдаёт жетон за %n&#xa0;монету ({1}).</numerusform>
            <numerusform>{0} отдаёт жетон за %n&#xa0;монеты ({1}).</numerusform>
            <numerusform>{0} отдаёт жетон за %n&#xa0;монет ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} have nowhere to retreat: %n token(s) leave the map.</source>
        <translation>
            <numerusform>{0}: отступать некуда, %n&#xa0;жетон покидает карту.</numerusform>
            <numerusform>{0}: отступать некуда, %n&#xa0;жетона покидают карту.</numerusform>
            <numerusform>{0}: отступать некуда, %n&#xa0;жетонов покидают карту.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} leave the map.</source>
        <translation>{0} покидают карту.</translation>
    </message>
    <message>
        <source>{0} leave {1}.</source>
        <extracomment>{0}: several pieces of a kind, such as &quot;3 Encampments&quot;; {1}: regions</extracomment>
        <translation>Карту покидают {0} (где были: {1}).</translation>
    </message>
    <message>
        <source>{0} leaves {1}.</source>
        <extracomment>{0}: a piece with its article, such as &quot;The Fortress&quot;; {1}: a region</extracomment>
        <translation>Снята фишка: {0} ({1}).</translation>
    </message>
    <message>
        <source>{0} lose {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region</extracomment>
        <translation>{0} теряют: {1}.</translation>
    </message>
    <message>
        <source>{0} lose {1}: {2}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region; {2}: tokens lost or retreating</extracomment>
        <translation>{0} теряют: {1} ({2}).</translation>
    </message>
    <message numerus="yes">
        <source>{0} loses %n coin(s)</source>
        <translation>
            <numerusform>{0} теряет %n монету</numerusform>
            <numerusform>{0} теряет %n монеты</numerusform>
            <numerusform>{0} теряет %n монет</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} moves {1} from {2} to {3}.</source>
        <extracomment>{0}: a player; {1}: a piece with its article; {2}, {3}: regions</extracomment>
        <translation>{0} переставляет {1}: {2} → {3}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s) ({1}).</source>
        <extracomment>{0}: a player; {1}: a race or power</extracomment>
        <translation>
            <numerusform>{0} платит %n&#xa0;монету ({1}).</numerusform>
            <numerusform>{0} платит %n&#xa0;монеты ({1}).</numerusform>
            <numerusform>{0} платит %n&#xa0;монет ({1}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pays %n coin(s).</source>
        <translation>
            <numerusform>{0} платит %n&#xa0;монету.</numerusform>
            <numerusform>{0} платит %n&#xa0;монеты.</numerusform>
            <numerusform>{0} платит %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} pick up %n token(s) to conquer with.</source>
        <translation>
            <numerusform>{0} берут на руку для захватов %n&#xa0;жетон.</numerusform>
            <numerusform>{0} берут на руку для захватов %n&#xa0;жетона.</numerusform>
            <numerusform>{0} берут на руку для захватов %n&#xa0;жетонов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} picks {1} ({2}).</source>
        <extracomment>{0}: a player; {1}: a combo; {2}: tokens and coins</extracomment>
        <translation>{0} выбирает: {1} ({2}).</translation>
    </message>
    <message>
        <source>{0} places {1} in {2}.</source>
        <extracomment>{0}: a player; {1}: a piece with its article, such as &quot;a Hero&quot;; {2}: a region</extracomment>
        <translation>{0} ставит {1}: {2}.</translation>
    </message>
    <message>
        <source>{0} redeploy: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation>{0} перераспределяются: {1}.</translation>
    </message>
    <message>
        <source>{0} retreat: {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: regions with their tokens</extracomment>
        <translation>{0} отступают: {1}.</translation>
    </message>
    <message>
        <source>{0} rolls a blank.</source>
        <translation>{0} бросает кубик, выпала пустая грань.</translation>
    </message>
    <message>
        <source>{0} rolls a {1}.</source>
        <extracomment>{0}: a player; {1}: 1, 2 or 3</extracomment>
        <translation>{0} бросает кубик, выпало {1}.</translation>
    </message>
    <message>
        <source>{0} swaps powers and now leads {1}. Combo {2} now has {3}.</source>
        <translation>{0} меняет способность и теперь ведёт народ: {1}. У комбинации {2} теперь способность «{3}».</translation>
    </message>
    <message>
        <source>{0} take over {1}.</source>
        <extracomment>{0}: a race with its owner; {1}: a region of the same player&apos;s race in decline</extracomment>
        <translation>{0} сменяют прежний народ: {1}.</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <extracomment>{0}: what a player does now, such as &quot;conquer&quot;; {1}: with what, such as &quot;5 tokens in hand&quot;</extracomment>
        <translation>{0} — {1}</translation>
    </message>
    <message>
        <source>{0}&apos;s {1}</source>
        <extracomment>{0}: a player; {1}: a race; begins most sentences of the log, behind the article if there is one</extracomment>
        <translation>{1} ({0})</translation>
    </message>
    <message>
        <source>{0}&apos;s {1} go into decline.</source>
        <extracomment>{0}: a player; {1}: a combo</extracomment>
        <translation>{1} ({0}) приходят в упадок.</translation>
    </message>
    <message>
        <source>{0}: no use on this board, removed from the game.</source>
        <translation>{0}: на этом поле без пользы, убрано из игры.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Assistance</source>
        <translation>&amp;Помощь</translation>
    </message>
    <message>
        <source>&amp;Display</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Клавиатура</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Звук</translation>
    </message>
    <message>
        <source>Alerts: your turn, refusals, game over</source>
        <translation>Сигналы: ход, отказ, конец игры</translation>
    </message>
    <message>
        <source>Colour theme</source>
        <translation>Тема оформления</translation>
    </message>
    <message>
        <source>Costs on the map</source>
        <translation>Стоимость на карте</translation>
    </message>
    <message>
        <source>Cover the table until the next player takes over</source>
        <translation>Накрывать стол, пока не сядет следующий игрок</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>End the turn automatically when nothing is left to do</source>
        <translation>Заканчивать ход автоматически, когда больше нечего делать</translation>
    </message>
    <message>
        <source>Everything you hear is also shown on screen.</source>
        <translation>Всё, что слышно, видно и на экране.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>For people sharing this screen, without bots. Dice and combos come up again in the same order, so nobody gets a better roll by undoing one.</source>
        <translation>Для людей за одним экраном, без ботов. Броски и комбинации повторятся в том же порядке, так что отмена не даст броска получше.</translation>
    </message>
    <message>
        <source>Help on the map</source>
        <translation>Помощь на карте</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Мгновенно</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>On the start screen, swqt then reads a file from its website. It sends nothing about you.</source>
        <translation>Тогда на начальном экране swqt читает файл со своего сайта. О тебе ничего не отправляется.</translation>
    </message>
    <message>
        <source>Pick a combo with one click</source>
        <translation>Выбирать комбинацию одним щелчком</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Включить звуки</translation>
    </message>
    <message>
        <source>Press Space to skip an animation. Numbered marks on the map show what happened.</source>
        <translation>Пробел пропускает анимацию. Метки с номерами на карте показывают, что случилось.</translation>
    </message>
    <message>
        <source>Reduce motion: show results without animation</source>
        <translation>Меньше движения: показывать итог без анимации</translation>
    </message>
    <message>
        <source>Restore all de&amp;faults</source>
        <translation>Сбросить все &amp;настройки</translation>
    </message>
    <message>
        <source>Retreating tokens</source>
        <translation>Отступающие жетоны</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Show portraits on tokens that are large enough</source>
        <translation>Портреты на достаточно крупных жетонах</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation>Звуки игры</translation>
    </message>
    <message>
        <source>Sound isn&apos;t available on this computer: {0}</source>
        <translation>На этом компьютере нет звука: {0}</translation>
    </message>
    <message>
        <source>Speed of bots&apos; moves</source>
        <translation>Скорость ходов ботов</translation>
    </message>
    <message>
        <source>Speed of people&apos;s moves</source>
        <translation>Скорость ходов людей</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>T&amp;urns</source>
        <translation>&amp;Ходы</translation>
    </message>
    <message>
        <source>Tell me about new versions of swqt</source>
        <translation>Сообщать о новых версиях swqt</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Undo past dice rolls, new combos and other people&apos;s turns</source>
        <translation>Отменять и броски, новые комбинации, чужие ходы</translation>
    </message>
    <message>
        <source>When placed automatically, they go where they are needed most. You can undo that and place them by hand.</source>
        <translation>При автоматической расстановке они идут туда, где нужнее всего. Это можно отменить и расставить их вручную.</translation>
    </message>
    <message>
        <source>Your system asks for less motion, so nothing moves.</source>
        <translation>Система просит меньше движения, поэтому ничего не движется.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Help on the map</extracomment>
        <translation>без помощи</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>Costs are shown nowhere</extracomment>
        <translation>нигде</translation>
    </message>
    <message>
        <source>on all targets</source>
        <translation>на всех целях</translation>
    </message>
    <message>
        <source>on all, or affordable ones</source>
        <translation>на всех или доступных</translation>
    </message>
    <message>
        <source>placed automatically</source>
        <translation>расставляет игра</translation>
    </message>
    <message>
        <source>placed by their player</source>
        <translation>расставляет игрок</translation>
    </message>
    <message>
        <source>same as for everyone</source>
        <translation>как у всех</translation>
    </message>
    <message>
        <source>targets</source>
        <extracomment>Help on the map: regions that can be conquered</extracomment>
        <translation>цели</translation>
    </message>
    <message>
        <source>targets and warnings</source>
        <translation>цели и предупреждения</translation>
    </message>
    <message>
        <source>targets, warnings and suggestions (H)</source>
        <translation>цели, предупреждения и подсказки (H)</translation>
    </message>
    <message>
        <source>where you point</source>
        <translation>под указателем</translation>
    </message>
    <message>
        <source>{0}%</source>
        <extracomment>A text size</extracomment>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>– {0}&apos;s tokens</source>
        <translation>— жетоны игрока&#xa0;{0}</translation>
    </message>
</context>
<context>
    <name>SettingsService</name>
    <message>
        <source>Your settings can&apos;t be saved and will be lost when swqt closes: {0}</source>
        <translation>Настройки не удаётся сохранить, при закрытии swqt они пропадут: {0}</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>&amp;Name of the table:</source>
        <translation>&amp;Название стола:</translation>
    </message>
    <message>
        <source>&amp;Show the replay</source>
        <translation>&amp;Показать повтор</translation>
    </message>
    <message>
        <source>Others on this network can join, get a copy of the game and see what you show. Everyone may point at regions and chat.</source>
        <translation>Другие в этой сети могут присоединиться: они получат копию игры и увидят то, что показываешь ты. Каждый может указывать на области и писать в чат.</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>Входить по PIN-&amp;коду</translation>
    </message>
    <message>
        <source>Watch together</source>
        <translation>Смотреть вместе</translation>
    </message>
</context>
<context>
    <name>ShortcutHelpDialog</name>
    <message>
        <source>+, −, 0 to 9</source>
        <translation>+, −, 0–9</translation>
    </message>
    <message>
        <source>, and .</source>
        <translation>, и .</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1–5</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>В других местах</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, пробел</translation>
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
        <translation>Сочетания клавиш</translation>
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
        <translation>Menu, Shift+F10</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>На карте</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tab, [ and ]</source>
        <translation>Tab, [ и ]</translation>
    </message>
    <message>
        <source>Up, Down, 1 to 6</source>
        <translation>Вверх, вниз, 1–6</translation>
    </message>
    <message>
        <source>choose a combo; Enter picks it, Enter again confirms</source>
        <translation>выделить комбинацию; Enter выбирает её, ещё раз Enter подтверждает</translation>
    </message>
    <message>
        <source>cycle through all regions</source>
        <translation>обойти все регионы</translation>
    </message>
    <message>
        <source>go to the next region in that direction</source>
        <translation>перейти к следующему региону в ту сторону</translation>
    </message>
    <message>
        <source>hold to show region codes</source>
        <translation>удерживать, чтобы видеть коды регионов</translation>
    </message>
    <message>
        <source>hold to show the current player&apos;s secret coins</source>
        <translation>удерживать, чтобы видеть скрытые монеты того, кто ходит</translation>
    </message>
    <message>
        <source>leave the map</source>
        <translation>уйти с карты</translation>
    </message>
    <message>
        <source>next area: combos, map, action bar, players, log</source>
        <translation>следующая область: комбинации, карта, панель действий, игроки, журнал</translation>
    </message>
    <message>
        <source>open the region&apos;s menu: actions, history, rules</source>
        <translation>открыть меню региона: действия, история, правила</translation>
    </message>
    <message>
        <source>replay what happened since your last turn</source>
        <translation>повторить, что случилось после твоего хода</translation>
    </message>
    <message>
        <source>select, like a click</source>
        <translation>выбрать, как щелчком</translation>
    </message>
    <message>
        <source>set the number of tokens while placing</source>
        <translation>задать число жетонов при расстановке</translation>
    </message>
    <message>
        <source>show or hide owners, terrain, income, threats or changes</source>
        <translation>показать или скрыть владельцев, местность, доход, угрозы или изменения</translation>
    </message>
    <message>
        <source>show or hide suggestions</source>
        <translation>показать или скрыть подсказки</translation>
    </message>
    <message>
        <source>slow down or speed up the bots</source>
        <translation>замедлить или ускорить ботов</translation>
    </message>
    <message>
        <source>turn the sound off or on</source>
        <translation>включить или выключить звук</translation>
    </message>
</context>
<context>
    <name>ShortcutsModel</name>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>&amp;Reset to default</source>
        <translation>По &amp;умолчанию</translation>
    </message>
    <message>
        <source>Assi&amp;gn</source>
        <translation>Назн&amp;ачить</translation>
    </message>
    <message>
        <source>Commands and shortcuts</source>
        <translation>Команды и сочетания клавиш</translation>
    </message>
    <message>
        <source>Its default shortcut is now used by “{0}”.</source>
        <translation>Сочетание по умолчанию теперь занято командой «{0}».</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Новое сочетание</translation>
    </message>
    <message>
        <source>Press the new shortcut</source>
        <translation>Нажми новое сочетание</translation>
    </message>
    <message>
        <source>{0} is already used by “{1}”. Change that shortcut first.</source>
        <translation>{0}: сочетание уже у команды «{1}». Сначала измени его там.</translation>
    </message>
    <message>
        <source>{0} on its own already does something at the table. Add Ctrl or Alt, or choose another key.</source>
        <translation>{0} без других клавиш уже занято за столом. Добавь Ctrl или Alt либо выбери другую клавишу.</translation>
    </message>
</context>
<context>
    <name>SpokenRegions</name>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Tokens that still have to be placed</extracomment>
        <translation>
            <numerusform>осталось %n</numerusform>
            <numerusform>осталось %n</numerusform>
            <numerusform>осталось %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Map, %n region(s)</source>
        <translation>
            <numerusform>Карта, %n&#xa0;регион</numerusform>
            <numerusform>Карта, %n&#xa0;региона</numerusform>
            <numerusform>Карта, %n&#xa0;регионов</numerusform>
        </translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>можно выбрать</translation>
    </message>
    <message>
        <source>can&apos;t be conquered</source>
        <translation>захватить нельзя</translation>
    </message>
    <message>
        <source>cost {0}, affordable</source>
        <translation>стоимость {0}, хватает</translation>
    </message>
    <message>
        <source>cost {0}, too expensive</source>
        <translation>стоимость {0}, слишком дорого</translation>
    </message>
    <message>
        <source>cost {0}, {1}% with the die</source>
        <translation>стоимость {0}, с кубиком {1} %</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A region</extracomment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>to be abandoned</source>
        <translation>регион будет покинут</translation>
    </message>
    <message>
        <source>{0} (in decline)</source>
        <translation>{0} (в упадке)</translation>
    </message>
    <message>
        <source>{0} in decline</source>
        <translation>{0} в упадке</translation>
    </message>
    <message>
        <source>{0}, {1} holds {2}</source>
        <extracomment>{0}: &quot;Map, 30 regions&quot;; {1}: a player; {2}: a number of regions</extracomment>
        <translation>{0}, {1}: регионов {2}</translation>
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
            <numerusform>%n звезда из {0}</numerusform>
            <numerusform>%n звезды из {0}</numerusform>
            <numerusform>%n звёзд из {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartOffers</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Раунд&#xa0;{0} из {1}</translation>
    </message>
    <message>
        <source>{0} · round {1} of {2}, {3}&apos;s turn · {4}</source>
        <translation>{0} · раунд&#xa0;{1} из {2}, ходит {3} · {4}</translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <extracomment>{0}: a player</extracomment>
        <translation>Ходит {0}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n день подряд</numerusform>
            <numerusform>%n дня подряд</numerusform>
            <numerusform>%n дней подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>A new one every day</source>
        <translation>Новая каждый день</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Continue or watch</source>
        <translation>Продолжить или посмотреть</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Продолжить с того же места</translation>
    </message>
    <message>
        <source>For two to five players: people, bots or both</source>
        <translation>От двух до пяти игроков: люди, боты или и те и другие</translation>
    </message>
    <message>
        <source>Games and replays</source>
        <translation>Игры и повторы</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Учебная игра</translation>
    </message>
    <message>
        <source>Local network…</source>
        <translation>Локальная сеть…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Play against bots</source>
        <translation>Играть с ботами</translation>
    </message>
    <message>
        <source>Players, board and rules</source>
        <translation>Игроки, поле и правила</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Книга правил</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Настройки…</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Шаг за шагом</translation>
    </message>
    <message>
        <source>With others on your network</source>
        <translation>С другими в твоей сети</translation>
    </message>
    <message>
        <source>You and two bots</source>
        <translation>Ты и два бота</translation>
    </message>
    <message>
        <source>Your last game</source>
        <translation>Твоя последняя игра</translation>
    </message>
    <message>
        <source>swqt {0} – an unofficial fan project</source>
        <translation>swqt {0}&#xa0;— неофициальный любительский проект</translation>
    </message>
</context>
<context>
    <name>TableBox</name>
    <message>
        <source>&amp;Name:</source>
        <translation>Наз&amp;вание:</translation>
    </message>
    <message>
        <source>Allow spec&amp;tators</source>
        <translation>Пускать &amp;зрителей</translation>
    </message>
    <message>
        <source>If someone is &amp;away, vote:</source>
        <translation>Если кого-то не&amp;т, голосовать:</translation>
    </message>
    <message>
        <source>If the new board has fewer seats, the last to join will watch.</source>
        <translation>Если на новом поле меньше мест, севшие последними станут зрителями.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Число игроков</translation>
    </message>
    <message>
        <source>People take seats as they join. You can put a bot in any empty seat.</source>
        <translation>Люди занимают места, когда входят. На любое свободное место можно посадить бота.</translation>
    </message>
    <message>
        <source>Play&amp;ers:</source>
        <translation>Игр&amp;оки:</translation>
    </message>
    <message>
        <source>Require a P&amp;IN to join</source>
        <translation>Входить по PIN-&amp;коду</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>&amp;Rejoin {0}</source>
        <translation>Верну&amp;ться: {0}</translation>
    </message>
    <message>
        <source>{0} · round {1} of {2}</source>
        <extracomment>{0}: players</extracomment>
        <translation>{0} · раунд&#xa0;{1} из {2}</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Change the table</source>
        <translation>Изменить стол</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Открыть стол</translation>
    </message>
</context>
<context>
    <name>TableName</name>
    <message>
        <source>Name of the table</source>
        <translation>Название стола</translation>
    </message>
</context>
<context>
    <name>TablesList</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n&#xa0;зритель</numerusform>
            <numerusform>%n&#xa0;зрителя</numerusform>
            <numerusform>%n&#xa0;зрителей</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN required</source>
        <translation>нужен PIN-код</translation>
    </message>
    <message>
        <source>They have swqt {0}, you have swqt {1}</source>
        <translation>Там swqt {0}, у тебя swqt {1}</translation>
    </message>
    <message>
        <source>different version</source>
        <translation>другая версия</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>A game</extracomment>
        <translation>окончена</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>A table without free seats</extracomment>
        <translation>нет мест</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>A game</extracomment>
        <translation>прервана</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>нет ответа</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>A table with free seats</extracomment>
        <translation>есть места</translation>
    </message>
    <message>
        <source>replay</source>
        <extracomment>A table where people watch one together</extracomment>
        <translation>повтор</translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <translation>раунд&#xa0;{0} из {1}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>A game</extracomment>
        <translation>не окончена</translation>
    </message>
    <message>
        <source>your game</source>
        <translation>твоя игра</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0}&#xa0;мс</translation>
    </message>
    <message>
        <source>{0} of {1} seats taken</source>
        <translation>занято мест: {0} из {1}</translation>
    </message>
</context>
<context>
    <name>TimeLapseTab</name>
    <message>
        <source>Before the first turn</source>
        <translation>До первого хода</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Round {0}, after {1}&apos;s turn</source>
        <translation>Раунд&#xa0;{0}, после хода игрока&#xa0;{1}</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Момент игры</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>today, {0}</source>
        <extracomment>{0}: a time</extracomment>
        <translation>сегодня, {0}</translation>
    </message>
    <message>
        <source>yesterday, {0}</source>
        <extracomment>{0}: a time</extracomment>
        <translation>вчера, {0}</translation>
    </message>
</context>
<context>
    <name>TipStrip</name>
    <message>
        <source>Got it</source>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>Read more in the rule book</source>
        <translation>Подробнее в книге правил</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
</context>
<context>
    <name>TraitCard</name>
    <message>
        <source>Language of the card</source>
        <translation>Язык карточки</translation>
    </message>
    <message>
        <source>New Power</source>
        <translation>Новая способность</translation>
    </message>
    <message>
        <source>New Race</source>
        <translation>Новый народ</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Народ</translation>
    </message>
    <message>
        <source>Special power</source>
        <translation>Способность</translation>
    </message>
    <message>
        <source>Uses the tokens of {0}.</source>
        <extracomment>{0}: a race</extracomment>
        <translation>Использует чужие жетоны: {0}.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что он умеет</translation>
    </message>
</context>
<context>
    <name>TraitMaker</name>
    <message numerus="yes">
        <source>%n mistake(s), shown in the form. Card and map are as they were before.</source>
        <translation>
            <numerusform>%n ошибка, показана в форме. Карточка и карта остались прежними.</numerusform>
            <numerusform>%n ошибки, показаны в форме. Карточка и карта остались прежними.</numerusform>
            <numerusform>%n ошибок, показаны в форме. Карточка и карта остались прежними.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспортировать…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>С&amp;правка</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Новый</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Народ</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Заменить</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>&amp;Special power</source>
        <translation>&amp;Способность</translation>
    </message>
    <message>
        <source>&amp;Try it against bots</source>
        <translation>Попро&amp;бовать против ботов</translation>
    </message>
    <message>
        <source>Based on a power</source>
        <translation>На основе способности</translation>
    </message>
    <message>
        <source>Based on a race</source>
        <translation>На основе народа</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Exported to {0}. Others open it with a double click.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Экспортировано в {0}. Другие открывают файл двойным щелчком.</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Из &amp;файла…</translation>
    </message>
    <message>
        <source>Go to the &amp;mistake</source>
        <translation>К о&amp;шибке</translation>
    </message>
    <message>
        <source>It can&apos;t be exported.</source>
        <translation>Экспортировать не удалось.</translation>
    </message>
    <message>
        <source>It can&apos;t be saved.</source>
        <translation>Сохранить не удалось.</translation>
    </message>
    <message>
        <source>It has no race or power.</source>
        <translation>В нём нет ни народа, ни способности.</translation>
    </message>
    <message>
        <source>It was called {0} before. Remove that one?</source>
        <extracomment>{0}: the former name of a race or power</extracomment>
        <translation>Раньше он назывался {0}. Убрать его?</translation>
    </message>
    <message>
        <source>None of your own yet</source>
        <translation>Своих пока нет</translation>
    </message>
    <message>
        <source>Open a race or power</source>
        <translation>Открыть народ или способность</translation>
    </message>
    <message>
        <source>Races and powers (*{0})</source>
        <translation>Народы и способности (*{0})</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Save the changes to {0}?</source>
        <translation>Сохранить изменения ({0})?</translation>
    </message>
    <message>
        <source>Saved. You can choose it when you set up a new game.</source>
        <translation>Сохранено. Его можно выбрать, когда вы готовите новую игру.</translation>
    </message>
    <message>
        <source>The file has more, which stays as it is: {0}</source>
        <extracomment>{0}: names of races, powers, Relics or Places</extracomment>
        <translation>В файле есть и другое, оно останется как есть: {0}</translation>
    </message>
    <message>
        <source>This is what you were working on when the form was last closed.</source>
        <translation>Над этим вы работали, когда форма была закрыта.</translation>
    </message>
    <message>
        <source>This race or power can&apos;t be used. Nothing was kept.</source>
        <translation>Этот народ или эту способность использовать нельзя. Ничего не сохранено.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Что он умеет</translation>
    </message>
    <message>
        <source>You already have {0}, exactly as in this file.</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>{0} у вас уже есть, точно такой же, как в файле.</translation>
    </message>
    <message>
        <source>You already have {0}. Replace it?</source>
        <extracomment>{0}: a race or power</extracomment>
        <translation>{0} у вас уже есть. Заменить?</translation>
    </message>
    <message>
        <source>{0} can&apos;t be opened in the form.</source>
        <extracomment>{0}: a file</extracomment>
        <translation>{0} нельзя открыть в форме.</translation>
    </message>
    <message>
        <source>{0}[*] – a race or power of your own</source>
        <extracomment>The title of a window. {0}: a race or power; [*] stays</extracomment>
        <translation>{0}[*] – свой народ или своя способность</translation>
    </message>
</context>
<context>
    <name>TraitPicker</name>
    <message>
        <source>Can&apos;t be used from your own files:</source>
        <translation>Из твоих файлов не подходят:</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Свои</translation>
    </message>
    <message>
        <source>From {0}, line {1}</source>
        <extracomment>{0}: a file</extracomment>
        <translation>Файл {0}, строка {1}</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>В игре</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Чудесные места</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Народы</translation>
    </message>
    <message>
        <source>Races, powers, Relics and Places</source>
        <translation>Народы, способности, реликвии и чудесные места</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Реликвии</translation>
    </message>
    <message>
        <source>Small World</source>
        <translation>Small World</translation>
    </message>
    <message>
        <source>Special powers</source>
        <translation>Способности</translation>
    </message>
    <message>
        <source>Tokens, or reason</source>
        <translation>Жетоны или причина</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Подземный мир</translation>
    </message>
    <message>
        <source>Wayfarers</source>
        <translation>Странники</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>a file with this name already exists</source>
        <translation>файл с таким именем уже есть</translation>
    </message>
</context>
<context>
    <name>TrashNotice</name>
    <message>
        <source>Couldn&apos;t delete the game: {0}</source>
        <translation>Не удалось удалить игру: {0}</translation>
    </message>
    <message>
        <source>Couldn&apos;t restore the game: {0}</source>
        <translation>Не удалось вернуть игру: {0}</translation>
    </message>
    <message>
        <source>Moved to trash: {0}</source>
        <translation>В корзине: {0}</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>От&amp;менить</translation>
    </message>
</context>
<context>
    <name>TrialMap</name>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Простые</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Сначала</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>Try it on a map</source>
        <translation>Испытайте на карте</translation>
    </message>
    <message>
        <source>as before the mistake</source>
        <translation>как до ошибки</translation>
    </message>
</context>
<context>
    <name>TurnController</name>
    <message numerus="yes">
        <source>%n to place</source>
        <translation>
            <numerusform>Осталось: %n</numerusform>
            <numerusform>Осталось: %n</numerusform>
            <numerusform>Осталось: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) could still conquer</source>
        <translation>
            <numerusform>на захват ещё может пойти %n&#xa0;жетон</numerusform>
            <numerusform>на захват ещё могут пойти %n&#xa0;жетона</numerusform>
            <numerusform>на захват ещё может пойти %n&#xa0;жетонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in hand</source>
        <translation>
            <numerusform>%n&#xa0;жетон на руке</numerusform>
            <numerusform>%n&#xa0;жетона на руке</numerusform>
            <numerusform>%n&#xa0;жетонов на руке</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left to place.</source>
        <translation>
            <numerusform>Осталось расставить %n&#xa0;жетон.</numerusform>
            <numerusform>Осталось расставить %n&#xa0;жетона.</numerusform>
            <numerusform>Осталось расставить %n&#xa0;жетонов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Покинуть</translation>
    </message>
    <message>
        <source>Abandon {0}?</source>
        <translation>Покинуть ({0})?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Back to how they stood before</source>
        <translation>Вернуть, как стояли раньше</translation>
    </message>
    <message>
        <source>Back to the suggested placement</source>
        <translation>Вернуть предложенную расстановку</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Поровну</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Choose another combo to swap powers with</source>
        <translation>Выбрать другую комбинацию для обмена способностями</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>В упадок</translation>
    </message>
    <message>
        <source>Decline  +{0}</source>
        <translation>В упадок  +{0}</translation>
    </message>
    <message>
        <source>Decline with the power lent by Stonehedge: all your tokens leave the map</source>
        <translation>В упадок со способностью Стоунхеджа: все твои жетоны покинут карту</translation>
    </message>
    <message>
        <source>Decline: {0}</source>
        <translation>В упадок: {0}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Конец хода</translation>
    </message>
    <message>
        <source>Finish anyway</source>
        <translation>Всё равно закончить</translation>
    </message>
    <message>
        <source>Finish conquests</source>
        <translation>Закончить захваты</translation>
    </message>
    <message>
        <source>Fortify borders</source>
        <translation>Укрепить границы</translation>
    </message>
    <message>
        <source>Keep your race</source>
        <translation>Оставить активным</translation>
    </message>
    <message>
        <source>Move: {0}</source>
        <translation>Переставить: {0}</translation>
    </message>
    <message>
        <source>No tokens left to place. Take some away elsewhere first (− or right-click).</source>
        <translation>Все жетоны расставлены. Сначала сними где-нибудь несколько (− или правая кнопка мыши).</translation>
    </message>
    <message>
        <source>Peace with {0}</source>
        <translation>Мир: {0}</translation>
    </message>
    <message>
        <source>Pick a combo</source>
        <translation>Выбери комбинацию</translation>
    </message>
    <message>
        <source>Pick a combo first.</source>
        <translation>Сначала выбери комбинацию.</translation>
    </message>
    <message>
        <source>Pick up all</source>
        <translation>Взять все</translation>
    </message>
    <message>
        <source>Pick up every token that doesn&apos;t have to stay</source>
        <translation>Взять на руку все жетоны, которые не обязаны остаться</translation>
    </message>
    <message>
        <source>Pick {0}</source>
        <translation>Выбрать: {0}</translation>
    </message>
    <message>
        <source>Place: {0}</source>
        <translation>Поставить: {0}</translation>
    </message>
    <message>
        <source>Put the most tokens where the threat is greatest</source>
        <translation>Поставить больше жетонов туда, где опаснее всего</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросок</translation>
    </message>
    <message>
        <source>Roll · {0}%</source>
        <translation>Бросок · {0} %</translation>
    </message>
    <message>
        <source>Roll: {0}</source>
        <translation>Бросок: {0}</translation>
    </message>
    <message>
        <source>Spread your tokens evenly</source>
        <translation>Расставить жетоны поровну</translation>
    </message>
    <message>
        <source>Swap powers</source>
        <translation>Обмен способностями</translation>
    </message>
    <message>
        <source>Take the retreat back and change it, as long as it hasn&apos;t been played</source>
        <translation>Вернуть отступление и изменить его, пока оно не сыграно</translation>
    </message>
    <message>
        <source>There&apos;s nothing to move in {0}.</source>
        <translation>{0}: переставлять здесь нечего.</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t have %n token(s) in {0} now.</source>
        <translation>
            <numerusform>{0}: поставить %n&#xa0;жетон сейчас нельзя.</numerusform>
            <numerusform>{0}: поставить %n&#xa0;жетона сейчас нельзя.</numerusform>
            <numerusform>{0}: поставить %n&#xa0;жетонов сейчас нельзя.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t place tokens in {0}.</source>
        <translation>{0}: сюда нельзя ставить жетоны.</translation>
    </message>
    <message>
        <source>You can&apos;t swap powers with this combo.</source>
        <translation>С этой комбинацией нельзя обменяться способностями.</translation>
    </message>
    <message numerus="yes">
        <source>You rolled a %n. Your next conquest costs %n token(s) less.</source>
        <translation>
            <numerusform>Выпало %n. Следующий захват дешевле на %n&#xa0;жетон.</numerusform>
            <numerusform>Выпало %n. Следующий захват дешевле на %n&#xa0;жетона.</numerusform>
            <numerusform>Выпало %n. Следующий захват дешевле на %n&#xa0;жетонов.</numerusform>
        </translation>
    </message>
    <message>
        <source>You rolled a blank.</source>
        <translation>Выпала пустая грань.</translation>
    </message>
    <message>
        <source>a new race next turn</source>
        <translation>затем&#xa0;— новый народ</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>всё расставлено</translation>
    </message>
    <message>
        <source>choose a region</source>
        <translation>выбери регион</translation>
    </message>
    <message>
        <source>choose one on the left</source>
        <translation>выбери одну из них слева</translation>
    </message>
    <message>
        <source>choose the other combo</source>
        <translation>выбери вторую комбинацию</translation>
    </message>
    <message>
        <source>click your regions</source>
        <translation>щёлкай по своим регионам</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The price of a combo</extracomment>
        <translation>бесплатно</translation>
    </message>
    <message numerus="yes">
        <source>pay %n coin(s)</source>
        <translation>
            <numerusform>заплатить %n&#xa0;монету</numerusform>
            <numerusform>заплатить %n&#xa0;монеты</numerusform>
            <numerusform>заплатить %n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message>
        <source>your final attempt this turn</source>
        <translation>попытка последнего захвата за ход</translation>
    </message>
    <message>
        <source>{0} has no token to spare.</source>
        <translation>{0}: свободных жетонов нет.</translation>
    </message>
</context>
<context>
    <name>TurnTrack</name>
    <message>
        <source>Round {0} of {1}</source>
        <extracomment>{1}: the number of rounds</extracomment>
        <translation>Раунд&#xa0;{0} из {1}</translation>
    </message>
</context>
<context>
    <name>TutorialCard</name>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
    <message>
        <source>Chapters: start one again</source>
        <translation>Главы: начать одну заново</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Выйти из урока</translation>
    </message>
    <message>
        <source>Leave the lesson (you can continue it later)</source>
        <translation>Выйти из урока (его можно продолжить позже)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
</context>
<context>
    <name>TutorialController</name>
    <message>
        <source>Do this step for me</source>
        <translation>Сделать этот шаг за меня</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Finish the opponent&apos;s turn at once</source>
        <translation>Сразу закончить ход противника</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>That&apos;s allowed too, but this lesson takes another path.</source>
        <translation>Можно и так, но этот урок идёт другим путём.</translation>
    </message>
    <message>
        <source>{0} of {1} · {2}</source>
        <extracomment>The number of a step, of how many, and its chapter</extracomment>
        <translation>{0} из {1} · {2}</translation>
    </message>
</context>
<context>
    <name>UndoBarrierTexts</name>
    <message>
        <source>Nothing to undo: no move has been made this turn.</source>
        <translation>Отменять нечего: в этот ход ещё ничего не сделано.</translation>
    </message>
    <message>
        <source>Nothing to undo: no move has been made yet.</source>
        <translation>Отменять нечего: в игре ещё ничего не сделано.</translation>
    </message>
    <message>
        <source>Undo stops here: a new combo was revealed.</source>
        <translation>Дальше не отменить: открыта новая комбинация.</translation>
    </message>
    <message>
        <source>Undo stops here: another player has made a move.</source>
        <translation>Дальше не отменить: уже действует другой игрок.</translation>
    </message>
    <message>
        <source>Undo stops here: something hidden was revealed.</source>
        <translation>Дальше не отменить: открыто то, что было скрыто.</translation>
    </message>
    <message>
        <source>Undo stops here: the die was rolled.</source>
        <translation>Дальше не отменить: брошен кубик.</translation>
    </message>
</context>
<context>
    <name>VersionNotice</name>
    <message>
        <source>Got it</source>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Что нового</translation>
    </message>
    <message>
        <source>swqt {0} is out.</source>
        <translation>Вышла swqt {0}.</translation>
    </message>
</context>
<context>
    <name>WatchTogether</name>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Follow {0}</source>
        <translation>Вместе: {0}</translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation>Пригласить…</translation>
    </message>
    <message>
        <source>Lead the others</source>
        <translation>Показывать самому</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Уйти</translation>
    </message>
    <message>
        <source>Look on my own</source>
        <translation>Смотреть самому</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Закончить показ</translation>
    </message>
    <message>
        <source>This game can&apos;t be shown to others.</source>
        <translation>Эту игру нельзя показать другим.</translation>
    </message>
    <message>
        <source>This replay can&apos;t be shown.</source>
        <translation>Этот повтор нельзя показать.</translation>
    </message>
    <message>
        <source>Watching together</source>
        <translation>Вместе</translation>
    </message>
    <message>
        <source>You lead now.</source>
        <translation>Теперь показываешь ты.</translation>
    </message>
    <message>
        <source>You lead the replay. Nobody else is here yet.</source>
        <translation>Повтор показываешь ты. Пока больше никого нет.</translation>
    </message>
    <message>
        <source>You lead the replay. Watching with you: {0}.</source>
        <translation>Повтор показываешь ты. Смотрят: {0}.</translation>
    </message>
    <message>
        <source>You&apos;re looking on your own while {0} leads.</source>
        <translation>Ты смотришь отдельно, а показывает {0}.</translation>
    </message>
    <message>
        <source>{0} has left.</source>
        <translation>{0} уходит.</translation>
    </message>
    <message>
        <source>{0} has left. You keep the replay.</source>
        <translation>{0} уходит. Повтор остаётся у тебя.</translation>
    </message>
    <message>
        <source>{0} leads now.</source>
        <translation>Теперь показывает {0}.</translation>
    </message>
    <message>
        <source>{0} leads the replay. Click a region to point at it.</source>
        <translation>Повтор показывает {0}. Щёлкни по области, чтобы указать на неё.</translation>
    </message>
    <message>
        <source>{0} points at {1}.</source>
        <extracomment>{0}: a person; {1}: a region</extracomment>
        <translation>{0} указывает: {1}.</translation>
    </message>
    <message>
        <source>{0} shows a game of {1}</source>
        <extracomment>{0}: a person; {1}: a date. The name of a table.</extracomment>
        <translation>{0} показывает: игра, {1}</translation>
    </message>
</context>
<context>
    <name>WatchersPanel</name>
    <message>
        <source>Give the lead</source>
        <translation>Отдать показ</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Скрыть чат</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
</context>
<context>
    <name>WorthBar</name>
    <message>
        <source>A good match for the others, between {0} ({1}) and {2} ({3}).</source>
        <translation>Хорошо подходит к остальным, между {0} ({1}) и {2} ({3}).</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Сыгранные игры</translation>
    </message>
    <message>
        <source>How strong &amp;is it?</source>
        <translation>Насколько он си&amp;лён?</translation>
    </message>
    <message>
        <source>Let bots play many games with it; takes a minute or two</source>
        <translation>Боты сыграют с ним много игр; займёт минуту-другую</translation>
    </message>
    <message>
        <source>Perhaps too strong: about as strong as {0} ({1}).</source>
        <translation>Возможно, слишком силён: примерно как {0} ({1}).</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Too strong: surely stronger than {0} ({1}).</source>
        <extracomment>{0}: the strongest race or power of the box; {1}: its coins</extracomment>
        <translation>Слишком силён: наверняка сильнее, чем {0} ({1}).</translation>
    </message>
    <message>
        <source>Too weak: surely weaker than {2} ({3}).</source>
        <translation>Слишком слаб: наверняка слабее, чем {2} ({3}).</translation>
    </message>
    <message>
        <source>{0} ± {1} coins over the average power, place {2} of {3}.</source>
        <translation>{0} ± {1} монет к средней способности, место {2} из {3}.</translation>
    </message>
    <message>
        <source>{0} ± {1} coins over the average race, place {2} of {3}.</source>
        <translation>{0} ± {1} монет к среднему народу, место {2} из {3}.</translation>
    </message>
</context>
<context>
    <name>WorthPanel</name>
    <message>
        <source>Both boxes mixed</source>
        <translation>Обе игры вместе</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Combos</source>
        <translation>Комбинации</translation>
    </message>
    <message numerus="yes">
        <source>Measured in %n game(s)</source>
        <translation>
            <numerusform>Измерено в %n игре</numerusform>
            <numerusform>Измерено в %n играх</numerusform>
            <numerusform>Измерено в %n играх</numerusform>
        </translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Способности</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Народы</translation>
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
        <translation>Сколько стоят народы и способности, в монетах</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Что показывает таблица</translation>
    </message>
</context>
<context>
    <name>WorthRowsModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Average</source>
        <translation>В среднем</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
</context>
<context>
    <name>_ClockTexts</name>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n&#xa0;минута каждому</numerusform>
            <numerusform>%n&#xa0;минуты каждому</numerusform>
            <numerusform>%n&#xa0;минут каждому</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n second(s) per turn</source>
        <translation>
            <numerusform>+%n&#xa0;секунда за ход</numerusform>
            <numerusform>+%n&#xa0;секунды за ход</numerusform>
            <numerusform>+%n&#xa0;секунд за ход</numerusform>
        </translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>без часов</translation>
    </message>
    <message numerus="yes">
        <source>reminder after %n minute(s)</source>
        <translation>
            <numerusform>напоминание через %n&#xa0;минуту</numerusform>
            <numerusform>напоминание через %n&#xa0;минуты</numerusform>
            <numerusform>напоминание через %n&#xa0;минут</numerusform>
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
        <translation>Народ и способность</translation>
    </message>
    <message>
        <source>A second race</source>
        <comment>finish</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Второй народ</translation>
    </message>
    <message>
        <source>Attack and undo</source>
        <comment>attack</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Нападение и отмена</translation>
    </message>
    <message>
        <source>Conquering</source>
        <comment>conquest</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Захват</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>decline</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Упадок</translation>
    </message>
    <message>
        <source>Redeploying</source>
        <comment>redeployment</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Перераспределение</translation>
    </message>
    <message>
        <source>The die</source>
        <comment>die</comment>
        <extracomment>The title of a chapter of the first game</extracomment>
        <translation>Кубик</translation>
    </message>
</context>
<context>
    <name>choice</name>
    <message>
        <source>Sorcerers against Elves</source>
        <comment>variants.sorcerer_vs_elf</comment>
        <translation>колдуны против эльфов</translation>
    </message>
    <message>
        <source>Sorcerers with an empty tray</source>
        <comment>variants.sorcerer_empty_hand</comment>
        <translation>колдуны с пустым контейнером</translation>
    </message>
    <message>
        <source>all</source>
        <comment>keep.all</comment>
        <translation>все</translation>
    </message>
    <message>
        <source>always</source>
        <comment>when.always</comment>
        <translation>всегда</translation>
    </message>
    <message>
        <source>an opponent</source>
        <comment>holder.opponent</comment>
        <translation>соперник</translation>
    </message>
    <message>
        <source>an opponent who has attacked since the last turn</source>
        <comment>holder.grudge</comment>
        <translation>соперник, который напал после прошлого хода</translation>
    </message>
    <message>
        <source>another race of the same player</source>
        <comment>holder.own</comment>
        <translation>другой народ того же игрока</translation>
    </message>
    <message>
        <source>anyone</source>
        <comment>holder.any</comment>
        <translation>кто угодно</translation>
    </message>
    <message>
        <source>at redeployment</source>
        <comment>at.redeploy</comment>
        <translation>при перераспределении</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <comment>at.close</comment>
        <translation>в конце хода</translation>
    </message>
    <message>
        <source>in decline</source>
        <comment>when.declined</comment>
        <translation>в упадке</translation>
    </message>
    <message>
        <source>in the first region conquered</source>
        <comment>at.conquest</comment>
        <translation>в первом захваченном регионе</translation>
    </message>
    <message>
        <source>moves of Encampments</source>
        <comment>variants.bivouac_moves</comment>
        <translation>перемещения лагерей</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>holder.nobody</comment>
        <translation>никто</translation>
    </message>
    <message>
        <source>none</source>
        <comment>keep.none</comment>
        <translation>ни одного</translation>
    </message>
    <message>
        <source>once in the game</source>
        <comment>limit.game</comment>
        <translation>один раз за игру</translation>
    </message>
    <message>
        <source>once per turn</source>
        <comment>limit.turn</comment>
        <translation>один раз за ход</translation>
    </message>
    <message>
        <source>once per turn against each opponent</source>
        <comment>limit.opponent</comment>
        <translation>один раз за ход против каждого соперника</translation>
    </message>
    <message>
        <source>one in each region</source>
        <comment>keep.one</comment>
        <translation>по одному в регионе</translation>
    </message>
    <message>
        <source>opponent next to it</source>
        <comment>per.opponent</comment>
        <translation>соперника рядом</translation>
    </message>
    <message>
        <source>region conquered this turn</source>
        <comment>per.conquest</comment>
        <translation>захваченный в этот ход регион</translation>
    </message>
    <message>
        <source>region held</source>
        <comment>per.region</comment>
        <translation>занятый регион</translation>
    </message>
    <message>
        <source>separate group of regions</source>
        <comment>per.group</comment>
        <translation>отдельную группу регионов</translation>
    </message>
    <message>
        <source>the attacker</source>
        <comment>payer.attacker</comment>
        <translation>нападающий</translation>
    </message>
    <message>
        <source>the bank</source>
        <comment>payer.bank</comment>
        <translation>банк</translation>
    </message>
    <message>
        <source>the opponent</source>
        <comment>payer.opponent</comment>
        <translation>соперник</translation>
    </message>
    <message>
        <source>the tray</source>
        <comment>source.tray</comment>
        <translation>из контейнера</translation>
    </message>
    <message>
        <source>the tray or, if that is empty, the hand</source>
        <comment>source.tray or hand</comment>
        <translation>из контейнера или, если он пуст, с руки</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>per.turn</comment>
        <translation>ход</translation>
    </message>
    <message>
        <source>turn in which all its regions are connected</source>
        <comment>per.flock</comment>
        <translation>ход, когда все регионы связаны</translation>
    </message>
    <message>
        <source>when an opponent gives up a region</source>
        <comment>at.abandon</comment>
        <translation>когда соперник бросает регион</translation>
    </message>
    <message>
        <source>when an opponent&apos;s race declines</source>
        <comment>at.decline</comment>
        <translation>когда народ соперника уходит в упадок</translation>
    </message>
    <message>
        <source>when it takes a region from an opponent</source>
        <comment>windfall.at.conquest</comment>
        <translation>когда забирает регион у соперника</translation>
    </message>
    <message>
        <source>when the combo is picked</source>
        <comment>at.pick</comment>
        <translation>когда комбинацию берут</translation>
    </message>
    <message>
        <source>where Flames enter</source>
        <comment>variants.flames_entry</comment>
        <translation>где входит пламя</translation>
    </message>
    <message>
        <source>while the race is active</source>
        <comment>when.active</comment>
        <translation>пока народ активен</translation>
    </message>
</context>
<context>
    <name>clause</name>
    <message>
        <source>Magic bag: a piece that copies one Relic on the map each turn</source>
        <comment>bag</comment>
        <translation>Волшебный мешок: фишка, которая каждый ход повторяет одну реликвию на карте</translation>
    </message>
    <message>
        <source>Rebirth: it takes over regions of its owner&apos;s race in decline at the start of a turn</source>
        <comment>reborn</comment>
        <translation>Возрождение: в начале хода занимает регионы своего народа в упадке</translation>
    </message>
    <message>
        <source>Silver Hammers: they conquer like tokens and are gained at each redeployment</source>
        <comment>hammers</comment>
        <translation>Серебряные молоты: захватывают как жетоны и прибавляются при каждом перераспределении</translation>
    </message>
    <message>
        <source>Swap: when it is picked, its power may be swapped for another one</source>
        <comment>swap-badge</comment>
        <translation>Обмен: когда его берут, способность можно сменить на другую</translation>
    </message>
</context>
<context>
    <name>condition</name>
    <message>
        <source>a Place lies there, or not</source>
        <comment>place</comment>
        <translation>там лежит чудесное место или нет</translation>
    </message>
    <message>
        <source>a single token stands there, or not</source>
        <comment>lone</comment>
        <translation>там стоит один жетон или нет</translation>
    </message>
    <message>
        <source>at least this many tokens stand there</source>
        <comment>tokens</comment>
        <translation>там стоит не меньше жетонов</translation>
    </message>
    <message>
        <source>it has the same terrain as the region where this lies</source>
        <comment>terrain_of</comment>
        <translation>та же местность, что у региона, где это лежит</translation>
    </message>
    <message>
        <source>it holds at least this many of them</source>
        <comment>regions</comment>
        <translation>таких у него не меньше</translation>
    </message>
    <message>
        <source>it is next to a region of which this is true</source>
        <comment>next_to</comment>
        <translation>рядом с регионом, для которого верно следующее</translation>
    </message>
    <message>
        <source>it is next to such a region, or to a chain of regions of this race that reaches one</source>
        <comment>linked_to</comment>
        <translation>рядом с таким регионом или с цепочкой регионов этого народа, ведущей к нему</translation>
    </message>
    <message>
        <source>it is occupied by a race, a Lost Tribe or Monsters, or empty</source>
        <comment>occupied</comment>
        <translation>занят народом, забытым племенем или монстрами, или пуст</translation>
    </message>
    <message>
        <source>it is this round, or a later one</source>
        <comment>from_round</comment>
        <translation>идёт этот раунд или более поздний</translation>
    </message>
    <message>
        <source>it is this round, or an earlier one</source>
        <comment>to_round</comment>
        <translation>идёт этот раунд или более ранний</translation>
    </message>
    <message>
        <source>no other race and no Monsters are next to it, or some are</source>
        <comment>alone</comment>
        <translation>рядом нет другого народа и монстров, или есть</translation>
    </message>
    <message>
        <source>the race there is active, or in decline</source>
        <comment>active</comment>
        <translation>народ там активен или в упадке</translation>
    </message>
    <message>
        <source>the region has this symbol</source>
        <comment>mark</comment>
        <translation>у региона этот знак</translation>
    </message>
    <message>
        <source>the region has this terrain</source>
        <comment>terrain</comment>
        <translation>у региона эта местность</translation>
    </message>
    <message>
        <source>this piece stands there</source>
        <comment>piece</comment>
        <translation>там стоит эта фишка</translation>
    </message>
    <message>
        <source>this race holds a region of which this is true</source>
        <comment>holding</comment>
        <translation>этот народ занимает регион, для которого верно следующее</translation>
    </message>
    <message>
        <source>this race holds it, or doesn&apos;t</source>
        <comment>held</comment>
        <translation>этот народ его занимает или нет</translation>
    </message>
    <message>
        <source>who holds it</source>
        <comment>holder</comment>
        <translation>кто его занимает</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>coins</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n&#xa0;монета | %n&#xa0;монету</numerusform>
            <numerusform>%n&#xa0;монеты | %n&#xa0;монеты</numerusform>
            <numerusform>%n&#xa0;монет | %n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n non-empty {kind} region(s) {more} conquered this turn</source>
        <comment>conquered</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n&#xa0;непустой {kind} регион {more}, захваченный в этот ход</numerusform>
            <numerusform>%n&#xa0;непустых {kind3} региона {more}, захваченных в этот ход</numerusform>
            <numerusform>%n&#xa0;непустых {kind3} регионов {more}, захваченных в этот ход</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>tokens</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n&#xa0;жетон | %n&#xa0;жетоном</numerusform>
            <numerusform>%n&#xa0;жетона | %n&#xa0;жетонами</numerusform>
            <numerusform>%n&#xa0;жетонов | %n&#xa0;жетонами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind} region(s) held {more}</source>
        <comment>held</comment>
        <extracomment>Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}</extracomment>
        <translation>
            <numerusform>%n&#xa0;занятый {kind} регион {more}</numerusform>
            <numerusform>%n&#xa0;занятых {kind3} региона {more}</numerusform>
            <numerusform>%n&#xa0;занятых {kind3} регионов {more}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>example</name>
    <message>
        <source>Coins it gets when an opponent conquers {region}</source>
        <comment>attack.coins</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Получено монет, когда противник захватывает {region}</translation>
    </message>
    <message>
        <source>Extra commands after conquering {region}: {said}</source>
        <comment>says.conquest</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Действия, которых нет у других, после захвата региона {region}: {said}</translation>
    </message>
    <message>
        <source>Extra commands after its conquests: {said}</source>
        <comment>says.redeploy</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Действия, которых нет у других, после захватов: {said}</translation>
    </message>
    <message>
        <source>Extra commands after redeploying: {said}</source>
        <comment>says.close</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Действия, которых нет у других, после перераспределения: {said}</translation>
    </message>
    <message>
        <source>Extra commands at the start of a turn: {said}</source>
        <comment>says</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Действия, которых нет у других, в начале хода: {said}</translation>
    </message>
    <message>
        <source>Number of regions it can conquer next, holding {held}</source>
        <comment>where</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Число регионов, которые можно захватить следующими, когда заняты {held}</translation>
    </message>
    <message>
        <source>Number of regions open to the first conquest</source>
        <comment>first.where</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Число регионов, открытых для первого захвата</translation>
    </message>
    <message>
        <source>The conquest of {region}, holding {held}</source>
        <comment>cost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Захват региона {region}, когда заняты {held}</translation>
    </message>
    <message>
        <source>The first conquest, {region}</source>
        <comment>first</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Первый захват, {region}</translation>
    </message>
    <message>
        <source>The income of a later turn in decline, holding {held}</source>
        <comment>decline.income</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Доход за следующий ход в упадке, когда заняты {held}</translation>
    </message>
    <message>
        <source>The income of a turn, holding {held} and in decline {declined}</source>
        <comment>income</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Доход за ход, когда заняты {held}, а в упадке {declined}</translation>
    </message>
    <message>
        <source>The income of the turn of its decline, holding {held}</source>
        <comment>decline.paid</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Доход за ход, в который начинается упадок, когда заняты {held}</translation>
    </message>
    <message>
        <source>Tokens after two conquests</source>
        <comment>tokens.redeploy</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Жетонов после двух захватов</translation>
    </message>
    <message>
        <source>Tokens in hand when it is picked</source>
        <comment>picked</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Жетонов в руке при выборе</translation>
    </message>
    <message>
        <source>Tokens lost when an opponent conquers {region}</source>
        <comment>attack.lost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Потеряно жетонов, когда противник захватывает {region}</translation>
    </message>
    <message>
        <source>Tokens that remain in decline, holding {held}</source>
        <comment>decline.keeps</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Жетонов, остающихся в упадке, когда заняты {held}</translation>
    </message>
    <message>
        <source>What it costs an opponent to conquer {region} when two of its tokens defend it</source>
        <comment>attack.cost</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Во что обходится противнику регион {region} с двумя жетонами</translation>
    </message>
    <message>
        <source>What the conquest of {region} adds to the income</source>
        <comment>income.conquest</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Сколько к доходу прибавляет захват региона {region}</translation>
    </message>
    <message>
        <source>Worked out by the engine on {where}:</source>
        <comment>heading</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Вычислено движком игры на позиции {where}:</translation>
    </message>
    <message>
        <source>a Lost Tribe</source>
        <comment>with.tribe</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>Забытое племя</translation>
    </message>
    <message>
        <source>not possible</source>
        <comment>no</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>невозможно</translation>
    </message>
    <message>
        <source>tokens of an opponent: {n}</source>
        <comment>with.rivals</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>жетоны противника: {n}</translation>
    </message>
    <message>
        <source>{n} Monsters</source>
        <comment>with.monsters</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>чудовища: {n}</translation>
    </message>
    <message>
        <source>{n} token in decline</source>
        <comment>with.forebears</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>жетоны в упадке: {n}</translation>
    </message>
    <message>
        <source>{what}: {own} (without its effects: {plain}).</source>
        <comment>differs</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{what}: {own}; без особых свойств: {plain}.</translation>
    </message>
    <message>
        <source>{what}: {own}, with or without its effects.</source>
        <comment>same</comment>
        <extracomment>A question about an example that the engine works out, or its answer</extracomment>
        <translation>{what}: {own}, с особыми свойствами и без них.</translation>
    </message>
</context>
<context>
    <name>excluded</name>
    <message>
        <source>No Places are in play.</source>
        <comment>places</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Чудесные места в игре не участвуют.</translation>
    </message>
    <message>
        <source>No Relics are in play.</source>
        <comment>relics</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>Реликвии в игре не участвуют.</translation>
    </message>
    <message>
        <source>Nothing in this game brings this piece: {about}.</source>
        <comment>piece</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>В этой игре ничто не приносит такую фишку: {about}.</translation>
    </message>
    <message>
        <source>The board has no region like this: {about}.</source>
        <comment>terrain</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>На поле нет таких регионов: {about}.</translation>
    </message>
    <message>
        <source>The board has no symbol like this: {about}.</source>
        <comment>mark</comment>
        <extracomment>Why a race or power is left out of a game; {about}: a terrain, symbol or piece</extracomment>
        <translation>На поле нет таких знаков: {about}.</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>A new one each turn</source>
        <comment>new</comment>
        <translation>Новая каждый ход</translation>
    </message>
    <message>
        <source>Adjacent to all regions of this race</source>
        <comment>anywhere</comment>
        <translation>Рядом со всеми регионами этого народа</translation>
    </message>
    <message>
        <source>At most, in all</source>
        <comment>stock</comment>
        <translation>Всего не больше</translation>
    </message>
    <message>
        <source>Doesn&apos;t count as the one race in decline</source>
        <comment>extra</comment>
        <translation>Не считается единственным народом в упадке</translation>
    </message>
    <message>
        <source>Each in a region of its own</source>
        <comment>apart</comment>
        <translation>Каждая в своём регионе</translation>
    </message>
    <message>
        <source>For each</source>
        <comment>per</comment>
        <translation>За каждый</translation>
    </message>
    <message>
        <source>For every so many</source>
        <comment>every</comment>
        <translation>За каждые столько</translation>
    </message>
    <message>
        <source>House rules that change it</source>
        <comment>variants</comment>
        <translation>Домашние правила, которые это меняют</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>amount</comment>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>How many regions</source>
        <comment>reborn.count</comment>
        <translation>Сколько регионов</translation>
    </message>
    <message>
        <source>How often</source>
        <comment>limit</comment>
        <translation>Как часто</translation>
    </message>
    <message>
        <source>It stays in decline</source>
        <comment>stays</comment>
        <translation>Остаётся в упадке</translation>
    </message>
    <message>
        <source>It works</source>
        <comment>when</comment>
        <translation>Действует</translation>
    </message>
    <message>
        <source>Its region can&apos;t be conquered</source>
        <comment>immune</comment>
        <translation>Её регион нельзя захватить</translation>
    </message>
    <message>
        <source>Joins all regions next to the same stretch</source>
        <comment>passage</comment>
        <translation>Соединяет все регионы у одного участка</translation>
    </message>
    <message>
        <source>May be moved, per turn</source>
        <comment>moves</comment>
        <translation>Можно передвинуть, за ход</translation>
    </message>
    <message>
        <source>May decline right after scoring</source>
        <comment>after_score</comment>
        <translation>Может уйти в упадок сразу после подсчёта</translation>
    </message>
    <message>
        <source>May redeploy once more before that</source>
        <comment>redeploys</comment>
        <translation>Перед этим может перераспределиться ещё раз</translation>
    </message>
    <message>
        <source>Need not be placed</source>
        <comment>optional</comment>
        <translation>Ставить не обязательно</translation>
    </message>
    <message>
        <source>Piece</source>
        <comment>piece</comment>
        <translation>Фишка</translation>
    </message>
    <message>
        <source>Pieces at a time</source>
        <comment>count</comment>
        <translation>Фишек за раз</translation>
    </message>
    <message>
        <source>Placed</source>
        <comment>at</comment>
        <translation>Ставится</translation>
    </message>
    <message>
        <source>Printed rule that it stands for</source>
        <comment>rule</comment>
        <translation>Печатное правило, которое это выражает</translation>
    </message>
    <message>
        <source>The new token comes from</source>
        <comment>source</comment>
        <translation>Новый жетон берётся</translation>
    </message>
    <message>
        <source>The power stays in decline</source>
        <comment>badge</comment>
        <translation>Способность остаётся в упадке</translation>
    </message>
    <message>
        <source>Tokens more for attackers</source>
        <comment>defence</comment>
        <translation>Жетонов больше для нападающих</translation>
    </message>
    <message>
        <source>Tokens that stay</source>
        <comment>keep</comment>
        <translation>Остаются жетоны</translation>
    </message>
    <message>
        <source>When</source>
        <comment>windfall.at</comment>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>where</comment>
        <translation>Где</translation>
    </message>
    <message>
        <source>Who pays</source>
        <comment>payer</comment>
        <translation>Кто платит</translation>
    </message>
    <message>
        <source>Word for the game file</source>
        <comment>note</comment>
        <translation>Слово для файла игры</translation>
    </message>
</context>
<context>
    <name>form</name>
    <message>
        <source>with {name}</source>
        <comment>with</comment>
        <extracomment>How names are put together</extracomment>
        <translation>с фишкой «{name}»</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation>… с чёрной горой</translation>
    </message>
    <message>
        <source>Cavern</source>
        <comment>mark=cavern</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… с подземельем</translation>
    </message>
    <message>
        <source>Chasm</source>
        <comment>terrain=chasm</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… с бездной</translation>
    </message>
    <message>
        <source>Farmland</source>
        <comment>terrain=farmland</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>пахотный | пахотные | пахотных | пахотным</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>terrain=forest</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>лесной | лесные | лесных | лесным</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>terrain=hill</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>холмистый | холмистые | холмистых | холмистым</translation>
    </message>
    <message>
        <source>Lake</source>
        <comment>terrain=lake</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>озёрный | озёрные | озёрных | озёрным</translation>
    </message>
    <message>
        <source>Magic source</source>
        <comment>mark=magic</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… с источником магии</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>terrain=mine</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… с рудником</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>mark=mine</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… с рудником</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>terrain=mountain</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>горный | горные | горных | горным</translation>
    </message>
    <message>
        <source>Mud Pool</source>
        <comment>terrain=mud</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… с грязевой топью</translation>
    </message>
    <message>
        <source>Mushroom Forest</source>
        <comment>terrain=mushroom</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… с грибным лесом</translation>
    </message>
    <message>
        <source>Mystic Crystal</source>
        <comment>terrain=crystal</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>… с мистическим кристаллом</translation>
    </message>
    <message>
        <source>River</source>
        <comment>terrain=river</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>речной | речные | речных | речным</translation>
    </message>
    <message>
        <source>Sea</source>
        <comment>terrain=sea</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>морской | морские | морских | морским</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>terrain=swamp</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>болотный | болотные | болотных | болотным</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>occupied=false</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>пустой | пустые | пустых | пустым</translation>
    </message>
    <message>
        <source>land</source>
        <comment>terrain=land</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>сухопутный | сухопутные | сухопутных | сухопутным</translation>
    </message>
    <message>
        <source>occupied</source>
        <comment>occupied=true</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>непустой | непустые | непустых | непустым</translation>
    </message>
    <message>
        <source>water</source>
        <comment>terrain=water</comment>
        <extracomment>What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it</extracomment>
        <translation>водный | водные | водных | водным</translation>
    </message>
</context>
<context>
    <name>limit</name>
    <message>
        <source>, once per turn</source>
        <comment>turn</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, раз в ход</translation>
    </message>
    <message>
        <source>, once per turn against each opponent</source>
        <comment>opponent</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, раз в ход против каждого противника</translation>
    </message>
    <message>
        <source>, only once</source>
        <comment>game</comment>
        <extracomment>Follows a sentence about a trait</extracomment>
        <translation>, один раз</translation>
    </message>
</context>
<context>
    <name>mark</name>
    <message>
        <source>Cavern</source>
        <comment>cavern</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Подземелье</translation>
    </message>
    <message>
        <source>Edge of the map</source>
        <comment>edge</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Край карты</translation>
    </message>
    <message>
        <source>Lost Tribe</source>
        <comment>tribe</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Забытое племя</translation>
    </message>
    <message>
        <source>Magic source</source>
        <comment>magic</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Источник магии</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>mine</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Рудник</translation>
    </message>
    <message>
        <source>Monster</source>
        <comment>monster</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Чудовище</translation>
    </message>
    <message>
        <source>Volcano</source>
        <comment>volcano</comment>
        <extracomment>The name of a symbol on the map</extracomment>
        <translation>Вулкан</translation>
    </message>
</context>
<context>
    <name>moment</name>
    <message>
        <source>at each redeployment</source>
        <comment>redeploy</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>при каждом перераспределении</translation>
    </message>
    <message>
        <source>at the end of each turn</source>
        <comment>close</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>в конце каждого хода</translation>
    </message>
    <message>
        <source>at the start of each turn</source>
        <comment>start</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>в начале каждого хода</translation>
    </message>
    <message>
        <source>when the combo is picked</source>
        <comment>pick</comment>
        <extracomment>Begins a sentence about a piece</extracomment>
        <translation>при выборе комбинации</translation>
    </message>
</context>
<context>
    <name>more</name>
    <message>
        <source>at the edge of the map</source>
        <comment>mark=edge</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>у края карты</translation>
    </message>
    <message>
        <source>held by an opponent</source>
        <comment>holder=opponent</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>под властью противника</translation>
    </message>
    <message>
        <source>held by another race of the same player</source>
        <comment>holder=own</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>под властью другого народа того же игрока</translation>
    </message>
    <message>
        <source>next to a Chasm</source>
        <comment>next_to(terrain=chasm)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>у бездны</translation>
    </message>
    <message>
        <source>next to a Mountain region of this race</source>
        <comment>next_to(held=true,terrain=mountain)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>рядом с горным регионом этого народа</translation>
    </message>
    <message>
        <source>next to a Mystic Crystal region of this race</source>
        <comment>next_to(held=true,terrain=crystal)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>рядом с мистическим кристаллом этого народа</translation>
    </message>
    <message>
        <source>next to another race or Monsters</source>
        <comment>alone=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>по соседству с другим народом или чудовищами</translation>
    </message>
    <message>
        <source>next to any {beside}</source>
        <comment>next_to</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>рядом с любым {beside}</translation>
    </message>
    <message>
        <source>next to any {beside} or to a chain of regions of this race that reaches one</source>
        <comment>linked_to</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>рядом с любым {beside} или с доходящей до него цепочкой регионов этого народа</translation>
    </message>
    <message>
        <source>next to water</source>
        <comment>next_to(terrain=water)</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>у воды</translation>
    </message>
    <message>
        <source>next to {the}</source>
        <comment>next_to.piece</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>рядом {with}</translation>
    </message>
    <message>
        <source>next to {the} or to a chain of regions of this race that reaches it</source>
        <comment>linked_to.piece</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>рядом {with} или с ведущей оттуда цепочкой регионов этого народа</translation>
    </message>
    <message>
        <source>of an opponent who has attacked this player since the last turn</source>
        <comment>holder=grudge</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>напавшего после прошлого хода противника</translation>
    </message>
    <message>
        <source>of the same terrain as its own</source>
        <comment>terrain_of=here</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>одинаковой с ним местности</translation>
    </message>
    <message>
        <source>of the same terrain as {the}</source>
        <comment>terrain_of</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>одинаковой {with} местности</translation>
    </message>
    <message>
        <source>that anyone holds</source>
        <comment>holder=any</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>под чьей-либо властью</translation>
    </message>
    <message>
        <source>that nobody holds</source>
        <comment>holder=nobody</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>ни под чьей властью</translation>
    </message>
    <message>
        <source>that this race does not hold</source>
        <comment>held=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>не под властью этого народа</translation>
    </message>
    <message>
        <source>that this race holds</source>
        <comment>held=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>под властью этого народа</translation>
    </message>
    <message>
        <source>under a race in decline</source>
        <comment>active=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>с народом в упадке</translation>
    </message>
    <message>
        <source>under an active race</source>
        <comment>active=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>с активным народом</translation>
    </message>
    <message>
        <source>where it lies</source>
        <comment>piece=here</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>с этим местом</translation>
    </message>
    <message>
        <source>with a Lost Tribe symbol</source>
        <comment>mark=tribe</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>со знаком забытого племени</translation>
    </message>
    <message>
        <source>with a Monster symbol</source>
        <comment>mark=monster</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>со знаком чудовища</translation>
    </message>
    <message>
        <source>with a Place</source>
        <comment>place=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>с чудесным местом</translation>
    </message>
    <message>
        <source>with a Volcano symbol</source>
        <comment>mark=volcano</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>со знаком вулкана</translation>
    </message>
    <message>
        <source>with a single active token of an opponent</source>
        <comment>active=true,holder=opponent,lone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>с единственным активным жетоном противника</translation>
    </message>
    <message>
        <source>with a single token</source>
        <comment>lone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>с единственным жетоном</translation>
    </message>
    <message>
        <source>with at least {tokens}</source>
        <comment>tokens</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>не менее чем с {tokens2}</translation>
    </message>
    <message>
        <source>with no other race and no Monsters next to it</source>
        <comment>alone=true</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>без соседей другого народа и чудовищ</translation>
    </message>
    <message>
        <source>without a Place</source>
        <comment>place=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>без чудесного места</translation>
    </message>
    <message>
        <source>without a lone token</source>
        <comment>lone=false</comment>
        <extracomment>What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]</extracomment>
        <translation>не с единственным жетоном</translation>
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
        <translation>каждый ход</translation>
    </message>
    <message>
        <source>each turn, as long as it holds a region</source>
        <comment>turn.held</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>каждый ход, пока он занимает хоть один регион</translation>
    </message>
    <message>
        <source>each turn, as long as there is a {one}</source>
        <comment>turn.where</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>каждый ход, пока есть {one}</translation>
    </message>
    <message>
        <source>for each separate group of regions held</source>
        <comment>group</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>за каждую отдельную группу занятых регионов</translation>
    </message>
    <message>
        <source>for each {conquered}</source>
        <comment>conquest</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>за каждый {conquered}</translation>
    </message>
    <message>
        <source>for each {held}</source>
        <comment>region</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>за каждый {held}</translation>
    </message>
    <message>
        <source>for every {conquered_n}</source>
        <comment>conquest.every</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>за каждые {conquered_n}</translation>
    </message>
    <message>
        <source>for every {held_n}</source>
        <comment>region.every</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>за каждые {held_n}</translation>
    </message>
    <message>
        <source>for its region</source>
        <comment>region.here</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>за свой регион</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to a {held}</source>
        <comment>opponent.where</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>от каждого противника, чей активный народ граничит с таким регионом: {held}</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to that region</source>
        <comment>opponent.here</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>от каждого противника, чей активный народ стоит рядом с этим регионом</translation>
    </message>
    <message>
        <source>from each opponent whose active race is next to this one</source>
        <comment>opponent</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>от каждого противника, чей активный народ стоит рядом</translation>
    </message>
    <message>
        <source>if all regions held are connected</source>
        <comment>flock</comment>
        <extracomment>What an amount is for: +1 coin for each Forest region held</extracomment>
        <translation>, если все занятые регионы образуют одну группу</translation>
    </message>
</context>
<context>
    <name>piece</name>
    <message numerus="yes">
        <source>%n Bag(s)</source>
        <comment>bag.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n&#xa0;мешок</numerusform>
            <numerusform>%n&#xa0;мешка</numerusform>
            <numerusform>%n&#xa0;мешков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Balrog(s)</source>
        <comment>balrog.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n&#xa0;Балрог</numerusform>
            <numerusform>%n&#xa0;Балрога</numerusform>
            <numerusform>%n&#xa0;Балрогов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dragon(s)</source>
        <comment>dragon.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n&#xa0;дракон</numerusform>
            <numerusform>%n&#xa0;дракона</numerusform>
            <numerusform>%n&#xa0;драконов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Encampment(s)</source>
        <comment>encampment.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n&#xa0;лагерь</numerusform>
            <numerusform>%n&#xa0;лагеря</numerusform>
            <numerusform>%n&#xa0;лагерей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fortress(es)</source>
        <comment>fortress.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n&#xa0;крепость</numerusform>
            <numerusform>%n&#xa0;крепости</numerusform>
            <numerusform>%n&#xa0;крепостей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Ghost(s)</source>
        <comment>ghost.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n&#xa0;призрак</numerusform>
            <numerusform>%n&#xa0;призрака</numerusform>
            <numerusform>%n&#xa0;призраков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Great Ancient(s)</source>
        <comment>ancient.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n&#xa0;Великий Древний</numerusform>
            <numerusform>%n&#xa0;Великих Древних</numerusform>
            <numerusform>%n&#xa0;Великих Древних</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hero(es)</source>
        <comment>hero.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n&#xa0;герой</numerusform>
            <numerusform>%n&#xa0;героя</numerusform>
            <numerusform>%n&#xa0;героев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hole(s)</source>
        <comment>hole.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n&#xa0;нора</numerusform>
            <numerusform>%n&#xa0;норы</numerusform>
            <numerusform>%n&#xa0;нор</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mushroom Armor(s)</source>
        <comment>armor.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n&#xa0;грибной доспех</numerusform>
            <numerusform>%n&#xa0;грибных доспеха</numerusform>
            <numerusform>%n&#xa0;грибных доспехов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Queen(s)</source>
        <comment>queen.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n&#xa0;королева</numerusform>
            <numerusform>%n&#xa0;королевы</numerusform>
            <numerusform>%n&#xa0;королев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Troll Lair(s)</source>
        <comment>lair.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n&#xa0;троллья пещера</numerusform>
            <numerusform>%n&#xa0;тролльи пещеры</numerusform>
            <numerusform>%n&#xa0;тролльих пещер</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Volcano(es)</source>
        <comment>volcano.n</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>
            <numerusform>%n&#xa0;вулкан</numerusform>
            <numerusform>%n&#xa0;вулкана</numerusform>
            <numerusform>%n&#xa0;вулканов</numerusform>
        </translation>
    </message>
    <message>
        <source>Altar of Souls</source>
        <comment>altar.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Алтарь душ</translation>
    </message>
    <message>
        <source>Bag</source>
        <comment>bag.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Мешок</translation>
    </message>
    <message>
        <source>Balrog</source>
        <comment>balrog.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Балрог</translation>
    </message>
    <message>
        <source>Crypt of the Tomb Raider</source>
        <comment>crypt.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Склеп расхитителя гробниц</translation>
    </message>
    <message>
        <source>Diamond Fields</source>
        <comment>diamond.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Алмазные поля</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>dragon.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Дракон</translation>
    </message>
    <message>
        <source>Encampment</source>
        <comment>encampment.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Лагерь</translation>
    </message>
    <message>
        <source>Flying Doormat</source>
        <comment>doormat.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Летающий коврик</translation>
    </message>
    <message>
        <source>Fortress</source>
        <comment>fortress.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Крепость</translation>
    </message>
    <message>
        <source>Fountain of Youth</source>
        <comment>fountain.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Источник молодости</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Лягушачье кольцо</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>лягушачье кольцо</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>лягушачье кольцо</translation>
    </message>
    <message>
        <source>Ghost</source>
        <comment>ghost.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Призрак</translation>
    </message>
    <message>
        <source>Great Ancient</source>
        <comment>ancient.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Великий Древний</translation>
    </message>
    <message>
        <source>Great Brass Pipe</source>
        <comment>pipe.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Большая латунная труба</translation>
    </message>
    <message>
        <source>Hero</source>
        <comment>hero.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Герой</translation>
    </message>
    <message>
        <source>Hole</source>
        <comment>hole.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Нора</translation>
    </message>
    <message>
        <source>Keep on the Motherland</source>
        <comment>keep.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Родовая крепость</translation>
    </message>
    <message>
        <source>Mine of the Lost Dwarf</source>
        <comment>mine.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Рудник пропавшего дварфа</translation>
    </message>
    <message>
        <source>Mushroom Armor</source>
        <comment>armor.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Грибной доспех</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>queen.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Королева</translation>
    </message>
    <message>
        <source>Scepter of Avarice</source>
        <comment>scepter.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Скипетр алчности</translation>
    </message>
    <message>
        <source>Shiny Orb</source>
        <comment>orb.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Сияющая сфера</translation>
    </message>
    <message>
        <source>Stinky Troll&apos;s Socks</source>
        <comment>socks.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Вонючие носки тролля</translation>
    </message>
    <message>
        <source>Stonehedge</source>
        <comment>stonehedge.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Стоунхедж</translation>
    </message>
    <message>
        <source>Stonehedge</source>
        <comment>stonehedge.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Стоунхедж</translation>
    </message>
    <message>
        <source>Stonehedge</source>
        <comment>stonehedge.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Стоунхедж</translation>
    </message>
    <message>
        <source>Sword of the Killer Rabbit</source>
        <comment>sword.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Меч кролика-убийцы</translation>
    </message>
    <message>
        <source>Troll Lair</source>
        <comment>lair.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Троллья пещера</translation>
    </message>
    <message>
        <source>Volcano</source>
        <comment>volcano.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Вулкан</translation>
    </message>
    <message>
        <source>Wickedest Pentacle</source>
        <comment>pentacle.name</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Зловещая пентаграмма</translation>
    </message>
    <message>
        <source>a Fortress</source>
        <comment>fortress.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>крепость</translation>
    </message>
    <message>
        <source>a Hero</source>
        <comment>hero.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>героя</translation>
    </message>
    <message>
        <source>a Hole</source>
        <comment>hole.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>нору</translation>
    </message>
    <message>
        <source>a Mushroom Armor</source>
        <comment>armor.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>грибной доспех</translation>
    </message>
    <message>
        <source>a Troll Lair</source>
        <comment>lair.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>троллью пещеру</translation>
    </message>
    <message>
        <source>an Encampment</source>
        <comment>encampment.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>лагерь</translation>
    </message>
    <message>
        <source>the Altar of Souls</source>
        <comment>altar.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>алтарь душ</translation>
    </message>
    <message>
        <source>the Altar of Souls</source>
        <comment>altar.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>алтарь душ</translation>
    </message>
    <message>
        <source>the Bag</source>
        <comment>bag.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>мешок</translation>
    </message>
    <message>
        <source>the Bag</source>
        <comment>bag.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>мешок</translation>
    </message>
    <message>
        <source>the Balrog</source>
        <comment>balrog.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Балрога</translation>
    </message>
    <message>
        <source>the Balrog</source>
        <comment>balrog.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Балрог</translation>
    </message>
    <message>
        <source>the Crypt of the Tomb Raider</source>
        <comment>crypt.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>склеп расхитителя гробниц</translation>
    </message>
    <message>
        <source>the Crypt of the Tomb Raider</source>
        <comment>crypt.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>склеп расхитителя гробниц</translation>
    </message>
    <message>
        <source>the Diamond Fields</source>
        <comment>diamond.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>алмазные поля</translation>
    </message>
    <message>
        <source>the Diamond Fields</source>
        <comment>diamond.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>алмазные поля</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <comment>dragon.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>дракона</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <comment>dragon.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>дракон</translation>
    </message>
    <message>
        <source>the Encampment</source>
        <comment>encampment.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>лагерь</translation>
    </message>
    <message>
        <source>the Flying Doormat</source>
        <comment>doormat.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>летающий коврик</translation>
    </message>
    <message>
        <source>the Flying Doormat</source>
        <comment>doormat.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>летающий коврик</translation>
    </message>
    <message>
        <source>the Fortress</source>
        <comment>fortress.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>крепость</translation>
    </message>
    <message>
        <source>the Fountain of Youth</source>
        <comment>fountain.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>источник молодости</translation>
    </message>
    <message>
        <source>the Fountain of Youth</source>
        <comment>fountain.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>источник молодости</translation>
    </message>
    <message>
        <source>the Ghost</source>
        <comment>ghost.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>призрака</translation>
    </message>
    <message>
        <source>the Ghost</source>
        <comment>ghost.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>призрак</translation>
    </message>
    <message>
        <source>the Great Ancient</source>
        <comment>ancient.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Великого Древнего</translation>
    </message>
    <message>
        <source>the Great Ancient</source>
        <comment>ancient.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>Великий Древний</translation>
    </message>
    <message>
        <source>the Great Brass Pipe</source>
        <comment>pipe.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>большую латунную трубу</translation>
    </message>
    <message>
        <source>the Great Brass Pipe</source>
        <comment>pipe.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>большая латунная труба</translation>
    </message>
    <message>
        <source>the Hero</source>
        <comment>hero.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>герой</translation>
    </message>
    <message>
        <source>the Hole</source>
        <comment>hole.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>нора</translation>
    </message>
    <message>
        <source>the Keep on the Motherland</source>
        <comment>keep.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>родовую крепость</translation>
    </message>
    <message>
        <source>the Keep on the Motherland</source>
        <comment>keep.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>родовая крепость</translation>
    </message>
    <message>
        <source>the Mine of the Lost Dwarf</source>
        <comment>mine.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>рудник пропавшего дварфа</translation>
    </message>
    <message>
        <source>the Mine of the Lost Dwarf</source>
        <comment>mine.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>рудник пропавшего дварфа</translation>
    </message>
    <message>
        <source>the Mushroom Armor</source>
        <comment>armor.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>грибной доспех</translation>
    </message>
    <message>
        <source>the Queen</source>
        <comment>queen.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>королеву</translation>
    </message>
    <message>
        <source>the Queen</source>
        <comment>queen.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>королева</translation>
    </message>
    <message>
        <source>the Scepter of Avarice</source>
        <comment>scepter.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>скипетр алчности</translation>
    </message>
    <message>
        <source>the Scepter of Avarice</source>
        <comment>scepter.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>скипетр алчности</translation>
    </message>
    <message>
        <source>the Shiny Orb</source>
        <comment>orb.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>сияющую сферу</translation>
    </message>
    <message>
        <source>the Shiny Orb</source>
        <comment>orb.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>сияющая сфера</translation>
    </message>
    <message>
        <source>the Stinky Troll&apos;s Socks</source>
        <comment>socks.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>вонючие носки тролля</translation>
    </message>
    <message>
        <source>the Stinky Troll&apos;s Socks</source>
        <comment>socks.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>вонючие носки тролля</translation>
    </message>
    <message>
        <source>the Sword of the Killer Rabbit</source>
        <comment>sword.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>меч кролика-убийцы</translation>
    </message>
    <message>
        <source>the Sword of the Killer Rabbit</source>
        <comment>sword.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>меч кролика-убийцы</translation>
    </message>
    <message>
        <source>the Troll Lair</source>
        <comment>lair.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>троллья пещера</translation>
    </message>
    <message>
        <source>the Volcano</source>
        <comment>volcano.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>вулкан</translation>
    </message>
    <message>
        <source>the Volcano</source>
        <comment>volcano.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>вулкан</translation>
    </message>
    <message>
        <source>the Wickedest Pentacle</source>
        <comment>pentacle.a</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>зловещую пентаграмму</translation>
    </message>
    <message>
        <source>the Wickedest Pentacle</source>
        <comment>pentacle.the</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>зловещая пентаграмма</translation>
    </message>
    <message>
        <source>with Froggy&apos;s Ring</source>
        <comment>ring.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с лягушачьим кольцом</translation>
    </message>
    <message>
        <source>with Stonehedge</source>
        <comment>stonehedge.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>со Стоунхеджем</translation>
    </message>
    <message>
        <source>with a Fortress</source>
        <comment>fortress.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с крепостью</translation>
    </message>
    <message>
        <source>with a Hero</source>
        <comment>hero.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с героем</translation>
    </message>
    <message>
        <source>with a Hole</source>
        <comment>hole.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с норой</translation>
    </message>
    <message>
        <source>with a Mushroom Armor</source>
        <comment>armor.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с грибным доспехом</translation>
    </message>
    <message>
        <source>with a Troll Lair</source>
        <comment>lair.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с тролльей пещерой</translation>
    </message>
    <message>
        <source>with an Encampment</source>
        <comment>encampment.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с лагерем</translation>
    </message>
    <message>
        <source>with the Altar of Souls</source>
        <comment>altar.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с алтарём душ</translation>
    </message>
    <message>
        <source>with the Bag</source>
        <comment>bag.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с мешком</translation>
    </message>
    <message>
        <source>with the Balrog</source>
        <comment>balrog.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с Балрогом</translation>
    </message>
    <message>
        <source>with the Crypt of the Tomb Raider</source>
        <comment>crypt.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>со склепом расхитителя гробниц</translation>
    </message>
    <message>
        <source>with the Diamond Fields</source>
        <comment>diamond.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с алмазными полями</translation>
    </message>
    <message>
        <source>with the Dragon</source>
        <comment>dragon.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с драконом</translation>
    </message>
    <message>
        <source>with the Flying Doormat</source>
        <comment>doormat.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с летающим ковриком</translation>
    </message>
    <message>
        <source>with the Fountain of Youth</source>
        <comment>fountain.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с источником молодости</translation>
    </message>
    <message>
        <source>with the Ghost</source>
        <comment>ghost.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с призраком</translation>
    </message>
    <message>
        <source>with the Great Ancient</source>
        <comment>ancient.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с Великим Древним</translation>
    </message>
    <message>
        <source>with the Great Brass Pipe</source>
        <comment>pipe.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с большой латунной трубой</translation>
    </message>
    <message>
        <source>with the Keep on the Motherland</source>
        <comment>keep.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с родовой крепостью</translation>
    </message>
    <message>
        <source>with the Mine of the Lost Dwarf</source>
        <comment>mine.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с рудником пропавшего дварфа</translation>
    </message>
    <message>
        <source>with the Queen</source>
        <comment>queen.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с королевой</translation>
    </message>
    <message>
        <source>with the Scepter of Avarice</source>
        <comment>scepter.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>со скипетром алчности</translation>
    </message>
    <message>
        <source>with the Shiny Orb</source>
        <comment>orb.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с сияющей сферой</translation>
    </message>
    <message>
        <source>with the Stinky Troll&apos;s Socks</source>
        <comment>socks.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с вонючими носками тролля</translation>
    </message>
    <message>
        <source>with the Sword of the Killer Rabbit</source>
        <comment>sword.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с мечом кролика-убийцы</translation>
    </message>
    <message>
        <source>with the Volcano</source>
        <comment>volcano.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>с вулканом</translation>
    </message>
    <message>
        <source>with the Wickedest Pentacle</source>
        <comment>pentacle.with</comment>
        <extracomment>A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region</extracomment>
        <translation>со зловещей пентаграммой</translation>
    </message>
</context>
<context>
    <name>puzzle</name>
    <message>
        <source>Continuing with {1} is worth {0} more than declining now.</source>
        <comment>go-on</comment>
        <translation>Продолжать ({1}) выгоднее, чем упадок сейчас: +{0}.</translation>
    </message>
    <message>
        <source>Continuing would bring {0} more this turn, which is less than a new combo earns in the rounds left.</source>
        <comment>decline.now</comment>
        <translation>Продолжение дало бы в этот ход больше: +{0}; но новая комбинация заработает за оставшиеся раунды больше этого.</translation>
    </message>
    <message>
        <source>Continuing would not bring more this turn.</source>
        <comment>decline.less</comment>
        <translation>Продолжение и в этот ход не дало бы больше.</translation>
    </message>
    <message>
        <source>Declining now is worth {0} more than continuing with {1}.</source>
        <comment>decline</comment>
        <translation>Упадок сейчас выгоднее, чем продолжать ({1}): +{0}.</translation>
    </message>
    <message>
        <source>Giving up {0} frees the tokens for {1}: +{2}.</source>
        <comment>abandon</comment>
        <translation>Если покинуть {0}, хватит жетонов на {1}: +{2}.</translation>
    </message>
    <message>
        <source>It brings {0} more this turn.</source>
        <comment>go-on.now</comment>
        <translation>В этот ход это даёт больше: +{0}.</translation>
    </message>
    <message>
        <source>It brings {0} this turn; {1} brings {2}.</source>
        <comment>pick.now</comment>
        <translation>В этот ход она приносит {0}; {1}: {2}.</translation>
    </message>
    <message>
        <source>It comes with {0}; {1} with {2}.</source>
        <comment>pick.tokens</comment>
        <translation>С ней приходит {0}; {1}: {2}.</translation>
    </message>
    <message>
        <source>Picking it brings {0} at once.</source>
        <comment>pick.coins</comment>
        <translation>За неё сразу: {0}.</translation>
    </message>
    <message>
        <source>The race has only {0} left to conquer with.</source>
        <comment>decline.hand</comment>
        <translation>Для захватов у народа осталось только {0}.</translation>
    </message>
    <message>
        <source>The right regions are {0}: +{1}.</source>
        <comment>regions</comment>
        <translation>Нужные регионы — {0}: +{1}.</translation>
    </message>
    <message>
        <source>{0} opens the way to {1}: +{2}.</source>
        <comment>opens</comment>
        <translation>{0} открывает путь: {1}, +{2}.</translation>
    </message>
    <message>
        <source>{0} rather than {1}: +{2}.</source>
        <comment>instead</comment>
        <translation>{0} вместо {1}: +{2}.</translation>
    </message>
    <message>
        <source>{0}: +{1}.</source>
        <comment>source</comment>
        <translation>{0}: +{1}.</translation>
    </message>
    <message>
        <source>{0}: {1} more than {2}, the next best combo.</source>
        <comment>pick</comment>
        <translation>{0} — лучшая комбинация: +{1} по сравнению со следующей ({2}).</translation>
    </message>
</context>
<context>
    <name>region</name>
    <message>
        <source>in each {kind} region held {more}</source>
        <comment>held_in</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>в занятых {kind3} регионах {more}</translation>
    </message>
    <message>
        <source>in {kind} regions {more}</source>
        <comment>in</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>в {kind3} регионах {more}</translation>
    </message>
    <message>
        <source>non-empty {kind} region {more} conquered this turn</source>
        <comment>conquered</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>непустой {kind} регион {more}, захваченный в этот ход</translation>
    </message>
    <message>
        <source>{kind} region held {more}</source>
        <comment>held</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>занятый {kind} регион {more}</translation>
    </message>
    <message>
        <source>{kind} region {more}</source>
        <comment>one</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>{kind} регион {more}</translation>
    </message>
    <message>
        <source>{kind} region {more}</source>
        <comment>beside</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>{kind4} регионом {more}</translation>
    </message>
    <message>
        <source>{kind} regions held {more}</source>
        <comment>held_all</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>занятые {kind2} регионы {more}</translation>
    </message>
    <message>
        <source>{kind} regions {more}</source>
        <comment>all</comment>
        <extracomment>A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]</extracomment>
        <translation>{kind2} регионы {more}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>All regions as a table</source>
        <comment>regions</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Все регионы в таблице</translation>
    </message>
    <message>
        <source>Charts</source>
        <comment>charts</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Графики</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>coins</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>Coins are secret until the end.</source>
        <comment>secret</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Монеты скрыты до конца.</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <comment>chart_coins</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Монеты по раундам</translation>
    </message>
    <message>
        <source>Coins on combos</source>
        <comment>source_combo</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Монеты на комбинациях</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>dark</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>source_decline</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>В упадке</translation>
    </message>
    <message>
        <source>Income by source</source>
        <comment>chart_income</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Доход по источникам</translation>
    </message>
    <message>
        <source>Keys: arrows go move by move, Page Up and Page Down turn by turn, Home and End to the start and the end. Space plays or pauses, T changes between light and dark.</source>
        <comment>keys</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Клавиши: стрелки — по одному действию, PageUp и PageDown — по ходам, Home и End — в начало и в конец. Пробел запускает и останавливает, T меняет светлую тему на тёмную.</translation>
    </message>
    <message>
        <source>Larger map</source>
        <comment>near</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Крупная карта</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>light</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>log</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Made with swqt, an unofficial fan project, not connected with the publisher of the game.</source>
        <comment>notice</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Сделано в swqt, неофициальном любительском проекте, не связанном с издателем игры.</translation>
    </message>
    <message>
        <source>Map of {0}</source>
        <comment>map</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Карта {0}</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>place</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Move {0} of {1}</source>
        <comment>move</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Действие {0} из {1}</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <comment>controls</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Действия игры</translation>
    </message>
    <message>
        <source>Next move</source>
        <comment>forward</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Следующее действие</translation>
    </message>
    <message>
        <source>Next turn</source>
        <comment>turn_forward</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>note</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>notes</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Owner</source>
        <comment>owner</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Владелец</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>source_paid</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Уплачено</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>pause</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>play</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>players</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>source_power</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Способности</translation>
    </message>
    <message>
        <source>Previous move</source>
        <comment>back</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Предыдущее действие</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <comment>turn_back</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Предыдущий ход</translation>
    </message>
    <message>
        <source>Races</source>
        <comment>source_race</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Народы</translation>
    </message>
    <message>
        <source>Region</source>
        <comment>region</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Регион</translation>
    </message>
    <message>
        <source>Regions</source>
        <comment>source_regions</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Регионы</translation>
    </message>
    <message>
        <source>Relics and Places</source>
        <comment>source_item</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Реликвии и чудесные места</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <comment>turn</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Раунд {0}: {1}</translation>
    </message>
    <message>
        <source>Small World on {0}, {1} rounds</source>
        <comment>about</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Small World, карта {0}, раундов: {1}</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <comment>start</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Начало игры</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>over</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>This page needs JavaScript. It loads nothing from the network.</source>
        <comment>noscript</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Этой странице нужен JavaScript. Из сети она ничего не загружает.</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>last</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>В конец</translation>
    </message>
    <message>
        <source>To the start</source>
        <comment>first</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>В начало</translation>
    </message>
    <message>
        <source>Tokens and pieces</source>
        <comment>tokens</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>Жетоны и фишки</translation>
    </message>
    <message>
        <source>in decline</source>
        <comment>declined</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>в упадке</translation>
    </message>
    <message>
        <source>in hand: {0}</source>
        <comment>hand</comment>
        <extracomment>The page with which a browser replays a game; {0} and {1} are numbers or names</extracomment>
        <translation>в руке: {0}</translation>
    </message>
</context>
<context>
    <name>say</name>
    <message>
        <source>+{coins} once, at the end of the combo&apos;s first turn</source>
        <comment>income.turn.game</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>+{coins} один раз, в конце первого хода комбинации</translation>
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
        <translation>+{tokens} только для захватов: в конце каждого перераспределения их откладывают до следующего хода</translation>
    </message>
    <message>
        <source>a Place: it serves the race that holds its region</source>
        <comment>value.place</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>чудесное место: служит народу, занимающему его регион</translation>
    </message>
    <message>
        <source>a Relic: the active race that holds its region may use it once per turn, and it moves to the region where it is used</source>
        <comment>value.relic</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>реликвия: её раз в ход может применить активный народ, занимающий её регион, и она переходит туда, где её применили</translation>
    </message>
    <message>
        <source>a region may be conquered with exactly {tokens}, whatever it costs</source>
        <comment>overrun</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>регион можно захватить, потратив ровно {tokens}, сколько бы он ни стоил</translation>
    </message>
    <message>
        <source>a region {with} is immune to everyone and pays nobody</source>
        <comment>clause.balrog.4</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>регион {with} неприкосновенен для всех и никому не приносит монет</translation>
    </message>
    <message>
        <source>a region {with} is immune: no opponent can conquer it</source>
        <comment>piece.immune</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>регион {with} неприкосновенен: противники не могут его захватить</translation>
    </message>
    <message>
        <source>adds {tokens}</source>
        <comment>value.power</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>добавляет {tokens}</translation>
    </message>
    <message>
        <source>after scoring, one token of the player&apos;s own race in decline may be given up for {coins}</source>
        <comment>clause.altar</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>после подсчёта монет можно отдать один свой жетон в упадке и получить {coins2}</translation>
    </message>
    <message>
        <source>all its tokens leave the map when it declines; each region they held then pays {coins}</source>
        <comment>decline.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>при упадке все его жетоны покидают карту; каждый регион, который они занимали, даёт при этом {coins2}</translation>
    </message>
    <message>
        <source>all its tokens stay on the map when it declines</source>
        <comment>decline.all</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>при упадке все его жетоны остаются на карте</translation>
    </message>
    <message>
        <source>all {all} count as adjacent to each other for conquests</source>
        <comment>link</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>все {all} считаются соседними друг с другом при захвате</translation>
    </message>
    <message>
        <source>an adjacent {one} may be conquered by replacing that token with one from the tray</source>
        <comment>substitute.tray</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>соседний {one} можно захватить, заменив этот жетон своим из контейнера</translation>
    </message>
    <message>
        <source>an adjacent {one} may be conquered by replacing that token with one from the tray or, if that is empty, from the hand</source>
        <comment>substitute.hand</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>соседний {one} можно захватить, заменив этот жетон своим из контейнера, а если он пуст, то с руки</translation>
    </message>
    <message>
        <source>an opponent who can&apos;t pay can&apos;t conquer it</source>
        <comment>toll.unpaid</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>кто не может заплатить, не может его захватить</translation>
    </message>
    <message>
        <source>at each redeployment it gains a Silver Hammer for each {held}, at most {stock} in all</source>
        <comment>clause.hammers</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>при каждом перераспределении получает серебряный молот за каждый {held}, всего не больше {stock}</translation>
    </message>
    <message>
        <source>at each redeployment they return to hand, and they are lost when the race declines</source>
        <comment>clause.hammers.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>при каждом перераспределении они возвращаются на руку, а при упадке теряются</translation>
    </message>
    <message>
        <source>at redeployment, each of its regions keeps at least {tokens}, if it has enough</source>
        <comment>least</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>при перераспределении в каждом его регионе остаётся не меньше чем {tokens}, если их хватает</translation>
    </message>
    <message>
        <source>at redeployment, each of its regions keeps no more than {tokens}: the others stay in hand until its next turn</source>
        <comment>most</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>при перераспределении в каждом его регионе остаётся не больше чем {tokens}: прочие ждут в руке следующего хода</translation>
    </message>
    <message>
        <source>at redeployment: +{tokens} {per}</source>
        <comment>supply</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>при перераспределении: +{tokens} {per}</translation>
    </message>
    <message>
        <source>at the end of each turn, {the} may be placed in any region but this one</source>
        <comment>clause.ghost</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>в конце каждого хода {a} можно поставить в любой регион, кроме этого</translation>
    </message>
    <message>
        <source>at the end of the turn, it may be put into a region held</source>
        <comment>clause.ring</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>в конце хода эту реликвию можно перенести в занятый регион</translation>
    </message>
    <message>
        <source>at the end of the turn, it may be put into a region held: the coins of that region are doubled, except those taken from players</source>
        <comment>clause.scepter</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>в конце хода эту реликвию можно перенести в занятый регион: монеты за этот регион удваиваются, кроме полученных от игроков</translation>
    </message>
    <message>
        <source>at the end of the turn, peace may be made with one opponent whose active race was not attacked this turn: that player can&apos;t attack this race while it is active, until its owner&apos;s next turn</source>
        <comment>pact</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>в конце хода можно заключить мир с одним противником, чей активный народ в этот ход не атаковали: до следующего хода владельца он не может атаковать этот народ, пока тот активен</translation>
    </message>
    <message>
        <source>at the start of each turn, up to {count} of its regions may be emptied: each gets a token of the player&apos;s active race, from the tray or, if that is empty, from the hand</source>
        <comment>clause.reborn</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>в начале каждого хода можно освободить до {count} его регионов: в каждый ставят жетон активного народа того же игрока из контейнера, а если он пуст, то с руки</translation>
    </message>
    <message>
        <source>at the start of each turn, {the} may be moved to another region held</source>
        <comment>piece.moves.start</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>в начале каждого хода {a} можно переставить в другой занятый регион</translation>
    </message>
    <message>
        <source>before conquering a {one}, once it has been chosen, the die may be rolled</source>
        <comment>die.named</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>прежде чем захватить {one}, можно, назвав его, бросить кубик</translation>
    </message>
    <message>
        <source>before each conquest, the die may be rolled: the result lowers the cost, but never below 1 token; if nothing can be conquered then, conquests end for this turn</source>
        <comment>die</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>перед каждым захватом можно бросить кубик: выпавшее число вычитается из стоимости, но захват стоит не меньше 1 жетона; если после броска захватить нечего, захваты в этот ход окончены</translation>
    </message>
    <message>
        <source>before scoring, they may be redeployed one last time</source>
        <comment>decline.redeploys</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>перед подсчётом монет их можно перераспределить в последний раз</translation>
    </message>
    <message>
        <source>each conquest {in} costs as if the region were empty</source>
        <comment>as_empty</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>каждый захват {in} стоит столько, будто там никого нет</translation>
    </message>
    <message>
        <source>each conquest {in} costs {tokens} less</source>
        <comment>cost.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>каждый захват {in} стоит на {tokens} меньше</translation>
    </message>
    <message>
        <source>each conquest {in} costs {tokens} more</source>
        <comment>cost.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>каждый захват {in} стоит на {tokens} больше</translation>
    </message>
    <message>
        <source>each makes its region cost attackers {defence} more</source>
        <comment>piece.defence</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>каждая такая фишка удорожает захват региона на {defence}</translation>
    </message>
    <message>
        <source>each of the first {count} {all} conquered gets {a}</source>
        <comment>piece.first.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>в каждый из первых {count} захваченных {kind3} регионов {more} ставят {a}</translation>
    </message>
    <message>
        <source>each turn, {the} may be used as a copy of one Relic on the map, whoever holds it</source>
        <comment>clause.bag</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>каждый ход {the} можно применить как копию одной реликвии на карте, кому бы она ни принадлежала</translation>
    </message>
    <message>
        <source>each {held} costs attackers {tokens} more</source>
        <comment>defence</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>каждый {held} обходится нападающим на {tokens} дороже</translation>
    </message>
    <message>
        <source>each {held} is immune: no opponent can conquer it</source>
        <comment>immune</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>каждый {held} неприкосновенен: противники не могут его захватить</translation>
    </message>
    <message>
        <source>for conquering a {held}, an opponent pays its owner {coins}</source>
        <comment>toll.attacker</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>за каждый {held}, который захватывает противник, он платит владельцу {coins2}</translation>
    </message>
    <message>
        <source>for conquering a {one} from an opponent, it at once gets {coins}</source>
        <comment>windfall.conquest.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>захватив у противника {one}, сразу получает {coins2}</translation>
    </message>
    <message>
        <source>for conquering a {one} from an opponent, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.conquest.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>захватив у противника {one}, сразу забирает у него {coins2}, если они есть</translation>
    </message>
    <message>
        <source>for conquests, all regions next to the same connected {all} count as adjacent to each other</source>
        <comment>link.passage</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>при захвате все регионы вдоль одной непрерывной цепи {kind3} регионов {more} считаются соседними друг с другом</translation>
    </message>
    <message>
        <source>for conquests, any {one} counts as adjacent to all regions of this race</source>
        <comment>link.anywhere</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>при захвате любой {one} считается соседним со всеми регионами этого народа</translation>
    </message>
    <message>
        <source>for each {one} that an opponent gives up without a fight, it at once gets {coins}</source>
        <comment>windfall.abandon.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>за каждый {one}, который противник оставил без боя, сразу получает {coins2}</translation>
    </message>
    <message>
        <source>for each {one} that an opponent gives up without a fight, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.abandon.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>за каждый {one}, который противник оставил без боя, сразу забирает у него {coins2}, если они есть</translation>
    </message>
    <message>
        <source>from the next turn on, Hammers conquer like tokens, together with at least one token</source>
        <comment>clause.hammers.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>со следующего хода молоты захватывают регионы как жетоны, но вместе хотя бы с одним жетоном</translation>
    </message>
    <message>
        <source>house rule: with no region on the map, it enters only through such a region</source>
        <comment>as_empty.entry</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>домашнее правило: не имея регионов на карте, входит только в один из таких регионов</translation>
    </message>
    <message>
        <source>in decline, it does not count as its player&apos;s one race in decline: another may decline beside it</source>
        <comment>decline.extra</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>в упадке не занимает единственного места: у того же игрока в упадке может быть ещё один народ</translation>
    </message>
    <message>
        <source>in later turns, {the} may be moved into a region next to its own, once per turn</source>
        <comment>clause.balrog.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>в следующие ходы {a} можно раз в ход передвинуть в регион, соседний с его собственным</translation>
    </message>
    <message>
        <source>in the conquest it is used for, the defender loses no token: they all retreat</source>
        <comment>aid.loss.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>при захвате с её помощью защитник не теряет ни одного жетона: все отступают</translation>
    </message>
    <message>
        <source>in the conquest it is used for, the defender loses {tokens} instead of one</source>
        <comment>aid.loss</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>при захвате с её помощью защитник теряет вместо одного жетона {tokens}</translation>
    </message>
    <message>
        <source>it conquers where it goes: 2 tokens are lost there, the others retreat</source>
        <comment>clause.balrog.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>куда он приходит, то и захватывает: 2 жетона там теряются, остальные отступают</translation>
    </message>
    <message>
        <source>it costs its player {coins} {per}, as far as they have any</source>
        <comment>income.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>стоит своему игроку {coins2} {per}, если они есть</translation>
    </message>
    <message>
        <source>it does not redeploy: tokens left in hand stay there until its next turn</source>
        <comment>fixed</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>не перераспределяется: жетоны, оставшиеся в руке, ждут там следующего хода</translation>
    </message>
    <message>
        <source>it has no effect {in}</source>
        <comment>clause.scepter.where</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>не действует {in}</translation>
    </message>
    <message>
        <source>it keeps conquering every turn, before the active race</source>
        <comment>campaign</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>продолжает захватывать регионы каждый ход, раньше активного народа</translation>
    </message>
    <message>
        <source>it moves as that Relic would, but nobody can take it: when its region is lost, it returns to hand</source>
        <comment>clause.bag.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>он переходит туда же, куда перешла бы реликвия, но захватить его нельзя: если его регион потерян, он возвращается на руку</translation>
    </message>
    <message>
        <source>its holder has the benefits of a special power, drawn when it is discovered</source>
        <comment>grant</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>владелец получает преимущества способности, которая выпадает, когда это место обнаружено</translation>
    </message>
    <message>
        <source>its region costs attackers {tokens} more</source>
        <comment>defence.here</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>его регион обходится нападающим на {tokens} дороже</translation>
    </message>
    <message>
        <source>may conquer any {one}, adjacent or not</source>
        <comment>reach</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>может захватить любой {one}, соседний или нет</translation>
    </message>
    <message>
        <source>may conquer {all} and stay there</source>
        <comment>zone</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>может захватывать {all} и оставаться там</translation>
    </message>
    <message>
        <source>may conquer {all} and stay there; it keeps them in decline</source>
        <comment>zone.kept</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>может захватывать {all} и оставаться там; занятые остаются у него и в упадке</translation>
    </message>
    <message>
        <source>may go into decline right after scoring a turn of conquests</source>
        <comment>decline.after_score</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>может прийти в упадок сразу после подсчёта монет за ход с захватами</translation>
    </message>
    <message>
        <source>no more than {stock} may stand on the map</source>
        <comment>piece.stock</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>на всей карте их не больше {stock}</translation>
    </message>
    <message>
        <source>no special ability: its strength is in its numbers</source>
        <comment>plain</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>других преимуществ нет: сила в числе</translation>
    </message>
    <message>
        <source>on other players&apos; turns, no race, power, Relic or Place helps anyone conquer its regions</source>
        <comment>shield</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>в чужой ход никакие свойства народов, способности, реликвии и чудесные места не помогают против регионов этого народа</translation>
    </message>
    <message>
        <source>once per turn, when its conquests end, all its tokens but one in each region return to hand for more conquests</source>
        <comment>again</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>раз в ход, когда захваты окончены, все его жетоны, кроме одного в каждом регионе, возвращаются в руку для новых захватов</translation>
    </message>
    <message>
        <source>only one may stand in a region</source>
        <comment>piece.apart</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>в одном регионе не больше одной такой фишки</translation>
    </message>
    <message>
        <source>only the holder of this Place can conquer a region {with}</source>
        <comment>clause.ghost.2</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>регион {with} может захватить только тот, кто занимает это место</translation>
    </message>
    <message>
        <source>several may stand in the same region</source>
        <comment>piece.together</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>в одном регионе их может стоять несколько</translation>
    </message>
    <message>
        <source>skipping its combo costs {coins} less</source>
        <comment>price.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>пропустить его комбинацию дешевле: {coins}</translation>
    </message>
    <message>
        <source>skipping its combo costs {coins} more</source>
        <comment>price.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>пропустить его комбинацию дороже: {coins}</translation>
    </message>
    <message>
        <source>the conquest it is used for costs as if the region were empty</source>
        <comment>aid.as_empty</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>захват с её помощью стоит столько, будто там никого нет</translation>
    </message>
    <message>
        <source>the conquest it is used for costs {tokens} less</source>
        <comment>aid.cost.less</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>захват с её помощью стоит на {tokens} меньше</translation>
    </message>
    <message>
        <source>the conquest it is used for costs {tokens} more</source>
        <comment>aid.cost.more</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>захват с её помощью стоит на {tokens} больше</translation>
    </message>
    <message>
        <source>the conquest it is used for may be of any region, adjacent or not</source>
        <comment>aid.reach</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>с её помощью можно захватить любой регион, соседний или нет</translation>
    </message>
    <message>
        <source>the first {one} conquered gets {a}</source>
        <comment>piece.first.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>в первый захваченный {one} ставят {a}</translation>
    </message>
    <message>
        <source>the power stays with the race in decline</source>
        <comment>decline.badge</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>способность остаётся у народа и в упадке</translation>
    </message>
    <message>
        <source>the result lowers the cost, but never below 1 token; if the tokens are enough, the region must be conquered, otherwise conquests end for this turn</source>
        <comment>die.rolled</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>выпавшее число вычитается из стоимости, но захват стоит не меньше 1 жетона; если жетонов хватает, регион нужно захватить, а если нет, захваты в этот ход окончены</translation>
    </message>
    <message>
        <source>they leave the map when the race declines</source>
        <comment>piece.leaves.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>они покидают карту, когда народ приходит в упадок</translation>
    </message>
    <message>
        <source>they may be moved each turn</source>
        <comment>piece.moves.all</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>каждый ход их можно переставлять</translation>
    </message>
    <message>
        <source>they stay when the race declines</source>
        <comment>piece.stays.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>они остаются, когда народ приходит в упадок</translation>
    </message>
    <message>
        <source>under a race in decline, {the} stays where it is</source>
        <comment>clause.ghost.3</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>если это место занимает народ в упадке, {the} остаётся там, где стоит</translation>
    </message>
    <message>
        <source>when it is picked, it may swap its power with that of another combo on offer; coins stay where they are</source>
        <comment>clause.swap-badge</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>при выборе можно обменять свою способность на способность другой комбинации в ряду; монеты остаются на месте</translation>
    </message>
    <message>
        <source>when its combo turns up, it comes with {coins} from the bank</source>
        <comment>gift</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>когда его комбинация открыта, на ней уже лежит из банка: {coins}</translation>
    </message>
    <message>
        <source>when one of its regions is conquered, no token is lost: they all retreat</source>
        <comment>loss.none</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>когда регион этого народа захватывают, ни один жетон не теряется: все отступают</translation>
    </message>
    <message>
        <source>when one of its regions is conquered, {tokens} are lost instead of one</source>
        <comment>loss</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>когда регион этого народа захватывают, вместо одного жетона теряется {tokens}</translation>
    </message>
    <message>
        <source>when the region is conquered, they are not lost but retreat</source>
        <comment>piece.withdrawn</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>при захвате региона они не теряются, а отступают</translation>
    </message>
    <message>
        <source>whenever an opponent&apos;s race declines, it at once gets {coins}</source>
        <comment>windfall.decline.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>когда народ противника приходит в упадок, сразу получает {coins2}</translation>
    </message>
    <message>
        <source>whenever an opponent&apos;s race declines, it at once takes {coins} from that player, as far as they have any</source>
        <comment>windfall.decline.opponent</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>когда народ противника приходит в упадок, сразу забирает у него {coins2}, если они есть</translation>
    </message>
    <message>
        <source>whenever another player conquers a {held}, its owner at once gets {coins}</source>
        <comment>toll.bank</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>за каждый {held}, который захватывает другой игрок, владелец сразу получает {coins2}</translation>
    </message>
    <message>
        <source>whoever discovers the Place must at once send {the} into a region next to it</source>
        <comment>clause.balrog</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>кто обнаружил это место, должен сразу послать {a} в соседний с ним регион</translation>
    </message>
    <message>
        <source>with no region on the map, it may also enter through any {one}</source>
        <comment>entry</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>не имея регионов на карте, может войти и в любой {one}</translation>
    </message>
    <message>
        <source>with no region on the map, it may enter anywhere</source>
        <comment>entry.everywhere</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>не имея регионов на карте, может войти где угодно</translation>
    </message>
    <message>
        <source>{a} stands {held_in} and makes it cost attackers {tokens} more</source>
        <comment>defence.piece</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} стоит {held_in}, и захват там обходится нападающим на {tokens} дороже</translation>
    </message>
    <message>
        <source>{moment} it gains {a} for each {held}, to place in any region held</source>
        <comment>piece.gained</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} получает {a} за каждый {held}; ставить можно в любые занятые регионы</translation>
    </message>
    <message>
        <source>{moment}, {a} may be placed in a {place_one}</source>
        <comment>piece.may.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} можно поставить {a} в {place_one}</translation>
    </message>
    <message>
        <source>{moment}, {a} must be placed in a {place_one}</source>
        <comment>piece.must.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} нужно поставить {a} в {place_one}</translation>
    </message>
    <message>
        <source>{moment}, {pieces} may be placed in {place_all}</source>
        <comment>piece.may.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} можно поставить в {place_all} свои фишки: {pieces}</translation>
    </message>
    <message>
        <source>{moment}, {pieces} must be placed in {place_all}</source>
        <comment>piece.must.many</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{moment} нужно поставить в {place_all} свои фишки: {pieces}</translation>
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
        <translation>каждый ход можно переставить {moves} из них</translation>
    </message>
    <message>
        <source>{the} goes there and stays until it is used again</source>
        <comment>overrun.piece</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} отправляется туда и остаётся до следующего применения</translation>
    </message>
    <message>
        <source>{the} leaves the map when the race declines</source>
        <comment>piece.leaves.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} покидает карту, когда народ приходит в упадок</translation>
    </message>
    <message>
        <source>{the} may be moved each turn</source>
        <comment>piece.moves.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>каждый ход {a} можно переставить</translation>
    </message>
    <message>
        <source>{the} stays when the race declines</source>
        <comment>piece.stays.one</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{the} остаётся, когда народ приходит в упадок</translation>
    </message>
    <message>
        <source>{tokens}, plus those of the power (no more than {supply} in all)</source>
        <comment>value.race</comment>
        <extracomment>A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays</extracomment>
        <translation>{tokens} и ещё жетоны способности; всего их {supply}</translation>
    </message>
</context>
<context>
    <name>short</name>
    <message>
        <source>+1 per 2 regions by water</source>
        <comment>fisher</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за 2 региона у воды</translation>
    </message>
    <message>
        <source>+1 per Black Mountain</source>
        <comment>stone</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за чёрную гору</translation>
    </message>
    <message>
        <source>+1 per Farmland</source>
        <comment>humans</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за пашню</translation>
    </message>
    <message>
        <source>+1 per Forest</source>
        <comment>forest</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за лес</translation>
    </message>
    <message>
        <source>+1 per Hill</source>
        <comment>hill</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за холм</translation>
    </message>
    <message>
        <source>+1 per Magic source</source>
        <comment>wizards</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за источник магии</translation>
    </message>
    <message>
        <source>+1 per Mine</source>
        <comment>mining</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за рудник</translation>
    </message>
    <message>
        <source>+1 per Mine, even in decline</source>
        <comment>dwarves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за рудник, даже в упадке</translation>
    </message>
    <message>
        <source>+1 per Mud Pool, even in decline</source>
        <comment>muddy</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за грязевую топь и в упадке</translation>
    </message>
    <message>
        <source>+1 per Mushroom Forest</source>
        <comment>shrooms</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за грибной лес</translation>
    </message>
    <message>
        <source>+1 per Mystic Crystal</source>
        <comment>mystic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за мистический кристалл</translation>
    </message>
    <message>
        <source>+1 per Place</source>
        <comment>adventurous</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за чудесное место</translation>
    </message>
    <message>
        <source>+1 per Swamp</source>
        <comment>swamp</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за болото</translation>
    </message>
    <message>
        <source>+1 per occupied region conquered</source>
        <comment>orcs</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за захват непустого региона</translation>
    </message>
    <message>
        <source>+1 per occupied region conquered</source>
        <comment>pillaging</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за захват непустого региона</translation>
    </message>
    <message>
        <source>+1 per region</source>
        <comment>merchant</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за регион</translation>
    </message>
    <message>
        <source>+1 per region lost</source>
        <comment>martyr</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за потерянный регион</translation>
    </message>
    <message>
        <source>+1 per region others give up</source>
        <comment>gleaning</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за брошенный врагом регион</translation>
    </message>
    <message>
        <source>+1 per region with 3+ tokens</source>
        <comment>frightened</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за регион с 3 жетонами и более</translation>
    </message>
    <message>
        <source>+1 per region with no neighbours</source>
        <comment>drow</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за регион без соседей</translation>
    </message>
    <message>
        <source>+1 per separate group of regions</source>
        <comment>quarreling</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 за отдельную группу регионов</translation>
    </message>
    <message>
        <source>+1 token per 2 occupied regions</source>
        <comment>skeletons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 жетон за 2 непустых региона</translation>
    </message>
    <message>
        <source>+1 token per Mud Pool</source>
        <comment>mudmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+1 жетон за грязевую топь</translation>
    </message>
    <message>
        <source>+2 every turn</source>
        <comment>alchemist</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+2 каждый ход</translation>
    </message>
    <message>
        <source>+2 if all regions are connected</source>
        <comment>flocking</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+2, если все регионы связаны</translation>
    </message>
    <message>
        <source>+6 defence next to water</source>
        <comment>moated</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>у воды оборона +6</translation>
    </message>
    <message>
        <source>+7 once, after the first turn</source>
        <comment>wealthy</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>+7 один раз, после первого хода</translation>
    </message>
    <message>
        <source>1 Fortress a turn: +1 and defence</source>
        <comment>fortified</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>крепость за ход: +1 и защита</translation>
    </message>
    <message>
        <source>1 coin from each neighbour</source>
        <comment>thieving</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>1 монета от каждого соседа</translation>
    </message>
    <message>
        <source>2 Heroes make regions immune</source>
        <comment>heroic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>2 героя охраняют 2 региона</translation>
    </message>
    <message>
        <source>4 extra tokens for conquest only</source>
        <comment>amazons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>ещё 4 жетона, только для захватов</translation>
    </message>
    <message>
        <source>5 Encampments defend</source>
        <comment>bivouacking</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>5 лагерей для защиты</translation>
    </message>
    <message>
        <source>7 tokens, −1 coin from round 3</source>
        <comment>hungry</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>7 жетонов, с 3-го раунда −1</translation>
    </message>
    <message>
        <source>Armor for each Mushroom Forest</source>
        <comment>shield</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>доспех за каждый грибной лес</translation>
    </message>
    <message>
        <source>Caverns: −1 cost, all adjacent</source>
        <comment>underworld</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>подземелья: −1, все рядом</translation>
    </message>
    <message>
        <source>Great Ancient: immune, −1 nearby</source>
        <comment>cultists</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>Древний: защита, захват рядом −1</translation>
    </message>
    <message>
        <source>Mines forge Hammers for conquest</source>
        <comment>irondwarves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>рудники куют молоты для захватов</translation>
    </message>
    <message>
        <source>Mountains immune in decline</source>
        <comment>badgers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>в упадке горы неприкосновенны</translation>
    </message>
    <message>
        <source>a Lair defends each region</source>
        <comment>trolls</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>пещера защищает каждый регион</translation>
    </message>
    <message>
        <source>attack along every chasm</source>
        <comment>spiderines</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>нападают вдоль всех бездн</translation>
    </message>
    <message>
        <source>cheap conquests near the Volcano</source>
        <comment>flames</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>дешёвые захваты у вулкана</translation>
    </message>
    <message>
        <source>conquer any land region</source>
        <comment>flying</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>захватывают любой регион суши</translation>
    </message>
    <message>
        <source>conquer seas and the Lake</source>
        <comment>seafaring</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>захватывают моря и озеро</translation>
    </message>
    <message>
        <source>conquer twice each turn</source>
        <comment>tinkers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>захватывают дважды за ход</translation>
    </message>
    <message>
        <source>conquer twice from round 4 on</source>
        <comment>patient</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>с 4-го раунда захваты дважды</translation>
    </message>
    <message>
        <source>costs 1 more to skip</source>
        <comment>festive</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>пропустить на 1 дороже</translation>
    </message>
    <message>
        <source>cross rivers freely</source>
        <comment>lizardmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>свободно переходят реки</translation>
    </message>
    <message>
        <source>cross water from shore to shore</source>
        <comment>ferrymen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>через воду, с берега на берег</translation>
    </message>
    <message>
        <source>decline right after scoring</source>
        <comment>stout</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>упадок сразу после подсчёта монет</translation>
    </message>
    <message>
        <source>decline: vanish, 2 per region</source>
        <comment>vanishing</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>упадок: исчезают, 2 за регион</translation>
    </message>
    <message>
        <source>each conquest costs 1 less</source>
        <comment>ogres</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>каждый захват на 1 дешевле</translation>
    </message>
    <message>
        <source>each conquest costs 1 less</source>
        <comment>commando</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>каждый захват на 1 дешевле</translation>
    </message>
    <message>
        <source>each conquest costs 1 more</source>
        <comment>mummies</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>каждый захват на 1 дороже</translation>
    </message>
    <message>
        <source>enter anywhere, dig 2 Holes</source>
        <comment>halflings</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>входят где угодно, роют 2 норы</translation>
    </message>
    <message>
        <source>from Mountain to Mountain</source>
        <comment>beacon</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>с горы на гору</translation>
    </message>
    <message>
        <source>hold rivers and score them</source>
        <comment>kraken</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>остаются в реках, и те приносят 1</translation>
    </message>
    <message>
        <source>in decline: +2 every turn</source>
        <comment>wise</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>в упадке: +2 каждый ход</translation>
    </message>
    <message>
        <source>in decline: attackers pay 1 coin</source>
        <comment>liches</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>в упадке: захват стоит врагу 1</translation>
    </message>
    <message>
        <source>in decline: feeds your new race</source>
        <comment>reborn</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>в упадке: пополняют новый народ</translation>
    </message>
    <message>
        <source>keep all tokens in decline</source>
        <comment>tomb</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>в упадке все жетоны остаются</translation>
    </message>
    <message>
        <source>keep conquering in decline</source>
        <comment>ghouls</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>захватывают и в упадке</translation>
    </message>
    <message>
        <source>lose no tokens when conquered</source>
        <comment>elves</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>при потере региона жетоны целы</translation>
    </message>
    <message>
        <source>lose no tokens when conquered</source>
        <comment>immortal</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>при потере региона жетоны целы</translation>
    </message>
    <message>
        <source>may decline beside another race</source>
        <comment>spirit</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>в упадке&#xa0;— рядом с другим народом</translation>
    </message>
    <message>
        <source>no power works against them</source>
        <comment>gnomes</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>чужие способности не действуют</translation>
    </message>
    <message>
        <source>no redeployment; +2 from round 4</source>
        <comment>hermits</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>без перераспределения; позже +2</translation>
    </message>
    <message>
        <source>peace with one opponent</source>
        <comment>diplomat</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>мир с одним противником</translation>
    </message>
    <message>
        <source>replace an enemy&apos;s lone token</source>
        <comment>sorcerers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>подменяют одинокий чужой жетон</translation>
    </message>
    <message>
        <source>replace an enemy&apos;s lone token</source>
        <comment>vampire</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>подменяют одинокий чужой жетон</translation>
    </message>
    <message>
        <source>roll before each conquest</source>
        <comment>berserk</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>бросок перед каждым захватом</translation>
    </message>
    <message>
        <source>roll the die near Crystals</source>
        <comment>wisp</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>бросают кубик у кристаллов</translation>
    </message>
    <message>
        <source>sheer numbers, nothing else</source>
        <comment>ratmen</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>сила в числе, и только</translation>
    </message>
    <message>
        <source>steal coins, lose 1 each turn</source>
        <comment>magpies</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>крадут монеты, каждый ход −1</translation>
    </message>
    <message>
        <source>swap their power when picked</source>
        <comment>mimes</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>при выборе меняют способность</translation>
    </message>
    <message>
        <source>take 1 region a turn for 1 token</source>
        <comment>dragon</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>раз в ход: регион за 1 жетон</translation>
    </message>
    <message>
        <source>take 2 from those who decline</source>
        <comment>innkeepers</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>2 монеты за упадок противника</translation>
    </message>
    <message>
        <source>the Bag copies a Relic</source>
        <comment>magic</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>мешок копирует реликвию</translation>
    </message>
    <message>
        <source>the Queen makes a region immune</source>
        <comment>royal</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>королева охраняет регион</translation>
    </message>
    <message>
        <source>−1 cost against your attackers</source>
        <comment>vengeful</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>захват у напавшего: −1</translation>
    </message>
    <message>
        <source>−1 cost along the coast</source>
        <comment>tritons</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>захват на берегу: −1</translation>
    </message>
    <message>
        <source>−1 cost next to your Mountains</source>
        <comment>giants</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>захват рядом со своей горой: −1</translation>
    </message>
    <message>
        <source>−1 cost on Hills and Farmland</source>
        <comment>mounted</comment>
        <extracomment>What a trait does, on its card: at most 33 letters</extracomment>
        <translation>захват холмов и пашен: −1</translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message>
        <source>In decline: {text}.</source>
        <comment>declined</comment>
        <extracomment>How a sentence about a trait ends</extracomment>
        <translation>В упадке: {text}.</translation>
    </message>
    <message>
        <source>{text}, also in decline.</source>
        <comment>always</comment>
        <extracomment>How a sentence about a trait ends</extracomment>
        <translation>{text}, в том числе в упадке.</translation>
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
        <translation>Свежий народ</translation>
    </message>
    <message>
        <source>A new race enters from the edge of the map. The numbers show how many tokens each region costs. Take {h2}: click it, or go there with the arrow keys and press Enter.</source>
        <comment>enter.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Новый народ входит с края карты. Числа показывают, сколько жетонов стоит каждый регион. Захвати: {h2}. Щёлкни по региону или перейди к нему стрелками и нажми Enter.</translation>
    </message>
    <message>
        <source>A two!</source>
        <comment>rolled.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Двойка!</translation>
    </message>
    <message>
        <source>An empty region costs 2 tokens, plus 1 for everything in your way: a token, a Lost Tribe, a Mountain. {p3} has a Lost Tribe: 2 + 1 = 3. Point at any region to see its sum.</source>
        <comment>cost.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Пустой регион стоит 2 жетона и ещё по 1 за всё, что мешает: жетон, забытое племя, гору. {p3}: здесь забытое племя, значит, 2 + 1 = 3. Наведи указатель на любой регион, чтобы увидеть сумму.</translation>
    </message>
    <message>
        <source>Choose your people</source>
        <comment>column.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Кого повести?</translation>
    </message>
    <message>
        <source>Each region in decline still earns a coin: four this time. But {humans} and {hill} no longer earn anything extra. Few races and powers do in decline.</source>
        <comment>declined.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Каждый регион в упадке по-прежнему приносит монету: сейчас их четыре. Но {humans} и {hill} больше ничего не добавляют. В упадке это умеют лишь немногие народы и способности.</translation>
    </message>
    <message>
        <source>Easy prey</source>
        <comment>taken.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Лёгкая добыча</translation>
    </message>
    <message>
        <source>Eight tokens hold four regions, so you can pick up only four to conquer with. When a people can&apos;t grow any more, it&apos;s time for a new one.</source>
        <comment>thin.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Восемь жетонов держат четыре региона, так что для захватов на руку можно взять только четыре. Когда народу больше некуда расти, пора выбирать новый.</translation>
    </message>
    <message>
        <source>Enough for now</source>
        <comment>stop.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Пока хватит</translation>
    </message>
    <message>
        <source>Enter the map</source>
        <comment>enter.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Вход на карту</translation>
    </message>
    <message>
        <source>From now on you conquer next to what you hold. Take {p3} and {f4}, in any order.</source>
        <comment>spread.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Теперь захватывай регионы рядом со своими. Захвати два: {p3} и {f4}, в любом порядке.</translation>
    </message>
    <message>
        <source>Go into decline</source>
        <comment>decline.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Приведи народ в упадок</translation>
    </message>
    <message>
        <source>Here you see who won and where the coins came from. You&apos;ll meet everything else as you play, and {key-explain} explains it. Have fun!</source>
        <comment>end.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Здесь видно, кто победил и откуда взялись монеты. Остальное встретится по ходу игры, а объяснит его {key-explain}. Удачи!</translation>
    </message>
    <message>
        <source>Instead of conquering, you can go into decline. One token stays in each region, turned over, and the rest leave. It takes your whole turn. Press Decline, then confirm with the large button.</source>
        <comment>decline.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Вместо захватов народ можно привести в упадок. В каждом регионе останется по одному перевёрнутому жетону, остальные уйдут. Это займёт весь ход. Нажми «В упадок» и подтверди большой кнопкой.</translation>
    </message>
    <message>
        <source>It&apos;s up to you</source>
        <comment>again.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Теперь решаешь ты</translation>
    </message>
    <message>
        <source>Keep going</source>
        <comment>spread.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Lead your people, hold regions and earn coins for them. The most coins win. {rival} has already taken the four regions you see. You are {person}, and this first game has only four rounds.</source>
        <comment>welcome.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Веди свой народ, занимай регионы и получай за них монеты. Победит тот, у кого их больше. Четыре региона на карте уже держит {rival}. Ты&#xa0;— {person}, и в этой первой игре всего четыре раунда.</translation>
    </message>
    <message>
        <source>Need a hint?</source>
        <comment>hint.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Нужна подсказка?</translation>
    </message>
    <message>
        <source>On your own</source>
        <comment>free.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Теперь без подсказок</translation>
    </message>
    <message>
        <source>One token of a lost region is gone for good. The other three retreat to regions you still hold. They were placed for you; in Settings you can ask to do it yourself.</source>
        <comment>lost.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Один жетон из потерянного региона не вернуть. Остальные три отступают в твои регионы. Их расставила игра, а в настройках можно выбрать расстановку вручную.</translation>
    </message>
    <message>
        <source>One token short</source>
        <comment>short.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Одного не хватает</translation>
    </message>
    <message>
        <source>Pick your people</source>
        <comment>pick.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Выбери народ</translation>
    </message>
    <message>
        <source>Place your tokens as you like. Balance spreads them evenly; Fortify borders, under More if there is no room, puts them where the threat is. Then press End turn.</source>
        <comment>again.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Расставь жетоны как хочешь. «Поровну» делит их равномерно, «Укрепить границы» (или под кнопкой «Ещё…») ставит туда, где опаснее. Потом нажми «Конец хода».</translation>
    </message>
    <message>
        <source>Press {key-explain}: the rule book explains whatever you point at. Close its window, then press Next.</source>
        <comment>explain.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Нажми {key-explain}: книга правил объяснит то, на что ты показываешь. Закрой её окно и нажми «Далее».</translation>
    </message>
    <message>
        <source>Press {key-hint}, or H on the map, and the strongest bot suggests whole turns. Press Esc to close them, then press Next.</source>
        <comment>hint.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Нажми {key-hint} или H на карте, и самый сильный бот предложит ходы целиком. Закрой подсказки клавишей Esc и нажми «Далее».</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <comment>redeploy.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Перераспредели войска</translation>
    </message>
    <message>
        <source>Second thoughts?</source>
        <comment>undo.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Есть сомнения?</translation>
    </message>
    <message>
        <source>Seven coins: one for each of your four regions, one for a Farmland ({humans}) and two for the Hills ({hill}). Point at a part of the sum and its regions light up.</source>
        <comment>payout.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Семь монет: по одной за четыре региона, одна за пашню ({humans}) и две за холмы ({hill}). Наведи указатель на часть суммы, и её регионы засветятся.</translation>
    </message>
    <message>
        <source>Spread too thin</source>
        <comment>thin.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Силы на исходе</translation>
    </message>
    <message>
        <source>Still worth coins</source>
        <comment>declined.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Монеты всё ещё идут</translation>
    </message>
    <message>
        <source>Strike back</source>
        <comment>strike.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ответный удар</translation>
    </message>
    <message>
        <source>Take the {humans} with the power {hill}: nine tokens for two coins. Click their card, or go there with Tab and press Enter. Then press Pick, the large button below the map.</source>
        <comment>pick.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Возьми народ {humans} со способностью {hill}: девять жетонов за две монеты. Щёлкни по карточке или перейди к ней клавишей Tab и нажми Enter. Потом нажми «Выбрать», большую кнопку под картой.</translation>
    </message>
    <message>
        <source>That was a whole game!</source>
        <comment>end.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Вот и вся игра!</translation>
    </message>
    <message>
        <source>That&apos;s allowed, too. For this lesson, take back {p3}.</source>
        <comment>strike.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Можно и так. Но в этом уроке отбей регион {p3}.</translation>
    </message>
    <message>
        <source>That&apos;s allowed. But just to try it, take {m3} first. You&apos;ll take it back in a moment.</source>
        <comment>try.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Так можно. Но сначала ради опыта захвати регион {m3}. Скоро этот захват можно будет отменить.</translation>
    </message>
    <message>
        <source>That&apos;s enough: your last two tokens take {h4}. Had the roll failed, they would have stayed in your hand. Either way, your conquests are over for this turn.</source>
        <comment>rolled.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Этого хватило: последние два жетона захватили регион ({h4}). При неудаче они остались бы на руке. Но захваты в этот ход в любом случае окончены.</translation>
    </message>
    <message>
        <source>The badge with the die shows your chance. You need one more, so half of all rolls will do. Choose {h4}, then press Roll, the large button.</source>
        <comment>roll.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Значок с кубиком показывает шанс. Не хватает одного жетона, так что подойдёт половина бросков. Выбери {h4} и нажми «Бросок», большую кнопку.</translation>
    </message>
    <message>
        <source>The combo on top is free. For one further down, put a coin on each combo above it. Whoever picks a combo collects its coins: {rival} left one on the first.</source>
        <comment>price.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Верхняя комбинация бесплатна. Чтобы взять ту, что ниже, положи по монете на каждую над ней. Кто выбирает комбинацию, забирает и её монеты: на первой уже лежит монета, её платит {rival}.</translation>
    </message>
    <message>
        <source>The rules allow that, too. But first, roll the die for {h4}.</source>
        <comment>roll.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>По правилам можно и так. Но сначала брось кубик. Цель: {h4}.</translation>
    </message>
    <message>
        <source>The rules allow that, too. For this lesson, take {p3} and {f4}.</source>
        <comment>spread.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>По правилам можно и так. Но в этом уроке захвати два региона: {p3} и {f4}.</translation>
    </message>
    <message>
        <source>The rules allow that. For this lesson, stop here: Finish conquests.</source>
        <comment>stop.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>По правилам можно. Но в этом уроке остановись: «Закончить захваты».</translation>
    </message>
    <message>
        <source>These are the combos you can pick: each is a race with a special power. The number beside the tokens is how many you get. Point at a card, and the details tell you what they can do.</source>
        <comment>column.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Это комбинации на выбор: каждая&#xa0;— народ и его способность. Число рядом с жетонами говорит, сколько ты их получишь. Наведи указатель на карточку, и подробности расскажут, что они умеют.</translation>
    </message>
    <message>
        <source>Three tokens for one coin a turn? Take it back with Undo, or {key-undo}. That works until chance steps in, as with a roll, or someone else has moved.</source>
        <comment>undo.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Три жетона ради одной монеты за ход? Отмени это кнопкой «Отменить» или {key-undo}. Отмена работает, пока не вмешается случай, например бросок, или пока не походит кто-то другой.</translation>
    </message>
    <message>
        <source>To conquer, you pick up all your tokens but one in each region: that makes five. Try something and take {m3}. Its Mountain costs one token more.</source>
        <comment>try.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Для захватов берут на руку все жетоны, кроме одного в каждом регионе: выходит пять. Попробуй захватить регион {m3}. Из-за горы нужно на жетон больше.</translation>
    </message>
    <message>
        <source>Try your luck</source>
        <comment>roll.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Попытай счастья</translation>
    </message>
    <message>
        <source>Two peoples</source>
        <comment>both.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Два народа</translation>
    </message>
    <message>
        <source>Under attack</source>
        <comment>attacked.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>На тебя напали</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <comment>welcome.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Добро пожаловать!</translation>
    </message>
    <message>
        <source>What a region costs</source>
        <comment>cost.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Цена региона</translation>
    </message>
    <message>
        <source>What they cost</source>
        <comment>price.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Сколько они стоят</translation>
    </message>
    <message>
        <source>When in doubt</source>
        <comment>explain.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Если что-то непонятно</translation>
    </message>
    <message>
        <source>With your last token you could still risk the die. Let it be: press Finish conquests, the large button, or {key-end}.</source>
        <comment>stop.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>С последним жетоном ещё можно рискнуть и бросить кубик. Но не стоит: нажми «Закончить захваты», большую кнопку, или {key-end}.</translation>
    </message>
    <message>
        <source>You could carry on conquering. For this lesson, go into decline now.</source>
        <comment>decline.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Можно захватывать дальше. Но в этом уроке приведи народ в упадок.</translation>
    </message>
    <message>
        <source>You could carry on from here. For this lesson, take it back first: Undo.</source>
        <comment>undo.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Можно продолжать и отсюда. Но в этом уроке сначала отмени захват: «Отменить».</translation>
    </message>
    <message>
        <source>You could pick that combo, too. For this lesson, take the first one.</source>
        <comment>second.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Можно выбрать и эту комбинацию. Но в этом уроке возьми первую.</translation>
    </message>
    <message>
        <source>You could pick that combo, too. For this lesson, take the third one.</source>
        <comment>pick.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Можно выбрать и эту комбинацию. Но в этом уроке возьми третью.</translation>
    </message>
    <message>
        <source>You could place them like that. For this lesson, put exactly four tokens in {p3}.</source>
        <comment>redeploy.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Можно расставить и так. Но в этом уроке нужно ровно четыре жетона здесь: {p3}.</translation>
    </message>
    <message>
        <source>You could take that region, too. For this lesson, start with {h2}.</source>
        <comment>enter.aside</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Можно захватить и этот регион. Но в этом уроке начни отсюда: {h2}.</translation>
    </message>
    <message>
        <source>You have two tokens left, but {h4} costs three. For your last conquest of a turn you can roll the reinforcement die: three faces are blank, the others show 1, 2 and 3.</source>
        <comment>short.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>На руке два жетона, а {h4} стоит три. Для последнего захвата за ход можно бросить кубик подкреплений: три грани у него пустые, на остальных&#xa0;— 1, 2 и 3.</translation>
    </message>
    <message>
        <source>You lose one</source>
        <comment>lost.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Один потерян</translation>
    </message>
    <message>
        <source>You now have two: the active race and the one in decline. Both earn coins. Normally you can have only one in decline, so the next to decline would push the old one off the map.</source>
        <comment>both.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Теперь у тебя два народа: активный и тот, что в упадке. Монеты приносят оба. Обычно в упадке бывает только один, поэтому следующий вытеснит старый с карты.</translation>
    </message>
    <message>
        <source>Your first coins</source>
        <comment>payout.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Первые монеты</translation>
    </message>
    <message>
        <source>Your new turn begins with another pick. {flying} {tritons} are on top: they are free, and the two coins on them are yours. Take them: their card, then Pick.</source>
        <comment>second.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Новый ход начинается с выбора. Наверху {flying} {tritons}: они бесплатны, и две монеты на них&#xa0;— твои. Выбери их карточку и нажми «Выбрать».</translation>
    </message>
    <message>
        <source>Your second turn</source>
        <comment>try.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Твой второй ход</translation>
    </message>
    <message>
        <source>{flying}, so you can conquer any land region; {tritons} pay one token less along the coast. Take all you can, perhaps with a last roll. Then redeploy and end the last turn of the game.</source>
        <comment>free.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{flying}&#xa0;— значит, открыт любой регион суши. {tritons} платят на берегу на жетон меньше. Захвати сколько сможешь, а напоследок можно бросить кубик. Потом перераспредели жетоны и закончи последний ход игры.</translation>
    </message>
    <message>
        <source>{rival} attacks {p3} again. You had only one token there, in decline: it&apos;s driven out and leaves the map.</source>
        <comment>taken.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} снова нападает: {p3}. Там был только один твой жетон, в упадке: он изгнан и покидает карту.</translation>
    </message>
    <message>
        <source>{rival} attacks {p3}. Four tokens defend it, so it costs 2 + 4 = 6.</source>
        <comment>attacked.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} нападает: {p3}. Регион защищают четыре жетона, поэтому он стоит 2 + 4 = 6.</translation>
    </message>
    <message>
        <source>{rival} holds {p3} with two tokens, so it costs 2 + 2 = 4. It&apos;s a Farmland, worth two coins to you. Take it!</source>
        <comment>strike.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{p3}: теперь там {rival} и два жетона, поэтому захват стоит 2 + 2 = 4. Это пашня, тебе она принесёт две монеты. Захвати её!</translation>
    </message>
    <message>
        <source>{rival} keeps growing: watch the map. Numbered arrows and the log show what has happened since your turn.</source>
        <comment>waiting.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>{rival} занимает всё больше: следи за картой. Стрелки с номерами и журнал показывают, что случилось после твоего хода.</translation>
    </message>
    <message>
        <source>{rival} stands next to {p3}, so put four tokens there. First take one from {h2} with a right-click or −, then add it to {p3} with a click or +. Leave at least one in each region. Then press End turn.</source>
        <comment>redeploy.text</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Рядом с регионом {p3} стоит {rival}, поэтому собери там четыре жетона. Сними один с региона {h2}: правая кнопка мыши или −. Добавь его в регион {p3}: щелчок или +. Везде оставь хотя бы один. Потом нажми «Конец хода».</translation>
    </message>
    <message>
        <source>{rival}&apos;s turn</source>
        <comment>waiting.title</comment>
        <extracomment>The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters</extracomment>
        <translation>Ходит {rival}</translation>
    </message>
</context>
<context>
    <name>term</name>
    <message>
        <source>Active</source>
        <comment>active</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Активный</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>column</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Ряд</translation>
    </message>
    <message>
        <source>Combo</source>
        <comment>combo</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Комбинация</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>hand</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Рука</translation>
    </message>
    <message>
        <source>In decline</source>
        <comment>declined</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>В упадке</translation>
    </message>
    <message>
        <source>Lost Tribe</source>
        <comment>lost-tribe</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Забытое племя</translation>
    </message>
    <message>
        <source>Monster</source>
        <comment>monster</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Чудовище</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>place</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Чудесное место</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>race</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Народ</translation>
    </message>
    <message>
        <source>Race banner</source>
        <comment>banner</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Знамя народа</translation>
    </message>
    <message>
        <source>Race token</source>
        <comment>token</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Жетон народа</translation>
    </message>
    <message>
        <source>Region</source>
        <comment>region</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Регион</translation>
    </message>
    <message>
        <source>Reinforcement die</source>
        <comment>die</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Кубик подкреплений</translation>
    </message>
    <message>
        <source>Relic</source>
        <comment>relic</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Реликвия</translation>
    </message>
    <message>
        <source>Silver Hammer</source>
        <comment>hammer</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Серебряный молот</translation>
    </message>
    <message>
        <source>Special power</source>
        <comment>power</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Способность</translation>
    </message>
    <message>
        <source>Special power badge</source>
        <comment>badge</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Жетон способности</translation>
    </message>
    <message>
        <source>Tray</source>
        <comment>tray</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Контейнер</translation>
    </message>
    <message>
        <source>Vengeance marker</source>
        <comment>vengeance</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Жетон мести</translation>
    </message>
    <message>
        <source>Victory coin</source>
        <comment>coin</comment>
        <extracomment>A term of the rules, as a heading</extracomment>
        <translation>Монета</translation>
    </message>
</context>
<context>
    <name>terrain</name>
    <message>
        <source>Abysmal Chasm</source>
        <comment>chasm</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Бездна</translation>
    </message>
    <message>
        <source>Black Mountain</source>
        <comment>blackmountain</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Чёрная гора</translation>
    </message>
    <message>
        <source>Farmland</source>
        <comment>farmland</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Пашня</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>forest</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Лес</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Холм</translation>
    </message>
    <message>
        <source>Lake</source>
        <comment>lake</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Озеро</translation>
    </message>
    <message>
        <source>Land</source>
        <comment>land</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Суша</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>mine</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Рудник</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>mountain</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Гора</translation>
    </message>
    <message>
        <source>Mud Pool</source>
        <comment>mud</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Грязевая топь</translation>
    </message>
    <message>
        <source>Mushroom Forest</source>
        <comment>mushroom</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Грибной лес</translation>
    </message>
    <message>
        <source>Mystic Crystal</source>
        <comment>crystal</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Мистический кристалл</translation>
    </message>
    <message>
        <source>River</source>
        <comment>river</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Река</translation>
    </message>
    <message>
        <source>Sea</source>
        <comment>sea</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Море</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>swamp</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Болото</translation>
    </message>
    <message>
        <source>Water</source>
        <comment>water</comment>
        <extracomment>The name of a terrain, in the nominative: regions are called Forest 3</extracomment>
        <translation>Вода</translation>
    </message>
</context>
<context>
    <name>trait</name>
    <message>
        <source>Adventurous</source>
        <comment>adventurous</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Отважные</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <comment>alchemist</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Учёные</translation>
    </message>
    <message>
        <source>Altar of Souls</source>
        <comment>altar</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Алтарь душ</translation>
    </message>
    <message>
        <source>Amazons</source>
        <comment>amazons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Амазонки</translation>
    </message>
    <message>
        <source>Badgers</source>
        <comment>badgers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Барсуки</translation>
    </message>
    <message>
        <source>Beacon</source>
        <comment>beacon</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Сигнальные</translation>
    </message>
    <message>
        <source>Berserk</source>
        <comment>berserk</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Лютые</translation>
    </message>
    <message>
        <source>Bivouacking</source>
        <comment>bivouacking</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Походные</translation>
    </message>
    <message>
        <source>Commando</source>
        <comment>commando</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Боевые</translation>
    </message>
    <message>
        <source>Crypt of the Tomb Raider</source>
        <comment>crypt</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Склеп расхитителя гробниц</translation>
    </message>
    <message>
        <source>Cultists</source>
        <comment>cultists</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Культисты</translation>
    </message>
    <message>
        <source>Diamond Fields</source>
        <comment>diamond</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Алмазные поля</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <comment>diplomat</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Мирные</translation>
    </message>
    <message>
        <source>Dragon Master</source>
        <comment>dragon</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Драконовластные</translation>
    </message>
    <message>
        <source>Drow</source>
        <comment>drow</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Дроу</translation>
    </message>
    <message>
        <source>Dwarves</source>
        <comment>dwarves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Дварфы</translation>
    </message>
    <message>
        <source>Elves</source>
        <comment>elves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Эльфы</translation>
    </message>
    <message>
        <source>Ferrymen</source>
        <comment>ferrymen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Паромщики</translation>
    </message>
    <message>
        <source>Festive</source>
        <comment>festive</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Праздничные</translation>
    </message>
    <message>
        <source>Fisher</source>
        <comment>fisher</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Рыбацкие</translation>
    </message>
    <message>
        <source>Flames</source>
        <comment>flames</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Огневики</translation>
    </message>
    <message>
        <source>Flocking</source>
        <comment>flocking</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Стайные</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>flying</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Летучие</translation>
    </message>
    <message>
        <source>Flying Doormat</source>
        <comment>doormat</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Летающий коврик</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>forest</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Лесные</translation>
    </message>
    <message>
        <source>Fortified</source>
        <comment>fortified</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Укреплённые</translation>
    </message>
    <message>
        <source>Fountain of Youth</source>
        <comment>fountain</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Источник молодости</translation>
    </message>
    <message>
        <source>Frightened</source>
        <comment>frightened</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Пугливые</translation>
    </message>
    <message>
        <source>Froggy&apos;s Ring</source>
        <comment>ring</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Лягушачье кольцо</translation>
    </message>
    <message>
        <source>Ghouls</source>
        <comment>ghouls</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Упыри</translation>
    </message>
    <message>
        <source>Giants</source>
        <comment>giants</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Великаны</translation>
    </message>
    <message>
        <source>Gleaning</source>
        <comment>gleaning</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Подбирающие</translation>
    </message>
    <message>
        <source>Gnomes</source>
        <comment>gnomes</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Гномы</translation>
    </message>
    <message>
        <source>Great Brass Pipe</source>
        <comment>pipe</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Большая латунная труба</translation>
    </message>
    <message>
        <source>Halflings</source>
        <comment>halflings</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Полурослики</translation>
    </message>
    <message>
        <source>Hermits</source>
        <comment>hermits</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Отшельники</translation>
    </message>
    <message>
        <source>Heroic</source>
        <comment>heroic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Героические</translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>hill</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Холмовые</translation>
    </message>
    <message>
        <source>Humans</source>
        <comment>humans</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Люди</translation>
    </message>
    <message>
        <source>Hungry</source>
        <comment>hungry</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Голодные</translation>
    </message>
    <message>
        <source>Immortal</source>
        <comment>immortal</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Бессмертные</translation>
    </message>
    <message>
        <source>Innkeepers</source>
        <comment>innkeepers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Трактирщики</translation>
    </message>
    <message>
        <source>Iron Dwarves</source>
        <comment>irondwarves</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Железняки</translation>
    </message>
    <message>
        <source>Keep on the Motherland</source>
        <comment>keep</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Родовая крепость</translation>
    </message>
    <message>
        <source>Kraken</source>
        <comment>kraken</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Кракены</translation>
    </message>
    <message>
        <source>Liches</source>
        <comment>liches</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Личи</translation>
    </message>
    <message>
        <source>Lizardmen</source>
        <comment>lizardmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Ящеролюды</translation>
    </message>
    <message>
        <source>Magic</source>
        <comment>magic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Магические</translation>
    </message>
    <message>
        <source>Magpies</source>
        <comment>magpies</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Сороки</translation>
    </message>
    <message>
        <source>Martyr</source>
        <comment>martyr</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Жертвенные</translation>
    </message>
    <message>
        <source>Merchant</source>
        <comment>merchant</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Скаредные</translation>
    </message>
    <message>
        <source>Mine of the Lost Dwarf</source>
        <comment>mine</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Рудник пропавшего дварфа</translation>
    </message>
    <message>
        <source>Mining</source>
        <comment>mining</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Горняцкие</translation>
    </message>
    <message>
        <source>Moated</source>
        <comment>moated</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>За рвом</translation>
    </message>
    <message>
        <source>Mounted</source>
        <comment>mounted</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Верховые</translation>
    </message>
    <message>
        <source>Muddy</source>
        <comment>muddy</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Чумазые</translation>
    </message>
    <message>
        <source>Mudmen</source>
        <comment>mudmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Грязелюды</translation>
    </message>
    <message>
        <source>Mummies</source>
        <comment>mummies</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Мумии</translation>
    </message>
    <message>
        <source>Mystic</source>
        <comment>mystic</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Мистические</translation>
    </message>
    <message>
        <source>Ogres</source>
        <comment>ogres</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Огры</translation>
    </message>
    <message>
        <source>Orcs</source>
        <comment>orcs</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Орки</translation>
    </message>
    <message>
        <source>Patient</source>
        <comment>patient</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Терпеливые</translation>
    </message>
    <message>
        <source>Pillaging</source>
        <comment>pillaging</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Разбойные</translation>
    </message>
    <message>
        <source>Quarreling</source>
        <comment>quarreling</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Сварливые</translation>
    </message>
    <message>
        <source>Ratmen</source>
        <comment>ratmen</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Крысолюды</translation>
    </message>
    <message>
        <source>Reborn</source>
        <comment>reborn</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Возрождённые</translation>
    </message>
    <message>
        <source>Royal</source>
        <comment>royal</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Королевские</translation>
    </message>
    <message>
        <source>Scepter of Avarice</source>
        <comment>scepter</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Скипетр алчности</translation>
    </message>
    <message>
        <source>Seafaring</source>
        <comment>seafaring</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Водные</translation>
    </message>
    <message>
        <source>Shadow Mimes</source>
        <comment>mimes</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Теневые мимы</translation>
    </message>
    <message>
        <source>Shield</source>
        <comment>shield</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Щитоносные</translation>
    </message>
    <message>
        <source>Shiny Orb</source>
        <comment>orb</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Сияющая сфера</translation>
    </message>
    <message>
        <source>Shrooms</source>
        <comment>shrooms</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Грибовики</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <comment>skeletons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Скелеты</translation>
    </message>
    <message>
        <source>Sorcerers</source>
        <comment>sorcerers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Колдуны</translation>
    </message>
    <message>
        <source>Spiderines</source>
        <comment>spiderines</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Паучихи</translation>
    </message>
    <message>
        <source>Spirit</source>
        <comment>spirit</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Призрачные</translation>
    </message>
    <message>
        <source>Stinky Troll&apos;s Socks</source>
        <comment>socks</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Вонючие носки тролля</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>stone</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Каменные</translation>
    </message>
    <message>
        <source>Stonehedge</source>
        <comment>stonehedge</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Стоунхедж</translation>
    </message>
    <message>
        <source>Stout</source>
        <comment>stout</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Стойкие</translation>
    </message>
    <message>
        <source>Swamp</source>
        <comment>swamp</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Болотные</translation>
    </message>
    <message>
        <source>Sword of the Killer Rabbit</source>
        <comment>sword</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Меч кролика-убийцы</translation>
    </message>
    <message>
        <source>Thieving</source>
        <comment>thieving</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Вороватые</translation>
    </message>
    <message>
        <source>Tinkers</source>
        <comment>tinkers</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Лудильщики</translation>
    </message>
    <message>
        <source>Tomb</source>
        <comment>tomb</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Могильные</translation>
    </message>
    <message>
        <source>Tritons</source>
        <comment>tritons</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Тритоны</translation>
    </message>
    <message>
        <source>Trolls</source>
        <comment>trolls</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Тролли</translation>
    </message>
    <message>
        <source>Underworld</source>
        <comment>underworld</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Подземные</translation>
    </message>
    <message>
        <source>Vampire</source>
        <comment>vampire</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Вампирские</translation>
    </message>
    <message>
        <source>Vanishing</source>
        <comment>vanishing</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Исчезающие</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <comment>vengeful</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Мстительные</translation>
    </message>
    <message>
        <source>Wealthy</source>
        <comment>wealthy</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Богатые</translation>
    </message>
    <message>
        <source>Wickedest Pentacle</source>
        <comment>pentacle</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Зловещая пентаграмма</translation>
    </message>
    <message>
        <source>Will-o&apos;-Wisp</source>
        <comment>wisp</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Бродячие огни</translation>
    </message>
    <message>
        <source>Wise</source>
        <comment>wise</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Мудрые</translation>
    </message>
    <message>
        <source>Wizards</source>
        <comment>wizards</comment>
        <extracomment>The name of a race, of a power as it stands alone, of a Relic or of a Place</extracomment>
        <translation>Волшебники</translation>
    </message>
</context>
<context>
    <name>verb</name>
    <message>
        <source>Borrowed tokens: some more for conquests only, set aside after each redeployment</source>
        <comment>loan</comment>
        <translation>Жетоны взаймы: ещё несколько только для захватов, после перераспределения их откладывают</translation>
    </message>
    <message>
        <source>Conquers in decline: the race keeps conquering after it has declined</source>
        <comment>campaign</comment>
        <translation>Захваты в упадке: народ продолжает захватывать и в упадке</translation>
    </message>
    <message>
        <source>Cost: conquests of certain regions cost fewer tokens, or more</source>
        <comment>cost</comment>
        <translation>Цена: захват некоторых регионов стоит меньше жетонов или больше</translation>
    </message>
    <message>
        <source>Decline: what is different when the race declines</source>
        <comment>decline</comment>
        <translation>Упадок: что меняется, когда народ уходит в упадок</translation>
    </message>
    <message>
        <source>Defence: attackers need more tokens for its regions</source>
        <comment>defence</comment>
        <translation>Защита: нападающим нужно больше жетонов на его регионы</translation>
    </message>
    <message>
        <source>Die: it may be rolled before a conquest, and lowers the cost</source>
        <comment>die</comment>
        <translation>Кубик: можно бросить перед захватом, он снижает цену</translation>
    </message>
    <message>
        <source>Far reach: it may conquer certain regions even if they aren&apos;t adjacent</source>
        <comment>reach</comment>
        <translation>Дальность: может захватывать некоторые регионы, даже не соседние</translation>
    </message>
    <message>
        <source>Garrisons: each of its regions keeps at least so many tokens</source>
        <comment>least</comment>
        <translation>Гарнизон: в каждом его регионе остаётся не меньше жетонов</translation>
    </message>
    <message>
        <source>Gift: its combo comes with coins when it turns up</source>
        <comment>gift</comment>
        <translation>Подарок: его комбинация приносит монеты, когда появляется</translation>
    </message>
    <message>
        <source>Home ground: it may conquer and keep regions that others can&apos;t hold, such as seas</source>
        <comment>zone</comment>
        <translation>Своя земля: может захватывать и держать регионы, закрытые для других, например моря</translation>
    </message>
    <message>
        <source>Immunity: certain regions of it can&apos;t be conquered by opponents</source>
        <comment>immune</comment>
        <translation>Неприступность: некоторые его регионы соперники захватить не могут</translation>
    </message>
    <message>
        <source>Income: coins when the turn is scored, for regions, for conquests or simply each turn</source>
        <comment>income</comment>
        <translation>Доход: монеты при подсчёте – за регионы, за захваты или просто каждый ход</translation>
    </message>
    <message>
        <source>Losses: how many tokens are lost with a region, instead of one</source>
        <comment>loss</comment>
        <translation>Потери: сколько жетонов теряется с регионом вместо одного</translation>
    </message>
    <message>
        <source>More tokens: at redeployment, tokens come from the tray for regions held or conquered</source>
        <comment>supply</comment>
        <translation>Больше жетонов: при перераспределении берут жетоны из контейнера за занятые или захваченные регионы</translation>
    </message>
    <message>
        <source>Overrun: it takes a region with a fixed number of tokens, whatever it costs</source>
        <comment>overrun</comment>
        <translation>Натиск: берёт регион заданным числом жетонов, сколько бы он ни стоил</translation>
    </message>
    <message>
        <source>Passages: certain regions count as adjacent to each other for conquests</source>
        <comment>link</comment>
        <translation>Проходы: некоторые регионы считаются соседними для захватов</translation>
    </message>
    <message>
        <source>Peace: one opponent who was not attacked this turn can&apos;t attack it</source>
        <comment>pact</comment>
        <translation>Мир: соперник, на которого в этот ход не нападали, не может на него напасть</translation>
    </message>
    <message>
        <source>Pieces: it brings pieces such as Fortresses or Heroes and places them on the map</source>
        <comment>piece</comment>
        <translation>Фишки: приносит фишки, например крепости или героев, и ставит их на карту</translation>
    </message>
    <message>
        <source>Price: skipping its combo costs more or fewer coins</source>
        <comment>price</comment>
        <translation>Цена выбора: пропустить его комбинацию стоит больше или меньше монет</translation>
    </message>
    <message>
        <source>Replacement: it takes a region by swapping an enemy token for one from the tray</source>
        <comment>substitute</comment>
        <translation>Замена: берёт регион, меняя вражеский жетон на жетон из контейнера</translation>
    </message>
    <message>
        <source>Second wind: once per turn, most tokens return to hand for more conquests</source>
        <comment>again</comment>
        <translation>Второе дыхание: раз за ход почти все жетоны возвращаются в руку для новых захватов</translation>
    </message>
    <message>
        <source>Shield: on other players&apos; turns, nothing helps them against it</source>
        <comment>shield</comment>
        <translation>Щит: в ходы других ничто не помогает им против него</translation>
    </message>
    <message>
        <source>Stays put: it does not redeploy</source>
        <comment>fixed</comment>
        <translation>Неподвижность: он не перераспределяется</translation>
    </message>
    <message>
        <source>Thin lines: each of its regions keeps no more than so many tokens</source>
        <comment>most</comment>
        <translation>Тонкие ряды: в каждом его регионе остаётся не больше жетонов</translation>
    </message>
    <message>
        <source>Toll: its owner gets coins whenever another player conquers one of its regions</source>
        <comment>toll</comment>
        <translation>Пошлина: владелец получает монеты, когда другой игрок захватывает его регион</translation>
    </message>
    <message>
        <source>Walks in: certain regions cost as if nobody stood there</source>
        <comment>as_empty</comment>
        <translation>Свободный вход: некоторые регионы стоят, как будто там никого нет</translation>
    </message>
    <message>
        <source>Way in: more regions through which a race with no region may come onto the map</source>
        <comment>entry</comment>
        <translation>Вход: ещё регионы, через которые народ без регионов выходит на карту</translation>
    </message>
    <message>
        <source>Windfall: coins at once, when it conquers from opponents, or when they decline or give up regions</source>
        <comment>windfall</comment>
        <translation>Удача: монеты сразу, когда он захватывает у соперников или те уходят в упадок или бросают регионы</translation>
    </message>
</context>
<context>
    <name>while</name>
    <message>
        <source>as long as there are at least {held_n}</source>
        <comment>holding.regions</comment>
        <translation>пока есть хотя бы {held_n}</translation>
    </message>
    <message>
        <source>as long as there is a {held}</source>
        <comment>holding</comment>
        <translation>пока есть {held}</translation>
    </message>
    <message>
        <source>from round {round} on</source>
        <comment>from_round</comment>
        <translation>с раунда {round}</translation>
    </message>
    <message>
        <source>up to and including round {round}</source>
        <comment>to_round</comment>
        <translation>до раунда {round} включительно</translation>
    </message>
</context>
</TS>
