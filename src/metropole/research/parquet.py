"""A data set in columns, for the many tools that read Parquet. What was tried stands in each row as two lists."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray


def write_parquet(file: Path, columns: Mapping[str, NDArray[Any]], about: str) -> None:
    """Write the columns of a data set, with what they are about as `about` of the file's metadata."""
    starts = pa.array(columns["visit_starts"])
    table = {name: _column(values) for name, values in columns.items() if not name.startswith("visit_")} | {
        f"visit_{name}": pa.LargeListArray.from_arrays(starts, pa.array(columns[f"visit_{name}"]))
        for name in ("actions", "counts")
    }
    made = pa.table(table).replace_schema_metadata({"about": about})
    pq.write_table(made, file, compression="zstd")


def _column(values: NDArray[Any]) -> Any:
    """One column; rows of bytes are lists of a fixed size."""
    if values.ndim == 1:
        return pa.array(values)
    return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), values.shape[1])
