/// What is known of a framework's class beyond the rows of its elements: data by which objects of the class are made,
/// connected and shown without the framework.
///
/// What a class inherits from its superclass is not repeated.
public final class FrameworkClass: Sendable {
  /// Where an object keeps an object that a tree shows below it.
  public enum Child: Sendable {
    /// Under a key: one object, or a list.
    case key(String)
    /// Under the first of several keys that holds any.
    case firstOf([String])
    /// Under a key, or in an outlet, of the object, or of each object, that is under another key.
    case path(String, String)
    /// In an outlet.
    case outlet(String)
  }

  /// The name.
  public let name: String
  /// The superclass; nil for a class whose superclass has nothing to say.
  public let superclass: String?
  /// Classes that archives have for it and that differ in nothing that is known here.
  public let others: [String]
  /// The element kinds that are archived as objects of the class.
  public let kinds: @Sendable () -> [ElementSchema]
  /// The objects that a tree shows below one of the class, besides those of its superclass.
  public let children: [Child]
  /// Properties that code archives, not a row, and those that only code sets.
  public let properties: [ArchivedProperty]
  /// What code reads of an object besides those, and what it has of its own, by its names for them: the keys, one after
  /// another where archives of several eras differ, and an empty one for what no archive holds.
  ///
  /// Nothing is shown by them: most lead to objects.
  public let fields: KeyValuePairs<String, String>
  /// Names of properties where the framework's differs from that of the document.
  public let names: KeyValuePairs<String, String>
  /// Names of values, by property, where the framework's differ from those of the document.
  public let values: [String: [String: String]]
  /// Properties that the object has of another one that it holds.
  public let borrowed: [Borrowed]
  /// Keys whose values the place of an object says, or its class, and names of properties that another one tells.
  public let implied: [String]
  /// Names of the outlets that the class declares; nil for those of its superclass.
  public let outlets: Set<String>?
  /// Whether objects of the class send actions.
  public let sendsActions: Bool
  /// Key of the object whose properties are those of the class's objects too: the cell of a control.
  public let cellKey: String?
  /// Classes of the objects that some outlets take.
  public let outletTypes: KeyValuePairs<String, String>
  /// What objects of the class have by state: a table of objects under a key, and their properties.
  public let states: States?
  /// The class of the view that a controller of the class has without a nib.
  public let viewClassName: String?
  /// Keys of the prototypes of a list, each a table of nibs by name.
  public let prototypeKeys: [String]
  /// Whether an object of the class says something of the one that holds it, and nothing of itself.
  public let isPart: Bool

  /// A property that an object has of another one: the text of a text view, of its storage.
  public struct Borrowed: Sendable {
    /// The keys that lead to the other object, from the object on.
    public let path: [String]
    /// The property; its key is the other object's.
    public let property: ArchivedProperty
  }

  /// What an object has by the state of its control.
  public struct States: Sendable {
    /// Key of the table, from numbers of states to objects.
    public let key: String
    /// The properties of those objects.
    public let properties: [ArchivedProperty]
    /// The bits of a number with their names; no bit is the normal state.
    public let names: [Choice.Entry]
    /// What the normal state has of another object, where it has nothing of its own.
    public let others: [Borrowed]
  }

  /// Makes a class.
  @inline(never)
  public init(
    _ name: String, _ superclass: String? = nil, others: [String] = [],
    kinds: @autoclosure @escaping @Sendable () -> [ElementSchema] = [], children: [Child] = [],
    properties: [ArchivedProperty] = [], fields: KeyValuePairs<String, String> = [:],
    names: KeyValuePairs<String, String> = [:],
    values: [String: [String: String]] = [:], borrowed: [Borrowed] = [], implied: [String] = [],
    outlets: Set<String>? = nil, outletTypes: KeyValuePairs<String, String> = [:], sendsActions: Bool = false,
    cellKey: String? = nil, states: States? = nil, viewClass: String? = nil, prototypeKeys: [String] = [],
    isPart: Bool = false
  ) {
    self.name = name
    self.superclass = superclass
    self.others = others
    self.kinds = kinds
    self.children = children
    self.properties = properties
    self.fields = fields
    self.names = names
    self.values = values
    self.borrowed = borrowed
    self.implied = implied
    self.outlets = outlets
    self.sendsActions = sendsActions
    self.cellKey = cellKey
    self.outletTypes = outletTypes
    self.states = states
    viewClassName = viewClass
    self.prototypeKeys = prototypeKeys
    self.isPart = isPart
  }
}

/// The classes of one framework that interfaces have objects of.
public struct FrameworkClasses: Sendable {
  /// The classes, superclasses first.
  public let all: [FrameworkClass]
  private let places: [String: Int]

  /// Makes a table of classes, and of those that kinds of a catalog describe.
  public init(_ classes: [FrameworkClass], describedBy catalog: Catalog) {
    all =
      classes
      + catalog.kinds.filter(\.describesClass).map { kind in
        let schema = kind.schema
        return FrameworkClass(schema.className, schema.parent?.className, kinds: [schema])
      }
    var places: [String: Int] = [:]
    for (place, known) in all.enumerated() { for name in [known.name] + known.others { places[name] = place } }
    self.places = places
  }

  /// The class of a name, or of another name that archives have for it.
  public func find(_ name: String) -> FrameworkClass? { places[name].map { all[$0] } }

  /// A class and its superclasses, itself first.
  public func chain(of known: FrameworkClass) -> [FrameworkClass] {
    var chain = [known]
    // A table without a circle has no chain that is longer than it.
    while let name = chain[chain.count - 1].superclass, let next = find(name), chain.count < all.count {
      chain.append(next)
    }
    return chain
  }
}
