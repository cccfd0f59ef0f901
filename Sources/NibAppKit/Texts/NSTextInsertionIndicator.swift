import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The mark of where text goes in. Stands in for NSTextInsertionIndicator: it is not drawn.
open class NSTextInsertionIndicator: NSView {
  /// When the mark is seen. Documented: the order of the cases, by AppKit.
  public enum DisplayMode: Int, Sendable {
    /// While the text has the keys; never; always.
    case automatic, hidden, visible
  }

  /// What the mark does by itself. Documented: the bits, by AppKit.
  public struct AutomaticModeOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// What a microphone hears is seen around it.
    public static let showEffectsView = Self(rawValue: 1 << 0)
    /// It is seen while a user selects.
    public static let showWhileTracking = Self(rawValue: 1 << 1)
  }

  /// When it is seen.
  open var displayMode = DisplayMode.automatic
  /// What it does by itself.
  open var automaticModeOptions: AutomaticModeOptions = [.showEffectsView, .showWhileTracking]
  /// Its color.
  open var color: NSColor! = .textInsertionPointColor
  /// Puts the view of effects into another view than the one that the mark is in; nil for that.
  open var effectsViewInserter: ((NSView) -> Void)?
}
