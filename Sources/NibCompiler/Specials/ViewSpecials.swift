import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// `UIBounds` and `UICenter` from `<rect key="frame">`, and the bounds' origin from `<rect key="bounds">`.
  ///
  /// Seen: a view without a frame (misplaced, or laid out by its stack view) gets 1000 by 1000 points, but neither key
  /// with Xcode 4; no archive has bounds or a center of zeros alone.
  mutating func lowerFrame(_ element: Int, _ plan: Plan) {
    let names = book.names
    if isOfXcode4, child(names.frame) == nil, tag(element) != names.navigationBar { return }
    var frame = (x: 0.0, y: 0.0, width: 1000.0, height: 1000.0)
    if let rect = child(names.frame) {
      frame = (
        requiredReal(names.x, of: rect), requiredReal(names.y, of: rect), requiredReal(names.width, of: rect),
        requiredReal(names.height, of: rect)
      )
    }
    if hasOldLook { frame = oldFrame(frame, element, plan) }
    frame = placedFrame(canvasFrame(frame, element), element)
    var origin = (x: 0.0, y: 0.0)
    if let bounds = child(names.bounds) { origin = (real(names.x, of: bounds), real(names.y, of: bounds)) }
    if (origin.x, origin.y, frame.width, frame.height) != (0, 0, 0, 0) {
      builder.add(.data(book.keys.viewBounds, reals(origin.x, origin.y, frame.width, frame.height)))
    }
    let center = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    if center != (0, 0) { builder.add(.data(book.keys.viewCenter, reals(center.x, center.y))) }
  }

  /// The frame where systems before 7 see it: controls of their old sizes, no room for the status bar, and what is in a
  /// view without that room moved by its mask in later eras.
  ///
  /// Seen: 6 archives. A view that its mask would make lower is so in the one of Xcode 8, not in two of Xcode 5 and 6.
  private mutating func oldFrame(
    _ frame: (x: Double, y: Double, width: Double, height: Double), _ element: Int, _ plan: Plan
  ) -> (x: Double, y: Double, width: Double, height: Double) {
    var old = frame
    switch plan.tag {
    case "switch": (old.width, old.height) = (79, 27)
    case "slider": old.height = 23
    default:
      guard child(book.names.simulatedStatusBarMetrics) != nil else { break }
      old.height -= 20
      guard book.profile >= .nib9e else { break }
      let layout = CanvasLayout(document, below: element, width: 0, height: -20, usesConstraints: false)
      canvasChanges.merge(layout.changes) { first, _ in first }
    }
    return old
  }

  /// The frame of a view whose place another object decides: a prototype, a table's header and footer, the bar of a
  /// navigation controller.
  ///
  /// Seen: up to Xcode 8 such bars are as wide as the first telephones, 12 of 12; with Xcode 9 they have no width, 3 of 3.
  /// In the oldest era the view of a controller begins at the origin, 4 of 4.
  /// Up to Xcode 10 prototypes lose the place that they have in the document, 82 of 82, and later keep it, 4 of 4.
  private mutating func placedFrame(
    _ frame: (x: Double, y: Double, width: Double, height: Double), _ element: Int
  ) -> (x: Double, y: Double, width: Double, height: Double) {
    let isLoose = book.profile < .nib9g && scope?.isRootPrototype(element) == true
    if isLoose || (book.profile == .nib9a && scope?.isRootView(element) == true) {
      return (0, 0, frame.width, frame.height)
    }
    return switch childSymbol(element) {
    case book.names.tableHeaderView: (frame.x, 0, frame.width, frame.height)
    case book.names.tableFooterView: footerFrame(frame, element)
    case book.names.navigationBar where attribute(book.names.key, of: element) != nil: barFrame(frame)
    default: frame
    }
  }

  private func barFrame(
    _ frame: (x: Double, y: Double, width: Double, height: Double)
  ) -> (x: Double, y: Double, width: Double, height: Double) {
    if book.profile < .nib9f { return (0, 0, 320, 44) }
    return book.profile == .nib9f ? (0, frame.y, 0, 44) : frame
  }

  /// The frame of a table's footer: right below its header, because an archived table has no rows. Seen: 11 tables.
  private mutating func footerFrame(
    _ frame: (x: Double, y: Double, width: Double, height: Double), _ element: Int
  ) -> (x: Double, y: Double, width: Double, height: Double) {
    let table = Int(document.elements[element].parent)
    let header = children(of: table).first { childSymbol($0) == book.names.tableHeaderView }
    let rect = header.flatMap { header in children(of: header).first { childSymbol($0) == book.names.frame } }
    return (frame.x, rect.map { real(book.names.height, of: $0) } ?? 0, frame.width, frame.height)
  }

  /// The frame of a top view of the square canvas of size classes, for systems that have none: a tablet's screen. What
  /// is in the view is laid out anew.
  ///
  /// Seen: 5 archives of compilers of Xcode 8 for iOS 7.
  private mutating func canvasFrame(
    _ frame: (x: Double, y: Double, width: Double, height: Double), _ element: Int
  ) -> (x: Double, y: Double, width: Double, height: Double) {
    if let change = canvasChanges[element] {
      return (frame.x + change.x, frame.y + change.y, frame.width + change.width, frame.height + change.height)
    }
    let parent = document.elements[element].parent
    guard links.hasSizeClasses, (options.deploymentTarget?.major ?? 99) < 8, parent >= 0,
      tag(Int(parent)) == book.names.objects, frame == (0, 0, 600, 600), options.devices != ["iphone"]
    else { return frame }
    let layout = CanvasLayout(document, below: element, width: 768 - frame.width, height: 1024 - frame.height)
    canvasChanges.merge(layout.changes) { first, _ in first }
    return (0, 0, 768, 1024)
  }

  /// `UISubviews`: the document's children, or the content view of a cell.
  mutating func lowerSubviews(_ element: Int) {
    var views: [ObjectID] = []
    if let content = contentView() { views.append(content) }
    if let container = child(book.names.subviews) {
      var next = document.elements[container].firstChild
      while next >= 0 {
        views.append(view(Int(next)))
        next = document.elements[Int(next)].nextSibling
      }
    }
    if let container = child(book.names.segments) {
      // Up to Xcode 10 the last segment is the lowest view. Seen: 24 controls.
      let segments = segments(container)
      // No list of objects names a segment. Seen: 11 storyboards.
      for segment in segments { links.nameless.insert(segment.index) }
      views += book.profile < .nib9g ? segments.reversed() : segments
    }
    // A table shows its footer and its header; the footer stands first. Seen: 17 tables.
    for end in [book.names.tableFooterView, book.names.tableHeaderView] {
      if let view = child(end) { views.append(self.view(view)) }
    }
    views += supplementStandIns(element)
    let guides = scope?.isRootView(element) == true ? controllerGuides(of: element) : []
    guard !views.isEmpty || !guides.isEmpty else { return }
    for view in views { links.note(view: view) }
    noteContent()
    views = installed(views, .subviews, of: element, variedBy: element) + guides
    if let separator = separator(element) { views.insert(separator, at: min(1, views.count)) }
    guard !views.isEmpty else { return }
    builder.add(.reference(book.keys.subviews, array(views, book.classes.mutableArray)))
  }

  /// The object of an element among subviews: an unknown kind is a plain view, so that its place is kept.
  mutating func view(_ element: Int) -> ObjectID {
    if let known = object(element) { return known }
    let tag = document.tag(.init(element))
    warn(.unknownElement, "'\(tag)' is no view that is known; it is compiled as a plain view", at: element)
    return reserve(element, plan: book.fallbackView)
  }

  /// `UIViewDoesNotTranslateAutoresizingMaskIntoConstraints`: views of fixed frame have their mask translated, but in
  /// older eras get constraints of their own. Seen: 180 views of fixed frame, and 4 000 such constraints.
  mutating func lowerTranslatesMask(_ element: Int) {
    if isPlainContent(element) {
      if archivesCellConstraints { builder.add(.bool(book.keys.doesNotTranslate, true)) }
      return
    }
    guard let translates = attribute(book.names.translatesAutoresizingMaskIntoConstraints), !isYes(translates) else {
      return
    }
    if book.profile >= .nib9e, let fixed = attribute(book.names.fixedFrame), isYes(fixed) { return }
    builder.add(.bool(book.keys.doesNotTranslate, true))
  }

  /// Effect and content view of a visual effect view.
  mutating func lowerVisualEffect() {
    if let blur = child(book.names.blurEffect) {
      let style = blurStyle(blur)
      let effect = builder.reserve(book.classes.blurEffect)
      builder.begin(effect)
      builder.add(.int(book.keys.blurAutomatic, style))
      builder.add(.int(book.keys.blurStyle, Choice.fixedBlurStyle(of: style)))
      builder.end()
      builder.add(.reference(book.keys.effect, effect))
    } else if let vibrancy = child(book.names.vibrancyEffect) {
      builder.add(.reference(book.keys.effect, vibrancyEffect(vibrancy)))
    } else {
      builder.add(.null(book.keys.effect))
    }
    builder.add(.null(book.keys.effectGroup))
    if let content = child(book.names.contentView) {
      let object = object(content) ?? reserve(content, plan: book.fallbackView)
      builder.setClass(book.classes.visualContent, of: object)
      links.note(view: object)
      builder.add(.reference(book.keys.effectContent, object))
    }
  }

  /// A UIVibrancyEffect: the style of the blur that it stands on. Inferred: by other readers of archives.
  private mutating func vibrancyEffect(_ vibrancy: Int) -> ObjectID {
    reportUnread(vibrancy, beyond: [.key, .blurEffect])
    let blur = children(of: vibrancy).first { tag($0) == book.names.blurEffect }
    let style = blur.map { blurStyle($0) } ?? 0
    let effect = builder.reserve(builder.class("UIVibrancyEffect"))
    builder.begin(effect)
    builder.add(.int(builder.key("UIVibrancyEffectBlurStyle"), style))
    builder.end()
    return effect
  }

  private mutating func blurStyle(_ blur: Int) -> Int64 {
    guard let span = attribute(book.names.style, of: blur) else { return 0 }
    if let style = Choice.blurStyle.value(of: text(span)) { return style }
    warn(.unknownValue, "'\(text(span))' is no blur style that is known; extraLight is used", at: blur)
    return 0
  }
}
