"""Metropolys for research: the names of `metropole.research.contract.ResearchGame`."""

from metropole.research.metropolys.layout import VERSION, layout
from metropole.research.metropolys.observer import MetropolysObserver as Observer
from metropole.research.metropolys.symmetry import symmetries
from metropole.research.metropolys.vector_game import MetropolysVectorGame as VectorGame

__all__ = ["VERSION", "Observer", "VectorGame", "layout", "symmetries"]
