/// The type of image literals.
public typealias _ImageLiteralType = UIImage

extension UIImageLookup {
  /// Makes the image of an image literal, `#imageLiteral(resourceName: "badge")`; one of nothing where it is missing, which
  /// `ImageReports` tells. A literal is a `UIImage` itself, never of a subclass.
  public init(imageLiteralResourceName path: String) {
    let found = UIImage(named: path)
    if found == nil { ImageReports.missing(path) }
    guard let image = (found ?? UIImage()) as? Self else {
      preconditionFailure("a literal makes a UIImage, and \(Self.self) is a subclass; use its initializers")
    }
    self = image
  }
}
