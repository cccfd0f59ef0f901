import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// `UIViewAutolayoutConstraints`: the view's own that the base has, then four a child with a fixed frame.
  mutating func lowerConstraints(_ element: Int) {
    let holder = isPlainContent(element) ? Int(document.elements[element].parent) : element
    var members: [ObjectID] = []
    if let container = constraintContainer(element) { members = orderedConstraints(container, of: holder) }
    for member in members { links.note(constraint: member) }
    members = installed(members, .constraints, of: element, variedBy: holder)
    if scope?.isRootView(element) == true { members += links.guideConstraints }
    if archivesCellConstraints, let content = plainContent(of: element) {
      members += cellConstraints(ObjectID(Int(objectOf[element])), plainContent(content))
    }
    if book.profile < .nib9e, let container = child(book.names.subviews) {
      for child in children(of: container) {
        let fixed = attribute(book.names.fixedFrame, of: child).map { isYes($0) } ?? false
        let ambiguous = attribute(book.names.ambiguous, of: child).map { isYes($0) } ?? false
        if fixed || ambiguous { members += madeUpConstraints(child, in: element, isWeak: !fixed) }
      }
    }
    guard !members.isEmpty else { return }
    builder.add(.reference(book.keys.viewConstraints, array(members, book.classes.mutableArray)))
  }

  /// The `<constraints>` whose constraints an element holds: a plain content view holds those of its cell.
  private mutating func constraintContainer(_ element: Int) -> Int? {
    if isPlainContent(element) {
      return child(book.names.constraints, of: Int(document.elements[element].parent))
    }
    return plainContent(of: element) == nil ? child(book.names.constraints) : nil
  }

  /// Left, top, width and height that pin a view where the document has it; weakly where its own constraints leave its
  /// place open. Seen: 4 333 and 40 constraints.
  private mutating func madeUpConstraints(_ child: Int, in parent: Int, isWeak: Bool) -> [ObjectID] {
    guard let rect = children(of: child).first(where: { childSymbol($0) == book.names.frame }) else { return [] }
    let names = book.names
    let view = view(child)
    let owner = ObjectID(Int(objectOf[parent]))
    let sides: [(attribute: Int64, value: Double, toParent: Bool)] = [
      (1, real(names.x, of: rect), true), (3, real(names.y, of: rect), true),
      (7, real(names.width, of: rect), false), (8, real(names.height, of: rect), false),
    ]
    // A rounded text field keeps its own height.
    let border = attribute(names.borderStyle, of: child).map { text($0) }
    return sides.prefix(border == "roundedRect" ? 3 : 4).map { side in
      let object = builder.reserve(book.classes.prototypingConstraint)
      builder.begin(object)
      builder.add(.reference(book.keys.firstItem, view))
      addAttribute(side.attribute, book.keys.firstAttributeV2, book.keys.firstAttribute)
      if side.toParent {
        builder.add(.reference(book.keys.secondItem, owner))
        addAttribute(side.attribute, book.keys.secondAttributeV2, book.keys.secondAttribute)
      } else if book.profile < .nib9e {
        addAttribute(0, book.keys.secondAttributeV2, book.keys.secondAttribute)
      }
      if side.value != 0, book.profile > .nib9a { builder.add(.double(book.keys.constantV2, side.value)) }
      builder.add(.bool(book.keys.shouldBeArchived, true))
      let reason = isWeak ? "ambiguity" : "fixed frame"
      builder.add(
        .reference(book.keys.layoutIdentifier, string("IB auto generated at build time for view with \(reason)")))
      if isWeak { builder.add(.int(book.keys.priority, 251)) }
      if side.value != 0 { builder.add(.double(book.keys.constant, side.value)) }
      builder.end()
      return object
    }
  }

  /// A `<constraint>`: attributes in two generations of keys.
  ///
  /// Keys of the first generation know no margins: there a margin is its edge, 8 points further in.
  /// Seen: 5 099 constraints.
  mutating func lowerConstraint(_ element: Int) {
    let names = book.names
    guard let first = item(attribute(names.firstItem), element, orOwner: true) else { return }
    if attribute(names.firstAttribute) == nil { warnMissing(names.firstAttribute, element, "it relates nothing") }
    let firstAttribute = layoutAttribute(attribute(names.firstAttribute), element)
    builder.add(.reference(book.keys.firstItem, first))
    addAttribute(firstAttribute, book.keys.firstAttributeV2, book.keys.firstAttribute)
    let relation = attribute(names.relation).flatMap { raw(of: $0, in: Choice.relation) } ?? 0
    if relation != 0 { builder.add(.int(book.keys.relation, relation)) }
    let multiplier = multiplier(attribute(names.multiplier), element)
    if multiplier != 1 { builder.add(.double(book.keys.multiplier, multiplier)) }
    var secondAttribute: Int64 = 0
    if let second = item(attribute(names.secondItem), element, orOwner: false) {
      secondAttribute = layoutAttribute(attribute(names.secondAttribute), element)
      builder.add(.reference(book.keys.secondItem, second))
      addAttribute(secondAttribute, book.keys.secondAttributeV2, book.keys.secondAttribute)
    } else if book.profile < .nib9e {
      addAttribute(0, book.keys.secondAttributeV2, book.keys.secondAttribute)
    }
    addConstant(element, folded: fold(element, first: firstAttribute, second: secondAttribute))
  }

  private mutating func addConstant(_ element: Int, folded: Double) {
    let names = book.names
    let symbolic = attribute(names.symbolic).map { isYes($0) } ?? false
    let constant = attribute(names.constant).flatMap { number($0, element) } ?? 0
    if symbolic {
      builder.add(.reference(book.keys.symbolicConstant, string("NSSpace")))
    } else if constant != 0, book.profile > .nib9a {
      builder.add(.double(book.keys.constantV2, constant))
    }
    builder.add(.bool(book.keys.shouldBeArchived, true))
    if let name = attribute(names.identifier), name.count > 0 {
      builder.add(.reference(book.keys.layoutIdentifier, string(name)))
    }
    if let priority = attribute(names.priority).flatMap({ number($0, element) }), priority != 1000 {
      if let whole = Int64(exactly: priority) {
        builder.add(.int(book.keys.priority, whole))
      } else {
        builder.add(.double(book.keys.priority, priority))
      }
    }
    if !symbolic, constant + folded != 0 { builder.add(.double(book.keys.constant, constant + folded)) }
  }

  /// Writes an attribute in both generations; the oldest era has the first alone.
  mutating func addAttribute(_ value: Int64, _ second: PassKey, _ first: PassKey) {
    if book.profile > .nib9a { builder.add(.int(second, value)) }
    let edges: [Int64] = [1, 2, 3, 4, 5, 6, 9, 10]
    builder.add(.int(first, value < 13 ? value : edges[Int(value - 13)]))
  }

  /// What a constant gains where margins become edges: the margin, towards the inside.
  private mutating func fold(_ element: Int, first: Int64, second: Int64) -> Double {
    guard first > 12 || second > 12 else { return 0 }
    let names = book.names
    return outward(second, attribute(names.secondItem), element) - outward(first, attribute(names.firstItem), element)
  }

  /// How far inside its view an attribute lies along its axis: 8 points a margin where the view says no other.
  private mutating func outward(_ layoutAttribute: Int64, _ id: ByteSpan?, _ element: Int) -> Double {
    guard (13...18).contains(layoutAttribute) else { return 0 }
    let names = book.names
    let view = id.map { index.element($0, in: document.bytes) } ?? owner(of: element)
    let margins = view < 0 ? nil : child(names.layoutMargins, of: view)
    guard let margins else { return layoutAttribute % 2 == 1 ? 8 : -8 }
    let insets = numbers(of: margins, .insets)
    switch layoutAttribute {
    case 13, 17: return insets[1]
    case 15: return insets[0]
    case 16: return -insets[2]
    default: return -insets[3]
    }
  }

  /// The element that holds a constraint's `<constraints>`.
  private mutating func owner(of constraint: Int) -> Int {
    Int(document.elements[Int(document.elements[constraint].parent)].parent)
  }

  /// The object of an item attribute; the view that holds the constraint where the first item is absent.
  private mutating func item(_ id: ByteSpan?, _ element: Int, orOwner: Bool) -> ObjectID? {
    if let id { return constraintTarget(id, element) }
    guard orOwner else { return nil }
    let owner = owner(of: element)
    return plainContent(of: owner).map { plainContent($0) } ?? object(owner)
  }

  /// The object that a constraint's id names. A layout guide that the target has no object for is its view.
  private mutating func constraintTarget(_ id: ByteSpan, _ element: Int) -> ObjectID? {
    let found = index.element(id, in: document.bytes)
    if found >= 0, tag(found) == book.names.viewLayoutGuide {
      let owner = Int(document.elements[found].parent)
      return archivesGuides ? guide(found, owner: owner) : object(owner)
    }
    if found >= 0, let content = plainContent(of: found) { return plainContent(content) }
    guard let target = target(id, of: element) else { return nil }
    // A view that a constraint further up names is listed with the constraint, before its own parent's turn comes.
    // Seen: 4 views.
    links.note(view: target)
    return target
  }

  /// The number that an attribute holds; nil and a warning when it holds anything else.
  mutating func number(_ span: ByteSpan, _ element: Int) -> Double? {
    if let value = Decimal.real(document.bytes, span) { return value }
    warnNumber(span, element)
    return nil
  }

  private mutating func layoutAttribute(_ span: ByteSpan?, _ element: Int) -> Int64 {
    guard let span else { return 0 }
    if let value = raw(of: span, in: Choice.layoutAttribute) { return value }
    warn(.unknownValue, "'\(text(span))' is no layout attribute that is known", at: element)
    return 0
  }

  /// `0.5`, `1:3` or `1/3`; a quotient has the precision of 32 bits. Seen: 1:3 is 0.3333333432674408.
  private mutating func multiplier(_ span: ByteSpan?, _ element: Int) -> Double {
    guard let span else { return 1 }
    if let value = Decimal.real(document.bytes, span) { return Double(Float(value)) }
    let parts = text(span).split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    guard parts.count == 2, parts[1] != 0 else {
      warnNumber(span, element)
      return 1
    }
    return Double(Float(parts[0] / parts[1]))
  }
}
