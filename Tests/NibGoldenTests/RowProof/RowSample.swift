import NibGraph
import NibRuntime
import NibSchema

/// A value of an attribute as a document has it, and whether a property's value is that.
struct RowSample {
  /// Attributes of the element; `child.attribute` for those of a child.
  var attributes: [(name: String, value: String)] = []
  /// Children of the element, as XML.
  var children: [String] = []
  /// The value, for messages.
  let text: String
  /// What a property of any name has.
  let matches: @MainActor (NibValue) -> Bool
  /// What properties of these names have instead: two that read one attribute may tell different things of it.
  var others: [String: @MainActor (NibValue) -> Bool] = [:]

  /// Whether a property has what it is to have.
  @MainActor func matches(_ value: NibValue, of property: String) -> Bool { (others[property] ?? matches)(value) }

  /// A value of an attribute.
  static func attribute(
    _ name: String, _ text: String, matches: @escaping @MainActor (NibValue) -> Bool
  ) -> RowSample {
    RowSample(attributes: [(name, text)], text: text, matches: matches)
  }

  /// A value of an attribute that several properties tell, each a part of it.
  static func attribute(
    _ name: String, _ text: String, told properties: [String: @MainActor (NibValue) -> Bool]
  ) -> RowSample {
    RowSample(attributes: [(name, text)], text: text, matches: { _ in false }, others: properties)
  }

  /// YES or NO.
  static func flag(_ name: String, _ value: Bool) -> RowSample {
    attribute(name, value ? "YES" : "NO") { Bool(nibValue: $0) == value }
  }

  /// A name of a choice.
  static func choice(_ name: String, _ entry: Choice.Entry) -> RowSample {
    attribute(name, entry.name) {
      if case .bool(let flag) = $0 { return flag == (entry.value != 0) }
      return Int(nibValue: $0).map(Int64.init) == entry.value
    }
  }

  /// An integer.
  static func int(_ name: String, _ value: Int64) -> RowSample {
    attribute(name, "\(value)") { Double(nibValue: $0) == Double(value) }
  }

  /// A child.
  static func child(_ xml: String, matches: @escaping @MainActor (NibValue) -> Bool) -> RowSample {
    RowSample(children: [xml], text: xml, matches: matches)
  }

  /// Whether an element with the value can be what a row asks for besides.
  func satisfies(_ tests: [Condition.Test]) -> Bool {
    tests.allSatisfy { test in
      guard let own = attributes.first(where: { $0.name == test.name }) else { return true }
      return switch test {
      case .value(_, let values, let wanted): values.contains(own.value) == wanted
      case .presence(_, let wanted): wanted
      case .always, .nilChild: true
      }
    }
  }
}

extension RowReading {
  /// Values to try, none of which is left out of the archive unless it is the property's default.
  func samples(_ framework: ProofFramework, _ kind: ElementSchema) -> [RowSample] {
    if let known = ObjectSamples.samples(attribute, of: kind, in: framework) { return known }
    return switch value {
    case .code: []
    case .priority(let isHorizontal):
      [.attribute(attribute, "111") { NibValueNumbers.of($0)?[isHorizontal ? 0 : 1] == 111 }]
    case .field(let field): field.samples
    case .form(let form): samples(form, framework)
    }
  }

  private func samples(_ form: Row.Form, _ framework: ProofFramework) -> [RowSample] {
    switch form {
    case .bool(_, let inverted, let omitted): flags(leftOut: omitted.map { $0 != inverted })
    case .boolAsInt(_, let omitted): flags(leftOut: omitted)
    case .anyBit: flags(leftOut: nil)
    case .int(let standard, let omitted):
      [.int(attribute, ([3, 4, 5] as [Int64]).first { $0 != standard && $0 != omitted } ?? 6)]
    case .float(let standard, let omitted), .double(let standard, let omitted):
      [Self.real(attribute, ([0.5, 0.25, 0.75] as [Double]).first { $0 != standard && $0 != omitted } ?? 0.125)]
    case .choice(let choice, _, _): choice.told.map { .choice(attribute, $0) }
    case .string, .nonemptyString, .image:
      [
        .attribute(attribute, "proof") {
          String(nibValue: $0) == "proof" || NibImage(nibValue: $0)?.name == "proof"
        }
      ]
    case .color: [Self.color(attribute)]
    case .font: [framework == .uiKit ? Self.uiKitFont(attribute) : Self.appKitFont(attribute)]
    case .geometry(let shape, _, _), .geometryText(let shape): [Self.geometry(attribute, shape)]
    case .bits(let names, _, let omitted):
      names.entries.filter { $0.value != omitted && $0.value.nonzeroBitCount == 1 }.map { entry in
        .child("<\(attribute) key=\"\(attribute)\" \(entry.name)=\"YES\"/>") {
          Int(nibValue: $0).map(Int64.init) == entry.value
        }
      }
    case .attributedString: [Self.styledText(attribute)]
    default: []
    }
  }

