/// Makes ids as Interface Builder does: `q7T-aa-1Zk`, letters and digits.
///
/// Interface Builder draws them by lot. Here they follow from a text, so that the same work gives the same document.
public struct ObjectIDMaker: Sendable {
  private var taken: Set<String>
  /// Where the numbers of a seed go on, so that a seed given often costs no more than others.
  private var states: [UInt64: UInt64] = [:]

  /// A maker that avoids ids that are there already.
  public init(taken: Set<String> = []) { self.taken = taken }

  /// An id that no other call has given, and that was not there before.
  ///
  /// - Parameter seed: What the id is for, as the id of a parent and a key. Equal seeds give different ids, in the order
  ///   of the calls.
  public mutating func make(for seed: String) -> String {
    let start = Self.number(seed)
    var state = states[start] ?? start
    defer { states[start] = state }
    while true {
      state = Self.mixed(state)
      let id = Self.text(state)
      if taken.insert(id).inserted { return id }
    }
  }

  /// Keeps an id from being made.
  public mutating func reserve(_ id: String) { taken.insert(id) }

  private static let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// A number for a text.
  private static func number(_ seed: String) -> UInt64 {
    seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// Eight letters: three, two and three.
  private static func text(_ number: UInt64) -> String {
    var rest = number
    var bytes: [UInt8] = []
    for place in 0..<10 {
      if place == 3 || place == 6 {
        bytes.append(UInt8(ascii: "-"))
      } else {
        bytes.append(letters[Int(rest % 62)])
        rest /= 62
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Another number for each number, the bits of which have all to do with all: adds a constant, then multiplies and
  /// folds twice. Each step has an inverse, so a chain of them comes back only after very long.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
