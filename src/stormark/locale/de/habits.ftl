### Was Bots tun.

cli-help-habits =
    Bots beim Spielen zusehen und sagen, was sie tun und wie oft.

    SPIEL ist xibalba oder battalia. Jeder Bot spielt mit denselben Würfeln und Karten: gegen sich selbst oder mit --against
    allein unter Bots dieses Namens. Die Zahlen gelten für zehn eigene Züge.
    .short = Sagen, was Bots tun und wie oft

cli-about-habits-levels = Die Bots: Stärken, FIGUR@STÄRKE, random, greedy; sonst alle Stärken
cli-about-habits-against = Der Bot auf allen anderen Plätzen; sonst derselbe
cli-about-habits-games = Zahl der Partien für jeden Bot

habits-games = { $games } Partien von jedem Bot; Male in zehn eigenen Zügen. Ein Stern: sicher anders als „{ $first }“ (99,9 %)
