### Rules, cards and terms, to look them up.

nav-lookup = Look up
nav-menu = Menu
nav-rules = Rules
nav-cards = Cards
nav-glossary = Glossary

library-title = Look it up
library-search = Search rules, cards and terms
library-search-xibalba = Enter the Ark, Warhost, X-ARK-03 …
library-search-battalia = Upgrade a city, Amulet, B-GATE-05 …
library-hint = In English or German, in any order, and small slips are forgiven. Press / anywhere to search.
library-kinds = Show only
library-all = All
library-found =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
library-partly = Nothing has all of these words. This comes closest:
library-none = Nothing found.
library-none-hint = Try fewer words, or another one for the same thing.
library-more =
    { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }
library-count =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
library-entries = entries
library-gallery = the gallery, with filters
library-terms =
    { $count ->
        [one] { $count } term in both languages
       *[other] { $count } terms in both languages
    }

kind-rule = Rule
kind-ruling = Ruling
kind-term = Term
kind-card = Card
kind-action = Action
kind-faction = Faction
kind-storm = Storm effect
kind-potion = Potion
kind-building = Building
kinds-rule = Rules
kinds-ruling = Rulings
kinds-term = Terms
kinds-card = Cards
kinds-action = Actions
kinds-faction = Factions
kinds-storm = Storm effects
kinds-potion = Potions
kinds-building = Buildings
book-creation = The Creation
book-stormgates = The Stormgates

## One entry

entry-unknown = There is no such entry.
entry-to-all = All rules and terms
entry-copy = Copy link
entry-copied = The link is copied.
entry-previous = Previous
entry-next = Next
entry-see = Belongs to it
entry-terms = Terms in this text
entry-similar = Related rules
entry-other = In German
entry-chapter = The whole chapter
entry-whole = Open as a page
entry-ruling-about = A decision on a question that the printed rules leave open.

lookup-back = Back
lookup-hint = Type a word, a card or the number of a rule. The game goes on meanwhile.

## At the foot of pages

footer-independent = Stormark is an independent implementation of published game rules. It is not affiliated with the publishers of the games.
footer-credits = Credits and licences
