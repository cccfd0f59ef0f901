/// What no property reads: the whole list.
extension UnreadRow {
  static let all = otherFrameworks + uiKitUnnamed + uiKitCovered + uiKitOpaque + appKitUnnamed + appKitCovered

  /// Views and objects of SceneKit, WebKit and the like, which have no stand-ins of their own.
  private static let otherFrameworks = uiKitOthers + appKitOthers

  private static let uiKitOthers = [
    "sceneKitView",
    "skView",
    "arscnView",
    "arskView",
    "glkView",
    "mtkView",
    "wkWebView",
    "wkWebViewConfiguration",
    "wkPreferences",
    "date",
    "locale",
  ].map { UnreadRow(framework: .uiKit, kind: $0, attribute: nil, reason: .otherFramework) }

  private static let appKitOthers = [
    "pdfView",
    "webView",
    "webPreferences",
    "wkWebView",
    "wkWebViewConfiguration",
    "wkPreferences",
    "mapView",
    "sceneView",
    "avPlayerView",
    "qtMovieView",
    "ikImageBrowserView",
    "url",
    "date",
    "calendarDate",
    "timeZone",
  ].map { UnreadRow(framework: .appKit, kind: $0, attribute: nil, reason: .otherFramework) }

  /// What UIKit's classes have no public property for: editor's words, parts of lists, names of tags.
  private static let uiKitUnnamed = [
    ("viewController", "autoresizesArchivedViewToFullSize"),
    ("control", "pointerInteraction"),
    ("segue", "action"),
    ("segue", "kind"),
    ("segue", "splitViewControllerTargetIndex"),
    ("segue", "unwindAction"),
    ("buttonConfiguration", "backgroundColor"), ("placeholder", "placeholderIdentifier"),
    ("constraint", "symbolic"),
    ("textView", "lineBreakMode"),
    ("collectionViewCell", "separatorInset"),
    ("collectionViewCell", "detailTextLabel"),
    ("view", "frameInset"),
    ("collectionView", "cells"),
    ("collectionView", "sectionHeaderView"),
    ("collectionView", "sectionFooterView"),
    ("tableView", "prototypes"),
    ("tableView", "sections"),
  ].map { UnreadRow(framework: .uiKit, kind: $0.0, attribute: $0.1, reason: .noSuchProperty) }

  /// Objects, and values that become others.
  private static let uiKitCovered = [
    ("view", "subviews", "subviewsAndConstraints"),
    ("view", "constraints", "subviewsAndConstraints"),
    ("constraint", "firstItem", "subviewsAndConstraints"),
    ("constraint", "secondItem", "subviewsAndConstraints"),
    ("viewController", "view", "controllersView"),
    ("segue", "destination", "destinationOfSegues"),
    ("segmentedControl", "segments", "segmentsAndStates"),
    ("button", "state", "segmentsAndStates"),
    ("buttonConfiguration", "titleFontDescription", "configurationFonts"),
    ("buttonConfiguration", "subtitleFontDescription", "configurationFonts"),
  ].map { UnreadRow(framework: .uiKit, kind: $0.0, attribute: $0.1, reason: .coveredBy($0.2)) }

  /// Values of which UIKit tells nothing: a configuration of symbols has no public properties.
  private static let uiKitOpaque = [
    UnreadRow(framework: .uiKit, kind: "preferredSymbolConfiguration", attribute: nil, reason: .noSuchProperty)
  ]

  /// What AppKit's classes have no public property for: the editor's words, methods in place of properties.
  private static let appKitUnnamed = [
    ("buttonCell", "behavior"), ("buttonCell", "inset"),
    ("table", "viewBased"),
    ("textField", "setsMaxLayoutWidthAtFirstLayout"),
    ("scroller", "horizontal"), ("scrollView", "headerView"), ("clipView", "contentView"),
    ("window", "initialPositionMask"), ("datePickerCell", "useCurrentDate"),
    ("constraint", "symbolic"),
    ("stackView", "visibilityPriorities"), ("stackView", "customSpacing"),
    ("controller", "showSeguePresentationStyle"), ("windowController", "showSeguePresentationStyle"),
    ("segue", "kind"), ("segue", "relationship"), ("segue", "popoverAnchorView"), ("window", "wantsToBeColor"),
    ("control", "mirrorLayoutDirectionWhenInternationalizing"),
    ("table", "mirrorLayoutDirectionWhenInternationalizing"),
    ("scroller", "mirrorLayoutDirectionWhenInternationalizing"),
  ].map { UnreadRow(framework: .appKit, kind: $0.0, attribute: $0.1, reason: .noSuchProperty) }

  /// Objects, and values that become others.
  private static let appKitCovered = [
    ("constraint", "firstItem", "itemsOfDesktopConstraints"), ("constraint", "secondItem", "itemsOfDesktopConstraints"),
    ("table", "headerView", "headersAndHeightsOfRows"),
    ("controller", "view", "viewsAndSeguesOfScenes"),
    ("outlineView", "outlineTableColumn", "columnOfTriangles"),
    ("segue", "identifier", "viewsAndSeguesOfScenes"), ("segue", "destination", "viewsAndSeguesOfScenes"),
    ("application", "mainMenu", "mainMenuOfApplication"),
    ("gridView", "gridCells", "gridsOfDocuments"), ("gridCell", "row", "gridsOfDocuments"),
  ].map { UnreadRow(framework: .appKit, kind: $0.0, attribute: $0.1, reason: .coveredBy($0.2)) }
}
