import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// An item that is a button. Stands in for NSButtonTouchBarItem.
open class NSButtonTouchBarItem: NSTouchBarItem {
  /// The button.
  public final let button = NSButton(title: "", target: nil, action: nil)

  /// Makes an item of a title.
  public convenience init(identifier: Identifier, title: String, target: Any?, action: Selector?) {
    self.init(identifier: identifier)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }
  /// Makes an item of an image.
  public convenience init(identifier: Identifier, image: NSImage, target: Any?, action: Selector?) {
    self.init(identifier: identifier, title: "", target: target, action: action)
    self.image = image
  }
  /// Makes an item of a title and an image.
  public convenience init(identifier: Identifier, title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(identifier: identifier, title: title, target: target, action: action)
    self.image = image
  }

  /// The title.
  open var title: String {
    get { button.title }
    set { button.title = newValue }
  }
  /// The image.
  open var image: NSImage? {
    get { button.image }
    set { button.image = newValue }
  }
  /// Color of the bezel; nil for the standard one.
  open var bezelColor: NSColor? {
    get { button.bezelColor }
    set { button.bezelColor = newValue }
  }
  /// Who is sent the action; not kept alive.
  open weak var target: AnyObject? {
    get { button.target }
    set { button.target = newValue }
  }
  /// What the target is sent.
  open var action: Selector? {
    get { button.action }
    set { button.action = newValue }
  }
  /// Whether it reacts.
  open var isEnabled: Bool {
    get { button.isEnabled }
    set { button.isEnabled = newValue }
  }
  /// What it is called where a user chooses items.
  open override var customizationLabel: String! {
    get { ownLabel }
    set { ownLabel = newValue }
  }
  /// The button.
  open override var view: NSView? { button }
}

/// An image at an end of a slider. Stands in for NSSliderAccessory.
open class NSSliderAccessory: NSResponder {
  /// The image; nil for none.
  open private(set) var image: NSImage?
  /// Whether it reacts.
  open var isEnabled = true

  /// The item that it is at an end of.
  final weak var item: NSSliderTouchBarItem?

  /// Makes one of an image.
  public convenience init(image: NSImage) {
    self.init()
    self.image = image
  }
}

/// An item that is a slider. Stands in for NSSliderTouchBarItem.
open class NSSliderTouchBarItem: NSTouchBarItem {
  /// The slider.
  open var slider = NSSlider()
  /// The text before it; nil for none.
  open var label: String?
  /// What is at the end of the least value; nil for nothing.
  open var minimumValueAccessory: NSSliderAccessory? { didSet { minimumValueAccessory?.item = self } }
  /// What is at the end of the greatest value; nil for nothing.
  open var maximumValueAccessory: NSSliderAccessory? { didSet { maximumValueAccessory?.item = self } }
  /// Least width in points.
  open var minimumSliderWidth: CGFloat = 0
  /// Greatest width in points.
  open var maximumSliderWidth = CGFloat.greatestFiniteMagnitude

  /// The value.
  open var doubleValue: Double {
    get { slider.doubleValue }
    set { slider.doubleValue = newValue }
  }
  /// Who is sent the action; not kept alive.
  open weak var target: AnyObject? {
    get { slider.target }
    set { slider.target = newValue }
  }
  /// What the target is sent.
  open var action: Selector? {
    get { slider.action }
    set { slider.action = newValue }
  }
  /// What it is called where a user chooses items.
  open override var customizationLabel: String! {
    get { ownLabel }
    set { ownLabel = newValue }
  }
  /// The slider.
  open override var view: NSView? { slider }
}

/// Items that are shown together. Stands in for NSGroupTouchBarItem.
open class NSGroupTouchBarItem: NSTouchBarItem {
  /// The bar of the items.
  open var groupTouchBar = NSTouchBar()
  /// Whether they are all as wide as the widest.
  open var prefersEqualWidths = false
  /// The width that they like to have, in points.
  open var preferredItemWidth: CGFloat = 0
  /// The direction that they are laid out in.
  open var groupUserInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight

