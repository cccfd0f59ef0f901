import NibGraph
import NibRuntime
import NibSchema
import Synchronization

/// The frameworks' classes that objects of the schema's rows are made of, without the frameworks.
public final class ArchivedClasses: Sendable {
  private let table: FrameworkClasses
  private let platform: NibPlatform
  private let made = Mutex<[String: ObjectClass]>([:])

  init(_ table: FrameworkClasses, _ platform: NibPlatform) {
    self.table = table
    self.platform = platform
  }

  /// Makes the classes of a table known under their names.
  public func register(in registry: ClassRegistry) {
    for known in table.all {
      for name in [known.name] + known.others {
        if name == .class(.nib) || name == .class(.nsNib) {
          registry.registerStandIn(ArchivedNib.self, as: name, on: platform)
        } else {
          registry.registerStandIn(name, on: platform) { [self] coder in ArchivedObject(objectClass(known), from: coder)
          }
        }
      }
    }
  }

  /// A registry with the classes of both frameworks; the parent of registries of one's own. Classes that nobody
  /// registered are not looked for in the program.
  public static let registry: ClassRegistry = {
    let registry = ClassRegistry(parent: .shared, searchesProgram: false)
    registerUIKit(in: registry)
    registerAppKit(in: registry)
    return registry
  }()

  /// The class of a name.
  func find(_ name: String) -> ObjectClass? { table.find(name).map { objectClass($0) } }

  private func objectClass(_ known: FrameworkClass) -> ObjectClass {
    if let found = made.withLock({ $0[known.name] }) { return found }
    let new = ObjectClass(known, in: table)
    return made.withLock { made in
      let kept = made[known.name] ?? new
      made[known.name] = kept
      return kept
    }
  }
}
