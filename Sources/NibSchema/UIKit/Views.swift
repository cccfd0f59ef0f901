import NibGraph

extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let viewKinds: [Catalog.Kind] = [
    Catalog.Kind("view") { view },
    Catalog.Kind("activityIndicatorView") { activityIndicatorView },
    Catalog.Kind("imageView") { imageView },
    Catalog.Kind("pickerView") { pickerView },
    Catalog.Kind("progressView") { progressView },
    Catalog.Kind("stackView") { stackView },
    Catalog.Kind("visualEffectView") { visualEffectView },
    Catalog.Kind("window") { window },
    Catalog.Kind("containerView") { containerView },
  ]

  /// Margins by the direction of writing: the key of other margins, and a flag. Inferred: from other readers of archives.
  static let directionalMargins: Row =
    .geometry("directionalLayoutMargins", .directionalInsets, nib: .key(.viewLayoutMargins))
    .whenPresent("directionalLayoutMargins")

  /// The flag beside them.
  static let directionalMarginsFlag: Row =
    .constant(nib: "UIViewLayoutMarginsAreDirectional", .bool(true)).whenPresent("directionalLayoutMargins")

  /// Documented: UIKit, UIView. Seen: every golden. Inherited by all views.
  public static let view = ElementSchema(
    "view", class: .class(.view),
    unarchived: [
      "focusGroupIdentifier": "the system groups what takes the focus",
      "keyboard": "there is no guide, and constraints to it are left out",
      "largeContentImage": "the view is not shown large",
      "largeContentTitle": "the view is not shown large",
      "scalesLargeContentImage": "the view is not shown large",
      "showsLargeContentViewer": "the view is not shown large",
    ],
    rows: [
      .custom(.frame),
      .custom(.subviews, nib: .key(.subviews)),
      .color("backgroundColor", nib: .key(.uiBackgroundColor)),
      .constant(nib: .key(.deepDrawRect), .bool(true)).since(.xcode8),
      .bool("opaque", nib: .key(.opaque), default: true, omit: false),
      .bool("hidden", nib: .key(.hidden), default: false, omit: false),
      .int("tag", nib: .key(.tag), omit: 0),
      .bool("userInteractionEnabled", nib: .key(.userInteractionDisabled), default: true, inverted: true, omit: false),
      .bool("multipleTouchEnabled", nib: "UIMultipleTouchEnabled", default: false, omit: false),
      .bool("autoresizesSubviews", nib: .key(.autoresizeSubviews), default: true, omit: false),
    ] + autoresizingMask + [
      .bool("clearsContextBeforeDrawing", nib: "UIClearsContextBeforeDrawing", default: true, omit: true),
      .geometry("contentStretch", .rect, nib: .key(.contentStretch)),
      .float("alpha", nib: .key(.alpha), omit: 1),
      .choice("contentMode", .contentMode, nib: "UIContentMode", omit: 0),
      .bool("clipsSubviews", nib: "UIClipsToBounds", default: false, omit: false),
      .color("tintColor", nib: .key(.tintColor)),
      .custom(.storyboardTint, nib: .key(.tintColor)).whenAbsent("tintColor"),
      .custom(.translatesMask),
      .custom(.constraints),
      .custom(.layoutGuides),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250),
      .priorities(
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
        nib: "UIViewContentCompressionResistancePriority", default: 750
      ).whenAbsent("contentCompressionResistancePriority"),
      .geometryText(
        "contentCompressionResistancePriority", .offset, nib: "UIViewContentCompressionResistancePriority"
      ).whenPresent("contentCompressionResistancePriority"),
      .geometry("layoutMargins", .insets, nib: .key(.viewLayoutMargins)).whenAbsent("directionalLayoutMargins"),
      directionalMargins,
      directionalMarginsFlag,
      .bool("preservesSuperviewLayoutMargins", nib: "UIViewPreservesSuperviewMargins", default: false, omit: false),
      .constant(nib: "UIViewPreservesSpecificSuperviewMargins", .int(15)).since(.xcode9)
        .when("preservesSuperviewLayoutMargins", in: ["YES"]),
      .bool(
        "layoutMarginsFollowReadableWidth", nib: "UIViewLayoutMarginsFollowReadableWidth", default: false,
        omit: false),
      .boolAsInt(
        "insetsLayoutMarginsFromSafeArea", nib: "UIViewInsetsLayoutMarginsFromSafeArea", default: true, omit: true),
      .choice(
        "semanticContentAttribute", .semanticContentAttribute, nib: .key(.viewSemanticContentAttribute), default: 0
      ).since(.xcode7),
      // Seen: 3 views for Apple TV have none.
      .constant(nib: .key(.viewLargeContentStoredProperties), .null).since(.xcode11).exceptOnTelevision(),
      .nonemptyString("restorationIdentifier", nib: "UIRestorationIdentifier"),
    ])

  /// A view of constraints that says no mask has another than one that is placed. Seen: 8 views of Xcode 4 and 5.
  static let autoresizingMask: [Row] = [
    .bits("autoresizingMask", .autoresizing, nib: .key(.autoresizingMask), default: 40, omit: 0).through(.xcode5)
      .when("translatesAutoresizingMaskIntoConstraints", in: ["NO"]),
    .bits("autoresizingMask", .autoresizing, nib: .key(.autoresizingMask), default: 36, omit: 0).through(.xcode5)
      .unless("translatesAutoresizingMaskIntoConstraints", in: ["NO"]),
    .bits("autoresizingMask", .autoresizing, nib: .key(.autoresizingMask), default: 36, omit: 0).since(.xcode6),
  ]

  /// The view that an embed segue fills. Seen: 12 goldens, archived as a plain view.
  public static let containerView = ElementSchema(
    "containerView", class: .class(.view), inherits: UIKitElements.view, rows: [])

  /// Documented: UIKit, UIImageView. Seen: Archives/Elements/imageView, 141 goldens.
  public static let imageView = ElementSchema(
    "imageView", class: .key(.imageView), inherits: UIKitElements.view,
    rows: [
      .custom(.properties(["adjustsImageWhenAncestorFocused"])),
      .bool("highlighted", nib: "UIHighlighted", default: false, omit: false),
      .image("highlightedImage", nib: "UIHighlightedImage"),
      .image("image", nib: .key(.image)),
      // Seen: 6 views of Xcode 14 to 16. Inferred: its place.
      .child("preferredSymbolConfiguration", nib: "UIPreferredSymbolConfiguration").since(.xcode11),
      .bool(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        nib: "UIAdjustsImageSizeForAccessibilityContentSizeCategory", default: false, omit: false
      ).since(.xcode9),
    ])

  /// Documented: UIKit, UIStackView. Seen: Archives/Elements/stackView, 82 goldens.
  ///
  /// Documented: the standard distance. Inferred: how it is archived.
  ///
  /// A stack view draws nothing and so has no background of its own until systems that draw one.
  public static let stackView = ElementSchema(
    "stackView", class: "UIStackView", inherits: UIKitElements.view,
    rows: [
      .color("backgroundColor", nib: .key(.uiBackgroundColor)).since(.xcode12),
      // Seen: 111 of Xcode 8 to 11 are opaque whatever they say, 26 of Xcode 12 to 15 as they say.
      .constant(nib: .key(.opaque), .bool(true)).through(.xcode11point4),
      .bool("opaque", nib: .key(.opaque), default: true, omit: false).since(.xcode12),
      .geometry("layoutMargins", .insets, nib: .key(.viewLayoutMargins), default: [0, 0, 0, 0])
        .whenAbsent("directionalLayoutMargins"),
      directionalMargins,
      .list("subviews", nib: "UIStackViewArrangedSubviews", .array),
      .choice("axis", .axis, nib: "UIStackViewAxis", default: 0),
      .choice("distribution", .distribution, nib: "UIStackViewDistribution", default: 0),
      .choice("alignment", .stackAlignment, nib: "UIStackViewAlignment", default: 0),
      .double("spacing", nib: "UIStackViewSpacing", default: 0).unless("spacingType", in: ["standard"]),
      // The system's distance is said by the smallest normal number of 32 bits.
      .constant(nib: "UIStackViewSpacing", .double(0x1p-126)).when("spacingType", in: ["standard"]),
      .bool("baselineRelativeArrangement", nib: "UIStackViewBaselineRelative", default: false),
      .bool("layoutMarginsRelativeArrangement", nib: "UIStackViewLayoutMarginsRelative", default: false)
        .whenAbsent("layoutMargins"),
      // Seen: 2 stack views with margins; 150 without and without the arrangement.
      .bool("layoutMarginsRelativeArrangement", nib: "UIStackViewLayoutMarginsRelative", default: true)
        .whenPresent("layoutMargins"),
    ])

  /// Documented: UIKit, UIVisualEffectView. Seen: 4 goldens.
  public static let visualEffectView = ElementSchema(
    "visualEffectView", class: "UIVisualEffectView", inherits: UIKitElements.view,
    rows: [
      .custom(.visualEffect)
    ])

  /// A window fills the screen unless its element says NO. Seen: 16 windows that say nothing.
  ///
  /// Documented: UIKit, UIWindow. Seen: 21 goldens.
  public static let window = ElementSchema(
    "window", class: "UIWindow", inherits: UIKitElements.view,
    rows: [
      // A window that is not shown at once is hidden in the first eras. Seen: 4 of 4.
      .bool("hidden", nib: .key(.hidden), default: false, omit: false).since(.xcode4point3),
      .constant(nib: .key(.hidden), .bool(true)).through(.xcode4).unless("visibleAtLaunch", in: ["YES"]),
      .bool("resizesToFullScreen", nib: "UIResizesToFullScreen", default: true, omit: false),
    ])

  /// Documented: UIKit, UIActivityIndicatorView. Seen: Archives/Elements/activityIndicatorView, 23 goldens.
  public static let activityIndicatorView = ElementSchema(
    "activityIndicatorView", class: "UIActivityIndicatorView", inherits: UIKitElements.view,
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 750,
        omit: (750, 750)),
      .choice("style", .activityStyle, nib: "UIActivityIndicatorViewStyle-Modern").since(.xcode11),
      .choice("style", .activityStyle, nib: "UIActivityIndicatorViewStyle", omit: 1).through(.xcode10point2),
      // Seen: 2 of 2 of the style that was left out before, of Xcode 14 and 16.
      .choice("style", .activityStyle, nib: "UIActivityIndicatorViewStyle").since(.xcode11),
      .color("color", nib: .class(.color)).since(.xcode11),
      .constant(nib: .class(.color), .null).since(.xcode11).whenAbsent("color"),
      // Seen: true for 365 without sources, of which 51 have a color; none of 24 others, which have no color of their own.
      // Inferred: since when.
      .constant(nib: "UIDisableUpdateColorOnTraitCollectionChange", .bool(true)).since(.xcode8).whenPresent("color"),
      .bool("hidesWhenStopped", nib: "UIHidesWhenStopped", default: false, omit: true),
      .bool("animating", nib: "UIAnimating", default: false, omit: false),
      // Older eras keep the color where other views keep their tint, and say that of the style for want of one.
      // Seen: 16 of 16, a white one of Xcode 9, and gray ones of Xcode 5 and 10. Inferred: a large one is white. None of 7 of
      // Xcode 3.2 has one, whose iOS 4 knows no color of spinners.
      .color("color", nib: .key(.tintColor), default: .spinnerWhite).since(.xcode4point3).through(.xcode10point2)
        .unless("style", in: ["gray"]),
      .color("color", nib: .key(.tintColor), default: .spinnerGray).since(.xcode4point3).through(.xcode10point2)
        .when("style", in: ["gray"]),
      // Later ones keep it in both places. Seen: 2 of 2 in documents of 2 apps, of Xcode 14 and 16; none of 3 without.
      .color("color", nib: .key(.tintColor)).since(.xcode11).whenPresent("color"),
      .color("tintColor", nib: .key(.tintColor)).since(.xcode11).whenAbsent("color"),
    ])

  /// Documented: UIKit, UIProgressView. Seen: Archives/Elements/progressView, and 21 goldens with the sizes and the
  /// hugging, 1 image of the progress without its source; the image of the track Inferred from its tint.
  public static let progressView = ElementSchema(
    "progressView", class: "UIProgressView", inherits: UIKitElements.view,
    sizes: [
      ControlSize(height: 4, since: .xcode12point4),
      ControlSize(height: 3, since: .xcode11, when: ("progressViewStyle", "bar")),
    ],
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        omit: (250, 750)),
      .choice("progressViewStyle", .progressStyle, nib: "UIProgressViewStyle", omit: 0),
      .float("progress", nib: "UIProgress", omit: 0),
      .color("progressTintColor", nib: "UIProgressProgressTintColor"),
      .color("trackTintColor", nib: "UIProgressTrackTintColor"),
      .image("progressImage", nib: "UIProgressProgressImage"),
      .image("trackImage", nib: "UIProgressTrackImage"),
    ])

  /// Documented: UIKit, UIPickerView. Seen: 6 goldens.
  public static let pickerView = ElementSchema(
    "pickerView", class: "UIPickerView", inherits: UIKitElements.view,
    // Documented: without effect since iOS 7. Seen: no archive of Xcode 9 or later has it.
    ignored: ["showsSelectionIndicator"],
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true),
      .bool("showsSelectionIndicator", nib: "UIShowsSelectionBar", default: true)
        .through(.xcode10point2),
      .constant(nib: "UIAllowSelectingCells", .bool(true)),
    ])
}

extension CustomLowering {
  /// A visual effect view: effect and content view.
  public static var visualEffect: Self {
    Self(
      .uiKit(.views(.visualEffect)), reads: ["blurEffect", "vibrancyEffect", "contentView"],
      writes: [.key(.visualEffectViewEffect), .key(.visualEffectViewGroupName), .key(.visualEffectViewContentView)])
  }
}
