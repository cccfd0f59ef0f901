import NibDiagnostics
import NibGraph

extension Lowering {
  /// Whether safe area guides are archived: by compilers that know them, for systems that do.
  ///
  /// Seen: objects-11.0+.nib and archives for 11 and later; older systems get constraints to the view itself.
  var archivesGuides: Bool {
    book.profile >= .nib9f && (options.deploymentTarget?.major ?? 99) >= 11
  }

  /// `UIViewLayoutGuides`: the safe area guide of the view, if the document names it.
  mutating func lowerLayoutGuides(_ element: Int) {
    if isPlainContent(element), book.profile >= .nib9g { return lowerPlainContentGuide(element) }
    guard child(book.names.safeArea) != nil, archivesGuides else { return }
    let guides = Array(children(of: element)).filter { tag($0) == book.names.viewLayoutGuide }
    guard !guides.isEmpty else { return }
    let objects = guides.map { guide($0, owner: element) }
    for object in objects { links.note(guide: object) }
    builder.add(.reference(book.keys.layoutGuides, array(objects, book.classes.mutableArray)))
  }

  /// The UILayoutGuide of a guide element, made on first sight.
  mutating func guide(_ element: Int, owner: Int) -> ObjectID {
    if objectOf[element] >= 0 { return ObjectID(Int(objectOf[element])) }
    let object = builder.reserve(book.classes.layoutGuide)
    note(object, of: element)
    fillGuide(object, view(owner))
    return object
  }

  /// The guide that compilers since Xcode 11 give the content view they make up. Seen: 7 archives.
  private mutating func lowerPlainContentGuide(_ element: Int) {
    let object = builder.reserve(book.classes.layoutGuide)
    fillGuide(object, ObjectID(Int(objectOf[element])))
    builder.add(.reference(book.keys.layoutGuides, array([object], book.classes.mutableArray)))
  }

  private mutating func fillGuide(_ object: ObjectID, _ view: ObjectID) {
    let system = systemConstraints(object, view)
    builder.begin(object)
    builder.add(.reference(book.keys.guideOwner, view))
    builder.add(.reference(book.keys.guideIdentifier, string("UIViewSafeAreaLayoutGuide")))
    builder.add(.bool(book.keys.guideLocked, true))
    builder.add(.bool(book.keys.guideArchived, true))
    builder.add(.bool(book.keys.guideNegative, true))
    builder.add(.reference(book.keys.guideConstraints, array(system, book.classes.array)))
    builder.end()
  }

  /// The four constraints that tie the guide to its view. Order and orientation: Seen in 22 archives.
  private mutating func systemConstraints(_ guide: ObjectID, _ view: ObjectID) -> [ObjectID] {
    let sides: [(name: String, attribute: Int64, guideFirst: Bool)] = [
      ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
    ]
    return sides.map { side in
      let object = builder.reserve(book.classes.constraint)
      builder.begin(object)
      builder.add(.reference(book.keys.firstItem, side.guideFirst ? guide : view))
      addAttribute(side.attribute, book.keys.firstAttributeV2, book.keys.firstAttribute)
      builder.add(.reference(book.keys.secondItem, side.guideFirst ? view : guide))
      addAttribute(side.attribute, book.keys.secondAttributeV2, book.keys.secondAttribute)
      builder.add(.bool(book.keys.shouldBeArchived, false))
      builder.add(.reference(book.keys.layoutIdentifier, string("UIViewSafeAreaLayoutGuide-\(side.name)")))
      builder.end()
      return object
    }
  }
}
