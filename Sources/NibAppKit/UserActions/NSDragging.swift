import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a destination is told of a drag. Stands in for NSDraggingInfo.
@MainActor
public protocol NSDraggingInfo: AnyObject {
  /// What is dragged.
  var draggingPasteboard: NSPasteboard { get }
  /// Where it comes from in this program; nil for another program.
  var draggingSource: Any? { get }
  /// What the source allows.
  var draggingSourceOperationMask: NSDragOperation { get }
  /// The window that it is dragged in.
  var draggingDestinationWindow: NSWindow? { get }
  /// Where it is in the window, in points: in the middle of the row or the view that it is dropped onto, unless a user
  /// action says where.
  var draggingLocation: NSPoint { get }
  /// A number that no other drag has.
  var draggingSequenceNumber: Int { get }
  /// How what is dragged is arranged.
  var draggingFormation: NSDraggingFormation { get set }
  /// Whether pictures move to where they are dropped.
  var animatesToDestination: Bool { get set }
  /// How many things would be taken.
  var numberOfValidItemsForDrop: Int { get set }
  /// Where the picture is in the window, in points.
  var draggedImageLocation: NSPoint { get }
  /// The picture; nil for none.
  var draggedImage: NSImage? { get }
}

extension NSDraggingInfo {
  /// Hands what is dragged to a block, as objects of the first of some classes that each can be read as, until it says to
  /// stop. Where they are seen is not known.
  public func enumerateDraggingItems(
    options enumOpts: NSDraggingItemEnumerationOptions = [], for view: NSView?, classes classArray: [AnyClass],
    searchOptions: [NSPasteboard.ReadingOptionKey: Any] = [:],
    using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let objects = draggingPasteboard.readObjects(forClasses: classArray, options: searchOptions) ?? []
    for (place, object) in objects.enumerated() where !stop.boolValue {
      block(NSDraggingItem(read: object), place, &stop)
    }
  }
}

/// A drag.
final class Drag: NSDraggingInfo {
  let draggingPasteboard: NSPasteboard
  let draggingSource: Any?
  let draggingSourceOperationMask: NSDragOperation
  weak var draggingDestinationWindow: NSWindow?
  let draggingLocation: NSPoint
  let draggingSequenceNumber = 0
  var draggingFormation = NSDraggingFormation.default
  var animatesToDestination = false
  var numberOfValidItemsForDrop: Int
  /// The row of a table that it is dragged to; nil for the one where it is.
  let place: RowPlace?
  /// What the data source of a table allowed, which is asked once.
  var allowed: NSDragOperation?
  var draggedImageLocation: NSPoint { draggingLocation }
  let draggedImage: NSImage? = nil
  /// How the destination looks that opens.
  var springLoading = NSSpringLoadingHighlight.none

  init(
    _ pasteboard: NSPasteboard, from source: Any?, allowing mask: NSDragOperation, to window: NSWindow?,
    at location: NSPoint = .zero, place: RowPlace? = nil
  ) {
    self.place = place
    (draggingPasteboard, draggingSource, draggingSourceOperationMask) = (pasteboard, source, mask)
    draggingLocation = location
    draggingDestinationWindow = window
    numberOfValidItemsForDrop = pasteboard.pasteboardItems?.count ?? 0
  }
}

extension UserOperable where Self: NSView {
  /// Drops onto the view what is dragged from another program: a pasteboard's contents.
  ///
  /// The view, or the nearest one around it that is registered for one of the kinds, is asked, gets ready, and takes it.
  /// - Parameters:
  ///   - pasteboard: what is dragged.
  ///   - point: where, in the view's coordinates; its middle without one.
  /// - Throws: `UserActionError` for a view that a user does not get at, for kinds that nobody takes, and `refused`.
  public func drop(_ pasteboard: NSPasteboard, at point: NSPoint? = nil) throws(UserActionError) {
    try Drags.drop(pasteboard, from: nil, allowing: .every, onto: self, over: point)
  }
}

extension UserOperable where Self: NSTableView {
  /// Drops what is dragged from another program onto a row, or above it.
  /// - Throws: as `drop(_:)`.
  public func drop(
    _ pasteboard: NSPasteboard, row: Int, _ operation: NSTableView.DropOperation = .above
  ) throws(UserActionError) {
    try Drags.drop(pasteboard, from: nil, allowing: .every, onto: self, at: (row, operation))
  }

  /// Drags a row to a view: the data source says what is dragged, the view, or one around it, takes it.
  /// - Throws: `UserActionError`: `refused` by the data source or the destination, and as `select(row:)`.
  public func drag(row: Int, to view: NSView) throws(UserActionError) {
    try Drags.drag(row, of: self, onto: view)
  }

  /// Drags a row onto a row of a table, or above it: the same table's, to sort by hand.
  /// - Throws: as `drag(row:to:)`.
  public func drag(
    row: Int, to table: NSTableView, row destination: Int, _ operation: NSTableView.DropOperation = .above
  ) throws(UserActionError) {
    try Drags.drag(row, of: self, onto: table, at: (destination, operation))
  }
}

