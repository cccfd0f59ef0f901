import NibGraph

extension ArchivedColor {
  /// Every key that `fields` may use, so that a compiler can number them beforehand.
  public static let keys = [
    .key(.systemColorName), .key(.dynamicCatalogName), "UIDynamicCatalogUseNibBundle",
    .key(.dynamicModifiedBaseColor), "UIDynamicModifiedAlphaComponent", "UIDynamicModifiedContrast",
    .key(.patternSelector),
    "UIColorComponentCount", .key(.red), "UIRed-Double", .key(.green), "UIGreen-Double", .key(.blue),
    "UIBlue-Double",
    .key(.white), .key(.whiteDouble), .key(.alpha), .key(.alphaDouble), .key(.nsRgb), .key(.nsWhite),
    .class(.nsColorSpace),
  ]
}

extension ArchivedFont {
  /// Every key that `fields` may use, so that a compiler can number them beforehand.
  public static let keys = [
    .key(.fontName), .key(.ibTextStyle), .class(.fontDescriptor), .key(.fontDescriptorAttributes),
    "UIFontDescriptorOptions",
    .key(.fontPointSize), "UIFontTextStyleForScaling", "UIFontPointSizeForScaling",
    "UIFontMaximumPointSizeAfterScaling", .key(.fontTraits), .key(.systemFont), .key(.nsName), .key(.nsSize),
  ]
}
