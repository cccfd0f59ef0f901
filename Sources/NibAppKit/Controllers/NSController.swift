import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is being edited, and can be asked to end. Stands in for NSEditor.
@MainActor
public protocol NSEditor: AnyObject {
  /// Gives up what was edited.
  func discardEditing()
  /// Ends editing, and takes what was edited.
  /// - Returns: whether it could be taken.
  func commitEditing() -> Bool
  /// Ends editing, and throws why what was edited could not be taken.
  func commitEditingAndReturnError() throws
}

extension NSEditor {
  /// Ends editing.
  /// - Throws: `StandInError` where `commitEditing` says no.
  public func commitEditingAndReturnError() throws {
    if !commitEditing() { throw StandInError(.notFound, self, "the edited value was not accepted") }
  }
}

/// What is told that something of it is being edited. Stands in for NSEditorRegistration.
@MainActor
public protocol NSEditorRegistration: AnyObject {
  /// An editor began.
  func objectDidBeginEditing(_ editor: any NSEditor)
  /// An editor ended.
  func objectDidEndEditing(_ editor: any NSEditor)
}

/// The editors that began and did not end.
@MainActor
struct EditorList {
  private var editors: [any NSEditor] = []

  var isEmpty: Bool { editors.isEmpty }

  mutating func add(_ editor: any NSEditor) {
    if !editors.contains(where: { $0 === editor }) { editors.append(editor) }
  }

  mutating func remove(_ editor: any NSEditor) { editors.removeAll { $0 === editor } }

  /// Those that there are now, for one that ends leaves the list.
  var all: [any NSEditor] { editors }
}

/// The base of what stands between models and views. Stands in for NSController.
open class NSController: CodedResponder, NSEditor, NSEditorRegistration {
  private final var editors = EditorList()

  /// Whether an editor has begun and not ended.
  open var isEditing: Bool { !editors.isEmpty }

  /// Notes an editor that begins.
  open func objectDidBeginEditing(_ editor: any NSEditor) { editors.add(editor) }

  /// Notes that an editor ended.
  open func objectDidEndEditing(_ editor: any NSEditor) { editors.remove(editor) }

  /// Ends all editors, which take what was edited.
  /// - Returns: false if one could not; those after it go on.
  open func commitEditing() -> Bool { editors.all.allSatisfy { $0.commitEditing() } }

  /// Ends all editors, which give up what was edited.
  open func discardEditing() { for editor in editors.all { editor.discardEditing() } }
}
