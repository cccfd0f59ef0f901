import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// The cell of a button. Stands in for NSButtonCell.
open class NSButtonCell: NSCell {
  /// The title in the other state.
  open var alternateTitle = ""
  /// The key that clicks it.
  open override var keyEquivalent: String {
    get { ownKeyEquivalent }
    set { ownKeyEquivalent = newValue }
  }
  private final var ownKeyEquivalent = ""
  /// Modifiers of that key.
  public final var keyEquivalentModifiers: NSEvent.ModifierFlags = []
  /// The image.
  open override var image: NSImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  private final var ownImage: NSImage?
  /// The image in the other state.
  open var alternateImage: NSImage?
  /// How it reacts to a click.
  public final var kind = NSButton.ButtonType.momentaryLight
  /// The bezel; one that code has not set has the number 0, which is none of the named ones.
  open var bezelStyle = NSButton.BezelStyle(rawValue: 0)
  /// How long a button that sends its action again and again waits at first, in thousandths of a second.
  public final var periodicDelay = 400
  /// How long it waits between two actions, in thousandths of a second.
  public final var periodicInterval = 75
  /// Whether it is not drawn.
  open var isTransparent = false
  /// Where the image stands beside the title.
  open var imagePosition = NSControl.ImagePosition.noImage
  /// How the image is scaled.
  open var imageScaling = NSImageScaling.scaleNone
  /// Whether the image stands beside the title, not at the edge.
  open var imageHugsTitle = false
  /// Color of title and image, which the button tells.
  final var contentTintColor: NSColor?
  /// Color of the bezel, which the button tells.
  final var bezelTintColor: NSColor?
  /// Whether its action destroys something, which the button tells.
  final var hasDestructiveAction = false
  /// Whether the image of a button that does not react is dimmed.
  open var imageDimsWhenDisabled = true
  /// How it looks while it is pressed.
  open var highlightsBy: StyleMask = []
  /// How it looks in its other state.
  open var showsStateBy: StyleMask = []

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.buttonCellTable.read(self, from: coder)
    if let flags = try Self.buttonCellTable.names.value("furtherFlags", in: coder, as: Int.self),
      keyEquivalentModifiers.isEmpty
    {
      keyEquivalentModifiers = Self.keyModifiers(inFlags: flags)

    }
  }

  /// The modifiers of the key: the bits of the second word of flags, eight places higher. Seen: the bit of command.
  /// Documented: GNUstep, NSButtonCell.m, for the others.
  private static func keyModifiers(inFlags flags: Int) -> NSEvent.ModifierFlags {
    NSEvent.ModifierFlags(rawValue: flags >> 8 & 0x1E_0000)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [buttonCellTable] }

  private static let buttonCellTable = PropertyTable(
    NSButtonCell.self, kind: AppKitElements.buttonCell, fresh: { NSButtonCell() },
    [
      Property("alternateTitle", \.alternateTitle),
      Property("keyEquivalent", \.keyEquivalent),
      Property("keyEquivalentModifierMask", \.keyEquivalentModifiers),
      Property("image", \.image),
      Property(
        "alternateImage", get: { AlternateImage(image: $0.alternateImage) },
        set: { $0.alternateImage = $1.image }),
      Property("buttonType", row: "type", \.kind),
      Property(
        "bezelStyle", get: { $0.bezelStyle.rawValue }, set: { $0.bezelStyle = .init(rawValue: bezel($1)) }),
      Property("periodicDelay", \.periodicDelay),
      Property("periodicInterval", \.periodicInterval),
      Property("transparent", \.isTransparent),
      Property("font", \.font),
      Property("bordered", row: "borderStyle", \.isBordered),
      Property("imagePosition", \.imagePosition),
      Property(
        "imageScaling", get: { ButtonImageScaling($0.imageScaling) }, set: { $0.imageScaling = $1.scaling }),
      Property("imageHugsTitle", \.imageHugsTitle),
      Property("contentTintColor", \.contentTintColor),
      Property("bezelTintColor", \.bezelTintColor),
      Property(
        "imageDimsWhenDisabled", row: "behavior.doesNotDimImage", get: { Opposite($0.imageDimsWhenDisabled) },
        set: { $0.imageDimsWhenDisabled = $1.isOn }),
      look("behavior.pushIn", \.highlightsBy, .pushInCellMask),
      look("behavior.lightByContents", \.highlightsBy, .contentsCellMask),
      look("behavior.lightByGray", \.highlightsBy, .changeGrayCellMask),
      look("behavior.lightByBackground", \.highlightsBy, .changeBackgroundCellMask),
      look("behavior.changeContents", \.showsStateBy, .contentsCellMask),
      look("behavior.changeGray", \.showsStateBy, .changeGrayCellMask),
      look("behavior.changeBackground", \.showsStateBy, .changeBackgroundCellMask),
    ])

  /// A row of one look, which the framework has in a set of looks.
  private static func look(
    _ row: String, _ path: ReferenceWritableKeyPath<NSButtonCell, StyleMask>, _ look: StyleMask
  ) -> Property<NSButtonCell> {
    Property(
      row, get: { $0[keyPath: path].contains(look) },
      set: { if $1 { $0[keyPath: path].insert(look) } else { $0[keyPath: path].remove(look) } })
  }

  /// The key as a menu shows it, in place of its character and its modifiers: ⌘B.
  open override var changedProperties: [ChangedProperty] {
    super.changedProperties.compactMap {
      // A type of button says these.
      $0.name.hasPrefix("behavior.") ? nil : $0.showingKey(keyEquivalent, keyEquivalentModifiers)
    }
  }

  /// The number of a bezel, which the cell's word keeps in three bits and a fourth behind others: 8 is 32 there.
  private static func bezel(_ archived: Int) -> Int { archived < 32 ? archived : archived & 7 | 8 }

  /// Draws the bezel, where it has one, then what is inside.
  open override func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    guard !isTransparent else { return }
    if isBordered { drawBezel(withFrame: cellFrame, in: controlView) }
    drawInterior(withFrame: cellFrame, in: controlView)
  }

  /// Draws the image and the title, as far as the button shows them.
  open override func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    if let image, imagePosition != .noImage {
      drawImage(image, withFrame: imageRect(forBounds: cellFrame), in: controlView)
    }
    if imagePosition != .imageOnly {
      _ = drawTitle(shownTitle, withFrame: titleRect(forBounds: cellFrame), in: controlView)
    }
  }

  /// Draws the bezel. Nothing is drawn here: the look is the system's.
  open func drawBezel(withFrame frame: NSRect, in controlView: NSView) {}

  /// Draws an image within a frame.
  open func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) { image.draw(in: frame) }

  /// Draws a title within a frame: noted in the current graphics context, and no letter is drawn.
  /// - Returns: where it stands.
  open func drawTitle(_ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView) -> NSRect {
    title.draw(in: frame)
    return NSRect(origin: frame.origin, size: title.size())
  }

  private var shownTitle: NSAttributedString {
    NSAttributedString(string: title, attributes: font.map { [.font: $0] } ?? [:])
  }
}

/// The image of a button's other state; archives of Mac OS X 10.3 to 10.8 have the font of its key equivalent there.
///
/// - Seen: a font in 394 buttons of keyed archives, none in NIBArchives.
private struct AlternateImage: NibConvertible {
  static let nibKind = NSImage.nibKind
  let image: NSImage?

  init(image: NSImage?) { self.image = image }

  /// Takes images, nil and fonts, which are no image.
  init?(nibValue: NibValue) {
    switch nibValue {
    case .font: image = nil
    default:
      guard let image = NSImage?(nibValue: nibValue) else { return nil }
      self.image = image
    }
  }

  var nibValue: NibValue { image.nibValue }

  var nibDescription: String { image.nibDescription }
}
