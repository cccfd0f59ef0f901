import NibStandIns

/// The events of a press that a recognizer hears before the view does, for subclasses to override, which set their `state`
/// by them; the base of `NSGestureRecognizer`. Each does nothing here: what no gesture is made of goes to the view.
open class GestureHooks: NSResponder {
  /// The main button goes down.
  open override func mouseDown(with event: NSEvent) {}
  /// The pointer moves while the main button is down.
  open override func mouseDragged(with event: NSEvent) {}
  /// The main button comes up.
  open override func mouseUp(with event: NSEvent) {}
  /// The secondary button goes down.
  open override func rightMouseDown(with event: NSEvent) {}
  /// The pointer moves while the secondary button is down.
  open override func rightMouseDragged(with event: NSEvent) {}
  /// The secondary button comes up.
  open override func rightMouseUp(with event: NSEvent) {}
  /// Another button goes down.
  open override func otherMouseDown(with event: NSEvent) {}
  /// The pointer moves while another button is down.
  open override func otherMouseDragged(with event: NSEvent) {}
  /// Another button comes up.
  open override func otherMouseUp(with event: NSEvent) {}
  /// A key goes down.
  open override func keyDown(with event: NSEvent) {}
  /// A key comes up.
  open override func keyUp(with event: NSEvent) {}
  /// A modifier key goes down or comes up.
  open override func flagsChanged(with event: NSEvent) {}

  /// A pen moves.
  open override func tabletPoint(with event: NSEvent) {}
  /// Fingers spread or pinch.
  open override func magnify(with event: NSEvent) {}
  /// Fingers turn.
  open override func rotate(with event: NSEvent) {}
  /// The pressure of the trackpad changes.
  open override func pressureChange(with event: NSEvent) {}
  /// Fingers come.
  open override func touchesBegan(with event: NSEvent) {}
  /// Fingers move.
  open override func touchesMoved(with event: NSEvent) {}
  /// Fingers leave.
  open override func touchesEnded(with event: NSEvent) {}
  /// The system takes the fingers for something else.
  open override func touchesCancelled(with event: NSEvent) {}
  /// The system takes a press for something else.
  open override func mouseCancelled(with event: NSEvent) {}

  /// Hears an event of a press with the main button.
  final func hear(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    default: mouseUp(with: event)
    }
  }
}
