### BATTALIA: cards, potions, buildings and factions as a whole. Their names and effects come from the pack.

## Names of single copies

card-of = { $card } ({ $faction })
card-as = { $card } as { $form }
card-copy = { $card } as a copy
card-times = { $card } ×{ $copies }
card-lent = { $card } of { $player }
no-cards = no cards

## Whole texts

card-unit =
    Unit of rank { $rank }, strength { $rank }. Hire it with a unit, “{ $by }” or higher, and { $supply ->
        [one] { $supply } Supply card
       *[other] { $supply } Supply cards
    }.
card-artefact =
    Artefact. Buy it with a unit, “{ $by }” or higher, and { $supply ->
        [one] { $supply } Supply card
       *[other] { $supply } Supply cards
    }.
card-enlightened = Enlightened: { $text }
card-great = Great Artefact.
card-todo = Played by the players themselves, by agreement.
card-fate = Fate card. Choose one:
card-queen = Royal card of rank 5. Makes a city of level 4 a royal residence.
card-king = Royal card of rank 6. Makes a royal residence the capital.
card-supply = Neutral card. Pays for hiring, buying, moving and building.
card-stardust = Neutral card. Counts as two Supply cards.
card-chest = Neutral card. Trade it for an artefact, or put it into Limbo to hide up to three cards.
storm-title = Storm effect { $number }: { $name }
potion-days =
    { $days ->
        [one] Bilkarr’s potion, lasts { $days } day.
       *[other] Bilkarr’s potion, lasts { $days } days.
    }
building-supplies = Valley building. Supplies: { $card }.
faction-about = Colour: { $colour } · Element: { $element } · Home: { $terrain } · Gate { $gate }
