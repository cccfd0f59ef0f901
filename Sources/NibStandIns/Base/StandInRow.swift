import NibRuntime

/// A stand-in and the framework classes that it stands for.
package struct StandInRow: Sendable {
  package let register: @Sendable (ClassRegistry) -> Void

  package init<Class: NibObject>(_ type: Class.Type, _ names: String...) {
    register = { registry in
      for name in names { registry.registerStandIn(type, as: name) }
    }
  }
}
