import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

extension Platform {
  /// UIKit: iOS and tvOS.
  static let uiKit = Platform(
    systems: [.iOS, .tvOS, .unknown], framework: .uikit, catalog: .uikit, keyNames: UIKitKey.allCases.map(\.rawValue),
    classNames: UIKitClass.allCases.map(\.rawValue), classFallbacks: UIKitClass.fallbacks,
    valueKeys: ArchivedColor.keys + ArchivedFont.keys,
    values: UIKitValues.self, objects: UIKitObjects.self, root: UIKitRoot.self, archives: UIKitArchives.self,
    raising: UIKitRaising.self)
}

/// Values as UIKit archives them.
enum UIKitValues: ValueForms {
  static func color(_ element: Int, _ lowering: inout Lowering) -> ObjectID { UIKitColors.color(element, &lowering) }

  static func finishColor(_ object: ObjectID, under key: KeyID, _ lowering: inout Lowering) {
    UIKitColors.nameClass(of: object, key, &lowering)
  }

  static func color(default color: DefaultColor, _ lowering: inout Lowering) -> ObjectID {
    UIKitColors.color(default: color, &lowering)
  }

  static func font(child element: Int, _ lowering: inout Lowering) -> ObjectID {
    UIKitFonts.fixedFont(element, &lowering) ?? UIKitFonts.font(element, &lowering).object
  }

  static func font(default font: DefaultFont, _ lowering: inout Lowering) -> ObjectID {
    let description =
      switch font {
      case .system(let size): FontDescription(type: "system", pointSize: size)
      case .systemButton:
        FontDescription(type: lowering.options.targetsPreiOS7 ? "boldSystem" : "system", pointSize: 15)
      case .meta(let name): FontDescription(type: name, pointSize: 13)
      }
    return UIKitFonts.font(description, &lowering).object
  }

  static func image(_ name: ByteSpan, isSymbol: Bool, _ lowering: inout Lowering) -> ObjectID {
    UIKitImages.image(name, isSymbol: isSymbol, &lowering)
  }

  static func image(reference element: Int, _ lowering: inout Lowering) -> ObjectID? {
    UIKitImages.image(reference: element, &lowering)
  }

  static func boolean(_ value: Bool, _ lowering: inout Lowering) -> ObjectID {
    lowering.writer.number(integer: value ? 1 : 0)
  }

  static func geometry(_ values: [Double], _ shape: Geometry, _ key: KeyID, _ writer: inout ObjectWriter) -> KeyedValue
  {
    .data(key, writer.reals(values))
  }

  static func attributedString(child element: Int, _ lowering: inout Lowering) -> ObjectID {
    let isLabel = lowering.reader.element.map { lowering.reader.tag($0) == .label } ?? false
    let lineBreak = isLabel ? UIKitStyledTexts.labelLineBreak(&lowering) : nil
    return UIKitAttributedStrings.attributedString(element, lineBreak: lineBreak, &lowering)
  }

  static func textAttributes(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    UIKitTextAttributes.dictionary(of: element, &lowering)
  }
}

/// Objects of elements as UIKit archives them.
enum UIKitObjects: ObjectForms {
  static func archivedClass(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) -> ClassID {
    UIKitClassSwapping.archivedClass(element, plan, &lowering)
  }

  static func outsideObject(_ element: Int, _ lowering: inout Lowering) -> (object: ObjectID?, isForeign: Bool)? {
    UpstreamProxies.outsideObject(element, &lowering)
  }

  static func isController(_ kind: ElementSchema) -> Bool {
    kind === UIKitElements.viewController || kind === UIKitElements.viewControllerPlaceholder
      || kind.parent === UIKitElements.viewController
  }

  static func finishObject(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    UIKitClassSwapping.lowerCustomClass(element, plan, &lowering)
  }

  static func recordLinks(of element: Int, _ lowering: inout Lowering) {
    UIKitConnections.recordLinks(element, &lowering)
  }

  static func reportVariations(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    UIKitVariations.reportVariations(element, plan, &lowering)
  }
}

/// Archives that documents for UIKit become.
enum UIKitArchives: ArchiveForms {

