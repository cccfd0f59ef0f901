import NibGraph

/// The class of an object, as the interface says it and as code names it.
///
/// One reference, which the objects of a class share: an interface has far fewer types than objects.
public struct TypeContext: Sendable, Hashable {
  /// What a type says.
  private struct Content: Hashable {
    var className: String
    var customClass: String?
    var customModule: String?
    var customModuleProvider: String?
    /// The platform whose framework the class is of.
    let platform: NibPlatform
  }

  /// The content in a place of its own.
  private final class Shared: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  private var shared: Shared
  private var content: Content { shared.content }

  /// Makes a type.
  /// - Parameter platform: that of the document or archive; the modules of some classes differ between platforms.
  public init(
    _ className: String, customClass: String? = nil, customModule: String? = nil, customModuleProvider: String? = nil,
    on platform: NibPlatform
  ) {
    shared = Shared(
      Content(
        // Archives have templates of windows, which no code can name.
        className: NamedClass(archivedAs: className)?.namedClass ?? className, customClass: customClass,
        customModule: customModule, customModuleProvider: customModuleProvider, platform: platform))
  }

  /// Whether both say the same.
  public static func == (one: TypeContext, other: TypeContext) -> Bool {
    one.shared === other.shared || one.content == other.content
  }

  /// Hashes what the type says.
  public func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }

  private mutating func change(_ change: (inout Content) -> Void) {
    var changed = content
    change(&changed)
    shared = Shared(changed)
  }

  /// The class of the framework that the object is, or is derived from: `UIButton`.
  public var className: String {
    get { content.className }
    set { change { $0.className = newValue } }
  }

  /// The class that the author gave, without its module.
  public var customClass: String? {
    get { content.customClass }
    set { change { $0.customClass = newValue } }
  }

  /// The module of that class.
  public var customModule: String? {
    get { content.customModule }
    set { change { $0.customModule = newValue } }
  }

  /// Where the module comes from: `target` for the one that compiles the document.
  public var customModuleProvider: String? {
    get { content.customModuleProvider }
    set { change { $0.customModuleProvider = newValue } }
  }

  /// The class that the object is made of.
  public var name: String { customClass ?? className }

  /// The module to import for the class; nil for a custom class without module.
  public var module: String? {
    customClass == nil ? FrameworkModules.module(of: className, on: content.platform) : customModule
  }

  /// Whether the module is the target that compiles the document, which needs no import.
  public var isModuleTarget: Bool { customModuleProvider == "target" }

  /// Writes the members into an object that has others.
  func writeType(_ json: inout JSONWriter) {
    json.member("class", className)
    json.member("customClass", customClass)
    json.member("customModule", customModule)
    json.member("customModuleProvider", customModuleProvider)
    json.member("type", name)
    json.member("module", module)
    json.flag("isModuleTarget", isModuleTarget)
  }
}

/// The types of an interface, each kept once.
struct TypeTable {
  private var known: Set<TypeContext> = []

  /// The type that was added first of those that say the same.
  mutating func shared(_ type: TypeContext) -> TypeContext { known.insert(type).memberAfterInsert }
}

/// An object by its id, with its class, so that a template need not look it up.
public struct TypedReference: Sendable, Hashable {
  /// The object's id.
  public var id: String
  /// Its element; nil in an archive.
  public var element: String?
  /// Its class.
  public var type: TypeContext
}

extension TypedReference: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("id", id)
    json.member("element", element)
    type.writeType(&json)
  }
}
