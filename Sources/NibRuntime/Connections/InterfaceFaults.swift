import Synchronization

/// Errors of calls whose signatures in Apple's frameworks have no room for one, as `present` and `performSegue`.
///
/// Where a framework would raise an exception, these calls *raise* an error here. It is thrown by the innermost `catching`
/// around the call; what a user does (`tap`, `type`, `select`) and all that a load does is such a place. An error that
/// nobody catches ends the process with its words, as an exception ends an app.
public enum InterfaceFaults {
  @TaskLocal private static var scope: Scope?

  /// Throws the first error that a call within raises, once `body` is done.
  /// - Throws: what was raised; else what `body` throws.
  @discardableResult
  public static func catching<Result>(_ body: () throws -> Result) throws -> Result {
    let inner = Scope()
    do {
      let result = try $scope.withValue(inner) { try body() }
      if let raised = inner.first { throw raised }
      return result
    } catch {
      throw inner.first ?? error
    }
  }

  /// Runs what may throw in a call that may not.
  package static func raising(_ body: () throws -> Void) {
    do { try body() } catch { raise(error) }
  }

  /// Runs what may throw in a call that may not.
  /// - Parameter fallback: what the call returns to somebody who goes on in spite of the error.
  package static func raising<Result>(or fallback: @autoclosure () -> Result, _ body: () throws -> Result) -> Result {
    do { return try body() } catch {
      raise(error)
      return fallback()
    }
  }

  private static func raise(_ error: any Error) {
    guard let scope else {
      // What a framework does with an exception: the program asked for what is not there.
      fatalError("\(error)")
    }
    scope.keep(error)
  }

  /// Holds the first error of a `catching`.
  private final class Scope: Sendable {
    private let error = Mutex<(any Error)?>(nil)

    var first: (any Error)? { error.withLock(\.self) }

    func keep(_ raised: any Error) { error.withLock { $0 = $0 ?? raised } }
  }
}
