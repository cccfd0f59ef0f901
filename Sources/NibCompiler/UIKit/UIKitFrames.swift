import NibBytes
import NibGraph
import NibSchema

/// Frames of views, and what they become for systems and eras that see them otherwise.
enum UIKitFrames {
  /// `UIBounds` and `UICenter` from `<rect key="frame">` or `<frame key="frameInset">`, and the bounds' origin from
  /// `<rect key="bounds">`.
  ///
  /// Seen: a view without a frame (misplaced, or laid out by its stack view) gets 1000 by 1000 points, but neither key
  /// with Xcode 4; no archive has bounds or a center of zeros alone.
  static func lowerFrame(_ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    let isSaid = lowering.reader.child(.frame) != nil || lowering.reader.child(.frameInset) != nil
    if lowering.uiKit.isOfXcode4, !isSaid, lowering.reader.tag(element) != .navigationBar { return }
    placeForOldSystems(&lowering)
    var frame = unsaidFrame(element, &lowering)
    if let rect = lowering.reader.child(.frame) {
      frame = Rect(
        x: lowering.reader.requiredReal(.x, of: rect), y: lowering.reader.requiredReal(.y, of: rect),
        width: lowering.reader.requiredReal(.width, of: rect), height: lowering.reader.requiredReal(.height, of: rect))
    } else if let inset = insetFrame(of: element, &lowering) {
      frame = inset
    }
    if lowering.options.targetsPreiOS7, !lowering.uiKit.isOfXcode4 {
      frame = preiOS7Frame(frame, element, plan, &lowering)
    }
    if !plan.sizes.isEmpty, isSaid { frame = ownSize(frame, plan, &lowering) }
    frame = placedFrame(canvasFrame(frame, element, &lowering), element, &lowering)
    var origin = (x: 0.0, y: 0.0)
    if let bounds = lowering.reader.child(.bounds) {
      origin = (lowering.reader.real(.x, of: bounds), lowering.reader.real(.y, of: bounds))
    }
    if (origin.x, origin.y, frame.width, frame.height) != (0, 0, 0, 0) {
      lowering.writer.add(.data(.bounds, lowering.writer.reals(origin.x, origin.y, frame.width, frame.height)))
    }
    let center = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    if center != (0, 0) { lowering.writer.add(.data(.center, lowering.writer.reals(center.x, center.y))) }
  }

  /// The frame of a view that the document says none of: for a controller's view in a document that is drawn for no device
  /// the screen of the compiler's own.
  ///
  /// Seen: 2 views of Xcode 13.3 and 15.0 in documents of 2 apps. Inferred: since Xcode 11, as of other frames of old
  /// documents.
  /// Inferred: with Xcode 27 any document's, for systems before 17 alone; that compiler's own screen is the one before.
  private static func unsaidFrame(_ element: Int, _ lowering: inout Lowering) -> Rect {
    if lowering.profile >= .xcode27, (lowering.options.deploymentTarget?.major ?? 99) >= 17 {
      return Rect(x: 0, y: 0, width: 1000, height: 1000)
    }
    guard lowering.profile >= .xcode11, lowering.reader.child(.frame) == nil,
      lowering.scope?.isRootView(element) == true,
      lowering.profile >= .xcode27 || lowering.reader.firstChild(.device, of: 0) == nil
    else { return Rect(x: 0, y: 0, width: 1000, height: 1000) }
    let screen = ownScreen(lowering.profile)
    return Rect(x: 0, y: 0, width: screen.width, height: screen.height)
  }

  /// The screen of the device that a compiler draws for when nothing says another.
  private static func ownScreen(_ profile: OutputProfile) -> (width: Double, height: Double) {
    profile < .xcode14 ? (414, 896) : (393, 852)
  }

  /// Lets a view that constraints lay out have the mask of one that is placed, for systems without size classes.
  ///
  /// Seen: 2 members of 1 folder of Xcode 6, whose third keeps the mask.
  private static func placeForOldSystems(_ lowering: inout Lowering) {
    guard lowering.profile == .xcode6, (lowering.options.deploymentTarget?.major ?? 99) < 8,
      lowering.reader.attribute(.translatesAutoresizingMaskIntoConstraints).map({ lowering.reader.isYes($0) }) == false
    else { return }
    lowering.overrides.append(.int(.autoresizingMask, 36))
  }

  /// The frame of a control that has a size of its own.
  private static func ownSize(_ frame: Rect, _ plan: KindPlan, _ lowering: inout Lowering) -> Rect {
    for size in plan.sizes {
      if let test = size.test {
        let symbol = lowering.schema.symbols.find(test.attribute)
        guard let value = lowering.reader.attribute(symbol), lowering.reader.text(value) == test.value else { continue }
      }
      if let child = size.child, lowering.reader.child(lowering.schema.symbols.find(child)) == nil { continue }
      return Rect(x: frame.x, y: frame.y, width: size.width ?? frame.width, height: size.height)
    }
    return frame
  }

