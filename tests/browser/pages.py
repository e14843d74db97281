"""Every page of the client that has an address of its own and needs no table."""

PAGES = (
    "/",
    "/new/xibalba",
    "/new/battalia",
    "/settings",
    "/account",
    "/credits",
    "/replay",
    "/rules",
    "/rules?q=storm",
    "/rules/X-ARK-03",
    "/rules/battalia/card/amulet",
    "/cards/xibalba",
    "/cards/battalia",
    "/glossary/xibalba",
    "/learn/xibalba",
    "/learn/battalia",
    "/learn/xibalba/gather-and-buy",
    "/learn/battalia/a-road",
)
