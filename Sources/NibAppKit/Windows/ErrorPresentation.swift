import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What hears how the showing of an error in a sheet ended.
///
/// In AppKit a delegate is sent a selector of two arguments, which Swift alone cannot send. Here the delegate conforms to
/// this.
@MainActor
public protocol NSErrorAnswering: AnyObject {
  /// The sheet is gone. `didRecover` is whether something was done about the error.
  func didPresentErrorWithRecovery(_ didRecover: Bool, contextInfo: UnsafeMutableRawPointer?)
}

extension NSAlert {
  /// Tries the way out of an error that the chosen button stands for.
  /// - Returns: whether that helped; false for an error that offers none.
  final func recover(from error: any Error, _ answer: NSApplication.ModalResponse) -> Bool {
    let index = answer.rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
    guard let error = error as? any RecoverableError, error.recoveryOptions.indices.contains(index) else {
      return false
    }
    return error.attemptRecovery(optionIndex: index)
  }

  /// Shows an error, and waits for the answer.
  /// - Returns: whether something was done about it.
  static func present(_ error: any Error) -> Bool {
    let alert = NSAlert(error: error)
    return alert.recover(from: error, alert.runModal())
  }

  /// Shows an error in a sheet of a window, and tells a delegate.
  static func present(
    _ error: any Error, modalFor window: NSWindow, delegate: Any?, contextInfo: UnsafeMutableRawPointer?
  ) {
    let alert = NSAlert(error: error)
    alert.beginSheetModal(for: window) { answer in
      let didRecover = alert.recover(from: error, answer)
      (delegate as? any NSErrorAnswering)?.didPresentErrorWithRecovery(didRecover, contextInfo: contextInfo)
    }
  }
}
