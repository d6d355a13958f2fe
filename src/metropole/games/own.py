"""The project's own games in the order they are offered, and the module in which each brings what to a part of the
package. The only place outside their rooms that names them; a part that a game does not have is left out. Names alone
stand here: a module is imported when it is asked for.
"""

from __future__ import annotations

OWN = {
    "metropolys": {
        "metropole.games": "metropole.games.metropolys",
        "metropole.rulebooks": "metropole.games.metropolys.topics",
        "metropole.boxes": "metropole.games.metropolys.box",
        "metropole.bots": "metropole.bots.metropolys",
        "metropole.lessons": "metropole.lessons.metropolys",
        "metropole.puzzles": "metropole.puzzles.metropolys",
        "metropole.broadcast": "metropole.server.broadcast.metropolys",
        "metropole.previews": "metropole.server.previews.metropolys",
        "metropole.scorer": "metropole.server.scorer.metropolys",
        "metropole.research": "metropole.research.metropolys",
        "metropole.chance": "metropole.research.metropolys.chance",
        "metropole.terminal": "metropole.terminal.metropolys",
        "metropole.commands": "metropole.commands.forms.metropolys",
    },
    "metro": {
        "metropole.games": "metropole.games.metro",
        "metropole.rulebooks": "metropole.games.metro.topics",
        "metropole.boxes": "metropole.games.metro.box",
        "metropole.bots": "metropole.bots.metro",
        "metropole.lessons": "metropole.lessons.metro",
        "metropole.puzzles": "metropole.puzzles.metro",
        "metropole.broadcast": "metropole.server.broadcast.metro",
        "metropole.previews": "metropole.server.previews.metro",
        "metropole.scorer": "metropole.server.scorer.metro",
        "metropole.research": "metropole.research.metro",
        "metropole.chance": "metropole.research.metro.chance",
        "metropole.terminal": "metropole.terminal.metro",
        "metropole.commands": "metropole.commands.forms.metro",
    },
}
