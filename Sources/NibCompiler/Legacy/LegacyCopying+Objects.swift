import NibDocument
import NibGraph
import NibSchema

/// What is in an object.
extension LegacyCopying {
  mutating func fill(_ node: ElementIndex, _ id: ObjectID) {
    let stored = legacy.className(of: node) ?? ""
    switch stored {
    case .class(.string), .class(.mutableString), .class(.localizableString):
      add(.key(.bytes), data: Array((legacy.text(of: node) ?? "").utf8))
    case .class(.data), .class(.mutableData): add(.key(.bytes), data: legacy.data(of: node) ?? [])
    case .class(.array), .class(.mutableArray), .class(.set), .class(.nsMutableSet), .class(.orderedSet),
      "NSMutableOrderedSet":
      let members = legacy.members(of: node).map { object($0) }
      addMembers(members)
    case .class(.dictionary), .class(.mutableDictionary): fillDictionary(node)
    case "", .class(.number):
      if let number = legacy.number(of: node) { add(number, boxed: true, .key(.nsIntval)) }
    default: fillObject(node, id, stored)
    }
  }

  private mutating func fillDictionary(_ node: ElementIndex) {
    var members: [ObjectID] = []
    for (key, value) in ordered(legacy.objectPairs(of: node), of: node) {
      members.append(object(key))
      members.append(object(value))
    }
    let keyed = legacy.keyedPairs(of: node)
    for place in places(of: keyed.map(\.key), in: node) {
      members.append(text(keyed[place].key))
      members.append(object(keyed[place].value))
    }
    addMembers(members)
  }

  /// The pairs of a dictionary in the order in which Foundation gives them back.
  private func ordered(
    _ pairs: [(key: ElementIndex, value: ElementIndex)], of node: ElementIndex
  ) -> [(key: ElementIndex, value: ElementIndex)] {
    let texts = pairs.compactMap { legacy.text(of: $0.key) }
    guard texts.count == pairs.count else { return pairs }
    return places(of: texts, in: node).map { pairs[$0] }
  }

  /// How dictionaries order their keys: the compiler of Xcode 3.2 has words of 32 bits, its editor of 64.
  private var hashing: DictionaryOrder.Hashing {
    switch profile {
    case .xcode3point1: .scrambled
    case .xcode3point2 where !isOfEditor: .narrow
    default: .wide
    }
  }

  private func places(of texts: [String], in node: ElementIndex) -> [Int] {
    if legacy.className(of: node) == .class(.dictionary) { return DictionaryOrder.preset(texts, hashing) }
    // From Xcode 6 on they are hashed in another way.
    return profile < .xcode6 ? DictionaryOrder.presetMutable(texts, hashing) : Array(texts.indices)
  }

  private mutating func fillObject(_ node: ElementIndex, _ id: ObjectID, _ stored: String) {
    if let name = swappedName(of: node, stored) {
      add(.key(.nsClassName), text(name))
      add(.key(.nsOriginalClassName), text(stored))
    }
    for (name, element) in legacy.entries(of: node) where !AppKitLegacy.isOfEditor(name, of: stored) {
      if isOfEditor || !isAbsent(name, of: node, stored) { copy(name, element, of: node, stored, id) }
    }
    if isOfEditor, namesObjects, isShown(node) { addDangling("NSWindow", id) }
    complete(node, stored)
  }

  /// Whether a key of a view is for its window, its superview or the next view, and says nil: a web view alone writes
  /// the last all the same.
  private func isAbsent(_ name: String, of node: ElementIndex, _ stored: String) -> Bool {
    switch name {
    case "NSWindow", .key(.nsSuperview): legacy.value(name, of: node) == nil
    case .key(.nsNextKeyView): stored != .class(.webView) && legacy.value(name, of: node) == nil
    default: false
    }
  }

  /// Whether a view without a window of its own was shown in the editor when it was saved, whose window it then refers
  /// to: such a view's outermost one says that it has no superview.
  ///
  /// Seen: 15 of 15 archives with names that the editor saved.
  private mutating func isShown(_ node: ElementIndex) -> Bool {
    guard legacy.value(.key(.nsvFlags), of: node) != nil, legacy.element("NSWindow", of: node) == nil else {
      return false
    }
    var view = node
    var chain: [Int32] = []
    while true {
      if let known = editorViews[view.index] {
        for index in chain { editorViews[index] = known }
        return known
      }
      chain.append(view.index)
      // A chain of views that leads back to itself ends here.
      editorViews[view.index] = false
      guard let next = legacy.value(.key(.nsSuperview), of: view) else { break }
      view = next
    }
    let isShown = legacy.element(.key(.nsSuperview), of: view) != nil
    for index in chain { editorViews[index] = isShown }
    return isShown
  }

  /// One value under its key.
  private mutating func copy(
    _ name: String, _ element: ElementIndex, of node: ElementIndex, _ stored: String, _ id: ObjectID
  ) {
    guard let target = legacy.target(of: element) else {
      let dangles = legacy.namesNothing(element) && (isOfEditor || name != .key(.nsNextResponder))
      return dangles ? addDangling(name, id) : add(name, nil)
    }
    if renew(name, target, of: node, stored) { return }
    if legacy.className(of: target) != nil { return add(name, object(target)) }
    if let number = legacy.number(of: target) {
      guard let kept = AppKitLegacy.number(printed(number), name, of: stored, renewsSystem) else { return }
      return add(kept, boxed: false, name)
    }
    add(name, data: legacy.data(of: target) ?? [])
  }

  /// A reference to an object of the editor: nil to whoever reads the archive.
  private mutating func addDangling(_ name: String, _ id: ObjectID) {
    add(name, nil)
    dangling.append((id, key(name), EditorObject(name, namesObjects: namesObjects)))
  }

  /// A number as it was before it was printed: up to version 7.03 with seven digits, which is all that a `Float` has.
  ///
  /// Seen: 4 shares of scrollers.
  private func printed(_ number: LegacyNumber) -> LegacyNumber {
    guard case .double(let value) = number, legacy.version.hasPrefix("7.0") else { return number }
    return .double(Double(Float(value)))
  }

  private mutating func add(_ number: LegacyNumber, boxed: Bool, _ name: String) {
    switch number {
    case .bool(let value):
      let key = key(boxed ? .key(.nsBoolval) : name)
      builder.add(.bool(key, value))
    case .int(let value):
      let key = key(boxed ? .key(.nsIntval) : name)
      builder.add(.int(key, value))
    case .float(let value):
      let key = key(boxed ? .key(.nsDblval) : name)
      builder.add(.float(key, value))
    case .double(let value):
      let key = key(boxed ? .key(.nsDblval) : name)
      builder.add(.double(key, value))
    }
  }
}
