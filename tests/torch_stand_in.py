"""As much of PyTorch as reading a data set needs, made of NumPy: PyTorch is too large to be installed for tests."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType

import numpy as np
import pytest
from numpy.typing import NDArray

KINDS = "fiub"  # of numbers that PyTorch has tensors of
Tensor = NDArray[np.generic]


def from_numpy(array: Tensor) -> Tensor:
    """The same memory, as PyTorch would have it."""
    if not isinstance(array, np.ndarray) or array.dtype.kind not in KINDS or array.dtype in (np.uint16, np.uint32):
        raise TypeError("can't convert this to a tensor")
    return array.view()


class TensorDataset:
    """Rows of several tensors side by side."""

    def __init__(self, *tensors: Tensor) -> None:
        assert len({len(tensor) for tensor in tensors}) == 1, "Size mismatch between tensors"
        self.tensors = tensors

    def __len__(self) -> int:
        return len(self.tensors[0])


class DataLoader:
    """Batches of these rows, the last of them smaller."""

    def __init__(self, dataset: TensorDataset, batch_size: int = 1, shuffle: bool = False) -> None:
        self.dataset, self.size, self.shuffle = dataset, batch_size, shuffle

    def __iter__(self) -> Iterator[list[Tensor]]:
        count = len(self.dataset)
        order = np.random.default_rng().permutation(count) if self.shuffle else np.arange(count)
        for start in range(0, count, self.size):
            yield [tensor[order[start : start + self.size]] for tensor in self.dataset.tensors]


def put_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this stand where PyTorch is imported from, where PyTorch is not."""
    if find_spec("torch") is not None:
        return
    here = {name: ModuleType(name) for name in ("torch", "torch.utils", "torch.utils.data")}
    vars(here["torch"])["from_numpy"] = from_numpy
    vars(here["torch.utils.data"]).update(TensorDataset=TensorDataset, DataLoader=DataLoader)
    for name, module in here.items():
        module.__spec__ = ModuleSpec(name, None)
        monkeypatch.setitem(sys.modules, name, module)
