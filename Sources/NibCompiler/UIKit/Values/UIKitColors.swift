import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Colours as UIKit archives them.
enum UIKitColors {
  /// The UIColor of a `<color>` element: its components as they stand, but of a page control in ten decimals.
  ///
  /// Seen: 1 068 components of all kinds, 6 of page controls.
  static func color(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    UIKitNamedColors.note(element, &lowering)
    if lowering.reader.element.map({ lowering.reader.tag($0) == .pageControl }) ?? false {
      return color(archived(describe(element, &lowering).inTenDecimals, &lowering), &lowering)
    }
    if isBlackOfOldLabel(element, &lowering) { return color(default: .labelText, &lowering) }
    if isSystemBackground(element, &lowering) {
      var description = describe(element, &lowering)
      description.isBackgroundOfView = true
      return color(archived(description, &lowering), &lowering)
    }
    let fingerprint = lowering.reader.fingerprint(of: element)
    if let known = lowering.writer.values.elements.find(fingerprint, element, &lowering.reader) { return known.object }
    let object = color(memorableColor(element, &lowering), &lowering)
    lowering.writer.values.elements.add(fingerprint, element, object)
    return object
  }

  /// Whether an element is the black text of a label in Xcode 3.2 to 4.6, which is the label's own colour.
  ///
  /// Seen: 11 of 11 labels in 5 archives; text fields keep theirs.
  private static func isBlackOfOldLabel(_ element: Int, _ lowering: inout Lowering) -> Bool {
    guard (.xcode3point2 ... .xcode4point5).contains(lowering.profile), let label = lowering.reader.element,
      lowering.reader.tag(label) == .label,
      lowering.reader.attribute(.key, of: element).map({ lowering.reader.text($0) }) == "textColor"
    else { return false }
    let value = describe(element, &lowering).value
    return value.red == 0 && value.green == 0 && value.blue == 0 && (value.alpha ?? 1) == 1
  }

  /// Whether an element names a color of the system for the background of a view, which may be another than elsewhere.
  private static func isSystemBackground(_ element: Int, _ lowering: inout Lowering) -> Bool {
    guard lowering.profile >= .xcode11, lowering.reader.childSymbol(element) == .backgroundColor,
      lowering.reader.attribute(.systemColor, of: element) != nil
        || lowering.reader.attribute(.xcode11CocoaTouchSystemColor, of: element) != nil
    else { return false }
    let parent = lowering.reader.parent(of: element)
    guard parent >= 0 else { return false }
    let plan = Int(lowering.reader.index.planOf[parent])
    return plan >= 0 && lowering.schema.plans[plan].role == .view
  }

  /// The colour of an element, remembered by its attributes and those of the resource that it names.
  private static func memorableColor(_ element: Int, _ lowering: inout Lowering) -> PreparedColor {
    // One schema serves all variants of a folder, and what a colour becomes depends on the variant's system.
    let system: UInt8 = (lowering.options.knowsDynamicColors ? 16 : 0) + (lowering.options.knowsCatalogColors ? 32 : 0)
    lowering.memoKey.removeAll()
    lowering.reader.appendAttributes(
      of: element, kind: system + (lowering.uiKit.colorMatched ? 1 : 0), to: &lowering.memoKey)
    if let name = lowering.reader.attribute(.name, of: element) ?? lowering.reader.attribute(.systemColor, of: element),
      let resource = resourceColor(name, &lowering)
    {
      lowering.reader.appendAttributes(of: resource, kind: 3, to: &lowering.memoKey)
    }
    if let made = lowering.schema.memo.color(for: lowering.memoKey) { return made }
    let warnings = lowering.reader.diagnostics.warningCount
    let made = make(archived(describe(element, &lowering), &lowering), &lowering)
    // A faulty colour is not remembered, or the next document would not be told of the fault.
    if lowering.reader.diagnostics.warningCount == warnings {
      lowering.schema.memo.remember(made, for: lowering.memoKey)
    }
    return made
  }

  /// The UIColor of a resolved colour.
  static func color(_ color: ArchivedColor, _ lowering: inout Lowering) -> ObjectID {
    self.color(make(color, &lowering), &lowering)
  }

  private static func make(_ color: ArchivedColor, _ lowering: inout Lowering) -> PreparedColor {
    let schema = lowering.schema
    return schema.memo.color(color) { schema.prepare(color.fields) }
  }

  private static func color(_ made: PreparedColor, _ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.writer.values.object(of: made) { return known }
    let object = lowering.writer.object(lowering.profile < .xcode3point2 ? .deviceRGBColor : .color, made.fields)
    lowering.writer.values.add(made, object)
    return object
  }

  /// Lets a background be of the class that the first era makes it of; all other colors are of another.
  ///
  /// Seen: 9 archives, 12 backgrounds and 9 other colors.
  static func nameClass(of object: ObjectID, _ key: KeyID, _ lowering: inout Lowering) {
    guard lowering.profile < .xcode3point2, key == UIKitKey.uiBackgroundColor.id else { return }
    lowering.writer.builder.setClass(UIKitClass.cgColor.id, of: object)
  }

