import NibRuntime
import NibStandIns

/// The first responder of a window, and the order in which the tab key goes through its views.
extension NSWindow {
  final var standardFirstResponder: NSResponder? { keyHolder ?? self }

  final var standardInitialFirstResponder: NSView? {
    get { outlet("initialFirstResponder") as? NSView }
    set { connect("initialFirstResponder", to: newValue) }
  }

  final func giveKeys(to responder: NSResponder?) -> Bool {
    // A field that is edited ends and begins anew, for AppKit's field editor has the keys there.
    if let responder, responder === keyHolder, !(responder is NSTextField) { return true }
    if let old = keyHolder {
      guard old.resignFirstResponder() else { return false }
      keyHolder = nil
    }
    guard let responder, responder !== self else { return true }
    keyHolder = responder
    if !responder.becomeFirstResponder(), keyHolder === responder { keyHolder = nil }
    return true
  }

  final func standardEndEditing(for object: Any?) {
    guard let keyHolder, object == nil || object as AnyObject === keyHolder else { return }
    if !giveKeys(to: nil) { self.keyHolder = nil }
  }

  /// Makes the view the first responder that the document names; without one, and without an order of views, the first
  /// text.
  func takeInitialResponder() {
    guard !hasInitialResponder, keyHolder == nil else { return }
    guard let first = initialFirstResponder ?? KeyViewLoop(self).first else { return }
    hasInitialResponder = true
    makeFirstResponder(first)
  }

  final func standardSelectNextKeyView(_ sender: Any?) { step(.next) }

  final func standardSelectPreviousKeyView(_ sender: Any?) { step(.previous) }

  final func standardSelectKeyView(following view: NSView) {
    makeFirstResponder(KeyViewLoop(self).valid(.next, from: view))
  }

  final func standardSelectKeyView(preceding view: NSView) {
    makeFirstResponder(KeyViewLoop(self).valid(.previous, from: view))
  }

  /// - Returns: false if no other view becomes the first responder, or the one that is refuses to resign.
  @discardableResult
  func step(_ direction: KeyViewLoop.Direction) -> Bool {
    let loop = KeyViewLoop(self)
    guard let view = (keyHolder as? NSView).map({ loop.valid(direction, from: $0) }) ?? loop.start(direction) else {
      return false
    }
    return view !== keyHolder && makeFirstResponder(view)
  }

  final func standardRecalculateKeyViewLoop() {
    let views = KeyViewLoop(self).byPlace
    for (view, next) in zip(views, views.dropFirst() + views.prefix(1)) { view.nextKeyView = next }
  }
}

/// The order in which the tab key goes through a window.
///
/// The order is that of `nextKeyView` where the document connects any; else that of places, as AppKit reckons it for a
/// window without an initial first responder.
@MainActor
struct KeyViewLoop {
  /// Ways through the loop.
  enum Direction {
    /// As the tab key goes.
    case next
    /// As shift and tab go.
    case previous
  }

  private let window: NSWindow
  private let views: [NSView]
  private let isConnected: Bool

  init(_ window: NSWindow) {
    self.window = window
    views = window.contentView.map { AppKitTree.all(below: [$0]).compactMap { $0 as? NSView } } ?? []
    // Scroll views lead to what they hold in every archive, whether a document connects an order or not.
    isConnected = views.contains { $0.nextKeyView != nil && !($0 is NSScrollView || $0 is NSClipView) }
  }

  /// The first responder to begin with where the document names none.
  var first: NSView? { isConnected ? nil : byPlace.first(where: \.canBecomeKeyView) }

  /// Where the tab key begins while the window itself is the first responder.
  func start(_ direction: Direction) -> NSView? {
    if let named = window.initialFirstResponder, named.canBecomeKeyView { return named }
    let order = isConnected ? views : byPlace
    return direction == .next ? order.first(where: \.canBecomeKeyView) : order.last(where: \.canBecomeKeyView)
  }

  /// The next view in a direction that can become the first responder; nil for none but the view itself.
  func valid(_ direction: Direction, from view: NSView) -> NSView? {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    var next = neighbour(direction, of: view)
    while let found = next, seen.insert(ObjectIdentifier(found)).inserted {
      if found.canBecomeKeyView { return found }
      next = neighbour(direction, of: found)
    }
    // An order that ends begins again where the keys were first.
    guard next == nil, isConnected, let start = start(direction), start !== view else { return nil }
    return start
  }

  /// The very next view in a direction.
  func neighbour(_ direction: Direction, of view: NSView) -> NSView? {
    if isConnected {
      return direction == .next ? view.nextKeyView : views.first { $0.nextKeyView === view }
    }
    let order = byPlace
    guard let index = order.firstIndex(where: { $0 === view }) else { return start(direction) }
    return order[(index + (direction == .next ? 1 : order.count - 1)) % order.count]
  }

  /// All views by their places: from the top, and side by side from the left; what is in a view after it.
  var byPlace: [NSView] {
    guard let content = window.contentView else { return [] }
    var found: [NSView] = []
    var open = [(content, 0)]
    while let (view, depth) = open.popLast() {
      found.append(view)
      guard depth < AppKitTree.deepest else { continue }
      let inner = view.subviews.enumerated().sorted { left, right in
        let (a, b) = (left.element.frame, right.element.frame)
        let (top, other) = (a.origin.y + a.size.height, b.origin.y + b.size.height)
        if top != other { return top > other }
        return a.origin.x != b.origin.x ? a.origin.x < b.origin.x : left.offset < right.offset
      }
      open += inner.reversed().map { ($0.element, depth + 1) }
    }
    return found
  }
}

extension NSView {
  /// The view whose `nextKeyView` this is.
  public var previousKeyView: NSView? {
    window.flatMap { window in
      AppKitTree.all(below: [window]).lazy.compactMap { $0 as? NSView }.first { $0.nextKeyView === self }
    }
  }

  final var standardNextValidKeyView: NSView? { window.flatMap { KeyViewLoop($0).valid(.next, from: self) } }

  final var standardPreviousValidKeyView: NSView? { window.flatMap { KeyViewLoop($0).valid(.previous, from: self) } }
}
