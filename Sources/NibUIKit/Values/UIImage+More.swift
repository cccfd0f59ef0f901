import NibFoundation
import NibRuntime
import NibStandIns

extension UIImage.SymbolConfiguration {
  /// An empty configuration.
  public static var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(.init()) }

  private func changed(_ change: (inout NibImage.SymbolConfiguration) -> Void) -> Self {
    var other = value
    change(&other)
    return UIImage.SymbolConfiguration(other, traitCollection: traitCollection) as? Self ?? self
  }

  /// The same without a text style.
  public final func withoutTextStyle() -> Self { changed { $0.textStyle = nil } }

  /// The same without a scale.
  public final func withoutScale() -> Self { changed { $0.scale = .unspecified } }

  /// The same without a weight.
  public final func withoutWeight() -> Self { changed { $0.weight = .unspecified } }

  /// The same without size and weight.
  public final func withoutPointSizeAndWeight() -> Self {
    changed {
      $0.pointSize = nil
      $0.weight = .unspecified
    }
  }

  /// Whether both are equal.
  public final func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
    otherConfiguration.map { isEqual($0) } ?? false
  }
}

extension UIImage.SymbolWeight {
  /// The same weight of letters; regular where none is set.
  public func fontWeight() -> UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    default: .regular
    }
  }
}

extension UIFont.Weight {
  /// The same weight of symbols: the nearest one.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let known: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let wanted = rawValue
    return known.min { abs($0.fontWeight().rawValue - wanted) < abs($1.fontWeight().rawValue - wanted) } ?? .regular
  }
}

extension UIImage {
  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// The system's image for adding something.
  public class var add: UIImage { symbol("plus") }
  /// The system's image for what can be done.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// The system's image for something that is chosen.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// The system's image for taking something away.
  public class var remove: UIImage { symbol("minus") }
  /// The system's image for something that is chosen, with a line around.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  /// The traits that the image is for.
  @MainActor
  public var traitCollection: UITraitCollection { configuration?.traitCollection ?? UITraitCollection() }

  /// The image as an image of the least range of brightness: the same, for pixels have no more.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// The width of the part at the left that is not stretched, of older systems, in points.
  public var leftCapWidth: Int { Int(capInsets.left) }

  /// The height of the part at the top that is not stretched, of older systems, in points.
  public var topCapHeight: Int { Int(capInsets.top) }

  /// The image with a point that is stretched beyond two distances, of older systems.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (Double(leftCapWidth), Double(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, Double(size.height) - top - 1),
        right: max(0, Double(size.width) - left - 1)), resizingMode: .stretch)
  }

  /// The images of a name and a number at its end from 0 on, that stretch, one after another; nil for none.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile, duration: TimeInterval
  ) -> UIImage? {
    guard let found = animatedImageNamed(name, duration: duration), let images = found.images else { return nil }
    return animatedImage(
      with: images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) },
      duration: found.duration)
  }
}

extension UIImage {
  /// Draws the image next to itself until a rectangle of the current context is filled.
  @MainActor
  public func drawAsPattern(in rect: CGRect) {
    let size = size
    guard size.width > 0, size.height > 0, rect.width / size.width * rect.height / size.height < 100_000 else { return }
    for row in 0..<Int((rect.height / size.height).rounded(.up)) {
      for column in 0..<Int((rect.width / size.width).rounded(.up)) {
        draw(at: CGPoint(x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height))
      }
    }
  }

  /// How a picture is drawn that is to look like the image: with its scale.
  @MainActor
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

extension UIImage.Configuration {
  /// The same: images have no languages here.
  public func withLocale(_ locale: Locale?) -> Self { self }

  /// The language that the image is for: none.
  public var locale: Locale? { nil }
}

extension UIColor {
  /// The background of grouped lists, of older systems.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}
