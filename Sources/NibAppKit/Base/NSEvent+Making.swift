import Foundation
import NibFoundation

/// Events made in code, as tests and programs that replay them make them. A wrong kind gives nil; AppKit raises an
/// exception for some.
extension NSEvent {
  private static let pointing: EventTypeMask = [
    .leftMouseDown, .leftMouseUp, .leftMouseDragged, .rightMouseDown, .rightMouseUp, .rightMouseDragged,
    .otherMouseDown, .otherMouseUp, .otherMouseDragged, .mouseMoved,
  ]

  private convenience init?(_ contents: Contents, _ windowNumber: Int, _ allowed: EventTypeMask) {
    guard allowed.contains(EventTypeMask(type: contents.type)) else { return nil }
    self.init(contents, in: WindowNumbers.window(windowNumber))
  }

  /// Makes an event of a button, or of a pointer that moves.
  public class func mouseEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int, clickCount cNum: Int,
    pressure: Float
  ) -> NSEvent? {
    var contents = Contents(type: type, flags: flags, location: location, timestamp: time)
    (contents.number, contents.clickCount, contents.pressure) = (eNum, cNum, pressure)
    return NSEvent(contents, wNum, pointing)
  }

  /// Makes an event of a key.
  public class func keyEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, characters keys: String,
    charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16
  ) -> NSEvent? {
    var contents = Contents(type: type, flags: flags, location: location, timestamp: time)
    (contents.characters, contents.plainCharacters) = (keys, ukeys)
    (contents.isRepeat, contents.keyCode) = (flag, code)
    return NSEvent(contents, wNum, [.keyDown, .keyUp, .flagsChanged])
  }

  /// Makes an event of a pointer that comes into an area or leaves it.
  public class func enterExitEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int,
    trackingNumber tNum: Int, userData data: UnsafeMutableRawPointer?
  ) -> NSEvent? {
    var contents = Contents(type: type, flags: flags, location: location, timestamp: time)
    (contents.number, contents.data.0, contents.userData) = (eNum, tNum, data)
    return NSEvent(contents, wNum, [.mouseEntered, .mouseExited, .cursorUpdate])
  }

  /// Makes an event of the application's own.
  public class func otherEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, subtype: Int16, data1 d1: Int, data2 d2: Int
  ) -> NSEvent? {
    var contents = Contents(type: type, flags: flags, location: location, timestamp: time)
    (contents.subtype, contents.data) = (subtype, (d1, d2))
    return NSEvent(contents, wNum, [.appKitDefined, .systemDefined, .applicationDefined, .periodic])
  }

  /// Makes an event of a wheel, in points, for tests.
  public static func scrollEvent(
    deltaX: CGFloat = 0, deltaY: CGFloat, phase: Phase = [], modifierFlags flags: ModifierFlags = [],
    in window: NSWindow? = nil, at location: NSPoint = .zero
  ) -> NSEvent {
    var contents = Contents(type: .scrollWheel, flags: flags, location: location)
    (contents.scroll, contents.phase) = ((deltaX, deltaY), phase)
    return NSEvent(contents, in: window)
  }

  /// Makes an event of fingers that spread, for tests: 0.1 for a tenth more.
  public static func magnifyEvent(
    _ magnification: CGFloat, phase: Phase = .changed, in window: NSWindow? = nil, at location: NSPoint = .zero
  ) -> NSEvent {
    var contents = Contents(type: .magnify, location: location)
    (contents.magnification, contents.phase) = (magnification, phase)
    return NSEvent(contents, in: window)
  }

  /// Makes an event of fingers that turn, for tests, in degrees, counterclockwise.
  public static func rotateEvent(
    _ rotation: Float, phase: Phase = .changed, in window: NSWindow? = nil, at location: NSPoint = .zero
  ) -> NSEvent {
    var contents = Contents(type: .rotate, location: location)
    (contents.rotation, contents.phase) = (rotation, phase)
    return NSEvent(contents, in: window)
  }

  /// Makes an event of fingers that swipe, for tests: 1 to the left or up, -1 to the right or down.
  public static func swipeEvent(
    deltaX: CGFloat = 0, deltaY: CGFloat = 0, in window: NSWindow? = nil, at location: NSPoint = .zero
  ) -> NSEvent {
    var contents = Contents(type: .swipe, location: location)
    contents.scroll = (deltaX, deltaY)
    return NSEvent(contents, in: window)
  }
}

/// Numbers of windows, which events name.
@MainActor
enum WindowNumbers {
  private struct Numbered { weak var window: NSWindow? }
  private static var windows: [Numbered] = []

  /// Gives a window a number, 1 for the first that is asked for.
  static func number(of window: NSWindow) -> Int {
    windows.append(Numbered(window: window))
    return windows.count
  }

  /// The window of a number; nil for one that is gone.
  static func window(_ number: Int) -> NSWindow? {
    windows.indices.contains(number &- 1) ? windows[number - 1].window : nil
  }
}

/// Numbers of keys on an American keyboard.
///
/// - Documented: Carbon's Events.h, virtual key codes.
enum KeyCodes {
  private static let codes: [Character: UInt16] = [
    "a": 0, "s": 1, "d": 2, "f": 3, "h": 4, "g": 5, "z": 6, "x": 7, "c": 8, "v": 9, "b": 11, "q": 12, "w": 13, "e": 14,
    "r": 15, "y": 16, "t": 17, "1": 18, "2": 19, "3": 20, "4": 21, "6": 22, "5": 23, "=": 24, "9": 25, "7": 26, "-": 27,
    "8": 28, "0": 29, "]": 30, "o": 31, "u": 32, "[": 33, "i": 34, "p": 35, "\r": 36, "l": 37, "j": 38, "'": 39,
    "k": 40, ";": 41, "\\": 42, ",": 43, "/": 44, "n": 45, "m": 46, ".": 47, "\t": 48, " ": 49, "`": 50, "\u{7f}": 51,
    "\u{1b}": 53, "\u{3}": 76, "\u{f708}": 96, "\u{f709}": 97, "\u{f70a}": 98, "\u{f706}": 99, "\u{f70b}": 100,
    "\u{f70c}": 101, "\u{f70e}": 103, "\u{f70d}": 109, "\u{f70f}": 111, "\u{f729}": 115, "\u{f72c}": 116,
    "\u{f728}": 117, "\u{f707}": 118, "\u{f72b}": 119, "\u{f705}": 120, "\u{f72d}": 121, "\u{f704}": 122,
    "\u{f702}": 123, "\u{f703}": 124, "\u{f701}": 125, "\u{f700}": 126,
  ]

  /// The number of the key of a character; nil for one that is not known.
  static func code(of characters: String) -> UInt16? { characters.lowercased().first.flatMap { codes[$0] } }
}
