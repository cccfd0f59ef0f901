import NibAppKit
import NibTestSupport
import Testing

/// A view whose layer is a gradient, and that counts how it is displayed.
private final class Gauge: NSView {
  var (draws, updates) = (0, 0)
  override var wantsUpdateLayer: Bool { true }
  override func makeBackingLayer() -> CALayer { CAGradientLayer() }
  override func updateLayer() { updates += 1 }
  override func draw(_ dirtyRect: NSRect) { draws += 1 }
}

@Suite("Layers, outlines and contexts of AppKit") struct DrawingTests {
  @Test("a view has a layer where it, or one around it, wants one, and the layer is where the view is")
  func layers() {
    let (outer, inner) = (NSView(frame: NSRect(x: 1, y: 2, width: 30, height: 40)), Gauge())
    outer.addSubview(inner)
    #expect(outer.layer == nil && inner.layer == nil && inner.draws == 0)
    inner.display()
    #expect(inner.draws == 1 && inner.updates == 0)

    outer.wantsLayer = true
    #expect(outer.layer?.frame == outer.frame && outer.layer === outer.layer)
    #expect(inner.layer is CAGradientLayer && inner.layer?.superlayer === outer.layer)
    outer.display()
    #expect(inner.updates == 1 && inner.draws == 1)
    outer.layer?.frame.origin.x = 5
    outer.layer?.opacity = 0.5
    outer.layer?.isHidden = true
    #expect(outer.frame.origin.x == 5 && outer.alphaValue == 0.5 && outer.isHidden)
    #expect(outer.layer?.anchorPoint == CGPoint() && outer.layer?.position == outer.frame.origin)

    outer.wantsLayer = false
    #expect(outer.layer == nil)
    let own = CALayer()
    outer.layer = own
    #expect(outer.layer === own && own.bounds.width == 30)
    #expect(own.position == CGPoint(x: outer.frame.midX, y: outer.frame.midY), "its anchor is in the middle")
  }

  @Test("a layer that a view has no more follows it no more, and nor do those of the views in it")
  func leftLayers() throws {
    let (outer, inner) = (NSView(frame: NSRect(x: 1, y: 2, width: 30, height: 40)), NSView())
    outer.addSubview(inner)
    outer.wantsLayer = true
    let (old, part) = (try #require(outer.layer), try #require(inner.layer))
    outer.wantsLayer = false
    #expect(outer.layer == nil && inner.layer == nil && part.superlayer == nil)
    outer.frame.origin.x = 9
    old.opacity = 0.5
    #expect(old.frame == NSRect(x: 1, y: 2, width: 30, height: 40) && outer.alphaValue == 1)

    outer.wantsLayer = true
    let first = try #require(outer.layer)
    outer.layer = CALayer()
    first.isHidden = true
    #expect(!outer.isHidden && outer.layer !== first && inner.layer != nil)
    inner.removeFromSuperview()
    #expect(inner.layer == nil)
  }

  @Test("what a layer shows is its own, and runtime attributes lead to it")
  func layerProperties() throws {
    var nib = TestDesktopNib()
    nib.object(
      "view", "NSView", [("NSFrameSize", .string("{9, 9}")), ("NSViewCanDrawConcurrently", .bool(false))])
    let view = try #require(try AppKitSample.load(nib).find(NSView.self))
    view.wantsLayer = true
    let layer = try #require(view.layer)

    layer.backgroundColor = NSColor.red.cgColor
    layer.cornerRadius = 4
    layer.masksToBounds = true
    layer.borderColor = NSColor(white: 0, alpha: 0.5).cgColor
    let shape = CAShapeLayer()
    shape.path = NSBezierPath(rect: view.bounds).cgPath
    layer.addSublayer(shape)

    #expect(layer.backgroundColor == NSColor.red.cgColor && layer.borderColor?.alpha == 0.5)
    #expect(!view.clipsToBounds, "AppKit's view and its layer each have their own")
    #expect(layer.sublayers == [shape] && shape.superlayer === layer && shape.path?.boundingBox == view.bounds)
    #expect(NSColor(cgColor: NSColor.red.cgColor)?.redComponent == NSColor.red.redComponent)
    #expect(layer.setAttribute(.real(6), forKey: "cornerRadius") == .set && layer.cornerRadius == 6)
  }

  @Test("a transaction keeps what was set for its changes until it ends")
  func transactions() {
    var ends: [Int] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { ends.append(1) }
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && ends.isEmpty)
    CATransaction.commit()
    #expect(ends == [1] && !CATransaction.disableActions())
  }

