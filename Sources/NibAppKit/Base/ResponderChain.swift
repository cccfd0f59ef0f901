import NibFoundation
import NibRuntime
import NibStandIns

/// The end of the chain, where events and commands come that nobody takes.
@MainActor
enum ResponderChainEnd {
  /// Whether something came to the end since this was set to false.
  static var isReached = false
  private static var depth = 0
  /// Longest chain that is followed; one that bites its own tail ends here.
  private static let longest = 1000

  /// Goes one step along a chain.
  /// - Returns: false without a step where the chain is too long.
  static func step(_ body: () -> Void) -> Bool {
    guard depth < longest else { return false }
    depth += 1
    defer { depth -= 1 }
    body()
    return true
  }

  /// Whether somebody takes what a body sends along the chain.
  static func isTaken(_ body: () throws -> Void) rethrows -> Bool {
    let before = isReached
    isReached = false
    defer { isReached = before }
    try body()
    return !isReached
  }
}

extension NSResponder {
  /// Hands an event to the next responder; at the end of the chain it stays unanswered.
  final func passOn(_ event: NSEvent, _ body: (NSResponder, NSEvent) -> Void) {
    guard let next = nextResponder, next !== self, ResponderChainEnd.step({ body(next, event) }) else {
      event.isUnanswered = true
      if event.type == .keyDown { noResponder(for: "keyDown:") }
      return
    }
  }

  /// Whether an event is answered: somebody along the chain does something other than pass it on.
  final func answers(_ event: NSEvent, _ body: (NSResponder, NSEvent) -> Void) -> Bool {
    body(self, event)
    return !event.isUnanswered
  }

  /// Hands a command to the next responder; the last one hears that nobody takes it.
  final func hand(_ selector: Selector, _ body: (NSResponder) -> Void) {
    guard let next = nextResponder, next !== self, ResponderChainEnd.step({ body(next) }) else {
      return noResponder(for: selector)
    }
  }

  /// Performs an action of the object itself.
  final func act(_ action: Selector, _ sender: Any?) {
    InterfaceFaults.raising {
      _ = try ActionDispatch.send(action.name, to: self, from: sender.map { $0 as AnyObject } ?? self)
    }
  }
}
