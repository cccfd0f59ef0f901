/// Choices of controls. Raw values: Documented in UIKit's public headers; Seen in the goldens.
extension Choice {
  /// `UIControl.ContentHorizontalAlignment`.
  static let horizontalAlignment = Choice(
    "contentHorizontalAlignment", counting: ["center", "left", "right", "fill", "leading", "trailing"])

  /// `UIControl.ContentVerticalAlignment`.
  static let verticalAlignment = Choice(
    "contentVerticalAlignment", counting: ["center", "top", "bottom", "fill"])

  /// `UIButton.ButtonType`.
  static let buttonType = Choice(
    "buttonType",
    [
      ("custom", 0), ("system", 1), ("roundedRect", 1), ("detailDisclosure", 2), ("infoLight", 3), ("infoDark", 4),
      ("contactAdd", 5), ("close", 7),
    ])

  /// `UIButton.Role`.
  static let buttonRole = Choice("role", counting: ["normal", "primary", "cancel", "destructive"])

  /// `UIDatePickerStyle`.
  static let datePickerStyle = Choice("date picker style", counting: ["automatic", "wheels", "compact", "inline"])

  /// `UIActivityIndicatorView.Style`, first generation.
  static let activityStyle = Choice(
    "activity indicator style", [("whiteLarge", 0), ("white", 1), ("gray", 2), ("medium", 100), ("large", 101)])

  /// `UIProgressView.Style`.
  static let progressStyle = Choice("progressViewStyle", counting: ["default", "bar"])

  /// `UIDatePicker.Mode`.
  static let datePickerMode = Choice("datePickerMode", counting: ["time", "date", "dateAndTime", "countDownTimer"])

  /// `UISegmentedControl.Style`.
  public static let segmentControlStyle = Choice(
    "segmentControlStyle", counting: ["plain", "bordered", "bar", "bezeled"])

  /// `NSLayoutConstraint.Axis`.
  static let axis = Choice("axis", counting: ["horizontal", "vertical"])

  /// `UIStackView.Distribution`.
  static let distribution = Choice(
    "distribution", counting: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])

  /// `UIStackView.Alignment`: leading and top share a value, as do trailing and bottom.
  static let stackAlignment = Choice(
    "alignment",
    [
      ("fill", 0), ("leading", 1), ("top", 1), ("firstBaseline", 2), ("center", 3), ("trailing", 4), ("bottom", 4),
      ("lastBaseline", 5),
    ])
}

extension Choice {
  /// `UIControl.State`, as a `<state>`'s key names it.
  public static let controlState = Choice(
    "state", [("normal", 0), ("highlighted", 1), ("disabled", 2), ("selected", 4), ("focused", 8)])

  /// `UIBlurEffect.Style`.
  public static let blurStyle = Choice(
    "blur style",
    counting: [
      "extraLight", "light", "dark", "extraDark", "regular", "prominent", "systemUltraThinMaterial",
      "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
      "systemUltraThinMaterialLight", "systemThinMaterialLight", "systemMaterialLight", "systemThickMaterialLight",
      "systemChromeMaterialLight", "systemUltraThinMaterialDark", "systemThinMaterialDark", "systemMaterialDark",
      "systemThickMaterialDark", "systemChromeMaterialDark",
    ])

  /// The material of a blur; nil for a style that is none.
  public static func blurMaterial(of style: Int64) -> Int64? { style >= 6 ? style : nil }

  /// The style that stands for a material where it is not known.
  ///
  /// Seen: that of bars, in 13 blurs and 8 effects upon them without sources. Inferred: the other materials.
  public static func automaticBlurStyle(of style: Int64) -> Int64 {
    switch style {
    case ..<6: style
    case ..<11: 5
    case ..<16: 0
    default: 2
    }
  }

  /// The fixed style that stands for one that adapts to its surroundings. Seen: regular, and prominent without sources.
  public static func fixedBlurStyle(of style: Int64) -> Int64 {
    let automatic = automaticBlurStyle(of: style)
    return automatic == 4 ? 1 : automatic == 5 ? 0 : automatic
  }

  /// `UIVibrancyEffect.Style`.
  public static let vibrancyStyle = Choice(
    "vibrancy style",
    counting: [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "fill", "secondaryFill", "tertiaryFill",
      "separator",
    ])
}
