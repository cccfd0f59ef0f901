import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// What all views have: subviews, masks; and visual effects.
enum UIKitViews {
  /// The size of an element's frame; nil without one.
  static func size(of element: Int, _ lowering: inout Lowering) -> (width: Double, height: Double)? {
    guard let frame = UIKitFrames.frame(of: element, &lowering) else { return nil }
    if UIKitFrames.isOnSquareCanvas(element, &lowering) { return (600, 600) }
    return (frame.width, frame.height)
  }

  /// `UISubviews` of most views: those of the document.
  static func lowerSubviews(_ element: Int, _ lowering: inout Lowering) {
    lowerSubviews(subviews(&lowering), of: element, &lowering)
  }

  /// The views of the `<subviews>` of the element at hand.
  static func subviews(_ lowering: inout Lowering) -> [ObjectID] {
    guard let container = lowering.reader.child(.subviews) else { return [] }
    var views: [ObjectID] = []
    var next = lowering.reader.document.elements[container].firstChild
    while next >= 0 {
      views.append(lowering.view(Int(next)))
      next = lowering.reader.document.elements[Int(next)].nextSibling
    }
    return views
  }

  /// Writes views of the element at hand: those that the base has, and behind them the guides of a controller.
  static func lowerSubviews(_ views: [ObjectID], of element: Int, _ lowering: inout Lowering) {
    let guides =
      lowering.scope?.isRootView(element) == true ? UIKitControllerGuides.controllerGuides(of: element, &lowering) : []
    guard !views.isEmpty || !guides.isEmpty else { return }
    for view in views { lowering.links.record(view: view) }
    write(UIKitVariations.installed(views, .subviews, of: element, variedBy: element, &lowering) + guides, &lowering)
  }

  /// Writes views as they stand.
  static func write(_ views: [ObjectID], _ lowering: inout Lowering) {
    guard !views.isEmpty else { return }
    lowering.writer.add(.reference(.subviews, lowering.writer.array(views, .mutableArray)))
  }

  /// A view that no element is and no list names: as large as the view that it stands in, and following it; or without a frame.
  static func plainView(
    _ size: (width: Double, height: Double)?, holding views: [ObjectID] = [], tag: Int64? = nil,
    _ lowering: inout Lowering
  ) -> ObjectID {
    let list = views.isEmpty ? nil : lowering.writer.array(views, .mutableArray)
    let object = lowering.writer.reserve(.view)
    lowering.writer.begin(object)
    if let size {
      lowering.writer.add(.data(.bounds, lowering.writer.reals(0, 0, size.width, size.height)))
      lowering.writer.add(.data(.center, lowering.writer.reals(size.width / 2, size.height / 2)))
    }
    if let list { lowering.writer.add(.reference(.subviews, list)) }
    lowering.writer.add(.bool(.deepDrawRect, true))
    lowering.writer.add(.bool(.opaque, true))
    if let tag { lowering.writer.add(.int(.tag, tag)) }
    lowering.writer.add(.bool(.autoresizeSubviews, true))
    if size != nil { lowering.writer.add(.int(.autoresizingMask, 18)) }
    lowering.writer.add(.int(.viewSemanticContentAttribute, 0))
    lowering.writer.add(.null(.viewLargeContentStoredProperties))
    lowering.writer.end()
    lowering.uiKit.unlisted.insert(Int(object.index))
    return object
  }

  /// `UIViewDoesNotTranslateAutoresizingMaskIntoConstraints`: views of fixed frame have their mask translated, but in
  /// older eras get constraints of their own. Seen: 180 views of fixed frame, and 4 000 such constraints.
  static func lowerTranslatesMask(_ element: Int, _ lowering: inout Lowering) {
    if UIKitCells.isPlainContent(element, &lowering) {
      if UIKitCells.archivesCellConstraints(&lowering) {
        lowering.writer.add(.bool(.viewDoesNotTranslateAutoresizingMaskIntoConstraints, true))
      }
      return
    }
    guard let translates = lowering.reader.attribute(.translatesAutoresizingMaskIntoConstraints) else { return }
    if lowering.reader.isYes(translates) { return lowering.reader.reportTranslation(element) }
    if lowering.profile >= .xcode8, let fixed = lowering.reader.attribute(.fixedFrame), lowering.reader.isYes(fixed) {
      return
    }
    lowering.writer.add(.bool(.viewDoesNotTranslateAutoresizingMaskIntoConstraints, true))
  }

