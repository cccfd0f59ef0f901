/// Scroll views, what shows their documents, and their scrollers.
extension AppKitElements {
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
