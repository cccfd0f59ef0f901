import NibGraph

/// The class of an object, as the interface says it and as code names it.
public struct TypeContext: Sendable, Hashable {
  /// The class of the framework that the object is, or is derived from: `UIButton`.
  public var className: String
  /// The class that the author gave, without its module.
  public var customClass: String?
  /// The module of that class.
  public var customModule: String?
  /// Where the module comes from: `target` for the one that compiles the document.
  public var customModuleProvider: String?

  /// The platform whose framework the class is of.
  private let platform: NibPlatform

  /// Makes a type.
  /// - Parameter platform: that of the document or archive; the modules of some classes differ between platforms.
  public init(
    _ className: String, customClass: String? = nil, customModule: String? = nil, customModuleProvider: String? = nil,
    on platform: NibPlatform
  ) {
    self.platform = platform
    // Archives have templates of windows, which no code can name.
    self.className = NamedClass(archivedAs: className)?.namedClass ?? className
    self.customClass = customClass
    self.customModule = customModule
    self.customModuleProvider = customModuleProvider
  }

  /// The class that the object is made of.
  public var name: String { customClass ?? className }

  /// The module to import for the class; nil for a custom class without module.
  public var module: String? {
    customClass == nil ? FrameworkModules.module(of: className, on: platform) : customModule
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
