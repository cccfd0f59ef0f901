import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// A rect, size, point or insets child as inline numbers.
  mutating func runGeometry(_ row: PlannedRow) {
    let shape = Geometry.all[Int(row.omittedValue ?? 0)]
    var values: [Double]? = row.extra < 0 ? nil : book.numbers[Int(row.extra)]
    if let child = child(row.symbol) { values = numbers(of: child, shape) }
    guard let values else { return }
    if row.extra2 >= 0 && values == book.numbers[Int(row.extra2)] { return }
    builder.add(.data(row.key, reals(values)))
  }

  /// A geometry child as text.
  mutating func runGeometryText(_ row: PlannedRow) {
    guard let child = child(row.symbol) else { return }
    let shape = Geometry.all[Int(row.omittedValue ?? 0)]
    builder.add(.reference(row.key, string(Geometry.text(numbers(of: child, shape), of: shape))))
  }

  /// The numbers of a geometry element in archive order; a missing one is 0.
  mutating func numbers(of element: Int, _ shape: Geometry) -> [Double] {
    let names = book.names
    switch shape {
    case .point: return [requiredReal(names.x, of: element), requiredReal(names.y, of: element)]
    case .size: return [requiredReal(names.width, of: element), requiredReal(names.height, of: element)]
    case .rect:
      return [names.x, names.y, names.width, names.height].map { requiredReal($0, of: element) }
    case .insets:
      if attribute(names.minX, of: element) != nil || attribute(names.minY, of: element) != nil {
        return [names.minY, names.minX, names.maxY, names.maxX].map { real($0, of: element) }
      }
      return [names.top, names.left, names.bottom, names.right].map { real($0, of: element) }
    case .directionalInsets:
      return [names.top, names.leading, names.bottom, names.trailing].map { real($0, of: element) }
    case .offset: return [names.horizontal, names.vertical].map { real($0, of: element) }
    }
  }

  /// A real attribute of any element; 0 when it is absent, and a warning when it is no number.
  mutating func real(_ name: PassName, of element: Int, default absent: Double = 0) -> Double {
    guard let span = attribute(name, of: element) else { return absent }
    if let value = Decimal.real(document.bytes, span) { return value }
    warnNumber(span, element)
    return absent
  }

  /// A real attribute that an element must have; 0 and a warning when it is absent or no number.
  mutating func requiredReal(_ name: PassName, of element: Int) -> Double {
    guard let span = attribute(name, of: element) else {
      warnMissing(name, element, "0 is used")
      return 0
    }
    if let value = Decimal.real(document.bytes, span) { return value }
    warnNumber(span, element)
    return 0
  }

  /// Warns of an attribute that an element cannot do without.
  mutating func warnMissing(_ name: PassName, _ element: Int, _ consequence: String) {
    warn(.missingAttribute, "'\(document.tag(.init(element)))' has no '\(name.rawValue)'; \(consequence)", at: element)
  }

  /// Warns of an attribute that a row cannot do without.
  mutating func warnMissing(_ symbol: Symbol, _ element: Int) {
    let name = book.symbols.names[Int(symbol)]
    warn(.missingAttribute, "'\(document.tag(.init(element)))' has no '\(name)'; the default is used", at: element)
  }

  /// Numbers as an inline struct: the byte 7 and 64-bit reals, or in the oldest era the byte 6 and 32-bit ones.
  mutating func reals(_ values: [Double]) -> ByteSpan {
    let start = builder.bytes.count
    builder.bytes.append(realsLead)
    for value in values { append(real: value) }
    return ByteSpan(offset: start, count: builder.bytes.count - start)
  }

  /// Two or four numbers as an inline struct, without an array.
  mutating func reals(_ a: Double, _ b: Double, _ c: Double? = nil, _ d: Double? = nil) -> ByteSpan {
    let start = builder.bytes.count
    builder.bytes.append(realsLead)
    let count = c == nil ? 2 : d == nil ? 3 : 4
    if book.profile == .nib9a {
      let (c, d) = (Float(c ?? 0), Float(d ?? 0))
      let parts = (littleEndian(Float(a)), littleEndian(Float(b)), littleEndian(c), littleEndian(d))
      withUnsafeBytes(of: parts) { builder.bytes.append(contentsOf: $0[..<(4 * count)]) }
    } else {
      let parts = (littleEndian(a), littleEndian(b), littleEndian(c ?? 0), littleEndian(d ?? 0))
      withUnsafeBytes(of: parts) { builder.bytes.append(contentsOf: $0[..<(8 * count)]) }
    }
    return ByteSpan(offset: start, count: builder.bytes.count - start)
  }

  /// What inline numbers begin with: the width of each.
  private var realsLead: UInt8 { book.profile == .nib9a ? 6 : 7 }

  private mutating func append(real value: Double) {
    if book.profile == .nib9a {
      withUnsafeBytes(of: littleEndian(Float(value))) { builder.bytes.append(contentsOf: $0) }
    } else {
      withUnsafeBytes(of: littleEndian(value)) { builder.bytes.append(contentsOf: $0) }
    }
  }

  private func littleEndian(_ value: Double) -> UInt64 { value.bitPattern.littleEndian }
  private func littleEndian(_ value: Float) -> UInt32 { value.bitPattern.littleEndian }
}
