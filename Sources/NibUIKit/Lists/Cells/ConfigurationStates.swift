import NibRuntime
import NibStandIns

/// The name of something that an app has its states say. Stands in for UIConfigurationStateCustomKey.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes one of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a cell or another view is doing, for content that looks different then. Stands for UIConfigurationState.
@MainActor
public protocol UIConfigurationState {
  /// What it is shown on.
  var traitCollection: UITraitCollection { get set }
  /// Whether it is disabled.
  var isDisabled: Bool { get set }
  /// Whether a touch lights it up.
  var isHighlighted: Bool { get set }
  /// Whether it is selected.
  var isSelected: Bool { get set }
  /// Something that an app says.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// What a view is doing. Stands in for UIViewConfigurationState.
@MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// What it is shown on.
  public var traitCollection: UITraitCollection
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether a touch lights it up.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays at the edge of the list.
  public var isPinned = false
  private var others: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a view that does nothing.
  public init(traitCollection: UITraitCollection = .current) { self.traitCollection = traitCollection }

  /// Something that an app says.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { others[key] }
    set { others[key] = newValue }
  }
}

/// What a cell is doing. Stands in for UICellConfigurationState.
@MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// What a drag does to a cell.
  public enum DragState: Int, Sendable {
    /// As named.
    case none, lifting, dragging
  }

  /// What a drop does to a cell.
  public enum DropState: Int, Sendable {
    /// As named.
    case none, notTargeted, targeted
  }

  /// What it is shown on.
  public var traitCollection: UITraitCollection
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether a touch lights it up.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays at the edge of the list.
  public var isPinned = false
  /// Whether it is being edited.
  public var isEditing = false
  /// Whether the rows within are shown.
  public var isExpanded = false
  /// Whether it was swiped aside.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false
  /// What a drag does to it.
  public var cellDragState = DragState.none
  /// What a drop does to it.
  public var cellDropState = DropState.none
  private var others: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a cell that does nothing.
  public init(traitCollection: UITraitCollection = .current) { self.traitCollection = traitCollection }

  /// Something that an app says.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { others[key] }
    set { others[key] = newValue }
  }
}
