import NibGraph

/// Views that draw: images, boxes, effects, and those of other frameworks.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let drawingKinds: [Catalog.Kind] = [
    Catalog.Kind("box") { box },
    Catalog.Kind("imageCell") { imageCell },
    Catalog.Kind("imageView") { imageView },
    Catalog.Kind("visualEffectView") { visualEffectView },
  ]

  /// Documented: AppKit, NSImageView. Seen: 20 views.
  package static let imageView = ElementSchema(
    "imageView", class: "NSImageView", inherits: control,
    // Its cell keeps it.
    ignored: ["contentTintColor"],
    rows: [
      // An empty list: 10.0 and later: all of 60 views; 9.2 and older: 0 of 21.
      .list("subviews", nib: .key(.nsSubviews), .mutableArray, always: true).since(.xcode10),
      .list("subviews", nib: .key(.nsSubviews), .mutableArray).through(.xcode9),
      .strings(nib: "NSDragTypes", class: .class(.nsMutableSet), imageDragTypes).since(.xcode16),
      .strings(nib: "NSDragTypes", class: .class(.nsMutableSet), imageDragTypes + [postScript]).since(.xcode9)
        .through(.xcode15point1),
      .strings(nib: "NSDragTypes", class: .class(.nsMutableSet), oldImageDragTypes).through(.xcode8point3),
      hugging((250, 250)),
      .constant(nib: "NSEditable", .bool(true)),
      // 40 of 40 views of 10.0 to 13.2, none of older and newer ones.
      .constant(nib: "NSPlaceholderImage", .null).since(.xcode10).through(.xcode13),
      .constant(nib: "NSImageViewPlaceholderPrecedence", .int(0)),
      .custom(.shadowedSymbol, nib: .key(.ibNSShadowedSymbolConfiguration)),
    ])

  private static let postScript = "NeXT Encapsulated PostScript v1.2 pasteboard type"

  /// Seen: 15 views of Xcode 6 to 8.3.
  private static let oldImageDragTypes = [
    "Apple PDF pasteboard type", "Apple PICT pasteboard type", "Apple PNG pasteboard type", "NSFilenamesPboardType",
    postScript, "NeXT TIFF v4.0 pasteboard type",
  ]

  private static let imageDragTypes = [
    "Apple PDF pasteboard type", "Apple PICT pasteboard type", "Apple PNG pasteboard type", "NSFilenamesPboardType",
    "NeXT TIFF v4.0 pasteboard type", "com.apple.NSFilePromiseItemMetaData",
    "com.apple.pasteboard.promised-file-content-type",
    "dyn.ah62d4rv4gu8yc6durvwwa3xmrvw1gkdusm1044pxqyuha2pxsvw0e55bsmwca7d3sbwu",
  ]

  /// Documented: AppKit, NSImageCell. Seen: 24 cells.
  package static let imageCell = ElementSchema(
    "imageCell", class: "NSImageCell", inherits: plainCell, role: .object,
    rows: [
      .packed(nib: .key(.nsCellFlags), cellFlags(border: nil, isText: false)).whenAbsent("font"),
      .packed(nib: .key(.nsCellFlags), cellFlags(border: nil)).whenPresent("font"),
      .image("image", nib: .key(.nsContents)),
      .font("font", nib: .key(.nsSupport)),
      // Newer archives, and those of 16.1; 0 of 65 cells of older ones.
      .custom(.cellControl, nib: .key(.nsControlView)).since(.xcode16),
      .choice("imageAlignment", .imageAlignment, nib: "NSAlign", default: 0),
      .choice("imageScaling", .imageCellScaling, nib: "NSScale", default: 2),
      .choice("imageFrameStyle", .imageFrameStyle, nib: "NSStyle", default: 0),
      .bool("animates", nib: .key(.nsAnimates), default: false),
      .constant(nib: "NSImageAnimation", .int(-1)),
      .custom(.imageTint),
      .custom(.cellSymbol),
    ])

  /// Documented: AppKit, NSBox. Seen: 4 separators, and 21 boxes of older archives.
  package static let box = ElementSchema(
    "box", class: .class(.nsBox), inherits: view,
    rows: [
      .custom(.boxContent, nib: .key(.nsSubviews)),
      hugging((250, 250)),
      .custom(.boxMargins),
      .synthesized(nib: .key(.nsTitleCell), class: .class(.nsTextFieldCell), rows: boxTitle),
      .child("contentView", nib: .key(.nsContentView)),
      .choice("borderType", .boxBorder, nib: "NSBorderType", default: 3),
      .choice("boxType", .boxType, nib: .key(.nsBoxType), default: 0),
      .constant(nib: "NSTitlePosition", .int(2)).when("boxType", in: ["separator"]).since(.xcode5),
      // Seen: 12 of 12 separators of Xcode 3, of 9 documents.
      .constant(nib: "NSTitlePosition", .int(0)).when("boxType", in: ["separator"]).through(.xcode4point5),
      .choice("titlePosition", .titlePosition, nib: "NSTitlePosition", default: 2).unless("boxType", in: ["separator"]),
      .constant(nib: "NSTransparent", .bool(false)),
      // Seen: 1 box that Interface Builder rewrote from a document of Xcode 3, and none of 396 others.
      .bool("transparent", nib: "NSFullyTransparent", default: false, omit: false),
      .custom(.boxBorderWidth),
      .double("cornerRadius", nib: "NSCornerRadius2", default: nil, omit: 0),
      .color("borderColor", nib: "NSBorderColor2").when("boxType", in: ["custom"]),
      .color("fillColor", nib: "NSFillColor2").when("boxType", in: ["custom"]),
      .constant(nib: "IBNSBoxIsUsingDocumentContentView", .bool(true)).whenPresent("contentView"),
    ])

  private static let boxTitle: [Row] = [
    .constant(nib: .key(.nsCellFlags), .int(0x400_0000)),
    .constant(nib: .key(.nsCellFlags2), .int(0x800_0000)).since(.xcode5),
    // The title of a separator of Xcode 3, which nobody sees: 12 of 12. Inferred: those of Xcode 4.
    .constant(nib: .key(.nsCellFlags2), .int(0)).when("boxType", in: ["separator"]).through(.xcode4point5),
    .constant(nib: .key(.nsCellFlags2), .int(0x800_0000)).unless("boxType", in: ["separator"]).through(.xcode4point5),
    .custom(.boxTitle).localizable("title"),
    .font("", nib: .key(.nsSupport), default: .meta("system")).when("boxType", in: ["separator"])
      .through(.xcode4point5),
    .font("", nib: .key(.nsSupport), default: .meta("smallSystem")).when("boxType", in: ["separator"]).since(.xcode5),
    // Seen: 4 of 4 boxes of Xcode 6.
    .font("titleFont", nib: .key(.nsSupport), default: .meta("boxTitle")).unless("boxType", in: ["separator"])
      .through(.xcode6),
    .font("titleFont", nib: .key(.nsSupport), default: .meta("smallSystem")).unless("boxType", in: ["separator"])
      .since(.xcode7),
    // 0 of 24 boxes of 13.2 and older.
    .constant(nib: .key(.nsControlView), .null).since(.xcode13point4),
    .constant(nib: "NSControlSize2", .int(0)).since(.xcode12).through(.xcode16),
    .color("", nib: .key(.nsBackgroundColor), default: .catalog("textBackgroundColor")),
    .color("", nib: .key(.nsTextColor), default: .catalog("labelColor")).unless("boxType", in: ["separator"]),
    .color("", nib: .key(.nsTextColor), default: .catalog("labelColor")).when("boxType", in: ["separator"])
      .since(.xcode5),
    .custom(.separatorColor).when("boxType", in: ["separator"]).through(.xcode4point5),
  ]

  /// Documented: AppKit, NSVisualEffectView. Seen: a view.
  package static let visualEffectView = ElementSchema(
    "visualEffectView", class: "NSVisualEffectView", inherits: view,
    rows: [
      .choice("blendingMode", .effectBlending, nib: "NSVisualEffectViewBlendingMode", default: 0),
      .choice("state", .effectState, nib: "NSVisualEffectViewState", default: 0),
      .image("maskImage", nib: "NSVisualEffectViewMaskImage"),
      .constant(nib: "NSVisualEffectViewMaskImage", .null).whenAbsent("maskImage"),
      .choice("material", .effectMaterial, nib: "NSVisualEffectViewMaterial", default: 0),
      .choice("material", .effectMaterial, nib: "IBVisualEffectViewExternalMaterial", default: 0),
      .choice("appearanceType", .effectAppearance, nib: "IBVisualEffectViewAppearanceType", default: 0),
    ])
}

