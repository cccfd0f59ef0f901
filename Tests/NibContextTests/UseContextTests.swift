import NibArchives
import NibContext
import NibGraph
import NibResources
import NibSchema
import NibTestSupport
import Nibwright
import Testing

@Suite("Images and colors of contexts are what rows say they are") struct UseContextTests {
  private static let desktop = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="MacOSX.Cocoa"><objects>
    """

  /// The keys under which each image is used.
  private func keys(_ context: InterfaceContext) -> [String: [String]] {
    Dictionary(context.images.map { ($0.name, $0.uses.map(\.key)) }) { $0 + $1 }
  }

  @Test("a flag that is called like an image is none, and an attribute that is not called so may name one")
  func phone() throws {
    let context = try ContextSample.of(
      ContextSample.xib(
        """
        <view id="v"><subviews><textField id="t" background="paper" disabledBackground="gray paper"/>
        <button id="b" scalesLargeContentImage="YES" largeContentImage="large"><state key="normal" title="Go" image="go"/>
        <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" image="YES"/></accessibility>
        </button><imageView id="i" highlightedImage="lit"><imageReference key="image" image="bolt" catalog="system"/>
        </imageView></subviews></view>
        """))

    #expect(
      keys(context) == [
        "paper": ["background"], "gray paper": ["disabledBackground"], "large": ["largeContentImage"],
        "go": ["normal.image"], "lit": ["highlightedImage"], "bolt": ["image.image"],
      ])
    #expect(context.images.first { $0.name == "bolt" }?.catalog == "system")
    let button = try #require(context.objects.first { $0.id == "b" })
    #expect(button.attributes.contains(AttributeContext("accessibilityConfiguration.traits.image", .boolean(true))))
  }

  @Test("a cell that dims no image has none")
  func desktop() throws {
    let context = try ContextSample.of(
      Self.desktop + """
        <button id="b"><buttonCell key="cell" type="push" image="NSAddTemplate" id="c"><behavior key="behavior" \
        pushIn="YES" doesNotDimImage="YES"/></buttonCell></button><menu id="m"><items><menuItem onStateImage="tick" id="i">
        </menuItem></items></menu><tabViewItem image="doc" catalog="system" id="t"/></objects></document>
        """)

    #expect(keys(context) == ["NSAddTemplate": ["image"], "tick": ["onStateImage"], "doc": ["image"]])
  }

  @Test("watches have images of groups and sliders, and a variation those of its holder")
  func watch() throws {
    let context = try ContextSample.of(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="21507" \
      targetRuntime="watchKit"><scenes><scene sceneID="s"><objects><controller id="c"><items>
      <group backgroundImage="sky" id="g"><variation key="device=watch42mm" backgroundImage="wide sky"/></group>
      <slider minimumImage="less" maximumImage="more" id="l"/></items></controller></objects></scene></scenes></document>
      """, name: "Interface.storyboard")

    #expect(
      keys(context) == [
        "sky": ["backgroundImage"], "wide sky": ["device=watch42mm.backgroundImage"], "less": ["minimumImage"],
        "more": ["maximumImage"],
      ])
  }

  @Test("runtime attributes use images and colors by their types")
  func runtimeAttributes() throws {
    let context = try ContextSample.of(
      ContextSample.xib(
        """
        <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="image" keyPath="badge" value="star"/>
        <userDefinedRuntimeAttribute type="string" keyPath="titleImage" value="moon"/>
        <userDefinedRuntimeAttribute type="color" keyPath="edge"><color key="value" name="Brand"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """))

    #expect(keys(context) == ["star": ["badge"]])
    #expect(context.colors.map(\.content.name) == ["Brand"])
    #expect(context.colors[0].uses.map(\.object) == ["v"] && context.colors[0].uses.map(\.key) == ["edge"])
  }

  @Test("a color of an archive is the system's by its key, not by its name")
  func archivedColors() throws {
    var maker = ContextMaker(
      files: MemoryFileSource([
        "/a.xib": Array(
          ContextSample.xib(
            """
            <view id="v"><color key="backgroundColor" name="BrandColor"/><color key="tintColor" systemColor="labelColor"/>
            </view>
            """,
            resources: """
              <namedColor name="BrandColor"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
              customColorSpace="sRGB"/></namedColor>
              <systemColor name="labelColor"><color white="0" alpha="1" colorSpace="custom" \
              customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
              """
          ).utf8)
      ]))
    maker.compilesDocuments = true
    maker.add(path: "/a.xib")
    let context = try #require(maker.context().interfaces.first)

    #expect(context.source == .archive)
    let kinds = Dictionary(context.colors.map { ($0.content.name, $0.content.kind) }) { first, _ in first }
    #expect(kinds["BrandColor"] == .named && kinds["labelColor"] == .system)
  }

  @Test("texts and images of an archive are there under the words of documents, too")
  func words() throws {
    let text = ContextSample.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews><button id="b"><state key="normal" \
      title="Go" image="go"><color key="titleColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></state><state key="highlighted" title="Gone"/></button><label text="Hi" id="l"/>
      <textField placeholder="Mail" background="paper" id="t"/></subviews></view>
      """)
    let document = try ContextSample.of(text)
    var maker = ContextMaker(files: MemoryFileSource(["/a.xib": Array(text.utf8)]))
    maker.compilesDocuments = true
    maker.add(path: "/a.xib")
    let archive = try #require(maker.context().interfaces.first)

    for (id, keys) in [
      ("b", ["normal.title", "normal.image", "highlighted.title"]), ("l", ["text"]),
      ("t", ["placeholder", "background"]),
    ] {
      let (written, made) = (
        document.objects.first { $0.id == id }?.attributes ?? [],
        archive.objects.first { $0.id == id }?.attributes ?? []
      )
      for key in keys {
        let value = try #require(written.first { $0.key == key }?.value)
        #expect(made.filter { $0.key == key } == [AttributeContext(key, value)], "\(id) \(key)")
      }
    }
    let button = archive.objects.first { $0.id == "b" }?.attributes ?? []
    #expect(
      button.contains { $0.key == "normal.titleColor" } && button.contains { $0.key == "UIButtonStatefulContent" })
    #expect(!button.contains { $0.key == "disabled.title" })
  }

  @Test("a sound that an archive names is no image")
  func sound() throws {
    var nib = TestDesktopNib()
    for (name, resource) in [("sound", "NSSound"), ("image", "NSImage")] {
      nib.hiddenObject(
        name, "NSCustomResource", [("NSClassName", .string(resource)), ("NSResourceName", .string("My \(name)"))])
    }
    nib.object("cell", "NSButtonCell", [("NSSound", .ref("sound")), ("NSNormalImage", .ref("image"))])
    let bytes = try ArchiveEncoder().encode(try nib.graph())
    let context = try #require(try Interface.read(bytes, name: "Bell.nib").context().interfaces.first)

    #expect(context.images.map(\.name) == ["My image"])
    var scan = ArchiveScan(["/Bell.nib"], files: MemoryFileSource(["/Bell.nib": bytes]))
    let rows = String(decoding: scan.next(), as: UTF8.self)
    #expect(rows.contains("My image") && !rows.contains(#""image":"My sound""#))
  }

  @Test("each attribute that is listed as an image is one that no row reads as an image")
  func listedImages() {
    for catalog in [Catalog.uikit, .appkit, .watchkit] {
      for part in catalog.imageParts {
        for attribute in part.attributes {
          let rows = catalog.find(part.tag)?.allRows ?? []
          #expect(!rows.contains { Self.isImage($0) && $0.attribute == attribute }, "\(part.tag) \(attribute)")
        }
      }
    }
  }

  private static func isImage(_ row: Row) -> Bool { if case .image = row.form { true } else { false } }

  /// The last words of the keys under which rows and lists of a catalog have images.
  private static let imageWords: Set<String> = {
    func names(_ row: Row) -> [String] {
      switch row.form {
      case .image: [row.attribute.split(separator: ".").last.map(String.init) ?? ""]
      case .synthesized(_, let rows): rows.flatMap { names($0) }
      default: []
      }
    }
    return Set(
      [Catalog.uikit, .appkit, .watchkit].flatMap { catalog in
        catalog.all.flatMap { $0.rows.flatMap { names($0) } } + catalog.imageParts.flatMap(\.attributes)
      })
  }()

  @Test(
    "public documents and archives have no image that is a flag, a sound or an attribute of another kind",
    .enabled(if: SharedFiles.root != nil, "needs the shared files"))
  func corpus() throws {
    var maker = ContextMaker()
    maker.mergesLanguages = false
    let paths = TestDisk.files(below: (SharedFiles.root ?? "") + "/corpus", ending: [".xib", ".storyboard", ".nib"])
    for path in TestSize.share(paths, every: 4) { maker.add(path: path) }
    let context = maker.context()
    var images = 0

    for interface in context.interfaces {
      let set = Set(interface.runtimeAttributes.map { "\($0.object) \($0.keyPath)" })
      for image in interface.images {
        images += 1
        #expect(image.name != "YES" && image.name != "NO", "\(interface.file)")
        for use in image.uses where interface.source == .document {
          let word = use.key.split(separator: ".").last.map(String.init) ?? ""
          #expect(
            Self.imageWords.contains(word) || set.contains("\(use.object) \(use.key)"),
            "\(interface.file): \(image.name), \(use.key)")
        }
        for use in image.uses where interface.source == .archive {
          #expect(use.key != "NSSound", "\(interface.file): \(image.name)")
        }
      }
    }

    #expect(context.interfaces.count > TestSize.count(250, full: 1_000) && images > TestSize.count(350, full: 1_500))
  }
}
