import NibSchema
import NibBytes
import NibDiagnostics
import NibGraph

enum UIKitLayoutGuides {
  /// What the names of a scroll view's guides begin with, before their keys.
  static let scrollViewPrefix = "UIScrollView-"

  /// Whether safe area guides are archived: by compilers that know them, for systems that do.
  ///
  /// Seen: objects-11.0+.nib and archives for 11 and later; older systems get constraints to the view itself.
  static func archivesGuides(_ lowering: inout Lowering) -> Bool {
    lowering.profile >= .xcode9 && (lowering.options.deploymentTarget?.major ?? 99) >= 11
  }

  /// `UIViewLayoutGuides`: the safe area guide of the view, if the document names it.
  static func lowerLayoutGuides(_ element: Int, _ lowering: inout Lowering) {
    let givesGuides = givesCellGuides(&lowering)
    if UIKitCells.isPlainContent(element, &lowering), givesContentGuide(&lowering) || givesGuides {
      return lowerPlainContentGuide(element, &lowering)
    }
    guard lowering.reader.child(.safeArea) != nil else {
      if archivesGuides(&lowering) { listScrollGuides(of: element, &lowering) }
      if givesGuides, isCollectionPart(element, &lowering) {
        lowering.links.record(owned: idleGuide(element, .empty, &lowering))
      }
      return
    }
    guard archivesGuides(&lowering) || givesGuides else { return }
    let guides = Array(lowering.reader.children(of: element)).filter { lowering.reader.tag($0) == .viewLayoutGuide }
    guard !guides.isEmpty else { return }
    let isArchived = archivesGuides(&lowering)
    let objects = guides.filter { isArchived && isUsed($0, &lowering) }.map { guide($0, owner: element, &lowering) }
    for guide in guides {
      let id = lowering.reader.attribute(.id, of: guide) ?? .empty
      lowering.links.record(owned: idleGuide(guide, id, &lowering))
    }
    guard !objects.isEmpty else { return }
    lowering.writer.add(.reference(.viewLayoutGuides, lowering.writer.array(objects, .mutableArray)))
  }

  /// Whether a content view of a cell that is no element of its own kind has a guide: from Xcode 10 on, and from Xcode 14
  /// on in documents of safe areas alone.
  ///
  /// Seen: 1 cell of Xcode 10.1 and 4 of Xcode 11.0 to 12.1 without safe areas, 10 of Xcode 11.4 to 14.0 with; not 1 of
  /// Xcode 14.1 without. Inferred: since when, both times.
  private static func givesContentGuide(_ lowering: inout Lowering) -> Bool {
    lowering.profile >= .xcode10 && (lowering.uiKit.hasSafeAreas || lowering.profile < .xcode14)
  }

  /// Whether the compiler makes guides up where the document has none: that of Xcode 9 and 10, in documents of safe areas,
  /// for systems before 11 only where a constraint names one.
  ///
  /// Seen: 9 archives of prototypes, 2 of controllers for systems before 11, 3 views for such without constraints.
  private static func givesCellGuides(_ lowering: inout Lowering) -> Bool {
    guard lowering.uiKit.hasSafeAreas, (.xcode9 ... .xcode10point2).contains(lowering.profile) else { return false }
    if archivesGuides(&lowering) { return true }
    noteUsedGuides(&lowering)
    return lowering.uiKit.usesGuides
  }

  /// Whether an element is a cell of a collection view, or its header or footer, whose guides are no elements.
  private static func isCollectionPart(_ element: Int, _ lowering: inout Lowering) -> Bool {
    let tag = lowering.reader.tag(element)
    return tag == .collectionViewCell || tag == .collectionReusableView
  }

  /// Whether a constraint or an outlet of the document names a guide. Inferred: that outlets count, from what a device
  /// needs of the archive; no archive of 1 897 has such an outlet.
  private static func isUsed(_ guide: Int, _ lowering: inout Lowering) -> Bool {
    noteUsedGuides(&lowering)
    return lowering.uiKit.usedGuides?.contains(guide) ?? false
  }

  /// Notes the guides that constraints and outlets name, once. Only those of constraints make others up.
  private static func noteUsedGuides(_ lowering: inout Lowering) {
    guard lowering.uiKit.usedGuides == nil else { return }
    lowering.uiKit.usedGuides = NumberSet()
    for element in lowering.reader.document.elements.indices {
      switch WellKnownName(lowering.reader.tag(element)) {
      case .constraint:
        let first = noteGuide(of: element, .firstItem, &lowering)
        let second = noteGuide(of: element, .secondItem, &lowering)
        if first || second { lowering.uiKit.usesGuides = true }
      case .outlet, .outletCollection: _ = noteGuide(of: element, .destination, &lowering)
      default: break
      }
    }
  }

