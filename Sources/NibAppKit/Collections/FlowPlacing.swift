import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Where a flow layout places things: computed as if lines ran across and followed each other downwards; a layout that
/// scrolls sideways turns the result over.
@MainActor
struct FlowPlacing {
  private let layout: NSCollectionViewFlowLayout
  private let collection: NSCollectionView
  private let sizes: (any NSCollectionViewDelegateFlowLayout)?
  private let isTurned: Bool
  private let breadth: CGFloat
  private var end: CGFloat = 0
  private var placed = PlacedElements()

  init(_ layout: NSCollectionViewFlowLayout, _ collection: NSCollectionView) {
    (self.layout, self.collection) = (layout, collection)
    sizes = collection.delegate as? any NSCollectionViewDelegateFlowLayout
    isTurned = layout.scrollDirection == .horizontal
    breadth = isTurned ? collection.bounds.height : collection.bounds.width
  }

  /// All that was placed.
  var result: PlacedElements {
    var result = placed
    result.size = turned(NSSize(width: breadth, height: end))
    return result
  }

  mutating func add(_ section: Int) {
    edge(NSCollectionView.elementKindSectionHeader, section)
    if !layout.collapsedSections.contains(section) { addItems(section) }
    edge(NSCollectionView.elementKindSectionFooter, section)
  }

  private mutating func addItems(_ section: Int) {
    let own = sizes?.collectionView(collection, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    let (before, after, left, right) =
      isTurned ? (own.left, own.right, own.top, own.bottom) : (own.top, own.bottom, own.left, own.right)
    let (gap, lineGap) = (
      sizes?.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
        ?? CGFloat(layout.minimumInteritemSpacing),
      sizes?.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section)
        ?? CGFloat(layout.minimumLineSpacing)
    )
    end += CGFloat(before)
    let room = breadth - CGFloat(left) - CGFloat(right)
    var line: [(path: IndexPath, size: NSSize)] = []
    var used: CGFloat = 0
    for item in 0..<max(0, collection.numberOfItems(inSection: section)) {
      let path = IndexPath(item: item, section: section)
      let size = turned(sizes?.collectionView(collection, layout: layout, sizeForItemAt: path) ?? layout.itemSize)
      if !line.isEmpty, used + gap + size.width > room {
        place(line, CGFloat(left), room, gap, isLast: false)
        end += lineGap
        (line, used) = ([], 0)
      }
      used += size.width + (line.isEmpty ? 0 : gap)
      line.append((path, size))
    }
    if !line.isEmpty { place(line, CGFloat(left), room, gap, isLast: true) }
    end += CGFloat(after)
  }

  /// Items of a full line spread over the room; those of the last stand as close as they may.
  private mutating func place(
    _ line: [(path: IndexPath, size: NSSize)], _ start: CGFloat, _ room: CGFloat, _ least: CGFloat, isLast: Bool
  ) {
    let taken = line.reduce(CGFloat(0)) { $0 + $1.size.width }
    let spread = line.count > 1 ? (room - taken) / CGFloat(line.count - 1) : 0
    let gap = isLast ? least : max(spread, least)
    let height = line.map(\.size.height).max() ?? 0
    var x = start
    for (path, size) in line {
      let frame = NSRect(x: x, y: end + (height - size.height) / 2, width: size.width, height: size.height)
      placed.items[path] = isTurned ? frame.turned : frame
      x += size.width + gap
    }
    end += height
  }

  /// A header or footer takes its extent along the way of scrolling, and all of the breadth.
  private mutating func edge(_ kind: String, _ section: Int) {
    let height = turned(layout.supplementarySize(kind, section, in: collection)).height
    guard height > 0 else { return }
    let frame = NSRect(x: 0, y: end, width: breadth, height: height)
    placed.supplementary[.init(kind: kind, path: IndexPath(item: 0, section: section))] =
      isTurned ? frame.turned : frame
    end += height
  }

  private func turned(_ size: NSSize) -> NSSize { isTurned ? size.turned : size }
}
