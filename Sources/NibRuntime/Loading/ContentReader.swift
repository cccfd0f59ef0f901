import NibGraph

/// Reads the keyed form of Foundation's and UIKit's values as native content.
///
/// A shape that is not the usual one reads as what is there of it: a color without components is clear, a number
/// without value is nil. Nothing here refuses an archive.
struct ContentReader<Source: ContentSource> {
  let context: Source
  private var graph: ObjectGraph { context.graph }

  init(_ context: Source) { self.context = context }

  func read(_ object: ObjectID, as kind: ContentKind) throws -> NibValue {
    switch kind {
    case .string: .string(graph.string(object) ?? "")
    case .number: number(object)
    case .data: .data(graph.value(.key(.bytes), of: object)?.span.map { Array(graph.bytes[$0.range]) } ?? [])
    case .date: .date(real("NS.time", object) ?? 0)
    case .value: value(object)
    case .color: .color(color(object), object: context.sharedObjects.place())
    case .font: .font(try font(object), object: context.sharedObjects.place())
    case .image: .image(try image(object), object: context.sharedObjects.place())
    case .attributedText: .text(try attributedText(object))
    case .array: .array(try elements(object))
    case .dictionary: .dictionary(try pairs(object))
    case .desktopColor: .color(AppKitContent(context).color(object), object: context.sharedObjects.place())
    case .desktopFont: .font(AppKitContent(context).font(object), object: context.sharedObjects.place())
    case .desktopImage: .image(try AppKitContent(context).image(object), object: context.sharedObjects.place())
    case .null, .proxy, .customObject, .live: .null
    }
  }

  private func number(_ object: ObjectID) -> NibValue {
    guard let stored = graph.values(of: object).first else { return .null }
    return switch stored.value {
    case .int(let value): .int(value)
    case .bool(let value): .bool(value)
    case .float(let value): .real(Double(value))
    case .double(let value): .real(value)
    default: .null
    }
  }