  /// The frame where iOS 6 sees it: controls of their old sizes, no room for the status bar, and what is in a
  /// view without that room moved by its mask in later eras.
  ///
  /// Seen: 6 archives. A view that its mask would make lower is so in the one of Xcode 8, not in two of Xcode 5 and 6.
  private static func preiOS7Frame(
    _ frame: Rect, _ element: Int, _ plan: KindPlan,
    _ lowering: inout Lowering
  ) -> Rect {
    var old = frame
    switch plan.tag {
    case "switch": (old.width, old.height) = (79, 27)
    case "slider": old.height = 23
    default:
      guard lowering.reader.child(.simulatedStatusBarMetrics) != nil else { break }
      old.height -= 20
      guard lowering.profile >= .xcode8 else { break }
      let layout = CanvasLayout(lowering.reader.document, below: element, width: 0, height: -20, usesConstraints: false)
      lowering.uiKit.canvasChanges.addMissing(from: layout.changes)
    }
    return old
  }

  /// The frame of a view whose place another object decides: a prototype, a table's header and footer, the bar of a
  /// navigation controller.
  ///
  /// Seen: up to Xcode 8 such bars are as wide as the first iPhones, 12 of 12; from Xcode 9 on they have no width, 18 of
  /// 18, and are 50 points high from Xcode 12.4 on, 11 of 11.
  /// From Xcode 9 on a tab bar that the editor has not laid out has the compiler's own size, 1 of 1 of Xcode 10.1.
  /// In the oldest era the view of a controller begins at the origin, 4 of 4.
  /// Up to Xcode 10 prototypes lose the place that they have in the document, 82 of 82, and later keep it, 4 of 4.
  private static func placedFrame(
    _ frame: Rect, _ element: Int, _ lowering: inout Lowering
  ) -> Rect {
    let parent = lowering.reader.parent(of: element)
    let isLoose = lowering.profile < .xcode11 && lowering.scope?.isRootPrototype(element) == true
    if isLoose || (lowering.profile <= .xcode5 && lowering.scope?.isRootView(element) == true) {
      return Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    }
    if let screen = fullScreen(frame, element, &lowering) { return screen }
    return switch WellKnownName(lowering.reader.childSymbol(element)) {
    case .tableHeaderView where lowering.reader.tag(parent) == .tableView:
      Rect(x: frame.x, y: 0, width: endWidth(frame, in: parent, &lowering), height: frame.height)
    case .tableFooterView where lowering.reader.tag(parent) == .tableView: footerFrame(frame, element, &lowering)
    case .tabBar where lowering.reader.attribute(.key, of: element) != nil && lowering.profile >= .xcode12point4:
      // Seen: 1 tab bar of Xcode 14. Inferred: since when, as navigation bars are.
      Rect(x: 0, y: frame.y, width: 0, height: 50)
    case .tabBar where lowering.reader.attribute(.key, of: element) != nil:
      isUnsaid(frame) && lowering.profile >= .xcode9
        ? Rect(x: 0, y: 0, width: 320, height: 50) : oldBarFrame(frame, height: 49, &lowering)
    case .toolbar where lowering.reader.attribute(.key, of: element) != nil: oldBarFrame(frame, height: 44, &lowering)
    case .navigationBar where lowering.reader.attribute(.key, of: element) != nil: barFrame(frame, &lowering)
    default: frame
    }
  }

  /// Whether an element is a top view that compilers of Xcode 9 and 10 leave on the square canvas of size classes for
  /// systems before 11, whatever device the document was drawn for; those of Xcode 8 do for systems before 10, and for all
  /// where it was drawn for none. What is in it stays where it was.
  ///
  /// Seen: 10 of 10 views; 47 others that are cells, have a size of their own, or are for iOS 11. 12 of 12 of Xcode 8
  /// drawn for none; of those drawn for a device 3 of 3 for iOS 8, of 1 document, and none of 4 documents for iOS 10.
  /// Inferred: that iOS 9 counts with 8.
  static func isOnSquareCanvas(_ element: Int, _ lowering: inout Lowering) -> Bool {
    guard lowering.uiKit.hasSizeClasses else { return false }
    let target = lowering.options.deploymentTarget?.major ?? 99
    switch lowering.profile {
    case .xcode8 ... .xcode8point3: if lowering.reader.firstChild(.device, of: 0) != nil, target >= 10 { return false }
    case .xcode9 ... .xcode10point2: if target >= 11 { return false }
    default: return false
    }
    let parent = lowering.reader.parent(of: element)
    let isTopView = lowering.scope == nil && parent >= 0 && lowering.reader.tag(parent) == .objects
    guard isTopView || lowering.scope?.isRootView(element) == true else { return false }
    let isCell =
      switch WellKnownName(lowering.reader.tag(element)) {
      case .tableViewCell, .collectionViewCell, .collectionReusableView: true
      default: false
      }
    let holder = isTopView ? element : parent
    if isCell || hasOwnSize(holder, &lowering) { return false }
    return lowering.profile >= .xcode9 || !hasScreen(holder, &lowering)
  }

