import NibGraph

/// Views without a cell.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let viewKinds: [Catalog.Kind] = [
    Catalog.Kind("view") { plainView },
    Catalog.Kind("customView") { customView },
    Catalog.Kind("viewLayoutGuide") { viewLayoutGuide },
    Catalog.Kind("shadow") { shadow },
  ]

  /// Documented: AppKit, NSView. Seen: 82 views.
  package static let view = ElementSchema(
    // A tool tip is read with the connections.
    "view", class: .class(.nsView), ignored: ["autoresizingMask", "toolTip", .editorOnly("metadata")],
    rows: [
      .custom(.classSwapperNames)
    ] + viewRows)

  /// A view of no class of its own, which may be the content of a window.
  package static let plainView = ElementSchema(
    "view", class: .class(.nsView), inherits: view,
    rows: [.custom(.viewMask, nib: .key(.nsvFlags)), .custom(.libraryTemplate).through(.xcode4point5)])

  /// A view of a class of one's own: the class's name stands last. Seen: 34 views.
  package static let customView = ElementSchema(
    "customView", class: .class(.nsCustomView), ignored: ["autoresizingMask", "toolTip", .editorOnly("metadata")],
    rows: [.custom(.directClassNames)] + customViewRows + [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "NSHuggingPriority", default: 250,
        omit: (250, 250)),
      .custom(.customViewExtension).since(.xcode4).through(.xcode4point5).whenAbsent("customClass"),
      .custom(.customViewClass),
    ])

  /// A rectangle of a view that constraints name: what bars leave free, or that without the margins.
  ///
  /// Seen: 2 guides of documents of Xcode 15 and later. Documented: that of the margins, by another writer of archives.
  package static let viewLayoutGuide = ElementSchema(
    "viewLayoutGuide", class: "NSLayoutGuide", role: .object,
    rows: [
      .constant(nib: .key(.nsLayoutGuideIdentifier), .string("NSViewSafeAreaLayoutGuide")).unless(
        "key", in: ["layoutMargins"]),
      .constant(nib: .key(.nsLayoutGuideIdentifier), .string("NSViewLayoutMarginsGuide")).when(
        "key", in: ["layoutMargins"]),
      .constant(nib: .key(.shouldBeArchived), .bool(true)),
      .constant(nib: .key(.nsLayoutGuideNegativeSize), .bool(true)),
      .constant(nib: .key(.nsLayoutGuideLockedToOwningView), .bool(true)),
      .synthesized(
        nib: .key(.nsLayoutGuideSystemConstraints), class: .class(.mutableArray),
        rows: [.constant(nib: .key(.nsInlinedValue), .bool(true))]),
    ])

  /// Documented: AppKit, NSShadow. Seen: 27 shadows of documents of Xcode 3 and 4.
  package static let shadow = ElementSchema(
    "shadow", class: "NSShadow", role: .object,
    rows: [
      .double("offset.width", nib: .key(.nsShadowHoriz), default: nil, omit: 0),
      .double("offset.height", nib: .key(.nsShadowVert), default: nil, omit: 0),
      .double("blurRadius", nib: "NSShadowBlurRadius", default: nil, omit: 0),
      .color("color", nib: .key(.nsShadowColor)),
    ])

  /// A custom view lists its subviews in another order, and its priorities behind what other views have.
  private static let customViewRows: [Row] = viewRows.filter { $0.key != "NSHuggingPriority" }.map {
    $0.key == .key(.nsSubviews) ? .custom(.customSubviews, nib: .key(.nsSubviews)) : $0
  }

  private static let viewRows: [Row] = [
    .parentReference(nib: .key(.nsNextResponder), role: .view, orNull: true),
    .custom(.touchBarOfView, nib: .key(.nsNibTouchBar)),
    .viewWord(viewFlags),
    .list("subviews", nib: .key(.nsSubviews), .mutableArray),
    .place(nib: "NSDragTypes"),
    .custom(.frameText),
    .place(nib: .key(.nsBounds)),
    .parentReference(nib: .key(.nsSuperview), role: .view),
    .custom(.editorWindow).through(.xcode4point5),
    .custom(.keyLoop, nib: .key(.nsNextKeyView)),
    .double("alphaValue", nib: "NSViewAlphaValue", default: nil, omit: 1),
    .bool("wantsLayer", nib: .key(.nsViewIsLayerTreeHost), default: nil, omit: false),
    .custom(.layerRedraw).through(.xcode4point5),
    .constant(nib: .key(.nsViewWantsBestResolutionOpenGLSurface), .bool(true)),
    .string("identifier", nib: .key(.nsReuseIdentifierKey)),
    .custom(.paneClips),
    .custom(.autoresizingTranslation),
    .list("constraints", nib: "NSViewConstraints", .array),
    // Inferred: of views without other priorities of their own, as of custom ones.
    .priorities(
      "horizontalHuggingPriority", "verticalHuggingPriority", nib: "NSHuggingPriority", default: 250,
      omit: (250, 250)),
    .priorities(
      "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
      nib: "NSAntiCompressionPriority", default: 750, omit: (750, 750)),
    .custom(.viewGuides, nib: .key(.nsViewLayoutGuides)),
    .list("gestureRecognizers", nib: .key(.nsGestureRecognizers), .array),
    .custom(.guideMarks),
    .boolAsInt("clipsToBounds", nib: .key(.ibNSClipsToBounds), default: false),
    // Seen: 6 views that Interface Builder rewrote from documents of Xcode 3 and 4, and no other of 1700.
    .bool("canDrawConcurrently", nib: "NSViewCanDrawConcurrently", default: nil, omit: false),
    .custom(.appearance),
    // Seen: 27 views of 9 documents of Xcode 3 and 4.
    .child("shadow", nib: "NSViewShadow"),
    .custom(.viewFilters),
  ]

  /// Bits of the word that every view has; without a mask a view keeps its distance from the left and lower edge.
  static let viewFlags: [PackedField] = [
    .bool("autoresizingMask.flexibleMinX", mask: 0x1),
    .bool("autoresizingMask.widthSizable", mask: 0x2),
    .bool("autoresizingMask.flexibleMaxX", mask: 0x4, default: true),
    .bool("autoresizingMask.flexibleMinY", mask: 0x8, default: true),
    .bool("autoresizingMask.heightSizable", mask: 0x10),
    .bool("autoresizingMask.flexibleMaxY", mask: 0x20),
    .bool("autoresizesSubviews", mask: 0x100, default: true),
    .choice("focusRingType", .viewFocusRing, mask: 0x3000),
    .bool("hidden", mask: 0x8000_0000),
  ]
}

