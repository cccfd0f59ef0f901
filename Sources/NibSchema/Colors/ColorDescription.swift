/// What a `<color>` element says, with what the document's `<resources>` add to it.
///
/// The components read and write as if they were its own: `description.red = 1`.
@dynamicMemberLookup
public struct ColorDescription: Sendable, Hashable {
  /// The shadow of bars, as the system names it. Seen: 15.
  public static let chromeShadow = ColorDescription(
    value: ColorValue(white: 0, alpha: 0.3), cocoaTouchSystemColor: "_systemChromeShadowColor")

  /// The components on the element itself.
  public var value: ColorValue
  /// `systemColor`: the name of a dynamic color of Xcode 12 and later.
  public var systemColor: String?
  /// `cocoaTouchSystemColor`: the name that older compilers understand.
  public var cocoaTouchSystemColor: String?
  /// `xcode11CocoaTouchSystemColor`: the dynamic color that Xcode 11 put beside an older name.
  public var xcode11CocoaTouchSystemColor: String?
  /// `name`: an asset catalog color, or with `catalog="System"` a desktop system color.
  public var name: String?
  /// `catalog`: `System` for desktop system colors, otherwise absent.
  public var catalog: String?
  /// Whether the color is the background of a view.
  public var isBackgroundOfView = false
  /// The color inside `<namedColor>` or `<systemColor>` of `<resources>` that goes by this name.
  public var fallback: ColorValue?

  /// Makes a description; say what the element says.
  public init(
    value: ColorValue = ColorValue(), systemColor: String? = nil, cocoaTouchSystemColor: String? = nil,
    xcode11CocoaTouchSystemColor: String? = nil, name: String? = nil, catalog: String? = nil,
    fallback: ColorValue? = nil
  ) {
    self.value = value
    self.systemColor = systemColor
    self.cocoaTouchSystemColor = cocoaTouchSystemColor
    self.xcode11CocoaTouchSystemColor = xcode11CocoaTouchSystemColor
    self.name = name
    self.catalog = catalog
    self.fallback = fallback
  }

  /// The same color with components of ten decimals.
  public var inTenDecimals: ColorDescription {
    var copy = self
    copy.value = value.inTenDecimals
    copy.fallback = fallback?.inTenDecimals
    return copy
  }

  /// Whether the element says opaque black in calibrated red, green and blue.
  public var isCalibratedBlack: Bool {
    let space = value.colorSpace == "custom" ? value.customColorSpace : value.colorSpace
    return space == "calibratedRGB" && value.red == 0 && value.green == 0 && value.blue == 0 && (value.alpha ?? 1) == 1
  }

  /// A component or space of `value`.
  public subscript<Part>(dynamicMember path: WritableKeyPath<ColorValue, Part>) -> Part {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }

  /// The components on the element, or those of the resource it names.
  var anyValue: ColorValue? { value.hasComponents ? value : fallback }

  /// Whether the element names a color of the system by an attribute of Xcode 11 or later.
  var namesSystemColor: Bool { systemColor != nil || xcode11CocoaTouchSystemColor != nil }

  /// The name of a color of the system that is in no table, where the document has no components for it either: nobody
  /// can say what it looks like.
  public var unknownSystemName: String? {
    guard anyValue == nil, let name = systemColor ?? xcode11CocoaTouchSystemColor ?? cocoaTouchSystemColor,
      SystemColors.components(of: name, in: .newest) == nil,
      !SystemColorRenaming.rows.contains(where: { $0.name == name })
    else { return nil }
    return name
  }

  /// The system color name that a compiler of this era goes by.
  ///
  /// Compilers before Xcode 11 know only the oldest attribute.
  func systemName(in profile: OutputProfile) -> String? {
    guard profile >= .xcode11 else { return cocoaTouchSystemColor }
    return systemColor ?? xcode11CocoaTouchSystemColor ?? cocoaTouchSystemColor
  }
}
