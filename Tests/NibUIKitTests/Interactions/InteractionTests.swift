import NibUIKit
import Testing

/// Says what a menu of edits has, and writes down what it is told.
private final class Edits: NSObject, UIEditMenuInteractionDelegate {
  var told: [String] = []
  var isOff = false

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    if isOff { return nil }
    let star = UIAction(title: "Star") { _ in self.told.append("starred") }
    let off = UIAction(title: "Off", attributes: .disabled) { _ in self.told.append("off") }
    let more = UIMenu(title: "More", children: [UIAction(title: "Pin") { _ in self.told.append("pinned") }])
    return UIMenu(children: [star, off, more] + suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIEditMenuInteractionAnimating)?
  ) { told.append("opens \(configuration.identifier)") }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIEditMenuInteractionAnimating)?
  ) { told.append("closes \(configuration.identifier)") }
}

/// Lets a pointer stick to the left half of a view.
private final class Halves: NSObject, UIPointerInteractionDelegate {
  var told: [String] = []
  var hasParts = true

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard hasParts else { return defaultRegion }
    guard request.location.x < 50 else { return nil }
    return UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100), identifier: "left")
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let view = interaction.view, region.identifier == AnyHashable("left") else { return nil }
    return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)), shape: .verticalBeam(length: 12))
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {
    animator.addAnimations { self.told.append("enters \(region.rect.width)") }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {
    animator.addCompletion { _ in self.told.append("leaves \(region.rect.width)") }
  }
}

@Suite("Menus of edits and pointers") struct InteractionTests {
  @Test("a menu of edits is the delegate's; choosing an item performs it and closes the menu")
  func editMenus() throws {
    let (edits, view) = (Edits(), UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)))
    let interaction = UIEditMenuInteraction(delegate: edits)
    let configuration = UIEditMenuConfiguration(identifier: "word", sourcePoint: CGPoint(x: 5, y: 6))
    interaction.presentEditMenu(with: configuration)
    #expect(interaction.openedMenu == nil, "it is in no view")
    let around = UIView()
    around.addSubview(view)
    view.addInteraction(interaction)

    interaction.presentEditMenu(with: configuration)
    #expect(interaction.openedMenu?.children.map(\.title) == ["Star", "Off", "More"])
    #expect(interaction.location(in: around) == CGPoint(x: 15, y: 26))
    #expect(try !interaction.choose("Off") && !interaction.choose("Pin") && interaction.openedMenu != nil)
    #expect(try interaction.choose("More", "Pin") && interaction.openedMenu == nil)
    #expect(edits.told == ["opens word", "pinned", "closes word"])

    #expect(try !interaction.choose("Star"), "no menu is open")
    interaction.dismissMenu()
    edits.isOff = true
    interaction.presentEditMenu(with: configuration)
    #expect(interaction.openedMenu == nil && edits.told.count == 3)
  }

  @Test("opening another menu of edits closes the one that is open")
  func otherMenu() {
    let (edits, view) = (Edits(), UIView())
    let interaction = UIEditMenuInteraction(delegate: edits)
    view.addInteraction(interaction)

    for name in ["a", "b"] {
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: name, sourcePoint: CGPoint()))
    }
    interaction.dismissMenu()

    #expect(edits.told == ["opens a", "closes a", "opens b", "closes b"])
  }

  @Test("a pointer enters a part of a view once, and leaves it at its edge")
  func pointers() {
    let (halves, view) = (Halves(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let interaction = UIPointerInteraction(delegate: halves)
    view.addInteraction(interaction)

    let style = interaction.movePointer(to: CGPoint(x: 10, y: 10))
    if case .lift(let preview)? = style?.effect { #expect(preview.view === view) } else { Issue.record("no lift") }
    #expect(interaction.movePointer(to: CGPoint(x: 20, y: 10)) != nil && halves.told == ["enters 50.0"])
    #expect(interaction.movePointer(to: CGPoint(x: 60, y: 10)) == nil)
    #expect(halves.told == ["enters 50.0", "leaves 50.0"])

    halves.hasParts = false
    interaction.movePointer(to: CGPoint(x: 60, y: 10))
    interaction.movePointer(to: CGPoint(x: 70, y: 10))
    #expect(halves.told.suffix(1) == ["enters 100.0"])
    #expect(interaction.movePointer(to: CGPoint(x: 120, y: 10)) == nil)
    interaction.movePointer(to: CGPoint(x: 70, y: 10))
    interaction.isEnabled = false
    #expect(halves.told.suffix(4) == ["enters 100.0", "leaves 100.0", "enters 100.0", "leaves 100.0"])
    #expect(interaction.movePointer(to: CGPoint(x: 10, y: 10)) == nil && halves.told.count == 6)
    #expect(UIPointerStyle.hidden().isHidden && !UIPointerStyle.system().isHidden)
  }
}
