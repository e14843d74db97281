### The start page.

start-learn = Guided first game
start-lookup = Look it up
start-lookup-rules = Every rule and ruling, by chapter or by search
start-lookup-cards = All cards of both games, with filters
start-lookup-glossary = English and German side by side
