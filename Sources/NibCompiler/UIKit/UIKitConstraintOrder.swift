import NibBytes
import NibGraph
import NibSchema

/// Where a constraint stands among those of its view.
struct ConstraintPlace {
  let constraint: ObjectID
  /// The constraint's id.
  let id: ByteSpan
  /// How far the item lies from the view's origin, squared; less than 0 for the view itself.
  var distance = -1.0
  /// How far right the item lies.
  var x = 0.0
  /// The item's element and its id.
  var item = -1
  var itemID = ByteSpan.empty
  /// Of late eras, whether it relates the item to another than the view, the rank of its first attribute, and how its
  /// relation ranks; all equal in others.
  var isApart = false
  var rank = 0
  var relation = 0

  /// Whether a place is before another; ids are in `bytes`.
  func precedes(_ other: ConstraintPlace, _ bytes: [UInt8]) -> Bool {
    if item != other.item || item < 0 {
      if distance != other.distance { return distance < other.distance }
      if x != other.x { return x < other.x }
      let order = bytes.compare(itemID, other.itemID)
      if order != 0 { return order < 0 }
    }
    if isApart != other.isApart { return other.isApart }
    if rank != other.rank { return rank < other.rank }
    if relation != other.relation { return relation < other.relation }
    return bytes.compare(id, other.id) < 0
  }
}

enum UIKitConstraintOrder {
  /// The constraints of a `<constraints>` that are archived, in the order of a view's list: each goes with one item, and
  /// items by their distance from the origin.
  ///
  /// The item is the first that is not the view; those that relate nothing but the view come first. Items at one
  /// distance stand from left to right, then by id, the constraints of one item by id.
  ///
  /// From Xcode 15.1 on constraints of one item stand by what they say: those with the view before those with others, then
  /// by attribute, then those that relate by more than equality.
  /// - Seen: all 181 lists of two or more constraints whose items are known, of eras before 15.1; 65 neighbours in 27
  ///   lists of later ones. Inferred: the ranks of baselines.
  static func orderedConstraints(_ container: Int?, of view: Int, _ lowering: inout Lowering) -> [ObjectID] {
    lowering.uiKit.constraintPlaces.removeAll(keepingCapacity: true)
    for constraint in lowering.uiKit.ownConstraints[view] ?? [] {
      if let object = lowering.object(constraint) { addPlace(of: constraint, object, in: view, &lowering) }
    }
    var next = container.map { lowering.reader.document.elements[$0].firstChild } ?? -1
    while next >= 0 {
      let element = Int(next)
      next = lowering.reader.document.elements[element].nextSibling
      if let placeholder = lowering.reader.attribute(.placeholder, of: element), lowering.reader.isYes(placeholder) {
        continue
      }
      if let object = lowering.object(element) { addPlace(of: element, object, in: view, &lowering) }
    }
    if lowering.uiKit.constraintPlaces.count > 1 {
      let bytes = lowering.reader.document.bytes
      lowering.uiKit.constraintPlaces.sort { $0.precedes($1, bytes) }
    }
    return lowering.uiKit.constraintPlaces.map(\.constraint)
  }

  /// By `NSLayoutAttribute`: where an attribute stands in late eras, behind all others for one that is none.
  private static let ranks = [9, 5, 4, 7, 6, 5, 4, 2, 3, 0, 1, 8, 8, 5, 4, 7, 6, 5, 4, 0, 1]

  /// Notes what orders the constraints of one item in late eras.
  private static func rank(
    _ constraint: Int, in view: Int, _ place: inout ConstraintPlace, _ first: ByteSpan?, _ second: ByteSpan?,
    _ lowering: inout Lowering
  ) {
    if let first, let second {
      place.isApart = lowering.reader.element(first) != view && lowering.reader.element(second) != view
    }
    place.rank = ranks[0]
    if let attribute = lowering.reader.attribute(.firstAttribute, of: constraint),
      let number = lowering.reader.raw(of: attribute, in: Choice.layoutAttribute), ranks.indices.contains(Int(number))
    {
      place.rank = ranks[Int(number)]
    }
    if let relation = lowering.reader.attribute(.relation, of: constraint) {
      // The least first: those of at least so much, then equality.
      place.relation = -Int(lowering.reader.raw(of: relation, in: Choice.relation) ?? 0)
    }
  }

