/// What AppKit's views that hold others read and write; see `CustomLowering.Names`.
extension CustomLowering {
  /// The size of a text view's text, of UIKit.
  var textSizeNames: Names {
    Names(reads: ["frame", "scrollEnabled", "text", "attributedText", "fontDescription"], writes: ["UIContentSize"])
  }

  /// Scroll views, tables and texts of AppKit.
  var containerNames: Names {
    switch self {
    case .scrollSubviews:
      Names(reads: ["contentView", "horizontalScroller", "verticalScroller", "headerView"], writes: ["NSSubviews"])
    case .nextKeyView: Names(reads: ["contentView", "subviews"], writes: ["NSNextKeyView"])
    case .scrollGestures: Names(writes: ["NSGestureRecognizers"])
    case .scrollFlags:
      Names(
        reads: [
          "borderType", "hasVerticalScroller", "hasHorizontalScroller", "autohidesScrollers",
          "horizontalScrollElasticity", "verticalScrollElasticity", "usesPredominantAxisScrolling",
        ], writes: ["NSsFlags"])
    case .scrollHeader: Names(reads: ["headerView"], writes: ["NSHeaderClipView", "NSCornerView"])
    case .scrollAmounts:
      Names(
        reads: ["horizontalLineScroll", "verticalLineScroll", "horizontalPageScroll", "verticalPageScroll"],
        writes: ["NSScrollAmts"])
    case .viewMask:
      Names(reads: ["autoresizingMask", "autoresizesSubviews", "hidden", "focusRingType"], writes: ["NSvFlags"])
    case .clipBounds: Names(writes: ["NSBounds"])
    case .clipDocument:
      Names(
        reads: ["subviews", "backgroundColor", "drawsBackground", "copiesOnScroll"],
        writes: ["NSDocView", "NSBGColor", "NSCursor", "NScvFlags"])
    case .scrollerLayer: Names(reads: ["wantsLayer"], writes: ["NSViewIsLayerTreeHost"])
    case .scrollerIsNeeded: Names(writes: ["NSEnabled"])
    case .scrollerFlags: Names(reads: ["horizontal", "controlSize"], writes: ["NSsFlags"])
    case .scrollerShare: Names(writes: ["NSPercent"])
    case .logicalLayout:
      Names(reads: ["allowsLogicalLayoutDirection"], writes: ["NSAllowsLogicalLayoutDirection"])
    case .gridSubviews: Names(reads: ["gridCells"], writes: ["NSSubviews"])
    case .stackSubviews, .stackContainers, .tabSubviews, .tabKeyView, .selectedTab, .tabColor, .objectClassName,
      .numberFormat, .dateFormat:
      partNames
    case .textMaxSize: Names(reads: ["frame"], writes: ["NSMaxSize"])
    case .paneClips: Names(writes: ["NSViewClipsToBoundsKeyName"])
    case .windowStandIn: Names(reads: ["contentRect"], writes: ["NSWindowView"])
    case .sceneView: Names(reads: ["view"], writes: ["NSNibName"])
    case .sceneSegueTemplates: Names(writes: ["NSStoryboardSegueTemplates"])
    case .sceneExternals: Names(writes: ["NSExternalObjectsTableForViewLoading"])
    case .sceneUniqueIdentifier: Names(reads: ["id"], writes: ["uniqueIdentifierForStoryboardCompilation"])
    case .windowControllerClass:
      Names(reads: ["customClass", "customModule"], writes: ["NSClassName", "NSOriginalClassName"])
    case .windowContent: Names(writes: ["IBWindowTemplateContentViewController"])
    case .segueTemplate:
      Names(
        reads: ["identifier", "destination", "kind", "relationship", "customClass"],
        writes: [
          "NSIdentifier", "NSTrigger", "NSDestinationControllerIdentifier", "NSUniqueControllerIdentifier",
          "NSSegueClassName",
        ])
    default: tableNames
    }
  }

