### The coach at the table: plans, chances and why.

coach-title = The coach
coach-button = Ask the coach
coach-ask = What would you do?
coach-about = The coach sees what you see, tries the best plans many times over and tells you where they lead. It never plays for you.
coach-later = You can ask as soon as you have something to decide.
coach-thinking = The coach is thinking…
coach-silent = No answer came. Try again in a moment.
coach-chance = { $chance }%
coach-change =
    { $change ->
        [0] as good as the obvious move
        [one] one point better than the obvious move
       *[other] { $change } points compared with the obvious move
    }
coach-steps = In this order
coach-honest = Your chance to win with this plan, compared with the obvious move. You decide; nothing is played for you.
coach-forget = Thanks, close
coach-spoken = Best plan: { $plan }, { $chance } per cent. { $why }
chances-label = Win chances
chances-waiting = Working out the win chances…
chances-switch = Show everyone’s win chances on the board
tab-coach = Coach
run-coach = Coach
run-coach-none = nobody may ask
run-coach-alone = only if no other person plays
run-coach-all = everyone may ask
run-coach-about = The coach tells anyone who asks what a strong player would do. Everyone who joins sees this setting; once somebody has joined or the game has started, it can’t be changed.
lobby-coach = Everyone at this table may ask the coach for advice.
help-key-i = I
help-does-i = ask the coach
advisor-title = The coach advises
advisor-proposes = { $plan } ({ $chance }%).
advisor-speaks = The coach advises something
advisor-why = Why?
advisor-dismiss = Not this turn
advisor-off = No more advice
advisor-farewell = You decide as the coach would. From now on it only speaks when you ask.
settings-advice = Advice in your first games
settings-advice-about = After the lessons the coach proposes a plan at the beginning of your turns against bots, until you no longer need it.
