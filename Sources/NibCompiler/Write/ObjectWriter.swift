import NibBytes
import NibGraph
import NibSchema

/// Writes objects of one archive: values, texts, numbers and collections, each equal one once.
///
/// Knows no document and no platform; what a class is called and which keys it has is said by whoever writes it.
struct ObjectWriter: ~Copyable {
  let schema: CompiledSchema
  var builder: GraphBuilder
  /// Texts, images and the like by their bytes.
  var strings = ContentTable()
  /// The NSNumbers of small whole numbers, by these, as numbers of objects; negative where there is none.
  ///
  /// Numbers are a type of array that others use, too, whose making costs more than the table.
  var smallNumbers: [Int32] = []
  /// Other NSNumbers, by the bits of their values.
  var furtherNumbers = NumberMap<ObjectID>()
  /// Reals whose form is not settled before all is written, by their values.
  var openReals: [Double: ObjectID] = [:]
  /// Colours, fonts and empty collections that are shared.
  var values = ValueCache()
  /// Keys of places in ordered sets, as far as they were used: the names outnumber what a search is for.
  private var placeKeys: [KeyID] = []
  /// Keys and classes that the schema has not numbered: few, because their names are those of tables.
  private var addedKeys: [(name: String, id: KeyID)] = []
  private var addedClasses: [(name: String, id: ClassID)] = []
  /// How many whole numbers have a place of their own.
  static let smallNumberCount = 4096
  /// Whether inline numbers have 32 bits.
  let usesShortReals: Bool

  /// A writer whose graph begins with some bytes.
  init(_ schema: CompiledSchema, bytes: [UInt8], expecting elements: Int) {
    self.schema = schema
    usesShortReals = schema.profile <= .xcode5
    builder = GraphBuilder(keys: schema.keyTable, classes: schema.classTable, bytes: bytes, expecting: elements)
  }

  /// Forgets what is shared; names and bytes stay.
  mutating func startArchive() {
    strings = ContentTable()
    smallNumbers.removeAll(keepingCapacity: true)
    furtherNumbers = NumberMap()
    openReals.removeAll()
    values = ValueCache()
  }

  @inline(__always) mutating func reserve(_ classID: ClassID, origin: Origin = .unknown) -> ObjectID {
    builder.reserve(classID, origin: origin)
  }

  @inline(__always) mutating func reserve(_ known: NibClass, origin: Origin = .unknown) -> ObjectID {
    builder.reserve(known.id, origin: origin)
  }

  @inline(__always) mutating func begin(_ object: ObjectID) { builder.begin(object) }
  @inline(__always) mutating func add(_ value: KeyedValue) { builder.add(value) }
  @inline(__always) mutating func end() { builder.end() }

  /// An object of values that are at hand.
  mutating func object(_ classID: ClassID, _ values: KeyedValue...) -> ObjectID {
    let object = builder.reserve(classID)
    builder.begin(object)
    for value in values { builder.add(value) }
    builder.end()
    return object
  }

  /// The key of a name that the schema numbered, as rows of tables have them.
  ///
  /// One that the schema has not, as of rows that few documents need, is added when it is first asked for.
  mutating func key(named name: String) -> KeyID {
    let known = schema.keyRegistry.find(name)
    if known >= 0 { return KeyID(Int(known)) }
    for added in addedKeys where added.name == name { return added.id }
    let added = builder.key(name)
    addedKeys.append((name, added))
    return added
  }

  /// The class of a name.
  mutating func classID(named name: String) -> ClassID {
    let known = schema.classRegistry.find(name)
    if known >= 0 { return ClassID(Int(known)) }
    for added in addedClasses where added.name == name { return added.id }
    let added = builder.class(name)
    addedClasses.append((name, added))
    return added
  }

  /// The key of a place in an ordered set, `NS.object.0`.
  mutating func placeKey(_ place: Int) -> KeyID {
    while placeKeys.count <= place { placeKeys.append(KeyID(builder.keys.append("NS.object.\(placeKeys.count)"))) }
    return placeKeys[place]
  }

  /// Checks and hands over the graph.
  mutating func finish(
    _ format: ArchiveFormat, file: String, text: [UInt8], identifiers: [UInt8]
  ) throws(GraphError) -> ObjectGraph {
    try builder.takeGraph(format: format, file: file, text: text, identifiers: identifiers)
  }
}
