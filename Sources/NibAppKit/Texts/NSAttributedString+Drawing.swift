import Foundation
import NibFoundation

/// How a text is drawn and measured. Documented: the bits, by AppKit.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle begins at the top of the text, which may have several lines; else at what letters stand on, with one.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// What fonts leave between lines counts.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Only what of glyphs is seen counts.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// The last line that fits is cut off with an ellipsis.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What drawing a text found out. Stands in for NSStringDrawingContext.
open class NSStringDrawingContext: NSObject {
  /// By how much letters may be made smaller; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// By how much they were made smaller: not at all.
  public private(set) final var actualScaleFactor: CGFloat = 1
  /// Where the text was drawn or measured.
  public fileprivate(set) final var totalBounds = NSRect.zero
}

/// Measures are near those of AppKit, by widths that are like Helvetica's; no letters are drawn.
extension NSAttributedString {
  /// Size of the text in one line for each paragraph, in points.
  public final func size() -> NSSize {
    let bounds = TextLines(self, width: 0).bounds
    return NSSize(width: bounds.maxX, height: bounds.maxY)
  }

  /// Where the text stands within a size; 0 for no bound. Lines that do not fit in the height count, unless options say
  /// that the last visible one is cut off.
  public final func boundingRect(
    with size: NSSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> NSRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = TextLines(self, width: 0).lines.first
      let below = (line?.used.height ?? 0) - (line?.baseline ?? 0)
      let rect = NSRect(x: 0, y: -below, width: line?.used.width ?? 0, height: line?.used.height ?? 0)
      context?.totalBounds = rect
      return rect
    }
    let laidOut = TextLines(self, width: size.width >= 1e7 ? 0 : size.width)
    var bounds = laidOut.bounds
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      let seen = laidOut.lines.prefix(1) + laidOut.lines.dropFirst().prefix { $0.used.maxY <= size.height }
      bounds = seen.dropFirst().reduce(seen.first?.used ?? .zero) { $0.union($1.used) }
    }
    context?.totalBounds = bounds
    return bounds
  }

  /// As the one with a context.
  public final func boundingRect(with size: NSSize, options: NSStringDrawingOptions = []) -> NSRect {
    boundingRect(with: size, options: options, context: nil)
  }

  /// Draws the text at a point: noted in the current graphics context, and no letter is drawn.
  @MainActor public final func draw(at point: NSPoint) {
    NSGraphicsContext.current?.note(self, in: NSRect(origin: point, size: size()))
  }

  /// Draws the text in a rectangle, likewise.
  @MainActor public final func draw(in rect: NSRect) { NSGraphicsContext.current?.note(self, in: rect) }

  /// Draws the text in a rectangle, likewise.
  @MainActor public final func draw(
    with rect: NSRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) {
    context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
    draw(in: rect)
  }
}

/// As of attributed texts.
extension NSString {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: "\(self)", attributes: attributes)
  }

  /// Size of the text in one line for each paragraph, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> NSSize { attributed(attrs).size() }

  /// Where the text stands within a size.
  public func boundingRect(
    with size: NSSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> NSRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }

  /// Draws the text at a point: noted in the current graphics context, and no letter is drawn.
  @MainActor public func draw(at point: NSPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text in a rectangle, likewise.
  @MainActor public func draw(in rect: NSRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle, likewise.
  @MainActor public func draw(
    with rect: NSRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) { attributed(attributes).draw(with: rect, options: options, context: context) }
}

/// As of `NSString`.
extension String {
  /// Size of the text in one line for each paragraph, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> NSSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// Where the text stands within a size.
  public func boundingRect(
    with size: NSSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> NSRect {
    NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text at a point: noted in the current graphics context, and no letter is drawn.
  @MainActor public func draw(at point: NSPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in a rectangle, likewise.
  @MainActor public func draw(in rect: NSRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle, likewise.
  @MainActor public func draw(
    with rect: NSRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) {
    NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
