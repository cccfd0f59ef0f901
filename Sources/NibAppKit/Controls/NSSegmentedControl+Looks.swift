import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How few segmented controls and their segments look.
private struct SegmentLook: RareState {
  var bezel: NSColor?
  var isSpringLoaded = false
  var alignment = NSTextAlignment.center
  var showsMenuIndicator = false
}

extension NSSegmentedControl {
  /// How a segmented control looks. Documented: the numbers, by AppKit.
  public enum Style: Int, NibChoice {
    /// As the system likes; with round ends; with texture and round ends; with corners.
    case automatic, rounded, texturedRounded, roundRect
    /// With texture; as a capsule; small and square.
    case texturedSquare, capsule, smallSquare
    /// Each segment by itself.
    case separated = 8
  }

  /// Makes a control of images.
  public convenience init(images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(labels: images.map { _ in "" }, trackingMode: trackingMode, target: target, action: action)
    for (index, image) in images.enumerated() { setImage(image, forSegment: index) }
  }

  /// How it looks.
  public final var segmentStyle: Style {
    get { segmentedCell?.segmentStyle ?? .automatic }
    set { segmentedCell?.segmentStyle = newValue }
  }

  /// Index of the segment selected last; -1 for none.
  public final var indexOfSelectedItem: Int { selectedSegment }

  /// The color of the selected segment; nil for the standard one.
  public final var selectedSegmentBezelColor: NSColor? {
    get { self[rare: SegmentLook.self].bezel }
    set { self[rare: SegmentLook.self].bezel = newValue }
  }

  /// Whether something that is dragged over a segment clicks it.
  public final var isSpringLoaded: Bool {
    get { self[rare: SegmentLook.self].isSpringLoaded }
    set { self[rare: SegmentLook.self].isSpringLoaded = newValue }
  }

  /// The pressure of the selected segment: 1 for one that is selected, else 0.
  public final var doubleValueForSelectedSegment: Double { selectedSegment >= 0 ? 1 : 0 }

  private func item(_ segment: Int) -> NSSegmentItem? { segments.indices.contains(segment) ? segments[segment] : nil }

  /// Says how a segment's image is scaled; beyond the ends nothing.
  public final func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {
    item(segment)?.imageScaling = scaling
  }
  /// How a segment's image is scaled.
  public final func imageScaling(forSegment segment: Int) -> NSImageScaling {
    item(segment)?.imageScaling ?? .scaleProportionallyDown
  }
  /// Says how a segment's text is aligned; beyond the ends nothing.
  public final func setAlignment(_ alignment: NSTextAlignment, forSegment segment: Int) {
    item(segment)?[rare: SegmentLook.self].alignment = alignment
  }
  /// How a segment's text is aligned.
  public final func alignment(forSegment segment: Int) -> NSTextAlignment {
    item(segment)?[rare: SegmentLook.self].alignment ?? .center
  }
  /// Says whether an arrow tells of a segment's menu; beyond the ends nothing.
  public final func setShowsMenuIndicator(_ showsMenuIndicator: Bool, forSegment segment: Int) {
    item(segment)?[rare: SegmentLook.self].showsMenuIndicator = showsMenuIndicator
  }
  /// Whether an arrow tells of a segment's menu.
  public final func showsMenuIndicator(forSegment segment: Int) -> Bool {
    item(segment)?[rare: SegmentLook.self].showsMenuIndicator ?? false
  }
}

/// The cell's own words for what its control says.
extension NSSegmentedCell {
  private var control: NSSegmentedControl? { controlView as? NSSegmentedControl }

  /// How many may be selected.
  public final var trackingMode: NSSegmentedControl.SwitchTracking {
    get { tracking }
    set { tracking = newValue }
  }

  /// The number of segments.
  public final var segmentCount: Int {
    get { segments.count }
    set {
      let more = max(0, newValue - segments.count)
      segments = segments.prefix(max(0, newValue)) + (0..<more).map { _ in NSSegmentItem() }
      if selectedSegment >= newValue { selectedSegment = -1 }
    }
  }

  /// Sets a segment's text; beyond the ends nothing.
  public final func setLabel(_ label: String, forSegment segment: Int) {
    if segments.indices.contains(segment) { segments[segment].label = label }
  }
  /// A segment's text; nil beyond the ends.
  public final func label(forSegment segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label : nil
  }
  /// Selects the segment behind the selected one; the first follows the last.
  public final func makeNextSegmentKey() { step(1) }
  /// Selects the segment before the selected one; the last follows the first.
  public final func makePreviousSegmentKey() { step(-1) }

  private func step(_ step: Int) {
    guard !segments.isEmpty else { return }
    let start = selectedSegment < 0 && step < 0 ? 0 : selectedSegment
    let next = (start + step + segments.count) % segments.count
    selectedSegment = next
    for (index, segment) in segments.enumerated() { segment.isSelected = index == next }
  }
}
