import NibStandIns

/// The rows of a view.
///
/// - Seen: keys of views in compiled nibs; booleans are stored where they differ from the default.
@MainActor
enum ViewProperties {
  static let rows: [Property<UIView>] = [
    Property("bounds", \.bounds),
    Property("center", \.center),
    Property("backgroundColor", \.backgroundColor),
    Property("tintColor", \.ownTintColor),
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
    Property("isDeepDrawRect", \.isDeepDrawRect),
    Property(
      "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
    Property("contentHuggingPriority", row: "horizontalHuggingPriority", \.contentHuggingPriority),
    Property("contentCompressionResistancePriority", \.contentCompressionResistancePriority),
    Property("layoutMargins", \.ownLayoutMargins),
    // The same numbers; a flag of its own says where they begin.
    Property(
      "directionalLayoutMargins", get: { $0.marginsAreDirectional ? $0.directionalLayoutMargins : nil },
      set: { view, margins in
        view.ownLayoutMargins = margins.map {
          UIEdgeInsets(
            top: Double($0.top), left: Double($0.leading), bottom: Double($0.bottom), right: Double($0.trailing))
        }
      }),
    Property("marginsAreDirectional", \.marginsAreDirectional),
    Property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
    Property("followsReadableWidth", row: "layoutMarginsFollowReadableWidth", \.followsReadableWidth),
    Property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
    Property("restorationIdentifier", \.restorationIdentifier),
    Property("contentStretch", \.contentStretch),
    Property("preservedMarginEdges", \.preservedMarginEdges),
    Property("traitCollection", \.localTraits),
    Property("traitOverrides", \.archivedTraitOverrides),
    Property("largeContent", \.largeContent),
    Property("frame", \.frame),
    Property("layoutGuides", objects: \.layoutGuides),
  ]
}
