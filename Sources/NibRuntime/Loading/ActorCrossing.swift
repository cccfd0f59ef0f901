/// The one place where the loader leaves what the compiler knows of actors.
///
/// The loader is bound to no actor, and most classes that it makes objects of are bound to the main one. Who may load
/// where is said at its doors: those that may meet such a class are bound to the main actor, the others take only
/// classes that are bound to none. So a function that is called through here runs where its actor is.
package enum ActorCrossing {
  /// The function without its actor.
  package static func unbound<A, Result>(
    _ function: @escaping @MainActor @Sendable (A) throws -> Result
  ) -> @Sendable (A) throws -> Result {
    unsafeBitCast(function, to: (@Sendable (A) throws -> Result).self)
  }

  /// The function without its actor.
  package static func unbound<A, Result>(_ function: @escaping @MainActor @Sendable (A) -> Result) -> (A) -> Result {
    unsafeBitCast(function, to: ((A) -> Result).self)
  }

  /// The function without its actor.
  package static func unbound<A, B, Result>(_ function: @escaping @MainActor @Sendable (A, B) -> Result) -> (A, B) ->
    Result
  {
    unsafeBitCast(function, to: ((A, B) -> Result).self)
  }
}
