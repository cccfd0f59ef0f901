import NibFoundation
import NibRuntime
import NibStandIns

/// One thing that is pasted into text. Stands for UITextPasteItem.
@MainActor
public protocol UITextPasteItem: AnyObject {
  /// What hands it over.
  var itemProvider: NSItemProvider { get }
  /// What the program knows it by.
  var localObject: Any? { get }
  /// Attributes of the text there.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Pastes a text.
  func setResult(string: String)
  /// Pastes a text with attributes.
  func setResult(attributedString string: NSAttributedString)
  /// Pastes something that stands in text.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Pastes nothing.
  func setNoResult()
  /// Pastes what is pasted by itself.
  func setDefaultResult()
}

/// Who changes what is pasted into text; all is optional. Stands for UITextPasteDelegate.
@MainActor
public protocol UITextPasteDelegate: AnyObject {
  /// Changes one thing.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Makes one text of all.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Pastes the text.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Whether that is animated.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  /// Pastes what is pasted by itself.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  /// One after another.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let made = NSMutableAttributedString()
    for string in itemStrings { made.append(string) }
    return made
  }
  /// Does nothing.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange { textRange }
  /// No.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { false }
}

/// Room in text for what is still to come. Stands in for UITextPlaceholder.
@MainActor
open class UITextPlaceholder {
  /// Where it is, line by line.
  open var rects: [UITextSelectionRect] { [] }

  /// Makes one without room.
  public init() {}
}

/// Words that were heard. Stands in for UIDictationPhrase.
@MainActor
open class UIDictationPhrase {
  /// The words.
  public final let text: String
  /// What else they may be.
  public final let alternativeInterpretations: [String]?

  /// Makes one, for tests.
  public init(text: String, alternativeInterpretations: [String]? = nil) {
    (self.text, self.alternativeInterpretations) = (text, alternativeInterpretations)
  }
}

extension UITextInput {
  /// Puts words in that were heard.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined(separator: " "))
  }

  /// Called when nobody listens any longer. Does nothing here, and nothing calls it.
  public func dictationRecordingDidEnd() {}

  /// Called when nothing was understood, likewise.
  public func dictationRecognitionFailed() {}

  /// Puts text in that has other readings; the first is meant.
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }

  /// Sets text that is not final, with attributes, which are not kept.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }

  /// Makes room for what is still to come: none.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }

  /// Takes such room away, likewise.
  public func remove(_ textPlaceholder: UITextPlaceholder) {}

  /// Puts text with attributes in the place of a part; the characters alone.
  public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    replace(range, withText: attributedText.string)
  }

  /// Whether the text may be changed: yes.
  public var isEditable: Bool { true }

  /// Begins moving the caret freely; like those below it does nothing, for nothing is drawn.
  public func beginFloatingCursor(at point: CGPoint) {}

  /// Moves the caret freely.
  public func updateFloatingCursor(at point: CGPoint) {}

  /// Ends that.
  public func endFloatingCursor() {}
}

/// How text is shown that has other readings. Stands in for UITextAlternativeStyle.
public enum UITextAlternativeStyle: Int, Sendable {
  /// As named.
  case none, lowConfidence
}
