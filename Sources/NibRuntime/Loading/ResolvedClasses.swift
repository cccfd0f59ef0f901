import NibGraph

/// The classes that a load found, by slot of the plan, and what they were found in.
struct ResolvedClasses: Sendable {
  private let registry: ClassRegistry?
  private let revision: Int
  private let modules: [String: String]
  private var slots: [ResolvedClass?]
  /// Whether something was added since this was taken from the plan.
  private(set) var isWorthKeeping = false

  /// Nothing is found yet. What answers for classes and is no registry may answer otherwise each time, so nothing of it
  /// is kept beyond a load.
  init(_ loader: InstantiationContext, count: Int) {
    registry = loader.classes as? ClassRegistry
    revision = registry?.revision ?? 0
    modules = loader.modules
    slots = Array(repeating: nil, count: count)
  }

  /// Whether a load with this loader would find the same.
  func isValid(for loader: InstantiationContext) -> Bool {
    guard let registry, let other = loader.classes as? ClassRegistry else { return false }
    return registry === other && revision == other.revision && modules == loader.modules
  }

  subscript(slot: Int) -> ResolvedClass? { slots[slot] }

  mutating func add(_ resolved: ResolvedClass, at slot: Int) {
    slots[slot] = resolved
    isWorthKeeping = registry != nil
  }

  /// To be called before the copy goes to the plan.
  mutating func settle() { isWorthKeeping = false }
}

/// What a name led to, in one place: an object costs one reference to it.
final class ResolvedClass: Sendable {
  let resolution: ClassResolution
  /// What each load says of a class that is not registered; empty for one that is.
  let report: String
  /// Makes an object, for the loader, which is bound to no actor.
  let make: @Sendable (NibCoder) throws -> AnyObject

  init(_ resolution: ClassResolution) {
    self.resolution = resolution
    make = ActorCrossing.unbound(resolution.factory.make)
    let instead = resolution.resolvedName.map { "'\($0)' is used instead" } ?? "a placeholder keeps its values"
    report = resolution.isExact ? "" : "\(resolution.missing); \(instead)"
  }
}

extension ClassResolution {
  /// That the class asked for is not registered, or that the archive asks for none, in words.
  var missing: String {
    guard let named = NamedClass(archivedAs: wantedName) else { return "no class is registered for '\(wantedName)'" }
    return "the object, an \(wantedName), does not name its class: \(named.wantedKey) is missing"
  }

  /// Which names were looked for, and which are near, as the end of a message.
  func search(_ classes: any ClassResolving) -> String {
    func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
    let near = classes.names(near: wantedName)
    let advice =
      near.isEmpty
      ? "register the class" : "registered is \(list(near)); register the class, or name its module in `modules`"
    return " (looked for \(list(lookedFor.map { ClassName($0).qualified }))); \(advice)"
  }
}
