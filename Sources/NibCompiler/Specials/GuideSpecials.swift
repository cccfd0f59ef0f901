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
    let objects = guides.filter { isUsed($0) }.map { guide($0, owner: element) }
    for guide in guides { links.note(part: idleGuide(guide)) }
    guard !objects.isEmpty else { return }
    builder.add(.reference(book.keys.layoutGuides, array(objects, book.classes.mutableArray)))
  }

  /// Whether a constraint of the document names a guide.
  private mutating func isUsed(_ guide: Int) -> Bool {
    if let known = usedGuides { return known.contains(guide) }
    var used: Set<Int> = []
    for element in document.elements.indices where tag(element) == book.names.constraint {
      for name in [book.names.firstItem, book.names.secondItem] {
        guard let id = attribute(name, of: element) else { continue }
        let item = index.element(id, in: document.bytes)
        if item >= 0, tag(item) == book.names.viewLayoutGuide { used.insert(item) }
      }
    }
    usedGuides = used
    return used.contains(guide)
  }

  /// What stands for a guide in the list of objects: a guide of no view, whether constraints name the real one or not.
  ///
  /// Seen: 19 archives.
  private mutating func idleGuide(_ element: Int) -> ObjectID {
    let id = attribute(book.names.id, of: element) ?? .empty
    let object = builder.reserve(
      book.classes.layoutGuide, origin: Origin(offset: document.elements[element].offset, identifier: id))
    builder.begin(object)
    builder.add(.null(book.keys.guideOwner))
    builder.add(.reference(book.keys.guideIdentifier, string(.empty)))
    builder.add(.bool(book.keys.guideLocked, false))
    builder.add(.bool(book.keys.guideArchived, false))
    builder.add(.bool(book.keys.guideNegative, false))
    builder.end()
    return object
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
