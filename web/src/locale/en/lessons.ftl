## The guided first game

learn-title = Learn { $game }
learn-lead =
    { $count ->
        [0] A first game, step by step.
       *[other] A whole first game in { $count } short lessons: you play at a real table with a guide. It takes about ten minutes.
    }
learn-start = Begin
learn-continue = Continue
learn-again = Repeat the lessons
learn-play = Play your first game now
learn-done = { $done } of { $count } lessons done.
learn-lesson-done = done
learn-moves =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
learn-all = All lessons
learn-lost = This lesson can’t be shown
learn-number = Lesson { $number } of { $count }:
learn-progress = Progress in this lesson
learn-coach = Explanation
learn-happened = What happened:
learn-back = Back
learn-next = Next
learn-watch = See what happens
learn-try = Try it
learn-show = Show me
learn-yours = Your move
learn-following = Next: { $title }
learn-strayed = You chose: { $option }. That is possible, but not in this lesson.
learn-also = Also done: { $titles }
learn-paid = In this lesson you pay with: { $cards }
learn-hint = Choose: { $option }
