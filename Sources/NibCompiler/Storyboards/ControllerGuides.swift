import NibBytes
import NibGraph

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
      .controllerGuide, origin: Origin(offset: lowering.reader.document.elements[element].offset, identifier: id)
    )
    lowering.record(object, of: element)
    lowering.links.note(guide: object)
    let isTop =
      lowering.reader.attribute(.type, of: element).map { lowering.reader.document.bytes.equals($0, "top") } ?? false
    let side =
      isTop
      ? guideConstraint(object, 3, to: view, WellKnownClass.constraint.id, &lowering)
      : guideConstraint(view, 4, to: object, WellKnownClass.constraint.id, &lowering)
    let height = guideConstraint(object, 8, to: nil, WellKnownClass.constraint.id, &lowering)
    let leading = guideConstraint(object, 5, to: view, WellKnownClass.constraint.id, &lowering)
    let held = isTop ? [leading, side, height] : [leading, height, side]
    lowering.uiKit.guideConstraints += held
    let support = guideConstraint(object, 7, to: nil, UIKitClass.supportConstraint.id, priority: 999, &lowering)
    lowering.writer.begin(object)
    if lowering.profile >= .nib9e { lowering.writer.add(.bool(.deepDrawRect, true)) }
    lowering.writer.add(.bool(.opaque, true))
    lowering.writer.add(.bool(.hidden, true))
    lowering.writer.add(.bool(.autoresizesSubviews, true))
    lowering.writer.add(.bool(.doesNotTranslate, true))
    lowering.writer.add(.reference(.viewConstraints, lowering.writer.array([support], .mutableArray)))
    if lowering.profile >= .nib9c { lowering.writer.add(.int(.semanticContent, 0)) }
    if lowering.profile >= .nib9g { lowering.writer.add(.null(.largeContent)) }
    lowering.writer.add(
      .reference(.guideName, lowering.writer.string(isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom")))
    lowering.writer.add(.reference(.guideRemovals, lowering.writer.array(held, .array)))
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
    } else if lowering.profile < .nib9e {
      UIKitConstraints.addAttribute(0, .secondAttributeV2, .secondAttribute, &lowering)
    }
    lowering.writer.add(.bool(.shouldBeArchived, true))
    if let priority { lowering.writer.add(.int(.priority, priority)) }
    lowering.writer.end()
    return object
  }
}
