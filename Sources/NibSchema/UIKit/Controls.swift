import NibGraph

extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let controlKinds: [Catalog.Kind] = [
    Catalog.Kind("control") { control },
    Catalog.Kind("button") { button },
    Catalog.Kind("datePicker") { datePicker },
    Catalog.Kind("pageControl", describesClass: true) { pageControl },
    Catalog.Kind("segmentedControl") { segmentedControl },
    Catalog.Kind("slider") { slider },
    Catalog.Kind("stepper", describesClass: true) { stepper },
    Catalog.Kind("switch") { `switch` },
    Catalog.Kind("refreshControl", describesClass: true) { refreshControl },
  ]

  /// Documented: UIKit, UIControl. Seen: goldens with buttons, fields, switches.
  public static let control = ElementSchema(
    "control", class: "UIControl", inherits: UIKitElements.view,
    unarchived: [
      "changesSelectionAsPrimaryAction": "a tap does not select the control",
      "showsMenuAsPrimaryAction": "a tap shows no menu",
      "toolTip": "the control has no tip",
    ],
    rows: [
      .choice("contentVerticalAlignment", .verticalAlignment, nib: "UIContentVerticalAlignment", omit: 0),
      .choice("contentVerticalAlignment", .verticalAlignment, nib: "UIContentVerticalAlignment2", omit: 0)
        .since(.xcode11),
      .choice("contentHorizontalAlignment", .horizontalAlignment, nib: "UIContentHorizontalAlignment", omit: 0),
      .bool("enabled", nib: "UIDisabled", default: true, inverted: true, omit: false),
      .bool("highlighted", nib: "UIHighlighted", default: false, omit: false),
      .bool("selected", nib: "UISelected", default: false, omit: false),
      // Xcode 15.0 alone says it of each control. Seen: 9 controls with, 300 of other compilers without.
      .bool("pointerInteraction", nib: "UIPointerInteractionEnabled", default: false, omit: false).since(.xcode12point5)
        .through(.xcode14point3),
      .bool("pointerInteraction", nib: "UIPointerInteractionEnabled", default: false).since(.xcode15).through(.xcode15),
      .bool("pointerInteraction", nib: "UIPointerInteractionEnabled", default: false, omit: false)
        .since(.xcode15point1),
    ])

  /// Documented: UIKit, UIButton. Seen: Archives/Elements/button, 400 goldens.
  ///
  /// Documented: the role and its values. Inferred: its key.
  ///
  /// `UIRoundedRectButton` for systems before 7: the compiler sets it with the look of its states.
  public static let button = ElementSchema(
    "button", class: .class(.button), inherits: UIKitElements.control,
    ignored: ["hasAttributedTitle"],
    segueEvents: .touchUpInside,
    rows: [
      // Seen: 20 buttons of these types.
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250
      ).unless("buttonType", in: ["contactAdd", "detailDisclosure"]),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).when("buttonType", in: ["contactAdd", "detailDisclosure"]),
      .custom(.buttonStates),
      .bool(
        "reversesTitleShadowWhenHighlighted", nib: "UIReversesTitleShadowWhenHighlighted", default: false, omit: false),
      .bool("showsTouchWhenHighlighted", nib: "UIShowsTouchWhenHighlighted", default: false, omit: false),
      .bool("adjustsImageWhenHighlighted", nib: "UIAdjustsImageWhenHighlighted", default: true, omit: false),
      .bool("adjustsImageWhenDisabled", nib: "UIAdjustsImageWhenDisabled", default: true, omit: false),
      .choice("buttonType", .buttonType, nib: "UIButtonType", omit: 0),
      // The system's font of 18 points is a button's own. Seen: left out of 1 button of Xcode 12, none of 280 fonts of
      // buttons up to then, 3 fonts of Xcode 13 and later.
      .font("fontDescription", nib: .key(.font), default: .systemButton, omitSystem: 18).through(.xcode12point5)
        .when("buttonType", in: ["roundedRect", "system"]),
      .font("fontDescription", nib: .key(.font), default: .systemButton)
        .when("buttonType", in: ["roundedRect", "system"]).whenAbsent("configuration").since(.xcode13),
      .font("fontDescription", nib: .key(.font)).when("buttonType", in: ["roundedRect", "system"])
        .whenPresent("configuration").since(.xcode13),
      .font("fontDescription", nib: .key(.font), omitSystem: 18).through(.xcode12point3)
        .unless("buttonType", in: ["roundedRect", "system"]),
      .font("fontDescription", nib: .key(.font), omitSystem: 18).since(.xcode12point4).through(.xcode12point5)
        .when("buttonType", in: otherButtonTypes),
      // Seen: 62 buttons of no type with one, the first of Xcode 12.4. Inferred: not before.
      .font("fontDescription", nib: .key(.font), default: .system(18)).since(.xcode12point4).whenAbsent("buttonType"),
      .font("fontDescription", nib: .key(.font)).since(.xcode13).when("buttonType", in: otherButtonTypes),
      // Seen: 215 buttons with the middle truncated and without the key. Inferred: the key, by its name in labels.
      .choice("lineBreakMode", .lineBreakMode, nib: "UILineBreakMode", omit: 5),
      .choice("role", .buttonRole, nib: "UIButtonRole", omit: 0).since(.xcode11),
      .bool(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        nib: "UIAdjustsImageSizeForAccessibilityContentSizeCategory", default: false, omit: false
      ).since(.xcode9),
      .geometry("contentEdgeInsets", .insets, nib: .key(.contentEdgeInsets)),
      .geometry("titleEdgeInsets", .insets, nib: .key(.titleEdgeInsets)),
      .geometry("imageEdgeInsets", .insets, nib: .key(.imageEdgeInsets)),
      .custom(.configuredInsets, nib: .key(.imageEdgeInsets)).since(.xcode13)
        .whenPresent("configuration").whenAbsent("imageEdgeInsets"),
      .geometry("titleShadowOffset", .size, nib: .key(.titleShadowOffset)),
      // Seen: nil in all buttons without one, of 23 Xcodes.
      .child("configuration", nib: "UIButtonConfiguration").since(.xcode13).whenPresent("configuration"),
      .constant(nib: "UIButtonConfiguration", .null).since(.xcode13).whenAbsent("configuration"),
      .bool("springLoaded", nib: "UISpringLoaded", default: false, omit: false),
      // Seen: 1 button of Xcode 15. Inferred: the place of the two.
      .constant(nib: "UIContextMenuIsEnabled", .bool(true)).since(.xcode13).whenPresent("menu"),
      .child("menu", nib: "UIButtonMenu").since(.xcode13),
    ])

  private static let otherButtonTypes = Choice.buttonType.entries.map(\.name).filter {
    !["roundedRect", "system"].contains($0)
  }

  /// Documented: UIKit, UIDatePicker; a picker that is given no date shows the current one. Seen: 11 goldens.
  ///
  /// Inferred: so one that is to use the current date has none, whatever date the document was saved with, but for systems
  /// before iOS 14, which know no such pickers; and the order of the dates and the locale.
  public static let datePicker = ElementSchema(
    "datePicker", class: "UIDatePicker", inherits: UIKitElements.control,
    segueEvents: .valueChanged,
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).through(.xcode13point4),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250
      ).since(.xcode14),
      .choice("datePickerMode", .datePickerMode, nib: "UIDatePickerMode", omit: 2),
      .choice("style", .datePickerStyle, nib: "UIPreferredDatePickerStyle", omit: 0).since(.xcode13),
      .child("date", nib: .key(.date)).unless("useCurrentDate", in: ["YES"]),
      .custom(.currentDate).since(.xcode13),
      .child("locale", nib: "UILocale"),
      .child("minimumDate", nib: "UIMinimumDate"),
      .child("maximumDate", nib: "UIMaximumDate"),
      .int("minuteInterval", nib: "UIMinuteInterval", omit: 1),
      // Seen: 2 pickers without sources, which have both.
      .float("countDownDuration", nib: "UICountDownDuration", omit: 0),
      .constant(nib: "UIDatePickerUseCurrentDateDuringDecoding", .bool(false)).since(.xcode13)
        .when("useCurrentDate", in: ["NO"]),
    ])

  /// Documented: UIKit, UIPageControl. Seen: Archives/Elements/pageControl, 2 goldens.
  public static let pageControl = ElementSchema(
    "pageControl", class: "UIPageControl", inherits: UIKitElements.control,
    unarchived: [
      "allowsContinuousInteraction": "the control is dragged as by default",
      "backgroundStyle": "the background is the default one",
    ],
    segueEvents: .valueChanged,
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true),
      .int("numberOfPages", nib: "UINumberOfPages", omit: 0),
      .int("currentPage", nib: "UICurrentPage", omit: 0).through(.xcode11point4),
      .int("currentPage", nib: "UICurrentPage", default: 0).since(.xcode12),
      .bool("hidesForSinglePage", nib: "UIHideForSinglePage", default: false, omit: false),
      .bool("defersCurrentPageDisplay", nib: "UIDefersCurrentPageDisplay", default: false, omit: false),
      .color("currentPageIndicatorTintColor", nib: "UICurrentPageIndicatorTintColor"),
      .color("pageIndicatorTintColor", nib: "UIPageIndicatorTintColor"),
    ])

  /// Documented: UIKit, UIRefreshControl. Inferred: archived as the control that it is.
  public static let refreshControl = ElementSchema(
    "refreshControl", class: .key(.refreshControl), inherits: UIKitElements.control,
    rows: [
      .attributedString("attributedTitle", nib: .key(.attributedTitle))
    ])

  /// Documented: UIKit, UISegmentedControl. Seen: Archives/Elements/segmentedControl, 24 goldens.
  public static let segmentedControl = ElementSchema(
    "segmentedControl", class: "UISegmentedControl", inherits: UIKitElements.control,
    // Documented: without effect since iOS 7. Seen: no archive of Xcode 8 or later has it, 9 of which say a style.
    ignored: ["segmentControlStyle"],
    segueEvents: .valueChanged,
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true),
      .bool("pointerInteraction", nib: "UIPointerInteractionEnabled", default: true).since(.xcode12point5),
      .bool("momentary", nib: "UIMomentary", default: false, omit: false),
      .custom(.segmentSubviews, nib: .key(.subviews)),
      .custom(.segments),
      .choice("segmentControlStyle", .segmentControlStyle, nib: "UISegmentedControlStyle", omit: 0).through(
        .xcode8beta),
      // The tint has a key of its own, and never that of views. Seen: 5 archives.
      .color("tintColor", nib: .key(.tintColor)).whenAbsent("tintColor"),
      .color("tintColor", nib: .key(.segmentedControlTintColor)),
      .color("selectedSegmentTintColor", nib: "UISegmentedControlSelectedSegmentTintColor"),
      .int("selectedSegmentIndex", nib: "UISelectedSegmentIndex", default: -1),
      .bool(
        "apportionsSegmentWidthsByContent", nib: "UIApportionsSegmentWidthsByContent", default: false, omit: false),
    ])

  /// Documented: UIKit, UISlider. Seen: Archives/Elements/slider, 20 goldens. Inferred: keys of images and
  /// colours, by other readers of archives.
  public static let slider = ElementSchema(
    "slider", class: "UISlider", inherits: UIKitElements.control,
    segueEvents: .valueChanged,
    rows: [
      // Seen: 4 sliders of Xcode 11, none of other eras.
      .constant(nib: "UIHitTestDirectionalInsets", .string("{-12.5, -12.5, -12.5, -12.5}"))
        .since(.xcode11).through(.xcode11point4),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true),
      .float("minValue", nib: "UIMinValue", default: 0, omit: 0),
      .float("maxValue", nib: "UIMaxValue", default: 1, omit: 1),
      .float("value", nib: .key(.value), default: 0, omit: 0),
      .image("minimumValueImage", nib: "UIMinimumValueImage"),
      .image("maximumValueImage", nib: "UIMaximumValueImage"),
      .bool("continuous", nib: "UIContinuous", default: true, omit: true),
      .color("minimumTrackTintColor", nib: "UIMinimumTintColor"),
      .color("maximumTrackTintColor", nib: "UIMaximumTintColor"),
      .color("thumbTintColor", nib: "UIThumbTintColor"),
      .constant(nib: "UIBehavioralStyle", .int(0)).since(.xcode13),
    ])

  /// Documented: UIKit, UIStepper. Seen: 27 goldens with a maximum, all of one size and with hugging of 750.
  /// Inferred: the other keys, by other readers of archives; the size before Xcode 11.3.
  public static let stepper = ElementSchema(
    "stepper", class: "UIStepper", inherits: UIKitElements.control,
    sizes: [ControlSize(width: 94, height: 32, since: .xcode11)],
    segueEvents: .valueChanged,
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 750,
        omit: (750, 750)),
      .double("value", nib: .key(.value), omit: 0),
      .double("minimumValue", nib: "UIMinimumValue", omit: 0),
      .double("maximumValue", nib: "UIMaximumValue", default: 100, omit: 100),
      .double("stepValue", nib: "UIStepValue", default: 1, omit: 1),
      .bool("autorepeat", nib: "UIAutorepeat", default: true, omit: true),
      .bool("continuous", nib: "UIContinuous", default: true, omit: true),
      .bool("wraps", nib: "UIWraps", default: false, omit: false),
    ])

  /// Documented: UIKit, UISwitch. Seen: Archives/Elements/switch, 33 goldens.
  ///
  /// A disabled switch is half transparent; hugging is left out at its default of 750. The size is that of 17 switches, of
  /// which 1 of Xcode 10 is narrower in its document. Inferred: since Xcode 9.
  public static let `switch` = ElementSchema(
    "switch", class: "UISwitch", inherits: UIKitElements.control,
    unarchived: [
      "preferredStyle": "the system's style"
    ],
    sizes: [ControlSize(width: 51, height: 31, since: .xcode9), ControlSize(width: 63, height: 28, since: .xcode26)],
    segueEvents: .valueChanged,
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 750,
        omit: (750, 750)),
      // Seen: 8 of 8 switches of Xcode 5 and 6, none of 1 of a later one.
      .constant(nib: .key(.alpha), .float(0.5)).through(.xcode6).when("enabled", in: ["NO"]),
      .float("alpha", nib: .key(.alpha), omit: 1).through(.xcode6).unless("enabled", in: ["NO"]),
      .float("alpha", nib: .key(.alpha), omit: 1).since(.xcode7),
      .bool("enabled", nib: "UISwitchEnabled", default: true, omit: false),
      .nonemptyString("title", nib: "UISwitchTitle").localizable().since(.xcode13),
      .custom(.switchFrame),
      .bool("on", nib: "UISwitchOn", default: false, omit: false),
      .color("onTintColor", nib: "UISwitchOnTintColor"),
      .color("thumbTintColor", nib: "UISwitchThumbTintColor"),
      .image("onImage", nib: "UISwitchOnImage"),
      .image("offImage", nib: "UISwitchOffImage"),
    ])
}

