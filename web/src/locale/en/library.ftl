### Rules, cards and terms, to look them up.

nav-lookup = Look up
nav-menu = Menu
nav-puzzles = Puzzles
nav-rules = Rules
nav-cards = Cards
nav-glossary = Glossary

library-title = Look it up
library-search = Search rules, cards and terms
library-search-xibalba = Enter the Ark, Warhost, X-ARK-03…
library-search-battalia = Upgrade a city, Amulet, B-GATE-05…
library-hint = In English or German, in any order, and typos are fine. Press / anywhere to search.
library-kinds = Show only
library-all = All
library-found =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
library-partly = Nothing contains all of these words. This comes closest:
library-none = Nothing found.
library-none-hint = Try fewer words, or other words for the same thing.
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
entry-copied = Link copied.
entry-previous = Previous
entry-next = Next
entry-see = See also
entry-terms = Terms in this text
entry-similar = Related rules
entry-in-en = In English
entry-in-de = In German
entry-faction-cards = The cards of this faction
entry-whole = Open as a page
entry-ruling-about = A decision on a question that the printed rules leave open.

lookup-back = Back
lookup-hint = Type a word, a card or the number of a rule. The game continues in the background.

## At the foot of pages

footer-independent = Stormark is an independent implementation of published game rules. It is not affiliated with the publishers of the games.
footer-credits = Credits and licences

## Cards

cards-title = Cards
cards-search = Name or text of a card
cards-sort = Order
cards-sort-printed = as in the game
cards-sort-name = by name
cards-sort-cost = by cost
cards-sort-power = by power
cards-sort-resistance = by resistance
cards-sort-paragon = by Paragon
cards-sort-rank = by rank
cards-sort-supply = by price
cards-filter = Filter
cards-filters =
    { $count ->
        [0] Filter
       *[other] Filter ({ $count })
    }
cards-clear = Reset filters
cards-none = No cards match these filters.
cards-shown =
    { $count ->
        [one] { $count } of { $all } cards
       *[other] { $count } of { $all } cards
    }
cards-by-type = Type
cards-by-faction = Faction
cards-by-phase = Phase
cards-by-cost = Cost
cards-by-rank = Rank
cards-by-supply = Price in Supply
cards-type-soldier = Soldier
cards-type-civilian = Civilian
cards-type-structure = Structure
cards-type-event = Event
cards-type-unit = Unit
cards-type-royal = King or Queen
cards-type-artefact = Artefact
cards-type-great_artefact = Great Artefact
cards-type-fate = Fate
cards-type-other = Supply and more
cards-type-potion = Potion
cards-type-storm = Storm effect
cards-type-building = Building
cards-phase-EFFECT = Effect phase
cards-phase-DICE = Dice phase
cards-phase-ACTION = Action phase
cards-phase-PERMANENT = Permanent

## Glossary

glossary-about = Every term with its meaning, English and German side by side. Useful if your copy of the game is in the other language.
glossary-search = Term in either language
glossary-all = All names
glossary-en = English
glossary-de = German

credits-names = The names of the games belong to their owners and are used only to say which rules are implemented.
credits-own = Stormark itself is free software under the MIT licence. All pictures of boards, maps and cards were drawn for it; nothing was taken from the printed games.
credits-others = Work by others
credits-icons = icons
credits-fonts = typefaces
credits-interface = interface
credits-texts = texts in two languages
credits-by = By { $names }.
credits-by-others = By { $names } and the other contributors named there.
credits-licence = Licence { $licence }
