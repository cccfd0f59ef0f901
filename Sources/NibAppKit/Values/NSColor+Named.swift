import NibResources
import NibRuntime
import NibStandIns

extension NSColorLookup {
  /// The color of a name in the main bundle's catalogs (`MainBundle.current`), in light appearance; nil if there is none.
  public init?(named name: String) {
    guard let color = NSColor.named(name, in: MainBundle.current.own) as? Self else { return nil }
    self = color
  }

  /// The color of a name in the main bundle or in any bundle inside it.
  public init?(namedGlobally name: String) {
    guard let color = NSColor.named(name, in: MainBundle.current.global) as? Self else { return nil }
    self = color
  }
}

extension NSColor {
  package static func named(_ name: String, in resources: NamedResources) -> NSColor? {
    let query = AssetQuery(name, idiom: .mac, traits: DisplayTraits(luminosity: .light))
    guard case .found(let match) = resources.assets.color(query) else { return nil }
    return NibColor(match.color, named: name) { system[$0]?.nibColor }.map { NSColor($0) }
  }

  /// Where a color of a name is looked for in the main bundle: the color set if there is one, else all that was tried.
  public static func lookup(named name: String) -> AssetAnswer<ColorMatch> {
    MainBundle.current.own.assets.color(
      AssetQuery(name, idiom: .mac, traits: DisplayTraits(luminosity: .light)))
  }
}
