import NibRuntime

/// How firmly panes of a split view keep their size, by their place; those that are not told do as by default.
struct PanePriorities: NibConvertible {
  static let nibKind = "dictionary"
  /// The priority of a pane that is not told.
  static let standard = 250.0

  /// The priorities by place.
  var values: [Int: Double] = [:]

  /// Makes priorities that are all the default.
  init() {}

  init?(nibValue: NibValue) {
    guard case .dictionary(let pairs) = nibValue else { return nil }
    for pair in pairs {
      if let place = Int(nibValue: pair.key), let priority = Double(nibValue: pair.value) { values[place] = priority }
    }
  }

  var nibValue: NibValue {
    .dictionary(values.sorted { $0.key < $1.key }.map { NibPair(key: .int(Int64($0.key)), value: .real($0.value)) })
  }
}
