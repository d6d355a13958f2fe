"""Reads what `metropole dataset metro --out games.npz` wrote, as tensors of PyTorch, a batch at a time.

python examples/read_dataset.py games.npz

It reads games.parquet as well. Where PyTorch is not installed, it shows the same as arrays of NumPy.
"""

import json
import sys
from importlib.util import find_spec

import numpy as np

NAMES = ("observations", "masks", "actions", "results", "progress")
ROWS = ("observations", "masks")  # of many bytes each


def of_numpy(file):
    """The columns of a file of NumPy, and what it says of itself."""
    read = np.load(file)
    return {name: read[name] for name in NAMES}, json.loads(str(read["about"]))


def of_parquet(file):
    """The same of a file in Parquet, of which no other columns are read."""
    from pyarrow import parquet

    table, found = parquet.read_table(file, columns=list(NAMES)), {}
    for name in NAMES:
        column = table[name].combine_chunks()
        # Copies: what Arrow holds cannot be written to, and PyTorch warns of such memory.
        found[name] = np.array(column.flatten()).reshape(len(table), -1) if name in ROWS else np.array(column)
    return found, json.loads(table.schema.metadata[b"about"])


def columns(file):
    """What was seen and legal, what was done, the result for whoever decided, and how far the game was."""
    found, about = (of_parquet if str(file).endswith(".parquet") else of_numpy)(file)
    return {**found, "masks": np.unpackbits(found["masks"], axis=1, count=about["codes"])}


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
