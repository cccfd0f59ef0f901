import Foundation
import NibFoundation
import NibRuntime

/// The panel of a user's pictures, music and films. There is none here; what it is told is kept. Stands in for
/// NSMediaLibraryBrowserController.
@MainActor
public final class NSMediaLibraryBrowserController: NSObject {
  /// What the panel shows. Documented: the bits, by AppKit.
  public struct Library: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes libraries of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Music.
    public static let audio = Self(rawValue: 1)
    /// Pictures.
    public static let image = Self(rawValue: 2)
    /// Films.
    public static let movie = Self(rawValue: 4)
  }

  /// The one of the program.
  public static let shared = NSMediaLibraryBrowserController()
  /// Whether it is seen.
  public var isVisible = false
  /// Where it is on the screen, in points.
  public var frame = NSRect.zero
  /// What it shows.
  public var mediaLibraries: Library = []

  private override init() { super.init() }

  /// Shows the panel, or hides it.
  public func togglePanel(_ sender: Any?) { isVisible.toggle() }
}
