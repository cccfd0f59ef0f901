extension UIBlurEffect {
  /// How a blur looks.
  public enum Style: Int, Sendable {
    /// As named.
    case extraLight = 0, light = 1, dark = 2, regular = 4, prominent = 5
    /// As named.
    case systemUltraThinMaterial = 6, systemThinMaterial = 7, systemMaterial = 8, systemThickMaterial = 9
    /// As named.
    case systemChromeMaterial = 10
    /// As named: the light form, whatever the interface's.
    case systemUltraThinMaterialLight = 11, systemThinMaterialLight = 12, systemMaterialLight = 13
    /// As named.
    case systemThickMaterialLight = 14, systemChromeMaterialLight = 15
    /// As named: the dark form, whatever the interface's.
    case systemUltraThinMaterialDark = 16, systemThinMaterialDark = 17, systemMaterialDark = 18
    /// As named.
    case systemThickMaterialDark = 19, systemChromeMaterialDark = 20
  }
}

/// A blur. Stands in for UIBlurEffect.
public final class UIBlurEffect: UIVisualEffect {
  /// Makes a blur of a style.
  public convenience init(style: Style) {
    self.init()
    self.style = style.rawValue
  }
}

/// What stands out from a blur. Stands in for UIVibrancyEffect.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Makes one that stands on a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
    style = blurEffect.style
  }

  /// Makes one that stands on a blur, for contents of a kind; the kind is not kept.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
}

/// The contents that a vibrancy is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// As named.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
