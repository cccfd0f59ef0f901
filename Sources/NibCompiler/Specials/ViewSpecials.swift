import NibBytes
import NibGraph
import NibSchema

enum UIKitViews {
  /// `UIBounds` and `UICenter` from `<rect key="frame">`, and the bounds' origin from `<rect key="bounds">`.
  ///
  /// Seen: a view without a frame (misplaced, or laid out by its stack view) gets 1000 by 1000 points, but neither key
  /// with Xcode 4; no archive has bounds or a center of zeros alone.
  static func lowerFrame(_ element: Int, _ plan: Plan, _ lowering: inout Lowering) {
    if lowering.uiKit.isOfXcode4, lowering.reader.child(.frame) == nil, lowering.reader.tag(element) != .navigationBar {
      return
    }
    var frame = (x: 0.0, y: 0.0, width: 1000.0, height: 1000.0)
    if let rect = lowering.reader.child(.frame) {
      frame = (
        lowering.reader.requiredReal(.x, of: rect), lowering.reader.requiredReal(.y, of: rect),
        lowering.reader.requiredReal(.width, of: rect),
        lowering.reader.requiredReal(.height, of: rect)
      )
    }
    if lowering.options.targetsPreiOS7 { frame = oldFrame(frame, element, plan, &lowering) }
    frame = placedFrame(canvasFrame(frame, element, &lowering), element, &lowering)
    var origin = (x: 0.0, y: 0.0)
    if let bounds = lowering.reader.child(.bounds) {
      origin = (lowering.reader.real(.x, of: bounds), lowering.reader.real(.y, of: bounds))
    }
    if (origin.x, origin.y, frame.width, frame.height) != (0, 0, 0, 0) {
      lowering.writer.add(.data(.viewBounds, lowering.writer.reals(origin.x, origin.y, frame.width, frame.height)))
    }
    let center = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    if center != (0, 0) { lowering.writer.add(.data(.viewCenter, lowering.writer.reals(center.x, center.y))) }
  }

  /// The frame where systems before 7 see it: controls of their old sizes, no room for the status bar, and what is in a
  /// view without that room moved by its mask in later eras.
  ///
  /// Seen: 6 archives. A view that its mask would make lower is so in the one of Xcode 8, not in two of Xcode 5 and 6.
  private static func oldFrame(
    _ frame: (x: Double, y: Double, width: Double, height: Double), _ element: Int, _ plan: Plan,
    _ lowering: inout Lowering
  ) -> (x: Double, y: Double, width: Double, height: Double) {
    var old = frame
    switch plan.tag {
    case "switch": (old.width, old.height) = (79, 27)
    case "slider": old.height = 23
    default:
      guard lowering.reader.child(.simulatedStatusBarMetrics) != nil else { break }
      old.height -= 20
      guard lowering.profile >= .nib9e else { break }
      let layout = CanvasLayout(lowering.reader.document, below: element, width: 0, height: -20, usesConstraints: false)
      lowering.uiKit.canvasChanges.merge(layout.changes) { first, _ in first }
    }
    return old
  }

  /// The frame of a view whose place another object decides: a prototype, a table's header and footer, the bar of a
  /// navigation controller.
  ///
  /// Seen: up to Xcode 8 such bars are as wide as the first telephones, 12 of 12; with Xcode 9 they have no width, 3 of 3.
  /// In the oldest era the view of a controller begins at the origin, 4 of 4.
  /// Up to Xcode 10 prototypes lose the place that they have in the lowering.reader.document, 82 of 82, and later keep it, 4 of 4.
  private static func placedFrame(
    _ frame: (x: Double, y: Double, width: Double, height: Double), _ element: Int, _ lowering: inout Lowering
  ) -> (x: Double, y: Double, width: Double, height: Double) {
    let isLoose = lowering.profile < .nib9g && lowering.scope?.isRootPrototype(element) == true
    if isLoose || (lowering.profile == .nib9a && lowering.scope?.isRootView(element) == true) {
      return (0, 0, frame.width, frame.height)
    }
    return switch WellKnownName(lowering.reader.childSymbol(element)) {
    case .tableHeaderView: (frame.x, 0, frame.width, frame.height)
    case .tableFooterView: footerFrame(frame, element, &lowering)
    case .navigationBar where lowering.reader.attribute(.key, of: element) != nil: barFrame(frame, &lowering)
    default: frame
    }
  }

