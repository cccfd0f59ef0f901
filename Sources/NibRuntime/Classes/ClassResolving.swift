/// Answers which class a name means.
public protocol ClassResolving: Sendable {
  /// How to make an object of the class, or nil if the name is not known.
  func recipe(for name: String) -> ClassRecipe?
}

/// How to make an object of a class.
public struct ClassRecipe: Sendable {
  /// Whether the objects stand in for a framework's: they accept any outlet, for the class they stand for is not here.
  public let isStandIn: Bool
  /// Makes the object.
  public let make: @Sendable (NibCoder) throws -> AnyObject

  /// Makes a recipe.
  public init(isStandIn: Bool, make: @escaping @Sendable (NibCoder) throws -> AnyObject) {
    self.isStandIn = isStandIn
    self.make = make
  }
}
