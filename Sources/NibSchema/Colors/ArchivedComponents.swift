extension ArchivedColor.Components {
  /// What the components of a document become.
  ///
  /// - Parameter whiteMatched: Whether the compiler's system matches the whites of two spaces.
  /// - Parameter profile: Whose rounding is used where an era has one of its own.
  init(_ value: ColorValue, colorMatched: Bool, whiteMatched: Bool = false, profile: OutputProfile = .standard) {
    let alpha = value.alpha ?? 1
    if let white = value.white, profile >= .xcode27, value.space == .calibratedWhite, !colorMatched {
      // Inferred: from two values of Xcode 27.0. The opacity is rounded alone.
      let rounded = Double(Float(white)).inTenDigits
      self = .rgb(rounded, rounded, rounded, alpha.inTenDigits)
    } else if let white = value.white {
      self = Self.gray(white, alpha: alpha, space: value.space, colorMatched: colorMatched)
    } else {
      let said = (value.red ?? 0, value.green ?? 0, value.blue ?? 0)
      let (color, wasConverted) = Self.converted(
        said, from: value.space, colorMatched: colorMatched, whiteMatched)
      self = wasConverted ? Self.single(color, alpha) : .rgb(red: color.0, green: color.1, blue: color.2, alpha: alpha)
    }
  }

  /// Opaque numbers for the short form.
  static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> Self {
    .rgb(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same color with three components.
  var rgb: Self {
    if case .white(let white, let alpha) = self { return .rgb(white, white, white, alpha) }
    return self
  }

  // Conversions are done in floats, so what comes out of one needs no double beside it.
  private static func single(_ color: Triple, _ alpha: Double) -> Self {
    .rgb(Double(Float(color.0)), Double(Float(color.1)), Double(Float(color.2)), alpha)
  }

  private static func gray(_ white: Double, alpha: Double, space: ColorSpace?, colorMatched: Bool) -> Self {
    switch (space, colorMatched) {
    case (.calibratedWhite, true):
      return .white(Double(Float(ColorConversion.gray(fromGeneric: white))), alpha: alpha)
    case (_, true): return .white(white, alpha: alpha)
    case (.genericGamma22, false):
      // Inferred: by analogy with sRGB, which older documents turn into the calibrated space.
      let generic = ColorConversion.genericGray(fromGamma22: white)
      return single((generic, generic, generic), alpha)
    case (_, false): return .rgb(white, white, white, alpha)
    }
  }

  private static func converted(
    _ color: Triple, from space: ColorSpace?, colorMatched: Bool, _ whiteMatched: Bool
  ) -> (Triple, Bool) {
    if color == (0, 0, 0) { return (color, false) }
    switch (space, colorMatched) {
    case (.calibratedRGB, true):
      return (ColorConversion.sRGB(fromGeneric: color, whiteMatched: whiteMatched), true)
    case (.displayP3, true): return (ColorConversion.sRGB(fromP3: color, whiteMatched: whiteMatched), true)
    case (.sRGB, false) where color != (1, 1, 1), (.deviceRGB, false) where color != (1, 1, 1):
      return (ColorConversion.generic(fromSRGB: color), true)
    case (.displayP3, false):
      return (ColorConversion.generic(fromSRGB: ColorConversion.sRGB(fromP3: color)), true)
    default: return (color, false)
    }
  }
}

extension Double {
  /// The nearest number of ten significant digits, for components of colors.
  fileprivate var inTenDigits: Double {
    guard isNormal, magnitude >= 1e-9, magnitude <= 10 else { return self }
    var scale = 1e10
    var rest = magnitude
    while rest < 0.1 { (rest, scale) = (rest * 10, scale * 10) }
    while rest >= 1 { (rest, scale) = (rest / 10, scale / 10) }
    return (self * scale).rounded() / scale
  }
}
