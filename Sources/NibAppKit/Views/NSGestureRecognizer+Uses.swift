import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

private struct RecognizerUse: RareState {
  var pressure: NSPressureConfiguration?
  var touches: NSTouch.TouchTypeMask = []
  var name: String?
}

extension NSGestureRecognizer {
  /// What a press of a trackpad does while the gesture is looked for.
  public final var pressureConfiguration: NSPressureConfiguration {
    get { self[rare: RecognizerUse.self].pressure ?? NSPressureConfiguration(pressureBehavior: .primaryDefault) }
    set { self[rare: RecognizerUse.self].pressure = newValue }
  }

  /// Which fingers the gesture can be made of.
  public final var allowedTouchTypes: NSTouch.TouchTypeMask {
    get { self[rare: RecognizerUse.self].touches }
    set { self[rare: RecognizerUse.self].touches = newValue }
  }

  /// The modifier keys that are held.
  public final var modifierFlags: NSEvent.ModifierFlags {
    NSApplication.shared.currentEvent?.modifierFlags ?? NSEvent.modifierFlags
  }
}

/// What feels that something came in line. Stands in for NSAlignmentFeedbackToken.
@MainActor
public protocol NSAlignmentFeedbackToken: AnyObject {}

/// Finds out when something that is dragged comes in line, and has a user feel it. Stands in for NSAlignmentFeedbackFilter.
@MainActor
open class NSAlignmentFeedbackFilter: NSObject {
  private final class Token: NSAlignmentFeedbackToken {}

  /// The events that it is told.
  public static var inputEventMask: NSEvent.EventTypeMask {
    [.leftMouseDragged, .rightMouseDragged, .otherMouseDragged]
  }

  private final var isMoving = false

  /// Hears of an event of a drag.
  open func update(with event: NSEvent) {
    isMoving = Self.inputEventMask.contains(NSEvent.EventTypeMask(type: event.type))
  }

  /// Hears of a drag that a recognizer follows.
  open func update(panRecognizer: NSPanGestureRecognizer) {
    isMoving = panRecognizer.state == .began || panRecognizer.state == .changed
  }

  /// What came in line by a move: nil where it was already, or moves no more.
  open func alignmentFeedbackTokenForMovement(
    in view: NSView?, previousPoint: NSPoint, alignedPoint: NSPoint, defaultPoint: NSPoint
  ) -> (any NSAlignmentFeedbackToken)? {
    isMoving && alignedPoint != previousPoint && alignedPoint != defaultPoint ? Token() : nil
  }

  /// What came in line by a move across.
  open func alignmentFeedbackTokenForHorizontalMovement(
    in view: NSView?, previousX: CGFloat, alignedX: CGFloat, defaultX: CGFloat
  ) -> (any NSAlignmentFeedbackToken)? {
    alignmentFeedbackTokenForMovement(
      in: view, previousPoint: NSPoint(x: previousX, y: 0), alignedPoint: NSPoint(x: alignedX, y: 0),
      defaultPoint: NSPoint(x: defaultX, y: 0))
  }

  /// What came in line by a move up or down.
  open func alignmentFeedbackTokenForVerticalMovement(
    in view: NSView?, previousY: CGFloat, alignedY: CGFloat, defaultY: CGFloat
  ) -> (any NSAlignmentFeedbackToken)? {
    alignmentFeedbackTokenForMovement(
      in: view, previousPoint: NSPoint(x: 0, y: previousY), alignedPoint: NSPoint(x: 0, y: alignedY),
      defaultPoint: NSPoint(x: 0, y: defaultY))
  }

  /// Has a user feel what came in line, once.
  open func performFeedback(
    _ alignmentFeedbackTokens: [any NSAlignmentFeedbackToken],
    performanceTime: NSHapticFeedbackManager.PerformanceTime
  ) {
    guard !alignmentFeedbackTokens.isEmpty else { return }
    NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: performanceTime)
  }
}
