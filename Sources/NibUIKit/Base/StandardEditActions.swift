import NibRuntime
import NibStandIns

/// What menus offer everywhere. Stands for UIResponderStandardEditActions, whose members are all there, in each
/// responder.
@MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  /// Takes what is selected to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies what is selected to the pasteboard.
  func copy(_ sender: Any?)
  /// Puts what is on the pasteboard in the place of what is selected.
  func paste(_ sender: Any?)
  /// The same, without attributes.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes and opens.
  func pasteAndGo(_ sender: Any?)
  /// Pastes and searches.
  func pasteAndSearch(_ sender: Any?)
  /// Selects what is at the place of the caret.
  func select(_ sender: Any?)
  /// Selects all.
  func selectAll(_ sender: Any?)
  /// Deletes what is selected.
  func delete(_ sender: Any?)
  /// Writes from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Writes from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes what is selected bold, or no longer.
  func toggleBoldface(_ sender: Any?)
  /// Makes what is selected oblique, or no longer.
  func toggleItalics(_ sender: Any?)
  /// Underlines what is selected, or no longer.
  func toggleUnderline(_ sender: Any?)
  /// Makes what is selected larger.
  func increaseSize(_ sender: Any?)
  /// Makes what is selected smaller.
  func decreaseSize(_ sender: Any?)
  /// Lets the user search.
  func find(_ sender: Any?)
  /// Lets the user search and replace.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next place.
  func findNext(_ sender: Any?)
  /// Goes to the place before.
  func findPrevious(_ sender: Any?)
  /// Searches what is selected.
  func useSelectionForFind(_ sender: Any?)
  /// Changes the attributes of what is selected.
  func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
  /// Prints.
  func printContent(_ sender: Any?)
  /// Renames.
  func rename(_ sender: Any?)
  /// Makes a second one.
  func duplicate(_ sender: Any?)
  /// Moves elsewhere.
  func move(_ sender: Any?)
  /// Exports.
  func export(_ sender: Any?)
}

/// What is below each responder: what menus offer. Only fields and text views do anything by themselves; what a class of
/// an app's own does, it says by overriding.
open class StandardEditResponder: StandIn, UIResponderStandardEditActions {
  private var input: (any TextKeepingInput)? { self as? any TextKeepingInput }
  private var search: UIFindInteraction? { (self as? UITextView)?.findInteraction }

  /// Takes what is selected in a field or text view to the pasteboard; what may not change is only copied.
  open func cut(_ sender: Any?) { if input?.copySelected() ?? false { input?.changeSelected("") } }
  /// Copies what is selected in a field or text view to the pasteboard, unless it is hidden.
  open func copy(_ sender: Any?) { _ = input?.copySelected() }
  /// Puts the pasteboard's text in the place of what is selected in a field or text view, if its delegate allows it.
  open func paste(_ sender: Any?) { UIPasteboard.general.string.map { input?.changeSelected($0) } }
  /// As `paste`.
  open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  /// Does nothing here.
  open func pasteAndGo(_ sender: Any?) {}
  /// Does nothing here.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Selects the word at the caret of a field or text view.
  open func select(_ sender: Any?) { input?.selectWord() }
  /// Selects the whole text of a field or text view.
  open func selectAll(_ sender: Any?) { input?.selectWhole() }
  /// Deletes what is selected in a field or text view, if its delegate allows it.
  open func delete(_ sender: Any?) { if (input?.boundedSelection.length ?? 0) > 0 { input?.changeSelected("") } }
  /// Says that what is selected in a field or text view is written from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { input?.write(.leftToRight) }
  /// Says that what is selected in a field or text view is written from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { input?.write(.rightToLeft) }
  /// Does nothing here.
  open func toggleBoldface(_ sender: Any?) {}
  /// Does nothing here.
  open func toggleItalics(_ sender: Any?) {}
  /// Does nothing here.
  open func toggleUnderline(_ sender: Any?) {}
  /// Does nothing here.
  open func increaseSize(_ sender: Any?) {}
  /// Does nothing here.
  open func decreaseSize(_ sender: Any?) {}
  /// Shows the panel of a text view that can be searched.
  open func find(_ sender: Any?) { search?.presentFindNavigator(showingReplace: false) }
  /// Shows the panel of a text view that can be searched.
  open func findAndReplace(_ sender: Any?) { search?.presentFindNavigator(showingReplace: true) }
  /// Selects the next place of a text view that is searched.
  open func findNext(_ sender: Any?) { search?.findNext() }
  /// Selects the place before, likewise.
  open func findPrevious(_ sender: Any?) { search?.findPrevious() }
  /// Searches a text view for what is selected in it.
  open func useSelectionForFind(_ sender: Any?) {
    if let input, let range = input.selectedTextRange, !range.isEmpty { search?.searchText = input.text(in: range) }
  }
  /// Changes the attributes of what is selected in a text view that allows it.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    guard let view = self as? UITextView, view.allowsEditingTextAttributes else { return }
    let changed = NSMutableAttributedString(attributedString: view.attributedText ?? NSAttributedString(string: ""))
    changed.enumerateAttributes(in: view.selectedRange) { attributes, range, _ in
      changed.setAttributes(conversionHandler(attributes), range: range)
    }
    view.attributedText = changed
  }
  /// Does nothing here.
  open func printContent(_ sender: Any?) {}
  /// Does nothing here.
  open func rename(_ sender: Any?) {}
  /// Does nothing here.
  open func duplicate(_ sender: Any?) {}
  /// Does nothing here.
  open func move(_ sender: Any?) {}
  /// Does nothing here.
  open func export(_ sender: Any?) {}
  /// Aligns what is selected; like those below it does nothing here.
  open func alignLeft(_ sender: Any?) {}
  /// Aligns what is selected.
  open func alignCenter(_ sender: Any?) {}
  /// Aligns what is selected.
  open func alignRight(_ sender: Any?) {}
  /// Aligns what is selected at both sides.
  open func alignJustified(_ sender: Any?) {}
  /// Opens the system's help with writing.
  open func showWritingTools(_ sender: Any?) {}
  /// Makes something new of the pasteboard.
  open func newFromPasteboard(_ sender: Any?) {}
  /// Closes the window.
  open func performClose(_ sender: Any?) {}
  /// Shows or hides what tells of the selection.
  open func toggleInspector(_ sender: Any?) {}
  /// Shows or hides the list at the side.
  open func toggleSidebar(_ sender: Any?) {}
  /// Types what a camera sees.
  open func captureTextFromCamera(_ sender: Any?) {}

  /// The system took a shake away: the next responder is told.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    (self as? UIResponder)?.next?.motionCancelled(motion, with: event)
  }
  /// Headphones or the lock screen control what plays: the next responder is told.
  open func remoteControlReceived(with event: UIEvent?) {
    (self as? UIResponder)?.next?.remoteControlReceived(with: event)
  }
  /// What hands over the elements of a menu where the object has the focus; nil for the next responder to be asked.
  open func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? { nil }
  /// Which gestures edit text.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
}