  private static func barFrame(
    _ frame: Rect, _ lowering: inout Lowering
  ) -> Rect {
    if lowering.profile < .xcode9 { return Rect(x: 0, y: 0, width: 320, height: 44) }
    let height: Double = lowering.profile < .xcode12point4 ? 44 : lowering.profile < .xcode26 ? 50 : 54
    return Rect(x: 0, y: frame.y, width: 0, height: height)
  }

  /// The frame of the tab bar or the toolbar of a container, which up to Xcode 8 is as wide as the first iPhones.
  ///
  /// Seen: 6 bars, and 1 of Xcode 3.2 that stands where its document has it. Inferred: until when.
  private static func oldBarFrame(_ frame: Rect, height: Double, _ lowering: inout Lowering) -> Rect {
    let x = lowering.profile < .xcode4 ? frame.x : 0
    return lowering.profile < .xcode9 ? Rect(x: x, y: frame.y, width: 320, height: height) : frame
  }

  /// Whether a frame is what the editor writes of a view that it has not laid out.
  private static func isUnsaid(_ frame: Rect) -> Bool { frame == Rect(x: 0, y: 0, width: 1000, height: 1000) }

  /// The width of a table's header or footer: the table's where that is on the square canvas.
  private static func endWidth(_ frame: Rect, in table: Int, _ lowering: inout Lowering) -> Double {
    isOnSquareCanvas(table, &lowering) ? 600 : frame.width
  }

  /// The frame of a table's footer: right below its header, because an archived table has no rows. Seen: 11 tables.
  private static func footerFrame(
    _ frame: Rect, _ element: Int, _ lowering: inout Lowering
  ) -> Rect {
    let table = lowering.reader.parent(of: element)
    let header = lowering.reader.firstChild(.tableHeaderView, of: table)
    let rect = header.flatMap { header in lowering.reader.frame(of: header) }
    return Rect(
      x: frame.x, y: rect.map { lowering.reader.real(.height, of: $0) } ?? 0,
      width: endWidth(frame, in: table, &lowering), height: frame.height)
  }

  /// The frame of a top view that a document of Xcode 5 shows on a screen of its time: newer compilers know that screen no
  /// more, and lay the view out on that of their own device, by its masks.
  ///
  /// Seen: 2 archives of one document, of Xcode 11 and 26; the member for iOS 13 keeps the frame. Inferred: Xcode 12 to 16.
  private static func newDeviceFrame(_ frame: Rect, _ element: Int, _ lowering: inout Lowering) -> Rect? {
    let parent = lowering.reader.parent(of: element)
    guard lowering.profile >= .xcode11, !lowering.uiKit.hasSizeClasses, lowering.scope == nil, parent >= 0,
      (lowering.options.deploymentTarget?.major ?? 99) < 13, lowering.reader.tag(parent) == .objects,
      lowering.reader.firstChild(.device, of: 0) == nil,
      hasScreen(element, &lowering)
    else { return nil }
    let screen = ownScreen(lowering.profile)
    let layout = CanvasLayout(
      lowering.reader.document, below: element, width: screen.width - frame.width,
      height: screen.height - frame.height, usesConstraints: false)
    lowering.uiKit.canvasChanges.addMissing(from: layout.changes)
    return Rect(x: 0, y: 0, width: screen.width, height: screen.height)
  }

  /// The frame of a top view of the square canvas of size classes, for systems that have none: an iPad's screen. What
  /// is in the view is laid out anew.
  ///
  /// Seen: 5 archives of compilers of Xcode 8 for iOS 7.
  private static func canvasFrame(
    _ frame: Rect, _ element: Int, _ lowering: inout Lowering
  ) -> Rect {
    if let screen = newDeviceFrame(frame, element, &lowering) { return screen }
    if isOnSquareCanvas(element, &lowering) { return Rect(x: 0, y: 0, width: 600, height: 600) }
    if let change = lowering.uiKit.canvasChanges[element] {
      return Rect(
        x: frame.x + change.x, y: frame.y + change.y, width: frame.width + change.width,
        height: frame.height + change.height)
    }
    let parent = lowering.reader.document.elements[element].parent
    guard lowering.uiKit.hasSizeClasses, (lowering.options.deploymentTarget?.major ?? 99) < 8, parent >= 0,
      lowering.reader.tag(Int(parent)) == .objects, frame == Rect(x: 0, y: 0, width: 600, height: 600),
      lowering.options.devices != ["iphone"]
    else { return frame }
    let layout = CanvasLayout(
      lowering.reader.document, below: element, width: 768 - frame.width, height: 1024 - frame.height)
    lowering.uiKit.canvasChanges.addMissing(from: layout.changes)
    return Rect(x: 0, y: 0, width: 768, height: 1024)
  }
}

extension UIKitFrames {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitFrames) -> CustomLoweringCode {
    switch lowering {
    case .frame: .init(lower: { lowerFrame($0, $1, &$2) }, raise: { $0.raiseFrame($1) }, legacy: { $0.raiseFrame(&$1) })
    }
  }
}
