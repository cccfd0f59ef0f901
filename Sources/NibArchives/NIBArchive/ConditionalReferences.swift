import NibGraph

/// Which references an encoder does not follow: they name an object that something else must own.
///
/// - Seen: NIBArchive, 267 of 268 archives of version 10 are rebuilt to the byte with these and no others.
struct ConditionalReferences {
  /// Rules that hold whatever the class.
  static let keys = ["NSNextResponder", "NSSuperview", "NSNextKeyView"]
  /// Rules that hold for one key of one class.
  static let keysOfClasses = [
    (class: "NSMenuItem", key: "NSMenu"), (class: "UINavigationItem", key: "UINavigationBar"),
  ]

  /// For each key the rules it belongs to, a bit each; bit 0 is for any class.
  private let keyRules: [UInt8]
  /// For each class the rules that hold for its objects, a bit each; bit 0 is always set.
  private let classRules: [UInt8]

  /// The rules for the names of a graph. Linear in its keys and classes.
  init(_ graph: ObjectGraph) {
    keyRules = (0..<graph.keys.count).map { index in
      var rules: UInt8 = Self.keys.contains { graph.keys.holds($0, at: index) } ? 1 : 0
      for (bit, rule) in Self.keysOfClasses.enumerated() where graph.keys.holds(rule.key, at: index) {
        rules |= 2 << UInt8(bit)
      }
      return rules
    }
    classRules = (0..<graph.classes.count).map { index in
      var rules: UInt8 = 1
      for (bit, rule) in Self.keysOfClasses.enumerated() where graph.classes.names.holds(rule.class, at: index) {
        rules |= 2 << UInt8(bit)
      }
      return rules
    }
  }

  /// The rules for objects of a class; ask once an object.
  @inline(__always)
  func rules(of classID: ClassID) -> UInt8 { classRules[Int(classID.index)] }

  /// Whether a reference under a key is not followed from an object with these rules.
  @inline(__always)
  func hold(_ key: KeyID, _ rules: UInt8) -> Bool { keyRules[Int(key.index)] & rules != 0 }
}
