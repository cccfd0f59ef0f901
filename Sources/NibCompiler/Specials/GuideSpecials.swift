import NibDiagnostics
import NibGraph

enum UIKitLayoutGuides {
  /// Whether safe area guides are archived: by compilers that know them, for systems that do.
  ///
  /// Seen: objects-11.0+.nib and archives for 11 and later; older systems get constraints to the view itself.
  static func archivesGuides(_ lowering: inout Lowering) -> Bool {
    lowering.profile >= .nib9f && (lowering.options.deploymentTarget?.major ?? 99) >= 11
  }

  /// `UIViewLayoutGuides`: the safe area guide of the view, if the document names it.
  static func lowerLayoutGuides(_ element: Int, _ lowering: inout Lowering) {
    if UIKitCells.isPlainContent(element, &lowering), lowering.profile >= .nib9g {
      return lowerPlainContentGuide(element, &lowering)
    }
    guard lowering.reader.child(.safeArea) != nil, archivesGuides(&lowering) else { return }
    let guides = Array(lowering.reader.children(of: element)).filter { lowering.reader.tag($0) == .viewLayoutGuide }
    guard !guides.isEmpty else { return }
    let objects = guides.filter { isUsed($0, &lowering) }.map { guide($0, owner: element, &lowering) }
    for guide in guides { lowering.links.note(part: idleGuide(guide, &lowering)) }
    guard !objects.isEmpty else { return }
    lowering.writer.add(.reference(.layoutGuides, lowering.writer.array(objects, .mutableArray)))
  }

  /// Whether a constraint of the document names a guide.
  private static func isUsed(_ guide: Int, _ lowering: inout Lowering) -> Bool {
    if let known = lowering.uiKit.usedGuides { return known.contains(guide) }
    var used: Set<Int> = []
    for element in lowering.reader.document.elements.indices where lowering.reader.tag(element) == .constraint {
      for name in [WellKnownName.firstItem, WellKnownName.secondItem] {
        guard let id = lowering.reader.attribute(name, of: element) else { continue }
        let item = lowering.reader.element(id)
        if item >= 0, lowering.reader.tag(item) == .viewLayoutGuide { used.insert(item) }
      }
    }
    lowering.uiKit.usedGuides = used
    return used.contains(guide)
  }

  /// What stands for a guide in the list of objects: a guide of no view, whether constraints name the real one or not.
  ///
  /// Seen: 19 archives.
  private static func idleGuide(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    let id = lowering.reader.attribute(.id, of: element) ?? .empty
    let object = lowering.writer.reserve(
      .layoutGuide, origin: Origin(offset: lowering.reader.document.elements[element].offset, identifier: id))
    lowering.writer.begin(object)
    lowering.writer.add(.null(.guideOwner))
    lowering.writer.add(.reference(.guideIdentifier, lowering.writer.string(.empty)))
    lowering.writer.add(.bool(.guideLocked, false))
    lowering.writer.add(.bool(.guideArchived, false))
    lowering.writer.add(.bool(.guideNegative, false))
    lowering.writer.end()
    return object
  }

  /// The UILayoutGuide of a guide element, made on first sight.
  static func guide(_ element: Int, owner: Int, _ lowering: inout Lowering) -> ObjectID {
    if lowering.objectOf[element] >= 0 { return lowering.reserved(element) }
    let object = lowering.writer.reserve(.layoutGuide)
    lowering.record(object, of: element)
    fillGuide(object, UIKitViews.view(owner, &lowering), &lowering)
    return object
  }

  /// The guide that compilers since Xcode 11 give the content view they make up. Seen: 7 archives.
  private static func lowerPlainContentGuide(_ element: Int, _ lowering: inout Lowering) {
    let object = lowering.writer.reserve(.layoutGuide)
    fillGuide(object, lowering.reserved(element), &lowering)
    lowering.writer.add(.reference(.layoutGuides, lowering.writer.array([object], .mutableArray)))
  }

  private static func fillGuide(_ object: ObjectID, _ view: ObjectID, _ lowering: inout Lowering) {
    let system = systemConstraints(object, view, &lowering)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.guideOwner, view))
    lowering.writer.add(.reference(.guideIdentifier, lowering.writer.string("UIViewSafeAreaLayoutGuide")))
    lowering.writer.add(.bool(.guideLocked, true))
    lowering.writer.add(.bool(.guideArchived, true))
    lowering.writer.add(.bool(.guideNegative, true))
    lowering.writer.add(.reference(.guideConstraints, lowering.writer.array(system, .array)))
    lowering.writer.end()
  }

  /// The four constraints that tie the guide to its view. Order and orientation: Seen in 22 archives.
  private static func systemConstraints(_ guide: ObjectID, _ view: ObjectID, _ lowering: inout Lowering) -> [ObjectID] {
    let sides: [(name: String, attribute: Int64, guideFirst: Bool)] = [
      ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
    ]
    return sides.map { side in
      let object = lowering.writer.reserve(.constraint)
      lowering.writer.begin(object)
      lowering.writer.add(.reference(.firstItem, side.guideFirst ? guide : view))
      UIKitConstraints.addAttribute(side.attribute, .firstAttributeV2, .firstAttribute, &lowering)
      lowering.writer.add(.reference(.secondItem, side.guideFirst ? view : guide))
      UIKitConstraints.addAttribute(side.attribute, .secondAttributeV2, .secondAttribute, &lowering)
      lowering.writer.add(.bool(.shouldBeArchived, false))
      lowering.writer.add(
        .reference(.layoutIdentifier, lowering.writer.string("UIViewSafeAreaLayoutGuide-\(side.name)")))
      lowering.writer.end()
      return object
    }
  }
}
