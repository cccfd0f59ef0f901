import Foundation

extension NSCollectionLayoutDimension {
  /// Points, where the room around is of a size.
  func points(in room: CGSize) -> CGFloat {
    if isFractionalWidth { return dimension * room.width }
    if isFractionalHeight { return dimension * room.height }
    return dimension
  }
}

extension NSCollectionLayoutSize {
  /// Points, where the room around is of a size.
  func points(in room: CGSize) -> CGSize {
    CGSize(width: max(0, widthDimension.points(in: room)), height: max(0, heightDimension.points(in: room)))
  }
}

extension NSRect {
  /// The rectangle within distances from its edges.
  package func inset(_ insets: NSDirectionalEdgeInsets) -> NSRect {
    NSRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// An item that a group has room for.
struct GroupSlot {
  let frame: NSRect
  let item: NSCollectionLayoutItem?
}

extension NSCollectionLayoutGroup {
  /// The rectangles that the group has for items, in order, within a rectangle of its own size.
  func slots(in rect: NSRect) -> [GroupSlot] {
    let inner = rect.inset(contentInsets)
    switch form {
    case .custom(let provider):
      return provider(inner.size).map {
        GroupSlot(frame: $0.frame.offsetBy(dx: inner.minX, dy: inner.minY), item: nil)
      }
    case .line(let isHorizontal, let count, let isShared):
      return line(inner, isHorizontal, count, isShared)
    }
  }

  /// An item of a line: its size, and the distances before, behind and beside it.
  private struct Part {
    let item: NSCollectionLayoutItem
    let size: CGSize
    let before: CGFloat
    let after: CGFloat
    let across: CGFloat
  }

  private func part(
    _ item: NSCollectionLayoutItem, _ room: CGSize, _ isHorizontal: Bool, sharedBy count: Int?
  ) -> Part {
    var size = item.layoutSize.points(in: room)
    if let count, count > 0 {
      let length = isHorizontal ? room.width : room.height
      let share = (length - (interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)) / CGFloat(count)
      if isHorizontal { size.width = share } else { size.height = share }
    }
    let edges = item.edgeSpacing
    return Part(
      item: item, size: size, before: (isHorizontal ? edges?.leading : edges?.top)?.spacing ?? 0,
      after: (isHorizontal ? edges?.trailing : edges?.bottom)?.spacing ?? 0,
      across: (isHorizontal ? edges?.top : edges?.leading)?.spacing ?? 0)
  }

  private func line(_ room: NSRect, _ isHorizontal: Bool, _ count: Int?, _ isShared: Bool) -> [GroupSlot] {
    let length = isHorizontal ? room.width : room.height
    let gap = interItemSpacing?.spacing ?? 0
    var parts: [Part] = []
    var used: CGFloat = 0
    guard !subitems.isEmpty else { return [] }
    while parts.count < min(count ?? .max, 10_000) {
      let next = part(
        subitems[parts.count % subitems.count], room.size, isHorizontal, sharedBy: isShared ? count : nil)
      let extent = next.before + (isHorizontal ? next.size.width : next.size.height) + next.after
      let wanted = used + (parts.isEmpty ? 0 : gap) + extent
      // What takes no room would be repeated for ever.
      if count == nil, !parts.isEmpty, wanted > length + 0.01 || extent + gap <= 0 && parts.count >= subitems.count {
        break
      }
      parts.append(next)
      used = wanted
    }
    let isFlexible = interItemSpacing?.isFlexibleSpacing == true && parts.count > 1
    return place(
      parts, room, isHorizontal, gap: gap + (isFlexible ? max(0, length - used) / CGFloat(parts.count - 1) : 0))
  }

  private func place(_ parts: [Part], _ room: NSRect, _ isHorizontal: Bool, gap: CGFloat) -> [GroupSlot] {
    var slots: [GroupSlot] = []
    var at = isHorizontal ? room.minX : room.minY
    for part in parts {
      at += part.before
      let origin =
        isHorizontal
        ? NSPoint(x: at, y: room.minY + part.across) : NSPoint(x: room.minX + part.across, y: at)
      let frame = NSRect(origin: origin, size: part.size)
      if let group = part.item as? NSCollectionLayoutGroup {
        slots += group.slots(in: frame)
      } else {
        slots.append(GroupSlot(frame: frame.inset(part.item.contentInsets), item: part.item))
      }
      at += (isHorizontal ? part.size.width : part.size.height) + part.after + gap
    }
    return slots
  }
}
