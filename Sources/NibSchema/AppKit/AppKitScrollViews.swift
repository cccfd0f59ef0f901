import NibGraph

/// Scroll views, what shows their documents, and their scrollers.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let scrollViewKinds: [Catalog.Kind] = [
    Catalog.Kind("scrollView") { scrollView },
    Catalog.Kind("clipView") { clipView },
    Catalog.Kind("scroller") { scroller },
  ]

  /// Documented: AppKit, NSScrollView. Seen: 40 views.
  package static let scrollView = ElementSchema(
    "scrollView", class: .class(.nsScrollView), inherits: view,
    ignored: [
      // A table scrolls by its rows.
      .redundant("horizontalLineScroll", with: "contentView"), .redundant("verticalLineScroll", with: "contentView"),
      "autohidesScrollers", "horizontalPageScroll", "verticalPageScroll",
    ],
    unarchived: [
      "contentInsets": "the content has the insets that AppKit gives it",
      "drawsBackground": "the view draws its background",
    ],
    harmless: ["contentInsets": "0"],
    rows: [
      .custom(.scrollSubviews, nib: .key(.nsSubviews)),
      .custom(.nextKeyView, nib: .key(.nsNextKeyView)),
      .custom(.scrollGestures, nib: .key(.nsGestureRecognizers)),
      .custom(.scrollFlags),
      .child("verticalScroller", nib: .key(.nsVScroller)),
      .child("horizontalScroller", nib: .key(.nsHScroller)),
      .child("contentView", nib: .key(.nsContentView)),
      .custom(.scrollHeader),
      .custom(.scrollAmounts),
      // Seen: 2 scroll views, and their 2 scrollers, that Interface Builder rewrote from documents of Xcode 3 and 4; none of
      // 614 others.
      .choice("scrollerKnobStyle", .scrollerKnob, nib: "NSScrollerKnobStyle", omit: 0),
      .bool("allowsMagnification", nib: "NSAllowsMagnification", default: nil, omit: false),
      // Seen: 2 of 2 views of Xcode 5, none of 13 of Xcode 4 and older.
      .double("minMagnification", nib: "NSMinMagnification", default: 0.25).since(.xcode5),
      .double("maxMagnification", nib: "NSMaxMagnification", default: 4).since(.xcode5),
      .double("magnification", nib: "NSMagnification", default: 1).since(.xcode5),
    ])

  /// Documented: AppKit, NSClipView. Seen: 43 views.
  package static let clipView = ElementSchema(
    "clipView", class: .class(.nsClipView), inherits: view,
    unarchived: ["contentInsets": "the content has the insets that AppKit gives it"],
    harmless: ["contentInsets": "0"],
    rows: [
      .custom(.viewMask, nib: .key(.nsvFlags)),
      .custom(.clipBounds, nib: .key(.nsBounds)),
      .custom(.nextKeyView, nib: .key(.nsNextKeyView)),
      .custom(.clipDocument),
      .bool("automaticallyAdjustsContentInsets", nib: .key(.nsAutomaticallyAdjustsContentInsets), default: true),
    ])

  /// Documented: AppKit, NSScroller. Seen: 80 scrollers.
  package static let scroller = ElementSchema(
    "scroller", class: .class(.nsScroller), inherits: view,
    // Seen: 158 scrollers that say a priority, none with the key.
    ignored: [
      "horizontal", .sameInEveryForm("horizontalHuggingPriority"),
      .sameInEveryForm("verticalHuggingPriority"),
    ],
    rows: [
      .place(nib: "NSHuggingPriority"),
      .custom(.viewMask, nib: .key(.nsvFlags)),
      .custom(.scrollerLayer, nib: .key(.nsViewIsLayerTreeHost)),
      .custom(.scrollerIsNeeded),
      .custom(.logicalLayout, nib: .key(.nsAllowsLogicalLayoutDirection)),
      // Seen: 16 of 16 scrollers of Xcode 6, none of 36 of Xcode 5 and older.
      .constant(nib: "NSControlAction", .string("_doScroller:")).since(.xcode6),
      .parentReference(nib: .key(.nsControlTarget), role: .view).since(.xcode6),
      .constant(nib: .key(.nsControlSize), .int(0)),
      // 36 of 36 scrollers of 12.0 to 16.0, of 8 apps; none of 146 of 26, of 7, and of 160 of 11.3 and older.
      .constant(nib: "NSControlSize2", .int(0)).since(.xcode12).through(.xcode16),
      .constant(nib: .key(.nsControlContinuous), .bool(false)),
      .constant(nib: .key(.nsControlRefusesFirstResponder), .bool(false)),
      .constant(nib: .key(.nsControlUsesSingleLineMode), .bool(false)),
      .constant(nib: .key(.nsControlTextAlignment), .int(0)),
      .constant(nib: .key(.nsControlLineBreakMode), .int(0)),
      .constant(nib: .key(.nsControlWritingDirection), .int(0)),
      .constant(nib: .key(.nsControlSendActionMask), .int(4)),
      .custom(.scrollerFlags),
      // Seen: 2 scrollers that Interface Builder rewrote from documents of Xcode 3 and 4, and none of 1 230 others.
      .choice("arrowsPosition", .scrollerArrows, nib: "NSArrowsLoc", omit: 0),
      .parentReference(nib: .key(.nsTarget), role: .view),
      .constant(nib: .key(.nsAction), .string("_doScroller:")),
      .double("doubleValue", nib: "NSCurValue"),
      .custom(.scrollerShare),
      .custom(.scrollerKnob),
    ])
}

