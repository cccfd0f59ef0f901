import NibBytes
import NibGraph
import NibSchema

/// What rows cannot say of menus and of buttons that show one.
enum AppKitMenus {
  /// Keys beside an item's key equivalent: command where the item names none, unless it is a separator. None is not
  /// archived. Seen: 316 items.
  static func lowerKeyModifiers(_ element: Int, _ lowering: inout Lowering) {
    var mask: Int64 = 0
    if let child = lowering.reader.child(.keyEquivalentModifierMask) {
      for (name, bit) in modifiers where lowering.reader.flag(name, of: child) ?? false { mask |= bit }
    } else if !(lowering.reader.flag(.isSeparatorItem, of: element) ?? false) {
      mask = 0x10_0000
    }
    if mask != 0 { lowering.writer.add(.int(.nsKeyEquivModMask, mask)) }
  }

  private static let modifiers: [(name: WellKnownName, bit: Int64)] = [
    (.shift, 0x2_0000), (.control, 0x4_0000), (.option, 0x8_0000), (.command, 0x10_0000),
  ]

  /// The images of an item that is on, or mixed. Seen: the system's, in 321 items.
  static func lowerStateImages(_ lowering: inout Lowering) {
    lowerStateImage(.onStateImage, .nsOnImage, "NSMenuCheckmark", [18, 16], &lowering)
    lowerStateImage(.mixedStateImage, .nsMixedImage, "NSMenuMixedState", [18, 4], &lowering)
  }

  private static func lowerStateImage(
    _ name: WellKnownName, _ key: AppKitKey, _ standard: String, _ size: [Double], _ lowering: inout Lowering
  ) {
    if let own = lowering.reader.attribute(name) {
      let image = AppKitImages.image(own, isSymbol: false, &lowering)
      return lowering.writer.add(.reference(key, image))
    }
    // An item without an image for a state says so by a <nil>.
    if lowering.reader.child(name) != nil { return }
    lowering.writer.add(.reference(key, AppKitImages.standard(standard, size, &lowering)))
  }

  /// An item of a storyboard that opens a menu says what it is allowed for; in a XIB none does.
  ///
  /// Only storyboards in the format of Xcode 8 have it, from Xcode 11 on. Seen: all items of 5 storyboards of 5 apps; none
  /// of 2 such storyboards of Xcode 9 and 10, and none of 4 in no such format.
  static func lowerLimits(_ element: Int, _ lowering: inout Lowering) {
    guard lowering.appKit.scope?.storyboard != nil, lowering.appKit.isInXcode8Format, lowering.profile >= .xcode11,
      lowering.reader.child(.submenu) != nil
    else { return }
    lowering.writer.add(.bool(.nsAllowedForLimitedAppMode, true))
  }

  /// A hidden item says so; the first item of a pull-down button, which is the button's title, is hidden. Seen: 3 items.
  static func lowerHiding(_ element: Int, _ lowering: inout Lowering) {
    if lowering.reader.flag(.hidden, of: element) ?? isTitle(element, &lowering) {
      lowering.writer.add(.bool(.nsIsHidden, true))
    }
  }

  private static func isTitle(_ item: Int, _ lowering: inout Lowering) -> Bool {
    let items = lowering.reader.parent(of: item)
    guard lowering.reader.children(of: items).first(where: { _ in true }) == item else { return false }
    let cell = lowering.reader.parent(of: lowering.reader.parent(of: items))
    guard cell >= 0, lowering.reader.tag(cell) == .popUpButtonCell else { return false }
    return lowering.reader.flag(.pullsDown, of: cell) ?? false
  }

  /// The action that opens a submenu, or that the cell of a pop-up button gives each of its items. Seen: 70 items.
  static func lowerAction(_ element: Int, _ lowering: inout Lowering) {
    if lowering.reader.child(.submenu) != nil {
      return lowering.writer.add(.reference(.nsAction, lowering.writer.string("submenuAction:")))
    }
    if target(of: element, &lowering) != nil {
      lowering.writer.add(.reference(.nsAction, lowering.writer.string("_popUpItemAction:")))
    }
  }

  /// The submenu itself, or the pop-up button's cell. Up to Xcode 4 the system finds the submenu: 0 of 100 items have
  /// it, 60 of 60 of Xcode 5.
  static func lowerTarget(_ element: Int, _ lowering: inout Lowering) {
    if let submenu = lowering.reader.child(.submenu) {
      if lowering.profile >= .xcode5, let object = lowering.object(submenu) {
        lowering.writer.add(.reference(.nsTarget, object))
      }
    } else if let cell = target(of: element, &lowering) {
      lowering.writer.add(.reference(.nsTarget, cell))
    }
  }

  /// The cell of the pop-up button whose menu an item is in.
  private static func target(of item: Int, _ lowering: inout Lowering) -> ObjectID? {
    let menu = lowering.reader.parent(of: lowering.reader.parent(of: item))
    guard menu >= 0, lowering.reader.tag(menu) == .menu else { return nil }
    if let cell = lowering.appKit.cellOfMenu[menu] { return cell }
    let cell = lowering.reader.parent(of: menu)
    return cell >= 0 && lowering.reader.tag(cell) == .popUpButtonCell ? lowering.object(cell) : nil
  }

