import NibBytes
import NibSchema

/// What is wrong with scenes, segues and the controllers of containers.
extension DocumentCheck {
  static let scenes = [
    DocumentCheck(
      .missingRootController, .warning, at: .element(.navigationController), or: .element(.tabBarController),
      in: .uiKit,
      meaning: "A navigation or tab bar controller of a storyboard holds no controller; it shows an empty screen until "
        + "code gives it one. Controllers with a class of their own are not told of.",
      remedy: "Connect its root view controller or its tabs, or give it a class that does.", Scenes.rootController),
    DocumentCheck(
      .missingEntryPoint, .warning, at: .document, in: .uiKit,
      meaning:
        "A storyboard has no initial view controller and no storyboard identifier, so nothing can be made of it.",
      remedy: "Make one controller the initial view controller.", Scenes.entryPoint),
    // Seen: Xcode 6.3 ends with an exception for it, which tells nothing of the reason.
    DocumentCheck(
      .danglingTieBreaker, .warning, at: .document, in: .uiKit,
      meaning: "A metric of a scene refers to a segue that is gone; some Xcodes cannot open the document. Merging two "
        + "branches leaves such entries.",
      remedy: "Delete the entry of <inferredMetricsTieBreakers>.", Scenes.tieBreaker),
    // Seen: Xcode 5.1 to 10, 11.7 and later; one project tells that Xcode 11 beta dropped it.
    DocumentCheck(
      .plainBarItem, .warning, kind: 9, at: .element(.barButtonItem), in: .iOS,
      meaning: "An item of a navigation bar asks for the plain style, which such items do not have.",
      remedy: "Choose another style.", Scenes.plainItem),
    // Seen: Xcode 6 to 9 and 12.
    DocumentCheck(
      .deprecatedPushSegue, .warning, at: .element(.segue), in: .iOS, since: .xcode6,
      meaning: "A segue is of the kind that iOS 8 replaced.", remedy: "Make it a show segue.", Scenes.pushSegue),
    // Xcode 5.1 refused such documents; a compiler of 2026 says nothing. The newest one known decides, and the controller
    // that cannot be reached is told of.
    DocumentCheck(
      elsewhere: .duplicateIdentifier,
      meaning: "Two view controllers of a storyboard have the same storyboard identifier; the first keeps it.",
      remedy: "Rename one of them."),
    // Seen: Xcode 7 to 16, and in other words Xcode 4.5 to 6.
    DocumentCheck(
      elsewhere: .unreachableScene, kind: 9,
      meaning:
        "Nothing leads to the scene, and it has no storyboard identifier; it is left out, as Xcode leaves it out.",
      remedy: "Give it a storyboard identifier, a segue or the entry point, or delete it."),
    // Seen: Xcode 5 to 16.
    DocumentCheck(
      elsewhere: .unidentifiedSegue, kind: 9,
      meaning: "A segue starts from a controller itself, and no code can perform it without an identifier.",
      remedy: "Give it an identifier, or delete it."),
  ]
}

private enum Scenes {
  static func rootController(_ controller: Int, _ document: CheckedDocument) -> Finding? {
    // XIBs leave it to code.
    guard document.document.kind == .storyboard, document.value(.customClass, of: controller) == nil else { return nil }
    if document.children(controller).contains(where: { document.has(.key, "viewControllers", $0) }) { return nil }
    if document.child(.viewControllers, of: controller) != nil { return nil }
    let connections = document.child(.connections, of: controller).map { Array(document.children($0)) } ?? []
    if connections.contains(where: { document.has(.kind, "relationship", $0) }) { return nil }
    return .said("\(document.className(controller)) holds no controller and shows an empty screen")
  }

  static func entryPoint(_ root: Int, _ document: CheckedDocument) -> Finding? {
    guard document.document.kind == .storyboard, document.value(.initialViewController, of: root) == nil,
      let scenes = document.child(.scenes, of: root)
    else { return nil }
    for scene in document.children(scenes) {
      guard let objects = document.child(.objects, of: scene) else { continue }
      if document.children(objects).contains(where: { document.value(.storyboardIdentifier, of: $0) != nil }) {
        return nil
      }
    }
    return .said(
      "the storyboard has no initial view controller and no storyboard identifier; nothing can be made of it")
  }

  static func tieBreaker(_ root: Int, _ document: CheckedDocument) -> Finding? {
    let list = document.document.child("inferredMetricsTieBreakers", of: .root).map { Int($0.index) }
    guard let list else { return nil }
    for segue in document.children(list) {
      guard let id = document.value(.reference, of: segue), document.target(of: .reference, segue) == nil else {
        continue
      }
      let name = document.document.bytes.text(id)
      return .said("a metric refers to the segue '\(name)', which is not in this document", at: segue)
    }
    return nil
  }

  static func plainItem(_ item: Int, _ document: CheckedDocument) -> Finding? {
    guard document.has(.style, "plain", item), !(.xcode11 ..< .xcode11point4).contains(document.profile) else {
      return nil
    }
    let parent = document.parent(item)
    let isDirect = document.tag(parent) == .navigationItem
    guard isDirect || document.parent(parent) >= 0 && document.tag(document.parent(parent)) == .navigationItem else {
      return nil
    }
    return .said(
      "an item of a navigation item has the plain style, which it cannot show",
      interfaceBuilder: "Plain Style unsupported in a Navigation Item")
  }

  static func pushSegue(_ segue: Int, _ document: CheckedDocument) -> Finding? {
    guard document.has(.kind, "push", segue), document.isFor(atLeast: 8) else { return nil }
    // Seen: the first words in logs of Xcode 6 to 9, the second in one of 12.
    let isOld = document.profile < .xcode10
    return .said(
      "push segues are deprecated since iOS 8.0",
      interfaceBuilder: isOld
        ? "Push segues are deprecated in iOS 8.0 and later" : "Push segues are deprecated since iOS 8.0")
  }
}
