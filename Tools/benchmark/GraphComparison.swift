import NibArchives
import NibBytes
import NibGraph

/// Two archives side by side, walked from their roots along the keys.
///
/// A difference of content makes two graphs; other order of keys, other sharing and other widths of integers are the
/// same graph in other bytes.
struct GraphComparison {
  /// The first difference of content: where it is, and both sides.
  private(set) var content: String?
  /// The first difference that changes bytes alone.
  private(set) var form: String?

  private let expected: ObjectGraph
  private let found: ObjectGraph
  private var partner: [Int32: Int32] = [:]
  private var pending: [(expected: ObjectID, found: ObjectID, path: String)] = []

  /// Compares two graphs; linear in their size.
  init(expected: ObjectGraph, found: ObjectGraph, path: String = "") {
    self.expected = expected
    self.found = found
    meet(.root, .root, path)
    while content == nil, let pair = pending.popLast() { compare(pair.expected, pair.found, pair.path) }
  }

  private mutating func meet(_ one: ObjectID, _ other: ObjectID, _ path: String) {
    if let known = partner[one.index] {
      if known != other.index { form = form ?? "\(path): shares another object" }
      return
    }
    partner[one.index] = other.index
    pending.append((one, other, path))
  }

  private mutating func compare(_ one: ObjectID, _ other: ObjectID, _ path: String) {
    let (wantedClass, gotClass) = (expected.className(of: one), found.className(of: other))
    guard wantedClass == gotClass else { return note("\(path): class \(wantedClass), not \(gotClass)") }
    let wanted = expected.values(of: one).map { (expected.keyName($0.key), $0) }
    let got = found.values(of: other).map { (found.keyName($0.key), $0) }
    let isList = wanted.contains { $0.0 == elementKey } || got.contains { $0.0 == elementKey }
    if isList, wanted.count != got.count {
      return note("\(path): \(wantedClass) of \(wanted.count - 1), not \(got.count - 1)")
    }
    var steps: [(ObjectID, ObjectID, String)] = []
    for (position, entry) in wanted.enumerated() {
      let place = entry.0 == elementKey ? "[\(position - 1)]" : "/\(wantedClass).\(entry.0)"
      let match = isList ? got[position] : got.first { $0.0 == entry.0 }
      guard let match else { return note("\(path)\(place): missing") }
      compareValues(entry.1, match.1, path + place, &steps)
      guard content == nil else { return }
    }
    if let extra = got.first(where: { entry in !wanted.contains { $0.0 == entry.0 } }) {
      return note("\(path)/\(wantedClass).\(extra.0): extra")
    }
    if wanted.map(\.0) != got.map(\.0) { form = form ?? "\(path)/\(wantedClass): order of keys" }
    for step in steps.reversed() { meet(step.0, step.1, step.2) }
  }

  private mutating func compareValues(
    _ one: KeyedValue, _ other: KeyedValue, _ path: String, _ steps: inout [(ObjectID, ObjectID, String)]
  ) {
    switch (one.value, other.value) {
    case (.reference(let left), .reference(let right)): steps.append((left, right, path))
    case (.data(let left), .data(let right)):
      compareBytes(Array(expected.bytes[left.range]), Array(found.bytes[right.range]), path)
    case (let left, let right):
      if left != right { return note("\(path): \(left), not \(right)") }
      if one.code != other.code { form = form ?? "\(path): \(one.code), not \(other.code)" }
    }
  }

  private mutating func compareBytes(_ one: [UInt8], _ other: [UInt8], _ path: String) {
    guard one != other else { return }
    let decoder = ArchiveDecoder()
    guard ArchiveFormatSniffer.sniff(one) == .nibArchive,
      let left = try? decoder.decode(one, file: path), let right = try? decoder.decode(other, file: path)
    else { return note("\(path): \(shown(one)), not \(shown(other))") }
    let inner = GraphComparison(expected: left, found: right, path: path + "{nib}")
    content = content ?? inner.content
    form = form ?? inner.form ?? "\(path): order in the archive inside"
  }

  private func shown(_ bytes: [UInt8]) -> String {
    bytes.prefix(48).allSatisfy { $0 >= 0x20 && $0 < 0x7F }
      ? "\"\(String(decoding: bytes.prefix(48), as: UTF8.self))\""
      : bytes.prefix(33).map { "\($0)" }.joined(separator: " ")
  }

  private mutating func note(_ difference: String) { content = content ?? difference }

  private var elementKey: String { "UINibEncoderEmptyKey" }
}
