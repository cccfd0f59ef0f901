import NibBytes
import NibSchema

/// What is wrong with a constraint that the framework refuses to install.
extension DocumentCheck {
  static let constraints = [
    // Documented: NSLayoutConstraint, and the exceptions of both frameworks. Seen: none of 16 558 constraints of 749
    // documents is one. What Interface Builder's compiler says of them, nobody tells, so it is a warning.
    DocumentCheck(
      .impossibleConstraint, .warning, at: .element(.constraint), in: .all,
      meaning: "A constraint cannot be installed: an item is not in the view that it belongs to or is no view, its "
        + "attributes do not go together, or its priority is not above 0 and up to 1000. An app ends when it loads it.",
      remedy: "Correct its items, attributes and priority, or delete it.", Constraints.impossible)
  ]
}

private enum Constraints {
  static func impossible(_ constraint: Int, _ document: CheckedDocument) -> Finding? {
    let list = document.parent(constraint)
    guard list > 0, document.tag(list) == .constraints, !document.has(.placeholder, "YES", constraint) else {
      return nil
    }
    let words =
      item(.firstItem, constraint, document) ?? item(.secondItem, constraint, document)
      ?? attributes(of: constraint, document) ?? priority(of: constraint, document)
    return words.map { .said($0) }
  }

  // MARK: Items

  /// What is wrong with an item; one that no element is, or that another scene has, is told of where it is archived.
  private static func item(_ name: WellKnownName, _ constraint: Int, _ document: CheckedDocument) -> String? {
    guard let item = document.target(of: name, constraint) else { return nil }
    let tag = document.tag(item)
    if tag == .viewControllerLayoutGuide { return nil }
    // Made for a message alone, for every constraint comes by here.
    var shown: String {
      "\(name == .firstItem ? "first" : "second") item '\(document.text(name, of: constraint) ?? "")'"
    }
    if tag != .viewLayoutGuide, let plan = document.plan(item), plan.role != .view,
      !plan.tag.hasSuffix("ayoutGuide")
    {
      return "the \(shown) of a constraint is a <\(plan.tag)>, and constraints are between views and layout guides"
    }
    let view = document.owner(ofConnection: constraint)
    guard view >= 0, !document.isInside(item, view), document.scene(of: item) == document.scene(of: view) else {
      return nil
    }
    let owner = "the <\(document.document.tag(.init(view)))> '\(document.text(.id, of: view) ?? "")'"
    return "a constraint of \(owner) has the \(shown), which is not in that view"
  }

  // MARK: Attributes

  /// What an attribute of a layout measures.
  private enum Measure {
    case size, vertical, center, sideOfReading, sideOfScreen

    init?(_ name: String) {
      switch name {
      case "width", "height": self = .size
      case "top", "bottom", "centerY", "baseline", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin",
        "centerYWithinMargins":
        self = .vertical
      case "centerX", "centerXWithinMargins": self = .center
      case "leading", "trailing", "leadingMargin", "trailingMargin": self = .sideOfReading
      case "left", "right", "leftMargin", "rightMargin": self = .sideOfScreen
      default: return nil
      }
    }

    /// Whether constraints between both are made: sizes with sizes, and places with places of the same direction.
    func goes(with other: Measure) -> Bool {
      switch (self, other) {
      case (.size, .size), (.vertical, .vertical), (.center, .center): true
      case (.center, .sideOfReading), (.center, .sideOfScreen), (.sideOfReading, .center), (.sideOfScreen, .center):
        true
      case (.sideOfReading, .sideOfReading), (.sideOfScreen, .sideOfScreen): true
      default: false
      }
    }
  }

  private static func attributes(of constraint: Int, _ document: CheckedDocument) -> String? {
    guard let first = document.value(.firstAttribute, of: constraint) else { return nil }
    guard let second = document.value(.secondAttribute, of: constraint) else {
      guard document.value(.secondItem, of: constraint) == nil else { return nil }
      // Most constraints without a second item are sizes.
      let spelled = document.document.bytes[first.range]
      if spelled.elementsEqual("width".utf8) || spelled.elementsEqual("height".utf8) { return nil }
      let name = document.document.bytes.text(first)
      guard let measure = Measure(name), measure != .size else { return nil }
      return "a constraint of '\(name)' has no second item, and a place is one beside another"
    }
    // Most constraints are between attributes of one name.
    let bytes = document.document.bytes
    if bytes[first.range].elementsEqual(bytes[second.range]) { return nil }
    let (name, other) = (bytes.text(first), bytes.text(second))
    guard let measure = Measure(name), let otherMeasure = Measure(other), !measure.goes(with: otherMeasure) else {
      return nil
    }
    return "a constraint between '\(name)' and '\(other)' cannot be made"
  }

  // MARK: Priority

  private static func priority(of constraint: Int, _ document: CheckedDocument) -> String? {
    guard let span = document.value(.priority, of: constraint),
      let priority = Decimal.real(document.document.bytes, span), !(priority > 0 && priority <= 1000)
    else { return nil }
    return "the priority \(Decimal.text(priority)) of a constraint is not above 0 and up to 1000"
  }
}
