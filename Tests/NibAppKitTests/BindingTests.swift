import NibAppKit
import NibRuntime
import NibTestSupport
import Testing

/// A view model as an app has one: marked properties, and one that follows from them.
@MainActor
private final class Account: BindableModel {
  @Dynamic var name: String? = "Ada"
  @Dynamic var age = 36
  @Dynamic var isLocked = false
  @Dynamic var isShared: Bool? = true
  @Dynamic var theme = 1
  var note = "plain" { didSet { didChangeValue(forKey: "note") } }
  var canSave: Bool { !(name ?? "").isEmpty && !isLocked }

  static var modelTable: ModelTable {
    ModelTable(Account.self, ModelProperty("canSave", \.canSave), ModelProperty("note", \.note))
  }

  func validate(_ value: NibValue, forKey key: String) throws -> NibValue {
    if key == "age", let age = Int(nibValue: value) ?? String(nibValue: value).flatMap({ Int($0) }), age < 0 {
      throw Refusal()
    }
    return value
  }

  struct Refusal: Error, CustomStringConvertible {
    var description: String { "nobody is that young" }
  }
}

@MainActor
private final class Owner: BindableModel {
  @Dynamic var account: Account? = Account()
  var log: [String] = []
  @Action("save:") var save = { (owner: Owner, sender: NSButton) in
    owner.log.append("saved \(owner.account?.name ?? "nobody")")
  }
  @Action("open:") var open = { (owner: Owner, argument: BoundArgument) in
    owner.log.append("opened \(argument.value)")
  }
}

@MainActor
@Suite("Bindings of AppKit") struct BindingTests {
  private typealias Value = AppKitSample.Value

  private static let yes = Value.object("NSNumber", [("NS.boolval", .bool(true))])
  private static let no = Value.object("NSNumber", [("NS.boolval", .bool(false))])

  private static func field(_ text: String = "Text") -> [(String, Value)] {
    AppKitSample.control(AppKitSample.cell("NSTextFieldCell", text, flags: 0x1400_0000))
  }

  private func load(_ owner: AnyObject, _ fill: (inout TestDesktopNib) -> Void) throws -> Instantiation {
    var nib = TestDesktopNib()
    fill(&nib)
    return try AppKitSample.load(nib, owner: owner)
  }

  @Test("a text field shows a property, follows it, and writes what is entered")
  func value() throws {
    let owner = Owner()
    let live = try load(owner) { nib in
      nib.object("field", "NSTextField", Self.field())
      nib.binding("value", of: "field", to: "owner", keyPath: "account.name", options: [])
    }
    let field = try #require(live.find(NSTextField.self))
    #expect(field.stringValue == "Ada")

    owner.account?.name = "Grace"
    #expect(field.stringValue == "Grace")
    try field.enter("Joan")
    #expect(owner.account?.name == "Joan")
    try field.enter("")
    #expect(owner.account?.name == nil)
    let other = Account()
    other.name = "Mary"
    owner.account = other
    #expect(field.stringValue == "Mary")
    owner.account = nil
    #expect(field.stringValue == "")
  }

  @Test("a computed property is followed by what it reads, and several bindings of one truth are one")
  func computed() throws {
    let owner = Owner()
    let live = try load(owner) { nib in
      nib.object("save", "NSButton", AppKitSample.button("Save"))
      nib.binding("enabled", of: "save", to: "owner", keyPath: "account.canSave", options: [])
      nib.binding("enabled2", of: "save", to: "owner", keyPath: "account.isShared", options: [])
      nib.binding(
        "hidden", of: "save", to: "owner", keyPath: "account.name",
        options: [("NSValueTransformerName", .string("NSIsNil"))])
      nib.binding("title", of: "save", to: "owner", keyPath: "account.note", options: [])
      nib.action("save:", from: "save", to: "owner")
    }
    let button = try #require(live.find(NSButton.self))
    #expect(button.isEnabled && !button.isHidden && button.title == "plain")

    owner.account?.isLocked = true
    #expect(!button.isEnabled)
    owner.account?.isLocked = false
    owner.account?.isShared = false
    #expect(!button.isEnabled)
    owner.account?.isShared = true
    owner.account?.note = "Send"
    try button.performClick()
    #expect(owner.log == ["saved Ada"] && button.title == "Send")
    owner.account?.name = nil
    #expect(button.isHidden && !button.isEnabled)
  }

