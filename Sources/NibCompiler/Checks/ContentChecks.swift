import NibBytes
import NibSchema

/// What is wrong with objects for what they are or where they stand.
extension DocumentCheck {
  static let contents = [
    // Documented: UIView and NSView; a load ends where a subview is no view. Seen: none among 9 866 subviews.
    DocumentCheck(
      .misplacedObject, .warning, at: .element(.subviews), in: .all,
      meaning: "Something that is no view stands among the subviews of a view; an app ends when it loads it.",
      remedy: "Move it to the bar, the controller or the top of the document, or delete it.", Contents.subviews),
    // Seen: none of 749 documents has one.
    DocumentCheck(
      .impossibleClassName, .warning, at: .attribute(.customClass), in: .all,
      meaning: "A custom class has a name that no class can have; at run time the object is of its plain class, if at "
        + "all.",
      remedy: "Correct the name, or delete the attribute.", Contents.className),
    // Documented: UITableView and UICollectionView register one cell for an identifier. Seen: none in 749 documents.
    DocumentCheck(
      .repeatedReuseIdentifier, .warning, at: .element(.prototypes), or: .element(.cells), in: .uiKit,
      meaning: "Two prototypes of a table or collection view have one reuse identifier; only one of them is ever made.",
      remedy: "Rename one of them, or delete it.", Contents.reuseIdentifiers),
  ]
}

private enum Contents {
  static func subviews(_ list: Int, _ document: CheckedDocument) -> Finding? {
    for child in document.children(list) {
      guard let plan = document.plan(child), plan.role != .view else { continue }
      let id = document.text(.id, of: child).map { " '\($0)'" } ?? ""
      return .said("the <\(plan.tag)>\(id) among the subviews is no view", at: child)
    }
    return nil
  }

  /// Bytes that stand in no name of a class, whatever its language, beside blanks.
  private static let wrongBytes = Array("-/\\,;:()[]{}@#%&*+=|~?!'\"".utf8)

  static func className(_ element: Int, _ document: CheckedDocument) -> Finding? {
    guard let span = document.value(.customClass, of: element) else { return nil }
    let bytes = document.document.bytes[span.range]
    if bytes.isEmpty { return .said("the custom class of the object is empty; its plain class is archived") }
    guard bytes.contains(where: { $0 <= 0x20 || wrongBytes.contains($0) }) else { return nil }
    return .said("no class can have the name '\(document.document.bytes.text(span))'")
  }

  static func reuseIdentifiers(_ list: Int, _ document: CheckedDocument) -> Finding? {
    guard document.tag(list) == .prototypes || document.tag(document.parent(list)) == .collectionView else {
      return nil
    }
    var taken = NameRegistry(expecting: 8)
    let bytes = document.document.bytes
    for cell in document.children(list) {
      guard let identifier = document.value(.reuseIdentifier, of: cell), identifier.count > 0 else { continue }
      if taken.find(bytes, identifier) >= 0 {
        return .said("a second prototype has the reuse identifier '\(bytes.text(identifier))'", at: cell)
      }
      taken.number(bytes, identifier)
    }
    return nil
  }
}
