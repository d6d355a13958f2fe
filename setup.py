"""Builds the engines: compiled where there is a C compiler, left as the plain Python they are where there is none."""

import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

import sbom  # beside the backend, in _build

SOURCES = Path("src")
# `make play` compiles no more than playing needs: what is left out runs interpreted until `make install`.
LEFT_OUT = {"research"} if os.environ.get("METROPOLE_TO_PLAY") == "1" else set()
# What has a .pxd beside it is compiled, but for the bit operations: their .pxd is C already.
TYPED = [path for path in SOURCES.glob("metropole/**/*.pxd") if path.stem != "bits"]
ENGINE = sorted(path.with_suffix(".py") for path in TYPED if not LEFT_OUT & set(path.parts))
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the annotations are for readers and mypy; the machine's types are in the .pxd files
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "binding": False,  # plain method descriptors: the interpreter calls them without building a bound method
}


def flags() -> list[str]:
    """Optimise; use the bit instructions of the machine if both its compiler and its processor know them.

    METROPOLE_PORTABLE=1 uses none of them, for wheels that go to other machines.
    """
    if sys.platform == "win32":
        return ["/O2"]
    fast = ["-O3", "-g0", "-fno-semantic-interposition"]  # without what a debugger wants: it takes a fifth of the time
    is_for_here = os.environ.get("METROPOLE_PORTABLE") != "1"
    if is_for_here and platform.machine() in ("x86_64", "AMD64") and runs(["-mpopcnt", "-mbmi", "-mbmi2"]):
        fast += ["-mpopcnt", "-mbmi", "-mbmi2"]
    return fast


def runs(options: list[str]) -> bool:
    """Whether a program built with these options runs here: a processor without them would stop at the first use."""
    source = (
        "#include <immintrin.h>\n"
        "int main(int n, char **v) { (void)v; return _pdep_u64(n, 3) + __builtin_popcountll(n) == 2 ? 0 : 1; }\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "probe")
        program.with_suffix(".c").write_text(source, encoding="ascii")
        compiler = [*os.environ.get("CC", "cc").split(), *options]
        try:
            subprocess.run([*compiler, f"{program}.c", "-o", str(program)], check=True, capture_output=True)
            return subprocess.run([str(program)], check=False).returncode == 0
        except (OSError, subprocess.CalledProcessError):
            return False


class BuildEngine(build_ext):
    """The ordinary build, on all processors, which says in one line what became of it."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or True  # as many at once as there are processors

    def build_extensions(self) -> None:
        """Leave out where this Python keeps its libraries, which some hand on to whatever is linked: nothing is looked
        for there, and on another machine that folder may be anybody's.
        """
        if hasattr(self.compiler, "linker_so"):  # not with Microsoft's
            words = self.compiler.linker_so
            self.compiler.linker_so = [word for word in words if not word.startswith(("-Wl,-rpath,", "-Wl,-rpath="))]
        super().build_extensions()

    def run(self) -> None:
        super().run()
        missing = [e.name for e in self.extensions if not Path(self.get_ext_fullpath(e.name)).exists()]
        way = "interpreted, some hundred times slower: no C compiler was found" if missing else "compiled"
        print(f"metropole: the engines are {way}", file=sys.stderr)


class BuildWheel(bdist_wheel):
    """The ordinary wheel, with the list of its parts among its metadata."""

    def egg2dist(self, egginfo_path: str, distinfo_path: str) -> None:
        super().egg2dist(egginfo_path, distinfo_path)
        sbom.write(Path(distinfo_path), self.distribution.get_version())


def extensions() -> list[Extension]:
    """The engine's modules, each optional: where one does not compile, its source runs as it is."""
    from Cython.Build import cythonize

    fast = flags()
    names = {path: ".".join(path.relative_to(SOURCES).with_suffix("").parts) for path in ENGINE}
    compiled = cythonize(
        [Extension(name, [str(path)], extra_compile_args=fast) for path, name in names.items()],
        include_path=[str(SOURCES)],
        build_dir="build/cython",
        compiler_directives=DIRECTIVES,
    )
    for extension in compiled:
        extension.optional = True  # cythonize() drops what is passed to Extension
    return compiled


setup(ext_modules=extensions(), cmdclass={"bdist_wheel": BuildWheel, "build_ext": BuildEngine})
