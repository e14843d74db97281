### Der Trainer am Tisch: Pläne, Chancen und warum.

coach-title = Der Trainer
coach-button = Trainer fragen
coach-ask = Was würdest du tun?
coach-about = Der Trainer sieht, was du siehst, spielt die besten Pläne viele Male durch und sagt, wohin sie führen. Er spielt nie für dich.
coach-later = Du kannst fragen, sobald du etwas zu entscheiden hast.
coach-thinking = Der Trainer denkt nach …
coach-silent = Es kam keine Antwort. Versuch es gleich noch einmal.
coach-chance = { $chance } %
coach-change =
    { $change ->
        [0] so gut wie das Naheliegende
        [one] ein Punkt besser als das Naheliegende
       *[other] { $change } Punkte gegenüber dem Naheliegenden
    }
coach-steps = In dieser Reihenfolge
coach-honest = Deine Gewinnchance mit diesem Plan, verglichen mit dem Naheliegenden. Du entscheidest; nichts wird für dich gespielt.
coach-forget = Danke, schließen
coach-spoken = Bester Plan: { $plan }, { $chance } Prozent. { $why }
chances-label = Gewinnchancen
chances-waiting = Gewinnchancen werden berechnet …
chances-switch = Gewinnchancen aller am Tisch zeigen
tab-coach = Trainer
run-coach = Trainer
run-coach-none = niemand darf fragen
run-coach-alone = nur, wo sonst niemand mitspielt
run-coach-all = alle dürfen fragen
run-coach-about = Der Trainer sagt allen, die fragen, was ein starker Spieler tun würde. Wer dazukommt, sieht diese Einstellung; sobald jemand dazugekommen ist oder die Partie begonnen hat, lässt sie sich nicht mehr ändern.
lobby-coach = An diesem Tisch dürfen alle den Trainer um Rat fragen.
help-key-i = I
help-does-i = den Trainer fragen
advisor-title = Der Trainer rät
advisor-proposes = { $plan } ({ $chance } %).
advisor-speaks = Der Trainer rät etwas
advisor-why = Warum?
advisor-dismiss = Nicht in diesem Zug
advisor-off = Keine Ratschläge mehr
advisor-farewell = Du entscheidest wie der Trainer. Ab jetzt spricht er nur noch, wenn du fragst.
settings-advice = Rat in den ersten Partien
settings-advice-about = Nach den Lektionen schlägt der Trainer zu Beginn deiner Züge gegen Bots einen Plan vor, bis du ihn nicht mehr brauchst.
