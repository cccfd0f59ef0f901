import NibRuntime
import NibStandIns

extension UIImage {
  /// An image by its name. It is looked for when somebody asks for its file, not here, so any name makes one.
  public init?(named name: String) { self.init(name: name) }

  /// A symbol of the system's, by its name.
  public init?(systemName name: String) { self.init(name: name, isSymbol: true) }
}
