import Synchronization

/// The framework that a document, an archive or a compiled storyboard is for.
///
/// It is decided once: for an archive by the keys of its root (`ObjectGraph.rootPlatform`), for a compiled storyboard by
/// those of its property list, for a document by its target runtime. What differs between platforms is data of theirs,
/// so that whoever needs to know asks the platform and not which one it is.
public struct NibPlatform: Sendable, Hashable, CustomStringConvertible {
  /// What is known of it.
  package let traits: PlatformTraits

  /// Makes a platform. Two are the same if they have the same traits.
  package init(_ traits: PlatformTraits) { self.traits = traits }

  /// The name, as `uikit`.
  public var name: String { traits.name }

  /// The framework's name, as `UIKit`.
  public var framework: String { traits.framework }

  /// The name.
  public var description: String { traits.name }

  /// The platform of what names none.
  package static var standard: NibPlatform { .uikit }

  /// Whether both are the same.
  public static func == (left: Self, right: Self) -> Bool { left.traits === right.traits }

  /// Hashes which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(traits)) }
}

extension NibPlatform {
  /// The project's own platforms by place, each made when it is asked for: most runs need one.
  private static func own(_ place: Int) -> NibPlatform? {
    switch place {
    case 0: .uikit
    case 1: .appkit
    case 2: .watchkit
    default: nil
    }
  }

  /// The first of the project's own that meets a condition.
  private static func firstOwn(where condition: (NibPlatform) -> Bool) -> NibPlatform? {
    var place = 0
    while let platform = own(place) {
      if condition(platform) { return platform }
      place += 1
    }
    return nil
  }

  private static let added = Mutex<[NibPlatform]>([])

  /// All platforms: the project's own, then those that were added.
  package static var all: [NibPlatform] {
    var found: [NibPlatform] = []
    while let platform = own(found.count) { found.append(platform) }
    return found + added.withLock { $0 }
  }

  /// Lets a platform be found as the project's own are, for the rest of the process.
  package static func add(_ platform: NibPlatform) {
    added.withLock { if !$0.contains(platform) { $0.append(platform) } }
  }

  /// The first that meets a condition. Makes no list, since every archive and document is asked for.
  package static func first(where condition: (NibPlatform) -> Bool) -> NibPlatform? {
    if let found = firstOwn(where: condition) { return found }
    return added.withLock { $0.isEmpty ? [] : $0 }.first(where: condition)
  }

  /// The platform of documents of a system, as `macOS`; one that was added by its word in the target runtime.
  /// - Parameter runtime: the target runtime, as `MacOSX.Cocoa`, or where there is none the type.
  package static func ofDocuments(for system: String, runtime: String) -> NibPlatform {
    let added = added.withLock { $0.isEmpty ? [] : $0 }
    let found = added.first { platform in
      platform.traits.runtime.map { runtime.split(separator: ".").contains($0[...]) } ?? false
    }
    return found ?? firstOwn { $0.traits.systems.contains(system) } ?? .standard
  }

  /// The platform of a framework's name, as `UIKit`; the standard one where no platform has it.
  package static func of(framework: String?) -> NibPlatform {
    first { $0.traits.framework == framework } ?? .standard
  }

  /// The key by which the root of each platform is known first whose archives are loaded.
  static var rootKeys: [String] { all.filter(\.traits.loading.makesObjects).compactMap(\.traits.rootKeys.first) }
}

/// A value for each platform, to which platforms that are added bring theirs.
package final class PlatformTable<Value: Sendable>: Sendable {
  /// The values of the project's own platforms, made when they are asked for.
  ///
  /// No list of them: to make the type of one takes the runtime longer than what a small document needs.
  private let uikit, appkit: @Sendable () -> Value
  private let watchkit: (@Sendable () -> Value)?
  private let added = Mutex<[(platform: NibPlatform, value: Value)]>([])

  /// Makes a table of the project's own platforms.
  package init(
    uikit: @escaping @Sendable () -> Value, appkit: @escaping @Sendable () -> Value,
    watchkit: (@Sendable () -> Value)? = nil
  ) {
    self.uikit = uikit
    self.appkit = appkit
    self.watchkit = watchkit
  }

  /// The value of a platform; nil where it has none.
  package subscript(platform: NibPlatform) -> Value? {
    if platform == .uikit { return uikit() }
    if platform == .appkit { return appkit() }
    if let watchkit, platform == .watchkit { return watchkit() }
    return added.withLock { $0.last { $0.platform == platform }?.value }
  }

  /// Brings the value of a platform that was added.
  package func add(_ value: Value, for platform: NibPlatform) {
    added.withLock { $0.append((platform, value)) }
  }
}
