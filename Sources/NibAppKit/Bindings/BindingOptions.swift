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
  var transformerName: String? { text(.valueTransformerName) ?? text(.valueTransformer) }
  /// The value transformer itself, where code gave it.
  var transformer: NSValueTransformer? {
    values[NSBindingOption.valueTransformer.rawValue]?.object as? NSValueTransformer
  }
  /// Whether the control reacts only while there is one value to show.
  var setsEnabled: Bool { flag(.conditionallySetsEnabled) }
  /// The same of whether text can be changed.
  var setsEditable: Bool { flag(.conditionallySetsEditable) }
  /// The same of whether a view is seen; not so unless the option says it.
  var setsHidden: Bool { flag(.conditionallySetsHidden, absent: false) }
  /// Whether what a user sets is set in all selected objects.
  var editsMultipleValues: Bool { flag(.allowsEditingMultipleValuesSelection) }
  /// Whether the model gets a text while it is typed.
  var updatesContinuously: Bool { flag(.continuouslyUpdatesValue, absent: false) }
  /// Whether the model is asked first.
  var validates: Bool { flag(.validatesImmediately, absent: false) }
  /// The action of a target binding.
  var selector: String? { text(.selectorName) }
  /// What a search field asks of each object, with `$value` for its text.
  var predicateFormat: String? { text(.predicateFormat) }
  /// The text that several values are put into.
  var pattern: String? { text(.displayPattern) }

  /// What is shown in place of a value.
  func placeholder(_ kind: BoundValue.Marker) -> NibValue? { values["NS\(kind.rawValue)Placeholder"] }

  private func text(_ option: NSBindingOption) -> String? { values[option.rawValue].flatMap { String(nibValue: $0) } }

  private func flag(_ option: NSBindingOption, absent: Bool = true) -> Bool {
    values[option.rawValue].flatMap { Bool(nibValue: $0) } ?? absent
  }
}
