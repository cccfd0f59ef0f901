import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The pointer. Stands in for NSCursor: which one is set can be asked for, and none is seen.
@MainActor
public final class NSCursor {
  /// The image of the pointer; nil for one of the system's.
  public let image: NSImage?
  /// The point of the image that counts.
  public let hotSpot: NSPoint
  /// The name of a pointer of the system's, as `pointingHand`.
  public let name: String?

  /// Makes a pointer of an image.
  public init(image: NSImage, hotSpot: NSPoint) {
    self.image = image
    self.hotSpot = hotSpot
    name = nil
  }

  /// Makes a pointer of an image; colors that it may have elsewhere are not looked at.
  public convenience init(
    image newImage: NSImage, foregroundColorHint fg: NSColor?, backgroundColorHint bg: NSColor?, hotSpot: NSPoint
  ) { self.init(image: newImage, hotSpot: hotSpot) }

  private init(_ name: String) {
    image = nil
    hotSpot = .zero
    self.name = name
  }

  /// As named.
  public static let arrow = NSCursor("arrow")
  /// As named.
  public static let iBeam = NSCursor("iBeam")
  /// As named.
  public static let crosshair = NSCursor("crosshair")
  /// As named.
  public static let closedHand = NSCursor("closedHand")
  /// As named.
  public static let openHand = NSCursor("openHand")
  /// As named.
  public static let pointingHand = NSCursor("pointingHand")
  /// As named.
  public static let resizeLeftRight = NSCursor("resizeLeftRight")
  /// As named.
  public static let resizeUpDown = NSCursor("resizeUpDown")
  /// As named.
  public static let operationNotAllowed = NSCursor("operationNotAllowed")
  /// As named.
  public static let dragCopy = NSCursor("dragCopy")
  /// As named.
  public static let dragLink = NSCursor("dragLink")
  /// As named.
  public static let contextualMenu = NSCursor("contextualMenu")
  /// As named.
  public static let disappearingItem = NSCursor("disappearingItem")
  /// As named.
  public static let iBeamCursorForVerticalLayout = NSCursor("iBeamCursorForVerticalLayout")
  /// As named.
  public static let resizeLeft = NSCursor("resizeLeft")
  /// As named.
  public static let resizeRight = NSCursor("resizeRight")
  /// As named.
  public static let resizeUp = NSCursor("resizeUp")
  /// As named.
  public static let resizeDown = NSCursor("resizeDown")
  /// As named.
  public static let zoomIn = NSCursor("zoomIn")
  /// As named.
  public static let zoomOut = NSCursor("zoomOut")
  /// That of a column whose width can change both ways.
  public static let columnResize = NSCursor("columnResize")
  /// That of a row whose height can change both ways.
  public static let rowResize = NSCursor("rowResize")

  /// That of a column whose width can change; the same object for the same directions.
  public static func columnResize(directions: NSHorizontalDirections) -> NSCursor {
    directions == .all ? columnResize : named("columnResize" + directions.names)
  }
  /// That of a row whose height can change; the same object for the same directions.
  public static func rowResize(directions: NSVerticalDirections) -> NSCursor {
    directions == .all ? rowResize : named("rowResize" + directions.names)
  }
  /// That of an edge or corner of a frame; the same object for the same place and directions.
  public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection) -> NSCursor {
    let ways = (directions.contains(.inward) ? "Inward" : "") + (directions.contains(.outward) ? "Outward" : "")
    return named("frameResize\(position)\(ways)")
  }

  private static var madeByName: [String: NSCursor] = [:]
  private static func named(_ name: String) -> NSCursor {
    if let made = madeByName[name] { return made }
    let new = NSCursor(name)
    madeByName[name] = new
    return new
  }

  private static var stack: [NSCursor] = [.arrow]
  private static var hiding = 0

  /// The pointer that is set.
  public static var current: NSCursor { stack[stack.count - 1] }
  /// Whether the pointer is hidden.
  public static var isHidden: Bool { hiding > 0 || isHiddenUntilMoved }

  /// The pointer that the system shows: the one that is set.
  public static var currentSystem: NSCursor? { current }
  /// Hides the pointer until it moves; the next that is set is seen.
  public static func setHiddenUntilMouseMoves(_ flag: Bool) { isHiddenUntilMoved = flag }
  private static var isHiddenUntilMoved = false

  /// Whether the pointer becomes this one where it comes into a tracking area that owns the cursor.
  public private(set) var isSetOnMouseEntered = false
  /// Whether it becomes this one where it leaves it.
  public private(set) var isSetOnMouseExited = false
  /// Sets the first.
  public func setOnMouseEntered(_ flag: Bool) { isSetOnMouseEntered = flag }
  /// Sets the second.
  public func setOnMouseExited(_ flag: Bool) { isSetOnMouseExited = flag }
  /// The pointer comes in.
  public func mouseEntered(with event: NSEvent) { if isSetOnMouseEntered { set() } }
  /// The pointer leaves.
  public func mouseExited(with event: NSEvent) { if isSetOnMouseExited { set() } }

  /// Makes this the pointer.
  public func set() {
    Self.stack[Self.stack.count - 1] = self
    Self.isHiddenUntilMoved = false
  }
  /// Makes this the pointer until `pop`.
  public func push() { Self.stack.append(self) }
  /// Makes the pointer the one before `push`.
  public func pop() { Self.pop() }
  /// Makes the pointer the one before `push`.
  public static func pop() { if stack.count > 1 { stack.removeLast() } }
  /// Hides the pointer; as often as it is called, `unhide` must be.
  public static func hide() { hiding += 1 }
  /// Shows the pointer again.
  public static func unhide() { hiding = max(0, hiding - 1) }
}
