"""Links that lead out of docs/: on the hosting's plain view they show files of the project, in the site copies."""

from __future__ import annotations

import os.path
import posixpath
import re
from pathlib import Path

from documentation.pages import DOCS, ROOT, Made, unsearched

# In a text, or as a line of its own that says where a name leads: what is before the place, the place, and after it.
LINK = re.compile(r"(\]\(|^\[[^\]\n]+\]: )([^)\s#]+)((?:#[^)\s]*)?)(?=\)|$)", re.MULTILINE)
# Files of the project that are pages of the site, under a name of their own.
PAGES = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md", "SECURITY.md": "security.md"}
PAGES |= {"README.md": "index.md"}
CODE = {".py": "python", ".toml": "toml", ".yaml": "yaml", ".json": "json", ".service": "ini", ".txt": "text"}


def rewritten(text: str, folder: str, page: str) -> str:
    """Markdown that stands in a folder of the project, for a page of the site: links lead to what is there."""

    def link(found: re.Match[str]) -> str:
        target = found[2]
        if re.match(r"[a-z][a-z0-9+.-]*:", target):
            return found[0]
        place = in_site(posixpath.normpath(posixpath.join(folder, target)))
        return f"{found[1]}{posixpath.relpath(place, posixpath.dirname(page) or '.')}{found[3]}"

    return LINK.sub(link, text)


def in_site(path: str) -> str:
    """Where a file of the project is in the site."""
    if path in PAGES:
        return PAGES[path]
    inside = posixpath.relpath(path, "docs")
    return inside if not inside.startswith("..") else f"sources/{path}.md"


def led_to() -> set[str]:
    """The files and folders of the project outside docs/ that pages lead to."""
    found = set()
    for page in pages():
        folder = posixpath.dirname(page.relative_to(ROOT).as_posix())
        for _, target, _ in LINK.findall(page.read_text(encoding="utf-8")):
            path = posixpath.normpath(posixpath.join(folder, target))
            if ":" not in target and in_site(path).startswith("sources/") and (ROOT / path).exists():
                found.add(path)
    return found


def pages() -> list[Path]:
    """All that is written by hand."""
    return [*sorted(DOCS.rglob("*.md")), *(ROOT / name for name in PAGES if name != "README.md")]


def made() -> Made:
    """The pages of the project's own that stand outside docs/, and copies of the files that pages lead to."""
    own = {name: (ROOT / name).read_text(encoding="utf-8") for name in PAGES if name != "README.md"}
    files = {PAGES[name]: rewritten(text, "", PAGES[name]) for name, text in own.items()}
    wanted = led_to()
    for folder in [path for path in wanted if (ROOT / path).is_dir()]:
        wanted |= {one.relative_to(ROOT).as_posix() for one in _files(ROOT / folder)}
    copies = {in_site(path): _copy(path) for path in sorted(wanted)}
    return Made({**files, **copies})


def _files(folder: Path) -> list[Path]:
    return [one for one in sorted(folder.iterdir()) if one.is_file()]


def _copy(path: str) -> str:
    file = ROOT / path
    if file.is_dir():
        links = [f"- [{one.name}]({os.path.basename(path)}/{one.name}.md)" for one in _files(file)]
        return unsearched("\n".join([f"# {path}", "", *links]) + "\n")
    text = file.read_text(encoding="utf-8")
    fence = "````"
    return unsearched(f"# {path}\n\n{fence}{CODE.get(file.suffix, 'text')}\n{text.rstrip()}\n{fence}\n")
