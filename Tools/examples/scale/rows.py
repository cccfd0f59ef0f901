"""What both examples share: the paths, shared out, and what is counted of rows."""

import collections
import os


def archives(folders, copies):
    """Paths of compiled nibs below folders, as often as they are wanted: the work at 1, 2 and 4 times."""
    found = []
    for folder in folders:
        for root, names, files in os.walk(folder):
            names.sort()
            found += [os.path.join(root, name) for name in sorted(files) if name.endswith(".nib")]
    return found * copies


def parts(paths, size=500):
    """The paths in parts that a worker takes as one task."""
    return [paths[start:start + size] for start in range(0, len(paths), size)]


def count(paths):
    """How many rows of each kind archives have. Runs on a worker: nothing but numbers comes back."""
    import nibwright

    kinds = collections.Counter()
    for batch in nibwright.scan(paths):
        for item in batch.column("row").value_counts().to_pylist():
            kinds[item["values"]] += item["counts"]
    return dict(kinds)