  private static func addPlace(of constraint: Int, _ object: ObjectID, in view: Int, _ lowering: inout Lowering) {
    var place = ConstraintPlace(constraint: object, id: lowering.reader.attribute(.id, of: constraint) ?? .empty)
    let first = lowering.reader.attribute(.firstItem, of: constraint)
    let second = lowering.reader.attribute(.secondItem, of: constraint)
    if let id = item(first, besides: view, &place, &lowering) ?? item(second, besides: view, &place, &lowering) {
      place.itemID = id
      if place.item >= 0, let origin = origin(of: place.item, in: view, &lowering) {
        place.distance = origin.x * origin.x + origin.y * origin.y
        place.x = origin.x
      } else {
        place.distance = .infinity
      }
    }
    if isOfItsItem(constraint, place, first, second, in: view, &lowering) { return }
    if lowering.profile >= .xcode15point1 {
      rank(constraint, in: view, &place, first, second, &lowering)
    }
    lowering.uiKit.constraintPlaces.append(place)
  }

  /// Whether a constraint relates a view below the one at hand to itself, as a width to a height: such a view holds it, wherever
  /// the document has it. Its turn comes later; views that vary keep what their variations name.
  ///
  /// Seen: 5 constraints of 4 documents, of 2 apps and Xcode 13 and 14.
  private static func isOfItsItem(
    _ constraint: Int, _ place: ConstraintPlace, _ first: ByteSpan?, _ second: ByteSpan?, in view: Int,
    _ lowering: inout Lowering
  ) -> Bool {
    guard place.item >= 0, place.distance.isFinite, let first, let second, first.count == second.count,
      lowering.reader.element(first) == lowering.reader.element(second),
      !lowering.reader.children(of: view).contains(where: { lowering.reader.tag($0) == .variation })
    else { return false }
    let plan = Int(lowering.reader.index.planOf[place.item])
    guard plan >= 0, lowering.schema.plans[plan].role == .view else { return false }
    lowering.uiKit.ownConstraints.change(place.item, from: []) { $0.append(constraint) }
    return true
  }

  /// The id of an item that is not the view itself; notes its element.
  private static func item(
    _ id: ByteSpan?, besides view: Int, _ place: inout ConstraintPlace, _ lowering: inout Lowering
  ) -> ByteSpan? {
    guard let id else { return nil }
    let element = lowering.reader.element(id)
    if element == view { return nil }
    place.item = element
    return id
  }

  /// Where a view below another lies in it; nil for what lies elsewhere. The guide of a view lies at its origin.
  private static func origin(of item: Int, in view: Int, _ lowering: inout Lowering) -> (x: Double, y: Double)? {
    var origin = (x: 0.0, y: 0.0)
    var element = item
    while element != view {
      guard element > 0 else { return nil }
      if let inset = UIKitFrames.insetFrame(of: element, &lowering) {
        origin = (origin.x + inset.x, origin.y + inset.y)
      } else if let rect = lowering.reader.frame(of: element) {
        // What is no number is warned of where the frame is lowered.
        if let x = lowering.reader.attribute(.x, of: rect) {
          origin.x += Decimal.real(lowering.reader.document.bytes, x) ?? 0
        }
        if let y = lowering.reader.attribute(.y, of: rect) {
          origin.y += Decimal.real(lowering.reader.document.bytes, y) ?? 0
        }
      }
      element = lowering.reader.parent(of: element)
    }
    return origin
  }
}
