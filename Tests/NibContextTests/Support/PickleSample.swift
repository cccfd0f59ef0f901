import NibTestSupport
import Testing

/// A pickle as the tree that JSON of the same values is, for expectations: a second reader of the opcodes, made of what
/// Python's `pickletools` says of them.
struct PickleSample {
  private let bytes: [UInt8]
  private var at = 2
  private var stack: [JSONSample] = []
  private var marks: [Int] = []
  private var memo: [JSONSample] = []

  /// Reads a pickle; fails the test at an opcode that JSON's values do not take.
  static func read(_ bytes: [UInt8]) throws -> JSONSample {
    var sample = PickleSample(bytes: bytes)
    try #require(bytes.starts(with: [0x80, 4]))
    while try sample.step() {}
    try #require(sample.stack.count == 1 && sample.at == bytes.count)
    return sample.stack[0]
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func number(_ count: Int) -> UInt64 {
    defer { at += count }
    return (0..<count).reduce(0) { $0 | UInt64(bytes[at + $1]) << (8 * UInt64($1)) }
  }

  private mutating func text(_ count: Int) {
    stack.append(.text(String(decoding: bytes[at..<at + count], as: UTF8.self)))
    at += count
  }

  private mutating func marked() throws -> [JSONSample] {
    let start = try #require(marks.last)
    marks.removeLast()
    defer { stack.removeSubrange(start...) }
    return Array(stack[start...])
  }

  private mutating func step() throws -> Bool {
    at += 1
    switch bytes[at - 1] {
    case UInt8(ascii: "."): return false
    case UInt8(ascii: "}"): stack.append(.object([:]))
    case UInt8(ascii: "]"): stack.append(.list([]))
    case UInt8(ascii: "("): marks.append(stack.count)
    case UInt8(ascii: "u"):
      let items = try marked()
      var members: [String: JSONSample] = [:]
      for place in stride(from: 0, to: items.count, by: 2) { members[items[place].text ?? ""] = items[place + 1] }
      stack[stack.count - 1] = .object(members)
    case UInt8(ascii: "e"):
      let items = try marked()
      stack[stack.count - 1] = .list(items)
    case UInt8(ascii: "N"): stack.append(.null)
    case 0x88: stack.append(.boolean(true))
    case 0x89: stack.append(.boolean(false))
    case UInt8(ascii: "K"): stack.append(.number(Double(number(1))))
    case UInt8(ascii: "J"): stack.append(.number(Double(Int32(bitPattern: UInt32(number(4))))))
    case 0x8A:
      let count = number(1)
      try #require(count == 8)
      stack.append(.number(Double(Int64(bitPattern: number(8)))))
    case UInt8(ascii: "G"): stack.append(.number(Double(bitPattern: number(8).byteSwapped)))
    case 0x8C: text(Int(number(1)))
    case UInt8(ascii: "X"): text(Int(number(4)))
    case 0x94: memo.append(try #require(stack.last))
    case UInt8(ascii: "h"): stack.append(memo[Int(number(1))])
    case UInt8(ascii: "j"): stack.append(memo[Int(number(4))])
    default:
      let isKnown = false
      try #require(isKnown, "opcode \(bytes[at - 1]) at \(at - 1)")
    }
    return true
  }
}
