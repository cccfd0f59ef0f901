import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Where the rows of a table stand.
struct RowPlaces {
  /// What the places depend on, beside the heights that a delegate says.
  struct Key: Equatable {
    let count: Int
    let rowHeight: Double
    let distance: CGFloat
    let delegate: ObjectIdentifier?
  }

  let key: Key
  /// The upper edge of each row, and the lower one of the last, in points.
  let tops: [CGFloat]
}

extension NSTableView {
  /// The upper edge of each row, and the lower one of the last, in points.
  ///
  /// As in AppKit, the delegate is asked for heights once, and again when rows are others or `noteHeightOfRows` tells of
  /// other heights.
  final var rowTops: [CGFloat] {
    let delegate = delegate
    let key = RowPlaces.Key(
      count: numberOfRows, rowHeight: rowHeight, distance: intercellSpacing.height,
      delegate: delegate.map { ObjectIdentifier($0) })
    if let known = extras.rowPlaces, known.key == key { return known.tops }
    guard !extras.isMeasuring else {
      // The delegate makes the view of a row to measure it: that one is placed once all heights are known.
      extras.wasAskedWhileMeasuring = true
      return (0...key.count).map { CGFloat($0) * (CGFloat(rowHeight) + key.distance) }
    }
    extras.isMeasuring = true
    var tops: [CGFloat] = [0]
    tops.reserveCapacity(key.count + 1)
    for row in 0..<key.count {
      // A hidden row takes no room, not even the distance to the next one.
      let height =
        extras.hiddenRows.contains(row)
        ? 0 : (delegate?.tableView(self, heightOfRow: row) ?? CGFloat(rowHeight)) + key.distance
      tops.append(tops[row] + max(0, height))
    }
    extras.isMeasuring = false
    extras.rowPlaces = RowPlaces(key: key, tops: tops)
    if extras.wasAskedWhileMeasuring {
      extras.wasAskedWhileMeasuring = false
      placeRows()
    }
    return tops
  }

  /// Where columns stand now that once stood somewhere; those that are gone stand nowhere.
  final func places(ofColumns chosen: [ObjectIdentifier]) -> IndexSet {
    IndexSet(chosen.compactMap { id in columns.firstIndex { ObjectIdentifier($0) == id } })
  }
}
