import NibGraph

/// Windows, archived as templates that make a window at run time.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let windowKinds: [Catalog.Kind] = [
    Catalog.Kind("window") { window }
  ]

  /// Documented: AppKit, NSWindow. Seen: 84 templates.
  package static let window = ElementSchema(
    "window", class: .class(.nsWindowTemplate), role: .object,
    ignored: ["visibleAtLaunch"],
    unarchived: [
      "wantsToBeColor": "the window has the depth of its screen",
      "oneShot": "the window keeps what it shows while it is away from the screen",
      "showsToolbarButton": "no system since OS X 10.7 shows a button that hides the toolbar",
    ],
    // Seen: 228 templates of documents that say of color NO or nothing, none with the bit.
    harmless: ["wantsToBeColor": "NO", "oneShot": "NO", "showsToolbarButton": "NO"],
    rows: [
      .bits("styleMask", .windowStyle, nib: .key(.nsWindowStyleMask)),
      .custom(.windowResizing),
      .constant(nib: "NSWindowBacking", .int(2)),
      .custom(.windowRect),
      .packed(nib: "NSWTFlags", windowFlags + oldWindowFlags + firstWindowFlags).through(.xcode5),
      .custom(.windowKeyLoop).through(.xcode5),
      .packed(nib: "NSWTFlags", windowFlags + loopFlags + oldWindowFlags).since(.xcode6).through(.xcode9),
      .packed(nib: "NSWTFlags", windowFlags + loopFlags).since(.xcode10),
      .string("title", nib: .key(.nsWindowTitle)).localizable(),
      .constant(nib: .key(.nsWindowTitle), .string("")).whenAbsent("title"),
      .string("subtitle", nib: "NSWindowSubtitle").localizable(),
      .constant(nib: "NSWindowSubtitle", .string("")).whenAbsent("subtitle"),
      .custom(.windowClass),
      .child("toolbar", nib: "NSViewClass"),
      // 10 of 11 windows of Xcode 3; of Xcode 4 3 of 11.
      .custom(.windowViewClass).whenAbsent("toolbar").through(.xcode3point2),
      .constant(nib: "NSViewClass", .null).whenAbsent("toolbar").since(.xcode4),
      // Seen: 23 of 24 windows of Xcode 4.3 to 5, none of 12 of Xcode 4.0 and older.
      .string("identifier", nib: "NSUserInterfaceItemIdentifier").since(.xcode4point3),
      .constant(nib: "NSUserInterfaceItemIdentifier", .null).since(.xcode4point3).whenAbsent("identifier"),
      .geometryText("maxSize", .size, nib: .key(.nsWindowContentMaxSize)),
      .geometryText("minSize", .size, nib: .key(.nsWindowContentMinSize)),
      .child("contentView", nib: .key(.nsWindowView)),
      .custom(.windowStandIn).whenAbsent("contentView"),
      .geometryText("screenRect", .rect, nib: "NSScreenRect"),
      .constant(nib: "NSScreenRect", .string("{{0, 0}, {0, 0}}")).whenAbsent("screenRect"),
      .custom(.windowLimits),
      .constant(nib: "NSAutorecalculatesContentBorderThicknessMinY", .bool(false))
        .whenPresent("contentBorderThickness"),
      .double("contentBorderThickness.minY", nib: "NSContentBorderThicknessMinY"),
      // Seen: 10 windows of 9 documents of 4 apps whose name is empty, and archived so.
      .string("frameAutosaveName", nib: "NSFrameAutosaveName"),
      // Seen: 2 windows that Interface Builder rewrote from documents of Xcode 3 and 4. Documented: the numbers, by
      // NSWindow.AnimationBehavior.
      .choice("animationBehavior", .windowAnimation, nib: "NSWindowAnimationBehavior", omit: 0),
      .bits("collectionBehavior", .windowCollectionBehavior, nib: "NSWindowCollectionBehavior"),
      .bool("restorable", nib: "NSWindowIsRestorable", default: true),
      .geometryText("minFullScreenContentSize", .size, nib: .key(.nsMinFullScreenContentSize)),
      .custom(.noFullScreenMinimum).since(.xcode7).whenAbsent("minFullScreenContentSize"),
      .geometryText("maxFullScreenContentSize", .size, nib: "NSMaxFullScreenContentSize"),
      .custom(.noFullScreenMaximum).since(.xcode7).whenAbsent("maxFullScreenContentSize"),
      // Documented: the keys of the title, of the line below it and of tabs, by other readers and writers of archives.
      .choice("titleVisibility", .windowTitleVisibility, nib: "NSWindowTitleVisibility", omit: 0).documented(),
      .bool("titlebarAppearsTransparent", nib: "NSTitlebarAppearsTransparent", default: nil, omit: false),
      .choice("separatorStyle", .titlebarSeparator, nib: "NSTitlebarSeparatorStyle", omit: 0).documented(),
      .choice("titlebarSeparatorStyle", .titlebarSeparator, nib: "NSTitlebarSeparatorStyle", omit: 0).documented()
        .whenAbsent("separatorStyle"),
      .nonemptyString("tabbingIdentifier", nib: "NSWindowTabbingIdentifier").documented(),
      .choice("tabbingMode", .windowTabbingMode, nib: "NSWindowTabbingMode"),
      .choice("toolbarStyle", .windowToolbarStyle, nib: "NSWindowToolbarStyle", omit: 0),
      .custom(.classReference),
      // Inferred: as that of a view, which archives show.
      .custom(.appearance),
    ])

  /// Bits of a window up to Xcode 9.2: whether it is made anew each time, and that it has no button that hides its
  /// toolbar.
  ///
  /// Seen: the first at 25 of 25 windows, 2 of which say that they are not; the other at 6 of 6, of 3 apps, and at none of
  /// 5 of 10.0 and later, of 3 apps.
  private static let oldWindowFlags: [PackedField] = [
    .bool("oneShot", mask: 0x1000_0000, default: true),
    .bool("showsToolbarButton", mask: 0x400, default: true, inverted: true),
  ]

  /// Whether a window of Xcode 3 to 5 becomes as deep as what is drawn in it.
  ///
  /// Documented: the order of the template's flags, by public readers of archives. Seen: 7 of 28 windows have it.
  private static let firstWindowFlags: [PackedField] = [.bool("wantsToBeColor", mask: 0x400_0000)]

  /// Whether a window follows where the tabulator key leads to. Up to Xcode 5 none of 29 windows has the bit: their views
  /// say where it leads.
  private static let loopFlags: [PackedField] = [.bool("autorecalculatesKeyViewLoop", mask: 0x800, default: true)]

  private static let windowFlags: [PackedField] = [
    .bool("allowsToolTipsWhenApplicationIsInactive", mask: 0x2000, default: true),
    // By the struts to the left, right, bottom and top edge of the screen: two of one axis are as none.
    .flags(
      "initialPositionMask", ["leftStrut", "rightStrut", "bottomStrut", "topStrut"], mask: 0x780000,
      values: [15, 13, 14, 15, 11, 0, 10, 11, 7, 5, 6, 7, 15, 13, 14, 15]),
    // Documented: the order of the template's flags, by public readers of archives.
    .bool("hasShadow", mask: 0x1000, default: true, inverted: true),
    .bool("deferred", mask: 0x2000_0000, default: true),
    .bool("releasedWhenClosed", mask: 0x4000_0000, default: true, inverted: true),
    .bool("hidesOnDeactivate", mask: 0x8000_0000),
  ]
}