  @Test("check boxes, sliders, steppers, pop-ups and menu items write before their action is sent")
  func controls() throws {
    let owner = Owner()
    let live = try load(owner) { nib in
      nib.object("lock", "NSButton", AppKitSample.button("Lock", kind: .check))
      nib.binding("value", of: "lock", to: "owner", keyPath: "account.isLocked", options: [])
      nib.object(
        "slider", "NSSlider",
        AppKitSample.control(AppKitSample.cell("NSSliderCell", nil, [("NSMaxValue", .double(100))])))
      nib.binding("value", of: "slider", to: "owner", keyPath: "account.age", options: [])
      nib.object("item", "NSMenuItem", AppKitSample.item("Shared"))
      nib.binding(
        "value", of: "item", to: "owner", keyPath: "account.isShared",
        options: [("NSValueTransformerName", .string("NSNegateBoolean"))])
    }
    let account = try #require(owner.account)

    try live.find(NSButton.self)?.performClick()
    try live.find(NSSlider.self)?.slide(to: 41)
    #expect(account.isLocked && account.age == 41)
    account.age = 12
    #expect(live.find(NSSlider.self)?.doubleValue == 12)
    let item = try #require(live.find(NSMenuItem.self))
    #expect(item.state == .off)
    try item.choose()
    #expect(item.state == .on && account.isShared == false)
  }

  @Test("nothing, no selection and several values have their words, and forbid what cannot be set")
  func placeholders() throws {
    let live = try load(Owner()) { nib in
      nib.object(
        "people", "NSArrayController", [("NSEditable", .bool(true)), ("NSPreservesSelection", .bool(true))])
      nib.object("field", "NSTextField", Self.field())
      nib.binding(
        "value", of: "field", to: "people", keyPath: "selection.name",
        options: [("NSNullPlaceholder", .string("unnamed")), ("NSNoSelectionPlaceholder", .string("nobody"))])
      nib.object("box", "NSButton", AppKitSample.button("Locked", kind: .check))
      nib.binding("value", of: "box", to: "people", keyPath: "selection.isLocked", options: [])
      nib.object("remove", "NSButton", AppKitSample.button("Remove"))
      nib.binding("enabled", of: "remove", to: "people", keyPath: "canRemove", options: [])
    }
    let people = try #require(live.find(NSArrayController.self))
    let field = try #require(live.find(NSTextField.self))
    let box = try #require(live.find(NSButton.self))
    // Without content the document's own words stay.
    #expect(field.stringValue == "Text" && field.isEditable)
    #expect(live.desktop.all(NSButton.self).allSatisfy { $0.isEnabled })

    let (ada, bob) = (Account(), Account())
    bob.name = nil
    bob.isLocked = true
    people.avoidsEmptySelection = false
    people.setContent([ada, bob])
    people.selectionIndexes = []
    #expect(field.stringValue == "" && field.placeholderString == "nobody" && !field.isEditable && !box.isEnabled)
    people.selectionIndexes = [1]
    #expect(field.placeholderString == "unnamed" && field.isEditable && box.state == .on && box.isEnabled)
    people.selectionIndexes = [0, 1]
    #expect(field.placeholderString == "Multiple Values" && box.state == .mixed && field.isEditable)
    try field.enter("Both")
    #expect(ada.name == "Both" && bob.name == "Both" && field.stringValue == "Both")
    #expect(field.placeholderString == nil)
  }

  @Test("a value that the model refuses is thrown, and the model's own is shown again")
  func validation() throws {
    let owner = Owner()
    let live = try load(owner) { nib in
      nib.object("field", "NSTextField", Self.field())
      nib.binding(
        "value", of: "field", to: "owner", keyPath: "account.age", options: [("NSValidatesImmediately", Self.yes)])
    }
    let field = try #require(live.find(NSTextField.self))

    let refusal = #expect(throws: RuntimeError.self) { try field.enter("-1") }
    #expect(refusal?.detail.contains("nobody is that young") == true)
    #expect(field.stringValue == "36" && owner.account?.age == 36)
    try field.enter("37")
    #expect(owner.account?.age == 37)
    #expect(throws: RuntimeError.self) { try field.enter("old") }
  }

