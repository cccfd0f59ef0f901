import NibGraph
import NibTestSupport
import NibUIKit
import Nibwright
import Testing

/// Every fault that a program can meet when it loads a nib, with the whole message that a person reads.
@Suite("Messages")
nonisolated struct ErrorMessageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let code: String
    let message: String
    let cause: @MainActor () throws -> Void
    var testDescription: String { code }

    init(_ code: NibError.Code, _ message: String, _ cause: @escaping @MainActor () throws -> Void) {
      self.code = code.rawValue
      self.message = message
      self.cause = cause
    }
  }

  @Test("each fault says what it is, where, and what to do", arguments: rows)
  @MainActor func message(_ row: Row) {
    do {
      try row.cause()
      Issue.record("nothing was thrown")
    } catch {
      let error = NibError(error, name: "")
      #expect(error.code.rawValue == row.code)
      // Another test may have added its own platform to the process, whose root key the message names, too.
      #expect(error.description.replacing(" nor BKPieces", with: "") == row.message)
    }
  }

  @Test("no fault is without a row")
  func complete() {
    let known = Set(Self.rows.map(\.code))
    let all = RuntimeError.Code.allCases.map(\.rawValue)

    #expect(all.filter { !known.contains($0) } == [])
  }

  private static let rows: [Row] = outlets + actions + values + archives + files

  private static let outlets: [Row] = [
    Row(.missingOutlet, "Test.nib: error: Owner has no outlet 'titel'; it has 'title', 'fields' [object @1]") {
      try load { $0.outlet("titel", from: "owner", to: "label") }
    },
    Row(
      .missingOutlet,
      "Test.nib: error: Owner has no outlet 'fields'; it has an outlet collection of that name [object @1]"
    ) {
      try load { $0.outlet("fields", from: "owner", to: "label") }
    },
    Row(
      .missingOutlet,
      "Test.nib: error: Owner has no outlet collection 'title'; it has a single outlet of that name [object @1]"
    ) {
      try load { $0.collection("title", from: "owner", to: ["label"]) }
    },
    Row(
      .missingOutlet,
      "Test.nib: error: Owner has no outlet 'plain'; its property 'plain' is not marked @Outlet: mark it, or list it in "
        + "`outlets` of OutletDeclaring [object @1]"
    ) { try load { $0.outlet("plain", from: "owner", to: "label") } },
    Row(.wrongOutletType, "Test.nib: error: outlet 'title' of Owner wants UILabel, got UIButton [object @4]") {
      try load { $0.outlet("title", from: "owner", to: "button") }
    },
    Row(
      .missingExternals,
      "Test.nib: error: external objects not given: 'Theme', 'Store'; pass them in externalObjects [object @5]"
    ) {
      try load {
        $0.proxy("t", "Theme")
        $0.proxy("s", "Store")
      }
    },
    Row(.brokenConnection, "Test.nib: error: UILabel sends no actions, but 'save:' is connected to it [object @3]") {
      try load { $0.action("save:", from: "label", to: "owner") }
    },
    Row(.brokenConnection, "Test.nib: error: connection 'title' has no source [object @8]") {
      try load { $0.outlet("title", from: "nobody", to: "label") }
    },
  ]

  private static let actions: [Row] = [
    Row(
      .actionNotFound,
      "Owner: error: Owner does not respond to 'store:', sent by UIButton; declare it with @Action(\"store:\") or as "
        + ".action in its table"
    ) {
      let owner = Owner()
      try #require(load(owner) { $0.action("store:", from: "button", to: "owner") }.find(UIButton.self))
        .send(.touchUpInside)
    },
    Row(.wrongSenderType, "Owner: error: action 'save:' wants UILabel, got UIButton") {
      let owner = Owner()
      try #require(load(owner) { $0.action("save:", from: "button", to: "owner") }.find(UIButton.self))
        .send(.touchUpInside)
    },
    Row(
      .wrongSenderType,
      "Owner: error: action 'erase' wants UILabel, and gets no sender, for its selector has no colon; connect 'erase:', or "
        + "take the owner alone: { (owner: Owner) in … }"
    ) {
      let owner = Owner()
      try #require(load(owner) { $0.action("erase", from: "button", to: "owner") }.find(UIButton.self))
        .send(.touchUpInside)
    },
  ]

  private static let values: [Row] = [
    Row(
      .unknownClass,
      "Test.nib: error: no class is registered for '_TtC5Kiosk4Card'; register one, or name the module that has it in "
        + "`modules` [object @5]"
    ) { try load(strictness: .automatic.throwing(.unknownClass)) { $0.custom("x", "_TtC5Kiosk4Card", of: "UIView") } },
    Row(.wrongValueType, "Test.nib: error: 'Title' of Badge holds int, expected string [object @5]") {
      try load { $0.object("x", "Badge", [("Title", .int(1))]) }
    },
    Row(.missingKey, "Test.nib: error: 'Title' of Badge is absent, expected string; there are 'Text' [object @5]") {
      try load { $0.object("x", "Badge", [("Text", .string("a"))]) }
    },
    Row(.missingImage, "Test.nib: error: image 'icon' was not found; tried /App/icon.png [object @14]") {
      let image = TestNib.Value.object("UIImageNibPlaceholder", [("UIResourceName", .string("icon"))])
      try load(strictness: .automatic.throwing(.missingImage)) { $0.object("x", "UIImageView", [("UIImage", image)]) }
    },
    Row(
      .attributeNotSet,
      "Test.nib: error: Badge has no property 'radius'; runtime attributes set what is marked @Inspectable [object @5]"
    ) {
      try load(strictness: .automatic.throwing(.attributeNotSet)) {
        $0.object("x", "Badge", [("Title", .string("a"))])
        $0.attribute("radius", of: "x", .bool(true))
      }
    },
    Row(.objectFailed, "Test.nib: error: Careless: ran out of paint [object @5]") {
      try load { $0.object("x", "Careless") }
    },
    Row(
      .cyclicReference,
      "Test.nib: error: Hasty refers to itself; call coder.register(self) before reading references [object @5]"
    ) { try load { $0.object("x", "Hasty", [("Self", .ref("x"))]) } },
  ]

  private static let archives: [Row] = [
    Row(.notAnInterface, "Odd.nib: error: the root has neither UINibObjectsKey nor IB.objectdata: this is no interface")
    {
      var builder = GraphBuilder()
      let object = builder.class("NSObject")
      _ = builder.reserve(object)
      let graph = try builder.finish(format: .nibArchive(minor: 9, launchTrailer: false), file: "Odd.nib")
      try NibFile(graph: graph).instantiate()
    },
    Row(
      .brokenRoot,
      "Desktop.nib: error: NSObjectsKeys has 1 elements, but NSObjectsValues has 2 [object @1]"
    ) {
      var nib = TestDesktopNib()
      nib.replace("NSObjectsValues", with: .array([.ref("owner"), .ref("owner")]))
      try NibFile(graph: try nib.graph()).instantiate()
    },
    Row(.limit, "Test.nib: error: lists that many objects share take more steps than 8584 values may [object @209]") {
      try load { nib in
        for number in 0..<200 { nib.object("leaf\(number)", "UIView") }
        for number in 0..<40 {
          nib.object("view\(number)", "UIView", [("UISubviews", .array((0..<200).map { .ref("leaf\($0)") }))])
        }
      }
    },
    Row(.tooDeep, "Test.nib: error: references are nested deeper than 3 [object @8]") {
      try load(limits: ReadLimits(depth: 3)) { nib in
        for (name, next) in [("a", "b"), ("b", "c"), ("c", "d"), ("d", "label")] {
          nib.object(name, "Link", [("Next", .ref(next))])
        }
      }
    },
    Row(.nibNotFound, "Cell: error: no nib named 'Cell'; no bundle was given to look in") {
      _ = try InstantiationContext(nibs: BundleNibs()).graph(named: "Cell")
    },
    Row(.nibNotReadable, "Cell: error: nothing here reads archives; give the instantiator its nibs") {
      _ = try InstantiationContext().graph(archived: [], name: "Cell")
    },
  ]

  private static let files: [Row] = [
    Row(
      .notFound,
      "Login: error: no nib of this name; tried /App/Login~ipad.nib, /App/Login.nib, /App/Login~ipad.xib, /App/Login.xib"
    ) {
      let source = MemoryFileSource(["/App/Other.txt": []])
      _ = try NibFile(
        named: "Login", in: BundleChain(main: ResourceBundle("/App", in: source), source: source), idiom: .ipad)
    },
    Row(.notFound, "/none/Login.nib: error: nothing is at this path") {
      _ = try NibFile(contentsOf: "/none/Login.nib", environment: NibEnvironment(files: MemoryFileSource()))
    },
    Row(
      .noArchiveInFolder,
      "/Login.nib: error: the folder holds no archive and no document: it holds notes.txt; give a XIB, a storyboard, "
        + "a nib or a compiled storyboard; 'context' and 'scan' find them below a folder"
    ) {
      let files = MemoryFileSource(["/Login.nib/notes.txt": []])
      _ = try NibFile(contentsOf: "/Login.nib", environment: NibEnvironment(files: files))
    },
    Row(
      .wrongForm,
      "/App/Main.storyboardc: error: this is a compiled storyboard; name one of its nibs"
    ) {
      let files = MemoryFileSource(["/App/Main.storyboardc/Info.plist": []])
      _ = try NibFile(contentsOf: "/App/Main.storyboardc", environment: NibEnvironment(files: files))
    },
  ]

  /// Loads a label, a button and what is added, with classes that fail in their own ways.
  @MainActor
  @discardableResult
  private static func load(
    _ owner: AnyObject = Owner(), strictness: Strictness = .automatic, limits: ReadLimits = ReadLimits(),
    _ build: (inout TestNib) -> Void
  ) throws -> Instantiation {
    let classes = ClassRegistry(parent: StandInCatalog.registry)
    classes.register(Badge.self, as: "Badge")
    classes.register(Careless.self, as: "Careless")
    classes.register(Hasty.self, as: "Hasty")
    var nib = TestNib()
    nib.object("label", "UILabel")
    nib.object("button", "UIButton")
    build(&nib)
    let resources = ClosureResources(image: { .missing(tried: ["/App/\($0.name).png"]) })
    let environment = NibEnvironment(classes: classes, resources: resources, strictness: strictness, limits: limits)
    return try NibFile(graph: nib.graph(), environment: environment).instantiateReport(owner: owner)
  }
}

private final class Owner {
  @Outlet var title: UILabel?
  @OutletCollection var fields: [UILabel]
  var plain: UILabel?
  @Action("save:") var onSave = { (_: Owner, _: UILabel) in }
  @Action("erase") var onErase = { (_: Owner, _: UILabel) in }
}

/// Insists on a title.
private final class Badge: NibObject {
  init(from coder: NibCoder) throws { let _: String = try coder.required("Title") }
}

/// Throws an error of its own.
private final class Careless: NibObject {
  struct Fault: Error, CustomStringConvertible { var description: String { "ran out of paint" } }

  init(from coder: NibCoder) throws { throw Fault() }
}

/// Reads a reference to itself before it can be referred to.
private final class Hasty: NibObject {
  init(from coder: NibCoder) throws { _ = try coder.object("Self", as: Hasty.self) }
}
