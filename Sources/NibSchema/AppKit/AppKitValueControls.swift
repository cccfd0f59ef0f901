import NibGraph

/// Controls that show or set a value, and their cells.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let valueControlKinds: [Catalog.Kind] = [
    Catalog.Kind("calendarDate") { calendarDate },
    Catalog.Kind("timeZone") { timeZone },
    Catalog.Kind("colorWell", describesClass: true) { colorWell },
    Catalog.Kind("date") { date },
    Catalog.Kind("datePicker") { datePicker },
    Catalog.Kind("datePickerCell") { datePickerCell },
    Catalog.Kind("levelIndicator") { levelIndicator },
    Catalog.Kind("levelIndicatorCell", describesClass: true) { levelIndicatorCell },
    Catalog.Kind("progressIndicator") { progressIndicator },
    Catalog.Kind("segment") { segment },
    Catalog.Kind("segmentedCell") { segmentedCell },
    Catalog.Kind("segmentedControl") { segmentedControl },
    Catalog.Kind("slider") { slider },
    Catalog.Kind("sliderCell") { sliderCell },
    Catalog.Kind("stepper") { stepper },
    Catalog.Kind("stepperCell", describesClass: true) { stepperCell },
    Catalog.Kind("switch", describesClass: true) { `switch` },
  ]

  /// Documented: AppKit, NSSlider. Seen: 3 sliders.
  package static let slider = ElementSchema(
    "slider", class: "NSSlider", inherits: control,
    rows: [
      .list("subviews", nib: .key(.nsSubviews), .mutableArray, always: true),
      hugging((250, 750)),
      .constant(nib: .key(.nsControlSendActionMask), .int(70)).when("cell.continuous", in: ["YES"]),
      .constant(nib: .key(.nsControlSendActionMask), .int(4)).unless("cell.continuous", in: ["YES"]),
    ])

  /// Documented: AppKit, NSSliderCell. Seen: 3 cells, and 10 of older archives.
  package static let sliderCell = ElementSchema(
    "sliderCell", class: "NSSliderCell", inherits: plainCell, role: .object,
    rows: [
      .packed(nib: .key(.nsCellFlags), cellFlags(border: nil, isText: false) + [.bool("continuous", mask: 0x4_0100)])
        .whenAbsent("font"),
      // Seen: a cell with a font; 0 of 13 without.
      .packed(
        nib: .key(.nsCellFlags),
        cellFlags(border: nil, isText: false) + [.bool("continuous", mask: 0x4_0100), .constant(mask: 0x400_0000)]
      ).whenPresent("font"),
      .font("font", nib: .key(.nsSupport)),
      .double("maxValue", nib: "NSMaxValue", default: 1),
      .double("minValue", nib: "NSMinValue", default: 0),
      .double("doubleValue", nib: .class(.value), default: 0),
      .double("altIncrementValue", nib: "NSAltIncValue", default: 0),
      .int("numberOfTickMarks", nib: "NSNumberOfTickMarks", default: 0),
      .choice("tickMarkPosition", .tickMarkPosition, nib: "NSTickMarkPosition", default: 0),
      .bool("allowsTickMarkValuesOnly", nib: "NSAllowsTickMarkValuesOnly", default: false),
      .constant(nib: "NSVertical", .bool(true)).when("tickMarkPosition", in: verticalTickMarks),
      .constant(nib: "NSVertical", .bool(false)).unless("tickMarkPosition", in: verticalTickMarks),
      .choice("sliderType", .sliderType, nib: "NSSliderType", omit: 0),
    ])

  private static let verticalTickMarks = ["left", "right", "leading", "trailing"]

  /// Documented: AppKit, NSStepper. Seen: 2 steppers.
  package static let stepper = ElementSchema(
    "stepper", class: "NSStepper", inherits: control,
    rows: [
      hugging((750, 750)),
      .bool("cell.autorepeat", nib: .key(.nsControlContinuous), default: true),
      .constant(nib: .key(.nsControlSendActionMask), .int(4)).when("cell.autorepeat", in: ["NO"]),
      .constant(nib: .key(.nsControlSendActionMask), .int(0x1_0002)).unless("cell.autorepeat", in: ["NO"]),
      .constant(nib: "NSStepperMinValue", .double(0)),
      .constant(nib: "NSStepperMaxValue", .double(0)),
      // What a new stepper has: 5 of 5 steppers of 11.2; none of today's 6.
      .constant(nib: "NSStepperIncrement", .double(1)).through(.xcode12point5),
      .constant(nib: "NSStepperIncrement", .double(0)).since(.xcode13),
      .constant(nib: "NSStepperWraps", .bool(true)).through(.xcode12point5),
      .constant(nib: "NSStepperWraps", .bool(false)).since(.xcode13),
      .constant(nib: "NSStepperAutorepeat", .bool(true)).through(.xcode12point5),
      .constant(nib: "NSStepperAutorepeat", .bool(false)).since(.xcode13),
    ])

  /// Documented: AppKit, NSStepperCell. Seen: 2 cells.
  package static let stepperCell = ElementSchema(
    "stepperCell", class: "NSStepperCell", inherits: plainCell, role: .object,
    // A stepper repeats or not; it sends its action each time. Seen: the bit is that of `autorepeat`.
    ignored: ["continuous"],
    rows: [
      .font("font", nib: .key(.nsSupport)),
      .packed(
        nib: .key(.nsCellFlags),
        cellFlags(border: nil, isText: false) + [.bool("autorepeat", mask: 0xC_0020, default: true)]),
      .double("doubleValue", nib: .class(.value), default: nil, omit: 0),
      .double("minValue", nib: "NSMinValue", default: nil, omit: 0),
      .double("maxValue", nib: "NSMaxValue", default: nil, omit: 0),
      .double("increment", nib: "NSIncrement", default: 1, omit: 0),
      .bool("valueWraps", nib: "NSValueWraps", default: false, omit: false),
      .bool("autorepeat", nib: "NSAutorepeat", default: true, omit: false),
    ])

  /// Documented: AppKit, NSProgressIndicator. Seen: 2 indicators, and 5 of older archives.
  package static let progressIndicator = ElementSchema(
    "progressIndicator", class: .class(.nsProgressIndicator), inherits: view,
    rows: [
      hugging((250, 750)),
      // 0 of 18 indicators up to 16.1. From 26 on 2 of 2 without a bezel; of 4 others that do not say it none.
      .bool("wantsLayer", nib: .key(.nsViewIsLayerTreeHost), default: true, omit: false).since(.xcode26).when(
        "bezeled", in: ["NO"]),
      .bool("wantsLayer", nib: .key(.nsViewIsLayerTreeHost), default: nil, omit: false).since(.xcode26).unless(
        "bezeled", in: ["NO"]),
      .bool("wantsLayer", nib: .key(.nsViewIsLayerTreeHost), default: nil, omit: false).through(.xcode16),
      // 10 of 10 indicators up to 12.0 have a bit that no newer one has.
      .packed(nib: "NSpiFlags", progressFlags + [.constant(mask: 0x8)]).through(.xcode12),
      .packed(nib: "NSpiFlags", progressFlags).since(.xcode12point3),
      .double("minValue", nib: "NSMinValue", default: nil, omit: 0),
      .double("maxValue", nib: "NSMaxValue", default: 100),
      .double("doubleValue", nib: "NSProgressIndicatorDoubleValue", default: nil, omit: 0),
    ])

  private static let progressFlags: [PackedField] = [
    .bool("bezeled", mask: 0x1, default: true),
    .bool("indeterminate", mask: 0x2),
    .constant(mask: 0x4004),
    .choice("controlSize", .controlSize, mask: 0x300),
    .choice("style", .progressIndicatorStyle, mask: 0x1000),
    .bool("displayedWhenStopped", mask: 0x2000, default: true, inverted: true),
  ]

  /// Documented: AppKit, NSLevelIndicator. Seen: an indicator of the newest archives.
  package static let levelIndicator = ElementSchema(
    "levelIndicator", class: "NSLevelIndicator", inherits: control, rows: [hugging((250, 750))])

  /// Documented: AppKit, NSLevelIndicatorCell. Seen: a cell, and one of an older archive; what they do not say is inferred from the
  /// names of the class's properties.
  package static let levelIndicatorCell = ElementSchema(
    "levelIndicatorCell", class: "NSLevelIndicatorCell", inherits: plainCell, role: .object,
    rows: [
      .packed(
        nib: .key(.nsCellFlags), cellFlags(border: nil, isText: false) + [.bool("continuous", mask: 0x4_0100)]),
      .double("doubleValue", nib: .class(.value), default: nil, omit: 0),
      .double("minValue", nib: "NSMinValue", default: nil, omit: 0),
      .double("maxValue", nib: "NSMaxValue", default: 5, omit: 0),
      .double("warningValue", nib: "NSWarningValue", default: nil, omit: 0),
      .double("criticalValue", nib: "NSCriticalValue", default: nil, omit: 0),
      .choice("levelIndicatorStyle", .levelStyle, nib: "NSIndicatorStyle", default: 2, omit: 0),
      .int("numberOfTickMarks", nib: "NSNumberOfTickMarks", omit: 0),
      .int("numberOfMajorTickMarks", nib: "NSNumberOfMajorTickMarks", omit: 0),
    ])

  /// Documented: AppKit, NSSwitch. Inferred: it has no cell in its document, and no key of its own but its state's.
  package static let `switch` = ElementSchema(
    "switch", class: .class(.nsSwitch), inherits: control,
    rows: [
      hugging((750, 750)),
      .choice("controlSize", .controlSize, nib: .key(.nsControlSize), default: 0),
      .choice("alignment", .cellAlignment, nib: .key(.nsControlTextAlignment), default: 4),
      .choice("baseWritingDirection", .baseWritingDirection, nib: .key(.nsControlWritingDirection), default: -1),
      .choice("state", .switchState, nib: "NSControlContents", omit: 0),
    ])

  /// Documented: AppKit, NSColorWell. Seen: 3 wells.
  package static let colorWell = ElementSchema(
    "colorWell", class: "NSColorWell", inherits: control,
    rows: [
      .list("subviews", nib: .key(.nsSubviews), .mutableArray, always: true),
      .strings(nib: "NSDragTypes", class: .class(.nsMutableSet), ["NSColor pasteboard type"]),
      .constant(nib: .key(.nsControlTextAlignment), .int(0)),
      .constant(nib: .key(.nsControlWritingDirection), .int(0)),
      .bool("bordered", nib: "NSIsBordered", default: true),
      .color("color", nib: .key(.nsColor)),
    ])

  /// Documented: AppKit, NSDatePicker. Seen: a picker of the newest archives.
  package static let datePicker = ElementSchema(
    "datePicker", class: "NSDatePicker", inherits: control,
    rows: [hugging((250, 750)), .constant(nib: "presentsCalendarOverlay", .bool(false))])

  /// Documented: AppKit, NSDatePickerCell. Seen: a cell, and 2 of an older archive; the style, the mode and the limits are
  /// inferred from the names of the class's properties.
  package static let datePickerCell = ElementSchema(
    "datePickerCell", class: "NSDatePickerCell", inherits: plainCell, role: .object,
    rows: [
      .packed(nib: .key(.nsCellFlags), cellFlags(border: .cellBorder)),
      .child("date", nib: .key(.nsContents)),
      .font("font", nib: .key(.nsSupport)),
      .double("timeInterval", nib: "NSTimeInterval", default: 0),
      .bits("datePickerElements", .datePickerElements, nib: "NSDatePickerElements", default: 0xEC),
      .choice("datePickerStyle", .datePickerCellStyle, nib: "NSDatePickerType", omit: 0),
      .choice("datePickerMode", .datePickerCellMode, nib: "NSDatePickerMode", omit: 0),
      .child("minDate", nib: "NSMinDate"),
      .child("maxDate", nib: "NSMaxDate"),
      .bool("drawsBackground", nib: .key(.nsDrawsBackground), default: nil, omit: false),
      .color("backgroundColor", nib: .key(.nsBackgroundColor)),
      .color("textColor", nib: .key(.nsTextColor)),
      .bool("useCurrentDate", nib: "NSDatePickerUseCurrentDateDuringDecoding", default: false),
    ])

  /// A moment: seconds since the start of 2001. Seen: archives of UIKit.
  package static let date = ElementSchema(
    "date", class: .class(.date), role: .object,
    rows: [.double("timeIntervalSinceReferenceDate", nib: "NS.time", default: 0)])

  /// A moment in the form of older documents, with a time zone and a format; without a zone it is a moment as any other.
  ///
  /// Seen: 4 dates of documents of Xcode 3 and 4, one of which Interface Builder rewrote, and 2 of an old archive.
  package static let calendarDate = ElementSchema(
    "calendarDate", class: .class(.nsCalendarDate), role: .object,
    rows: [
      .double("timeIntervalSinceReferenceDate", nib: "NS.time", default: 0),
      .child("timeZone", nib: .key(.nsTimeZone)),
      .string("calendarFormat", nib: .key(.nsFormat)).whenPresent("timeZone"),
    ])

  /// A time zone, with what it knows of its clocks where the document has that. Seen: those of 6 dates. Inferred: that one
  /// without is known by its name.
  package static let timeZone = ElementSchema(
    "timeZone", class: .class(.nsTimeZone), role: .object,
    rows: [.string("name", nib: "NS.name").required(), .custom(.timeZoneData)])

  /// Documented: AppKit, NSSegmentedControl. Seen: 13 controls.
  package static let segmentedControl = ElementSchema(
    "segmentedControl", class: "NSSegmentedControl", inherits: control,
    rows: [.list("subviews", nib: .key(.nsSubviews), .mutableArray, always: true), hugging((250, 750))])

  /// Documented: AppKit, NSSegmentedCell. Seen: 13 cells.
  package static let segmentedCell = ElementSchema(
    "segmentedCell", class: "NSSegmentedCell", inherits: plainCell, role: .object,
    rows: [
      .packed(nib: .key(.nsCellFlags), cellFlags(border: .cellBorder)),
      .font("font", nib: .key(.nsSupport)),
      .list("segments", nib: "NSSegmentImages", .mutableArray, always: true),
      .custom(.selectedSegment),
      .constant(nib: "NSSegmentStyleSeparated", .int(1)).when("style", in: ["separated"]),
      .choice("trackingMode", .segmentTracking, nib: "NSTrackingMode", omit: 0),
      .choice("style", .segmentStyle, nib: "NSSegmentStyle", default: 0),
      .choice("segmentDistribution", .segmentDistribution, nib: "NSSegmentDistribution", default: 0),
    ])

  /// Documented: AppKit, NSSegmentedControl. Seen: 33 segments.
  package static let segment = ElementSchema(
    "segment", class: "NSSegmentItem", role: .object,
    rows: [
      .double("width", nib: "NSSegmentItemWidth", default: nil, omit: 0),
      .image("image", nib: "NSSegmentItemImage"),
      .string("label", nib: "NSSegmentItemLabel").localizable(as: "ibShadowedLabels", .indexed).unlessNil("label"),
      .constant(nib: "NSSegmentItemLabel", .string("")).whenAbsent("label"),
      .child("menu", nib: "NSSegmentItemMenu"),
      .int("tag", nib: "NSSegmentItemTag", omit: 0),
      .bool("selected", nib: "NSSegmentItemSelected", default: false, omit: false),
      .bool("enabled", nib: "NSSegmentItemDisabled", default: true, inverted: true, omit: false),
      .choice("imageScaling", .segmentScaling, nib: "NSSegmentItemImageScaling", default: 0),
      .string("toolTip", nib: "NSSegmentItemTooltip").localizable(as: "ibShadowedToolTips", .indexed),
    ])
}

extension CustomLowering {
  /// `NS.data` of a time zone: the bytes of the file that tells of its clocks.
  public static var timeZoneData: Self {
    Self(.appKit(.controls(.timeZoneData)), reads: ["data"], writes: [AppKitKey.data.rawValue])
  }

  /// `NSSelectedSegment`: the last selected segment's place.
  public static var selectedSegment: Self {
    Self(.appKit(.controls(.selectedSegment)), reads: ["segments"], writes: [.key(.nsSelectedSegment)])
  }
}
