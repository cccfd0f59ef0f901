import NibBytes
import NibGraph
import NibSchema

/// What rows cannot say of views.
enum AppKitViews {
  /// A frame at the origin is its size alone. Seen: all views of 158 archives. The content of a window that says no frame has
  /// an empty one. Seen: 1 view; other views without a frame have no key.
  static func lowerFrame(_ element: Int, _ lowering: inout Lowering) {
    if let rect = lowering.appKitLayout().frame(of: element, &lowering) { return lowerFrame(rect, &lowering) }
    guard lowering.reader.tag(lowering.reader.parent(of: element)) == .window else { return }
    lowerFrame([0, 0, 0, 0], &lowering)
  }

  static func lowerFrame(_ rect: [Double], _ lowering: inout Lowering) {
    // Up to 9.0 with all digits that a double has. Seen: a frame in 5 archives of 6.0 to 9.0, another way in later ones.
    let isSizeOnly = rect[0] == 0 && rect[1] == 0
    guard lowering.profile < .xcode10 else {
      let text = Geometry.append(rect, isSizeOnly: isSizeOnly, to: &lowering.writer.builder.bytes)
      return lowering.writer.add(.reference(isSizeOnly ? .nsFrameSize : .nsFrame, lowering.writer.string(text)))
    }
    let words = rect.map { Decimal.fullText($0) }
    if isSizeOnly {
      let size = "{\(words[2]), \(words[3])}"
      lowering.writer.add(.reference(.nsFrameSize, lowering.writer.string(size)))
    } else {
      let frame = "{{\(words[0]), \(words[1])}, {\(words[2]), \(words[3])}}"
      lowering.writer.add(.reference(.nsFrame, lowering.writer.string(frame)))
    }
  }

  /// The subviews of a custom view, the last first: it adds them one by one when it is made. A view in place of another
  /// has them in order. Seen: 37 custom views, and 2 in place of others.
  static func lowerCustomSubviews(_ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    guard let container = lowering.reader.child(.subviews) else { return }
    var views: [ObjectID] = []
    for child in Array(lowering.reader.children(of: container)) {
      let view = lowering.view(child)
      lowering.links.record(view: view)
      views.append(view)
    }
    guard !views.isEmpty else { return }
    if !AppKitClassNames.isSwapped(element, plan, &lowering) { views.reverse() }
    lowering.writer.add(.reference(.nsSubviews, lowering.writer.array(views, .mutableArray)))
  }

  /// Panes of a split view clip what is in them from Xcode 13 on, and views that say so. Seen: 6 of 6 panes, none of 5 of
  /// 10.1 and 11.3 of 2 apps, and 3 views of two documents of Xcode 15 and later.
  static func lowerPaneClips(_ element: Int, _ lowering: inout Lowering) {
    let around = lowering.reader.parent(of: lowering.reader.parent(of: element))
    let isPane = lowering.profile >= .xcode13 && around > 0 && lowering.reader.tag(around) == .splitView
    let says = lowering.profile >= .xcode15 && lowering.reader.flag(.clipsToBounds, of: element) ?? false
    guard isPane || says else { return }
    lowering.writer.add(.bool(.nsViewClipsToBoundsKeyName, true))
  }

  /// A view with a layer draws into it when it is resized, and so do all views in it.
  ///
  /// Seen: 30 of 30 views of 3 archives of Xcode 3.2 and 4; none of 300 without a layer.
  static func lowerRedraw(_ element: Int, _ lowering: inout Lowering) {
    var view = element
    while view > 0 {
      if lowering.reader.flag(.wantsLayer, of: view) ?? false {
        return lowering.writer.add(.int(lowering.declared.key, 2))
      }
      view = lowering.reader.parent(of: view)
    }
  }

  /// The word of flags of a view whose mask depends on what is around it.
  ///
  /// Seen: 3 content views of boxes, which fill them whatever they say; 40 clip views in scroll views, without a mask, and 14 of Xcode 8.3 and older with a bit and the mask they say; 3 content views of windows without constraints that say none.
  static func lowerMask(_ element: Int, _ lowering: inout Lowering) {
    var word: Int64 = 0x100
    let around = lowering.reader.parent(of: element)
    let isClip = lowering.reader.tag(element) == .clipView
    if lowering.reader.tag(around) == .window, lowering.reader.child(.autoresizingMask) == nil,
      !lowering.appKit.usesAutolayout
    {
      word |= 0x28
    } else if AppKitLayout.fillsBox(element, &lowering) {
      word |= 0x12
    } else if lowering.reader.tag(around) != .scrollView || (isClip && lowering.profile < .xcode9) {
      word |= Int64(lowering.appKitLayout().flags(of: element, &lowering))
    }
    if isClip, lowering.profile < .xcode9 { word |= 0x800 }
    if !(lowering.reader.flag(.autoresizesSubviews, of: element) ?? true) { word &= ~0x100 }
    switch lowering.reader.attribute(.focusRingType).map({ lowering.reader.text($0) }) {
    case "none": word |= 0x1000
    case "exterior": word |= 0x2000
    default: break
    }
    var isHidden = lowering.reader.flag(.hidden, of: element) ?? false
    if let scroll = lowering.appKitLayout().scrollViews[around], scroll.hidesHorizontalScroller != nil,
      lowering.reader.childSymbol(element) == .horizontalScroller
    {
      isHidden = scroll.hidesHorizontalScroller ?? isHidden
    }
    if isHidden { word |= 0x8000_0000 }
    // As the word of any view, it is left out without bits.
    if word != 0 { lowering.writer.add(.int(.nsvFlags, Int64(Int32(truncatingIfNeeded: word)))) }
  }

