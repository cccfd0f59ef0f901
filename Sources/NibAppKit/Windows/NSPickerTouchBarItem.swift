import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// An item of choices side by side, or of a button that opens them. Stands in for NSPickerTouchBarItem.
open class NSPickerTouchBarItem: NSTouchBarItem {
  /// How choices are made. Documented: the numbers, by AppKit.
  public enum SelectionMode: Int, Sendable {
    /// One is selected; any are; none stays selected.
    case selectOne, selectAny, momentary
  }

  /// How choices are shown. Documented: the numbers, by AppKit.
  public enum ControlRepresentation: Int, Sendable {
    /// As there is room; side by side; by a button that opens them.
    case automatic, expanded, collapsed
  }

  private struct Choice {
    var label: String?
    var image: NSImage?
    var isSelected = false
    var isEnabled = true
  }
  private final var choices: [Choice] = []

  /// How choices are shown.
  open var controlRepresentation = ControlRepresentation.automatic
  /// Text of the button that opens them.
  open var collapsedRepresentationLabel = ""
  /// Image of the button that opens them; nil for none.
  open var collapsedRepresentationImage: NSImage?
  /// Color of what is selected; nil for the standard one.
  open var selectionColor: NSColor?
  /// How choices are made.
  open var selectionMode = SelectionMode.selectOne
  /// Whether it reacts.
  open var isEnabled = true
  /// Who is sent the action; not kept alive.
  open weak var target: AnyObject?
  /// What the target is sent.
  open var action: Selector?

  /// Makes an item of images.
  public convenience init(
    identifier: Identifier, images: [NSImage], selectionMode: SelectionMode, target: Any?, action: Selector?
  ) {
    self.init(identifier: identifier)
    choices = images.map { Choice(image: $0) }
    take(selectionMode, target, action)
  }

  /// Makes an item of texts.
  public convenience init(
    identifier: Identifier, labels: [String], selectionMode: SelectionMode, target: Any?, action: Selector?
  ) {
    self.init(identifier: identifier)
    choices = labels.map { Choice(label: $0) }
    take(selectionMode, target, action)
  }

  private func take(_ mode: SelectionMode, _ target: Any?, _ action: Selector?) {
    (selectionMode, self.target, self.action) = (mode, target as AnyObject?, action)
  }

  /// How many choices there are.
  open var numberOfOptions: Int {
    get { choices.count }
    set {
      while choices.count > max(0, newValue) { choices.removeLast() }
      while choices.count < newValue { choices.append(Choice()) }
    }
  }

  /// The choice that is selected, or was made last; -1 for none.
  open var selectedIndex: Int {
    get { lastChosen ?? choices.lastIndex(where: \.isSelected) ?? -1 }
    set {
      for place in choices.indices { choices[place].isSelected = place == newValue }
      lastChosen = choices.indices.contains(newValue) ? newValue : nil
    }
  }
  private final var lastChosen: Int?

  /// Gives a choice an image; nothing beyond the ends, here as below.
  open func setImage(_ image: NSImage?, at index: Int) { change(index) { $0.image = image } }
  /// The image of a choice.
  open func image(at index: Int) -> NSImage? { choice(index)?.image }
  /// Gives a choice a text.
  open func setLabel(_ label: String, at index: Int) { change(index) { $0.label = label } }
  /// The text of a choice.
  open func label(at index: Int) -> String? { choice(index)?.label }
  /// Lets a choice react, or not.
  open func setEnabled(_ enabled: Bool, at index: Int) { change(index) { $0.isEnabled = enabled } }
  /// Whether a choice reacts.
  open func isEnabled(at index: Int) -> Bool { choice(index)?.isEnabled ?? false }
  /// Whether a choice is selected.
  open func isSelected(at index: Int) -> Bool { choice(index)?.isSelected ?? false }
  /// Selects a choice, or not: the only one, where one is selected.
  open func setSelected(_ selected: Bool, at index: Int) {
    guard choices.indices.contains(index) else { return }
    if selected, selectionMode != .selectAny { return selectedIndex = index }
    choices[index].isSelected = selected
    lastChosen = selected ? index : choices.lastIndex(where: \.isSelected)
  }

