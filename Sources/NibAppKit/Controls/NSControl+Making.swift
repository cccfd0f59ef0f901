import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSControl {
  /// Gives the control the size that its content asks for; an extent that nothing asks for stays.
  public final func sizeToFit() {
    let wanted = fittingSize
    setFrameSize(
      NSSize(
        width: wanted.width > 0 ? wanted.width : frame.width, height: wanted.height > 0 ? wanted.height : frame.height))
  }

  /// Editing begins.
  public static let textDidBeginEditingNotification = Notification.Name("NSControlTextDidBeginEditingNotification")
  /// The text is another one.
  public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
  /// Editing ends.
  public static let textDidEndEditingNotification = Notification.Name("NSControlTextDidEndEditingNotification")

  /// Takes the value of another control.
  public final func takeStringValueFrom(_ sender: Any?) {
    if let source = sender as? NSControl { stringValue = source.stringValue }
  }

  /// Takes the value of another control as a number.
  public final func takeDoubleValueFrom(_ sender: Any?) {
    if let source = sender as? NSControl { doubleValue = source.doubleValue }
  }

  /// Takes the value of another control as a whole number.
  public final func takeIntegerValueFrom(_ sender: Any?) {
    if let source = sender as? NSControl { integerValue = source.integerValue }
  }
}

extension NSSlider {
  /// Makes a slider.
  public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
    self.init()
    self.minValue = minValue
    self.maxValue = maxValue
    doubleValue = min(max(value, minValue), maxValue)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a slider from 0 to 1.
  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }

  /// Whether it stands upright.
  public final var isVertical: Bool {
    get { rangeCell?.isVertical ?? false }
    set { rangeCell?.isVertical = newValue }
  }
  /// How many marks it has.
  public final var numberOfTickMarks: Int {
    get { rangeCell?.tickMarks ?? 0 }
    set { rangeCell?.tickMarks = newValue }
  }
  /// Whether only values at marks are taken.
  public final var allowsTickMarkValuesOnly: Bool {
    get { rangeCell?.allowsTickMarksOnly ?? false }
    set { rangeCell?.allowsTickMarksOnly = newValue }
  }
  /// At which side the marks are.
  public final var tickMarkPosition: TickMarkPosition {
    get { rangeCell?.tickMarkPosition ?? .below }
    set { rangeCell?.tickMarkPosition = newValue }
  }
  /// Whether it is a line or a dial.
  public final var sliderType: SliderType {
    get { rangeCell?.sliderType ?? .linear }
    set { rangeCell?.sliderType = newValue }
  }
  /// How far an option click goes.
  public final var altIncrementValue: Double {
    get { rangeCell?.altIncrementValue ?? 0 }
    set { rangeCell?.altIncrementValue = newValue }
  }

  /// The value of a mark, counted from 0.
  public final func tickMarkValue(at index: Int) -> Double {
    guard numberOfTickMarks > 1 else { return (minValue + maxValue) / 2 }
    return minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1)
  }

  /// The value of the mark that is nearest to a value; the value itself without marks.
  public final func closestTickMarkValue(toValue value: Double) -> Double {
    (0..<max(0, numberOfTickMarks)).map(tickMarkValue).min { abs($0 - value) < abs($1 - value) } ?? value
  }
}

extension NSLevelIndicator {
  /// The value from which it is yellow.
  public final var warningValue: Double {
    get { rangeCell?.warningValue ?? 0 }
    set { rangeCell?.warningValue = newValue }
  }
  /// The value from which it is red.
  public final var criticalValue: Double {
    get { rangeCell?.criticalValue ?? 0 }
    set { rangeCell?.criticalValue = newValue }
  }
  /// How it looks.
  public final var levelIndicatorStyle: Style {
    get { rangeCell?.levelIndicatorStyle ?? .discreteCapacity }
    set { rangeCell?.levelIndicatorStyle = newValue }
  }
  /// How many marks it has.
  public final var numberOfTickMarks: Int {
    get { rangeCell?.tickMarks ?? 0 }
    set { rangeCell?.tickMarks = newValue }
  }
}

