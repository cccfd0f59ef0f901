extension ArchivedColor {
  /// Every key that `fields` may use, so that a compiler can number them beforehand.
  public static let keys = [
    "UISystemColorName", "UIDynamicCatalogName", "UIDynamicCatalogUseNibBundle",
    "UIDynamicModifiedBaseColor", "UIDynamicModifiedAlphaComponent", "UIDynamicModifiedContrast", "UIPatternSelector",
    "UIColorComponentCount", "UIRed", "UIRed-Double", "UIGreen", "UIGreen-Double", "UIBlue", "UIBlue-Double",
    "UIWhite", "UIWhite-Double", "UIAlpha", "UIAlpha-Double", "NSRGB", "NSWhite", "NSColorSpace",
  ]
}

extension ArchivedFont {
  /// Every key that `fields` may use, so that a compiler can number them beforehand.
  public static let keys = [
    "UIFontName", "UIIBTextStyle", "UIFontDescriptor", "UIFontDescriptorAttributes", "UIFontDescriptorOptions",
    "UIFontPointSize", "UIFontTextStyleForScaling", "UIFontPointSizeForScaling",
    "UIFontMaximumPointSizeAfterScaling", "UIFontTraits", "UISystemFont", "NSName", "NSSize",
  ]
}
