import NibGraph

/// A graph as an indented tree of text: what people read and what tests compare.
///
/// One line an object or value, two spaces a level of reference. Foundation's content, colours, fonts and images are
/// shown in the line that refers to them. An object that is shown already is named by `@n`; a reference that only
/// points back or across (`NSSuperview`, a constraint's items, a connection's ends) never shows its object.
///
///     NSObject
///       UINibTopLevelObjectsKey: NSArray
///         - UIView @1
///           UIBounds: {0, 0, 320, 44}
///           UISubviews: NSArray
///             - UILabel
///               UIText: "Hello"
public struct TreeRendering: Sendable {
  /// What is shown.
  public var options: TreeOptions

  /// Makes a rendering.
  public init(_ options: TreeOptions = TreeOptions()) { self.options = options }

  /// The tree, each line ended by a newline. O(values).
  ///
  /// - Throws: `InspectError` with code `noSuchObject` for a path that leads nowhere.
  public func render(_ graph: ObjectGraph) throws(InspectError) -> String {
    var text = ""
    try render(graph) { text += $0 }
    return text
  }

  /// The same in pieces of whole lines, so that a large tree takes little memory.
  ///
  /// - Throws: as `render(_:)`, before the first piece.
  public func render(_ graph: ObjectGraph, into write: (String) -> Void) throws(InspectError) {
    let index = GraphIndex(graph)
    let start = try options.path.map { path throws(InspectError) in try ObjectPath(text: path).resolve(in: index) }
    var walk = TreeWalk(index, options)
    walk.show(from: start ?? .root, isWhole: start == nil, into: write)
  }
}

/// What a tree shows.
public struct TreeOptions: Sendable, Hashable {
  /// Which numbers objects bear.
  public enum Numbers: Sendable, Hashable {
    /// Only objects that are referred to more than once, counted in order of appearance: equal graphs in different
    /// object order give equal text.
    case shared
    /// Only objects that are referred to more than once, by their places in the archive's object table.
    case storedWhereShared
    /// Every object, by its place in the archive's object table: the numbers that messages name.
    case stored
  }

  /// Which numbers objects bear.
  public var numbers: Numbers
  /// Levels below the first line; nil for all.
  public var depth: Int?
  /// Where to begin: keys and element numbers from the root, `UINibTopLevelObjectsKey/2/UISubviews`, or `@12`.
  public var path: String?
  /// Most bytes of text; what is beyond is left out and said so. References multiply: a small hostile archive can
  /// describe a very long text.
  public var byteLimit: Int

  /// Makes options; the defaults show all.
  public init(numbers: Numbers = .shared, depth: Int? = nil, path: String? = nil, byteLimit: Int = 1 << 30) {
    self.numbers = numbers
    self.depth = depth
    self.path = path
    self.byteLimit = byteLimit
  }
}

/// Keys whose reference points back or across and never says where an object belongs.
///
/// Seen: the archiver's conditional references, the ends of constraints and connections.
enum BackReference {
  /// The keys.
  static let keys: Set<String> = [
    .key(.nsNextResponder), .key(.nsSuperview), .key(.nsNextKeyView), .key(.navigationBar), .key(.parentViewController),
    .key(.firstItem), .key(.secondItem), .key(.nsControlView), .key(.nsTableView), "NSOwner", .key(.nsTarget),
    .key(.nsDelegate),
    .key(.source), .key(.destination), .key(.object), .key(.nsSource), .key(.nsDestination), .class(.object),
    .key(.layoutGuideOwningView),
  ]

  /// The keys by their number of bytes.
  static let keysByLength: [[String]] = {
    var lists: [[String]] = []
    for key in keys.sorted() {
      while lists.count <= key.utf8.count { lists.append([]) }
      lists[key.utf8.count].append(key)
    }
    return lists
  }()
}

/// Hands out the `@n` of a tree.
struct ObjectLabels {
  private let numbers: TreeOptions.Numbers
  /// References to each object, counted up to 2.
  private var references: [UInt8]
  /// Number of each object in order of appearance; 0 for none yet.
  private var assigned: [Int32]
  private var last: Int32 = 0

  /// Counts the references of a graph. O(values).
  init(_ graph: ObjectGraph, _ numbers: TreeOptions.Numbers) {
    self.numbers = numbers
    references = numbers != .stored ? Array(repeating: 0, count: graph.count) : []
    assigned = numbers == .shared ? Array(repeating: 0, count: graph.count) : []
    guard numbers != .stored else { return }
    for value in graph.values {
      guard let object = value.object else { continue }
      references[Int(object.index)] = min(references[Int(object.index)] + 1, 2)
    }
  }

  /// What stands behind an object where it is shown: ` @n`, or nothing when nobody else refers to it.
  mutating func label(_ object: ObjectID) -> String {
    guard numbers != .stored else { return " " + object.description }
    return references[Int(object.index)] < 2 ? "" : mention(object)
  }

  /// What stands behind an object where it is only named: ` @n`.
  mutating func mention(_ object: ObjectID) -> String {
    guard numbers == .shared else { return " " + object.description }
    if assigned[Int(object.index)] == 0 {
      last += 1
      assigned[Int(object.index)] = last
    }
    return " @\(assigned[Int(object.index)])"
  }
}
