### Wie stark Bots sind.

cli-help-ladder =
    Bots gegeneinander spielen lassen und messen, wie stark sie sind.

    GAME ist xibalba oder battalia. Gespielt wird in Blöcken mit gleichen Würfeln und Karten: Jeder sitzt einmal auf jedem
    Platz. Bei mehr als zwei Seiten ist der stärkere Bot eines Paars allein unter lauter anderen; jedes Team spielt ein Bot.
    Elo ist die wahrscheinlichste (Bradley-Terry), mit 95-%-Intervallen. Ein Paar endet, sobald das Ergebnis nach einem sequenziellen Test sicher ist.
    .short = Messen, wie stark Bots sind

cli-about-ladder-levels = Die Bots, vom schwachen zum starken: Stärken, CHARAKTER@STÄRKE, random, greedy; sonst alle Stärken
cli-about-ladder-pairs = Wer sich trifft: jeder den davor (next), alle den ersten (first) oder jeder jeden (all)
cli-about-ladder-games = Höchstens so viele Partien für jedes Paar
cli-about-ladder-test = Ein Paar beenden, wenn es sicher unter LOW oder über HIGH liegt: Elo (0,100), Anteile an Siegen (65%,75%) oder none
cli-about-ladder-players = Zahl der Spieler; sonst so wenige wie möglich
cli-about-ladder-resume = Jede Partie in dieser Datei festhalten und mit dem weitermachen, was darin steht
cli-about-ladder-save = Die Partien als Aufzeichnungen in diesem Ordner aufheben

ladder-twice = „{ $name }“ ist zweimal genannt.
ladder-too-few = Nenne mindestens zwei Bots.
ladder-test = „{ $found }“ nennt keine zwei Unterschiede. Erlaubt: 0,100 (Elo), 65%,75% (Anteile an Siegen), none.
ladder-test-order = „{ $found }“: Der erste Unterschied muss der kleinere sein.
ladder-other = Die Datei gehört zu einer anderen Messung: { $found } statt { $expected }. Wähle eine andere Datei.

ladder-progress = { $games } Partien
ladder-games = { $games } Partien zwischen { $sides } Seiten
ladder-elo = Elo, „{ $name }“ bei 0, mit 95-%-Intervallen
ladder-seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s pro Zug
ladder-pairs = Paare: Siege des ersten, 95-%-Intervall, sequenzieller Test
ladder-pair = { NUMBER($wins, maximumFractionDigits: 1) } von { $games }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) })
ladder-verdict =
    { $verdict ->
        [high] mindestens { NUMBER($high, maximumFractionDigits: 0) } Elo stärker
        [low] nicht { NUMBER($low, maximumFractionDigits: 0) } Elo stärker
       *[open] offen zwischen { NUMBER($low, maximumFractionDigits: 0) } und { NUMBER($high, maximumFractionDigits: 0) } Elo
    } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Grenzen ±{ NUMBER($bound, maximumFractionDigits: 2) })
