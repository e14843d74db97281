### Was Bots tun.

cli-help-habits =
    Bots beim Spielen zusehen und berichten, was sie tun und wie oft.

    GAME ist xibalba oder battalia. Jeder Bot spielt mit denselben Würfeln und Karten: gegen sich selbst oder mit --against
    allein unter Bots dieses Namens. Die Zahlen gelten für zehn eigene Züge.
    .short = Berichten, was Bots tun und wie oft

cli-about-habits-levels = Die Bots: Stärken, CHARAKTER@STÄRKE, random, greedy; sonst alle Stärken
cli-about-habits-against = Der Bot auf allen anderen Plätzen; sonst derselbe
cli-about-habits-games = Zahl der Partien für jeden Bot

habits-games = { $games } Partien von jedem Bot; wie oft in zehn eigenen Zügen. Ein Stern heißt: sicher anders als „{ $first }“ (99,9 %)
