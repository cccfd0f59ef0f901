import NibFoundation
import NibRuntime
import NibStandIns

/// Places of items, and the items in sight.
extension UICollectionView {
  func adopt(_ layout: UICollectionViewLayout) { layout.collectionView = self }

  /// Places what is shown by the layout that took the place of another. Cells and views beside them hear of it.
  func changeLayout(from old: UICollectionViewLayout) {
    let layout = collectionViewLayout
    adopt(layout)
    content.isMisplaced = true
    content.wanted = [:]
    let shown: [UICollectionReusableView] =
      content.items.sorted { $0.key < $1.key }.map(\.value) + content.edges.sorted { $0.key < $1.key }.map(\.value)
    guard old !== layout, !shown.isEmpty, !content.isStale else { return }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in shown { view.willTransition(from: old, to: layout) }
    measure()
    for view in shown where view.superview === self { view.didTransition(from: old, to: layout) }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    rest()
  }

  /// Moves the content where the delegate or the layout wants it after a change.
  func rest() {
    let offset = contentOffset
    contentOffset =
      collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
      ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: offset)
  }

  /// Size of all content, in points.
  var placedSize: CGSize {
    measure()
    return content.geometry.size
  }

  /// Asks for numbers and sizes if they are stale, and places all anew in a room of another size.
  func measure() {
    guard content.isStale || content.isMisplaced || content.room != bounds.size, !content.isWorking else { return }
    content.isWorking = true
    defer { content.isWorking = false }
    let counts = content.isStale ? askedCounts : content.geometry.counts
    if content.isStale || content.room != bounds.size { content.wanted = [:] }
    content.isMisplaced = false
    place(counts)
    let geometry = content.geometry
    content.room = bounds.size
    content.needsItems = true
    if dataSource != nil { contentSize = collectionViewLayout.collectionViewContentSize }
    guard content.isStale else { return moveShown() }
    for path in content.items.keys.sorted() { recycle(path) }
    for place in content.edges.keys.sorted() { recycleEdge(place) }
    content.isStale = false
    content.ahead = []
    content.selection.removeAll { !geometry.contains($0) }
  }

  /// Number of items of each section, by the data source.
  private var askedCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Moves what is shown to its places.
  private func moveShown() {
    for (path, cell) in content.items { show(cell, layoutAttributesForItem(at: path)) }
    for place in content.edges.keys.sorted() {
      guard content.geometry.supplements[place] != nil else {
        recycleEdge(place)
        continue
      }
      if let view = content.edges[place] { show(view, attributes(of: place)) }
    }
  }

  private func attributes(of place: PlacedElements.Place) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryElement(ofKind: place.kind, at: place.path)
  }

  func recycle(_ path: IndexPath) {
    guard let cell = content.items.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    cells.put(cell)
  }

  private func recycleEdge(_ key: PlacedElements.Place) {
    guard let view = content.edges.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    guard content.decorations.remove(key) == nil else { return }
    collectionDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    supplements.put(view)
  }

  func layoutItems() throws {
    measure()
    guard content.needsItems, !content.isWorking, dataSource != nil else { return }
    content.isWorking = true
    defer { content.isWorking = false }
    let shown = indexPathsForVisibleItems
    let wanted = Set(shown)
    for path in content.items.keys.sorted() where !wanted.contains(path) { recycle(path) }
    for path in shown where content.items[path] == nil { try makeCell(path) }
    if fitItems() {
      content.isWorking = false
      return try layoutItems()
    }
    for (place, rect) in content.geometry.supplements.sorted(by: { $0.key < $1.key }) { try layoutEdge(place, rect) }
    content.needsItems = false
    loadAhead()
  }

  private func makeCell(_ path: IndexPath) throws {
    guard let dataSource, content.geometry.contains(path) else { return }
    let cell = try InterfaceFaults.catching { dataSource.collectionView(self, cellForItemAt: path) }
    show(cell, layoutAttributesForItem(at: path))
    cell.isSelected = content.selection.contains(path)
    content.items[path] = cell
    if cell.superview !== self { addSubview(cell) }
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  private func layoutEdge(_ place: PlacedElements.Place, _ rect: CGRect) throws {
    guard rect.size.width > 0, rect.size.height > 0, FlowGeometry.meet(rect, bounds) else { return recycleEdge(place) }
    guard content.edges[place] == nil, let dataSource else { return }
    if content.attributes.others[place]?.representedElementCategory == .decorationView { return makeDecoration(place) }
    let view = try InterfaceFaults.catching {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: place.kind, at: place.path)
    }
    show(view, attributes(of: place))
    content.edges[place] = view
    addSubview(view)
    collectionDelegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: place.kind, at: place.path)
  }

  /// A view behind of the class that the layout has for its kind.
  private func makeDecoration(_ place: PlacedElements.Place) {
    guard let type = collectionViewLayout.decorations[place.kind] else { return }
    let view = type.make(dynamic: CGRect())
    show(view, attributes(of: place))
    content.edges[place] = view
    content.decorations.insert(place)
    insertSubview(view, at: 0)
  }

  func liveCell(_ path: IndexPath) throws -> UICollectionViewCell? {
    if let cell = try InterfaceFaults.catching({ cellForItem(at: path) }) { return cell }
    guard content.geometry.contains(path) else { return nil }
    scrollToItem(at: path)
    if let cell = try InterfaceFaults.catching({ cellForItem(at: path) }) { return cell }
    content.isWorking = true
    defer { content.isWorking = false }
    try makeCell(path)
    return content.items[path]
  }

  func outOfRange(_ path: IndexPath) -> StandInError {
    if dataSource == nil {
      return StandInError(.noDataSource, self, "item \(path.words) cannot be there: the collection has no data source")
    }
    let counts = content.geometry.counts.map(String.init).joined(separator: ", ")
    return StandInError(.outOfRange, self, "there is no item \(path.words); the sections have \(counts) items")
  }
}
