import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a user did with the pointer or a key, as responders are told. Stands in for NSEvent.
@MainActor
open class NSEvent: NSObject {
  /// Modifier keys.
  ///
  /// - Seen: NSKeyEquivModMask of menu items.
  public struct ModifierFlags: NibOptionSet, Hashable {
    /// The bits of an archive.
    public let rawValue: Int

    /// Makes a set from the bits of an archive.
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

    /// The shift key.
    public static let shift = Self(rawValue: 0x20000)
    /// The control key.
    public static let control = Self(rawValue: 0x40000)
    /// The option key.
    public static let option = Self(rawValue: 0x80000)
    /// The command key.
    public static let command = Self(rawValue: 0x100000)
    /// The key that locks capitals.
    public static let capsLock = Self(rawValue: 0x10000)
    /// A key of the numeric pad, or an arrow.
    public static let numericPad = Self(rawValue: 0x200000)
    /// The help key.
    public static let help = Self(rawValue: 0x400000)
    /// A key without a character.
    public static let function = Self(rawValue: 0x800000)
    /// All that do not depend on the keyboard.
    public static let deviceIndependentFlagsMask = Self(rawValue: 0xffff_0000)

    /// The single bits and their names.
    public static var names: [(option: Self, name: String)] {
      [(.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command")]
    }
  }

  /// All that an event says.
  struct Contents {
    var type: EventType
    var flags: ModifierFlags = []
    var location = NSPoint.zero
    var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
    var characters: String?
    var plainCharacters: String?
    var isRepeat = false
    var keyCode: UInt16 = 0
    var clickCount = 0
    var number = 0
    var pressure: Float = 0
    var scroll = (x: CGFloat(0), y: CGFloat(0))
    var magnification: CGFloat = 0
    var rotation: Float = 0
    var phase: Phase = []
    var subtype: Int16 = 0
    var data = (0, 0)
    var userData: UnsafeMutableRawPointer?
    var touches: Set<NSTouch> = []
    var pen: PenState?
    var stage = (number: 0, transition: CGFloat(0), behavior: PressureBehavior.unknown)
  }

  final let contents: Contents
  /// The window that it is for.
  open private(set) weak var window: NSWindow?
  /// The area of a pointer that comes or goes; nil for other events.
  open internal(set) weak var trackingArea: NSTrackingArea?
  /// Whether it was passed on up to the end of the chain, where nobody takes it.
  final var isUnanswered = false

  /// Makes an event of all that it says.
  init(_ contents: Contents, in window: NSWindow?) {
    self.contents = contents
    self.window = window
    super.init()
  }

  /// Makes an event.
  convenience init(
    _ type: EventType, in window: NSWindow?, characters: String? = nil, modifiers: ModifierFlags = [],
    clickCount: Int = 0, at location: NSPoint = .zero
  ) {
    var contents = Contents(type: type, flags: modifiers, location: location)
    contents.characters = characters
    contents.clickCount = clickCount
    contents.keyCode = characters.flatMap(KeyCodes.code(of:)) ?? 0
    if type == .leftMouseDown || type == .rightMouseDown || type == .otherMouseDown { contents.pressure = 1 }
    self.init(contents, in: window)
  }

  /// The kind.
  open var type: EventType { contents.type }
  /// The modifier keys that are held.
  open var modifierFlags: ModifierFlags { contents.flags }
  /// When it happened, in seconds since the system started.
  open var timestamp: TimeInterval { contents.timestamp }
  /// The number of the window; 0 for none.
  open var windowNumber: Int { window?.windowNumber ?? 0 }
  /// Where the pointer is in the window, in points; on the screen for an event without a window.
  open var locationInWindow: NSPoint { contents.location }
  /// The characters of the key; nil for the pointer.
  open var characters: String? { contents.characters }
  /// The characters of the key as they are without modifiers, but for shift.
  open var charactersIgnoringModifiers: String? { contents.plainCharacters ?? contents.characters }
  /// Whether the key is held so long that it repeats.
  open var isARepeat: Bool { contents.isRepeat }
  /// The number of the key on an American keyboard; 0, which is that of the key A too, for one that is not known.
  open var keyCode: UInt16 { contents.keyCode }
  /// How many clicks came one after another; 0 for a key.
  open var clickCount: Int { contents.clickCount }
  /// The button: 0 the main one, 1 the secondary one, 2 another.
  open var buttonNumber: Int {
    switch type {
    case .rightMouseDown, .rightMouseUp, .rightMouseDragged: 1
    case .otherMouseDown, .otherMouseUp, .otherMouseDragged: 2
    default: 0
    }
  }
  /// A number that events of one press share.
  open var eventNumber: Int { contents.number }
  /// How strongly the button is pressed, 0...1.
  open var pressure: Float { contents.pressure }
  /// How far the pointer or the wheel moved across, in points or lines.
  open var deltaX: CGFloat { contents.scroll.x }
  /// How far it moved downward.
  open var deltaY: CGFloat { contents.scroll.y }
  /// How far it moved in depth.
  open var deltaZ: CGFloat { 0 }
  /// How far is scrolled across, in points.
  open var scrollingDeltaX: CGFloat { contents.scroll.x }
  /// How far is scrolled downward, in points.
  open var scrollingDeltaY: CGFloat { contents.scroll.y }
  /// Whether a device scrolls by points, not by lines.
  open var hasPreciseScrollingDeltas: Bool { type == .scrollWheel && !phase.isEmpty }
  /// Whether content follows the fingers.
  open var isDirectionInvertedFromDevice: Bool { false }
  /// How much larger things get: 0.1 for a tenth.
  open var magnification: CGFloat { contents.magnification }
  /// How far fingers turned, in degrees, counterclockwise.
  open var rotation: Float { contents.rotation }
  /// Where in its course the gesture is.
  open var phase: Phase { contents.phase }
  /// Where in its course the scrolling is that goes on by itself.
  open var momentumPhase: Phase { [] }
  /// What an event of the application or the system is about.
  open var subtype: EventSubtype { EventSubtype(rawValue: contents.subtype) }
  /// What its sender wants to know.
  open var data1: Int { contents.data.0 }
  /// What its sender wants to know, too.
  open var data2: Int { contents.data.1 }
  /// What its sender wants to know of an area.
  open var userData: UnsafeMutableRawPointer? { contents.userData }
  /// The number of the area of a pointer that comes or goes.
  open var trackingNumber: Int { contents.data.0 }

  /// The characters of the key with other modifiers: capitals with shift, else as they are without.
  open func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? {
    modifiers.isDisjoint(with: [.shift, .capsLock])
      ? charactersIgnoringModifiers?.lowercased() : charactersIgnoringModifiers?.uppercased()
  }
}
