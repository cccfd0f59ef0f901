/// Scroll views, what shows their documents, and their scrollers.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let scrollViewKinds: [Catalog.Kind] = [
    Catalog.Kind("scrollView") { scrollView },
    Catalog.Kind("clipView") { clipView },
    Catalog.Kind("scroller") { scroller },
  ]

  /// Documented: AppKit, NSScrollView. Seen: 40 views.
  static let scrollView = ElementSchema(
    "scrollView", class: "NSScrollView", inherits: view,
    ignoredNames: [
      "autohidesScrollers", "horizontalLineScroll", "verticalLineScroll", "horizontalPageScroll", "verticalPageScroll",
    ],
    unarchived: [
      "contentInsets": "the content has the insets that AppKit gives it",
      "drawsBackground": "the view draws its background",
    ],
    rows: [
      .custom(.scrollSubviews, nib: "NSSubviews"),
      .custom(.nextKeyView, nib: "NSNextKeyView"),
      .custom(.scrollGestures, nib: "NSGestureRecognizers"),
      .custom(.scrollFlags),
      .child("verticalScroller", nib: "NSVScroller"),
      .child("horizontalScroller", nib: "NSHScroller"),
      .child("contentView", nib: "NSContentView"),
      .custom(.scrollHeader),
      .custom(.scrollAmounts),
      .bool("allowsMagnification", nib: "NSAllowsMagnification", default: nil, omit: false),
      .double("minMagnification", nib: "NSMinMagnification", default: 0.25),
      .double("maxMagnification", nib: "NSMaxMagnification", default: 4),
      .double("magnification", nib: "NSMagnification", default: 1),
    ])

  /// Documented: AppKit, NSClipView. Seen: 43 views.
  static let clipView = ElementSchema(
    "clipView", class: "NSClipView", inherits: view,
    unarchived: ["contentInsets": "the content has the insets that AppKit gives it"],
    rows: [
      .custom(.viewMask, nib: "NSvFlags"),
      .custom(.clipBounds, nib: "NSBounds"),
      .custom(.nextKeyView, nib: "NSNextKeyView"),
      .custom(.clipDocument),
      .bool("automaticallyAdjustsContentInsets", nib: "NSAutomaticallyAdjustsContentInsets", default: true),
    ])

  /// Documented: AppKit, NSScroller. Seen: 80 scrollers.
  static let scroller = ElementSchema(
    "scroller", class: "NSScroller", inherits: view,
    unarchived: ["arrowsPosition": "the arrows are where AppKit puts them"],
    rows: [
      .custom(.viewMask, nib: "NSvFlags"),
      .custom(.scrollerLayer, nib: "NSViewIsLayerTreeHost"),
      .custom(.scrollerIsNeeded),
      .bool("allowsLogicalLayoutDirection", nib: "NSAllowsLogicalLayoutDirection", default: false),
      .constant(nib: "NSControlAction", .string("_doScroller:")),
      .parentReference(nib: "NSControlTarget", role: .view),
      .constant(nib: "NSControlSize", .int(0)),
      .constant(nib: "NSControlContinuous", .bool(false)),
      .constant(nib: "NSControlRefusesFirstResponder", .bool(false)),
      .constant(nib: "NSControlUsesSingleLineMode", .bool(false)),
      .constant(nib: "NSControlTextAlignment", .int(0)),
      .constant(nib: "NSControlLineBreakMode", .int(0)),
      .constant(nib: "NSControlWritingDirection", .int(0)),
      .constant(nib: "NSControlSendActionMask", .int(4)),
      .custom(.scrollerFlags),
      .parentReference(nib: "NSTarget", role: .view),
      .constant(nib: "NSAction", .string("_doScroller:")),
      .double("doubleValue", nib: "NSCurValue"),
      .custom(.scrollerShare),
    ])
}

extension CustomLowering {
  package enum AppKitScrollers: Sendable { case scrollerLayer, scrollerIsNeeded, scrollerFlags, scrollerShare }
  package enum AppKitClipViews: Sendable { case clipBounds, clipDocument }
  package enum AppKitScrollViews: Sendable {
    case scrollSubviews, nextKeyView, scrollGestures, scrollFlags, scrollHeader, scrollAmounts, headerResponder
    case headerSuperview
  }

