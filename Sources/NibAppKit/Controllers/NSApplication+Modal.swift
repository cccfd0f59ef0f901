import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Windows that the program waits for. There is no loop of events here that would wait: a test says beforehand what the
/// answer is.
extension NSApplication {
  /// What a test answers where the program waits: asked with the window, the alert or the panel, which it may click in or
  /// fill first. nil leaves the answer to what it clicked.
  public var modalAnswer: (@MainActor (AnyObject) -> ModalResponse?)? {
    get { state.answer }
    set { state.answer = newValue }
  }

  /// Shows a window, and asks for the answer with an object; the window stays on the screen. The program may wait for the
  /// same window already.
  func wait(for window: NSWindow, asking object: AnyObject) -> ModalResponse? {
    let (outer, wasModal) = (state.stopped, window.isModal)
    state.stopped = nil
    window.isModal = true
    window.makeKeyAndOrderFront(nil)
    let answer = state.answer?(object) ?? state.stopped
    window.isModal = wasModal && window.isVisible
    state.stopped = outer
    return answer
  }

  /// A wait in steps, between which a program does its work.
  public struct ModalSession: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Shows a window and begins to wait for it in steps.
  public func beginModalSession(for window: NSWindow) -> ModalSession {
    state.lastRequest += 1
    let session = ModalSession(number: state.lastRequest)
    state.sessions[session] = ModalWait(window: window, outer: state.stopped)
    state.stopped = nil
    window.isModal = true
    window.makeKeyAndOrderFront(nil)
    return session
  }

  /// One step of a wait: `modalAnswer` is asked.
  /// - Returns: `.continue` until the wait is ended, then the answer; `.abort` after 10 000 steps without one, and for a
  ///   wait that is over, so that no test waits for ever.
  public func runModalSession(_ session: ModalSession) -> ModalResponse {
    guard let wait = state.sessions[session], wait.steps < 10_000 else { return .abort }
    state.sessions[session]?.steps += 1
    return state.stopped ?? state.answer?(wait.window) ?? state.stopped ?? .continue
  }

  /// Ends a wait; the window stays on the screen.
  public func endModalSession(_ session: ModalSession) {
    guard let wait = state.sessions.removeValue(forKey: session) else { return }
    wait.window.isModal = state.sessions.values.contains { $0.window === wait.window }
    state.stopped = wait.outer
  }

  /// Whether it works: `run()` was called, and neither `stop(_:)` nor `terminate(_:)` ended it.
  public var isRunning: Bool { state.isRunning }
}
