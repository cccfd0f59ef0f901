import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A part of a path: a disk, a folder, a file. Stands in for NSPathControlItem.
@MainActor
open class NSPathControlItem {
  /// The name.
  public final var title = "" { didSet { ownTitle = nil } }
  private final var ownTitle: NSAttributedString?
  /// The name with its attributes.
  public final var attributedTitle: NSAttributedString {
    get { ownTitle ?? NSAttributedString(string: title) }
    set {
      title = newValue.string
      ownTitle = newValue
    }
  }
  /// The image; nil for none.
  public final var image: NSImage?
  /// The place; nil for an item that code made.
  public internal(set) final var url: URL?

  /// Makes an item of nothing yet.
  public init() {}
}

/// What is told of a path control. Stands in for NSPathControlDelegate.
@MainActor
public protocol NSPathControlDelegate: AnyObject {
  /// Whether an item may be dragged.
  func pathControl(_ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard: NSPasteboard)
    -> Bool
  /// What a drop would do.
  func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo) -> NSDragOperation
  /// Takes what is dropped; false refuses it.
  func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo) -> Bool
  /// A panel that chooses another place is about to open.
  func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel)
  /// A menu of the parts of the path is about to open.
  func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu)
}

extension NSPathControlDelegate {
  /// Says yes.
  public func pathControl(
    _ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard: NSPasteboard
  ) -> Bool { true }
  /// Takes files where the control can be edited.
  public func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo) -> NSDragOperation {
    pathControl.isEditable ? .link : []
  }
  /// Has the control show the file, and sends its action.
  public func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo) -> Bool {
    pathControl.takeDrop(info)
  }
  /// Does nothing.
  public func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel) {}
  /// Does nothing.
  public func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu) {}
}

/// What code gave a path control.
private struct PathState: RareState {
  var items: [NSPathControlItem]?
  weak var clicked: NSPathControlItem?
  var double: Selector?
  var placeholder: NSAttributedString?
}

extension NSPathControl {
  private var pathCell: NSPathCell? { cell as? NSPathCell }

  /// The place that is shown; nil for none. Setting it makes the items anew.
  public final var url: URL? {
    get { ArchivedLocator(nibValue: contentValue)?.url ?? (objectValue as? URL) }
    set {
      contentValue = ArchivedLocator(newValue).nibValue
      self[rare: PathState.self].items = nil
      self[rare: PathState.self].clicked = nil
    }
  }

  /// The parts of the path, from the disk on: those that code set, else of the place.
  public final var pathItems: [NSPathControlItem] {
    get {
      if let items = self[rare: PathState.self].items { return items }
      guard let url else { return [] }
      let items = Self.steps(of: url).map { place in
        let item = NSPathControlItem()
        item.title = Self.title(of: place)
        item.url = place
        return item
      }
      self[rare: PathState.self].items = items
      return items
    }
    set { self[rare: PathState.self].items = newValue }
  }

  /// The item that was clicked last; nil for none, and for the room beside them.
  public final var clickedPathItem: NSPathControlItem? { self[rare: PathState.self].clicked }

  /// What the target is sent by a double click; nil for nothing.
  public final var doubleAction: Selector? {
    get { self[rare: PathState.self].double }
    set { self[rare: PathState.self].double = newValue }
  }

  /// What is told of the control, if it is of the protocol.
  public final var delegate: (any NSPathControlDelegate)? {
    get { outlet("delegate") as? any NSPathControlDelegate }
    set { connect("delegate", to: newValue) }
  }

  /// Whether another place can be dropped or chosen.
  public final var isEditable: Bool {
    get { cell.isEditable }
    set { cell.isEditable = newValue }
  }
  /// Color behind it; nil for none.
  public final var backgroundColor: NSColor? {
    get { pathCell?.backgroundColor }
    set { pathCell?.backgroundColor = newValue }
  }
  /// Types of files that can be chosen; nil for any.
  public final var allowedTypes: [String]? {
    get { pathCell?.allowedTypes }
    set { pathCell?.allowedTypes = newValue }
  }
  /// What is shown while there is no path.
  public final var placeholderString: String? {
    get { pathCell?.placeholderString }
    set { pathCell?.placeholderString = newValue }
  }
  /// What is shown while there is no path, with its attributes.
  public final var placeholderAttributedString: NSAttributedString? {
    get { self[rare: PathState.self].placeholder }
    set {
      self[rare: PathState.self].placeholder = newValue
      if let newValue { placeholderString = newValue.string }
    }
  }

  /// Does what a click on an item does: it is the clicked one, and the action is sent. A double click sends the double
  /// action to the same target. An index outside does nothing.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public final func choose(_ index: Int, isDouble: Bool = false) throws(RuntimeError) -> AnyObject? {
    guard isEnabled, pathItems.indices.contains(index) else { return nil }
    self[rare: PathState.self].clicked = pathItems[index]
    if isDouble, let doubleAction { return sendAction(doubleAction, to: target) ? target : nil }
    return try sendAction()
  }
}
