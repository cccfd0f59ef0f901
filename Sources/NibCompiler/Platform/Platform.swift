import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// All that the compiler knows of one platform, as one value that is chosen once from the document.
///
/// The passes ask it and know no platform themselves. Another platform is another value with a folder of its own: its
/// names, and the types that meet the protocols below.
///
/// A class, so that handing it on copies no lists.
final class Platform: Sendable {
  /// The systems whose documents are compiled, the best known first.
  let systems: [DocumentPlatform]
  /// What all layers know of it.
  let framework: NibPlatform
  /// Its kinds of elements.
  let catalog: Catalog
  /// Keys that the platform's code writes, in the order of their numbers behind the well-known ones.
  let keyNames: [String]
  /// Classes that the platform's code makes objects of, likewise.
  let classNames: [String]
  /// Classes that older systems know only by another.
  let classFallbacks: [(name: String, fallback: String)]
  /// Keys of tables whose rows say them by name, numbered behind all others.
  let valueKeys: [String]
  /// Colours, fonts, images, geometry.
  let values: any ValueForms.Type
  /// What is the platform's own about an object of an element.
  let objects: any ObjectForms.Type
  /// The root object with its lists.
  let root: any RootForm.Type
  /// Which archives a document becomes.
  let archives: any ArchiveForms.Type
  /// How archives become documents again; nil for a platform whose archives are not raised.
  let raising: (any RaiseForms.Type)?
  /// Whether its XIBs are compiled, and not its storyboards alone.
  let compilesXIBs: Bool
  /// What of a document refuses it; nil where what is not known is left out with a warning.
  let refusal: Refusal?

  /// Messages that refuse a document, because what lacks something is not to be used.
  struct Refusal: Sendable {
    /// Their kinds.
    let issues: Set<DocumentIssue>
    /// Why and what to do, behind each of them.
    let words: String
  }

  init(
    systems: [DocumentPlatform], framework: NibPlatform, catalog: Catalog, keyNames: [String], classNames: [String],
    classFallbacks: [(name: String, fallback: String)], valueKeys: [String], values: any ValueForms.Type,
    objects: any ObjectForms.Type, root: any RootForm.Type, archives: any ArchiveForms.Type,
    raising: (any RaiseForms.Type)? = nil, compilesXIBs: Bool = true, refusal: Refusal? = nil
  ) {
    self.systems = systems
    self.framework = framework
    self.catalog = catalog
    self.keyNames = keyNames
    self.classNames = classNames
    self.classFallbacks = classFallbacks
    self.valueKeys = valueKeys
    self.values = values
    self.objects = objects
    self.root = root
    self.archives = archives
    self.raising = raising
    self.compilesXIBs = compilesXIBs
    self.refusal = refusal
  }

  /// The platform with the kinds of another catalog.
  func with(_ catalog: Catalog) -> Platform {
    Platform(
      systems: systems, framework: framework, catalog: catalog, keyNames: keyNames, classNames: classNames,
      classFallbacks: classFallbacks, valueKeys: valueKeys, values: values, objects: objects, root: root,
      archives: archives, raising: raising, compilesXIBs: compilesXIBs, refusal: refusal)
  }

  /// The platforms that have a compiler.
  private static let all = PlatformTable<Platform>(uikit: { .uiKit }, appkit: { .appKit }, watchkit: { .watchKit })

  /// Lets a platform be found as the project's own are, by documents and archives, for the rest of the process.
  static func add(_ platform: Platform) {
    NibPlatform.add(platform.framework)
    Catalog.ofPlatform.add(platform.catalog, for: platform.framework)
    all.add(platform, for: platform.framework)
  }

  /// The platform of an archive.
  static func of(_ root: NibRoot) -> Platform? { all[root.platform] }

  /// The platform of a document.
  /// - Throws: `CompileError` for a platform that has no compiler.
  static func of(_ document: Document) throws(CompileError) -> Platform {
    let target = DocumentTarget(document)
    if let platform = all[target.platform], platform.systems.contains(target.system) {
      if platform.compilesXIBs || document.kind == .storyboard { return platform }
      throw CompileError(
        code: .platform, place: document.place(of: .root),
        detail:
          "this document is for \(target.system.rawValue) (\(target.runtime)), and only storyboards of that system are "
          + "compiled: what a XIB becomes no sample shows; inspect it, or move its elements to a storyboard")
    }
    // No sample is known of what a document for visionOS becomes: neither a document nor an archive of it.
    throw CompileError(
      code: .platform, place: document.place(of: .root),
      detail:
        "this document is for \(target.system.rawValue) (\(target.runtime)); only documents of UIKit, AppKit and "
        + "WatchKit are compiled, for what others become no sample is known; inspect it, or export its texts")
  }
}

extension CustomLoweringCode {
  /// The code of a custom lowering: each family has its own in one switch.
  init(_ lowering: CustomLowering) {
    switch lowering.code {
    case .uiKit(let family): self.init(family)
    case .appKit(let family): self.init(family)
    case .watchKit(let family): self = WatchKitLowerings.code(family)
    }
  }
}

extension DocumentTarget {
  /// The platform that the document is for, whether it is compiled or not.
  package var platform: NibPlatform { .ofDocuments(for: system.rawValue, runtime: runtime) }
}

extension Document {
  /// The platform that the document is for.
  package var platform: NibPlatform { DocumentTarget(self).platform }
}

/// What a platform's own code remembers of the archive at hand while its elements are lowered: a subclass of its own.
class PlatformState {}

