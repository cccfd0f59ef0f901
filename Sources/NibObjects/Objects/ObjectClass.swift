import NibRuntime
import NibSchema
import Synchronization

/// A framework's class as objects of the schema's rows have it: its superclasses, what it declares, and its properties.
public final class ObjectClass: Sendable {
  /// The class's own line of the table.
  public let own: FrameworkClass
  /// What messages and trees call it.
  public var name: String { own.name }
  /// Names of the outlets that it declares.
  let outlets: Set<String>
  /// Whether all outlets of the class are known, but for those of categories and extensions.
  let knowsItsOutlets: Bool
  /// Whether its objects send actions.
  let sendsActions: Bool
  /// Where its objects have those that a tree shows below them.
  let children: [FrameworkClass.Child]
  /// Key of the object whose properties are those of the class's objects too.
  let cellKey: String?
  /// Names of properties of that object, as this class has them.
  let names: [String: String]
  /// What its objects have by state.
  let states: FrameworkClass.States?
  /// The class of the view that a controller of the class has without a nib.
  let viewClassName: String?
  /// Keys of the prototypes of a list, each a table of nibs by name.
  let prototypeKeys: [String]
  /// What its objects have of others that they hold.
  let borrowed: [FrameworkClass.Borrowed]
  private let outletTypes: [String: String]
  private let chain: [FrameworkClass]
  private let ancestors: Set<String>
  private let made = Mutex<ClassProperties?>(nil)

  /// Puts together what a class has of its superclasses.
  init(_ own: FrameworkClass, in classes: FrameworkClasses) {
    let chain = classes.chain(of: own)
    self.own = own
    self.chain = chain
    ancestors = Set(chain.map(\.name))
    outlets = chain.lazy.compactMap(\.outlets).first ?? []
    sendsActions = chain.contains(where: \.sendsActions)
    children = chain.reversed().flatMap(\.children)
    cellKey = chain.lazy.compactMap(\.cellKey).first
    states = chain.lazy.compactMap(\.states).first
    viewClassName = chain.lazy.compactMap(\.viewClassName).first
    prototypeKeys = chain.flatMap(\.prototypeKeys)
    borrowed = chain.flatMap(\.borrowed)
    // Only UIKit's classes list their outlets whole.
    knowsItsOutlets = chain.last?.name == "UIResponder"
    var names: [String: String] = [:]
    var types: [String: String] = [:]
    for known in chain {
      for (name, other) in known.names where names[name] == nil { names[name] = other }
      for (name, type) in known.outletTypes where types[name] == nil { types[name] = type }
    }
    self.names = names
    outletTypes = types
  }

  /// Whether the class is another one or inherits from it.
  public func isKind(of name: String) -> Bool { ancestors.contains(name) }

  /// The class of the objects that an outlet takes; nil for an outlet that takes any.
  func outletType(_ name: String) -> String? { outletTypes[name] }

  /// The properties of the class with those of its superclasses, put together when they are first asked for.
  var properties: ClassProperties {
    if let made = made.withLock({ $0 }) { return made }
    // Rows of a kind are made when they are first asked for, so this is done outside of the lock.
    let properties = ClassProperties(chain)
    return made.withLock { made in
      let kept = made ?? properties
      made = kept
      return kept
    }
  }
}

/// The properties of a class by their keys and names.
final class ClassProperties: Sendable {
  /// The properties, those of superclasses first.
  let all: [ArchivedProperty]
  /// Keys whose values the place of an object says, or its class.
  let implied: Set<String>
  /// Properties that say something where their keys are absent.
  let absent: [ArchivedProperty]
  private let keys: [String: [Int]]
  private let places: [String: Int]

  init(_ chain: [FrameworkClass]) {
    var builder = PropertyListBuilder()
    // What code archives is known better than what a row of one era says of the same key.
    for known in chain { for property in known.properties { builder.add(property) } }
    for known in chain.reversed() { builder.add(known, chain) }
    all = builder.properties
    absent = builder.properties.filter { $0.absent != nil }
    implied = Set(chain.flatMap(\.implied)).union(builder.parents)
    var keys: [String: [Int]] = [:]
    var places: [String: Int] = [:]
    for (place, property) in all.enumerated() {
      if !property.key.isEmpty { keys[property.key, default: []].append(place) }
      if places[property.name] == nil { places[property.name] = place }
    }
    self.keys = keys
    self.places = places
  }

  /// The properties that the value under a key says.
  func properties(of key: String) -> [ArchivedProperty] { (keys[key] ?? []).map { all[$0] } }

  /// The property of a name.
  func property(named name: String) -> ArchivedProperty? { places[name].map { all[$0] } }
}

/// Gathers properties of code and rows; the first that has a key, or bits of one, keeps it.
private struct PropertyListBuilder {
  private(set) var properties: [ArchivedProperty] = []
  /// Keys of what holds an object.
  private(set) var parents: Set<String> = []
  private var whole: Set<String> = []
  private var bits: [String: Int64] = [:]

  mutating func add(_ property: ArchivedProperty) {
    switch property.part {
    case .bits(let mask), .flag(let mask, _):
      guard !whole.contains(property.key), bits[property.key, default: 0] & mask == 0 else { return }
      bits[property.key, default: 0] |= mask
    case .whole, .opposite:
      if !property.key.isEmpty {
        guard bits[property.key] == nil, whole.insert(property.key).inserted else { return }
      }
    }
    properties.append(property)
  }

  /// The rows of a class's kinds, by the names that the class and its superclasses have for them.
  mutating func add(_ known: FrameworkClass, _ chain: [FrameworkClass]) {
    for kind in known.kinds() {
      for row in kind.allRows {
        switch row.form {
        case .parentReference, .holder, .constant(.null): if !row.key.isEmpty { parents.insert(row.key) }
        default:
          for property in ArchivedProperty.all(of: row) {
            let name = chain.lazy.compactMap { names in names.names.first { $0.key == property.name }?.value }.first
            let named = name.map { property.named($0) } ?? property
            let values = chain.lazy.compactMap { $0.values[named.name] }.first
            add(values.map { named.naming($0) } ?? named)
          }
        }
      }
    }
    for property in properties { parents.remove(property.key) }
  }
}
