import Foundation
import NibFoundation

/// Both kinds of layout managers of a view. A view uses the one until somebody asks it for the other, as in AppKit.
extension NSTextView {
  /// Makes one that lays its text out by paragraphs, or by an `NSLayoutManager`.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero)
    system.usesLayoutManager = !usingTextLayoutManager
  }

  /// What lays the text out. Who asks for it has the view use it: `textLayoutManager` is nil from then on.
  public final var layoutManager: NSLayoutManager? {
    system.usesLayoutManager = true
    if let (manager, content) = system.paragraphs {
      content.removeTextLayoutManager(manager)
      (content.textStorage, manager.textContainer) = (nil, nil)
      system.paragraphs = nil
    }
    return ownLayoutManager
  }

  /// What lays the text out by paragraphs; nil once somebody asked for `layoutManager`, or gave the view one.
  public final var textLayoutManager: NSTextLayoutManager? {
    guard let container = textContainer, !system.usesLayoutManager else { return nil }
    let (manager, content) = system.paragraphs ?? (NSTextLayoutManager(), NSTextContentStorage())
    if content.textStorage !== textStorage { content.textStorage = textStorage }
    if manager.textContainer !== container { manager.textContainer = container }
    if manager.textContentManager == nil { content.addTextLayoutManager(manager) }
    system.paragraphs = (manager, content)
    return manager
  }

  /// The document of `textLayoutManager`; nil without one.
  public final var textContentStorage: NSTextContentStorage? {
    textLayoutManager?.textContentManager as? NSTextContentStorage
  }
}
