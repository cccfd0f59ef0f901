import NibStandIns

/// The rows of a view.
///
/// - Seen: keys of views in compiled nibs; booleans are stored where they differ from the default.
enum ViewProperties {
  static let rows: [Property<UIView>] = [
    Property("bounds", "UIBounds", at: \.bounds),
    Property("center", "UICenter", at: \.center),
    Property("backgroundColor", "UIBackgroundColor", at: \.backgroundColor),
    Property("tintColor", "UITintColor", at: \.tintColor),
    Property("alpha", "UIAlpha", at: \.alpha),
    Property("tag", "UITag", at: \.tag),
    Property("hidden", "UIHidden", at: \.isHidden),
    Property("opaque", "UIOpaque", at: \.isOpaque),
    Property("userInteractionEnabled", opposite: "UIUserInteractionDisabled", at: \.isUserInteractionEnabled),
    Property("multipleTouchEnabled", "UIMultipleTouchEnabled", at: \.isMultipleTouchEnabled),
    Property("clipsToBounds", "UIClipsToBounds", at: \.clipsToBounds),
    Property("autoresizesSubviews", "UIAutoresizeSubviews", at: \.autoresizesSubviews),
    Property("autoresizingMask", "UIAutoresizingMask", at: \.autoresizingMask),
    Property("contentMode", "UIContentMode", at: \.contentMode),
    Property(
      "clearsContextBeforeDrawing", "UIClearsContextBeforeDrawing", at: \.clearsContextBeforeDrawing),
    Property("semanticContentAttribute", "UIViewSemanticContentAttribute", at: \.semanticContentAttribute),
    Property("drawsDeeply", "UIDeepDrawRect", at: \.drawsDeeply),
    Property(
      "translatesAutoresizingMaskIntoConstraints", opposite: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints",
      at: \.translatesAutoresizingMaskIntoConstraints),
    Property("contentHuggingPriority", "UIViewContentHuggingPriority", at: \.contentHuggingPriority),
    Property(
      "contentCompressionResistancePriority", "UIViewContentCompressionResistancePriority",
      at: \.contentCompressionResistancePriority),
    Property("layoutMargins", "UIViewLayoutMargins", at: \.layoutMargins),
    Property(
      "preservesSuperviewLayoutMargins", "UIViewPreservesSuperviewMargins", at: \.preservesSuperviewLayoutMargins),
    Property("followsReadableWidth", "UIViewLayoutMarginsFollowReadableWidth", at: \.followsReadableWidth),
    Property(
      "insetsLayoutMarginsFromSafeArea", "UIViewInsetsLayoutMarginsFromSafeArea", at: \.insetsLayoutMarginsFromSafeArea),
    Property("restorationIdentifier", "UIRestorationIdentifier", at: \.restorationIdentifier),
    Property("contentStretch", "UIContentStretch", at: \.contentStretch),
    Property("preservedMarginEdges", "UIViewPreservesSpecificSuperviewMargins", at: \.preservedMarginEdges),
    Property("traitCollection", "UIViewLocalOverrideTraitCollection", at: \.localTraits),
    Property("traitOverrides", "UIViewTraitOverrides", at: \.archivedTraitOverrides),
    Property("largeContent", "UIViewLargeContentStoredProperties", at: \.largeContent),
    Property("frame", at: \.frame),
  ]
}
