import NibGraph

/// Answers which class a name means.
public protocol ClassResolving: Sendable {
  /// How to make an object of the class, or nil if the name is not known.
  func factory(for name: String) -> ClassFactory?

  /// How to make an object of the class in an archive of a platform: frameworks have classes of one name, as `MTKView`.
  func factory(for name: String, on platform: NibPlatform) -> ClassFactory?

  /// Names that are known and near one that is not, for messages: the best first, few.
  func names(near name: String) -> [String]
}

extension ClassResolving {
  /// The same on every platform.
  public func factory(for name: String, on platform: NibPlatform) -> ClassFactory? { factory(for: name) }

  /// None.
  public func names(near name: String) -> [String] { [] }
}

/// How to make an object of a class.
public struct ClassFactory: Sendable {
  /// Whether the objects stand in for a framework's: they accept any outlet, for the class they stand for is not here.
  public let isStandIn: Bool
  /// The traits of the class whose objects it makes, if it is asked of that class and the compiler knows it.
  var knownTraits: (@Sendable (AnyClass) -> ClassTraits?)?
  /// Makes the object.
  public let make: @MainActor @Sendable (NibCoder) throws -> AnyObject

  /// Makes a factory.
  public init(isStandIn: Bool, make: @escaping @MainActor @Sendable (NibCoder) throws -> AnyObject) {
    self.isStandIn = isStandIn
    self.make = make
  }

  /// Makes a factory of objects that are bound to no actor.
  public static func unbound(_ make: @escaping @Sendable (NibCoder) throws -> AnyObject) -> ClassFactory {
    ClassFactory(isStandIn: false, make: make)
  }
}

/// What the names of an archived object led to.
public struct ClassResolution: Sendable {
  /// The class that the object asks for: of a swapper the custom class.
  public let wantedName: String
  /// The framework class behind it; the same as `wantedName` where there is no custom class.
  public let originalName: String
  /// The name that was found, or nil: a placeholder object keeps the values.
  public let resolvedName: String?
  /// How the object is made.
  public let factory: ClassFactory
  /// The names that were asked for, in order; the last is the one that was found, if any was.
  public let lookedFor: [String]

  /// Whether the class found is the one asked for, in its own module or in the one that stands in for it.
  public let isExact: Bool
}

/// Finds classes for the objects of one graph.
struct ClassResolver {
  let graph: ObjectGraph
  let classes: any ClassResolving
  /// Modules whose classes are looked for in another module first.
  let modules: [String: String]
  let platform: NibPlatform

  /// Tries the custom class in the module that stands in for its own, the custom class, the original class, then the
  /// archive's fallbacks.
  /// - Documented: UIKit makes an object of unknown class as `UIOriginalClassName` (facts of the runtime, measured).
  func resolve(_ object: ObjectID) -> ClassResolution {
    let wanted = graph.wantedClassName(object)
    let original = graph.originalClassName(object) ?? wanted
    let exact = moved(wanted).map { [$0, wanted] } ?? [wanted]
    let names = exact + [original] + fallbacks(object)
    for (position, name) in names.enumerated() {
      guard let factory = classes.factory(for: name, on: platform) else { continue }
      return ClassResolution(
        wantedName: wanted, originalName: original, resolvedName: name, factory: factory,
        lookedFor: Array(names[...position]), isExact: position < exact.count || name == wanted)
    }
    return ClassResolution(
      wantedName: wanted, originalName: original, resolvedName: nil, factory: PlaceholderObject.factory,
      lookedFor: names, isExact: false)
  }

  /// The name in the module that stands in for the name's own; nil if none does.
  private func moved(_ name: String) -> String? {
    guard !modules.isEmpty else { return nil }
    let parts = ClassName(name)
    return parts.module.flatMap { modules[$0] }.map { ClassName(module: $0, path: parts.path).qualified }
  }

  private func fallbacks(_ object: ObjectID) -> [String] {
    let list = graph.classes.fallbacks[Int(graph.objects[Int(object.index)].classID.index)]
    return list.map { graph.classes.names[Int($0.index)] }
  }
}
