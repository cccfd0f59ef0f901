import NibBytes
import NibGraph
import NibSchema

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