  private func choice(_ index: Int) -> Choice? { choices.indices.contains(index) ? choices[index] : nil }
  private func change(_ index: Int, _ body: (inout Choice) -> Void) {
    if choices.indices.contains(index) { body(&choices[index]) }
  }

  /// Does what a finger does that taps a choice: the action is sent. Raises what the target throws.
  open func choose(_ index: Int) {
    guard isEnabled, isEnabled(at: index) else { return }
    switch selectionMode {
    case .selectAny: setSelected(!isSelected(at: index), at: index)
    case .selectOne: selectedIndex = index
    case .momentary: break
    }
    lastChosen = index
    if let action { NSApplication.shared.sendAction(action, to: target, from: self) }
  }

  /// What it is called where a user chooses items.
  open override var customizationLabel: String! {
    get { ownLabel }
    set { ownLabel = newValue }
  }
}

/// An item with a value between two arrows. Stands in for NSStepperTouchBarItem.
open class NSStepperTouchBarItem: NSTouchBarItem {
  /// Greatest value.
  open var maxValue = 1.0 { didSet { value = bounded(value) } }
  /// Least value.
  open var minValue = 0.0 { didSet { value = bounded(value) } }
  /// How far an arrow goes.
  open var increment = 0.1
  /// The value, within its bounds.
  open var value = 0.0 { didSet { if value != bounded(value) { value = bounded(value) } } }
  /// Who is sent the action; not kept alive.
  open weak var target: AnyObject?
  /// What the target is sent.
  open var action: Selector?
  private final var formatter: Formatter?
  /// What draws the value; nil where a formatter shows it.
  open private(set) var drawingHandler: ((NSRect, Double) -> Void)?

  /// Makes an item whose value a formatter shows.
  public convenience init(identifier: Identifier, formatter: Formatter) {
    self.init(identifier: identifier)
    self.formatter = formatter
  }

  /// Makes an item whose value a block draws.
  public convenience init(identifier: Identifier, drawingHandler: @escaping (NSRect, Double) -> Void) {
    self.init(identifier: identifier)
    self.drawingHandler = drawingHandler
  }

  private func bounded(_ value: Double) -> Double { max(minValue, min(value, max(minValue, maxValue))) }

  /// The value as it is read; nil where a block draws it. For tests.
  open var shownValue: String? { formatter?.string(for: NSNumber(value: value)) }

  /// Does what a finger does that taps an arrow some times: 1 to the greater, -1 to the smaller. Raises what the target
  /// throws.
  open func step(_ times: Int = 1) {
    value += increment * Double(times)
    if let action { NSApplication.shared.sendAction(action, to: target, from: self) }
  }

  /// What it is called where a user chooses items.
  open override var customizationLabel: String! {
    get { ownLabel }
    set { ownLabel = newValue }
  }
}

/// Provides what is shared by an item. Stands in for NSSharingServicePickerTouchBarItemDelegate.
@MainActor
public protocol NSSharingServicePickerTouchBarItemDelegate: NSSharingServicePickerDelegate {
  /// What is shared.
  func items(for pickerTouchBarItem: NSSharingServicePickerTouchBarItem) -> [Any]
}

/// An item that shares. Stands in for NSSharingServicePickerTouchBarItem.
open class NSSharingServicePickerTouchBarItem: NSTouchBarItem {
  /// Provides what is shared; not kept alive.
  open weak var delegate: (any NSSharingServicePickerTouchBarItemDelegate)?
  /// Whether it reacts.
  open var isEnabled = true
  /// The text; empty for none.
  open var buttonTitle = ""
  /// The image; nil for the system's.
  open var buttonImage: NSImage?

  /// Does what a finger does that taps it.
  /// - Returns: the picker of what the delegate shares; nil where it does not react, and without a delegate.
  open func pick() -> NSSharingServicePicker? {
    guard isEnabled, let delegate else { return nil }
    let picker = NSSharingServicePicker(items: delegate.items(for: self))
    picker.delegate = delegate
    return picker
  }
}
