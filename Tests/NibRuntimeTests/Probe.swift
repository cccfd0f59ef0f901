import NibRuntime

/// Writes down what happens to it, in order, for all probes of a test.
final class Journal: Sendable {
  nonisolated(unsafe) var lines: [String] = []
}

/// An object that reports each phase of its life.
class Probe: NibObject, NibConnectable, NibAttributable, NibAwakening, NibWindowShowing, ActionSending,
  ResponderChainRoot
{
  @TaskLocal static var journal: Journal?
  let name: String
  var children: [AnyObject] = []
  weak var nextResponderFallback: AnyObject?
  var actions: [ActionBinding] = []
  var nextResponder: AnyObject? { nextResponderFallback }

  required init(from coder: NibCoder) throws {
    name = try coder.string("Name") ?? coder.resolution.wantedName
    coder.register(self)
    Probe.journal?.lines.append("make \(name)")
    children = try coder.array("Children", of: AnyObject.self)
  }

  func setAttribute(_ value: NibValue, forKey key: String) -> AttributeOutcome {
    Probe.journal?.lines.append("attribute \(name).\(key) = \(value)")
    return key == "unknown" ? .unknownKey : .set
  }

  func setOutlet(_ label: String, to value: AnyObject?) throws -> Bool {
    Probe.journal?.lines.append("outlet \(name).\(label) = \((value as? Probe)?.name ?? "?")")
    return true
  }

  func setOutletCollection(_ label: String, to members: [AnyObject], isAdding: Bool) throws -> Bool {
    let names = members.map { ($0 as? Probe)?.name ?? "?" }
    Probe.journal?.lines.append("collection \(name).\(label) = \(names)\(isAdding ? " added" : "")")
    return true
  }

  func addAction(_ binding: ActionBinding) {
    Probe.journal?.lines.append("action \(name).\(binding.selector)")
    actions.append(binding)
  }

  func awakeFromNib() { Probe.journal?.lines.append("awake \(name)") }

  func showAfterLoading() { Probe.journal?.lines.append("show \(name)") }
}

/// A registry that knows probes alone.
func probes() -> ClassRegistry {
  let registry = ClassRegistry(parent: nil)
  registry.register(Probe.self, as: "Probe")
  return registry
}
