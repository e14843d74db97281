### The workshop: packs that are shared by a link.

share-open = Share
share-title = Share by link
share-about = Anyone with the link can see the cards as they are now, copy them and play with them. Nobody else can find them, and nothing shows whose they are. You can withdraw the link on this device or with your account.
share-make = Create link
share-link = Link to these cards
share-look = See what others see
share-withdraw = Withdraw the link
shared-unnamed = Shared cards
shared-about = { $changed ->
        [one] { $changed } card changed
       *[other] { $changed } cards changed
    }, { $added } new, { $removed } taken out. Shared { $when }.
shared-copy = Copy to my workshop
shared-all = All cards
shared-changed = What’s different
shared-no-cards = The cards are unchanged; something else is different.
shared-removed = Taken out
shared-gone = These cards aren’t shared here
shared-gone-about = The link may have been withdrawn, or it isn’t complete.
