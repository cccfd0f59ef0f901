import NibGraph

/// Views that divide their room among others.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let containerKinds: [Catalog.Kind] = [
    Catalog.Kind("splitView") { splitView },
    Catalog.Kind("stackView") { stackView },
    Catalog.Kind("tabView") { tabView },
    Catalog.Kind("tabViewItem") { tabViewItem },
  ]

  /// Documented: AppKit, NSSplitView. Seen: 2 views.
  package static let splitView = ElementSchema(
    "splitView", class: "NSSplitView", inherits: view,
    rows: [
      .bool("vertical", nib: "NSIsVertical", default: nil, omit: false),
      .choice("dividerStyle", .splitDivider, nib: "NSDividerStyle"),
      .nonemptyString("autosaveName", nib: "NSAutosaveName"),
      .custom(.holdingPriorities),
      .custom(.arrangedSubviews, nib: .key(.nsArrangedSubviews)).when("arrangesAllSubviews", in: ["NO"]),
      .bool(
        "arrangesAllSubviews", nib: "NSDoesNotArrangeAllSubviews", default: true, inverted: true, omit: false),
    ])

  /// Documented: AppKit, NSStackView. Seen: 5 views; middle and end containers in none.
  package static let stackView = ElementSchema(
    "stackView", class: "NSStackView", inherits: view,
    rows: [
      .custom(.stackSubviews, nib: .key(.nsSubviews)),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "NSHuggingPriority", default: 250,
        omit: (250, 250)),
      .choice("orientation", .stackOrientation, nib: "NSStackViewOrientation", default: 0),
    ] + stackCrossing + [
      .choice("alignment", .stackLayoutAttribute, nib: "NSStackViewAlignment", default: 10),
      .float(
        "verticalClippingResistancePriority", nib: "NSStackViewVerticalClippingResistance", default: 1000),
      .float(
        "horizontalClippingResistancePriority", nib: "NSStackViewHorizontalClippingResistance", default: 1000),
      .float("verticalStackHuggingPriority", nib: "NSStackViewVerticalHugging", default: 250),
      .float("horizontalStackHuggingPriority", nib: "NSStackViewHorizontalHugging", default: 250),
      .float("spacing", nib: "NSStackViewSpacing", default: 8),
      .choice("distribution", .stackViewDistribution, nib: "NSStackViewdistribution", default: -1),
      .float("edgeInsets.top", nib: "NSStackViewEdgeInsets.top", default: 0),
      .float("edgeInsets.left", nib: "NSStackViewEdgeInsets.left", default: 0),
      .float("edgeInsets.right", nib: "NSStackViewEdgeInsets.right", default: 0),
      .float("edgeInsets.bottom", nib: "NSStackViewEdgeInsets.bottom", default: 0),
      .custom(.stackContainers),
      .bool("detachesHiddenViews", nib: "NSStackViewDetachesHiddenViews", default: false),
      .constant(nib: "NSStackViewHasFlatViewHierarchy", .bool(true)),
      // Seen: 1 view; 0 of 22 of another distribution.
      .constant(nib: "NSStackViewHasEqualSpacing", .bool(true)).when("distribution", in: ["equalSpacing"]),
    ])

  /// The alignment again, by a number of its own. Seen: each of the eight words, 23 stack views.
  private static let stackCrossing: [Row] = {
    let key = "NSStackViewSecondaryAlignment"
    let words: [(number: Int64, words: [String])] = [
      (1, ["top", "leading"]), (2, ["firstBaseline"]), (4, ["bottom", "trailing"]), (5, ["baseline"]),
    ]
    return words.map { .constant(nib: key, .int($0.number)).when("alignment", in: $0.words) }
      + [.constant(nib: key, .int(3)).unless("alignment", in: words.flatMap(\.words))]
  }()

  /// Documented: AppKit, NSTabView. Seen: 3 views.
  package static let tabView = ElementSchema(
    "tabView", class: .class(.nsTabView), inherits: view,
    rows: [
      .custom(.tabSubviews, nib: .key(.nsSubviews)),
      .custom(.tabKeyView, nib: .key(.nsNextKeyView)),
      .list("tabViewItems", nib: "NSTabViewItems", .mutableArray, always: true),
      .custom(.selectedTab),
      // Without one: 1 view.
      .font("font", nib: .class(.nsFont), default: .meta("smallSystem")),
      .packed(
        nib: .key(.nsTvFlags),
        [
          .choice("type", .tabKind, mask: 0x7),
          .choice("controlSize", .controlSize, mask: 0x1800_0000),
        ]),
      .bool("allowsTruncatedLabels", nib: "NSAllowTruncatedLabels", default: true),
      .bool("drawsBackground", nib: .key(.nsDrawsBackground), default: true, omit: false),
    ])

  /// Documented: AppKit, NSTabViewItem. Seen: 2 items.
  package static let tabViewItem = ElementSchema(
    "tabViewItem", class: "NSTabViewItem", role: .object,
    rows: [
      .custom(.classSwapperNames),
      .string("identifier", nib: .key(.nsIdentifier)),
      .child("view", nib: .class(.nsView)),
      // Documented: by another writer of archives.
      .image("image", nib: .key(.nsImage)).documented(),
      .string("label", nib: .key(.nsLabel)).localizable(),
      .custom(.tabColor),
      .custom(.tabItemController),
      .custom(.tabImageAttribute),
      .parentReference(nib: .key(.nsTabView), role: .view),
    ])
}

