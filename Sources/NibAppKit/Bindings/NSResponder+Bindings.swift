import NibRuntime
import NibStandIns

extension UserOperable {
  /// Bindings by the property that they bind.
  public var bindings: [String: NibBinding] { liveBindings.mapValues(\.binding) }

  /// Why bindings show nothing, by the name of the binding: a property that is not there, a transformer that nobody
  /// registered, a property that is not bound here.
  public var bindingFailures: [String: String] { liveBindings.compactMapValues(\.failure) }
}

extension NSResponder {
  /// Starts a binding in place of another of its name.
  func start(_ binding: NibBinding, to target: AnyObject?) throws {
    let live = LiveBinding(binding, of: self, to: target)
    liveBindings[binding.name] = live
    live.refresh()
    // What says its properties and lacks one is a mistake that a test is there to find.
    if case .missing(let key) = live.current, let target,
      target is any BindableModel || !DynamicProperties.names(in: target).isEmpty
    {
      throw KeyPathFault("'\(binding.keyPath)' of \(type(of: target)) leads to nothing: there is no '\(key)'")
    }
  }

  /// Writes what the user set to the model of each binding that takes it.
  /// - Throws: `RuntimeError` if a model refuses the value.
  final func commitBindings() throws(RuntimeError) {
    for name in liveBindings.keys.sorted() {
      guard let live = liveBindings[name], let value = BindingRow.read(live.base, of: self) else { continue }
      try live.write(value)
    }
    // Of several predicates the first is the one that is chosen in the menu of a search field.
    if let field = self as? NSSearchField, let live = liveBindings["predicate"] {
      try live.write(field.predicate(of: live.options.predicateFormat))
    }
  }

  /// Shows what a binding's path leads to.
  func show(_ live: LiveBinding) {
    switch live.base {
    case "enabled" where self is NSTableColumn, "editable" where self is NSTableColumn: showValue(live)
    case "enabled", "editable", "hidden": showTruth(live.base)
    case "displayPatternValue": showPattern(live, as: "value")
    case "displayPatternTitle": showPattern(live, as: "title")
    case "argument", "doubleClickArgument": break
    case "target", "doubleClickTarget": showAvailability(live)
    default:
      showValue(live)
      showAvailability(live)
    }
  }

  private func showValue(_ live: LiveBinding) {
    switch live.current {
    case .unknown, .missing, .endless: return
    case .value(let value):
      if let field = self as? NSTextField, live.base == "value" { field.endPlaceholder() }
      if !BindingRow.show(value, as: live.base, in: self) {
        live.fail("\(type(of: self)) shows no '\(live.base)' of \(value.kind)")
      }
    case .marker(let marker):
      let own = live.options.placeholder(marker)
      if let field = self as? NSTextField, live.base == "value" {
        field.begin(placeholder: own.flatMap { String(nibValue: $0) } ?? marker.words)
      } else if live.base == "value", marker == .multipleValues, own == nil, self is NSButton || self is NSSwitch {
        _ = BindingRow.show(.int(-1), as: "value", in: self)
      } else {
        let words: NibValue = ["title", "label"].contains(live.base) ? .string(marker.words) : .null
        _ = BindingRow.show(own ?? words, as: live.base, in: self)
      }
    }
  }

  /// Several bindings of one Boolean: all must allow it; for `hidden` one is enough.
  private func showTruth(_ base: String) {
    let truths = liveBindings.values.filter { $0.base == base }.compactMap(\.truth)
    guard !truths.isEmpty else { return }
    let truth = base == "hidden" ? truths.contains(true) : !truths.contains(false)
    _ = setAttribute(.bool(truth), forKey: base)
  }

  /// Puts values in the places of a pattern: `%{value1}@ of %{value2}@`.
  private func showPattern(_ live: LiveBinding, as name: String) {
    let parts = liveBindings.values.filter { $0.base == live.base }
    guard var text = parts.lazy.compactMap(\.options.pattern).first else { return }
    for part in parts {
      let number = part.binding.name.dropFirst(live.base.count)
      guard let words = part.words else { return }
      for place in ["%{\(name)\(number)}@", "%{value\(number)}@", "%{title\(number)}@"] {
        text = text.split(separator: place, omittingEmptySubsequences: false).joined(separator: words)
      }
    }
    _ = BindingRow.show(.string(text), as: name, in: self)
  }

  /// A control whose value nobody could set does not react, a text field cannot be edited.
  private func showAvailability(_ live: LiveBinding) {
    guard let control = self as? NSControl, !(self is NSTableView) else { return }
    let isThere: Bool
    switch live.current {
    case .unknown, .missing, .endless: return
    case .value, .marker(.null): isThere = true
    case .marker(.multipleValues): isThere = live.options.editsMultipleValues
    case .marker: isThere = false
    }
    let isWritten = BindingRow.isWritten(live.base, of: self) || live.base == "target"
    guard isWritten else { return }
    if let field = control as? NSTextField {
      guard live.options.setsEditable, liveBindings["editable"] == nil else { return }
      if isThere {
        live.original.map { field.isEditable = $0 }
      } else if live.original == nil {
        live.original = field.isEditable
      }
      if isThere { live.original = nil } else { field.isEditable = false }
    } else {
      guard live.options.setsEnabled, liveBindings["enabled"] == nil else { return }
      if isThere {
        live.original.map { control.isEnabled = $0 }
      } else if live.original == nil {
        live.original = control.isEnabled
      }
      if isThere { live.original = nil } else { control.isEnabled = false }
    }
  }

  /// Sends the action that a `target` binding names, with its argument as sender.
  /// - Returns: the object that performed it; nil where nothing is bound.
  func sendBoundAction(_ name: String = "target", argument: String = "argument") throws(RuntimeError) -> AnyObject? {
    guard let live = liveBindings[name], let selector = live.options.selector, case .value(let found) = live.current,
      let target = found.object
    else { return nil }
    var sender: AnyObject = self
    if case .value(let value)? = liveBindings[argument]?.current {
      sender = value.object ?? BoundArgument(value)
    }
    return try ActionDispatch.send(selector, to: target, from: sender)
  }
}

/// The argument of a bound action that is no object: a text, a number, a list.
public final class BoundArgument {
  /// The value.
  public let value: NibValue

  /// An argument of a value.
  init(_ value: NibValue) { self.value = value }
}
