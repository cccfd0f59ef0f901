import NibBytes
import NibGraph
import NibSchema

/// Images by name, for the loader to find.
enum AppKitImages {
  /// The NSCustomResource of an image's name. Seen: 52 images.
  static func image(_ name: ByteSpan, isSymbol: Bool, _ lowering: inout Lowering) -> ObjectID {
    let text = lowering.reader.text(name)
    let isNamed = text.hasPrefix("NS")
    // `catalog` of an element counts for all of its images, but images with AppKit's own names are no symbols.
    let isSymbol = isSymbol && !isNamed
    let isSystem = isSymbol || isNamed
    let tag = isSymbol ? ContentTag.symbol : ContentTag.image
    if let known = lowering.writer.strings.find(name, tag: tag, in: lowering.writer.builder.bytes) { return known }
    let size =
      isSystem ? AppKitImageSizes.size(isSymbol ? "" : text) : lowering.appKit.imageSize(text, lowering.reader.document)
    if lowering.appKit.embeddedImages[text] != nil {
      if let embedded = AppKitEmbeddedImages.image(named: text, &lowering) {
        lowering.writer.strings.add(name, tag: tag, object: embedded, in: lowering.writer.builder.bytes)
        return embedded
      }
      lowering.reader.warn(
        .noKnownForm,
        "the image '\(text)' lies in the document itself, whose data cannot be read; it is archived by name, and no file "
          + "of that name will be found",
        at: lowering.reader.element ?? 0)
    }
    let object = make(lowering.writer.string(name), size, isSystem: isSystem, isSymbol: isSymbol, &lowering)
    lowering.writer.strings.add(name, tag: tag, object: object, in: lowering.writer.builder.bytes)
    return object
  }

  /// The NSCustomResource of an `<imageReference>` to a symbol, with the scale, the mode and the value that it is shown
  /// with; nil for another element. Seen: a symbol; the numbers of scales and modes are documented with NSImage.
  static func reference(_ element: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard lowering.reader.document.tag(.init(element)) == "imageReference",
      let name = lowering.reader.attribute(.image, of: element)
    else { return nil }
    lowering.reader.reportUnread(
      element, beyond: [.key, .image, .catalog, .symbolScale, .renderingMode, .variableValue])
    let isSymbol = lowering.reader.attribute(.catalog, of: element).map { lowering.reader.text($0) } == "system"
    let scale = lowering.reader.attribute(.symbolScale, of: element).map { lowering.reader.text($0) }
    let mode = lowering.reader.attribute(.renderingMode, of: element).map { lowering.reader.text($0) }
    guard scale != nil || mode != nil else { return image(name, isSymbol: isSymbol, &lowering) }
    let value = lowering.reader.attribute(.variableValue, of: element).flatMap { lowering.reader.number($0, element) }
    let number = value.map { lowering.writer.number(real: $0) }
    let colors = lowering.writer.array([], .array)
    let configuration = lowering.writer.object(
      AppKitClass.ibImageConfiguration.id,
      .int(.ibSymbolScale, scales[scale ?? ""] ?? -1),
      .int(
        .ibRenderingMode,
        ["original": 1, "template": 2, "hierarchical": 3, "palette": 4, "multicolor": 5][mode ?? ""] ?? 0),
      number.map { .reference(.ibVariableValue, $0) } ?? .null(.ibVariableValue),
      .reference(.ibHierarchicalColors, colors), .null(.ibLocale))
    let size =
      isSymbol
      ? AppKitImageSizes.size("") : lowering.appKit.imageSize(lowering.reader.text(name), lowering.reader.document)
    let scaled = isSymbol ? scale.flatMap { scales[$0] }.map { symbolConfiguration(scale: $0, &lowering) } : nil
    return make(
      lowering.writer.string(name), size, isSystem: isSymbol, isSymbol: isSymbol, configuration: configuration,
      symbol: scaled, value: value, &lowering)
  }

  private static let scales: [String: Int64] = ["small": 1, "medium": 2, "large": 3]

  /// The configuration of a symbol of a scale, in the size and the weight of the system's font.
  ///
  /// Seen: 6 large symbols, of 1 app; one of the default scale has none. Inferred: small and medium ones.
  private static func symbolConfiguration(scale: Int64, _ lowering: inout Lowering) -> ObjectID {
    lowering.writer.object(
      AppKitClass.nsImageSymbolConfiguration.id, .double(.nsPointSize, 13), .double(.nsFontWeight, 0),
      .int(.nsSymbolScale, scale))
  }

  /// The NSCustomResource of an image that the compiler itself names.
  static func standard(_ name: String, _ size: [Double], _ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.appKit.standardImages.first(where: { $0.name == name }) { return known.object }
    let object = make(lowering.writer.string(name), size, isSystem: false, isSymbol: false, &lowering)
    lowering.appKit.standardImages.append((name, object))
    return object
  }

  private static func make(
    _ resource: ObjectID, _ size: [Double], isSystem: Bool, isSymbol: Bool, configuration: ObjectID? = nil,
    symbol: ObjectID? = nil, value: Double? = nil, _ lowering: inout Lowering
  ) -> ObjectID {
    let sizeText = lowering.writer.string(Geometry.text(size, of: .size))
    let sizeValue = lowering.writer.object(
      NibClass.value.id, .int(.special, 2), .reference(.nsSizeval, sizeText))
    let className = lowering.writer.string(.key(.nsImage))
    let system = isSystem ? lowering.writer.string("system") : nil
    let object = lowering.writer.reserve(.nsCustomResource)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.nsClassName, className))
    lowering.writer.add(.reference(.nsResourceName, resource))
    if isSymbol, let system { lowering.writer.add(.reference(.nsCatalogName, system)) }
    if let value { lowering.writer.add(.double(.nsImageVariableValue, value)) }
    if let symbol { lowering.writer.add(.reference(.nsImageSymbolConfiguration, symbol)) }
    lowering.writer.add(system.map { .reference(.ibNamespaceID, $0) } ?? .null(.ibNamespaceID))
    lowering.writer.add(.reference(.ibDesignSize, sizeValue))
    lowering.writer.add(
      configuration.map { .reference(.ibDesignImageConfiguration, $0) } ?? .null(.ibDesignImageConfiguration))
    lowering.writer.end()
    return object
  }
}
