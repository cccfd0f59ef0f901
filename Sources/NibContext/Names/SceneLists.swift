/// Sorts segues and reusables of an interface to the scenes that have them.
enum SceneLists {
  /// Fills the lists of all scenes; one pass over segues and reusables.
  static func fill(_ interface: inout InterfaceContext) {
    var places: [String: Int] = [:]
    for (place, scene) in interface.scenes.enumerated() where places[scene.id] == nil { places[scene.id] = place }
    for place in interface.scenes.indices {
      interface.scenes[place].segues = []
      interface.scenes[place].reusables = []
    }
    for segue in interface.segues {
      if let place = segue.scene.flatMap({ places[$0] }) { interface.scenes[place].segues.append(segue) }
    }
    for reusable in interface.reusables {
      if let place = reusable.scene.flatMap({ places[$0] }) { interface.scenes[place].reusables.append(reusable) }
    }
  }
}
