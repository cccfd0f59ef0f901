import CNibwright
import NibRuntime

/// Makes values that C can read, in the memory of a store.
///
/// Content may be shared many times over, so a list is told in full only to a depth and up to a number of items; what is beyond
/// is told in words.
struct ForeignValues {
  private let store: TextStore
  private static let deepest = 6
  private static let most = 20_000

  init(_ store: TextStore) { self.store = store }

  /// A value as C reads it.
  func value(_ value: NibValue) -> nibwright_value {
    var left = Self.most
    return self.value(value, depth: 0, &left)
  }

  private func value(_ value: NibValue, depth: Int, _ left: inout Int) -> nibwright_value {
    left -= 1
    switch value {
    case .null: return nibwright_value(.null)
    case .bool(let flag): return nibwright_value(.bool, integer: flag ? 1 : 0)
    case .int(let number): return nibwright_value(.integer, integer: number)
    case .real(let number): return nibwright_value(.real, real: number)
    case .string(let text): return bytes(.text, Array(text.utf8))
    case .data(let data): return bytes(.data, data)
    case .reals(let reals): return numbers(reals)
    case .point(let point): return numbers([point.x, point.y])
    case .size(let size): return numbers([size.width, size.height])
    case .rect(let rect): return numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case .insets(let insets): return numbers([insets.top, insets.left, insets.bottom, insets.right])
    case .object, .weakObject:
      var foreign = nibwright_value(.object)
      foreign.object = ForeignObject.pointer(value.object)
      return foreign
    case .array(let items): return list(.list, items, value, depth, &left)
    case .dictionary(let pairs):
      return list(.dictionary, pairs.flatMap { [$0.key, $0.value] }, value, depth, &left)
    case .date, .range, .color, .font, .image, .text: return bytes(.content, Array(value.description.utf8))
    }
  }

  private func list(
    _ kind: nibwright_value_kind, _ items: [NibValue], _ whole: NibValue, _ depth: Int, _ left: inout Int
  ) -> nibwright_value {
    guard depth < Self.deepest, items.count <= left else { return bytes(.content, Array(whole.description.utf8)) }
    var values: [nibwright_value] = []
    for item in items { values.append(value(item, depth: depth + 1, &left)) }
    var foreign = nibwright_value(kind)
    foreign.count = values.count
    foreign.items = store.list(values)
    return foreign
  }

  private func bytes(_ kind: nibwright_value_kind, _ bytes: [UInt8]) -> nibwright_value {
    var foreign = nibwright_value(kind)
    foreign.bytes = store.bytes(bytes)
    foreign.count = bytes.count
    return foreign
  }

  private func numbers(_ numbers: [Double]) -> nibwright_value {
    var foreign = nibwright_value(.numbers)
    foreign.numbers = store.list(numbers)
    foreign.count = numbers.count
    return foreign
  }
}
