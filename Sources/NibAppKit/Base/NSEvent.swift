import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a user did with the pointer or a key, as responders are told. Stands in for NSEvent.
@MainActor
public final class NSEvent {
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

    /// The single bits and their names.
    public static var names: [(option: Self, name: String)] {
      [(.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command")]
    }
  }

  /// The kinds of events. Documented: the numbers, by AppKit.
  public enum EventType: UInt, Sendable {
    /// The main button goes down.
    case leftMouseDown = 1
    /// The main button comes up.
    case leftMouseUp = 2
    /// The secondary button goes down.
    case rightMouseDown = 3
    /// A key goes down.
    case keyDown = 10
    /// A key comes up.
    case keyUp = 11
  }

  /// The kind.
  public let type: EventType
  /// The modifier keys that are held.
  public let modifierFlags: ModifierFlags
  /// The characters of the key; nil for the pointer.
  public let characters: String?
  /// How many clicks came one after another; 0 for a key.
  public let clickCount: Int
  /// The window that it is for.
  public private(set) weak var window: NSWindow?
  /// Where the pointer is in the window, in points.
  public let locationInWindow: NSPoint
  /// Whether it was passed on up to the end of the chain, where nobody takes it.
  final var isUnanswered = false

  /// Makes an event.
  init(
    _ type: EventType, in window: NSWindow?, characters: String? = nil, modifiers: ModifierFlags = [],
    clickCount: Int = 0, at location: NSPoint = .zero
  ) {
    self.type = type
    self.window = window
    self.characters = characters
    self.clickCount = clickCount
    modifierFlags = modifiers
    locationInWindow = location
  }

  /// The characters of the key as they are without modifiers, but for shift.
  public var charactersIgnoringModifiers: String? { characters }
}

extension NSResponder {
  /// Hands an event to the next responder; at the end of the chain it stays unanswered.
  final func passOn(_ event: NSEvent, _ body: (NSResponder, NSEvent) -> Void) {
    guard let next = nextResponder as? NSResponder, next !== self else { return event.isUnanswered = true }
    body(next, event)
  }

  /// Whether an event is answered: somebody along the chain does something other than pass it on.
  final func answers(_ event: NSEvent, _ body: (NSResponder, NSEvent) -> Void) -> Bool {
    body(self, event)
    return !event.isUnanswered
  }
}
