import NibAppKit
import Nibwright

/// A model that has what a key path asks for: each key leads to another such model, the last one to a value.
@MainActor
final class GeneratedModel: BindableModel {
  private var values: [String: NibValue]

  init(_ values: [String: NibValue] = [:]) { self.values = values }

  func value(forKey key: String) -> NibValue? { values[key] }

  func setValue(_ value: NibValue, forKey key: String) -> Bool {
    values[key] = value
    return true
  }

  /// What a path starts at that is to lead to a value.
  static func start(_ keys: ArraySlice<String>, to leaf: NibValue) -> NibValue {
    guard let key = keys.first else { return leaf }
    let rest = start(keys.dropFirst(), to: leaf)
    if key.hasPrefix("@") { return .array([rest]) }
    if key == "self" { return rest }
    if key == "arrangedObjects", case .array = rest { return .object(GeneratedModel([key: rest])) }
    if key == "arrangedObjects" { return .object(GeneratedModel([key: .array([rest])])) }
    return .object(GeneratedModel([key: rest]))
  }
}

/// Performs every action, and counts.
@MainActor
final class Performer: NibActionPerforming {
  private(set) var performed: [String] = []
  private(set) var senders: [AnyObject] = []

  func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) -> Bool {
    performed.append(selector)
    if let sender { senders.append(sender) }
    return true
  }

  func responds(to selector: String) -> Bool { true }
}

/// A binding of an archive, run alone on its own object against a model that is made for its path.
@MainActor
struct BindingRun {
  let binding: NibBinding
  let object: NSResponder
  let target: AnyObject?
  /// The kind: the name without the number that tells several apart.
  let kind: String
  let performer = Performer()
  let kept = Kept()

  /// Objects of a run that nothing else keeps.
  final class Kept {
    var objects: [AnyObject] = []
  }

  init(_ record: BindingRecord, of object: NSResponder) {
    binding = record.binding
    self.object = object
    target = record.target
    kind = Self.kind(record.binding)
  }

  static func kind(_ binding: NibBinding) -> String {
    binding.name.lastIndex { !$0.isNumber }.map { String(binding.name[...$0]) } ?? binding.name
  }

  private func option(_ name: String) -> NibValue? {
    binding.options.first { if case .string(name) = $0.key { true } else { false } }?.value
  }

  private var transformer: NSValueTransformer? {
    guard let name = option("NSValueTransformerName").flatMap({ String(nibValue: $0) }) else { return nil }
    // An app's own transformers are not here; what is asked is whether they are found by name.
    if NSValueTransformer.valueTransformer(forName: name) == nil {
      NSValueTransformer.setValueTransformer(NSValueTransformer(), forName: name)
    }
    return NSValueTransformer.valueTransformer(forName: name)
  }

  /// Binds, and looks whether the value is there.
  /// - Returns: why it did not arrive; nil if it did.
  func run() -> String? {
    for name in object.bindings.keys { object.unbind(name) }
    prepare()
    let keys = binding.keyPath.split(separator: ".").map(String.init)[...]
    let leaf = isCollected(keys) ? .string("generated") : leaf
    var shown = leaf
    var start: AnyObject?
    switch target {
    case let defaults as NSUserDefaultsController where keys.first == "values" && keys.count > 1:
      defaults.values = [keys[1]: GeneratedModel.start(keys[2...], to: leaf)]
      start = defaults
    case let controller as NSObjectController:
      guard let found = settle(controller, keys, leaf) else { return "'\(keys.first ?? "")' of a controller" }
      shown = found
      start = controller
    case let cell as NSTableCellView where keys.first == "objectValue":
      cell.contentValue = GeneratedModel.start(keys.dropFirst(), to: leaf)
      start = cell
    case let controller as NSViewController where keys.first == "representedObject":
      controller.representedObject = GeneratedModel.start(keys.dropFirst(), to: leaf)
      start = controller
    case let responder as NSResponder
    where keys.first.flatMap { responder.boundProperty($0) } != nil && keys.count == 1:
      // Another view's own property: what it has is what is to arrive.
      shown = keys.first.flatMap { responder.boundProperty($0) } ?? .null
      start = responder
    case let responder as NSResponder where Self.isOfFramework(responder):
      return "\(responder.archivedClassName) has no '\(keys.first ?? "")'"
    default:
      start = GeneratedModel.start(keys, to: leaf).object ?? GeneratedModel()
      if isCollected(keys), !(object is NSTableColumn) { shown = .array([leaf]) }
    }
    return withExtendedLifetime(start) { show(shown, from: start) }
  }

  /// Whether a list is put together of one value of each object.
  private func isCollected(_ keys: ArraySlice<String>) -> Bool {
    keys.first == "arrangedObjects" && keys.count > 1 && !keys[1].hasPrefix("@") && kind.hasPrefix("content")
  }

  /// Whether an object's class is a framework's, whose properties are known.
  static func isOfFramework(_ object: NSResponder) -> Bool {
    object.archivedClassName.hasPrefix("NS") && !(object is NSApplication)
      && !(object is NSViewController || object is NSWindowController)
  }

  /// Gives a controller the content that its path leads through.
  /// - Returns: what the path leads to; nil for a key that the controller has not.
  private func settle(_ controller: NSObjectController, _ keys: ArraySlice<String>, _ leaf: NibValue) -> NibValue? {
    let rest = keys.dropFirst()
    let item = GeneratedModel.start(rest.drop { $0.hasPrefix("@") }, to: leaf)
    let isList = controller is NSArrayController || controller is NSTreeController
    switch keys.first {
    case "selection", "content", "selectedObjects", "arrangedObjects":
      if rest.isEmpty, case .array = leaf {
        controller.contentValue = leaf
      } else {
        controller.contentValue = isList ? .array([item]) : item
      }
    case let key?:
      controller.contentValue = isList ? .array([.object(GeneratedModel())]) : .object(GeneratedModel())
      (controller as? NSArrayController)?.selectionIndexes = [0]
      (controller as? NSTreeController)?.selectionIndexPaths = [[0]]
      return controller.boundProperty(key)
    case nil: return nil
    }
    (controller as? NSArrayController)?.selectionIndexes = [0]
    (controller as? NSTreeController)?.selectionIndexPaths = [[0]]
    if rest.first == "@count" { return .int(1) }
    if object is NSTableColumn { return rest.isEmpty || rest.first == "@self" ? item : leaf }
    if rest.isEmpty { return controller.boundProperty(keys.first ?? "") ?? item }
    guard keys.first != "selection", !rest.contains(where: { $0.hasPrefix("@") && $0 != "@distinctUnionOfObjects" })
    else { return leaf }
    return keys.first == "content" && !isList ? leaf : .array([leaf])
  }

  private func show(_ found: NibValue, from start: AnyObject?) -> String? {
    let isItself = binding.keyPath.split(separator: ".").allSatisfy { $0 == "self" }
    let value = isItself ? start.map { .object($0) } ?? .null : found
    let expected = transformer?.transformedValue(value) ?? value
    do { try object.bind(binding, to: start) } catch { return "\(error)" }
    if let failure = object.bindingFailures[binding.name] { return failure }
    return arrived(expected) ? nil : "wanted \(expected), is \(shownNow.map { "\($0)" } ?? "nothing")"
  }
}
