import NibBytes
import NibGraph

/// Which references an encoder does not follow: they name an object that something else must own.
///
/// A rule is a bit. A key has the bits of the rules that name it, a class those that hold for its objects; a reference
/// is conditional where its key and the class of its owner have a bit in common.
/// - Seen: NIBArchive, 267 of 268 archives of version 10 are rebuilt to the byte with these and no others.
struct ConditionalReferences {
  /// The bit of keys that are conditional whatever the class.
  private static let anyClass: UInt8 = 1
  private static let menuItem: UInt8 = 2
  private static let navigationItem: UInt8 = 4

  private let keyRules: [UInt8]
  private let classRules: [UInt8]

  /// The rules for the names of a graph. Linear in its keys and classes.
  init(_ graph: ObjectGraph) {
    var keyRules = [UInt8](repeating: 0, count: graph.keys.count)
    for key in ["NSNextResponder", "NSSuperview", "NSNextKeyView"] {
      Self.add(Self.anyClass, to: &keyRules, where: key, in: graph.keys)
    }
    Self.add(Self.menuItem, to: &keyRules, where: "NSMenu", in: graph.keys)
    Self.add(Self.navigationItem, to: &keyRules, where: "UINavigationBar", in: graph.keys)
    var classRules = [UInt8](repeating: Self.anyClass, count: graph.classes.count)
    Self.add(Self.menuItem, to: &classRules, where: "NSMenuItem", in: graph.classes.names)
    Self.add(Self.navigationItem, to: &classRules, where: "UINavigationItem", in: graph.classes.names)
    (self.keyRules, self.classRules) = (keyRules, classRules)
  }

  /// Sets a bit for each row that has a name. Lengths are compared first: they differ nearly always.
  private static func add(_ rule: UInt8, to rules: inout [UInt8], where name: String, in table: NameTable) {
    let length = UInt32(name.utf8.count)
    for (row, span) in table.spans.enumerated() where span.count == length && table.holds(name, at: row) {
      rules[row] |= rule
    }
  }

  /// The rules for objects of a class; ask once an object.
  @inline(__always)
  func rules(of classID: ClassID) -> UInt8 { classRules[Int(classID.index)] }

  /// Whether a reference under a key is not followed from an object with these rules.
  @inline(__always)
  func hold(_ key: KeyID, _ rules: UInt8) -> Bool { keyRules[Int(key.index)] & rules != 0 }
}
