import Foundation

/// Where a compositional layout places things: sections follow each other in the direction of scrolling.
@MainActor
package struct CompositionalPlacing {
  private let configuration: CompositionalConfiguration
  private let room: CGSize
  private let isHorizontal: Bool
  private var placed = PlacedElements()
  /// Where the next section begins, in the direction of scrolling.
  package var end: CGFloat = 0

  /// Begins with nothing placed in a room of a size.
  package init(_ configuration: CompositionalConfiguration, _ room: CGSize) {
    (self.configuration, self.room) = (configuration, room)
    isHorizontal = configuration.isHorizontal
  }

  /// All that was placed.
  package var result: PlacedElements {
    var result = placed
    result.size = isHorizontal ? NSSize(width: end, height: room.height) : NSSize(width: room.width, height: end)
    return result
  }

  /// Where an item was placed; nil for one that was not.
  package func frame(ofItem path: IndexPath) -> NSRect? { placed.items[path] }

  /// Headers of the whole layout, or its footers.
  package mutating func addEdges(isAtEnd: Bool) {
    for edge in configuration.boundarySupplementaryItems where edge.isAtEnd(isHorizontal) == isAtEnd {
      add(edge, IndexPath(item: 0, section: 0), .zero, room)
    }
  }

  /// A section.
  package mutating func add(_ section: CompositionalSection, _ index: Int, _ count: Int) {
    let start = end
    let first = IndexPath(item: 0, section: index)
    let insets = section.contentInsets
    let edgeInsets = section.supplementariesFollowContentInsets ? insets : .zero
    let inner = NSRect(origin: .zero, size: room).inset(insets).size
    let edges = section.boundarySupplementaryItems
    for edge in edges where !edge.isAtEnd(isHorizontal) { add(edge, first, edgeInsets, inner) }
    end += isHorizontal ? insets.leading : insets.top
    addGroups(section, index, count, inner)
    end += isHorizontal ? insets.trailing : insets.bottom
    for edge in edges where edge.isAtEnd(isHorizontal) { add(edge, first, edgeInsets, inner) }
    let all =
      isHorizontal
      ? NSRect(x: start, y: 0, width: end - start, height: room.height)
      : NSRect(x: 0, y: start, width: room.width, height: end - start)
    for decoration in section.decorationItems {
      placed.decorations[.init(kind: decoration.elementKind, path: first)] = all.inset(decoration.contentInsets)
      placed.order[decoration.elementKind] = decoration.zIndex
    }
  }

  private mutating func addGroups(_ section: CompositionalSection, _ index: Int, _ count: Int, _ inner: CGSize) {
    let size = section.group.layoutSize.points(in: inner)
    let scrollsAcross = section.scrollsAcross
    // Groups that scroll across the layout's own direction stand beside each other.
    let runsAcross = isHorizontal == scrollsAcross
    let insets = section.contentInsets
    let origin =
      isHorizontal ? NSPoint(x: end, y: insets.top) : NSPoint(x: insets.leading, y: end)
    let (edges, step) = (
      section.group.edgeSpacing, (runsAcross ? size.height : size.width) + section.interGroupSpacing
    )
    let before = (runsAcross ? edges?.top : edges?.leading)?.spacing ?? 0
    let after = (runsAcross ? edges?.bottom : edges?.trailing)?.spacing ?? 0
    var (next, groups) = (0, 0)
    while next < count {
      let offset = CGFloat(groups) * (step + before + after) + before
      let rect = NSRect(
        x: origin.x + (runsAcross ? 0 : offset), y: origin.y + (runsAcross ? offset : 0), width: size.width,
        height: size.height)
      let slots = section.group.slots(in: rect)
      guard !slots.isEmpty else { break }
      for slot in slots where next < count {
        let path = IndexPath(item: next, section: index)
        placed.items[path] = slot.frame
        for badge in slot.item?.supplementaryItems ?? [] { add(badge, path, slot.frame) }
        next += 1
      }
      groups += 1
    }
    guard groups > 0 else { return }
    if scrollsAcross {
      end += isHorizontal ? size.width : size.height
    } else {
      end += CGFloat(groups) * (step + before + after) - section.interGroupSpacing
    }
  }

  /// A header or footer.
  private mutating func add(
    _ edge: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, _ insets: NSDirectionalEdgeInsets,
    _ inner: CGSize
  ) {
    let full = NSRect(origin: .zero, size: room).inset(insets)
    let size = edge.layoutSize.points(in: isHorizontal ? CGSize(width: inner.width, height: full.height) : full.size)
    var origin = NSPoint(x: full.minX, y: full.minY)
    // Across the direction of scrolling: at the beginning, the end, or in the middle.
    let free = isHorizontal ? full.height - size.height : full.width - size.width
    let shift = edge.place(across: isHorizontal) * free
    if isHorizontal {
      (origin.x, origin.y) = (end, full.minY + shift)
    } else {
      (origin.x, origin.y) = (full.minX + shift, end)
    }
    let extent = isHorizontal ? size.width : size.height
    if !edge.extendsBoundary {
      if isHorizontal { origin.x = edge.isAtEnd(true) ? end - extent : end }
      if !isHorizontal { origin.y = edge.isAtEnd(false) ? end - extent : end }
    } else {
      end += extent
    }
    let frame = NSRect(origin: origin, size: size).offsetBy(dx: edge.offset.x, dy: edge.offset.y)
    placed.supplementary[.init(kind: edge.elementKind, path: path)] = frame.inset(edge.contentInsets)
    placed.order[edge.elementKind] = edge.zIndex
  }

  /// A view beside an item, as a badge.
  private mutating func add(_ badge: NSCollectionLayoutSupplementaryItem, _ path: IndexPath, _ item: NSRect) {
    let size = badge.layoutSize.points(in: item.size)
    let anchor = badge.containerAnchor
    let own = badge.itemAnchor
    func part(_ edges: NSDirectionalRectEdge?, _ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge) -> CGFloat
    {
      guard let edges else { return 0.5 }
      return edges.contains(first) ? 0 : edges.contains(last) ? 1 : 0.5
    }
    func offset(_ anchor: NSCollectionLayoutAnchor?) -> NSPoint {
      guard let anchor else { return .zero }
      return anchor.isAbsoluteOffset
        ? anchor.offset : NSPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height)
    }
    // Without an anchor of its own a badge lies within the item, at the item's edges.
    let (x, y) = (part(anchor.edges, .leading, .trailing), part(anchor.edges, .top, .bottom))
    let (ownX, ownY) = own.map { (part($0.edges, .leading, .trailing), part($0.edges, .top, .bottom)) } ?? (x, y)
    let (first, second) = (offset(anchor), offset(own))
    placed.supplementary[.init(kind: badge.elementKind, path: path)] = NSRect(
      x: item.minX + item.width * x - size.width * ownX + first.x + second.x,
      y: item.minY + item.height * y - size.height * ownY + first.y + second.y, width: size.width, height: size.height)
    placed.order[badge.elementKind] = badge.zIndex
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Whether it stands behind the section, and not before it.
  func isAtEnd(_ isHorizontal: Bool) -> Bool {
    switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing: return !isHorizontal || alignment == .bottomTrailing
    case .trailing, .topTrailing: return isHorizontal
    default: return false
    }
  }

  /// Where it stands across the direction of scrolling, 0...1.
  func place(across isHorizontal: Bool) -> CGFloat {
    switch alignment {
    case .top, .bottom, .none: return isHorizontal ? (alignment == .bottom ? 1 : 0) : 0.5
    case .topLeading: return 0
    case .leading: return isHorizontal ? 0.5 : 0
    case .bottomLeading: return isHorizontal ? 1 : 0
    case .trailing: return isHorizontal ? 0.5 : 1
    case .topTrailing: return isHorizontal ? 0 : 1
    case .bottomTrailing: return 1
    }
  }
}