  /// Notes the guide that an attribute names; false if it names none.
  private static func noteGuide(of element: Int, _ name: WellKnownName, _ lowering: inout Lowering) -> Bool {
    guard let id = lowering.reader.attribute(name, of: element) else { return false }
    let item = lowering.reader.element(id)
    guard item >= 0, lowering.reader.tag(item) == .viewLayoutGuide else { return false }
    _ = lowering.uiKit.usedGuides?.insert(item)
    return true
  }

  /// What stands for a guide in the list of objects: a guide of no view, whether constraints name the real one or not.
  ///
  /// Seen: 19 archives.
  private static func idleGuide(_ element: Int, _ id: ByteSpan, _ lowering: inout Lowering) -> ObjectID {
    let object = lowering.writer.reserve(
      .layoutGuide, origin: Origin(offset: lowering.reader.document.originOffset(of: element), identifier: id))
    lowering.writer.begin(object)
    lowering.writer.add(.null(.layoutGuideOwningView))
    lowering.writer.add(.reference(.layoutGuideIdentifier, lowering.writer.string(.empty)))
    lowering.writer.add(.bool(.layoutGuideOwningViewIsLocked, false))
    lowering.writer.add(.bool(.layoutGuideShouldBeArchived, false))
    lowering.writer.add(.bool(.layoutGuideAllowsNegativeDimensions, false))
    lowering.writer.end()
    return object
  }

  /// Lists the guides of a scroll view, which no list of the view names. Inferred: as the safe area's are listed.
  private static func listScrollGuides(of element: Int, _ lowering: inout Lowering) {
    for guide in Array(lowering.reader.children(of: element)) where scrollIdentifier(guide, &lowering) != nil {
      let id = lowering.reader.attribute(.id, of: guide) ?? .empty
      lowering.links.record(owned: idleGuide(guide, id, &lowering))
    }
  }

  /// The identifier of a guide of a scroll view: that of its content or of its frame; nil for another guide.
  private static func scrollIdentifier(_ guide: Int, _ lowering: inout Lowering) -> String? {
    guard lowering.reader.tag(guide) == .viewLayoutGuide, let key = lowering.reader.attribute(.key, of: guide) else {
      return nil
    }
    let name = lowering.reader.text(key)
    return name == "contentLayoutGuide" || name == "frameLayoutGuide" ? scrollViewPrefix + name : nil
  }