  /// A colour description resolved under this compile's profile and target.
  static func archived(_ description: ColorDescription, _ lowering: inout Lowering) -> ArchivedColor {
    return ArchivedColor(
      description, profile: lowering.profile, colorMatched: lowering.uiKit.colorMatched,
      namesCatalogColors: lowering.options.knowsCatalogColors,
      namesDynamicColors: lowering.options.knowsDynamicColors)
  }

  /// The colour of an absent attribute.
  static func color(default color: DefaultColor, _ lowering: inout Lowering) -> ObjectID {
    switch color {
    case .labelText: self.color(labelText(&lowering), &lowering)
    case .separator: self.color(ArchivedColor(systemColor: "separatorColor", profile: lowering.profile), &lowering)
    case .fieldText: self.color(.defaultFieldText(profile: lowering.profile), &lowering)
    case .white: self.color(archived(ColorDescription(value: ColorValue(white: 1)), &lowering), &lowering)
    case .chromeShadow: self.color(archived(.chromeShadow, &lowering), &lowering)
    case .clear: UIKitCellBackgrounds.systemColor("clearColor", &lowering)
    case .gray: self.color(archived(ColorDescription(value: ColorValue(white: 0.5)), &lowering), &lowering)
    case .spinnerGray: self.color(.spinnerGray(profile: lowering.profile), &lowering)
    case .spinnerWhite: self.color(ArchivedColor(systemColor: "whiteColor", profile: lowering.profile), &lowering)
    case .catalog(let name): self.color(archived(ColorDescription(cocoaTouchSystemColor: name), &lowering), &lowering)
    }
  }

  /// The text colour of a label that says none, remembered like that of an element: most documents have such a label.
  private static func labelText(_ lowering: inout Lowering) -> PreparedColor {
    let isDynamic = lowering.options.knowsDynamicColors
    lowering.memoKey.removeAll()
    // No element's key begins like this.
    lowering.memoKey.append(isDynamic ? 0x81 : 0x80)
    if let made = lowering.schema.memo.color(for: lowering.memoKey) { return made }
    let made = make(.defaultLabelText(profile: lowering.profile, namesDynamicColors: isDynamic), &lowering)
    lowering.schema.memo.remember(made, for: lowering.memoKey)
    return made
  }

  /// What a `<color>` element says.
  static func describe(_ element: Int, _ lowering: inout Lowering) -> ColorDescription {
    var description = ColorDescription(value: components(element, &lowering))
    description.systemColor = lowering.reader.attribute(.systemColor, of: element).map { lowering.reader.text($0) }
    description.cocoaTouchSystemColor = lowering.reader.attribute(.cocoaTouchSystemColor, of: element).map {
      lowering.reader.text($0)
    }
    description.xcode11CocoaTouchSystemColor =
      lowering.reader.attribute(.xcode11CocoaTouchSystemColor, of: element).map { lowering.reader.text($0) }
    description.name = lowering.reader.attribute(.name, of: element).map { lowering.reader.text($0) }
    description.catalog = lowering.reader.attribute(.catalog, of: element).map { lowering.reader.text($0) }
    if let name = lowering.reader.attribute(.name, of: element) ?? lowering.reader.attribute(.systemColor, of: element)
    {
      description.fallback = resourceColor(name, &lowering).map { components($0, &lowering) }
    }
    reportNothing(description, element, &lowering)
    if let unknown = description.unknownSystemName {
      lowering.reader.warn(
        .unknownValue,
        "unknown color of the system '\(unknown)', and the document has no components for it; it is archived by name "
          + "alone, and systems that do not know it show none", at: element)
    }
    return description
  }

  /// Warns of a color that neither has components nor a name.
  private static func reportNothing(_ description: ColorDescription, _ element: Int, _ lowering: inout Lowering) {
    guard !description.value.hasComponents, description.name == nil, description.systemColor == nil,
      description.cocoaTouchSystemColor == nil, description.xcode11CocoaTouchSystemColor == nil
    else { return }
    lowering.reader.warn(
      .missingAttribute, "a color has neither components, as 'red' or 'white', nor a name; it becomes black",
      at: element)
  }

  private static func components(_ element: Int, _ lowering: inout Lowering) -> ColorValue {
    var value = ColorValue()
    value.red = component(WellKnownName.red, of: element, &lowering)
    value.green = component(WellKnownName.green, of: element, &lowering)
    value.blue = component(WellKnownName.blue, of: element, &lowering)
    value.white = component(WellKnownName.white, of: element, &lowering)
    value.alpha = component(WellKnownName.alpha, of: element, &lowering)
    value.colorSpace = lowering.reader.attribute(.colorSpace, of: element).map { lowering.reader.text($0) }
    value.customColorSpace = lowering.reader.attribute(.customColorSpace, of: element).map { lowering.reader.text($0) }
    if value.takePrintingInks(inks(of: element, &lowering)) { return value }
    let space = value.colorSpace == "custom" ? value.customColorSpace : value.colorSpace
    if let known = value.space, value.hasComponents, known.isGray == (value.white == nil) {
      lowering.reader.warn(
        .unknownValue,
        "the color space '\(space ?? "")' has other components than the color; they are taken as they stand",
        at: element)
    }
    if value.space == nil, let space, space != "catalog" {
      let consequence = value.hasComponents ? "its numbers are taken as they stand" : "the color becomes black"
      lowering.reader.warn(.unknownValue, "unknown color space '\(space)'; \(consequence)", at: element)
    }
    return value
  }

