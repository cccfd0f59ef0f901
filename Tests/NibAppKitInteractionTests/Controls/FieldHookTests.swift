import Foundation
import NibAppKit
import NibRuntime
import Testing

/// Names of people stand for addresses.
private final class People: NSTokenFieldDelegate {
  var log: [String] = []
  @Action("mail:") var onMail = { (owner: People) in owner.log.append("mail") }
  func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any] {
    log.append("add at \(index)")
    return tokens.filter { "\($0)" != "spam@here" }
  }
  func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any? {
    "\(editingString)@here"
  }
  func tokenField(_ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any) -> String? {
    "\(representedObject)".components(separatedBy: "@").first
  }
  func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any) -> String? {
    "\(representedObject)".uppercased()
  }
  func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any) -> Bool {
    "\(representedObject)" == "ann@here"
  }
  func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any) -> NSMenu? {
    let menu = NSMenu()
    menu.addItem(withTitle: "Mail", action: "mail:", keyEquivalent: "").target = self
    return menu
  }
  func tokenField(_ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any)
    -> NSTokenField.TokenStyle
  { "\(representedObject)" == "ann@here" ? .squared : .rounded }
  func tokenField(_ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard) -> Bool {
    pboard.clearContents()
    return pboard.setString(objects.map { "\($0)" }.joined(separator: " "), forType: .string)
  }
  func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]? {
    pboard.string(forType: .string)?.components(separatedBy: " ")
  }
}

/// Fruits to choose from.
private final class Fruits: NSComboBoxDataSource {
  var asked: [String] = []
  let names = ["Apple", "Pear", "Plum"]
  func numberOfItems(in comboBox: NSComboBox) -> Int { names.count }
  func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { names[index] }
  func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int {
    asked.append(string)
    return names.firstIndex { $0.lowercased() == string.lowercased() } ?? NSNotFound
  }
}

/// Notes what ended an edit.
private final class Ends: NSTextFieldDelegate {
  var movements: [NSTextMovement?] = []
  func controlTextDidEndEditing(_ obj: Notification) {
    movements.append((obj.userInfo?["NSTextMovement"] as? Int).flatMap(NSTextMovement.init))
  }
}

/// A field that hears of its own edit.
private final class Careful: NSTextField {
  var ends = 0
  override func textDidEndEditing(_ notification: Notification) {
    ends += 1
    super.textDidEndEditing(notification)
  }
}

/// Places the panes of a split view itself.
private final class Thirds: NSSplitViewDelegate {
  var old = NSSize.zero
  func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) {
    old = oldSize
    splitView.subviews[0].frame = NSRect(x: 0, y: 0, width: 30, height: splitView.bounds.height)
  }
}

/// Says which dividers a user grabs.
private final class Guard: NSSplitViewDelegate {
  var hides = false
  var grabs = true
  var extra = NSRect.zero
  func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool { hides }
  func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect { grabs ? proposedEffectiveRect : .zero }
  func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect { extra }
}

/// Notes what it is asked of a path.
private final class Way: NSPathControlDelegate {
  var log: [String] = []
  func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo) -> NSDragOperation {
    log.append("validate")
    return .copy
  }
  func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel) {
    openPanel.canChooseFiles = false
    log.append("panel")
  }
  func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu) { log.append(menu.items[0].title) }
  func pathControl(_ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard: NSPasteboard)
    -> Bool
  { pathItem.title != "Users" }
}

@MainActor
@Suite("What fields and split views ask") struct FieldHookTests {
  private let bench = UserActionBench()

  @Test("a token field makes tokens of what is typed, and asks what each stands for")
  func tokens() throws {
    let (field, people) = (NSTokenField(), People())
    (field.isEditable, field.delegate) = (true, people)
    let window = bench.window(field, bench.field())
    try field.typeText("ann,spam,")
    #expect(field.currentEditor()?.string == "ann," && people.log == ["add at 0", "add at 1"])
    try field.typeText("bob")
    try window.key(.tab)
    #expect(field.objectValue as? [String] == ["ann@here", "bob@here"] && field.stringValue == "ann,bob")
    #expect(field.tokenTitles == ["ANN@HERE", "BOB@HERE"] && field.tokenStyles == [.squared, .rounded])
    people.log = []
    try field.choose(item: "Mail", ofToken: "ANN@HERE")
    #expect(people.log == ["mail"])
    #expect(bench.code { try field.choose(item: "Mail", ofToken: "BOB@HERE") } == .nothingHappens)
    #expect(bench.code { try field.choose(item: "Mail", ofToken: "CARL") } == .noSuchItem)
  }

  @Test("tokens are copied and pasted as the delegate puts them")
  func pasting() throws {
    let (field, people) = (NSTokenField(), People())
    (field.isEditable, field.delegate) = (true, people)
    let window = bench.window(field, bench.field())
    field.objectValue = ["ann@here", "bob@here"]
    window.makeFirstResponder(field)
    field.currentEditor()?.copy(nil)
    #expect(NSPasteboard.general.string(forType: .string) == "ann@here bob@here")
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString("eve@there", forType: .string)
    field.currentEditor()?.selectedRange = NSRange(location: 7, length: 0)
    field.currentEditor()?.paste(nil)
    #expect(field.currentEditor()?.string == "ann,bob,eve")
    try window.key(.tab)
    #expect(field.objectValue as? [String] == ["ann@here", "bob@here", "eve@there"])
    field.delegate = nil
    field.currentEditor()?.copy(nil)
  }

