import NibRuntime

/// A stand-in and the framework classes that it stands for.
struct StandInRow: Sendable {
  let register: @Sendable (ClassRegistry) -> Void

  init<Class: NibObject>(_ type: Class.Type, _ names: String...) {
    register = { registry in
      for name in names { registry.registerStandIn(type, as: name) }
    }
  }
}