extension CustomLowering {
  package enum AppKitStacks: Sendable {
    case stackSubviews, stackContainers, tabSubviews, tabKeyView, gridSubviews, gridCells, gridRowCells, selectedTab
    case holdingPriorities, arrangedSubviews
  }

  package enum AppKitColors: Sendable { case tabColor }

  /// `NSHoldingPriorities`: a dictionary of the panes, by place, that do not give way as by default.
  public static var holdingPriorities: Self {
    Self(
      .appKit(.stacks(.holdingPriorities)), reads: ["holdingPriorities"], writes: [.key(.nsHoldingPriorities)],
      parts: [.value("holdingPriorities", .key(.nsHoldingPriorities))])
  }
  /// `NSArrangedSubviews`: the views of a split view that says which of its views are panes.
  public static var arrangedSubviews: Self {
    Self(.appKit(.stacks(.arrangedSubviews)), reads: ["subviews"], writes: [.key(.nsArrangedSubviews)])
  }

  /// `NSSubviews` of a stack view, the views of its three parts, and the parts, which no elements are.
  public static var stackSubviews: Self {
    Self(
      .appKit(.stacks(.stackSubviews)), reads: ["subviews", "beginningViews", "middleViews", "endViews"],
      writes: [.key(.nsSubviews)])
  }

  /// `NSSubviews` of a stack view, the views of its three parts, and the parts, which no elements are.
  public static var stackContainers: Self {
    Self(
      .appKit(.stacks(.stackContainers)),
      reads: ["subviews", "beginningViews", "middleViews", "endViews", "visibilityPriorities", "customSpacing"],
      writes: [
        .key(.nsStackViewBeginningContainer), .key(.nsStackViewMiddleContainer), .key(.nsStackViewEndContainer),
      ],
      parts: [
        .value("beginningViews", .key(.nsStackViewBeginningContainer)),
        .value("middleViews", .key(.nsStackViewMiddleContainer)), .value("endViews", .key(.nsStackViewEndContainer)),
      ])
  }

  /// `NSSubviews` and `NSNextKeyView` of a tab view: the view of the selected item.
  public static var tabSubviews: Self {
    Self(.appKit(.stacks(.tabSubviews)), reads: ["tabViewItems", "initialItem"], writes: [.key(.nsSubviews)])
  }

  /// `NSSubviews` and `NSNextKeyView` of a tab view: the view of the selected item.
  public static var tabKeyView: Self {
    Self(.appKit(.stacks(.tabKeyView)), reads: ["tabViewItems", "initialItem"], writes: [.key(.nsNextKeyView)])
  }

  /// `NSSelectedTabViewItem`: the first, where the document names none.
  public static var selectedTab: Self {
    Self(
      .appKit(.stacks(.selectedTab)), reads: ["tabViewItems", "initialItem"], writes: [.key(.nsSelectedTabViewItem)],
      parts: [.value("initialItem", .key(.nsSelectedTabViewItem))])
  }

  /// `NSColor` of a tab view item: one of the system, whatever the document says.
  public static var tabColor: Self { Self(.appKit(.colors(.tabColor)), writes: [.key(.nsColor)]) }
}
