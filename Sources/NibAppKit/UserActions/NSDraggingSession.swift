import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Where a drag is, as its source is asked. Documented: the numbers, by AppKit.
public enum NSDraggingContext: Int, Sendable {
  /// In another program.
  case outsideApplication
  /// In this one.
  case withinApplication
}

/// How what is dragged is arranged. Documented: the numbers, by AppKit.
public enum NSDraggingFormation: Int, Sendable {
  /// As named.
  case `default`, none, pile, list, stack
}

/// Where a drag comes from. Stands in for NSDraggingSource.
@MainActor
public protocol NSDraggingSource: AnyObject {
  /// What a drop may do.
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  /// The drag begins, at a point of the screen.
  func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
  /// The drag moves to a point of the screen.
  func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
  /// The drag ends: what the drop did, none for a drop that nobody took.
  func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
  /// Whether modifier keys change nothing of what a drop does.
  func ignoreModifierKeys(for session: NSDraggingSession) -> Bool
}

extension NSDraggingSource {
  /// Does nothing.
  public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
  /// Does nothing.
  public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
  /// Does nothing.
  public func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}
  /// No.
  public func ignoreModifierKeys(for session: NSDraggingSession) -> Bool { false }
}

/// One thing that is dragged, with its picture. Stands in for NSDraggingItem.
@MainActor
open class NSDraggingItem {
  /// What is dragged.
  public final let item: Any
  /// Where it is seen, in the view that the drag began in, in points.
  open var draggingFrame = NSRect.zero
  /// Makes the parts of its picture.
  open var imageComponentsProvider: (() -> [NSDraggingImageComponent])?

  /// Makes one of what can be put on a pasteboard.
  public init(pasteboardWriter: any NSPasteboardWriting) { item = pasteboardWriter }

  /// Makes one of what was read from a pasteboard.
  init(read: Any) { item = read }

  /// Sets where it is seen, and its picture.
  open func setDraggingFrame(_ frame: NSRect, contents: Any?) {
    draggingFrame = frame
    imageComponentsProvider = {
      let component = NSDraggingImageComponent(key: .icon)
      component.contents = contents
      component.frame = NSRect(origin: .zero, size: frame.size)
      return [component]
    }
  }

  /// The parts of its picture; nil for none.
  open var imageComponents: [NSDraggingImageComponent]? { imageComponentsProvider?() }
}

/// A drag that a view began. Stands in for NSDraggingSession: it goes on until a test drops it, or cancels it.
@MainActor
public final class NSDraggingSession {
  /// What is dragged.
  public let draggingPasteboard: NSPasteboard
  /// How what is dragged is arranged.
  public var draggingFormation = NSDraggingFormation.default
  /// Whether pictures go back where the drag began when nobody takes them.
  public var animatesToStartingPositionsOnCancelOrFail = true
  /// The item under the pointer.
  public var draggingLeaderIndex = 0
  /// A number that no other drag has.
  public let draggingSequenceNumber: Int
  /// Where the pointer is on the screen, in points.
  public private(set) var draggingLocation: NSPoint
  /// What is dragged, with its pictures.
  public let items: [NSDraggingItem]
  /// Whether it is under way.
  public private(set) var isUnderWay = true
  private weak var source: (any NSDraggingSource)?
  /// The source of a drag of rows or items, which nobody else keeps.
  private var ownSource: (any NSDraggingSource)?
  private weak var view: NSView?

  /// The drag that began last and is under way; nil for none.
  public private(set) static var current: NSDraggingSession?
  private static var count = 0

  init(_ items: [NSDraggingItem], _ event: NSEvent, from view: NSView, _ source: any NSDraggingSource) {
    Self.count += 1
    draggingSequenceNumber = Self.count
    draggingPasteboard = NSPasteboard(name: .drag)
    draggingPasteboard.clearContents()
    draggingPasteboard.writeObjects(items.compactMap { $0.item as? any NSPasteboardWriting })
    let origin = view.window?.frame.origin ?? .zero
    draggingLocation = NSPoint(x: event.locationInWindow.x + origin.x, y: event.locationInWindow.y + origin.y)
    (self.items, self.view, self.source) = (items, view, source)
    Self.current = self
    source.draggingSession(self, willBeginAt: draggingLocation)
  }

  /// Begins a drag of rows or items of a list, as a user does.
  init(_ pasteboard: NSPasteboard, of part: NSRect, from view: NSView, _ source: any NSDraggingSource) {
    Self.count += 1
    draggingSequenceNumber = Self.count
    (draggingPasteboard, items) = (pasteboard, [])
    let place = view.convert(NSPoint(x: part.midX, y: part.midY), to: nil)
    let origin = view.window?.frame.origin ?? .zero
    draggingLocation = NSPoint(x: place.x + origin.x, y: place.y + origin.y)
    (self.view, self.source, ownSource) = (view, source, source)
    Self.current = self
    source.draggingSession(self, willBeginAt: draggingLocation)
  }

  /// Drops what a list began to drag; the list hears what came of it.
  func settle(_ drop: (NSDragOperation) throws(UserActionError) -> NSDragOperation) throws(UserActionError) {
    let mask = source?.draggingSession(self, sourceOperationMaskFor: .withinApplication) ?? []
    defer { ownSource = nil }
    do throws(UserActionError) { end(try drop(mask).intersection(mask)) } catch {
      end([])
      throw error
    }
  }

  /// Hands each item to a block, until it says to stop. Classes and options are not looked at.
  public func enumerateDraggingItems(
    options enumOpts: NSDraggingItemEnumerationOptions = [], for view: NSView?, classes classArray: [AnyClass],
    searchOptions: [NSPasteboard.ReadingOptionKey: Any] = [:],
    using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (place, item) in items.enumerated() where !stop.boolValue { block(item, place, &stop) }
  }

  /// Moves the drag for a test, to a point of the screen.
  public func move(to screenPoint: NSPoint) {
    draggingLocation = screenPoint
    source?.draggingSession(self, movedTo: screenPoint)
  }

  /// Drops what is dragged onto a view for a test; the source hears what came of it.
  /// - Throws: `UserActionError` as `NSView.drop(_:)`, after the source heard that nobody took it.
  public func drop(onto target: NSView) throws(UserActionError) {
    let mask = source?.draggingSession(self, sourceOperationMaskFor: .withinApplication) ?? []
    let origin: AnyObject? = source.map { $0 as AnyObject } ?? view
    do throws(UserActionError) {
      let operation = try Drags.drop(draggingPasteboard, from: origin, allowing: mask, onto: target)
      end(operation.intersection(mask))
    } catch {
      end([])
      throw error
    }
  }

  /// Ends the drag for a test where nobody takes it.
  public func cancel() { end([]) }

  private func end(_ operation: NSDragOperation) {
    guard isUnderWay else { return }
    isUnderWay = false
    if Self.current === self { Self.current = nil }
    source?.draggingSession(self, endedAt: draggingLocation, operation: operation)
  }
}

/// How items of a drag are looked through. Documented: the bits, by AppKit.
public struct NSDraggingItemEnumerationOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the same time.
  public static let concurrent = Self(rawValue: 1)
  /// Items that are of no class lose their pictures.
  public static let clearNonenumeratedImages = Self(rawValue: 1 << 16)
}

extension NSView {
  @discardableResult
  final func standardBeginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession { NSDraggingSession(items, event, from: self, source) }
}
