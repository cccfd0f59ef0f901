import NibRuntime

/// What a key path leads to.
enum BoundValue {
  /// A value; nil among them.
  case value(NibValue)
  /// A word in place of a value.
  case marker(Marker)
  /// Nobody here knows: the path leads through an object whose class is not here, or a controller without content.
  case unknown
  /// The path names a property that its object has not.
  case missing(String)
  /// The path leads through more values than a walk visits: lists that lead back to each other multiply.
  case endless

  /// Why there is no one value to show.
  enum Marker: String {
    /// Nil, where a placeholder stands for it.
    case null = "Null"
    /// The selected objects have different values.
    case multipleValues = "MultipleValues"
    /// No object is selected.
    case noSelection = "NoSelection"
    /// The value cannot be asked for.
    case notApplicable = "NotApplicable"

    /// The words that AppKit shows unless the binding has its own.
    var words: String {
      switch self {
      case .null: ""
      case .multipleValues: "Multiple Values"
      case .noSelection: "No Selection"
      case .notApplicable: "Not Applicable"
      }
    }
  }

  /// Names of the markers, as messages and tests say them.
  var marker: Marker? { if case .marker(let marker) = self { marker } else { nil } }
}
