### The workshop: packs that are shared by a link.

share-open = Share
share-title = Share by a link
share-about = Whoever has the link sees the cards as they are now, can copy them and play with them. Nobody else finds them, and nothing says whose they are. On this device or with your account you can withdraw the link.
share-make = Make a link
share-link = Link to these cards
share-look = See what others see
share-withdraw = Withdraw the link
shared-unnamed = Somebody’s cards
shared-about = { $changed ->
        [one] { $changed } card changed
       *[other] { $changed } cards changed
    }, { $added } new, { $removed } taken out. Shared { $when }.
shared-copy = Copy to my workshop
shared-all = All cards
shared-changed = What is different
shared-no-cards = The cards are those of the game; something else is different.
shared-removed = Taken out
shared-gone = These cards aren’t shared here
shared-gone-about = The link may have been withdrawn, or it isn’t complete.
