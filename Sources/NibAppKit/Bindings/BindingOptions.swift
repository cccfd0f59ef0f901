import NibRuntime

/// Options of a binding by what they mean.
@MainActor
struct BindingOptions {
  private let values: [String: NibValue]

  init(_ binding: NibBinding) {
    var values: [String: NibValue] = [:]
    for pair in binding.options {
      if case .string(let name) = pair.key, values[name] == nil { values[name] = pair.value }
    }
    self.values = values
  }

  /// Name of the value transformer.
  var transformerName: String? { text("NSValueTransformerName") ?? text("NSValueTransformer") }
  /// Whether the control reacts only while there is one value to show.
  var setsEnabled: Bool { flag("NSConditionallySetsEnabled") }
  /// The same of whether text can be changed.
  var setsEditable: Bool { flag("NSConditionallySetsEditable") }
  /// The same of whether a view is seen; not so unless the option says it.
  var setsHidden: Bool { flag("NSConditionallySetsHidden", absent: false) }
  /// Whether what a user sets is set in all selected objects.
  var editsMultipleValues: Bool { flag("NSAllowsEditingMultipleValuesSelection") }
  /// Whether the model gets a text while it is typed.
  var updatesContinuously: Bool { flag("NSContinuouslyUpdatesValue", absent: false) }
  /// Whether the model is asked first.
  var validates: Bool { flag("NSValidatesImmediately", absent: false) }
  /// The action of a target binding.
  var selector: String? { text("NSSelectorName") }
  /// The text that several values are put into.
  var pattern: String? { text("NSDisplayPattern") }

  /// What is shown in place of a value.
  func placeholder(_ kind: BoundValue.Marker) -> NibValue? { values["NS\(kind.rawValue)Placeholder"] }

  private func text(_ name: String) -> String? { values[name].flatMap { String(nibValue: $0) } }

  private func flag(_ name: String, absent: Bool = true) -> Bool {
    values[name].flatMap { Bool(nibValue: $0) } ?? absent
  }
}