extension CustomLowering {
  /// `NSTitleCell`'s text: a separator has a standard one, whatever the document says.
  public static var boxTitle: Self {
    Self(.appKit(.controls(.boxTitle)), reads: ["boxType", "title"], writes: [.key(.nsContents)])
  }

  /// `NSTextColor` of the title of a separator of Xcode 3, which is no color of the system.
  public static var separatorColor: Self {
    Self(.appKit(.controls(.separatorColor)), writes: [.key(.nsTextColor)])
  }

  /// `NSSubviews` of a box: its content view.
  public static var boxContent: Self {
    Self(.appKit(.controls(.boxContent)), reads: ["contentView"], writes: [.key(.nsSubviews)])
  }

  /// `NSBorderWidth2` of a box that says how wide its border is.
  public static var boxBorderWidth: Self {
    Self(
      .appKit(.controls(.boxBorderWidth)), reads: ["borderWidth"], writes: [.key(.nsBorderWidth2)],
      parts: [.value("borderWidth", .key(.nsBorderWidth2))])
  }

  /// `NSOffsets` of a box: its margins, which separators have without saying so.
  public static var boxMargins: Self {
    Self(
      .appKit(.controls(.boxMargins)), reads: ["boxType", "contentViewMargins"], writes: [.key(.nsOffsets)],
      parts: [.value("contentViewMargins", .key(.nsOffsets))])
  }
}
