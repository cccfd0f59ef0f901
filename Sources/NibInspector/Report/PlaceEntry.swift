import NibDiagnostics

/// Where something stands in its source.
public struct PlaceEntry: Sendable, Hashable, Codable {
  /// The file.
  public var file: String
  /// Line, 1-based.
  public var line: Int
  /// Column in characters, 1-based.
  public var column: Int
  /// The element's id.
  public var id: String?

  /// Makes an entry.
  public init(file: String, line: Int, column: Int, id: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.id = id
  }

  /// The entry of a place in a text; nil for other places.
  public init?(_ place: Place) {
    guard case .text(let line, let column) = place.position else { return nil }
    self.init(file: place.file, line: line, column: column, id: place.object)
  }
}
