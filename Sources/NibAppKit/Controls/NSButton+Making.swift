import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSButton {
  /// Makes a button that pushes.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(.momentaryPushIn, title: title, target: target, action: action)
    bezelStyle = .rounded
    isBordered = true
  }

  /// Makes a button of an image.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(title: "", target: target, action: action)
    self.image = image
    imagePosition = .imageOnly
  }

  /// Makes a button of a title and an image.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    self.image = image
    imagePosition = .imageLeading
  }

  /// Makes a check box.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(.check, title: title, target: target, action: action)
    imagePosition = .imageLeading
  }

  /// Makes a radio button.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(.radio, title: title, target: target, action: action)
    imagePosition = .imageLeading
  }

  private convenience init(_ type: ButtonType, title: String, target: Any?, action: Selector?) {
    self.init()
    setButtonType(type)
    self.title = title
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// The bezel. Documented: the numbers, by AppKit.
  public struct BezelStyle: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Makes one of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As the system likes.
    public static let automatic = Self(rawValue: 0)
    /// With round ends.
    public static let rounded = Self(rawValue: 1)
    /// With round ends, by its newer name.
    public static let push = Self(rawValue: 1)
    /// With corners.
    public static let regularSquare = Self(rawValue: 2)
    /// With corners, by its newer name.
    public static let flexiblePush = Self(rawValue: 2)
    /// A triangle.
    public static let disclosure = Self(rawValue: 5)
    /// With corners, without a shadow.
    public static let shadowlessSquare = Self(rawValue: 6)
    /// A circle.
    public static let circular = Self(rawValue: 7)
    /// With texture.
    public static let texturedSquare = Self(rawValue: 8)
    /// A question mark.
    public static let helpButton = Self(rawValue: 9)
    /// As those below lists.
    public static let smallSquare = Self(rawValue: 10)
    /// As those of toolbars.
    public static let texturedRounded = Self(rawValue: 11)
    /// As those of toolbars, by its newer name.
    public static let toolbar = Self(rawValue: 11)
    /// As those of bars with round ends.
    public static let recessed = Self(rawValue: 13)
    /// As those of bars, by its newer name.
    public static let accessoryBar = Self(rawValue: 13)
    /// As those of bars that do something at once.
    public static let accessoryBarAction = Self(rawValue: 12)
    /// As those of bars that do something at once, by its older name.
    public static let roundRect = Self(rawValue: 12)
    /// A round triangle.
    public static let roundedDisclosure = Self(rawValue: 14)
    /// A round triangle, by its newer name.
    public static let pushDisclosure = Self(rawValue: 14)
    /// As text in a line.
    public static let inline = Self(rawValue: 15)
    /// As text in a line, by its newer name.
    public static let badge = Self(rawValue: 15)
    /// Of glass.
    public static let glass = Self(rawValue: 16)
  }

  /// The bezel.
  public final var bezelStyle: BezelStyle {
    get { buttonCell?.bezelStyle ?? .init(rawValue: 0) }
    set { buttonCell?.bezelStyle = newValue }
  }

  /// Whether it has a bezel.
  public final var isBordered: Bool {
    get { cell.isBordered }
    set { cell.isBordered = newValue }
  }

  /// Whether it is not drawn.
  public final var isTransparent: Bool {
    get { buttonCell?.isTransparent ?? false }
    set { buttonCell?.isTransparent = newValue }
  }

  /// Where the image stands beside the title.
  public final var imagePosition: NSControl.ImagePosition {
    get { buttonCell?.imagePosition ?? .noImage }
    set { buttonCell?.imagePosition = newValue }
  }

  /// How the image is scaled.
  public final var imageScaling: NSImageScaling {
    get { buttonCell?.imageScaling ?? .scaleNone }
    set { buttonCell?.imageScaling = newValue }
  }

  /// Whether the image stands beside the title, not at the edge.
  public final var imageHugsTitle: Bool {
    get { buttonCell?.imageHugsTitle ?? false }
    set { buttonCell?.imageHugsTitle = newValue }
  }

  /// The image in the other state.
  public final var alternateImage: NSImage? {
    get { buttonCell?.alternateImage }
    set { buttonCell?.alternateImage = newValue }
  }

  /// Modifiers of the key that clicks it.
  public final var keyEquivalentModifierMask: NSEvent.ModifierFlags {
    get { buttonCell?.keyEquivalentModifiers ?? [] }
    set { buttonCell?.keyEquivalentModifiers = newValue }
  }

  /// Whether its action destroys something.
  public final var hasDestructiveAction: Bool {
    get { buttonCell?.hasDestructiveAction ?? false }
    set { buttonCell?.hasDestructiveAction = newValue }
  }
}
