import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is asked of gestures. Stands in for NSGestureRecognizerDelegate.
@MainActor
public protocol NSGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may look at an event.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
  /// Whether two gestures may go on together.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
  /// Whether a gesture waits for another one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits for this one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
}

extension NSGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool { true }
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
}

/// Where a gesture is.
@MainActor
struct GestureCourse {
  var state = NSGestureRecognizer.State.possible
  /// Where the pointer is in the window.
  var location = NSPoint.zero
  /// Whether the gesture was recognized in the press that goes on.
  var hasRecognized = false

  func place(in view: NSView?) -> NSPoint { view?.convert(location, from: nil) ?? location }

  /// A distance of the window's coordinates in those of a view, and back.
  static func offset(_ offset: NSPoint, in view: NSView?) -> NSPoint {
    guard let view else { return offset }
    let (zero, end) = (view.convert(NSPoint.zero, from: nil), view.convert(offset, from: nil))
    return NSPoint(x: end.x - zero.x, y: end.y - zero.y)
  }
}

extension NSGestureRecognizer {
  /// Whether the class tells gestures of an app's own from the events that it hears.
  final var isOfApp: Bool {
    let isKnown =
      self is NSClickGestureRecognizer || self is NSPressGestureRecognizer || self is NSPanGestureRecognizer
      || self is NSMagnificationGestureRecognizer || self is NSRotationGestureRecognizer
    return !isKnown && Swift.type(of: self) != NSGestureRecognizer.self
  }

  /// Goes on by an event of a press; the delegate has let it begin.
  /// - Throws: where a gesture that begins has nobody to tell.
  final func proceed(to state: State, at place: NSPoint) throws {
    followCourse(to: place)
    guard state == .began else { return enter(state) }
    (course.state, course.hasRecognized) = (.began, true)
    if try sendAction() == nil { throw unanswered }
  }

  final func enter(_ state: State) {
    guard isEnabled else { return }
    let begins = course.state == .possible && (state == .began || state == .ended)
    if begins, delegate?.gestureRecognizerShouldBegin(self) == false {
      course.state = .possible
      return
    }
    course.state = state
    switch state {
    case .possible: return
    case .failed: break
    default:
      course.hasRecognized = true
      InterfaceFaults.raising { _ = try sendAction() }
    }
    if [.ended, .cancelled, .failed].contains(course.state) {
      course.state = .possible
      reset()
    }
  }
}