  /// A view without a mask of its own is laid out by constraints, if any names it: a constraint, a stack view around it,
  /// or whoever adds a view of the top level. Seen: 60 of 60 such views, and none of 32 that nothing lays out.
  static func lowerTranslation(_ element: Int, _ lowering: inout Lowering) {
    guard let translates = lowering.reader.attribute(.translatesAutoresizingMaskIntoConstraints) else { return }
    if lowering.reader.isYes(translates) { return lowering.reader.reportTranslation(element) }
    guard lowering.reader.child(.autoresizingMask) == nil else { return }
    // A stack view without a mask is laid out by what it holds, even where its frame is fixed. Seen: 5 of 5 such, of 1
    // document; 9 of 9 with a mask in 2 others have no such key.
    if lowering.reader.tag(element) != .stackView, let fixed = lowering.reader.attribute(.fixedFrame),
      lowering.reader.isYes(fixed)
    {
      return
    }
    if isConstrained(element, &lowering) { lowering.writer.add(.bool(.nsDoNotTranslateAutoresizingMask, true)) }
  }

  private static func isConstrained(_ element: Int, _ lowering: inout Lowering) -> Bool {
    let container = lowering.reader.parent(of: element)
    if lowering.reader.tag(container) == .objects { return true }
    if container >= 0, lowering.reader.tag(lowering.reader.parent(of: container)) == .stackView { return true }
    // A grid lays out what its cells show.
    if lowering.reader.tag(container) == .gridCell { return true }
    if lowering.reader.tag(element) == .stackView { return true }
    return isNamed(element, &lowering)
  }

  /// Whether a constraint of the document names an element.
  static func isNamed(_ element: Int, _ lowering: inout Lowering) -> Bool {
    if lowering.appKit.constrained == nil { lowering.appKit.constrained = constrainedElements(&lowering) }
    return lowering.appKit.constrained?.contains(element) ?? false
  }

  /// The elements that constraints of the document name.
  private static func constrainedElements(_ lowering: inout Lowering) -> Set<Int> {
    var found: Set<Int> = []
    for element in lowering.reader.document.elements.indices where lowering.reader.tag(element) == .constraint {
      for name in [WellKnownName.firstItem, .secondItem] {
        if let id = lowering.reader.attribute(name, of: element) { found.insert(lowering.reader.element(id)) }
      }
      if lowering.reader.attribute(.firstItem, of: element) == nil {
        found.insert(lowering.reader.parent(of: lowering.reader.parent(of: element)))
      }
    }
    return found
  }
}

/// What rows cannot say of cells.
enum AppKitCells {
  /// The type of square buttons by what a click does. Seen: 11 cells.
  static func lowerSquareButtonType(_ lowering: inout Lowering) {
    guard let type = lowering.reader.attribute(.type) else { return }
    let isTextured = lowering.reader.document.bytes.equals(type, "squareTextured")
    guard isTextured || lowering.reader.document.bytes.equals(type, "square") else { return }
    let behavior = lowering.reader.child(.behavior)
    let lights = behavior.flatMap { lowering.reader.flag(.lightByContents, of: $0) } ?? false
    let pushes = behavior.flatMap { lowering.reader.flag(.pushIn, of: $0) } ?? false
    lowering.writer.add(.int(.nsAuxButtonType, pushes ? (isTextured ? 2 : 7) : lights ? 5 : 0))
  }

  /// The image of a check box or a radio button, one object for all of a kind. Seen: 10 cells. Up to 10.1 other cells
  /// without an image keep their font there (81 of 81), and up to 8.0 these have it by name once more (30 of 30).
  static func lowerSwitchImage(_ lowering: inout Lowering) {
    guard let type = lowering.reader.attribute(.type) else { return lowerFontAsImage(&lowering) }
    let isCheck = lowering.reader.document.bytes.equals(type, "check")
    guard isCheck || lowering.reader.document.bytes.equals(type, "radio") else { return lowerFontAsImage(&lowering) }
    let name = isCheck ? .class(.nsSwitch) : "NSRadioButton"
    let image: ObjectID
    if let known = lowering.appKit.switchImages[name] {
      image = known
    } else {
      let text = lowering.writer.string(name)
      image = lowering.writer.object(AppKitClass.nsButtonImageSource.id, .reference(.nsImageName, text))
      lowering.appKit.switchImages[name] = image
    }
    lowering.writer.add(.reference(.nsAlternateImage, image))
    if lowering.profile < .xcode8point3, lowering.reader.attribute(.image) == nil {
      lowering.writer.add(.reference(.nsNormalImage, AppKitImages.standard(name, [15, 15], &lowering)))
    }
  }

