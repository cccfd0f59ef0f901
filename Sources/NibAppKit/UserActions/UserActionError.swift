import NibDiagnostics
import NibRuntime

/// Why a user could not do what a test asked for.
public struct UserActionError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable, CaseIterable {
    /// The object, or one that it is in, is hidden, or lies in a tab that is not selected.
    case hidden
    /// The object does not react.
    case disabled
    /// The view is in no window.
    case notInWindow
    /// The window is not on the screen.
    case windowNotShown
    /// Another window has the keys.
    case windowNotKey
    /// A sheet, or a window that the program waits for, keeps the user from the window.
    case covered
    /// The text cannot be changed.
    case notEditable
    /// There is no row, item, tab, segment or menu of the name.
    case noSuchItem
    /// No button and no menu item has the key.
    case noSuchKey
    /// The item holds no others.
    case notExpandable
    /// A delegate, a view or a data source says no.
    case refused
    /// Nobody takes what the user does.
    case nothingHappens
    /// The program's own code threw; `cause` is the error.
    case actionFailed
  }

  /// Which fault.
  public let code: Code
  /// The class of the object that was acted on.
  public let place: Place
  /// What was found, what was expected, what to do.
  public let detail: String
  /// What the program's code threw, for `actionFailed`.
  public let cause: (any Error)?

  /// Makes an error.
  public init(code: Code, place: Place, detail: String, cause: (any Error)? = nil) {
    self.code = code
    self.place = place
    self.detail = detail
    self.cause = cause
  }

  init(_ code: Code, _ object: AnyObject, _ detail: String) {
    self.init(code: code, place: Place(file: "\(Swift.type(of: object))"), detail: detail)
  }

  /// Runs the program's code, whose errors become `actionFailed`.
  @MainActor
  static func running<Result>(_ object: AnyObject, _ body: () throws -> Result) throws(UserActionError) -> Result {
    do { return try InterfaceFaults.catching(body) } catch let error as UserActionError { throw error } catch {
      throw UserActionError(
        code: .actionFailed, place: Place(file: "\(Swift.type(of: object))"), detail: "\(error)", cause: error)
    }
  }

  /// A list of names for a message; `none` without any.
  static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "none" }
    let shown = names.prefix(40).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 40 ? "\(shown) and \(names.count - 40) more" : shown
  }
}
