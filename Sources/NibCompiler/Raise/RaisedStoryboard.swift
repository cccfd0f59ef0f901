import NibGraph

/// What is known of a storyboard while its archives are raised to one document.
struct RaisedStoryboard {
  let manifest: StoryboardManifest
  /// The controllers of its scenes.
  var controllers: [ObjectID] = []
  /// The segues that items of the application's menu begin, each with the menu.
  var menuSegues: [(template: ObjectID, menu: ObjectID)] = []
  /// By the name that segues use: the element that they lead to.
  var destinations: [String: Int] = [:]
  /// What the archives say that every one of its kind says, and no document does.
  var implied: Set<ObjectID> = []
}

extension Raising {
  /// Adds a scene with the list of its objects.
  mutating func addScene() -> Int {
    let scenes = document.child("scenes", of: 0) ?? document.add("scenes", to: 0)
    let scene = document.add("scene", to: scenes)
    document.set("sceneID", newID(), of: scene)
    return document.add("objects", to: scene)
  }

  /// The list of the scene that an element is in.
  func sceneObjects(of element: Int) -> Int? {
    var element = element
    while element >= 0, document.elements[element].parent >= 0 {
      let parent = document.elements[element].parent
      if document.elements[parent].tag == "objects" { return parent }
      element = parent
    }
    return nil
  }

  /// Names a scene's controller as the first one.
  mutating func sayInitial(_ attribute: String = "initialViewController") {
    guard let initial = storyboard?.manifest.initialIdentifier else { return }
    guard let element = storyboard?.destinations[initial] else {
      return warn("the initial controller '\(initial)' is in none of the archives; the document has none", .root)
    }
    document.set(attribute, id(ofElement: element), of: 0)
  }
}

/// Names of archives that end in the id of an element.
enum ArchiveName {
  /// The ids of a controller and its view in the name of the view's archive, `0Su-Sq-q29-view-f2T-ot-d9N`.
  static func ids(ofView name: String) -> (controller: String, view: String)? {
    guard let cut = name.firstRange(of: "-view-") else { return nil }
    let (controller, view) = (String(name[..<cut.lowerBound]), String(name[cut.upperBound...]))
    return controller.isEmpty || view.isEmpty ? nil : (controller, view)
  }

  /// The id in the name of a controller that has no identifier of its own, `UIViewController-0Su-Sq-q29`; the first
  /// storyboards have numbers, `UIViewController-37`.
  static func id(inIdentifier name: String) -> String? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0].hasSuffix("Controller"), let number = UInt32(parts[1]) {
      return String(number)
    }
    guard parts.count == 4, !parts[0].isEmpty, parts.dropFirst().map(\.count) == [3, 2, 3] else { return nil }
    return parts.dropFirst().joined(separator: "-")
  }
}

extension String {
  /// Where a text stands in this one first.
  fileprivate func firstRange(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text), let end = index(start, offsetBy: text.count, limitedBy: endIndex) {
        return start..<end
      }
      start = index(after: start)
    }
    return nil
  }
}
