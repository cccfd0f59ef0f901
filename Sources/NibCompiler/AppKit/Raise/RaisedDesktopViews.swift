import NibBytes
import NibGraph
import NibSchema

/// Custom lowerings of views and cells, read backwards.
extension Raising {
  mutating func claim(_ key: AppKitKey, _ name: String, _ current: RaisedObject) {
    if let object = current.reference(key) { claim(object, in: current.element, key: name) }
  }

  /// Says a flag that is set in a word.
  private mutating func say(_ name: String, _ value: Bool, unless absent: Bool, _ current: RaisedObject) {
    if value != absent { say(name, value ? "YES" : "NO", current) }
  }

  /// A custom class by its name, its module and who provides that, as newer archives have it beside the name at run
  /// time.
  mutating func raiseClassReference(_ current: RaisedObject) {
    guard let reference = current.reference(AppKitKey.ibClassReference) else { return }
    for (name, key) in [
      ("customClass", AppKitKey.ibClassName), ("customModule", .ibModuleName),
      ("customModuleProvider", .ibModuleProvider),
    ] {
      if let text = graph.text(key, of: reference) { document.set(name, text, of: current.element) }
    }
  }

  /// A frame in one of two forms.
  mutating func raiseFrameText(_ current: RaisedObject) {
    if let frame = current.string(AppKitKey.nsFrame, graph) {
      addGeometry(Geometry.numbers(in: frame), .rect, key: "frame", to: current.element)
    } else if let size = current.string(AppKitKey.nsFrameSize, graph) {
      addGeometry([0, 0] + Geometry.numbers(in: size), .rect, key: "frame", to: current.element)
    }
  }

  mutating func raiseAutoresizingTranslation(_ current: RaisedObject) {
    guard current.integer(AppKitKey.nsDoNotTranslateAutoresizingMask) == 1 else { return }
    document.set("translatesAutoresizingMaskIntoConstraints", "NO", of: current.element)
    // A view with a mask keeps it.
    dropped.append((current.element, "autoresizingMask"))
  }

  /// The guides of a view that constraints name, and those that its marks tell of.
  mutating func raiseDesktopGuides(_ current: RaisedObject) {
    let listed = current.reference(AppKitKey.nsViewLayoutGuides).map { graph.members($0) } ?? []
    for (key, name, mark) in [
      ("safeArea", "NSViewSafeAreaLayoutGuide", AppKitKey.ibNSSafeAreaLayoutGuide),
      ("layoutMargins", "NSViewLayoutMarginsGuide", .ibNSLayoutMarginsGuide),
    ] {
      let guide = listed.first { graph.text(AppKitKey.nsLayoutGuideIdentifier, of: $0) == name }
      guard guide != nil || current.reference(mark) != nil else { continue }
      let element = document.add("viewLayoutGuide", key: key, to: current.element)
      if let guide { record(guide, element) }
    }
  }

  mutating func raiseAppearance(_ current: RaisedObject) {
    let prefix = "NSAppearanceName"
    guard let object = current.reference(AppKitKey.nsAppearance),
      let name = graph.text(AppKitKey.nsAppearanceName, of: object), name.hasPrefix(prefix)
    else { return }
    let plain = name.dropFirst(prefix.count).replacing("Accessibility", with: "AccessibilityHighContrast")
    guard let first = plain.first else { return }
    document.set("appearanceType", first.lowercased() + plain.dropFirst(), of: current.element)
  }

  /// The subviews of a custom view, which has the last first.
  mutating func raiseCustomSubviews(_ current: RaisedObject) {
    let views = current.reference(AppKitKey.nsSubviews).map { graph.members($0) } ?? []
    guard !views.isEmpty else { return }
    let container = document.add("subviews", to: current.element)
    let isReversed = graph.isOf(AppKitClass.nsCustomView, current.object)
    for view in isReversed ? views.reversed() : views { claim(view, in: container, key: nil) }
  }

