import NibAppKit
import Nibwright
import Testing

@testable import Contacts

@MainActor
@Suite("The window of contacts") struct ContactsTests {
  private static let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Interface"

  private let controller = ContactsWindowController()
  private let interface: Instantiation

  init() throws {
    controller.book.contacts = [Contact("Ada"), Contact("Grace")]
    let nib = try NibFile(contentsOf: Self.folder + "/Contacts.xib")
    interface = try nib.instantiateReport(owner: controller)
  }

  @Test("the table shows the book, and the form shows who is selected")
  func shown() throws {
    let table = try #require(interface.find(NSTableView.self))
    let field = try #require(interface.find(id: "fld") as? NSTextField)
    #expect(
      (0..<table.numberOfRows).map { table.value(column: table.columns[0], row: $0).description } == [
        "\"Ada\"", "\"Grace\"",
      ])
    #expect(field.stringValue == "Ada")

    try table.select([1])
    #expect(field.stringValue == "Grace")
    #expect(controller.window?.query.find(text: "2 contacts") != nil)
  }

  @Test("what is entered and ticked is in the book")
  func changed() throws {
    let field = try #require(interface.find(id: "fld") as? NSTextField)
    let favourite = try #require(interface.find(id: "fav") as? NSButton)

    try field.enter("Ada Lovelace")
    try favourite.performClick()
    #expect(controller.book.favourites == ["Ada Lovelace"])

    #expect(throws: (any Error).self) { try field.enter("") }
    #expect(field.stringValue == "Ada Lovelace")
  }

  @Test("removing everybody leaves an empty form that takes nothing")
  func removed() throws {
    let remove = try #require(interface.find(id: "rem") as? NSButton)
    let field = try #require(interface.find(id: "fld") as? NSTextField)

    try remove.performClick()
    try remove.performClick()
    #expect(controller.book.contacts.isEmpty && !remove.isEnabled)
    #expect(field.stringValue == "" && field.placeholderString == "Nobody" && !field.isEditable)

    controller.book.contacts = [Contact("Mary")]
    #expect(field.stringValue == "Mary" && field.isEditable && remove.isEnabled)
  }
}
