import NibRuntime
import NibStandIns

// What text views have from iOS 16 on.
extension UITextView {
  /// How the edge looks.
  public enum BorderStyle: Int, Sendable {
    /// As named.
    case none, roundedRect
  }

  /// How the edge looks; kept.
  public var borderStyle: BorderStyle {
    get { kept(.none) }
    set { keep(newValue) }
  }

  /// Whether the system's help with writing is at work: never.
  public var isWritingToolsActive: Bool { false }

  /// Whether the text is at the end of what a search replaces; there is one where searches are allowed.
  public var findInteraction: UIFindInteraction? {
    guard isFindInteractionEnabled else { return nil }
    if let known = interactions.lazy.compactMap({ $0 as? UIFindInteraction }).first { return known }
    let made = UIFindInteraction(sessionDelegate: nil)
    addInteraction(made)
    return made
  }

  /// Selection and place of the text, to be set again.
  public var interactionState: Any {
    get { TextPlace(selection: selectedRange, offset: contentOffset) }
    set {
      guard let place = newValue as? TextPlace else { return }
      selectedRange = place.selection
      contentOffset = place.offset
    }
  }

  /// Whether words of an image or a key may be put in; kept.
  public var supportsAdaptiveImageGlyph: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// What choosing attributes offers; nil for the system's.
  public var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// What highlights a part of the text; kept.
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { kept([:]) }
    set { keep(newValue) }
  }

  /// Whether the border may be drawn; kept.
  public var usesStandardTextScaling: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

private struct TextPlace {
  let selection: NSRange
  let offset: CGPoint
}

/// Lets a user choose attributes of a text. Stands in for UITextFormattingViewController.
public final class UITextFormattingViewController: UIViewController {
  /// What is offered.
  @MainActor
  public final class Configuration {
    /// Makes one that offers what the system does.
    public init() {}
  }

  /// What is offered.
  public let configuration: Configuration
  /// Who hears of the choice.
  public weak var delegate: (any UITextFormattingViewControllerDelegate)?

  /// Makes one.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// Who hears what attributes were chosen; all is optional. Stands for UITextFormattingViewController.Delegate.
@MainActor
public protocol UITextFormattingViewControllerDelegate: AnyObject {
  /// The user is done.
  func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
}

extension UITextFormattingViewControllerDelegate {
  /// Does nothing.
  public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}
