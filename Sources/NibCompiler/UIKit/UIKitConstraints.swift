import NibBytes
import NibGraph
import NibSchema

enum UIKitConstraints {
  /// `UIViewAutolayoutConstraints`: the view's own that the base has, then four a child with a fixed frame.
  static func lowerConstraints(_ element: Int, _ lowering: inout Lowering) {
    let holder = UIKitCells.isPlainContent(element, &lowering) ? lowering.reader.parent(of: element) : element
    var members: [ObjectID] = []
    let container = constraintContainer(element, &lowering)
    if container != nil || lowering.uiKit.ownConstraints[element] != nil {
      members = UIKitConstraintOrder.orderedConstraints(container, of: holder, &lowering)
    }
    for member in members { lowering.links.record(constraint: member) }
    members = UIKitVariations.installed(members, .constraints, of: element, variedBy: holder, &lowering)
    if lowering.scope?.isRootView(element) == true { members += lowering.uiKit.guideConstraints }
    if UIKitCells.archivesCellConstraints(&lowering), let content = UIKitCells.plainContent(of: element, &lowering) {
      members += UIKitCells.cellConstraints(
        lowering.reserved(element), UIKitCells.plainContent(content, &lowering), &lowering)
    }
    if lowering.profile < .xcode8, let frames = UIKitVariations.fixedFrames(of: element, variedBy: holder, &lowering) {
      noteVariedConstraints(frames, in: element, &lowering)
    } else if lowering.profile < .xcode8, let container = lowering.reader.child(.subviews) {
      for child in lowering.reader.children(of: container) {
        let fixed = lowering.reader.flag(.fixedFrame, of: child) ?? false
        let ambiguous = lowering.reader.flag(.ambiguous, of: child) ?? false
        guard fixed || ambiguous, let frame = UIKitFrames.frame(of: child, &lowering) else { continue }
        members += synthesizedConstraints(child, frame, in: element, isWeak: !fixed, &lowering)
      }
    }
    guard !members.isEmpty else { return }
    lowering.writer.add(.reference(.viewAutolayoutConstraints, lowering.writer.array(members, .mutableArray)))
  }

  /// The `<constraints>` whose constraints an element holds: a plain content view holds those of its cell.
  private static func constraintContainer(_ element: Int, _ lowering: inout Lowering) -> Int? {
    if UIKitCells.isPlainContent(element, &lowering) {
      let cell = lowering.reader.parent(of: element)
      return standIn(for: cell, &lowering) == nil ? nil : lowering.reader.child(.constraints, of: cell)
    }
    return standIn(for: element, &lowering) == nil ? lowering.reader.child(.constraints) : nil
  }

  /// The plain content view that constraints of a collection view cell are those of, from Xcode 6 on.
  ///
  /// Seen: 1 cell of Xcode 4.6's time that keeps its own six.
  private static func standIn(for cell: Int, _ lowering: inout Lowering) -> Int? {
    lowering.profile < .xcode6 ? nil : UIKitCells.plainContent(of: cell, &lowering)
  }

  /// Notes the constraints of fixed frames that differ by size class; the view's own list has none of them.
  ///
  /// Each pair of size classes has constraints of its own, and a record that removes those of all others. Seen: 6 views
  /// of 1 document of Xcode 7.
  private static func noteVariedConstraints(_ frames: [FixedFrames], in parent: Int, _ lowering: inout Lowering) {
    let members = frames.map { fixed in
      fixed.children.flatMap { view in
        let frame = UIKitFrames.points(view.frame, &lowering)
        return synthesizedConstraints(view.child, frame, in: parent, isWeak: false, &lowering)
      }
    }
    let changes = frames.indices.map { place in
      VariedProperty.Change(
        traits: frames[place].traits, added: members[place],
        removed: members.indices.filter { $0 != place }.flatMap { members[$0] })
    }
    lowering.uiKit.varied.append(
      VariedProperty(
        row: .constraints, object: lowering.reserved(parent), changes: changes, candidates: members.flatMap { $0 }))
    for member in members.joined() { lowering.links.record(constraint: member) }
  }