extension CustomLowering {
  package enum AppKitScrollers: Sendable {
    case scrollerLayer, scrollerIsNeeded, scrollerFlags, scrollerShare, scrollerKnob
  }
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
      writes: [.key(.nsSubviews)])
  }

  /// `NSNextKeyView` of a scroll view and a clip view: what they show.
  public static var nextKeyView: Self {
    Self(.appKit(.scrollViews(.nextKeyView)), reads: ["contentView", "subviews"], writes: [.key(.nsNextKeyView)])
  }

  /// `NSGestureRecognizers` of a scroll view: one that every scroll view has.
  public static var scrollGestures: Self {
    Self(.appKit(.scrollViews(.scrollGestures)), writes: [.key(.nsGestureRecognizers)])
  }

  /// `NSsFlags` of a scroll view: a bit says whether a table is wider than what shows it.
  public static var scrollFlags: Self {
    Self(
      .appKit(.scrollViews(.scrollFlags)),
      reads: [
        "borderType", "hasVerticalScroller", "hasHorizontalScroller", "autohidesScrollers",
        "horizontalScrollElasticity", "verticalScrollElasticity", "usesPredominantAxisScrolling",
      ], writes: [.key(.nssFlags)],
      parts: [
        .bits("borderType", .key(.nssFlags), mask: 0x3), .flag("hasVerticalScroller", .key(.nssFlags), mask: 0x10),
        .flag("hasHorizontalScroller", .key(.nssFlags), mask: 0x20),
        .flag("autohidesScrollers", .key(.nssFlags), mask: 0x200),
        .bits("horizontalScrollElasticity", .key(.nssFlags), mask: 0x3000),
        .bits("verticalScrollElasticity", .key(.nssFlags), mask: 0xC000),
        .flag("usesPredominantAxisScrolling", .key(.nssFlags), mask: 0x1_0000),
      ])
  }

  /// `NSHeaderClipView` and `NSCornerView` of a scroll view: views that no elements are.
  public static var scrollHeader: Self {
    Self(
      .appKit(.scrollViews(.scrollHeader)), reads: ["headerView"], children: { ["headerView"] },
      writes: [.key(.nsHeaderClipView), .key(.nsCornerView)])
  }

  /// `NSScrollAmts`: four numbers in one datum, in a table those of its rows.
  public static var scrollAmounts: Self {
    Self(
      .appKit(.scrollViews(.scrollAmounts)),
      reads: ["horizontalLineScroll", "verticalLineScroll", "horizontalPageScroll", "verticalPageScroll"],
      writes: [.key(.nsScrollAmts)],
      parts: ["horizontalLineScroll", "verticalLineScroll", "horizontalPageScroll", "verticalPageScroll"].map {
        .value($0, .key(.nsScrollAmts))
      })
  }

  /// `NSvFlags` of a view that a window or a scroll view lays out: its mask counts by what is around it.
  public static var viewMask: Self {
    Self(
      .appKit(.views(.viewMask)), reads: ["autoresizingMask", "autoresizesSubviews", "hidden", "focusRingType"],
      writes: [.key(.nsvFlags)],
      parts: [
        .bits("autoresizingMask", .key(.nsvFlags), mask: 0x3F),
        .flag("autoresizesSubviews", .key(.nsvFlags), mask: 0x100),
        .bits("focusRingType", .key(.nsvFlags), mask: 0x3000), .flag("hidden", .key(.nsvFlags), mask: 0x8000_0000),
      ])
  }

  /// `NSBounds` of a clip view: moved by the header of a table.
  public static var clipBounds: Self { Self(.appKit(.clipViews(.clipBounds)), writes: [.key(.nsBounds)]) }

  /// `NSDocView`, `NSBGColor`, `NSCursor` and `NScvFlags`: they depend on the document and on a scroll view around.
  public static var clipDocument: Self {
    Self(
      .appKit(.clipViews(.clipDocument)), reads: ["subviews", "backgroundColor", "drawsBackground", "copiesOnScroll"],
      writes: [.key(.nsDocView), .key(.nsBGColor), .key(.nsCursor), .key(.nscvFlags)],
      parts: [
        .value("backgroundColor", .key(.nsBGColor)), .flag("copiesOnScroll", .key(.nscvFlags), mask: 0x2, isSet: false),
        .flag("drawsBackground", .key(.nscvFlags), mask: 0x4),
      ])
  }

  /// `NSViewIsLayerTreeHost` of a scroller: newer documents do not say it.
  public static var scrollerLayer: Self {
    Self(.appKit(.scrollers(.scrollerLayer)), reads: ["wantsLayer"], writes: [.key(.nsViewIsLayerTreeHost)])
  }

  /// `NSEnabled` of a scroller: whether there is more than is shown.
  public static var scrollerIsNeeded: Self { Self(.appKit(.scrollers(.scrollerIsNeeded)), writes: [.key(.nsEnabled)]) }

  /// `NSsFlags` of a scroller: left out when none is set.
  public static var scrollerFlags: Self {
    Self(
      .appKit(.scrollers(.scrollerFlags)), reads: ["horizontal", "controlSize"], writes: [.key(.nssFlags)],
      parts: [.flag("horizontal", .key(.nssFlags), mask: 0x1), .bits("controlSize", .key(.nssFlags), mask: 0x300)])
  }

  /// `NSKnobStyle` of a scroller: that of the scroll view around it.
  public static var scrollerKnob: Self { Self(.appKit(.scrollers(.scrollerKnob)), writes: [.key(.nsKnobStyle)]) }

  /// `NSPercent` of a scroller: the share that is shown.
  public static var scrollerShare: Self { Self(.appKit(.scrollers(.scrollerShare)), writes: [.key(.nsPercent)]) }
}
