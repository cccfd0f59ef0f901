import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

extension Platform {
  /// AppKit: macOS.
  static let appKit = Platform(
    systems: [.macOS], framework: .appkit, catalog: .appkit, keyNames: AppKitKey.allCases.map(\.rawValue),
    classNames: AppKitClass.allCases.map(\.rawValue),
    // Documented: by another writer of archives, whose author compares them with Apple's.
    classFallbacks: [(.class(.nsNibAuxiliaryActionConnector), .class(.nsNibConnector))], valueKeys: [],
    values: AppKitValues.self, objects: AppKitObjects.self, root: AppKitRoot.self, archives: AppKitArchives.self,
    raising: AppKitRaising.self)
}

/// Values as AppKit archives them.
enum AppKitValues: ValueForms {
  static func color(_ element: Int, _ lowering: inout Lowering) -> ObjectID { AppKitColors.color(element, &lowering) }

  static func color(default color: DefaultColor, _ lowering: inout Lowering) -> ObjectID {
    switch color {
    case .catalog(let name): AppKitColors.system(name, &lowering)
    case .clear: AppKitColors.clear(&lowering)
    // The others are UIKit's.
    default: AppKitColors.black(&lowering)
    }
  }

  static func font(child element: Int, _ lowering: inout Lowering) -> ObjectID { AppKitFonts.font(element, &lowering) }

  static func font(default font: DefaultFont, _ lowering: inout Lowering) -> ObjectID {
    guard case .meta(let name) = font else { return AppKitFonts.system(&lowering) }
    return AppKitFonts.meta(name, &lowering)
  }

  static func image(_ name: ByteSpan, isSymbol: Bool, _ lowering: inout Lowering) -> ObjectID {
    AppKitImages.image(name, isSymbol: isSymbol, &lowering)
  }

  static func image(reference element: Int, _ lowering: inout Lowering) -> ObjectID? {
    if let configured = AppKitImages.reference(element, &lowering) { return configured }
    guard let named = lowering.reader.imageReference(element) else { return nil }
    lowering.reader.reportUnread(element, beyond: [.key, .image, .catalog])
    return AppKitImages.image(named.name, isSymbol: named.isSymbol, &lowering)
  }

  /// One object for either truth. Seen: 3 archives, 1 of which says one truth three times.
  static func boolean(_ value: Bool, _ lowering: inout Lowering) -> ObjectID {
    let shared = value ? lowering.writer.values.yes : lowering.writer.values.no
    if let shared { return shared }
    let object = lowering.writer.object(NibClass.number.id, .bool(.nsBoolval, value))
    if value { lowering.writer.values.yes = object } else { lowering.writer.values.no = object }
    return object
  }

  /// A cursor; equal ones are one object. Seen: 10 of 10 archives, 2 of which have several text views.
  static func cursor(_ type: Int64, hotSpot: String, _ writer: inout ObjectWriter) -> ObjectID {
    let span = writer.builder.bytes.append(text: hotSpot)
    if let known = writer.strings.find(span, tag: ContentTag.cursor, in: writer.builder.bytes) { return known }
    let spot = writer.string(span)
    let cursor = writer.object(AppKitClass.nsCursor.id, .reference(.nsHotSpot, spot), .int(.nsCursorType, type))
    writer.strings.add(span, tag: ContentTag.cursor, object: cursor, in: writer.builder.bytes)
    return cursor
  }

  static func geometry(_ values: [Double], _ shape: Geometry, _ key: KeyID, _ writer: inout ObjectWriter) -> KeyedValue
  {
    .reference(key, writer.string(Geometry.text(values, of: shape)))
  }

  static func attributedString(child element: Int, _ lowering: inout Lowering) -> ObjectID {
    AppKitTextRuns.object(of: element, &lowering)
  }

  static func textAttributes(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    lowering.reader.warn(.noKnownForm, "text attributes of AppKit are not compiled yet", at: element)
    return lowering.writer.dictionary([], .dictionary)
  }
}

/// Objects of elements as AppKit archives them.
enum AppKitObjects: ObjectForms {
  static func archivedClass(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) -> ClassID {
    if lowering.reader.tag(element) == .segue { return AppKitScenes.segueClass(element, &lowering).id }
    if AppKitLibrary.isTemplate(element, &lowering) { return AppKitClass.ibLibraryObjectTemplate.id }
    if AppKitClassNames.isSwapped(element, plan, &lowering) { return AppKitClass.nsClassSwapper.id }
    if lowering.reader.tag(element) == .toolbarItem, let own = AppKitToolbars.archivedClass(of: element, &lowering) {
      return own.id
    }
    if lowering.reader.tag(element) == .calendarDate, lowering.reader.firstChild(.timeZone, of: element) == nil {
      return NibClass.date.id
    }
    return plan.classID
  }

