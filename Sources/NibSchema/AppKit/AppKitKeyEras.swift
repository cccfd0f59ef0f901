import NibGraph

/// Which keys of AppKit's archives only newer compilers write, whatever wrote the object that has them.
///
/// The keys stand in rows and in custom lowerings of many kinds, and an era brought each for all of them at once; so one
/// table says it instead of every row.
/// - Seen: the archives of 18 Xcodes from 6.0 to 16.1 with their documents; behind each key the objects that have it in
///   the first Xcode, and in the last one before it.
public enum AppKitKeyEras {
  /// A key, and the first profile whose compilers write it.
  public typealias Row = (key: String, since: OutputProfile)

  /// The rows, oldest first.
  public static let all: [Row] = [
    // 4.3: 3 of 3 tables; 3.2 and older: 0 of 4. Of 3.2 the one table has the other key, 0 of 3 of 3.1.
    ("NSTableViewGroupRowStyle", .xcode4), ("NSTableViewDraggingDestinationStyle", .xcode3point2),
    // 3.2: 11 of 11 text views; 3.1: 0 of 1.
    (.key(.nsTextCheckingTypes), .xcode3point2),
    // 4.3: 14 of 14 windows, 10 of 10 text views; 4.0 and older: 0 of 13 and 2.
    ("NSWindowIsRestorable", .xcode4point3), (.key(.nsTextFinder), .xcode4point3),
    (.key(.nsPreferredTextFinderStyle), .xcode4point3),
    // 4.5 and older: 0 of 4 segmented controls. Inferred: since when.
    ("NSSegmentDistribution", .xcode5),
    // 4.5 and older: 0 of 4 panes of split views. Inferred: since when.
    (.key(.nsViewClipsToBoundsKeyName), .xcode5),
    // 7.0: 3 of 3 text views; 4.5 and older: 0 of 12.
    (.key(.nsMoreFlags), .xcode5),
    // 5.1: 12 of 12 text fields, 10 of 10 buttons; Xcode 4 and older: 0 of 56 and 31.
    (.key(.nsAllowsLogicalLayoutDirection), .xcode5), (.key(.nsTextFieldAlignmentRectInsetsVersion), .xcode5),
    // 6.0: 19 of 19 archives, 11 of 11 clip views; 5.1 and older: 0 of 50 and 20.
    (.key(.ibSystemFontUpdateVersion), .xcode6), (.key(.nsAutomaticallyAdjustsContentInsets), .xcode6),
    // 7.2: 1 of 1 box; 6.3 and older: 0 of 5.
    ("IBNSBoxIsUsingDocumentContentView", .xcode7),
    // 7.0: 2 of 2 windows; 6.3: 0 of 3.
    (.key(.nsMinFullScreenContentSize), .xcode7), ("NSMaxFullScreenContentSize", .xcode7),
    // 8.0: 2 of 2 text views; 7.0: 0 of 3, of 2 apps.
    (.key(.nsAutomaticTextCompletionDisabled), .xcode8),
    // 8.3: 21 of 21 views; 8.0: 0 of 27.
    (.key(.nsNibTouchBar), .xcode8point3), (.key(.nsGestureRecognizers), .xcode8point3),
    // 9.0: 7 of 15 colors; 8.3: 0 of 25.
    (.key(.nsCustomColorSpace), .xcode9), (.key(.nsComponents), .xcode9),
    // 10.1: 4 of 4 toolbars, 32 of 32 items; 8.3: 0 of 1 and 2.
    ("NSToolbarCenteredItemIdentifier", .xcode10), (.key(.nsToolbarItemIgnoreMinMaxSizes), .xcode10),
    // 16.0: 4 of 4 descriptors; 8.0 and older: 0 of 6, of 2 apps. Which Xcode between brought it no archive shows.
    ("NSReverseNullOrder", .xcode10),
    // 11.2: 2 of 2 recognizers; 10.1 and older: 0 of 5.
    (.key(.nsGestureRecognizerDelegate), .xcode11),
    // 11.0: 27 of 27 views, 19 of 19 controls, 9 of 9 button cells, 17 of 17 outlets; 10.1: 0 of 138, 94, 41 and 76.
    (.key(.nsViewWantsBestResolutionOpenGLSurface), .xcode11), (.key(.nsControlContinuous), .xcode11),
    (.key(.nsControlSize), .xcode11),
    (.key(.nsControlRefusesFirstResponder), .xcode11), (.key(.nsControlUsesSingleLineMode), .xcode11),
    (.key(.nsControlTextAlignment), .xcode11), (.key(.nsControlLineBreakMode), .xcode11),
    (.key(.nsControlWritingDirection), .xcode11),
    (.key(.nsControlSendActionMask), .xcode11), (.key(.nsAuxButtonType), .xcode11),
    (.key(.nsChildControllerCreationSelectorName), .xcode11),
    // 12.0: 88 of 88 views, 7 of 7 images, 5 of 7 windows; 11.2: 0 of 93, 8 and 8.
    (.key(.ibNSSafeAreaLayoutGuide), .xcode12), (.key(.ibNSLayoutMarginsGuide), .xcode12),
    (.key(.ibDesignImageConfiguration), .xcode12),
    (.key(.ibDesignSize), .xcode12), (.key(.ibNamespaceID), .xcode12), ("NSWindowSubtitle", .xcode12),
    // 12.3: 53 of 53 views; 12.0: 0 of 88.
    (.key(.ibNSClipsToBounds), .xcode12point3),
    // 12.3: 4 of 4 windows that say how they behave, 12.0: 1 of 1; 11.2: 0 of 2.
    ("NSWindowCollectionBehavior", .xcode12),
    // 13.2: 4 of 7 custom objects; 12.0: 0 of 26.
    (.class(.ibClassReference), .xcode13),
    // 13.4: 481 of 481 menu items; 12.4: 0 of 193.
    (.key(.nsAllowsKeyEquivalentLocalization), .xcode13), (.key(.nsAllowsKeyEquivalentMirroring), .xcode13),
    // 13.4: 34 of 34 image views; 13.2: 0 of 4.
    ("NSImageViewPlaceholderPrecedence", .xcode13point4),
    // Newest: 11 of 11 text views; 8.3 and older: 0 of 5. Which Xcode between brought it no archive shows.
    (.key(.nsTextLayoutManager), .xcode13),
    // 14.3: 7 of 7 buttons; 13.4: 0 of 28. Menu items: newest 283 of 283; 13.4: 0 of 15.
    (.key(.ibNSShadowedSymbolConfiguration), .xcode14), (.key(.nsHiddenInRepresentation), .xcode14),
    // 16.1: 5 of 5 button cells, 2 of 2 image cells, 5 of 5 text fields; 15.2: 0 of as many.
    (.key(.nsBezelStyle), .xcode16), ("NSImageAnimation", .xcode16), ("NSAllowsWritingTools", .xcode16),
    ("NSTextFieldAllowsWritingToolsAffordance", .xcode16),
    // Newest: 11 of 11 text views; 8.3 and older: 0 of 5. Which Xcode between brought them no archive shows.
    (.key(.nsWritingToolsFlags), .xcode16), (.key(.nsTextHighlightAttributes), .xcode16),
    // Newest: 159 of 400 colors, 56 of 283 menu items, 47 of 47 text fields; 16.1: 0 of 11 and 5; 13.4: 0 of 15 menu items.
    (.key(.nsLinearExposure), .xcode26), ("NSActionImage", .xcode26), ("NSHasActionImage", .xcode26),
    ("NS.resolvesNaturalAlignmentWithBaseWritingDirection", .xcode26),
  ]