  /// Stack and tab views, controllers and formatters.
  private var partNames: Names {
    switch self {
    case .stackSubviews:
      Names(reads: ["subviews", "beginningViews", "middleViews", "endViews"], writes: ["NSSubviews"])
    case .stackContainers:
      Names(
        reads: [
          "subviews", "beginningViews", "middleViews", "endViews", "visibilityPriorities", "customSpacing",
        ],
        writes: [
          "NSStackViewBeginningContainer", "NSStackViewMiddleContainer", "NSStackViewEndContainer",
        ])
    case .tabSubviews: Names(reads: ["tabViewItems", "initialItem"], writes: ["NSSubviews"])
    case .tabKeyView: Names(reads: ["tabViewItems", "initialItem"], writes: ["NSNextKeyView"])
    case .selectedTab: Names(reads: ["tabViewItems", "initialItem"], writes: ["NSSelectedTabViewItem"])
    case .tabColor: Names(writes: ["NSColor"])
    case .objectClassName: Names(reads: ["objectClassName", "objectClass"], writes: ["NSObjectClassName"])
    case .dateFormat:
      Names(
        reads: ["dateFormat", "dateStyle", "timeStyle", "formatterBehavior", "doesRelativeDateFormatting"],
        writes: ["NS.attributes", "NS.format", "NS.natural"])
    default:
      Names(
        reads: [
          "formatterBehavior", "numberStyle", "formatWidth", "minimumIntegerDigits", "maximumIntegerDigits",
          "minimumFractionDigits", "maximumFractionDigits", "groupingSize", "usesGroupingSeparator", "allowsFloats",
          "lenient", "alwaysShowsDecimalSeparator", "paddingPosition", "paddingCharacter", "positiveFormat",
          "negativeFormat", "decimalSeparator", "groupingSeparator", "currencyDecimalSeparator", "plusSign",
          "minusSign", "notANumberSymbol", "perMillSymbol", "percentSymbol", "exponentSymbol", "positivePrefix",
          "positiveSuffix", "negativePrefix", "negativeSuffix", "currencySymbol", "internationalCurrencySymbol",
          "localizesFormat", "hasThousandSeparators", "thousandSeparator", "negativeInfinitySymbol",
          "positiveInfinitySymbol",
        ],
        writes: [
          "NS.attributes", "NS.positiveformat", "NS.negativeformat", "NS.positiveattrs", "NS.negativeattrs",
          "NS.zero", "NS.nil", "NS.nan", "NS.min", "NS.max", "NS.rounding", "NS.decimal", "NS.thousand",
          "NS.hasthousands", "NS.localized", "NS.allowsfloats",
        ])
    }
  }

  private var tableNames: Names {
    switch self {
    case .tableCorner: Names(writes: ["NSCornerView"])
    case .tableRowHeight: Names(reads: ["rowHeight", "rowSizeStyle", "tableColumns"], writes: ["NSRowHeight"])
    case .tableFlags:
      Names(
        reads: [
          "alternatingRowBackgroundColors", "autosaveColumns", "columnSelection", "multipleSelection",
          "emptySelection", "gridStyleMask", "columnReordering", "columnResizing", "columnAutoresizingStyle",
        ], writes: ["NSTvFlags"])
    case .tablePrototypeViews:
      Names(reads: ["viewBased", "tableColumns"], writes: ["NSTableViewArchivedReusableViewsKey"])
    case .columnIdentifier: Names(reads: ["identifier"], writes: ["NSIdentifier"])
    case .columnWidth: Names(reads: ["width"], writes: ["NSWidth"])
    case .headerResponder: Names(writes: ["NSNextResponder"])
    case .headerSuperview: Names(writes: ["NSSuperview"])
    case .headerTable: Names(writes: ["NSTableView"])
    case .headerCellFont: Names(reads: ["font"], writes: ["NSSupport"])
    case .textContainer: Names(reads: ["textStorage"], writes: ["NSTextContainer"])
    case .textViewColor: Names(reads: ["textColor", "textStorage"], writes: ["NSTextViewTextColor"])
    default:
      Names(
        reads: [
          "editable", "selectable", "richText", "importsGraphics", "fieldEditor", "usesFontPanel", "usesRuler",
          "allowsUndo", "smartInsertDelete", "drawsBackground", "findStyle", "continuousSpellChecking",
          "backgroundColor", "insertionPointColor",
        ], writes: ["NSSharedData"])
    }
  }
}
