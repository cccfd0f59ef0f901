/// The tags of children that stand under a key of another name, as `<windowStyleMask key="styleMask"/>`.
///
/// Readers here find a child by its key; Interface Builder reads it by its tag.
///
/// - Seen: every such child of documents that Interface Builder saved, 2250 of menu items, 325 of columns, 216 of styles
///   of windows, 182 of their places, 49 of edges, 24 of grids, 23 of windows' behaviors, 12 of links, 6 of media, 5 of
///   transitions.
package enum ChildTags {
  private static let tags = [
    "collectionBehavior": "windowCollectionBehavior", "dataDetectorTypes": "dataDetectorType",
    "edgesForExtendedLayout": "extendedEdge", "gridStyleMask": "tableViewGridLines",
    "initialPositionMask": "windowPositionMask", "keyEquivalentModifierMask": "modifierMask",
    "mediaTypesRequiringUserActionForPlayback": "audiovisualMediaTypes", "resizingMask": "tableColumnResizingMask",
    "intercellSpacing": "size", "styleMask": "windowStyleMask", "transitionOptions": "viewControllerTransitionOptions",
  ]

  /// The tag of the child of a key.
  package static func tag(of key: String) -> String { tags[key] ?? key }
}
