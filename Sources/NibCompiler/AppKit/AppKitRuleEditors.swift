import NibBytes
import NibGraph
import NibSchema

/// What rows cannot say of rule and predicate editors.
enum AppKitRuleEditors {
  /// The view of an editor's rows, as large as the editor. Seen: an editor.
  static func lowerViews(_ element: Int, _ lowering: inout Lowering) {
    let size = lowering.reader.child(.frame).map { Array(lowering.reader.numbers(of: $0, .rect)[2...]) } ?? [0, 0]
    let sizeText = lowering.writer.string(Geometry.text(size, of: .size))
    let editor = lowering.reserved(element)
    let none = lowering.writer.array([], .mutableArray)
    let holder = lowering.writer.reserve(lowering.writer.classID(named: "_NSRuleEditorViewSliceHolder"))
    lowering.writer.begin(holder)
    add(.key(.nsNextResponder), .reference(editor), &lowering)
    add(.key(.nsNibTouchBar), .null, &lowering)
    add(.key(.nsvFlags), .int(274), &lowering)
    add(.key(.nsSubviews), .reference(none), &lowering)
    add(.key(.nsFrameSize), .reference(sizeText), &lowering)
    add(.key(.nsSuperview), .reference(editor), &lowering)
    add(.key(.nsNextKeyView), .null, &lowering)
    addLateViewKeys(&lowering)
    lowering.writer.end()
    lowering.appKit.sliceHolder = holder
    lowering.writer.add(.reference(.nsSubviews, lowering.writer.array([holder], .mutableArray)))
  }

  /// The tabulator key leads into an editor's rows. Seen: 2 predicate editors. Inferred: other rule editors.
  static func lowerNextKeyView(_ element: Int, _ lowering: inout Lowering) {
    guard !AppKitKeyLoop.lowerNext(element, &lowering), let holder = lowering.appKit.sliceHolder else { return }
    lowering.writer.add(.reference(.nsNextKeyView, holder))
  }

  static func lowerHolder(_ lowering: inout Lowering) {
    guard let holder = lowering.appKit.sliceHolder else { return }
    lowering.writer.add(.reference(.nsRuleEditorSlicesHolder, holder))
  }

  /// What kind of value a template compares with. Documented: NSAttributeType; none for a list of expressions.
  static func lowerRightType(_ lowering: inout Lowering) {
    lowering.writer.add(.int(.nsPredicateTemplateRightAttributeType, rightType(&lowering) ?? 0))
  }

  private static func rightType(_ lowering: inout Lowering) -> Int64? {
    guard let child = lowering.reader.child(.rightExpressionObject), lowering.reader.tag(child) == .integer,
      let span = lowering.reader.attribute(.value, of: child)
    else { return nil }
    return lowering.reader.integer(span)
  }

  /// A pop-up button for each menu of a template, side by side, and a field behind them for a value of the user's. The
  /// tabulator key leads from each to the next.
  ///
  /// Seen: 4 buttons of 2 templates. The field is inferred.
  static func lowerTemplateViews(_ lowering: inout Lowering) {
    let children = lowering.reader.child(.popUpMenus).map { Array(lowering.reader.children(of: $0)) } ?? []
    let menus = children.filter { lowering.reader.tag($0) == .menu }
    var views: [ObjectID] = []
    for _ in menus { views.append(lowering.writer.reserve(lowering.writer.classID(named: .class(.nsPopUpButton)))) }
    if rightType(&lowering) != nil {
      views.append(lowering.writer.reserve(lowering.writer.classID(named: .class(.nsTextField))))
    }
    var left = 7.0
    for (place, view) in views.enumerated() {
      let next = place + 1 < views.count ? views[place + 1] : nil
      guard place < menus.count else {
        fillField(view, [left, 3, 85, 18], &lowering)
        continue
      }
      let item = selectedItem(of: menus[place], &lowering)
      let width = buttonWidth(showing: item, &lowering)
      fillPopUpButton(view, menus[place], showing: item, [left, 1, width, 24], next: next, &lowering)
      left += width + 6
    }
    lowering.writer.add(.reference(.nsPredicateTemplateViews, lowering.writer.array(views, .array)))
  }