  /// Left, top, width and height that pin a view where the document has it; weakly where its own constraints leave its
  /// place open. Seen: 4 333 and 40 constraints.
  private static func synthesizedConstraints(
    _ child: Int, _ frame: Rect, in parent: Int, isWeak: Bool, _ lowering: inout Lowering
  ) -> [ObjectID] {
    let view = lowering.view(child)
    let owner = lowering.reserved(parent)
    let sides: [(attribute: Int64, value: Double, toParent: Bool)] = [
      (1, frame.x, true), (3, frame.y, true), (7, frame.width, false), (8, frame.height, false),
    ]
    return sides.prefix(fixedSides(of: child, &lowering)).map { side in
      let object = lowering.writer.reserve(.nsIBPrototypingLayoutConstraint)
      lowering.writer.begin(object)
      lowering.writer.add(.reference(.firstItem, view))
      addAttribute(side.attribute, .firstAttributeV2, .firstAttribute, &lowering)
      if side.toParent {
        lowering.writer.add(.reference(.secondItem, owner))
        addAttribute(side.attribute, .secondAttributeV2, .secondAttribute, &lowering)
      } else if lowering.profile < .xcode8 {
        addAttribute(0, .secondAttributeV2, .secondAttribute, &lowering)
      }
      if side.value != 0, lowering.profile > .xcode5 { lowering.writer.add(.double(.constantV2, side.value)) }
      lowering.writer.add(.bool(.shouldBeArchived, true))
      let reason = isWeak ? "ambiguity" : "fixed frame"
      lowering.writer.add(
        .reference(.layoutIdentifier, lowering.writer.string("IB auto generated at build time for view with \(reason)"))
      )
      if isWeak { lowering.writer.add(.int(.priority, 251)) }
      if side.value != 0 { lowering.writer.add(.double(.constant, side.value)) }
      lowering.writer.end()
      return object
    }
  }

  /// How many of left, top, width and height are pinned: a switch keeps its own size, a rounded text field its height.
  private static func fixedSides(of view: Int, _ lowering: inout Lowering) -> Int {
    switch lowering.reader.document.tag(.init(view)) {
    // Seen: 2 switches.
    case "switch": 2
    case "textField":
      lowering.reader.attribute(.borderStyle, of: view).map { lowering.reader.text($0) } == "roundedRect" ? 3 : 4
    default: 4
    }
  }

  /// A `<constraint>`: attributes in two generations of keys.
  ///
  /// Keys of the first generation know no margins: there a margin is its edge, 8 points further in.
  /// Seen: 5 099 constraints.
  static func lowerConstraint(_ element: Int, _ lowering: inout Lowering) {
    guard let first = item(lowering.reader.attribute(.firstItem), element, orOwner: true, &lowering) else { return }
    if lowering.reader.attribute(.firstAttribute) == nil {
      lowering.reader.warnMissing(.firstAttribute, element, "its first attribute becomes none")
    }
    let firstAttribute = layoutAttribute(lowering.reader.attribute(.firstAttribute), element, &lowering)
    lowering.writer.add(.reference(.firstItem, first))
    addAttribute(firstAttribute, .firstAttributeV2, .firstAttribute, &lowering)
    let relation = relation(element, &lowering)
    if relation != 0 { lowering.writer.add(.int(.relation, relation)) }
    let multiplier = multiplier(lowering.reader.attribute(.multiplier), element, &lowering)
    if multiplier != 1 { lowering.writer.add(.double(.multiplier, multiplier)) }
    var secondAttribute: Int64 = 0
    if let second = item(lowering.reader.attribute(.secondItem), element, orOwner: false, &lowering) {
      secondAttribute = layoutAttribute(lowering.reader.attribute(.secondAttribute), element, &lowering)
      lowering.writer.add(.reference(.secondItem, second))
      addAttribute(secondAttribute, .secondAttributeV2, .secondAttribute, &lowering)
    } else if lowering.profile < (lowering.platform.framework == .appkit ? .xcode8point3 : .xcode8) {
      // The compilers for the Mac left it out later. Seen: 11 of 11 constraints of 8.0.
      addAttribute(0, .secondAttributeV2, .secondAttribute, &lowering)
    }
    addConstant(element, folded: fold(element, first: firstAttribute, second: secondAttribute, &lowering), &lowering)
  }

