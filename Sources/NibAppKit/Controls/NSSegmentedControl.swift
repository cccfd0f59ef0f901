import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// Buttons side by side. Stands in for NSSegmentedControl.
open class NSSegmentedControl: NSControl {

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.segmentedControlTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [segmentedControlTable] }

  private static let segmentedControlTable = PropertyTable(
    NSSegmentedControl.self, kind: AppKitElements.segmentedControl, fresh: { NSSegmentedControl() },
    [
      Property("selectedSegment", \.selectedSegment)
    ])

  /// Index of the segment selected last; -1 for none. Setting it selects that segment alone.
  open var selectedSegment: Int {
    get { segmentedCell?.selectedSegment ?? -1 }
    set {
      segmentedCell?.selectedSegment = newValue
      for (index, segment) in segments.enumerated() { segment.isSelected = index == newValue }
    }
  }

  /// Does what a click on a segment does; one that is not there or does not react does nothing.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func choose(_ index: Int) throws(RuntimeError) -> AnyObject? {
    guard isEnabled, segments.indices.contains(index), segments[index].isEnabled else { return nil }
    if segmentedCell?.tracking == .selectAny {
      segments[index].isSelected.toggle()
      segmentedCell?.selectedSegment = index
    } else {
      selectedSegment = index
    }
    return try sendAction()
  }

  /// A cell for a control that is made in code.
  open override class func makeCell() -> NSCell { NSSegmentedCell() }

  /// The labels.
  open override var shownTexts: [String] { segments.map(\.label).filter { !$0.isEmpty } }

  /// Selects a segment or not; another one is selected no more where one alone may be.
  open func setSelected(_ isSelected: Bool, forSegment segment: Int) {
    guard let item = self.segment(segment) else { return }
    if trackingMode == .selectAny {
      item.isSelected = isSelected
      if isSelected { segmentedCell?.selectedSegment = segment }
    } else if isSelected {
      selectedSegment = segment
    } else if selectedSegment == segment {
      selectedSegment = -1
    }
  }
}

extension NSSegmentedControl {
  /// The number of segments.
  public var segmentCount: Int {
    get { segments.count }
    set {
      let more = max(0, newValue - segments.count)
      segments = segments.prefix(max(0, newValue)) + (0..<more).map { _ in NSSegmentItem() }
      if selectedSegment >= newValue { selectedSegment = -1 }
    }
  }

  /// Sets a segment's text; beyond the ends nothing.
  public func setLabel(_ label: String, forSegment segment: Int) {
    if segments.indices.contains(segment) { segments[segment].label = label }
  }

  /// A segment's text; nil beyond the ends.
  public func label(forSegment segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label : nil
  }

  /// Lets a segment react or not.
  public func setEnabled(_ isEnabled: Bool, forSegment segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = isEnabled }
  }

  /// Whether a segment is selected.
  public func isSelected(forSegment segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isSelected
  }
}

extension UserOperable where Self: NSSegmentedControl {
  /// The segments, from the leading edge.
  public var segments: [NSSegmentItem] {
    get { segmentedCell?.segments ?? [] }
    set { segmentedCell?.segments = newValue }
  }

  /// The cell as a segmented control's.
  public var segmentedCell: NSSegmentedCell? { cell as? NSSegmentedCell }
}