extension NSComboBox {
  /// How many values there are to choose from.
  public final var numberOfItems: Int { items.count }
  /// Where the value stands that is shown; -1 for a text of one's own.
  public final var indexOfSelectedItem: Int { selectedIndex }
  /// The values to choose from.
  public final var objectValues: [Any] { (textCell?.items ?? []).compactMap(ModelBox.unboxed) }
  /// The value that is chosen; nil for a text of one's own.
  public final var objectValueOfSelectedItem: Any? {
    selectedIndex >= 0 ? itemObjectValue(at: selectedIndex) : nil
  }
  /// Whether it completes what is typed.
  public final var completes: Bool {
    get { textCell?.completes ?? false }
    set { textCell?.completes = newValue }
  }
  /// How many values it shows at once.
  public final var numberOfVisibleItems: Int {
    get { textCell?.numberOfVisibleItems ?? 5 }
    set { textCell?.numberOfVisibleItems = newValue }
  }
  /// Whether the values come from a data source.
  public final var usesDataSource: Bool {
    get { textCell?.usesDataSource ?? false }
    set { textCell?.usesDataSource = newValue }
  }
  /// Whether the list scrolls.
  public final var hasVerticalScroller: Bool {
    get { textCell?.hasVerticalScroller ?? true }
    set { textCell?.hasVerticalScroller = newValue }
  }

  /// Adds a value at the end.
  public final func addItem(withObjectValue value: Any) { textCell?.items.append(ModelBox.boxed(value)) }
  /// Adds values at the end.
  public final func addItems(withObjectValues values: [Any]) { for value in values { addItem(withObjectValue: value) } }
  /// Puts a value at a place.
  public final func insertItem(withObjectValue value: Any, at index: Int) {
    textCell?.items.insert(ModelBox.boxed(value), at: min(max(index, 0), items.count))
  }
  /// The value of a place; nil beyond the ends.
  public final func itemObjectValue(at index: Int) -> Any? {
    items.indices.contains(index) ? (textCell?.items[index]).flatMap(ModelBox.unboxed) : nil
  }
  /// Where a value stands; `NSNotFound` for one that is not there.
  public final func indexOfItem(withObjectValue value: Any) -> Int {
    let wanted = ModelBox.boxed(value)
    return (textCell?.items ?? []).firstIndex { ModelBox.areSame($0, wanted) } ?? NSNotFound
  }
  /// Takes a value away.
  public final func removeItem(withObjectValue value: Any) { removeItem(at: indexOfItem(withObjectValue: value)) }
  /// Takes the value of a place away; nothing beyond the ends.
  public final func removeItem(at index: Int) {
    if items.indices.contains(index) { textCell?.items.remove(at: index) }
  }
  /// Takes all values away.
  public final func removeAllItems() { textCell?.items = [] }
  /// Shows the value of a place, as the chosen one; nothing beyond the ends. No action is sent.
  public final func selectItem(at index: Int) { if items.indices.contains(index) { stringValue = items[index] } }
  /// Shows a value as the chosen one.
  public final func selectItem(withObjectValue value: Any?) {
    if let value { selectItem(at: indexOfItem(withObjectValue: value)) }
  }
  /// Shows no value as the chosen one, if that of a place is.
  public final func deselectItem(at index: Int) { if selectedIndex == index { stringValue = "" } }
  /// Shows what the data source has now; values of its own are there already.
  public final func reloadData() {}
}

extension NSDatePicker {
  private var dateCell: NSDatePickerCell? { cell as? NSDatePickerCell }

  /// Which parts of a date and a time are shown.
  public final var datePickerElements: ElementFlags {
    get { dateCell?.datePickerElements ?? [] }
    set { dateCell?.datePickerElements = newValue }
  }
  /// How it looks.
  public final var datePickerStyle: Style {
    get { dateCell?.datePickerStyle ?? .textFieldAndStepper }
    set { dateCell?.datePickerStyle = newValue }
  }
  /// Whether one date is chosen or a range of them.
  public final var datePickerMode: Mode {
    get { dateCell?.datePickerMode ?? .single }
    set { dateCell?.datePickerMode = newValue }
  }
  /// Length of the range, in seconds.
  public final var timeInterval: TimeInterval {
    get { dateCell?.timeInterval ?? 0 }
    set { dateCell?.timeInterval = newValue }
  }
  /// Color of the text.
  public final var textColor: NSColor {
    get { dateCell?.textColor ?? .controlTextColor }
    set { dateCell?.textColor = newValue }
  }
  /// Color behind it.
  public final var backgroundColor: NSColor {
    get { dateCell?.backgroundColor ?? .textBackgroundColor }
    set { dateCell?.backgroundColor = newValue }
  }
  /// Whether that color is drawn.
  public final var drawsBackground: Bool {
    get { dateCell?.drawsBackground ?? false }
    set { dateCell?.drawsBackground = newValue }
  }
}

