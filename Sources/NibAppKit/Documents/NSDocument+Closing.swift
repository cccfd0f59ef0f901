import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What hears whether a document may be closed, or was saved.
///
/// In AppKit a delegate is sent a selector of three arguments, which Swift alone cannot send. Here the delegate conforms
/// to this, with methods of the same names.
@MainActor
public protocol NSDocumentAnswering: AnyObject {
  /// A document may be closed, or stays open.
  func document(_ document: NSDocument, shouldClose: Bool, contextInfo: UnsafeMutableRawPointer?)
  /// A document was saved, or was not.
  func document(_ document: NSDocument, didSave: Bool, contextInfo: UnsafeMutableRawPointer?)
}

extension NSDocumentAnswering {
  /// Does nothing.
  public func document(_ document: NSDocument, shouldClose: Bool, contextInfo: UnsafeMutableRawPointer?) {}
  /// Does nothing.
  public func document(_ document: NSDocument, didSave: Bool, contextInfo: UnsafeMutableRawPointer?) {}
}

/// Hands an answer to code.
final class DocumentAnswer: NSDocumentAnswering {
  private let body: @MainActor (Bool) -> Void

  init(_ body: @escaping @MainActor (Bool) -> Void) { self.body = body }

  func document(_ document: NSDocument, shouldClose: Bool, contextInfo: UnsafeMutableRawPointer?) { body(shouldClose) }
  func document(_ document: NSDocument, didSave: Bool, contextInfo: UnsafeMutableRawPointer?) { body(didSave) }
}

extension NSDocument {
  /// Asks what to do with changes: in a sheet of the document's window if it is on the screen, else in an alert that the
  /// program waits for. Documented: AppKit, NSDocument: a document is saved, its changes are lost, or it stays open.
  final func askToSave(_ answered: @escaping @MainActor (Bool) -> Void) {
    let alert = NSAlert()
    alert.messageText = "Do you want to save the changes made to the document “\(displayName ?? "")”?"
    alert.informativeText = "Your changes will be lost if you don’t save them."
    for title in [fileURL == nil ? "Save…" : "Save", "Cancel", "Don’t Save"] { alert.addButton(withTitle: title) }
    alert.buttons[2].keyEquivalent = "d"
    alert.buttons[2].keyEquivalentModifierMask = .command
    let answer = { (response: NSApplication.ModalResponse) in
      switch response {
      case .alertFirstButtonReturn:
        self.save(withDelegate: DocumentAnswer(answered), didSave: nil, contextInfo: nil)
      case .alertThirdButtonReturn: answered(true)
      default: answered(false)
      }
    }
    if let window = windowForSheet, window.isVisible {
      alert.beginSheetModal(for: window, completionHandler: answer)
    } else {
      answer(alert.runModal())
    }
  }

  /// Asks whether the document may be closed, as a click on a window's button does, and closes it if so.
  /// - Parameter answered: is told whether it was closed.
  final func closeAsking(_ answered: @escaping @MainActor (Bool) -> Void = { _ in }) {
    let answer = DocumentAnswer { isClosed in
      if isClosed { self.close() }
      answered(isClosed)
    }
    canClose(withDelegate: answer, shouldClose: nil, contextInfo: nil)
  }
}
