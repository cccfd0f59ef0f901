import NibFoundation
import NibRuntime
import NibStandIns

/// Where the items of a layout lie, in points; those of a flow in lines of items, as many in a line as have room.
///
/// Computed as if lines ran across and followed each other downwards; a horizontal layout turns the result over.
@MainActor
struct FlowGeometry {
  private(set) var items: [[CGRect]] = []
  /// Where headers, footers and other views beside items lie.
  private(set) var supplements: [PlacedElements.Place: CGRect] = [:]
  private var end = 0.0
  private let isHorizontal: Bool
  private let breadth: Double

  init(room: CGSize = CGSize(), isHorizontal: Bool = false) {
    self.isHorizontal = isHorizontal
    breadth = isHorizontal ? room.height : room.width
  }

  /// Where a layout placed the items of sections of so many, and the views beside them.
  init(_ placed: PlacedElements, _ counts: [Int]) {
    self.init(room: CGSize(width: placed.size.width, height: 0))
    items = counts.enumerated().map { section, count in
      (0..<count).map { placed.items[IndexPath(item: $0, section: section)] ?? CGRect() }
    }
    supplements = placed.supplementary
    end = Double(placed.size.height)
  }

  /// Number of items of each section.
  var counts: [Int] { items.map(\.count) }

  /// Size of all content.
  var size: CGSize { turned(CGSize(width: breadth, height: end)) }

  func contains(_ path: IndexPath) -> Bool {
    items.indices.contains(path.section) && items[path.section].indices.contains(path.row)
  }

  /// Distances and edges of a section of a flow, in points.
  struct Section {
    var inset = NibInsets()
    var lineSpacing = 0.0
    var itemSpacing = 0.0
    var header = CGSize()
    var footer = CGSize()
  }

  /// Items that are not placed yet, of sections of so many.
  init(unplaced counts: [Int]) {
    self.init()
    items = counts.map { Array(repeating: CGRect(), count: $0) }
  }

  /// Takes the places that a layout of an app's own has for items and for views beside them; others have none.
  mutating func adopt(_ attributes: [UICollectionViewLayoutAttributes]) {
    let nowhere = CGRect(x: Double.infinity, y: Double.infinity, width: 0, height: 0)
    items = items.map { Array(repeating: nowhere, count: $0.count) }
    supplements = [:]
    for one in attributes {
      switch one.representedElementCategory {
      case .cell: if contains(one.indexPath) { items[one.indexPath.section][one.indexPath.item] = one.frame }
      case .supplementaryView, .decorationView:
        guard let kind = one.representedElementKind else { continue }
        supplements[PlacedElements.Place(kind: kind, path: one.indexPath)] = one.frame
      }
    }
  }

  mutating func add(_ sizes: [CGSize], _ layout: Section) {
    addEdge(UICollectionView.elementKindSectionHeader, layout.header)
    let inset = turned(layout.inset)
    end += inset.top
    var (rects, line): ([CGRect], [CGSize]) = ([], [])
    let room = breadth - inset.left - inset.right
    var used = 0.0
    for size in sizes.map(turned) {
      if !line.isEmpty, used + layout.itemSpacing + size.width > room {
        place(line, inset.left, room, layout, isLast: false, &rects)
        end += layout.lineSpacing
        (line, used) = ([], 0)
      }
      used += size.width + (line.isEmpty ? 0 : layout.itemSpacing)
      line.append(size)
    }
    if !line.isEmpty { place(line, inset.left, room, layout, isLast: true, &rects) }
    end += inset.bottom
    addEdge(UICollectionView.elementKindSectionFooter, layout.footer)
    items.append(rects)
  }

  /// Items of a full line spread over the room; those of the last stand as close as they may.
  private mutating func place(
    _ line: [CGSize], _ start: Double, _ room: Double, _ layout: Section, isLast: Bool,
    _ rects: inout [CGRect]
  ) {
    let taken = line.reduce(0) { $0 + $1.width }
    let spread = line.count > 1 ? (room - taken) / Double(line.count - 1) : 0
    let gap = isLast ? layout.itemSpacing : max(spread, layout.itemSpacing)
    let height = line.map(\.height).max() ?? 0
    var x = start
    for size in line {
      rects.append(turned(CGRect(x: x, y: end + (height - size.height) / 2, width: size.width, height: size.height)))
      x += size.width + gap
    }
    end += height
  }

  /// A header or footer takes its extent along the lines' way, and all of the breadth.
  private mutating func addEdge(_ kind: String, _ size: CGSize) {
    let height = turned(size).height
    let place = PlacedElements.Place(kind: kind, path: IndexPath(item: 0, section: items.count))
    supplements[place] = turned(CGRect(x: 0, y: end, width: breadth, height: height))
    end += max(height, 0)
  }

  private func turned(_ size: CGSize) -> CGSize {
    isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  private func turned(_ rect: CGRect) -> CGRect {
    guard isHorizontal else { return rect }
    return CGRect(origin: CGPoint(x: rect.origin.y, y: rect.origin.x), size: turned(rect.size))
  }

  private func turned(_ inset: NibInsets) -> NibInsets {
    guard isHorizontal else { return inset }
    return NibInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
  }

  /// The items that a rectangle shows, in order.
  func visible(in shown: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    for (section, rects) in items.enumerated() {
      for (item, rect) in rects.enumerated() where Self.meet(rect, shown) {
        found.append(IndexPath(item: item, section: section))
      }
    }
    return found
  }

  /// Whether two rectangles share more than an edge.
  static func meet(_ a: CGRect, _ b: CGRect) -> Bool {
    a.origin.x < b.origin.x + b.size.width && b.origin.x < a.origin.x + a.size.width
      && a.origin.y < b.origin.y + b.size.height && b.origin.y < a.origin.y + a.size.height
  }
}