extension NSImageView {
  private var imageCell: NSImageCell? { cell as? NSImageCell }

  /// How the image is scaled.
  public final var imageScaling: NSImageScaling {
    get { imageCell?.imageScaling ?? .scaleProportionallyDown }
    set { imageCell?.imageScaling = newValue }
  }

  /// How a symbol is drawn; nil leaves everything open.
  public final var symbolConfiguration: NSImage.SymbolConfiguration? {
    get { ownSymbolConfiguration }
    set { ownSymbolConfiguration = newValue }
  }
}

extension NSProgressIndicator {
  /// How it looks. Documented: the numbers, by AppKit.
  public enum Style: UInt, Sendable {
    /// As a bar; round.
    case bar, spinning
  }

  /// How it looks.
  public final var style: Style {
    get { isSpinning ? .spinning : .bar }
    set { isSpinning = newValue == .spinning }
  }

  /// Starts moving.
  public final func startAnimation(_ sender: Any?) { startAnimation() }

  /// Stops moving.
  public final func stopAnimation(_ sender: Any?) { stopAnimation() }

  /// Makes it as high as it is drawn; nothing is drawn here.
  public final func sizeToFit() {}
}

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

  private func segment(_ index: Int) -> NSSegmentItem? { segments.indices.contains(index) ? segments[index] : nil }

  /// Selects a segment or not; another one is selected no more where one alone may be.
  public final func setSelected(_ isSelected: Bool, forSegment segment: Int) {
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

extension NSTabView {
  /// The tabs.
  public final var tabViewItems: [NSTabViewItem] {
    get { items }
    set {
      for item in items { removeTabViewItem(item) }
      for item in newValue { addTabViewItem(item) }
    }
  }
  /// The tab whose view is seen.
  public final var selectedTabViewItem: NSTabViewItem? { selectedItem }
  /// How many tabs there are.
  public final var numberOfTabViewItems: Int { items.count }

  /// What is told of the tab view, if it is of the protocol.
  public final var delegate: (any NSTabViewDelegate)? {
    get { outlet("delegate") as? any NSTabViewDelegate }
    set { connect("delegate", to: newValue) }
  }

  /// Adds a tab; the first one is shown.
  public final func addTabViewItem(_ item: NSTabViewItem) { insertTabViewItem(item, at: items.count) }

  /// Puts a tab at a place; the first one is shown.
  public final func insertTabViewItem(_ item: NSTabViewItem, at index: Int) {
    guard !items.contains(where: { $0 === item }) else { return }
    item.tabView?.removeTabViewItem(item)
    if item.view == nil, let controller = item.viewController { item.view = controller.view }
    addItem(item)
    move(item, to: index)
    if selectedItem == nil { selectItem(at: 0) }
    delegate?.tabViewDidChangeNumberOfTabViewItems(self)
  }

  /// Takes a tab away; the first one is shown where it was seen.
  public final func removeTabViewItem(_ item: NSTabViewItem) {
    guard items.contains(where: { $0 === item }) else { return }
    removeItem(item)
    if selectedItem == nil { selectItem(at: 0) }
    delegate?.tabViewDidChangeNumberOfTabViewItems(self)
  }

  /// Shows the view of a tab, unless the delegate says no; the delegate is told.
  public final func selectTabViewItem(_ item: NSTabViewItem?) {
    guard let item, let index = items.firstIndex(where: { $0 === item }), item !== selectedItem else { return }
    guard delegate?.tabView(self, shouldSelect: item) ?? true else { return }
    delegate?.tabView(self, willSelect: item)
    selectItem(at: index)
    delegate?.tabView(self, didSelect: item)
  }

  /// Shows the view of the tab of a place; nothing beyond the ends.
  public final func selectTabViewItem(at index: Int) {
    if items.indices.contains(index) { selectTabViewItem(items[index]) }
  }

  /// Shows the view of the tab of an identifier.
  public final func selectTabViewItem(withIdentifier identifier: Any) {
    selectTabViewItem(at: indexOfTabViewItem(withIdentifier: identifier))
  }

  /// Shows the view of the next tab.
  public final func selectNextTabViewItem(_ sender: Any?) { selectTabViewItem(at: selectedIndex + 1) }
  /// Shows the view of the tab before.
  public final func selectPreviousTabViewItem(_ sender: Any?) { selectTabViewItem(at: selectedIndex - 1) }
  /// Shows the view of the first tab.
  public final func selectFirstTabViewItem(_ sender: Any?) { selectTabViewItem(at: 0) }
  /// Shows the view of the last tab.
  public final func selectLastTabViewItem(_ sender: Any?) { selectTabViewItem(at: items.count - 1) }

  /// The tab of a place.
  public final func tabViewItem(at index: Int) -> NSTabViewItem { items[index] }
  /// Where a tab stands; `NSNotFound` for one of another tab view.
  public final func indexOfTabViewItem(_ item: NSTabViewItem) -> Int {
    items.firstIndex { $0 === item } ?? NSNotFound
  }
  /// Where the tab of an identifier stands; `NSNotFound` for none.
  public final func indexOfTabViewItem(withIdentifier identifier: Any) -> Int {
    let wanted = (identifier as? NSUserInterfaceItemIdentifier)?.rawValue ?? identifier as? String
    return items.firstIndex { $0.identifier?.rawValue == wanted } ?? NSNotFound
  }
}

/// What is told of a tab view. Stands in for NSTabViewDelegate.
@MainActor
public protocol NSTabViewDelegate: AnyObject {
  /// Whether the view of a tab may be shown.
  func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
  /// The view of a tab is about to be shown.
  func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
  /// The view of a tab is shown.
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
  /// There are more or fewer tabs.
  func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
}

extension NSTabViewDelegate {
  /// Says yes.
  public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
  /// Does nothing.
  public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  /// Does nothing.
  public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
  /// Does nothing.
  public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
}

extension NSTabViewItem {
  /// Makes a tab of an identifier.
  public convenience init(identifier: Any?) {
    self.init()
    let name = (identifier as? NSUserInterfaceItemIdentifier)?.rawValue ?? identifier as? String
    self.identifier = name.map { NSUserInterfaceItemIdentifier($0) }
  }
}

extension NSGestureRecognizer {
  /// Makes a recognizer.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}

extension NSVisualEffectView {
  /// What an effect is drawn for. Documented: the numbers, by AppKit.
  public struct Material: RawRepresentable, Hashable, Sendable, NibConvertible, ExpressibleByIntegerLiteral {
    /// The number.
    public let rawValue: Int
    /// The material of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The material of a number.
    public init(integerLiteral value: Int) { rawValue = value }
    /// A title bar.
    public static let titlebar = Self(rawValue: 3)
    /// What is selected.
    public static let selection = Self(rawValue: 4)
    /// A menu.
    public static let menu = Self(rawValue: 5)
    /// A popover.
    public static let popover = Self(rawValue: 6)
    /// A sidebar.
    public static let sidebar = Self(rawValue: 7)
    /// The title of a group.
    public static let headerView = Self(rawValue: 10)
    /// A sheet.
    public static let sheet = Self(rawValue: 11)
    /// A window.
    public static let windowBackground = Self(rawValue: 12)
    /// A panel over others.
    public static let hudWindow = Self(rawValue: 13)
    /// A full screen.
    public static let fullScreenUI = Self(rawValue: 15)
    /// A tip.
    public static let toolTip = Self(rawValue: 17)
    /// Content.
    public static let contentBackground = Self(rawValue: 18)
    /// What is below a window.
    public static let underWindowBackground = Self(rawValue: 21)
    /// What is below a page.
    public static let underPageBackground = Self(rawValue: 22)

    /// `int`
    public static var nibKind: String { Int.nibKind }
    /// Takes numbers.
    public init?(nibValue: NibValue) {
      guard let number = Int(nibValue: nibValue) else { return nil }
      rawValue = number
    }
    /// As a number.
    public var nibValue: NibValue { .int(Int64(rawValue)) }
  }
}
