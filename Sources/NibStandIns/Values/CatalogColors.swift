import NibResources
import NibRuntime
import NibSchema

extension NibColor {
  /// The color of components of Display P3: the same one in sRGB, whose components may lie outside of 0...1.
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double, origin: Origin = .components) {
    let color = ColorConversion.sRGB(fromP3: (red, green, blue))
    self.init(red: color.0, green: color.1, blue: color.2, alpha: alpha, origin: origin)
  }

  /// The color of an asset catalog: its components in sRGB, and its name.
  /// - Parameters:
  ///   - color: the color of the catalog.
  ///   - name: its name.
  ///   - system: the framework's color of a name, as `systemBlueColor`.
  package init?(_ color: CatalogColor, named name: String, system: (String) -> NibColor?) {
    switch color {
    case .rgb("display-p3", let red, let green, let blue, let alpha):
      self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha, origin: .catalog(name))
    case .rgb(_, let red, let green, let blue, let alpha):
      self.init(red: red, green: green, blue: blue, alpha: alpha, origin: .catalog(name))
    case .gray(_, let white, let alpha): self.init(white: white, alpha: alpha, origin: .catalog(name))
    case .system(let systemName):
      guard let found = system(systemName) else { return nil }
      self = found
      origin = .catalog(name)
    }
  }
}

extension NibImage {
  /// The image of a file that a name was resolved to.
  package init(_ match: ImageMatch, named name: String) {
    var file = NibImageFile(
      path: match.file, scale: Double(match.scale),
      pixelSize: match.pixelSize.map { NibSize(width: Double($0.width), height: Double($0.height)) },
      pointSize: match.pointSize.map { NibSize(width: $0.width, height: $0.height) })
    file.orientation = match.orientation
    file.isTemplate = match.renderingIntent.map { $0 == .template }
    self.init(name: name, answer: .found(file))
  }

  /// The image of the bytes of a file; nil unless they begin as a picture's do.
  package init?(bytes: [UInt8], path: String, scale: Double) {
    guard let header = ImageHeader(bytes) else { return nil }
    let scale = scale > 0 ? scale : 1
    var file = NibImageFile(path: path, scale: scale, bytes: path.isEmpty ? bytes : nil)
    file.orientation = header.orientation
    if let stored = header.pixelSize, let shown = header.displaySize {
      file.pixelSize = NibSize(width: Double(stored.width), height: Double(stored.height))
      file.pointSize = NibSize(width: Double(shown.width) / scale, height: Double(shown.height) / scale)
    } else if let size = header.vectorSize {
      file.pointSize = NibSize(width: size.width, height: size.height)
    } else {
      return nil
    }
    self.init(
      name: path.split(separator: "/").last.map(String.init) ?? "", archivedSize: NibSize(), answer: .found(file))
  }
}
