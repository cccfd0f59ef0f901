import NibUIKit
import Testing

@Suite("Traits of views and controllers")
struct TraitTests {
  @Test("collections say what they were made of, the later one first")
  func collections() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .dark),
    ])

    #expect(both.userInterfaceStyle == .dark && both.horizontalSizeClass == .compact)
    #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!both.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    #expect(UITraitCollection { $0.preferredContentSizeCategory = .large }.preferredContentSizeCategory == .large)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(UIContentSizeCategory.small < .extraLarge)
  }

  private final class Screen: UIViewController {
    var heard: [String] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      heard.append("\(previous?.userInterfaceStyle as Any) to \(traitCollection.userInterfaceStyle)")
    }
  }

  @Test("another style is told to all below that have none of their own")
  func styles() {
    let (screen, child, other) = (Screen(), Screen(), Screen())
    screen.addChild(child)
    screen.addChild(other)
    other.overrideUserInterfaceStyle = .light
    var styles: [UIUserInterfaceStyle] = []
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (child: Screen, before: UITraitCollection) in
      styles += [before.userInterfaceStyle, child.traitCollection.userInterfaceStyle]
    }
    screen.overrideUserInterfaceStyle = .dark
    screen.overrideUserInterfaceStyle = .dark

    #expect(styles == [.light, .dark])
    #expect(screen.heard.count == 1 && child.heard == screen.heard)
    #expect(other.heard.isEmpty && other.traitCollection.userInterfaceStyle == .light)
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    screen.view.addSubview(child.view)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("a color for traits follows the collection that is current")
  func current() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var seen = UIUserInterfaceStyle.unspecified
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      seen = UITraitCollection.current.userInterfaceStyle
    }

    #expect(seen == .dark && UITraitCollection.current.userInterfaceStyle == .light)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
  }
}
