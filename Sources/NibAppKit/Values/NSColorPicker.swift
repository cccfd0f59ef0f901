import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A page of the panel of colors: its button and what it is told. Stands in for NSColorPickingDefault.
@MainActor
public protocol NSColorPickingDefault {
  /// Makes a page of a panel for modes of which it has at least one; nil for none of them.
  init?(pickerMask mask: Int, colorPanel owningColorPanel: NSColorPanel)
  /// The image of the page's button.
  func provideNewButtonImage() -> NSImage
  /// Puts the image into the button.
  func insertNewButtonImage(_ newButtonImage: NSImage, in buttonCell: NSButtonCell)
  /// The page has another size.
  func viewSizeChanged(_ sender: Any?)
  /// The panel shows another opacity, or none.
  func alphaControlAddedOrRemoved(_ sender: Any?)
  /// The panel has another list of colors.
  func attachColorList(_ colorList: NSColorList)
  /// The panel has a list of colors no more.
  func detachColorList(_ colorList: NSColorList)
  /// Shows the colors of a mode.
  func setMode(_ mode: NSColorPanel.Mode)
  /// What a pointer that rests on the page's button is told.
  var buttonToolTip: String { get }
  /// The least size of the page, in points.
  var minContentSize: NSSize { get }
}

/// A page of the panel of colors: its content. Stands in for NSColorPickingCustom.
@MainActor
public protocol NSColorPickingCustom: NSColorPickingDefault {
  /// Whether it has the colors of a mode.
  func supportsMode(_ mode: NSColorPanel.Mode) -> Bool
  /// The mode that it shows.
  func currentMode() -> NSColorPanel.Mode
  /// The view of the page.
  func provideNewView(_ initialRequest: Bool) -> NSView
  /// Shows the color of the panel.
  func setColor(_ newColor: NSColor)
}

/// A page of the panel of colors, for programs to override. Stands in for NSColorPicker.
@MainActor
open class NSColorPicker: NSObject, NSColorPickingDefault {
  /// The panel that the page is in.
  public final unowned let colorPanel: NSColorPanel
  private final var lists: [NSColorList] = []

  /// Makes a page of a panel.
  public required init?(pickerMask mask: Int, colorPanel owningColorPanel: NSColorPanel) {
    colorPanel = owningColorPanel
    super.init()
  }

  /// The image of the page's button: an empty one.
  open func provideNewButtonImage() -> NSImage { NSImage() }
  /// Puts the image into the button.
  open func insertNewButtonImage(_ newButtonImage: NSImage, in buttonCell: NSButtonCell) {
    buttonCell.image = newButtonImage
  }
  /// The page has another size. Nothing to do unless a subclass does.
  open func viewSizeChanged(_ sender: Any?) {}
  /// The panel shows another opacity, or none. Nothing to do unless a subclass does.
  open func alphaControlAddedOrRemoved(_ sender: Any?) {}
  /// The panel has another list of colors.
  open func attachColorList(_ colorList: NSColorList) { lists.append(colorList) }
  /// The panel has a list of colors no more.
  open func detachColorList(_ colorList: NSColorList) { lists.removeAll { $0 === colorList } }
  /// Shows the colors of a mode. Nothing to do unless a subclass does.
  open func setMode(_ mode: NSColorPanel.Mode) {}
  /// What a pointer that rests on the page's button is told: the name of the class.
  open var buttonToolTip: String { "\(Swift.type(of: self))" }
  /// The least size of the page, in points.
  open var minContentSize: NSSize { .zero }
}

/// Takes a color from the screen. Stands in for NSColorSampler.
@MainActor
open class NSColorSampler: NSObject {
  /// The color that the next user takes, for tests; nil for one who cancels, as everybody does without a screen.
  public static var nextColor: NSColor?

  /// Makes one.
  public override nonisolated init() { super.init() }

  /// Lets a user take a color: the handler is called with it; with nil where the user cancels.
  open func show(selectionHandler: @escaping (NSColor?) -> Void) {
    let color = Self.nextColor
    Self.nextColor = nil
    selectionHandler(color)
  }

  /// Lets a user take a color; nil where the user cancels.
  open func sample() async -> NSColor? {
    defer { Self.nextColor = nil }
    return Self.nextColor
  }
}

extension NSColorPanel {
  /// Which pages the panel has. Documented: the bits, by AppKit.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Grays.
    public static let grayModeMask = Self(rawValue: 0x01)
    /// Red, green and blue.
    public static let rgbModeMask = Self(rawValue: 0x02)
    /// Cyan, magenta, yellow and black.
    public static let cmykModeMask = Self(rawValue: 0x04)
    /// Hue, saturation and brightness.
    public static let hsbModeMask = Self(rawValue: 0x08)
    /// A palette of one's own.
    public static let customPaletteModeMask = Self(rawValue: 0x10)
    /// Lists.
    public static let colorListModeMask = Self(rawValue: 0x20)
    /// The wheel.
    public static let wheelModeMask = Self(rawValue: 0x40)
    /// Pencils.
    public static let crayonModeMask = Self(rawValue: 0x80)
    /// All of them.
    public static let allModesMask = Self(rawValue: 0xFFFF)
  }

  /// Which pages panels have that are made from now on; kept.
  public static var pickerMask = Options.allModesMask
  /// Sets which pages panels have.
  public class func setPickerMask(_ mask: Options) { pickerMask = mask }
  /// Sets the page that a panel shows that is made from now on, and that of one that is there.
  public class func setPickerMode(_ mode: Mode) { shared.mode = mode }

  /// Adds a list to those that the panel shows.
  public final func attachColorList(_ colorList: NSColorList) { self[rare: PanelLists.self].lists.append(colorList) }
  /// Takes a list from those that the panel shows.
  public final func detachColorList(_ colorList: NSColorList) {
    self[rare: PanelLists.self].lists.removeAll { $0 === colorList }
  }
  /// The lists that code added.
  public final var attachedColorLists: [NSColorList] { self[rare: PanelLists.self].lists }
  /// How much brighter than white colors may be, as a factor; kept, 1 for not at all.
  public final var maximumLinearExposure: CGFloat {
    get { self[rare: PanelLists.self].exposure }
    set { self[rare: PanelLists.self].exposure = max(newValue, 1) }
  }

  /// Begins to drag a color: it is on the pasteboard of drags.
  /// - Returns: whether it is.
  @discardableResult
  public class func dragColor(_ color: NSColor, with event: NSEvent, from sourceView: NSView) -> Bool {
    let pasteboard = NSPasteboard(name: .drag)
    pasteboard.clearContents()
    return pasteboard.writeObjects([color])
  }
}

private struct PanelLists: RareState {
  var lists: [NSColorList] = []
  var exposure: CGFloat = 1
}