  /// - Seen: NS.special is 1 point, 2 size, 3 rect, 4 range, 12 insets; geometry is text.
  private func value(_ object: ObjectID) -> NibValue {
    let numbers = { (key: String) in text(key, object).map { NumberList($0).numbers } ?? [] }
    if case let n = numbers(.key(.nsRectval)), n.count == 4 {
      return .rect(NibRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    }
    if case let n = numbers(.key(.nsSizeval)), n.count == 2 { return .size(NibSize(width: n[0], height: n[1])) }
    if case let n = numbers(.key(.nsPointval)), n.count == 2 { return .point(NibPoint(x: n[0], y: n[1])) }
    if let location = bound(.key(.nsRangevalLocation), object), let length = bound(.key(.nsRangevalLength), object) {
      return .range(NibRange(location: Int(exactly: location) ?? 0, length: Int(exactly: length) ?? 0))
    }
    return .null
  }

  /// - Seen: the two numbers of a range are number objects in compiled runtime attributes.
  private func bound(_ key: String, _ object: ObjectID) -> Double? {
    real(key, object) ?? graph.object(key, of: object).flatMap { graph.number($0) }
  }

  private func color(_ object: ObjectID) -> NibColor {
    // A color of the system in normal contrast is around the one that has the name.
    let named = graph.object(.key(.dynamicModifiedBaseColor), of: object) ?? object
    let origin: NibColor.Origin =
      if let name = text(.key(.systemColorName), named) {
        .system(name)
      } else if let name = text(.key(.dynamicCatalogName), object) {
        .catalog(name)
      } else if let name = text(.key(.patternSelector), object) {
        .pattern(name)
      } else { .components }
    let alpha = component(.key(.alpha), object) ?? (origin == .components ? 0 : 1)
    if let white = component(.key(.white), object) {
      return context.named(NibColor(white: white, alpha: alpha, origin: origin))
    }
    return context.named(
      NibColor(
        red: component(.key(.red), object) ?? 0, green: component(.key(.green), object) ?? 0,
        blue: component(.key(.blue), object) ?? 0, alpha: alpha, origin: origin))
  }

  /// The double that newer archives add beside a float that is not exact.
  private func component(_ key: String, _ object: ObjectID) -> Double? {
    real(key + "-Double", object) ?? real(key, object)
  }

  private func font(_ object: ObjectID) throws -> NibFont {
    let traits = real(.key(.fontTraits), object) ?? 0
    var isSystem = false
    if case .bool(true)? = graph.value(.key(.systemFont), of: object)?.value { isSystem = true }
    return NibFont(
      name: text(.key(.fontName), object) ?? text(.key(.nsName), object) ?? "",
      pointSize: real(.key(.fontPointSize), object) ?? real(.key(.nsSize), object) ?? 0,
      traits: Int(exactly: traits) ?? 0, isSystem: isSystem, textStyle: text(.key(.ibTextStyle), object),
      usage: usage(object))
  }

  private func usage(_ object: ObjectID) -> String? {
    guard let descriptor = graph.object(.class(.fontDescriptor), of: object),
      let attributes = graph.object(.key(.fontDescriptorAttributes), of: descriptor)
    else { return nil }
    for case (.reference(let key), .reference(let value)) in graph.pairs(attributes) ?? []
    where graph.string(key) == "NSCTFontUIUsageAttribute" {
      return graph.string(value)
    }
    return nil
  }

  private func image(_ object: ObjectID) throws -> NibImage {
    let symbol = text(.key(.systemSymbolResourceName), object)
    let size = NibSize(width: real(.key(.imageWidth), object) ?? 0, height: real(.key(.imageHeight), object) ?? 0)
    let name = symbol ?? text(.key(.resourceName), object) ?? ""
    return try context.find(NibImage(name: name, isSymbol: symbol != nil, archivedSize: size), for: object)
  }

  private func text(_ key: String, _ object: ObjectID) -> String? {
    graph.object(key, of: object).flatMap { graph.string($0) }
  }

  private func real(_ key: String, _ object: ObjectID) -> Double? {
    switch graph.value(key, of: object)?.value {
    case .int(let value): Double(value)
    case .float(let value): Double(value)
    case .double(let value): value
    case .bool(let value): value ? 1 : 0
    default: nil
    }
  }
}

extension ContentReader {
  private func elements(_ object: ObjectID) throws -> [NibValue] {
    let stored = graph.values(of: object)
    var elements: [NibValue] = []
    elements.reserveCapacity(stored.count)
    for value in stored where !context.isInlineMark(value.key) { elements.append(try context.element(value)) }
    return elements
  }

  private func pairs(_ object: ObjectID) throws -> [NibPair] {
    let flat = try elements(object)
    return try stride(from: 0, to: flat.count - flat.count % 2, by: 2).map { index throws in
      NibPair(key: flat[index], value: flat[index + 1])
    }
  }

  /// - Seen: NSAttributes is one dictionary, or an array of them with run lengths and indices in NSAttributeInfo.
  private func attributedText(_ object: ObjectID) throws -> NibText {
    let string = text(.key(.nsString), object) ?? ""
    guard let attributes = graph.object(.key(.attributes), of: object) else { return NibText(string) }
    switch try context.value(of: attributes) {
    case .dictionary(let pairs): return NibText(string, runs: [.init(length: string.utf16.count, attributes: pairs)])
    case .array(let list): return NibText(string, runs: runs(object, list))
    default: return NibText(string)
    }
  }

  /// Run lengths and attribute indices alternate, each a little-endian base-128 number.
  private func runs(_ object: ObjectID, _ list: [NibValue]) -> [NibText.Run] {
    guard let info = graph.object(.key(.attributeInfo), of: object),
      let span = graph.value(.key(.bytes), of: info)?.span
    else { return [] }
    let numbers = variableIntegers(graph.bytes[span.range])
    return stride(from: 0, to: numbers.count - numbers.count % 2, by: 2).map { at in
      var pairs: [NibPair] = []
      if list.indices.contains(numbers[at + 1]), case .dictionary(let found) = list[numbers[at + 1]] { pairs = found }
      return NibText.Run(length: numbers[at], attributes: pairs)
    }
  }

  private func variableIntegers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    var numbers: [Int] = []
    var number = 0
    var shift = 0
    for byte in bytes where shift < 56 {
      number |= Int(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 == 0 {
        numbers.append(number)
        number = 0
        shift = 0
      }
    }
    return numbers
  }
}
