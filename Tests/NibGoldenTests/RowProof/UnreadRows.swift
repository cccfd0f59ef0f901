/// What no property reads: the whole list.
extension UnreadRow {
  static let all = otherFrameworks + uiKitUnnamed + uiKitCovered + uiKitOpaque

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
  ].map { UnreadRow(framework: .appKit, kind: $0, attribute: nil, reason: .otherFramework) }

  /// What UIKit's classes have no public property for: editor's words, parts of lists, names of tags.
  private static let uiKitUnnamed = [
    ("viewController", "autoresizesArchivedViewToFullSize"),
    ("control", "pointerInteraction"),
    ("segue", "action"),
    ("segue", "destination"),
    ("segue", "kind"),
    ("segue", "splitViewControllerTargetIndex"),
    ("segue", "unwindAction"),
    ("buttonConfiguration", "backgroundColor"), ("placeholder", "placeholderIdentifier"),
    ("constraint", "symbolic"),
    ("textView", "lineBreakMode"),
    ("collectionViewCell", "separatorInset"),
    ("collectionViewCell", "detailTextLabel"),
    ("view", "viewLayoutGuide"),
    ("view", "safeArea"),
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
    ("segmentedControl", "segments", "segmentsAndStates"),
    ("button", "state", "segmentsAndStates"),
    ("date", "timeIntervalSinceReferenceDate", "datesAndLocales"),
    ("locale", "localeIdentifier", "datesAndLocales"),
    ("buttonConfiguration", "titleFontDescription", "configurationFonts"),
    ("buttonConfiguration", "subtitleFontDescription", "configurationFonts"),
  ].map { UnreadRow(framework: .uiKit, kind: $0.0, attribute: $0.1, reason: .coveredBy($0.2)) }

  /// Values of which UIKit tells nothing: a configuration of symbols has no public properties.
  private static let uiKitOpaque = [
    UnreadRow(framework: .uiKit, kind: "preferredSymbolConfiguration", attribute: nil, reason: .noSuchProperty)
  ]
}
