import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSSegmentedControl {
  /// Makes a control of texts.
  public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init()
    segmentCount = labels.count
    for (index, label) in labels.enumerated() { setLabel(label, forSegment: index) }
    self.trackingMode = trackingMode
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// How many segments may be selected.
  public final var trackingMode: SwitchTracking {
    get { segmentedCell?.tracking ?? .selectOne }
    set { segmentedCell?.tracking = newValue }
  }

  /// How segments share the room.
  public final var segmentDistribution: Distribution {
    get { segmentedCell?.segmentDistribution ?? .fit }
    set { segmentedCell?.segmentDistribution = newValue }
  }

  final func segment(_ index: Int) -> NSSegmentItem? { segments.indices.contains(index) ? segments[index] : nil }

  /// Sets a segment's image; beyond the ends nothing.
  public final func setImage(_ image: NSImage?, forSegment segment: Int) { self.segment(segment)?.image = image }
  /// A segment's image.
  public final func image(forSegment segment: Int) -> NSImage? { self.segment(segment)?.image }
  /// Sets a segment's width in points; 0 for as much as it needs.
  public final func setWidth(_ width: CGFloat, forSegment segment: Int) {
    self.segment(segment)?.width = Double(width)
  }
  /// A segment's width in points.
  public final func width(forSegment segment: Int) -> CGFloat { CGFloat(self.segment(segment)?.width ?? 0) }
  /// Sets the menu that a segment opens.
  public final func setMenu(_ menu: NSMenu?, forSegment segment: Int) { self.segment(segment)?.menu = menu }
  /// The menu that a segment opens.
  public final func menu(forSegment segment: Int) -> NSMenu? { self.segment(segment)?.menu }
  /// Sets what a pointer that rests on a segment is told.
  public final func setToolTip(_ toolTip: String?, forSegment segment: Int) { self.segment(segment)?.toolTip = toolTip }
  /// What a pointer that rests on a segment is told.
  public final func toolTip(forSegment segment: Int) -> String? { self.segment(segment)?.toolTip }
  /// Sets a segment's tag.
  public final func setTag(_ tag: Int, forSegment segment: Int) { self.segment(segment)?.tag = tag }
  /// A segment's tag.
  public final func tag(forSegment segment: Int) -> Int { self.segment(segment)?.tag ?? 0 }
  /// Whether a segment reacts.
  public final func isEnabled(forSegment segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }
  /// Selects the segment of a tag.
  /// - Returns: whether there is one.
  @discardableResult
  public final func selectSegment(withTag tag: Int) -> Bool {
    guard let index = segments.firstIndex(where: { $0.tag == tag }) else { return false }
    selectedSegment = index
    return true
  }
}
