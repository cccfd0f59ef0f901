import NibBytes
import NibGraph

/// What reading content asks for: once for a graph, when it is prepared, and then in each load for what depends on it.
protocol ContentSource: AnyObject {
  /// The framework's objects for its colors, fonts and images.
  var sharedObjects: SharedObjects { get }
  /// The archive.
  var graph: ObjectGraph { get }
  /// A stored value in native form.
  func value(_ stored: KeyedValue) throws -> NibValue
  /// An element of a collection in native form.
  func element(_ stored: KeyedValue) throws -> NibValue
  /// An object in native form.
  func value(of object: ObjectID) throws -> NibValue
  /// The image with the answer of the resources.
  func find(_ image: NibImage, for object: ObjectID) throws -> NibImage
  /// The color with the components that the resources know.
  func named(_ color: NibColor) -> NibColor
  /// Whether the key marks an inlined collection.
  func isInlineMark(_ key: KeyID) -> Bool
}

extension ContentSource {
  /// A value that is no reference, in native form.
  func immediate(_ stored: KeyedValue) -> NibValue {
    switch stored.value {
    case .null, .reference: .null
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .float(let value): .real(Double(value))
    case .double(let value): .real(value)
    case .data(let span): inline(span)
    }
  }

  fileprivate func inline(_ span: ByteSpan) -> NibValue {
    if let numbers = graph.reals(span), [2, 4, 6].contains(numbers.count) { return .reals(numbers) }
    return .data(Array(graph.bytes[span.range]))
  }
}

/// The inline data of a load that was read last under some keys.
///
/// Objects of a list are mostly of one size, and often lie alike: they share one value, which would be an array each.
struct RecentData {
  private var entries: [(span: ByteSpan, value: NibValue)?] = Array(repeating: nil, count: 8)

  /// A value that is no reference, in native form.
  mutating func immediate(_ stored: KeyedValue, in source: some ContentSource) -> NibValue {
    guard let span = stored.span else { return source.immediate(stored) }
    let place = Int(stored.key.index) % entries.count
    if let last = entries[place], source.graph.bytes.holdsSame(last.span, span) { return last.value }
    let value = source.inline(span)
    entries[place] = (span, value)
    return value
  }
}

extension Array<UInt8> {
  /// Whether the same bytes stand at two spans, which must be inside.
  fileprivate func holdsSame(_ first: ByteSpan, _ second: ByteSpan) -> Bool {
    first == second || first.count == second.count && self[first.range].elementsEqual(self[second.range])
  }
}
