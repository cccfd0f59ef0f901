import NibGraph
import NibRuntime

/// A stand-in and the framework classes that it stands for.
package struct StandInRow: Sendable {
  package let register: @Sendable (ClassRegistry, NibPlatform) -> Void

  package init<Class: NibInstantiable>(_ type: Class.Type, _ names: String...) {
    register = { registry, platform in
      for name in names { registry.registerStandIn(type, as: name, on: platform) }
    }
  }
}
