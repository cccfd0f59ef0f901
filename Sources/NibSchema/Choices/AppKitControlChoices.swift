/// Raw values of the attributes of AppKit's controls. Documented: the enumerations of AppKit of those names; those of
/// archives that count otherwise say so.
extension Choice {
  package static let menuItemState = Choice("menuItemState", [("off", 0), ("on", 1), ("mixed", -1)])
  static let switchState = Choice("switchState", [("off", 0), ("on", 1)])
  static let preferredEdge = Choice("preferredEdge", [("minX", 0), ("minY", 1), ("maxX", 2), ("maxY", 3)])
  /// Documented: NSPopover.Behavior.
  static let seguePopover = Choice("popoverBehavior", [("a", 0), ("t", 1), ("s", 2)])
  /// Documented: NSTableView.RowSizeStyle.
  static let tableRowSize = Choice(
    "rowSizeStyle", [("automatic", 0), ("systemDefault", -1), ("custom", 0), ("small", 1), ("medium", 2), ("large", 3)])
  static let popUpArrow = Choice(
    "arrowPosition", [("noArrow", 0), ("arrowAtCenter", 1), ("arrowAtBottom", 2)])
  static let tickMarkPosition = Choice(
    "tickMarkPosition", [("below", 0), ("above", 1), ("left", 1), ("leading", 1), ("right", 0), ("trailing", 0)])
  static let sliderType = Choice("sliderType", [("linear", 0), ("circular", 1)])
  static let progressIndicatorStyle = Choice("progressIndicatorStyle", [("bar", 0), ("spinning", 1)])
  static let levelStyle = Choice(
    "levelIndicatorStyle", [("relevancy", 0), ("continuousCapacity", 1), ("discreteCapacity", 2), ("rating", 3)])
  static let datePickerCellStyle = Choice(
    "datePickerCellStyle", [("textFieldAndStepper", 0), ("clockAndCalendar", 1), ("textField", 2)])
  static let datePickerCellMode = Choice("datePickerCellMode", [("single", 0), ("range", 1)])
  static let segmentTracking = Choice("trackingMode", [("selectOne", 0), ("selectAny", 1), ("momentary", 2)])
  static let segmentStyle = Choice(
    "segmentStyle",
    [
      ("automatic", 0), ("rounded", 1), ("texturedRounded", 2), ("roundRect", 3), ("texturedSquare", 4),
      ("capsule", 5), ("smallSquare", 6), ("separated", 9),
    ])
  static let segmentDistribution = Choice(
    "segmentDistribution", [("fit", 0), ("fill", 1), ("fillEqually", 2), ("fillProportionally", 3)])
  static let segmentScaling = Choice(
    "segmentImageScaling",
    [("proportionallyDown", 0), ("axesIndependently", 1), ("none", 2), ("proportionallyUpOrDown", 3)])
  static let tokenStyle = Choice(
    "tokenStyle", [("default", 0), ("none", 1), ("rounded", 2), ("squared", 3), ("plainSquared", 4)])
  static let pathStyle = Choice("pathStyle", [("standard", 0), ("navigationBar", 1), ("popUp", 2)])
  static let imageAlignment = Choice(
    "imageAlignment",
    counting: ["center", "top", "topLeft", "topRight", "left", "bottom", "bottomLeft", "bottomRight", "right"])
  static let imageCellScaling = Choice(
    "imageCellScaling",
    [("proportionallyDown", 0), ("axesIndependently", 1), ("none", 2), ("proportionallyUpOrDown", 3)])
  static let imageFrameStyle = Choice("imageFrameStyle", counting: ["none", "photo", "grayBezel", "groove", "button"])
  static let boxBorder = Choice("borderType", counting: ["none", "line", "bezel", "groove"])
  static let boxType = Choice("boxType", counting: ["primary", "secondary", "separator", "oldStyle", "custom"])
  static let titlePosition = Choice(
    "titlePosition",
    counting: ["noTitle", "aboveTop", "atTop", "belowTop", "aboveBottom", "atBottom", "belowBottom"])
  static let effectBlending = Choice("blendingMode", [("behindWindow", 0), ("withinWindow", 1)])
  static let effectState = Choice("effectState", [("followsWindowActiveState", 0), ("active", 1), ("inactive", 2)])
  static let effectMaterial = Choice(
    "material",
    [
      ("appearanceBased", 0), ("light", 1), ("dark", 2), ("titlebar", 3), ("selection", 4), ("menu", 5),
      ("popover", 6), ("sidebar", 7), ("mediumLight", 8), ("ultraDark", 9), ("headerView", 10), ("sheet", 11),
      ("windowBackground", 12), ("HUD", 13), ("hudWindow", 13), ("fullScreenUI", 15), ("toolTip", 17),
      ("contentBackground", 18), ("underWindowBackground", 21), ("underPageBackground", 22),
    ])
  static let visibilityPriority = Choice(
    "visibilityPriority", [("standard", 0), ("low", -1000), ("high", 1000), ("user", 2000)])
  static let matrixMode = Choice("matrixMode", [("track", 0), ("list", 1), ("radio", 2), ("highlight", 4)])
  static let drawerEdge = Choice("drawerEdge", [("minX", 0), ("minY", 1), ("maxX", 2), ("maxY", 3)])
  static let popoverBehavior = Choice(
    "popoverBehavior", [("applicationDefined", 0), ("transient", 1), ("t", 1), ("semitransient", 2)])
  static let popoverAppearance = Choice("popoverAppearance", [("minimal", 0), ("HUD", 1)])
  static let ruleNesting = Choice("nestingMode", counting: ["single", "list", "compound", "simple"])
  static let predicateTemplateType = Choice("rowType", [("simple", 1), ("compound", 2)])
  static let predicateModifier = Choice("predicateModifier", [("direct", 0), ("all", 1), ("any", 2)])
  static let pdfDisplayMode = Choice(
    "pdfDisplayMode", counting: ["singlePage", "singlePageContinuous", "twoUp", "twoUpContinuous"])
  static let mapViewType = Choice("mapType", counting: ["standard", "satellite", "hybrid"])
  static let playerControls = Choice(
    "controlsStyle", [("none", 0), ("inline", 1), ("floating", 2), ("minimal", 3), ("default", 1)])
  static let videoGravity = Choice("playerVideoGravity", counting: ["resizeAspect", "resizeAspectFill", "resize"])
  static let comboButtonStyle = Choice("comboButtonStyle", [("split", 0), ("unified", 1)])
  static let effectAppearance = Choice(
    "appearanceType",
    [
      ("inherited", 0), ("aqua", 1), ("vibrantLight", 2), ("vibrantDark", 3), ("inheritedVibrantLight", 4),
      ("inheritedVibrantDark", 5), ("darkAqua", 6),
    ])
}

extension BitNames {
  static let keyModifiers = BitNames([
    ("shift", 0x2_0000), ("control", 0x4_0000), ("option", 0x8_0000), ("command", 0x10_0000),
  ])
  /// Documented: NSComparisonPredicate.Options.
  static let predicateOptions = BitNames([("caseInsensitive", 1), ("diacriticInsensitive", 2), ("normalized", 4)])
  static let webMediaTypes = BitNames([("audio", 1), ("video", 2)])
  /// Documented: NSDatePicker.ElementFlags.
  static let datePickerElements = BitNames([
    ("hour", 0x0C), ("minute", 0x0C), ("second", 0x0E), ("timeZone", 0x10), ("year", 0xC0), ("month", 0xC0),
    ("day", 0xE0), ("era", 0x100),
  ])
}