  /// Effect and content view of a visual effect view.
  static func lowerVisualEffect(_ lowering: inout Lowering) {
    if let blur = lowering.reader.child(.blurEffect) {
      let style = blurStyle(blur, &lowering)
      let effect = lowering.writer.reserve(.blurEffect)
      lowering.writer.begin(effect)
      if let material = Choice.blurMaterial(of: style) { lowering.writer.add(.int(.blurEffectMaterialStyle, material)) }
      lowering.writer.add(.int(.blurEffectAutomaticStyle, Choice.automaticBlurStyle(of: style)))
      lowering.writer.add(.int(.blurEffectStyle, Choice.fixedBlurStyle(of: style)))
      lowering.writer.end()
      lowering.writer.add(.reference(.visualEffectViewEffect, effect))
    } else if let vibrancy = lowering.reader.child(.vibrancyEffect) {
      lowering.writer.add(.reference(.visualEffectViewEffect, vibrancyEffect(vibrancy, &lowering)))
    } else {
      lowering.writer.add(.null(.visualEffectViewEffect))
    }
    lowering.writer.add(.null(.visualEffectViewGroupName))
    if let content = lowering.reader.child(.contentView) {
      let object = lowering.object(content) ?? lowering.reserve(content, plan: lowering.schema.fallbackView)
      lowering.writer.builder.setClass(UIKitClass.visualEffectContentView.id, of: object)
      lowering.links.record(view: object)
      lowering.writer.add(.reference(.visualEffectViewContentView, object))
    }
  }

  /// A UIVibrancyEffect: its style, where it says one, and that of the blur that it stands on. Seen: 11 without sources.
  private static func vibrancyEffect(_ vibrancy: Int, _ lowering: inout Lowering) -> ObjectID {
    lowering.reader.reportUnread(vibrancy, beyond: [.key, .style, .blurEffect])
    let blur = lowering.reader.children(of: vibrancy).first { lowering.reader.tag($0) == .blurEffect }
    let style = blur.map { blurStyle($0, &lowering) } ?? 0
    let effect = lowering.writer.reserve(.vibrancyEffect)
    lowering.writer.begin(effect)
    if let own = self.style(.vibrancyStyle, of: vibrancy, orElse: "none", &lowering) {
      lowering.writer.add(.int(.vibrancyEffectVibrancyStyle, own))
    }
    if let material = Choice.blurMaterial(of: style) {
      lowering.writer.add(.int(.vibrancyEffectBlurMaterialStyle, material))
    }
    lowering.writer.add(.int(.vibrancyEffectBlurAutomaticStyle, Choice.automaticBlurStyle(of: style)))
    lowering.writer.add(.int(.vibrancyEffectBlurStyle, Choice.fixedBlurStyle(of: style)))
    lowering.writer.end()
    return effect
  }

  private static func blurStyle(_ blur: Int, _ lowering: inout Lowering) -> Int64 {
    style(.blurStyle, of: blur, orElse: "extraLight", &lowering) ?? 0
  }

  /// The style of an effect; nil without one, and a warning that says what stands in for one that is not known.
  private static func style(
    _ styles: Choice, of effect: Int, orElse fallback: String, _ lowering: inout Lowering
  ) -> Int64? {
    guard let span = lowering.reader.attribute(.style, of: effect) else { return nil }
    if let style = styles.value(of: lowering.reader.text(span)) { return style }
    lowering.reader.warn(
      .unknownValue, "unknown \(styles.name) '\(lowering.reader.text(span))'; using \(fallback)", at: effect)
    return nil
  }
}

extension UIKitViews {
  /// `UITintColor` of the view of a controller, or the navigation bar of a container, that says none: the color that the
  /// storyboard says for all of it.
  ///
  /// Seen: 44 root views and 9 navigation bars in 6 storyboards of 4 apps, of Xcode 7.2 to 14, all; not the tab bar.
  private static func lowerStoryboardTint(_ element: Int, _ lowering: inout Lowering) {
    guard let scope = lowering.scope, scope.isRootView(element) || isContainersNavigationBar(element, &lowering),
      let tint = lowering.reader.firstChild(.tintColor, of: Int(ElementIndex.root.index)),
      lowering.reader.tag(tint) == .color
    else { return }
    lowering.writer.add(.reference(.tintColor, UIKitColors.color(tint, &lowering)))
  }

  private static func isContainersNavigationBar(_ element: Int, _ lowering: inout Lowering) -> Bool {
    lowering.reader.tag(element) == .navigationBar
      && UIKitContainers.isContainer(lowering.reader.parent(of: element), &lowering)
  }

  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitViews) -> CustomLoweringCode {
    switch lowering {
    case .subviews:
      .init(
        lower: { lowerSubviews($0, &$2) }, raise: { $0.raiseSubviews($1, besides: []) },
        legacy: { $0.raiseSubviews(&$1) })
    case .translatesMask: .init(lower: { lowerTranslatesMask($0, &$2) }, raise: { $0.raiseTranslatesMask($1) })
    case .storyboardTint: .init(.computed) { lowerStoryboardTint($0, &$2) }
    case .properties: .init(.computed) { $2.uiKit.propertyOwners.append($0) }
    case .visualEffect: .init(lower: { lowerVisualEffect(&$2) }, raise: { $0.raiseVisualEffect($1) })
    }
  }
}
