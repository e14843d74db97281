### The workshop: own cards, typed in.

nav-workshop = Workshop
workshop-title = Pack workshop
workshop-lead = Do you own the printed game, or have ideas for cards and factions? Type them in, see at once what is wrong, and play with them.
workshop-begin = Start a pack
workshop-begin-about = A pack only lists what differs from the game’s own cards and factions: change some, add some, take some out.
workshop-fresh = Start from the game’s own cards
workshop-open = Open a file…
workshop-drafts = Your drafts
workshop-no-drafts = Nothing here yet.
workshop-kept-here = Drafts and all changes are kept in this browser only. Download them to use them elsewhere.
workshop-unnamed = My cards
workshop-changed-at = changed { $when }
workshop-forget = Delete
workshop-forget-named = Delete “{ $name }”
workshop-forget-sure = Delete the draft “{ $name }” from this device? A file that you downloaded stays.
workshop-too-large = The file is larger than { $limit } MB.
workshop-unreadable = “{ $file }” can’t be read: { $why }
workshop-gone = This draft is not here
workshop-gone-about = Drafts are kept in the browser in which they were made.
workshop-unkept = This browser has no room for your changes. Download the draft before you leave this page.
workshop-name = Name of the pack
workshop-play = Play with these cards
workshop-hash = Hash { $hash }…
workshop-download = Download
workshop-state-looking = Checking…
workshop-state-away = The server isn’t answering. Your changes are kept here.
workshop-state-good = Can be played
workshop-state-problems =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
workshop-problems = What needs fixing
workshop-line = Line { $line }:
workshop-count =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
workshop-choose =
    { $of ->
        [faction] Choose a faction from the list, or add one.
       *[card] Choose a card from the list.
    }
workshop-kind = Kind of card
workshop-every-kind = Every kind
workshop-every-faction = Every faction
workshop-own-only = Only what I changed
workshop-wrong = problem
workshop-card-changed = changed
workshop-card-new = new
workshop-card-removed = removed
workshop-back =
    { $of ->
        [faction] ← All factions
       *[card] ← All cards
    }
workshop-face =
    { $of ->
        [faction] The faction on the table
       *[card] The card on the table
    }
workshop-photo =
    { $of ->
        [faction] Photo of the original…
       *[card] Photo of the printed card…
    }
workshop-photo-of = Photo of “{ $name }”
workshop-photo-drop = Remove the photo
workshop-photo-about = It stays on your device: it is never sent, and it is gone when you leave the page.
workshop-removed-about =
    { $of ->
        [faction] This faction is not in your pack.
       *[card] This card is not in your pack.
    }
workshop-try =
    { $of ->
        [faction] Try this faction out
       *[card] Try this card out
    }
workshop-copy =
    { $of ->
        [faction] New faction like this
       *[card] New card like this
    }
workshop-copy-of = { $name } 2
workshop-revert =
    { $of ->
        [faction] Undo all changes to this faction
       *[card] Undo all changes to this card
    }
workshop-remove =
    { $of ->
        [faction] Remove this faction
       *[card] Remove this card
    }
workshop-nothing = Please choose
workshop-range = { $low } to { $high }
workshop-was = Before: { $value }
workshop-note = Note:
workshop-nobody = nobody
workshop-board-about = Only one of the two factions on a board plays in a game.
workshop-shows = What to list
workshop-entries =
    { $of ->
        [faction] Factions
       *[card] Cards
    }
workshop-search =
    { $of ->
        [faction] Name of a faction
       *[card] Name of a card
    }
workshop-shown =
    { $of ->
        [faction] { $count } of { $all } factions
       *[card] { $count } of { $all } cards
    }
workshop-new =
    { $of ->
        [faction] New faction…
       *[card] New card…
    }
workshop-new-name =
    { $of ->
        [faction] Name of the new faction
       *[card] Name of the new card
    }
workshop-new-add = Add

## Effects

effect-add = Add something
effect-what = What happens
effect-item = Part { $number } of the effect
effect-up = Move up
effect-remove = Remove this part
effect-option = Choice { $number }
effect-add-option = Another choice
effect-trigger = At which moment
effect-until = For how long
effect-if = If
effect-pay = Price
effect-more = Moment, condition, price…
effect-without = Without “{ $what }”
effect-amount-each = This much
effect-for-each = for each
effect-at-most = at most
effect-counted = Count something
effect-fixed = A fixed number
effect-told = The effect in words, to compare with the text
