/// What every error of the layers has in common: a code, a place in the input, and words.
///
/// Each layer has one error struct of this shape. Equality is the code's, so a test need not repeat the words.
public protocol LocatedError: Error, Equatable, CustomStringConvertible {
  /// The kinds of fault that the layer knows; may grow.
  associatedtype Code: Hashable & Sendable & RawRepresentable<String>

  /// Which fault.
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
