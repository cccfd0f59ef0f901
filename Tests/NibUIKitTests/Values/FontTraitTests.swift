import NibTestSupport
import NibUIKit
import Testing

@Suite("Traits and attributes of fonts")
struct FontTraitTests {
  @Test("A weight of a descriptor makes the system's font that heavy, another font heavy or not")
  func weights() {
    let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
    let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 15, weight: .heavy))
    let named = UIFontDescriptor(fontAttributes: [
      .family: "Menlo", .size: 11,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold, UIFontDescriptor.TraitKey.slant: 0.2],
    ])
    #expect(named.symbolicTraits == [.traitBold, .traitItalic] && named.pointSize == 11)
    #expect(named.object(forKey: .family) as? String == "Menlo")
    let light = named.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]])
    #expect(light.symbolicTraits == .traitItalic)
  }
}

@Suite("What takes pastes, and menus that change while they are open")
struct PasteAndMenuTests {
  private final class Notes: UIView {
    var taken = 0
    override func paste(itemProviders: [NSItemProvider]) { taken += itemProviders.count }
  }

  @Test("A paste control gives a responder what it accepts")
  func pastes() throws {
    let (notes, control) = (Notes(), UIPasteControl())
    control.target = notes
    UIPasteboard.general.string = "words"
    #expect(try !control.tap())
    notes.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    #expect(try control.tap())
    #expect(notes.taken == 1)
  }

  private final class Offering: UIViewController, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(title: "First", children: [UIAction(title: "A") { _ in }])
      })
    }
  }

  @Test("A menu that is open takes other items, and is gone when it closes")
  func changesMenu() {
    let controller = Offering()
    let interaction = UIContextMenuInteraction(delegate: controller)
    controller.view.addInteraction(interaction)
    interaction.updateVisibleMenu { _ in UIMenu(title: "Never") }
    #expect(interaction.visibleMenu == nil)
    #expect(interaction.openMenu() != nil)
    interaction.updateVisibleMenu { $0.replacingChildren([]) }
    #expect(interaction.visibleMenu?.title == "First" && interaction.visibleMenu?.children.isEmpty == true)
    interaction.dismissMenu()
    #expect(interaction.visibleMenu == nil)
  }

  @Test("A container is made with tabs")
  func tabs() {
    let tabs = UITabBarController(tabs: [UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() }])
    #expect(tabs.tabs.count == 1 && tabs.viewControllers?.count == 1)
  }
}