  /// The item that a template's pop-up button shows: the one whose state is on, else the first.
  private static func selectedItem(of menu: Int, _ lowering: inout Lowering) -> Int? {
    let items = menuItems(of: menu, &lowering)
    let selected = items.first { item in
      lowering.reader.attribute(.state, of: item).flatMap { lowering.reader.raw(of: $0, in: .menuItemState) } == 1
    }
    return selected ?? items.first
  }

  /// The width of a pop-up button, which Interface Builder's compiler measures: that of the title that it shows, in the
  /// font of small controls, and of what is around it.
  ///
  /// Seen: 4 buttons, with 2 titles; the widths of letters are Helvetica's, spread as much as both show.
  private static func buttonWidth(showing item: Int?, _ lowering: inout Lowering) -> Double {
    let title = item.flatMap { lowering.reader.attribute(.title, of: $0) }.map { lowering.reader.text($0) } ?? ""
    return (47 + 1.1 * TextMetrics.width(of: title, size: 11)).rounded()
  }

  private static func menuItems(of menu: Int, _ lowering: inout Lowering) -> [Int] {
    guard let items = lowering.reader.firstChild(.items, of: menu) else { return [] }
    return Array(lowering.reader.children(of: items))
  }

  private static func fillPopUpButton(
    _ button: ObjectID, _ menu: Int, showing item: Int?, _ frame: [Double], next: ObjectID?, _ lowering: inout Lowering
  ) {
    let cell = lowering.writer.reserve(lowering.writer.classID(named: .class(.nsPopUpButtonCell)))
    lowering.appKit.cellOfMenu[menu] = cell
    let itemObject = item.flatMap { lowering.object($0) }
    let meaning =
      item.flatMap { lowering.reader.firstChild(.representedObject, of: $0) }
      .flatMap { AppKitMenus.representedObject($0, &lowering) }
    let menuObject = lowering.object(menu)
    let font = AppKitFonts.meta("smallSystem", &lowering)
    let empty = lowering.writer.string("")
    lowering.writer.begin(cell)
    add(.key(.nsCellFlags), .int(0x400_0040), &lowering)
    add(.key(.nsCellFlags2), .int(0x1000_0800), &lowering)
    add(.key(.nsSupport), .reference(font), &lowering)
    if let meaning { add("NSRepresentedObject", .reference(meaning), &lowering) }
    add(.key(.nsControlView), .reference(button), &lowering)
    add(.key(.nsButtonFlags), .int(-2_038_415_360), &lowering)
    add(.key(.nsButtonFlags2), .int(36), &lowering)
    add(.key(.nsBezelStyle), .int(12), &lowering)
    add(.key(.nsKeyEquivalent), .reference(empty), &lowering)
    add(.key(.nsPeriodicDelay), .int(400), &lowering)
    add(.key(.nsPeriodicInterval), .int(75), &lowering)
    add(.key(.nsAuxButtonType), .int(-1), &lowering)
    add(.class(.nsMenuItem), itemObject.map { .reference($0) } ?? .null, &lowering)
    add(.key(.nsMenuItemRespectAlignment), .bool(true), &lowering)
    if let menuObject { add(.key(.nsMenu), .reference(menuObject), &lowering) }
    add(.key(.nsPreferredEdge), .int(1), &lowering)
    add(.key(.nsUsesItemFromMenu), .bool(true), &lowering)
    add(.key(.nsAltersState), .bool(true), &lowering)
    add(.key(.nsArrowPosition), .int(2), &lowering)
    lowering.writer.end()
    fillControl(button, frame, cell, next: next, &lowering) { lowering in
      add(.key(.ibNSShadowedSymbolConfiguration), .null, &lowering)
    }
  }

