import NibBytes
import NibGraph

/// Where a constraint stands among those of its view.
struct ConstraintPlace {
  let constraint: ObjectID
  /// How far the item lies from the view's origin, squared; less than 0 for the view itself.
  var distance = -1.0
  /// How far right the item lies.
  var x = 0.0
  /// The item's id.
  var item = ByteSpan.empty
  /// The constraint's id.
  let id: ByteSpan

  /// Whether a place is before another; ids are in `bytes`.
  func precedes(_ other: ConstraintPlace, _ bytes: [UInt8]) -> Bool {
    if distance != other.distance { return distance < other.distance }
    if x != other.x { return x < other.x }
    let order = Self.compare(item, other.item, bytes)
    return order == 0 ? Self.compare(id, other.id, bytes) < 0 : order < 0
  }

  private static func compare(_ left: ByteSpan, _ right: ByteSpan, _ bytes: [UInt8]) -> Int {
    for index in 0..<Int(min(left.count, right.count)) {
      let order = Int(bytes[Int(left.offset) + index]) - Int(bytes[Int(right.offset) + index])
      if order != 0 { return order }
    }
    return Int(left.count) - Int(right.count)
  }
}

extension Lowering {
  /// Constraints in the order of a view's list: each goes with one item, and items by their distance from the origin.
  ///
  /// The item is the first that is not the view; those that relate nothing but the view come first. Items at one
  /// distance stand from left to right, then by id, the constraints of one item by id.
  /// - Seen: all 181 lists of two or more constraints whose items are known, of all eras.
  mutating func ordered(_ constraints: [(element: Int, object: ObjectID)], of view: Int) -> [ObjectID] {
    guard constraints.count > 1 else { return constraints.map(\.object) }
    var places: [ConstraintPlace] = []
    places.reserveCapacity(constraints.count)
    for (element, object) in constraints { places.append(place(of: element, object, in: view)) }
    let bytes = document.bytes
    places.sort { $0.precedes($1, bytes) }
    return places.map(\.constraint)
  }

  private mutating func place(of constraint: Int, _ object: ObjectID, in view: Int) -> ConstraintPlace {
    let names = book.names
    var place = ConstraintPlace(constraint: object, id: attribute(names.id, of: constraint) ?? .empty)
    for name in [names.firstItem, names.secondItem] {
      guard let id = attribute(name, of: constraint) else { continue }
      let item = index.element(id, in: document.bytes)
      if item == view { continue }
      place.item = id
      guard item >= 0, let origin = origin(of: item, in: view) else {
        place.distance = .infinity
        break
      }
      place.distance = origin.x * origin.x + origin.y * origin.y
      place.x = origin.x
      break
    }
    return place
  }

  /// Where a view below another lies in it; nil for what lies elsewhere. The guide of a view lies at its origin.
  private mutating func origin(of item: Int, in view: Int) -> (x: Double, y: Double)? {
    let names = book.names
    var origin = (x: 0.0, y: 0.0)
    var element = item
    while element != view {
      guard element > 0 else { return nil }
      if let rect = child(names.frame, of: element) {
        // What is no number is warned of where the frame is lowered.
        if let x = attribute(names.x, of: rect) { origin.x += Decimal.real(document.bytes, x) ?? 0 }
        if let y = attribute(names.y, of: rect) { origin.y += Decimal.real(document.bytes, y) ?? 0 }
      }
      element = Int(document.elements[element].parent)
    }
    return origin
  }
}
