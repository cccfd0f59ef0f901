import NibBytes
import NibGraph
import NibSchema

/// Custom lowerings of menus and toolbars, read backwards.
extension Raising {
  /// The keys beside a key equivalent: command goes without saying.
  mutating func raiseKeyModifiers(_ current: RaisedObject) {
    let mask = current.integer(AppKitKey.nsKeyEquivModMask) ?? 0
    let isSeparator = current.integer(AppKitKey.nsIsSeparator) == 1
    guard mask != (isSeparator ? 0 : 0x10_0000) else { return }
    let element = document.add("modifierMask", key: "keyEquivalentModifierMask", to: current.element)
    for (name, bit) in [
      ("shift", Int64(0x2_0000)), ("control", 0x4_0000), ("option", 0x8_0000), ("command", 0x10_0000),
    ]
    where mask & bit != 0 { document.set(name, "YES", of: element) }
  }

  /// The images of an item that is on or mixed, where they are not the system's.
  mutating func raiseStateImages(_ current: RaisedObject) {
    for (name, key, standard) in [
      ("onStateImage", AppKitKey.nsOnImage, "NSMenuCheckmark"), ("mixedStateImage", .nsMixedImage, "NSMenuMixedState"),
    ] {
      guard let image = current.reference(key) else {
        document.setNil(name, of: current.element)
        continue
      }
      guard let text = graph.text(AppKitKey.nsResourceName, of: image), text != standard else { continue }
      sayDesktopImage(image, name, of: current.element)
    }
  }

  /// A hidden item says so, but for the title of a pull-down button.
  mutating func raiseMenuHiding(_ current: RaisedObject) {
    let isHidden = current.integer(AppKitKey.nsIsHidden) == 1
    if isHidden != isTitle(current) { say("hidden", isHidden ? "YES" : "NO", current) }
  }

  private func isTitle(_ current: RaisedObject) -> Bool {
    let items = document.elements[current.element].parent
    guard items > 0, document.elements[items].children.first == current.element else { return false }
    let menu = document.elements[items].parent
    guard menu > 0, let cell = objectOf[document.elements[menu].parent],
      graph.isOf(AppKitClass.nsPopUpButtonCell, cell)
    else { return false }
    return graph.value("NSPullDown", of: cell)?.value == .bool(true)
  }

  /// What an item stands for: a number or a text.
  mutating func raiseRepresentedObject(_ current: RaisedObject) {
    guard let object = current.reference(AppKitKey.nsRepObject) else { return }
    if let text = graph.string(object) {
      document.add("string", key: "representedObject", to: current.element, text: text)
    } else if let number = graph.number(object).flatMap({ Int64(exactly: $0) }) {
      let element = document.add("integer", key: "representedObject", to: current.element)
      document.set("value", String(number), of: element)
    } else {
      warn("what an item stands for is a \(graph.className(of: object)); it is left out", object)
    }
  }

  /// A toolbar's items, those that are there, and which can be selected.
  mutating func raiseBarItems(_ current: RaisedObject) {
    let selectable = Set(current.reference(AppKitKey.nsToolbarIBSelectableItems).map { graph.members($0) } ?? [])
    let allowed = current.reference(AppKitKey.nsToolbarIBAllowedItems).map { graph.members($0) } ?? []
    let container = document.add("allowedToolbarItems", to: current.element)
    for item in allowed {
      guard let element = claim(item, in: container, key: nil) else { continue }
      if selectable.contains(item) { document.set("selectable", "YES", of: element) }
    }
    let defaults = current.reference(AppKitKey.nsToolbarIBDefaultItems).map { graph.members($0) } ?? []
    guard !defaults.isEmpty else { return }
    let list = document.add("defaultToolbarItems", to: current.element)
    for item in defaults {
      if let id = id(of: item) {
        document.set("reference", id, of: document.add("toolbarItem", to: list))
      } else {
        claim(item, in: list, key: nil)
      }
    }
  }

  mutating func raiseBarIdentifier(_ key: AppKitKey, _ name: String, _ current: RaisedObject) {
    if let text = current.string(key, graph), !text.isEmpty { say(name, text, current) }
  }

  private func standardItem(_ current: RaisedObject) -> AppKitToolbarStandard? {
    current.string(AppKitKey.nsToolbarItemIdentifier, graph).flatMap { AppKitToolbarStandard.item($0) }
  }

  mutating func raiseItemLabel(_ current: RaisedObject) {
    // The system's items that are more than room have a label without saying so, others an empty one.
    let usual = standardItem(current).flatMap { $0.isSpace ? nil : $0.paletteLabel } ?? ""
    if document.attribute("label", of: current.element) == usual { document.remove("label", of: current.element) }
    guard let label = current.string(AppKitKey.nsToolbarItemPaletteLabel, graph),
      label != standardItem(current)?.paletteLabel ?? ""
    else { return }
    say("paletteLabel", label, current)
  }

  mutating func raiseItemTip(_ current: RaisedObject) {
    let standard = standardItem(current)
    if let tip = current.string(AppKitKey.nsToolbarItemToolTip, graph) {
      if standard == nil ? !tip.isEmpty : tip != standard?.tip { say("toolTip", tip, current) }
    } else if standard == nil || standard?.tip != nil {
      document.setNil("toolTip", of: current.element)
    }
  }

  mutating func raiseItemSizes(_ current: RaisedObject) {
    let system = standardItem(current)?.sizes(in: profile) ?? (min: [0, 0], max: [0, 0])
    let hasView = current.reference("NSToolbarItemView") != nil
    // The system's item has the system's image.
    if let image = standardItem(current)?.image, document.attribute("image", of: current.element) == image {
      document.remove("image", of: current.element)
    }
    for (name, key, plain) in [
      ("minSize", AppKitKey.nsToolbarItemMinSize, system.min), ("maxSize", .nsToolbarItemMaxSize, system.max),
    ] {
      guard let size = current.string(key, graph).map({ Geometry.numbers(in: $0) }), hasView || size != plain else {
        continue
      }
      addGeometry(size, .size, key: name, to: current.element)
    }
  }
}
