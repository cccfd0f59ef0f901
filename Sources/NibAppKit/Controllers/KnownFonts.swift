import NibFoundation
import NibRuntime

/// Fonts of the table of families as AppKit's values.
enum KnownFonts {
  /// The traits of a font of a family.
  static func traits(_ member: FontFamily.Member, of family: FontFamily) -> NSFontDescriptor.SymbolicTraits {
    var traits: NSFontDescriptor.SymbolicTraits = []
    if member.isBold { traits.insert(.bold) }
    if member.isItalic { traits.insert(.italic) }
    if member.isCondensed { traits.insert(.condensed) }
    if family.isFixedPitch { traits.insert(.monoSpace) }
    return traits
  }

  /// The traits of a font by its PostScript name; none for one that the table has not got.
  static func traits(ofFont name: String) -> NSFontDescriptor.SymbolicTraits {
    FontFamily.ofFont(name).map { traits($0.member, of: $0.family) } ?? []
  }

  /// A font of a family in a size, in points.
  static func font(_ member: FontFamily.Member, of family: FontFamily, size: Double) -> NSFont {
    NSFont(NibFont(name: member.name, pointSize: size, traits: Int(traits(member, of: family).rawValue)))
  }

  /// A font under the name that its family has for its traits; the same font where the family has none.
  static func named(_ font: NSFont) -> NSFont {
    guard let (family, member) = FontFamily.ofFont(font.fontName) else { return font }
    let traits = font.fontDescriptor.symbolicTraits
    let isBold = traits.contains(.bold)
    let found = family.member(
      weight: isBold == member.isBold ? member.weight : isBold ? 9 : 5, isItalic: traits.contains(.italic),
      isCondensed: traits.contains(.condensed))
    guard let found, found.isBold == isBold else { return font }
    var value = font.nibFont
    value.name = found.name
    return NSFont(value, font.extras)
  }
}

/// Which fonts there are.
extension NSFontManager {
  /// Names of all families, in order: some that macOS has had for years.
  public var availableFontFamilies: [String] { FontFamily.all.map(\.name) }

  /// PostScript names of all fonts, by their families.
  public var availableFonts: [String] { FontFamily.all.flatMap { $0.members.map(\.name) } }

  /// The fonts of a family: of each the PostScript name, the name within the family, the weight and the bits of its traits.
  /// nil for a family that there is not.
  public func availableMembers(ofFontFamily fam: String) -> [[Any]]? {
    guard let family = FontFamily.named(fam) else { return nil }
    return family.members.map { member in
      [member.name, member.face, member.weight, traitMask(member, of: family).rawValue]
    }
  }

  private func traitMask(_ member: FontFamily.Member, of family: FontFamily) -> NSFontTraitMask {
    traits(of: KnownFonts.font(member, of: family, size: 12))
  }

  /// PostScript names of the fonts that have traits and no others; what makes letters not bold or not slanted asks for those
  /// that are not.
  public func availableFontNames(with someTraits: NSFontTraitMask) -> [String]? {
    FontFamily.all.flatMap { family in
      family.members.filter { member in
        let has = traitMask(member, of: family)
        return has == someTraits.subtracting([.unboldFontMask, .unitalicFontMask])
      }.map(\.name)
    }
  }

  /// Whether a font has all traits that are asked for, by its PostScript name.
  public func fontNamed(_ fName: String, hasTraits someTraits: NSFontTraitMask) -> Bool {
    guard let font = NSFont(name: fName, size: 12) else { return false }
    let has = traits(of: font)
    if someTraits.contains(.unboldFontMask), has.contains(.boldFontMask) { return false }
    if someTraits.contains(.unitalicFontMask), has.contains(.italicFontMask) { return false }
    return has.isSuperset(of: someTraits.subtracting([.unboldFontMask, .unitalicFontMask]))
  }

  /// How heavy a font is: 5 for a regular one, 9 for a bold one.
  public func weight(of fontObj: NSFont) -> Int {
    FontFamily.ofFont(fontObj.fontName)?.member.weight ?? (traits(of: fontObj).contains(.boldFontMask) ? 9 : 5)
  }

  /// A font of the same family that is heavier or lighter by one step; the same font where there is none.
  public func convertWeight(_ upFlag: Bool, of fontObj: NSFont) -> NSFont {
    guard let (family, member) = FontFamily.ofFont(fontObj.fontName) else { return fontObj }
    let others = family.members.filter {
      $0.isItalic == member.isItalic && $0.isCondensed == member.isCondensed
        && (upFlag ? $0.weight > member.weight : $0.weight < member.weight)
    }
    let next = upFlag ? others.min { $0.weight < $1.weight } : others.max { $0.weight < $1.weight }
    return next.map { KnownFonts.font($0, of: family, size: fontObj.pointSize) } ?? fontObj
  }

  /// The name of a family, and of a font in it, for people; the names are those of the table.
  public func localizedName(forFamily family: String, face faceKey: String?) -> String {
    faceKey.map { family + " " + $0 } ?? family
  }
}
