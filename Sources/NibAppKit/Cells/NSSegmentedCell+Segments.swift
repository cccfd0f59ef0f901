import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Segments by place, as their control has them. Beyond the ends nothing is set.
extension NSSegmentedCell {
  private func item(_ index: Int) -> NSSegmentItem? { segments.indices.contains(index) ? segments[index] : nil }

  /// Selects the segment of a tag.
  /// - Returns: whether there is one.
  @discardableResult
  public final func selectSegment(withTag tag: Int) -> Bool {
    guard let index = segments.firstIndex(where: { $0.tag == tag }) else { return false }
    setSelected(true, forSegment: index)
    return true
  }
  /// Selects a segment, or not: another one of a cell that lets one be selected is selected no more.
  public final func setSelected(_ selected: Bool, forSegment segment: Int) {
    guard let item = item(segment) else { return }
    if selected, trackingMode == .selectOne { for other in segments { other.isSelected = false } }
    item.isSelected = selected
    if selected { selectedSegment = segment } else if selectedSegment == segment { selectedSegment = -1 }
  }
  /// Whether a segment is selected.
  public final func isSelected(forSegment segment: Int) -> Bool { item(segment)?.isSelected ?? false }
  /// Says whether a segment reacts.
  public final func setEnabled(_ enabled: Bool, forSegment segment: Int) { item(segment)?.isEnabled = enabled }
  /// Whether a segment reacts.
  public final func isEnabled(forSegment segment: Int) -> Bool { item(segment)?.isEnabled ?? false }
  /// Sets a segment's width in points; 0 for as much as it needs.
  public final func setWidth(_ width: CGFloat, forSegment segment: Int) { item(segment)?.width = Double(width) }
  /// A segment's width in points.
  public final func width(forSegment segment: Int) -> CGFloat { CGFloat(item(segment)?.width ?? 0) }
  /// Sets a segment's image.
  public final func setImage(_ image: NSImage?, forSegment segment: Int) { item(segment)?.image = image }
  /// A segment's image.
  public final func image(forSegment segment: Int) -> NSImage? { item(segment)?.image }
  /// Says how a segment's image is scaled.
  public final func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {
    item(segment)?.imageScaling = scaling
  }
  /// How a segment's image is scaled.
  public final func imageScaling(forSegment segment: Int) -> NSImageScaling {
    item(segment)?.imageScaling ?? .scaleProportionallyDown
  }
  /// Sets the menu that a segment opens.
  public final func setMenu(_ menu: NSMenu?, forSegment segment: Int) { item(segment)?.menu = menu }
  /// The menu that a segment opens.
  public final func menu(forSegment segment: Int) -> NSMenu? { item(segment)?.menu }
  /// Sets what a pointer that rests on a segment is told.
  public final func setToolTip(_ toolTip: String?, forSegment segment: Int) { item(segment)?.toolTip = toolTip }
  /// What a pointer that rests on a segment is told.
  public final func toolTip(forSegment segment: Int) -> String? { item(segment)?.toolTip }
  /// Sets a segment's tag.
  public final func setTag(_ tag: Int, forSegment segment: Int) { item(segment)?.tag = tag }
  /// A segment's tag.
  public final func tag(forSegment segment: Int) -> Int { item(segment)?.tag ?? 0 }
  /// What lies behind a segment: the selected one is emphasized.
  public final func interiorBackgroundStyle(forSegment segment: Int) -> NSView.BackgroundStyle {
    isSelected(forSegment: segment) ? .emphasized : .normal
  }
}
