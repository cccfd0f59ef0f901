import NibBytes
import NibGraph
import NibSchema

/// Colors as AppKit archives them; equal ones of the system are one object, others one an element.
enum AppKitColors {
  /// The NSColor of a `<color>` element.
  static func color(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    if let space = lowering.reader.attribute(.colorSpace, of: element),
      lowering.reader.document.bytes.equals(space, "catalog")
    {
      return systemColor(element, &lowering)
    }
    let color = describe(element, &lowering)
    // Seen: 2 colors each of sRGB and of Display P3 of 26.0 without exposure, 1 of sRGB of a later one with.
    if case .sRGB = color, lowering.profile == .xcode26 { return make(color, exposure: "0", &lowering) }
    return isShared(color) ? object(color, &lowering) : make(color, &lowering)
  }

  /// Whether equal colors of several elements are one object: those of the system, and opaque white and black. Seen: all
  /// colors of 100 archives; 33 that are equal to another are apart.
  private static func isShared(_ color: AppKitColor) -> Bool {
    switch color {
    case .system: true
    case .gray(let space, let white, let alpha): space == 3 && alpha == 1 && (white == 0 || white == 1)
    default: false
    }
  }

  /// The system's color of a name.
  static func system(_ name: String, _ lowering: inout Lowering) -> ObjectID {
    object(AppKitColor.system(named: name).color, &lowering)
  }

  /// The same, once an archive.
  static func shared(system name: String, _ lowering: inout Lowering) -> ObjectID {
    let span = lowering.writer.append(Array(name.utf8))
    let tag = ContentTag.systemColor
    if let known = lowering.writer.strings.find(span, tag: tag, in: lowering.writer.builder.bytes) { return known }
    let object = system(name, &lowering)
    lowering.writer.strings.add(span, tag: tag, object: object, in: lowering.writer.builder.bytes)
    return object
  }

  static func black(_ lowering: inout Lowering) -> ObjectID { gray(0, alpha: 1, &lowering) }
  /// No color, as AppKit's own controls have it.
  static func clear(_ lowering: inout Lowering) -> ObjectID { object(.gamma22(white: 0, alpha: 0), &lowering) }

  /// A gray of the calibrated space.
  static func gray(_ white: Double, alpha: Double, _ lowering: inout Lowering) -> ObjectID {
    object(.gray(space: 3, white: white, alpha: alpha), &lowering)
  }

  /// The blue that links of old texts have.
  static func blue(_ lowering: inout Lowering) -> ObjectID {
    object(.rgb(space: 1, red: 0, green: 0, blue: 1, alpha: 1), &lowering)
  }

  /// The color of a name, which is described once an archive.
  private static func systemColor(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    let name = lowering.reader.attribute(.name, of: element) ?? .empty
    let tag = ContentTag.systemColor
    if let known = lowering.writer.strings.find(name, tag: tag, in: lowering.writer.builder.bytes) { return known }
    let found = catalogColor(element, &lowering)
    let object = object(found.color, &lowering)
    // One that is not known is told of wherever it stands.
    if found.isKnown { lowering.writer.strings.add(name, tag: tag, object: object, in: lowering.writer.builder.bytes) }
    return object
  }

  private static func catalogColor(_ element: Int, _ lowering: inout Lowering) -> (color: AppKitColor, isKnown: Bool) {
    let name = lowering.reader.attribute(.name, of: element).map { lowering.reader.text($0) } ?? ""
    let found = AppKitColor.system(named: name)
    if !found.isKnown {
      lowering.reader.warn(
        .noKnownForm, "the color '\(name)' is archived by name, and systems that do not know it show a middle gray",
        at: element)
    }
    return (found.color, found.isKnown)
  }

  private static func describe(_ element: Int, _ lowering: inout Lowering) -> AppKitColor {
    var space = lowering.reader.attribute(.colorSpace, of: element).map { lowering.reader.text($0) } ?? ""
    if space == "custom", let custom = lowering.reader.attribute(.customColorSpace, of: element) {
      space = lowering.reader.text(custom)
    }
    let alpha = lowering.reader.real(.alpha, of: element, default: 1)
    switch space {
    case "catalog": return catalogColor(element, &lowering).color
    case "calibratedWhite", "deviceWhite":
      return .gray(
        space: space == "deviceWhite" ? 4 : 3, white: lowering.reader.real(.white, of: element), alpha: alpha)
    case "calibratedRGB", "deviceRGB":
      return rgb(space: space == "deviceRGB" ? 2 : 1, element, alpha, &lowering)
    case "sRGB": return sRGB(element, alpha, &lowering)
    case "genericGamma22GrayColorSpace":
      return .gamma22(white: lowering.reader.real(.white, of: element), alpha: alpha)
    case "": return namedColor(element, &lowering)
    case "displayP3":
      return .displayP3(
        red: lowering.reader.real(.red, of: element), green: lowering.reader.real(.green, of: element),
        blue: lowering.reader.real(.blue, of: element), alpha: alpha)
    default:
      lowering.reader.warn(
        .noKnownForm, "the color space '\(space)' is archived as the calibrated one, which looks slightly different",
        at: element)
      if lowering.reader.attribute(.white, of: element) != nil {
        return .gray(space: 3, white: lowering.reader.real(.white, of: element), alpha: alpha)
      }
      return rgb(space: 1, element, alpha, &lowering)
    }
  }

