import NibUIKit
import Testing

@Suite("Traits that code changes")
struct NewerTraitTests {
  private struct Contained: UITraitDefinition {
    static let defaultValue = false
    static let affectsColorAppearance = true
  }

  @Test("overrides hold for the view and what is in it, until they are removed")
  func overrides() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.horizontalSizeClass = .compact
    outer.traitOverrides[Contained.self] = true

    #expect(inner.traitCollection.horizontalSizeClass == .compact && inner.traitCollection[Contained.self])
    #expect(outer.traitOverrides.contains(Contained.self) && !inner.traitOverrides.contains(Contained.self))
    outer.traitOverrides.remove(Contained.self)
    #expect(!inner.traitCollection[Contained.self] && inner.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("those hear who look at a trait that changed, and no others")
  func listeners() {
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    var heard: [String] = []
    label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UILabel, _) in heard.append("size")
    }
    label.registerForTraitChanges([Contained.self]) { (label: UILabel, before) in
      heard.append("\(before[Contained.self]) to \(label.traitCollection[Contained.self])")
    }
    let ended = controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIViewController, _) in heard.append("controller")
    }
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    controller.unregisterForTraitChanges(ended)
    controller.traitOverrides[Contained.self] = true
    controller.traitOverrides[Contained.self] = true
    controller.traitOverrides.preferredContentSizeCategory = .small

    #expect(heard == ["controller", "size", "false to true", "size"])
  }

  @Test("collections with traits of an app's own differ by them")
  func collections() {
    let plain = UITraitCollection(userInterfaceStyle: .dark)
    let contained = plain.replacing(Contained.self, value: true)

    #expect(contained.hasDifferentColorAppearance(comparedTo: plain) && contained.userInterfaceStyle == .dark)
    #expect(!contained.isEqual(plain) && contained.containsTraits(in: plain) && !plain.containsTraits(in: contained))
    #expect(UITraitCollection { $0.listEnvironment = .sidebar }.listEnvironment == .sidebar)
  }
}
