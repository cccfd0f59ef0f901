#if Imaging
  internal import CCairo
  import NibResources

  /// A paint as Cairo has it.
  final class CairoPaint {
    let pattern: OpaquePointer
    /// What the pattern takes its pixels of.
    private let source: CairoSurface?

    /// Makes one; nil for numbers that are none.
    init?(_ paint: DrawingPaint, _ matrix: DrawingMatrix) {
      var made: OpaquePointer?
      var source: CairoSurface?
      switch paint {
      case .color(let color): made = Self.color(color)
      case .linear(let from, let to, let stops, let before, let after):
        guard [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite) else { return nil }
        made = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
        if let made { Self.add(stops, before, after, to: made) }
      case .radial(let center, let radius, let stops):
        guard [center.x, center.y, radius].allSatisfy(\.isFinite), radius > 0 else { return nil }
        made = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
        if let made { Self.add(stops, true, true, to: made) }
      case .picture(let picture):
        source = try? CairoSurface(picture)
        made = source?.makePattern()
      }
      guard let made else { return nil }
      pattern = made
      self.source = source
      var back = matrix.cairo
      guard cairo_matrix_invert(&back) == CAIRO_STATUS_SUCCESS else { return nil }
      cairo_pattern_set_matrix(made, &back)
    }

    deinit { cairo_pattern_destroy(pattern) }

    private static func part(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }

    private static func color(_ color: DrawingColor) -> OpaquePointer? {
      cairo_pattern_create_rgba(part(color.red), part(color.green), part(color.blue), part(color.alpha))
    }

    private static func add(_ stops: [DrawingStop], _ before: Bool, _ after: Bool, to pattern: OpaquePointer) {
      func add(_ place: Double, _ color: DrawingColor) {
        cairo_pattern_add_color_stop_rgba(
          pattern, part(place), part(color.red), part(color.green), part(color.blue), part(color.alpha))
      }
      if !before { add(0, .clear) }
      // The first color goes to the beginning, the last one to the end.
      if let first = stops.first, first.place > 0 { add(0, first.color) }
      for stop in stops { add(stop.place, stop.color) }
      if let last = stops.last, last.place < 1 { add(1, last.color) }
      if !after { add(1, .clear) }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }
  }

  extension CairoSurface {
    fileprivate func makePattern() -> OpaquePointer? {
      let pattern = cairo_pattern_create_for_surface(surface)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      return pattern
    }
  }

  extension DrawingOperation {
    /// Whether it changes what lies beside what is drawn, too.
    var reachesOutside: Bool { [.sourceIn, .sourceOut, .destinationIn, .destinationAtop].contains(self) }

    /// Cairo's; what it has not got is drawn over what is there.
    var cairo: cairo_operator_t {
      switch self {
      case .clear: CAIRO_OPERATOR_CLEAR
      case .copy: CAIRO_OPERATOR_SOURCE
      case .sourceOver, .plusDarker, .highlight: CAIRO_OPERATOR_OVER
      case .sourceIn: CAIRO_OPERATOR_IN
      case .sourceOut: CAIRO_OPERATOR_OUT
      case .sourceAtop: CAIRO_OPERATOR_ATOP
      case .destinationOver: CAIRO_OPERATOR_DEST_OVER
      case .destinationIn: CAIRO_OPERATOR_DEST_IN
      case .destinationOut: CAIRO_OPERATOR_DEST_OUT
      case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
      case .xor: CAIRO_OPERATOR_XOR
      case .plusLighter: CAIRO_OPERATOR_ADD
      default: blending
      }
    }

    private var blending: cairo_operator_t {
      switch self {
      case .multiply: CAIRO_OPERATOR_MULTIPLY
      case .screen: CAIRO_OPERATOR_SCREEN
      case .overlay: CAIRO_OPERATOR_OVERLAY
      case .darken: CAIRO_OPERATOR_DARKEN
      case .lighten: CAIRO_OPERATOR_LIGHTEN
      case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
      case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
      case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
      case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
      case .difference: CAIRO_OPERATOR_DIFFERENCE
      case .exclusion: CAIRO_OPERATOR_EXCLUSION
      case .hue: CAIRO_OPERATOR_HSL_HUE
      case .saturation: CAIRO_OPERATOR_HSL_SATURATION
      case .color: CAIRO_OPERATOR_HSL_COLOR
      case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
      default: CAIRO_OPERATOR_OVER
      }
    }
  }
#endif
