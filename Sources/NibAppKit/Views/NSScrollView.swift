import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A document larger than its view. Stands in for NSScrollView.
open class NSScrollView: NSView {
  /// Whether a pinch magnifies the document.
  open var allowsMagnification = false
  /// Least magnification.
  open var minMagnification: CGFloat = 0.25
  /// Greatest magnification.
  open var maxMagnification: CGFloat = 4.0
  /// Magnification of the document.
  open var magnification: CGFloat = 1.0
  /// The border.
  open var borderType = NSBorderType.noBorder
  /// Whether there is a scroller at the side.
  open var hasVerticalScroller = false
  /// Whether there is a scroller below.
  open var hasHorizontalScroller = false
  /// Whether scrollers that are not needed are hidden.
  open var autohidesScrollers = false
  /// Whether the document moves beyond its left and right edge.
  open var horizontalScrollElasticity = Elasticity.automatic
  /// Whether it moves beyond its upper and lower edge.
  open var verticalScrollElasticity = Elasticity.automatic
  /// Whether the document moves in one direction at a time.
  open var usesPredominantAxisScrolling = true
  /// How far a line goes sideways, in points.
  open var horizontalLineScroll: CGFloat = 10.0
  /// How far a line goes up or down, in points.
  open var verticalLineScroll: CGFloat = 10.0
  /// What of a page stays in sight sideways, in points.
  open var horizontalPageScroll: CGFloat = 10.0
  /// What of a page stays in sight up or down, in points.
  open var verticalPageScroll: CGFloat = 10.0

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.scrollViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [scrollViewTable] }

  private static let scrollViewTable = PropertyTable(
    NSScrollView.self, kind: AppKitElements.scrollView, fresh: { NSScrollView() },
    [
      Property("borderType", \.borderType),
      Property("hasVerticalScroller", \.hasVerticalScroller),
      Property("hasHorizontalScroller", \.hasHorizontalScroller),
      Property("autohidesScrollers", \.autohidesScrollers),
      Property("horizontalScrollElasticity", \.horizontalScrollElasticity),
      Property("verticalScrollElasticity", \.verticalScrollElasticity),
      Property("usesPredominantAxisScrolling", \.usesPredominantAxisScrolling),
      amount("verticalPageScroll", 0, \.verticalPageScroll), amount("horizontalPageScroll", 1, \.horizontalPageScroll),
      amount("verticalLineScroll", 2, \.verticalLineScroll), amount("horizontalLineScroll", 3, \.horizontalLineScroll),
      Property("verticalScroller", object: \.verticalScroller),
      Property("horizontalScroller", object: \.horizontalScroller),
      Property("contentView", object: \.clip),
      Property("scrollerKnobStyle", \.scrollerKnobStyle),
      Property("allowsMagnification", \.allowsMagnification),
      Property("minMagnification", get: { Double($0.minMagnification) }, set: { $0.minMagnification = CGFloat($1) }),
      Property("maxMagnification", get: { Double($0.maxMagnification) }, set: { $0.maxMagnification = CGFloat($1) }),
      Property("magnification", get: { Double($0.magnification) }, set: { $0.magnification = CGFloat($1) }),
    ])

  /// One of the four numbers that archives have together.
  private static func amount(
    _ name: String, _ place: Int, _ path: ReferenceWritableKeyPath<NSScrollView, CGFloat>
  ) -> Property<NSScrollView> {
    Property(
      name, get: { ScrollAmounts(Double($0[keyPath: path])) },
      set: { $0[keyPath: path] = $1.value(at: place).map { CGFloat($0) } ?? $0[keyPath: path] })
  }

  /// The view that shows a part of the document, as the archive has it.
  final weak var clip: NSClipView?
  /// The view that shows a part of the document.
  open var contentView: NSClipView {
    get {
      if let clip { return clip }
      let made = NSClipView(frame: NSRect(origin: .zero, size: frame.size))
      made.autoresizingMask = [.width, .height]
      addSubview(made)
      clip = made
      return made
    }
    set {
      guard newValue !== clip else { return }
      clip?.removeFromSuperview()
      addSubview(newValue)
      clip = newValue
    }
  }
  /// The scroller at the side, whether it is seen or not.
  open var verticalScroller: NSScroller?
  /// The scroller below, likewise.
  open var horizontalScroller: NSScroller?

  /// The document.
  open var documentView: NSView? {
    get { clip?.documentView }
    set { contentView.documentView = newValue }
  }

  /// Brings the scrollers to where the document is; called where it was scrolled.
  open func reflectScrolledClipView(_ cView: NSClipView) { reflect(cView) }

  /// Places the view of the document and the scrollers that lie beside it.
  open func tile() { placeContent() }

  /// Shows the scrollers for a moment; `scrollerFlashes` counts it.
  open func flashScrollers() { noteFlash() }

  /// Magnifies the document, within the ends, with a point of it in the middle.
  open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) {
    self.magnification = min(max(Double(magnification), minMagnification), maxMagnification)
    let seen = contentView.bounds.size
    contentView.scroll(
      to: contentView.constrainBoundsRect(
        NSRect(x: point.x - seen.width / 2, y: point.y - seen.height / 2, width: seen.width, height: seen.height)
      ).origin)
  }

  /// Magnifies the document so that a rectangle of it is as large as what is seen, and in its middle.
  open func magnify(toFit rect: NSRect) {
    let room = contentView.frame.size
    guard rect.width > 0, rect.height > 0, room.width > 0, room.height > 0 else { return }
    let wanted = Double(min(room.width / rect.width, room.height / rect.height))
    setMagnification(CGFloat(wanted), centeredAt: NSPoint(x: rect.midX, y: rect.midY))
  }

  /// The size of the view that shows a part of the document, in points.
  open var contentSize: NSSize { contentView.frame.size }

  /// Room around the document, in points.
  open var contentInsets: NSEdgeInsets {
    get { standardContentInsets }
    set { standardContentInsets = newValue }
  }

  /// Whether scrollers lie beside the document or over it.
  open var scrollerStyle: NSScroller.Style {
    get { standardScrollerStyle }
    set { standardScrollerStyle = newValue }
  }

  /// What of the document is seen, in its own coordinates.
  open var documentVisibleRect: NSRect { standardDocumentVisibleRect }

  /// Whether the rulers that there are, are seen.
  open var rulersVisible: Bool {
    get { standardRulersVisible }
    set { standardRulersVisible = newValue }
  }

  /// Whether that color is drawn.
  open var drawsBackground: Bool {
    get { standardDrawsBackground }
    set { standardDrawsBackground = newValue }
  }

  /// Color behind the document.
  open var backgroundColor: NSColor {
    get { standardBackgroundColor }
    set { standardBackgroundColor = newValue }
  }

  /// Whether that room follows the bars of the window.
  open var automaticallyAdjustsContentInsets: Bool {
    get { standardAutomaticallyAdjustsContentInsets }
    set { standardAutomaticallyAdjustsContentInsets = newValue }
  }

  /// Whether knobs are light or dark.
  open var scrollerKnobStyle: NSScroller.KnobStyle {
    get { standardScrollerKnobStyle }
    set { standardScrollerKnobStyle = newValue }
  }

  /// Adds a view that stays where it is in one direction while the document moves.
  open func addFloatingSubview(_ view: NSView, for axis: NSEvent.GestureAxis) {
    standardAddFloatingSubview(view, for: axis)
  }
}

extension NSScrollView {
  /// Whether a document moves beyond its edges. Documented: the order of the cases, by AppKit.
  public enum Elasticity: Int, NibChoice {
    /// Where it can move at all; never; always.
    case automatic, none, allowed
  }
}

/// How far lines and pages go: four floats in one datum, the highest byte first, or a number of its own.
///
/// - Seen: `NSScrollAmts` of 26 scroll views.
struct ScrollAmounts: NibConvertible {
  static let nibKind = "real"
  private let values: [Double]

  init(_ value: Double) { values = [value] }

  init?(nibValue: NibValue) {
    if case .data(let bytes) = nibValue {
      guard bytes.count >= 16 else { return nil }
      values = (0..<4).map { place in
        let word = bytes[place * 4..<place * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return Double(Float(bitPattern: word))
      }
    } else {
      guard let value = Double(nibValue: nibValue) else { return nil }
      values = [value]
    }
  }

  /// The value of a place; a number of its own has one place.
  func value(at place: Int) -> Double? {
    values.count == 1 ? values[0] : values.indices.contains(place) ? values[place] : nil
  }

  var nibValue: NibValue { .real(values[0]) }
}
