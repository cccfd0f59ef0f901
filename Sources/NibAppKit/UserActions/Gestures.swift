import Foundation
import NibRuntime
import NibStandIns

/// Gestures of the pointer that recognizers tell, as users make them.
///
/// A recognizer looks at a press if its delegate lets it attempt that, and begins if its delegate lets it. One that waits
/// for another to fail comes behind it, and two go on together only where one of their delegates says so.
@MainActor
enum Gestures {
  /// The recognizers of a kind that look at a press on a view: its own, then those of the views around it.
  static func recognizers<Kind: NSGestureRecognizer>(
    _ kind: Kind.Type, looking event: NSEvent, at view: NSView, _ isAsked: (Kind) -> Bool
  ) -> [Kind] {
    let found = sequence(first: view, next: \.superview).flatMap { $0.gestureRecognizers.compactMap { $0 as? Kind } }
    return found.filter { recognizer in
      guard recognizer.isEnabled, isAsked(recognizer) else { return false }
      return recognizer.delegate?.gestureRecognizer(recognizer, shouldAttemptToRecognizeWith: event) ?? true
    }
  }

  /// Lets recognizers of clicks recognize, before any view hears of them.
  /// - Parameter button: 0 for the main one, 1 for the secondary one.
  /// - Returns: false where none does.
  static func click(
    _ view: NSView, at point: NSPoint?, count: Int, _ modifiers: NSEvent.ModifierFlags, button: Int = 0
  ) throws(UserActionError) -> Bool {
    let types: (down: NSEvent.EventType, up: NSEvent.EventType) =
      button == 0 ? (.leftMouseDown, .leftMouseUp) : (.rightMouseDown, .rightMouseUp)
    let press = Pointer.event(types.down, at: view, point, modifiers)
    let looking = recognizers(NSClickGestureRecognizer.self, looking: press, at: view) {
      $0.buttonMask & 1 << button != 0 && $0.numberOfClicksRequired <= count
    }
    let able = looking.filter { $0.mayBegin(at: press.locationInWindow) }
    guard !able.isEmpty, let window = view.userWindow else { return false }
    let counts = Set(able.map(\.numberOfClicksRequired))
    for click in 1...count {
      let due = able.filter { recognizer in
        let isMet =
          recognizer.numberOfClicksRequired == click
          || recognizer.numberOfClicksRequired == 1 && !counts.contains(click)
        return isMet && !able.contains { $0.numberOfClicksRequired > click && waits(recognizer, for: $0) }
      }
      try Pointer.send(types.down, to: view, actor: window, at: point, count: click, modifiers) {}
      try Pointer.send(types.up, to: view, actor: window, at: point, count: click, modifiers) {
        var begun: [NSGestureRecognizer] = []
        for recognizer in inOrder(due) where mayBegin(recognizer, beside: begun) {
          begun.append(recognizer)
          if try recognizer.recognizeAtOnce() == nil { throw recognizer.unanswered }
        }
      }
    }
    return true
  }

  /// Recognizers in the order in which they may begin: those that another one waits for come first.
  static func inOrder<Kind: NSGestureRecognizer>(_ recognizers: [Kind]) -> [Kind] {
    let waiting = recognizers.filter { one in recognizers.contains { waits(one, for: $0) } }
    return recognizers.filter { one in !waiting.contains { $0 === one } } + waiting
  }

  /// Whether a recognizer may begin while others go on.
  static func mayBegin(_ recognizer: NSGestureRecognizer, beside others: [NSGestureRecognizer]) -> Bool {
    others.allSatisfy { other in
      if waits(recognizer, for: other) { return false }
      if goTogether(recognizer, other) || goTogether(other, recognizer) { return true }
      return !other.canPrevent(recognizer) || !recognizer.canBePrevented(by: other)
    }
  }

  private static func goTogether(_ recognizer: NSGestureRecognizer, _ other: NSGestureRecognizer) -> Bool {
    recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  /// Whether a recognizer waits for another one to fail.
  private static func waits(_ recognizer: NSGestureRecognizer, for other: NSGestureRecognizer) -> Bool {
    guard recognizer !== other else { return false }
    return recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }
}

extension NSGestureRecognizer {
  /// Whether the delegate lets the gesture begin at a place of the window.
  final func mayBegin(at place: NSPoint) -> Bool {
    course.location = place
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Recognizes a gesture of one step, which the delegate has allowed.
  /// - Returns: the object that performed the action.
  final func recognizeAtOnce() throws -> AnyObject? {
    course.state = .ended
    defer {
      course.state = .possible
      reset()
    }
    return try sendAction()
  }
}