/// Which gestures edit text. Stands in for UIEditingInteractionConfiguration.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// As named.
  case none = 0
  /// As named.
  case `default`
}

extension TextKeepingInput {
  /// Copies what is selected, unless it is hidden.
  /// - Returns: whether anything was.
  func copySelected() -> Bool {
    let range = boundedSelection
    guard range.length > 0, !isSecureTextEntry else { return false }
    UIPasteboard.general.string = TextEdit.part(range, of: characters ?? "")
    return true
  }

  /// Whether the user may change the text.
  var isChangeable: Bool { (self as? UITextView)?.isEditable ?? (self as? UITextField)?.isEnabled ?? true }

  /// Puts characters in the place of what is selected as a menu does: the delegate is asked before.
  func changeSelected(_ string: String) {
    guard isChangeable, allows(string) else { return }
    if string.isEmpty { deleteBackward() } else { insertText(string) }
  }

  private func allows(_ string: String) -> Bool {
    let range = boundedSelection
    if let field = self as? UITextField {
      return field.delegate?.textField(field, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }
    guard let view = self as? UITextView else { return true }
    return view.textDelegate?.textView(view, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// Selects the word at the caret, or the one before it.
  func selectWord() {
    let (units, place) = (TextUnits(characters ?? ""), boundedSelection.location)
    let word =
      units.range(of: .word, enclosing: place, isForward: true)
      ?? units.range(of: .word, enclosing: place, isForward: false)
    if let word { select(TextPart(word.location, word.location + word.length)) }
  }

  /// Says in which direction what is selected is written.
  func write(_ direction: NSWritingDirection) {
    if let range = selectedTextRange { setBaseWritingDirection(direction, for: range) }
  }

  /// Whether a menu offers what an action's name says; nil for actions that are not of texts.
  func offers(_ action: String) -> Bool? {
    let hasSelection = boundedSelection.length > 0
    switch action {
    case "copy:": return hasSelection && !isSecureTextEntry
    case "cut:": return hasSelection && !isSecureTextEntry && isChangeable
    case "delete:": return hasSelection && isChangeable
    case "paste:", "pasteAndMatchStyle:": return isChangeable && UIPasteboard.general.hasStrings
    case "select:": return !hasSelection && hasText
    case "selectAll:": return hasText && boundedSelection.length < unitCount
    case "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:": return hasText
    default: return nil
    }
  }
}
