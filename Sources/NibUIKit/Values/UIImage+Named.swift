// Bundles are Foundation's, which the counterpart for the command does without.
import Foundation
import NibFoundation
import NibResources
import NibRuntime
import NibStandIns

extension UIImageLookup {
  /// The image of a name in the main bundle (`MainBundle.current`), for the traits of the screen; nil if there is none.
  ///
  /// The name may have its extension, and need not; asset catalogs come before files, and of several files the one for
  /// the screen's scale and device counts. The same name gives the same object for as long as its file is the same.
  /// The picture is not decoded: size and scale are those of its header and of its name or catalog.
  public init?(named name: String) { self.init(named: name, in: MainBundle.current.own) }

  /// The image of a name in a bundle, for traits.
  /// - Parameters:
  ///   - name: as `init(named:)`.
  ///   - bundle: where to look; nil for the main bundle.
  ///   - traits: which scale, device and appearance; nil for the screen's.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
    self.init(named: name, in: bundle?.namedResources ?? MainBundle.current.own, traits)
  }

  /// The image of a name in a bundle, for the traits of a configuration and drawn as it says.
  public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    let resources = bundle?.namedResources ?? MainBundle.current.own
    guard let image = UIImage.named(name, in: resources, configuration?.traitCollection) else { return nil }
    self.init(drawing: image, as: configuration)
  }

  /// The image of a name in a bundle, with the value of a variable color, which nothing draws.
  public init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// The image of a name in the main bundle or in any bundle inside it, whether or not a `GlobalLookup` is installed.
  public init?(namedGlobally name: String) { self.init(named: name, in: MainBundle.current.global) }

  private init?(named name: String, in resources: NamedResources, _ traits: UITraitCollection? = nil) {
    guard let image = UIImage.named(name, in: resources, traits) as? Self else { return nil }
    self = image
  }

  private init?(drawing image: UIImage, as configuration: UIImage.Configuration?) {
    guard let configuration else {
      guard let image = image as? Self else { return nil }
      self = image
      return
    }
    guard let drawn = image.withConfiguration(configuration) as? Self else { return nil }
    self = drawn
  }
}

extension UIImage {
  /// Makes the image of a generated resource; one of nothing where it is missing, which `ImageReports` tells.
  public convenience init(resource: ImageResource) {
    let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
    if found == nil { ImageReports.missing(resource.name) }
    let image = found ?? UIImage()
    self.init(image.nibImage, image.details)
  }

  static func named(_ name: String, in resources: NamedResources, _ traits: UITraitCollection?) -> UIImage? {
    let query = LookupTraits(traits).query(name)
    return resources.image(query) { match in
      var details = ImageDetails()
      // Not held: the resources hold the image.
      details.variants = ImageVariants { [weak resources] traits in
        resources.flatMap { named(name, in: $0, traits) }
      }
      return UIImage(NibImage(match, named: name), details)
    }
  }

  /// The images of a name with the numbers 0 to 1023 behind it, shown one after another for a time in seconds, and again;
  /// nil without any.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let images = (0..<1024).prefix { UIImage(named: "\(name)\($0)") != nil }.compactMap {
      UIImage(named: "\(name)\($0)")
    }
    return animatedImage(with: images, duration: duration)
  }

  /// Where an image of a name is looked for, as `nibwright resolve` shows it: the file if there is one, else all that was
  /// tried.
  public static func lookup(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) -> ImageAnswer {
    (bundle?.namedResources ?? MainBundle.current.own).images.resolve(LookupTraits(traits).query(name))
  }

  /// The variants of the image for other traits.
  public var imageAsset: UIImageAsset? { details.variants.map { UIImageAsset($0) } }
}

/// The variants of an image that an asset catalog or a bundle has. Stands in for UIImageAsset.
public final class UIImageAsset: NSObject, Sendable {
  private let variants: ImageVariants

  init(_ variants: ImageVariants) {
    self.variants = variants
    super.init()
  }

  /// The image for traits; one of nothing where the file is gone.
  public func image(with traits: UITraitCollection) -> UIImage { variants.find(traits) ?? UIImage() }

  /// The image for a configuration's traits.
  public func image(with configuration: UIImage.Configuration) -> UIImage {
    (variants.find(configuration.traitCollection) ?? UIImage()).withConfiguration(configuration)
  }
}

