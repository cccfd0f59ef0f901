import NibGraph
import NibSchema

/// A name that the schema knows: its place in the registry of symbols.
typealias Symbol = Int32

/// How one element kind is lowered under one profile. A class, so that handing it on copies no array.
final class KindPlan: Sendable {
  let tag: String
  let className: String
  /// The class that an object of a custom class is said to have been of.
  let swappedClassName: String
  let role: ElementSchema.Role
  /// The class in the archive.
  let classID: ClassID
  /// The rows that the profile has, in archive order: places in the book's row table, which the kinds share.
  let rows: [UInt16]
  /// Which attributes, child keys and tags the kind knows.
  let known: SymbolSet
  /// Which of these may be attributes.
  let knownAttributes: SymbolSet
  /// Sizes that a control of the kind has of itself, the first before the others.
  let sizes: [ControlSize]
  /// The control events that perform a segue from an element of the kind.
  let segueEvents: ControlEvents?
  /// Whether the kind is one of controllers.
  let isController: Bool
  /// Whether the kind is one of UIKit's controls, which send actions for events.
  let isControl: Bool
  /// Whether a custom class says something else here than which class to make: of the object that a placeholder stands
  /// for, or of the segue that a template makes.
  let ignoresCustomClass: Bool

  /// Whether `PartCheck` tells of what elements of the kind have that nobody reads, because not all are lowered.
  let isToldOfAsPart: Bool

  init(
    _ schema: ElementSchema, className: String, classID: ClassID, rows: [UInt16], known: SymbolSet,
    children: SymbolSet, isController: Bool, profile: OutputProfile
  ) {
    tag = schema.tag
    role = schema.role
    self.isController = isController
    isControl = schema.isControl
    isToldOfAsPart = ["segue", "viewControllerPlaceholder", "controllerPlaceholder", "viewLayoutGuide"].contains(
      schema.tag)
    ignoresCustomClass = schema.tag == "placeholder" || schema.tag == "segue"
    self.className = className
    swappedClassName = schema.swappedClassName ?? className
    self.classID = classID
    self.rows = rows
    sizes = schema.sizes.filter { $0.since <= profile }.reversed()
    segueEvents = schema.segueEvents
    self.known = known
    knownAttributes = known.subtracting(children)
  }
}

extension ElementSchema {
  /// Whether the kind is that of UIKit's controls, or inherits from it.
  fileprivate var isControl: Bool {
    var kind: ElementSchema? = role == .view ? self : nil
    while let current = kind, current.tag != "control" { kind = current.parent }
    return kind != nil
  }
}

/// A set of symbols, one bit each.
struct SymbolSet: Sendable {
  private var words: [UInt64] = []

  mutating func insert(_ symbol: Symbol) {
    let word = Int(symbol) >> 6
    if word >= words.count { words += repeatElement(0, count: max(32, word + 1) - words.count) }
    words[word] |= 1 << (UInt64(symbol) & 63)
  }

  mutating func remove(_ symbol: Symbol) {
    let word = Int(symbol) >> 6
    if word < words.count { words[word] &= ~(1 << (UInt64(symbol) & 63)) }
  }

  /// The symbols that another set has not.
  func subtracting(_ other: SymbolSet) -> SymbolSet {
    var rest = self
    for word in 0..<min(words.count, other.words.count) { rest.words[word] &= ~other.words[word] }
    return rest
  }

  @inline(__always)
  func contains(_ symbol: Symbol) -> Bool {
    let word = Int(symbol) >> 6
    return word < words.count && words[word] & (1 << (UInt64(symbol) & 63)) != 0
  }
}