extension CustomLowering {
  package enum UIKitSegments: Sendable { case segmentSubviews, segments }
  package enum UIKitButtons: Sendable { case buttonStates, configuredInsets, menuName }
  package enum UIKitControls: Sendable { case switchFrame, currentDate }

  /// `UISubviews` of a segmented control: the segments, which are no elements of their own in archives.
  public static var segmentSubviews: Self {
    Self(.uiKit(.segments(.segmentSubviews)), reads: ["subviews", "segments", "frame"], writes: [.key(.subviews)])
  }

  /// A button's titles and images: a dictionary by state, with defaults in old eras.
  public static var buttonStates: Self {
    Self(
      .uiKit(.buttons(.buttonStates)), reads: ["state", "buttonType", "enabled", "customClass", "configuration"],
      writes: [.key(.buttonStatefulContent)])
  }

  /// `UIImageEdgeInsets` of a button with a configuration, for systems that know none.
  public static var configuredInsets: Self {
    Self(.uiKit(.buttons(.configuredInsets)), writes: [.key(.imageEdgeInsets)])
  }

  /// `UISegments`: segment views with computed frames.
  public static var segments: Self {
    Self(
      .uiKit(.segments(.segments)), reads: ["segments", "frame"],
      writes: [.key(.segments), .key(.segmentedControlTintColor)])
  }

  /// A switch's frame as a runtime attribute: the switch sets its own size when it wakes.
  public static var switchFrame: Self { Self(.uiKit(.controls(.switchFrame)), reads: ["frame"]) }

  /// `UIDate` of a picker of the current date: the one that the document was saved with, for systems before iOS 14.
  ///
  /// Seen: 20 pickers of Xcode 13 and later have a date there, that of the compile, and none for iOS 14.
  public static var currentDate: Self {
    Self(.uiKit(.controls(.currentDate)), reads: ["date"], writes: [.key(.date)])
  }
}