extension CustomLowering {
  package enum AppKitViews: Sendable {
    case frameText, autoresizingTranslation, customSubviews, viewMask, paneClips, appearance
    case layerRedraw
    case viewGuides, guideMarks, viewFilters
  }

  /// `NSViewContentFilters` and `NSViewBackgroundFilters`: filters of Core Image, each an object of its class.
  public static var viewFilters: Self {
    Self(
      .appKit(.views(.viewFilters)), reads: ["contentFilters", "backgroundFilters"],
      writes: [.key(.nsViewContentFilters), .key(.nsViewBackgroundFilters)],
      parts: [
        .value("contentFilters", .key(.nsViewContentFilters)),
        .value("backgroundFilters", .key(.nsViewBackgroundFilters)),
      ])
  }

  package enum AppKitKeyLoop: Sendable { case keyLoop }
  package enum AppKitEditor: Sendable { case editorWindow }
  package enum AppKitLibrary: Sendable { case libraryTemplate }
  package enum AppKitClassNames: Sendable {
    case classSwapperNames, directClassNames, customViewClass, customObjectClass, classReference
    case customViewExtension
  }

  /// What a template of the library of Interface Builder 3 says of what is dragged from it.
  public static var libraryTemplate: Self {
    Self(
      .appKit(.library(.libraryTemplate)), reads: ["customClass"],
      writes: LibraryTemplateKeys.texts + LibraryTemplateKeys.empty + [LibraryTemplateKeys.scaling])
  }

  /// `NSWindow` of a view that the editor of Xcode 3 or 4 showed, and around the outermost one `NSSuperview`.
  public static var editorWindow: Self { Self(.appKit(.editor(.editorWindow)), writes: [.key(.nsWindow)]) }

  /// `NSNextKeyView` of a view in a tab view: the next one that the tabulator key leads to.
  public static var keyLoop: Self { Self(.appKit(.keyLoop(.keyLoop)), reads: [], writes: [.key(.nsNextKeyView)]) }
  /// The same of a custom view, in documents that make custom objects directly.
  public static var directClassNames: Self {
    Self(
      .appKit(.classNames(.directClassNames)), reads: ["customClass", "customModule"],
      writes: [.key(.nsClassName), .key(.nsOriginalClassName)])
  }

