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

/// What every error of the layers has in common: a code, a place in the input, and words.
///
/// Each layer has one error struct of this shape. Equality is the code's, so a test need not repeat the words.
public protocol LocatedError: Error, Equatable, CustomStringConvertible {
  /// The kinds of error that the layer knows; may grow.
  associatedtype Code: Hashable & Sendable & RawRepresentable<String>

  /// Which kind of error.
  var code: Code { get }
  /// Where in the input.
  var place: Place { get }
  /// What was found, what was expected and, where it is not plain, what to do.
  var detail: String { get }
}

extension LocatedError {
  /// Two errors are equal when their codes are.
  public static func == (left: Self, right: Self) -> Bool { left.code == right.code }

  /// `Login.xib:41:9: error: … [object q7T-aa-1Zk]`
  public var description: String { diagnostic.description }

  /// The same as a diagnostic of error severity.
  public var diagnostic: Diagnostic {
    Diagnostic(.error, id: code.rawValue, detail, at: place)
  }
}

extension String {
  /// The text on one line: a message may quote an input that has line breaks, and would then look like two messages.
  package var onOneLine: String {
    let isPlain = utf8.withContiguousStorageIfAvailable { !$0.contains(where: Self.mayBeginBreak) }
    guard !(isPlain ?? !utf8.contains(where: Self.mayBeginBreak)) else { return self }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Whether a line break may begin with a byte: those of ASCII, U+0085, U+2028 and U+2029.
  private static func mayBeginBreak(_ byte: UInt8) -> Bool {
    (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
  }
}
