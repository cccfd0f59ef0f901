import NibFoundation
import NibRuntime
import NibStandIns

extension UITextView {
  /// Whether typing takes the place of all; kept.
  public var clearsOnInsertion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// The parts that are selected: one.
  public var selectedRanges: [NSRange] {
    get { [selectedRange] }
    set { if let first = newValue.first { selectedRange = first } }
  }

  /// Draws what is behind highlighted text. Does nothing: no letters are drawn.
  public func drawTextHighlightBackground(for textRange: NSTextRange, origin: CGPoint) {}

  /// Whether lines are as high as their letters need; kept.
  public var sizingRule: UILetterformAwareSizingRule {
    get { kept(.typographic) }
    set { keep(newValue) }
  }
}

extension UITextView: UILetterformAwareAdjusting {}
extension UILabel: UILetterformAwareAdjusting {}

extension UITextField: UILetterformAwareAdjusting {
  /// Whether lines are as high as their letters need; kept.
  public var sizingRule: UILetterformAwareSizingRule {
    get { kept(.typographic) }
    set { keep(newValue) }
  }

  /// What the field is like besides its text, to be set on another one: what is selected.
  public var interactionState: Any {
    get { selectedTextRange ?? UITextRange() }
    set { if let range = newValue as? UITextRange { selectedTextRange = range } }
  }

  /// Whether a keyboard of numbers may be a popover; kept.
  public var allowsNumberPadPopover: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Key of why editing ended.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}

/// What makes lines as high as letters need. Stands for UILetterformAwareAdjusting.
@MainActor
public protocol UILetterformAwareAdjusting: AnyObject {
  /// Whether it does.
  var sizingRule: UILetterformAwareSizingRule { get set }
}

/// What follows the user's text size. Stands for UIContentSizeCategoryAdjusting.
@MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether it does.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

/// What has images that follow the user's text size. Stands for UIContentSizeCategoryImageAdjusting.
@MainActor
public protocol UIContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether they do.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIButton: UIContentSizeCategoryImageAdjusting {}
extension UIImageView: UIContentSizeCategoryImageAdjusting {}

/// What is typed into by looking at it. Stands for UILookToDictateCapable.
@MainActor
public protocol UILookToDictateCapable: AnyObject {
  /// Whether it is.
  var isLookToDictateEnabled: Bool { get set }
}

extension UISearchBar: UILookToDictateCapable {}

extension UILabel {
  /// Whether text that is too long moves while something around has the focus; kept.
  public var enablesMarqueeWhenAncestorFocused: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIImageView {
  /// Whether what shows the focus is cut off at the image; kept.
  public var masksFocusEffectToContents: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// The frame of the image while it has the focus: a guide of the view.
  public var focusedFrameGuide: UILayoutGuide {
    keptOnce {
      let guide = UILayoutGuide()
      guide.identifier = "UIImageView-focusedFrameGuide"
      addLayoutGuide(guide)
      return guide
    }
  }

  /// A view over the image; made when it is first asked for.
  public var overlayContentView: UIView {
    keptOnce {
      let view = UIView(frame: bounds)
      addSubview(view)
      return view
    }
  }
}

extension UISearchTextField {
  /// The place of a token: the beginning, for tokens stand before the text.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// The tokens in a part of the text: all where it begins at the beginning.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }

  /// The part without tokens: all of the text.
  public var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// What is suggested; that of the bar's search.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Does nothing: suggestions are shown nowhere.
  public func updateSearchSuggestions() {}
}

/// Who hears of the field of a search bar besides. Stands for UISearchTextFieldDelegate.
@MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// What hands over a token that is copied.
  func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
    -> NSItemProvider
  /// A suggestion was chosen.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// The text.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider(object: token.text) }
  /// Does nothing.
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}

/// Something that is pasted as a token. Stands for UISearchTextFieldPasteItem.
@MainActor
public protocol UISearchTextFieldPasteItem: UITextPasteItem {
  /// Pastes a token.
  func setSearchTokenResult(_ token: UISearchToken)
}

/// Which gestures select. Stands for UITextInteractionDelegate.
@MainActor
public protocol UITextInteractionDelegate: AnyObject {
  /// Whether one may begin.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// One is about to begin.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// One ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Yes.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// What is typed at. Stands for UITextCursorView.
@MainActor
public protocol UITextCursorView: UIView, UICoordinateSpace {
  /// Whether it blinks.
  var isBlinking: Bool { get set }
  /// Has it blink anew.
  func resetBlinkAnimation()
}
