"""Metro for research: the names of `metropole.research.contract.ResearchGame`."""

from metropole.research.metro.layout import VERSION, layout
from metropole.research.metro.observer import MetroObserver as Observer
from metropole.research.metro.symmetry import symmetries
from metropole.research.metro.vector_game import MetroVectorGame as VectorGame

__all__ = ["VERSION", "Observer", "VectorGame", "layout", "symmetries"]
