extension NSEvent {
  /// The kinds of events. Documented: the numbers, by AppKit.
  public enum EventType: UInt, Sendable {
    /// As named.
    case leftMouseDown = 1
    /// As named.
    case leftMouseUp = 2
    /// As named.
    case rightMouseDown = 3
    /// As named.
    case rightMouseUp = 4
    /// As named.
    case mouseMoved = 5
    /// As named.
    case leftMouseDragged = 6
    /// As named.
    case rightMouseDragged = 7
    /// As named.
    case mouseEntered = 8
    /// As named.
    case mouseExited = 9
    /// As named.
    case keyDown = 10
    /// As named.
    case keyUp = 11
    /// As named.
    case flagsChanged = 12
    /// As named.
    case appKitDefined = 13
    /// As named.
    case systemDefined = 14
    /// As named.
    case applicationDefined = 15
    /// As named.
    case periodic = 16
    /// As named.
    case cursorUpdate = 17
    /// As named.
    case rotate = 18
    /// As named.
    case beginGesture = 19
    /// As named.
    case endGesture = 20
    /// As named.
    case scrollWheel = 22
    /// As named.
    case tabletPoint = 23
    /// As named.
    case tabletProximity = 24
    /// As named.
    case otherMouseDown = 25
    /// As named.
    case otherMouseUp = 26
    /// As named.
    case otherMouseDragged = 27
    /// As named.
    case gesture = 29
    /// As named.
    case magnify = 30
    /// As named.
    case swipe = 31
    /// As named.
    case smartMagnify = 32
    /// As named.
    case quickLook = 33
    /// As named.
    case pressure = 34
    /// As named.
    case directTouch = 37
    /// As named.
    case changeMode = 38
    /// As named.
    case mouseCancelled = 40
  }

  /// Kinds of events, a bit each.
  public struct EventTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Makes kinds of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Makes the kind of events of a type.
    public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }

    /// As named.
    public static let leftMouseDown = Self(type: .leftMouseDown)
    /// As named.
    public static let leftMouseUp = Self(type: .leftMouseUp)
    /// As named.
    public static let rightMouseDown = Self(type: .rightMouseDown)
    /// As named.
    public static let rightMouseUp = Self(type: .rightMouseUp)
    /// As named.
    public static let mouseMoved = Self(type: .mouseMoved)
    /// As named.
    public static let leftMouseDragged = Self(type: .leftMouseDragged)
    /// As named.
    public static let rightMouseDragged = Self(type: .rightMouseDragged)
    /// As named.
    public static let mouseEntered = Self(type: .mouseEntered)
    /// As named.
    public static let mouseExited = Self(type: .mouseExited)
    /// As named.
    public static let keyDown = Self(type: .keyDown)
    /// As named.
    public static let keyUp = Self(type: .keyUp)
    /// As named.
    public static let flagsChanged = Self(type: .flagsChanged)
    /// As named.
    public static let appKitDefined = Self(type: .appKitDefined)
    /// As named.
    public static let systemDefined = Self(type: .systemDefined)
    /// As named.
    public static let applicationDefined = Self(type: .applicationDefined)
    /// As named.
    public static let periodic = Self(type: .periodic)
    /// As named.
    public static let cursorUpdate = Self(type: .cursorUpdate)
    /// As named.
    public static let rotate = Self(type: .rotate)
    /// As named.
    public static let beginGesture = Self(type: .beginGesture)
    /// As named.
    public static let endGesture = Self(type: .endGesture)
    /// As named.
    public static let scrollWheel = Self(type: .scrollWheel)
    /// As named.
    public static let tabletPoint = Self(type: .tabletPoint)
    /// As named.
    public static let tabletProximity = Self(type: .tabletProximity)
    /// As named.
    public static let otherMouseDown = Self(type: .otherMouseDown)
    /// As named.
    public static let otherMouseUp = Self(type: .otherMouseUp)
    /// As named.
    public static let otherMouseDragged = Self(type: .otherMouseDragged)
    /// As named.
    public static let gesture = Self(type: .gesture)
    /// As named.
    public static let magnify = Self(type: .magnify)
    /// As named.
    public static let swipe = Self(type: .swipe)
    /// As named.
    public static let smartMagnify = Self(type: .smartMagnify)
    /// As named.
    public static let quickLook = Self(type: .quickLook)
    /// As named.
    public static let pressure = Self(type: .pressure)
    /// As named.
    public static let directTouch = Self(type: .directTouch)
    /// As named.
    public static let changeMode = Self(type: .changeMode)
    /// As named.
    public static let mouseCancelled = Self(type: .mouseCancelled)
    /// All kinds.
    public static let any = Self(rawValue: .max)
  }

  /// Where in its course a gesture is. Documented: the bits, by AppKit.
  public struct Phase: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes phases of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As named.
    public static let began = Self(rawValue: 1)
    /// As named.
    public static let stationary = Self(rawValue: 2)
    /// As named.
    public static let changed = Self(rawValue: 4)
    /// As named.
    public static let ended = Self(rawValue: 8)
    /// As named.
    public static let cancelled = Self(rawValue: 16)
    /// As named.
    public static let mayBegin = Self(rawValue: 32)
  }

  /// In which direction a gesture goes. Documented: the numbers, by AppKit.
  public enum GestureAxis: Int, Sendable {
    /// As named.
    case none, horizontal, vertical
  }

  /// Buttons of a pen. Documented: the bits, by AppKit.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes buttons of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The tip.
    public static let penTip = Self(rawValue: 1)
    /// The button at the side that is next to the tip.
    public static let penLowerSide = Self(rawValue: 2)
    /// The other button at the side.
    public static let penUpperSide = Self(rawValue: 4)
  }

  /// What an event of the application or the system is about. Documented: the numbers, by AppKit.
  public struct EventSubtype: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int16

    /// Makes a subtype of a number.
    public init(rawValue: Int16) { self.rawValue = rawValue }

    /// The window is exposed.
    public static let windowExposed = Self(rawValue: 0)
    /// The application becomes active.
    public static let applicationActivated = Self(rawValue: 1)
    /// The application is active no more.
    public static let applicationDeactivated = Self(rawValue: 2)
    /// The window was moved.
    public static let windowMoved = Self(rawValue: 4)
    /// The screen is another one.
    public static let screenChanged = Self(rawValue: 8)
    /// The computer is switched off.
    public static let powerOff = Self(rawValue: 1)
    /// The pointer is a mouse.
    public static let mouseEvent = Self(rawValue: 0)
    /// The pointer is a pen.
    public static let tabletPoint = Self(rawValue: 1)
    /// A pen comes near or leaves.
    public static let tabletProximity = Self(rawValue: 2)
    /// The pointer is a finger.
    public static let touch = Self(rawValue: 3)
  }
}
