"""What a viewer may know, in words: a seen position (`fields.py`) and what follows from it."""

from stormark.games.xibalba.view.table import view_of as view_of
from stormark.games.xibalba.view.types import XibalbaView as XibalbaView