  private static func rgb(
    space: Int64, _ element: Int, _ alpha: Double, _ lowering: inout Lowering
  ) -> AppKitColor {
    .rgb(
      space: space, red: lowering.reader.real(.red, of: element), green: lowering.reader.real(.green, of: element),
      blue: lowering.reader.real(.blue, of: element), alpha: alpha)
  }

  private static func sRGB(
    _ element: Int, _ alpha: Double, _ lowering: inout Lowering
  ) -> AppKitColor {
    let color = [WellKnownName.red, .green, .blue].map { lowering.reader.real($0, of: element) }
    return .sRGB(red: color[0], green: color[1], blue: color[2], alpha: alpha)
  }

  /// A color of the asset catalog: by its name, with the numbers that the document has for it.
  private static func namedColor(_ element: Int, _ lowering: inout Lowering) -> AppKitColor {
    let name = lowering.reader.attribute(.name, of: element).map { lowering.reader.text($0) } ?? ""
    let document = lowering.reader.document
    let resources = document.child("resources", of: .root).map { Array(document.children(of: $0)) } ?? []
    for resource in resources
    where document.tag(resource) == "namedColor" && document.attribute("name", of: resource) == name {
      if let color = document.child("color", of: resource), document.attribute("colorSpace", of: color) != nil {
        return .asset(name: name, color: describe(Int(color.index), &lowering))
      }
    }
    lowering.reader.warn(
      .danglingReference,
      "the document's resources have no numbers for the color '\(name)' of the asset catalog; black stands for it",
      at: element)
    return .asset(name: name, color: .gray(space: 3, white: 0, alpha: 1))
  }

  private static func object(_ color: AppKitColor, _ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.appKit.colors.find(color) { return known }
    let made = make(color, &lowering)
    lowering.appKit.colors.add(color, made)
    return made
  }

  private static func make(_ color: AppKitColor, exposure: String = "1", _ lowering: inout Lowering) -> ObjectID {
    switch color {
    case .system(let name, let standIn):
      return named(name, in: "System", standIn: self.standIn(standIn, &lowering), &lowering)
    case .asset(let name, let color):
      return named(name, in: assetCatalog, standIn: object(color, &lowering), &lowering)
    case .gray(let space, let white, let alpha):
      let components = data(
        texts(alpha == 1 ? [white] : [white, alpha], &lowering), isTerminated: true, &lowering)
      return lowering.writer.object(AppKitClass.nsColor.id, .int(.nsColorSpace, space), .data(.nsWhite, components))
    case .rgb(let space, let red, let green, let blue, let alpha):
      let values = [red, green, blue] + (alpha == 1 ? [] : [alpha])
      let components = data(texts(values, &lowering), isTerminated: true, &lowering)
      return lowering.writer.object(AppKitClass.nsColor.id, .int(.nsColorSpace, space), .data(.nsRgb, components))
    case .sRGB(let red, let green, let blue, let alpha):
      let calibrated = AppKitColor.calibrated(sRGB: red, green, blue) + (alpha == 1 ? [] : [alpha])
      let (own, space) = ([red, green, blue, alpha], colorSpace(&lowering))
      return matched(calibrated, space: 1, .nsRgb, own, space: space, exposure: exposure, &lowering)
    case .displayP3(let red, let green, let blue, let alpha):
      let calibrated = AppKitColor.calibrated(displayP3: red, green, blue) + (alpha == 1 ? [] : [alpha])
      let (own, space) = ([red, green, blue, alpha], wideSpace(&lowering))
      return matched(calibrated, space: 1, .nsRgb, own, space: space, exposure: "0", &lowering)
    case .gamma22(let white, let alpha):
      let calibrated = [AppKitColor.calibrated(gamma22: white)] + (alpha == 1 ? [] : [alpha])
      return matched(calibrated, space: 3, .nsWhite, [white, alpha], space: graySpace(&lowering), &lowering)
    }
  }

  /// What archives call the asset catalog of the bundle that they lie in. Seen: 2 colors of an archive of Xcode 26.
  static let assetCatalog = "#$assets-mainBundleID"

  /// A color of a catalog by its name, with what stands for it where that is not known.
  private static func named(
    _ name: String, in catalog: String, standIn: ObjectID, _ lowering: inout Lowering
  ) -> ObjectID {
    let catalog = lowering.writer.string(catalog)
    let name = lowering.writer.string(name)
    return lowering.writer.object(
      AppKitClass.nsColor.id, .int(.nsColorSpace, 6), .reference(.nsCatalogName, catalog),
      .reference(.nsColorName, name), .reference(.nsColor, standIn))
  }

