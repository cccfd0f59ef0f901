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
  /// The context as JSON in UTF-8, or in another notation.
  /// - Parameters:
  ///   - style: in which form.
  ///   - notation: how values are written.
  public func json(style: ContextStyle, _ notation: JSONWriter.Notation = .compact) -> [UInt8] {
    switch style {
    case .nibwright: json(notation)
    case .swiftgen: SwiftGenContext(self).json(notation)
    case .rswift: RSwiftContext(self).json(notation)
    }
  }
}
