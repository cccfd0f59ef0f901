import NibAppKit
import NibRuntime
import NibTestSupport
import Testing

@MainActor
private final class Person: BindableModel {
  @Dynamic var name: String
  @Dynamic var age: Int

  init(_ name: String, _ age: Int) {
    self.name = name
    self.age = age
  }
}

@MainActor
private final class Team: BindableModel {
  @Dynamic var people = [Person("Ada", 36), Person("Bob", 20), Person("Cyd", 51)]
  @Dynamic var chosen: [Int] = []
}

@MainActor
@Suite("Array controllers of AppKit") struct ArrayControllerTests {
  private typealias Value = AppKitSample.Value

  private func load(_ team: Team) throws -> Instantiation {
    var nib = TestDesktopNib()
    nib.object(
      "people", "NSArrayController",
      [
        ("NSEditable", .bool(true)), ("NSAvoidsEmptySelection", .bool(true)), ("NSPreservesSelection", .bool(true)),
        ("NSSelectsInsertedObjects", .bool(true)), ("NSClearsFilterPredicateOnInsertion", .bool(true)),
        ("NSObjectClassName", .string("Person")),
      ])
    nib.binding("contentArray", of: "people", to: "owner", keyPath: "people", options: [])
    nib.object(
      "table", "NSTableView", [("NSEnabled", .bool(true)), ("NSTableColumns", .array([.ref("names"), .ref("ages")]))])
    nib.object("names", "NSTableColumn", [("NSIsEditable", .bool(true))], in: "table")
    nib.object("ages", "NSTableColumn", [("NSIsEditable", .bool(true))], in: "table")
    nib.binding("value", of: "names", to: "people", keyPath: "arrangedObjects.name", options: [])
    nib.binding("value", of: "ages", to: "people", keyPath: "arrangedObjects.age", options: [])
    nib.object("sum", "NSTextField", AppKitSample.control(AppKitSample.cell("NSTextFieldCell")))
    nib.binding("value", of: "sum", to: "people", keyPath: "arrangedObjects.@sum.age", options: [])
    nib.object("remove", "NSButton", AppKitSample.button("Remove"))
    nib.binding("enabled", of: "remove", to: "people", keyPath: "canRemove", options: [])
    nib.action("remove:", from: "remove", to: "people")
    nib.object("pop", "NSPopUpButton", AppKitSample.control(AppKitSample.cell("NSPopUpButtonCell")))
    nib.binding("content", of: "pop", to: "people", keyPath: "arrangedObjects", options: [])
    nib.binding("contentValues", of: "pop", to: "people", keyPath: "arrangedObjects.name", options: [])
    nib.binding("selectedObject", of: "pop", to: "people", keyPath: "selection.self", options: [])
    return try AppKitSample.load(nib, owner: team)
  }

  private func names(_ table: NSTableView) -> [String] {
    (0..<table.numberOfRows).map { table.value(column: table.columns[0], row: $0).description }
  }

  /// A comparison of `age` with 4 by an operator, as controllers archive what they fetch.
  private static func comparison(_ className: String, _ number: Int64) -> Value {
    let specifier = Value.object("NSKeyPathSpecifierExpression", [("NSKeyPath", .string("age"))])
    return .object(
      "NSComparisonPredicate",
      [
        ("NSPredicateOperator", .object(className, [("NSOperatorType", .int(number))])),
        ("NSLeftExpression", .object("NSKeyPathExpression", [("NSArguments", .array([specifier]))])),
        ("NSRightExpression", .object("NSConstantValueExpression", [("NSConstantValue", .int(4))])),
      ])
  }

  @Test(
    "a predicate for equality is read; another is told with its controller, and its value stays",
    arguments: [("NSEqualityPredicateOperator", Int64(4), true), ("NSComparisonPredicateOperator", 2, false)])
  func predicates(operator name: String, number: Int64, isRead: Bool) throws {
    var nib = TestDesktopNib()
    let proxy = Value.object("_NSManagedProxy", [("NSFetchPredicate", Self.comparison(name, number))])
    nib.object("people", "NSArrayController", [("_NSManagedProxy", proxy)])

    let live = try AppKitSample.load(nib)
    let controller = try #require(live.find(NSArrayController.self))

    #expect(controller.fetchPredicate.map { "\($0)" } == (isRead ? "age == 4" : nil))
    let messages = live.diagnostics.messages.filter { $0.id != "unknownClass" }
    #expect(messages.map(\.id) == (isRead ? [] : ["wrongValueType"]), "\(messages)")
    #expect(messages.allSatisfy { $0.message.contains("of NSArrayController holds") && !"\($0.place)".isEmpty })
    #expect(messages.allSatisfy { $0.message.contains("a predicate that compares a key path") }, "\(messages)")
    #expect(controller.archivedValues.map(\.key) == (isRead ? [] : ["_NSManagedProxy"]))
  }

  @Test("a table shows the rows of a bound controller, and both have one selection")
  func table() throws {
    let team = Team()
    let live = try load(team)
    let people = try #require(live.find(NSArrayController.self))
    let table = try #require(live.find(NSTableView.self))
    #expect(names(table) == ["\"Ada\"", "\"Bob\"", "\"Cyd\""])
    #expect(people.selectionIndexes == [0] && table.selectedRow == 0)

    try table.select([2])
    #expect((people.selectedObjects.first as? Person)?.name == "Cyd")
    people.selectPrevious()
    #expect(table.selectedRow == 1)
    team.people[1].name = "Rob"
    #expect(names(table)[1] == "\"Rob\"")
    try table.enter(.string("21"), column: table.columns[1], row: 1)
    #expect(team.people[1].age == 21)
    #expect(live.find(NSTextField.self)?.doubleValue == 108)
  }

  @Test("adding and removing go through to the model, and the selection follows")
  func changes() throws {
    let team = Team()
    let live = try load(team)
    let people = try #require(live.find(NSArrayController.self))
    people.objectMaker = { Person("New", 1) }

    try people.add()
    #expect(team.people.map(\.name) == ["Ada", "Bob", "Cyd", "New"] && people.selectionIndex == 3)
    people.selectionIndexes = [0, 1]
    try live.find(NSButton.self)?.performClick()
    #expect(team.people.map(\.name) == ["Cyd", "New"] && people.selectionIndex == 0)
    team.people = []
    #expect(live.find(NSButton.self)?.isEnabled == false && people.selectionIndex == NSNotFound)
  }

  @Test("filter and order decide what is shown, and the selection stays with its object")
  func arrangement() throws {
    let team = Team()
    let live = try load(team)
    let people = try #require(live.find(NSArrayController.self))
    people.selectionIndex = 1

    people.sortKeys = [.init("age", isAscending: false)]
    #expect((people.arrangedObjects as? [Person])?.map(\.name) == ["Cyd", "Ada", "Bob"])
    #expect(people.selectionIndex == 2)
    people.filter = { ($0.object as? Person).map { $0.age > 30 } ?? false }
    #expect((people.arrangedObjects as? [Person])?.count == 2 && people.selectionIndex == 0)
    #expect(live.find(NSTableView.self)?.numberOfRows == 2)
  }

  @Test("a pop-up button shows the titles of a list and chooses its objects")
  func popUp() throws {
    let live = try load(Team())
    let people = try #require(live.find(NSArrayController.self))
    let button = try #require(live.find(NSPopUpButton.self))

    #expect(button.itemTitles == ["Ada", "Bob", "Cyd"] && button.indexOfSelectedItem == 0)
    people.selectionIndex = 2
    #expect(button.titleOfSelectedItem == "Cyd")
  }
}
