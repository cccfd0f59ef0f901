import NibBytes
import NibGraph

/// Which references an encoder does not follow: they name an object that something else must own.
///
/// A rule is a bit. A key has the bits of the rules that name it, a class those that hold for its objects; a reference
/// is conditional where its key and the class of its owner have a bit in common.
/// - Seen: NIBArchive, 267 of 268 archives of version 10 are rebuilt to the byte with these and no others; keyed archives,
///   242 of 251 are numbered with these and `NSWindow`.
struct ConditionalReferences: ~Copyable {
  /// The bit of keys that are conditional whatever the class.
  private static let anyClass: UInt8 = 1
  private static let menuItem: UInt8 = 2
  private static let navigationItem: UInt8 = 4
  private static let table: UInt8 = 8
  private static let webView: UInt8 = 16
  private static let textCell: UInt8 = 32
  /// An object that takes the place of one of another class, whose code encodes it.
  private static let swapper: UInt8 = 64

  /// References that are nil to a reader and were to an object that nothing owns: in keyed archives they have a number.
  ///
  /// Seen: delegates and data sources of 18 of 18 tables that have the keys, the next views of 19 web views, the
  /// controls of 13 title cells of boxes; of objects that take the place of a class 8 of 8 tables and 2 of 2 web views.
  private static let dangling: [(name: String, rule: UInt8)] = [
    (.key(.nsDelegate), table), (.key(.nsDataSource), table), (.key(.nsNextKeyView), webView),
    (.key(.nsControlView), textCell),
    // All of 212 views of archives that the editor saved, which refer to its window.
    (.key(.nsWindow), anyClass),
  ]

  /// Keys of a view that refer to what is around it, and that name something of the editor in a view that it showed.
  private static let surroundings: [String] = [.key(.nsNextResponder), .key(.nsSuperview)]

  private static let shared: [(name: String, rule: UInt8)] = [
    (.key(.nsNextResponder), anyClass), (.key(.nsSuperview), anyClass), (.key(.nsNextKeyView), anyClass),
    (.class(.nsMenu), menuItem),
    (.key(.navigationBar), navigationItem),
  ]

  /// Classes whose objects have rules of their own.
  private static let classes: [(name: String, rule: UInt8)] = [
    (.class(.nsMenuItem), menuItem), (.key(.navigationItem), navigationItem), (.key(.nsTableView), table),
    (.class(.nsOutlineView), table),
    (.key(.nsComboTableView), table), (.class(.webView), webView),
    (.class(.nsTextFieldCell), textCell), (.class(.nsClassSwapper), swapper),
  ]
  private static let classLengths = NameLengths(classes.map(\.name))

  private let keys: [(name: String, rule: UInt8)]
  /// How long the names of all rules are.
  private let keyLengths: NameLengths
  /// By key: its rules, once it is known.
  private var keyRules: GrowingBuffer<UInt8>
  /// By key: its rules as one of `dangling`.
  private var danglingRules: GrowingBuffer<UInt8>
  /// By class: the rules for its objects; 0 for a class that was not asked for yet, since each has `anyClass`.
  private var classRules: GrowingBuffer<UInt8>

  /// The rules for a graph. Names are looked at when they are met: a graph may know many more than it has.
  init(_ graph: ObjectGraph, inKeyedArchive: Bool = false) {
    keys = inKeyedArchive ? Self.shared + [(.key(.nsWindow), Self.anyClass)] : Self.shared
    keyLengths = NameLengths((keys + (inKeyedArchive ? Self.dangling : [])).map(\.name))
    keyRules = GrowingBuffer(repeating: 0, count: graph.keys.count)
    danglingRules = GrowingBuffer(repeating: 0, count: inKeyedArchive ? graph.keys.count : 0)
    classRules = GrowingBuffer(repeating: 0, count: graph.classes.count)
  }

  /// Looks at the name of a key; to be called before `hold` is asked about it.
  mutating func meet(_ key: Int, in keys: NameTable) {
    let length = Int(keys.spans[key].count)
    // Lengths are compared first: they differ nearly always.
    guard keyLengths.contains(length) else { return }
    for (name, rule) in self.keys where name.utf8.count == length && keys.holds(name, at: key) {
      keyRules[key] |= rule
    }
    guard key < danglingRules.count else { return }
    for (name, rule) in Self.dangling where name.utf8.count == length && keys.holds(name, at: key) {
      danglingRules[key] |= rule
    }
  }

  /// The rules for objects of a class; ask once an object.
  @inline(__always)
  mutating func rules(of classID: ClassID, in classes: ClassTable) -> UInt8 {
    let known = classRules[Int(classID.index)]
    return known == 0 ? rules(ofNew: classID, in: classes) : known
  }

  /// Which of the rules name keys that are nil to a reader, for an object that takes the place of one of another class.
  static func danglingRules(ofSwapped object: ObjectID, _ rules: UInt8, in graph: ObjectGraph) -> UInt8 {
    guard rules & swapper != 0,
      let original = graph.object(.key(.nsOriginalClassName), of: object).flatMap({ graph.string($0) })
    else { return 0 }
    return classes.first { $0.name == original }?.rule ?? 0
  }

  @inline(never)
  private mutating func rules(ofNew classID: ClassID, in classes: ClassTable) -> UInt8 {
    let row = Int(classID.index)
    var rules = Self.anyClass
    if Self.classLengths.contains(Int(classes.names.spans[row].count)) {
      for (name, rule) in Self.classes where classes.names.holds(name, at: row) { rules |= rule }
    }
    classRules[row] = rules
    return rules
  }

  /// Whether a reference under a key is not followed from an object with these rules.
  @inline(__always)
  func hold(_ key: KeyID, _ rules: UInt8) -> Bool { keyRules[Int(key.index)] & rules != 0 }

  /// Whether a key that is nil had a view of the editor's own around: in a view that refers to a window of it.
  ///
  /// Seen: 30 of 30 outermost views.
  func dangles(_ key: KeyID, of object: ObjectID, _ graph: ObjectGraph) -> Bool {
    // Names are made for the few keys that have rules: most that are nil have none.
    guard Int(key.index) < danglingRules.count, keyRules[Int(key.index)] | danglingRules[Int(key.index)] != 0 else {
      return false
    }
    let name = graph.keyName(key)
    if Self.surroundings.contains(name) { return graph.value(.key(.nsWindow), of: object) != nil }
    // A table of a class of its own is a swapper, which what it is made of tells from others: 3 of 3.
    guard name == .key(.nsDelegate) || name == .key(.nsDataSource) else { return false }
    return graph.className(of: object) == .class(.nsClassSwapper) && graph.value(.key(.nsTvFlags), of: object) != nil
  }

  /// Whether a key that is nil has a number of its own in objects with these rules.
  func dangles(_ key: KeyID, _ rules: UInt8) -> Bool {
    Int(key.index) < danglingRules.count && danglingRules[Int(key.index)] & rules != 0
  }
}

/// How long names are, each less than 64 bytes: most others are told from them by that.
private struct NameLengths {
  private var bits: UInt64 = 0

  init(_ names: [String]) {
    for name in names { bits |= 1 << UInt64(name.utf8.count) }
  }

  func contains(_ length: Int) -> Bool { length < 64 && bits >> UInt64(length) & 1 != 0 }
}
