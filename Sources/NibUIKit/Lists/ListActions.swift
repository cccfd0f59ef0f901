import NibRuntime
import NibStandIns

/// When a list asks its cells for their size again.
public enum UIListSelfSizingInvalidation: Int, Sendable {
  /// As named.
  case disabled, enabled, enabledIncludingConstraints
}

/// Views of a table that are as wide as their content asks for. Stands in for UITableViewContentHuggingElements.
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What stands above sections.
  public static let sectionHeaders = Self(rawValue: 1)
}

extension UITableView {
  /// When cells are asked for their size again.
  public typealias SelfSizingInvalidation = UIListSelfSizingInvalidation
  /// Views that are as wide as their content asks for.
  public typealias ContentHuggingElements = UITableViewContentHuggingElements

  /// When cells are asked for their size again; kept, for nothing is measured.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }

  /// Views that are as wide as their content asks for; kept.
  public var contentHuggingElements: ContentHuggingElements {
    get { kept([]) }
    set { keep(newValue) }
  }

  /// Whether rows take the focus, where the delegate does not decide it.
  public var allowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether a drag that rests on a row opens it.
  public var isSpringLoaded: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether the focus that a controller remembers comes back; kept.
  public var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  func performPrimaryAction(at path: IndexPath) {
    guard !isEditing, let tableDelegate else { return }
    guard tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: path) else { return }
    tableDelegate.tableView(self, performPrimaryActionForRowAt: path)
  }
}

extension UICollectionView {
  /// When cells are asked for their size again.
  public typealias SelfSizingInvalidation = UIListSelfSizingInvalidation

  /// When cells are asked for their size again; kept, for nothing is measured.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }

  /// Whether items can be selected while the collection is being edited.
  public var allowsSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether several items can be selected while the collection is being edited.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether a drag that rests on an item opens it.
  public var isSpringLoaded: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether items take the focus, where the delegate does not decide it.
  public var allowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether items take the focus while the collection is being edited; kept.
  public var allowsFocusDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether the focus that a controller remembers comes back; kept.
  public var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// How soon items make room for what is dragged; kept.
  public var reorderingCadence: ReorderingCadence {
    get { kept(.immediate) }
    set { keep(newValue) }
  }

  /// How soon items make room.
  public enum ReorderingCadence: Int, Sendable {
    /// As named.
    case immediate, fast, slow
  }

  /// Does what an item is for, as code does: the delegate hears.
  public func performPrimaryAction(forItemAt path: IndexPath) {
    measure()
    guard content.geometry.contains(path) else { return }
    collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  func performPrimaryAction(at path: IndexPath) {
    guard !isEditing, let collectionDelegate else { return }
    guard collectionDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path) else { return }
    collectionDelegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// Drags an item to another place as a user does.
  /// - Returns: false if the item cannot be moved, or one of the places is not there.
  @discardableResult
  public func drag(itemAt path: IndexPath, to target: IndexPath) -> Bool {
    measure()
    guard let dataSource, receivesTouches, content.geometry.contains(path) else { return false }
    guard content.geometry.counts.indices.contains(target.section) else { return false }
    guard dataSource.collectionView(self, canMoveItemAt: path) else { return false }
    dataSource.collectionView(self, moveItemAt: path, to: target)
    content.isStale = true
    return true
  }
}
