import NibGraph
import NibSchema
import Synchronization

/// The content of a value object with its keys numbered, so that writing it looks nothing up.
indirect enum PreparedValue: Sendable {
  case scalar(KeyedValue)
  case string(KeyID, [UInt8])
  case text(KeyID, [UInt8])
  case integerNumber(KeyID, Int64)
  case realNumber(KeyID, Double)
  case object(KeyID, ClassID, [PreparedValue])
  case dictionary(KeyID, mutable: Bool, [(key: [UInt8], value: PreparedValue)])
}

/// What colour and font elements become, remembered over the documents of one compiler.
///
/// The same few colours and fonts fill most documents; working one out costs more than all else of its element.
/// An entry is found by the bytes of the element's attributes, which decide it together with the compiler's options.
final class ValueMemo: Sendable {
  struct Entry: Sendable {
    let color: ArchivedColor?
    let font: ArchivedFont?
    let fields: [PreparedValue]
  }

  private let entries = Mutex<[[UInt8]: Entry]>([:])
  /// More entries than any project has; a stranger's files cannot fill memory.
  private let limit = 2048

  func find(_ attributes: [UInt8]) -> Entry? { entries.withLock { $0[attributes] } }

  func add(_ entry: Entry, for attributes: [UInt8]) {
    entries.withLock { if $0.count < limit { $0[attributes] = entry } }
  }
}
