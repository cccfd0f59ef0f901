import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What hears whether an editor took what was edited.
///
/// In AppKit a delegate is sent a selector of three arguments, which Swift alone cannot send. Here the delegate conforms
/// to this.
@MainActor
public protocol NSEditorAnswering: AnyObject {
  /// An editor took what was edited, or could not.
  func editor(_ editor: any NSEditor, didCommit: Bool, contextInfo: UnsafeMutableRawPointer?)
}

extension NSEditor {
  /// Ends editing, and tells a delegate, an `NSEditorAnswering`, whether what was edited is taken.
  public func commitEditing(
    withDelegate delegate: Any?, didCommit didCommitSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {
    let isTaken = commitEditing()
    (delegate as? any NSEditorAnswering)?.editor(self, didCommit: isTaken, contextInfo: contextInfo)
  }
}

extension NSObjectController {
  /// Reads the objects of the model anew: those that it prepares by itself, for there is no store here.
  public final func fetch(_ sender: Any?) { prepareContent() }
}

extension NSDictionaryController {
  /// The name of the table of texts that `localizedKeyDictionary` is read from: the main bundle's.
  public final var localizedKeyTable: String? {
    get { self[rare: KeyTable.self].name }
    set {
      self[rare: KeyTable.self].name = newValue
      guard let newValue, let url = Bundle.main.url(forResource: newValue, withExtension: "strings"),
        let data = try? Data(contentsOf: url),
        let texts = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
      else { return }
      localizedKeyDictionary = texts
    }
  }
}

private struct KeyTable: RareState {
  var name: String?
}

extension NSRunningApplication {
  /// The number of the processor that it is made for: that of the machine.
  public final var executableArchitecture: Int {
    #if arch(arm64)
      0x0100_000c
    #else
      0x0100_0007
    #endif
  }

  /// Ends programs that the system may end, which are those that are hidden and not this one.
  public class func terminateAutomaticallyTerminableApplications() {
    for program in NSWorkspace.shared.runningApplications where program.isHidden && !program.isActive {
      program.terminate()
    }
  }
}

extension NSStackView {
  /// Whether all distances are the same: by the distribution `equalSpacing`.
  public final var hasEqualSpacing: Bool {
    get { distribution == .equalSpacing }
    set { distribution = newValue ? .equalSpacing : .gravityAreas }
  }
}
