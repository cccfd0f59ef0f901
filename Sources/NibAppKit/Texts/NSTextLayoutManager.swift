import Foundation
import NibFoundation

/// Lays out texts by TextKit 2. Stands in for NSTextLayoutManager.
///
/// All views of texts here lay out by `NSLayoutManager`, so none has one: `NSTextView.textLayoutManager` is nil, as it is in
/// AppKit once somebody asked a view for its `layoutManager`. One that code makes has no text, and no fragments.
@MainActor
open class NSTextLayoutManager: NSObject {
  /// Where the text is laid out; kept.
  open var textContainer: NSTextContainer?
  /// Whether lines count what fonts leave between them; kept.
  open var usesFontLeading = true
  /// Whether lines are hyphenated; kept.
  open var usesHyphenation = false
  /// Whether the edges of a text are of the container's; kept.
  open var limitsLayoutForSuspiciousContents = false

  /// Makes one without a text.
  public override init() { super.init() }

  /// What of the container is used: nothing.
  open var usageBoundsForTextContainer: NSRect { .zero }

  /// Hands out fragments in their order, until the block says `false`: there are none.
  /// - Returns: where it ended: nil.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// The fragment at a place of the container: nil.
  open func textLayoutFragment(for position: NSPoint) -> NSTextLayoutFragment? { nil }
}

/// A place in a text. Stands in for NSTextLocation.
public protocol NSTextLocation: AnyObject {
  /// Whether it is before or after another one.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A paragraph as it is laid out. Stands in for NSTextLayoutFragment.
@MainActor
open class NSTextLayoutFragment: NSObject {
  /// In which order, and how far, fragments are handed out. Documented: the bits, by AppKit.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end.
    public static let reverse = Self(rawValue: 1 << 0)
    /// With an estimate of their sizes.
    public static let estimatesSize = Self(rawValue: 1 << 1)
    /// Laid out where they are not.
    public static let ensuresLayout = Self(rawValue: 1 << 2)
    /// With an empty one behind a last line break.
    public static let ensuresExtraLineFragment = Self(rawValue: 1 << 3)
  }

  /// Where it is, in the container's coordinates.
  open private(set) var layoutFragmentFrame = NSRect.zero
}

extension NSTextView {
  /// What lays the text out by TextKit 2: nil, for `layoutManager` does it.
  public final var textLayoutManager: NSTextLayoutManager? { nil }
}
