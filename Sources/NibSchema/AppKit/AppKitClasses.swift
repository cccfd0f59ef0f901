import NibGraph

extension FrameworkClasses {
  /// AppKit's classes, and those of other frameworks that documents for macOS have.
  ///
  /// - Documented: superclasses, by the pages of the classes. Seen: names and keys, in compiled nibs.
  public static let appKit = FrameworkClasses(
    AppKitElements.viewClasses + AppKitElements.controlClasses + AppKitElements.cellClasses
      + AppKitElements.containerClasses + AppKitElements.controllerClasses + AppKitElements.windowClasses
      + AppKitElements.otherClasses, describedBy: .appkit)
}

extension AppKitElements {
  /// What all views have, and views that show something by themselves.
  static let viewClasses: [FrameworkClass] = [
    FrameworkClass(
      "NSResponder",
      properties: UIKitElements.accessibility + [
        .loose("identifier", .text), .loose("toolTip", .text), .loose("accessibilityTitle", .text),
        .loose("accessibilityTitleUIElement", .any),
      ],
      implied: [
        .key(.nsClassName), .key(.nsOriginalClassName), .key(.ibClassReference), .key(.nsNibTouchBar),
        .key(.nsNextResponder),
      ], outlets: FrameworkOutlets.appKit),
    FrameworkClass(
      .class(.nsView), "NSResponder", kinds: [plainView, customView],
      children: [.key(.key(.nsSubviews))],
      properties: [
        ArchivedProperty("frame", key: .key(.nsFrame), .rect),
        ArchivedProperty("frame", key: .key(.nsFrameSize), .rect),
        ArchivedProperty("tag", key: .key(.nsTag), .int),
        ArchivedProperty(
          "autoresizingMask", key: .key(.nsvFlags), .bits(resizing), part: .bits(mask: 0x3F),
          standard: 0),
        .flag("hidden", key: .key(.nsvFlags), 0x8000_0000),
        .flag("autoresizesSubviews", key: .key(.nsvFlags), 0x100),
        ArchivedProperty("focusRingType", key: .key(.nsvFlags), focusRings, part: .bits(mask: 0x3000), standard: 0),
        ArchivedProperty(
          "translatesAutoresizingMaskIntoConstraints", key: .key(.nsDoNotTranslateAutoresizingMask), .bool,
          part: .opposite),
      ],
      fields: [
        "frame": .key(.nsFrame),
        "frameSize": .key(.nsFrameSize),
        "bounds": .key(.nsBounds),
        "contentHuggingPriority": "NSHuggingPriority",
        "nextKeyView": .key(.nsNextKeyView),
        "clippingOfPanes": .key(.nsViewClipsToBoundsKeyName),
        "layoutGuides": .key(.nsViewLayoutGuides),
      ],
      names: [
        "horizontalHuggingPriority": "contentHuggingPriority",
        "horizontalCompressionResistancePriority": "contentCompressionResistancePriority",
      ],
      implied: [
        .key(.nsSubviews), .key(.nsSuperview), .key(.nsNextKeyView), .key(.ibNSSafeAreaLayoutGuide),
        .key(.ibNSLayoutMarginsGuide),
        .key(.nsViewWantsBestResolutionOpenGLSurface), "NSDragTypes", .key(.ibNSShadowedSymbolConfiguration),
        "NSViewConstraints", .key(.nsBounds),
      ]),
    FrameworkClass(
      .class(.nsProgressIndicator), .class(.nsView), kinds: [progressIndicator], properties: spinner,
      fields: ["animating": ""]),
    FrameworkClass(
      .key(.nsTextView), .class(.nsView), kinds: [textView],
      properties: [ArchivedProperty("textColor", key: .key(.nsTextViewTextColor), .color)],
      fields: ["textStorage": "", "string": "", "editable": "", "selectable": "", "richText": ""],
      borrowed: [
        .init(path: storage, property: ArchivedProperty("textStorage", key: .class(.nsTextStorage), .text)),
        .init(path: storage, property: ArchivedProperty("string", key: .class(.nsTextStorage), .text)),
        .init(path: shared, property: .flag("selectable", key: "NSFlags", 0x1, standard: true)),
        .init(path: shared, property: .flag("editable", key: "NSFlags", 0x2, standard: true)),
        .init(path: shared, property: .flag("richText", key: "NSFlags", 0x4, standard: true)),
      ],
      implied: ["NSTVFlags", .key(.nsMaxSize), .key(.nsDelegate)]),
    FrameworkClass("NSTableHeaderView", .class(.nsView), kinds: [tableHeaderView]),
    FrameworkClass(.class(.nsCornerView), .class(.nsView)),
    FrameworkClass("NSVisualEffectView", .class(.nsView), kinds: [visualEffectView]),
    FrameworkClass("_NSRuleEditorViewSliceHolder", .class(.nsView)),
    FrameworkClass("NSComboTableView", .class(.nsView)),
    FrameworkClass("NSOpenGLView", .class(.nsView), kinds: [openGLView]),
    FrameworkClass("PDFView", .class(.nsView), kinds: [pdfView]),
    FrameworkClass(.class(.webView), .class(.nsView), kinds: [webView]),
    FrameworkClass("AVPlayerView", .class(.nsView), kinds: [avPlayerView]),
    FrameworkClass("QTMovieView", .class(.nsView), kinds: [qtMovieView]),
    FrameworkClass("ABPeoplePickerView", .class(.nsView), kinds: [abPeoplePickerView]),
    FrameworkClass("IKImageBrowserView", .class(.nsView), kinds: [ikImageBrowserView]),
    FrameworkClass("MKMapView", .class(.nsView), kinds: [mapView]),
    FrameworkClass("WKWebView", .class(.nsView), kinds: [wkWebView]),
    FrameworkClass("SCNView", .class(.nsView), kinds: [sceneView, sceneKitView]),
    FrameworkClass("SKView", .class(.nsView), kinds: [skView]),
    FrameworkClass("MTKView", .class(.nsView), kinds: [mtkView]),
    FrameworkClass("WebFrameView", .class(.nsView)), FrameworkClass("WebClipView", .class(.nsView)),
    FrameworkClass("WebDynamicScrollBarsView", .class(.nsView)),
  ]

