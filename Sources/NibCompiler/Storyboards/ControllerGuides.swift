import NibBytes
import NibGraph

/// The top and bottom guides of a controller, which old documents lay out by instead of the safe area.
extension Lowering {
  /// The guides' hidden views, behind the subviews of the controller's view, with the constraints that hold them.
  ///
  /// They are archived whether a constraint names them or not. Seen: 58 guides of all eras.
  mutating func controllerGuides(of view: Int) -> [ObjectID] {
    let controller = Int(document.elements[view].parent)
    guard let container = children(of: controller).first(where: { tag($0) == book.names.layoutGuides }) else {
      return []
    }
    let owner = ObjectID(Int(objectOf[view]))
    return Array(children(of: container)).filter { tag($0) == book.names.viewControllerLayoutGuide }.map { guide in
      controllerGuide(guide, owner)
    }
  }

  private mutating func controllerGuide(_ element: Int, _ view: ObjectID) -> ObjectID {
    let id = attribute(book.names.id, of: element) ?? .empty
    let object = builder.reserve(
      book.classes.storyboard.controllerGuide, origin: Origin(offset: document.elements[element].offset, identifier: id)
    )
    note(object, of: element)
    links.note(guide: object)
    let isTop = attribute(book.names.type, of: element).map { document.bytes.equals($0, "top") } ?? false
    let side =
      isTop
      ? guideConstraint(object, 3, to: view, book.classes.constraint)
      : guideConstraint(view, 4, to: object, book.classes.constraint)
    let height = guideConstraint(object, 8, to: nil, book.classes.constraint)
    let leading = guideConstraint(object, 5, to: view, book.classes.constraint)
    let held = isTop ? [leading, side, height] : [leading, height, side]
    links.guideConstraints += held
    let support = guideConstraint(object, 7, to: nil, book.classes.storyboard.supportConstraint, priority: 999)
    builder.begin(object)
    if book.profile >= .nib9e { builder.add(.bool(book.keys.deepDrawRect, true)) }
    builder.add(.bool(book.keys.opaque, true))
    builder.add(.bool(book.keys.hidden, true))
    builder.add(.bool(book.keys.autoresizesSubviews, true))
    builder.add(.bool(book.keys.doesNotTranslate, true))
    builder.add(.reference(book.keys.viewConstraints, array([support], book.classes.mutableArray)))
    if book.profile >= .nib9c { builder.add(.int(book.keys.semanticContent, 0)) }
    if book.profile >= .nib9g { builder.add(.null(book.keys.largeContent)) }
    builder.add(.reference(book.keys.guideName, string(isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom")))
    builder.add(.reference(book.keys.guideRemovals, array(held, book.classes.array)))
    builder.end()
    return object
  }

  private mutating func guideConstraint(
    _ first: ObjectID, _ attribute: Int64, to second: ObjectID?, _ classID: ClassID, priority: Int64? = nil
  ) -> ObjectID {
    let object = builder.reserve(classID)
    builder.begin(object)
    builder.add(.reference(book.keys.firstItem, first))
    addAttribute(attribute, book.keys.firstAttributeV2, book.keys.firstAttribute)
    if let second {
      builder.add(.reference(book.keys.secondItem, second))
      addAttribute(attribute, book.keys.secondAttributeV2, book.keys.secondAttribute)
    } else if book.profile < .nib9e {
      addAttribute(0, book.keys.secondAttributeV2, book.keys.secondAttribute)
    }
    builder.add(.bool(book.keys.shouldBeArchived, true))
    if let priority { builder.add(.int(book.keys.priority, priority)) }
    builder.end()
    return object
  }
}
