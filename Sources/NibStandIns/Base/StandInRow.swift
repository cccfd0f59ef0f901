import NibGraph
import NibRuntime
import NibSchema

/// A stand-in and the framework's classes that it stands for.
package struct StandInRow: Sendable {
  fileprivate let names: [String]
  fileprivate let register: @Sendable (ClassRegistry, String, NibPlatform) -> Void

  /// A stand-in for the framework's class of its own name, or for those of other names.
  package init<Class: NibInstantiable>(_ type: Class.Type, _ names: String...) {
    self.names = names.isEmpty ? ["\(type)"] : names
    register = { registry, name, platform in registry.registerStandIn(type, as: name, on: platform) }
  }
}

extension FrameworkClasses {
  /// Registers stand-ins for the classes of the table: each row's own with the other names that archives have for them, and
  /// for a class without a row that of its nearest superclass that has one. What has none of its own and inherits none is a
  /// helper of other objects: a placeholder keeps its values.
  package func register(_ rows: [StandInRow], in registry: ClassRegistry, on platform: NibPlatform) {
    var known: [String: StandInRow] = [:]
    var others: [(name: String, row: StandInRow)] = []
    for row in rows {
      for name in row.names {
        if find(name)?.name == name { known[name] = row } else { others.append((name, row)) }
      }
    }
    for own in all {
      let row = chain(of: own).lazy.compactMap { known[$0.name] }.first
      for name in [own.name] + own.others {
        if let row {
          row.register(registry, name, platform)
        } else {
          registry.registerStandIn(PlaceholderObject.self, as: name, on: platform)
        }
      }
    }
    // A name of another class's has a stand-in of its own; the newest registration counts.
    for other in others { other.row.register(registry, other.name, platform) }
  }
}