  /// - Documented: AppKit, `NSView.AutoresizingMask`.
  private static let resizing: [Choice.Entry] = [
    ("minXMargin", 1), ("width", 2), ("maxXMargin", 4), ("minYMargin", 8), ("height", 16), ("maxYMargin", 32),
  ]

  private static let focusRings = ArchivedProperty.Kind.choice([("default", 0), ("none", 1), ("exterior", 2)])

  private static let storage = [String.key(.nsTextContainer), .key(.nsLayoutManager)]
  private static let shared = [String.key(.nsSharedData)]

  /// - Seen: the bits in compiled nibs whose documents say the attributes.
  private static let spinner: [ArchivedProperty] = [
    .flag("indeterminate", key: "NSpiFlags", 0x2), .flag("spinning", key: "NSpiFlags", 0x1000),
    .flag("displayedWhenStopped", key: "NSpiFlags", 0x2000, isSet: false, standard: true),
  ]

  /// Views that hold others.
  static let containerClasses: [FrameworkClass] = [
    FrameworkClass(
      .class(.nsBox), .class(.nsView), kinds: [box],
      fields: [
        "title": "",
        "titleCell": .key(.nsTitleCell),
        "contentView": .key(.nsContentView),
        "contentViewMargins": .key(.nsOffsets),
        "usesDocumentContentView": "IBNSBoxIsUsingDocumentContentView",
      ],
      values: [
        "borderType": ["line": "lineBorder", "groove": "grooveBorder", "bezel": "bezelBorder", "none": "noBorder"]
      ],
      borrowed: [.init(path: ["NSTitleCell"], property: ArchivedProperty("title", key: .key(.nsContents), .text))]),
    FrameworkClass(
      .class(.nsTabView), .class(.nsView), kinds: [tabView], children: [.path("NSTabViewItems", .class(.nsView))],
      fields: [
        "items": "NSTabViewItems",
        "selectedItem": .key(.nsSelectedTabViewItem),
        "shownViews": .key(.nsSubviews),
      ],
      implied: ["NSTabViewItems", .key(.nsSelectedTabViewItem), "NSTvFlags", "NSAllowTruncatedLabels"]),
    FrameworkClass(
      "NSTabViewItem", "NSResponder", kinds: [tabViewItem],
      fields: ["view": .class(.nsView)],
      implied: [.key(.nsTabView), .key(.nsColor)],
      outletTypes: ["viewController": .key(.nsViewController)]),
    FrameworkClass("NSSplitView", .class(.nsView), kinds: [splitView]),
    FrameworkClass("NSGridRow", "NSResponder", kinds: [gridRow], fields: ["cells": .key(.nsGridCells)]),
    FrameworkClass(
      "NSStackView", .class(.nsView), kinds: [stackView],
      fields: ["beginningContainer": .key(.nsStackViewBeginningContainer)]),
    FrameworkClass(
      .class(.nsStackViewContainer), .class(.nsView),
      fields: [
        "views": .key(.nsStackViewContainerNonDroppedViews),
        "stackView": .key(.nsStackViewContainerStackView),
      ]),
    FrameworkClass(
      .class(.nsClipView), .class(.nsView), kinds: [clipView],
      properties: [
        ArchivedProperty("backgroundColor", key: .key(.nsBGColor), .color),
        .flag("drawsBackground", key: .key(.nscvFlags), 0x4),
      ], fields: ["documentView": .key(.nsDocView)],
      implied: [.key(.nsDocView), .key(.nsCursor), "NSAutomaticallyAdjustsContentInsets"]),
    FrameworkClass(
      .class(.nsScrollView), .class(.nsView), kinds: [scrollView],
      properties: [
        ArchivedProperty(
          "borderType", key: .key(.nssFlags),
          .choice([("noBorder", 0), ("lineBorder", 1), ("bezelBorder", 2), ("grooveBorder", 3)]),
          part: .bits(mask: 0x3), standard: 0),
        .flag("hasVerticalScroller", key: .key(.nssFlags), 0x10),
        .flag("hasHorizontalScroller", key: .key(.nssFlags), 0x20),
        .flag("autohidesScrollers", key: .key(.nssFlags), 0x200),
      ],
      fields: ["contentView": "NSContentView"],
      implied: [
        "NSVScroller", "NSHScroller", .key(.nsHeaderClipView), .key(.nsCornerView), .key(.nsScrollAmts),
        "NSContentView",
      ]),
    FrameworkClass("NSCollectionView", .class(.nsView), kinds: [collectionView]),
    FrameworkClass(
      .key(.nsTableView), "NSControl", kinds: [tableView], children: [.key("NSTableColumns")], properties: tableFlags,
      fields: [
        "columns": "NSTableColumns",
        "intercellSpacing": "",
        "intercellSpacingWidth": "NSIntercellSpacingWidth",
        "intercellSpacingHeight": "NSIntercellSpacingHeight",
        "prototypes": .key(.nsTableViewArchivedReusableViewsKey),
        "draggingDestinationStyle": "NSTableViewDraggingDestinationStyle",
      ],
      names: ["typeSelect": "allowsTypeSelect"],
      implied: [
        "NSHeaderView", .key(.nsCornerView), .key(.nsDelegate), .key(.nsDataSource), "NSTableColumns",
        "NSDraggingSourceMaskForLocal", "NSDraggingSourceMaskForNonLocal", "NSTableViewGroupRowStyle",
      ]),
    FrameworkClass(
      .class(.nsOutlineView), .key(.nsTableView), kinds: [outlineView],
      implied: ["NSOutineViewStronglyReferencesItems"]),
    FrameworkClass(
      .class(.nsTableColumn), "NSResponder", kinds: [tableColumn],
      properties: [
        ArchivedProperty("width", key: .key(.nsWidth), .real), ArchivedProperty("hidden", key: "NSHidden", .bool),
        ArchivedProperty("identifier", key: .key(.nsIdentifier), .text),
      ],
      fields: [
        "title": "",
        "headerCell": "NSHeaderCell",
        "dataCell": "NSDataCell",
        "sortDescriptorPrototype": "NSSortDescriptorPrototype",
        "resizable": "NSIsResizeable",
      ],
      borrowed: [.init(path: ["NSHeaderCell"], property: ArchivedProperty("title", key: .key(.nsContents), .text))],
      implied: [.key(.nsTableView), "NSHeaderCell", "NSDataCell"]),
    FrameworkClass("NSTableCellView", .class(.nsView), kinds: [tableCellView], fields: ["objectValue": ""]),
  ]

  /// - Seen: the bits in compiled nibs whose documents say the attributes.
  private static let tableFlags: [ArchivedProperty] = [
    ArchivedProperty("rowHeight", key: .key(.nsRowHeight), .real),
    .flag("allowsColumnReordering", key: .key(.nsTvFlags), 0x8000_0000, standard: true),
    .flag("allowsColumnResizing", key: .key(.nsTvFlags), 0x4000_0000, standard: true),
    .flag("allowsEmptySelection", key: .key(.nsTvFlags), 0x1000_0000, standard: true),
    .flag("allowsMultipleSelection", key: .key(.nsTvFlags), 0x800_0000),
    .flag("allowsColumnSelection", key: .key(.nsTvFlags), 0x400_0000),
    .flag("usesAlternatingRowBackgroundColors", key: .key(.nsTvFlags), 0x80_0000),
  ]
}
