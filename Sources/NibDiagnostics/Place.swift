/// A place in an input: the file, the position in it, and the object it belongs to.
///
/// The place is the input's, never ours: line and column of an XML document, byte offset of a binary file.
public struct Place: Sendable, Hashable {
  /// Where in the file.
  public enum Position: Sendable, Hashable {
    /// The file as a whole.
    case whole
    /// Line and column of a text, both 1-based; a column counts characters.
    case text(line: Int, column: Int)
    /// Offset of a byte, 0-based.
    case byte(offset: Int)
  }

  /// The file as the user named it, or a name for input that is no file.
  public var file: String
  /// Where in the file.
  public var position: Position
  /// Identifier of the object or element, when one is known: `q7T-aa-1Zk`, `@12`.
  public var object: String?

  /// Makes a place.
  public init(file: String, position: Position = .whole, object: String? = nil) {
    self.file = file
    self.position = position
    self.object = object
  }

  /// A place in a text.
  public static func text(_ file: String, line: Int, column: Int, object: String? = nil) -> Place {
    Place(file: file, position: .text(line: line, column: column), object: object)
  }

  /// A place in a binary file.
  public static func byte(_ file: String, offset: Int, object: String? = nil) -> Place {
    Place(file: file, position: .byte(offset: offset), object: object)
  }
}

extension Place: CustomStringConvertible {
  /// `Login.xib:41:9`, `Login.nib@212` or `Login.nib`: the prefix of a message.
  public var description: String {
    switch position {
    case .whole: file
    case .text(let line, let column): "\(file):\(line):\(column)"
    case .byte(let offset): "\(file)@\(offset)"
    }
  }
}