  /// The mask and the flags of a view that a window or a scroll view may lay out.
  mutating func raiseViewMask(_ current: RaisedObject) {
    let word = current.integer(AppKitKey.nsvFlags) ?? 0
    let tag = document.elements[current.element].tag
    let names = [
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
    ]
    // Up to Xcode 8 clip views keep the mask that their document says.
    if tag != "clipView" || profile < .xcode9, tag != "scroller", word & 0x3F != 0xC,
      current.integer(AppKitKey.nsDoNotTranslateAutoresizingMask) != 1
    {
      let mask = document.add("autoresizingMask", key: "autoresizingMask", to: current.element)
      for (bit, name) in names.enumerated() where word & 1 << bit != 0 { document.set(name, "YES", of: mask) }
    }
    say("autoresizesSubviews", word & 0x100 != 0, unless: true, current)
    if word & 0x3000 == 0x1000 { say("focusRingType", "none", current) }
    if word & 0x3000 == 0x2000 { say("focusRingType", "exterior", current) }
    say("hidden", word & 0x8000_0000 != 0, unless: false, current)
  }

  /// Which type a button is: by its style and what a click does.
  mutating func raiseButtonType(_ current: RaisedObject) {
    let bezel = current.integer(AppKitKey.nsBezelStyle) ?? Self.bezel(in: current)
    let kind = current.integer(AppKitKey.nsAuxButtonType)
    let name: String?
    switch (kind, bezel) {
    case (3, _): name = "check"
    case (4, _): name = "radio"
    case (_, 6): name = "square"
    case (_, 8): name = "squareTextured"
    case (_, 1): name = "push"
    case (_, 2): name = Self.switchKind(of: current, graph) ?? "bevel"
    case (_, 5): name = "disclosureTriangle"
    case (_, 7): name = "round"
    case (_, 9): name = "help"
    case (_, 10): name = "smallSquare"
    case (_, 11): name = "roundTextured"
    case (_, 12): name = "roundRect"
    case (_, 13): name = "recessed"
    case (_, 14): name = "disclosure"
    case (_, 15): name = "inline"
    default: name = nil
    }
    guard let name, document.elements[current.element].tag == "buttonCell" else { return }
    document.set("type", name, of: current.element)
  }

  /// The style in a cell's word, where it has no key of its own.
  private static func bezel(in current: RaisedObject) -> Int64 {
    guard let word = current.integer(AppKitKey.nsButtonFlags2) else { return 0 }
    return word & 7 | (word & 0x20) >> 2
  }

  /// What a button of old archives draws tells whether it is a check box.
  private static func switchKind(of current: RaisedObject, _ graph: ObjectGraph) -> String? {
    guard let image = current.reference(AppKitKey.nsAlternateImage), graph.isOf(AppKitClass.nsButtonImageSource, image)
    else {
      return nil
    }
    return graph.text(AppKitKey.nsImageName, of: image) == "NSRadioButton" ? "radio" : "check"
  }

  /// The font of a button's cell, which some have in the place of the system's.
  mutating func raiseButtonFont(_ current: RaisedObject) {
    guard let object = current.reference(AppKitKey.nsSupport), let font = desktopFont(object) else { return }
    let isPopUp = document.elements[current.element].tag == "popUpButtonCell"
    if isPopUp, font.size == nil, font.meta == "menu" || font.meta == "message" {
      return document.set("metaFont", "system", of: document.add("font", key: "font", to: current.element))
    }
    if font.meta == "emphasizedSubhead" {
      return document.set("metaFont", "smallSystemBold", of: document.add("font", key: "font", to: current.element))
    }
    addDesktopFont(object, key: "font", to: current.element)
  }

  /// What a cell keeps and its control says.
  mutating func sayOfControl(_ name: String, _ value: String, _ current: RaisedObject) {
    let control = document.elements[current.element].parent
    if control > 0, objectOf[control] != nil { document.set(name, value, of: control) }
  }

  /// Lets the button say that its image stands beside its title, which its cell's word says.
  mutating func raiseImageHug(_ current: RaisedObject) {
    let control = document.elements[current.element].parent
    guard control > 0, objectOf[control] != nil, document.attribute("imageHugsTitle", of: current.element) != nil
    else { return }
    document.remove("imageHugsTitle", of: current.element)
    document.set("imageHugsTitle", "YES", of: control)
  }

  /// Lets the control say a color that its cell keeps.
  mutating func raiseTint(_ name: String, _ key: AppKitKey, _ current: RaisedObject) {
    let control = document.elements[current.element].parent
    guard let color = current.reference(key), control > 0, objectOf[control] != nil else { return }
    addDesktopColor(color, key: name, to: control)
  }