  /// What an item stands for. Seen: 2 numbers.
  static func lowerRepresentedObject(_ lowering: inout Lowering) {
    guard let child = lowering.reader.child(.representedObject) else { return }
    if let object = representedObject(child, &lowering) {
      return lowering.writer.add(.reference(.nsRepObject, object))
    }
    let tag = lowering.reader.document.tag(.init(child))
    lowering.reader.warn(
      .noKnownForm, "what the item stands for is a '\(tag)', which is not archived: no known form", at: child)
  }

  /// The object of a `representedObject`, one an element; nil for an element of no known form.
  static func representedObject(_ child: Int, _ lowering: inout Lowering) -> ObjectID? {
    if let known = lowering.appKit.representedObjects[child] { return known }
    let object: ObjectID?
    if lowering.reader.tag(child) == .integer {
      let number = lowering.reader.attribute(.value, of: child).flatMap { lowering.reader.integer($0) }
      object = number.map { lowering.writer.number(integer: $0) }
    } else if let text = lowering.childText(child) {
      object = lowering.writer.string(text)
    } else {
      object = AppKitExpressions.expression(child, &lowering)
    }
    if let object { lowering.appKit.representedObjects[child] = object }
    return object
  }

  /// Which button a pop-up button is: by what a click does. Seen: 7 cells.
  static func lowerPopUpType(_ lowering: inout Lowering) {
    let behavior = lowering.reader.child(.behavior)
    let pushes = behavior.flatMap { lowering.reader.flag(.pushIn, of: $0) } ?? false
    let changes = behavior.flatMap { lowering.reader.flag(.changeBackground, of: $0) } ?? false
    let lights = behavior.flatMap { lowering.reader.flag(.lightByContents, of: $0) } ?? false
    lowering.writer.add(.int(.nsAuxButtonType, pushes ? (changes ? 1 : 7) : lights ? 5 : 0))
  }

  /// The selected item's place, which is not archived for the first; -1 for none. Seen: 30 cells.
  static func lowerSelectedPlace(_ lowering: inout Lowering) {
    var place: Int64 = -1
    if let id = lowering.reader.attribute(.selectedItem), let menu = lowering.reader.child(.menu) {
      let item = lowering.reader.element(id)
      if item >= 0, lowering.reader.parent(of: lowering.reader.parent(of: item)) == menu {
        place = 0
        for other in lowering.reader.children(of: lowering.reader.parent(of: item)) {
          if other == item { break }
          place += 1
        }
      }
    }
    if place != 0 { lowering.writer.add(.int(.nsSelectedIndex, place)) }
  }
}

/// Expressions of predicates.
enum AppKitExpressions {
  /// The NSExpression of an `<expression>`: a key path or a constant text; nil for another element.
  ///
  /// Inferred: no archive of Interface Builder's compiler at hand has one. The keys are those that Foundation's classes
  /// write.
  static func expression(_ element: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard lowering.reader.tag(element) == .expression else { return nil }
    if let child = lowering.reader.firstChild(.keyPath, of: element), let text = lowering.childText(child) {
      return keyPath(lowering.writer.string(text), &lowering)
    }
    if let child = lowering.reader.firstChild(.constantValue, of: element), let text = lowering.childText(child) {
      let value = lowering.writer.string(text)
      return lowering.writer.object(
        AppKitClass.nsConstantValueExpression.id, .int(.nsExpressionType, 0), .reference(.nsConstantValue, value))
    }
    return nil
  }

  /// The expression `valueForKeyPath:` of the object at hand.
  private static func keyPath(_ path: ObjectID, _ lowering: inout Lowering) -> ObjectID {
    let operand = lowering.writer.object(AppKitClass.nsSelfExpression.id, .int(.nsExpressionType, 1))
    let argument = lowering.writer.object(
      AppKitClass.nsKeyPathSpecifierExpression.id, .int(.nsExpressionType, 10), .reference(.nsKeyPath, path))
    let arguments = lowering.writer.array([argument], .array)
    let selector = lowering.writer.string("valueForKeyPath:")
    return lowering.writer.object(
      AppKitClass.nsKeyPathExpression.id, .int(.nsExpressionType, 3), .reference(.nsSelectorName, selector),
      .reference(.nsOperand, operand), .reference(.nsArguments, arguments))
  }
}

extension AppKitMenus {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitMenus) -> CustomLoweringCode {
    switch lowering {
    case .menuKeyModifiers: .init(lower: { lowerKeyModifiers($0, &$2) }, raise: { $0.raiseKeyModifiers($1) })
    case .menuStateImages: .init(lower: { lowerStateImages(&$2) }, raise: { $0.raiseStateImages($1) })
    case .menuItemAction: .init(.computed) { lowerAction($0, &$2) }
    case .menuItemTarget: .init(.computed) { lowerTarget($0, &$2) }
    case .representedObject: .init(lower: { lowerRepresentedObject(&$2) }, raise: { $0.raiseRepresentedObject($1) })
    case .popUpType: .init(.computed) { lowerPopUpType(&$2) }
    case .selectedItemPlace: .init(.computed) { lowerSelectedPlace(&$2) }
    case .changeableKey:
      .init(.computed) { (_, _, lowering) in
        lowering.writer.add(.reference(.nsKeyEquivalent, lowering.writer.string(.empty, mutable: true)))
      }
    case .menuItemLimits: .init(.computed) { lowerLimits($0, &$2) }
    case .menuItemHiding: .init(lower: { lowerHiding($0, &$2) }, raise: { $0.raiseMenuHiding($1) })
    }
  }
}