extension UserOperable where Self: NSOutlineView {
  /// Drags an item onto another one, as the last below it.
  /// - Throws: as `drag(row:to:)`; the outline's data source is asked of the item.
  public func drag(item: Any, onto other: Any) throws(UserActionError) {
    _ = try Reach.window(of: self)
    let (row, destination) = (try Rows.row(of: item, in: self), try Rows.row(of: other, in: self))
    try Drags.drag(row, of: self, onto: self, at: (destination, .on))
  }
}

/// Drags from place to place.
@MainActor
enum Drags {
  /// Drags a row onto a view, or a place of a table.
  static func drag(
    _ row: Int, of table: NSTableView, onto view: NSView,
    at place: RowPlace? = nil
  ) throws(UserActionError) {
    let pasteboard = try take(row, of: table)
    let session = NSDraggingSession(
      pasteboard, of: table.rect(ofRow: row), from: table, RowDragSource(table, IndexSet(integer: row)))
    try session.settle { mask throws(UserActionError) in
      try drop(pasteboard, from: table, allowing: mask, onto: view, at: place)
    }
  }

  /// What is dragged with a row.
  private static func take(_ row: Int, of table: NSTableView) throws(UserActionError) -> NSPasteboard {
    _ = try Pointer.activate(Reach.window(of: table))
    try Rows.beThere(row, in: table)
    let pasteboard = NSPasteboard()
    let isTaken = try UserActionError.running(table) {
      let (rows, frame) = (IndexSet(integer: row), table.rect(ofRow: row))
      guard table.canDragRows(with: rows, at: NSPoint(x: frame.midX, y: frame.midY)), let source = table.dataSource
      else { return false }
      guard let writer = source.tableView(table, pasteboardWriterForRow: row) else {
        return source.tableView(table, writeRowsWith: rows, to: pasteboard)
      }
      return pasteboard.writeObjects([writer])
    }
    guard isTaken else {
      throw UserActionError(
        .refused, table,
        "the data source gives nothing to drag for row \(row) ('\(Rows.name(row, in: table))'): pasteboardWriterForRow")
    }
    return pasteboard
  }

  /// Drops what is dragged onto a view.
  /// - Returns: what the view allows.
  @discardableResult
  static func drop(
    _ pasteboard: NSPasteboard, from source: AnyObject?, allowing mask: NSDragOperation, onto view: NSView,
    at place: RowPlace? = nil, over point: NSPoint? = nil
  ) throws(UserActionError) -> NSDragOperation {
    let window = try Reach.window(of: view)
    let kinds = pasteboard.types ?? []
    let taker = try taker(of: kinds, at: view, in: window)
    let area = place.flatMap { (view as? NSTableView)?.rect(ofRow: $0.row) } ?? view.bounds
    let location = view.convert(point ?? NSPoint(x: area.midX, y: area.midY), to: nil)
    let drag = Drag(pasteboard, from: source, allowing: mask, to: window, at: location, place: place)
    let rows = (taker as? NSTableView).flatMap { $0.dataSource == nil ? nil : $0 }
    return try UserActionError.running(taker) {
      defer { taker.draggingEnded(drag) }
      let entered = taker.draggingEntered(drag)
      taker.updateDraggingItemsForDrag(drag)
      let words: String? =
        if entered.isEmpty || taker.draggingUpdated(drag).isEmpty {
          rows == nil ? "draggingEntered(_:) allows nothing" : "validateDrop allows nothing"
        } else if !taker.prepareForDragOperation(drag) {
          "prepareForDragOperation(_:) says no"
        } else if !taker.performDragOperation(drag) {
          rows == nil ? "performDragOperation(_:) says no" : "acceptDrop says no"
        } else {
          nil
        }
      guard let words else {
        taker.concludeDragOperation(drag)
        return entered
      }
      taker.draggingExited(drag)
      let row = rows.map { " at row \($0.dropPlace(of: drag).row)" } ?? ""
      throw UserActionError(.refused, taker, "\(Reach.name(taker)) does not take what is dropped\(row): \(words)")
    }
  }

  /// Who takes things of some kinds that are dragged onto a view: it, one around it, or the window.
  private static func taker(
    of kinds: [NSPasteboard.PasteboardType], at view: NSView, in window: NSWindow
  ) throws(UserActionError) -> any NSResponder & NSDraggingDestination {
    let takers = sequence(first: view, next: \.superview)
    let registered = takers.first { !Set($0.registeredDraggedTypes).isDisjoint(with: kinds) }
    let ofWindow = window.state.draggedTypes
    let around: (any NSResponder & NSDraggingDestination)? = Set(ofWindow).isDisjoint(with: kinds) ? nil : window
    if let taker = registered ?? around { return taker }
    let own = (takers.flatMap(\.registeredDraggedTypes) + ofWindow).map(\.rawValue)
    throw UserActionError(
      .refused, view,
      "\(Reach.name(view)) takes no \(UserActionError.list(kinds.map(\.rawValue))); registered are "
        + UserActionError.list(own) + ", by registerForDraggedTypes(_:)")
  }
}
