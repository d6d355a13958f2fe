"""The modules that others program with, a page each; what stands on them is read from the sources."""

from __future__ import annotations

from documentation.pages import Made

# By page: its title, and the modules on it.
PAGES: dict[str, tuple[str, tuple[str, ...]]] = {
    "games": ("Games", ("metropole.games", "metropole.games.contract")),
    "metro": ("Metro", ("metropole.games.metro", "metropole.games.metro.rules")),
    "metropolys": ("Metropolys", ("metropole.games.metropolys", "metropole.games.metropolys.rules")),
    "match": ("Match", ("metropole.match",)),
    "record": ("Record", ("metropole.record",)),
    "bots": ("Bots", ("metropole.bots", "metropole.bots.decision", "metropole.bots.levels", "metropole.bots.search")),
    "analysis": (
        "Analysis",
        ("metropole.analysis.depth", "metropole.analysis.game_analysis", "metropole.analysis.judged"),
    ),
    "puzzles": ("Puzzles", ("metropole.puzzles",)),
    "observations": (
        "Observations",
        ("metropole.research.observing", "metropole.research.layout", "metropole.research.rewards"),
    ),
    "environments": ("Environments", ("metropole.research.aec", "metropole.research.vector")),
    "openspiel": ("OpenSpiel", ("metropole.research.openspiel",)),
    "dataset": ("Data sets", ("metropole.research.dataset", "metropole.research.parquet")),
    "symmetry": ("Symmetries", ("metropole.research.metro.symmetry",)),
    "words": ("Words", ("metropole.words",)),
}


def made() -> Made:
    """The pages."""
    files = {f"reference/python/{page}.md": _page(title, modules) for page, (title, modules) in PAGES.items()}
    listed = "\n".join(
        f"- [{title}]({page}.md): {', '.join(f'`{one}`' for one in its)}" for page, (title, its) in PAGES.items()
    )
    return Made(files, {"python": listed}, {"python": ["reference/python/index.md", *files]})


def _page(title: str, modules: tuple[str, ...]) -> str:
    return "\n\n".join([f"# {title}", *(f"::: {module}" for module in modules)]) + "\n"
