import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few text views are told.
struct TextViewSettings: RareState {
  var panels: [String] = []
  var orientation = NSLayoutManager.TextLayoutOrientation.horizontal
  var showsLinkTips = true
  var acceptsGlyphs = false
  var locales: [String]?
  var usesRollover = false
  var prediction = NSTextInputTraitType.default
  var mathCompletion = NSTextInputTraitType.default
  var adaptsColors = false
  var tag: Int?
  var candidates: [Any] = []
}

extension NSTextView {
  /// The view of some whose layout manager now tells of changes is another one.
  public static let willChangeNotifyingTextViewNotification = Notification.Name(
    "NSTextViewWillChangeNotifyingTextViewNotification")
  /// The view is about to be laid out by an `NSLayoutManager`.
  public static let willSwitchToNSLayoutManagerNotification = Notification.Name(
    "NSTextViewWillSwitchToNSLayoutManagerNotification")
  /// The view is laid out by an `NSLayoutManager`.
  public static let didSwitchToNSLayoutManagerNotification = Notification.Name(
    "NSTextViewDidSwitchToNSLayoutManagerNotification")

  /// Makes the view that edits fields.
  public class func fieldEditor() -> Self {
    let view = made()
    view.isFieldEditor = true
    return view
  }
  /// Lets services read and write text. Nothing to do: none are there.
  public class func registerForServices() {}
  /// Whether views keep their text alive: they do.
  public class var stronglyReferencesTextStorage: Bool { true }

  /// Whether letters stand side by side or one below the other; kept.
  public final var layoutOrientation: NSLayoutManager.TextLayoutOrientation {
    self[rare: TextViewSettings.self].orientation
  }
  /// Sets how letters stand.
  public final func setLayoutOrientation(_ orientation: NSLayoutManager.TextLayoutOrientation) {
    self[rare: TextViewSettings.self].orientation = orientation
    needsDisplay = true
  }
  /// Sets letters the way of the sender's tag: 0 for side by side, 1 for one below the other.
  public final func changeLayoutOrientation(_ sender: Any?) {
    let tag = (sender as? NSMenuItem)?.tag ?? (sender as? NSView)?.tag ?? 0
    setLayoutOrientation(NSLayoutManager.TextLayoutOrientation(rawValue: tag) ?? .horizontal)
  }
  /// Puts a text in place of a part, if the delegate allows it; attributes are those of the text there.
  /// - Returns: whether it came in.
  @discardableResult
  public final func performValidatedReplacement(in range: NSRange, with attributedString: NSAttributedString) -> Bool {
    guard shouldChangeText(in: range, replacementString: attributedString.string) else { return false }
    textStorage?.replaceCharacters(in: clipped(range), with: attributedString)
    didChangeText()
    return true
  }

  /// Whether a pointer that rests on a link is told where it goes.
  public final var displaysLinkToolTips: Bool {
    get { self[rare: TextViewSettings.self].showsLinkTips }
    set { self[rare: TextViewSettings.self].showsLinkTips = newValue }
  }
  /// Whether it takes forms of characters; kept.
  public final var acceptsGlyphInfo: Bool {
    get { self[rare: TextViewSettings.self].acceptsGlyphs }
    set { self[rare: TextViewSettings.self].acceptsGlyphs = newValue }
  }
  /// Languages of the keyboards that may be used; nil for any.
  public final var allowedInputSourceLocales: [String]? {
    get { self[rare: TextViewSettings.self].locales }
    set { self[rare: TextViewSettings.self].locales = newValue }
  }
  /// Whether a button is shown at what is selected; kept.
  public final var usesRolloverButtonForSelection: Bool {
    get { self[rare: TextViewSettings.self].usesRollover }
    set { self[rare: TextViewSettings.self].usesRollover = newValue }
  }
  /// Whether the system writes on in gray; kept.
  public final var inlinePredictionType: NSTextInputTraitType {
    get { self[rare: TextViewSettings.self].prediction }
    set { self[rare: TextViewSettings.self].prediction = newValue }
  }
  /// Whether the system works out sums; kept.
  public final var mathExpressionCompletionType: NSTextInputTraitType {
    get { self[rare: TextViewSettings.self].mathCompletion }
    set { self[rare: TextViewSettings.self].mathCompletion = newValue }
  }
  /// Whether colors of text are changed for a dark look; kept.
  public final var usesAdaptiveColorMappingForDarkAppearance: Bool {
    get { self[rare: TextViewSettings.self].adaptsColors }
    set { self[rare: TextViewSettings.self].adaptsColors = newValue }
  }
  /// The item of a touch bar with words that may come in; nil, for there is none.
  public final var candidateListTouchBarItem: NSTouchBarItem? { nil }
  /// The words that may come in are others: those of the delegate, else the right words for a wrong one that is selected,
  /// those that the delegate leaves of them. `candidates` has them.
  public final func updateCandidates() {
    let range = selectedRange()
    if let own = textDelegate?.textView(self, candidatesForSelectedRange: range) {
      self[rare: TextViewSettings.self].candidates = own
      return
    }
    NSSpellChecker.shared.requestCandidates(
      forSelectedRange: range, in: string, types: enabledTextCheckingTypes, inSpellDocumentWithTag: ownSpellTag
    ) { _, found in
      let shown = self.textDelegate?.textView(self, candidates: found, forSelectedRange: range) ?? found
      self[rare: TextViewSettings.self].candidates = shown
    }
  }
  /// The words that may come in, as a touch bar would show them. For tests.
  public final var candidates: [Any] { self[rare: TextViewSettings.self].candidates }
  /// Chooses one of these words, as a user does: it comes in place of what is selected, if the delegate lets it. For tests.
  public final func chooseCandidate(at index: Int) {
    guard candidates.indices.contains(index),
      textDelegate?.textView(self, shouldSelectCandidateAt: index) ?? true
    else { return }
    let word = (candidates[index] as? NSTextCheckingResult)?.replacementString ?? "\(candidates[index])"
    insertText(word, replacementRange: selectedRange())
  }
  /// The items of the touch bar show what is selected.
  public final func updateTextTouchBarItems() {}
  /// The items of the touch bar are others: the delegate chooses them.
  public final func updateTouchBarItemIdentifiers() {
    _ = textDelegate?.textView(self, shouldUpdateTouchBarItemIdentifiers: [])
  }
  /// Draws what highlights a part. Nothing is drawn.
  public final func drawTextHighlightBackground(for textRange: NSTextRange, origin: NSPoint) {}

  final var ownSpellTag: Int {
    if let tag = self[rare: TextViewSettings.self].tag { return tag }
    let new = NSSpellChecker.uniqueSpellDocumentTag()
    self[rare: TextViewSettings.self].tag = new
    return new
  }

  /// The least rectangle around a part, in the view.
  final func rect(of range: NSRange) -> NSRect {
    guard let manager = ownLayoutManager, let container = textContainer else { return .zero }
    return manager.boundingRect(forGlyphRange: clipped(range), in: container)
      .offsetBy(dx: textContainerOrigin.x, dy: textContainerOrigin.y)
  }

  /// Gives the view a size within its least and greatest, the ways that it can grow.
  final func constrain(to size: NSSize) {
    func within(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      max(most > 0 ? min(length, most) : length, least)
    }
    setFrameSize(
      NSSize(
        width: isHorizontallyResizable ? within(size.width, minSize.width, maxSize.width) : frame.width,
        height: isVerticallyResizable ? within(size.height, minSize.height, maxSize.height) : frame.height))
  }
}
