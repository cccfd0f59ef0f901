import NibRuntime
import NibStandIns

extension UserOperable where Self: NSToolbar {
  /// Puts an item into the toolbar, as a user does who drags it out of the panel of all items: one that the delegate
  /// allows, or the document, by its label there or in the toolbar.
  /// - Parameters:
  ///   - label: the item's label.
  ///   - index: where, from the leading edge; at the end without one.
  /// - Throws: `UserActionError`: `refused` for a toolbar that cannot be changed and by the delegate, `noSuchItem` with the
  ///   items that are there.
  public func add(item label: String, at index: Int? = nil) throws(UserActionError) {
    try beCustomizable()
    let offered = try UserActionError.running(self) { choices }
    guard let item = offered.first(where: { $0.paletteLabel == label || $0.label == label }) else {
      let names = UserActionError.list(offered.map { $0.paletteLabel.isEmpty ? $0.label : $0.paletteLabel })
      throw UserActionError(.noSuchItem, self, "there is no item '\(label)' to choose; there are \(names)")
    }
    let count = items.count
    try UserActionError.running(self) {
      insertItem(withItemIdentifier: item.itemIdentifier, at: index ?? count)
    }
    if items.count == count {
      throw UserActionError(.refused, self, "the toolbar has '\(label)' already, or its delegate does not let it in")
    }
  }

  /// Takes an item out of the toolbar, as a user does who drags it away.
  /// - Throws: `UserActionError`: `refused` for a toolbar, or an item, that cannot be changed, `noSuchItem`.
  public func remove(item label: String) throws(UserActionError) {
    try beCustomizable()
    guard let index = items.firstIndex(where: { $0.label == label }) else {
      throw UserActionError(
        .noSuchItem, self, "there is no item '\(label)'; there are \(UserActionError.list(items.map(\.label)))")
    }
    let fixed = try UserActionError.running(self) { delegate?.toolbarImmovableItemIdentifiers(self) ?? [] }
    if fixed.contains(items[index].itemIdentifier) || !items[index].isUserRemovable {
      throw UserActionError(.refused, self, "'\(label)' stays in the toolbar: it is immovable, or not removable")
    }
    try UserActionError.running(self) { removeItem(at: index) }
  }

  private func beCustomizable() throws(UserActionError) {
    guard let window else { throw UserActionError(.notInWindow, self, "the toolbar is in no window") }
    try Reach.beUsable(window)
    guard allowsUserCustomization else {
      throw UserActionError(.refused, self, "the toolbar cannot be changed; allowsUserCustomization is false")
    }
  }
}

extension NSToolbar {
  /// The items that a user chooses from: those that the delegate allows, made as for the panel, else the document's.
  fileprivate var choices: [NSToolbarItem] {
    let names = delegate?.toolbarAllowedItemIdentifiers(self) ?? []
    let made = names.compactMap { name in
      delegate?.toolbar(self, itemForItemIdentifier: name, willBeInsertedIntoToolbar: false)
        ?? (name.isOfSystem ? NSToolbarItem(itemIdentifier: name) : nil)
    }
    return made + allowedItems.filter { item in !names.contains(item.itemIdentifier) }
  }

  /// Selects an item that is clicked, where the delegate says that it can be.
  /// - Returns: whether it is selected.
  final func selectByClick(_ item: NSToolbarItem) -> Bool {
    guard delegate?.toolbarSelectableItemIdentifiers(self).contains(item.itemIdentifier) == true else { return false }
    selectedItemIdentifier = item.itemIdentifier
    return true
  }
}