  /// A custom view's class: by name and module, unless it stands first as a swapper's.
  public static var customViewClass: Self {
    Self(
      .appKit(.classNames(.customViewClass)), reads: ["customClass", "customModule"],
      writes: [.key(.ibClassReference), .key(.nsClassName)])
  }

  /// `NSExtension` of a custom view of Xcode 4 without a class of its own: what the view is a kind of.
  public static var customViewExtension: Self {
    Self(.appKit(.classNames(.customViewExtension)), writes: ["NSExtension"])
  }

  /// `NSFrame` or `NSFrameSize`: one of two keys, by where the frame's origin is.
  public static var frameText: Self {
    Self(.appKit(.views(.frameText)), reads: ["frame"], writes: [.key(.nsFrame), .key(.nsFrameSize)])
  }

  /// `NSDoNotTranslateAutoresizingMask`: depends on whether anything lays the view out by constraints.
  public static var autoresizingTranslation: Self {
    Self(
      .appKit(.views(.autoresizingTranslation)),
      reads: ["translatesAutoresizingMaskIntoConstraints", "fixedFrame", "autoresizingMask"],
      writes: [.key(.nsDoNotTranslateAutoresizingMask)])
  }

  /// `NSSubviews` of a custom view: last first, unless the view is made in place of another.
  public static var customSubviews: Self {
    Self(.appKit(.views(.customSubviews)), reads: ["subviews"], writes: [.key(.nsSubviews)])
  }

  /// `NSViewLayoutGuides`: those of the view's guides that constraints name.
  public static var viewGuides: Self {
    Self(.appKit(.views(.viewGuides)), reads: ["viewLayoutGuide"], writes: [.key(.nsViewLayoutGuides)])
  }

  /// `IBNSSafeAreaLayoutGuide` and `IBNSLayoutMarginsGuide`: marks of a view with guides, nil for others.
  public static var guideMarks: Self {
    Self(
      .appKit(.views(.guideMarks)), reads: ["viewLayoutGuide"],
      writes: [.key(.ibNSSafeAreaLayoutGuide), .key(.ibNSLayoutMarginsGuide)])
  }

  /// `NSViewLayerContentsRedrawPolicy` of a view of Xcode 3 and 4 that has a layer, or is in a view that has one.
  public static var layerRedraw: Self {
    Self(.appKit(.views(.layerRedraw)), writes: ["NSViewLayerContentsRedrawPolicy"])
  }

  /// `NSAppearance`: an object that has the name of one of the system's appearances.
  public static var appearance: Self {
    Self(
      .appKit(.views(.appearance)), reads: ["appearanceType"], writes: [.key(.nsAppearance)],
      parts: [.value("appearanceType", .key(.nsAppearance), .key(.nsAppearanceName))])
  }

  /// `NSViewClipsToBoundsKeyName`: panes of a split view clip what is in them, and views that say so.
  public static var paneClips: Self {
    Self(.appKit(.views(.paneClips)), reads: ["clipsToBounds"], writes: [.key(.nsViewClipsToBoundsKeyName)])
  }
}

/// The keys of a template of the library of Interface Builder 3.
package enum LibraryTemplateKeys {
  /// Those with texts, the styled one last.
  package static let texts = ["initialCategoryPath", "identifier", "label", "briefDescription", styled]
  /// The one whose text has a font and a style.
  package static let styled = "fullDescription"
  /// Those that are nil in every archive.
  package static let empty = ["subtitle", "draggedView", "filterableNames", "representedObject", "draggableView"]
  /// The one with a number, 0 in every archive.
  package static let scaling = "animationScalingMode"
}

/// Names in the archives of Core Image's objects. Seen: a filter in an archive.
package enum CoreImageName {
  /// What the keys of a filter's settings begin with.
  package static let settingPrefix = "CI_"
  /// The key that says whether a filter is on.
  package static let isEnabled: String = .key(.ciEnabled)
  /// The class of a color.
  package static let color: String = .class(.ciColor)
  /// The keys of a color's parts.
  package static let colorParts = ["red", "green", "blue", "alpha"]
}
