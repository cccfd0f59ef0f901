import NibBytes
import NibGraph

/// Changes a graph at random, so that every table is still in order and the content no longer makes sense: references
/// led astray, values of other types, extreme numbers, objects of other classes, keys exchanged.
///
/// The same start gives the same changes.
public struct GraphMutator {
  private var generator: SeededGenerator

  /// A mutator; equal starts change equally.
  public init(start: Int) { generator = SeededGenerator(start: start) }

  /// The graph with some values and classes changed.
  /// - Parameter changes: how many at most.
  public mutating func mutate(_ graph: ObjectGraph, changes: Int = 6) throws -> ObjectGraph {
    var objects = graph.objects
    var values = graph.values
    for _ in 0..<Int.random(in: 1...changes, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: reclass(&objects, classes: graph.classes.count)
      case 1: exchangeValues(&objects)
      case 2: rename(&values, keys: graph.keys.count)
      case 3...5: redirect(&values, objects: objects.count)
      default: replace(&values, objects: objects.count, bytes: graph.bytes.count)
      }
    }
    return try ObjectGraph(
      format: graph.format, objects: objects, values: values, keys: graph.keys, classes: graph.classes,
      bytes: graph.bytes, origins: graph.origins)
  }

  /// Gives an object the class of no one in particular.
  private mutating func reclass(_ objects: inout [ObjectRecord], classes: Int) {
    guard let object = objects.indices.randomElement(using: &generator), classes > 0 else { return }
    objects[object].classID = ClassID(Int.random(in: 0..<classes, using: &generator))
  }

  /// Gives an object the values of another.
  private mutating func exchangeValues(_ objects: inout [ObjectRecord]) {
    guard let one = objects.indices.randomElement(using: &generator),
      let other = objects.indices.randomElement(using: &generator)
    else { return }
    objects[one].firstValue = objects[other].firstValue
    objects[one].valueCount = objects[other].valueCount
  }

  private mutating func rename(_ values: inout [KeyedValue], keys: Int) {
    guard let index = values.indices.randomElement(using: &generator), keys > 0 else { return }
    values[index] = value(values[index].value, under: KeyID(Int.random(in: 0..<keys, using: &generator)))
  }

  private mutating func redirect(_ values: inout [KeyedValue], objects: Int) {
    guard let index = values.indices.randomElement(using: &generator) else { return }
    values[index] = .reference(values[index].key, ObjectID(Int.random(in: 0..<objects, using: &generator)))
  }

  private mutating func replace(_ values: inout [KeyedValue], objects: Int, bytes: Int) {
    guard let index = values.indices.randomElement(using: &generator) else { return }
    let key = values[index].key
    let integers: [Int64] = [0, 1, -1, 255, 65536, .max, .min, 1 << 53, -(1 << 31)]
    let reals: [Double] = [0, -0.0, 1e300, -1e300, .nan, .infinity, -.infinity, 0.5, .leastNonzeroMagnitude]
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: values[index] = .null(key)
    case 1: values[index] = .bool(key, Bool.random(using: &generator))
    case 2: values[index] = .int(key, integers.randomElement(using: &generator) ?? 0)
    case 3: values[index] = .double(key, reals.randomElement(using: &generator) ?? 0)
    case 4: values[index] = .float(key, Float(reals.randomElement(using: &generator) ?? 0))
    default:
      let offset = Int.random(in: 0...bytes, using: &generator)
      values[index] = .data(
        key, ByteSpan(offset: offset, count: Int.random(in: 0...min(64, bytes - offset), using: &generator)))
    }
  }

  private func value(_ content: Value, under key: KeyID) -> KeyedValue {
    switch content {
    case .null: .null(key)
    case .bool(let value): .bool(key, value)
    case .int(let value): .int(key, value)
    case .float(let value): .float(key, value)
    case .double(let value): .double(key, value)
    case .reference(let object): .reference(key, object)
    case .data(let span): .data(key, span)
    }
  }
}

/// A small generator, so that a failure can be repeated from its start.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// A generator; equal starts give equal numbers.
  public init(start: Int) { state = UInt64(truncatingIfNeeded: start) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// The next number.
  public mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
