/// In which form a context is written.
public enum ContextStyle: String, Sendable, Hashable, CaseIterable {
  /// All that is known, in the form that `Context` documents.
  case nibwright
  /// SwiftGen's context of `ib`, with its keys, orders and absences, and XIBs beside storyboards.
  case swiftgen
  /// R.swift's resources of nibs and storyboards.
  case rswift
}

extension Context {
  /// The context as JSON, in UTF-8.
  /// - Parameters:
  ///   - style: in which form.
  ///   - isPretty: whether each member stands on a line of its own.
  public func json(style: ContextStyle, isPretty: Bool = false) -> [UInt8] {
    switch style {
    case .nibwright: json(isPretty: isPretty)
    case .swiftgen: SwiftGenContext(self).json(isPretty: isPretty)
    case .rswift: RSwiftContext(self).json(isPretty: isPretty)
    }
  }
}
