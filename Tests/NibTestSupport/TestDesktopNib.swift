import NibGraph

/// An AppKit archive in a few lines: objects by name, who holds each, connectors.
public struct TestDesktopNib {
  /// Values are written as in a UIKit archive.
  public typealias Value = TestNib.Value

  private var objects: [(name: String, className: String, values: [(String, Value)])] = []
  private var children: [Value] = []
  private var parents: [Value] = []
  private var connectors: [(className: String, values: [(String, Value)])] = []
  private var accessibility: [(className: String, values: [(String, Value)])] = []
  private var windows: [Value] = []
  private var replacements: [(key: String, value: Value?)] = []

  /// An archive with File's Owner (`owner`) and the application (`application`).
  public init(ownerClass: String = "NSObject") {
    objects.append(("owner", "NSCustomObject", [("NSClassName", .string(ownerClass))]))
    object("application", "NSCustomObject", [("NSClassName", .string("NSApplication"))])
  }

  /// Adds an object with an identity; its parent is File's Owner unless told otherwise.
  public mutating func object(
    _ name: String, _ className: String, _ values: [(String, Value)] = [], in parent: String = "owner"
  ) {
    objects.append((name, className, values))
    children.append(.ref(name))
    parents.append(.ref(parent))
  }

  /// Adds an object that is in no list: only references lead to it.
  public mutating func hiddenObject(_ name: String, _ className: String, _ values: [(String, Value)] = []) {
    objects.append((name, className, values))
  }

  /// Adds a custom object, or with another archived class a custom view or a swapper.
  public mutating func custom(
    _ name: String, _ className: String, as archived: String = "NSCustomObject", of original: String? = nil,
    _ values: [(String, Value)] = []
  ) {
    let swap = original.map { [("NSOriginalClassName", Value.string($0))] } ?? []
    object(name, archived, values + [("NSClassName", .string(className))] + swap)
  }

  /// Adds an external object.
  public mutating func external(_ name: String, _ identifier: String) {
    object(name, "NSNibExternalObjectPlaceholder", [("NSExternalObjectPlaceholderIdentifier", .string(identifier))])
  }

  /// Connects an outlet.
  public mutating func outlet(_ label: String, from source: String, to destination: String) {
    connector(
      "NSNibOutletConnector",
      [("NSSource", .ref(source)), ("NSDestination", .ref(destination)), ("NSLabel", .string(label))])
  }

  /// Connects an action; without target it goes to the first responder.
  public mutating func action(_ selector: String, from sender: String, to target: String?) {
    let destination = target.map { [("NSDestination", Value.ref($0))] } ?? []
    connector("NSNibControlConnector", [("NSSource", .ref(sender))] + destination + [("NSLabel", .string(selector))])
  }

  /// Binds a property.
  public mutating func binding(
    _ name: String, of source: String, to target: String, keyPath: String,
    options: [(String, Value)] = [("NSNullPlaceholder", .string("none"))]
  ) {
    connector(
      "NSNibBindingConnector",
      [
        ("NSSource", .ref(source)), ("NSDestination", .ref(target)), ("NSLabel", .string("\(name): \(keyPath)")),
        ("NSBinding", .string(name)), ("NSKeyPath", .string(keyPath)),
        ("NSOptions", .dictionary(options.map { (.string($0.0), $0.1) })),
      ])
  }

  /// Sets user defined runtime attributes.
  public mutating func attributes(of object: String, paths: [String], values: [Value]) {
    connector(
      "NSIBUserDefinedRuntimeAttributesConnector",
      [
        ("NSObject", .ref(object)), ("NSValues", .array(values)),
        ("NSKeyPaths", .array(paths.map { .string($0) })),
      ])
  }

  /// Gives an object a tool tip.
  public mutating func help(_ text: String, of object: String) {
    connector(
      "NSIBHelpConnector",
      [("NSDestination", .ref(object)), ("NSFile", .string("NSToolTipHelpKey")), ("NSMarker", .string(text))])
  }

  /// Adds a connector of any class.
  public mutating func connector(_ className: String, _ values: [(String, Value)]) {
    connectors.append((className, values))
  }

  /// Says something to assistive technology.
  public mutating func accessibility(_ type: String, _ value: String, of object: String) {
    accessibility.append(
      (
        "NSNibAXAttributeConnector",
        [
          ("AXDestinationArchiveKey", .ref(object)), ("AXAttributeTypeArchiveKey", .string(type)),
          ("AXAttributeValueArchiveKey", .string(value)),
        ]
      ))
  }

  /// Marks a window as visible.
  public mutating func window(_ name: String) { windows.append(.ref(name)) }

  /// Puts another value under a key of the object data, a new one too, or leaves the key out: for archives that are wrong
  /// or old.
  public mutating func replace(_ key: String, with value: Value?) { replacements.append((key, value)) }

  /// Says again who holds an object.
  public mutating func reparent(_ name: String, to parent: String) {
    children.append(.ref(name))
    parents.append(.ref(parent))
    children.removeFirst()
    parents.removeFirst()
  }

  /// The graph.
  public func graph(file: String = "Desktop.nib") throws -> ObjectGraph {
    var maker = GraphMaker([("data", "NSIBObjectData")] + objects.map { ($0.name, $0.className) })
    maker.builder.begin(.root)
    maker.add("IB.objectdata", .ref("data"))
    maker.add("IB.systemFontUpdateVersion", .int(1))
    maker.builder.end()
    maker.fill("data", data)
    for object in objects { maker.fill(object.name, object.values) }
    return try maker.finish(file)
  }

  private var data: [(String, Value)] {
    let numbers = (0..<children.count).map { Value.object("NSNumber", [("NS.intval", .int(Int64($0)))]) }
    let standard: [(String, Value)] = [
      ("NSRoot", .ref("owner")), ("NSVisibleWindows", .array(windows)),
      ("NSConnections", .array(connectors.map { .object($0.className, $0.values) })),
      ("NSObjectsKeys", .array(children)), ("NSObjectsValues", .array(parents)), ("NSOidsKeys", .array(children)),
      ("NSOidsValues", .array(numbers)),
      ("NSAccessibilityConnectors", .array(accessibility.map { .object($0.className, $0.values) })),
      ("NSAccessibilityOidsKeys", .array([])), ("NSAccessibilityOidsValues", .array([])),
    ]
    let further = replacements.compactMap { own in
      standard.contains { $0.0 == own.key } ? nil : own.value.map { (own.key, $0) }
    }
    return standard.compactMap { key, value in
      guard let other = replacements.last(where: { $0.key == key }) else { return (key, value) }
      return other.value.map { (key, $0) }
    } + further
  }
}
