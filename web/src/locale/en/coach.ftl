### The coach at the table: plans, chances and why.

coach-title = The coach
coach-button = Ask the coach
coach-ask = What would you do?
coach-about = The coach sees what you see, tries the best plans out many times, and says what they lead to. It never plays for you.
coach-later = You can ask as soon as it is your turn to decide.
coach-thinking = The coach is thinking …
coach-silent = No answer came. Try again in a moment.
coach-chance = { $chance } %
coach-change =
    { $change ->
        [0] as good as the obvious
        [one] one point better than the obvious
       *[other] { $change } points compared with the obvious
    }
coach-steps = In this order
coach-honest = Win chance after the plan, and how much better it is than the obvious. You decide; nothing is played for you.
coach-forget = Thanks, close
coach-spoken = Best plan: { $plan }, { $chance } percent. { $why }
chances-label = Win chances
chances-waiting = How likely everybody wins is being worked out …
chances-switch = Show everybody’s win chances at the board
tab-coach = Coach
run-coach = Coach
run-coach-none = nobody may ask
run-coach-alone = only where no other person plays
run-coach-all = everybody may ask
run-coach-about = The coach tells whoever asks what a strong player would do. Whoever joins sees this setting; after that it stays.
lobby-coach = Everybody at this table may ask the coach for advice.
help-key-i = I
help-does-i = ask the coach
advisor-title = The coach advises
advisor-proposes = { $plan } ({ $chance } %).
advisor-why = Why?
advisor-dismiss = Not this turn
advisor-off = No more advice
advisor-farewell = You decide as the coach would. From now on it only speaks when you ask.
settings-advice = Advice in your first games
settings-advice-about = After the lessons the coach proposes a plan at the beginning of your turns against bots, until you no longer need it.
