/// An image that an archive refers to by name, with the answer to "which file?".
public struct NibImage: Sendable, Hashable {
  /// The name, as `icon` or `icon.png`.
  public var name: String
  /// Whether the name is a system symbol's.
  public var isSymbol: Bool
  /// Size in points that the compiler noted; 1 x 1 when it had no catalog.
  public var archivedSize: NibSize
  /// What the resources answered; nil when nobody was asked.
  public var answer: NibImageAnswer?

  /// Makes an image reference.
  public init(
    name: String, isSymbol: Bool = false, archivedSize: NibSize = NibSize(width: 1, height: 1),
    answer: NibImageAnswer? = nil
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.archivedSize = archivedSize
    self.answer = answer
  }

  /// The file found, if one was.
  public var file: NibImageFile? {
    if case .found(let file)? = answer { file } else { nil }
  }
}

extension NibImage: CustomStringConvertible {
  /// The name, with the file behind it if one was found.
  public var description: String { file.map { "\(name) -> \($0.path)" } ?? name }
}
