#if Imaging
  internal import CCairo
  import NibResources

  /// One step on a context of its own, so that a fault of one does not end the others.
  struct CairoStep {
    let context: OpaquePointer
    let step: DrawingStep

    func draw() {
      guard step.matrix.isUsable, step.opacity > 0, step.outline.isFinite, step.clips.allSatisfy(\.isFinite) else {
        return
      }
      let smoothness = step.isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
      cairo_set_antialias(context, smoothness)
      for clip in step.clips {
        trace(clip)
        cairo_clip(context)
      }
      guard let paint = CairoPaint(step.paint, step.matrix) else { return }
      if let line = step.line {
        drawLine(line, paint)
      } else if step.opacity < 1 || step.operation.reachesOutside {
        trace(step.outline)
        cairo_clip(context)
        take(paint)
        cairo_paint_with_alpha(context, min(step.opacity, 1))
      } else {
        trace(step.outline)
        take(paint)
        cairo_fill(context)
      }
    }

    private func take(_ paint: CairoPaint) {
      cairo_set_operator(context, step.operation.cairo)
      cairo_set_source(context, paint.pattern)
    }

    private func trace(_ outline: DrawnOutline) {
      cairo_new_path(context)
      cairo_set_fill_rule(context, outline.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      for piece in outline.pieces {
        switch piece {
        case .move(let point): cairo_move_to(context, point.held.x, point.held.y)
        case .line(let point): cairo_line_to(context, point.held.x, point.held.y)
        case .curve(let point, let first, let second):
          cairo_curve_to(
            context, first.held.x, first.held.y, second.held.x, second.held.y, point.held.x, point.held.y)
        case .close: cairo_close_path(context)
        }
      }
    }

    private func drawLine(_ line: DrawnLine, _ paint: CairoPaint) {
      guard line.width.isFinite, line.width >= 0 else { return }
      trace(step.outline)
      take(paint)
      // The pen is in points; the outline is in pixels already.
      var matrix = step.matrix.cairo
      cairo_set_matrix(context, &matrix)
      let thinnest = 1 / step.matrix.scale
      cairo_set_line_width(context, min(line.width > 0 ? line.width : thinnest, 1e6 * thinnest))
      cairo_set_line_cap(
        context, [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE][Int(line.cap.rawValue)])
      cairo_set_line_join(
        context, [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL][Int(line.join.rawValue)])
      if line.miterLimit.isFinite { cairo_set_miter_limit(context, max(line.miterLimit, 1)) }
      // Dashes that are not seen one by one are a line without gaps.
      let isDashed = line.dashes.allSatisfy { $0.isFinite && $0 >= 0 } && line.phase.isFinite
      if isDashed, line.dashes.reduce(0, +) * step.matrix.scale > 0.1 {
        cairo_set_dash(context, line.dashes, Int32(line.dashes.count), line.phase)
      }
      cairo_stroke(context)
    }
  }

  extension DrawingPoint {
    /// Held to what Cairo can count.
    fileprivate var held: DrawingPoint { DrawingPoint(min(max(x, -1e6), 1e6), min(max(y, -1e6), 1e6)) }
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
  }

  extension DrawnOutline {
    fileprivate var isFinite: Bool {
      pieces.allSatisfy {
        switch $0 {
        case .move(let point), .line(let point): point.isFinite
        case .curve(let point, let first, let second): point.isFinite && first.isFinite && second.isFinite
        case .close: true
        }
      }
    }
  }

  extension DrawingMatrix {
    private var determinant: Double { a * d - b * c }
    /// How much longer lines become, about.
    fileprivate var scale: Double { determinant.magnitude.squareRoot() }
    /// Whether it leads somewhere, and back.
    fileprivate var isUsable: Bool {
      [a, b, c, d, x, y].allSatisfy { $0.isFinite && $0.magnitude < 1e9 } && determinant.magnitude > 1e-9
    }
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: x, y0: y) }
  }
#endif
