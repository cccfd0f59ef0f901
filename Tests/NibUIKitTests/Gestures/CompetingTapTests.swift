import NibUIKit
import Testing

@Suite("Taps that several recognizers want")
@MainActor
struct CompetingTapTests {
  @MainActor
  private final class Both: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @MainActor
  private final class Waiting: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  /// What counts how often a recognizer recognized.
  @MainActor
  private final class Counts {
    private(set) var counts = [0, 0]
    func made(_ index: Int) -> UITapGestureRecognizer {
      let tap = UITapGestureRecognizer()
      tap.addAction { [unowned self] _ in counts[index] += 1 }
      return tap
    }
  }

  private func nested() -> (outer: UIView, inner: UIView, taps: Counts) {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let (outer, inner, taps) = (UIView(frame: frame), UIView(frame: frame), Counts())
    outer.addSubview(inner)
    outer.addGestureRecognizer(taps.made(0))
    inner.addGestureRecognizer(taps.made(1))
    return (outer, inner, taps)
  }

  @Test("the innermost one recognizes, the others where a delegate wants both")
  func innermost() throws {
    let (outer, inner, taps) = nested()
    #expect(try inner.tap(count: 1))
    #expect(taps.counts == [0, 1])
    let both = Both()
    outer.gestureRecognizers?.first?.delegate = both
    try withExtendedLifetime(both) { _ = try inner.tap(count: 1) }
    #expect(taps.counts == [1, 2])
  }

  @Test("one that waits for another to fail does not recognize")
  func waiting() throws {
    let (outer, inner, taps) = nested()
    let waiting = Waiting()
    inner.gestureRecognizers?.first?.delegate = waiting
    try withExtendedLifetime((waiting, outer)) { _ = try inner.tap(count: 1) }
    #expect(taps.counts == [1, 0])
  }

  @Test("a button keeps its taps from recognizers around it, a label does not")
  func button() throws {
    let (outer, inner, taps) = nested()
    let (button, label) = (UIButton(frame: outer.frame), UILabel(frame: outer.frame))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    inner.addSubview(button)
    inner.addSubview(label)
    #expect(try button.tap(count: 1))
    #expect(presses == 1 && taps.counts == [0, 0])
    let window = UIWindow(frame: outer.frame)
    window.addSubview(outer)
    label.text = "Words"
    try window.find(UILabel.self, text: "Words")?.tap()
    #expect(taps.counts == [0, 1])
  }
}