  private static func fillField(_ field: ObjectID, _ frame: [Double], _ lowering: inout Lowering) {
    let cell = lowering.writer.reserve(lowering.writer.classID(named: .class(.nsTextFieldCell)))
    let font = AppKitFonts.meta("smallSystem", &lowering)
    let empty = lowering.writer.string("")
    let background = AppKitColors.system("textBackgroundColor", &lowering)
    let text = AppKitColors.system("controlTextColor", &lowering)
    lowering.writer.begin(cell)
    add(.key(.nsCellFlags), .int(0x1470_0041), &lowering)
    add(.key(.nsCellFlags2), .int(0x1002_0440), &lowering)
    add(.key(.nsContents), .reference(empty), &lowering)
    add(.key(.nsSupport), .reference(font), &lowering)
    add(.key(.nsControlView), .reference(field), &lowering)
    add(.key(.nsDrawsBackground), .bool(true), &lowering)
    add(.key(.nsBackgroundColor), .reference(background), &lowering)
    add(.key(.nsTextColor), .reference(text), &lowering)
    lowering.writer.end()
    fillControl(field, frame, cell, next: nil, &lowering) { lowering in
      add(.key(.nsTextFieldAlignmentRectInsetsVersion), .int(2), &lowering)
    }
  }

  /// The keys that both controls have.
  private static func fillControl(
    _ control: ObjectID, _ frame: [Double], _ cell: ObjectID, next: ObjectID?, _ lowering: inout Lowering,
    _ last: (inout Lowering) -> Void
  ) {
    let frame = lowering.writer.string(Geometry.text(frame, of: .rect))
    lowering.writer.begin(control)
    add(.key(.nsNextResponder), .null, &lowering)
    add(.key(.nsNibTouchBar), .null, &lowering)
    add(.key(.nsvFlags), .int(0x100), &lowering)
    add(.key(.nsFrame), .reference(frame), &lowering)
    add(.key(.nsSuperview), .null, &lowering)
    add(.key(.nsNextKeyView), next.map { .reference($0) } ?? .null, &lowering)
    addLateViewKeys(&lowering)
    add(.key(.nsTag), .int(-1), &lowering)
    add(.key(.nsEnabled), .bool(true), &lowering)
    add(.key(.nsCell), .reference(cell), &lowering)
    add(.key(.nsAllowsLogicalLayoutDirection), .bool(false), &lowering)
    add(.key(.nsControlSize), .int(0), &lowering)
    add(.key(.nsControlContinuous), .bool(false), &lowering)
    add(.key(.nsControlRefusesFirstResponder), .bool(false), &lowering)
    add(.key(.nsControlUsesSingleLineMode), .bool(false), &lowering)
    add(.key(.nsControlTextAlignment), .int(4), &lowering)
    add(.key(.nsControlLineBreakMode), .int(4), &lowering)
    add(.key(.nsControlWritingDirection), .int(-1), &lowering)
    add(.key(.nsControlSendActionMask), .int(4), &lowering)
    last(&lowering)
    lowering.writer.end()
  }

  private static func addLateViewKeys(_ lowering: inout Lowering) {
    add(.key(.nsViewWantsBestResolutionOpenGLSurface), .bool(true), &lowering)
    add(.key(.ibNSSafeAreaLayoutGuide), .null, &lowering)
    add(.key(.ibNSLayoutMarginsGuide), .null, &lowering)
    add(.key(.ibNSClipsToBounds), .int(0), &lowering)
  }

  private static func add(_ key: String, _ value: Value, _ lowering: inout Lowering) {
    let key = lowering.writer.key(named: key)
    switch value {
    case .int(let number): lowering.writer.add(.int(key, number))
    case .bool(let flag): lowering.writer.add(.bool(key, flag))
    case .reference(let object): lowering.writer.add(.reference(key, object))
    default: lowering.writer.add(.null(key))
    }
  }
}

extension AppKitRuleEditors {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitRuleEditors) -> CustomLoweringCode {
    switch lowering {
    case .ruleEditorViews: .init { lowerViews($0, &$2) }
    case .ruleEditorKeyView: .init(.computed) { (element, _, lowering) in lowerNextKeyView(element, &lowering) }
    case .ruleEditorHolder: .init { lowerHolder(&$2) }
    case .predicateRightType: .init { lowerRightType(&$2) }
    case .predicateViews: .init { lowerTemplateViews(&$2) }
    }
  }
}
