import NibGraph
import NibSchema

/// A runtime attribute that archives have of an object whose document has none.
enum AppKitImpliedAttribute {
  /// A box that does not resize what is in it.
  ///
  /// Seen: 9 of 9 boxes of Xcode 8 and later of 2 apps, none of 1 of Xcode 4.
  case fixedBox
  /// An indicator that shows how far something is, and says how far.
  ///
  /// Seen: 1 indicator of Xcode 26 in 2 archives; not 1 that is indeterminate.
  case progress(Double)

  /// The attribute of an element; nil for most.
  init?(of element: Int, _ lowering: inout Lowering) {
    switch WellKnownName(lowering.reader.tag(element)) {
    case .box where lowering.profile >= .xcode8beta:
      if lowering.reader.flag(.autoresizesSubviews, of: element) ?? true { return nil }
      self = .fixedBox
    case .progressIndicator where lowering.profile >= .xcode26:
      guard lowering.reader.attribute(.doubleValue, of: element) != nil,
        !(lowering.reader.flag(.indeterminate, of: element) ?? false)
      else { return nil }
      self = .progress(lowering.reader.real(.doubleValue, of: element, default: 0))
    default: return nil
    }
  }

  /// The key path.
  var path: String {
    switch self {
    case .fixedBox: "autoresizesSubviews"
    case .progress: "doubleValue"
    }
  }

  /// The value's object.
  func value(_ lowering: inout Lowering) -> ObjectID {
    switch self {
    case .fixedBox: lowering.platform.values.boolean(false, &lowering)
    case .progress(let progress): lowering.writer.number(real: progress)
    }
  }
}
