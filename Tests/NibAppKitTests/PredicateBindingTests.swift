import Foundation
import NibAppKit
import NibRuntime
import Testing

@MainActor
private final class Tea: BindableModel {
  @Dynamic var name: String
  init(_ name: String) { self.name = name }
}

@MainActor
private final class Shelf: BindableModel {
  @Dynamic var teas = [Tea("Assam"), Tea("Darjeeling"), Tea("Oolong")]
}

@MainActor
@Suite("Search fields that are bound to what a list shows", .serialized) struct PredicateBindingTests {
  private func shown(_ list: NSArrayController) -> [String] {
    (list.arrangedObjects as? [Any] ?? []).compactMap { ($0 as? Tea)?.name }
  }

  private func field() -> (NSSearchField, NSWindow) {
    NSApplication.shared.closeAllWindows()
    let field = NSSearchField(frame: NSRect(x: 0, y: 0, width: 100, height: 22))
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled], backing: .buffered, defer: false)
    window.contentView?.addSubview(field)
    window.makeKeyAndOrderFront(nil)
    return (field, window)
  }

  @Test("what is typed filters the list, and an empty field shows all of it")
  func typed() throws {
    let (shelf, list) = (Shelf(), NSArrayController())
    let (field, window) = field()
    list.bind(.contentArray, to: shelf, withKeyPath: "teas")
    field.bind(
      .predicate, to: list, withKeyPath: "filterPredicate", options: [.predicateFormat: "name contains[cd] $value"])

    try field.typeText("a")
    #expect(shown(list) == ["Assam", "Darjeeling"])
    try field.typeText("m")
    #expect(shown(list) == ["Assam"])
    try window.key(.escape)
    #expect(shown(list).count == 3)

    try field.typeText("oo")
    list.filterPredicate = nil
    #expect(field.stringValue == "" && shown(list).count == 3)
  }

  @Test("a format that is none is told where it was typed")
  func malformed() throws {
    let list = NSArrayController()
    list.content = [["name": "Assam"]]
    let (field, _) = field()
    field.bind(.predicate, to: list, withKeyPath: "filterPredicate", options: [.predicateFormat: "name contains["])

    let error = #expect(throws: UserActionError.self) { try field.typeText("a") }
    #expect(error?.code == .actionFailed && error?.detail.contains("is no predicate") == true)
  }

  @Test("a controller follows the predicate of a model")
  func model() {
    @MainActor final class Model: BindableModel {
      @Dynamic var predicate: NSPredicate? = NSPredicate(format: "name BEGINSWITH 'O'")
    }
    let (shelf, list, model) = (Shelf(), NSArrayController(), Model())
    list.bind(.contentArray, to: shelf, withKeyPath: "teas")
    list.bind(.filterPredicate, to: model, withKeyPath: "predicate")
    #expect(shown(list) == ["Oolong"])
    model.predicate = nil
    #expect(shown(list).count == 3)
  }
}