  private static func barFrame(
    _ frame: (x: Double, y: Double, width: Double, height: Double), _ lowering: inout Lowering
  ) -> (x: Double, y: Double, width: Double, height: Double) {
    if lowering.profile < .nib9f { return (0, 0, 320, 44) }
    return lowering.profile == .nib9f ? (0, frame.y, 0, 44) : frame
  }

  /// The frame of a table's footer: right below its header, because an archived table has no rows. Seen: 11 tables.
  private static func footerFrame(
    _ frame: (x: Double, y: Double, width: Double, height: Double), _ element: Int, _ lowering: inout Lowering
  ) -> (x: Double, y: Double, width: Double, height: Double) {
    let table = lowering.reader.parent(of: element)
    let header = lowering.reader.firstChild(.tableHeaderView, of: table)
    let rect = header.flatMap { header in lowering.reader.frame(of: header) }
    return (frame.x, rect.map { lowering.reader.real(.height, of: $0) } ?? 0, frame.width, frame.height)
  }

  /// The frame of a top view of the square canvas of size classes, for systems that have none: a tablet's screen. What
  /// is in the view is laid out anew.
  ///
  /// Seen: 5 archives of compilers of Xcode 8 for iOS 7.
  private static func canvasFrame(
    _ frame: (x: Double, y: Double, width: Double, height: Double), _ element: Int, _ lowering: inout Lowering
  ) -> (x: Double, y: Double, width: Double, height: Double) {
    if let change = lowering.uiKit.canvasChanges[element] {
      return (frame.x + change.x, frame.y + change.y, frame.width + change.width, frame.height + change.height)
    }
    let parent = lowering.reader.document.elements[element].parent
    guard lowering.uiKit.hasSizeClasses, (lowering.options.deploymentTarget?.major ?? 99) < 8, parent >= 0,
      lowering.reader.tag(Int(parent)) == .objects, frame == (0, 0, 600, 600), lowering.options.devices != ["iphone"]
    else { return frame }
    let layout = CanvasLayout(
      lowering.reader.document, below: element, width: 768 - frame.width, height: 1024 - frame.height)
    lowering.uiKit.canvasChanges.merge(layout.changes) { first, _ in first }
    return (0, 0, 768, 1024)
  }

  /// `UISubviews`: the document's children, or the content view of a cell.
  static func lowerSubviews(_ element: Int, _ lowering: inout Lowering) {
    var views: [ObjectID] = []
    if let content = UIKitCells.contentView(&lowering) { views.append(content) }
    if let container = lowering.reader.child(.subviews) {
      var next = lowering.reader.document.elements[container].firstChild
      while next >= 0 {
        views.append(view(Int(next), &lowering))
        next = lowering.reader.document.elements[Int(next)].nextSibling
      }
    }
    if let container = lowering.reader.child(.segments) {
      // Up to Xcode 10 the last segment is the lowest view. Seen: 24 controls.
      let segments = UIKitSegments.segments(container, &lowering)
      // No list of objects names a segment. Seen: 11 storyboards.
      for segment in segments { lowering.uiKit.nameless.insert(segment.index) }
      views += lowering.profile < .nib9g ? segments.reversed() : segments
    }
    // A table shows its footer and its header; the footer stands first. Seen: 17 tables.
    for end in [WellKnownName.tableFooterView, WellKnownName.tableHeaderView] {
      if let child = lowering.reader.child(end) { views.append(view(child, &lowering)) }
    }
    views += UIKitSupplementaryViews.supplementStandIns(element, &lowering)
    let guides =
      lowering.scope?.isRootView(element) == true ? UIKitControllerGuides.controllerGuides(of: element, &lowering) : []
    guard !views.isEmpty || !guides.isEmpty else { return }
    for view in views { lowering.links.note(view: view) }
    UIKitCells.noteContent(&lowering)
    views = UIKitVariations.installed(views, .subviews, of: element, variedBy: element, &lowering) + guides
    if let separator = UIKitCells.separator(element, &lowering) { views.insert(separator, at: min(1, views.count)) }
    guard !views.isEmpty else { return }
    lowering.writer.add(.reference(.subviews, lowering.writer.array(views, .mutableArray)))
  }

