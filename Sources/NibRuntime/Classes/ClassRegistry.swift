import NibGraph
import Synchronization

// Invariant: lists grow at the end and are asked from the end, so the newest registration wins.

/// Class names and how to make their objects.
///
/// A registry asks its own registrations first, newest first, then its parent's. A name with a module matches a
/// registration of that module or one without; a name without a module matches any. The last one asked finds the
/// program's own views and controllers by module and name, if the program is linked with a framework's stand-ins.
public final class ClassRegistry: Sendable {
  /// The process-wide registry: the parent of those that name no other.
  public static let shared = ClassRegistry(parent: nil)

  private struct Entry: Sendable {
    var module: String?
    /// The only platform whose archives mean this class by its name; nil for all.
    var platform: NibPlatform?
    var factory: ClassFactory
  }

  private struct Alias: Sendable {
    var module: String?
    var other: String
  }

  private struct State: Sendable {
    var entries: [String: [Entry]] = [:]
    var aliases: [String: [Alias]] = [:]
  }

  private let parent: ClassRegistry?
  /// Whether classes of the program that nobody registered are looked for, by this registry's wish; all parents must
  /// wish it, too.
  private let searchesProgram: Bool
  private let state = Mutex(State())
  private let changes = Atomic<Int>(0)

  /// Grows with every registration, here and in the parents: what was found at one number holds as long as it stays.
  var revision: Int { changes.load(ordering: .acquiring) &+ (parent?.revision ?? 0) }

  /// A registry that falls back on `parent`.
  public convenience init(parent: ClassRegistry? = .shared) { self.init(parent: parent, searchesProgram: true) }

  /// A registry that knows registered classes alone unless it searches the program: objects that are made of the
  /// schema's rows, or on any thread, must be of no other class. The search costs a process about a million instructions.
  package init(parent: ClassRegistry?, searchesProgram: Bool) {
    self.parent = parent
    self.searchesProgram = searchesProgram
  }

  /// Registers a class under its own name, and under `name` if one is given.
  public func register<Class: NibInstantiable>(_ type: Class.Type, as name: String? = nil, isStandIn: Bool = false) {
    let factory = ClassFactory(of: type, isStandIn: isStandIn)
    if let name { add(factory, as: ClassName(name)) }
    add(factory, as: ClassName(of: type))
  }

  /// Registers a way to make objects of a name: for plain custom objects, which are not decoded.
  public func register(_ name: String, make: @escaping @MainActor @Sendable () throws -> AnyObject) {
    add(ClassFactory(isStandIn: false) { _ in try make() }, as: ClassName(name))
  }

  /// Registers a way to decode objects of a name.
  public func register(_ name: String, decode: @escaping @MainActor @Sendable (NibCoder) throws -> AnyObject) {
    add(ClassFactory(isStandIn: false, make: decode), as: ClassName(name))
  }

  /// Registers a stand-in for a framework's class under the framework's name alone.
  ///
  /// `platform` is where the framework is; archives of other platforms take the class only for want of their own.
  public func registerStandIn<Class: NibInstantiable>(
    _ type: Class.Type, as name: String, on platform: NibPlatform? = nil
  ) {
    add(ClassFactory(isStandIn: true) { try type.make(from: $0) }, as: ClassName(name), on: platform)
  }

  /// Registers how objects that stand in for a framework's class are made, likewise.
  package func registerStandIn(
    _ name: String, on platform: NibPlatform, make: @escaping @MainActor @Sendable (NibCoder) throws -> AnyObject
  ) {
    add(ClassFactory(isStandIn: true, make: make), as: ClassName(name), on: platform)
  }

  /// Makes `name` mean what `other` means, unless `name` is registered itself. The newest alias of a name counts; with
  /// a module it is one for that module alone.
  public func alias(_ name: String, of other: String) {
    let name = ClassName(name)
    state.withLock { $0.aliases[name.path, default: []].append(Alias(module: name.module, other: other)) }
    changes.wrappingAdd(1, ordering: .releasing)
  }

  private func add(_ factory: ClassFactory, as name: ClassName, on platform: NibPlatform? = nil) {
    let entry = Entry(module: name.module, platform: platform, factory: factory)
    state.withLock { $0.entries[name.path, default: []].append(entry) }
    changes.wrappingAdd(1, ordering: .releasing)
  }
}

extension ClassRegistry: ClassResolving {
  /// The newest factory for a name, following aliases.
  public func factory(for name: String) -> ClassFactory? { factory(for: name, only: nil, orLinked: true) }

  /// The newest factory for a name in archives of a platform, following aliases.
  public func factory(for name: String, on platform: NibPlatform) -> ClassFactory? {
    factory(for: name, only: platform, orLinked: true)
  }

  private func factory(for name: String, only platform: NibPlatform?, orLinked: Bool) -> ClassFactory? {
    var name = name
    // An alias may name an alias; eight steps end a circle.
    for _ in 0..<8 {
      let parts = ClassName(name)
      if let factory = find(parts, platform) { return factory }
      guard let next = alias(of: parts) else { break }
      name = next
    }
    let orLinked = orLinked && searchesProgram
    guard let parent else { return orLinked ? LinkedClasses.factory(for: ClassName(name)) : nil }
    return parent.factory(for: name, only: platform, orLinked: orLinked)
  }

  /// Registered names of the program's own classes that are near one that is not registered: that of a class in another
  /// module first, then those that differ in few letters. At most three.
  public func names(near name: String) -> [String] {
    let wanted = ClassName(name)
    var near: [(distance: Int, name: String)] = []
    var registry: ClassRegistry? = self
    while let asked = registry {
      for (path, entries) in asked.state.withLock({ $0.entries }) {
        let distance = NameDistance.between(path, wanted.path)
        guard distance <= min(2, wanted.path.utf8.count / 4) else { continue }
        near += entries.filter { !$0.factory.isStandIn }
          .map { (distance, ClassName(module: $0.module, path: path).qualified) }
      }
      registry = asked.parent
    }
    var names: [String] = []
    for (_, name) in near.sorted(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) where !names.contains(name) {
      names.append(name)
    }
    return Array(names.prefix(3))
  }

  private func alias(of name: ClassName) -> String? {
    let list = state.withLock { $0.aliases[name.path] ?? [] }
    return list.last { name.module == nil || $0.module == nil || $0.module == name.module }?.other
  }

  private func find(_ name: ClassName, _ platform: NibPlatform?) -> ClassFactory? {
    let list = state.withLock { $0.entries[name.path] ?? [] }
      .filter { name.module == nil || $0.module == nil || $0.module == name.module }
    let own = list.last { $0.platform == nil || platform == nil || $0.platform == platform }
    return (own ?? list.last)?.factory
  }
}
