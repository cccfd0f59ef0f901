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