  /// `NSSubviews` of a scroll view: its parts, and the header's clip view and corner, which no elements are.
  public static var scrollSubviews: Self {
    Self(
      .appKit(.scrollViews(.scrollSubviews)),
      reads: ["contentView", "horizontalScroller", "verticalScroller", "headerView"],
      writes: ["NSSubviews"])
  }

  /// `NSNextKeyView` of a scroll view and a clip view: what they show.
  public static var nextKeyView: Self {
    Self(.appKit(.scrollViews(.nextKeyView)), reads: ["contentView", "subviews"], writes: ["NSNextKeyView"])
  }

  /// `NSGestureRecognizers` of a scroll view: one that every scroll view has.
  public static var scrollGestures: Self {
    Self(.appKit(.scrollViews(.scrollGestures)), writes: ["NSGestureRecognizers"])
  }

  /// `NSsFlags` of a scroll view: a bit says whether a table is wider than what shows it.
  public static var scrollFlags: Self {
    Self(
      .appKit(.scrollViews(.scrollFlags)),
      reads: [
        "borderType", "hasVerticalScroller", "hasHorizontalScroller", "autohidesScrollers",
        "horizontalScrollElasticity", "verticalScrollElasticity", "usesPredominantAxisScrolling",
      ], writes: ["NSsFlags"])
  }

  /// `NSHeaderClipView` and `NSCornerView` of a scroll view: views that no elements are.
  public static var scrollHeader: Self {
    Self(.appKit(.scrollViews(.scrollHeader)), reads: ["headerView"], writes: ["NSHeaderClipView", "NSCornerView"])
  }

  /// `NSScrollAmts`: four numbers in one datum, in a table those of its rows.
  public static var scrollAmounts: Self {
    Self(
      .appKit(.scrollViews(.scrollAmounts)),
      reads: ["horizontalLineScroll", "verticalLineScroll", "horizontalPageScroll", "verticalPageScroll"],
      writes: ["NSScrollAmts"])
  }

  /// `NSvFlags` of a view that a window or a scroll view lays out: its mask counts by what is around it.
  public static var viewMask: Self {
    Self(
      .appKit(.views(.viewMask)), reads: ["autoresizingMask", "autoresizesSubviews", "hidden", "focusRingType"],
      writes: ["NSvFlags"])
  }

  /// `NSBounds` of a clip view: moved by the header of a table.
  public static var clipBounds: Self { Self(.appKit(.clipViews(.clipBounds)), writes: ["NSBounds"]) }

  /// `NSDocView`, `NSBGColor`, `NSCursor` and `NScvFlags`: they depend on the document and on a scroll view around.
  public static var clipDocument: Self {
    Self(
      .appKit(.clipViews(.clipDocument)), reads: ["subviews", "backgroundColor", "drawsBackground", "copiesOnScroll"],
      writes: ["NSDocView", "NSBGColor", "NSCursor", "NScvFlags"])
  }

  /// `NSViewIsLayerTreeHost` of a scroller: newer documents do not say it.
  public static var scrollerLayer: Self {
    Self(.appKit(.scrollers(.scrollerLayer)), reads: ["wantsLayer"], writes: ["NSViewIsLayerTreeHost"])
  }

  /// `NSEnabled` of a scroller: whether there is more than is shown.
  public static var scrollerIsNeeded: Self { Self(.appKit(.scrollers(.scrollerIsNeeded)), writes: ["NSEnabled"]) }

  /// `NSsFlags` of a scroller: left out when none is set.
  public static var scrollerFlags: Self {
    Self(.appKit(.scrollers(.scrollerFlags)), reads: ["horizontal", "controlSize"], writes: ["NSsFlags"])
  }

  /// `NSPercent` of a scroller: the share that is shown.
  public static var scrollerShare: Self { Self(.appKit(.scrollers(.scrollerShare)), writes: ["NSPercent"]) }
}