  static func outsideObject(_ element: Int, _ lowering: inout Lowering) -> (object: ObjectID?, isForeign: Bool)? {
    lowering.appKit.leavesOut(element) ? (nil, true) : AppKitScopes.outsideObject(element, &lowering)
  }

  static func isInArchive(_ element: Int, _ lowering: inout Lowering) -> Bool {
    !lowering.appKit.leavesOut(element) && lowering.appKit.scope?.holds(element) ?? true
  }

  static func finishObject(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {}

  static func recordLinks(of element: Int, _ lowering: inout Lowering) {
    AppKitConnections.recordLinks(element, &lowering)
  }

  static func reportVariations(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {}
}

/// Archives that documents for AppKit become.
enum AppKitArchives: ArchiveForms {
  static func variants(of document: Document, _ options: CompileOptions) -> [VariantMember] {
    AppKitVariants.members(of: document, options)
  }

  static func container(
    for target: DeploymentTarget?, _ options: CompileOptions, isMarked: Bool
  ) -> ArchiveFormat.Container {
    AppKitVariants.container(for: target, options.profile)
  }

  static func makeState() -> PlatformState { AppKitRecords() }

  static func devices(of document: Document, _ profile: OutputProfile) -> Devices {
    profile < .xcode8beta && EditorFolder.holds(document.file) ? .editor : .handheld
  }

  /// Texts of storyboards as those of XIBs. Seen: 7 of 8.
  static var looksUpTextsOfStoryboards: Bool { false }

  static func startArchive(_ lowering: inout Lowering) {
    lowering.state = lowering.appKit.forNextArchive()
    lowering.appKit.read(lowering.reader.document, for: lowering.options.deploymentTarget, lowering.profile)
  }

  static func lowerInner(_ lowering: inout Lowering) { AppKitPrototypes.lowerAll(&lowering) }

  static func isMarked(_ lowering: inout Lowering) -> Bool { false }

  static func storyboard(
    _ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument, _ options: CompileOptions,
    _ encode: NestedEncoder?, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface {
    try AppKitStoryboardCompile(document: document, schema: schema, index: index, options: options, encode: encode)
      .run(into: &diagnostics)
  }
}

extension Lowering {
  /// What AppKit's own code remembers of the archive at hand; nothing of archives of another platform.
  var appKit: AppKitRecords {
    type(of: state) == AppKitRecords.self ? unsafeDowncast(state, to: AppKitRecords.self) : AppKitRecords()
  }
}

/// What AppKit's own code remembers of the archive at hand, while its elements are lowered.
///
/// It is made once an archive.
final class AppKitRecords: PlatformState {
  /// Whether objects of custom classes are made directly (`customObjectInstantitationMethod="direct"`, the format's
  /// spelling).
  private(set) var isDirect = false
  /// Whether constraints lay views out.
  private(set) var usesAutolayout = false
  /// The first number of the version of Interface Builder that saved the document; 0 where it does not say.
  private(set) var toolsVersion = 0
  /// Whether the document is saved in the format of Xcode 8.
  private(set) var isInXcode8Format = false
  /// The spans of the touch bars that the archive is without.
  private var leftOutBars: [Range<Int>] = []
  /// The element of the owner.
  var owner: Int?
  /// Which part of the document the archive at hand holds; nil for all of it.
  var scope: AppKitScope?
  /// Outlets that a storyboard's archive has of itself.
  var impliedOutlets: [ImpliedOutlet] = []
  /// Runtime attributes likewise.
  var sceneAttributes: [SceneAttribute] = []
  /// By element of a prototype: the archive that was lowered for it.
  var prototypes: [Int: LoweredNib] = [:]
  /// Elements with a tool tip, in document order.
  var toolTips: [(element: Int, text: ByteSpan)] = []
  /// Connections of accessibility and the elements that have them, in document order.
  var accessibilityLinks: [(element: Int, connection: Int)] = []
  /// Elements that constraints name; nil until the first is asked for.
  var constrained: Set<Int>?
  var colors = EqualTable<AppKitColor, ObjectID>()
  /// The grays that stand for colors of the system.
  var grays = EqualTable<AppKitColor.SystemGray, ObjectID>()
  var fonts = EqualTable<AppKitFont, ObjectID>()
  var paragraphs = EqualTable<AppKitParagraphs.Style, ObjectID>()
  /// The images that switches and radio buttons draw, by name.
  var switchImages: [String: ObjectID] = [:]
  /// Frames that are other than the document's; nil until the first is asked for.
  var layout: AppKitLayout?
  /// The key views that follow each other; nil until the first is asked for.
  var keyLoop: AppKitKeyLoop.Next?
  /// The clip view of a table's header, by the element of its scroll view: no element is one.
  var headerClips: [Int: ObjectID] = [:]
  /// The corner between header and scroller, by the element of its table.
  var corners: [Int: ObjectID] = [:]
  /// Stack views with views in them.
  var stacks: Set<Int> = []
  /// Views that no elements are, to be filled when all elements are lowered.
  var lateViews: [AppKitLateView] = []
  /// The space of grays with gamma 2.2.
  var graySpace: ObjectID?
  /// sRGB.
  var colorSpace: ObjectID?
  /// The space of Display P3, made once an archive.
  var wideSpace: ObjectID?
  /// The view that the rule editor at hand keeps its rows in.
  var sliceHolder: ObjectID?
  /// Cells of pop-up buttons that no element has, by the element of their menu.
  var cellOfMenu: [Int: ObjectID] = [:]
  /// What items of menus stand for, by the element that says it.
  var representedObjects: [Int: ObjectID] = [:]
  /// Images that the compiler itself names.
  var standardImages: [(name: String, object: ObjectID)] = []
  /// Sizes of the images that the document lists; nil until the first is asked for.
  private var imageSizes: [String: [Double]]?
  /// The elements of the data of images whose pixels lie in the document, by name; to ask for after a size.
  private(set) var embeddedImages: [String: Int] = [:]

  /// The size that the document's list of resources says an image has.
  func imageSize(_ name: String, _ document: Document) -> [Double] {
    if let sizes = imageSizes { return sizes[name] ?? [32, 32] }
    var sizes: [String: [Double]] = [:]
    if let resources = document.child("resources", of: .root) {
      for image in document.children(of: resources) where document.tag(image) == "image" {
        guard let name = document.attribute("name", of: image) else { continue }
        let data =
          document.child("keyedArchiveRepresentation", of: image)
          ?? document.children(of: image).first { document.tag($0) == "mutableData" }
        if let data { embeddedImages[name] = Int(data.index) }
        sizes[name] = ["width", "height"].map { document.attribute($0, of: image).flatMap { Double($0) } ?? 32 }
      }
    }
    imageSizes = sizes
    return sizes[name] ?? [32, 32]
  }

  /// What is remembered at the start of the next archive of a document: frames and prototypes are the document's.
  func forNextArchive() -> AppKitRecords {
    let next = AppKitRecords()
    next.layout = layout
    next.keyLoop = keyLoop
    next.prototypes = prototypes
    next.constrained = constrained
    return next
  }

  /// Whether an element is part of a touch bar that the archive at hand is without.
  func leavesOut(_ element: Int) -> Bool { leftOutBars.contains { $0.contains(element) } }

  func read(_ document: Document, for target: DeploymentTarget?, _ profile: OutputProfile) {
    leftOutBars = AppKitTouchBars.leftOut(of: document, for: target, profile)
    // Systems before 10.10 do not know it. Seen: 1 object for 10.8, 4 of documents for 10.11 and later that are made
    // directly. Inferred: the system between.
    let isKnown = target.map { $0 >= DeploymentTarget(major: 10, minor: 10) } ?? true
    // Storyboards make all objects directly. Seen: 5 of 5 storyboards of 4 apps, none of which says it.
    let isSaid =
      document.kind == .storyboard || document.attribute("customObjectInstantitationMethod", of: .root) == "direct"
    isDirect = isKnown && isSaid
    usesAutolayout = document.attribute("useAutolayout", of: .root) == "YES"
    let version = document.attribute("toolsVersion", of: .root) ?? ""
    toolsVersion = version.split(separator: ".").first.flatMap { Int($0) } ?? 0
    isInXcode8Format = document.properties.isInXcode8Format
  }
}
