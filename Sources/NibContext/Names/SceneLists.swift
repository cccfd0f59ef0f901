/// Sorts segues and reusables of an interface to the scenes that have them, once they have their names.
enum SceneLists {
  /// Fills the lists of all scenes; one pass over segues and reusables.
  static func fill(_ interface: inout InterfaceContext) {
    var places: [String: Int] = [:]
    for (place, scene) in interface.scenes.enumerated() where places[scene.id] == nil { places[scene.id] = place }
    let count = interface.scenes.count
    let segues = sorted(interface.segues, into: count) { $0.scene.flatMap { places[$0] } }
    let reusables = sorted(interface.reusables, into: count) { $0.scene.flatMap { places[$0] } }
    for place in interface.scenes.indices {
      interface.scenes[place].segues = segues[place]
      interface.scenes[place].reusables = reusables[place]
    }
  }

  /// Some parts as so many lists, each made in its size; parts without a place are in none.
  private static func sorted<Part>(_ parts: [Part], into count: Int, _ place: (Part) -> Int?) -> [[Part]] {
    var counts = [Int](repeating: 0, count: count)
    for part in parts { if let place = place(part) { counts[place] += 1 } }
    var lists = counts.map { count in
      var list: [Part] = []
      list.reserveCapacity(count)
      return list
    }
    for part in parts { if let place = place(part) { lists[place].append(part) } }
    return lists
  }
}
