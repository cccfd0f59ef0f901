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

/// Searches a view's text. Stands in for UIFindInteraction.
public final class UIFindInteraction: UIViewInteraction {
  /// Who makes sessions.
  public private(set) weak var delegate: AnyObject?
  /// Whether the panel is shown.
  public private(set) var isFindNavigatorVisible = false
  /// Whether the panel replaces too.
  public private(set) var isReplacing = false
  /// What is searched.
  public var searchText: String?
  /// What takes its place.
  public var replacementText: String?

  /// Makes one.
  public init(sessionDelegate: AnyObject?) { delegate = sessionDelegate }

  /// Shows the panel.
  public func presentFindNavigator(showingReplace: Bool) {
    (isFindNavigatorVisible, isReplacing) = (true, showingReplace)
  }

  /// Hides the panel.
  public func dismissFindNavigator() { isFindNavigatorVisible = false }

  private var found: [NSRange] {
    guard let searchText, !searchText.isEmpty, let text = (view as? UITextView)?.text else { return [] }
    let whole = NSString(string: text)
    var (found, start): ([NSRange], Int) = ([], 0)
    while start < whole.length {
      let rest = NSRange(location: start, length: whole.length - start)
      let next = whole.range(of: searchText, options: .caseInsensitive, range: rest)
      guard next.location != NSNotFound, next.length > 0 else { break }
      found.append(next)
      start = next.location + next.length
    }
    return found
  }

  /// Places of what is searched.
  public var resultCount: Int { found.count }

  /// Selects the next place.
  public func findNext() { select { $0.location >= $1.location + $1.length } }

  /// Selects the place before.
  public func findPrevious() {
    guard let textView = view as? UITextView else { return }
    let all = found
    if let range = all.last(where: { $0.location < textView.selectedRange.location }) ?? all.last {
      textView.selectedRange = range
    }
  }

  private func select(_ isNext: (NSRange, NSRange) -> Bool) {
    guard let textView = view as? UITextView else { return }
    let (all, here) = (found, textView.selectedRange)
    if let range = all.first(where: { isNext($0, here) }) ?? all.first { textView.selectedRange = range }
  }

  /// Counts the places again: that is done each time.
  public func updateResultCount() {}
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