  @Test("a combo box completes what is typed, and asks its source for the place of a text")
  func combos() throws {
    let (box, fruits) = (NSComboBox(), Fruits())
    (box.usesDataSource, box.dataSource, box.completes, box.isEditable) = (true, fruits, true, true)
    let window = bench.window(box)
    try box.typeText("P")
    #expect(box.stringValue == "Pear" && box.currentEditor()?.selectedRange == NSRange(location: 1, length: 3))
    try box.typeText("l")
    #expect(box.stringValue == "Plum")
    try window.key(.delete)
    #expect(box.stringValue == "Pl")
    box.stringValue = "apple"
    #expect(box.indexOfSelectedItem == 0 && fruits.asked.last == "apple")
    box.stringValue = "Kiwi"
    #expect(box.indexOfSelectedItem == -1)
    box.completes = false
    box.stringValue = ""
    try box.typeText("P")
    #expect(box.stringValue == "P")
  }

  @Test("a field says what ended its edit, to its class first")
  func movements() throws {
    let (field, ends) = (Careful(), Ends())
    (field.isEditable, field.delegate) = (true, ends)
    field.addAction(bench.action("open:", bench.desk))
    let window = bench.window(field, bench.field())
    try field.typeText("a\n")
    try field.typeText("b\t")
    try field.typeText("c")
    try window.key(.tab, .shift)
    try field.typeText("d")
    window.makeFirstResponder(nil)
    #expect(ends.movements == [.return, .tab, .backtab, .other] && field.ends == 4)
    #expect(bench.desk.log == ["open"])
  }

  @Test("a controller has the fields that are bound to it end their edits, or give them up")
  func editors() throws {
    let (person, controller) = (NSMutableDictionary(dictionary: ["name": "Ann"]), NSObjectController())
    controller.content = person
    let field = bench.field()
    try field.bind(NibBinding(name: "value", keyPath: "selection.name"), to: controller)
    let window = bench.window(field)
    #expect(field.stringValue == "Ann" && !controller.isEditing)
    try field.replaceText(with: "Bob")
    #expect(controller.isEditing)
    #expect(controller.commitEditing() && person["name"] as? String == "Bob" && !controller.isEditing)
    try field.replaceText(with: "Eve")
    controller.discardEditing()
    #expect(field.stringValue == "Bob" && !controller.isEditing && person["name"] as? String == "Bob")
    try field.replaceText(with: "Eve")
    window.makeFirstResponder(nil)
    #expect(!controller.isEditing && person["name"] as? String == "Eve")
  }

  @Test("a split view has its panes fill it when it is resized, or its delegate")
  func splits() {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 109, height: 50))
    split.isVertical = true
    split.addArrangedSubview(NSView())
    split.addArrangedSubview(NSView())
    #expect(split.subviews.map(\.frame.width) == [50, 50])
    split.setFrameSize(NSSize(width: 209, height: 50))
    #expect(split.subviews.map(\.frame.width) == [100, 100])
    let thirds = Thirds()
    split.delegate = thirds
    split.setFrameSize(NSSize(width: 309, height: 60))
    #expect(split.subviews.map(\.frame.width) == [30, 100] && thirds.old == NSSize(width: 209, height: 50))
  }

  @Test("a user drags a divider where the delegate lets him grab it")
  func dividers() throws {
    let (split, guarding) = (NSSplitView(), Guard())
    split.isVertical = true
    split.dividerStyle = .thin
    split.delegate = guarding
    _ = bench.window(split)
    split.frame = NSRect(x: 0, y: 0, width: 101, height: 50)
    split.addArrangedSubview(NSView())
    split.addArrangedSubview(NSView())
    try split.drag(divider: 0, to: 30)
    #expect(split.subviews.map(\.frame.width) == [30, 70])
    #expect(bench.code { try split.drag(divider: 1, to: 30) } == .noSuchItem)
    guarding.grabs = false
    #expect(bench.code { try split.drag(divider: 0, to: 40) } == .refused)
    guarding.extra = NSRect(x: 0, y: 0, width: 5, height: 5)
    try split.drag(divider: 0, to: 40)
    #expect(split.subviews[0].frame.width == 40)
    (split.subviews[1].isHidden, guarding.hides) = (true, true)
    #expect(bench.code { try split.drag(divider: 0, to: 50) } == .hidden)
  }

  @Test("a path control takes files that are dropped or chosen, as its delegate says")
  func paths() throws {
    let (path, way, target) = (NSPathControl(), Way(), NSPathControl())
    path.addAction(bench.action("open:", bench.desk))
    (path.isEditable, target.isEditable) = (true, true)
    let window = bench.window(path, target)
    for control in [path, target] { control.registerForDraggedTypes([.fileURL]) }
    let pasteboard = NSPasteboard()
    pasteboard.writeObjects([URL(fileURLWithPath: "/Users/ann/Notes.txt") as NSURL])
    try path.drop(pasteboard)
    #expect(path.url?.path == "/Users/ann/Notes.txt" && bench.desk.log == ["open"])
    path.delegate = way
    try path.drop(pasteboard)
    #expect(way.log == ["validate", "validate"] && bench.desk.log.count == 2)
    #expect(bench.code { try path.choose(place: URL(fileURLWithPath: "/tmp/")) } == .notEditable)
    path.pathStyle = .popUp
    way.log = []
    try path.choose(place: URL(fileURLWithPath: "/tmp", isDirectory: true))
    #expect(way.log == ["Choose…", "panel"] && path.url?.path == "/tmp" && bench.desk.log.count == 3)
    #expect(bench.code { try path.choose(place: URL(fileURLWithPath: "/tmp/a.txt")) } == .refused)
    path.url = URL(fileURLWithPath: "/Users/ann")
    #expect(bench.code { try path.drag(part: "Users", onto: target) } == .refused)
    #expect(bench.code { try path.drag(part: "bob", onto: target) } == .noSuchItem)
    try path.drag(part: "ann", onto: target)
    #expect(target.url?.path == "/Users/ann")
    withExtendedLifetime(window) {}
  }
}