  private static func lowerFontAsImage(_ lowering: inout Lowering) {
    guard lowering.profile < .xcode11, lowering.reader.child(.font) != nil, lowering.reader.attribute(.image) == nil
    else { return }
    if let type = lowering.reader.attribute(.type), lowering.reader.document.bytes.equals(type, "disclosureTriangle") {
      return
    }
    lowering.writer.add(.reference(.nsAlternateImage, AppKitFonts.keyFont(&lowering)))
  }

  /// A field of a document of Xcode 8.1 or 8.2 cannot say that it offers the character picker, and does.
  ///
  /// The compiler of 8.3 says so of documents of 8.0 too; those of 9.0 to 12.5 only where the document does.
  ///
  /// Seen: 9 cells with the key, 35 without; 9 of 9 of Xcode 8.3, and none of 48 of 9.0 to 12.3 whose documents do not say
  /// it; 38 of 38 of Xcode 10 without their document.
  private static let fields: Set<String> = ["textField", "secureTextField", "searchField", "tokenField", "comboBox"]

  static func lowerCharacterPicker(_ element: Int, _ lowering: inout Lowering) {
    let field = lowering.reader.parent(of: element)
    guard field >= 0, fields.contains(lowering.reader.document.tag(.init(field))) else { return }
    // A cell of a table's column has no field.
    guard lowering.profile >= .xcode8point3, lowering.reader.tag(field) != .tableColumn else { return }
    let isOf8point3 = lowering.profile == .xcode8point3
    let isKnown = isOf8point3 || lowering.profile >= .xcode13
    let isOld = isKnown && ((isOf8point3 ? 11_000 : 11_500)..<12_000).contains(lowering.appKit.toolsVersion)
    guard lowering.reader.flag(.allowsCharacterPickerTouchBarItem, of: field) ?? isOld else { return }
    lowering.writer.add(.bool(lowering.declared.key, true))
  }
}

extension AppKitViews {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitViews) -> CustomLoweringCode {
    switch lowering {
    case .viewFilters: .init(lower: { AppKitFilters.lower(&$2) }, raise: { $0.raiseFilters($1) })
    case .frameText: .init(lower: { lowerFrame($0, &$2) }, raise: { $0.raiseFrameText($1) })
    case .autoresizingTranslation:
      .init(lower: { lowerTranslation($0, &$2) }, raise: { $0.raiseAutoresizingTranslation($1) })
    case .customSubviews: .init(lower: { lowerCustomSubviews($0, $1, &$2) }, raise: { $0.raiseCustomSubviews($1) })
    case .viewMask: .init(lower: { lowerMask($0, &$2) }, raise: { $0.raiseViewMask($1) })
    case .layerRedraw: .init(.computed) { (element, _, lowering) in lowerRedraw(element, &lowering) }
    case .paneClips: .init(.computed) { lowerPaneClips($0, &$2) }
    case .viewGuides:
      .init(lower: { AppKitLayoutGuides.lowerGuides($0, &$2) }, raise: { $0.raiseDesktopGuides($1) })
    case .guideMarks: .init(.computed) { AppKitLayoutGuides.lowerMarks($0, &$2) }
    case .appearance: .init(lower: { AppKitAppearances.lower($0, &$2) }, raise: { $0.raiseAppearance($1) })
    }
  }
}

extension AppKitCells {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitCells) -> CustomLoweringCode {
    switch lowering {
    case .switchImage: .init(.computed) { lowerSwitchImage(&$2) }
    case .squareButtonType: .init(lower: { lowerSquareButtonType(&$2) }, raise: { $0.raiseButtonType($1) })
    case .imageHug: .init(lower: { _, _, _ in }, raise: { $0.raiseImageHug($1) })
    case .buttonTints:
      .init(
        lower: { lowerTints($0, [(.bezelColor, .nsBezelTintColor), (.contentTintColor, .nsContentTintColor)], &$2) },
        raise: {
          $0.raiseTint("bezelColor", .nsBezelTintColor, $1)
          $0.raiseTint("contentTintColor", .nsContentTintColor, $1)
        })
    case .imageTint:
      .init(
        lower: { lowerTints($0, [(.contentTintColor, .nsContentTintColor)], &$2) },
        raise: { $0.raiseTint("contentTintColor", .nsContentTintColor, $1) })
    case .cellSymbol: .init(.computed) { AppKitSymbols.lowerCell($0, &$2) }
    case .controlIdentifier: .init(.computed) { AppKitCells.lowerControlIdentifier($0, &$2) }
    case .characterPicker:
      .init(
        lower: { lowerCharacterPicker($0, &$2) },
        raise: { raising, current in
          if current.integer(raising.declared.key) == 1 {
            raising.sayOfControl("allowsCharacterPickerTouchBarItem", "YES", current)
          }
        })
    }
  }
}
