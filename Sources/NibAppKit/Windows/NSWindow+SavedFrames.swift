import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Frames of windows that are kept under names, in `UserDefaults.standard`.
extension NSWindow {
  /// The name under which a frame is kept.
  public typealias FrameAutosaveName = String
  /// A frame as text: the frame and the space of the screen, as eight numbers.
  public typealias PersistableFrameDescriptor = String

  /// Name under which the frame is kept whenever it changes; empty for none. A name that an archive has keeps the frame
  /// from then on; what was kept before is not read when the archive is.
  public var frameAutosaveName: FrameAutosaveName { archivedAutosaveName ?? "" }

  @discardableResult
  final func standardSetFrameAutosaveName(_ name: FrameAutosaveName) -> Bool {
    let isTaken = WindowOrder.windows.contains { $0 !== self && !name.isEmpty && $0.frameAutosaveName == name }
    guard !isTaken else { return false }
    archivedAutosaveName = name
    if !name.isEmpty { setFrameUsingName(name) }
    return true
  }

  private static func key(_ name: FrameAutosaveName) -> String { "NSWindow Frame \(name)" }

  final func standardSaveFrame(usingName name: FrameAutosaveName) {
    UserDefaults.standard.set(frameDescriptor, forKey: Self.key(name))
  }

  @discardableResult
  final func standardSetFrameUsingName(_ name: FrameAutosaveName) -> Bool { setFrameUsingName(name, force: false) }

  @discardableResult
  final func standardSetFrameUsingName(_ name: FrameAutosaveName, force: Bool) -> Bool {
    guard let text = UserDefaults.standard.string(forKey: Self.key(name)), var kept = Self.rect(text) else {
      return false
    }
    if !force, !styleMask.contains(.resizable), !styleMask.isEmpty {
      kept.origin.y += kept.height - frame.height
      kept.size = frame.size
    }
    setFrame(kept, display: true)
    return true
  }

  /// Forgets the frame of a name.
  public static func removeFrame(usingName name: FrameAutosaveName) {
    UserDefaults.standard.removeObject(forKey: key(name))
  }

  /// The frame as text, to be kept elsewhere.
  public var frameDescriptor: PersistableFrameDescriptor {
    let screen = screen?.visibleFrame ?? .zero
    let numbers = [frame, screen].flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    return numbers.map { "\(Self.whole($0)) " }.joined()
  }

  /// Gives the window the frame of a text; nothing for a text that is none.
  public func setFrame(from string: PersistableFrameDescriptor) {
    if let rect = Self.rect(string) { setFrame(rect, display: true) }
  }

  /// Coordinates are less than this: no screen is as large, and numbers beyond may be none of `Int`'s.
  private static let mostPoints = 1e6

  private static func whole(_ length: CGFloat) -> Int {
    length.isNaN ? 0 : Int(max(1 - mostPoints, min(Double(length), mostPoints - 1)).rounded())
  }

  private static func rect(_ text: String) -> NSRect? {
    let numbers = text.split(separator: " ").prefix(4).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) < mostPoints }) else { return nil }
    return NSRect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
  }
}