  /// The guide of a scroll view that a constraint names. Seen: 17 of the content, without sources. Inferred: those of the
  /// frame, and that the constraints of the system are none.
  private static func scrollGuide(
    _ element: Int, _ identifier: String, _ owner: Int, _ lowering: inout Lowering
  ) -> ObjectID {
    let isContent = identifier.hasSuffix("contentLayoutGuide")
    let object = lowering.writer.reserve(isContent ? UIKitClass.scrollViewLayoutGuide : .layoutGuide)
    lowering.record(object, of: element)
    let view = lowering.view(owner)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.layoutGuideOwningView, view))
    lowering.writer.add(.reference(.layoutGuideIdentifier, lowering.writer.string(identifier)))
    lowering.writer.add(.bool(.layoutGuideOwningViewIsLocked, true))
    lowering.writer.add(.bool(.layoutGuideShouldBeArchived, false))
    lowering.writer.add(.bool(.layoutGuideAllowsNegativeDimensions, false))
    lowering.writer.add(.reference(.layoutGuideSystemConstraints, lowering.writer.array([], .array)))
    lowering.writer.end()
    return object
  }

  /// The UILayoutGuide of a guide element, made on first sight.
  static func guide(_ element: Int, owner: Int, _ lowering: inout Lowering) -> ObjectID {
    if lowering.objectOf[element] >= 0 { return lowering.reserved(element) }
    if let identifier = scrollIdentifier(element, &lowering) {
      return scrollGuide(element, identifier, owner, &lowering)
    }
    let object = lowering.writer.reserve(.layoutGuide)
    lowering.record(object, of: element)
    fillGuide(object, lowering.view(owner), &lowering)
    return object
  }

  /// The guide that compilers since Xcode 11 give the content view they make up. Seen: 7 archives.
  private static func lowerPlainContentGuide(_ element: Int, _ lowering: inout Lowering) {
    let object = lowering.writer.reserve(.layoutGuide)
    fillGuide(object, lowering.reserved(element), &lowering)
    lowering.writer.add(.reference(.viewLayoutGuides, lowering.writer.array([object], .mutableArray)))
  }

  private static func fillGuide(_ object: ObjectID, _ view: ObjectID, _ lowering: inout Lowering) {
    let system = systemConstraints(object, view, &lowering)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.layoutGuideOwningView, view))
    lowering.writer.add(.reference(.layoutGuideIdentifier, lowering.writer.string("UIViewSafeAreaLayoutGuide")))
    lowering.writer.add(.bool(.layoutGuideOwningViewIsLocked, true))
    lowering.writer.add(.bool(.layoutGuideShouldBeArchived, true))
    lowering.writer.add(.bool(.layoutGuideAllowsNegativeDimensions, true))
    lowering.writer.add(.reference(.layoutGuideSystemConstraints, lowering.writer.array(system, .array)))
    lowering.writer.end()
  }

  /// The four constraints that tie the guide to its view. Order and orientation: Seen in 22 archives.
  private static func systemConstraints(_ guide: ObjectID, _ view: ObjectID, _ lowering: inout Lowering) -> [ObjectID] {
    let sides: [(name: String, attribute: Int64, guideFirst: Bool)] = [
      ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
    ]
    return sides.map { side in
      let object = lowering.writer.reserve(.nsLayoutConstraint)
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

/// The top and bottom guides of a controller, which old documents lay out by instead of the safe area.
enum UIKitControllerGuides {
  /// The guides' hidden views, behind the subviews of the controller's view, with the constraints that hold them.
  ///
  /// They are archived whether a constraint names them or not. Seen: 58 guides of all eras.
  static func controllerGuides(of view: Int, _ lowering: inout Lowering) -> [ObjectID] {
    let controller = lowering.reader.parent(of: view)
    guard
      let container = lowering.reader.children(of: controller).first(where: { lowering.reader.tag($0) == .layoutGuides }
      )
    else {
      return []
    }
    let owner = lowering.reserved(view)
    return Array(lowering.reader.children(of: container)).filter {
      lowering.reader.tag($0) == .viewControllerLayoutGuide
    }.map { guide in
      controllerGuide(guide, owner, &lowering)
    }
  }

  private static func controllerGuide(_ element: Int, _ view: ObjectID, _ lowering: inout Lowering) -> ObjectID {
    let id = lowering.reader.attribute(.id, of: element) ?? .empty
    let object = lowering.writer.reserve(
      .uiLayoutGuide, origin: Origin(offset: lowering.reader.document.originOffset(of: element), identifier: id)
    )
    lowering.record(object, of: element)
    lowering.links.record(guide: object)
    let isTop =
      lowering.reader.attribute(.type, of: element).map { lowering.reader.document.bytes.equals($0, "top") } ?? false
    let side =
      isTop
      ? guideConstraint(object, 3, to: view, NibClass.nsLayoutConstraint.id, &lowering)
      : guideConstraint(view, 4, to: object, NibClass.nsLayoutConstraint.id, &lowering)
    let height = guideConstraint(object, 8, to: nil, NibClass.nsLayoutConstraint.id, &lowering)
    let leading = guideConstraint(object, 5, to: view, NibClass.nsLayoutConstraint.id, &lowering)
    let held = isTop ? [leading, side, height] : [leading, height, side]
    lowering.uiKit.guideConstraints += held
    let support = guideConstraint(object, 7, to: nil, UIKitClass.layoutSupportConstraint.id, priority: 999, &lowering)
    lowering.writer.begin(object)
    if lowering.profile >= .xcode8 { lowering.writer.add(.bool(.deepDrawRect, true)) }
    lowering.writer.add(.bool(.opaque, true))
    lowering.writer.add(.bool(.hidden, true))
    lowering.writer.add(.bool(.autoresizeSubviews, true))
    lowering.writer.add(.bool(.viewDoesNotTranslateAutoresizingMaskIntoConstraints, true))
    lowering.writer.add(.reference(.viewAutolayoutConstraints, lowering.writer.array([support], .mutableArray)))
    if lowering.profile >= .xcode7 { lowering.writer.add(.int(.viewSemanticContentAttribute, 0)) }
    if lowering.profile >= .xcode11 { lowering.writer.add(.null(.viewLargeContentStoredProperties)) }
    lowering.writer.add(
      .reference(
        .uiLayoutGuideIdentifier, lowering.writer.string(isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom")))
    lowering.writer.add(.reference(.layoutGuideConstraintsToRemove, lowering.writer.array(held, .array)))
    lowering.writer.end()
    return object
  }

  private static func guideConstraint(
    _ first: ObjectID, _ attribute: Int64, to second: ObjectID?, _ classID: ClassID, priority: Int64? = nil,
    _ lowering: inout Lowering
  ) -> ObjectID {
    let object = lowering.writer.reserve(classID)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.firstItem, first))
    UIKitConstraints.addAttribute(attribute, .firstAttributeV2, .firstAttribute, &lowering)
    if let second {
      lowering.writer.add(.reference(.secondItem, second))
      UIKitConstraints.addAttribute(attribute, .secondAttributeV2, .secondAttribute, &lowering)
    } else if lowering.profile < .xcode8 {
      UIKitConstraints.addAttribute(0, .secondAttributeV2, .secondAttribute, &lowering)
    }
    lowering.writer.add(.bool(.shouldBeArchived, true))
    if let priority { lowering.writer.add(.int(.priority, priority)) }
    lowering.writer.end()
    return object
  }
}

extension UIKitLayoutGuides {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitLayoutGuides) -> CustomLoweringCode {
    switch lowering {
    case .layoutGuides: .init(lower: { lowerLayoutGuides($0, &$2) }, raise: { $0.raiseLayoutGuides($1) })
    }
  }
}
