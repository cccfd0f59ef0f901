import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A layout of items of one size in rows and columns. Stands in for NSCollectionViewGridLayout.
open class NSCollectionViewGridLayout: NSCollectionViewLayout {
  /// Room around all items, in points.
  open var margins = NSEdgeInsets() { didSet { invalidateLayout() } }
  /// Least distance of columns, in points.
  open var minimumInteritemSpacing: CGFloat = 0 { didSet { invalidateLayout() } }
  /// Distance of rows, in points.
  open var minimumLineSpacing: CGFloat = 0 { didSet { invalidateLayout() } }
  /// Most rows; 0 for any number. Items beyond are not placed.
  open var maximumNumberOfRows = 0 { didSet { invalidateLayout() } }
  /// Most columns; 0 for any number.
  open var maximumNumberOfColumns = 0 { didSet { invalidateLayout() } }
  /// Least size of an item, in points.
  open var minimumItemSize = NSSize() { didSet { invalidateLayout() } }
  /// Greatest size of an item, in points; 0 for any.
  open var maximumItemSize = NSSize() { didSet { invalidateLayout() } }
  /// Colors behind the items, in turn; nil for those of the collection.
  open var backgroundColors: [NSColor]!

  /// As many columns as have room, which share it; rows are as high as the least item.
  override func place(in collectionView: NSCollectionView) -> PlacedElements? {
    var placed = PlacedElements()
    let room = collectionView.bounds.width - CGFloat(margins.left) - CGFloat(margins.right)
    let least = max(1, minimumItemSize.width)
    let paths = collectionView.placesOfItems
    let step = least + minimumInteritemSpacing
    // Where columns lie over each other any number fits.
    let fitting = step > 0 ? (room + minimumInteritemSpacing) / step : CGFloat(paths.count)
    var columns = Int(min(max(1, fitting), 1_000_000))
    if maximumNumberOfColumns > 0 { columns = min(columns, maximumNumberOfColumns) }
    var width = (room - minimumInteritemSpacing * CGFloat(columns - 1)) / CGFloat(columns)
    if maximumItemSize.width > 0 { width = min(width, maximumItemSize.width) }
    width = max(width, minimumItemSize.width)
    let height = minimumItemSize.height > 0 ? minimumItemSize.height : width
    var lowest: CGFloat = 0
    for (index, path) in paths.enumerated() {
      let (row, column) = (index / columns, index % columns)
      if maximumNumberOfRows > 0, row >= maximumNumberOfRows { break }
      let frame = NSRect(
        x: CGFloat(margins.left) + CGFloat(column) * (width + minimumInteritemSpacing),
        y: CGFloat(margins.top) + CGFloat(row) * (height + minimumLineSpacing), width: width, height: height)
      placed.items[path] = frame
      lowest = frame.maxY
    }
    placed.size = NSSize(width: collectionView.bounds.width, height: lowest + CGFloat(margins.bottom))
    return placed
  }
}