  /// The raw value of the relation at hand; an error where it is no word of the format.
  private static func relation(_ element: Int, _ lowering: inout Lowering) -> Int64 {
    guard let span = lowering.reader.attribute(.relation) else { return 0 }
    if let value = lowering.reader.raw(of: span, in: Choice.relation) { return value }
    let words = Choice.relation.entries.map(\.name).joined(separator: ", ")
    lowering.reader.warn(
      .unknownWord, "the relation '\(lowering.reader.text(span))' of a constraint is none of \(words)", at: element)
    return 0
  }

  private static func addConstant(_ element: Int, folded: Double, _ lowering: inout Lowering) {
    let symbolic = lowering.reader.attribute(.symbolic).map { lowering.reader.isYes($0) } ?? false
    let constant = lowering.reader.attribute(.constant).flatMap { lowering.reader.number($0, element) } ?? 0
    if !symbolic { UIKitVariations.noteConstant(constant, of: element, &lowering) }
    if symbolic {
      lowering.writer.add(.reference(.symbolicConstant, lowering.writer.string("NSSpace")))
    } else if constant != 0, lowering.profile > .xcode5 {
      lowering.writer.add(.double(.constantV2, constant))
    }
    lowering.writer.add(.bool(.shouldBeArchived, true))
    if let name = lowering.reader.attribute(.identifier), name.count > 0 {
      lowering.writer.add(.reference(.layoutIdentifier, lowering.writer.string(name)))
    }
    if let priority = lowering.reader.attribute(.priority).flatMap({ lowering.reader.number($0, element) }),
      priority != 1000
    {
      if let whole = Int64(exactly: priority) {
        lowering.writer.add(.int(.priority, whole))
      } else {
        lowering.writer.add(.double(.priority, priority))
      }
    }
    if !symbolic, constant + folded != 0 { lowering.writer.add(.double(.constant, constant + folded)) }
  }

  /// Writes an attribute in both generations; the oldest era has the first alone.
  static func addAttribute(_ value: Int64, _ second: NibKey, _ first: NibKey, _ lowering: inout Lowering) {
    if lowering.profile > .xcode5 { lowering.writer.add(.int(second, value)) }
    let edges: [Int64] = [1, 2, 3, 4, 5, 6, 9, 10]
    lowering.writer.add(.int(first, value < 13 ? value : edges[Int(value - 13)]))
  }

  /// What a constant gains where margins become edges: the margin, towards the inside.
  private static func fold(_ element: Int, first: Int64, second: Int64, _ lowering: inout Lowering) -> Double {
    guard first > 12 || second > 12 else { return 0 }
    return outward(second, lowering.reader.attribute(.secondItem), element, &lowering)
      - outward(first, lowering.reader.attribute(.firstItem), element, &lowering)
  }

  /// How far inside its view an attribute lies along its axis: 8 points a margin where the view says no other.
  private static func outward(_ layoutAttribute: Int64, _ id: ByteSpan?, _ element: Int, _ lowering: inout Lowering)
    -> Double
  {
    guard (13...18).contains(layoutAttribute) else { return 0 }
    let view = id.map { lowering.reader.element($0) } ?? owner(of: element, &lowering)
    let margins = view < 0 ? nil : lowering.reader.child(.layoutMargins, of: view)
    guard let margins else { return layoutAttribute % 2 == 1 ? 8 : -8 }
    let insets = lowering.reader.numbers(of: margins, .insets)
    switch layoutAttribute {
    case 13, 17: return insets[1]
    case 15: return insets[0]
    case 16: return -insets[2]
    default: return -insets[3]
    }
  }

