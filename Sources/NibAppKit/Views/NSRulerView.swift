import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A ruler beside the document of a scroll view, with markers. Stands in for NSRulerView: hash marks are not drawn.
open class NSRulerView: NSView {
  /// Whether a ruler runs across or down. Documented: the numbers, by AppKit.
  public enum Orientation: UInt, Sendable {
    /// Across, above the document; down, at its left.
    case horizontalRuler, verticalRuler
  }

  /// The name of a unit.
  public struct UnitName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes the name of a unit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// 72 points.
    public static let inches = Self(rawValue: "Inches")
    /// 28.35 points.
    public static let centimeters = Self(rawValue: "Centimeters")
    /// One point.
    public static let points = Self(rawValue: "Points")
    /// 12 points.
    public static let picas = Self(rawValue: "Picas")
  }

  /// The view that it belongs to; not kept alive.
  open weak var scrollView: NSScrollView?
  /// Whether it runs across or down.
  open var orientation = Orientation.horizontalRuler
  /// Thickness of the marks and their numbers, in points.
  open var ruleThickness: CGFloat = 16 { didSet { scrollView?.tile() } }
  /// Thickness of the room for markers, in points: no less than the markers need. 15 across and 0 down, at first.
  open var reservedThicknessForMarkers: CGFloat = 15 { didSet { scrollView?.tile() } }
  /// Thickness of the room for the accessory view, in points.
  open var reservedThicknessForAccessoryView: CGFloat = 0 { didSet { scrollView?.tile() } }
  /// The unit of its numbers.
  open var measurementUnits = UnitName.inches
  /// Where its zero is in the document's coordinates, in points.
  open var originOffset: CGFloat = 0
  /// A view of controls beside the ruler; nil for none.
  open var accessoryView: NSView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      scrollView?.tile()
    }
  }
  private final weak var client: NSView?
  private final var ownMarkers: [NSRulerMarker] = []

  /// Makes a ruler of a scroll view.
  public init(scrollView: NSScrollView?, orientation: Orientation) {
    super.init(frame: .zero)
    self.scrollView = scrollView
    self.orientation = orientation
    reservedThicknessForMarkers = orientation == .horizontalRuler ? 15 : 0
  }

  /// Makes a ruler of no scroll view.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Reads the archived values.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  /// As the document: the ruler's numbers run the same way.
  open override var isFlipped: Bool { orientation == .horizontalRuler || scrollView?.documentView?.isFlipped == true }

  /// Where the marks begin, behind accessory view and markers, in points.
  open var baselineLocation: CGFloat { thicknessOfAccessoryView + thicknessOfMarkers }

  /// Thickness of all that it shows, in points.
  open var requiredThickness: CGFloat { baselineLocation + ruleThickness }

  private final var thicknessOfMarkers: CGFloat {
    ownMarkers.reduce(reservedThicknessForMarkers) { max($0, $1.thicknessRequiredInRuler) }
  }

  private final var thicknessOfAccessoryView: CGFloat {
    guard let accessoryView else { return reservedThicknessForAccessoryView }
    let size = accessoryView.frame.size
    return max(reservedThicknessForAccessoryView, orientation == .horizontalRuler ? size.height : size.width)
  }

  /// The view whose markers these are, which is asked what a user may do with them; not kept alive. The old one hears of
  /// another one, and its markers go.
  open var clientView: NSView? {
    get { client }
    set {
      guard newValue !== client else { return }
      if let newValue { client?.rulerView(self, willSetClientView: newValue) }
      client = newValue
      markers = nil
    }
  }

  /// The markers; nil for none.
  open var markers: [NSRulerMarker]? {
    get { ownMarkers.isEmpty ? nil : ownMarkers }
    set {
      for marker in ownMarkers { marker.ruler = nil }
      ownMarkers = newValue ?? []
      for marker in ownMarkers { marker.ruler = self }
      scrollView?.tile()
    }
  }

  /// Adds a marker, without a question to the client.
  open func addMarker(_ marker: NSRulerMarker) {
    if !ownMarkers.contains(where: { $0 === marker }) { markers = ownMarkers + [marker] }
  }

  /// Takes a marker away, without a question to the client.
  open func removeMarker(_ marker: NSRulerMarker) {
    guard ownMarkers.contains(where: { $0 === marker }) else { return }
    markers = ownMarkers.filter { $0 !== marker }
  }

  /// Adds a marker that a user drags onto the ruler and lets go at the place of the event, if the client allows it.
  /// - Returns: whether it was added.
  open func trackMarker(_ marker: NSRulerMarker, withMouseEvent event: NSEvent) -> Bool {
    marker.ruler = self
    return marker.trackMouse(with: event, adding: true)
  }

  /// Hands a click beside the markers to the client.
  open override func mouseDown(with event: NSEvent) {
    if let client { client.rulerView(self, handleMouseDownWith: event) } else { super.mouseDown(with: event) }
  }

  /// Moves the line that follows what a user drags: `rulerlineLocation` is where it is. A location below 0 shows none.
  open func moveRulerline(fromLocation oldLocation: CGFloat, toLocation newLocation: CGFloat) {
    rulerlineLocation = newLocation < 0 ? nil : newLocation
  }

  /// Where the line is that follows what a user drags, in points; nil for none.
  open private(set) var rulerlineLocation: CGFloat?

  /// Has the marks drawn anew.
  open func invalidateHashMarks() { needsDisplay = true }

  /// Draws marks and numbers. Nothing is drawn here.
  open func drawHashMarksAndLabels(in rect: NSRect) {}

  /// Draws the markers.
  open func drawMarkers(in rect: NSRect) { for marker in ownMarkers { marker.draw(rect) } }

  /// Draws the ruler: its marks, then its markers.
  open override func draw(_ dirtyRect: NSRect) {
    drawHashMarksAndLabels(in: dirtyRect)
    drawMarkers(in: dirtyRect)
  }

  /// Where a point of the client is along the ruler, from its zero, in points.
  final func location(of event: NSEvent) -> CGFloat {
    let view = client ?? scrollView?.documentView ?? self
    let point = view.convert(event.locationInWindow, from: nil)
    if let client { return client.rulerView(self, locationFor: point) }
    return (orientation == .horizontalRuler ? point.x : point.y) - originOffset
  }
}
