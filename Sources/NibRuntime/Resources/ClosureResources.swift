/// Images and colors from closures: any store of one's own.
public struct ClosureResources: ResourceProviding {
  private let findImage: @Sendable (NibImageQuery) -> NibImageAnswer
  private let findColor: @Sendable (NibColorQuery) -> NibColor?

  /// Answers with what the closures answer.
  public init(
    image: @escaping @Sendable (NibImageQuery) -> NibImageAnswer = { _ in .missing(tried: []) },
    color: @escaping @Sendable (NibColorQuery) -> NibColor? = { _ in nil }
  ) {
    findImage = image
    findColor = color
  }

  /// What the closure answers.
  public func image(_ query: NibImageQuery) -> NibImageAnswer { findImage(query) }

  /// What the closure answers.
  public func color(_ query: NibColorQuery) -> NibColor? { findColor(query) }
}
