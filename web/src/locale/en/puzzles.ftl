## Puzzles

puzzles-lead = Positions from real games in which one plan is clearly best. Find it on the board.
puzzles-today = Puzzle of the day
puzzles-solved = { $solved } of { $count } solved.
puzzles-is-solved = solved
puzzles-difficulty = Difficulty { $difficulty } of 5
puzzles-all = All puzzles
puzzles-lost = This puzzle can’t be shown
puzzles-panel = The puzzle
puzzles-yours = Your move
puzzles-right = Solved!
puzzles-wrong = Something better is possible
puzzles-shown = The solution
puzzles-next = See what happens
puzzles-step = Next move
puzzles-again = Try again
puzzles-restart = Start over
puzzles-solution = Show the solution
puzzles-thinking = One moment…