  static func variants(of document: Document, _ options: CompileOptions) -> [VariantMember] {
    VariantPlan(document, options).members
  }

  static func makeState() -> PlatformState { UIKitState() }

  static func devices(of document: Document, _ profile: OutputProfile) -> Devices {
    DocumentTarget(document).system == .tvOS ? .television : .handheld
  }

  static var looksUpTextsOfStoryboards: Bool { true }

  static func noteLocalizableText(_ lowering: inout Lowering) { lowering.uiKit.hasLocalizableTexts = true }

  static func startArchive(_ lowering: inout Lowering) {
    (lowering.state as? UIKitState)?.startArchive()
    let document = lowering.reader.document
    lowering.uiKit.colorMatched = document.attribute("colorMatched", of: .root) == "YES"
    lowering.uiKit.hasSizeClasses = document.attribute("useTraitCollections", of: .root) == "YES"
    lowering.uiKit.hasSafeAreas = document.attribute("useSafeAreas", of: .root) == "YES"
    lowering.uiKit.engine = UIKitEngine.engine(of: &lowering)
    lowering.uiKit.isOfXcode4 = lowering.profile <= .xcode5 && VariantPlan.isOfXcode4(document)
  }

  /// Prototypes have archives of their own in storyboards alone.
  static func lowerInner(_ lowering: inout Lowering) {}

  static func isMarked(_ lowering: inout Lowering) -> Bool { lowering.uiKit.engine == .toolchain }

  static func storyboard(
    _ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument, _ options: CompileOptions,
    _ encode: NestedEncoder?, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface {
    try StoryboardCompile(document: document, schema: schema, index: index, options: options, encode: encode)
      .run(into: &diagnostics)
  }
}

extension CompileOptions {
  /// Whether the archive is for systems before iOS 7.
  var targetsPreiOS7: Bool { (deploymentTarget?.major ?? 99) < 7 }

  /// Whether the archive at hand is for systems with colours in asset catalogs.
  var knowsCatalogColors: Bool { (deploymentTarget?.major ?? 99) >= 11 }

  /// Whether the archive at hand is for systems that know colours that adapt to dark appearance, or will be loaded by
  /// one that does where a newer variant is missing. Seen: 12.3 and later, and any with Xcode 11.3 (7 colors of 1 folder).
  var knowsDynamicColors: Bool {
    profile < .xcode11 || profile >= .xcode11point3
      || (deploymentTarget ?? DeploymentTarget(major: 99)) >= .init(major: 12, minor: 3)
  }
}

extension CustomLoweringCode {
  /// The code of a custom lowering of UIKit.
  init(_ family: CustomLowering.UIKitFamily) {
    self =
      switch family {
      case .bars(let lowering): UIKitBars.code(lowering)
      case .buttons(let lowering): UIKitButtons.code(lowering)
      case .cellBackgrounds(let lowering): UIKitCellBackgrounds.code(lowering)
      case .cells(let lowering): UIKitCells.code(lowering)
      case .collections(let lowering): UIKitCollections.code(lowering)
      case .configurations(let lowering): UIKitConfigurations.code(lowering)
      case .constraints(let lowering): UIKitConstraints.code(lowering)
      case .controllers(let lowering): UIKitControllers.code(lowering)
      case .controls(let lowering): UIKitControls.code(lowering)
      case .frames(let lowering): UIKitFrames.code(lowering)
      case .labels(let lowering): UIKitLabels.code(lowering)
      case .layoutGuides(let lowering): UIKitLayoutGuides.code(lowering)
      case .prototypes(let lowering): UIKitPrototypes.code(lowering)
      case .segments(let lowering): UIKitSegments.code(lowering)
      case .segues(let lowering): UIKitSegues.code(lowering)
      case .styledTexts(let lowering): UIKitStyledTexts.code(lowering)
      case .tables(let lowering): UIKitTables.code(lowering)
      case .textSizes(let lowering): UIKitTextSizes.code(lowering)
      case .traits(let lowering): UIKitTraits.code(lowering)
      case .views(let lowering): UIKitViews.code(lowering)
      }
  }
}
