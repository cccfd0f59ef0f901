import NibStandIns

/// The rows of a view.
///
/// - Seen: keys of views in compiled nibs; booleans are stored where they differ from the default.
@MainActor
enum ViewProperties {
  static let rows: [Property<UIView>] = [
    Property("bounds", keys: "UIBounds", at: \.bounds),
    Property("center", keys: "UICenter", at: \.center),
    Property("backgroundColor", \.backgroundColor),
    Property("tintColor", \.tintColor),
    Property("alpha", \.alpha),
    Property("tag", \.tag),
    Property("hidden", \.isHidden),
    Property("opaque", \.isOpaque),
    Property("userInteractionEnabled", \.isUserInteractionEnabled),
    Property("multipleTouchEnabled", \.isMultipleTouchEnabled),
    Property("clipsToBounds", row: "clipsSubviews", \.clipsToBounds),
    Property("autoresizesSubviews", \.autoresizesSubviews),
    Property("autoresizingMask", \.autoresizingMask),
    Property("contentMode", \.contentMode),
    Property("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing),
    Property("semanticContentAttribute", \.semanticContentAttribute),
    Property("isDeepDrawRect", keys: "UIDeepDrawRect", at: \.isDeepDrawRect),
    Property(
      "translatesAutoresizingMaskIntoConstraints", oppositeKey: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints",
      at: \.translatesAutoresizingMaskIntoConstraints),
    Property("contentHuggingPriority", row: "horizontalHuggingPriority", \.contentHuggingPriority),
    Property("contentCompressionResistancePriority", \.contentCompressionResistancePriority),
    Property("layoutMargins", \.ownLayoutMargins),
    // The same numbers; a flag of its own says where they begin.
    Property(
      "directionalLayoutMargins", get: { $0.directionalLayoutMargins },
      set: {
        $0.ownLayoutMargins = UIEdgeInsets(
          top: Double($1.top), left: Double($1.leading), bottom: Double($1.bottom), right: Double($1.trailing))
      }),
    Property("marginsAreDirectional", keys: "UIViewLayoutMarginsAreDirectional", at: \.marginsAreDirectional),
    Property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
    Property("followsReadableWidth", row: "layoutMarginsFollowReadableWidth", \.followsReadableWidth),
    Property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
    Property("restorationIdentifier", \.restorationIdentifier),
    Property("contentStretch", \.contentStretch),
    Property("preservedMarginEdges", keys: "UIViewPreservesSpecificSuperviewMargins", at: \.preservedMarginEdges),
    Property("traitCollection", keys: "UIViewLocalOverrideTraitCollection", at: \.localTraits),
    Property("traitOverrides", keys: "UIViewTraitOverrides", at: \.archivedTraitOverrides),
    Property("largeContent", keys: "UIViewLargeContentStoredProperties", at: \.largeContent),
    Property("frame", unarchived: \.frame),
  ]
}
