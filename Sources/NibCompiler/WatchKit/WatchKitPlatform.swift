import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

extension Platform {
  /// WatchKit: watchOS.
  static let watchKit = Platform(
    systems: [.watchOS], framework: .watchkit, catalog: .watchkit, keyNames: WatchKitKey.allCases.map(\.rawValue),
    classNames: [], classFallbacks: [], valueKeys: [], values: WatchKitValues.self, objects: WatchKitObjects.self,
    root: WatchKitRoot.self, archives: WatchKitArchives.self, raising: WatchKitRaising.self, compilesXIBs: false,
    refusal: Refusal(
      issues: [
        .unknownElement, .unknownAttribute, .noKnownForm, .unknownValue, .unknownVariation, .missingAttribute,
        .danglingReference, .badNumber, .badBase64, .repeatedChild,
      ],
      words:
        "no property list for watchOS is known that shows it, so nothing is compiled: take it out, or compile the "
        + "document with Xcode"))
}

extension WatchKitKey: WellKnown {
  /// The identifier in every graph of the platform.
  @inline(__always) var id: KeyID { KeyID(NibKey.count + ordinal) }
}

/// Values as property lists of WatchKit have them: texts.
enum WatchKitValues: ValueForms {
  /// Six digits. Seen: 1 color of the calibrated space, opaque, whose components are taken as they are.
  static func color(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    let space = lowering.reader.attribute(.colorSpace, of: element).map { lowering.reader.text($0) }
    let isOpaque = lowering.reader.real(.alpha, of: element, default: 1) == 1
    if space != "calibratedRGB" || !isOpaque {
      lowering.reader.warn(
        .noKnownForm,
        "only opaque colors of the colorSpace calibratedRGB have a known form: \(lowering.reader.excerpt(of: element))",
        at: element)
      return lowering.writer.string("000000")
    }
    let digits = [WellKnownName.red, .green, .blue].map { name in
      let component = lowering.reader.requiredReal(name, of: element)
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16, uppercase: true)
      return text.utf8.count == 1 ? "0" + text : text
    }
    return lowering.writer.string(digits.joined())
  }

  // No kind has any of these: what elements say of them has no known form, and refuses the document.

  static func color(default color: DefaultColor, _ lowering: inout Lowering) -> ObjectID {
    lowering.writer.string("000000")
  }

  static func font(child element: Int, _ lowering: inout Lowering) -> ObjectID { unknown("font", element, &lowering) }

  static func font(default font: DefaultFont, _ lowering: inout Lowering) -> ObjectID { lowering.writer.string("") }

  static func image(_ name: ByteSpan, isSymbol: Bool, _ lowering: inout Lowering) -> ObjectID {
    lowering.writer.string(name)
  }

  static func image(reference element: Int, _ lowering: inout Lowering) -> ObjectID? { nil }

  static func boolean(_ value: Bool, _ lowering: inout Lowering) -> ObjectID {
    lowering.writer.object(NibClass.number.id, .bool(.nsBoolval, value))
  }

  static func geometry(_ values: [Double], _ shape: Geometry, _ key: KeyID, _ writer: inout ObjectWriter) -> KeyedValue
  {
    .reference(key, writer.string(Geometry.text(values, of: shape)))
  }

  static func attributedString(child element: Int, _ lowering: inout Lowering) -> ObjectID {
    unknown("text with attributes", element, &lowering)
  }

  static func textAttributes(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    unknown("list of text attributes", element, &lowering)
  }

  private static func unknown(_ what: String, _ element: Int, _ lowering: inout Lowering) -> ObjectID {
    lowering.reader.warn(.noKnownForm, "a \(what) has no known form", at: element)
    return lowering.writer.string("")
  }
}

/// Objects of elements as property lists have them: dictionaries.
enum WatchKitObjects: ObjectForms {
  /// The class that reading the list tells.
  static func archivedClass(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) -> ClassID {
    let hasClass =
      plan.tag == WatchKitElements.controller.tag && lowering.reader.attribute(.customClass, of: element) != nil
    let lists = lowering.platform.framework.traits.archives.lists
    return lowering.writer.classID(
      named: lists?.className(hasCustomClass: hasClass, type: plan.tag) ?? .class(.object))
  }

  static func outsideObject(_ element: Int, _ lowering: inout Lowering) -> (object: ObjectID?, isForeign: Bool)? { nil }

  static func finishObject(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {}

  static func recordLinks(of element: Int, _ lowering: inout Lowering) {
    WatchKitConnections.reportUnknown(of: element, &lowering)
  }

  static func isController(_ kind: ElementSchema) -> Bool {
    kind === WatchKitElements.controller || kind === WatchKitElements.notificationController
  }

  /// A variation is an unknown child, which is told of as one.
  static func reportVariations(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {}
}

/// The roots of property lists, which are those of storyboards.
enum WatchKitRoot: RootForm {
  static func lowerTopLevel(_ objects: Int, _ lowering: inout Lowering) {}

  static func write(_ root: ObjectID, _ lowering: inout Lowering) {
    lowering.writer.begin(root)
    lowering.writer.end()
  }
}

/// Property lists that documents for watchOS become.
enum WatchKitArchives: ArchiveForms {
  static func variants(of document: Document, _ options: CompileOptions) -> [VariantMember] { [] }

  static func startArchive(_ lowering: inout Lowering) {}

  static func lowerInner(_ lowering: inout Lowering) {}

  static func isMarked(_ lowering: inout Lowering) -> Bool { false }

  static func storyboard(
    _ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument, _ options: CompileOptions,
    _ encode: NestedEncoder?, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface {
    var options = options
    // No list is known with a text that is not looked up. Seen: 5 texts of 2 storyboards, of Xcode 7.3 and 8.3.
    options.localizableStrings = .always
    return try WatchKitStoryboard(document: document, schema: schema, index: index, options: options)
      .compiled(into: &diagnostics)
  }
}
