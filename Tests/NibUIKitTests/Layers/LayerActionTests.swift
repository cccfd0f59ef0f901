import NibUIKit
import Testing

@Suite("Actions of layers, and layers that follow a size")
struct LayerActionTests {
  private final class Shape: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "path" ? CABasicAnimation(keyPath: event) : nil
    }
  }

  private final class Delegate: CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { event == "position" ? NSNull() : nil }
  }

  @Test("the delegate is asked first, then what code set, then the class; a null is no action")
  func order() {
    let (layer, delegate) = (Shape(), Delegate())
    layer.delegate = delegate
    let fade = CATransition()
    layer.actions = ["position": fade, kCAOnOrderIn: fade, "hidden": NSNull()]
    #expect(layer.action(forKey: "position") == nil && layer.action(forKey: "hidden") == nil)
    #expect(layer.action(forKey: kCAOnOrderIn) as? CATransition === fade)
    #expect((layer.action(forKey: "path") as? CABasicAnimation)?.keyPath == "path")
    #expect(layer.action(forKey: "bounds") == nil)
    fade.isRemovedOnCompletion = false
    layer.action(forKey: kCAOnOrderIn)?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
    #expect(layer.animation(forKey: kCAOnOrderIn) === fade)
  }

  @Test("layers follow the size of the one around, as their masks say")
  func sizes() {
    let (outer, inner, still) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    for layer in [inner, still] {
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      outer.addSublayer(layer)
    }
    inner.autoresizingMask = [.layerWidthSizable, .layerMinYMargin]
    outer.bounds.size = CGSize(width: 140, height: 80)
    #expect(inner.frame == CGRect(x: 10, y: 40, width: 60, height: 20))
    #expect(still.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }
}
