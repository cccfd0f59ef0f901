/// What the bytes of a keyed archive depend on beside its graph: the numbers (UIDs) of objects, the class chains, and
/// where a dictionary had `$class`.
///
/// A graph does not need it. Whoever writes the archive again does. Numbers that are missing are those of conditional
/// references whose object was never written.
public struct KeyedArchiveNumbers: Sendable, Hashable {
  /// By object its number; the root has none and stands with 0.
  public var objects: [UInt32]
  /// By class the number of its description; 0 for a class without one, such as that of strings.
  public var classes: [UInt32]
  /// By class its superclasses, nearest first, as its description lists them.
  public var superclasses: [[String]] {
    get { (0..<chains.count).map { chains[$0] } }
    set { chains = ClassChains(newValue) }
  }
  /// The same where one row is asked for.
  package private(set) var chains: ClassChains
  /// By object how many keys its dictionary has before `$class`.
  public var classPlaces: [UInt16]
  /// Objects whose `NS.objects` stand before their `NS.keys`.
  public var valuesFirst: Set<ObjectID>
  /// Numbers that stood where the graph has no reference, in the order of the values: of a conditional reference that is
  /// nil, and of text that is content or geometry of its owner.
  public var hidden: [HiddenReference]

  /// A number that a value of the graph does not show.
  public struct HiddenReference: Sendable, BitwiseCopyable, Hashable {
    /// Index of the value in `ObjectGraph.values`.
    public let value: UInt32
    /// The number.
    public let number: UInt32

    /// Makes a row.
    public init(value: UInt32, number: UInt32) {
      self.value = value
      self.number = number
    }
  }

  /// Makes the table.
  public init(
    objects: [UInt32], classes: [UInt32], superclasses: [[String]], classPlaces: [UInt16] = [],
    valuesFirst: Set<ObjectID> = [], hidden: [HiddenReference] = []
  ) {
    self.init(
      objects: objects, classes: classes, chains: ClassChains(superclasses), classPlaces: classPlaces,
      valuesFirst: valuesFirst, hidden: hidden)
  }

  /// Makes the table from superclasses in flat tables.
  package init(
    objects: [UInt32], classes: [UInt32], chains: ClassChains, classPlaces: [UInt16], valuesFirst: Set<ObjectID>,
    hidden: [HiddenReference]
  ) {
    self.objects = objects
    self.classes = classes
    self.chains = chains
    self.classPlaces = classPlaces
    self.valuesFirst = valuesFirst
    self.hidden = hidden
  }
}
