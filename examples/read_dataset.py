"""Reads what `metropole dataset metro --out games.npz` wrote, as tensors of PyTorch, a batch at a time.

python examples/read_dataset.py games.npz

Where PyTorch is not installed, it shows the same as arrays of NumPy.
"""

import sys
from importlib.util import find_spec

import numpy as np

NAMES = ("observations", "masks", "actions", "results", "progress")


def columns(file):
    """What was seen and legal, what was done, the result for whoever decided, and how far the game was."""
    read = np.load(file)
    found = {name: read[name] for name in NAMES}
    return {**found, "masks": np.unpackbits(found["masks"], axis=1)}


def tensors(file):
    """The same for PyTorch."""
    import torch
    from torch.utils.data import TensorDataset

    return TensorDataset(*map(torch.from_numpy, columns(file).values()))


def batches(file, size=256):
    """So many decisions at a time, in any order."""
    if find_spec("torch"):
        from torch.utils.data import DataLoader

        yield from DataLoader(tensors(file), batch_size=size, shuffle=True)
    else:
        read = columns(file)
        order = np.random.default_rng().permutation(len(read["actions"]))
        for start in range(0, len(order), size):
            yield [read[name][order[start : start + size]] for name in NAMES]


if __name__ == "__main__":
    for seen, legal, actions, results, _ in batches(sys.argv[1]):
        print(tuple(seen.shape), tuple(legal.shape), tuple(actions.shape), f"mean result {results.mean():.2f}")