  /// Cyan, magenta, yellow and black of a colour for printing; nil for another.
  private static func inks(of element: Int, _ lowering: inout Lowering) -> [Double]? {
    guard lowering.reader.attribute(.cyan, of: element) != nil || lowering.reader.attribute(.black, of: element) != nil
    else { return nil }
    return [WellKnownName.cyan, .magenta, .yellow, .black].map { component($0, of: element, &lowering) ?? 0 }
  }

  /// A component of a colour; nil when it is absent, and a warning when it is no number.
  private static func component(_ name: WellKnownName, of element: Int, _ lowering: inout Lowering) -> Double? {
    guard let span = lowering.reader.attribute(name, of: element) else { return nil }
    guard let value = Decimal.real(lowering.reader.document.bytes, span) else {
      lowering.reader.warnNumber(span, element)
      return nil
    }
    // Wide spaces have components a little below 0 and above 1; 255 and 100 are of other ways to say a color.
    if abs(value) > 16 {
      lowering.reader.warn(
        .unknownValue,
        "the component '\(name.rawValue)' of a color is \(Decimal.text(value)), and colors have 0 to 1; it is taken as it "
          + "stands", at: element)
    }
    return value
  }

  /// The `<color>` that `<resources>` has for a colour's name.
  private static func resourceColor(_ name: ByteSpan, _ lowering: inout Lowering) -> Int? {
    if !lowering.writer.values.knowsResourceColors {
      lowering.writer.values.knowsResourceColors = true
      recordResourceColors(&lowering)
    }
    return lowering.writer.strings.find(name, tag: ContentTag.resourceColor, in: lowering.writer.builder.bytes).map {
      Int($0.index)
    }
  }

  private static func recordResourceColors(_ lowering: inout Lowering) {
    guard let resources = lowering.reader.document.child("resources", of: .root) else { return }
    for entry in lowering.reader.children(of: Int(resources.index)) {
      let tag = lowering.reader.tag(entry)
      guard tag == .namedColor || tag == .systemColor,
        let name = lowering.reader.attribute(.name, of: entry),
        let color = lowering.reader.children(of: entry).first(where: { lowering.reader.tag($0) == .color })
      else { continue }
      guard lowering.writer.strings.find(name, tag: ContentTag.resourceColor, in: lowering.writer.builder.bytes) == nil
      else { continue }
      lowering.writer.strings.add(
        name, tag: ContentTag.resourceColor, object: ObjectID(color), in: lowering.writer.builder.bytes)
    }
  }
}

enum UIKitColorSharing {
  /// Makes one object of colours that differ by name alone: the one reached first, in archive order, stays.
  ///
  /// Seen: no archive of Xcode 11 and before has two equal colours of different names; 7 of later ones have.
  static func shareColors(_ lowering: inout Lowering) {
    guard lowering.profile < .xcode12 else { return }
    let contested = contestedColors(&lowering)
    guard !contested.isEmpty else { return }
    let rank = lowering.writer.builder.archiveRanks()
    var replacement: [(object: ObjectID, other: ObjectID)] = []
    for group in contested {
      guard let first = group.min(by: { rank[Int($0.index)] < rank[Int($1.index)] }) else { continue }
      for object in group where object != first { replacement.append((object, first)) }
    }
    lowering.writer.builder.redirect(replacement)
  }

  /// The colours that are to share an object, where there are several.
  private static func contestedColors(_ lowering: inout Lowering) -> [[ObjectID]] {
    var unnumbered = EqualTable<ArchivedColor, Int>()
    var groups: [(sharingGroup: Int, object: ObjectID)] = []
    groups.reserveCapacity(lowering.writer.values.colors.count)
    for (made, object) in lowering.writer.values.colors {
      groups.append((made.sharingGroup ?? number(made.color.sharingIdentity, among: &unnumbered, &lowering), object))
    }
    groups.sort { $0.sharingGroup < $1.sharingGroup }
    var contested: [[ObjectID]] = []
    var first = 0
    for index in groups.indices
    where index + 1 == groups.count || groups[index + 1].sharingGroup != groups[index].sharingGroup {
      if index > first { contested.append(groups[first...index].map(\.object)) }
      first = index + 1
    }
    return contested
  }

  /// A number for a colour that the memo has none for, below all of the memo's.
  private static func number(
    _ color: ArchivedColor, among unnumbered: inout EqualTable<ArchivedColor, Int>, _ lowering: inout Lowering
  ) -> Int {
    if let known = unnumbered.find(color) { return known }
    let number = -1 - unnumbered.entries.count
    unnumbered.add(color, number)
    return number
  }
}
