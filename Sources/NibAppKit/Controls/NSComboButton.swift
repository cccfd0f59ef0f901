import NibRuntime
import NibSchema
import NibStandIns

/// A button beside one that shows a menu. Stands in for NSComboButton.
open class NSComboButton: NSControl {
  /// The title.
  public final var title = ""
  /// The image.
  public final var image: NSImage?
  /// How the image is scaled.
  public final var imageScaling = NSImageScaling.scaleProportionallyDown
  /// How both buttons look.
  public final var style = Style.split
  private final var choices: NSMenu?
  /// The menu.
  open override var menu: NSMenu? {
    get { choices }
    set { choices = newValue }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.comboButtonTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [comboButtonTable] }

  private static let comboButtonTable = PropertyTable(
    NSComboButton.self, kind: AppKitElements.comboButton, fresh: { NSComboButton() },
    [
      Property("title", \.title),
      Property("image", \.image),
      Property("imageScaling", \.imageScaling),
      Property("style", \.style),
      Property("alignment", \.alignment),
      Property("baseWritingDirection", \.baseWritingDirection),
      Property("menu", object: \.choices),
    ])
}

extension NSComboButton {
  /// How both buttons of a combo button look. Documented: the numbers, by AppKit.
  public enum Style: Int, NibChoice {
    /// As two; as one.
    case split, unified
  }
}