  /// Makes an item of others.
  public convenience init(identifier: Identifier, items: [NSTouchBarItem]) {
    self.init(identifier: identifier)
    groupTouchBar.templateItems = items
    groupTouchBar.defaultItemIdentifiers = items.map(\.identifier)
  }

  /// What it is called where a user chooses items.
  open override var customizationLabel: String! {
    get { ownLabel }
    set { ownLabel = newValue }
  }
}

/// An item that opens colors. Stands in for NSColorPickerTouchBarItem.
open class NSColorPickerTouchBarItem: NSTouchBarItem {
  /// The color that is chosen.
  open var color = NSColor.black
  /// The colors that may be chosen; nil for all. Not asked here.
  open var allowedColorSpaces: [NSColorSpace]?
  /// The image of the item; nil for that of its kind.
  open private(set) var buttonImage: NSImage?
  /// Whether a color may be seen through.
  open var showsAlpha = false
  /// Whether it reacts.
  open var isEnabled = true
  /// The colors to choose from; nil for the system's.
  open var colorList: [NSColor]?
  /// Who is sent the action; not kept alive.
  open weak var target: AnyObject?
  /// What the target is sent.
  open var action: Selector?

  /// An item with the image for colors.
  public static func colorPicker(withIdentifier identifier: Identifier) -> Self { make(identifier) }
  /// An item with an image.
  public static func colorPicker(withIdentifier identifier: Identifier, buttonImage image: NSImage) -> Self {
    let item = make(identifier)
    item.buttonImage = image
    return item
  }
  /// An item with the image for colors of texts.
  public static func textColorPicker(withIdentifier identifier: Identifier) -> Self { make(identifier) }
  /// An item with the image for colors of lines.
  public static func strokeColorPicker(withIdentifier identifier: Identifier) -> Self { make(identifier) }

  private static func make(_ identifier: Identifier) -> Self {
    let item = made()
    item.identifier = identifier
    return item
  }

  /// Does what choosing a color does. Raises what the target throws.
  open func choose(_ color: NSColor) {
    guard isEnabled else { return }
    self.color = color
    if let action { NSApplication.shared.sendAction(action, to: target, from: self) }
  }

  /// What it is called where a user chooses items.
  open override var customizationLabel: String! {
    get { ownLabel }
    set { ownLabel = newValue }
  }
}

extension NSPopoverTouchBarItem {
  /// Opens the other bar.
  public final func showPopover(_ sender: Any?) { self[rare: PopoverState.self].isOpen = true }
  /// Closes the other bar.
  public final func dismissPopover(_ sender: Any?) { self[rare: PopoverState.self].isOpen = false }
  /// Whether the other bar is open; for tests.
  public final var isPopoverShown: Bool { self[rare: PopoverState.self].isOpen }
  /// The view of the item while the other bar is closed: a button that opens it, unless code gave another one.
  public final var collapsedRepresentation: NSView! {
    get { self[rare: PopoverState.self].collapsed }
    set { self[rare: PopoverState.self].collapsed = newValue }
  }
  /// The bar that opens while a finger is held; nil for none.
  public final var pressAndHoldTouchBar: NSTouchBar? {
    get { self[rare: PopoverState.self].held }
    set { self[rare: PopoverState.self].held = newValue }
  }
  /// A recognizer that opens the other bar by a press, for a view of one's own.
  public final func makeStandardActivatePopoverGestureRecognizer() -> NSGestureRecognizer {
    let recognizer = NSPressGestureRecognizer(target: self, action: "showPopover:")
    recognizer.allowedTouchTypes = .direct
    return recognizer
  }
}

private struct PopoverState: RareState {
  var isOpen = false
  var collapsed: NSView?
  var held: NSTouchBar?
}
