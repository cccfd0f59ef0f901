/// Changes of the attributes of one element, in the order they were asked for.
struct AttributeEdits: Sendable {
  /// One change.
  struct Edit: Sendable {
    let name: String
    /// The new value; nil to remove the attribute.
    var value: String?
  }

  private var edits: [Edit?] = []
  private var places: [String: Int] = [:]

  /// Whether nothing changes.
  var isEmpty: Bool { places.isEmpty }

  /// The changes.
  var all: [Edit] { edits.compactMap { $0 } }

  /// The change of an attribute.
  subscript(name: String) -> Edit? { places[name].flatMap { edits[$0] } }

  /// Changes an attribute, or forgets an earlier change where the value is what the document has.
  mutating func set(_ name: String, to value: String?, isAsBefore: Bool) {
    if isAsBefore {
      if let place = places.removeValue(forKey: name) { edits[place] = nil }
    } else if let place = places[name] {
      edits[place]?.value = value
    } else {
      places[name] = edits.count
      edits.append(Edit(name: name, value: value))
    }
  }
}

/// Where new attributes go in a tag.
///
/// - Seen: in documents of Interface Builder `key` is always the first attribute; `id` comes behind what an element's
///   kind has, and before what every element may have.
enum AttributeOrder {
  private static let behindID: Set<String> = [
    "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID", "propertyAccessControl",
    "colorLabel",
  ]

  /// The index at which an attribute goes into a tag that has these.
  static func place(of name: String, among names: [String]) -> Int {
    if name == "key" { return 0 }
    if behindID.contains(name) || name == "id" { return names.count }
    return names.firstIndex(of: "id") ?? names.count
  }
}