  @Test("an outline knows its pieces, its bounds, and what is inside")
  func outlines() {
    let path = NSBezierPath()
    #expect(path.isEmpty && path.bounds == NSRect() && path.elementCount == 0)
    path.move(to: NSPoint(x: 0, y: 0))
    path.line(to: NSPoint(x: 10, y: 0))
    path.relativeLine(to: NSPoint(x: 0, y: 10))
    path.curve(to: NSPoint(x: 0, y: 10), controlPoint1: NSPoint(x: 10, y: 30), controlPoint2: NSPoint(x: 0, y: 30))
    path.close()

    #expect(path.elementCount == 5 && path.currentPoint == NSPoint())
    #expect((0..<5).map { path.element(at: $0) } == [.moveTo, .lineTo, .lineTo, .curveTo, .closePath])
    #expect(path.controlPointBounds == NSRect(x: 0, y: 0, width: 10, height: 30) && path.bounds.height == 25)
    #expect(path.contains(NSPoint(x: 5, y: 20)) && !path.contains(NSPoint(x: 5, y: 26)))
    var points = [NSPoint](repeating: NSPoint(), count: 3)
    #expect(path.element(at: 3, associatedPoints: &points) == .cubicCurveTo && points[1] == NSPoint(x: 0, y: 30))

    path.transform(using: AffineTransform(translationByX: 100, byY: 0))
    #expect(path.bounds.minX == 100 && path.flattened.elementCount == 20)
    #expect(path.flattened.element(at: 18) == .lineTo && path.flattened.element(at: 19) == .closePath)
    let copy = path.copy() as? NSBezierPath
    path.removeAllPoints()
    #expect(path.isEmpty && copy?.elementCount == 5)
  }

  @Test("shapes: ovals, round corners, arcs in degrees against the clock, holes by the winding rule")
  func shapes() {
    let arc = NSBezierPath()
    arc.appendArc(withCenter: NSPoint(), radius: 10, startAngle: 0, endAngle: 90)
    #expect(abs(arc.currentPoint.x) < 1e-9 && abs(arc.currentPoint.y - 10) < 1e-9)
    #expect(arc.bounds.minX > -1e-9 && arc.bounds.minY > -1e-9)
    let back = NSBezierPath()
    back.appendArc(withCenter: NSPoint(), radius: 10, startAngle: 0, endAngle: 90, clockwise: true)
    #expect(abs(back.bounds.minX + 10) < 0.1 && abs(back.bounds.minY + 10) < 0.1)

    for angle in [CGFloat.infinity, .nan, .greatestFiniteMagnitude] {
      back.appendArc(withCenter: NSPoint(), radius: 1, startAngle: -angle, endAngle: angle, clockwise: true)
      let outline = CGMutablePath()
      outline.addArc(center: NSPoint(), radius: 1, startAngle: -angle, endAngle: angle, clockwise: true)
      #expect(outline.isEmpty)
    }

    let square = NSRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!NSBezierPath(ovalIn: square).contains(NSPoint(x: 1, y: 1)))
    #expect(!NSBezierPath(roundedRect: square, xRadius: 4, yRadius: 4).contains(NSPoint(x: 0.5, y: 0.5)))
    let ring = NSBezierPath(rect: square)
    ring.appendRect(square.insetBy(dx: 3, dy: 3))
    #expect(ring.contains(NSPoint(x: 5, y: 5)))
    ring.windingRule = .evenOdd
    #expect(!ring.contains(NSPoint(x: 5, y: 5)) && ring.contains(NSPoint(x: 1, y: 5)))
    ring.setLineDash([4, 2], count: 2, phase: 1)
    var (count, phase) = (0, CGFloat())
    ring.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 2 && phase == 1)
  }

  @Test("a context remembers what was set, and which one is current")
  func contexts() {
    #expect(NSGraphicsContext.current == nil)
    NSGraphicsContext.saveGraphicsState()
    let context = NSGraphicsContext(flipped: true)
    NSGraphicsContext.current = context
    context.imageInterpolation = .high
    NSGraphicsContext.saveGraphicsState()
    context.shouldAntialias = false
    NSGraphicsContext.current = NSGraphicsContext()
    NSGraphicsContext.restoreGraphicsState()

    #expect(NSGraphicsContext.current === context && context.shouldAntialias && context.imageInterpolation == .high)
    context.saveGraphicsState()
    context.compositingOperation = .copy
    context.restoreGraphicsState()
    context.restoreGraphicsState()
    #expect(context.compositingOperation == .sourceOver && context.isFlipped)
    NSGraphicsContext.restoreGraphicsState()
    #expect(NSGraphicsContext.current == nil)
  }
}
