import NibRuntime
import NibStandIns

/// A button that pastes. Stands in for UIPasteControl; `tap()` pastes.
public final class UIPasteControl: UIControl {
  /// What the button shows.
  public enum DisplayMode: UInt, Sendable {
    /// As named.
    case iconAndLabel, iconOnly, labelOnly, arrowAndLabel
  }

  /// How the button looks. Stands in for UIPasteControl.Configuration.
  @MainActor
  public final class Configuration {
    /// What the button shows.
    public var displayMode = DisplayMode.iconAndLabel
    /// How round the corners are.
    public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// Radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// Color of the words.
    public var baseForegroundColor: UIColor?
    /// Color of the background.
    public var baseBackgroundColor: UIColor?
    /// On which side the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The system's look.
    public init() {}
  }

  /// How the button looks.
  public let configuration: Configuration
  /// Who takes what is pasted; not kept alive.
  public weak var target: (any UIPasteConfigurationSupporting)?

  /// Makes one.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(frame: CGRect())
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Pastes as a user does: the target is asked whether it takes what was copied, and does.
  /// - Returns: false if nothing happens: the control does not react, nothing was copied, or nobody takes it.
  @discardableResult
  public override func tap() throws(RuntimeError) -> Bool {
    takingTarget == nil ? false : try super.tap()
  }

  override func liftInside() throws(RuntimeError) {
    let target = takingTarget
    try super.liftInside()
    target?.paste(itemProviders: UIPasteboard.general.itemProviders)
  }

  /// The target, if it takes what was copied.
  private var takingTarget: (any UIPasteConfigurationSupporting)? {
    let providers = UIPasteboard.general.itemProviders
    guard let target, !providers.isEmpty, target.canPaste(providers) else { return nil }
    return target
  }
}

/// What takes what is pasted. Stands for UIPasteConfigurationSupporting.
@MainActor
public protocol UIPasteConfigurationSupporting: AnyObject {
  /// Which things are taken; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes things.
  func paste(itemProviders: [NSItemProvider])
  /// Whether things are taken.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// Which things are taken. Stands in for UIPasteConfiguration.
@MainActor
public final class UIPasteConfiguration {
  /// The types of things that are taken, as `public.text`.
  public var acceptableTypeIdentifiers: [String]

  /// Takes things of some types.
  public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }

  /// Takes texts, pictures or links, as a class says.
  public init(forAccepting type: Any.Type) {
    let types: [ObjectIdentifier: String] = [
      ObjectIdentifier(UIImage.self): "public.image", ObjectIdentifier(URL.self): "public.url",
    ]
    acceptableTypeIdentifiers = [types[ObjectIdentifier(type)] ?? "public.text"]
  }

  /// Takes more types.
  public func addAcceptableTypeIdentifiers(_ types: [String]) { acceptableTypeIdentifiers += types }
}