  /// The object of an element among subviews: an unknown kind is a plain view, so that its place is kept.
  static func view(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.object(element) { return known }
    let tag = lowering.reader.document.tag(.init(element))
    lowering.reader.warn(
      .unknownElement, "'\(tag)' is no view that is known; it is compiled as a plain view", at: element)
    return lowering.reserve(element, plan: lowering.schema.fallbackView)
  }

  /// `UIViewDoesNotTranslateAutoresizingMaskIntoConstraints`: views of fixed frame have their mask translated, but in
  /// older eras get constraints of their own. Seen: 180 views of fixed frame, and 4 000 such constraints.
  static func lowerTranslatesMask(_ element: Int, _ lowering: inout Lowering) {
    if UIKitCells.isPlainContent(element, &lowering) {
      if UIKitCells.archivesCellConstraints(&lowering) { lowering.writer.add(.bool(.doesNotTranslate, true)) }
      return
    }
    guard let translates = lowering.reader.attribute(.translatesAutoresizingMaskIntoConstraints),
      !lowering.reader.isYes(translates)
    else {
      return
    }
    if lowering.profile >= .nib9e, let fixed = lowering.reader.attribute(.fixedFrame), lowering.reader.isYes(fixed) {
      return
    }
    lowering.writer.add(.bool(.doesNotTranslate, true))
  }

  /// Effect and content view of a visual effect view.
  static func lowerVisualEffect(_ lowering: inout Lowering) {
    if let blur = lowering.reader.child(.blurEffect) {
      let style = blurStyle(blur, &lowering)
      let effect = lowering.writer.reserve(.blurEffect)
      lowering.writer.begin(effect)
      lowering.writer.add(.int(.blurAutomatic, style))
      lowering.writer.add(.int(.blurStyle, Choice.fixedBlurStyle(of: style)))
      lowering.writer.end()
      lowering.writer.add(.reference(.effect, effect))
    } else if let vibrancy = lowering.reader.child(.vibrancyEffect) {
      lowering.writer.add(.reference(.effect, vibrancyEffect(vibrancy, &lowering)))
    } else {
      lowering.writer.add(.null(.effect))
    }
    lowering.writer.add(.null(.effectGroup))
    if let content = lowering.reader.child(.contentView) {
      let object = lowering.object(content) ?? lowering.reserve(content, plan: lowering.schema.fallbackView)
      lowering.writer.builder.setClass(UIKitClass.visualContent.id, of: object)
      lowering.links.note(view: object)
      lowering.writer.add(.reference(.effectContent, object))
    }
  }

  /// A UIVibrancyEffect: the style of the blur that it stands on. Inferred: by other readers of archives.
  private static func vibrancyEffect(_ vibrancy: Int, _ lowering: inout Lowering) -> ObjectID {
    lowering.reader.reportUnread(vibrancy, beyond: [.key, .blurEffect])
    let blur = lowering.reader.children(of: vibrancy).first { lowering.reader.tag($0) == .blurEffect }
    let style = blur.map { blurStyle($0, &lowering) } ?? 0
    let effect = lowering.writer.reserve(.vibrancyEffect)
    lowering.writer.begin(effect)
    lowering.writer.add(.int(.vibrancyBlurStyle, style))
    lowering.writer.end()
    return effect
  }

  private static func blurStyle(_ blur: Int, _ lowering: inout Lowering) -> Int64 {
    guard let span = lowering.reader.attribute(.style, of: blur) else { return 0 }
    if let style = Choice.blurStyle.value(of: lowering.reader.text(span)) { return style }
    lowering.reader.warn(
      .unknownValue, "'\(lowering.reader.text(span))' is no blur style that is known; extraLight is used", at: blur)
    return 0
  }
}