  /// Both values; of an older era not the one that it leaves out, for nothing in an archive tells its era.
  private func flags(leftOut: Bool?) -> [RowSample] {
    [true, false].filter { through == .newest || $0 != leftOut }.map { .flag(attribute, $0) }
  }

  private static func real(_ name: String, _ value: Double) -> RowSample {
    .attribute(name, "\(value)") { Double(nibValue: $0) == value }
  }

  static func color(_ key: String) -> RowSample {
    .child(
      "<color key=\"\(key)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    ) { NibColor(nibValue: $0).map { $0.red == 1 && $0.green == 0 && $0.blue == 0 } ?? false }
  }

  private static func uiKitFont(_ key: String) -> RowSample {
    .child("<fontDescription key=\"\(key)\" type=\"system\" pointSize=\"33\"/>") {
      NibFont(nibValue: $0)?.pointSize == 33
    }
  }

  private static func appKitFont(_ key: String) -> RowSample {
    .child("<font key=\"\(key)\" metaFont=\"system\" size=\"33\"/>") { NibFont(nibValue: $0)?.pointSize == 33 }
  }

  static func styledText(_ key: String) -> RowSample {
    .child("<attributedString key=\"\(key)\"><fragment content=\"proof\"><attributes/></fragment></attributedString>") {
      NibText(nibValue: $0)?.string == "proof"
    }
  }

  static func geometry(_ key: String, _ shape: Geometry) -> RowSample {
    let form: (tag: String, names: [String]) =
      switch shape {
      case .point: ("point", ["x", "y"])
      case .size: ("size", ["width", "height"])
      case .rect: ("rect", ["x", "y", "width", "height"])
      case .offset: ("offsetWrapper", ["horizontal", "vertical"])
      case .directionalInsets: ("directionalEdgeInsets", ["top", "leading", "bottom", "trailing"])
      case .insets: ("inset", ["minY", "minX", "maxY", "maxX"])
      }
    let numbers = form.names.indices.map { Double(11 + $0) }
    let attributes = zip(form.names, numbers).map { "\($0)=\"\(Int($1))\"" }.joined(separator: " ")
    return .child("<\(form.tag) key=\"\(key)\" \(attributes)/>") { NibValueNumbers.of($0) == numbers }
  }
}

extension PackedField {
  /// Values to try; where flags of a child decide the bits, each flag alone.
  fileprivate var samples: [RowSample] {
    switch value {
    case .bool: [true, false].map { .flag(attribute, $0) }
    case .choice(let choice, _): choice.told.map { .choice(attribute, $0) }
    case .int(let standard): [.int(attribute, ([1, 2] as [Int64]).first { $0 != standard && bits(of: $0) != 0 } ?? 3)]
    case .flags(let child, let names, let values):
      names.indices.map { index in
        .child("<\(child) key=\"\(child)\" \(names[index])=\"YES\"/>") {
          Int(nibValue: $0).map(Int64.init) == values[1 << index]
        }
      }
    case .constant: []
    }
  }
}

/// The numbers of a geometry in archive order.
enum NibValueNumbers {
  static func of(_ value: NibValue) -> [Double]? {
    switch value {
    case .reals(let numbers): numbers
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    // Priorities and offsets of archives may be text.
    case .string(let text): text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    default: nil
    }
  }
}

extension Choice {
  /// The entries that a value tells: of several with one value the first. The others are told by another key, whose row
  /// is tried with them.
  fileprivate var told: [Entry] { entries.filter { name(of: $0.value) == $0.name } }
}
