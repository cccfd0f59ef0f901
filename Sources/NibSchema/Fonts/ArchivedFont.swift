import NibGraph

/// What a font is in an archive: the content of a `UIFont` object.
public struct ArchivedFont: Sendable, Hashable {
  /// What kind of font it is, and so where its attributes come from.
  enum Kind: Sendable, Hashable {
    /// The system font of a usage, with the usage that overrides it.
    case system(usage: String, override: String?)
    /// A font by its PostScript name.
    case custom
    /// A text style.
    case style(String)
    /// The system font by its name alone.
    case plain
  }

  /// The class of the object.
  public static let className = String.class(.font)

  /// The PostScript name.
  public var name: String
  /// The resolved size in points, of a text style its size at the standard setting.
  public var pointSize: Double
  /// `UIFontTraits`: 1 italic, 2 bold, 4 and 8 for thin and light ones.
  public var traits: Int64
  var kind: Kind
  /// Whether the font comes with the document's bundle, so that the compiler's system may not have it.
  var isBundled = false
  var profile: OutputProfile

  /// The size of a font whose element says none. Documented: `UIFont.systemFontSize`.
  static let defaultPointSize = 14.0

  /// Archives what a `<fontDescription>` element says.
  public init(_ description: FontDescription, profile: OutputProfile) {
    if let style = description.style {
      let row = TextStyles.row(style, in: profile) ?? TextStyles.Row(name: style, pointSize: 17)
      self.init(row, profile: profile)
    } else if let name = description.name {
      // These compilers ask for the font, and get Helvetica in place of one that iOS has not.
      // Seen: 5 labels of 3 documents of 2 apps, of Xcode 3.2.5, in 3 fonts of Macs. Inferred: the eras after it.
      let isThere = profile >= .xcode4point3 || FontFamilies.isOfSystem(name)
      self.init(
        custom: isThere ? name : "Helvetica", pointSize: description.pointSize ?? Self.defaultPointSize,
        profile: profile)
      isBundled = description.isBundled && profile >= .xcode10point2
      // A font that the compiler's system has not is only a name to it, whatever the name tells of bold and italic.
      // Seen: 25 fonts of 4 families in 45 documents of 2 apps, 9 of them semibold or bold.
      if isBundled { traits = 0 }
    } else {
      let isPlain = description.type == nil || description.type == "system"
      let wanted = isPlain ? description.weight : description.type
      let weight = wanted.flatMap(FontWeight.named) ?? .regular
      self.init(system: weight, pointSize: description.pointSize ?? Self.defaultPointSize, profile: profile)
    }
  }

  private init(system weight: FontWeight, pointSize: Double, profile: OutputProfile) {
    let isDisplay = pointSize >= SystemFontNames.displaySize
    self.profile = profile
    self.pointSize = pointSize
    name = SystemFontNames.name(weight, pointSize: pointSize, profile: profile)
    traits = weight.traits(in: profile, isDisplay: isDisplay)
    let override = FontFormat.row(for: profile).boldHasOverride ? weight.override : nil
    kind = .system(usage: weight.usage, override: override)
  }

  private init(_ style: TextStyles.Row, profile: OutputProfile) {
    let weight = FontWeight.named(style.weight) ?? .regular
    self.profile = profile
    pointSize = style.pointSize
    name = SystemFontNames.name(weight, pointSize: style.pointSize, profile: profile)
    // A text style never has the traits of light fonts. Seen: Title1 in nib9-e.
    traits = weight.traits
    kind = .style(style.name)
  }

  private init(custom name: String, pointSize: Double, profile: OutputProfile) {
    self.profile = profile
    self.name = name
    self.pointSize = pointSize
    traits = CustomFontTraits.traits(ofPostScriptName: name)
    kind = .custom
  }

  /// The same font at the size that its text style has at the standard setting.
  public var fixed: ArchivedFont {
    guard case .style(let style) = kind else { return self }
    var copy = self
    copy.kind = .system(usage: style, override: nil)
    return copy
  }

  /// The same font as Xcode 4 archives a system font: Helvetica, without a descriptor.
  ///
  /// Seen: 16 fonts, regular and bold. Inferred: the name of the italic one.
  public var ofXcode4: ArchivedFont {
    guard case .system = kind else { return self }
    var copy = self
    copy.kind = .plain
    copy.name = ["Helvetica", "Helvetica-Oblique", "Helvetica-Bold", "Helvetica-BoldOblique"][Int(traits & 3)]
    return copy
  }
}
