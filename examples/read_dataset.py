"""Reads what `metropole dataset metro --out games.npz` wrote, as tensors of PyTorch, a batch at a time.

python examples/read_dataset.py games.npz
"""

import sys

import numpy as np
import torch
from torch.utils.data import DataLoader, TensorDataset


def dataset(file):
    """Observations, legal actions, the action that was tried most, the result for whoever decided."""
    columns = np.load(file)
    masks = np.unpackbits(columns["masks"], axis=1)
    wanted = ("actions", "results", "progress")
    return TensorDataset(
        torch.from_numpy(columns["observations"]),
        torch.from_numpy(masks),
        *(torch.from_numpy(columns[one]) for one in wanted),
    )


if __name__ == "__main__":
    for seen, legal, actions, results, _ in DataLoader(dataset(sys.argv[1]), batch_size=256, shuffle=True):
        print(tuple(seen.shape), tuple(legal.shape), tuple(actions.shape), f"mean result {results.mean():.2f}")
