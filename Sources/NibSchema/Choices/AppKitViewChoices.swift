/// Raw values of views that hold others. Documented: the enumerations of AppKit of those names. Seen: goldens.
extension Choice {
  /// How a table looks. Documented: NSTableView.Style.
  public static let desktopTableStyle = Choice(
    "tableStyle", counting: ["automatic", "fullWidth", "inset", "sourceList", "plain"])
  /// How a table's columns share its width.
  public static let columnAutoresizing = Choice(
    "columnAutoresizingStyle",
    counting: ["none", "uniform", "sequential", "reverseSequential", "lastColumnOnly", "firstColumnOnly"])
  static let tableHighlight = Choice("selection highlight", [("none", -1), ("regular", 0), ("sourceList", 1)])
  /// Where something is dropped, a list of sources shows it as it shows its selection.
  static let tableDragging = Choice("highlight of a drag", [("none", 0), ("regular", 0), ("sourceList", 1)])
  /// Documented: AppKit, NSBrowser.ColumnResizingType.
  static let browserColumnResizing = Choice("columnResizingType", counting: ["none", "auto", "user"])
  /// What is drawn around a scroll view.
  public static let scrollBorder = Choice("borderType", counting: ["none", "line", "bezel", "groove"])
  /// Whether a scroll view moves beyond its document's edges.
  public static let scrollElasticity = Choice("scrollElasticity", counting: ["automatic", "none", "allowed"])
  static let splitDivider = Choice("dividerStyle", [("thick", 1), ("thin", 2), ("paneSplitter", 3)])
  static let stackViewDistribution = Choice(
    "distribution of a stack view",
    [
      ("gravityAreas", -1), ("fill", 0), ("fillEqually", 1), ("fillProportionally", 2), ("equalSpacing", 3),
      ("equalCentering", 4),
    ])
  static let stackOrientation = Choice("orientation of a stack view", counting: ["horizontal", "vertical"])
  /// Documented: NSGridCell.Placement.
  static let gridPlacement = Choice(
    "placement in a grid",
    [
      ("inherited", 0), ("none", 1), ("leading", 2), ("top", 2), ("trailing", 3), ("bottom", 3), ("center", 4),
      ("fill", 5),
    ])
  /// Documented: NSGridRow.Alignment.
  static let gridRowAlignment = Choice(
    "alignment of a grid's row", counting: ["inherited", "none", "firstBaseline", "lastBaseline"])
  static let collectionScrolling = Choice("scrollDirection", counting: ["vertical", "horizontal"])
  /// Documented: ByteCountFormatter.CountStyle.
  static let byteCountStyle = Choice("countStyle", counting: ["file", "memory", "decimal", "binary"])
  static let seguePresentation = Choice("showSeguePresentationStyle", [("multiple", 0), ("single", 1)])
  /// Documented: NSSplitViewItem.Behavior.
  static let splitItemBehavior = Choice(
    "behavior of a split view's item", counting: ["default", "sidebar", "contentList", "inspector"])
  /// Documented: NSTabViewController.TabStyle.
  static let tabStyle = Choice(
    "tabStyle",
    [("segmentedControlOnTop", 0), ("segmentedControlOnBottom", 1), ("toolbar", 2), ("unspecified", -1)])
  static let tabKind = Choice(
    "type of a tab view",
    [
      ("topTabsBezelBorder", 0), ("leftTabsBezelBorder", 1), ("bottomTabsBezelBorder", 2),
      ("rightTabsBezelBorder", 3), ("noTabsBezelBorder", 4), ("noTabsLineBorder", 5), ("noTabsNoBorder", 6),
    ])
  /// Attributes of constraints.
  static let stackLayoutAttribute = Choice(
    "alignment of a stack view",
    [
      ("left", 1), ("right", 2), ("top", 3), ("bottom", 4), ("leading", 5), ("trailing", 6), ("width", 7),
      ("height", 8), ("centerX", 9), ("centerY", 10), ("lastBaseline", 11), ("baseline", 11), ("firstBaseline", 12),
    ])
}

extension BitNames {
  static let tableGrid = BitNames([("vertical", 0x1), ("horizontal", 0x2), ("dashed", 0x8)])
  /// Documented: ByteCountFormatter.Units.
  static let byteUnits = BitNames([
    ("bytes", 0x1), ("KB", 0x2), ("MB", 0x4), ("GB", 0x8), ("TB", 0x10), ("PB", 0x20), ("EB", 0x40), ("ZB", 0x80),
    ("YBOrHigher", 0xFF00),
  ])
  static let columnResizing = BitNames([("resizeWithTable", 0x1), ("userResizable", 0x2)])
}