/// How a platform archives values. Each call makes an object or finds the equal one that was made.
protocol ValueForms: Sendable {
  /// The colour of a `<color>` element.
  static func color(_ element: Int, _ lowering: inout Lowering) -> ObjectID
  /// Does what remains once it is known under which key a colour stands.
  static func finishColor(_ object: ObjectID, under key: KeyID, _ lowering: inout Lowering)
  /// The colour that stands for an absent one.
  static func color(default color: DefaultColor, _ lowering: inout Lowering) -> ObjectID
  /// The font of a child of the element at hand.
  static func font(child element: Int, _ lowering: inout Lowering) -> ObjectID
  /// The font that stands for an absent one.
  static func font(default font: DefaultFont, _ lowering: inout Lowering) -> ObjectID
  /// The placeholder of a named image, or of a symbol of the system.
  static func image(_ name: ByteSpan, isSymbol: Bool, _ lowering: inout Lowering) -> ObjectID
  /// The placeholder of the image that an `<imageReference>` names, as it shows it; nil for another element.
  static func image(reference element: Int, _ lowering: inout Lowering) -> ObjectID?
  /// A truth value as an object of its own.
  static func boolean(_ value: Bool, _ lowering: inout Lowering) -> ObjectID
  /// Numbers of a geometry, under a key.
  static func geometry(_ values: [Double], _ shape: Geometry, _ key: KeyID, _ writer: inout ObjectWriter) -> KeyedValue
  /// The text of an `<attributedString>` child of the element at hand.
  static func attributedString(child element: Int, _ lowering: inout Lowering) -> ObjectID
  /// The dictionary of a `<textAttributes>` child.
  static func textAttributes(_ element: Int, _ lowering: inout Lowering) -> ObjectID
}

extension ValueForms {
  static func finishColor(_ object: ObjectID, under key: KeyID, _ lowering: inout Lowering) {}
}

/// What a platform does with the object of an element beside its kind's rows.
protocol ObjectForms: Sendable {
  /// The class in the archive: the kind's own, or the one that stands in for a custom class.
  static func archivedClass(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) -> ClassID
  /// The object of an element that is not lowered into the archive at hand; nil for one that is.
  static func outsideObject(_ element: Int, _ lowering: inout Lowering) -> (object: ObjectID?, isForeign: Bool)?
  /// Whether an element's object is in the archive at hand, and not another of the same document.
  static func isInArchive(_ element: Int, _ lowering: inout Lowering) -> Bool
  /// Writes what stands last in an object: the names of a custom class.
  static func finishObject(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering)
  /// Records what the element at hand has for the root: connections, runtime attributes and the like.
  static func recordLinks(of element: Int, _ lowering: inout Lowering)
  /// Whether a kind is one of controllers, whose archives storyboards have apart.
  static func isController(_ kind: ElementSchema) -> Bool
  /// Warns of what the element at hand varies and no archive is known to keep.
  static func reportVariations(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering)
}

/// How a platform's root object lists what an archive holds.
protocol RootForm: Sendable {
  /// Reserves the objects of the children of `<objects>`.
  static func lowerTopLevel(_ objects: Int, _ lowering: inout Lowering)
  /// Makes the connections and whatever else needs all elements to be known, then the root.
  static func write(_ root: ObjectID, _ lowering: inout Lowering)
}

/// One archive of those that a document becomes: its path in the folder, empty for one alone, and the oldest system that it
/// is for.
struct VariantMember {
  let path: String
  let target: DeploymentTarget?
}

/// Which archives a platform's documents become.
protocol ArchiveForms: Sendable {
  /// The archives of a XIB and the oldest system each is for: one without a path, or the variants of a folder.
  static func variants(of document: Document, _ options: CompileOptions) -> [VariantMember]
  /// The container of one of them.
  static func container(
    for target: DeploymentTarget?, _ options: CompileOptions, isMarked: Bool
  ) -> ArchiveFormat.Container
  /// What the platform's code remembers of an archive, made once a document.
  static func makeState() -> PlatformState
  /// The devices that a document is for, which rows may ask after.
  static func devices(of document: Document, _ profile: OutputProfile) -> Devices
  /// Whether storyboards have texts that are looked up in strings files, wherever they lie.
  static var looksUpTextsOfStoryboards: Bool { get }
  /// Notes that the archive at hand has a text that is looked up in strings files.
  static func noteLocalizableText(_ lowering: inout Lowering)
  /// Forgets the archive before and records what the root element says, before the first element is lowered.
  static func startArchive(_ lowering: inout Lowering)
  /// Lowers the archives that will lie inside the archive of a XIB, before that archive is begun.
  static func lowerInner(_ lowering: inout Lowering)
  /// Whether the archive ends with the mark of a launch screen.
  static func isMarked(_ lowering: inout Lowering) -> Bool
  /// Compiles a storyboard.
  static func storyboard(
    _ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument, _ options: CompileOptions,
    _ encode: NestedEncoder?, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface
}

extension ArchiveForms {
  static func makeState() -> PlatformState { PlatformState() }

  static func devices(of document: Document, _ profile: OutputProfile) -> Devices { .handheld }

  static var looksUpTextsOfStoryboards: Bool { false }

  static func noteLocalizableText(_ lowering: inout Lowering) {}

  /// A NIBArchive of the profile's version, as all of UIKit's documents of Xcode 5 and later become.
  static func container(
    for target: DeploymentTarget?, _ options: CompileOptions, isMarked: Bool
  ) -> ArchiveFormat.Container {
    .nibArchive(minor: options.profile.minorVersion, launchTrailer: isMarked)
  }
}

extension ObjectForms {
  /// Every element's, where no row asks after what is around one.
  static func isInArchive(_ element: Int, _ lowering: inout Lowering) -> Bool { true }

  static func isController(_ kind: ElementSchema) -> Bool { false }
}
