"""How long tests wait for what must happen."""

from __future__ import annotations

PATIENCE = 120.0  # seconds until something must have gone wrong, however busy the machine is
