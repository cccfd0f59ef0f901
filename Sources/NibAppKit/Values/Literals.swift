/// The type of color literals.
public typealias _ColorLiteralType = NSColor

/// The type of image literals.
public typealias _ImageLiteralType = NSImage

extension NSColorLookup {
  /// Makes the color of a color literal, `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`: components in sRGB. A
  /// literal is an `NSColor` itself, never of a subclass.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    let color = NSColor(srgbRed: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    self = Literals.made(color)
  }
}

extension NSImageLookup {
  /// Makes the image of an image literal, `#imageLiteral(resourceName: "badge")`; one of nothing where it is missing, which
  /// `ImageReports` tells. A literal is an `NSImage` itself, never of a subclass.
  public init(imageLiteralResourceName path: String) {
    let found = NSImage(named: path)
    if found == nil { ImageReports.missing(path) }
    self = Literals.made(found ?? NSImage())
  }
}

private enum Literals {
  /// The object as the type that is asked for, which a literal always is.
  static func made<Wanted>(_ object: AnyObject) -> Wanted {
    guard let literal = object as? Wanted else {
      preconditionFailure(
        "a literal makes a \(type(of: object)), and \(Wanted.self) is a subclass; use its initializers")
    }
    return literal
  }
}