  /// The element that holds a constraint's `<constraints>`.
  private static func owner(of constraint: Int, _ lowering: inout Lowering) -> Int {
    lowering.reader.parent(of: lowering.reader.parent(of: constraint))
  }

  /// The object of an item attribute; the view that holds the constraint where the first item is absent.
  private static func item(_ id: ByteSpan?, _ element: Int, orOwner: Bool, _ lowering: inout Lowering) -> ObjectID? {
    if let id { return constraintTarget(id, element, &lowering) }
    guard orOwner else { return nil }
    let owner = owner(of: element, &lowering)
    return standIn(for: owner, &lowering).map { UIKitCells.plainContent($0, &lowering) }
      ?? lowering.object(owner)
  }

  /// The object that a constraint's id names. A layout guide that the target has no object for is its view.
  private static func constraintTarget(_ id: ByteSpan, _ element: Int, _ lowering: inout Lowering) -> ObjectID? {
    let found = lowering.reader.element(id)
    // A guide that is an element of a kind has an object as any other.
    if found >= 0, lowering.reader.tag(found) == .viewLayoutGuide, lowering.reader.index.planOf[found] < 0 {
      let owner = lowering.reader.parent(of: found)
      return UIKitLayoutGuides.archivesGuides(&lowering)
        ? UIKitLayoutGuides.guide(found, owner: owner, &lowering) : lowering.object(owner)
    }
    if found >= 0, let content = standIn(for: found, &lowering) {
      return UIKitCells.plainContent(content, &lowering)
    }
    guard let target = lowering.target(id, of: element) else { return nil }
    // A view that a constraint further up names is listed with the constraint, before its own parent's turn comes.
    // Seen: 4 views.
    lowering.links.record(view: target)
    return target
  }

  /// The number that an attribute holds; nil and a warning when it holds anything else.
  static func number(_ span: ByteSpan, _ element: Int, _ lowering: inout Lowering) -> Double? {
    if let value = Decimal.real(lowering.reader.document.bytes, span) { return value }
    lowering.reader.warnNumber(span, element)
    return nil
  }

  private static func layoutAttribute(_ span: ByteSpan?, _ element: Int, _ lowering: inout Lowering) -> Int64 {
    guard let span else { return 0 }
    if let value = lowering.reader.raw(of: span, in: Choice.layoutAttribute) { return value }
    lowering.reader.warn(
      .unknownValue, "unknown layout attribute '\(lowering.reader.text(span))'; using none", at: element)
    return 0
  }

  /// `0.5`, `1:3` or `1/3`; a quotient has the precision of 32 bits. Seen: 1:3 is 0.3333333432674408.
  private static func multiplier(_ span: ByteSpan?, _ element: Int, _ lowering: inout Lowering) -> Double {
    guard let span else { return 1 }
    if let value = Decimal.real(lowering.reader.document.bytes, span) { return Double(Float(value)) }
    let parts = lowering.reader.text(span).split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    guard parts.count == 2, parts[1] != 0 else {
      lowering.reader.warnNumber(span, element)
      return 1
    }
    return Double(Float(parts[0] / parts[1]))
  }
}

extension UIKitConstraints {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitConstraints) -> CustomLoweringCode {
    switch lowering {
    case .constraints:
      .init(
        lower: { lowerConstraints($0, &$2) }, raise: { $0.raiseConstraints($1) }, legacy: { $0.raiseConstraints($1) })
    case .constraint:
      .init(lower: { lowerConstraint($0, &$2) }, raise: { $0.raiseConstraint($1) }, legacy: { $0.raiseConstraint(&$1) })
    }
  }
}
