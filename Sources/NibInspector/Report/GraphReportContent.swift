import NibGraph

extension GraphReportProducer {
  /// Notes pictures, colours and text that an object's value refers to.
  mutating func note(_ value: KeyedValue, of owner: String) {
    guard let object = value.object else { return }
    let key = index.keyName(value)
    switch index.role(object) {
    case .string: addString(object, owner, key)
    case .color: addColor(object, owner, key)
    case .image: addImage(object, owner, key)
    default: break
    }
  }

  private mutating func addString(_ object: ObjectID, _ owner: String, _ key: String) {
    guard let value = graph.string(object) else { return }
    var entry = StringEntry(value: value, object: owner, key: key)
    entry.localizationKey = text("NSKey", object)
    report.strings.append(entry)
  }

  /// Seen: both placeholders of pictures; AppKit's catalog `system` marks pictures of the system.
  private mutating func addImage(_ object: ObjectID, _ owner: String, _ key: String) {
    guard let name = text("UIResourceName", object) ?? text("NSResourceName", object) else { return }
    var entry = ImageEntry(name: name, object: owner, key: key)
    entry.catalog = text("NSCatalogName", object) ?? text("IBNamespaceID", object)
    entry.width = real("UIImageWidth", object)
    entry.height = real("UIImageHeight", object)
    report.images.append(entry)
  }

  private mutating func addColor(_ object: ObjectID, _ owner: String, _ key: String) {
    var entry = ColorEntry(object: owner, key: key)
    let names = ["UIDynamicCatalogName", "UISystemColorName", "UIPatternSelector", "NSColorName"]
    entry.name = names.firstNonNil { text($0, object) }
    entry.components = components(object)
    entry.space = integer("NSColorSpace", object).map { Self.spaceName($0) }
    report.colors.append(entry)
  }

  /// Seen: UIKit writes components as numbers, AppKit as text, `0.5 1`, sometimes ended by a NUL.
  private func components(_ object: ObjectID) -> [Double]? {
    if let white = real("UIWhite-Double", object) ?? real("UIWhite", object) { return [white] + alpha(object) }
    let rgb = ["UIRed", "UIGreen", "UIBlue"].compactMap { real($0 + "-Double", object) ?? real($0, object) }
    if rgb.count == 3 { return rgb + alpha(object) }
    let text = ["NSComponents", "NSRGB", "NSWhite"].firstNonNil { key in
      graph.value(key, of: object)?.span.map { graph.bytes[$0.range].prefix { $0 != 0 } }
    }
    guard let text, text.count < 200 else { return nil }
    let numbers = String(decoding: text, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
    return numbers.isEmpty ? nil : numbers
  }

  private func alpha(_ object: ObjectID) -> [Double] {
    (real("UIAlpha-Double", object) ?? real("UIAlpha", object)).map { [$0] } ?? []
  }

  /// Documented: NSColorSpace numbers of keyed archives.
  private static func spaceName(_ number: Int64) -> String {
    switch number {
    case 1: "calibratedRGB"
    case 2: "deviceRGB"
    case 3: "calibratedWhite"
    case 4: "deviceWhite"
    case 5: "deviceCMYK"
    case 6: "catalog"
    case 10: "pattern"
    default: String(number)
    }
  }
}

extension Array {
  /// The first answer that is one.
  fileprivate func firstNonNil<Answer>(_ ask: (Element) -> Answer?) -> Answer? {
    for element in self {
      if let answer = ask(element) { return answer }
    }
    return nil
  }
}
