import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is done with what is dragged. Documented: the bits, by AppKit.
public struct NSDragOperation: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is copied.
  public static let copy = Self(rawValue: 1)
  /// A link is made to it.
  public static let link = Self(rawValue: 2)
  /// What both sides like.
  public static let generic = Self(rawValue: 4)
  /// What the source likes.
  public static let `private` = Self(rawValue: 8)
  /// It is moved.
  public static let move = Self(rawValue: 16)
  /// It is thrown away.
  public static let delete = Self(rawValue: 32)
  /// Anything.
  public static let every = Self(rawValue: UInt.max)
}

/// The view of a row, with those of its columns. Stands in for NSTableRowView.
open class NSTableRowView: NSView {
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether the row is one of a group's title.
  public final var isGroupRowStyle = false
  /// Whether its selection is drawn strongly.
  public final var isEmphasized = false
  /// Color behind the row.
  public final var backgroundColor = NSColor.controlBackgroundColor
  final var cells: [ObjectIdentifier: NSView] = [:]
  final var kept: [ObjectIdentifier: NSView] = [:]

  /// The view at a place among the columns that have one, from the leading edge; nil beyond them.
  open func view(atColumn column: Int) -> Any? { subviews.indices.contains(column) ? subviews[column] : nil }

  /// How many columns have a view.
  public final var numberOfColumns: Int { cells.count }
}

extension NSTableColumn {
  /// Makes a column of an identifier.
  public convenience init(identifier: NSUserInterfaceItemIdentifier) {
    self.init()
    self.identifier = identifier
  }

  /// Who resizes a column. Documented: the bits, by AppKit.
  public struct ResizingOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The table.
    public static let autoresizingMask = Self(rawValue: 1)
    /// A user.
    public static let userResizingMask = Self(rawValue: 2)
  }
}

extension NSTableView {
  /// What is allowed of what is dragged from the table.
  public final func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {
    if isLocal { localDragging = mask } else { outerDragging = mask }
  }

  /// What is allowed of what is dragged from the table: within the program, or out of it.
  public final func draggingSourceOperationMask(forLocal isLocal: Bool) -> NSDragOperation {
    isLocal ? localDragging : outerDragging
  }
}
