#!/usr/bin/env python3
"""Counts the rows of many archives with Dask.

usage: with_dask.py FOLDER… [--copies N] [--workers N]
"""
import argparse
import collections
import time

import dask.bag
from distributed import Client, LocalCluster

import rows


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--copies", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    paths = rows.archives(options.folders, options.copies)
    with LocalCluster(n_workers=options.workers, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster):
        # The first task loads the library on each worker; the figure is of the others.
        dask.bag.from_sequence([paths[:1]] * options.workers, npartitions=options.workers).map(rows.count).compute()
        start = time.perf_counter()
        bag = dask.bag.from_sequence(rows.parts(paths), partition_size=1).map(rows.count)
        kinds = sum((collections.Counter(part) for part in bag.compute()), collections.Counter())
        seconds = time.perf_counter() - start
    print(f"{len(paths)} archives in {seconds:.2f} s, {seconds / len(paths) * 1e6:.0f} µs an archive")
    print(dict(sorted(kinds.items())))


if __name__ == "__main__":
    main()
