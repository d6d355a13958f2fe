"""What stands where in an observation: sections of bytes, one after another."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True, slots=True)
class Section:
    """A part of an observation: so many bytes from `start`, to be read in this shape."""

    name: str
    shape: tuple[int, ...]
    start: int
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.start + self.size


@dataclass(frozen=True, slots=True)
class Layout:
    """All sections of an observation. What `version` names never changes: another arrangement has another number."""

    version: int
    sections: tuple[Section, ...]

    @property
    def size(self) -> int:
        return self.sections[-1].end

    def __getitem__(self, name: str) -> Section:
        return next(section for section in self.sections if section.name == name)


def arranged(version: int, parts: list[tuple[str, tuple[int, ...], str]]) -> Layout:
    """A layout of sections one after another, each a name, a shape and what it means."""
    sections: list[Section] = []
    for name, shape, meaning in parts:
        sections.append(Section(name, shape, sections[-1].end if sections else 0, meaning))
    return Layout(version, tuple(sections))
