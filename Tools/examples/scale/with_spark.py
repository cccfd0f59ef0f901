#!/usr/bin/env python3
"""Counts the rows of many archives with Spark, as a table that Spark's own questions are asked of.

usage: with_spark.py FOLDER… [--copies N] [--workers N]

Needs a Java that Spark takes.
"""
import argparse
import time

from pyspark.sql import SparkSession

import rows

COLUMNS = (
    "archive string, row string, object int, class string, customClass string, parent int, connection string, name string, "
    "destination int, key string, string string, image string, error string, message string")


def scan(batches):
    """Runs on a worker: batches of paths become batches of rows."""
    import nibwright

    for batch in batches:
        yield from nibwright.scan(batch.column("path").to_pylist())


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--copies", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    paths = rows.archives(options.folders, options.copies)
    spark = (
        SparkSession.builder.master(f"local[{options.workers}]").appName("nibwright")
        .config("spark.ui.enabled", "false").config("spark.sql.execution.arrow.maxRecordsPerBatch", "500")
        .config("spark.driver.bindAddress", "127.0.0.1").config("spark.driver.host", "127.0.0.1").getOrCreate())
    spark.sparkContext.setLogLevel("ERROR")
    def count(some):
        table = spark.createDataFrame([(path,) for path in some], "path string").repartition(options.workers)
        return {row["row"]: row["count"] for row in table.mapInArrow(scan, COLUMNS).groupBy("row").count().collect()}

    count(paths[: options.workers])
    start = time.perf_counter()
    kinds = count(paths)
    seconds = time.perf_counter() - start
    spark.stop()
    print(f"{len(paths)} archives in {seconds:.2f} s, {seconds / len(paths) * 1e6:.0f} µs an archive")
    print(dict(sorted(kinds.items())))


if __name__ == "__main__":
    main()
