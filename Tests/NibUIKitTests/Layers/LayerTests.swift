import Foundation
import NibUIKit
import Testing

@Suite("Layers, outlines and transforms")
struct LayerTests {
  private func isClose(_ point: CGPoint, _ x: Double, _ y: Double) -> Bool {
    abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
  }

  @Test("transforms are put together from the right, and undone")
  func transforms() {
    let point = CGPoint(x: 1, y: 0)
    let turnedThenMoved = CGAffineTransform(rotationAngle: .pi / 2).concatenating(.init(translationX: 10, y: 0))
    let movedThenTurned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)

    #expect(isClose(point.applying(turnedThenMoved), 10, 1))
    #expect(isClose(point.applying(movedThenTurned), 0, 11))
    #expect(isClose(point.applying(turnedThenMoved).applying(turnedThenMoved.inverted()), 1, 0))
    #expect(CGAffineTransform.identity.scaledBy(x: 2, y: 3).scaledBy(x: 0.5, y: 1) == .init(scaleX: 1, y: 3))
    #expect(
      CGRect(x: 1, y: 1, width: 2, height: 1).applying(.init(scaleX: -1, y: 2))
        == CGRect(x: -3, y: 2, width: 2, height: 2))
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == .init(scaleX: 0, y: 1))
  }

  @Test("a turn in space around the axis that looks out is a turn in the plane")
  func space() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    let flat = CATransform3DGetAffineTransform(turn)

    #expect(isClose(CGPoint(x: 1, y: 0).applying(flat), 0, 1))
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(.init(translationX: 3, y: 4))))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(.pi / 4, 0, 1, 0)))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 0, 0)
    #expect(moved.m41 == 2 && moved.m11 == 2)
  }

  @Test("a view's layer and the view say the same")
  func mirror() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layer.opacity = 0.5
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.frame.origin = CGPoint(x: 5, y: 6)
    view.layer.setAffineTransform(.init(scaleX: 2, y: 2))

    #expect(view.alpha == 0.5 && view.clipsToBounds && view.backgroundColor == .red)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
    #expect(view.transform == .init(scaleX: 2, y: 2))
    view.isHidden = true
    #expect(view.layer.isHidden && view.layer.bounds.size == view.bounds.size)
  }

  private final class Shaded: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test("a view's layer is of its class, and layers are put in and taken out in order")
  func sublayers() throws {
    let view = Shaded()
    let (first, second, third) = (CALayer(), CAShapeLayer(), CALayer())
    view.layer.addSublayer(first)
    view.layer.insertSublayer(second, at: 0)
    view.layer.insertSublayer(third, above: second)

    #expect(view.layer is CAGradientLayer)
    #expect(view.layer.sublayers == [second, third, first])
    third.addSublayer(view.layer)
    #expect(third.sublayers == nil)
    view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(view.layer.sublayers == nil && first.superlayer == nil)
  }

  private final class Listener: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("began") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("ended \(flag)") }
  }

  @Test("an animation is over at once; one that stays is found by its key")
  func animations() {
    let (layer, listener) = (CALayer(), Listener())
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.delegate = listener
    layer.add(fade, forKey: "fade")
    let stays = CAKeyframeAnimation(keyPath: "position")
    stays.isRemovedOnCompletion = false
    layer.add(stays, forKey: "stays")

    #expect(listener.heard == ["began", "ended true"])
    #expect(layer.animationKeys() == ["stays"])
    #expect(layer.animation(forKey: "stays") === stays)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test("points are inside an outline or not, round corners among them")
  func outlines() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let round = UIBezierPath(
      roundedRect: square, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 40, height: 40))
    let circle = UIBezierPath(ovalIn: square)
    let ring = UIBezierPath(rect: square)
    ring.append(UIBezierPath(rect: square.insetBy(dx: 20, dy: 20)))

    #expect(!round.contains(CGPoint(x: 3, y: 3)) && round.contains(CGPoint(x: 97, y: 3)))
    #expect(circle.contains(CGPoint(x: 50, y: 2)) && !circle.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.contains(CGPoint(x: 50, y: 50)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 50, y: 50)) && ring.contains(CGPoint(x: 10, y: 50)))
    ring.apply(.init(translationX: 100, y: 0))
    #expect(ring.bounds == square.offsetBy(dx: 100, dy: 0))
    #expect(UIBezierPath(cgPath: circle.cgPath).cgPath == circle.cgPath)
  }

  @Test("half a circle goes the way that it is to go")
  func arcs() {
    let down = UIBezierPath(arcCenter: CGPoint(), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    let up = UIBezierPath(arcCenter: CGPoint(), radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    down.close()
    up.close()

    #expect(down.contains(CGPoint(x: 0, y: 5)) && !down.contains(CGPoint(x: 0, y: -5)))
    #expect(up.contains(CGPoint(x: 0, y: -5)) && !up.contains(CGPoint(x: 0, y: 5)))
    #expect(abs(down.currentPoint.x - 10) < 1e-9)
  }
}
