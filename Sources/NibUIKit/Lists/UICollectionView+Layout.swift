import NibFoundation
import NibRuntime
import NibStandIns

/// Places of items, the items in sight, and selection.
extension UICollectionView {
  func adopt(_ layout: UICollectionViewLayout) { layout.collectionView = self }

  /// Size of all content, in points.
  var placedSize: CGSize {
    measure()
    return content.geometry.size
  }

  /// Asks for numbers and sizes if they are stale, and places all anew in a room of another size.
  func measure() {
    guard content.isStale || content.room != bounds.size, !content.isWorking else { return }
    content.isWorking = true
    defer { content.isWorking = false }
    let counts = content.isStale ? askedCounts : content.geometry.counts
    let geometry = place(counts)
    content.geometry = geometry
    content.room = bounds.size
    content.needsItems = true
    if dataSource != nil { contentSize = geometry.size }
    guard content.isStale else { return moveShown() }
    for path in content.items.keys.sorted() { recycle(path) }
    for place in content.edges.keys.sorted() { recycleEdge(place) }
    content.isStale = false
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
    for (path, cell) in content.items { cell.frame = content.geometry.items[path.section][path.row] }
    for (place, view) in content.edges { view.frame = content.geometry.supplements[place] ?? CGRect() }
  }

  /// Where the layout places sections of so many items.
  private func place(_ counts: [Int]) -> FlowGeometry {
    if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout {
      return FlowGeometry(layout.place(counts, in: self), counts)
    }
    let layout = flowLayout
    let delegate = collectionDelegate as? any UICollectionViewDelegateFlowLayout
    var geometry = FlowGeometry(room: bounds.size, isHorizontal: layout.scrollDirection == .horizontal)
    for (section, count) in counts.enumerated() {
      let sizes = (0..<count).map { item in
        delegate?.collectionView(
          self, layout: collectionViewLayout, sizeForItemAt: IndexPath(item: item, section: section))
          ?? layout.itemSize
      }
      geometry.add(sizes, layout)
    }
    return geometry
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
    for (place, rect) in content.geometry.supplements.sorted(by: { $0.key < $1.key }) { try layoutEdge(place, rect) }
    content.needsItems = false
  }

  private func makeCell(_ path: IndexPath) throws {
    guard let dataSource, content.geometry.contains(path) else { return }
    let cell = try InterfaceFaults.catching { dataSource.collectionView(self, cellForItemAt: path) }
    cell.frame = content.geometry.items[path.section][path.row]
    cell.isSelected = content.selection.contains(path)
    content.items[path] = cell
    if cell.superview !== self { addSubview(cell) }
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  private func layoutEdge(_ place: PlacedElements.Place, _ rect: CGRect) throws {
    guard rect.size.width > 0, rect.size.height > 0, FlowGeometry.meet(rect, bounds) else { return recycleEdge(place) }
    guard content.edges[place] == nil, let dataSource else { return }
    let view = try InterfaceFaults.catching {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: place.kind, at: place.path)
    }
    view.frame = rect
    content.edges[place] = view
    addSubview(view)
  }

  /// The selected items, in the order they were selected.
  public var indexPathsForSelectedItems: [IndexPath]? { content.selection }

  /// Selects an item, as code does: the delegate hears nothing. Nil deselects all.
  public func selectItem(at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = []) {
    measure()
    guard let indexPath else {
      for path in content.selection { mark(path, isSelected: false) }
      return
    }
    guard content.geometry.contains(indexPath) else { return }
    if !allowsMultipleSelection { for path in content.selection { mark(path, isSelected: false) } }
    mark(indexPath, isSelected: true)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition) }
  }

  /// Deselects an item, as code does: the delegate hears nothing.
  public func deselectItem(at indexPath: IndexPath, animated: Bool = false) { mark(indexPath, isSelected: false) }

  private func mark(_ path: IndexPath, isSelected: Bool) {
    content.selection.removeAll { $0 == path }
    if isSelected { content.selection.append(path) }
    content.items[path]?.isSelected = isSelected
  }

  /// Taps an item as a user does: the delegate is asked, an earlier selection goes, the cell's segue is performed, the
  /// delegate hears. Where several may be selected, a tap on a selected item deselects it. An item out of sight is
  /// scrolled to before.
  /// - Returns: false if nothing was selected: selection is off, no touch reaches the cell, or the delegate refuses.
  /// - Throws: `StandInError` with code `outOfRange` or `noDataSource`; as `layoutIfNeeded`; what the segue throws.
  @discardableResult
  public func select(_ indexPath: IndexPath) throws -> Bool {
    guard let cell = try liveCell(indexPath) else { throw outOfRange(indexPath) }
    let delegate = collectionDelegate
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing || allowsSeveral, cell.receivesTouches,
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return false }
    if content.selection.contains(indexPath) { return allowsSeveral && deselectAsUser(indexPath) }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return false }
    if !allowsSeveral { for path in content.selection { deselectAsUser(path) } }
    mark(indexPath, isSelected: true)
    if let template = cell.outlet("selectionSegueTemplate") as? any NibActionPerforming {
      _ = try template.perform("perform:", sender: cell, event: nil)
    }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    performPrimaryAction(at: indexPath)
    return true
  }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  @discardableResult
  private func deselectAsUser(_ path: IndexPath) -> Bool {
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
    mark(path, isSelected: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
    return true
  }

  private func liveCell(_ path: IndexPath) throws -> UICollectionViewCell? {
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
