import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Items of a toolbar that belong together. Stands in for NSToolbarItemGroup.
open class NSToolbarItemGroup: NSToolbarItem {
  /// How many of the items are selected. Documented: the order of the cases, by AppKit.
  public enum SelectionMode: Int, Sendable {
    /// One; any number; none after the click.
    case selectOne, selectAny, momentary
  }

  /// How the group is shown. Documented: the order of the cases, by AppKit.
  public enum ControlRepresentation: Int, Sendable {
    /// As room is; the items beside each other; a menu.
    case automatic, expanded, collapsed
  }

  /// The items, from the leading edge.
  open var subitems: [NSToolbarItem] = [] {
    didSet {
      for item in oldValue where !subitems.contains(where: { $0 === item }) { item.join(nil) }
      for item in subitems { item.join(toolbar) }
      selected = selected.filter { $0 < subitems.count }
    }
  }
  /// How many of the items are selected.
  open var selectionMode = SelectionMode.momentary
  /// How the group is shown.
  open var controlRepresentation = ControlRepresentation.automatic
  private final var selected: Set<Int> = []
  private final var last = -1

  /// Makes a group of items with titles.
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, titles: [String], selectionMode: SelectionMode, labels: [String]?,
    target: Any?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    fill(titles.count, selectionMode, labels, target, action) { $0.title = titles[$1] }
  }

  /// Makes a group of items with images.
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, images: [NSImage], selectionMode: SelectionMode, labels: [String]?,
    target: Any?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    fill(images.count, selectionMode, labels, target, action) { $0.image = images[$1] }
  }

  private func fill(
    _ count: Int, _ mode: SelectionMode, _ labels: [String]?, _ target: Any?, _ action: Selector?,
    _ body: (NSToolbarItem, Int) -> Void
  ) {
    selectionMode = mode
    self.target = target as AnyObject?
    self.action = action
    subitems = (0..<count).map { index in
      let item = NSToolbarItem(itemIdentifier: Identifier("\(itemIdentifier.rawValue).\(index)"))
      if let labels, labels.indices.contains(index) { item.label = labels[index] }
      body(item, index)
      return item
    }
  }

  /// The place of the item that was selected last, counted from 0; -1 for none. Setting it selects that one alone where
  /// one is selected at most.
  open var selectedIndex: Int {
    get { selected.contains(last) || selectionMode == .momentary ? last : selected.max() ?? -1 }
    set {
      guard subitems.indices.contains(newValue) else { return (selected, last) = ([], -1) }
      setSelected(true, at: newValue)
    }
  }

  /// Selects the item of a place, or does so no more; nothing beyond the ends.
  open func setSelected(_ selected: Bool, at index: Int) {
    guard subitems.indices.contains(index) else { return }
    if selected { last = index }
    switch selectionMode {
    case .selectOne: if selected { self.selected = [index] } else { self.selected.remove(index) }
    case .selectAny: if selected { self.selected.insert(index) } else { self.selected.remove(index) }
    case .momentary: break
    }
  }

  /// Whether the item of a place is selected.
  open func isSelected(at index: Int) -> Bool { selected.contains(index) }

  override func join(_ toolbar: NSToolbar?) {
    super.join(toolbar)
    for item in subitems { item.join(toolbar) }
  }

  /// Validates the items, too; a group without an action of its own reacts while one of them does.
  open override func validate() {
    for item in subitems where item.autovalidates && item.actionBinding != nil { item.validate() }
    if actionBinding != nil { super.validate() } else { isEnabled = subitems.contains(where: \.isEnabled) }
  }

  /// Does what a click on the item of a place does: it is selected as the mode says, then its action is sent, or the
  /// group's; nothing for one that does not react.
  /// - Returns: the object that performed the action.
  /// - Throws: as `performClick()`.
  @discardableResult
  open func performClick(at index: Int) throws(RuntimeError) -> AnyObject? {
    if autovalidates { validate() }
    guard isEnabled, subitems.indices.contains(index), subitems[index].isEnabled else { return nil }
    setSelected(selectionMode == .selectAny ? !isSelected(at: index) : true, at: index)
    guard let binding = subitems[index].actionBinding ?? actionBinding else { return nil }
    return try NSApplication.send(binding, from: subitems[index].actionBinding == nil ? self : subitems[index])
  }
}
