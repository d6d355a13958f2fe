"""A small network for Metro without turned tiles, and the bot that plays by it: `metro_network:Learned`.

It sees the board in planes and answers with a number for each square, one for drawing and what the position is worth.
"""

import os

import numpy as np
import torch
from torch import nn

from metropole.games import metro
from metropole.games.metro import tiles
from metropole.research.observing import action_mask, named, observation

WEIGHTS = "METRO_WEIGHTS"  # the environment's name for where they are
BOARD_PLANES, TILE_PLANES, CHANNELS = 16 + 1 + 8 + 8, 16, 64
TRACKS = np.array(
    [[tiles.leaves_by(kind, 0, side) == out for side in range(4) for out in range(4)] for kind in tiles.KINDS],
    np.float32,
)


class MetroNetwork(nn.Module):
    """Three layers that look at each square with its neighbours."""

    def __init__(self):
        super().__init__()
        layers, planes = [], BOARD_PLANES + TILE_PLANES
        for _ in range(3):
            layers += [nn.Conv2d(planes, CHANNELS, 3, padding=1), nn.ReLU()]
            planes = CHANNELS
        self.trunk = nn.Sequential(*layers)
        self.squares = nn.Conv2d(CHANNELS, 1, 1)
        self.whole = nn.Sequential(nn.Linear(CHANNELS + 2, 64), nn.ReLU(), nn.Linear(64, 2))

    def forward(self, planes, points):
        """65 numbers for the squares and for drawing; the result from -1 to 1."""
        seen = self.trunk(planes)
        draw, value = self.whole(torch.cat([seen.mean((2, 3)), points], 1)).unbind(1)
        return torch.cat([self.squares(seen).flatten(1), draw[:, None]], 1), torch.tanh(value)


def inputs(seen):
    """Many observations as what the network takes, and the kind of tile that each may place."""
    parts, count = named(metro, 2, seen), len(seen)
    in_hand, drawn = parts["hand"].argmax(1), parts["drawn"]
    kind = np.where(drawn.any(1), drawn.argmax(1), in_hand)
    tile = np.broadcast_to(TRACKS[kind][:, :, None, None], (count, TILE_PLANES, 8, 8))
    names = ("tracks", "open", "arriving", "to_centre", "to_station")
    board = [parts[name].reshape(count, -1, 8, 8).astype(np.float32) / (1 if name == "tracks" else 4) for name in names]
    planes = np.concatenate([*board, tile], 1)
    return torch.from_numpy(planes), torch.from_numpy(parts["points"].astype(np.float32) / 50), kind


def allowed(masks, kind):
    """The masks of the codes as masks of the 65 answers."""
    rows = np.arange(len(kind))
    squares = masks[:, : metro.DRAW].reshape(len(kind), len(tiles.KINDS), 4, 64)[rows, kind, 0]
    return torch.from_numpy(np.concatenate([squares, masks[:, metro.DRAW :]], 1).astype(bool))


class Learned:
    """Plays what the network thinks best."""

    def __init__(self, game):
        self.game, self.network = game, MetroNetwork()
        self.network.load_state_dict(torch.load(os.environ.get(WEIGHTS, "metro.pt"), weights_only=True))
        torch.set_num_threads(1)

    def choose(self, view, rng):
        """The code of a legal action."""
        planes, points, kind = inputs(observation(self.game, view)[None])
        mask = allowed(action_mask(self.game, view)[None], kind)
        with torch.no_grad():
            answers, _ = self.network(planes, points)
        best = int(answers.masked_fill(~mask, -torch.inf).argmax())
        return metro.DRAW if best == 64 else int(kind[0]) * 256 + best