  /// A color with a space of its own, and what the calibrated space has for it.
  private static func matched(
    _ calibrated: [Double], space number: Int64, _ key: AppKitKey, _ own: [Double], space: ObjectID,
    exposure: String = "1", _ lowering: inout Lowering
  ) -> ObjectID {
    let calibrated = data(texts(calibrated, &lowering), isTerminated: true, &lowering)
    let components = data(texts(own, &lowering), isTerminated: false, &lowering)
    let exposure = data([exposure], isTerminated: false, &lowering)
    return lowering.writer.object(
      AppKitClass.nsColor.id, .int(.nsColorSpace, number), .data(key, calibrated),
      .reference(.nsCustomColorSpace, space), .data(.nsComponents, components), .data(.nsLinearExposure, exposure))
  }

  private static func standIn(_ standIn: AppKitColor.StandIn, _ lowering: inout Lowering) -> ObjectID {
    switch standIn {
    case .gray(let gray): systemGray(gray, &lowering)
    case .sRGB(let red, let green, let blue):
      object(.sRGB(red: red, green: green, blue: blue, alpha: 1), &lowering)
    case .system(let name): system(name, &lowering)
    }
  }

  private static func colorSpace(_ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.appKit.colorSpace { return known }
    let profile = profile(RGBProfile.bytes, &lowering)
    let space = lowering.writer.object(
      AppKitClass.nsColorSpace.id, .int(.nsID, 7), .reference(.nsICC, profile))
    lowering.appKit.colorSpace = space
    return space
  }

  /// The space of Display P3, which newer numbers than those of other spaces tell. Seen: 2 archives of an app.
  private static func wideSpace(_ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.appKit.wideSpace { return known }
    let profile = profile(DisplayP3Profile.bytes, &lowering)
    let space = lowering.writer.object(
      AppKitClass.nsColorSpace.id, .int(.nsSpaceID, displayP3Number), .reference(.nsICC, profile))
    lowering.appKit.wideSpace = space
    return space
  }

  /// What archives call the space of Display P3.
  static let displayP3Number: Int64 = 12

  /// The gray of a color of the system: in the calibrated space, and in that of gamma 2.2 with its profile.
  private static func systemGray(_ gray: AppKitColor.SystemGray, _ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.appKit.grays.find(gray) { return known }
    let space = graySpace(&lowering)
    // Up to 8.3 the number is taken as it is. Seen: 24 grays.
    let number = lowering.profile < .xcode9 ? gray.component : gray.calibrated
    let printed = lowering.profile < .xcode4 ? Double(number).map { text($0, &lowering) } ?? number : number
    let calibrated = data([printed], isTerminated: true, &lowering)
    let components = data([gray.component, "1"], isTerminated: false, &lowering)
    let exposure = data(["1"], isTerminated: false, &lowering)
    let color = lowering.writer.object(
      AppKitClass.nsColor.id, .int(.nsColorSpace, 3), .data(.nsWhite, calibrated),
      .reference(.nsCustomColorSpace, space),
      .data(.nsComponents, components), .data(.nsLinearExposure, exposure))
    lowering.appKit.grays.add(gray, color)
    return color
  }

  private static func graySpace(_ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.appKit.graySpace { return known }
    let profile = profile(lowering.profile < .xcode12point3 ? GrayProfile.oldBytes : GrayProfile.bytes, &lowering)
    let space = lowering.writer.object(
      AppKitClass.nsColorSpace.id, .int(.nsID, 9), .int(.nsModel, 0), .reference(.nsICC, profile))
    lowering.appKit.graySpace = space
    return space
  }

  /// The data of a profile, which are mutable up to 10.1. Seen: 19 of 19 profiles, and none of 11.2 and later.
  private static func profile(_ bytes: [UInt8], _ lowering: inout Lowering) -> ObjectID {
    let span = lowering.writer.append(bytes)
    let kind = lowering.profile < .xcode11 ? NibClass.mutableData.id : NibClass.data.id
    return lowering.writer.object(kind, .data(.bytes, span))
  }

  private static func texts(_ components: [Double], _ lowering: inout Lowering) -> [String] {
    components.map { text($0, &lowering) }
  }

  /// A component as the programs of a time print it: up to Xcode 3.1 and in the compiler of 3.2 they hold it as `Float`.
  private static func text(_ component: Double, _ lowering: inout Lowering) -> String {
    if lowering.profile < .xcode3point2 { return AppKitColor.narrowText(component) }
    let isNarrow = lowering.profile < .xcode4 && !AppKitEditor.isSaved(&lowering)
    return AppKitColor.text(isNarrow ? Double(Float(component)) : component)
  }

  /// Numbers as text with spaces between; the older keys end it with a zero byte.
  private static func data(_ numbers: [String], isTerminated: Bool, _ lowering: inout Lowering) -> ByteSpan {
    var bytes = Array(numbers.joined(separator: " ").utf8)
    if isTerminated { bytes.append(0) }
    return lowering.writer.append(bytes)
  }
}

extension AppKitColors {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitColors) -> CustomLoweringCode {
    switch lowering {
    case .tabColor: .init(.computed) { $2.writer.add(.reference(.nsColor, system("controlColor", &$2))) }
    }
  }
}
