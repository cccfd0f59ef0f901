import NibRuntime
import NibSchema
import NibStandIns

/// One of several. Stands in for UISegmentedControl.
open class UISegmentedControl: SegmentedStandIn {
  /// The segment chosen, from 0; -1 for none.
  open var selectedSegmentIndex = -1
  /// Whether a choice does not stay.
  open var isMomentary = false
  /// Whether segments are as wide as they need.
  open var apportionsSegmentWidthsByContent = false
  /// The archive's number: 0 plain, 1 bordered, 2 bar.
  open var segmentedControlStyle = 0
  /// Color of the chosen segment.
  open var selectedSegmentTintColor: UIColor?
  private(set) final lazy var looks = SegmentLooks()
  /// The segments in order; each is a subview as well.
  open private(set) var segments: [UISegment] = []

  /// Makes one of titles, images and actions, by which a segment has its title and image; what is neither is left out.
  public convenience init(items: [Any]?) {
    self.init(frame: CGRect())
    for item in items ?? [] {
      if let action = item as? UIAction { insertSegment(action: action, at: numberOfSegments, animated: false) }
      guard item is String || item is UIImage else { continue }
      insertSegment(withTitle: item as? String, at: numberOfSegments)
      if let image = item as? UIImage { setImage(image, forSegmentAt: numberOfSegments - 1) }
    }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.segmentedControlTable.read(self, from: coder)
    segments = try coder.members(Self.segmentedControlTable.names.key("segments"), of: UISegment.self)
    // Archives keep the tint of this control under a key of its own.
    let tintKey = Self.segmentedControlTable.names.key("controlTintColor")
    if let tint: UIColor = try coder.read(tintKey) { ownTintColor = tint }
    // Measured in UIKit on iOS 26.1.
    clipsToBounds = true
  }

  override var dumpedValue: String? { "segment \(selectedSegmentIndex)" }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [segmentedControlTable] }

  private static let segmentedControlTable = PropertyTable(
    UISegmentedControl.self, kind: UIKitElements.segmentedControl, fresh: { UISegmentedControl() },
    [
      Property("selectedSegmentIndex", \.selectedSegmentIndex),
      Property("segmentedControlStyle", row: "segmentControlStyle", \.segmentedControlStyle),
      Property("selectedSegmentTintColor", \.selectedSegmentTintColor),
      Property("momentary", \.isMomentary),
      Property("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
    ])

  /// Titles of the segments; nil for one with an image.
  open var titles: [String?] { segments.map(\.title) }

  /// Number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The title of a segment; nil for one with an image, and out of range.
  open func titleForSegment(at index: Int) -> String? { segment(index)?.title }

  /// Gives a segment a title. Nothing happens out of range.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    segment(index)?.title = title
    if title != nil { segment(index)?.image = nil }
  }

  /// The image of a segment.
  open func imageForSegment(at index: Int) -> UIImage? { segment(index)?.image }

  /// Gives a segment an image. Nothing happens out of range.
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    segment(index)?.image = image
    if image != nil { segment(index)?.title = nil }
  }

  /// Whether a segment can be chosen; false out of range.
  open func isEnabledForSegment(at index: Int) -> Bool { segment(index)?.isEnabled ?? false }

  /// Says whether a segment can be chosen. Nothing happens out of range.
  open func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) { segment(index)?.isEnabled = isEnabled }

  /// Adds a segment with a title; beyond the end means last. The choice stays with its segment.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool = false) {
    let segment = UISegment()
    segment.title = title
    let position = min(max(index, 0), segments.count)
    segments.insert(segment, at: position)
    insertSubview(segment, at: position)
    if selectedSegmentIndex >= position { selectedSegmentIndex += 1 }
  }

  /// Removes a segment; the choice goes with it. Nothing happens out of range.
  open func removeSegment(at index: Int, animated: Bool = false) {
    guard let gone = segment(index) else { return }
    segments.remove(at: index)
    gone.removeFromSuperview()
    if selectedSegmentIndex == index {
      selectedSegmentIndex = -1
    } else if selectedSegmentIndex > index {
      selectedSegmentIndex -= 1
    }
  }

  /// Adds a segment with an image, likewise.
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool = false) {
    insertSegment(withTitle: nil, at: index)
    setImage(image, forSegmentAt: min(max(index, 0), numberOfSegments - 1))
  }

  /// The number of no segment.
  public static let noSegment = -1

  /// Removes all segments.
  open func removeAllSegments() {
    for index in segments.indices.reversed() { removeSegment(at: index) }
  }

  /// Chooses a segment as a user does, with `valueChanged`. A momentary control sends it every time and keeps none.
  /// - Returns: false if nothing happens: the control does not react, the segment is chosen already, disabled or absent.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func select(_ index: Int) throws(RuntimeError) -> Bool {
    guard let segment = segment(index), segment.isEnabled, reacts else { return false }
    guard isMomentary || index != selectedSegmentIndex else { return false }
    let done = try changeAsUser { selectedSegmentIndex = index }
    if done { segment.action?.perform(sender: self) }
    if isMomentary { selectedSegmentIndex = -1 }
    return done
  }

  /// Chooses the segment of a title as a user does.
  /// - Returns: false if there is none, else as by its index.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func select(title: String) throws(RuntimeError) -> Bool {
    guard let index = segments.firstIndex(where: { $0.title == title }) else { return false }
    return try select(index)
  }

  func segment(_ index: Int) -> UISegment? { segments.indices.contains(index) ? segments[index] : nil }
}

/// One segment of a segmented control; the archive keeps each as a view.
open class UISegment: UIView {
  /// The title, if it has one.
  open var title: String?
  /// The image, if it has one.
  open var image: UIImage?
  /// Whether the segment can be chosen.
  open var isEnabled = true
  /// What choosing it does.
  open var action: UIAction?
  /// Width in points; 0 for what the control gives it.
  open var width = 0.0
  /// Distance of the content from its place, in points.
  open var contentOffset = CGSize()
  /// The archive's number: 0 plain, 1 bordered, 2 bar, 5 of newer systems.
  open var segmentStyle = 0
  /// The archive's number: 0 only, 1 first, 2 middle, 3 last.
  open var segmentPosition = 0

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.segmentTable.read(self, from: coder)
    if let content = try coder.value(Self.contentKey) {
      if case .string(let text) = content { title = text }
      image = UIImage(nibValue: content) ?? image
    }
  }

  override var readTexts: [String] { [title].compactMap { $0 } }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [segmentTable] }

  private static let contentKey = segmentTable.names.key("content")

  private static let segmentTable = PropertyTable(
    UISegment.self, fresh: { UISegment() },
    [
      Property("title", \.title),
      Property("image", \.image),
      Property("enabled", \.isEnabled),
      Property("width", \.width),
      Property("contentOffset", \.contentOffset),
      Property("segmentStyle", \.segmentStyle),
      Property("segmentPosition", \.segmentPosition),
    ])
}
