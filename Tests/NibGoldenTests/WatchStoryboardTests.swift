import NibCompiler
import NibDiagnostics
import NibGraph
import NibPropertyLists
import NibSchema
import NibTestSupport
import Nibwright
import Testing

@Suite("Storyboards for watchOS") struct WatchStoryboardTests {
  /// A document with all that property lists are known to hold.
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="11134" \
    targetRuntime="watchKit" initialViewController="ket-tl-e01">
        <scenes>
            <scene sceneID="s1"><objects>
                <controller id="ket-tl-e01" customClass="Kettle" customModule="Tea">
                    <menu key="menu" id="men-u0-001"><items>
                        <menuItem title="Pour" icon="trash" id="men-u0-002"><connections>
                            <action selector="pour" destination="ket-tl-e01" id="act-io-n01"/>
                        </connections></menuItem>
                    </items></menu>
                    <color key="backgroundColor" red="0" green="0.5" blue="1" alpha="1" colorSpace="calibratedRGB"/>
                </controller>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <notificationController id="not-if-001">
                    <items>
                        <label alignment="left" text="Tea is ready" id="lab-el-001"/>
                        <label text="More" id="lab-el-002"/>
                    </items>
                    <notificationCategory key="notificationCategory" identifier="ready" id="cat-eg-001"/>
                    <connections>
                        <outlet property="notificationAlertLabel" destination="lab-el-001" id="out-le-001"/>
                        <segue destination="dyn-am-001" kind="relationship" relationship="dynamicNotificationInterface" \
    id="seg-ue-001"/>
                    </connections>
                </notificationController>
            </objects></scene>
            <scene sceneID="s3"><objects><controller id="dyn-am-001" customClass="Ready"/></objects></scene>
        </scenes>
    </document>
    """

  private static let lists = [
    "Interface.plist": #"""
    {"controllers": {"controller-ket-tl-e01": {"color": "0080FF", "controllerClass": "_TtC3Tea6Kettle", "menu": \#
    {"items": [{"action": "pour", "image": 15, "title": {"fallbackString": "Pour", "localizationKey": \#
    "men-u0-002.title"}}]}}}, "root": "controller-ket-tl-e01"}
    """#,
    "Interface-notification.plist": #"""
    {"categories": {"ready": {"dynamic": {"controllerClass": "Ready"}, "static": {"items": [{"alert": true, \#
    "fontScale": 1.0, "text": {"fallbackString": "Tea is ready", "localizationKey": "lab-el-001.text"}, "type": "label"}, \#
    {"fontScale": 1.0, "text": {"fallbackString": "More", "localizationKey": "lab-el-002.text"}, "type": "label"}]}}}}
    """#,
  ]

  private static func interface(_ text: String, name: String = "Interface.storyboard") throws -> Interface {
    try Interface.read(Array(text.utf8), name: name)
  }

  /// A list on one line, keys in their order.
  private static func line(_ list: PropertyList) -> String {
    switch list {
    case .dictionary(let entries):
      let sorted = entries.sorted { $0.key < $1.key }
      return "{" + sorted.map { "\"\($0.key)\": " + line($0.value) }.joined(separator: ", ") + "}"
    case .array(let items): return "[" + items.map { line($0) }.joined(separator: ", ") + "]"
    case .string(let text): return "\"\(text)\""
    case .integer(let number): return "\(number)"
    case .real(let number): return "\(number)"
    case .boolean(let flag): return "\(flag)"
    default: return "?"
    }
  }

  private static func lines(_ files: [InterfaceFile]) throws -> [String: String] {
    var lines: [String: String] = [:]
    for file in files { lines[file.path] = line(try PropertyList(file.bytes, file: file.path)) }
    return lines
  }

  /// The errors of a document, and what it compiles to.
  private static func errors(_ text: String, policy: DiagnosticPolicy = DiagnosticPolicy()) throws -> [Diagnostic] {
    var diagnostics = Diagnostics(policy: policy)
    _ = try interface(text).compile(into: &diagnostics)
    return diagnostics.messages.filter { $0.severity == .error }
  }

  @Test("become the property lists that are known, and no Info.plist", arguments: LocalizableStrings.allCases)
  func compiled(strings: LocalizableStrings) throws {
    let options = CompileOptions(localizableStrings: strings)
    let files = try Self.interface(Self.text).compile(options).encoded()

    #expect(try Self.lines(files) == Self.lists)
    #expect(files.allSatisfy { $0.bytes.starts(with: "bplist00".utf8) })
  }

  @Test("the target's module is that of its classes")
  func module() throws {
    let text = Self.text.replacing(#"customClass="Ready""#, with: #"customClass="Ready" customModuleProvider="target""#)
    let files = try Self.interface(text).compile(CompileOptions(module: "Pot")).encoded()

    #expect(try Self.lines(files)["Interface-notification.plist"]?.contains("\"_TtC3Pot5Ready\"") == true)
  }

  @Test("without a notification have the list of controllers alone")
  func withoutNotification() throws {
    let text = try #require(Self.text.range(of: #"<scene sceneID="s2">"#)).lowerBound
    let document = Self.text[..<text] + "</scenes></document>"
    let files = try Self.interface(String(document)).compile().encoded()

    #expect(files.map(\.path) == ["Interface.plist"])
  }

  @Test("come back from their lists, with ids and texts, and compile to the same lists")
  func raised() throws {
    let files = try Self.interface(Self.text).compile().encoded()
    let folder = try Interface.read(folder: files, name: "/Interface.storyboardc")
    var diagnostics = Diagnostics()

    let raised = try folder.decompiled(into: &diagnostics)

    #expect(diagnostics.messages.isEmpty)
    let text = String(decoding: raised, as: UTF8.self)
    for id in ["ket-tl-e01", "men-u0-002", "lab-el-001"] { #expect(text.contains("id=\"\(id)\"")) }
    let again = try Interface.read(raised, name: "Interface.storyboard").compile().encoded()
    #expect(try Self.lines(again) == Self.lists)
  }

  @Test("one list alone comes back as a storyboard", arguments: ["Interface.plist", "Interface-notification.plist"])
  func raisedAlone(name: String) throws {
    let files = try Self.interface(Self.text).compile().encoded()
    let list = try #require(files.first { $0.path == name })
    var diagnostics = Diagnostics()

    let raised = try Interface.read(list.bytes, name: name).decompiled(into: &diagnostics)

    let interface = try Interface.read(raised, name: "A.storyboard")
    #expect(interface.isStoryboard && diagnostics.messages.isEmpty)
    var unused = Diagnostics()
    #expect(try Self.lines(interface.compile(into: &unused).encoded())[name] == Self.lists[name])
  }

  @Test("what of a list has no element is told of, by its object")
  func unraised() throws {
    let item = PropertyList.dictionary([.init("type", .string("group"))])
    let label = PropertyList.dictionary([.init("type", .string("label")), .init("width", .real(1))])
    let list = PropertyList.dictionary([
      .init(
        "categories",
        .dictionary([
          .init("a", .dictionary([.init("static", .dictionary([.init("items", .array([item, label]))]))]))
        ])), .init("version", .integer(2)),
    ])
    var diagnostics = Diagnostics()

    let bytes = BinaryPropertyListWriter.bytes(of: list)
    _ = try Interface.read(bytes, name: "a.plist").decompiled(into: &diagnostics)

    let messages = diagnostics.messages.map(\.message)
    #expect(messages.contains { $0.contains("an object of group is of no kind") })
    #expect(messages.contains { $0.contains("'width' of a label is not raised") })
    #expect(messages.contains { $0.contains("'version' of the list is not raised") })
  }

  @Test(
    "what no list shows refuses the document, by name and place",
    arguments: [
      (#"text="More""#, #"text="More" width="1""#, "18:21: error: 'label' has the attribute 'width'"),
      (#"alignment="left""#, #"alignment="right""#, "'label' has the attribute 'alignment' (\"right\")"),
      (#"icon="trash""#, #"icon="teapot""#, "unknown icon 'teapot'"),
      (#"icon="trash""#, #"image="Pot""#, "'menuItem' has the attribute 'image'"),
      (#"customModule="Tea""#, #"customModule="Tea" identifier="K""#, "'controller' has the attribute 'identifier'"),
      (#"customClass="Ready""#, "", "'controller' has no 'customClass'"),
      (#"red="0""#, #"white="0""#, "'color' has no 'red'"),
      (#"alpha="1""#, #"alpha="0.5""#, "only opaque colors"), ("calibratedRGB", "sRGB", "only opaque colors"),
      (#"<label text="More" id="lab-el-002"/>"#, "<group/>", "unknown element <group>"),
      ("notificationAlertLabel", "titleLabel", "<outlet property=\"titleLabel\""),
      ("dynamicNotificationInterface", "next", "<segue destination=\"dyn-am-001\""),
      (#"destination="ket-tl-e01""#, #"destination="dyn-am-001""#, "another target than the controller"),
      (#"identifier="ready""#, "", "'notificationController' has no category"),
      (#"initialViewController="ket-tl-e01""#, "", "has no 'initialViewController'"),
      (#"initialViewController="ket-tl-e01""#, #"initialViewController="x""#, "names 'x'"),
      ("notificationController", "glanceController", "a scene has a <glanceController>"),
      ("<scenes>", "<customFonts/><scenes>", "'document' has the child 'customFonts'"),
      (
        "<menu key", "<userDefinedRuntimeAttributes/><menu key",
        "'controller' has the child 'userDefinedRuntimeAttributes'"
      ),
      ("<menu key", #"<variation key="device=watch42mm" title="A"/><menu key"#, "'variation'"),
    ])
  func refused(old: String, new: String, words: String) throws {
    #expect(Self.text.contains(old))

    let errors = try Self.errors(Self.text.replacing(old, with: new))

    #expect(errors.contains { "\($0)".contains(words) }, "\(errors)")
    #expect(errors.allSatisfy { $0.hasLine && $0.message.hasSuffix("compile the document with Xcode") })
  }

  @Test("is refused although its messages are silenced")
  func silenced() throws {
    let text = Self.text.replacing(#"icon="trash""#, with: #"icon="teapot""#)
    let policy = DiagnosticPolicy(silenced: ["unknownValue"])

    #expect(try Self.errors(text, policy: policy).map(\.id) == ["unknownValue"])
  }

  @Test("a XIB for watchOS is refused at its first element")
  func xib() throws {
    let text = Self.text.replacing("WatchKit.Storyboard", with: "WatchKit.XIB").replacing("scenes", with: "objects")
    let error = #expect(throws: NibError.self) { try Self.interface(text, name: "A.xib").compile() }

    #expect(error.map { "\($0)" }?.hasPrefix("A.xib:2:1: ") == true)
    #expect(error?.detail.contains("watchOS (watchKit), and only storyboards") == true)
  }

  @Test("the classes that lists tell are those of the schema's kinds")
  func classes() throws {
    let lists = try #require(NibPlatform.watchkit.traits.archives.lists)

    #expect(lists.classes.contains { $0.key == "label" })
    for (type, name) in lists.classes { #expect(Catalog.watchkit.className(of: type) == name) }
    #expect(Catalog.watchkit.className(of: "controller") == lists.ownClass)
  }
}

/// Documents of others for watchOS: the pairs' sources, and those of the collection.
@Suite("Real documents for watchOS", .enabled(if: SharedFiles.root != nil, "the shared files are not here"))
struct SharedWatchTests {
  @Test("each is inspected, and compiled or refused with a place")
  func all() throws {
    let root = try #require(SharedFiles.root)
    var (compiled, refused) = (0, 0)
    for path in TestDisk.files(below: root + "/corpus", ending: [".storyboard"]) {
      guard let bytes = TestDisk.bytes(path), let interface = try? Interface.read(bytes, name: path),
        case .document(let document) = interface.content, document.platform == .watchkit
      else { continue }
      let tree = try interface.tree()
      #expect(tree.contains("controller") || tree.contains("Controller"), "\(path)")
      var diagnostics = Diagnostics()
      let files = try interface.compile(into: &diagnostics).encoded()
      let errors = diagnostics.messages.filter { $0.severity == .error }
      if errors.isEmpty {
        compiled += 1
        #expect(files.contains { $0.path == "Interface.plist" }, "\(path)")
      } else {
        refused += 1
        #expect(errors.allSatisfy { $0.hasLine }, "\(path)")
      }
    }
    print("watchOS: \(compiled) compiled, \(refused) refused")
    #expect(compiled >= 1 && compiled + refused >= 40)
  }
}

extension Diagnostic {
  /// Whether it tells a line and a column.
  fileprivate var hasLine: Bool {
    if case .text(let line, let column) = place.position { line > 0 && column > 0 } else { false }
  }
}
