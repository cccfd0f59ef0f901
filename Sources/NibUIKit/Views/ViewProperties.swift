import NibStandIns

/// The rows of a view.
///
/// - Seen: keys of views in compiled nibs; booleans are stored where they differ from the default.
@MainActor
enum ViewProperties {
  static let rows: [Property<UIView>] = [
    Property("bounds", "UIBounds", get: { $0.bounds }, set: { $0.bounds = $1 }),
    Property("center", "UICenter", get: { $0.center }, set: { $0.center = $1 }),
    Property("backgroundColor", "UIBackgroundColor", get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
    Property("tintColor", "UITintColor", get: { $0.tintColor }, set: { $0.tintColor = $1 }),
    Property("alpha", "UIAlpha", get: { $0.alpha }, set: { $0.alpha = $1 }),
    Property("tag", "UITag", get: { $0.tag }, set: { $0.tag = $1 }),
    Property("hidden", "UIHidden", get: { $0.isHidden }, set: { $0.isHidden = $1 }),
    Property("opaque", "UIOpaque", get: { $0.isOpaque }, set: { $0.isOpaque = $1 }),
    Property(
      "userInteractionEnabled", opposite: "UIUserInteractionDisabled", get: { $0.isUserInteractionEnabled },
      set: { $0.isUserInteractionEnabled = $1 }),
    Property(
      "multipleTouchEnabled", "UIMultipleTouchEnabled", get: { $0.isMultipleTouchEnabled },
      set: { $0.isMultipleTouchEnabled = $1 }),
    Property("clipsToBounds", "UIClipsToBounds", get: { $0.clipsToBounds }, set: { $0.clipsToBounds = $1 }),
    Property(
      "autoresizesSubviews", "UIAutoresizeSubviews", get: { $0.autoresizesSubviews },
      set: { $0.autoresizesSubviews = $1 }),
    Property("autoresizingMask", "UIAutoresizingMask", get: { $0.autoresizingMask }, set: { $0.autoresizingMask = $1 }),
    Property("contentMode", "UIContentMode", get: { $0.contentMode }, set: { $0.contentMode = $1 }),
    Property(
      "clearsContextBeforeDrawing", "UIClearsContextBeforeDrawing", get: { $0.clearsContextBeforeDrawing },
      set: { $0.clearsContextBeforeDrawing = $1 }),
    Property(
      "semanticContentAttribute", "UIViewSemanticContentAttribute", get: { $0.semanticContentAttribute },
      set: { $0.semanticContentAttribute = $1 }),
    Property("isDeepDrawRect", "UIDeepDrawRect", get: { $0.isDeepDrawRect }, set: { $0.isDeepDrawRect = $1 }),
    Property(
      "translatesAutoresizingMaskIntoConstraints", opposite: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints",
      get: { $0.translatesAutoresizingMaskIntoConstraints }, set: { $0.translatesAutoresizingMaskIntoConstraints = $1 }),
    Property(
      "contentHuggingPriority", "UIViewContentHuggingPriority", get: { $0.contentHuggingPriority },
      set: { $0.contentHuggingPriority = $1 }),
    Property(
      "contentCompressionResistancePriority", "UIViewContentCompressionResistancePriority",
      get: { $0.contentCompressionResistancePriority }, set: { $0.contentCompressionResistancePriority = $1 }),
    Property("layoutMargins", "UIViewLayoutMargins", get: { $0.ownLayoutMargins }, set: { $0.ownLayoutMargins = $1 }),
    Property(
      "preservesSuperviewLayoutMargins", "UIViewPreservesSuperviewMargins", get: { $0.preservesSuperviewLayoutMargins },
      set: { $0.preservesSuperviewLayoutMargins = $1 }),
    Property(
      "followsReadableWidth", "UIViewLayoutMarginsFollowReadableWidth", get: { $0.followsReadableWidth },
      set: { $0.followsReadableWidth = $1 }),
    Property(
      "insetsLayoutMarginsFromSafeArea", "UIViewInsetsLayoutMarginsFromSafeArea",
      get: { $0.insetsLayoutMarginsFromSafeArea }, set: { $0.insetsLayoutMarginsFromSafeArea = $1 }),
    Property(
      "restorationIdentifier", "UIRestorationIdentifier", get: { $0.restorationIdentifier },
      set: { $0.restorationIdentifier = $1 }),
    Property("contentStretch", "UIContentStretch", get: { $0.contentStretch }, set: { $0.contentStretch = $1 }),
    Property(
      "preservedMarginEdges", "UIViewPreservesSpecificSuperviewMargins", get: { $0.preservedMarginEdges },
      set: { $0.preservedMarginEdges = $1 }),
    Property(
      "traitCollection", "UIViewLocalOverrideTraitCollection", get: { $0.localTraits }, set: { $0.localTraits = $1 }),
    Property(
      "traitOverrides", "UIViewTraitOverrides", get: { $0.archivedTraitOverrides },
      set: { $0.archivedTraitOverrides = $1 }),
    Property(
      "largeContent", "UIViewLargeContentStoredProperties", get: { $0.largeContent }, set: { $0.largeContent = $1 }),
    Property("frame", get: { $0.frame }, set: { $0.frame = $1 }),
  ]
}