extension CustomLowering {
  package enum AppKitWindows: Sendable {
    case windowClass, windowRect, windowLimits, windowResizing, windowViewClass, windowKeyLoop, noFullScreenLimit
  }

  /// `IBClassReference`: a custom class by name, module and provider.
  public static var classReference: Self {
    Self(
      .appKit(.classNames(.classReference)), reads: ["customClass", "customModule", "customModuleProvider"],
      writes: [.key(.ibClassReference)])
  }

  /// `NSWindowClass`: the custom class's name, or the kind's own.
  public static var windowClass: Self {
    Self(.appKit(.windows(.windowClass)), reads: ["customClass", "customModule"], writes: [.key(.nsWindowClass)])
  }

  /// Nothing of its own: views of a window of Xcode 3 to 5 that says so lead to each other.
  public static var windowKeyLoop: Self {
    Self(.appKit(.windows(.windowKeyLoop)), reads: ["autorecalculatesKeyViewLoop"])
  }

  /// `NSViewClass` of a window of Xcode 3 without a toolbar: the class of its content.
  public static var windowViewClass: Self {
    Self(.appKit(.windows(.windowViewClass)), writes: ["NSViewClass"])
  }

  /// `NSWindowAllowNontitledResizable` of a window that is resizable and has no title bar.
  public static var windowResizing: Self {
    Self(.appKit(.windows(.windowResizing)), reads: ["styleMask"], writes: [.key(.nsWindowAllowNontitledResizable)])
  }

  /// `NSWindowRect`: the content's, centred on the screen along axes without a strut.
  public static var windowRect: Self {
    Self(
      .appKit(.windows(.windowRect)), reads: ["contentRect", "screenRect", "initialPositionMask"],
      writes: [.key(.nsWindowRect)], parts: [.value("contentRect", .key(.nsWindowRect))])
  }

  /// `NSMinSize` and `NSMaxSize`: the content's limits and the height of what the style adds around it.
  public static var windowLimits: Self {
    Self(
      .appKit(.windows(.windowLimits)), reads: ["minSize", "maxSize", "styleMask", "toolbar"],
      writes: [.key(.nsMinSize), .key(.nsMaxSize)])
  }

  /// `NSMinFullScreenContentSize` of a window that has none.
  public static var noFullScreenMinimum: Self {
    Self(.appKit(.windows(.noFullScreenLimit)), writes: [.key(.nsMinFullScreenContentSize)])
  }

  /// `NSMaxFullScreenContentSize` of a window that has none.
  public static var noFullScreenMaximum: Self {
    Self(.appKit(.windows(.noFullScreenLimit)), writes: ["NSMaxFullScreenContentSize"])
  }

  /// `NSWindowView` of a window without a content view: in storyboards one is made.
  public static var windowStandIn: Self {
    Self(.appKit(.scenes(.windowStandIn)), reads: ["contentRect"], writes: [.key(.nsWindowView)])
  }
}
