import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The cell of a part of a path. Stands in for NSPathComponentCell.
open class NSPathComponentCell: NSTextFieldCell {
  /// The image; nil for none.
  open override var image: NSImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  private final var ownImage: NSImage?
  /// The place; nil for none.
  open var url: URL?
}

/// What the cell of a path control tells. Stands in for NSPathCellDelegate.
@MainActor
public protocol NSPathCellDelegate: AnyObject {
  /// A panel that chooses another place is about to open.
  func pathCell(_ pathCell: NSPathCell, willDisplay openPanel: NSOpenPanel)
  /// A menu of the parts of the path is about to open.
  func pathCell(_ pathCell: NSPathCell, willPopUp menu: NSMenu)
}

extension NSPathCellDelegate {
  /// Does nothing.
  public func pathCell(_ pathCell: NSPathCell, willDisplay openPanel: NSOpenPanel) {}
  /// Does nothing.
  public func pathCell(_ pathCell: NSPathCell, willPopUp menu: NSMenu) {}
}

/// What few path cells are told.
private struct PathCellState: RareState {
  weak var delegate: (any NSPathCellDelegate)?
  var components: [NSPathComponentCell]?
  var shown: URL?
  var double: Selector?
  var placeholder: NSAttributedString?
}

extension NSPathCell {
  /// The class of the cells of parts.
  public class var pathComponentCellClass: AnyClass { NSPathComponentCell.self }

  /// What is told of the cell; not kept alive.
  public final var delegate: (any NSPathCellDelegate)? {
    get { self[rare: PathCellState.self].delegate }
    set { self[rare: PathCellState.self].delegate = newValue }
  }
  /// What the target is sent by a double click; nil for nothing.
  public final var doubleAction: Selector? {
    get { (controlView as? NSPathControl)?.doubleAction ?? self[rare: PathCellState.self].double }
    set {
      self[rare: PathCellState.self].double = newValue
      (controlView as? NSPathControl)?.doubleAction = newValue
    }
  }
  /// What is shown while there is no path, with its attributes.
  public final var placeholderAttributedString: NSAttributedString? {
    get { self[rare: PathCellState.self].placeholder }
    set {
      self[rare: PathCellState.self].placeholder = newValue
      if let newValue { placeholderString = newValue.string }
    }
  }

  /// The cells of the parts of the path, from the disk on: those that code set, else of the place.
  public final var pathComponentCells: [NSPathComponentCell] {
    get {
      let state = self[rare: PathCellState.self]
      if let components = state.components, state.shown == url { return components }
      let made = NSPathControl.steps(of: url).map { place in
        let cell = NSPathComponentCell(textCell: NSPathControl.title(of: place))
        cell.url = place
        return cell
      }
      (self[rare: PathCellState.self].components, self[rare: PathCellState.self].shown) = (made, url)
      return made
    }
    set { (self[rare: PathCellState.self].components, self[rare: PathCellState.self].shown) = (newValue, url) }
  }

  /// The frame of the cell of a part: parts share the width equally, for no text is measured by letters.
  public final func rect(of cell: NSPathComponentCell, withFrame frame: NSRect, in view: NSView) -> NSRect {
    let cells = pathComponentCells
    guard let place = cells.firstIndex(where: { $0 === cell }) else { return .zero }
    let width = frame.width / CGFloat(cells.count)
    return NSRect(x: frame.minX + CGFloat(place) * width, y: frame.minY, width: width, height: frame.height)
  }
  /// The cell of the part at a point; nil for none.
  public final func pathComponentCell(at point: NSPoint, withFrame frame: NSRect, in view: NSView)
    -> NSPathComponentCell?
  { pathComponentCells.first { rect(of: $0, withFrame: frame, in: view).holds(point) } }
  /// The cell of the part that was clicked last; nil for none.
  public final var clickedPathComponentCell: NSPathComponentCell? {
    guard let control = controlView as? NSPathControl, let clicked = control.clickedPathItem,
      let place = control.pathItems.firstIndex(where: { $0 === clicked }), pathComponentCells.indices.contains(place)
    else { return nil }
    return pathComponentCells[place]
  }

  /// The pointer comes in. Nothing is drawn otherwise here.
  public final func mouseEntered(with event: NSEvent, withFrame frame: NSRect, in view: NSView) {
    view.needsDisplay = true
  }
  /// The pointer leaves. Nothing is drawn otherwise here.
  public final func mouseExited(with event: NSEvent, withFrame frame: NSRect, in view: NSView) {
    view.needsDisplay = true
  }
}

extension NSPathControl {
  /// The places on the way to one, from the disk on.
  static func steps(of url: URL?) -> [URL] {
    guard let url else { return [] }
    guard url.isFileURL else { return [url] }
    let steps = sequence(first: url.standardizedFileURL) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    return Array(steps.prefix(256)).reversed()
  }

  /// What a place is called.
  static func title(of place: URL) -> String { place.path == "/" ? "Macintosh HD" : place.lastPathComponent }

  /// The cell of the part that was clicked last; nil for none.
  public final func clickedPathComponentCell() -> NSPathComponentCell? {
    (cell as? NSPathCell)?.clickedPathComponentCell
  }
  /// The cells of the parts of the path, from the disk on.
  public final func pathComponentCells() -> [NSPathComponentCell] { (cell as? NSPathCell)?.pathComponentCells ?? [] }
  /// Sets these cells.
  public final func setPathComponentCells(_ cells: [NSPathComponentCell]) {
    (cell as? NSPathCell)?.pathComponentCells = cells
  }
  /// Says what dragging a part elsewhere may do, within the application or outside of it; kept.
  public final func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {
    if isLocal { self[rare: PathDragging.self].local = mask } else { self[rare: PathDragging.self].other = mask }
  }
  /// What dragging a part onto a view of the application may do.
  final var draggingMask: NSDragOperation { self[rare: PathDragging.self].local }
}

/// What dragging parts of a path may do.
private struct PathDragging: RareState {
  var local = NSDragOperation.every
  var other = NSDragOperation.every
}
