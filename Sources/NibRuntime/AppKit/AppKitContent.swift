import NibGraph

/// Reads AppKit's colors, fonts and images as native content.
///
/// A shape that is not the usual one reads as what is there of it, as in `ContentReader`.
struct AppKitContent<Source: ContentSource> {
  let context: Source
  private var graph: ObjectGraph { context.graph }

  init(_ context: Source) { self.context = context }

  // MARK: Colors

  /// - Seen: NSColorSpace 6 is a color of a catalog with the components to fall back on in NSColor; the catalog
  ///   `System` holds the system's.
  func color(_ object: ObjectID) -> NibColor {
    guard let name = text(.key(.nsColorName), object) else { return components(object, .components) }
    let origin: NibColor.Origin = text(.key(.nsCatalogName), object) == "System" ? .system(name) : .catalog(name)
    return components(graph.object(.key(.nsColor), of: object) ?? object, origin)
  }

  /// - Seen: numbers are text, `0.5 1`, sometimes ended by a NUL. NSComponents holds those of the color's own space and
  ///   opacity; NSRGB and NSWhite hold converted ones, with the opacity only if it is not 1.
  private func components(_ object: ObjectID, _ origin: NibColor.Origin) -> NibColor {
    for key in [String.key(.nsComponents), .key(.nsRgb), .key(.nsWhite)] {
      let numbers = numbers(key, object)
      switch numbers.count {
      case 1, 2: return NibColor(white: numbers[0], alpha: numbers.count == 2 ? numbers[1] : 1, origin: origin)
      case 3, 4:
        return NibColor(
          red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count == 4 ? numbers[3] : 1,
          origin: origin)
      default: continue
      }
    }
    return NibColor(red: 0, green: 0, blue: 0, alpha: origin == .components ? 0 : 1, origin: origin)
  }

  private func numbers(_ key: String, _ object: ObjectID) -> [Double] {
    guard let span = graph.value(key, of: object)?.span else { return [] }
    return NumberList(graph.bytes.text(span)).numbers
  }

  // MARK: Fonts

  /// - Seen: names of system fonts begin with a dot; text styles are in a descriptor.
  func font(_ object: ObjectID) -> NibFont {
    let name = text(.key(.nsName), object) ?? ""
    return NibFont(
      name: name, pointSize: real(.key(.nsSize), object) ?? 0, isSystem: name.hasPrefix("."),
      textStyle: textStyle(object))
  }

  private func textStyle(_ object: ObjectID) -> String? {
    guard let descriptor = graph.object(.key(.nsTextStyleDescriptor), of: object),
      let attributes = graph.object(.key(.nsFontDescriptorAttributes), of: descriptor)
    else { return nil }
    for case (.reference(let key), .reference(let value)) in graph.pairs(attributes) ?? []
    where graph.string(key) == "NSCTFontUIUsageAttribute" {
      return graph.string(value)
    }
    return nil
  }

  // MARK: Images

  /// An image of the application's resources, or of the system's, which no bundle is asked for.
  ///
  /// - Seen: NSCustomResource names an image; `system` in IBNamespaceID or NSCatalogName marks symbols, and names that
  ///   begin with `NS` are the system's own. NSImage holds the picture itself and has no name.
  func image(_ object: ObjectID) throws -> NibImage {
    let name =
      text(.key(.nsResourceName), object) ?? text(.key(.nsImageName), object) ?? text(.key(.nsName), object) ?? ""
    let size = size(object)
    let isSystem = text(.key(.ibNamespaceID), object) == "system" || text(.key(.nsCatalogName), object) == "system"
    let image = NibImage(name: name, isSymbol: isSystem || name.hasPrefix("NS"), archivedSize: size)
    return name.isEmpty || image.isSymbol ? image : try context.find(image, for: object)
  }

  private func size(_ object: ObjectID) -> NibSize {
    let stored =
      text(.key(.nsSize), object)
      ?? graph.object(.key(.ibDesignSize), of: object).flatMap { text(.key(.nsSizeval), $0) }
    return NibSize(nibValue: .string(stored ?? "")) ?? NibSize(width: 1, height: 1)
  }

  private func text(_ key: String, _ object: ObjectID) -> String? {
    graph.object(key, of: object).flatMap { graph.string($0) }
  }

  private func real(_ key: String, _ object: ObjectID) -> Double? {
    switch graph.value(key, of: object)?.value {
    case .int(let value): Double(value)
    case .float(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
}
