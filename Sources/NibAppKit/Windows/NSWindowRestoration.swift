import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Makes windows anew when the program runs again. Stands in for NSWindowRestoration.
///
/// The system opens no windows here; a test does by `NSApplication.restoreWindow(withIdentifier:state:completionHandler:)`.
@MainActor
public protocol NSWindowRestoration: AnyObject {
  /// Makes the window of an identifier, or says what went wrong.
  static func restoreWindow(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
    completionHandler: @escaping (NSWindow?, (any Error)?) -> Void)
}

extension NSWindow {
  /// Who makes the window anew; nil for nobody.
  public var restorationClass: (any NSWindowRestoration.Type)? {
    get { state.restorationClass }
    set { state.restorationClass = newValue }
  }

  /// Shows no old picture of the window until it is made anew; `isSnapshotRestorationDisabled` is true then.
  public func disableSnapshotRestoration() { state.isSnapshotRestorationDisabled = true }

  /// Shows an old picture of the window until it is made anew.
  public func enableSnapshotRestoration() { state.isSnapshotRestorationDisabled = false }

  /// Whether no old picture of the window is to be shown.
  public var isSnapshotRestorationDisabled: Bool { state.isSnapshotRestorationDisabled }

  static let restoredFrameKey = "NSWindowFrame"

  final func encodeFrame(with coder: NSCoder) {
    coder.encode(frameDescriptor, forKey: Self.restoredFrameKey)
    windowDelegate?.window(self, willEncodeRestorableState: coder)
  }

  final func restoreFrame(with coder: NSCoder) {
    if let text = coder.decodeObject(forKey: Self.restoredFrameKey) as? String { setFrame(from: text) }
    windowDelegate?.window(self, didDecodeRestorableState: coder)
  }
}

extension NSApplication {
  /// Asks the restoration class of a window that is open, and else that of a class in `restorationClasses`, for a window.
  /// - Returns: false if there is none for the identifier; the handler is not called then.
  @discardableResult
  public func restoreWindow(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
    completionHandler: @escaping (NSWindow?, (any Error)?) -> Void
  ) -> Bool {
    let known = windows.first { $0.identifier == identifier && $0.restorationClass != nil }?.restorationClass
    guard let maker = known ?? self.state.restorationClasses[identifier] else { return false }
    maker.restoreWindow(withIdentifier: identifier, state: state) { window, error in
      if let window {
        window.restoreState(with: state)
        if window.identifier == nil { window.identifier = identifier }
      }
      completionHandler(window, error)
    }
    return true
  }

  /// Who makes the windows of identifiers anew that are not open: what a test sets in place of what the system kept.
  public var restorationClasses: [NSUserInterfaceItemIdentifier: any NSWindowRestoration.Type] {
    get { state.restorationClasses }
    set { state.restorationClasses = newValue }
  }
}
