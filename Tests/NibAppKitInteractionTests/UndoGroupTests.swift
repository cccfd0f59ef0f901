import Foundation
import NibAppKit
import Testing

@MainActor
@Suite("Groups of an undo manager, and who hears of them") struct UndoGroupTests {
  private final class Model {
    var value = 0
    let undo = UndoManager()

    func set(_ new: Int) {
      let old = value
      undo.beginUndoGrouping()
      undo.registerUndo(withTarget: self) { $0.set(old) }
      undo.endUndoGrouping()
      value = new
    }

    func setBoth(_ first: Int, _ second: Int) {
      undo.beginUndoGrouping()
      set(first)
      set(second)
      undo.endUndoGrouping()
    }
  }

  @Test("groups that are opened while a group is undone are done again together")
  func nested() {
    let model = Model()
    model.setBoth(1, 2)
    model.undo.undo()
    #expect(model.value == 0 && !model.undo.canUndo)
    model.undo.redo()
    #expect(model.value == 2 && !model.undo.canRedo && model.undo.groupingLevel == 0)
    model.undo.undo()
    #expect(model.value == 0)
  }

  @Test("those who listen hear of groups, of undoing and of doing again")
  func notifications() {
    let model = Model()
    var heard: [String] = []
    let names: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: model.undo, queue: nil) { note in
        let text = note.name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "")
        MainActor.assumeIsolated { heard.append(text.replacingOccurrences(of: "Notification", with: "")) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    model.undo.registerUndo(withTarget: model) { _ in }
    #expect(heard == ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    heard = []
    model.undo.undo()
    model.undo.redo()
    #expect(heard == ["WillUndoChange", "DidUndoChange"], "nothing is there to be done again")
  }
}
