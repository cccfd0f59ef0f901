import NibBytes
import NibGraph
import NibInspector

/// What a scan knows of names of classes and keys, kept over archives: most archives have the same ones.
struct ScanNames {
  /// What is known of one class.
  struct Class {
    /// What its objects are to a reader.
    var role: ClassRole
    /// The name in quotes.
    var json: [UInt8]
    /// Whether its objects name other classes: a custom one, and what stands for it.
    var isSwapper: Bool
    /// Where its objects say what they connect; nil for what is no connection.
    var form: ConnectionReader.Form?
  }

  /// What is known of one key.
  struct Key {
    /// What it is to a scan.
    var use: KeyUse
    /// The name in quotes.
    var json: [UInt8]
    /// Whether it points back or across, and never says where an object belongs.
    var isBack: Bool
    /// Whether its texts are none of an interface: names of classes.
    var isOwn: Bool
  }

  /// The keys that a scan asks for.
  enum KeyUse {
    case other, bytes, originalClass, customClass, resource, identifier
  }

  private var classNames = NameRegistry()
  private var keyNames = NameRegistry()
  private(set) var classes: [Class] = []
  private(set) var keys: [Key] = []

  /// Names that are kept: archives that were made to harm could name ever new ones.
  private static let most = 20_000

  /// Numbers of the classes and keys of a graph among those that are known.
  mutating func numbers(of graph: ObjectGraph) -> (classes: [Int], keys: [Int]) {
    if classNames.count > Self.most || keyNames.count > Self.most { self = ScanNames() }
    return (
      graph.classes.names.spans.map { number(class: $0, graph.classes.names) },
      graph.keys.spans.map { number(key: $0, graph.keys) }
    )
  }

  private mutating func number(class span: ByteSpan, _ table: NameTable) -> Int {
    let number = Int(classNames.number(table.bytes, span))
    guard number == classes.count else { return number }
    let name = table.bytes.text(span)
    let role = ClassRole(className: name)
    classes.append(
      Class(
        role: role, json: RowText.quoted(name),
        isSwapper: [.class(.classSwapper), .class(.nsClassSwapper), .class(.nsCustomObject), .class(.nsCustomView)]
          .contains(
            name),
        form: role == .connection ? ConnectionReader.Form(className: name) : nil))
    return number
  }

  private mutating func number(key span: ByteSpan, _ table: NameTable) -> Int {
    let number = Int(keyNames.number(table.bytes, span))
    guard number == keys.count else { return number }
    let name = table.bytes.text(span)
    keys.append(
      Key(
        use: Self.uses[name] ?? .other, json: RowText.quoted(name), isBack: ParentTable.isBack(name),
        isOwn: Self.ownKeys.contains(name)))
    return number
  }

  private static let uses: [String: KeyUse] = [
    .key(.bytes): .bytes, .key(.originalClassName): .originalClass, .key(.nsOriginalClassName): .originalClass,
    .key(.className): .customClass, .key(.nsClassName): .customClass, .key(.resourceName): .resource,
    .key(.nsResourceName): .resource,
    .key(.uiIdentifier): .identifier,
  ]

  /// The keys that an object's classes and a picture's name stand under are no texts of an interface.
  private static let ownKeys: Set<String> = [
    .key(.className), .key(.originalClassName), .key(.nsClassName), .key(.nsOriginalClassName), .key(.nsSuperview),
    .key(.nsNextResponder),
  ]
}
