"""What may be turned without anything changing: nothing, for no two neighbourhoods of this city lie alike."""

from __future__ import annotations


def symmetries(players: int) -> tuple[object, ...]:
    """None: seats are counted from one's own already, and the map has no symmetry."""
    return ()
