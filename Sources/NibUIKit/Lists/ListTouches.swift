import NibRuntime
import NibStandIns

// What a user does with rows and items besides taps, swipes and drags.
extension UITableView {
  /// Touches a title of the index at the side as a user does: the table scrolls to the section that the data source
  /// names for it.
  /// - Returns: the section; nil if there is no such title, no touch reaches the table, the table has fewer rows than
  ///   `sectionIndexMinimumDisplayRowCount`, or the section is not there.
  @discardableResult
  public func touchIndex(_ title: String) -> Int? {
    measure()
    guard receivesTouches, let dataSource, let titles = dataSource.sectionIndexTitles(for: self),
      let index = titles.firstIndex(of: title),
      content.geometry.counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    else { return nil }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard content.geometry.sections.indices.contains(section) else { return nil }
    contentOffset.y = rect(forSection: section).origin.y
    return section
  }

  /// Moves the focus to a row as the keyboard or a remote control does; the row is selected where the selection follows.
  /// - Returns: false if the row does not take the focus.
  /// - Throws: as `select(_:)`.
  @discardableResult
  public func focus(rowAt path: IndexPath) throws -> Bool {
    guard let cell = try liveCell(at: path) else { throw outOfRange(path) }
    guard cell.receivesTouches, tableDelegate?.tableView(self, canFocusRowAt: path) ?? allowsFocus else { return false }
    if tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus {
      try select(path)
    }
    return true
  }

  /// Drags two fingers over rows as a user does, which selects them: the delegate is asked for the first one, and hears
  /// of begin and end. It is for the delegate to begin to edit.
  /// - Returns: false if nothing is selected: several rows may not be, the delegate refuses, or no touch reaches the row.
  /// - Throws: as `select(_:)`.
  @discardableResult
  public func dragSelection(from first: IndexPath, to last: IndexPath) throws -> Bool {
    guard let cell = try liveCell(at: first) else { throw outOfRange(first) }
    guard content.geometry.contains(last) else { throw outOfRange(last) }
    guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing, cell.receivesTouches, let tableDelegate,
      tableDelegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: first)
    else { return false }
    tableDelegate.tableView(self, didBeginMultipleSelectionInteractionAt: first)
    let counts = content.geometry.counts
    let paths = IndexPath.all(of: counts).filter { (min(first, last)...max(first, last)).contains($0) }
    for path in paths where !content.selection.contains(path) { try select(path) }
    tableDelegate.tableViewDidEndMultipleSelectionInteraction(self)
    return true
  }

  /// Rests on a row with a drag as a user does, which opens it as a tap.
  /// - Returns: false if nothing is opened: rows are not opened so, the delegate refuses, or as `select(_:)`.
  /// - Throws: as `select(_:)`.
  @discardableResult
  public func springLoad(rowAt path: IndexPath) throws -> Bool {
    guard isSpringLoaded, let cell = try liveCell(at: path) else { return false }
    let context = SpringContext(targetView: cell)
    guard tableDelegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true else { return false }
    return try select(path)
  }
}

extension UICollectionView {
  /// Touches a title of the index at the side as a user does: the collection scrolls to the item that the data source
  /// names for it.
  /// - Returns: the item; nil if there is no such title, no touch reaches the collection, or the item is not there.
  @discardableResult
  public func touchIndex(_ title: String) -> IndexPath? {
    measure()
    guard receivesTouches, let dataSource, let titles = dataSource.indexTitles(for: self),
      let index = titles.firstIndex(of: title)
    else { return nil }
    let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
    guard content.geometry.contains(path) else { return nil }
    scrollToItem(at: path, at: scrollsAcross ? .left : .top)
    return path
  }

  var scrollsAcross: Bool {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
      || (collectionViewLayout as? UICollectionViewCompositionalLayout)?.configuration.scrollDirection == .horizontal
  }

  /// Moves the focus to an item as the keyboard or a remote control does; the item is selected where the selection
  /// follows.
  /// - Returns: false if the item does not take the focus.
  /// - Throws: as `select(_:)`.
  @discardableResult
  public func focus(itemAt path: IndexPath) throws -> Bool {
    guard let cell = try liveCell(path) else { throw outOfRange(path) }
    guard cell.receivesTouches, collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? allowsFocus else {
      return false
    }
    if collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus {
      try select(path)
    }
    return true
  }

  /// Drags two fingers over items as a user does, which selects them: the delegate is asked for the first one, and hears
  /// of begin and end. It is for the delegate to begin to edit.
  /// - Returns: false if nothing is selected: several items may not be, the delegate refuses, or no touch reaches the
  ///   item.
  /// - Throws: as `select(_:)`.
  @discardableResult
  public func dragSelection(from first: IndexPath, to last: IndexPath) throws -> Bool {
    guard let cell = try liveCell(first) else { throw outOfRange(first) }
    guard content.geometry.contains(last) else { throw outOfRange(last) }
    guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing, cell.receivesTouches,
      let collectionDelegate,
      collectionDelegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: first)
    else { return false }
    collectionDelegate.collectionView(self, didBeginMultipleSelectionInteractionAt: first)
    let counts = content.geometry.counts
    let paths = IndexPath.all(of: counts).filter { (min(first, last)...max(first, last)).contains($0) }
    for path in paths where !content.selection.contains(path) { try select(path) }
    collectionDelegate.collectionViewDidEndMultipleSelectionInteraction(self)
    return true
  }

  /// Rests on an item with a drag as a user does, which opens it as a tap.
  /// - Returns: false if nothing is opened: items are not opened so, the delegate refuses, or as `select(_:)`.
  /// - Throws: as `select(_:)`.
  @discardableResult
  public func springLoad(itemAt path: IndexPath) throws -> Bool {
    guard isSpringLoaded, let cell = try liveCell(path) else { return false }
    let context = SpringContext(targetView: cell)
    guard collectionDelegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true else {
      return false
    }
    return try select(path)
  }
}

extension IndexPath {
  /// All places of sections of so many rows, in order.
  static func all(of counts: [Int]) -> [IndexPath] {
    counts.enumerated().flatMap { section, count in (0..<count).map { IndexPath(row: $0, section: section) } }
  }
}
