"""Games by name, with the content packs people brought along."""