  /// The keys that compilers of a profile do not write.
  public static func absent(in profile: OutputProfile) -> [String] {
    all.filter { profile < $0.since }.map(\.key)
  }

  /// Bits of words that compilers before Xcode 5 set whatever the object says.
  ///
  /// - Seen: 193 cells of Xcode 3 and 4 with these, and 72 words of buttons; 0 of 560 and 150 of later Xcodes.
  public static let oldBits: [(key: String, mask: Int64)] = [
    (.key(.nsCellFlags), 0x1_FE00), (.key(.nsButtonFlags), 0xFF),
  ]

  /// Bits of a word that compilers of a profile set whatever the object says.
  public static func setBits(of key: String, in profile: OutputProfile) -> Int64 {
    profile < .xcode5 ? oldBits.first { $0.key == key }?.mask ?? 0 : 0
  }

  /// A word without the bits that compilers before Xcode 5 set whatever the object says, where all of them are set.
  ///
  /// Later compilers give some of these bits a meaning. Seen: see `oldBits`; none of theirs sets all of them.
  public static func meant(by word: Int64, of key: String) -> Int64 {
    guard let mask = oldBits.first(where: { $0.key == key })?.mask, word & mask == mask else { return word }
    return word & ~mask
  }

  /// A font as archives of a profile have it: the name, the flags and the use of its era.
  ///
  /// Title bars had the plain font, with no use. Seen: 4 fonts of Xcode 6, of 2 documents; 1 of the newest has today's.
  /// Inferred: that the use came with that of the headers of tables.
  public static func font(_ font: AppKitFont, in profile: OutputProfile) -> AppKitFont {
    var font = font
    if font.isOfTitleBars, profile < .xcode13 { (font.name, font.usage) = (AppKitFont.system.name, nil) }
    font.name = fontName(font.name, in: profile)
    font.flags = fontFlags(font.flags, size: font.size, in: profile)
    return font
  }

