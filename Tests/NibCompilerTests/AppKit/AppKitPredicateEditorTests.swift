import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Predicate editors of macOS")
struct AppKitPredicateEditorTests {
  /// An editor with two menus, of the first of which the second item is on.
  private static let editor = #"""
    <predicateEditor nestingMode="compound" rowHeight="25" id="e"><rect key="frame" x="0" y="0" width="400" height="200"/>
    <rowTemplates><predicateEditorRowTemplate rowType="compound" id="t"><popUpMenus>
    <menu id="m1"><items><menuItem title="All of the long titles" id="i1"><integer key="representedObject" value="1"/></menuItem>
    <menuItem title="Any" state="on" id="i2"><integer key="representedObject" value="2"/></menuItem></items></menu>
    <menu id="m2"><items><menuItem title="of the following are true" id="i3"/></items></menu>
    </popUpMenus></predicateEditorRowTemplate></rowTemplates></predicateEditor>
    """#

  @Test("the tabulator key leads into the rows, and from one pop-up button of a template to the next")
  func keyViews() throws {
    let sample = try AppKitSample(Self.editor)

    let editor = try sample.only("NSPredicateEditor")
    let holder = try #require(sample.graph.object("NSNextKeyView", of: editor))
    #expect(sample.graph.className(of: holder) == "_NSRuleEditorViewSliceHolder")
    let list = try #require(
      sample.graph.object("NSPredicateTemplateViews", of: sample.only("NSPredicateEditorRowTemplate")))
    let buttons = sample.graph.members(list)
    #expect(buttons.count == 2)
    #expect(sample.graph.object("NSNextKeyView", of: buttons[0]) == buttons[1])
    #expect(sample.value("NSNextKeyView", of: buttons[1]) == .null)
  }

  @Test("a pop-up button shows the item that is on, is as wide as its title, and stands for what it does")
  func selectedItem() throws {
    let sample = try AppKitSample(Self.editor)

    #expect(
      sample.objects("NSPopUpButton").compactMap { sample.text("NSFrame", of: $0) }
        == ["{{7, 1}, {68, 24}}", "{{81, 1}, {173, 24}}"])
    let cells = sample.objects("NSPopUpButtonCell")
    let shown = cells.map { cell in
      sample.graph.object("NSMenuItem", of: cell).flatMap { sample.text("NSTitle", of: $0) }
    }
    #expect(shown == ["Any", "of the following are true"])
    let meaning = try #require(sample.graph.object("NSRepresentedObject", of: cells[0]))
    #expect(sample.integer("NS.intval", of: meaning) == 2)
    #expect(sample.graph.object("NSRepresentedObject", of: cells[1]) == nil)
    let item = try #require(sample.graph.object("NSMenuItem", of: cells[0]))
    #expect(sample.graph.object("NSRepObject", of: item) == meaning)
  }
}