  @Test("target and argument bindings send an action of the model with its argument")
  func target() throws {
    let owner = Owner()
    let live = try load(owner) { nib in
      nib.object("open", "NSButton", AppKitSample.button("Open"))
      nib.binding(
        "target", of: "open", to: "owner", keyPath: "self", options: [("NSSelectorName", .string("open:"))])
      nib.binding("argument", of: "open", to: "owner", keyPath: "account.name", options: [])
    }

    try live.find(NSButton.self)?.performClick()

    #expect(owner.log == ["opened \"Ada\""])
  }

  @Test("several values are put into a pattern")
  func pattern() throws {
    let owner = Owner()
    let live = try load(owner) { nib in
      nib.object("field", "NSTextField", Self.field())
      nib.binding(
        "displayPatternValue1", of: "field", to: "owner", keyPath: "account.name",
        options: [("NSDisplayPattern", .string("%{value1}@ is %{value2}@"))])
      nib.binding("displayPatternValue2", of: "field", to: "owner", keyPath: "account.age", options: [])
    }
    #expect(live.find(NSTextField.self)?.stringValue == "Ada is 36")
    owner.account?.age = 37
    #expect(live.find(NSTextField.self)?.stringValue == "Ada is 37")
  }

  @Test("settings are shown, written, kept and gone back to")
  func defaults() throws {
    let shared = NSUserDefaultsController.shared
    func forget() {
      shared.appliesImmediately = true
      shared.initialValues = [:]
      shared.revertToInitialValues(nil)
    }
    // The settings are the whole program's, and so are those of other tests.
    forget()
    defer { forget() }
    let live = try load(Owner()) { nib in
      nib.object("defaults", "NSUserDefaultsController", [("NSSharedInstance", .bool(true))])
      nib.object("field", "NSTextField", Self.field("Document"))
      nib.binding("value", of: "field", to: "defaults", keyPath: "values.name", options: [])
    }
    let defaults = try #require(live.find(NSUserDefaultsController.self))
    let field = try #require(live.find(NSTextField.self))
    #expect(field.stringValue == "Document")

    defaults.initialValues = ["name": "first"]
    #expect(field.stringValue == "first")
    defaults.appliesImmediately = false
    try field.enter("second")
    #expect(defaults.hasUnappliedChanges && defaults.savedValues.isEmpty)
    defaults.revert()
    #expect(field.stringValue == "first" && !defaults.hasUnappliedChanges)
    try field.enter("third")
    defaults.save()
    #expect(defaults.savedValues["name"]?.description == "\"third\"")
    #expect(shared.values["name"]?.description == "\"third\"" && field.stringValue == "third")
  }

  @Test("a property that a model lacks is an error, elsewhere and for transformers a failure that can be asked for")
  func failures() throws {
    let owner = Owner()
    #expect(throws: RuntimeError.self) {
      try load(owner) { nib in
        nib.object("field", "NSTextField", Self.field())
        nib.binding("value", of: "field", to: "owner", keyPath: "account.nme", options: [])
      }
    }
    let live = try load(owner) { nib in
      nib.object("field", "NSTextField", Self.field())
      nib.binding(
        "value", of: "field", to: "owner", keyPath: "account.name",
        options: [("NSValueTransformerName", .string("Shouting"))])
      nib.object("other", "NSTextField", Self.field())
      nib.binding("value", of: "other", to: "application", keyPath: "delegate.nothing", options: [])
    }
    let fields = live.desktop.all(NSTextField.self)
    #expect(fields[0].bindingFailures["value"]?.contains("Shouting") == true && fields[0].stringValue == "Text")
    #expect(fields[1].bindingFailures.isEmpty && fields[1].stringValue == "Text")
  }

  @Test("bindings that change each other come to an end")
  func cycles() throws {
    let live = try load(Owner()) { nib in
      nib.object("a", "NSObjectController")
      nib.object("b", "NSObjectController")
      nib.binding("contentObject", of: "a", to: "b", keyPath: "content", options: [])
      nib.binding("contentObject", of: "b", to: "a", keyPath: "content", options: [])
    }
    let controllers = live.desktop.all(NSObjectController.self)
    controllers[0].setContent(Account())
    #expect(controllers[1].selectedObjects.first as? Account === controllers[0].selectedObjects.first as? Account)
  }
}