  /// `NSFontDescriptorOptions` of a font that follows a text style.
  ///
  /// - Seen: 48 fonts of Xcode 14 and later, of 33 documents, the first; 4 of 13.4, of 2 documents, the other.
  public static func fontDescriptorOptions(in profile: OutputProfile) -> Int64 {
    profile >= .xcode14 ? 0x8000_8404 : 0x8000_8006
  }

  /// The flags of a font of the system: those of Xcode 11 have others for the two plain ones in their own sizes, and for
  /// the bold one in that of small controls; the menus' are their own in Xcode 6 and 11, and those of messages else.
  ///
  /// - Seen: 25 fonts of 11.0 and 11.2, 1 of a menu among them, 6 of other sizes; 1 of 11.3 with today's; 3 bold ones of 11.3 of 1 app; 4 of menus
  ///   of Xcode 6, 1 of 11.3. In all others they are today's.
  public static func fontFlags(_ flags: Int64, size: Double, in profile: OutputProfile) -> Int64 {
    let isOfXcode11 = profile >= .xcode11 && profile < .xcode12
    return switch (flags, size) {
    case (1301, _) where profile != .xcode6 && !isOfXcode11: 1558
    case (1044, 13) where isOfXcode11 && profile < .xcode11point3: 787
    case (1301, 13) where isOfXcode11 && profile < .xcode11point3: 787
    case (3100, _) where isOfXcode11: 1558
    case (2072, 11) where isOfXcode11: 3357
    default: flags
    }
  }

  /// The name of a font of the system in archives of a profile: up to Xcode 6 it had others.
  ///
  /// - Seen: 94 fonts of Xcode 3 and 4, 36 of Xcode 5, 68 of Xcode 6; from Xcode 7 on all 437 have today's names. Inferred:
  ///   the bold one of Xcode 5.
  public static func fontName(_ name: String, in profile: OutputProfile) -> String {
    guard profile < .xcode7, name == ".AppleSystemUIFont" || name == ".AppleSystemUIFontBold" else { return name }
    let isBold = name.hasSuffix("Bold")
    if profile < .xcode5 { return isBold ? "LucidaGrande-Bold" : "LucidaGrande" }
    if profile < .xcode6 { return isBold ? ".LucidaGrandeUI-Bold" : ".LucidaGrandeUI" }
    return ".HelveticaNeueDeskInterface-" + (isBold ? "Bold" : "Regular")
  }
}
