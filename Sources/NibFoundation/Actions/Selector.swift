import NibRuntime

// With Objective-C there is a type of this name, and this module is written with it.

#if !canImport(ObjectiveC)
  /// The name of an action, with its colons: `Selector("save:")`.
  ///
  /// There is no `#selector` without Objective-C; a class says with `@Action` which selectors it performs.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with its colons.
    public let description: String

    /// A selector of a name.
    public init(_ name: String) { description = name }

    /// A selector of a name.
    public init(stringLiteral name: String) { description = name }
  }

  /// The selector of a name.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

  /// The name of a selector.
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
#endif

extension Selector {
  /// The name, with its colons.
  package var name: String { "\(self)" }
}
