/// Raw values of AppKit's attributes. Documented: the enumerations of AppKit of those names. Seen: goldens.
extension Choice {
  static let windowAnimation = Choice(
    "animationBehavior", [("default", 0), ("none", 2), ("documentWindow", 3), ("utilityWindow", 4), ("alertPanel", 5)])
  static let windowTitleVisibility = Choice("titleVisibility", [("visible", 0), ("hidden", 1)])
  static let titlebarSeparator = Choice(
    "separatorStyle", [("automatic", 0), ("none", 1), ("line", 2), ("shadow", 3)])
  static let windowTabbingMode = Choice("tabbingMode", [("automatic", 0), ("preferred", 1), ("disallowed", 2)])
  static let windowToolbarStyle = Choice(
    "toolbarStyle",
    [("automatic", 0), ("expanded", 1), ("preference", 2), ("unified", 3), ("unifiedCompact", 4), ("compact", 4)])
  static let toolbarDisplayMode = Choice(
    "displayMode", [("default", 0), ("iconAndLabel", 1), ("iconOnly", 2), ("labelOnly", 3)])
  static let toolbarSizeMode = Choice("sizeMode", [("default", 0), ("regular", 1), ("small", 2)])
  static let controlSize = Choice("controlSize", [("regular", 0), ("small", 1), ("mini", 2), ("large", 3)])

  /// Sizes of controls in the key and the bits that systems before macOS 11 read, which knew none that is large.
  ///
  /// Seen: 308 controls of Xcode 26 that are large, and their cells.
  static let oldControlSize = Choice("oldControlSize", [("regular", 0), ("small", 1), ("mini", 2), ("large", 0)])
  static let cellAlignment = Choice(
    "alignment", [("left", 0), ("center", 1), ("right", 2), ("justified", 3), ("natural", 4)])
  /// The bits of a cell's word; the order is another than the enumeration's.
  static let cellAlignmentBits = Choice(
    "alignment", [("left", 0), ("right", 1), ("center", 2), ("justified", 3), ("natural", 4)])
  static let cellLineBreak = Choice(
    "lineBreakMode",
    counting: [
      "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle",
    ])
  /// Whether a mode cuts text off rather than wrap it.
  static let cellTruncation = Choice(
    "lineBreakMode",
    [
      ("wordWrapping", 0), ("charWrapping", 0), ("clipping", 1), ("truncatingHead", 1), ("truncatingTail", 1),
      ("truncatingMiddle", 1),
    ])
  static let baseWritingDirection = Choice(
    "baseWritingDirection", [("natural", -1), ("leftToRight", 0), ("rightToLeft", 1)])
  static let textBezelStyle = Choice("textBezelStyle", [("square", 0), ("round", 1)])
  static let cellBorder = Choice("borderStyle", [("none", 0), ("bezel", 1), ("border", 2)])
  static let buttonBorder = Choice("borderStyle", [("none", 0), ("bezel", 0), ("border", 1), ("borderAndBezel", 1)])
  static let cellState = Choice("state", [("off", 0), ("on", 1), ("mixed", 0)])
  /// Documented: NSScroller.KnobStyle.
  package static let scrollerKnob = Choice("knobStyle", counting: ["default", "dark", "light"])
  /// Documented: NSScroller.ArrowPosition. Seen: none.
  static let scrollerArrows = Choice("arrowsPosition", [("maxEnd", 0), ("minEnd", 1), ("none", 2)])
  static let viewFocusRing = Choice("focusRingType", [("default", 0), ("none", 1), ("exterior", 2)])
  static let cellFocusRing = Choice("focusRingType", [("default", 0), ("none", 1), ("exterior", 2)])
  static let cellImagePosition = Choice(
    "imagePosition",
    [
      ("none", 0), ("above", 1), ("below", 3), ("right", 5), ("trailing", 5), ("left", 7), ("leading", 7), ("only", 8),
      ("overlaps", 9),
    ])
  static let cellImageScaling = Choice(
    "imageScaling", [("axesIndependently", 3), ("none", 0), ("proportionallyUpOrDown", 1), ("proportionallyDown", 2)])
  static let bezelStyle = Choice("bezelStyle", bezelStyles.map { ($0.name, $0.value) })
  /// The same in a cell's word: three bits, the fourth moved behind two of other meaning, of one style a third set.
  static let bezelStyleBits = Choice(
    "bezelStyle", bezelStyles.map { ($0.name, $0.value & 7 | ($0.value & 8) << 2 | ($0.name == "recessed" ? 8 : 0)) })
  private static let bezelStyles: [Entry] = [
    ("rounded", 1), ("regularSquare", 2), ("disclosure", 5), ("shadowlessSquare", 6), ("circular", 7),
    ("texturedSquare", 8), ("helpButton", 9), ("smallSquare", 10), ("texturedRounded", 11), ("roundedRect", 12),
    ("recessed", 13), ("roundedDisclosure", 14), ("inline", 15),
  ]
  static let buttonKind = Choice(
    "type",
    [
      ("push", 7), ("radio", 4), ("recessed", 1), ("check", 3), ("roundRect", 7), ("disclosureTriangle", 2),
      ("help", 7), ("round", 7), ("smallSquare", 7), ("roundTextured", 7), ("disclosure", 6), ("inline", 7),
      ("bevel", 7),
    ])
}

extension BitNames {
  static let controllerTransition = BitNames([
    ("crossfade", 0x1), ("slideUp", 0x10), ("slideDown", 0x20), ("slideLeft", 0x40), ("slideRight", 0x80),
    ("slideForward", 0x140), ("slideBackward", 0x180), ("allowUserInteraction", 0x1000),
  ])
  static let windowStyle = BitNames([
    ("titled", 0x1), ("closable", 0x2), ("miniaturizable", 0x4), ("resizable", 0x8), ("utility", 0x10),
    ("documentModal", 0x40), ("nonactivatingPanel", 0x80), ("texturedBackground", 0x100),
    ("unifiedTitleAndToolbar", 0x1000), ("HUD", 0x2000), ("fullScreen", 0x4000), ("fullSizeContentView", 0x8000),
  ])
  static let windowCollectionBehavior = BitNames([
    ("canJoinAllSpaces", 0x1), ("moveToActiveSpace", 0x2), ("managed", 0x4), ("transient", 0x8), ("stationary", 0x10),
    ("participatesInCycle", 0x20), ("ignoresCycle", 0x40), ("fullScreenPrimary", 0x80), ("fullScreenAuxiliary", 0x100),
    ("fullScreenNone", 0x200), ("fullScreenAllowsTiling", 0x800), ("fullScreenDisallowsTiling", 0x1000),
  ])
}
