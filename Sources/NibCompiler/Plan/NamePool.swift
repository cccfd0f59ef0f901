import NibBytes
import NibGraph

/// Numbers archive keys and classes once, when a plan book is made; every graph of the book shares the tables.
struct NamePool {
  private(set) var indices: [String: Int] = [:]
  private(set) var table = NameTable()

  /// Number of a name, given on first sight.
  subscript(name: String) -> Int {
    mutating get {
      if let known = indices[name] { return known }
      let index = table.append(name)
      indices[name] = index
      return index
    }
  }

  /// The name as a key.
  mutating func key(_ name: String) -> KeyID { KeyID(self[name]) }

  /// The name as a class.
  mutating func `class`(_ name: String) -> ClassID { ClassID(self[name]) }
}
