import NibRuntime
import NibStandIns

/// Who takes an action that is sent to the first responder.
extension NSApplication {
  /// The first object that responds to an action, of those that AppKit asks: the first responder of the key window and
  /// its chain, with the window's delegate and controller; the same of the main window; the application and its
  /// delegate; the controller of documents, in a program that has some. Last come those around the sender, up to the
  /// owner of its nib.
  ///
  /// - Documented: AppKit's order. Inferred: the sender's own chain, for tests that show no window.
  public func target(forAction action: String, to target: AnyObject? = nil, from sender: NSResponder?) -> AnyObject? {
    if let target { return ActionDispatch.responds(target, to: action) ? target : nil }
    return Self.responders(for: sender, application: self).first { ActionDispatch.responds($0, to: action) }
  }

  /// Sends an action to a target, or to the first that takes it.
  /// - Returns: the object that performed it; nil if nobody did.
  /// - Throws: `RuntimeError` if the target does not respond, or expects another sender.
  @discardableResult
  public func sendAction(
    _ action: String, to target: AnyObject? = nil, from sender: NSResponder?
  ) throws(RuntimeError) -> AnyObject? {
    let source = sender ?? self
    if let target { return try ActionDispatch.send(action, to: target, from: source) }
    return try ActionDispatch.send(
      action, toFirstOf: Self.responders(for: sender, application: self), from: source)
  }

  /// Who would perform an action; nil for nobody.
  static func target(of action: ActionBinding, from sender: NSResponder) -> AnyObject? {
    guard !action.goesAlongChain else {
      return responders(for: sender).first { ActionDispatch.responds($0, to: action.selector) }
    }
    return action.target.flatMap { ActionDispatch.responds($0, to: action.selector) ? $0 : nil }
  }

  /// Sends the action of a menu's or a toolbar's item.
  static func send(_ action: ActionBinding, from sender: NSResponder) throws(RuntimeError) -> AnyObject? {
    guard action.goesAlongChain else { return try ActionDispatch.send(action, from: sender) }
    return try ActionDispatch.send(action.selector, toFirstOf: responders(for: sender), from: sender)
  }

  /// The first object of a kind among those that an action asks which is sent to nobody in particular; nil for none.
  final func firstResponder<Kind>(_ kind: Kind.Type) -> Kind? {
    Self.responders(for: nil, application: self).lazy.compactMap { $0 as? Kind }.first
  }

  private static func responders(for sender: NSResponder?, application: NSApplication? = nil) -> [AnyObject] {
    var own = ResponderWalk()
    own.visit(sender)
    var walk = ResponderWalk()
    // An item of a toolbar asks its own window; a panel, as that of colors, asks the one with the keys.
    let window = sender is NSWindow ? nil : own.found.lazy.compactMap { $0 as? NSWindow }.first
    for window in window.map({ [$0] }) ?? [keyWindow, mainWindow].compactMap({ $0 }) {
      walk.visit(window.currentFirstResponder)
      walk.visit(window)
    }
    walk.visit(application ?? own.found.lazy.compactMap { $0 as? NSApplication }.first ?? shared)
    if let documents = NSDocumentController.ofProgram { walk.note(documents) }
    for object in own.found { walk.note(object) }
    return walk.found
  }
}

/// Responders in the order in which they are asked, each once.
@MainActor
private struct ResponderWalk {
  private(set) var found: [AnyObject] = []
  private var seen: Set<ObjectIdentifier> = []

  mutating func note(_ object: AnyObject) {
    if seen.insert(ObjectIdentifier(object)).inserted { found.append(object) }
  }

  /// Notes an object and its chain, with the delegates of windows and applications.
  mutating func visit(_ start: AnyObject?) {
    var next = start
    for _ in 0..<1000 {
      guard let object = next else { return }
      // The editor of a field has the keys in AppKit, and stands before it.
      if let editor = (object as? NSTextField)?.currentEditor() { note(editor) }
      note(object)
      if let owner = object as? NSResponder, owner is NSWindow || owner is NSApplication,
        let delegate = owner.outlet("delegate")
      {
        note(delegate)
      }
      if let document = (object as? NSWindowController)?.document { note(document) }
      next = (object as? any ResponderChaining)?.nextResponder
    }
  }
}
