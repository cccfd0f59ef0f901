import Foundation
import NibFoundation
import NibRuntime

/// What a text view has its text in, and what it knows of edits.
@MainActor
final class TextSystem {
  /// The text in the form that others share; made when it is first asked for.
  var storage: NSTextStorage?
  /// The area that the text is laid out in.
  var container: NSTextContainer?
  /// Attributes of what is typed next; nil for those of what is there.
  var typing: [NSAttributedString.Key: Any]?
  var paragraphStyle: NSParagraphStyle?
  var linkAttributes: [NSAttributedString.Key: Any]?
  var selectedAttributes: [NSAttributedString.Key: Any] = [.backgroundColor: NSColor.selectedTextBackgroundColor]
  var markedAttributes: [NSAttributedString.Key: Any]?
  var marked = NSRange(location: NSNotFound, length: 0)
  var affinity = NSSelectionAffinity.downstream
  var granularity = NSSelectionGranularity.selectByCharacter
  /// Numbers of the finder's actions that were asked for.
  var finderActions: [Int] = []
  var spelling: [(range: NSRange, state: Int)] = []
  /// Whether the delegate heard that the text is edited.
  var hasBegun = false
  /// Whether the storage tells the view, or the view the storage, or a key types.
  var isTaking = false
  var isShowing = false
  var isTyping = false
  /// What was typed in one go, which is undone together.
  var run: TypedRun?
  /// What was deleted to an end, for `yank`.
  static var killed = ""
  /// What `copyFont` put aside.
  static var copiedAttributes: [NSAttributedString.Key: Any] = [:]
  /// What `copyRuler` put aside.
  static var copiedStyle: NSParagraphStyle?

  /// Whether somebody asked the view for its layout manager, or gave it one, so that it has none by paragraphs.
  var usesLayoutManager = false
  /// What lays the text out by paragraphs, and the document for it; made when somebody asks.
  var paragraphs: (manager: NSTextLayoutManager, content: NSTextContentStorage)?

  /// Whether no edit is under way.
  var isIdle: Bool { !isTaking && !isTyping }

  /// Forgets where text is not settled, and what was typed in one go: the text is another one.
  func forgetPlaces() {
    marked = NSRange(location: NSNotFound, length: 0)
    run = nil
  }

  /// Shows a text that the view was given.
  func show(_ text: @autoclosure () -> NSAttributedString) {
    guard !isTaking, let storage else { return }
    isShowing = true
    storage.setAttributedString(text())
    isShowing = false
  }
}

/// What was typed in one go: where it stands, and what stood there before.
final class TypedRun {
  var range: NSRange
  let old: NSAttributedString

  init(_ range: NSRange, insteadOf old: NSAttributedString) { (self.range, self.old) = (range, old) }
}

extension NSTextView {
  /// What is selected first.
  final var selection: NSRange { selections[0] }

  private func makeSystem() {
    guard system.storage == nil else { return }
    let made = NSTextStorage(attributedString: DesktopText.attributed(text))
    let container = system.container ?? NSTextContainer(size: NSSize(width: frame.width, height: 1e7))
    if system.container == nil { container.widthTracksTextView = true }
    (system.storage, system.container) = (made, container)
    container.textView = self
    // A container that code gave has its layout manager, whose text may come later.
    if container.layoutManager != nil { system.usesLayoutManager = true }
    let manager = container.layoutManager ?? NSLayoutManager()
    manager.addTextContainer(container)
    made.addLayoutManager(manager)
  }

  /// The text with its attributes, which code changes in place.
  public final var textStorage: NSTextStorage? {
    makeSystem()
    return system.storage
  }

  /// What lays the text out, for the view itself.
  final var ownLayoutManager: NSLayoutManager? { textContainer?.layoutManager }

  /// The area that the text is laid out in. Another one brings the text of its layout manager, if it has one.
  public final var textContainer: NSTextContainer? {
    get {
      makeSystem()
      return system.container
    }
    set {
      guard system.container !== newValue, let newValue else { return }
      system.container?.textView = nil
      (system.container, system.storage) = (newValue, newValue.layoutManager?.textStorage)
      newValue.textView = self
      if newValue.layoutManager != nil { system.usesLayoutManager = true }
      if let storage = system.storage {
        takeText(of: storage, edited: nil, changeInLength: 0)
      } else {
        makeSystem()
      }
    }
  }

  final var standardTextContainerOrigin: NSPoint {
    NSPoint(x: textContainerInset.width, y: textContainerInset.height)
  }

  /// Has the view's container be laid out by another layout manager.
  public final func replaceTextContainer(_ newContainer: NSTextContainer) {
    guard let manager = ownLayoutManager else { return }
    let old = system.container
    if let place = manager.textContainers.firstIndex(where: { $0 === old }) {
      manager.removeTextContainer(at: place)
      manager.insertTextContainer(newContainer, at: place)
    }
    textContainer = newContainer
  }

  /// Shows the text of a storage that was edited; what is selected moves with the text.
  package final func takeText(of storage: NSTextStorage, edited range: NSRange?, changeInLength delta: Int) {
    if system.container?.layoutManager?.textStorage === storage { system.storage = storage }
    guard !system.isShowing, system.storage === storage else { return }
    system.isTaking = true
    text = DesktopText.archived(storage)
    system.isTaking = false
    guard !system.isTyping else { return }
    if let range, delta != 0 {
      let oldEnd = NSMaxRange(range) - delta
      selections = selections.map { part in
        part.location >= oldEnd ? NSRange(location: part.location + delta, length: part.length) : part
      }
    }
    selections = selections.map { clipped($0) }
  }
}

extension TextSystem {
  /// Shows a text of an archive or a binding.
  func show(_ text: NibText) { if !isTaking, storage != nil { show(DesktopText.attributed(text)) } }
}
