import NibBytes
import NibGraph
import NibSchema

/// How controls show symbols: a view says it, for the editor in an object of its own and for the system in its cell.
///
/// Seen: 18 views of an app, in archives of both kinds, with all of these forms. Documented: the numbers of weights and
/// scales, by UIKit's and AppKit's headers.
enum AppKitSymbols {
  /// The weights of symbols by their number: what documents call them and how heavy their font is.
  static let weights: [(name: String, weight: Float)] = [
    ("", 0), ("ultraLight", -0.8), ("thin", -0.6), ("light", -0.4), ("regular", 0), ("medium", 0.23),
    ("semibold", 0.3), ("bold", 0.4), ("heavy", 0.56), ("black", 0.62),
  ]

  /// The scales of symbols by their number.
  static let scales = ["", "small", "medium", "large"]

  /// What a `<symbolConfiguration>` says.
  private struct Configuration {
    var size: Double?
    var weight = 0
    var scale = 0
  }

  /// What the view at hand says for the editor.
  static func lowerShadow(_ lowering: inout Lowering) {
    let child = lowering.reader.child(.symbolConfiguration)
    guard let child, let own = configuration(child, isReported: true, &lowering) else {
      return lowering.writer.add(.null(.ibNSShadowedSymbolConfiguration))
    }
    let size = own.size.map { lowering.writer.number(real: $0) }
    let object = lowering.writer.object(
      AppKitClass.ibNSImageSymbolConfiguration.id,
      .int(
        .ibNSImageSymbolConfigurationType,
        own.size == nil ? DesktopSymbolConfiguration.noType : DesktopSymbolConfiguration.pointSizeType),
      size.map { .reference(.ibNSImageSymbolConfigurationPointSize, $0) }
        ?? .null(.ibNSImageSymbolConfigurationPointSize),
      .int(.ibNSImageSymbolConfigurationWeight, Int64(own.weight)),
      .int(.ibNSImageSymbolConfigurationScale, Int64(own.scale)), .null(.ibNSImageSymbolConfigurationFont))
    lowering.writer.add(.reference(.ibNSShadowedSymbolConfiguration, object))
  }

  /// What the view around a cell says for the system.
  static func lowerCell(_ cell: Int, _ lowering: inout Lowering) {
    let view = lowering.reader.parent(of: cell)
    guard view >= 0, lowering.reader.childSymbol(cell) == .cell,
      let child = lowering.reader.firstChild(.symbolConfiguration, of: view),
      let own = configuration(child, isReported: false, &lowering)
    else { return }
    // Nothing says another size than the system's font has, and no scale is archived as none.
    let object = lowering.writer.reserve(AppKitClass.nsImageSymbolConfiguration)
    lowering.writer.begin(object)
    lowering.writer.add(.double(.nsPointSize, own.size ?? 13))
    lowering.writer.add(.double(.nsFontWeight, Double(weights[own.weight].weight)))
    if own.scale != 0 { lowering.writer.add(.int(.nsSymbolScale, Int64(own.scale))) }
    lowering.writer.end()
    lowering.writer.add(.reference(.nsImageSymbolConfiguration, object))
  }

  /// Reads a configuration; nil for one of a kind whose form is not known, which is told of once.
  private static func configuration(
    _ element: Int, isReported: Bool, _ lowering: inout Lowering
  ) -> Configuration? {
    var made = Configuration()
    let kind = lowering.reader.attribute(.configurationType, of: element).map { lowering.reader.text($0) }
    if kind == "pointSize" {
      made.size = lowering.reader.real(.pointSize, of: element, default: 13)
    } else if let kind {
      if isReported {
        lowering.reader.warn(
          .noKnownForm,
          "a symbol configuration of the type '\(kind)' is not archived: no known form; at run time symbols are as by "
            + "default", at: element)
      }
      return nil
    }
    made.weight = place(.weight, in: weights.map(\.name), element, isReported, &lowering)
    made.scale = place(.scale, in: scales, element, isReported, &lowering)
    return made
  }

  private static func place(
    _ name: WellKnownName, in words: [String], _ element: Int, _ isReported: Bool, _ lowering: inout Lowering
  ) -> Int {
    guard let span = lowering.reader.attribute(name, of: element) else { return 0 }
    let word = lowering.reader.text(span)
    if let place = words.firstIndex(of: word) { return place }
    if isReported {
      lowering.reader.warn(.unknownValue, "unknown \(name.rawValue) '\(word)'; attribute ignored", at: element)
    }
    return 0
  }
}

/// Configurations of symbols, read backwards.
extension Raising {
  /// Adds a `<symbolConfiguration>` of what a view has for the editor.
  mutating func raiseSymbolConfiguration(_ current: RaisedObject) {
    guard let object = current.reference(AppKitKey.ibNSShadowedSymbolConfiguration) else { return }
    let element = document.add("symbolConfiguration", key: "symbolConfiguration", to: current.element)
    let own = RaisedObject(object: object, element: element, kind: current.kind, values: values(of: object))
    if own.integer(AppKitKey.ibNSImageSymbolConfigurationType) == DesktopSymbolConfiguration.pointSizeType {
      document.set("configurationType", "pointSize", of: element)
      let size =
        own.reference(AppKitKey.ibNSImageSymbolConfigurationPointSize).flatMap { graph.number($0) }
        ?? own.real(AppKitKey.ibNSImageSymbolConfigurationPointSize)
      if let size { document.set("pointSize", Decimal.text(size), of: element) }
    }
    let scale = Int(clamping: own.integer(AppKitKey.ibNSImageSymbolConfigurationScale) ?? 0)
    if scale > 0, AppKitSymbols.scales.indices.contains(scale) {
      document.set("scale", AppKitSymbols.scales[scale], of: element)
    }
    let weight = Int(clamping: own.integer(AppKitKey.ibNSImageSymbolConfigurationWeight) ?? 0)
    if weight > 0, AppKitSymbols.weights.indices.contains(weight) {
      document.set("weight", AppKitSymbols.weights[weight].name, of: element)
    }
    document.setNil("locale", of: element)
  }

  /// Says what a time zone knows of its clocks.
  mutating func raiseTimeZoneData(_ current: RaisedObject) {
    guard let object = current.reference(AppKitKey.data),
      let span = graph.values(of: object).first(where: { $0.span != nil })?.span
    else { return }
    document.add(
      "data", key: "data", to: current.element, text: Base64.encode(Array(graph.bytes[span.range])))
  }
}