  mutating func raiseLogicalLayout(_ current: RaisedObject) {
    let isSet = current.integer(AppKitKey.nsAllowsLogicalLayoutDirection) == 1
    // Where texts are looked up, controls follow the direction unless they say otherwise.
    if isSet != hasLocalizedTexts {
      say("mirrorLayoutDirectionWhenInternationalizing", isSet ? "always" : "never", current)
    }
  }

  mutating func raiseSearchFlags(_ current: RaisedObject) {
    guard let span = graph.value(declared.key, of: current.object)?.span, span.count == 4 else {
      return
    }
    let flags = Array(graph.bytes[span.range])
    say("sendsWholeSearchString", flags[0] & 1 != 0, unless: false, current)
    say("sendsSearchStringImmediately", flags[1] & 1 != 0, unless: false, current)
  }

  mutating func raiseBoxTitle(_ current: RaisedObject) {
    guard let title = current.string(AppKitKey.nsContents, graph) else { return }
    if let box = objectOf[current.element],
      graph.value(AppKitKey.nsBoxType, of: box).flatMap({ RaisedNumber.integer($0.value) }) == 2
    {
      return
    }
    say("title", title, current)
  }

  /// The width of a box's border, which is a number or an object.
  mutating func raiseBorderWidth(_ current: RaisedObject) {
    let object = current.reference(AppKitKey.nsBorderWidth2).flatMap { graph.number($0) }
    guard let width = object ?? current.real(AppKitKey.nsBorderWidth2) else { return }
    document.set("borderWidth", Decimal.text(width), of: current.element)
  }

  mutating func raiseBoxMargins(_ current: RaisedObject) {
    guard let margins = current.string(AppKitKey.nsOffsets, graph).map({ Geometry.numbers(in: $0) }),
      current.integer(AppKitKey.nsBoxType) != 2, margins != [0, 0]
    else { return }
    addGeometry(margins, .size, key: "contentViewMargins", to: current.element)
  }

  /// The cells of a matrix, which stand in columns.
  mutating func raiseMatrixCells(_ current: RaisedObject) {
    let cells = current.reference(AppKitKey.nsCells).map { graph.members($0) } ?? []
    let count = Int(max(1, min(current.integer(AppKitKey.nsNumCols) ?? 1, Int64(max(cells.count, 1)))))
    guard !cells.isEmpty else { return }
    let container = document.add("cells", to: current.element)
    for column in 0..<count {
      let element = document.add("column", to: container)
      for place in stride(from: column, to: cells.count, by: count) { claim(cells[place], in: element, key: nil) }
    }
  }

  /// The rect of a window's content.
  mutating func raiseWindowRect(_ current: RaisedObject) {
    guard let rect = current.string(AppKitKey.nsWindowRect, graph).map({ Geometry.numbers(in: $0) }), rect.count == 4
    else { return }
    addGeometry(rect, .rect, key: "contentRect", to: current.element)
    let screen = current.string("NSScreenRect", graph).map { Geometry.numbers(in: $0) } ?? []
    guard screen.count == 4, let word = current.integer("NSWTFlags") else { return }
    // Two struts of one axis are as none in the flags, and hold the window off the middle of the screen.
    let raw = word >> 19 & 15
    for (axis, bits, names) in [
      (0, Int64(3), ["leftStrut", "rightStrut"]), (1, 12, ["bottomStrut", "topStrut"]),
    ] where raw & bits == bits && rect[axis] != screen[axis] + (screen[axis + 2] - rect[axis + 2]) / 2 {
      for name in names { say("initialPositionMask." + name, "YES", current) }
    }
  }

  /// A window whose content leads to another view follows where the tabulator key leads to.
  mutating func raiseKeyLoop(_ current: RaisedObject) {
    let content = current.reference(AppKitKey.nsWindowView)
    let leads = content.map { graph.value(AppKitKey.nsNextKeyView, of: $0) != nil } ?? false
    if leads { say("autorecalculatesKeyViewLoop", "YES", current) }
  }

  /// The class of a controller's objects.
  mutating func raiseObjectClass(_ current: RaisedObject) {
    if let name = current.string(AppKitKey.nsObjectClassName, graph) { say("objectClassName", name, current) }
  }
}