extension UIColorLookup {
  /// The color of a name in the main bundle's catalogs, for the traits of the screen; nil if there is none.
  public init?(named name: String) { self.init(named: name, in: MainBundle.current.own) }

  /// The color of a name in a bundle's catalogs, for traits.
  /// - Parameters:
  ///   - name: the name, namespaces before it.
  ///   - bundle: where to look; nil for the main bundle.
  ///   - traits: which appearance; nil for the screen's.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name, in: bundle?.namedResources ?? MainBundle.current.own, traits)
  }

  /// The color of a name in the main bundle or in any bundle inside it.
  public init?(namedGlobally name: String) { self.init(named: name, in: MainBundle.current.global) }

  private init?(named name: String, in resources: NamedResources, _ traits: UITraitCollection? = nil) {
    let find: @Sendable (UITraitCollection?) -> NibColor? = { traits in
      let traits = LookupTraits(traits)
      guard
        case .found(let match) = resources.assets.color(
          AssetQuery(name, idiom: traits.idiom, traits: traits.display))
      else { return nil }
      return NibColor(match.color, named: name) { UIColor.system[$0]?.nibColor }
    }
    guard let color = find(traits), let object = UIColor(color, appearances: find) as? Self else { return nil }
    self = object
  }
}

extension UIColor {
  /// Makes the color of a generated resource; clear where it is missing.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? UIColor()
    self.init(color.nibColor)
  }

  /// Where a color of a name is looked for: the color set if there is one, else all that was tried.
  public static func lookup(named name: String, in bundle: Bundle? = nil) -> AssetAnswer<ColorMatch> {
    let traits = LookupTraits(nil)
    return (bundle?.namedResources ?? MainBundle.current.own).assets.color(
      AssetQuery(name, idiom: traits.idiom, traits: traits.display))
  }
}

/// The traits that a lookup by name asks for.
struct LookupTraits {
  var scale = 3
  var idiom: ImageIdiom? = .iphone
  var display = DisplayTraits(luminosity: .light)

  /// Those of a collection, and where it leaves one open those of the screen. Away from the main queue, where
  /// collections cannot be read, a phone of scale 3 in light appearance counts.
  init(_ traits: UITraitCollection?) {
    guard MainQueue.isCurrent else { return }
    self = MainActor.assumeIsolated { [traits] in
      var made = self
      made.take(.current)
      if let traits { made.take(traits) }
      return made
    }
  }

  func query(_ name: String) -> ImageQuery { ImageQuery(name, scale: scale, idiom: idiom, traits: display) }

  @MainActor private mutating func take(_ traits: UITraitCollection) {
    if traits.displayScale >= 1 { scale = Int(min(traits.displayScale, 9).rounded(.up)) }
    if let named = traits.userInterfaceIdiom.imageIdiom { idiom = named }
    switch traits.userInterfaceStyle {
    case .light: display.luminosity = .light
    case .dark: display.luminosity = .dark
    case .unspecified: break
    }
    if traits.accessibilityContrast != .unspecified {
      display.isHighContrast = traits.accessibilityContrast == .high
    }
    if let size = traits.horizontalSizeClass.catalogClass { display.widthClass = size }
    if let size = traits.verticalSizeClass.catalogClass { display.heightClass = size }
    switch traits.displayGamut {
    case .SRGB: display.gamut = .standard
    case .P3: display.gamut = .wide
    case .unspecified: break
    }
    switch traits.layoutDirection {
    case .leftToRight: display.direction = .leftToRight
    case .rightToLeft: display.direction = .rightToLeft
    case .unspecified: break
    }
  }
}

extension UIUserInterfaceIdiom {
  fileprivate var imageIdiom: ImageIdiom? {
    switch self {
    case .phone: .iphone
    case .pad: .ipad
    case .tv: .tv
    case .carPlay: .car
    case .mac: .mac
    case .vision: .vision
    default: nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var catalogClass: DisplayTraits.SizeClass? {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .unspecified: nil
    }
  }
}

/// An image that Xcode generates a name for. Stands in for ImageResource.
public struct ImageResource: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The bundle.
  public let bundle: Bundle

  /// Names an image of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A color that Xcode generates a name for. Stands in for ColorResource.
public struct ColorResource: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The bundle.
  public let bundle: Bundle

  /// Names a color of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
