import NibBytes
import NibGraph

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

  /// Whether a place is before another; ids are in `bytes`.
  func precedes(_ other: ConstraintPlace, _ bytes: [UInt8]) -> Bool {
    if item != other.item || item < 0 {
      if distance != other.distance { return distance < other.distance }
      if x != other.x { return x < other.x }
      let order = Self.compare(itemID, other.itemID, bytes)
      if order != 0 { return order < 0 }
    }
    return Self.compare(id, other.id, bytes) < 0
  }

  private static func compare(_ left: ByteSpan, _ right: ByteSpan, _ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<Int(min(left.count, right.count)) {
        let order = Int(bytes[Int(left.offset) + index]) - Int(bytes[Int(right.offset) + index])
        if order != 0 { return order }
      }
      return Int(left.count) - Int(right.count)
    }
  }
}

extension Lowering {
  /// The constraints of a `<constraints>` that are archived, in the order of a view's list: each goes with one item, and
  /// items by their distance from the origin.
  ///
  /// The item is the first that is not the view; those that relate nothing but the view come first. Items at one
  /// distance stand from left to right, then by id, the constraints of one item by id.
  /// - Seen: all 181 lists of two or more constraints whose items are known, of all eras.
  mutating func orderedConstraints(_ container: Int, of view: Int) -> [ObjectID] {
    places.removeAll(keepingCapacity: true)
    var next = document.elements[container].firstChild
    while next >= 0 {
      let element = Int(next)
      next = document.elements[element].nextSibling
      if let placeholder = attribute(book.names.placeholder, of: element), isYes(placeholder) { continue }
      if let object = object(element) { addPlace(of: element, object, in: view) }
    }
    if places.count > 1 {
      let bytes = document.bytes
      places.sort { $0.precedes($1, bytes) }
    }
    return places.map(\.constraint)
  }

  private mutating func addPlace(of constraint: Int, _ object: ObjectID, in view: Int) {
    let names = book.names
    var place = ConstraintPlace(constraint: object, id: attribute(names.id, of: constraint) ?? .empty)
    if let id = item(attribute(names.firstItem, of: constraint), besides: view, &place)
      ?? item(attribute(names.secondItem, of: constraint), besides: view, &place)
    {
      place.itemID = id
      if place.item >= 0, let origin = origin(of: place.item, in: view) {
        place.distance = origin.x * origin.x + origin.y * origin.y
        place.x = origin.x
      } else {
        place.distance = .infinity
      }
    }
    places.append(place)
  }

  /// The id of an item that is not the view itself; notes its element.
  private mutating func item(_ id: ByteSpan?, besides view: Int, _ place: inout ConstraintPlace) -> ByteSpan? {
    guard let id else { return nil }
    let element = index.element(id, in: document.bytes)
    if element == view { return nil }
    place.item = element
    return id
  }

  /// Where a view below another lies in it; nil for what lies elsewhere. The guide of a view lies at its origin.
  private mutating func origin(of item: Int, in view: Int) -> (x: Double, y: Double)? {
    var origin = (x: 0.0, y: 0.0)
    var element = item
    while element != view {
      guard element > 0 else { return nil }
      let rect = frame(of: element)
      if rect >= 0 {
        // What is no number is warned of where the frame is lowered.
        if let x = attribute(book.names.x, of: rect) { origin.x += Decimal.real(document.bytes, x) ?? 0 }
        if let y = attribute(book.names.y, of: rect) { origin.y += Decimal.real(document.bytes, y) ?? 0 }
      }
      element = Int(document.elements[element].parent)
    }
    return origin
  }

  /// The `<rect>` of an element's frame, or -1: searched for once, however many constraints ask.
  private mutating func frame(of element: Int) -> Int {
    if frameOf.isEmpty { frameOf = [Int32](repeating: -2, count: document.elements.count) }
    if frameOf[element] > -2 { return Int(frameOf[element]) }
    var child = document.elements[element].firstChild
    while child >= 0 {
      if tag(Int(child)) == .rect, let key = attribute(.key, of: Int(child)), document.bytes.equals(key, "frame") {
        break
      }
      child = document.elements[Int(child)].nextSibling
    }
    frameOf[element] = child
    return Int(child)
  }
}
